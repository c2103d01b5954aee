"""The notebooks in a kernel, with nobody at the table."""

import re
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

from .notebooks import FOLDER, NAMES, START

MODEL = re.compile(r"[0-9a-f]{32}")


def run(name: str, times: int) -> list[list[dict]]:
    """The outputs of every code cell, each cell run so many times before the next."""
    made = nbformat.read(FOLDER / name, as_version=4)
    made.cells = [
        nbformat.from_dict({**cell, "id": f"{cell.id}-{again}"})
        for cell in made.cells
        if cell.cell_type == "code"
        for again in range(times)
    ]
    NotebookClient(made, timeout=300, resources={"metadata": {"path": str(FOLDER)}}).execute()
    return [_shown(cell.outputs) for cell in made.cells]


def _shown(outputs: list) -> list[dict]:
    return [
        {kind: MODEL.sub("", str(text)) for kind, text in output.get("data", {"text": output.get("text")}).items()}
        for output in outputs
    ]


@pytest.fixture(autouse=True)
def nothing_kept_so_far(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LETTERGAMES_HOME", str(tmp_path))
    return tmp_path


@pytest.mark.parametrize("name", NAMES)
def test_every_cell_can_be_run_again_and_a_second_kernel_shows_the_same(name, nothing_kept_so_far):
    once, later = run(name, times=2), run(name, times=1)
    again = once[1::2]
    if name == START:  # its deal is a new one each time
        once, later = ([[set(output) for output in cell] for cell in each] for each in (once, later))
        again = once[1::2]
    assert once[::2] == again == later


def test_tutorials_keep_no_game(nothing_kept_so_far):
    for name in NAMES:
        if name != START:
            run(name, times=1)
    assert not list(nothing_kept_so_far.rglob("*"))
