"""The best words that some cards can make, as moves: what a bot lays, and what a person could have laid."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ...words import Lexicon, all_words, best_suit_words, best_word
from .cards import MULTI, SUITS, Cards
from .state import State, Word


def best_words(rules: Any, state: State, seat: int, lexicon: Lexicon) -> list[Word]:
    """The words of this lexicon that are worth most to the seat, in the order they are laid; none of them is refused.

    Points are asked of the rules card by card; a house rule that looks at whole words is followed by chance only.
    """
    cards = rules.unused(state, seat)
    words = _in_suits(rules, state, cards, lexicon) if rules.lanes else _one(rules, state, cards, lexicon)
    laid = {word.suit for word in state.match.words[seat]}
    found: list[Word] = []
    for word in words:
        free = word.suit not in laid or not rules.lanes
        if free and all(rules.judge_word(with_words(state, seat, found), word, seat)):
            found.append(word)
    return found


def worth(rules: Any, state: State, seat: int, words: Sequence[Word]) -> int:
    """The points of the seat's hand with these words added to those it has laid."""
    return int(rules.hand_points(with_words(state, seat, words), seat))


def with_words(state: State, seat: int, words: Iterable[Word]) -> State:
    """The state in which the seat has laid these words, too."""
    match = state.match
    laid = (*match.words[:seat], (*match.words[seat], *words), *match.words[seat + 1 :])
    return state._replace(match=match._replace(words=laid))


def _values(rules: Any, state: State, cards: Cards) -> dict[str, int]:
    return {card[2:]: rules.card_points(state, card) for card in cards}


def _one(rules: Any, state: State, cards: Cards, lexicon: Lexicon) -> list[Word]:
    letters = [card[2:] for card in cards]
    value = _values(rules, state, cards).__getitem__

    def penalty(left: int) -> int:
        return int(rules.unused_penalty(state, cards[:left]))

    found = best_word(lexicon, letters, value, penalty)
    if found is None:
        return []
    best = Word(found.word, tuple(cards[at] for at in found.cards))
    if all(rules.judge_word(state, best, state.to_act)):
        return [best]
    others = sorted(all_words(lexicon, letters, value, penalty), key=lambda each: -each.score)
    words = (Word(each.word, tuple(cards[at] for at in each.cards)) for each in others)
    return next(([word] for word in words if all(rules.judge_word(state, word, state.to_act))), [])


def _in_suits(rules: Any, state: State, cards: Cards, lexicon: Lexicon) -> list[Word]:
    def cost(letter: str) -> int:
        return int(rules.unused_penalty(state, (f"{MULTI}:{letter}",)))

    value = _values(rules, state, cards).__getitem__
    suits = [suit for suit in SUITS if suit != MULTI]
    pairs = [(card[0], card[2:]) for card in cards]
    found = best_suit_words(lexicon, pairs, suits, MULTI, value, cost).words
    return [Word(each.word, tuple(cards[at] for at in each.cards), SUITS[suit]) for suit, each in found.items()]
