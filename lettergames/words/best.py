"""The best word from some cards, and all of them."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import accumulate
from typing import overload

from . import cards as card
from .cards import Found, Number
from .letter_sets import Layer
from .lexicon import Lexicon


class Ways:
    """Every way to spell a word of a lexicon, by the number of cards; a size is indexed when it is needed."""

    def __init__(self, words: Iterable[str]) -> None:
        self._sizes: dict[int, list[str]] = {}
        for word in words:
            for way in card.ways(word) if "Q" in word else (word,):
                self._sizes.setdefault(len(way), []).append(way)
        self._layers: dict[int, Layer] = {}
        self._longest = max(self._sizes, default=0)

    @classmethod
    def of(cls, lexicon: Lexicon) -> "Ways":
        """The ways to spell what the engine may say."""
        return lexicon.memo("spoken ways", lambda: lexicon.spoken.memo("ways", lambda: cls(lexicon.spoken)))

    def layers(self, most: int, least: int = 1) -> Iterator[tuple[int, Layer]]:
        """The words by number of cards, from the most downwards."""
        for size in range(min(most, self._longest), least - 1, -1):
            layer = self._layers.get(size) or self._index(size)
            if layer:
                yield size, layer

    def _index(self, size: int) -> Layer | None:
        if size not in self._sizes:
            return None
        layer = self._layers[size] = Layer(self._sizes[size], card.ALPHABET)
        return layer


class Scorer:
    """Scores ways to spell: the values of the cards used, less the penalty for the cards left over."""

    def __init__(
        self, cards: Sequence[str], value: Callable[[str], Number], penalty: Callable[[int], Number] | None
    ) -> None:
        self._cards = cards
        self._penalty = penalty
        values = {each: card.worth(value, each) for each in dict.fromkeys(cards)}
        self._most = list(accumulate(sorted(map(values.__getitem__, cards), reverse=True), initial=0))
        self.falling = penalty is None and min(values.values(), default=0) >= 0
        """Whether fewer cards never allow more points, so that the search may stop."""
        if card.QU in values:
            values["1"] = values["2"] = values[card.QU]
        self._values = values

    def fine(self, used: int) -> Number:
        return card.worth(self._penalty, len(self._cards) - used) if self._penalty else 0

    def most(self, used: int) -> Number:
        """What no word of so many cards can exceed."""
        return self._most[used] - self.fine(used) if self._penalty else self._most[used]

    def gain(self, way: str) -> Number:
        """What the cards of the way are worth, before the fine."""
        return sum(map(self._values.__getitem__, way))

    def found(self, way: str) -> Found:
        parts = card.lay(way, self._cards)
        return Found(card.spelled(way), parts, self.gain(way) - self.fine(len(way)))


def best_word(
    lexicon: Lexicon,
    cards: Iterable[str],
    value: Callable[[str], Number] = card.one_each,
    penalty: Callable[[int], Number] | None = None,
) -> Found | None:
    """The word with the highest score that the cards can make; None if they make none.

    `value` gives what a used card adds, `penalty` what so many unused cards take away. Of equal scores the
    word with more cards comes first, then the first in the alphabet. Only words of `lexicon.spoken` count.
    Refuses odd cards, and scoring functions that raise or give no number (ValueError).
    """
    held = card.checked(cards)
    scorer = Scorer(held, value, penalty)
    letters = card.ALPHABET.held(held)
    best: str | None = None
    record: Number = 0
    for size, layer in Ways.of(lexicon).layers(len(held)):
        limit = scorer.most(size)
        if best is not None and limit <= record:
            if scorer.falling:
                break
            continue
        possible = layer.possible(letters)
        if not possible:
            continue
        fine = scorer.fine(size)
        for way in layer.chosen(possible):
            score = scorer.gain(way) - fine
            if best is None or score > record:
                best, record = way, score
                if record >= limit:
                    break
    return None if best is None else scorer.found(best)


class WordsFrom(Sequence[Found]):
    """The words some cards can make, each once: those with most cards first, then by the alphabet.

    The words are found when this is made, which cards spell each of them when it is asked for.
    """

    def __init__(self, ways: list[str], found: Callable[[str], Found]) -> None:
        self._ways = ways
        self._found = found

    @property
    def words(self) -> list[str]:
        return [card.spelled(way) for way in self._ways]

    def __len__(self) -> int:
        return len(self._ways)

    @overload
    def __getitem__(self, place: int) -> Found: ...
    @overload
    def __getitem__(self, place: slice) -> list[Found]: ...
    def __getitem__(self, place: int | slice) -> Found | list[Found]:
        if isinstance(place, slice):
            return [self._found(way) for way in self._ways[place]]
        return self._found(self._ways[place])

    def __iter__(self) -> Iterator[Found]:
        return map(self._found, self._ways)

    def __repr__(self) -> str:
        return f"<{len(self)} words>"


def all_words(
    lexicon: Lexicon,
    cards: Iterable[str],
    value: Callable[[str], Number] = card.one_each,
    penalty: Callable[[int], Number] | None = None,
) -> WordsFrom:
    """Every word of `lexicon.spoken` that the cards can make, with as many cards as possible, and its score.

    Refuses odd cards, and scoring functions that raise or give no number (ValueError).
    """
    held = card.checked(cards)
    scorer = Scorer(held, value, penalty)
    letters = card.ALPHABET.held(held)
    possible: dict[str, str] = {}
    for _, layer in Ways.of(lexicon).layers(len(held)):
        for way in layer.chosen(layer.possible(letters)):
            possible.setdefault(card.spelled(way), way)
    return WordsFrom(list(possible.values()), scorer.found)
