"""Questions about playing together on fresh cards; the rules in force work out every answer."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

from ..core import chance
from ..core.names import letter
from ..games.letter_tricks.cards import MULTI, SUITS, in_order, in_words
from ..games.letter_tricks.talk import ALL_OF
from .steps import Count, Position, Predict, Step, Told
from .teams_questions import multicolored_lead, playable
from .trick_taking_questions import NO, PLAYERS, YES, Maker, after, players

SEATS = {4: "Four", 5: "Five"}
EVERYDAY = 20
"""How common the words are from which tricks are made."""


def ten(rules: Any, seed: int) -> tuple[Step, ...]:
    """Ten questions from the whole lesson, on cards that belong to this seed."""
    makers = chance.shuffled(MAKERS, seed, 0)
    return tuple(make(make.__name__, rules, chance.generator(seed, make.__name__)) for make in makers)


def yes_or_no(id: str, text: str, at: Position, right: bool, rule: str, then: tuple[str, ...] = ()) -> Predict:
    """A question whose answer is yes or no."""
    choices = tuple(Told(say, YES if right == is_yes else NO, rule, right=right == is_yes)
                    for say, is_yes in (("Yes", True), ("No", False)))  # fmt: skip
    return Predict(id, text, at, choices=choices, then=then)


def cards_for(rules: Any, rng: random.Random, letters: Iterable[str], taken: set[str]) -> list[str]:
    """A card for each of these letters, none of them taken; [] if there are not enough."""
    found: list[str] = []
    for each in letters:
        free = [card for card in rules.cards if card[2:].upper() == each and card not in taken]
        if not free:
            return []
        found.append(rng.choice(free))
        taken.add(found[-1])
    return found


def word_cards(rules: Any, rng: random.Random, taken: set[str]) -> list[str]:
    """Cards, in any order, that make an everyday word."""
    words = sorted(word for word in rules.lexicon.common(EVERYDAY).spoken if len(word) == rules.players)
    while True:
        found = cards_for(rules, rng, rng.choice(words), set(taken))
        if found:
            taken.update(found)
            rng.shuffle(found)
            return found


def trick(rules: Any, rng: random.Random) -> tuple[Position, str, str]:
    """A trick begun by Ben, in which all follow but perhaps you; your card, and what lies there in words."""
    suit = rng.choice("YBR")
    suited = [card for card in rules.cards if card[0] in (suit, MULTI)]
    plain = [card for card in suited if card[0] == suit]
    led = rng.choice(plain)
    others = [led, *rng.sample([card for card in suited if card != led], 2)]
    free = [card for card in rules.cards if card[0] not in (suit, MULTI)]
    mine = rng.choice([*free[:4], *(card for card in suited if card not in others)])
    hand = [mine, *rng.sample([card for card in free if card != mine], 3)]
    at = Position({"hands": {"A": hand}, "trick": " ".join(others), "past": 9, "seed": rng.randrange(10**6)})
    lying = f"Ben led {in_words(others[0])}, Cleo played {in_words(others[1])}, Dan {in_words(others[2])}"
    return at, mine, lying


def point(id: str, rules: Any, rng: random.Random) -> Step:
    """Whether four cards are a point."""
    cards = word_cards(rules, rng, set())
    if rng.random() < 0.4:
        cards[0] = rng.choice([card for card in rules.cards if card not in cards])
    *others, mine = cards
    hands = dict.fromkeys("BCD", "") | {"A": mine}
    at = Position({"hands": hands, "trick": " ".join(others), "past": 12})
    state = rules.position(**at.pieces)
    right = bool(rules.makes_word(state, (*others, mine)))
    lying = ", ".join(card[2:] for card in others)
    return yes_or_no(id, f"{lying} lie there, and you play {mine[2:]}. A point?", at, right, "makes_word", (mine,))


def leads(id: str, rules: Any, rng: random.Random) -> Step:
    """Who leads after a trick."""
    at, mine, lying = trick(rules, rng)
    text = f"{lying}. You play {in_words(mine)}. Who leads the next trick?"
    return players(id, text, at, after(rules, at, mine).leader, "leads_next", mine)


def spoken(id: str, rules: Any, rng: random.Random) -> Step:
    """What a count of one's own hand is."""
    hand = in_order(rng.sample(rules.cards, 6))
    at = Position({"hands": {"A": hand}, "past": 7, "seed": rng.randrange(10**6)})
    of = rng.choice(list(ALL_OF))
    more = "Vowels are A, E, I, O and U; Y and Qu are consonants. Multicolored cards are a suit of their own."
    text = f"You are asked for your {of}{'' if of.endswith('s') else ' cards'}. How many do you say?"
    return Count(
        id, text, at, count=lambda rules, state: int(rules.true_count(state, 0, of)), less=more, more=more, right=YES,
        rule="may_say",
    )  # fmt: skip


