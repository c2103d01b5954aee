"""Where the lesson for three has a rule written: what cards left over cost."""

from __future__ import annotations

from typing import Any

from .steps import Case, Code, Position, Section

UNUSED_PENALTY = '''\
def unused_penalty(rules, state, cards):
    """A card left over costs 1 point, and a rare one 2."""
    return len(cards)
'''

LEFT = Position({"taken": {"A": "Y:C Y:A Y:T Y:D R:H M:X"}, "past": 14, "dealer": "C", "display": "B:U"})


def unused_penalty(rules: Any, state: Any, cards: tuple[str, ...]) -> int:
    """A card left over costs 1 point, and a rare one 2."""
    return sum(rules.card_points(state, card) for card in cards)


def _one_each(rules: Any, state: Any, cards: tuple[str, ...]) -> int:
    return len(cards)


def _two_each(rules: Any, state: Any, cards: tuple[str, ...]) -> int:
    return 2 * len(cards)


def _multicolored(rules: Any, state: Any, cards: tuple[str, ...]) -> int:
    return sum(2 if card[0] == "M" else 1 for card in cards)


HOUSE = Section(
    "house", "7 · Your own rules",
    steps=(
        Code(
            "rare", "A card left over costs 1, rare or not. Let a rare one cost as much as it would have made: 2. "
            "Change unused_penalty in the next cell and run it.", LEFT,
            rule="unused_penalty", begin=UNUSED_PENALTY, solution=unused_penalty,
            cases=(
                Case(LEFT, (("Y:D", "R:H"),), "yellow D and red H are left over"),
                Case(LEFT, (("Y:D", "M:X"),), "yellow D and multicolored X are left over"),
                Case(LEFT, ((),), "no card is left over", hidden=True),
                Case(LEFT, (("R:Qu", "Y:K", "Y:T"),), "red Qu, yellow K and yellow T are left over", hidden=True),
            ),
            wrong=((_one_each, "multicolored X"), (_two_each, "yellow D and red H"), (_multicolored, "red Qu")),
            done="Yes, in every case. Whoever takes an X has to think twice now.",
        ),
    ),
)  # fmt: skip
