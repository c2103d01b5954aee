"""Secret Letter positions that many tests need: the last turn of a round, and rounds that end as wanted."""

from collections import Counter
from typing import Any

import lettergames as lg
from lettergames.core.decks import cards_of


def after(rules: Any, state: Any, *moves: str) -> Any:
    """The state after these moves."""
    for move in moves:
        state = rules.step(state, move)
    return state


def last_turn(rules: Any, rest: str, **pieces: Any) -> Any:
    """A position with an empty pile: every card that is not named lies in the row of the seat `rest`."""
    left = Counter(cards_of(rules.deck))
    rows = {seat: str(cards) for seat, cards in pieces.pop("rows", {}).items()}
    named = [*pieces["hands"].values(), *rows.values(), pieces.get("aside", ""), pieces.get("open", "")]
    for cards in named:
        left.subtract(int(card) for card in str(cards).split())
    rows[rest] = " ".join([rows.get(rest, ""), *map(str, left.elements())])
    return rules.position(pile="", rows=rows, **pieces)


# Last turns of three players, A to play the 4, by who wins the round; the 8 is never in the row of somebody
# who is still in.
_ENDINGS: dict[str, dict[str, Any]] = {
    "A": {"hands": {"A": "8 4", "B": 2, "C": 3}, "aside": 7, "rest": "C"},
    "B": {"hands": {"A": "2 4", "B": 8, "C": 3}, "aside": 7, "rest": "C"},
    "C": {"hands": {"A": "2 4", "B": 3, "C": 8}, "aside": 7, "rest": "B"},
    "A B": {"hands": {"A": "5 4", "B": 5, "C": 1}, "rows": {"B": "4"}, "aside": 8, "rest": "C"},
    "A C": {"hands": {"A": "5 4", "B": 1, "C": 5}, "rows": {"C": "4"}, "aside": 8, "rest": "B"},
    "B C": {"hands": {"A": "1 4", "B": 5, "C": 5}, "aside": 8, "rest": "A"},
}


def ended(rules: Any, winners: str, **pieces: Any) -> Any:
    """The state at the end of a round of three players that these seats win: "A", "A B" …"""
    return rules.step(last_turn(rules, **_ENDINGS[winners], **pieces), "4")


def three(**options: Any) -> Any:
    return lg.SecretLetter(seats=3, **options)


def two(**options: Any) -> Any:
    return lg.SecretLetter(seats=2, **options)


def four(**options: Any) -> Any:
    return lg.SecretLetter(seats=4, **options)


def texts(rules: Any, state: Any) -> list[str]:
    """The legal moves as texts."""
    return list(map(str, rules.legal_moves(state)))


def cards(rules: Any, state: Any) -> set[int]:
    """The cards that may be played."""
    return {move.card for move in rules.legal_moves(state)}
