"""What only a real notebook shows: several views, themes, a lost kernel, house rules from cells, narrow pages."""

import base64

import nbformat
from playwright.sync_api import Page, expect

import lettergames as lg
from tests.browser.conftest import Open
from tests.browser.notebook import CHOOSABLE, GO_ON, OPEN_PICK, PLAY, TableView

VEIL = """
import lettergames as lg
rules = lg.SecretLetter(seats=3)
table = lg.Table(lg.Game(rules, position=rules.position(hands={"A": "7 6", "B": 2, "C": 3}, pile="4 1 5")))
table
"""


def test_two_views_of_one_table_stay_in_step(open_notebook: Open) -> None:
    notebook = open_notebook(VEIL, "table")
    notebook.run(0)
    notebook.run(1)
    first, second = notebook.table(0), notebook.table(1)
    first.find(CHOOSABLE).click()
    expect(second.root.locator(".lg-choice [aria-pressed='true'], .lg-move")).to_have_count(0)
    first.find(PLAY).click()
    for view in (first, second):
        expect(view.find(GO_ON)).to_be_visible()
        expect(view.root.get_by_label("Your row")).to_contain_text("7")
    second.find(GO_ON).click()
    expect(second.find(".lg-waiting")).to_contain_text("Ben plays")
    expect(first.find(".lg-waiting")).to_have_text(second.find(".lg-waiting").text_content() or "")


def test_a_refused_card_says_rule_and_facts(open_notebook: Open) -> None:
    notebook = open_notebook(VEIL)
    notebook.run(0)
    table = notebook.table()
    table.find(".lg-zone.hand .lg-card[aria-disabled='true']").click(force=True)
    refusal = table.find(".lg-refusal")
    expect(refusal).to_contain_text("You hold 7 and 6.")
    rules = lg.SecretLetter(seats=3)
    rule = rules.verdict(rules.position(hands={"A": "7 6", "B": 2, "C": 3}), "6 on B").rule
    expect(refusal).to_contain_text(rules.rule_text(rule))
    expect(table.said).to_contain_text("You hold 7 and 6.")
    expect(table.said).to_contain_text(rules.rule_text(rule))


HOUSE_RULE = '''
@table.house_rule
def must_play(rules, state, hand):
    """Nobody has to play the Veil."""
    return hand
'''


def test_a_house_rule_from_a_cell_is_on_the_table_at_once(open_notebook: Open) -> None:
    notebook = open_notebook(VEIL, HOUSE_RULE)
    notebook.run(0)
    table = notebook.table()
    expect(table.root.locator(".lg-zone.hand .lg-card[aria-disabled='true']")).to_have_count(1)
    notebook.run(1)
    badge = table.find(".lg-header details")
    expect(badge).to_contain_text("house rule")
    expect(table.root.locator(CHOOSABLE)).to_have_count(2)
    badge.locator("summary").click()
    expect(badge).to_contain_text("Nobody has to play the Veil.")
    expect(badge).to_contain_text(lg.SecretLetter().rule_text("must_play"))


def test_a_kernel_that_is_gone_is_told(open_notebook: Open) -> None:
    notebook = open_notebook(VEIL)
    notebook.run(0)
    table = notebook.table()
    notebook.restart()
    table.find(CHOOSABLE).click()
    table.find(PLAY).click()
    expect(table.find(".lg-health")).to_contain_text("Python is not answering")
    notebook.run(0)
    expect(notebook.table().find(".lg-prompt")).to_contain_text("Your turn")
    expect(notebook.output(0).locator(".lg-health")).to_have_count(0)


def test_python_busy_with_another_cell_is_not_python_gone(open_notebook: Open) -> None:
    notebook = open_notebook(VEIL, "import threading\nthreading.Event().wait(5)")
    notebook.run(0)
    table = notebook.table()
    notebook.page.evaluate(
        """() => { const panel = window.jupyterapp.shell.currentWidget; panel.content.activeCellIndex = 1;
                   window.jupyterapp.commands.execute('notebook:run-cell'); }"""
    )
    table.find(CHOOSABLE).click()
    table.find(PLAY).click()
    expect(table.find(GO_ON)).to_be_visible()
    expect(table.root.locator("[data-state='dead']")).to_have_count(0)


def test_dark(open_notebook: Open) -> None:
    notebook = open_notebook(VEIL)
    notebook.run(0)
    table = notebook.table()
    light = table.root.evaluate("(root) => getComputedStyle(root).color")
    assert _brightness(table) > 0.6
    notebook.execute("apputils:change-theme", theme="JupyterLab Dark")
    expect(table.root).not_to_have_css("color", light)
    assert _brightness(table) < 0.35
    notebook.execute("apputils:change-theme", theme="JupyterLab Light")
    expect(table.root).to_have_css("color", light)


def _brightness(table: TableView) -> float:
    """The mean of a picture of the table, from 0 for black to 1 for white."""
    picture = base64.b64encode(table.root.screenshot()).decode()
    return table.page.evaluate(
        """async (picture) => {
          const image = new Image();
          image.src = `data:image/png;base64,${picture}`;
          await image.decode();
          const canvas = new OffscreenCanvas(64, 64), brush = canvas.getContext('2d');
          brush.drawImage(image, 0, 0, 64, 64);
          const { data } = brush.getImageData(0, 0, 64, 64);
          return data.reduce((sum, part, at) => (at % 4 === 3 ? sum : sum + part), 0) / (64 * 64 * 3 * 255);
        }""",
        picture,
    )


def test_at_320_pixels_nothing_is_wider_than_the_table(open_notebook: Open) -> None:
    notebook = open_notebook(VEIL)
    notebook.run(0)
    table = notebook.table()
    _narrow(notebook.page, table, 320)
    for press in ("", f"{CHOOSABLE}", f"{OPEN_PICK}"):
        if press and table.root.locator(press).count():
            table.find(press).click()
        wide, seen = table.root.evaluate("(root) => [root.scrollWidth, root.clientWidth]")
        assert wide <= seen <= 320
        small = table.root.evaluate(
            """(root) => [...root.querySelectorAll('button, summary, input, select')]
                 .filter((each) => each.checkVisibility())
                 .filter((each) => Math.min(each.offsetWidth, each.offsetHeight) < 43)
                 .map((each) => `${each.className} ${each.innerText}`)"""
        )
        assert small == []


def _narrow(page: Page, table: TableView, width: int) -> None:
    """Make the window so narrow that the table has this width."""
    for _ in range(3):
        now = table.root.evaluate("(root) => root.offsetWidth")
        size = page.viewport_size
        assert size
        page.set_viewport_size({"width": max(200, size["width"] - now + width), "height": 900})
        page.wait_for_function(
            "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"
        )
    table.root.evaluate("(root, width) => { root.style.maxWidth = `${width}px`; }", width)


def test_without_a_kernel_there_is_a_picture(open_notebook: Open) -> None:
    rules = lg.SecretLetter(seats=3)
    table = lg.Table(lg.Game(rules, position=rules.position(hands={"A": "7 6", "B": 2, "C": 3})))
    data, _ = table._repr_mimebundle_()
    table.close()
    outputs = [nbformat.v4.new_output("display_data", data)]
    notebook = open_notebook("lg.Table(game)", outputs=outputs)
    picture = notebook.output(0).get_by_role("img", name="Secret Letter")
    expect(picture).to_be_visible()
    assert picture.evaluate("(image) => image.complete && image.naturalWidth > 300")
    notebook.output(0).locator("summary").click()
    expect(notebook.output(0).get_by_role("table")).to_contain_text("7, Veil, 6, Swap")
