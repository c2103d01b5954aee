"""Several words at once, each from the cards of one suit, with wild cards that each help one word at most.

Cards are pairs (suit, letter): ("Y", "M"), ("R", "Qu"). Cards of the wild suit may go into the word of any
suit. A suit's own card is used before a wild one of the same letter, and nothing is lost by it, because a
card is worth what its letter is worth.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import accumulate
from typing import NamedTuple

from . import cards as card
from .best import Ways
from .cards import Found, Number, Part
from .lexicon import Lexicon

SuitCard = tuple[str, str]

_LANE = 16
_FULL = (1 << _LANE) - 1


class SuitWords(NamedTuple):
    """A word for each suit that has one, what all cards together are worth, and the places of those not used."""

    words: dict[str, Found]
    score: Number
    unused: tuple[int, ...]


class _Option(NamedTuple):
    """A way to spell a word of one suit, what its cards add, and which wild cards it needs."""

    score: Number
    need: int
    way: str


class _Wild:
    """The wild cards, counted by letter: a lane of bits for each letter in one number."""

    def __init__(self, letters: Sequence[str]) -> None:
        held = Counter(letters)
        self._lanes = {letter: place * _LANE for place, letter in enumerate(sorted(held))}
        self._guard = sum(1 << lane + _LANE - 1 for lane in self._lanes.values())
        self.all = sum(count << self._lanes[letter] for letter, count in held.items())

    def enough(self, held: int, need: int) -> bool:
        """Whether no lane of `need` exceeds that of `held`: where one does, it borrows the lane's guard bit."""
        return (held + self._guard - need) & self._guard == self._guard

    def need(self, way: str, own: Counter[str]) -> int:
        need = 0
        for letter, lane in self._lanes.items():
            used = way.count("1") + way.count("2") if letter == card.QU else way.count(letter)
            if used > own[letter]:
                need += used - own[letter] << lane
        return need

    def used(self, need: int) -> int:
        return sum(need >> lane & _FULL for lane in self._lanes.values())

    def worth(self, left: int, gain: Mapping[str, Number]) -> Number:
        """What the wild cards that are left can add at most."""
        return sum((left >> lane & _FULL) * max(0, gain[letter]) for letter, lane in self._lanes.items())


class _Table:
    """The cards by suit, and what each letter adds to the score when it is used instead of left over."""

    def __init__(
        self,
        cards: Iterable[SuitCard],
        suits: Sequence[str],
        wild: str | None,
        value: Callable[[str], Number],
        cost: Callable[[str], Number],
    ) -> None:
        self.suits = tuple(suits)
        if len({*self.suits, wild}) != len(self.suits) + 1:
            raise ValueError(f"the suits {self.suits!r} and the wild suit {wild!r} must all differ")
        pairs = [_pair(place, each) for place, each in enumerate(cards)]
        self.letters = card.checked(letter for _, letter in pairs)
        self._suit_of = [suit for suit, _ in pairs]
        for place, suit in enumerate(self._suit_of):
            if suit not in self.suits and suit != wild:
                raise ValueError(f"card {place} is of suit {suit!r}; the suits are {self.suits!r}, wild {wild!r}")
        self._wild_suit = wild
        costs = {letter: card.worth(cost, letter) for letter in dict.fromkeys(self.letters)}
        self.gain = {letter: card.worth(value, letter) + costs[letter] for letter in costs}
        self._all_left = sum(map(costs.__getitem__, self.letters))
        self.wild_letters = self.of_suit(wild)
        self.wild = _Wild(self.wild_letters)

    def of_suit(self, suit: str | None) -> list[str]:
        return [letter for each, letter in zip(self._suit_of, self.letters, strict=True) if each == suit]

    def _places(self, suit: str | None) -> dict[str, list[int]]:
        """Where each letter of the suit lies, the last place first."""
        lying: dict[str, list[int]] = {}
        for place in reversed(range(len(self.letters))):
            if self._suit_of[place] == suit:
                lying.setdefault(self.letters[place], []).append(place)
        return lying

    def lay(self, options: Sequence[_Option]) -> SuitWords:
        """Takes the cards of each word: the suit's own ones first, of equal ones the first."""
        spare = self._places(self._wild_suit)
        words = {}
        for suit, option in zip(self.suits, options, strict=True):
            if option.way:
                own = self._places(suit)
                parts = []
                for character in option.way:
                    letter = card.CARD[character]
                    parts.append(Part((own.get(letter) or spare[letter]).pop(), card.SPELLS[character]))
                score = sum(self.gain[self.letters[part.card]] for part in parts)
                words[suit] = Found(card.spelled(option.way), tuple(parts), score)
        used = {place for found in words.values() for place in found.cards}
        unused = tuple(place for place in range(len(self.letters)) if place not in used)
        return SuitWords(words, sum(found.score for found in words.values()) - self._all_left, unused)

    def in_order(self, options: Iterable[_Option]) -> list[_Option]:
        """The best options first: more points, then fewer wild cards, then more cards, then the alphabet."""
        return sorted(options, key=lambda each: (-each.score, self.wild.used(each.need), -len(each.way), each.way))


def _pair(place: int, each: SuitCard) -> SuitCard:
    if isinstance(each, str) or not isinstance(each, Sequence) or len(each) != 2:
        raise ValueError(f"card {place} is {each!r}; here a card is a pair of suit and letter")
    return each[0], each[1]


