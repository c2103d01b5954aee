"""CompetitiveTricks: four or five players, one word each at the end of a hand."""

from __future__ import annotations

from typing import Any, ClassVar

from ...core.errors import OptionError
from ...core.ruleset import option
from .cards import PLAIN
from .collecting import Collecting
from .picking import PickingTwice
from .tricks import A_TRICK

DECK = tuple((card, 1, 1) for card in PLAIN)


class CompetitiveTricks(PickingTwice, Collecting):
    """LetterTricks for four or five: two cards of every trick are collected, and a word is made of them."""

    name: ClassVar[str] = "competitive-tricks"
    title: ClassVar[str] = "LetterTricks for four and five"
    order: ClassVar[tuple[str, ...]] = (
        "first_dealer", "next_dealer", "first_leader", *A_TRICK, "low_pick", "may_pick", "must_pick", "leads_next",
        "words_sealed", "spelling_time", "may_use", "is_word", "looked_up", "long_enough", "virtual_u",
        "card_points", "unused_penalty", "word_points", "match_winners",
    )  # fmt: skip
    set_up: ClassVar[frozenset[str]] = frozenset({"first_dealer", "next_dealer", "first_leader"})

    seats: int = option(4, "How many play.", choices=(4, 5), others=True, label="Players")
    deck: Any = option(DECK, "The cards: (card, count, points) each.", label="Deck")
    pick_optional: bool = option(
        False, "Whether a pick may be declined.", choices=(False, True), label="Declining a pick",
        words={False: "not allowed", True: "allowed"},
    )  # fmt: skip
    penalty: str = option(
        "off", "What cards left over cost.", choices=("off", "half"), label="Cards left over",
        words={"off": "cost nothing", "half": "cost 1 for every second card"},
    )  # fmt: skip

    def check_options(self) -> None:
        if type(self.seats) is not int or self.seats not in (4, 5):
            raise OptionError(f"seats={self.seats!r} is not possible; it is 4 or 5, and ThreePlayerTricks is for three")
        super().check_options()
