"""ThreePlayerTricks: three players, a display of vowels, and a word for each suit."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from ...core.rules import May, No, Verdict, rule
from ...core.ruleset import option
from ...words import all_words
from . import legality
from .cards import DISPLAY, MULTI, SUITS, WITHOUT_VOWELS, Cards, in_order, is_vowel
from .collecting import Collecting
from .multicolored import LANES, THREE, WordsOfSuits
from .picking import COMPETITIVE
from .state import Move, State, Word
from .tricks import A_TRICK

DECK = tuple((card, 1, 1) for card in in_order((*WITHOUT_VOWELS, *DISPLAY)))


class ThreePlayerTricks(WordsOfSuits, Collecting):
    """LetterTricks for three: from every trick two cards and a vowel are collected, for a word in each suit."""

    name: ClassVar[str] = "three-player-tricks"
    title: ClassVar[str] = "LetterTricks for three"
    order: ClassVar[tuple[str, ...]] = (
        "first_dealer", "next_dealer", "first_leader", *A_TRICK, "low_pick", "middle_pick", "may_pick", "must_pick",
        "leads_next",
        "words_sealed", "spelling_time", "may_use", "one_suit", "suit_once", "is_word", "looked_up",
        "long_enough", "virtual_u", "card_points", "unused_penalty", "word_points", "match_winners",
    )  # fmt: skip
    headings: ClassVar[dict[str, str]] = {COMPETITIVE: THREE}
    set_up: ClassVar[frozenset[str]] = frozenset({"first_dealer", "next_dealer", "first_leader"})

    seats: int = option(3, "How many play.", choices=(3,), label="Players")
    deck: Any = option(DECK, "The cards, vowels included: (card, count, points) each.", label="Deck")
    hands: int = option(1, "How many hands a match has.", choices=(1, 2, 3), others=True, label="Hands")
    high_tie: str = option(
        "first_played", "Who wins when a suit card and a multicolored card of the same letter are highest.",
        choices=("first_played", "later_played", "suit_card", "multicolored"), label="Equal highest cards",
        words={
            "first_played": "the first played wins", "later_played": "the last played wins",
            "suit_card": "the card of the suit wins", "multicolored": "the multicolored card wins",
        },
    )  # fmt: skip
    time_limit: ClassVar[int] = 120

    @rule(THREE, title="The middle player")
    def middle_pick(rules, state: State, trick: Cards, picked: tuple[int, ...]) -> int:
        """Whoever has not picked from the trick takes a vowel of the display, of any suit. This is the middle player,
        whatever letter they played."""
        return next(seat for seat in range(rules.players) if seat not in picked)

    @rule(THREE, title="Cards left over")
    def unused_penalty(rules, state: State, cards: Cards) -> int:
        """Every collected card that is not in a word costs 1 point, rare or not."""
        return len(cards)

    @rule(THREE, title="One word a suit")
    def suit_once(rules, state: State, words: tuple[Word, ...], word: Word) -> May:
        """Everybody lays up to three words, one for each suit. A suit may stay without a word."""
        laid = next((other.word for other in words if other.suit == word.suit), None)
        return True if laid is None else No(f"You have laid {laid} for {word.suit}")

    # --- what rules are built from ----------------------------------------------------------------------------------

    def cards_to_deal(self, before: State) -> Cards:
        return tuple(card for card in self.cards if not is_vowel(card))

    @property
    def displayed_cards(self) -> Cards:
        return in_order(card for card in self.cards if is_vowel(card))

    def pickers(self, state: State, trick: Cards, winner: int) -> tuple[int, ...]:
        picked = super().pickers(state, trick, winner)
        return (*picked, self.middle_pick(state, trick, picked)) if state.match.display else picked

    def pick_phase(self, state: State, picks: tuple[int, ...]) -> str:
        return "vowel" if len(picks) == 1 and state.match.display else "pick"

    def may_go_on_laying(self, words: tuple[Word, ...]) -> bool:
        return len(words) < len(LANES)

    def spellable(self, state: State, seat: int) -> Iterable[Move]:
        words = state.match.words[seat]
        laid, left = {word.suit for word in words}, self.usable(state, seat, words)
        parts = []
        for lane in LANES:
            if lane not in laid:
                # The suit's own card is used before a multicolored one of the same letter.
                cards = (*(c for c in left if SUITS[c[0]] == lane), *(c for c in left if c[0] == MULTI))
                parts.append((all_words(self.lexicon, [card[2:] for card in cards]), cards, lane))
        return legality.Spellings(parts)

    def misspelled(self, state: State, move: Word) -> str:
        if move.suit not in LANES:
            return f"a word is laid for a suit; expected {', '.join(LANES)}"
        return super().misspelled(state, move._replace(suit=""))

    def judge_word(self, state: State, move: Word, seat: int) -> Iterator[Verdict]:
        yield self.ask("one_suit", state, move)
        yield self.ask("suit_once", state, state.match.words[seat], move)
        yield from super().judge_word(state, move, seat)
