"""Positions of the lesson can have come about: a learner who counts, as the game teaches, finds nothing odd."""

from typing import Any

import pytest

from lettergames.lessons.secret_letter import LESSON
from lettergames.lessons.steps import Section, Step

SHOWING = {2, 3, 6}  # Peek, Duel and Swap show a card
STEPS = [
    pytest.param(section, step, id=f"{section.id}-{step.id}")
    for section in LESSON.sections
    for step in (*((section.know,) if section.know else ()), *section.steps)
    if "hands" in step.at.pieces and not step.at.options
]


def _cards(pieces: dict[str, Any], what: str) -> dict[str, list[int]]:
    given = {seat: [int(card) for card in str(cards).split()] for seat, cards in pieces.get(what, {}).items()}
    return {seat: given.get(seat, []) for seat in "ABC"}


def _played(pieces: dict[str, Any]) -> dict[str, list[int]]:
    """The cards that each player has played in turns of their own."""
    rows, laid = _cards(pieces, "rows"), _cards(pieces, "laid")
    for seat, row in rows.items():
        if pieces["hands"].get(seat) == "":
            row.pop()  # the card with which they went out
        for card in laid[seat]:
            row.remove(card)
    return rows


@pytest.mark.parametrize(("section", "step"), STEPS)
def test_everybody_has_had_as_many_turns_as_the_order_gives(section: Section, step: Step) -> None:
    pieces = dict(step.at.pieces)
    played = _played(pieces)
    first = "ABC".index(pieces.get("starter", "A"))
    order = ["ABC"[(first + n) % 3] for n in range(3)]
    mine = len(played["A"])
    for seat, cards in played.items():
        expected = mine + (order.index(seat) < order.index("A"))
        out = pieces["hands"].get(seat) == ""
        assert len(cards) <= expected if out else len(cards) == expected, seat


@pytest.mark.parametrize(("section", "step"), STEPS)
def test_every_reset_made_somebody_lay_a_card(section: Section, step: Step) -> None:
    pieces = dict(step.at.pieces)
    resets = sum(row.count(5) for row in _played(pieces).values())
    assert resets == sum(map(len, _cards(pieces, "laid").values()))


@pytest.mark.parametrize(("section", "step"), STEPS)
def test_whoever_knows_a_card_was_shown_it(section: Section, step: Step) -> None:
    pieces = dict(step.at.pieces)
    played = _played(pieces)
    for seat, seen in pieces.get("seen", {}).items():
        for other in seen:
            assert SHOWING & {*played[seat], *played[other]}, f"{seat} knows the card of {other}"
