"""Rules written in a cell: whatever they do, the answer is a sentence, and the table shows where."""

import importlib
import os
import sys

import pytest

import lettergames as lg
from lettergames.lessons.course import Course
from lettergames.lessons.secret_letter import LESSON

from .walks import shown


def asked(source: str, name: str = "guess_hits"):
    """The answer to a rule with this source."""
    names: dict = {}
    exec(source, names)
    return Course(LESSON).check(names[name])


def body(line: str) -> str:
    return f"def guess_hits(rules, state, target, value):\n    {line}\n"


MISBEHAVE = [
    ("raise ValueError('oh')", "ValueError: oh"),
    ("return 1 / 0", "ZeroDivisionError"),
    ("return nothing_of_this_name", "NameError"),
    ("while True: pass", "was stopped"),
    ("while True: print(value)", "was stopped"),
    ("while all([1]): [rules, state]", "was stopped"),
    ("return guess_hits(rules, state, target, value)", "RecursionError"),
    ("return None", "returned None; it answers True, False or"),
    ("return 'yes'", "returned 'yes'; it answers True, False or"),
    ("return 1", "returned 1; it answers True, False or"),
    ("state.points = (9, 9, 9)", "never changes"),
    ("state.hands[target] = (value,)", "never changes"),
    ("rules.seats = 2", "never changes"),
    ("raise SystemExit", "SystemExit"),
    ("import sys; sys.exit('bye')", "SystemExit"),
    ("yield True", "no async, no yield"),
    ("return state.hands[target][0] == value", "Ben holds a 6, and 5 is said. Your rule answers False"),
]


@pytest.mark.parametrize(("line", "piece"), MISBEHAVE)
def test_every_misbehaviour_has_a_sentence(line, piece):
    checked = asked(body(line))
    assert not checked.ok
    assert piece in checked.text
    assert checked.text.endswith(".")


def test_what_is_printed_stays_off_the_table_and_is_mentioned(capsys):
    checked = asked(body("print('hello', target); return abs(state.hands[target][0] - value) <= 1"))
    assert checked.ok
    assert "prints" in checked.text
    assert capsys.readouterr().out == ""


def test_arguments_that_change_are_noticed():
    from lettergames.lessons.coding import check
    from lettergames.lessons.steps import Case, Code, Position

    def last_one_in(rules, state, seats):
        seats.pop()
        return ()

    case = Case(Position({"hands": {}}), ([0, 1],), "two are in")
    step = Code("x", "x", Position(), rule="last_one_in", solution=last_one_in, cases=(case,))
    assert "changes what it is given" in check(LESSON, step, last_one_in).text


@pytest.mark.parametrize("thing", [None, 3, "guess_hits", type("guess_hits", (), {}), len, os, lambda *_: 1])
def test_what_is_no_rule_is_answered_too(thing):
    checked = Course(LESSON).check(thing)
    assert not checked.ok
    assert "guess_hits" in checked.text


def test_another_signature_is_named():
    assert "guess_hits(rules, state, target, value)" in asked("def guess_hits(rules): return True").text


def test_a_right_rule_is_done_and_the_section_says_so():
    course = Course(LESSON)

    def guess_hits(rules, state, target, value):
        return abs(state.hands[target][0] - value) < 2

    checked = course.check(guess_hits)
    assert checked.ok
    assert repr(checked) == checked.text
    assert course.result()["sections"]["house"]["steps"]["near"] == {"done": True, "tries": 1, "hints": 0}
    assert shown(course.stage("house"))["feedback"] == {"kind": "right", "text": checked.text}


def test_the_first_case_that_fails_stands_on_the_table():
    course = Course(LESSON)

    def duel_loser(rules, state, seat, target):
        return target

    checked = course.check(duel_loser)
    stage = course.stage("house")
    assert checked.case
    assert stage.game.state == LESSON.begun(checked.case.at).state
    assert "you saw a 2" in str(stage.scene(0)["seats"])
    assert shown(stage)["place"] == "Step 2 of 2"


def test_a_rule_as_its_cell_began_is_no_answer_yet(tmp_path, monkeypatch):
    begin = LESSON.section("house").steps[1].begin
    (tmp_path / "begun.py").write_text(begin)
    monkeypatch.syspath_prepend(tmp_path)
    course = Course(LESSON)
    assert not course.check(importlib.import_module("begun").duel_loser).ok
    assert shown(course.stage("house"))["place"] == "Step 1 of 2"
    assert course.result()["sections"]["house"]["steps"]["upside-down"]["tries"] == 0


def test_tracing_is_left_as_it_was():
    before = sys.gettrace()
    asked(body("while True: pass"))
    assert sys.gettrace() is before


def test_the_name_of_the_lesson_is_enough():
    assert isinstance(lg.lesson("secret-letter"), Course)
    assert lg.lesson("secret-letter") is lg.lesson("secret-letter")
