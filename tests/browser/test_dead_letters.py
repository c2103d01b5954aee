"""A whole short game of Dead Letters in a real JupyterLab: drawing, spelling with cards face down, passing."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.notebook import FINAL, FORM, GO_ON, LIMIT, PLAY, TableView
from tests.browser.person import Keys, Mouse, Person

GAME = """
import lettergames as lg
deck = {"B": (1, 3), "C": (2, 3), "D": (2, 2), "G": (1, 2), "H": (1, 4), "L": (1, 1), "N": (2, 1), "P": (1, 3),
        "R": (2, 1), "S": (2, 1), "T": (3, 1)}
rules = lg.DeadLetters(seats=2, deck=deck)
lg.Table(lg.Game(rules, position=rules.position(turn="A")))
"""
ANSWER = """
import lettergames as lg
rules = lg.DeadLetters(seats=2)
game = lg.Game(rules, position=rules.position(hands={"A": "P W", "B": "Z Q R T B J"}, turn="B"))
game.play("score QUARTZ with B J")
lg.Table(game)
"""
LAY = ".lg-choice button:text-is('Lay')"
REPLY = ".lg-reply"
NUMBERS = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6}


def form(words: str) -> str:
    return f".lg-choice .lg-form:has-text('{words}')"


def _game(table: TableView, person: Person) -> set[str]:
    """Play on to the end as the hints say; what was done on the way."""
    done = set()
    press = person.press
    for _ in range(LIMIT):
        expect(table.find(f"{GO_ON}, {FORM}, {FINAL}")).to_be_visible()
        if table.there(FINAL):
            return done
        if table.there(GO_ON):
            with table.moving():
                press(GO_ON)
        else:
            done.add(_turn(table, person))
    raise AssertionError("the game has not ended")


def _turn(table: TableView, person: Person) -> str:
    """Accept a word; in a turn ask for a hint and do what it says."""
    press = person.press
    if "Do you accept it?" in table.find(".lg-prompt").inner_text():
        with table.moving():
            press(form("Accept"))
        return "Accept"
    old = table.find(REPLY).inner_text() if table.there(REPLY) else ""
    if not old.startswith("Pass"):  # who has passed once has nothing to lay later either
        press(".lg-toolbar button:text-is('Hint')")
        expect(table.find(REPLY)).not_to_have_text(old)
    what, *more = table.find(REPLY).inner_text().split(".")[0].split()
    if what == "Draw":
        number = NUMBERS.get(more[0]) or int(more[0])
        press(form("Draw"))
        person.write(".lg-number input[type='number']", str(number))
        with table.moving():
            press(PLAY)
        expect(table.find(".lg-since")).to_contain_text("You draw")
    elif what == "Lay":
        press(form("Lay a word"))
        person.write(".lg-lane input", more[0])
        expect(table.find(".lg-choice")).to_contain_text("up")
        with table.moving():
            press(LAY)
        expect(table.find(".lg-since")).to_contain_text(f"You lay {more[0]}")
    else:
        with table.moving():
            press(form(what))
    return what


def test_a_game_by_mouse(open_notebook: Open) -> None:
    notebook = open_notebook(GAME)
    notebook.run(0)
    table = notebook.table()
    done = _game(table, Mouse(table))
    assert {"Draw", "Lay", "Pass"} <= done
    expect(table.find(FINAL)).to_contain_text("The pile is empty and all have passed.")


def test_a_game_by_keyboard_alone(open_notebook: Open) -> None:
    notebook = open_notebook(GAME)
    notebook.run(0)
    table = notebook.table()
    done = _game(table, Keys(table))
    assert {"Draw", "Lay", "Pass"} <= done


@pytest.mark.parametrize("challenge", [False, True])
def test_accepting_and_challenging(open_notebook: Open, challenge: bool) -> None:
    notebook = open_notebook(ANSWER)
    notebook.run(0)
    table = notebook.table()
    expect(table.find(".lg-prompt")).to_contain_text("Ben lays QUARTZ for 22 points. Do you accept it?")
    assert "glass" not in table.root.inner_text()
    if not challenge:
        with table.moving():
            table.find(form("Accept")).click()
        expect(table.find(".lg-since")).to_contain_text("Nobody challenges it.")
        assert "glass" not in table.root.inner_text()
        return
    table.find(form("Challenge")).click()
    with table.moving():
        table.find(PLAY).click()
    expect(table.find(".lg-since")).to_contain_text("QUARTZ is in the list (classic): colorless glass")
    table.find(".lg-zone.hand .choosable >> nth=0").click()
    with table.moving():
        table.find(PLAY).click()
    expect(table.find(".lg-since")).to_contain_text("You give P for it, face down.")
