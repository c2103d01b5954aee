"""Which of many strings can be laid with the letters held: one bit a string, all of them tested at once.

For every letter and number n there is a row of bits, one bit a string: has it this letter at least n times?
What a hand cannot lay is then the union, over all letters, of the row for one more than it holds. Letters
are taken in groups, and what fits the cards held of a group is remembered, for they come again and again.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

_GROUP = 4
_LANE = 8
_MOST = (1 << _LANE) - 1
_TAG = _GROUP * _LANE
_REMEMBERED = 1000
_FEW = 24
_AT_LEAST = [bytes(b"01"[count >= least] for count in range(256)) for least in range(256)]


class Alphabet:
    """The letters that are tested, in an order that puts the rare ones together.

    Each is a card and the characters that stand for it in a string: "A" and "A", "Qu" and "12".
    """

    def __init__(self, letters: Iterable[tuple[str, str]]) -> None:
        self.cards, self.characters = zip(*letters, strict=True)
        self._lanes = {card: (place // _GROUP, 1 << place % _GROUP * _LANE) for place, card in enumerate(self.cards)}
        self._none = [group << _TAG for group in range(-(-len(self.cards) // _GROUP))]

    def held(self, cards: Sequence[str]) -> list[int]:
        """How many of each letter there are: a number a group, with a lane a letter, above them the group's own."""
        if len(cards) > _MOST:
            counts = Counter(cards)
            cards = [card for card in counts for _ in range(min(counts[card], _MOST))]
        groups = self._none.copy()
        lanes = self._lanes
        for card in cards:
            group, one = lanes[card]
            groups[group] += one
        return groups


class Layer:
    """Strings of one length, in a fixed order, tested for the letters of an alphabet; others do not count.

    `having` holds the rows of each card: the strings with at least one, at least two, …
    """

    def __init__(self, strings: Sequence[str], alphabet: Alphabet) -> None:
        self.strings = strings
        self._all = (1 << len(strings)) - 1
        text = "".join(strings).encode()
        rows = [_count(text, len(strings[0]), letter.encode()) for letter in alphabet.characters]
        self.having = dict(zip(alphabet.cards, rows, strict=True))
        self._rows = [rows[start : start + _GROUP] for start in range(0, len(rows), _GROUP)]
        self._fitting: dict[int, int] = {}

    def possible(self, held: list[int]) -> int:
        """The strings that need no more of each letter than is held, as bits; the first string is the highest."""
        possible = self._all
        fitting = self._fitting
        for group in held:
            fit = fitting.get(group)
            possible &= self._fit(group) if fit is None else fit
        return possible

    def _fit(self, held: int) -> int:
        """The strings that need no more of the letters of one group than is held of them."""
        too_many = 0
        for lane, rows in enumerate(self._rows[held >> _TAG]):
            count = held >> lane * _LANE & _MOST
            if count < len(rows):
                too_many |= rows[count]
        if len(self._fitting) == _REMEMBERED:
            self._fitting.clear()
        fit = self._fitting[held] = self._all ^ too_many
        return fit

    def chosen(self, bits: int) -> Iterator[str]:
        """The strings whose bits are set, in order."""
        if bits.bit_count() > _FEW:
            text = f"{bits:0{len(self.strings)}b}"
            at = text.find("1")
            while at >= 0:
                yield self.strings[at]
                at = text.find("1", at + 1)
            return
        while bits:
            length = bits.bit_length()
            yield self.strings[-length]
            bits ^= 1 << length - 1


def _count(text: bytes, length: int, letter: bytes) -> tuple[int, ...]:
    """A letter's rows for strings of this length laid end to end: at least one, at least two, …"""
    hits = text.translate(bytes(byte in letter for byte in range(256)))
    lanes = sum(int.from_bytes(hits[column::length], "big") for column in range(length))
    counts = lanes.to_bytes(len(text) // length, "big")
    return tuple(int(counts.translate(_AT_LEAST[least]), 2) for least in range(1, max(counts) + 1))
