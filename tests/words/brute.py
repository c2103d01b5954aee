"""The slow and obvious answers that the search is compared with. Nothing here uses the search."""

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, product

from lettergames.words import Found, Lexicon

Value = Callable[[str], float]
Usage = tuple[tuple[int, str], ...]


def usages(word: str, cards: Sequence[str], taken: tuple[int, ...] = ()) -> Iterator[Usage]:
    """Every way to lay the word with the cards, place by place and letter by letter."""
    if not word:
        yield ()
        return
    for place, card in enumerate(cards):
        if place not in taken:
            for letters in ("Q", "QU") if card == "Qu" else (card,):
                if word.startswith(letters):
                    for rest in usages(word[len(letters) :], cards, (*taken, place)):
                        yield ((place, letters), *rest)


def check_laid(found: Found, cards: Sequence[str]) -> None:
    """The parts are different cards of the hand and spell the word."""
    assert "".join(part.letters for part in found.parts) == found.word
    assert len(set(found.cards)) == len(found.cards)
    for part in found.parts:
        assert part.letters in (("Q", "QU") if cards[part.card] == "Qu" else (cards[part.card],))


def words_and_scores(
    words: Sequence[str], cards: Sequence[str], value: Value, penalty: Callable[[int], float]
) -> Iterator[tuple[float, int, str]]:
    """Score, number of cards and word, for every way to lay every word."""
    for word in words:
        for usage in usages(word, cards):
            gained = sum(value(cards[place]) for place, _ in usage)
            yield gained - penalty(len(cards) - len(usage)), len(usage), word


def best(
    words: Sequence[str], cards: Sequence[str], value: Value, penalty: Callable[[int], float]
) -> tuple[float, int, str] | None:
    return min(
        words_and_scores(words, cards, value, penalty), key=lambda each: (-each[0], -each[1], each[2]), default=None
    )


def best_together(
    words: Sequence[str], cards: Sequence[tuple[str, str]], suits: str, wild: str, value: Value, cost: Value
) -> float:
    """The best score of at most one word a suit, trying every combination."""
    letters = [letter for _, letter in cards]
    choices: list[set[tuple[float, frozenset[int]]]] = []
    for suit in suits:
        usable = [place for place, (each, _) in enumerate(cards) if each in (suit, wild)]
        found: set[tuple[float, frozenset[int]]] = {(0, frozenset())}
        for word in words:
            for usage in usages(word, [letters[place] for place in usable]):
                used = [usable[place] for place, _ in usage]
                gain = sum(value(letters[place]) + cost(letters[place]) for place in used)
                found.add((gain, frozenset(place for place in used if cards[place][0] == wild)))
        choices.append(found)
    everything = sum(map(cost, letters))
    return max(
        sum(gain for gain, _ in chosen) - everything
        for chosen in product(*choices)
        if disjoint([wilds for _, wilds in chosen])
    )


def all_suits_have_words(
    words: Sequence[str], cards: Sequence[tuple[str, str]], suits: str, wild: str, least: int
) -> bool:
    letters = [letter for _, letter in cards]
    choices: list[set[frozenset[int]]] = []
    for suit in suits:
        usable = [place for place, (each, _) in enumerate(cards) if each in (suit, wild)]
        choices.append(
            {
                frozenset(usable[place] for place, _ in usage if cards[usable[place]][0] == wild)
                for word in words
                for usage in usages(word, [letters[place] for place in usable])
                if len(usage) >= least
            }
        )
    return any(disjoint(chosen) for chosen in product(*choices))


def disjoint(sets: Sequence[frozenset[int]]) -> bool:
    return sum(map(len, sets)) == len(frozenset().union(*sets))


def vowel_scores(
    words: Sequence[str], cards: Sequence[str], value: Value, cost: Value, printed: int
) -> Iterator[tuple[float, str]]:
    """Score and word, for every choice of the cards that lie face down as vowels."""
    for word in words:
        consonants = [letter for letter in word if letter not in "AEIOU"]
        left = list(cards)
        for letter in consonants:
            if letter not in left:
                break
            left.remove(letter)
        else:
            vowels = len(word) - len(consonants)
            if vowels <= len(left) and len(consonants) >= printed:
                gained = sum(map(value, consonants))
                for hidden in combinations(range(len(left)), vowels):
                    dead = [card for place, card in enumerate(left) if place not in hidden]
                    yield gained - sum(map(cost, dead)), word


def small_lexicons(number: int, size: int, longest: int, seed: int = 3) -> list[Lexicon]:
    """Lexicons of a few words, many of them with a Q, so that brute force is quick and Qu comes up often."""
    rng = random.Random(seed)
    words = [word for word in Lexicon.default().spoken if len(word) <= longest]
    with_q = [word for word in words if "Q" in word]
    return [
        Lexicon.from_words(rng.sample(words, size - size // 4) + rng.sample(with_q, size // 4)) for _ in range(number)
    ]
