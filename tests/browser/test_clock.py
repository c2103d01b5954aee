"""The clock for words in a real JupyterLab: it ends a hand by itself, also at a table that was made again."""

from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.notebook import FINAL

TIMER, WORD = ".lg-clock [role=timer]", ".lg-lane input"
GAME = """
import lettergames as lg

rules = lg.CompetitiveTricks(hands=1, word_timer=True)
game = lg.Game(rules, position=rules.position(taken={{"A": "Y:C Y:A Y:T B:S"}}, turn="A", dealer="D", past=13))

@game.house_rule
def spelling_time(rules, state):
    '''Everybody has {seconds} seconds.'''
    return {seconds}
"""
TABLE = "lg.Table(game)"


def test_the_time_ends_with_the_word_on_the_desk_at_a_table_made_again(open_notebook: Open) -> None:
    notebook = open_notebook(GAME.format(seconds=15), TABLE)
    notebook.run(0)
    notebook.run(1)
    first = notebook.table(1)
    expect(first.find(TIMER)).to_have_text("Your time 0:13")
    notebook.run(1)
    table = notebook.table(1)
    table.find(WORD).fill("cat")
    expect(table.find(".lg-lane [data-ok='true']")).to_contain_text("CAT is in the list")
    expect(table.find(".lg-clock")).to_contain_text("5 seconds left.")
    expect(table.find(FINAL)).to_contain_text("you CAT, 3 points")
    expect(table.find(".lg-notice")).to_have_text("The time is up: what lay finished on the desk counts.")
    expect(table.root.locator(TIMER)).to_have_count(0)


def test_nobody_needs_the_clock_and_keys_are_enough(open_notebook: Open) -> None:
    notebook = open_notebook(GAME.format(seconds=300), TABLE)
    notebook.run(0)
    notebook.run(1)
    table = notebook.table(1)
    press = notebook.page.keyboard.press
    table.find(".lg-clock button").focus()
    press("Enter")
    expect(table.find(".lg-clock")).to_contain_text("The clock is stopped.")
    expect(table.find(".lg-clock button")).to_be_focused()
    press("Enter")
    expect(table.find(".lg-clock")).not_to_contain_text("stopped")
    press("Tab")
    press("Enter")
    expect(table.find(TIMER)).to_contain_text("Your time 9:")
    table.find(".lg-clock button:text-is('No clock')").focus()
    press("Enter")
    expect(table.find(".lg-clock")).to_contain_text("No clock runs.")
    assert notebook.page.locator(".jp-Notebook .jp-Cell").count() == 2, "a key has reached the notebook"
