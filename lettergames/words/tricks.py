"""Tricks: cards that must spell a word together, all of them, in any order."""

from collections.abc import Iterable, Sequence
from itertools import combinations

from . import cards as card
from .cards import Found
from .lexicon import Lexicon

_BITS = {letter: 1 << place for place, letter in enumerate((*card.LETTERS, card.QU))}


class Tricks:
    """What a number of cards spell together, and which cards can still complete some of them.

    Whether cards make a word goes by every accepted word; only words of `lexicon.spoken` are named. With
    `letters` given, only words of so many letters count, so that a Qu card must spell Q when it is the
    number of cards. Refuses fewer than one card (ValueError). Made once for a lexicon: use `Tricks.of`.
    """

    def __init__(self, lexicon: Lexicon, size: int, letters: int | None = None) -> None:
        if size < 1:
            raise ValueError(f"a trick has at least one card, not {size}")
        self.size = size
        self._spoken = lexicon.spoken
        self._ways: dict[str, list[str]] = {}
        for word in lexicon:
            if size <= len(word) <= 2 * size and letters in (None, len(word)):
                for way in card.ways(word):
                    if len(way) == size:
                        self._ways.setdefault(_key(card.CARD[each] for each in way), []).append(way)
        self._next: dict[str, int] | None = None

    @classmethod
    def of(cls, lexicon: Lexicon, size: int, letters: int | None = None) -> "Tricks":
        return lexicon.memo(("tricks", size, letters), lambda: cls(lexicon, size, letters))

    def makes_word(self, cards: Iterable[str]) -> bool:
        """Whether all these cards together spell a word; false when there are too few or too many.

        Refuses odd cards (ValueError).
        """
        return _key(card.checked(cards)) in self._ways

    def words(self, cards: Sequence[str]) -> tuple[Found, ...]:
        """The words that all these cards spell together, by the alphabet, with which card is which letter.

        Empty also where the only word is one that the classroom filter keeps back. The score is the number
        of cards. Refuses odd cards (ValueError).
        """
        held = card.checked(cards)
        return tuple(
            Found(card.spelled(way), card.lay(way, held), len(way))
            for way in self._ways.get(_key(held), ())
            if card.spelled(way) in self._spoken
        )

    def completing(self, cards: Iterable[str]) -> tuple[str, ...]:
        """The cards of which one more still leads to a word: each of them completes it, or keeps it possible.

        Refuses odd cards (ValueError).
        """
        mask = self._table().get(_key(card.checked(cards)), 0)
        return tuple(letter for letter, bit in _BITS.items() if mask & bit)

    def alive(self, cards: Iterable[str]) -> bool:
        """Whether these cards spell a word together, or can still become one. Refuses odd cards (ValueError)."""
        key = _key(card.checked(cards))
        return key in self._ways or key in self._table()

    def _table(self) -> dict[str, int]:
        """For each part of a trick that spells something, the cards that lead on, a bit each."""
        if self._next is None:
            table: dict[str, int] = {}
            for ways in self._ways.values():
                whole = sorted(card.CARD[each] for each in ways[0])
                for size in range(self.size):
                    for part in set(combinations(whole, size)):
                        missing = list(whole)
                        for each in part:
                            missing.remove(each)
                        bits = 0
                        for each in missing:
                            bits |= _BITS[each]
                        key = "".join(part)
                        table[key] = table.get(key, 0) | bits
            self._next = table
        return self._next


def _key(cards: Iterable[str]) -> str:
    return "".join(sorted(cards))
