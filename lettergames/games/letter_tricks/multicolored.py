"""The rules that the multicolored cards change: they follow every suit."""

from __future__ import annotations

from ...core.errors import OptionError
from ...core.rules import May, No, rule
from ...core.ruleset import option
from .cards import MULTI, PLAIN, SUITS, WITH_MULTI, Cards, in_words
from .state import State, Word
from .tricks import FOLLOWING, LetterTricks, not_followed

MORE = "More About The Multicolored Cards"
THREE = "3-Player Competitive LetterTricks"
LANES = ("yellow", "blue", "red")


class Multicolored(LetterTricks):
    """Multicolored cards belong to every suit."""

    @rule(FOLLOWING, title="Follow suit")
    def must_follow(rules, state: State, hand: Cards) -> Cards:
        """Whoever holds cards of the suit led plays one of them or a multicolored card; whoever holds none may play any
        card. Nobody has to play a multicolored card while they hold another. The first card of a trick may be any card,
        too."""
        suit = state.suit
        held = [card for card in hand if card[0] == suit] if suit else []
        return tuple([card for card in hand if card[0] == suit or card[0] == MULTI]) if held else hand

    @must_follow.facts
    def must_follow_facts(rules, state: State, hand: Cards, card: str) -> str:
        return not_followed(state.suit, hand)

    @rule(MORE)
    def suit_led(rules, state: State, card: str) -> str:
        """The first card that is not multicolored sets the suit of the trick, whatever else its player holds. Until
        then any card may be played."""
        return "" if card[0] == MULTI else card[0]

    @rule(MORE)
    def can_win(rules, state: State, card: str) -> bool:
        """A multicolored card counts as a card of the suit led and can win the trick. Where all cards are multicolored,
        the highest letter wins. A card of another suit cannot win."""
        return card[0] == state.suit or card[0] == MULTI

    must_follow.when(multicolored="off")(LetterTricks.must_follow)
    suit_led.when(multicolored="off")(LetterTricks.suit_led)
    can_win.when(multicolored="off")(LetterTricks.can_win)


class WithOrWithout(Multicolored):
    """Multicolored cards take the place of other cards, or are left out."""

    multicolored: str = option(
        "on", "Whether the multicolored cards are in the deck.", choices=("on", "off"), label="Multicolored cards",
        words={"on": "in the deck", "off": "left out"},
    )  # fmt: skip

    @property
    def printed_cards(self) -> Cards:
        return WITH_MULTI if self.multicolored == "on" else PLAIN

    def check_options(self) -> None:
        super().check_options()
        if self.multicolored == "off" and any(card[0] == MULTI for card in self.cards):
            raise OptionError("multicolored='off' does not go with a deck that has multicolored cards")


class WordsOfSuits(Multicolored):
    """Words are laid for suits: yellow, blue and red."""

    @rule(THREE, title="One suit a word")
    def one_suit(rules, state: State, word: Word) -> May:
        """The cards of a word are of one suit. Any of them may be multicolored, even all."""
        other = next((card for card in word.cards if card[0] != MULTI and SUITS[card[0]] != word.suit), None)
        return True if other is None else No(f"{in_words(other)} is not {word.suit}")

    @one_suit.when(multicolored="off")
    def one_plain_suit(rules, state: State, word: Word) -> May:
        """The cards of a word are of one suit."""
        other = next((card for card in word.cards if SUITS[card[0]] != word.suit), None)
        return True if other is None else No(f"{in_words(other)} is not {word.suit}")

    @property
    def lanes(self) -> tuple[str, ...]:
        return LANES