def best_suit_words(
    lexicon: Lexicon,
    cards: Iterable[SuitCard],
    suits: Sequence[str],
    wild: str | None = None,
    value: Callable[[str], Number] = card.one_each,
    cost: Callable[[str], Number] = card.nothing,
) -> SuitWords:
    """The words, at most one a suit, that are worth most together; possibly none.

    `value` gives what a used card of this letter adds, `cost` what one that no word uses takes away; in the
    answer each word's score is what its cards add and no longer cost, the score of all is the true sum. Every
    wild card is in one word at most, and a word may consist of wild cards alone. Only words of
    `lexicon.spoken` count. Refuses odd cards and suits, and scoring functions that raise or give no number
    (ValueError).
    """
    table = _Table(cards, suits, wild, value, cost)
    ways = Ways.of(lexicon)
    return table.lay(_best_together(table, [_options(ways, table, suit) for suit in table.suits]) or [])


def suit_words_of_size(
    lexicon: Lexicon, cards: Iterable[SuitCard], least: int, suits: Sequence[str], wild: str | None = None
) -> SuitWords | None:
    """A word of at least so many cards for every suit at once; None if the cards do not make them.

    Wild cards are used as in `best_suit_words`, and only where a suit makes no such word of its own; the
    score is the number of cards. Refuses odd cards and suits (ValueError).
    """
    table = _Table(cards, suits, wild, card.one_each, card.nothing)
    ways = Ways.of(lexicon)
    together = _best_together(table, [_long_enough(ways, table, suit, least) for suit in table.suits])
    return None if together is None else table.lay(together)


def _options(ways: Ways, table: _Table, suit: str) -> list[_Option]:
    """For each need of wild cards the best word, if it beats the best one without any; or no word at all."""
    own = table.of_suit(suit)
    gain = table.gain | {character: table.gain.get(card.QU, 0) for character in "12"}
    plain = _Option(0, 0, "")
    limits = _limits(own, gain)
    held = card.ALPHABET.held(own)
    for size, layer in ways.layers(len(own)):
        if limits[size] > plain.score:
            for way in layer.chosen(layer.possible(held)):
                score = sum(map(gain.__getitem__, way))
                if score > plain.score:
                    plain = _Option(score, 0, way)
    best = {0: plain}
    together = own + table.wild_letters
    limits = _limits(together, gain)
    counts = Counter(own)
    held_together = card.ALPHABET.held(together)
    for size, layer in ways.layers(len(together)):
        if limits[size] > plain.score:
            possible = layer.possible(held_together)
            for way in layer.chosen(possible ^ possible & layer.possible(held)):
                score = sum(map(gain.__getitem__, way))
                if score > plain.score:
                    need = table.wild.need(way, counts)
                    if need not in best or score > best[need].score:
                        best[need] = _Option(score, need, way)
    return table.in_order(best.values())


def _limits(letters: Sequence[str], gain: dict[str, Number]) -> list[Number]:
    """What one, two, … of the letters add at most."""
    return list(accumulate(sorted((gain[letter] for letter in letters), reverse=True), initial=0))


def _long_enough(ways: Ways, table: _Table, suit: str, least: int) -> list[_Option]:
    """A word of the suit alone if there is one of that size; else one for each need of wild cards."""
    own = table.of_suit(suit)
    held = card.ALPHABET.held(own)
    for _, layer in ways.layers(len(own), least):
        for way in layer.chosen(layer.possible(held)):
            return [_Option(0, 0, way)]
    together = own + table.wild_letters
    counts = Counter(own)
    held = card.ALPHABET.held(together)
    found: dict[int, _Option] = {}
    for _, layer in ways.layers(len(together), least):
        for way in layer.chosen(layer.possible(held)):
            need = table.wild.need(way, counts)
            found.setdefault(need, _Option(0, need, way))
    return table.in_order(found.values())


def _best_together(table: _Table, options: Sequence[Sequence[_Option]]) -> list[_Option] | None:
    """One option for each suit, worth most together, whose needs the wild cards meet; None if there is none."""
    best: list[_Option] | None = None
    record: Number = 0
    wild = table.wild
    best_ahead = _ahead(each[0].score if each else 0 for each in options)
    own_ahead = _ahead(sum(max(0, table.gain[letter]) for letter in table.of_suit(suit)) for suit in table.suits)

    def choose(chosen: list[_Option], score: Number, left: int) -> None:
        nonlocal best, record
        place = len(chosen)
        if place == len(options):
            if best is None or score > record:
                best, record = chosen, score
            return
        cards_ahead = own_ahead[place] + wild.worth(left, table.gain)
        if best is not None and score + cards_ahead <= record:
            return
        for option in options[place]:
            if best is not None and score + option.score + best_ahead[place + 1] <= record:
                return
            if option.score <= cards_ahead and wild.enough(left, option.need):
                choose([*chosen, option], score + option.score, left - option.need)

    choose([], 0, wild.all)
    return best


def _ahead(scores: Iterable[Number]) -> list[Number]:
    """The sum of all scores, of all but the first, and so on down to 0."""
    return [0, *accumulate(reversed([*scores]))][::-1]
