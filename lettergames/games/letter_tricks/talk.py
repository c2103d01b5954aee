"""What may be said in the cooperative game: how many cards of a kind one holds, and nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from .cards import MULTI, SUITS, is_vowel

ALL_OF = {
    **{name: suit for suit, name in SUITS.items()},
    "vowels": "",
    **{f"{name} {kind}": suit for suit, name in SUITS.items() if suit != MULTI for kind in ("vowels", "consonants")},
}
"""What can be counted, with its suit: "yellow", "vowels", "red consonants". Y and Qu are consonants."""


@cache
def is_of(card: str, of: str) -> bool:
    """Whether a card is counted in a statement of this kind."""
    suit = ALL_OF[of]
    if suit and card[0] != suit:
        return False
    return not of.endswith(("vowels", "consonants")) or is_vowel(card) == of.endswith("vowels")


def count(cards: Iterable[str], of: str) -> int:
    """How many of these cards a statement of this kind counts."""
    return sum(1 for card in cards if is_of(card, of))
