"""Questions about the game of two teams on fresh cards; the rules in force work out every answer."""

from __future__ import annotations

import random
from typing import Any

from ..core import chance
from ..games.letter_tricks.cards import MULTI, in_words
from ..games.letter_tricks.notation import collected
from . import trick_taking_questions as tricks
from .steps import Count, Position, Predict, Step, Told
from .trick_taking_questions import NO, PLAYERS, YES, Maker, after, players

WITH_QU = ("QUICK", "QUOTA", "QUEST", "QUITE", "QUOTE", "QUIET", "QUOTAS", "QUOTES", "SQUARE")
HANDS = ("first", "second")


def ten(rules: Any, seed: int) -> tuple[Step, ...]:
    """Ten questions from the whole lesson, on cards that belong to this seed."""
    makers = chance.shuffled(MAKERS, seed, 0)
    return tuple(make(make.__name__, rules, chance.generator(seed, make.__name__)) for make in makers)


def playable(id: str, rules: Any, rng: random.Random) -> Step:
    """How many cards may be played, multicolored ones among them."""
    plain = [card for card in rules.cards if card[0] != MULTI]
    led, *hand = rng.sample(plain, 4)
    hand += rng.sample([card for card in rules.cards if card[0] == MULTI], 2)
    at = Position({"hands": {"A": hand}, "trick": led, "past": 8, "seed": rng.randrange(10**6)})
    more = "Whoever holds the suit led plays it or a multicolored card; whoever does not may play anything."
    text = f"Dan led {in_words(led)}. How many of your five cards may you play?"
    return Count(
        id, text, at, count=lambda rules, state: len(rules.legal_moves(state)), less=more, more=more, right=YES,
        rule="must_follow",
    )  # fmt: skip


def multicolored_lead(id: str, rules: Any, rng: random.Random) -> Step:
    """Who wins a trick that a multicolored card began."""
    led = rng.choice([card for card in rules.cards if card[0] == MULTI])
    first = rng.choice([card for card in rules.cards if card[0] != MULTI])
    suited = [card for card in rules.cards if card[0] == first[0] and card != first]
    others = [card for card in rules.cards if card[0] not in (first[0], MULTI)]
    third, follows = rng.sample(suited, 2)
    off, *hand = rng.sample(others, 4)
    mine = rng.choice((follows, follows, off))
    at = Position({"hands": {"A": [mine, *hand]}, "trick": f"{led} {first} {third}", "past": 9,
                   "seed": rng.randrange(10**6)})  # fmt: skip
    lying = f"Ben led {in_words(led)}, Cleo played {in_words(first)}, Dan {in_words(third)}"
    text = f"{lying}. You play {in_words(mine)}. Who wins the trick?"
    return players(id, text, at, after(rules, at, mine).winner, "can_win", mine)


def entitled(id: str, rules: Any, rng: random.Random) -> Step:
    """Which team may claim after a trick."""
    at, mine, lying = tricks.last_card(rules, rng)
    state = after(rules, at, mine)
    ours = bool(rules.may_claim(state, 0))
    says = (("You and Cleo", ours), ("Ben and Dan", not ours))
    choices = tuple(Told(say, YES if right else NO, "may_claim", right=right) for say, right in says)
    text = f"{lying}. You play {in_words(mine)}. Two cards are picked. Which team may claim then?"
    return Predict(id, text, at, choices=choices, then=(mine,))


def counted(id: str, rules: Any, rng: random.Random) -> Step:
    """How many cards a word with Qu has, with a real U or without."""
    word = rng.choice(WITH_QU)
    letters = list(word.replace("QU", "", 1))
    suit = rng.choice("YBR")
    has = {card[2:]: card for card in rules.cards if card[0] == suit}
    held = [has[each] if each in has else next(card for card in rules.cards if card[2:] == each) for each in letters]
    held += ["M:Qu"]
    if rng.random() < 0.5:
        held += [next(card for card in rules.cards if card[2:] == "U" and card not in held)]
    spare = next(card for card in rules.cards if card not in held)
    at = Position({"past": 12, "taken": {"A": held}, "hands": {"A": spare}})

    def count(rules: Any, state: Any) -> int:
        return len(collected(word, "", list(state.taken[0])) or ())

    more = "The U of a Qu card is no card; a real U in the collection is one."
    text = f"How many cards can your team's {word} have, whatever their suits?"
    return Count(id, text, at, count=count, less=more, more=more, right=YES, rule="team_goal")


def over(rules: Any, rng: random.Random) -> tuple[int, int, Position]:
    """The end of the first or second hand: its number, who won the last trick, and the position."""
    number, winner = rng.choice((1, 2)), rng.randrange(rules.players)
    taken = 13 if number == 1 else 19
    cards = chance.shuffled(rules.cards, rng.randrange(10**6), 0)
    pools = {"A": cards[:taken], "B": cards[taken : 2 * taken]}
    past = 13 if number == 1 else 6
    return number, winner, Position({
        "number": number, "past": past, "turn": winner, "taken": pools, "dealer": rng.randrange(rules.players),
    })  # fmt: skip


def dealt(id: str, rules: Any, rng: random.Random) -> Step:
    """How many cards everybody gets in the next hand."""
    number, _, at = over(rules, rng)

    def each(rules: Any, state: Any) -> int:
        return len(rules.step(state, rules.parse("deal", state)).hands[0])

    more = "Two cards a trick were taken; the others are dealt again, and what does not divide lies on the table."
    text = f"The {HANDS[number - 1]} hand is over, and nobody has claimed. How many cards does everybody get now?"
    return Count(id, text, at, count=each, less=more, more=more, right=YES, rule="most_hands")


def leads_hand(id: str, rules: Any, rng: random.Random) -> Step:
    """Who leads the next hand."""
    number, winner, at = over(rules, rng)
    state = rules.position(**at.pieces)
    dealer = PLAYERS[state.match.dealer]
    text = f"{dealer} dealt the first hand, and {PLAYERS[winner]} won the last trick of the {HANDS[number - 1]}."
    seat = rules.step(state, rules.parse("deal", state)).to_act
    return players(id, f"{text} Who leads the next?", at, seat, "partner_leads", "deal")


MAKERS: tuple[Maker, ...] = (
    tricks.wins, tricks.second, tricks.beaten, tricks.leads, playable, multicolored_lead, entitled, counted, dealt,
    leads_hand,
)  # fmt: skip
