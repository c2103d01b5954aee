"""Words from consonants alone, where any card may lie face down and stand for a vowel.

A word needs its consonants as cards, Y among them, and any other card for each A, E, I, O or U. What is left
over costs, so the dearest cards that are left become the vowels.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import accumulate
from typing import NamedTuple, overload

from . import cards as card
from .best import WordsFrom
from .cards import Found, Number, Part
from .letter_sets import Alphabet, Layer
from .lexicon import Lexicon
from .spelling import clean

VOWELS = "AEIOU"
ALPHABET = Alphabet((letter, letter) for letter in "SRNTLCDGPMHBYFVKWZXQJ")

_FEW = 16
_NO_VOWELS = str.maketrans("", "", VOWELS)


class VowelWords:
    """The words of a lexicon by their numbers of consonants and vowels, each part indexed when it is needed."""

    def __init__(self, words: Iterable[str]) -> None:
        self._groups: dict[tuple[int, int], list[str]] = {}
        listed = list(words)
        bare = " ".join(listed).translate(_NO_VOWELS).split(" ")
        for word, consonants in zip(listed, bare, strict=False):
            counts = (len(consonants), len(word) - len(consonants))
            self._groups.setdefault(counts, []).append(word)
        self._layers: dict[tuple[int, int], Layer] = {}
        self._order = sorted(self._groups, key=lambda counts: (-sum(counts), -counts[0]))

    @classmethod
    def of(cls, lexicon: Lexicon) -> "VowelWords":
        return lexicon.memo("vowel words", lambda: cls(lexicon))

    def sizes(self, most: int, printed: int) -> Iterator[tuple[int, int]]:
        """The numbers of consonants and vowels that words of at most so many cards have, the longest first."""
        return (counts for counts in self._order if sum(counts) <= most and counts[0] >= printed)

    def layer(self, counts: tuple[int, int]) -> Layer:
        if counts not in self._layers:
            self._layers[counts] = Layer(self._groups[counts], ALPHABET)
        return self._layers[counts]


class _Hand:
    """The cards, and what using them or leaving them over does to the score."""

    def __init__(self, cards: Sequence[str], value: Callable[[str], Number], cost: Callable[[str], Number]) -> None:
        self.cards = cards
        self.value = {each: card.worth(value, each) for each in dict.fromkeys(cards)}
        self.cost = {each: card.worth(cost, each) for each in self.value}
        self.gain = {each: self.value[each] + self.cost[each] for each in self.value}
        self.all_left = sum(map(self.cost.__getitem__, cards))

    def found(self, word: str) -> Found:
        lying = card.places(self.cards)
        printed = {place: lying[letter].pop() for place, letter in enumerate(word) if letter not in VOWELS}
        rest = [place for left in lying.values() for place in left]
        rest.sort(key=lambda place: (-self.cost[self.cards[place]], self.cards[place], place))
        hidden = iter(sorted(rest[: len(word) - len(printed)]))
        parts = [
            Part(printed[place] if place in printed else next(hidden), letter) for place, letter in enumerate(word)
        ]
        return Found(word, tuple(parts), self.score(word))

    def score(self, word: str) -> Number:
        """Used consonants less leftovers, with the dearest leftovers as vowels: everything is left over, then
        each printed card is gained and each vowel card is saved."""
        left = list(self.cards)
        gained: Number = 0
        vowels = 0
        for letter in word:
            if letter in VOWELS:
                vowels += 1
            else:
                gained += self.gain[letter]
                left.remove(letter)
        saved = sorted(map(self.cost.__getitem__, left), reverse=True)[:vowels]
        return gained + sum(saved) - self.all_left


class _Best(NamedTuple):
    score: Number
    word: str

    def beats(self, score: Number, length: int) -> bool:
        """Whether no word of this length and at most this score can be better."""
        return (score, length) < (self.score, len(self.word))


class _Search:
    """Looks for the best word by deciding, from the dearest letter down, how many cards of it are printed."""

    def __init__(self, hand: _Hand) -> None:
        self._hand = hand
        self.best: _Best | None = None
        self._letters = sorted(hand.gain, key=lambda letter: (-hand.gain[letter], letter))
        self._counts = [hand.cards.count(letter) for letter in self._letters]
        undecided = [
            [each for letter in self._letters[place:] for each in hand.cards if each == letter]
            for place in range(len(self._letters) + 1)
        ]
        self._costs = [[hand.cost[each] for each in cards] for cards in undecided]
        self._gains = [list(accumulate((hand.gain[each] for each in cards), initial=0)) for cards in undecided]

    def layer(self, layer: Layer, words: int, counts: tuple[int, int]) -> None:
        """Looks at those words of the layer whose bits are set."""
        self._layer = layer
        self._consonants, self._vowels = counts
        self._decide(words, 0, self._consonants, 0, [])

    def hopeless(self, counts: tuple[int, int]) -> bool:
        self._consonants, self._vowels = counts
        return self._worse(0, self._consonants, 0, [])

    def _worse(self, place: int, printed: int, gained: Number, left: list[Number]) -> bool:
        """Whether even the dearest undecided cards as consonants and all dear leftovers as vowels fall short."""
        if printed >= len(self._gains[place]):
            return True
        if self.best is None:
            return False
        saved = sum(sorted(left + self._costs[place], reverse=True)[: self._vowels])
        limit = gained + self._gains[place][printed] + saved - self._hand.all_left
        return self.best.beats(limit, self._consonants + self._vowels)

    def _decide(self, words: int, place: int, printed: int, gained: Number, left: list[Number]) -> None:
        """`printed` cards are still to be chosen from the letters from `place` on; `left` are passed over."""
        if self._worse(place, printed, gained, left):
            return
        if words.bit_count() <= _FEW or not printed:
            self._try(words)
            return
        letter, held = self._letters[place], self._counts[place]
        gain, cost = self._hand.gain[letter], self._hand.cost[letter]
        rows = self._layer.having[letter]
        for used in range(min(held, len(rows), printed), 0, -1):
            chosen = words & rows[used - 1]
            if chosen:
                words ^= chosen
                passed = left + [cost] * (held - used)
                self._decide(chosen, place + 1, printed - used, gained + used * gain, passed)
        if words:
            self._decide(words, place + 1, printed, gained, left + [cost] * held)

    def _try(self, words: int) -> None:
        for word in self._layer.chosen(words):
            found = _Best(self._hand.score(word), word)
            if self.best is None or _rank(found) < _rank(self.best):
                self.best = found


def _rank(found: _Best) -> tuple[Number, int, str]:
    return -found.score, -len(found.word), found.word


def _checked(cards: Iterable[str]) -> tuple[str, ...]:
    held = card.checked(cards)
    for place, each in enumerate(held):
        if each in VOWELS or each == card.QU:
            raise ValueError(f"card {place} is {each!r}; here vowels are cards face down and Q stands alone")
    return held


def best_with_vowels(
    lexicon: Lexicon,
    cards: Iterable[str],
    value: Callable[[str], Number] = card.one_each,
    cost: Callable[[str], Number] = card.nothing,
    printed: int = 1,
) -> Found | None:
    """The word with the highest score when any card may stand for a vowel; None if the cards make no word.

    `value` gives what a consonant adds, `cost` what a card that is left over takes away;
    cards that stand for vowels count neither way. At least `printed` cards must be consonants. Of
    equal scores the longer word comes first, then the first in the alphabet. Only words of `lexicon.spoken`
    count. Refuses vowels, Qu and odd cards, and scoring functions that raise or give no number (ValueError).
    """
    hand = _Hand(_checked(cards), value, cost)
    held = ALPHABET.held(hand.cards)
    search = _Search(hand)
    words = VowelWords.of(lexicon.spoken)
    for counts in words.sizes(len(hand.cards), printed):
        if not search.hopeless(counts):
            layer = words.layer(counts)
            possible = layer.possible(held)
            if possible:
                search.layer(layer, possible, counts)
    return None if search.best is None else hand.found(search.best.word)


def all_with_vowels(
    lexicon: Lexicon,
    cards: Iterable[str],
    value: Callable[[str], Number] = card.one_each,
    cost: Callable[[str], Number] = card.nothing,
    printed: int = 1,
) -> WordsFrom:
    """Every word when any card may stand for a vowel, the longest first, with the dearest leftovers as vowels.

    The arguments and what is refused are as in `best_with_vowels`.
    """
    hand = _Hand(_checked(cards), value, cost)
    held = ALPHABET.held(hand.cards)
    words = VowelWords.of(lexicon.spoken)
    possible: list[str] = []
    for counts in words.sizes(len(hand.cards), printed):
        layer = words.layer(counts)
        possible.extend(layer.chosen(layer.possible(held)))
    possible.sort(key=lambda word: (-len(word), word))
    return WordsFrom(possible, hand.found)


class Spellable(Sequence[str]):
    """Every word when any card may stand for a vowel, the longest first, found only when they are asked for.

    Its length and any one of its words cost the same for few cards and for many. Refuses what `best_with_vowels` does.
    """

    def __init__(self, lexicon: Lexicon, cards: Iterable[str], printed: int = 1) -> None:
        held = _checked(cards)
        letters = ALPHABET.held(held)
        words = VowelWords.of(lexicon.spoken)
        layers = (words.layer(counts) for counts in words.sizes(len(held), printed))
        possible = ((layer, layer.possible(letters)) for layer in layers)
        self._found = [(layer, bits, bits.bit_count()) for layer, bits in possible if bits]

    def __len__(self) -> int:
        return sum(count for _, _, count in self._found)

    def __iter__(self) -> Iterator[str]:
        for layer, bits, _ in self._found:
            yield from layer.chosen(bits)

    @overload
    def __getitem__(self, place: int) -> str: ...
    @overload
    def __getitem__(self, place: slice) -> list[str]: ...
    def __getitem__(self, place: int | slice) -> str | list[str]:
        if isinstance(place, slice):
            return list(self)[place]
        left = place if place >= 0 else len(self) + place
        for layer, bits, count in self._found:
            if 0 <= left < count:
                return layer.strings[-1 - _bit(bits, count - 1 - left)]
            left -= count
        raise IndexError(place)


def _bit(bits: int, number: int) -> int:
    """The place of a set bit, counted from the lowest, by halving."""
    place, width = 0, bits.bit_length()
    while width > 1:
        half = width // 2
        low = bits & ((1 << half) - 1)
        count = low.bit_count()
        if number < count:
            bits, width = low, half
        else:
            bits, width, place, number = bits >> half, width - half, place + half, number - count
    return place


def spell_with_vowels(
    word: str,
    cards: Iterable[str],
    value: Callable[[str], Number] = card.one_each,
    cost: Callable[[str], Number] = card.nothing,
) -> Found | None:
    """How these cards spell the word, listed or not, with the dearest leftovers as vowels; None if they cannot.

    Refuses vowels, Qu, odd cards and odd words, and scoring functions that raise or give no number (ValueError).
    """
    hand = _Hand(_checked(cards), value, cost)
    text = clean(word)
    consonants = Counter(text.translate(_NO_VOWELS))
    return hand.found(text) if consonants <= Counter(hand.cards) and len(text) <= len(hand.cards) else None
