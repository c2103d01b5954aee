"""Where the lesson for four and five has a rule written: what a card is worth."""

from __future__ import annotations

from typing import Any

from .steps import Case, Code, Position, Section

CARD_POINTS = '''\
def card_points(rules, state, card):
    """A, E, I, O and U are worth nothing; every other card is worth what the rulebook says."""
    return rules.printed.card_points(state, card)
'''

BREAD = Position({"taken": {"A": "B:B B:R B:E B:A Y:D R:Qu R:U"}, "past": 12, "dealer": "D"})


def card_points(rules: Any, state: Any, card: str) -> int:
    """A, E, I, O and U are worth nothing; every other card is worth what the rulebook says."""
    return 0 if card[2:] in "AEIOU" else int(rules.printed.card_points(state, card))


def _as_printed(rules: Any, state: Any, card: str) -> int:
    return int(rules.printed.card_points(state, card))


def _no_bonus(rules: Any, state: Any, card: str) -> int:
    return 0 if card[2:] in "AEIOU" else 1


def _first_letters(rules: Any, state: Any, card: str) -> int:
    return 0 if card[2:] in "AEIO" else int(rules.printed.card_points(state, card))


HOUSE = Section(
    "house", "7 · Your own rules",
    steps=(
        Code(
            "vowels", "Long words are made of vowels. Let A, E, I, O and U be worth nothing, and every other card what "
            "it was. Change card_points in the next cell and run it.", BREAD,
            rule="card_points", begin=CARD_POINTS, solution=card_points,
            cases=(
                Case(BREAD, ("B:B",), "the blue B in BREAD"),
                Case(BREAD, ("B:E",), "the blue E in BREAD"),
                Case(BREAD, ("B:A",), "the blue A in BREAD"),
                Case(BREAD, ("R:Qu",), "the red Qu, which is no vowel", hidden=True),
                Case(BREAD, ("R:U",), "the red U", hidden=True),
            ),
            wrong=((_as_printed, "the blue E in BREAD"), (_no_bonus, "the red Qu"), (_first_letters, "the red U")),
            done="Yes, in every case. BREAD is worth 3 now; the table below can have your rule, too.",
        ),
    ),
)  # fmt: skip
