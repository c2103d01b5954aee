"""Games in progress and their records: undo, redo, replay, text round trip, for every game."""

import random

import pytest

import lettergames as lg
from lettergames.core.errors import EndlessGame, OptionError, RecordError
from tests.conformance.games import played, seats_of


def game_of(rules, seed: int, moves: int | None = None) -> lg.Game:
    """A game of random moves, to its end or to so many."""
    game = lg.Game(rules, seed=seed)
    for number, moment in enumerate(played(rules, seed)):
        if moment.move is None or number == moves:
            break
        game.play(moment.move, moment.seat)
    return game


def test_undo_takes_a_step_back_exactly(contender, rules) -> None:
    game = lg.Game(rules, seed=3)
    for number, moment in enumerate(played(rules, 3)):
        if moment.move is None or number > 60:
            break
        before = game.state
        assert before == moment.state
        game.play(moment.move, moment.seat)
        after = game.state
        game.undo()
        assert game.state == before
        game.redo()
        assert game.state == after
    assert game.history


def test_undo_to_the_start_and_redo_to_the_end(contender, rules) -> None:
    game = game_of(rules, 4, moves=40)
    end, moves = game.state, len(game.history)
    start = rules.deal(4)
    assert game.undo(moves).state == start
    assert game.redo(moves).state == end
    assert game.taken_back


def test_states_do_not_change(contender, rules) -> None:
    kept = [(moment.state, str(moment.state)) for moment in played(rules, 5)]
    assert all(str(state) == text for state, text in kept)


def test_no_randomness_is_shared(contender, rules) -> None:
    random.seed(1)
    before = random.getstate()
    game = game_of(rules, 6, moves=20)
    for seat in seats_of(rules):
        rules.sample(game.view(seat), random.Random(2))
    assert random.getstate() == before


def test_a_record_is_read_back(contender, rules) -> None:
    functions = [each.function for each in rules.house]
    for seed in range(6):
        game = game_of(rules, seed, moves=None if seed < 2 else 10 * seed)
        again = lg.Game.from_record(game.record(), house_rules=functions, rules=rules.printed_class)
        assert again.state == game.state
        assert again.result == game.result
        assert again.record() == game.record()
        assert [step.move for step in again.history] == [step.move for step in game.history]


def test_a_record_keeps_what_was_taken_back(contender, rules) -> None:
    functions = [each.function for each in rules.house]
    game = game_of(rules, 7, moves=6)
    game.undo(3)
    game.redo(1)
    again = lg.Game.from_record(game.record(), house_rules=functions, rules=rules.printed_class)
    assert again.state == game.state
    assert again.taken_back
    assert again.record() == game.record()


def test_a_record_without_its_house_rules_is_refused(contender, rules) -> None:
    if not rules.house:
        pytest.skip("no house rules here")
    with pytest.raises(RecordError, match=rules.house[0].name):
        lg.Game.from_record(game_of(rules, 8, moves=4).record())


def test_a_broken_record_is_refused_with_its_line(contender, rules) -> None:
    functions = [each.function for each in rules.house]
    lines = game_of(rules, 9, moves=12).record().splitlines()
    first = lines.index("moves") + 1 + len(functions)
    for number, text in ((first, "A nonsense"), (first + 2, "Q 4"), (first + 3, "{}")):
        broken = [*lines[:number], text, *lines[number + 1 :]]
        with pytest.raises(RecordError, match=f"line {number + 1}:"):
            lg.Game.from_record("\n".join(broken), house_rules=functions, rules=rules.printed_class)


def test_the_repr_of_a_game_shows_neither_seed_nor_cards(contender, rules) -> None:
    games = [lg.Game(rules, seed=seed) for seed in range(987654000, 987654030)]
    assert len({game.state.hands for game in games}) > 1
    assert len({repr(game) for game in games}) == len({game.to_act for game in games})


def test_replaying_under_the_same_rules_parts_nowhere(contender, rules) -> None:
    replay = game_of(rules, 10, moves=15).replay_under(contender.make())
    assert replay.at is None


def test_a_game_has_a_longest_length(monkeypatch, contender, rules) -> None:
    from lettergames.core import game as module

    monkeypatch.setattr(module, "LONGEST", 2)
    game = game_of(rules, 11, moves=2)
    before = game.state
    with pytest.raises(EndlessGame):
        game.play(next(iter(game.legal_moves)))
    assert game.state == before


def test_undo_and_redo_refuse_what_is_not_there(contender, rules) -> None:
    game = game_of(rules, 12, moves=2)
    for refused in (lambda: game.undo(3), lambda: game.undo(0), lambda: game.undo(-1), lambda: game.redo()):
        with pytest.raises(OptionError):
            refused()
    assert len(game.history) == 2
