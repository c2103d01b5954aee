"""Whole hands of LetterTricks in a real JupyterLab, with few cards: every card, every pick, and the words."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.notebook import FINAL, GO_ON, LIMIT, PLAY, Notebook, TableView
from tests.browser.person import Finger, Keys, Mouse, Person

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


def form(words: str) -> str:
    return f".lg-form:has-text('{words}')"


def lane(suit: str) -> str:
    return f".lg-lane[data-lane='{suit}']"


def card(words: str, zone: str = "") -> str:
    """A card that can be chosen, anywhere or in one zone."""
    return f".lg-zone{zone} .choosable:has-text('{words}')"


def opened(notebook: Notebook) -> TableView:
    notebook.run(0)
    return notebook.table()


def no_key_reached(notebook: Notebook) -> None:
    """Keys meant for the table have not made a cell."""
    assert notebook.page.locator(".jp-Notebook .jp-Cell").count() == 1


def play(table: TableView, person: Person, chosen: str) -> None:
    """Choose a card and play it."""
    with table.changing():
        person.press(chosen)
    with table.moving():
        person.press(PLAY)


def go_on(table: TableView, person: Person) -> None:
    """Go on until the person is asked for something."""
    for _ in range(LIMIT):
        expect(table.find(f"{GO_ON}, {CARD}, {WORD}")).to_be_visible()
        if not table.there(GO_ON):
            return
        with table.moving():
            person.press(GO_ON)


# --- each for themselves ----------------------------------------------------------------------------------------------


def _hand(table: TableView, person: Person) -> int:
    """Play on to the end; the number of cards chosen on the way."""
    chosen = 0
    for _ in range(LIMIT):
        expect(table.find(f"{GO_ON}, {CARD}, {WORD}, {FINAL}")).to_be_visible()
        if table.there(FINAL):
            return chosen
        if table.there(WORD):
            _spell(table, person)
        elif table.there(CARD):
            play(table, person, CARD)
            chosen += 1
        else:
            with table.moving():
                person.press(GO_ON)
    raise AssertionError("the hand has not ended")


def _spell(table: TableView, person: Person) -> None:
    """Ask what could be laid, and lay it; or nothing, where nothing can be."""
    person.press(".lg-toolbar button:text-is('Hint')")
    expect(table.find(REPLY)).not_to_be_empty()
    word = table.find(REPLY).inner_text().split(".")[0]
    if word.startswith("No "):
        with table.moving():
            person.press(f".lg-choice button:text-is('{word}')")
        return
    text, _, suit = word.partition(" in ")
    person.write(f"{lane(suit or 'word')} input", text)
    expect(table.find(".lg-lane [data-ok='true']")).to_contain_text(f"{text} is in the list")
    with table.moving():
        person.press(LAY)


@pytest.mark.parametrize(("cell", "lanes"), [(FOUR, 1), (THREE, 3)], ids=["four", "three"])
@pytest.mark.parametrize("kind", [Mouse, Keys], ids=["mouse", "keyboard"])
def test_a_hand(open_notebook: Open, cell: str, lanes: int, kind: type[Person]) -> None:
    notebook = open_notebook(cell)
    table = opened(notebook)
    shown = []

    class Watched(kind):  # type: ignore[misc, valid-type]
        def write(self, selector: str, text: str) -> None:
            shown.append(table.root.locator(".lg-lane").count())
            super().write(selector, text)

    assert _hand(table, Watched(table)) > 4, "four cards are played, others are taken"
    assert shown == [lanes]
    expect(table.find(f"{FINAL} p")).to_contain_text(re.compile(r"\byou ", re.IGNORECASE))
    expect(table.root.locator(".lg-zone.lane summary")).to_contain_text("The best you could have laid")
    no_key_reached(notebook)


PICK_AND_SPELL = """
import lettergames as lg
rules = lg.CompetitiveTricks(hands=1)
hands = {"A": "B:N", "B": "", "C": "", "D": ""}
taken = {"A": "Y:T R:T R:E", "B": "B:E", "C": "Y:S", "D": "B:I"}
lg.Table(lg.Game(rules, position=rules.position(hands=hands, trick="B:L R:A B:F", taken=taken, past=12)))
"""


def test_a_finger_plays_picks_and_spells(open_notebook: Open) -> None:
    table = opened(open_notebook(PICK_AND_SPELL))
    finger = Finger(table)
    table.page.evaluate(
        "window.pointers = new Set(); addEventListener('pointerdown', (e) => pointers.add(e.pointerType), true)"
    )
    play(table, finger, card("blue N"))
    play(table, finger, card("red A", ".trick"))
    go_on(table, finger)
    word = table.find(WORD)
    for letter in ("yellow T", "red E", "red A", "red T"):
        with table.changing(".lg-choice"):
            finger.press(f".lg-tray .lg-card:has-text('{letter}')")
    expect(word).to_have_value("TEAT")
    with table.changing(".lg-choice"):
        finger.press(".lg-slots .lg-card:has-text('red T')")
    expect(word).to_have_value("TEA")
    with table.changing(".lg-choice"):
        finger.press(".lg-choice button:text-is('Backspace')")
    expect(word).to_have_value("TE")
    with table.changing(".lg-choice"):
        finger.press(".lg-tray .lg-card:has-text('red A')")
    expect(table.find(".lg-lane [data-ok='true']")).to_contain_text("TEA is in the list")
    with table.moving():
        finger.press(LAY)
    expect(table.find(".lg-since")).to_contain_text("You lay TEA.")
    assert table.page.evaluate("[...pointers]") == ["touch"]


# --- teams and together -----------------------------------------------------------------------------------------------

TEAMS = """
import lettergames as lg
cards = "Y:C Y:T Y:D B:L B:S B:N R:T R:N R:D M:V M:K R:B".split()
lg.Table(lg.Game(lg.TeamTricks(deck=dict.fromkeys(cards, 1)), seed=2))
"""
TOGETHER = """
import lettergames as lg
cards = "Y:A Y:C Y:E Y:T Y:O B:A B:E B:L B:S B:R R:E R:I R:N R:D R:T R:S".split()
lg.Table(lg.Game(lg.CooperativeTricks(deck=dict.fromkeys(cards, 1)), seed=2))
"""
NEXT_CARD = f"{CARD}:not([aria-pressed='true'])"
COMMIT = ".lg-choice :is(button:text-is('Play'), button:text-is('Confirm')):not([aria-disabled='true'])"
LAY_BOTH, PLACE = form("Lay both cards"), ".lg-choice .lg-lane button:not([aria-pressed='true'])"
ADVISE, OTHER_WAY = form("Advise: the other way"), form("The other way")
RESTING = ".lg-form:is(:has-text('Begin'), :has-text('End the game'))"
SAY, COUNT = form("Say something"), ".lg-pick:has-text('yellow')"
ORDER = (ADVISE, GO_ON, OTHER_WAY, RESTING, LAY_BOTH, CARD)


def _play_on(table: TableView, person: Person, talk: bool = False) -> set[str]:
    """Play on to the end of a game in which no words are laid; the kinds of things done on the way."""
    done: set[str] = set()
    for _ in range(LIMIT):
        expect(table.find(", ".join((*ORDER, FINAL)))).to_be_visible()
        if table.there(FINAL):
            return done
        kind = next(each for each in ORDER if table.there(each))
        if talk and kind == CARD and SAY not in done:
            done.add(SAY)
            with table.changing():
                person.press(SAY)
            with table.moving():
                person.press(COUNT)
            continue
        done.add(kind)
        if kind in (LAY_BOTH, CARD):
            with table.changing():
                person.press(kind)
            more = PLACE if kind == LAY_BOTH else NEXT_CARD
            while not table.there(COMMIT):
                with table.changing(".lg-choice"):
                    person.press(more)
            kind = COMMIT
        with table.moving():
            person.press(kind)
    raise AssertionError("the game has not ended")


def test_two_teams_play_three_hands_by_mouse(open_notebook: Open) -> None:
    table = opened(open_notebook(TEAMS))
    done = _play_on(table, Mouse(table))
    assert {GO_ON, CARD} <= done
    expect(table.find(f"{FINAL} h3")).to_have_text("A draw.")


@pytest.mark.parametrize("kind", [Mouse, Keys], ids=["mouse", "keyboard"])
def test_a_game_together(open_notebook: Open, kind: type[Person]) -> None:
    notebook = open_notebook(TOGETHER)
    table = opened(notebook)
    done = _play_on(table, kind(table), talk=True)
    assert {GO_ON, CARD, SAY, LAY_BOTH, OTHER_WAY} <= done
    expect(table.find(f"{FINAL} h3")).to_contain_text("of 4 tricks are words")
    no_key_reached(notebook)


CLAIM = """
import lettergames as lg
rules = lg.TeamTricks()
pool = "M:Qu Y:O Y:T Y:A Y:S B:B B:R B:A B:I B:N R:H R:O R:L R:D"
hands = {"A": "Y:W B:Y", "B": "Y:D B:P", "C": "Y:C B:L", "D": "Y:H B:G"}
lg.Table(lg.Game(rules, position=rules.position(hands=hands, taken={"A": pool}, number=2, display="R:S B:E")))
"""


def test_a_team_takes_from_the_table_rearranges_and_claims_by_keyboard_alone(open_notebook: Open) -> None:
    notebook = open_notebook(CLAIM)
    table = opened(notebook)
    keys = Keys(table)
    play(table, keys, card("yellow W"))
    go_on(table, keys)
    play(table, keys, card("red S", ".display"))
    go_on(table, keys)
    expect(table.find(".lg-prompt")).to_have_text("Your turn: lead any card. Your team may claim first.")
    keys.press(form("Claim"))
    for suit, text in {"yellow": "quotas", "blue": "rainb", "red": "holds"}.items():
        keys.write(f"{lane(suit)} input", text)
    blue = table.find(f"{lane('blue')} [data-ok]")
    expect(blue).to_contain_text("RAINB is not in the list.")
    keys.walk(f"{lane('blue')} .lg-slots .lg-card:has-text('blue B')")
    for left in ("RAIBN", "RABIN", "RBAIN", "BRAIN"):
        keys.key("Shift+ArrowLeft")
        expect(table.find(f"{lane('blue')} input")).to_have_value(left)
    expect(blue).to_contain_text("BRAIN is in the list.")
    keys.press(LAY)
    expect(table.find(f"{FINAL} h3")).to_have_text("You and Cleo win.")
    no_key_reached(notebook)
