"""What a seat can know of a LetterTricks hand, and that samples take every deal that could be, and no other."""

import random
from collections import Counter
from itertools import permutations

import pytest

from lettergames.games.letter_tricks import talk
from lettergames.games.letter_tricks.cards import in_order
from tests.games.tricks import after, four, three, together

SMALL = dict.fromkeys("Y:A Y:C Y:D B:A B:B B:C R:A R:B R:D R:E".split(), 1)
DRAWS = 4000


def sampled(rules, state, seat: int) -> Counter:
    """How often each deal of the other hands came in many samples."""
    sampler, rng = rules.sampler(rules.view(state, seat)), random.Random(1)
    return Counter(sampler(rng).hands for _ in range(DRAWS))


def possible(state, seat: int, fits) -> set:
    """Every deal of the cards in the other hands that fits."""
    others = [other for other in range(len(state.hands)) if other != seat]
    cards = [card for other in others for card in state.hands[other]]
    found = set()
    for order in permutations(cards):
        left, hands = iter(order), list(state.hands)
        for other in others:
            hands[other] = in_order(next(left) for _ in state.hands[other])
        if fits(hands):
            found.add(tuple(hands))
    return found


def test_without_proofs_every_deal_comes() -> None:
    rules = four(deck=SMALL)
    state = rules.deal(1)
    assert set(sampled(rules, state, 0)) == possible(state, 0, lambda hands: True)


def test_a_void_is_honoured_and_all_else_comes() -> None:
    rules = four(deck=SMALL)
    state = rules.position(
        hands={"A": "Y:A B:A", "B": "R:A B:B", "C": "Y:C R:B", "D": "Y:D B:C"}, trick="", turn="A", spare="R:D R:E"
    )
    state = after(rules, state, "Y:A", "R:A")
    assert rules.view(state, 0)["lacks"][1] == ["Y"]
    wanted = possible(state, 0, lambda hands: not any(card[0] == "Y" for card in hands[1]))
    assert set(sampled(rules, state, 0)) == wanted
    assert rules.view(state, 1)["lacks"] == [[], [], [], []]


def test_deals_that_fit_come_about_equally_often() -> None:
    rules = four(deck=SMALL)
    state = rules.deal(1)
    drawn = sampled(rules, state, 0)
    even = DRAWS / len(drawn)
    assert all(0.3 * even < many < 2 * even for many in drawn.values())


def test_what_was_passed_is_known_until_it_is_played() -> None:
    rules, rng = together(), random.Random(3)
    state = rules.deal(2)
    given = {}
    for _ in range(4):
        move = rules.legal_moves(state).sample(rng)
        given[state.to_act] = move.cards
        state = rules.step(state, move)
    for seat in range(4):
        sampler = rules.sampler(rules.view(state, seat))
        for _ in range(30):
            assert set(given[seat]) <= set(sampler(rng).hands[(seat + 1) % 4])


@pytest.mark.parametrize("when", ["before the pass", "after the pass"])
def test_hands_agree_with_what_was_said(when) -> None:
    rules, rng = together(), random.Random(4)
    state = rules.deal(3)
    if when == "after the pass":
        for _ in range(4):
            state = rules.step(state, rules.legal_moves(state).sample(rng))
    said = {}
    for of in ("yellow", "vowels", "red consonants", "multicolored"):
        said[of] = talk.count(state.hands[2], of)
        state = rules.step(state, f"say {said[of]} {of}", 2)
    hands = Counter()
    for _ in range(60):
        sample = rules.sample(rules.view(state, 0), rng)
        assert {of: talk.count(sample.hands[2], of) for of in said} == said
        hands[sample.hands[2]] += 1
    assert len(hands) > 30


def test_what_was_said_before_the_pass_bounds_the_hand_after_it() -> None:
    """Whoever said that he has no red card has only those that were passed to him."""
    rules, rng = together(), random.Random(5)
    hands = {
        "A": "R:A R:B R:D R:E R:F R:H R:I R:L R:M R:N R:O R:S R:T",
        "B": "Y:A Y:C Y:D Y:E Y:G Y:H Y:I Y:M Y:O B:A B:B B:C B:E",
    }
    state = rules.position(hands=hands, passing=True, turn="A")
    state = after(rules, state, "B: say 0 red", "pass R:A R:B R:D")
    while state.phase == "pass":
        state = rules.step(state, rules.legal_moves(state).sample(rng))
    for _ in range(30):
        sample = rules.sample(rules.view(state, 3), rng)
        assert sum(card[0] == "R" for card in sample.hands[1]) <= 3
        known = rules.sample(rules.view(state, 0), rng)
        assert [card for card in known.hands[1] if card[0] == "R"] == ["R:A", "R:B", "R:D"]


def test_words_that_are_sealed_vary_and_fit_the_cards() -> None:
    rules, rng = three(), random.Random(6)
    start = rules.position(taken={"A": "Y:C Y:A Y:T B:A B:N", "B": "R:A R:N"})
    state = after(rules, start, "word CAT", "word AN in blue", "done")
    samples = [rules.sample(rules.view(state, 1), rng) for _ in range(60)]
    laid = Counter(tuple(word.word for word in sample.match.words[0]) for sample in samples)
    assert len(laid) > 10
    for sample in samples:
        for word in sample.match.words[0]:
            assert set(word.cards) <= set(start.taken[0])
