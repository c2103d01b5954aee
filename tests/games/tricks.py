"""LetterTricks positions that many tests need: a whole trick, the cards a seat has collected, a claim."""

from typing import Any

import lettergames as lg
from lettergames.core.names import letter


def four(**options: Any) -> Any:
    return lg.CompetitiveTricks(seats=4, **options)


def five(**options: Any) -> Any:
    return lg.CompetitiveTricks(seats=5, **options)


def three(**options: Any) -> Any:
    return lg.ThreePlayerTricks(**options)


def teams(**options: Any) -> Any:
    return lg.TeamTricks(**options)


def together(seats: int = 4, **options: Any) -> Any:
    return lg.CooperativeTricks(seats=seats, **options)


def after(rules: Any, state: Any, *moves: str) -> Any:
    """The state after these moves of the seat to act, or after "A: move" of another seat."""
    for move in moves:
        seat, _, text = move.rpartition(": ")
        state = rules.step(state, text, "ABCDEF".index(seat) if seat else None)
    return state


def won(rules: Any, trick: str) -> str:
    """Who picks from a trick that A led, in order: the winner, the low card, the middle one: "B C A"."""
    return " ".join(map(letter, rules.position(trick=trick).picks))


def texts(rules: Any, state: Any) -> list[str]:
    """The legal moves as texts."""
    return list(map(str, rules.legal_moves(state)))


def points(rules: Any, taken: str, *words: str) -> int:
    """What A scores for these words (and no more) with the cards it has collected; nobody else has any."""
    state = after(rules, rules.position(taken={"A": taken}), *(f"word {word}" for word in words))
    if state.phase == "spell":
        state = rules.step(state, "done")
    return state.match.scores[-1][0]


def claimed(rules: Any, taken: str, claim: str) -> Any:
    """The verdict on a claim of A, whose team has won the trick before and has collected these cards."""
    return rules.verdict(after_trick(rules, taken), f"claim {claim}", 0)


def after_trick(rules: Any, taken: str, turn: str = "A", **pieces: Any) -> Any:
    """A new trick to be led by `turn`, who won the last one; A and C have collected these cards."""
    used = set(taken.split())
    spare = [card for card in rules.cards if card not in used]
    hands = {seat: spare[place] for place, seat in enumerate("ABCD")}
    return rules.position(hands=hands, taken={"A": taken}, turn=turn, past=5, **pieces)
