"""Games in which people bluff, challenge and pay: what each seat knows, and states that agree with it."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from lettergames.core.log import entries
from lettergames.games.dead_letters.state import Score, without
from tests.conformance.dead_letters import dead_cost_double, dead_game, open_dead


def bluff(state: Any, rng: random.Random) -> str:
    """Some cards of the hand as a word, with as many others as vowels between them as there are."""
    hand = list(state.hands[state.to_act])
    rng.shuffle(hand)
    printed, down = hand[: rng.randint(1, 3)], hand[3 : 3 + rng.randint(0, 2)]
    word = "".join(card + ("E" if place < len(down) else "") for place, card in enumerate(printed))
    return f"score {word} with {' '.join(down[: len(printed)])}" if down else f"score {word}"


def moments(rules: Any, seed: int) -> Iterator[Any]:
    """Every state of a game in which every third word is a bluff and half of the words are challenged."""
    rng = random.Random(seed)
    state = rules.deal(seed)
    for _ in range(60):
        yield state
        if state.to_act is None:
            return
        move: Any = None
        if state.phase == "turn" and len(state.hands[state.to_act]) > 4 and rng.random() < 0.3:
            move = bluff(state, rng)
        if move is None or not rules.verdict(state, move):
            small = [each for each in rules.legal_moves(state) if each.kind != "draw" or each.number < 6]
            move = rng.choice(small)
        state = rules.step(state, move)


RULES = [
    dead_game(2),
    dead_game(4),
    dead_game(3, dead_cards="open"),
    dead_game(3, after_lost_challenge="draw_or_pass", y_returns="player_says", empty_hand_challenge=True),
    dead_game(3, open_dead, dead_cost_double),
]


@pytest.mark.parametrize("rules", RULES, ids=[str(number) for number in range(len(RULES))])
def test_samples_agree_with_everything_seen(rules) -> None:
    rng, lost = random.Random(1), 0
    for seed in range(6):
        for number, state in enumerate(moments(rules, seed)):
            lost += state.phase == "lost"
            if number % 4:
                continue
            for seat in range(rules.seats):
                view = rules.view(state, seat)
                sample = rules.sample(view, rng)
                assert rules.view(sample, seat) == view
                now = rules.opening(sample)
                for mover, move, _, _, _ in entries(sample.log)[1:]:
                    assert rules.verdict(now, move, mover)
                    now = rules.apply(now, move, mover)
                assert now == sample
    assert lost > 5


def test_what_is_known_of_a_hand_is_in_it() -> None:
    rules = dead_game(3)
    known = 0
    for seed in range(20):
        for state in moments(rules, seed):
            for seat in range(3):
                for other, letters in enumerate(rules.view(state, seat)["known"]):
                    if letters:
                        assert len(without(state.hands[other], letters)) == len(state.hands[other]) - len(letters)
                        known += 1
    assert known > 100


def test_letters_that_were_shown_stay_in_every_sample_and_the_rest_varies() -> None:
    rules = dead_game(2)
    state = rules.position(hands={"A": "X Z T B N", "B": "P L"}, pile=20)
    for move in ("score ZUX with T", "challenge", "draw 2"):
        state = rules.step(state, move)
    view = rules.view(state, 1)
    rng = random.Random(2)
    hands = [rules.sample(view, rng).hands[0] for _ in range(40)]
    assert all("X" in hand and "Z" in hand for hand in hands)
    assert len(set(hands)) > 20


def test_the_vowel_cards_of_a_word_on_the_table_vary() -> None:
    rules = dead_game(2)
    state = rules.step(rules.position(hands={"A": "C T D Z K"}, pile=20), "score CAT with Z")
    view = rules.view(state, 1)
    rng = random.Random(3)
    laid = {rules.sample(view, rng).laid.move for _ in range(60)}
    assert len(laid) > 5
    assert all(isinstance(move, Score) and move.word == "CAT" for move in laid)
