"""Whole rounds in a real JupyterLab: by mouse, by keyboard alone, by the move box."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.notebook import CHOOSABLE, FINAL, FORM, GO_ON, LIMIT, OPEN_PICK, OUTCOME, PLAY, TableView
from tests.browser.person import Keys, Mouse, Person

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
TABLE = (
    "import lettergames as lg\nlg.play('secret-letter', seed={seed}, seats={seats}, short_game=True, autosave=False)"
)

YOUR_TURN = """
import lettergames as lg
rules = lg.SecretLetter(seats=3)
lg.Table(lg.Game(rules, position=rules.position(hands={"A": "1 6", "B": 3, "C": 5}, pile="2 1 4")))
"""
BENS_TURN = """
import lettergames as lg
rules = lg.SecretLetter(seats=3)
lg.Table(lg.Game(rules, position=rules.position(hands={"A": 1, "B": "4 8", "C": 5}, turn="B")))
"""


def _round(table: TableView, person: Person) -> None:
    """Play on to the end of a round."""
    press = person.press
    for _ in range(LIMIT):
        table.settles()
        if table.there(OUTCOME):
            break
        if not table.there(CHOOSABLE):
            with table.moving():
                press(GO_ON)
            continue
        with table.changing():
            press(CHOOSABLE)
        while table.there(OPEN_PICK):
            with table.changing():
                press(OPEN_PICK)
        with table.moving():
            press(PLAY)
    expect(table.find(f"{OUTCOME} h3")).to_contain_text("the")
    expect(table.find(f"{OUTCOME} p")).not_to_be_empty()


def _next_round(table: TableView, person: Person, number: int) -> None:
    person.press(f"{FORM}, {GO_ON}")
    expect(table.find(".lg-header")).to_contain_text(f"Round {number}")
    expect(table.root.locator(OUTCOME)).to_have_count(0)


def test_a_match_by_mouse(open_notebook: Open) -> None:
    notebook = open_notebook(TABLE.format(seed=7, seats=2))
    notebook.run(0)
    table = notebook.table()
    mouse = Mouse(table)
    for number in range(2, LIMIT):
        _round(table, mouse)
        if table.there(FINAL):
            break
        expect(table.said).to_contain_text("the round")
        _next_round(table, mouse, number)
    expect(table.said).to_contain_text("the match")
    mouse.press("button:text-is('Play again')")
    expect(table.find(".lg-header")).to_contain_text("Round 1")


def test_a_round_by_keyboard_alone(open_notebook: Open) -> None:
    notebook = open_notebook(TABLE.format(seed=11, seats=3))
    notebook.run(0)
    table = notebook.table()
    keys = Keys(table)
    _round(table, keys)
    expect(table.said).to_contain_text("the round")
    _next_round(table, keys, 2)
    assert notebook.page.locator(".jp-Notebook .jp-Cell").count() == 1, "a key has reached the notebook"


@pytest.mark.parametrize("name", sorted(path.name for path in NOTEBOOKS.glob("*.ipynb")))
def test_a_tutorial_runs_and_its_tables_can_be_played(open_notebook: Open, name: str) -> None:
    notebook = open_notebook(copy_of=NOTEBOOKS / name)
    notebook.execute("notebook:run-all-cells")
    table = TableView(notebook.page.locator(".lettergames").first)
    # What is chosen first may lie in the trick: a lesson can begin with a pick.
    expect(table.find(f"{CHOOSABLE.replace('.hand', '')}, {GO_ON}, {FORM}")).to_be_visible()
    expect(notebook.page.locator(".jp-OutputArea [data-mime-type='application/vnd.jupyter.stderr']")).to_have_count(0)
    expect(notebook.page.locator(".lg-notice.error")).to_have_count(0)


@pytest.mark.parametrize(("pace", "key"), [("normal", ""), ("step", "Space")])
def test_bots_go_on_by_themselves_or_when_space_is_pressed(open_notebook: Open, pace: str, key: str) -> None:
    notebook = open_notebook(BENS_TURN, settings={"pace": pace})
    notebook.run(0)
    table = notebook.table()
    expect(table.find(GO_ON)).to_be_visible()
    table.find(".lg-prompt").click()
    with table.moving():
        if key:
            notebook.page.keyboard.press(key)
    expect(table.find(".lg-since")).to_contain_text("Ben plays 4 Shield.")


def test_the_move_box(open_notebook: Open) -> None:
    notebook = open_notebook(YOUR_TURN)
    notebook.run(0)
    table = notebook.table()
    box, reply = table.root.get_by_role("textbox", name="Type a move"), table.find(".lg-reply")
    for typed, answer in {
        "hand": "Your hand: 1, Guess; 6, Swap",
        "scores": "The target is 5",
        "legal": "You may play",
        "why 6": "may be chosen",
    }.items():
        box.fill(typed)
        box.press("Enter")
        expect(reply).to_contain_text(answer)
        expect(table.said).to_contain_text(answer)
    box.fill("1 on Ben naming 1")
    box.press("Enter")
    expect(reply).to_contain_text("You named 1.")
    expect(box).to_be_focused()
    expect(box).to_have_value("1 on Ben naming 1")
    box.fill("guess Ben 3")
    box.press("Enter")
    expect(reply).to_contain_text("Ben lays 3 and is out of the round.")
    expect(table.root.locator("[data-seat='1']")).to_contain_text("out of the round")
    box.fill("undo")
    box.press("Enter")
    expect(table.find(".lg-prompt")).to_contain_text("Your turn")
    expect(table.root.locator(".lg-header")).to_contain_text("moves were taken back")
