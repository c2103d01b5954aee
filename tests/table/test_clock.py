"""The clock for words at the table, with a timer that goes as far as a test says."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import lettergames as lg
from lettergames.table import Table
from lettergames.table.clock import BUSY, GRACE
from lettergames.table.sitting import Sitting
from tests.table.comms import View
from tests.table.tables import ask

SCENES = Path(__file__).parents[1] / "scenes"
FOUR, THREE = lg.CompetitiveTricks(word_timer=True), lg.ThreePlayerTricks(word_timer=True)
ONE: dict[str, Any] = {
    "taken": {"A": "Y:C Y:A Y:T B:S", "B": "B:F Y:O Y:G B:R"}, "turn": "A", "dealer": "D", "past": 13,
}  # fmt: skip
SUITS: dict[str, Any] = {
    "taken": {"A": "Y:C Y:O Y:M Y:E Y:T B:B B:R B:A B:V B:E R:H R:I R:D M:X"}, "turn": "A", "dealer": "C", "past": 14,
}  # fmt: skip
LAST_CARD: dict[str, Any] = {
    "taken": {"A": "Y:C Y:A Y:T B:S"}, "hands": {"A": "Y:D", "B": "", "C": "", "D": ""}, "trick": "B:F R:O Y:G",
    "past": 12, "turn": "A",
}  # fmt: skip
DONE = "The time is up: what lay finished on the desk counts."


class HandTimer:
    """A timer that a test turns on; `alarms=False` for a place where nobody calls back."""

    def __init__(self, alarms: bool = True) -> None:
        self.time = 1000.0
        self.alarms: list[tuple[float, Callable[[], None]]] = []
        self.rings = alarms

    def now(self) -> float:
        return self.time

    def later(self, seconds: float, call: Callable[[], None]) -> bool:
        if self.rings:
            self.alarms.append((self.time + seconds, call))
        return self.rings

    def turn(self, seconds: float) -> None:
        """Go on so far, ringing every alarm in its moment."""
        end = self.time + seconds
        while True:
            due = min((each for each in self.alarms if each[0] <= end), key=lambda each: each[0], default=None)
            if due is None:
                break
            self.alarms.remove(due)
            self.time = due[0]
            due[1]()
        self.time = end

    def busy(self, seconds: float) -> None:
        """Go on so far while nothing can ring, then ring what has waited."""
        self.time += seconds
        waited = [each for each in self.alarms if each[0] <= self.time]
        self.alarms = [each for each in self.alarms if each not in waited]
        for _, call in waited:
            call()


def table(timer: HandTimer, rules: Any = FOUR, people: tuple[int, ...] = (0,), **pieces: Any) -> Sitting:
    game = lg.Game(rules, position=rules.position(**(pieces or ONE)))
    return Sitting(game, {seat: ("You", "Ben", "Cleo", "Dan")[seat] for seat in people}, timer=timer)


def lane(cards: str, letters: str, where: str = "word") -> dict[str, Any]:
    return {"lane": where, "cards": [{"card": f"tray.{card}"} for card in cards.split()], "letters": letters}


CAT = [[lane("Y:C Y:A Y:T", "CAT")]]
CATS = [[lane("Y:C Y:A Y:T B:S", "CATS")]]
TAC = [[lane("Y:T Y:A Y:C", "TAC")]]


def moves(sitting: Sitting) -> list[str]:
    return [str(step.move) for step in sitting.game.history]


def clock(sitting: Sitting, seat: int = 0) -> dict[str, Any]:
    return sitting.scene(seat)["clock"]


@pytest.mark.parametrize(("rules", "seconds"), [(FOUR, 60), (THREE, 120)])
def test_the_clock_of_the_option_runs_and_says_when_it_will_speak(rules: Any, seconds: int) -> None:
    timer = HandTimer()
    sitting = table(timer, rules, **(ONE if rules is FOUR else SUITS))
    timer.turn(10)
    shown = clock(sitting)
    assert (shown["ms"], shown["runs"], shown["label"]) == (1000 * (seconds - 10), True, "Your time")
    assert [(call["ms"], call["text"]) for call in shown["calls"]] == [
        (500 * seconds, f"Half of your time is over, {seconds // 2} seconds left."),
        (20_000, "20 seconds left."), (5_000, "5 seconds left."), (0, "Your time is up."),
    ]  # fmt: skip


def test_there_is_no_clock_without_the_option_or_without_a_timer_or_before_the_words() -> None:
    timer = HandTimer()
    assert "clock" not in table(timer, FOUR.replace(word_timer=False)).scene(0)
    game = lg.Game(FOUR, position=FOUR.position(**ONE))
    assert "clock" not in Sitting(game).scene(0)
    sitting = table(timer, FOUR, **LAST_CARD)
    assert "clock" not in sitting.scene(0)
    assert timer.alarms == []


def test_when_the_time_is_over_the_word_on_the_desk_is_laid() -> None:
    timer = HandTimer()
    sitting = table(timer)
    timer.turn(59)
    assert ask(sitting, "time", answers=CAT)["clock"]["ms"] == 1000
    assert moves(sitting) == []
    timer.turn(1)
    assert ask(sitting, "time", answers=CAT)["ok"]
    assert moves(sitting) == ["word CAT from Y:C Y:A Y:T"]
    assert sitting.scene(0)["notice"] == {"kind": "info", "text": DONE}


@pytest.mark.parametrize("desk", [TAC, [[]], [], None, "CAT", [[lane("Z:Z", "Z")]], [[{"lane": "word", "cards": 7}]]])
def test_what_is_no_word_ends_the_time_with_nothing(desk: Any) -> None:
    timer = HandTimer()
    sitting = table(timer)
    timer.turn(60)
    assert ask(sitting, "time", answers=desk)["ok"]
    assert moves(sitting) == ["time"]
    assert "Your time is up." in sitting.told(0)[-1][1]


def test_of_three_words_each_finished_one_counts() -> None:
    """Case 90: the cards of an unfinished word are unused."""
    timer = HandTimer()
    sitting = table(timer, THREE, **SUITS)
    comet, hid = lane("Y:C Y:O Y:M Y:E Y:T", "COMET", "yellow"), lane("R:H R:I R:D", "HID", "red")
    timer.turn(120)
    ask(sitting, "time", answers=[[comet, lane("B:B B:R B:V", "BRV", "blue"), hid]])
    assert moves(sitting) == [
        "word COMET in yellow from Y:C Y:O Y:M Y:E Y:T", "word HID in red from R:H R:I R:D", "time"
    ]  # fmt: skip


def test_a_view_that_keeps_silent_is_ended_with_what_it_last_showed() -> None:
    timer = HandTimer()
    sitting = table(timer)
    ask(sitting, "check", form="spell", answers=CAT)
    timer.turn(60 + GRACE - 0.1)
    assert moves(sitting) == []
    timer.turn(0.1)
    assert moves(sitting) == ["word CAT from Y:C Y:A Y:T"]
    assert not ask(sitting, "move", form="spell", answers=CATS)["ok"]


def test_where_nobody_calls_back_a_late_request_finds_the_time_over() -> None:
    timer = HandTimer(alarms=False)
    sitting = table(timer)
    ask(sitting, "check", form="spell", answers=CAT)
    timer.turn(60 + GRACE + 1)
    answer = ask(sitting, "move", form="spell", answers=CATS)
    assert answer["error"]["text"] == "The table has changed since then; look again."
    assert moves(sitting) == ["word CAT from Y:C Y:A Y:T"]


def test_while_python_was_busy_the_desk_is_waited_for() -> None:
    timer = HandTimer()
    sitting = table(timer)
    timer.turn(30)
    timer.busy(90)  # a long cell: the alarm is late, and so is what the view has sent at its end
    assert moves(sitting) == []
    ask(sitting, "time", answers=CAT)
    assert moves(sitting) == ["word CAT from Y:C Y:A Y:T"]


def test_a_view_that_sends_nothing_gains_little_by_a_busy_kernel() -> None:
    timer = HandTimer()
    sitting = table(timer)
    timer.busy(60 + GRACE + BUSY + 1)
    timer.turn(GRACE)
    assert moves(sitting) == ["time"]


# --- slower, and without --------------------------------------------------------------------------------------------


def test_the_clock_is_stopped_and_goes_on() -> None:
    timer = HandTimer()
    sitting = table(timer)
    timer.turn(20)
    ask(sitting, "clock", do="stop")
    timer.turn(1000)
    assert (clock(sitting)["ms"], clock(sitting)["runs"], clock(sitting)["text"]) == (
        40_000, False, "The clock is stopped."
    )  # fmt: skip
    assert ask(sitting, "time", answers=CAT)["ok"]
    assert moves(sitting) == []
    ask(sitting, "clock", do="go")
    timer.turn(40 + GRACE)
    assert moves(sitting) == ["time"]


def test_the_time_is_doubled_once_and_in_the_next_hand_too() -> None:
    timer = HandTimer()
    sitting = table(timer)
    timer.turn(50)
    ask(sitting, "clock", do="double")
    assert clock(sitting)["ms"] == 70_000
    assert not ask(sitting, "clock", do="double")["ok"]
    ask(sitting, "start", deal=1)
    assert sitting.clock is not None
    assert sitting.clock.modes == {0: "double"}


def test_a_seat_without_a_clock_has_all_the_time_and_can_be_timed_again() -> None:
    timer = HandTimer()
    sitting = table(timer)
    ask(sitting, "clock", do="off")
    timer.turn(10_000)
    assert moves(sitting) == []
    assert clock(sitting)["text"] == "No clock runs."
    ask(sitting, "clock", do="on")
    assert clock(sitting)["ms"] == 60_000
    timer.turn(60 + GRACE)
    assert moves(sitting) == ["time"]


@pytest.mark.parametrize("do", ["go", "on", "faster", "", None, 7, ["off"], {"off": 1}])
def test_what_the_clock_cannot_do_is_refused(do: Any) -> None:
    timer = HandTimer()
    sitting = table(timer)
    answer = ask(sitting, "clock", do=do)
    assert not answer["ok"]
    assert "it can do stop, double, off for you" in answer["error"]["text"]
    assert clock(sitting)["ms"] == 60_000


# --- several people -------------------------------------------------------------------------------------------------


def test_each_person_has_a_time_of_their_own() -> None:
    timer = HandTimer()
    sitting = table(timer, people=(0, 1))
    timer.turn(45)
    ask(sitting, "clock", do="double")
    ask(sitting, "move", form="spell", answers=CAT)
    assert (clock(sitting, 1)["label"], clock(sitting, 1)["ms"]) == ("Your time", 60_000)
    assert (clock(sitting, 0)["label"], clock(sitting, 0)["calls"]) == ("Ben's time", [])


def test_nobody_ends_slows_or_fills_in_for_another() -> None:
    timer = HandTimer()
    sitting = table(timer, people=(0, 1))
    for do in ("stop", "double", "off"):
        assert not ask(sitting, "clock", 1, do=do)["ok"]
    ask(sitting, "check", 1, form="spell", answers=TAC)
    ask(sitting, "check", 0, form="spell", answers=CAT)
    timer.turn(60)
    ask(sitting, "time", 1, answers=TAC)
    assert moves(sitting) == [], "the desk may still arrive"
    timer.turn(GRACE)
    assert moves(sitting) == ["word CAT from Y:C Y:A Y:T"]


def test_another_person_sees_how_long_it_lasts_and_not_what_lies_there() -> None:
    timer = HandTimer()
    sitting = table(timer, people=(0, 1))
    ask(sitting, "check", 0, form="spell", answers=CAT)
    assert "tray.Y:C" not in json.dumps(sitting.scene(1))
    assert ask(sitting, "clock", 1, do="look")["clock"]["actions"] == []


# --- undo, running the cell again, records --------------------------------------------------------------------------


def test_what_was_timed_is_not_timed_again_after_an_undo() -> None:
    timer = HandTimer()
    sitting = table(timer, THREE, **SUITS)
    timer.turn(120)
    ask(sitting, "time", answers=[[lane("R:H R:I R:D", "HID", "red")]])
    for _ in range(2):
        assert ask(sitting, "undo")["ok"]
        assert clock(sitting)["text"] == "No clock runs: this was timed before."
        assert clock(sitting)["actions"] == []
        timer.turn(1000)
    assert moves(sitting) == []
    ask(sitting, "move", form="spell", answers=[[]])
    assert moves(sitting) == ["done"]


def test_the_last_card_taken_back_and_played_again_brings_no_fresh_minute() -> None:
    timer = HandTimer()
    sitting = table(timer, FOUR, **LAST_CARD)
    for move in ("Y:D", "pick Y:G", "pick B:F"):
        sitting.game.play(move)
    timer.turn(30)
    assert clock(sitting)["ms"] == 30_000
    sitting.game.undo(3)
    assert "clock" not in sitting.scene(0)
    for move in ("Y:D", "pick Y:G", "pick R:O"):
        sitting.game.play(move)
    timer.turn(100)
    assert not clock(sitting)["runs"]
    assert moves(sitting)[-1] == "pick R:O"


def test_a_table_made_again_shows_the_same_clock() -> None:
    timer = HandTimer()
    first = table(timer)
    timer.turn(40)
    again = Sitting(first.game, timer=timer)
    assert clock(again)["ms"] == 20_000
    ask(again, "clock", do="stop")
    timer.turn(100)
    assert moves(first) == []
    ask(again, "clock", do="go")
    ask(again, "check", form="spell", answers=CAT)
    timer.turn(20 + GRACE)
    assert moves(again) == ["word CAT from Y:C Y:A Y:T"]


def test_the_record_knows_the_move_and_no_seconds() -> None:
    timer = HandTimer()
    sitting = table(timer)
    timer.turn(12.5)
    ask(sitting, "clock", do="stop")
    ask(sitting, "clock", do="go")
    timer.turn(47.5 + GRACE)
    record = sitting.game.record()
    assert record.count("A time") == 1
    for word in ("12.5", "stop", "clock", "47.5"):
        assert word not in record.split("word_timer")[-1]
    again = lg.Game.from_record(record)
    assert again.state == sitting.game.state


# --- whatever goes wrong ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seconds", "shown"), [(-5, None), (10**30, 86_400_000)])
def test_a_house_rule_may_say_any_number_of_seconds(seconds: int, shown: int | None) -> None:
    timer = HandTimer()
    sitting = table(timer)

    def spelling_time(rules: Any, state: Any) -> int:
        """As long as one likes."""
        return seconds

    rules = FOUR.with_rule(spelling_time)
    sitting.take(lg.Game(rules, position=rules.position(**ONE)))
    assert sitting.scene(0).get("clock", {"ms": None})["ms"] == shown


def test_a_house_rule_that_breaks_at_the_end_leaves_the_game_and_stops_the_clock() -> None:
    timer = HandTimer()
    sitting = table(timer)

    def is_word(rules: Any, state: Any, word: str) -> bool:
        """Words are words, but for one."""
        return word != "CAT" or 1 / 0 > 0

    rules = FOUR.with_rule(is_word)
    sitting.take(lg.Game(rules, position=rules.position(**ONE)))
    ask(sitting, "check", form="spell", answers=CAT)
    timer.turn(60 + GRACE)
    assert moves(sitting) == []
    assert "The time is up, but Python could not go on" in sitting.scene(0)["notice"]["text"]
    timer.turn(1000)
    assert ask(sitting, "move", form="spell", answers=CATS)["ok"]


def test_the_widget_sends_the_end_to_every_view(monkeypatch: pytest.MonkeyPatch) -> None:
    timer = HandTimer()
    monkeypatch.setattr(Table, "_timer", timer)
    game = lg.Game(FOUR, position=FOUR.position(**ONE))
    mine = Table(game, {0: "You", 1: "Ben"})
    views = [View(mine), View(mine.seat(1))]
    assert [view.scene["clock"]["ms"] for view in views] == [60_000, 60_000]
    assert views[0].ask("check", form="spell", answers=CAT)["ok"]
    timer.turn(60 + GRACE)
    assert [view.scene["notice"]["text"] for view in views] == [DONE, DONE]
    assert [view.scene["clock"]["label"] for view in views] == ["Ben's time", "Your time"]


def test_the_scene_of_the_front_end_looks_like_one_that_is_sent() -> None:
    kept = json.loads((SCENES / "clock-three-lanes.json").read_text(encoding="utf-8"))["scene"]["clock"]
    sent = clock(table(HandTimer(), THREE, **SUITS))
    assert {**kept, "ms": 120_000} == sent
