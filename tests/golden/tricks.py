"""A playthrough of each LetterTricks game as text: cards, tricks, what is refused, what is told, how it ends."""

from collections.abc import Iterator
from typing import Any

import lettergames as lg
from lettergames.core import chance
from lettergames.core.names import letter
from tests.conformance.letter_tricks import trick_texts


def letter_tricks(seed: int) -> str:
    """One hand of each game, three of the teams' game, with random moves."""
    games = (lg.CompetitiveTricks(hands=1), lg.ThreePlayerTricks(), lg.TeamTricks(), lg.CooperativeTricks())
    return "\n".join(line for rules in games for line in (*_game(rules, seed), "")) + "\n"


def _game(rules: Any, seed: int) -> Iterator[str]:
    rng = chance.generator("playthrough", seed)
    state, refused = rules.deal(seed), set()
    yield f"{rules!r}, seed {seed}"
    while state.to_act is not None:
        if state.log[1].kind == "deal":
            yield from _dealt(rules, state)
        for text in trick_texts(rules):
            verdict = _verdict(rules, state, text)
            if verdict is not None and verdict.rule not in refused:
                refused.add(verdict.rule)
                yield f"  refused: {letter(state.to_act)} {text} ({verdict})"
        seat, move = state.to_act, rules.legal_moves(state).sample(rng)
        for other in range(rules.players):
            may = rules.interrupts(state, other)
            if may and rng.random() < 0.05:
                seat, move = other, may[int(rng.random() * len(may))]
        state = rules.step(state, move, seat)
        yield f"> {letter(seat)} {move}"
        yield from (f"  {_shown(item)}" for item in rules.events(state)[-1].shown if item[0] != "deals")
    result = rules.result(state)
    yield f"{result.why} (scores {result.scores}, winners {''.join(map(letter, result.winners)) or 'none'})"


def _verdict(rules: Any, state: Any, text: str) -> Any:
    """The refusal of this text by a rule; None if it means nothing here or is allowed."""
    verdict = rules.verdict(state, text)
    return verdict if not verdict and verdict.rule else None


def _dealt(rules: Any, state: Any) -> Iterator[str]:
    match = state.match
    yield ""
    yield f"Hand {match.number}, dealt by {letter(match.dealer)}"
    yield from (f"  {letter(seat)}: {' '.join(hand)}" for seat, hand in enumerate(state.hands))
    for name, cards in (("shown and out", match.spare), ("beside the tricks", match.display)):
        if cards:
            yield f"  {name}: {' '.join(cards)}"


def _shown(item: Any) -> str:
    return " ".join(map(_plain, item))


def _plain(value: Any) -> str:
    return f"({' '.join(map(_plain, value))})" if isinstance(value, tuple) else str(value) or "none"
