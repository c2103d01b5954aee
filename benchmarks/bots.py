"""How many rounds of Secret Letter a bot wins against Random: `python benchmarks/bots.py`."""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import lettergames as lg
from lettergames.bots import Careful, Random
from lettergames.bots.cheating import SeesEverything

Choose = Callable[[Any, Any, random.Random], Any]


class Tally(NamedTuple):
    """Rounds played, won (alone or shared) and shared; decisions taken and the CPU seconds they took."""

    rounds: int
    won: int
    shared: int
    decisions: int
    seconds: float

    @property
    def share(self) -> float:
        return self.won / self.rounds

    @property
    def margin(self) -> float:
        """Half the 95 % interval of the share."""
        return 1.96 * (self.share * (1 - self.share) / self.rounds) ** 0.5


def by_view(bot: Any) -> Choose:
    """The bot as a function of the state, shown only its view of it."""

    def choose(rules: Any, state: Any, rng: random.Random) -> Any:
        view = rules.view(state, state.to_act)
        return bot.choose(view, rules.legal_moves(view), rng)

    return choose


def by_state(cheater: Any) -> Choose:
    """A cheater as a function of the state."""
    return lambda rules, state, rng: cheater.choose(state, rules.legal_moves(state), rng)


def play(choose: Choose, rules: Any, rounds: int, seed: int) -> Tally:
    """Single rounds against Random on all other seats; the seat moves on by one each round."""
    won = shared = decisions = 0
    seconds = 0.0
    rng = random.Random(seed)
    for number in range(rounds):
        seat = number % rules.seats
        state = rules.deal(seed + number)
        while state.phase == "play":
            if state.to_act == seat:
                began = time.process_time()
                move = choose(rules, state, rng)
                seconds += time.process_time() - began
                decisions += 1
            else:
                move = rules.legal_moves(state).sample(rng)
            state = rules.apply(state, move)
        winners = state.outcome.winners
        won += seat in winners
        shared += seat in winners and len(winners) > 1
    return Tally(rounds, won, shared, decisions, seconds)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=8000, help="rounds of each line (8000)")
    parser.add_argument("--seed", type=int, default=1, help="number of the first deal (1)")
    asked = parser.parse_args()
    bots = {"Random": by_view(Random()), "Careful": by_view(Careful())}
    bots["SeesEverything"] = by_state(SeesEverything())
    print(f"Rounds won against Random on all other seats, {asked.rounds:,} rounds from deal {asked.seed} on")
    print(f"{'bot':<16}{'seats':>6}{'won %':>8}{'95 %':>8}{'shared %':>10}{'ms a decision, view included':>31}")
    for name, choose in bots.items():
        for seats in (2, 3, 4):
            tally = play(choose, lg.SecretLetter(seats=seats), asked.rounds, asked.seed)
            print(
                f"{name:<16}{seats:>6}{100 * tally.share:>8.1f}{f'± {100 * tally.margin:.1f}':>8}"
                f"{100 * tally.shared / tally.rounds:>10.1f}{1000 * tally.seconds / tally.decisions:>31.3f}"
            )


if __name__ == "__main__":
    main()