def sayable(id: str, rules: Any, rng: random.Random) -> Step:
    """Whether something may be said."""
    suit = SUITS[rng.choice("YBR")]
    card = in_words(rng.choice(rules.cards))
    of, says = rng.choice((
        (f"{suit} vowels", f"how many {suit} vowels you hold"), (suit, f"how many {suit} cards you hold"),
        ("multicolored", "how many multicolored cards you hold"), (card, f"whether you hold {card}"),
        (card[-1], f"how many cards with {card.rpartition(' ')[2]} you hold"), ("vowels", "how many vowels you hold"),
    ))  # fmt: skip
    at = Position({"hands": {"A": in_order(rng.sample(rules.cards, 4))}, "past": 9, "seed": rng.randrange(10**6)})
    right = bool(rules.may_say(rules.position(**at.pieces), of))
    return yes_or_no(id, f"May you say {says}?", at, right, "may_say")


def records(rules: Any, rng: random.Random) -> tuple[Any, str, Position]:
    """The rules for a group that may have won before, what it is in words, and a deal that does not say it."""
    seats = rng.choice((4, 5))
    first = rules.replace(seats=seats).first_victory(None)
    best = rng.choice((0, first, first + 1, first + 2))
    says = f"has won once, with {best} words" if best else "has never won"
    at = Position({}, (), {"seats": seats}, seed=rng.randrange(10**6))
    return rules.replace(seats=seats, best=best), f"{SEATS[seats]} play, and the group {says}", at


def won(id: str, rules: Any, rng: random.Random) -> Step:
    """Whether so many words are a victory."""
    ours, says, at = records(rules, rng)
    words = rng.choice((ours.needed - 1, ours.needed))
    right = bool(ours.victory(ours.deal(0), words))
    return yes_or_no(id, f"{says}. Today it makes {words} words. A victory?", at, right, "victory")


def needed(id: str, rules: Any, rng: random.Random) -> Step:
    """How many words a victory takes."""
    ours, says, at = records(rules, rng)
    more = "A first victory takes nine words, seven with five players; later one more than the best."
    return Count(
        id, f"{says}. How many words does a victory take?", at, count=lambda rules, state: int(ours.needed),
        less=more, more=more, right=YES, rule="first_victory",
    )  # fmt: skip


def passing(id: str, rules: Any, rng: random.Random) -> Step:
    """To whom cards are passed."""
    giver = rng.randrange(rules.players)
    at = Position(seed=rng.randrange(10**6))
    seat = rules.passes_to(rules.deal(at.seed), giver)
    choices = tuple(
        Told(name, YES if each == seat else NO, "passes_to", right=each == seat)
        for each, name in enumerate(PLAYERS) if each != giver
    )  # fmt: skip
    pass_ = "do you pass" if giver == 0 else f"does {PLAYERS[giver]} pass"
    return Predict(id, f"To whom {pass_} three cards?", at, choices=choices)


def last_two(id: str, rules: Any, rng: random.Random) -> Step:
    """How many words the last two tricks make, your cards laid one way."""
    taken: set[str] = set()
    one, two = word_cards(rules, rng, taken), word_cards(rules, rng, taken)
    hands = {letter(seat): f"{one[seat - 1]} {two[seat - 1]}" for seat in range(1, rules.players)}
    hands["A"] = f"{one[-1]} {two[-1]}"
    lays = [f"lay {one[seat - 1]} / {two[seat - 1]}" for seat in range(1, rules.players)]
    moves = (lays[0], *(move for lay in lays[1:] for move in (lay, "this way")))
    first, second = (one[-1], two[-1]) if rng.random() < 0.5 else (two[-1], one[-1])
    at = Position({"hands": hands, "turn": "B", "past": 11, "made": [""] * 11}, moves)

    def made(rules: Any, state: Any) -> int:
        for move in (f"lay {first} / {second}", "this way"):
            state = rules.step(state, rules.parse(move, state))
        return sum(1 for word in state.match.made if word)

    more = "All four cards of a trick make a word, or it is no point."
    text = f"You lay {in_words(first)} to the first trick and {in_words(second)} to the second. How many become words?"
    return Count(id, text, at, count=made, less=more, more=more, right=YES, rule="makes_word")


MAKERS: tuple[Maker, ...] = (
    point, leads, spoken, sayable, won, needed, multicolored_lead, passing, last_two, playable,
)  # fmt: skip
