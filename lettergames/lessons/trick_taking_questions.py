"""Questions about tricks on fresh cards; the rules in force work out every answer."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from ..core import chance
from .steps import Count, Position, Predict, Step, Told

PLAYERS = ("You", "Ben", "Cleo", "Dan")
SUITS = {"Y": "yellow", "B": "blue", "R": "red"}
YES = "So it is."
NO = "The table has shown what happens."


def ten(rules: Any, seed: int) -> tuple[Step, ...]:
    """Ten questions about tricks, on cards that belong to this seed."""
    makers = chance.shuffled(MAKERS * 2, seed, 0)
    return tuple(
        make(f"{make.__name__}-{number}", rules, chance.generator(seed, number)) for number, make in enumerate(makers)
    )


def called(card: str) -> str:
    """A card in words."""
    suit, _, letter = card.partition(":")
    return f"{SUITS[suit]} {letter}"


def last_card(rules: Any, rng: random.Random) -> tuple[Position, str, str]:
    """The last trick, begun by Ben, to which you play your only card; that card, and what lies there in words."""
    cards = rng.sample([card for card in rules.cards if card[0] in SUITS], 4)
    if rng.random() < 0.6:
        same = [card for card in rules.cards if card[0] == cards[0][0] and card not in cards]
        cards[rng.randrange(1, 4)] = rng.choice(same)
    *others, mine = cards
    hands = dict.fromkeys("BCD", "") | {"A": mine}
    lying = f"Ben led {called(others[0])}, Cleo played {called(others[1])}, Dan {called(others[2])}"
    return Position({"hands": hands, "trick": " ".join(others), "past": 12}), mine, lying


def players(id: str, text: str, at: Position, seat: int, rule: str, move: str) -> Predict:
    """A question whose answer is a player."""
    choices = tuple(
        Told(name, YES if each == seat else NO, rule, right=each == seat) for each, name in enumerate(PLAYERS)
    )
    return Predict(id, text, at, choices=choices, then=(move,))


def after(rules: Any, at: Position, move: str) -> Any:
    state = rules.position(**at.pieces)
    return rules.step(state, rules.parse(move, state))


def wins(id: str, rules: Any, rng: random.Random) -> Step:
    at, mine, lying = last_card(rules, rng)
    text = f"{lying}. You play {called(mine)}. Who wins the trick?"
    return players(id, text, at, after(rules, at, mine).picks[0], "trick_winner", mine)


def second(id: str, rules: Any, rng: random.Random) -> Step:
    at, mine, lying = last_card(rules, rng)
    text = f"{lying}. You play {called(mine)}. Who picks after the winner?"
    return players(id, text, at, after(rules, at, mine).picks[1], "low_pick", mine)


def beaten(id: str, rules: Any, rng: random.Random) -> Step:
    """How many of your cards win, played last."""
    suit = rng.choice(sorted(SUITS))
    led, followed, *mine = rng.sample([card for card in rules.cards if card[0] == suit], 4)
    sides = rng.sample([card for card in rules.cards if card[0] in SUITS and card[0] != suit], 8)
    others = rng.sample([followed, sides[0]], 2)
    hands = {"A": " ".join((*mine, sides[1]))}
    hands |= {seat: " ".join(sides[2 + 2 * n : 4 + 2 * n]) for n, seat in enumerate("BCD")}
    at = Position({"hands": hands, "trick": " ".join((led, *others)), "past": 10})

    def count(rules: Any, state: Any) -> int:
        moves = list(rules.legal_moves(state))
        return sum(rules.step(state, move).picks[0] == state.to_act for move in moves)

    text = f"You play last. How many of the cards that you may play win this trick, in which {SUITS[led[0]]} was led?"
    more = "First find the cards you may play, then those above all others of the suit led."
    return Count(id, text, at, count=count, less=more, more=more, right=YES, rule="trick_winner")


def playable(id: str, rules: Any, rng: random.Random) -> Step:
    led, *hand = rng.sample([card for card in rules.cards if card[0] in SUITS], 6)
    at = Position({"hands": {"A": " ".join(hand)}, "trick": led, "past": 8, "seed": rng.randrange(10**6)})
    text = f"Dan led {called(led)}. How many of your five cards may you play?"
    more = "Who can follow the suit led must; who cannot may play anything."
    return Count(
        id, text, at, count=lambda rules, state: len(rules.legal_moves(state)), less=more, more=more, right=YES,
        rule="must_follow",
    )  # fmt: skip


def leads(id: str, rules: Any, rng: random.Random) -> Step:
    at, mine, lying = last_card(rules, rng)
    text = f"{lying}. You play {called(mine)}. If there were another trick, who would lead it?"
    return players(id, text, at, after(rules, at, mine).picks[0], "leads_next", mine)


Maker = Callable[[str, Any, random.Random], Step]
MAKERS: tuple[Maker, ...] = (wins, second, beaten, playable, leads)
