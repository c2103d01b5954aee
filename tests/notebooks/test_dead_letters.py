"""The Dead Letters notebook: every rule in its section, the cell in which one is written, and the table at its end."""

import ast
import re
from typing import Any

import lettergames as lg
from lettergames.lessons.steps import Code
from lettergames.table.sitting import LESSONS

from .notebooks import CHECKED, cells, notebook, source

NAME = LESSONS["dead-letters"]
LESSON = lg.lesson("dead-letters").data


def run(text: str, names: dict[str, Any]) -> Any:
    """Run a cell; the value of its last line, as a notebook shows it."""
    tree = ast.parse(text)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, "cell", "exec"), names)
    return eval(compile(ast.Expression(last.value), "cell", "eval"), names) if last else None


def test_every_section_has_its_cell_and_the_places_of_its_rules():
    text = {cell["id"]: source(cell) for cell in notebook(NAME)["cells"]}
    shown = [cell for cell in cells(NAME, "code") if cell["id"].endswith("-steps")]
    assert [cell["id"] for cell in shown] == [f"{section.id}-steps" for section in LESSON.sections]
    for section, cell in zip(LESSON.sections, shown, strict=True):
        assert run(source(cell), {}) is lg.lesson("dead-letters", section.id)
        assert cell["metadata"] == {"editable": False, "deletable": False, "jupyter": {"source_hidden": True}}
        assert re.findall(r'<a id="([^"]+)"></a>', text[section.id]) == [
            rule.replace("_", "-") for rule in section.rules
        ]


def test_the_rule_to_be_written_begins_with_one_that_fails():
    (cell,) = [cell for cell in cells(NAME, "code") if cell["id"] == "house-limit"]
    (step,) = [step for section in LESSON.sections for step in section.steps if isinstance(step, Code)]
    assert source(cell).startswith(CHECKED)
    assert f"\n\n\n{step.begin}\n\n" in source(cell)
    checked = run(source(cell), {})
    assert not checked.ok
    assert checked.text == "".join(cell["outputs"][0]["data"]["text/plain"])


def test_the_table_at_the_end_changes_its_rules_and_comes_to_an_end():
    names: dict[str, Any] = {}
    for cell in cells(NAME, "code"):
        if cell["id"].startswith(("whole-", "open-", "double-", "vowels-")):
            run(source(cell), names)
    game = names["table"].game
    assert set(game.rules.house_names) == {"dead_cards_open", "dead_points", "final_score"}
    while game.to_act is not None:
        if game.to_act == 0:
            moves = list(game.legal_moves)
            game.play(next((move for move in moves if move.kind == "score"), moves[0]))
        else:
            names["table"].advance()
    up, down = game.state.up[0], game.state.down[0]
    vowels = sum(letter in "AEIOU" for seat, word in game.state.words if seat == 0 for letter in word)
    assert vowels
    points = game.rules.points
    assert game.result.scores[0] == sum(map(points.get, up)) - 2 * sum(map(points.get, down)) - vowels
