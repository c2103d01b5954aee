"""The rules that the multicolored cards change: they follow every suit."""

from __future__ import annotations

from ...core.rules import rule
from .cards import MULTI, SUITS, Cards, listed
from .state import State
from .tricks import FOLLOWING, LetterTricks

MORE = "More About The Multicolored Cards"


class Multicolored(LetterTricks):
    """Multicolored cards belong to every suit."""

    @rule(FOLLOWING, title="Follow suit")
    def must_follow(rules, state: State, hand: Cards) -> Cards:
        """Whoever holds cards of the suit led plays one of them or a multicolored card; whoever holds none may play any
        card. A multicolored card can always be played and never has to be, unless one holds no other. Any card may be
        led."""
        suit = state.suit
        held = [card for card in hand if card[0] == suit] if suit else []
        return tuple([card for card in hand if card[0] == suit or card[0] == MULTI]) if held else hand

    @must_follow.when(multicolored="off")
    def follow_plainly(rules, state: State, hand: Cards) -> Cards:
        """Whoever can follow the suit led must; whoever cannot may play any card. Any card may be led."""
        suit = state.suit
        return (suit and tuple([card for card in hand if card[0] == suit])) or hand

    @must_follow.facts
    def must_follow_facts(rules, state: State, hand: Cards, card: str) -> str:
        held = [other for other in hand if other[0] == state.suit]
        return f"{SUITS[state.suit].capitalize()} was led and you hold {listed(held)}"

    @rule(MORE)
    def suit_led(rules, state: State, card: str) -> str:
        """The first card that is not multicolored sets the suit of the trick, whatever its player holds; until then any
        card may be played."""
        return "" if card[0] == MULTI else card[0]

    @suit_led.when(multicolored="off")
    def first_card_leads(rules, state: State, card: str) -> str:
        """The first card of a trick sets its suit."""
        return card[0]

    @rule(MORE)
    def can_win(rules, state: State, card: str) -> bool:
        """A multicolored card counts as one of the suit led and can win the trick; a card of another suit cannot. If
        all cards are multicolored, the highest letter wins."""
        return card[0] == state.suit or card[0] == MULTI

    @can_win.when(multicolored="off")
    def suit_wins(rules, state: State, card: str) -> bool:
        """Only a card of the suit led can win a trick: a Z of another suit cannot."""
        return card[0] == state.suit
