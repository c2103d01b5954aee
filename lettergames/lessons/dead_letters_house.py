"""Where the Dead Letters lesson has a rule written: what it should answer, and what it is asked."""

from __future__ import annotations

from typing import Any

from .steps import Case, Code, Position, Section

MAY_DRAW = '''\
def may_draw(rules, state, count):
    """Draw one to ten cards a turn, and no more than the pile has."""
    return 1 <= count <= len(state.pile)
'''


def may_draw(rules: Any, state: Any, count: int) -> bool:
    """Draw one to ten cards a turn, and no more than the pile has."""
    return bool(1 <= count <= min(10, len(state.pile)))


def _ten_at_most(rules: Any, state: Any, count: int) -> bool:
    return bool(1 <= count <= 10)


def _fewer_than_ten(rules: Any, state: Any, count: int) -> bool:
    return bool(1 <= count < 10 and count <= len(state.pile))


def _nothing(rules: Any, state: Any, count: int) -> None:
    return None


FULL, NEARLY_EMPTY = Position({"hands": {"A": "D G T"}, "seed": 7}), Position({"hands": {"A": "D G T"}, "pile": 4})

HOUSE = Section(
    "house", "8 · A rule of your own",
    steps=(
        Code(
            "limit", "Whoever begins may take the whole pile. Let a turn draw ten cards at most. Change may_draw in "
            "the next cell and run it.", FULL,
            rule="may_draw", begin=MAY_DRAW, solution=may_draw,
            cases=(
                Case(FULL, (3,), "the pile is nearly full, and three cards are wanted"),
                Case(FULL, (11,), "the pile is nearly full, and eleven cards are wanted"),
                Case(FULL, (10,), "the pile is nearly full, and ten cards are wanted"),
                Case(NEARLY_EMPTY, (5,), "four cards are left, and five are wanted", hidden=True),
                Case(FULL, (0,), "no card is wanted", hidden=True),
            ),
            wrong=((_ten_at_most, "One case you have not seen"), (_fewer_than_ten, "ten cards are wanted"),
                   (_nothing, "may_draw returned None")),
            done="Yes, in every case. How many would you draw first now?",
        ),
    ),
)  # fmt: skip
