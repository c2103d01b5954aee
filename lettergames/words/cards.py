"""Cards and what they spell.

A card is a string: a letter "A" to "Z", or "Qu", which spells Q or QU as its player likes. A U of one's own
may follow the Q of a "Qu" card as well; there is nothing special about the two standing side by side.

Inside the search a *way* to spell a word is a string with one character a card: the letter of the card, and
for a "Qu" card the number of letters it spells, "1" for Q or "2" for QU.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from .letter_sets import Alphabet
from .spelling import MOST_QS, clean

QU = "Qu"
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
CARDS = frozenset((*LETTERS, QU))
ALPHABET = Alphabet([*((letter, letter) for letter in "ESIARNTOLCDUGPMHBYFVKWZXQJ"), (QU, "12")])

CARD = {letter: letter for letter in LETTERS} | {"1": QU, "2": QU}
"""The card that a character of a way stands for."""

SPELLS = {letter: letter for letter in LETTERS} | {"1": "Q", "2": "QU"}
"""The letters that it spells."""

Number = int | float


class Part(NamedTuple):
    """One card's part in a word: the card's place among the cards given, and the letters it spells."""

    card: int
    letters: str


class Found(NamedTuple):
    """A word, the cards that spell it from left to right, and what it is worth."""

    word: str
    parts: tuple[Part, ...]
    score: Number

    @property
    def cards(self) -> tuple[int, ...]:
        """The places of the cards used, in the order of the word."""
        return tuple(part.card for part in self.parts)


def one_each(card: object) -> int:
    """The plainest score: one point a card."""
    return 1


def nothing(card: object) -> int:
    """The plainest cost: none."""
    return 0


def checked(cards: Iterable[str]) -> tuple[str, ...]:
    """The cards as a tuple. Refuses (ValueError) whatever is not a letter A to Z or Qu."""
    held = tuple(cards)
    for place, card in enumerate(held):
        if not isinstance(card, str) or card not in CARDS:
            hint = ", written with a small u" if card == "QU" else ""
            raise ValueError(f"card {place} is {card!r}; a card is a letter A to Z or Qu{hint}")
    return held


def worth(value: Callable[..., Number], argument: object) -> Number:
    """What the scoring function says. Refuses (ValueError) one that raises or does not give a number."""
    try:
        number = value(argument)
    except Exception as fault:
        raise ValueError(f"the scoring function failed for {argument!r}: {fault!r}") from fault
    if type(number) is not int and (not isinstance(number, float) or number != number):
        raise ValueError(f"the scoring function gave {number!r} for {argument!r}; it gives a number")
    return number


def ways(word: str) -> list[str]:
    """Every way to spell the word with cards."""
    if "Q" not in word:
        return [word]
    made = [""]
    before = ""
    for letter in word:
        if letter == "Q":
            made = [way + card for way in made for card in "Q1"]
        elif letter == "U" and before == "Q":
            made = [way + "U" for way in made] + [way[:-1] + "2" for way in made if way[-1] == "1"]
        else:
            made = [way + letter for way in made]
        before = letter
    return made


def spelled(way: str) -> str:
    """The word that a way spells."""
    return way if way.isalpha() else way.replace("1", "Q").replace("2", "QU")


def places(cards: Sequence[str]) -> dict[str, list[int]]:
    """Where each letter lies among the cards, the last place first, so that `pop` takes them in order."""
    lying: dict[str, list[int]] = {}
    for place in range(len(cards) - 1, -1, -1):
        lying.setdefault(cards[place], []).append(place)
    return lying


def lay(way: str, cards: Iterable[str]) -> tuple[Part, ...]:
    """The cards that spell the way, which they must hold: of equal cards the first."""
    left = list(cards)
    parts = []
    for character in way:
        place = left.index(CARD[character])
        left[place] = ""
        parts.append(Part(place, SPELLS[character]))
    return tuple(parts)


def spell(word: str, cards: Iterable[str]) -> Found | None:
    """How these cards spell the word, with as many cards as possible; None where they do not.

    A real U is taken before the one that comes with a Qu card; of equal cards the earlier one. The score is
    the number of cards. Refuses odd cards and odd words (ValueError).
    """
    held = checked(cards)
    counts = Counter(held)
    possible = [way for way in ways(clean(word)) if Counter(map(CARD.__getitem__, way)) <= counts]
    if not possible:
        return None
    parts = lay(max(possible, key=len), held)
    return Found(clean(word), parts, len(parts))


def readings(cards: Iterable[str]) -> tuple[str, ...]:
    """What the cards spell as they lie, from left to right: one text, or more where a Qu card may be Q or QU.

    Refuses odd cards, and more Qu cards than a word can have (ValueError).
    """
    held = checked(cards)
    if held.count(QU) > MOST_QS:
        raise ValueError(f"there are {held.count(QU)} Qu cards; at most {MOST_QS} can be in a word")
    texts = [""]
    for card in held:
        texts = [text + letters for text in texts for letters in (("QU", "Q") if card == QU else (card,))]
    return tuple(texts)
