"""Taking back at a table: freely with one person, up to what somebody saw with more."""

from typing import Any

import pytest

from lettergames.core.errors import OptionError
from lettergames.table.sitting import Sitting
from tests.table.tables import ask, game, play, sitting


def _undo(table: Sitting, seat: int = 0) -> tuple[bool, str]:
    undo = table.scene(seat)["undo"]
    return undo["able"], undo["why"]


def test_one_person_goes_back_to_any_own_decision() -> None:
    table = sitting()
    first = table.game.state
    play(table, "hand.1", 1)
    while table.advance():
        pass
    if table.scene(0)["choice"]:
        ask(table, "text", text=str(next(iter(table.game.legal_moves))))
        assert ask(table, "undo")["ok"]
    assert ask(table, "undo")["ok"]
    assert table.game.state == first
    assert _undo(table) == (False, "There is no move of yours to take back.")
    assert ask(table, "undo")["ok"] is False


def test_it_is_marked_at_the_table_and_in_the_record() -> None:
    table = sitting()
    play(table, "hand.1", 1)
    ask(table, "undo")
    for seat in range(3):
        assert table.scene(seat)["marks"] == ["moves were taken back"]
    assert table.game.lines == ["A 6 on B", "undo"]


def test_what_was_told_of_a_move_taken_back_is_gone() -> None:
    table = sitting()
    before = table.told(0)[:]
    play(table, "hand.1", 1)
    assert len(table.told(0)) == 2
    ask(table, "undo")
    assert table.told(0) == before
    play(table, "hand.0", 1, 8)
    assert "says 8" in table.told(1)[-1][1] or "say 8" in table.told(0)[-1][1]


def test_with_two_people_a_swap_cannot_be_taken_back() -> None:
    table = sitting(people=(0, 1))
    play(table, "hand.1", 1)
    able, why = _undo(table)
    assert able is False
    assert "seen" in why
    assert ask(table, "undo")["error"]["text"] == why
    assert table.game.to_act == 1


def test_with_two_people_what_only_bots_saw_can_be_taken_back() -> None:
    table = sitting(people=(0, 1), hands={"A": "4 6", "B": 3, "C": "5"}, turn="A", pile="2 1 4")
    table.game.play("4")
    # The next card was drawn by Ben, who has seen it.
    assert _undo(table)[0] is False
    three = sitting(people=(0, 2), hands={"A": "4 6", "B": 3, "C": "5"}, turn="A", pile="2 1")
    three.game.play("4")
    assert _undo(three) == (True, "Back to your last decision.")
    assert ask(three, "undo")["ok"]


@pytest.mark.parametrize(("people", "rule", "able"), [((0,), "reveal", True), ((0, 1), "free", True)])
def test_the_rule_can_be_chosen(people: tuple[int, ...], rule: str, able: bool) -> None:
    table = Sitting(game(), {seat: ("You", "Ben")[seat] for seat in people}, undo=rule)
    play(table, "hand.1", 1)
    assert _undo(table)[0] is able


@pytest.mark.parametrize("rule", ["never", 1, ""])
def test_other_rules_are_refused(rule: Any) -> None:
    with pytest.raises(OptionError, match="undo="):
        Sitting(game(), undo=rule)


def test_the_command_does_the_same() -> None:
    table = sitting()
    play(table, "hand.1", 1)
    assert "Your turn" in ask(table, "text", text="undo")["say"]
    assert not table.game.history
    assert ask(table, "text", text="undo")["ok"] is False
