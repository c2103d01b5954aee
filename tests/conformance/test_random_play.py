"""Games of random moves end, and the same seed gives the same game."""

from statistics import fmean

import pytest

import lettergames as lg
from lettergames.core import chance
from tests.conformance.games import PLAYED, SOAK, played, seats_of


def test_random_games_end_with_a_result(contender, rules) -> None:
    for seed in range(PLAYED):
        for moment in played(rules, seed):
            assert (rules.result(moment.state) is None) == (moment.state.to_act is not None)
        result = rules.result(moment.state)
        assert len(result.scores) == len(seats_of(rules))
        assert result.winners or contender.draws
        assert set(result.winners) <= set(seats_of(rules))
        assert result.why
        assert not rules.legal_moves(moment.state)


def test_the_same_seed_gives_the_same_game(contender, rules) -> None:
    for seed in range(5):
        assert list(played(rules, seed)) == list(played(contender.make(), seed))
    assert len({str(next(played(rules, seed)).state) for seed in range(20)}) == 20


def test_there_is_always_a_legal_move(contender, rules) -> None:
    for seed in range(20):
        for moment in played(rules, seed):
            assert bool(rules.legal_moves(moment.state)) == (moment.state.to_act is not None)


def moves_in_a_round(rules, seed: int) -> int:
    rng = chance.generator("length", seed)
    state, moves = rules.deal(seed), 0
    while state.phase == "play":
        state, moves = rules.apply(state, rules.legal_moves(state).sample(rng)), moves + 1
    return moves


@pytest.mark.parametrize(("seats", "draws"), [(2, 10), (3, 12), (4, 11)])
def test_a_round_has_no_more_turns_than_the_pile_has_cards(seats, draws) -> None:
    rules = lg.SecretLetter(seats=seats)
    lengths = {moves_in_a_round(rules, seed) for seed in range(5_000)}
    assert min(lengths) == seats - 1
    assert max(lengths) == draws


LENGTHS = [(2, 4.23), (4, 9.20)]


@pytest.mark.parametrize(("seats", "expected"), LENGTHS)
def test_rounds_are_as_long_as_two_independent_engines_say(seats, expected) -> None:
    rules = lg.SecretLetter(seats=seats)
    assert fmean(moves_in_a_round(rules, seed) for seed in range(15_000)) == pytest.approx(expected, abs=0.06)


@pytest.mark.skipif(not SOAK, reason="a long run")
@pytest.mark.parametrize(("seats", "expected"), LENGTHS)
def test_a_million_rounds_are_as_long_as_two_independent_engines_say(seats, expected) -> None:
    rules = lg.SecretLetter(seats=seats)
    assert fmean(moves_in_a_round(rules, seed) for seed in range(1_000_000)) == pytest.approx(expected, abs=0.02)
