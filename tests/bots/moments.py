"""Places in random play at which a bot is asked."""

import random
from collections.abc import Iterator
from typing import Any


def moments(rules: Any, rounds: int, seed: int = 1) -> Iterator[Any]:
    """Every state of some random rounds, the one at rest after each round included."""
    rng = random.Random(seed)
    for number in range(rounds):
        state = rules.deal(seed + number)
        yield state
        while state.phase == "play":
            state = rules.apply(state, rules.legal_moves(state).sample(rng))
            if state.to_act is not None:
                yield state


def advice(bot: Any, rules: Any, view: Any, seed: int = 5) -> Any:
    """What the bot says of this view."""
    return bot.explain(view, rules.legal_moves(view), random.Random(seed))
