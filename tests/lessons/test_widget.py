"""Sections as widgets: few models, little to send, one scene a press, the same when asked again."""

import json

import comm
import pytest
from ipywidgets import Widget

from lettergames.lessons import widget
from lettergames.lessons.course import Course
from lettergames.lessons.secret_letter import LESSON
from tests.table.comms import KeptComm, View


@pytest.fixture(autouse=True)
def _kept_comms(monkeypatch):
    monkeypatch.setattr(comm, "create_comm", KeptComm)
    widget._layout.cache_clear()
    yield
    widget._layout.cache_clear()


def test_a_whole_lesson_holds_few_models_and_is_sent_in_less_than_a_megabyte():
    course = Course(LESSON)
    tables = [course.section(section.id) for section in LESSON.sections]
    models: list[Widget] = [*tables, *{table.layout for table in tables}]
    assert len(models) <= 12
    assert sum(len(json.dumps(model.comm.sent, default=str)) for model in models) < 1_000_000


def test_a_section_asked_again_is_the_same_one_where_it_stands():
    course = Course(LESSON)
    table = course.section("guess")
    View(table).ask("lesson", do="hint")
    assert course.section("guess") is table
    assert table.scene["lesson"]["feedback"]["kind"] == "hint"


def test_a_press_is_one_message_with_a_scene_and_one_answer():
    view = View(Course(LESSON).section("guess"))
    before = len(view.sent)
    assert view.ask("lesson", do="hint")["ok"]
    kinds = [data.get("method") for _, data in view.sent[before:]]
    assert kinds == ["update", "custom"]


def test_a_move_that_is_played_on_sends_a_scene_at_a_time():
    view = View(Course(LESSON).section("guess"))
    assert view.ask("text", text="1 on Ben naming 5")["ok"]
    assert view.scene["waiting"]
    assert view.ask("advance")["ok"]
    assert view.scene["lesson"]["feedback"]["kind"] == "cost"


def test_the_book_follows_when_a_step_has_other_players():
    course = Course(LESSON)
    view = View(course.section("points"))
    assert len(view.book["seats"]) == 3
    stage = course.stage("points")
    stage.at = len(stage.steps) - 2
    stage._do_on()
    assert len(view.book["seats"]) == 2


def test_what_it_looks_like_without_a_kernel():
    table = Course(LESSON).section("duel")
    text = LESSON.section("duel").steps[0].text
    assert repr(table) == f"<Lesson Secret Letter, 3 · Peek and Duel, Step 1 of 4. {text}>"
    data, _ = table._repr_mimebundle_()
    assert "A Peek shows you one card." in data["text/html"]


def test_closing_one_section_leaves_the_others():
    course = Course(LESSON)
    first, second = course.section("guess"), course.section("duel")
    first.close()
    assert second.layout.comm is not None
    again = course.section("guess")
    assert again is not first
    view = View(again)
    assert view.ask("text", text="1 on Ben naming 6")["ok"]
    assert view.scene["lesson"]["feedback"]["kind"] == "right"
