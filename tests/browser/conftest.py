"""One JupyterLab and one Chromium for all browser tests, and a fresh notebook for each."""

import itertools
import json
import os
import re
import shutil
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import nbformat
import pytest
from playwright.sync_api import Browser, Error, expect, sync_playwright

from tests.browser.notebook import PATIENCE, READY, Notebook
from tests.browser.server import Lab, running
from tools import browser as finder

ARGUMENTS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--force-color-profile=srgb",
]  # fmt: skip
# Bots wait for a press, so that a test never races them; a card is played by a second press.
SETTINGS = {"pace": "step", "commit": "quick"}

Open = Callable[..., Notebook]

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    with running(tmp_path_factory.mktemp("jupyter")) as found:
        yield found


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = os.environ.get(finder.VARIABLE) or finder.find()
    if path is None:
        pytest.fail("no Chromium starts here; tools/browser.py finds or installs one")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        browser.close()


def _made(cells: Iterable[str], outputs: list[Any]) -> Any:
    """A notebook of these cells; `outputs` are those of the first."""
    made = nbformat.v4.new_notebook(
        # Without it JupyterLab asks which kernel to start, and waits.
        metadata={"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}},
        cells=[nbformat.v4.new_code_cell(cell) for cell in cells],
    )
    made.cells[0].outputs = outputs
    return made


def _of_lab_alone(error: Error) -> bool:
    """Whether none of the table's code took part: JupyterLab trips over its own feet at a theme change or a restart.

    The table is loaded from a blob, so its name is in the stack of every error that passes through it.
    """
    stack = error.stack or ""
    # What was asked of a kernel that restarts is refused without a stack.
    return "blob:" not in stack and ("/static/lab/" in stack or "Canceled future" in error.message)


@pytest.fixture
def open_notebook(lab: Lab, chromium: Browser, request: pytest.FixtureRequest) -> Iterator[Open]:
    """A function that opens a notebook with these cells, or a copy of one; nothing is run."""
    context = chromium.new_context(viewport={"width": 1280, "height": 1000})
    context.set_default_timeout(PATIENCE)
    failures: list[str] = []
    here = (lab.address, lab.address.replace("http", "ws"), "data:", "blob:")
    numbers = itertools.count()
    opened: list[Notebook] = []

    def open_(
        *cells: str,
        copy_of: Path | None = None,
        settings: dict[str, Any] | None = None,
        outputs: list[Any] | None = None,
    ) -> Notebook:
        # Plain letters: the name is part of an address.
        name = f"{re.sub('[^a-z0-9]+', '-', request.node.name)}-{next(numbers)}.ipynb"
        if copy_of:
            shutil.copy(copy_of, lab.root / name)
        else:
            nbformat.write(_made(cells, outputs or []), lab.root / name)
        page = context.new_page()
        kept = json.dumps(json.dumps(SETTINGS if settings is None else settings))
        page.add_init_script(f"localStorage.setItem('lettergames.table', {kept})")
        page.on("pageerror", lambda error: _of_lab_alone(error) or failures.append(f"{error}\n{error.stack}"))
        page.on("request", lambda asked: asked.url.startswith(here) or failures.append(f"asked for {asked.url}"))
        page.goto(lab.url(name))
        page.wait_for_selector(".jp-Notebook-cell")
        page.evaluate(READY, PATIENCE)
        opened.append(Notebook(page))
        return opened[-1]

    yield open_
    for notebook in opened:
        notebook.page.evaluate("window.jupyterapp.shell.currentWidget.sessionContext.shutdown()")
    context.close()
    assert failures == []
