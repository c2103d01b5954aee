"""Whole hands of LetterTricks in a real JupyterLab, with few cards: every card, every pick, and the words."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.notebook import FINAL, GO_ON, LIMIT, PLAY, TableView
from tests.browser.test_play import Keys

CARD = ".lg-zone .choosable:not([aria-disabled='true'])"
WORD = ".lg-lane input"
LAY = ".lg-choice button:text-is('Lay')"
REPLY = ".lg-reply"

FOUR = """
import lettergames as lg
cards = "Y:A Y:C Y:E Y:T Y:R B:A B:E B:L B:S B:O R:E R:I R:N R:D R:T R:S".split()
lg.Table(lg.Game(lg.CompetitiveTricks(hands=1, deck=dict.fromkeys(cards, 1)), seed=9))
"""
THREE = """
import lettergames as lg
cards = "Y:C Y:T Y:R Y:S B:L B:S B:N R:T R:N R:D M:K M:V Y:E B:A B:E R:E R:I".split()
lg.Table(lg.Game(lg.ThreePlayerTricks(deck=dict.fromkeys(cards, 1)), seed=3))
"""


def _hand(table: TableView, press: Callable[[str], None], write: Callable[[str, str], None]) -> int:
    """Play on to the end; the number of cards chosen on the way."""
    chosen = 0
    for _ in range(LIMIT):
        expect(table.find(f"{GO_ON}, {CARD}, {WORD}, {FINAL}")).to_be_visible()
        if table.there(FINAL):
            return chosen
        if table.there(WORD):
            _spell(table, press, write)
        elif table.there(CARD):
            with table.changing():
                press(CARD)
            with table.moving():
                press(PLAY)
            chosen += 1
        else:
            with table.moving():
                press(GO_ON)
    raise AssertionError("the hand has not ended")


def _spell(table: TableView, press: Callable[[str], None], write: Callable[[str, str], None]) -> None:
    """Ask what could be laid, and lay it; or nothing, where nothing can be."""
    press(".lg-toolbar button:text-is('Hint')")
    expect(table.find(REPLY)).not_to_be_empty()
    word = table.find(REPLY).inner_text().split(".")[0]
    if word.startswith("No "):
        with table.moving():
            press(f".lg-choice button:text-is('{word}')")
        return
    text, _, suit = word.partition(" in ")
    write(f".lg-lane[data-lane='{suit or 'word'}'] input", text)
    expect(table.find(".lg-lane [data-ok='true']")).to_contain_text(f"{text} is in the list")
    with table.moving():
        press(LAY)


@pytest.mark.parametrize(("cell", "lanes"), [(FOUR, 1), (THREE, 3)], ids=["four", "three"])
def test_a_hand_by_mouse(open_notebook: Open, cell: str, lanes: int) -> None:
    notebook = open_notebook(cell)
    notebook.run(0)
    table = notebook.table()
    shown = []

    def write(selector: str, text: str) -> None:
        shown.append(table.root.locator(".lg-lane").count())
        table.find(selector).fill(text)

    chosen = _hand(table, lambda selector: table.find(selector).click(), write)
    assert chosen > 4, "four cards are played, others are taken"
    assert shown == [lanes]
    expect(table.find(f"{FINAL} p")).to_contain_text("you ")
    expect(table.root.locator(".lg-zone.lane summary")).to_contain_text("The best you could have laid")


def test_a_hand_by_keyboard_alone(open_notebook: Open) -> None:
    notebook = open_notebook(FOUR)
    notebook.run(0)
    table = notebook.table()
    keys = Keys(table)

    def write(selector: str, text: str) -> None:
        table.find(selector).focus()
        notebook.page.keyboard.type(text)

    table.find(".lg-prompt").focus()
    assert _hand(table, keys.press, write) > 4
    assert notebook.page.locator(".jp-Notebook .jp-Cell").count() == 1, "a key has reached the notebook"


TEAMS = """
import lettergames as lg
cards = "Y:C Y:T Y:D Y:G B:L B:S B:N B:F R:T R:N R:D R:M M:V M:K R:B B:P".split()
lg.Table(lg.Game(lg.TeamTricks(deck=dict.fromkeys(cards, 1)), seed=2))
"""
TOGETHER = """
import lettergames as lg
cards = "Y:A Y:C Y:E Y:T Y:O B:A B:E B:L B:S B:R R:E R:I R:N R:D R:T R:S".split()
lg.Table(lg.Game(lg.CooperativeTricks(deck=dict.fromkeys(cards, 1)), seed=2))
"""
NEXT_CARD = f"{CARD}:not([aria-pressed='true'])"
COMMIT = ".lg-choice :is(button:text-is('Play'), button:text-is('Confirm')):not([aria-disabled='true'])"
LAY_BOTH, PLACE = ".lg-form:has-text('Lay both cards')", ".lg-choice .lg-lane button"
RESTING = ".lg-form:is(:has-text('This way'), :has-text('Begin'), :has-text('End the game'))"


def _go_on(table: TableView, press: Callable[[str], None]) -> set[str]:
    """Play on to the end of a game in which no words are laid; the kinds of things done on the way."""
    done = set()
    for _ in range(LIMIT):
        expect(table.find(f"{GO_ON}, {CARD}, {LAY_BOTH}, {RESTING}, {FINAL}")).to_be_visible()
        if table.there(FINAL):
            return done
        kind = next(each for each in (GO_ON, RESTING, LAY_BOTH, CARD) if table.there(each))
        done.add(kind)
        if kind in (LAY_BOTH, CARD):
            with table.changing():
                press(kind)
            more = PLACE if kind == LAY_BOTH else NEXT_CARD
            while not table.there(COMMIT):
                with table.changing(".lg-choice"):
                    press(more)
            kind = COMMIT
        with table.moving():
            press(kind)
    raise AssertionError("the game has not ended")


def test_two_teams_play_three_hands_by_mouse(open_notebook: Open) -> None:
    notebook = open_notebook(TEAMS)
    notebook.run(0)
    table = notebook.table()
    done = _go_on(table, lambda selector: table.find(selector).click())
    assert {GO_ON, CARD} <= done
    expect(table.find(f"{FINAL} h3")).to_have_text("A draw.")


def test_a_game_together_by_mouse(open_notebook: Open) -> None:
    notebook = open_notebook(TOGETHER)
    notebook.run(0)
    table = notebook.table()
    done = _go_on(table, lambda selector: table.find(selector).click())
    assert {GO_ON, CARD, LAY_BOTH} <= done
    expect(table.find(f"{FINAL} h3")).to_contain_text("of 4 tricks are words")
