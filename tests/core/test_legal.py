"""The lazy list of legal moves, in closed and in open phases."""

import random
from collections import Counter

import pytest

import lettergames as lg
from lettergames.core.legal import Lazy
from tests.toy import Toy


def test_an_open_phase_accepts_more_than_it_lists() -> None:
    rules = Toy()
    state = rules.deal(seed=1)
    for bid in ("bid 1", "bid 3"):
        state = rules.step(state, bid)
    moves = rules.legal_moves(state)
    (listed,) = moves
    word = listed.removeprefix("spell ")
    other = f"spell {word[::-1]}"
    assert other != listed
    assert other in moves
    assert other not in list(moves)
    assert rules.step(state, other).points != state.points
    assert f"spell {word[0] * 3}" not in moves
    assert rules.verdict(state, f"spell {word[0] * 3}").rule == "may_spell"


def test_a_game_that_is_over_has_no_moves() -> None:
    rules = Toy()
    state = rules.deal(seed=1)
    while state.to_act is not None:
        state = rules.apply(state, next(iter(rules.legal_moves(state))))
    moves = rules.legal_moves(state)
    assert (list(moves), len(moves), bool(moves)) == ([], 0, False)
    assert "deal" not in moves
    with pytest.raises(IndexError):
        moves.sample(random.Random(1))
    verdict = rules.verdict(state, "deal")
    assert not verdict
    assert "over" in str(verdict)


def test_a_list_can_be_gone_through_again_and_again() -> None:
    rules = lg.SecretLetter(seats=3)
    moves = rules.legal_moves(rules.deal(seed=2))
    assert list(moves) == list(moves)
    assert len(moves) == len(list(moves))
    assert moves.rules is rules


def test_sampling_is_even() -> None:
    rules = lg.SecretLetter(seats=3)
    moves = rules.legal_moves(rules.position(hands={"A": "4 2"}))
    rng = random.Random(3)
    seen = Counter(map(str, (moves.sample(rng) for _ in range(3_000))))
    assert set(seen) == {"4", "2 on B", "2 on C"}
    assert all(900 < many < 1_100 for many in seen.values())


def test_a_lazy_list_draws_without_judging_everything() -> None:
    judged = []

    def allowed(number):
        judged.append(number)
        return number % 2 == 0

    lazy = Lazy(range(100_000), allowed)
    assert lazy.draw(random.Random(1)) % 2 == 0
    assert len(judged) < 200
    assert bool(lazy)
    assert len(judged) < 202
    assert len(lazy) == 50_000
    assert lazy[3] == 6
    assert list(lazy)[:3] == [0, 2, 4]


@pytest.mark.parametrize("one_in", [1, 3, 500, 100_000])
def test_a_lazy_list_draws_evenly_even_where_little_is_allowed(one_in) -> None:
    lazy = Lazy(range(4 * one_in), lambda number: number % one_in == 0)
    rng = random.Random(2)
    seen = Counter(lazy.draw(rng) for _ in range(2_000 if one_in < 1_000 else 8))
    assert set(seen) <= {0, one_in, 2 * one_in, 3 * one_in}
    if one_in < 1_000:
        assert all(400 < many < 600 for many in seen.values())


@pytest.mark.parametrize("candidates", [(), range(5_000)])
def test_a_lazy_list_with_nothing_allowed(candidates) -> None:
    lazy = Lazy(candidates, lambda number: False)
    assert not lazy
    assert len(lazy) == 0
    with pytest.raises(IndexError):
        lazy.draw(random.Random(1))
