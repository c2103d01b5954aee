"""What a card that does not follow proves to everybody, found by asking the rule in force."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import SUITS, Cards
from .state import State

if TYPE_CHECKING:
    from .tricks import LetterTricks

ASKED = frozenset({"must_follow"})


def followed(rules: LetterTricks, state: State, card: str) -> tuple[str, ...]:
    """The suits, and single cards of other suits, that whoever plays this card cannot hold beside it."""
    if not rules.all_printed(ASKED):
        return _impossible(rules, state, card)
    suit = state.suit
    if not suit or card[0] == suit:
        return ()
    known: tuple[str, ...] | None = rules.remembered.get((suit, card[0]))
    if known is None:
        known = rules.remembered[suit, card[0]] = _impossible(rules, state, card)
    return known


def _impossible(rules: LetterTricks, state: State, card: str) -> tuple[str, ...]:
    if card in rules.must_follow(state, rules.cards):  # beside every other card: it proves nothing
        return ()
    proved: list[str] = []
    for suit in SUITS:
        cards: Cards = tuple(other for other in rules.cards if other[0] == suit)
        lacking = [other for other in cards if card not in rules.must_follow(state, (card, other))]
        proved += [suit] if cards and len(lacking) == len(cards) else lacking
    return tuple(proved)


def lacks(proved: list[str], card: str) -> bool:
    """Whether what was proved says that this card is not held."""
    return card[0] in proved or card in proved
