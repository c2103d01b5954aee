"""A notebook in the browser, and the table in it as a person sees it."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any

from playwright.sync_api import Locator, Page, expect

PATIENCE = 60_000
LIMIT = 400

# "Idle" is shown before there is a kernel, and what is run then is lost; so the session is awaited first.
READY = """async (patience) => {
  for (let i = 0; i < 1200 && !window.jupyterapp; i++) await new Promise((r) => setTimeout(r, 50));
  const app = window.jupyterapp;
  await app.restored;
  let panel = null;
  for (let i = 0; i < 1200 && !(panel?.context && panel.sessionContext); i++) {
    panel = app.shell.currentWidget;
    await new Promise((r) => setTimeout(r, 50));
  }
  await panel.context.ready;
  const kernel = panel.sessionContext.ready.then(() => panel.sessionContext.session.kernel.info);
  const late = new Promise((_, fail) => setTimeout(() => fail(new Error("there is no kernel")), patience));
  await Promise.race([kernel, late]);
}"""

RUN_CELL = """async (index) => {
  const panel = window.jupyterapp.shell.currentWidget;
  panel.content.activeCellIndex = index;
  await window.jupyterapp.commands.execute('notebook:run-cell');
}"""

CHOOSABLE = ".lg-zone.hand .choosable:not([aria-disabled='true'])"
OUTCOME, FINAL = ".lg-outcome", ".lg-outcome.final"
OPEN_PICK = ".lg-choice [role=group]:not(:has([aria-pressed='true'])) .lg-pick:not([aria-disabled='true'])"
FORM = ".lg-choice .lg-form:not([aria-disabled='true'])"
GO_ON = ".lg-waiting button"
PLAY = ".lg-choice button:text-is('Play')"


class Notebook:
    """An open notebook with a kernel."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def execute(self, command: str, **arguments: Any) -> None:
        """Run a command of JupyterLab."""
        self.page.evaluate(
            "([command, given]) => window.jupyterapp.commands.execute(command, given).then(() => null)",
            [command, arguments],
        )

    def run(self, index: int) -> None:
        """Run one cell and wait until it has run."""
        self.page.evaluate(RUN_CELL, index)

    def output(self, index: int) -> Locator:
        """What the cell has put out."""
        return self.page.locator(".jp-Notebook .jp-Cell").nth(index).locator(".jp-OutputArea")

    def table(self, index: int = 0) -> "TableView":
        """The table that the cell shows."""
        return TableView(self.output(index).locator(".lettergames"))

    def restart(self) -> None:
        """Restart the kernel, as from the menu."""
        self.page.evaluate("window.jupyterapp.shell.currentWidget.sessionContext.restartKernel()")


class TableView:
    """The table in the page."""

    def __init__(self, root: Locator) -> None:
        self.root = root
        expect(root).to_be_visible(timeout=PATIENCE)

    @property
    def page(self) -> Page:
        return self.root.page

    @property
    def said(self) -> Locator:
        """What a screen reader is told."""
        return self.root.get_by_role("status")

    def find(self, selector: str) -> Locator:
        """The first thing of this kind."""
        return self.root.locator(selector).first

    def there(self, selector: str) -> bool:
        """Whether there is such a thing now."""
        return self.root.locator(selector).count() > 0

    @contextmanager
    def changing(self, part: str = ".lettergames") -> Iterator[None]:
        """Do something, and wait until something else can be read in this part of the table."""
        read = f"(root) => (root.closest('.lettergames').querySelector('{part}') ?? root).innerText"
        root = self.root.element_handle()
        before = self.root.evaluate(read)
        yield
        self.page.wait_for_function(f"([root, before]) => ({read})(root) !== before", arg=[root, before])

    def moving(self) -> AbstractContextManager[None]:
        """Do something that makes a move, and wait until it is told."""
        return self.changing(".lg-since")

    def settles(self) -> None:
        """Wait until there is something to do."""
        expect(self.root.locator(f"{GO_ON}, {CHOOSABLE}, {FORM}, {OUTCOME}").first).to_be_visible(timeout=PATIENCE)
