"""Questions about LetterTricks for four and five on fresh cards; the rules in force work out every answer."""

from __future__ import annotations

import random
from typing import Any

from ..core import chance
from ..words import all_words
from .steps import Count, Position, Predict, Step, Told
from .trick_taking_questions import NO, PLAYERS, YES, Maker, after, beaten, called, playable, second, wins

EVERYDAY = 35
COLLECTED = 9
YOU = 0


def ten(rules: Any, seed: int) -> tuple[Step, ...]:
    """Ten questions from the whole lesson, on cards that belong to this seed."""
    makers = chance.shuffled(MAKERS, seed, 0)
    return tuple(make(make.__name__, rules, chance.generator(seed, make.__name__)) for make in makers)


def named(id: str, text: str, at: Position, answers: tuple[str, ...], right: int, rule: str, *then: str) -> Predict:
    """A question with these answers, the one with this number right, played out with these moves."""
    choices = tuple(
        Told(each, YES if place == right else NO, rule, right=place == right) for place, each in enumerate(answers)
    )
    return Predict(id, text, at, choices=choices, then=then)


def collected(rules: Any, rng: random.Random, without: tuple[str, ...] = ()) -> tuple[tuple[str, ...], str]:
    """Nine cards, two of them rare, and a long everyday word that they make."""
    blank = rules.deal(0)
    cards = [card for card in rules.cards if card not in without]
    rare = [card for card in cards if rules.card_points(blank, card) > 1]
    plain = [card for card in cards if card not in rare]
    while True:
        held = (*rng.sample(rare, 2), *rng.sample(plain, COLLECTED - 2))
        found = [each.word for each in all_words(rules.lexicon.common(EVERYDAY), [card[2:] for card in held])]
        longest = max(sorted(found), key=len, default="")
        if len(longest) > 3:
            return held, longest


def word_is_worth(id: str, rules: Any, rng: random.Random, said: str, **options: Any) -> Count:
    """What a hand is worth with this word; the cards that are not in it are left over."""
    cards, word = collected(rules, rng)
    at = Position({"taken": {"A": cards}, "past": 12, "dealer": "D"}, options=options)

    def count(rules: Any, state: Any) -> int:
        return int(rules.step(state, rules.parse(f"word {word}", state)).match.scores[-1][state.to_act])

    more = "Count the cards in the word and 1 more for each rare one; then what is left over."
    text = f"You lay {word}. {said} How many points is your hand?"
    return Count(id, text, at, count=count, less=more, more=more, right=YES, rule="word_points")


def points(id: str, rules: Any, rng: random.Random) -> Step:
    return word_is_worth(id, rules, rng, "Cards left over cost nothing.")


def penalty(id: str, rules: Any, rng: random.Random) -> Step:
    return word_is_worth(id, rules, rng, "In this variant every second card left over costs 1.", penalty="half")


def thrown(rules: Any, rng: random.Random, suits: str) -> list[str]:
    """Three cards of these suits."""
    return rng.sample([card for card in rules.cards if card[0] in suits], 3)


def settled(id: str, rules: Any, rng: random.Random) -> Step:
    """Who picks second when you have won and take the lowest card."""
    while True:
        mine = rng.choice(rules.cards)
        others = [card for card in thrown(rules, rng, "YBR") if card != mine]
        if len(others) < 3:
            continue
        hands = dict.fromkeys("BCD", "") | {"A": mine}
        at = Position({"hands": hands, "trick": others, "past": 12})
        state = after(rules, at, mine)
        low = state.picks[1]
        if state.picks[0] == YOU and rules.rank(state, others[low - 1]) < rules.rank(state, mine):
            break
    taken = others[low - 1]
    lying = f"Ben led {called(others[0])}, Cleo played {called(others[1])}, Dan {called(others[2])}"
    text = f"{lying}. You win with {called(mine)}, and you take {called(taken)}. Who picks next?"
    return named(id, text, at, PLAYERS, low, "low_pick", mine, f"pick {taken}")


def clash(id: str, rules: Any, rng: random.Random) -> Step:
    """Who picks second when nobody follows, so that the leader wins, perhaps with the lowest card."""
    suit, *others = rng.sample("YBR", 3)
    led = rng.choice(sorted((card for card in rules.cards if card[0] == suit), key=lambda card: card[2])[:6])
    bens, cleos, dans = thrown(rules, rng, "".join(others))
    hands = dict.fromkeys("ABC", "") | {"D": dans}
    at = Position({"hands": hands, "trick": [led, bens, cleos], "turn": "D", "past": 12})
    lying = f"You led {called(led)}; Ben played {called(bens)}, Cleo {called(cleos)} and Dan {called(dans)}"
    return named(id, f"{lying}. Who picks second?", at, PLAYERS, after(rules, at, dans).picks[1], "low_pick", dans)


def next_hand(id: str, rules: Any, rng: random.Random) -> Step:
    """Who leads the hand after this one."""
    match, dealer = rules.replace(hands=3), rng.randrange(4)
    led, mine, bens, cleos = rng.sample([card for card in rules.cards if card[0] == "Y"], 4)
    at = Position(
        {"trick": led, "hands": {"A": mine, "B": bens, "C": cleos, "D": ""}, "past": 12, "dealer": dealer}, (),
        {"hands": 3},
    )  # fmt: skip
    state, moves = match.position(**at.pieces), []
    while state.phase != "hand_over":
        moves.append(next(iter(match.legal_moves(state))))
        state = match.step(state, moves[-1])
    state = match.step(state, match.parse("deal", state))
    whose = f"{PLAYERS[dealer]} dealt this hand" if dealer else "You dealt this hand"
    text = f"{whose}, and this is its last trick. Who leads the next hand?"
    return named(id, text, at, PLAYERS, state.to_act, "first_leader", *map(str, moves), "deal")


def match(id: str, rules: Any, rng: random.Random) -> Step:
    """Who wins a match of three hands, of which the last words are being laid."""
    longer = rules.replace(hands=3)
    mine, word = collected(rules, rng)
    bens, other = collected(rules, rng, mine)
    pieces = {"taken": {"A": mine, "B": bens}, "past": 12, "dealer": "D", "number": 3}
    moves = (f"word {word}", f"word {other}")

    def ended(*scores: tuple[int, ...]) -> tuple[Position, Any]:
        at = Position({**pieces, "scores": scores}, (), {"hands": 3})
        state = longer.position(**at.pieces)
        for move in moves:
            state = longer.step(state, longer.parse(move, state))
        return at, state

    _, state = ended((0, 0, 0, 0), (0, 0, 0, 0))
    last = state.match.scores[-1]
    while True:
        one, two, three = (rng.randint(3, 9) for _ in range(3))
        four = one + two + last[0] - three - last[1] + rng.choice([0, 0, 0, 1, -1])
        if 0 <= four < 10:
            break
    at, state = ended((one, three, 2, 1), (two, four, 1, 2))
    won = longer.result(state).winners
    text = (
        f"Your hands made {one} and {two} points, Ben's {three} and {four}. Now you lay {word} for {last[0]}, and Ben "
        f"{other} for {last[1]}. Who wins the match?"
    )
    right = 2 if len(won) == 2 else won[0]
    return named(id, text, at, ("You", "Ben", "You and Ben"), right, "match_winners", *moves)


MAKERS: tuple[Maker, ...] = (wins, second, beaten, playable, settled, clash, points, penalty, next_hand, match)
