"""Questions about LetterTricks for three on fresh cards; the rules in force work out every answer."""

from __future__ import annotations

import random
from typing import Any

from ..core import chance
from ..games.letter_tricks.best import best_words
from ..games.letter_tricks.cards import MULTI, SUITS, WITHOUT_VOWELS, in_words, is_vowel
from .competitive_questions import EVERYDAY, named
from .steps import Count, Position, Predict, Step
from .trick_taking_questions import YES, Maker

PLAYERS = ("You", "Ben", "Cleo")
VOWELS_LEFT = "Y:E B:U"
COLLECTED = 14
YOU = 0


def ten(rules: Any, seed: int) -> tuple[Step, ...]:
    """Ten questions from the whole lesson, on cards that belong to this seed."""
    makers = chance.shuffled(MAKERS, seed, 0)
    return tuple(make(make.__name__, rules, chance.generator(seed, make.__name__)) for make in makers)


def trick(rng: random.Random) -> list[str]:
    """Three cards that often are of one suit or multicolored."""
    suit = rng.choice("YBR")
    near = [card for card in WITHOUT_VOWELS if card[0] in (suit, MULTI)]
    cards = rng.sample(near if rng.random() < 0.5 else list(WITHOUT_VOWELS), 2)
    return [*cards, rng.choice([card for card in WITHOUT_VOWELS if card not in cards])]


def last_trick(id: str, rules: Any, rng: random.Random, asked: str, place: int, rule: str) -> Predict:
    """A question whose answer is who picks first, second or last from a trick to which you play your only card."""
    bens, cleos, mine = trick(rng)
    at = Position({"hands": {"A": mine, "B": "", "C": ""}, "trick": [bens, cleos], "past": 13, "display": VOWELS_LEFT})
    state = rules.position(**at.pieces)
    picks = rules.step(state, rules.parse(mine)).picks
    text = f"Ben led {in_words(bens)}, Cleo played {in_words(cleos)}. You play {in_words(mine)}. {asked}"
    return named(id, text, at, PLAYERS, picks[place], rule, mine)


def wins(id: str, rules: Any, rng: random.Random) -> Step:
    return last_trick(id, rules, rng, "Who wins the trick?", 0, "trick_winner")


def second(id: str, rules: Any, rng: random.Random) -> Step:
    return last_trick(id, rules, rng, "Who picks after the winner?", 1, "low_pick")


def vowel(id: str, rules: Any, rng: random.Random) -> Step:
    return last_trick(id, rules, rng, "Who takes a vowel?", 2, "middle_pick")


def leads(id: str, rules: Any, rng: random.Random) -> Step:
    return last_trick(id, rules, rng, "If there were another trick, who would lead it?", 0, "leads_next")


def clash(id: str, rules: Any, rng: random.Random) -> Step:
    """Who picks second when nobody follows, so that the leader wins, perhaps with the lowest card."""
    suit, *others = rng.sample("YBR", 3)
    led = rng.choice([card for card in WITHOUT_VOWELS if card[0] == suit][:5])
    cleos, mine = rng.sample([card for card in WITHOUT_VOWELS if card[0] in others], 2)
    at = Position({"hands": {"A": mine, "B": "", "C": ""}, "trick": [led, cleos], "past": 13, "display": VOWELS_LEFT})
    picks = rules.step(rules.position(**at.pieces), rules.parse(mine)).picks
    text = f"Ben led {in_words(led)}; Cleo played {in_words(cleos)}, you play {in_words(mine)}. Who picks second?"
    return named(id, text, at, PLAYERS, picks[1], "low_pick", mine)


def hand_of(rng: random.Random, lying: int, held: int) -> tuple[list[str], list[str], dict[str, Any]]:
    """Cards that lie in a trick, your hand, and the pieces of a position with both."""
    cards = rng.sample(WITHOUT_VOWELS, lying + held)
    on_table, mine = cards[:lying], cards[lying:]
    pieces = {"hands": {"A": mine}, "trick": on_table, "display": VOWELS_LEFT, "past": 13 - held,
              "seed": rng.randrange(10**6)}  # fmt: skip
    return on_table, mine, pieces


