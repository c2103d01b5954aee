"""A game without hidden cards says little, and is a game like all others."""

import json
import random
from typing import Any, NamedTuple

import pytest

import lettergames as lg
from lettergames.core.errors import NotationError


class Heap(NamedTuple):
    heap: tuple[str, ...]
    taken: tuple[tuple[str, ...], ...] = ((), ())
    points: tuple[int, ...] = (0, 0)
    to_act: int | None = 0
    log: Any = None


class Thieves(lg.OpenGame):
    """Two take one card or two, until the heap is gone."""

    name, title = "thieves", "Thieves"
    cards = "ABCDEFG"

    @lg.rule("Taking")
    def may_take(rules, state: Heap, move: str) -> bool | lg.No:
        """Nobody takes two cards when the last took two."""
        last = state.taken[1 - state.to_act] if state.log[4] else ()
        return not (move == "take two" and len(last) == 2) or lg.No(f"{lg.who(1 - state.to_act)} took two")

    @lg.rule("Points")
    def worth(rules, state: Heap, card: str) -> int:
        """Every card is a point."""
        return 1

    def begin(self, cards):
        return Heap(cards)

    def candidates(self, state):
        return ["take one", "take two"][: len(state.heap)]

    def after(self, state, move):
        many, seat = 1 + (move == "take two"), state.to_act
        got = state.heap[:many]
        points, taken = list(state.points), list(state.taken)
        points[seat] += sum(self.worth(state, card) for card in got)
        taken[seat] = got
        left = state.heap[many:]
        return Heap(left, tuple(taken), tuple(points), 1 - seat if left else None)


def played(seed: int) -> lg.Game:
    game, rng = lg.Game(Thieves(), seed), random.Random(seed)
    while game.to_act is not None and len(game.history) < 3:
        game.play(game.legal_moves.sample(rng))
    return game


@pytest.mark.parametrize("seed", range(20))
def test_a_view_is_plain_data_and_holds_the_whole_state(seed: int) -> None:
    game = played(seed)
    rules = game.rules
    for seat in (0, 1):
        view = game.view(seat)
        assert json.loads(json.dumps(view)) == view
        assert rules.masked(view) == rules.sample(view, random.Random(1)) == game.state
        assert list(rules.legal_moves(view)) == list(game.legal_moves)
    assert rules.opening(game.state) == rules.deal(seed)


def test_a_rule_that_begins_with_may_is_asked() -> None:
    game = lg.Game(Thieves(), 3).play("take two")
    assert game.verdict("take two").rule == "may_take"
    assert str(game.verdict("take two")).startswith("Ada took two.")
    assert list(game.legal_moves) == ["take one"]


def test_other_texts_are_no_moves() -> None:
    game = lg.Game(Thieves(), 3)
    with pytest.raises(NotationError, match="expected take one or take two"):
        game.play("take three")
    assert game.play("Take  ONE").state.to_act == 1


def test_the_most_points_win_when_nobody_is_to_act() -> None:
    game = lg.Game(Thieves(), 3)
    assert game.result is None
    while game.to_act is not None:
        game.play("take one")
    assert game.result == lg.Result((4, 3), (0,), "The points are 4 and 3")


def test_it_is_kept_read_and_taken_back() -> None:
    game = played(5)
    again = lg.Game.from_record(game.record(), rules=Thieves)
    assert again.state == game.state
    assert game.undo(3).state == lg.Game(Thieves(), 5).state


def test_its_rules_are_replaced_and_replayed() -> None:
    game = played(5)

    def worth(rules: Any, state: Heap, card: str) -> int:
        """An A is two points."""
        return 1 + (card == "A")

    while game.to_act is not None:
        game.play(next(iter(game.legal_moves)))
    assert sum(game.state.points) == 7
    assert game.replay_under(Thieves().with_rule(worth)).rule == "worth"
    again = lg.Game(Thieves(), 5)
    again.house_rule(worth)
    for step in game.history:
        again.play(step.move)
    assert sum(again.state.points) == 8


def test_what_a_game_has_not_said_is_named() -> None:
    class Unsaid(lg.OpenGame):
        name = "unsaid"

    with pytest.raises(TypeError, match="Unsaid does not say how it begins"):
        lg.Game(Unsaid(), 1)
