"""The cards of LetterTricks: a suit and a letter, written "Y:M" for yellow M, "M:J" for multicolored J.

A card is its own notation: `card[0]` is the suit, `card[2:]` the letter and `card[2]` its rank, so that Qu ranks as Q,
between P and R.
"""

from __future__ import annotations

from collections.abc import Iterable

SUITS = {"Y": "yellow", "B": "blue", "R": "red", "M": "multicolored"}
LETTERS = {
    "Y": "A C D E G H I K M O P R S T U W X",
    "B": "A B C E F G I J L N O P R S U V Y",
    "R": "A B D E F H I L M N O Qu S T U W Y Z",
    "M": "J K Qu V X Z",
}
MULTI = "M"
VOWELS = frozenset("AEIOU")
RARE = frozenset({"J", "K", "Qu", "V", "X", "Z"})
REPLACED = frozenset({"Y:K", "Y:X", "B:J", "B:V", "R:Qu", "R:Z"})

Cards = tuple[str, ...]

ALL: Cards = tuple(f"{suit}:{letter}" for suit, letters in LETTERS.items() for letter in letters.split())
PLAIN: Cards = tuple(card for card in ALL if card[0] != MULTI)
WITH_MULTI: Cards = tuple(card for card in ALL if card not in REPLACED)
DISPLAY: Cards = tuple(card for card in PLAIN if card[2:] in VOWELS)
WITHOUT_VOWELS: Cards = tuple(card for card in ALL if card[2:] not in VOWELS)


class _Places(dict[str, tuple[int, str]]):
    """Where cards stand in a hand."""

    def __missing__(self, card: str) -> tuple[int, str]:
        place = self[card] = ("YBRM".index(card[0]) if card[0] in SUITS else 4, card[2:])
        return place


_PLACES = _Places()


def in_order(cards: Iterable[str]) -> Cards:
    """The cards by suit, then by letter, as a hand is held."""
    return tuple(sorted(cards, key=_PLACES.__getitem__))


def in_words(card: str) -> str:
    """The card as people say it: "blue A"."""
    return f"{SUITS[card[0]]} {card[2:]}"


def listed(cards: Iterable[str]) -> str:
    """Several cards as people say them: "blue A, blue N and red T"."""
    words = [in_words(card) for card in cards]
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}" if words else "no card"


def is_vowel(card: str) -> bool:
    """Whether the card is a vowel: A, E, I, O, U; neither Y nor Qu is one."""
    return card[2:] in VOWELS


def without(cards: Cards, card: str) -> Cards:
    """The cards without one of this one."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def is_card(card: object) -> bool:
    """Whether this is a card: a suit, a colon, and a letter or Qu."""
    if not isinstance(card, str) or card[:1] not in SUITS or card[1:2] != ":":
        return False
    letter = card[2:]
    return letter == "Qu" or (len(letter) == 1 and letter.isascii() and letter.isupper())
