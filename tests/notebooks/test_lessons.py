"""The notebooks hold their lessons: the sections in order, each a folded line of its own, and the rules to write."""

import json
import re
from typing import Any

import comm
import pytest

import lettergames as lg
from lettergames.core.errors import OptionError
from lettergames.lessons import course, widget
from lettergames.lessons.steps import Code, Lesson
from tests.table.comms import KeptComm

from .notebooks import CHECKED, NAMES, SECRET_LETTER, START, cells, is_checked, notebook, run, source

SHOWS = re.compile(r'lg\.lesson\("([a-z-]+)", "[a-z-]+"\)')


def steps(name: str) -> list[dict[str, Any]]:
    """The cells that show sections."""
    return [cell for cell in cells(name, "code") if SHOWS.search(source(cell))]


def lesson_of(name: str) -> Lesson:
    """The lesson that a notebook holds."""
    shown = SHOWS.search(source(steps(name)[0]))
    assert shown
    return lg.lesson(shown[1]).data


WITH_LESSON = [name for name in NAMES if steps(name)]
every_lesson = pytest.mark.parametrize("name", WITH_LESSON)


def test_every_lesson_has_its_notebook():
    assert {lesson_of(name).name for name in WITH_LESSON} == set(course.LESSONS)


@every_lesson
def test_every_section_has_its_cell_in_the_order_of_the_lesson(name):
    data = lesson_of(name)
    shown = [run(source(cell), {}) for cell in steps(name)]
    assert shown == [lg.lesson(data.name, section.id) for section in data.sections]
    assert [cell["id"] for cell in steps(name)] == [f"{section.id}-steps" for section in data.sections]


@every_lesson
def test_step_cells_are_one_line_folded_and_not_to_be_changed(name):
    for cell in steps(name):
        assert len(source(cell).splitlines()) == 1
        assert cell["metadata"] == {"editable": False, "deletable": False, "jupyter": {"source_hidden": True}}


@every_lesson
def test_other_cells_can_be_changed(name):
    for cell in cells(name, "code"):
        assert cell in steps(name) or cell["metadata"] == ({"tags": [CHECKED]} if is_checked(cell) else {})


@pytest.mark.parametrize("name", [name for name in WITH_LESSON if not lesson_of(name).game])
def test_the_places_of_the_rules_are_those_of_the_sections(name):
    text = {cell["id"]: source(cell) for cell in notebook(name)["cells"]}
    for section in lesson_of(name).sections:
        anchors = re.findall(r'<a id="([^"]+)"></a>', text[section.id])
        assert anchors == [rule.replace("_", "-") for rule in section.rules]
        said = section.title.partition(" · ")[2]
        assert said in text[section.id] or section in (lesson_of(name).sections[0], lesson_of(name).sections[-1])


@every_lesson
def test_the_rules_to_be_written_begin_with_one_that_fails_and_say_why(name):
    data = lesson_of(name)
    codes = [step for section in data.sections for step in section.steps if isinstance(step, Code)]
    written = [cell for cell in cells(name, "code") if ".check(" in source(cell)]
    assert len(written) == len(codes)
    for cell, step in zip(written, codes, strict=True):
        text = source(cell)
        assert is_checked(cell)
        assert f"\n\n\n{step.begin}\n\n" in text
        checked = run(text, {})
        assert not checked.ok
        assert checked.text == "".join(cell["outputs"][0]["data"]["text/plain"])


@every_lesson
def test_run_from_the_menu_a_lesson_holds_few_models_is_small_and_stands_at_its_beginning(name, monkeypatch, tmp_path):
    comms: list[KeptComm] = []

    def made(*given: Any, **more: Any) -> KeptComm:
        comms.append(KeptComm(*given, **more))
        return comms[-1]

    monkeypatch.setenv("LETTERGAMES_HOME", str(tmp_path))
    monkeypatch.setattr(comm, "create_comm", made)
    for cache in (course._course, widget._layout):
        cache.cache_clear()
    names: dict[str, Any] = {}
    sections = []
    for cell in cells(name, "code"):
        shown = run(source(cell), names)
        if hasattr(shown, "_repr_mimebundle_"):
            shown._repr_mimebundle_()
        if cell in steps(name):
            sections.append(shown)
    assert len(comms) <= 12
    assert sum(len(json.dumps(each.sent, default=str)) for each in comms) < 1_000_000
    for shown, section in zip(sections, lesson_of(name).sections, strict=True):
        place = shown.scene["lesson"]["place"]
        assert place.startswith("Step 1 of ") if section.steps else place == ""
    for cache in (course._course, widget._layout):
        cache.cache_clear()


def test_the_lines_in_the_text_do_what_it_says(tmp_path, monkeypatch):
    monkeypatch.setenv("LETTERGAMES_HOME", str(tmp_path))
    text = "\n".join(source(cell) for cell in cells(SECRET_LETTER, "markdown"))
    lines = re.findall(r"`(lg\.[^`]+)`", text)
    assert len(lines) >= 3
    for line in lines:
        assert run(line, {"lg": lg}) is not None
    course = lg.lesson("secret-letter")
    assert course.progress.learner == "Mia"
    course.forget().open(None)
    assert not list(tmp_path.rglob("*.json"))


def test_a_section_that_is_not_there_is_named():
    with pytest.raises(OptionError, match="there are guess"):
        lg.lesson("secret-letter", "bluffing")


def test_the_start_changes_a_rule_on_its_own_table(tmp_path, monkeypatch):
    monkeypatch.setenv("LETTERGAMES_HOME", str(tmp_path))
    names: dict[str, Any] = {}
    shown = [run(source(cell), names) for cell in cells(START, "code")]
    table = shown[0]
    assert isinstance(table, lg.Table)
    assert table.book["rules"]["protected"]["status"] == "house"
    assert table.book["rules"]["protected"]["text"].startswith("Whoever has a 4 in the row cannot be chosen")
    while table.game.to_act != 0:
        table.advance()
    assert table.scene["yours"]
    table.without_rule("protected")
    assert "status" not in table.book["rules"]["protected"]
