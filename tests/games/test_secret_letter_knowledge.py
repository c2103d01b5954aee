"""What a seat can know, held against every deal that could be: nothing true is excluded, nothing possible forgotten."""

import random
from itertools import islice, permutations, product

import pytest

import lettergames as lg
from lettergames.core import chance
from tests.conformance.games import GAMES, guess_within_one, higher_card_loses, letter_saw, moments, no_forced_veil
from tests.games.positions import three

LETTER = [each for each in GAMES if each.name.startswith("secret-letter")]


@pytest.mark.parametrize("contender", LETTER, ids=[each.name for each in LETTER])
def test_what_is_true_is_never_excluded(contender) -> None:
    rules = contender.make()
    for state, _, _ in moments(rules, 40, every=2):
        for seat in range(rules.seats):
            view = rules.view(state, seat)
            for other, possible in enumerate(view["possible"]):
                if possible is not None:
                    assert state.hands[other][0] in possible
                    assert view["sighted"][other] in (None, state.hands[other][0])


SMALL = {1: 3, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1, 7: 1, 8: 1}
SMALLER = {1: 2, 2: 1, 3: 2, 6: 1, 7: 1, 8: 1}
LINES = 3


def small_rules(*house, seats=2, **options):
    rules = lg.SecretLetter(seats=seats, deck=SMALL if seats == 2 else SMALLER, **options)
    for change in house:
        rules = change(rules)
    return rules


def line_of(rules, seed: int, length: int):
    """The states of a short random game and the moves between them."""
    rng = chance.generator("line", seed)
    dealt = rules.deal(seed)
    states = [rules.position(hands=dict(enumerate(dealt.hands)), pile=dealt.pile, aside=dealt.aside, open=dealt.open,
                             turn=dealt.to_act)]  # fmt: skip
    moves = []
    while len(moves) < length and states[-1].phase == "play":
        moves.append(rules.legal_moves(states[-1]).sample(rng))
        states.append(rules.apply(states[-1], moves[-1]))
    return states, moves


def could_be(rules, states, moves, seat: int):
    """Every (hands, pile, card aside) at the end of a line in which this seat has seen the same."""
    start = states[0]
    others = [other for other in range(rules.seats) if other != seat]
    hidden = [*(card for other in others for card in start.hands[other]), *start.pile, *start.aside]
    seen = [
        letter_saw(rules, before, before.to_act, move, after, seat)
        for before, move, after in zip(states, moves, states[1:], strict=False)
    ]
    found = set()
    for order in set(permutations(hidden)):
        cards = iter(order)
        hands = {seat: start.hands[seat]} | {other: list(islice(cards, len(start.hands[other]))) for other in others}
        pile = list(islice(cards, len(start.pile)))
        now = rules.position(hands=hands, pile=pile, aside=list(cards), open=start.open, turn=start.to_act)
        for move, wanted in zip(moves, seen, strict=True):
            if not rules.verdict(now, move):
                break
            before, now = now, rules.apply(now, move)
            if letter_saw(rules, before, before.to_act, move, now, seat) != wanted:
                break
        else:
            found.add((now.hands, now.pile, now.aside))
    return found


OF_TWO = [
    small_rules(),
    small_rules(letter_play="illegal", reset_self="only_forced"),
    small_rules(no_forced_veil),
    small_rules(guess_within_one, higher_card_loses),
]
LINES_OF = [*product(OF_TWO, (1, 2, 3)), *product([small_rules(seats=3)], (1, 2))]


@pytest.mark.parametrize(("rules", "length"), LINES_OF, ids=repr)
def test_samples_are_the_deals_that_could_be_and_all_of_them(rules, length) -> None:
    rng = random.Random(1)
    lines = (line_of(rules, seed, length) for seed in range(100))
    going_on = [(states, moves) for states, moves in lines if states[-1].phase == "play"]
    assert len(going_on) >= LINES
    for states, moves in going_on[:LINES]:
        for seat in states[-1].still_in:
            view = rules.view(states[-1], seat)
            possible = could_be(rules, states, moves, seat)
            sampled = set()
            for _ in range(60 * len(possible)):
                state = rules.sample(view, rng)
                sampled.add((state.hands, state.pile, state.aside))
                if len(sampled) == len(possible) and sampled <= possible:
                    break
            assert sampled == possible
            for other in set(states[-1].still_in) - {seat}:
                assert {hands[other][0] for hands, _, _ in possible} <= set(view["possible"][other])


def test_what_a_played_card_proves() -> None:
    rules = three()
    start = rules.position(hands={"A": "2 5", "B": 1, "C": 8})
    played = rules.step(start, "5 on B")
    assert 7 not in rules.view(played, 1)["possible"][0]
    forced = rules.step(rules.position(hands={"A": "7 5", "B": 1, "C": 8}), "7")
    assert rules.view(forced, 1)["possible"][0] == list(range(1, 9))
    guessed = rules.step(rules.position(hands={"A": "2 1", "B": 3, "C": 8}), "1 on B naming 6")
    assert rules.view(guessed, 2)["possible"][1] == [1, 2, 3, 4, 5, 7, 8]
    duelled = rules.step(rules.position(hands={"A": "4 3", "B": 2, "C": 8}), "3 on B")
    assert rules.view(duelled, 2)["possible"][0] == [3, 4, 5, 6, 7, 8]


def test_what_a_played_card_proves_follows_the_house_rules() -> None:
    rules = no_forced_veil(three())
    played = rules.step(rules.position(hands={"A": "2 5", "B": 1, "C": 8}), "5 on B")
    assert 7 in rules.view(played, 1)["possible"][0]
    lower = higher_card_loses(three())
    duelled = lower.step(lower.position(hands={"A": "4 3", "B": 7, "C": 8}), "3 on B")
    assert lower.view(duelled, 2)["possible"][0] == [1, 2, 3, 4, 5, 6]
