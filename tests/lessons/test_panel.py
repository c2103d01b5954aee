"""The panel of a lesson: progress, a name to keep it under, and deleting it, without code."""

import pytest

from lettergames.lessons.course import Course
from lettergames.lessons.panel import Panel
from lettergames.lessons.secret_letter import LESSON

from .walks import move, press


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("LETTERGAMES_HOME", str(tmp_path))
    return tmp_path


def labels(panel: Panel) -> list[str]:
    return [button.description for button in panel._buttons.children]


def test_progress_is_shown_as_it_is_made():
    course = Course(LESSON)
    panel = Panel(course)
    assert "0 of 10 sections done" in panel._progress.value
    move(course.stage("guess"), "1 on B naming 6")
    assert "1 of 3 steps" in panel._progress.value
    press(course.stage("shield"), "know")
    stage = course.stage("shield")
    stage._choose(next(at for at, told in enumerate(stage.step.choices) if told.right))
    while stage.advance():
        pass
    assert ">known<" in panel._progress.value


def test_a_name_is_given_and_chosen_again(home):
    course = Course(LESSON)
    panel = Panel(course)
    assert "nothing is kept" in panel._said.value
    panel._name.value = "Mia"
    assert course.progress.learner == "Mia"
    assert "kept on this computer" in panel._said.value
    move(course.stage("guess"), "1 on B naming 6")
    other = Panel(Course(LESSON))
    assert other._name.options == ("Mia",)
    other._name.value = "Mia"
    assert "Mia: 0 of 10" in other._progress.value
    assert "1 of 3 steps" in other._progress.value
    other._name.value = ""
    assert "1 of 3 steps" not in other._progress.value


@pytest.mark.parametrize("name", ["../x", "a/b", "<b>"])
def test_what_is_no_name_is_said_and_changes_nothing(name, home):
    course = Course(LESSON).open("Mia")
    panel = Panel(course)
    panel._name.value = name
    assert "is no name" in panel._said.value
    assert "<b>" not in panel._said.value
    assert course.progress.learner == "Mia"


def test_deleting_asks_back(home):
    course = Course(LESSON).open("Mia")
    panel = Panel(course)
    assert labels(panel) == []
    move(course.stage("guess"), "1 on B naming 6")
    assert labels(panel) == ["Delete what Mia has done here"]
    panel._delete.click()
    assert labels(panel) == ["Yes, delete it", "Keep it"]
    panel._keep.click()
    assert labels(panel) == ["Delete what Mia has done here"]
    panel._delete.click()
    panel._delete.click()
    assert not list(home.rglob("*.json"))
    assert labels(panel) == []
    assert "deleted" in panel._said.value


def test_a_question_that_was_left_open_is_not_answered_by_the_next_change(home):
    course = Course(LESSON).open("Mia")
    panel = Panel(course)
    move(course.stage("guess"), "1 on B naming 6")
    panel._delete.click()
    panel._name.value = "Noor"
    move(course.stage("guess"), "1 on B naming 6")
    assert labels(panel) == ["Delete what Noor has done here"]


def test_it_is_made_when_it_is_shown_and_once():
    course = Course(LESSON)
    assert course._panel is None
    data, _ = course._repr_mimebundle_()
    assert "sections done" in data["text/html"]
    assert data["text/plain"] == repr(course)
    first = course._panel
    course._repr_mimebundle_()
    assert course._panel is first
    first.close()
    course._repr_mimebundle_()
    assert course._panel is not first
    assert len(course.progress._watchers) == 1
