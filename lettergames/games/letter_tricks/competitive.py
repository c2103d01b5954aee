"""CompetitiveTricks: four or five players, one word each at the end of a hand."""

from __future__ import annotations

from typing import Any, ClassVar

from ...core.errors import OptionError
from ...core.ruleset import option
from .cards import PLAIN
from .collecting import Collecting

DECK = tuple((card, 1, 1) for card in PLAIN)


class CompetitiveTricks(Collecting):
    """LetterTricks for four or five: two cards of every trick are collected, and a word is made of them."""

    name: ClassVar[str] = "competitive-tricks"
    title: ClassVar[str] = "LetterTricks for four and five"
    order: ClassVar[tuple[str, ...]] = (
        "first_dealer", "first_leader", "must_follow", "suit_led", "rank", "can_win", "trick_winner",
        "low_pick", "may_pick", "must_pick", "leads_next",
        "words_sealed", "spelling_time", "is_word", "long_enough", "virtual_u",
        "card_points", "unused_penalty", "word_points", "match_winners",
    )  # fmt: skip
    set_up: ClassVar[frozenset[str]] = frozenset({"first_dealer", "first_leader"})

    seats: int = option(4, "How many play.", choices=(4, 5), others=True, label="Players")
    deck: Any = option(DECK, "The cards: (card, count, points) each.", label="Deck")
    hands: int = option(3, "How many hands a match has.", choices=(1, 2, 3, 4, 5), others=True, label="Hands")
    low_pick_clash: str = option(
        "next_lowest", "Who picks second when the winner has the lowest card, too.",
        choices=("next_lowest", "winner_takes_both"), label="Winner also lowest",
        words={"next_lowest": "the lowest of the others picks", "winner_takes_both": "the winner takes two"},
    )  # fmt: skip
    pick_optional: bool = option(
        False, "Whether a pick may be declined.", choices=(False, True), label="Declining a pick",
        words={False: "not allowed", True: "allowed"},
    )  # fmt: skip
    penalty: str = option(
        "off", "What cards left over cost.", choices=("off", "half"), label="Cards left over",
        words={"off": "cost nothing", "half": "cost 1 for every second card"},
    )  # fmt: skip
    min_word: int = option(2, "The shortest word.", choices=(2, 1), label="Shortest word")
    word_list: Any = option(
        "classic", "The list of words.", choices=("classic", "common"), others=True, label="Words",
        words={"classic": "all words", "common": "everyday words"},
    )  # fmt: skip
    word_reveal: str = option(
        "together", "When words are seen.", choices=("together", "as_made"), label="Words are opened",
        words={"together": "all together", "as_made": "as they are laid"},
    )  # fmt: skip
    word_by_consent: bool = option(
        False, "Whether a word that is not in the list stands when all others agree.", choices=(False, True),
        label="Words not in the list", words={False: "do not count", True: "count if all agree"},
    )  # fmt: skip
    word_timer: bool = option(
        False, "Whether the time for making words is limited.", choices=(False, True), label="Time for words",
        words={False: "no limit", True: "one minute"},
    )  # fmt: skip

    def check_options(self) -> None:
        if type(self.seats) is not int or self.seats not in (4, 5):
            raise OptionError(f"seats={self.seats!r} is not possible; it is 4 or 5, and ThreePlayerTricks is for three")
        super().check_options()
