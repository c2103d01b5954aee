"""House rules that go wrong at a table: told in the scene, the game where it was, and undo works."""

from collections.abc import Callable
from typing import Any

import pytest

import lettergames as lg
from lettergames.core.errors import HouseRuleError
from lettergames.table.sitting import Sitting
from tests.table.tables import ask, game, play, sitting


def _late(trouble: Callable[[], Any]) -> Callable[..., Any]:
    """A rule that goes wrong only once you have two cards in your row, so that it can be handed in."""

    def protected(rules: Any, state: Any, seat: int) -> bool:
        """A Shield protects, and something odd happens later."""
        return trouble() if len(state.rows[0]) > 1 else state.shields[seat]

    return protected


def _raise() -> Any:
    raise KeyError("lost")


def _loop() -> Any:
    while True:
        pass


TROUBLES: dict[str, tuple[Callable[[], Any], str]] = {
    "raises": (_raise, "KeyError"),
    "loops": (_loop, "1,000,000"),
    "returns None": (lambda: None, "returned None"),
    "returns a word": (lambda: "yes", "returned a text"),
}


@pytest.mark.parametrize(("trouble", "words"), TROUBLES.values(), ids=TROUBLES.keys())
def test_a_house_rule_that_goes_wrong_in_a_move(trouble: Callable[[], Any], words: str) -> None:
    table = _before_the_fault(trouble)
    before = table.game.state
    answer = play(table, "hand.0", 1, 8)
    assert answer["ok"] is False
    assert words in answer["error"]["text"]
    assert answer["error"]["rule"] == "protected"
    for seat in range(3):
        notice = table.scene(seat)["notice"]
        assert notice["kind"] == "error"
        assert notice["rule"] == "protected"
        assert "protected" in notice["text"]
        assert words in notice["text"]
    assert table.game.state is before
    assert table.scene(0)["yours"]


@pytest.mark.parametrize(("trouble", "words"), TROUBLES.values(), ids=TROUBLES.keys())
def test_undo_and_the_printed_rule_work_after_it(trouble: Callable[[], Any], words: str) -> None:
    table = _before_the_fault(trouble)
    play(table, "hand.0", 1, 8)
    table.game.without_rule("protected")
    assert play(table, "hand.0", 1, 8)["ok"]
    assert table.scene(0)["notice"] is None
    again = _before_the_fault(trouble)
    play(again, "hand.0", 1, 8)
    assert ask(again, "undo")["ok"]
    assert again.scene(0)["yours"]
    assert not again.game.history


def _before_the_fault(trouble: Callable[[], Any]) -> Sitting:
    """Your second turn: one card lies in your row, and the next one makes the rule go wrong."""
    table = sitting(hands={"A": "1 4", "B": 3, "C": 5}, pile="2 1 6", rows={})
    table.game.house_rule(_late(trouble))
    for move in ("4", "2 on C", "1 on B naming 8"):
        table.game.play(move)
    assert table.game.to_act == 0
    return table


def test_a_bot_runs_into_it_and_the_game_stands_still() -> None:
    table = sitting(hands={"A": "4 6", "B": 3, "C": 5})

    def protected(rules: Any, state: Any, seat: int) -> bool:
        """Odd once Ben has laid a card."""
        return {0: state.shields[seat]}[len(state.rows[1])]

    table.game.house_rule(protected)
    play(table, "hand.0")
    before = table.game.state
    answer = ask(table, "advance")
    assert answer["ok"] is False
    assert table.game.state is before
    assert "KeyError" in table.scene(0)["notice"]["text"]
    assert ask(table, "undo")["ok"]
    assert table.scene(0)["yours"]


@pytest.mark.parametrize(
    ("name", "words"),
    [("protekted", "Did you mean protected"), ("shuffle", "there is no rule")],
)
def test_a_house_rule_without_a_place_is_refused_where_it_is_written(name: str, words: str) -> None:
    table = lg.Table(game())

    def rule(rules: Any, state: Any, seat: int) -> bool:
        return True

    rule.__name__ = name
    before = table.scene
    with pytest.raises(HouseRuleError, match=words):
        table.house_rule(rule)
    assert table.scene == before
    assert table.book["house"] == []


def test_a_house_rule_that_fails_at_once_is_refused_and_the_table_stays() -> None:
    table = lg.Table(game())
    before = table.scene
    with pytest.raises(HouseRuleError, match="failed in its line 4: ZeroDivisionError"):

        @table.house_rule
        def protected(rules: Any, state: Any, seat: int) -> bool:
            """Nobody."""
            return 1 / 0 > 0

    assert table.scene == before


def test_a_house_rule_that_leaves_no_move_is_refused() -> None:
    table = lg.Table(game())
    with pytest.raises(HouseRuleError, match="no legal move"):

        @table.house_rule
        def may_play(rules: Any, state: Any, card: int) -> bool:
            """Nothing may be played."""
            return False


def test_what_a_house_rule_says_is_what_a_refusal_says() -> None:
    table = sitting()

    def protected(rules: Any, state: Any, seat: int) -> bool:
        """Ben is always protected."""
        return seat == 1

    table.game.house_rule(protected)
    error = play(table, "hand.1", 1)["error"]
    assert error["rule"] == "protected" or table.book(0)["rules"][error["rule"]]
    assert "Ben" in error["text"]
    assert play(table, "hand.1", 2)["ok"]
