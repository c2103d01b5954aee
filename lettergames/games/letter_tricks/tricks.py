"""The rules that all four LetterTricks games share: following suit, winning a trick, what a word is."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from ...core import chance
from ...core.decks import as_deck, cards_of
from ...core.errors import OptionError
from ...core.rules import May, No, Verdict, rule
from ...core.ruleset import Result, Ruleset, View
from ...words import Lexicon, lexicon_of
from . import knowledge, legality, notation, positions, turns
from .cards import MULTI, SUITS, Cards, is_card, listed
from .state import Move, State

FOLLOWING = 'Trick-Taking and the "Must Follow" Rule'
WORDS = "What Constitutes a Word?"
THE_Q = 'The "Q" Card'


class LetterTricks(Ruleset):
    """What the four games have in common; each is a subclass and adds what happens with the cards of a trick."""

    # --- tricks -----------------------------------------------------------------------------------------------------

    @rule(FOLLOWING)
    def first_dealer(rules, state: State) -> int:
        """Chance chooses the first dealer; later the deal moves to the left."""
        return chance.below(state.match.seed, "dealer", rules.players)

    @rule(FOLLOWING)
    def first_leader(rules, state: State) -> int:
        """The player on the dealer's left leads the first trick of a hand."""
        return (state.match.dealer + 1) % rules.players

    @rule(FOLLOWING, title="Follow suit")
    def must_follow(rules, state: State, hand: Cards) -> Cards:
        """Whoever can follow the suit led must; whoever cannot may play any card. Any card may be led."""
        suit = state.suit
        return (suit and tuple([card for card in hand if card[0] == suit])) or hand

    @must_follow.facts
    def must_follow_facts(rules, state: State, hand: Cards, card: str) -> str:
        held = [other for other in hand if other[0] == state.suit]
        return f"{SUITS[state.suit].capitalize()} was led and you hold {listed(held)}"

    @rule(FOLLOWING)
    def suit_led(rules, state: State, card: str) -> str:
        """The first card of a trick sets its suit."""
        return card[0]

    @rule(FOLLOWING)
    def rank(rules, state: State, card: str) -> int:
        """A is the lowest letter and Z the highest; Qu ranks as Q, between P and R."""
        return ord(card[2])

    @rule(FOLLOWING)
    def can_win(rules, state: State, card: str) -> bool:
        """Only a card of the suit led can win a trick: a Z of another suit cannot."""
        return card[0] == state.suit

    @rule(FOLLOWING)
    def trick_winner(rules, state: State, trick: Cards) -> int:
        """The highest card of the suit led wins the trick. Of equal cards the first played wins: a later one must be
        higher to take over."""
        return turns.highest(rules, state, trick)[0]

    @trick_winner.when(high_tie="later_played")
    def later_card_wins(rules, state: State, trick: Cards) -> int:
        """The highest card of the suit led wins the trick. Of equal cards the last played wins."""
        return turns.highest(rules, state, trick)[-1]

    @trick_winner.when(high_tie="suit_card")
    def suit_card_wins(rules, state: State, trick: Cards) -> int:
        """The highest card of the suit led wins the trick. Of equal cards the one of the suit wins over a multicolored
        one, and of two such the first played."""
        tied = turns.highest(rules, state, trick)
        return next((seat for seat in tied if turns.card_of(state, trick, seat)[0] != MULTI), tied[0])

    @trick_winner.when(high_tie="multicolored")
    def multicolored_card_wins(rules, state: State, trick: Cards) -> int:
        """The highest card of the suit led wins the trick. Of equal cards a multicolored one wins over one of the suit,
        and of two such the first played."""
        tied = turns.highest(rules, state, trick)
        return next((seat for seat in tied if turns.card_of(state, trick, seat)[0] == MULTI), tied[0])

    @rule(FOLLOWING)
    def leads_next(rules, state: State, winner: int) -> int:
        """The winner of a trick leads the next one."""
        return winner

    # --- words ------------------------------------------------------------------------------------------------------

    @rule(WORDS, title="What a word is", ours=True)
    def is_word(rules, state: State, word: str) -> May:
        """A word is in the list that is used at this table. Plurals are; names, abbreviations, and words with a hyphen
        or an apostrophe are not."""
        return True if word in rules.lexicon else No("That is not in the list")

    @rule(WORDS, title="The shortest word", ours=True)
    def long_enough(rules, state: State, word: str) -> May:
        """A word has at least {min_word} letters."""
        return True if len(word) >= rules.options()["min_word"] else No(f"You laid {len(word)}")

    @rule(THE_Q, title="The U of a Qu card")
    def virtual_u(rules, state: State, card: str) -> bool:
        """A Qu card spells QU or Q alone. The U that comes with it is no card and no point; a real U may be used
        instead."""
        return card[2:] == "Qu"

    # --- what rules are built from ----------------------------------------------------------------------------------

    @property
    def lexicon(self) -> Lexicon:
        """The words that count at this table."""
        found: Lexicon | None = self.remembered.get("lexicon")
        if found is None:
            options = self.options()
            found = lexicon_of(options["word_list"])
            if options["min_word"] == 1:
                found = found.with_words(["A", "I"])
            self.remembered["lexicon"] = found
        return found

    @property
    def cards(self) -> Cards:
        """Every card of the deck."""
        return cards_of(self.options()["deck"])

    def pool(self, seat: int) -> int:
        """Where the cards that this seat takes are collected: a seat's own number."""
        return seat

    def check_deck(self) -> None:
        """Refuse with OptionError a deck that is not made of cards."""
        deck = as_deck(self.options()["deck"])
        for card, *_ in deck:
            if not is_card(card):
                raise OptionError(f"{card!r} is no card; expected a suit and a letter, as in Y:M or R:Qu")
        object.__setattr__(self, "deck", deck)

    # --- the rooms next door ----------------------------------------------------------------------------------------

    def deal(self, seed: int | None = None) -> State:
        return turns.first_hand(self, seed)

    def apply(self, state: State, move: Any, seat: int | None = None) -> State:
        return turns.after(self, state, move)

    def result(self, state: State) -> Result | None:
        return turns.result(state)

    def candidates(self, state: State) -> Iterable[Move]:
        return legality.candidates(self, state)

    def listed_moves(self, state: State) -> Any:
        return legality.listed_moves(self, state)

    def well_formed(self, state: State, move: Any, seat: int) -> str:
        return legality.well_formed(self, state, move, seat)

    def judge(self, state: State, move: Any, seat: int) -> Iterator[Verdict]:
        return legality.judge(self, state, move, seat)

    @property
    def lanes(self) -> tuple[str, ...]:
        """The suits for which words are laid; () where a word may mix them."""
        return ()

    def parse(self, text: str, state: State | None = None) -> Move:
        return notation.parse(text, state, self.lanes)

    def mask_move(self, mover: int, move: str, seat: int) -> str | None:
        return knowledge.mask_move(mover, move, seat)

    def view(self, state: State, seat: int) -> View:
        return knowledge.view(self, state, seat)

    def masked(self, view: View) -> State:
        return knowledge.masked(view)

    def opening(self, state: State) -> State:
        return knowledge.opening(state)

    def sampler(self, view: View) -> Callable[[random.Random], State]:
        from .sampling import Sampler

        return Sampler(self, view)

    def position(self, **pieces: Any) -> State:
        return positions.position(self, **pieces)

    def pieces(self, state: State) -> dict[str, Any]:
        return positions.pieces(self.opening(state))


