"""Progress: kept under a name, for several on a device, deleted when asked, and never in the way."""

import json

import pytest

from lettergames.core.errors import OptionError
from lettergames.lessons.course import Course, lesson
from lettergames.lessons.progress import learners
from lettergames.lessons.secret_letter import LESSON

from .walks import move, press, shown


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("LETTERGAMES_HOME", str(tmp_path))
    return tmp_path


def played(learner: str | None) -> Course:
    course = Course(LESSON).open(learner)
    stage = course.stage("guess")
    move(stage, "4")
    press(stage, "again")
    move(stage, "1 on B naming 6")
    return course


def test_without_a_name_nothing_is_kept(home):
    course = played(None)
    assert course.result()["sections"]["guess"]["steps"]["hit"] == {"done": True, "tries": 2, "hints": 0}
    assert not list(home.rglob("*"))


def test_a_name_goes_on_where_it_left():
    played("Mia")
    course = Course(LESSON).open("Mia")
    assert shown(course.stage("guess"))["place"] == "Step 2 of 3"
    assert course.result()["learner"] == "Mia"
    assert Course(LESSON).open("Noor").result()["sections"]["guess"]["steps"]["hit"]["tries"] == 0
    assert learners() == ["Mia"]


def test_another_name_changes_the_tables_that_are_open():
    course = played("Mia")
    stage = course.stage("guess")
    course.open("Noor")
    assert shown(stage)["place"] == "Step 1 of 3"
    course.open("Mia")
    assert shown(stage)["place"] == "Step 2 of 3"


def test_fresh_questions_wait_for_the_next_learner():
    course = Course(LESSON).open("Mia")
    stage = course.stage("questions")
    press(stage, "deal")
    assert shown(stage)["place"] == "Step 1 of 10"
    course.open("Noor")
    assert [each["id"] for each in shown(stage)["actions"]] == ["deal"]


def test_what_is_kept_are_numbers_only(home):
    played("Mia")
    (file,) = home.rglob("*.json")
    kept = json.loads(file.read_text())
    assert kept == {
        "secret-letter": {"guess": {"known": False, "steps": {"hit": {"done": True, "tries": 2, "hints": 0}}}}
    }


def test_it_is_deleted_when_asked(home):
    course = played("Mia")
    course.forget()
    assert not list(home.rglob("*.json"))
    assert shown(course.stage("guess"))["place"] == "Step 1 of 3"
    assert course.result()["done"] == 0


def test_another_lesson_of_the_same_name_is_left_alone(home):
    course = played("Mia")
    (file,) = home.rglob("*.json")
    file.write_text(json.dumps({**json.loads(file.read_text()), "other": {"a": 1}}))
    course.forget()
    assert json.loads(file.read_text()) == {"other": {"a": 1}}


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"secret-letter": 3}', '{"secret-letter": {"guess": {"steps": {"hit": 1}}}}']
)
def test_a_file_that_cannot_be_read_is_an_empty_one(home, text):
    played("Mia")
    (file,) = home.rglob("*.json")
    file.write_text(text)
    assert Course(LESSON).open("Mia").result()["done"] == 0


@pytest.mark.parametrize("name", ["", " ", "../x", "a/b", "x" * 31, 3, "con:", ".hidden", "a\nb", "a\\b"])
def test_what_is_no_name_is_refused(name, home):
    with pytest.raises(OptionError, match="is no name"):
        Course(LESSON).open(name)
    assert not list(home.rglob("*"))


def test_a_folder_that_cannot_be_written_stops_nobody(home):
    (home / "lessons").write_text("a file in the way")
    assert played("Mia").result()["sections"]["guess"]["steps"]["hit"]["done"]


def test_the_result_is_plain_data():
    result = played(None).result()
    assert json.loads(json.dumps(result)) == result
    assert (result["done"], result["of"]) == (0, len(LESSON.sections))


def test_a_lesson_or_section_that_is_not_there_is_named():
    with pytest.raises(OptionError, match=r"Did you mean .secret-letter.\? The lessons are "):
        lesson("secret")
    with pytest.raises(OptionError, match="there are guess, shield"):
        lesson("secret-letter", "bluff")
