"""Where the Secret Letter lesson has rules written: what they should answer, and what they are asked."""

from __future__ import annotations

from typing import Any

from .steps import Case, Code, Position, Section

GUESS_HITS = '''\
def guess_hits(rules, state, target, value):
    """A Guess hits a card that is at most one away from the value."""
    return state.hands[target][0] == value
'''

DUEL_LOSER = '''\
def duel_loser(rules, state, seat, target):
    """The higher card loses a Duel. Equal cards: nobody is out."""
    mine, yours = state.hands[seat][0], state.hands[target][0]
    if mine == yours:
        return None
    return seat if mine < yours else target
'''


def guess_hits(rules: Any, state: Any, target: int, value: int) -> bool:
    """A Guess hits a card that is at most one away from the value."""
    return bool(abs(state.hands[target][0] - value) <= 1)


def duel_loser(rules: Any, state: Any, seat: int, target: int) -> int | None:
    """The higher card loses a Duel. Equal cards: nobody is out."""
    mine, yours = state.hands[seat][0], state.hands[target][0]
    if mine == yours:
        return None
    return seat if mine > yours else target


def _only_exact(rules: Any, state: Any, target: int, value: int) -> bool:
    return bool(state.hands[target][0] == value)


def _only_above(rules: Any, state: Any, target: int, value: int) -> bool:
    return bool(0 <= state.hands[target][0] - value <= 1)


def _nothing(rules: Any, state: Any, target: int, value: int) -> None:
    return None


def _lower_loses(rules: Any, state: Any, seat: int, target: int) -> int | None:
    mine, yours = state.hands[seat][0], state.hands[target][0]
    return None if mine == yours else seat if mine < yours else target


def _no_ties(rules: Any, state: Any, seat: int, target: int) -> int:
    return seat if state.hands[seat][0] > state.hands[target][0] else target


def _ben(card: int, *, kept: int = 4, drawn: int = 1) -> Position:
    hands, rows = {"A": f"{kept} {drawn}", "B": str(card)}, {"A": "2", "B": "1", "C": "1"}
    return Position({"hands": hands, "rows": rows, "seen": {"A": {"B": card}}})


HOUSE = Section(
    "house", "9 · Your own rules",
    steps=(
        Code(
            "near",
            "A Guess hits when the value is exact. Let it hit the neighbours, too: a card that is at most one away. "
            "Change guess_hits in the next cell and run it.", _ben(6),
            rule="guess_hits", begin=GUESS_HITS, solution=guess_hits,
            cases=(
                Case(_ben(6), (1, 6), "Ben holds a 6, and 6 is said"),
                Case(_ben(6), (1, 5), "Ben holds a 6, and 5 is said"),
                Case(_ben(6), (1, 3), "Ben holds a 6, and 3 is said"),
                Case(_ben(2), (1, 3), "Ben holds a 2, and 3 is said", hidden=True),
                Case(_ben(8), (1, 6), "Ben holds the 8, and 6 is said", hidden=True),
            ),
            wrong=((_only_exact, "Ben holds a 6, and 5 is said"), (_only_above, "One case you have not seen"),
                   (_nothing, "guess_hits returned None")),
            done="Yes, in every case. At a table of yours it would be in force from the next move on.",
        ),
        Code(
            "upside-down",
            "Now a Duel upside down: the higher card loses, and with equal cards nobody is out. Return the seat "
            "that is out, or None. Change duel_loser and run it.", _ben(2, kept=5, drawn=3),
            rule="duel_loser", begin=DUEL_LOSER, solution=duel_loser,
            cases=(
                Case(_ben(2, kept=5, drawn=3), (0, 1), "you keep a 5, and Ben holds a 2"),
                Case(_ben(6, kept=5, drawn=3), (0, 1), "you keep a 5, and Ben holds a 6"),
                Case(_ben(5, kept=5, drawn=3), (0, 1), "you keep a 5, and Ben holds the other", hidden=True),
            ),
            wrong=((_lower_loses, "you keep a 5, and Ben holds a 2"), (_no_ties, "One case you have not seen")),
            done="Yes, in every case. Which card would you like to hold now?",
        ),
    ),
)  # fmt: skip
