"""The notebooks hold their lessons: the sections in order, each a folded line of its own, and the rules to write."""

import ast
import re
from typing import Any

import pytest

import lettergames as lg
from lettergames.core.errors import OptionError
from lettergames.lessons.steps import Code

from .notebooks import CHECKED, COMPETITIVE, SECRET_LETTER, START, TRICKS, cells, notebook, source

DATA = lg.lesson("secret-letter").data
LESSONS = {
    SECRET_LETTER: DATA,
    TRICKS: lg.lesson("trick-taking").data,
    COMPETITIVE: lg.lesson("competitive-tricks").data,
}
RULES = [cell for cell in cells(SECRET_LETTER, "code") if not cell["id"].endswith("-steps")]

every_lesson = pytest.mark.parametrize("name", LESSONS)


def steps(name: str) -> list[dict[str, Any]]:
    """The cells that show sections."""
    return [cell for cell in cells(name, "code") if cell["id"].endswith("-steps")]


def run(text: str, names: dict[str, Any]) -> Any:
    """Run a cell; the value of its last line, as a notebook shows it."""
    tree = ast.parse(text)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, "cell", "exec"), names)
    return eval(compile(ast.Expression(last.value), "cell", "eval"), names) if last else None


@every_lesson
def test_every_section_has_its_cell_in_the_order_of_the_lesson(name):
    data = LESSONS[name]
    shown = [run(source(cell), {}) for cell in steps(name)]
    assert shown == [lg.lesson(data.name, section.id) for section in data.sections]
    assert [cell["id"] for cell in steps(name)] == [f"{section.id}-steps" for section in data.sections]


@every_lesson
def test_step_cells_are_one_line_folded_and_not_to_be_changed(name):
    for cell in steps(name):
        assert len(source(cell).splitlines()) == 1
        assert cell["metadata"] == {"editable": False, "deletable": False, "jupyter": {"source_hidden": True}}


def test_cells_in_which_rules_are_written_can_be_changed():
    for cell in RULES:
        assert cell["metadata"] == {}


def test_the_places_of_the_rules_are_those_of_the_sections():
    text = {cell["id"]: source(cell) for cell in notebook(SECRET_LETTER)["cells"]}
    for section in DATA.sections:
        anchors = re.findall(r'<a id="([^"]+)"></a>', text[section.id])
        assert anchors == [rule.replace("_", "-") for rule in section.rules]
        assert section.title.partition(" · ")[2] in text[section.id] or section.id in ("guess", "questions")


def test_the_rules_to_be_written_begin_with_one_that_fails_and_say_why():
    codes = [step for section in DATA.sections for step in section.steps if isinstance(step, Code)]
    assert len(RULES) == len(codes)
    for cell, step in zip(RULES, codes, strict=True):
        text = source(cell)
        assert text.startswith(CHECKED)
        assert f"\n\n\n{step.begin}\n\n" in text
        checked = run(text, {})
        assert not checked.ok
        assert checked.text == "".join(cell["outputs"][0]["data"]["text/plain"])


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
