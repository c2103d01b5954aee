"""Careful in Dead Letters: its level, its doubts, and that it sees only its view."""

import random
from typing import Any

import pytest

import lettergames as lg
from lettergames.bots import Careful, Random
from lettergames.bots.doubt import likely_listed
from lettergames.core import chance
from lettergames.games.dead_letters.state import Draw
from lettergames.words import Lexicon
from tests.conformance.dead_letters import dead_cost_double, dead_game, no_y_face_down, open_dead


def played(rules: Any, bots: list[Any], seed: int) -> list[Any]:
    """Every state of a game between these bots."""
    state = rules.deal(seed)
    states = [state]
    while state.to_act is not None:
        view = rules.view(state, state.to_act)
        move = bots[state.to_act].choose(view, rules.legal_moves(view), chance.generator(seed, len(states)))
        assert rules.verdict(state, move)
        state = rules.apply(state, move)
        states.append(state)
    return states


def asked(rules: Any, state: Any, bot: Any, seed: int = 1) -> Any:
    view = rules.view(state, state.to_act)
    return bot.explain(view, rules.legal_moves(view), random.Random(seed))


def test_careful_beats_random() -> None:
    rules = lg.DeadLetters(seats=3)
    won = 0
    for seed in range(20):
        bots = [Random()] * 3
        bots[seed % 3] = Careful()
        won += played(rules, bots, seed)[-1].outcome.winners == (seed % 3,)
    assert won >= 17


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("vocabulary", [35, 100])
def test_games_between_careful_bots_end_well(seats, vocabulary) -> None:
    rules = lg.DeadLetters(seats=seats)
    scores = [played(rules, [Careful(vocabulary)] * seats, seed)[-1].outcome.scores for seed in range(3)]
    assert max(map(max, scores)) > 15


@pytest.mark.parametrize("change", [no_y_face_down, open_dead, dead_cost_double])
def test_house_rules_are_kept(change) -> None:
    rules = dead_game(3, change)
    for seed in range(4):
        played(rules, [Careful()] * 3, seed)


@pytest.mark.parametrize(
    "options",
    [
        {"challenge": "auto_reject", "max_use": "enforced"},
        {"passing": "any_time", "min_printed": 0, "after_lost_challenge": "draw_or_pass"},
        {"y_returns": "player_says", "allow_repeats": False, "min_word": 4, "values": "compressed"},
    ],
)
def test_every_option_can_be_played(options) -> None:
    rules = lg.DeadLetters(seats=3, **options)
    for seed in range(3):
        played(rules, [Careful(), Careful(35), Random()], seed)


def test_what_is_hidden_changes_nothing() -> None:
    rules = lg.DeadLetters(seats=3)
    rng = random.Random(4)
    for state in played(rules, [Careful(60)] * 3, 5)[:-1]:
        view = rules.view(state, state.to_act)
        here = asked(rules, state, Careful(60))
        assert asked(rules, rules.sample(view, rng), Careful(60)) == here
        assert here.why
        assert here.why.endswith(".")


def test_a_rival_that_takes_the_whole_pile_leaves_nothing_to_wait_for() -> None:
    rules = lg.DeadLetters(seats=2)
    start = rules.position(hands={"A": "S T R", "B": "B Y T"}, turn="B", pile="C N D R L M P G T S")
    greedy = rules.step(rules.step(start, "draw 9"), "draw 1")
    assert asked(rules, greedy, Careful()).move.kind == "score"


def test_it_draws_more_than_three_cards_and_leaves_something() -> None:
    rules = lg.DeadLetters(seats=3)
    for seed in range(5):
        move = asked(rules, rules.deal(seed), Careful()).move
        assert isinstance(move, Draw)
        assert 8 <= move.number < 45


def test_known_words_are_accepted_and_unknown_ones_doubted() -> None:
    rules = lg.DeadLetters(seats=2)
    rng = random.Random(3)
    hands = {"A": "Z Q X B T R N S", "B": "T N"}

    def challenges(word: str, vocabulary: int) -> int:
        state = rules.step(rules.position(hands=hands), f"score {word}")
        view = rules.view(state, 1)
        moves = rules.legal_moves(view)
        return sum(Careful(vocabulary).choose(view, moves, rng).challenge for _ in range(100))

    assert challenges("STARE", 35) == 0
    assert challenges("QXZB", 100) == 100
    assert 0 < challenges("TARZAN", 35) < 100
    assert challenges("QXZB", 35) > challenges("TARZAN", 35)


def test_odd_words_are_less_likely() -> None:
    known = Lexicon.default().common(35)
    assert likely_listed(known, "STONED") > likely_listed(known, "QXZB")
    assert likely_listed(known, "QXZB", complete=True) == 0


def test_it_gives_the_card_that_costs_least() -> None:
    rules = lg.DeadLetters(seats=2)
    state = rules.position(hands={"A": "B Z", "B": "Q N K"})
    paying = rules.step(rules.step(state, "score BE with Z"), "challenge")
    assert str(asked(rules, paying, Careful()).move) == "give N"
