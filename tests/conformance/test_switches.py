"""Every two switches of a game go together: rulesets in which each pair of values occurs are played and looked at."""

import random
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

import lettergames as lg
from lettergames.core.errors import OptionError
from lettergames.core.log import entries
from tests.conformance.games import PRINTED, SOAK, played, seats_of
from tests.conformance.test_rulesets import options

BY_CLASS = list({each.make().printed_class: each for each in PRINTED}.values())
GAMES = 40 if SOAK else 1
SHORT = {"hands": (1, 2), "to_win": (1, 2)}  # a match is as long as it is made
SKIPPED = ("deck", "word_list")
DRAWS = 60


def values(rules: Any) -> dict[str, tuple[Any, ...]]:
    """The values of each option that the rules offer."""
    found = {name: SHORT.get(name, meta["choices"]) for name, meta in options(rules).items() if name not in SKIPPED}
    return {name: choices for name, choices in found.items() if choices}


def pairs(chosen: dict[str, Any]) -> set[Any]:
    return set(combinations(sorted((name, repr(value)) for name, value in chosen.items()), 2))


def covering(rules: Any) -> Iterator[dict[str, Any]]:
    """Settings in which every pair of values that goes together occurs at least once, few as they may be."""
    rng, left = random.Random(1), None
    while True:
        drawn = [{name: rng.choice(each) for name, each in values(rules).items()} for _ in range(DRAWS)]
        possible = [chosen for chosen in drawn if goes(rules, chosen)]
        fresh = {id(chosen): pairs(chosen) if left is None else pairs(chosen) - left for chosen in possible}
        best = max(possible, key=lambda chosen: len(fresh[id(chosen)]), default=None)
        if best is None or not fresh[id(best)]:
            return
        left = (left or set()) | pairs(best)
        yield best


def goes(rules: Any, chosen: dict[str, Any]) -> bool:
    try:
        rules.replace(**chosen)
    except OptionError:
        return False
    return True


SETTINGS = [(each, chosen) for each in BY_CLASS for chosen in covering(each.make())]


@pytest.mark.parametrize(
    ("game", "chosen"), SETTINGS, ids=[f"{each.name}-{number}" for number, (each, _) in enumerate(SETTINGS)]
)
def test_switches_go_together(game, chosen) -> None:
    rules = game.make().replace(**chosen)
    for seed in range(GAMES):
        look(game, rules, seed)


def look(game: Any, rules: Any, seed: int) -> None:
    """One random game: what is listed is allowed, views keep their secrets, samples replay, the record is read back."""
    rng, record = random.Random(seed), lg.Game(rules, seed=seed)
    for number, moment in enumerate(played(rules, seed)):
        state = moment.state
        if number % 11 == 0:
            for seat in seats_of(rules):
                view = rules.view(state, seat)
                sample = rules.sample(view, rng)
                assert rules.view(sample, seat) == view
                now = rules.opening(sample)
                for mover, move, *_ in entries(sample.log)[1:]:
                    assert rules.verdict(now, move, mover), f"{move} of {mover} would have been refused"
                    now = rules.apply(now, move, mover)
                assert now == sample
        if moment.move is None:
            break
        if number % 5 == 0:
            moves = list(rules.legal_moves(state))
            assert moves
            assert all(rules.verdict(state, move) for move in moves)
            assert list(rules.legal_moves(rules.view(state, state.to_act))) == moves
            assert all(rules.parse(str(move), state) == move for move in moves[:40])
        record.play(moment.move, moment.seat)
    assert record.result == rules.result(state)
    again = lg.Game.from_record(record.record(), rules=rules.printed_class)
    assert again.state == record.state
    assert again.result == record.result
