"""The words that the cards of one trick can make together, and how hard each letter is to use in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations

from ..words import Lexicon
from ..words.cards import CARD, ways

_EVERY = (*"ABCDEFGHIJKLMNOPQRSTUVWXYZ", "Qu")


class Words:
    """The sets of so many cards that make a word of a lexicon, and how many of them a part can still become.

    `hard` says of each letter from 0 to 1 in how few words it is.
    """

    def __init__(self, lexicon: Lexicon, size: int, letters: int | None) -> None:
        self.whole: set[str] = set()
        for word in lexicon:
            if size <= len(word) <= 2 * size and letters in (None, len(word)):
                self.whole |= {key(CARD[each] for each in way) for way in ways(word) if len(way) == size}
        self.open: Counter[str] = Counter()
        for whole in self.whole:
            cards = _cards(whole)
            for many in range(1, size):
                self.open.update(key(part) for part in set(combinations(cards, many)))
        most = max((count for part, count in self.open.items() if len(_cards(part)) == 1), default=1)
        self.hard = {letter: 1 - self.open[key([letter])] / most for letter in _EVERY}

    @classmethod
    def of(cls, lexicon: Lexicon, size: int, letters: int | None) -> Words:
        """Those of this lexicon for so many cards, of words of so many letters (None: any)."""
        return lexicon.memo(("words of tricks", size, letters), lambda: cls(lexicon, size, letters))


def key(letters: Iterable[str]) -> str:
    """The letters of some cards in the order in which `Words` knows them."""
    return "".join(sorted(letters))


def _cards(key: str) -> list[str]:
    """The letters of a key, Qu being one."""
    return [each + "u" if key[at + 1 : at + 2] == "u" else each for at, each in enumerate(key) if each != "u"]