def playable(id: str, rules: Any, rng: random.Random) -> Step:
    """How many cards of a hand may be played."""
    (led,), _, pieces = hand_of(rng, 1, 5)
    at = Position(pieces)
    more = "Who can follow must; a multicolored card always goes; who cannot follow may play anything."
    return Count(
        id, f"Cleo led {in_words(led)}. How many of your five cards may you play?", at,
        count=lambda rules, state: len(rules.legal_moves(state)), less=more, more=more, right=YES, rule="must_follow",
    )  # fmt: skip


def after_multicolored(id: str, rules: Any, rng: random.Random) -> Step:
    """How many cards may be played after a multicolored lead and another card."""
    while True:
        lying, mine, pieces = hand_of(rng, 2, 4)
        if lying[0][0] == MULTI and lying[1][0] in [card[0] for card in mine]:
            break
    at = Position(pieces)
    more = "The first card that is not multicolored sets the suit, if there is one yet."
    text = f"Ben led {in_words(lying[0])}, Cleo played {in_words(lying[1])}. How many of your four cards may you play?"
    return Count(
        id, text, at, count=lambda rules, state: len(rules.legal_moves(state)), less=more, more=more, right=YES,
        rule="suit_led",
    )  # fmt: skip


def in_between(id: str, rules: Any, rng: random.Random) -> Step:
    """With how many cards of your hand the vowel is yours, played last."""
    suit = rng.choice("YBR")
    cards = rng.sample([card for card in WITHOUT_VOWELS if card[0] == suit], 6)
    pieces = {"hands": {"A": cards[2:]}, "trick": cards[:2], "display": VOWELS_LEFT, "past": 9,
              "seed": rng.randrange(10**6)}  # fmt: skip

    def count(rules: Any, state: Any) -> int:
        return sum(rules.step(state, move).picks[-1] == state.to_act for move in rules.legal_moves(state))

    more = "The vowel goes to whoever has neither the highest nor the lowest card."
    text = f"{SUITS[suit].capitalize()} was led, and you play last. With how many of your cards is the vowel yours?"
    return Count(id, text, Position(pieces), count=count, less=more, more=more, right=YES, rule="middle_pick")


def laid(rules: Any, rng: random.Random) -> tuple[Position, tuple[str, ...], str]:
    """Fourteen cards, the everyday words that you lay, and these in a sentence."""
    vowels = [card for card in rules.cards if is_vowel(card)]
    while True:
        cards = (*rng.sample(WITHOUT_VOWELS, COLLECTED - 6), *rng.sample(vowels, 6))
        at = Position({"taken": {"A": cards}, "past": 14, "dealer": "C", "display": ""})
        state = rules.position(**at.pieces)
        words = best_words(rules, state, YOU, rules.lexicon.common(EVERYDAY))
        if len(words) > 1 and rules.hand_points(_with(state, words), YOU) >= 0:
            break
    moves = tuple(map(str, words)) + (("done",) if len(words) < 3 else ())
    said = [f"{word.word} in {word.suit}" for word in words]
    return at, moves, f"{', '.join(said[:-1])} and {said[-1]}"


def _with(state: Any, words: list[Any]) -> Any:
    return state._replace(match=state.match._replace(words=(tuple(words), *state.match.words[1:])))


def played(rules: Any, state: Any, moves: tuple[str, ...]) -> Any:
    """The state after these moves."""
    for move in moves:
        state = rules.step(state, rules.parse(move, state))
    return state


def points(id: str, rules: Any, rng: random.Random) -> Step:
    """What a hand of several words is worth."""
    at, moves, words = laid(rules, rng)
    more = "A point a card in a word, 1 more for a rare one, and 1 less for each card left over."
    return Count(
        id, f"You lay {words}. How many points is your hand?", at,
        count=lambda rules, state: int(played(rules, state, moves).match.scores[-1][YOU]), less=more, more=more,
        right=YES, rule="word_points",
    )  # fmt: skip


def left_over(id: str, rules: Any, rng: random.Random) -> Step:
    """What the cards left over cost."""
    at, moves, words = laid(rules, rng)

    def count(rules: Any, state: Any) -> int:
        ended = played(rules, state, moves)
        return int(rules.unused_penalty(ended, rules.unused(ended, YOU)))

    more = "Every card left over costs 1, rare or not."
    text = f"You lay {words}. How many points do the cards left over cost?"
    return Count(id, text, at, count=count, less=more, more=more, right=YES, rule="unused_penalty")


MAKERS: tuple[Maker, ...] = (
    wins, second, vowel, leads, clash, playable, after_multicolored, in_between, points, left_over,
)  # fmt: skip
