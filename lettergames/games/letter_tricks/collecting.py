"""The rules of the games in which the cards of a trick are collected: who picks, and what words are worth."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from ...core.rules import May, No, Verdict, rule
from ...words import all_words
from . import legality, turns
from .cards import RARE, Cards, listed
from .state import Move, State, Word
from .tricks import LetterTricks

COMPETITIVE = "4- and 5-Player Competitive LetterTricks"


class Collecting(LetterTricks):
    """Two players pick from every trick: its winner, then whoever laid the lowest card."""

    # --- picking ----------------------------------------------------------------------------------------------------

    @rule(COMPETITIVE, title="The low card picks, too")
    def low_pick(rules, state: State, trick: Cards, winner: int) -> int:
        """After the winner the lowest card of the trick picks, whatever its suit; of equal letters the one played last.
        It is settled by the whole trick, whatever the winner takes. If the winner himself has the lowest card, the
        lowest of the others picks."""
        return turns.lowest(rules, state, trick, besides=winner)

    @low_pick.when(low_pick_clash="winner_takes_both")
    def winner_takes_both(rules, state: State, trick: Cards, winner: int) -> int:
        """After the winner the lowest card of the trick picks, whatever its suit; of equal letters the one played last.
        It is settled by the whole trick. If the winner himself has the lowest card, he takes a second one."""
        return turns.lowest(rules, state, trick)

    @rule(COMPETITIVE, title="What may be picked")
    def may_pick(rules, state: State, cards: Cards) -> Cards:
        """Whoever picks takes one card, any that is still there: also the one he played himself."""
        return cards

    @rule(COMPETITIVE, title="A pick is taken", ours=True)
    def must_pick(rules, state: State, seat: int) -> May:
        """Whoever may pick a card takes one."""
        return No("There are cards to pick")

    @must_pick.when(pick_optional=True)
    def pick_if_you_like(rules, state: State, seat: int) -> May:
        """Whoever may pick a card may also decline; then the other still picks, and the card goes aside."""
        return True

    # --- words ------------------------------------------------------------------------------------------------------

    @rule(COMPETITIVE, title="What a card is worth")
    def card_points(rules, state: State, card: str) -> int:
        """Each card in a word is worth 1 point; J, K, Qu, V, X and Z are worth 1 more."""
        return 2 if card[2:] in RARE else 1

    @rule(COMPETITIVE, title="Cards left over")
    def unused_penalty(rules, state: State, cards: Cards) -> int:
        """Cards that are not in a word score nothing and cost nothing."""
        return 0

    @unused_penalty.when(penalty="half")
    def every_second_card_costs(rules, state: State, cards: Cards) -> int:
        """Every second card that is not in a word costs 1 point, rare or not."""
        return len(cards) // 2

    @rule(COMPETITIVE, title="Points of a hand")
    def word_points(rules, state: State, words: tuple[Word, ...], unused: Cards) -> int:
        """A hand scores the points of the cards in words, less what the cards left over cost."""
        laid = sum(rules.card_points(state, card) for word in words for card in word.cards)
        return laid - rules.unused_penalty(state, unused)

    # --- what rules are built from ----------------------------------------------------------------------------------

    @property
    def dealt_cards(self) -> Cards:
        """The cards that are shuffled and dealt."""
        return self.cards

    @property
    def displayed_cards(self) -> Cards:
        """The cards that lie open to be picked, beside the tricks."""
        return ()

    @property
    def hands_played(self) -> int:
        """How many hands a match has."""
        return int(self.options()["hands"])

    def pickers(self, state: State, trick: Cards, winner: int) -> tuple[int, ...]:
        """The seats that pick from this trick, in order."""
        return (winner, self.low_pick(state, trick, winner))

    def pick_phase(self, state: State, picks: tuple[int, ...]) -> str:
        """What the next of these seats picks from: the trick, or the vowels on display."""
        return "pick"

    def may_decline(self, state: State) -> bool:
        """Whether `no pick` is a move that can be thought of here."""
        return False

    def can_spell(self, state: State, seat: int) -> bool:
        """Whether this seat has cards enough for a word."""
        return len(state.taken[seat]) >= int(self.options()["min_word"])

    def may_go_on_laying(self, words: tuple[Word, ...]) -> bool:
        """Whether a seat that has laid these words may lay another."""
        return False

    def unused(self, state: State, seat: int) -> Cards:
        """The cards this seat collected and has not laid in a word."""
        used = tuple(card for word in state.match.words[seat] for card in word.cards)
        return tuple(legality.missing(state.taken[seat], used))

    def hand_points(self, state: State, seat: int) -> int:
        """What this seat's hand is worth with the words it has laid."""
        return self.word_points(state, state.match.words[seat], self.unused(state, seat))

    def spellable(self, state: State, seat: int) -> Iterable[Move]:
        """The words that this seat could lay, one choice of cards each, and `done`."""
        cards = self.unused(state, seat)
        letters = [card[2:] for card in cards]
        return legality.Spellings([(all_words(self.lexicon, letters), cards, "")])

    def misspelled(self, state: State, move: Word, seat: int) -> str:
        """What is wrong with the cards of a word; "" if they spell it and are there."""
        lacking = legality.missing(move.cards, self.unused(state, seat))
        if lacking:
            return f"you have not collected {listed(lacking)}"
        if move.suit:
            return "in this game a word is not laid for a suit"
        virtual_u = all(self.virtual_u(state, card) for card in move.cards if card[2:] == "Qu")
        if legality.spelled_by(move.word, move.cards, virtual_u) is None:
            return f"these cards do not spell {move.word}"
        return ""

    def judge_word(self, state: State, move: Word, seat: int) -> Iterator[Verdict]:
        """The verdicts on a word whose cards are there."""
        yield self.ask("long_enough", state, move.word)
        yield self.ask("is_word", state, move.word)

    def check_options(self) -> None:
        self.check_deck()

    def numbers(self) -> dict[str, Any]:
        return {**self.options(), "seats": self.players}
