"""The notebooks as the tests read them."""

import ast
import json
import linecache
import re
import zlib
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[2] / "notebooks"
PATHS = sorted(FOLDER.glob("*.ipynb"))
NAMES = [path.name for path in PATHS]
START, SECRET_LETTER, TRICKS = "00_start.ipynb", "10_secret_letter.ipynb", "20_trick_taking.ipynb"
COMPETITIVE, HOUSE_RULES = "21_competitive.ipynb", "40_house_rules.ipynb"

CHECKED = "nbval-check-output"
ANSWER = re.compile(r"<details>.*?</details>", re.DOTALL)
QUESTION = re.compile(r"<summary>.*?</summary>", re.DOTALL)


def notebook(name: str) -> dict[str, Any]:
    """A notebook as it lies on the disk."""
    return json.loads((FOLDER / name).read_text(encoding="utf-8"))


def cells(name: str, kind: str) -> list[dict[str, Any]]:
    """Its cells of one kind, "code" or "markdown"."""
    return [cell for cell in notebook(name)["cells"] if cell["cell_type"] == kind]


def source(cell: dict[str, Any]) -> str:
    """The text of a cell."""
    return "".join(cell["source"])


def is_checked(cell: dict[str, Any]) -> bool:
    """Whether nbval compares the output of this cell with the stored one."""
    return CHECKED in cell["metadata"].get("tags", [])


def run(text: str, names: dict[str, Any]) -> Any:
    """Run a cell; the value of its last line, as a notebook shows it."""
    tree, place = ast.parse(text), f"<cell {zlib.crc32(text.encode())}>"
    linecache.cache[place] = (len(text), None, text.splitlines(keepends=True), place)  # where Python finds its source
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, place, "exec"), names)
    return eval(compile(ast.Expression(last.value), place, "eval"), names) if last else None


def words(text: str) -> int:
    """How many words a reader sees of a piece of markdown."""
    text = re.sub(r"<[^>]*>", " ", text)
    text = re.sub(r"\]\([^)]*\)", "]", text)
    return sum(any(map(str.isalnum, word)) for word in text.split())


def stretches(name: str) -> list[str]:
    """What is read between two things to do. To run a cell is one, to answer a question is another."""
    found = [""]
    for cell in notebook(name)["cells"]:
        text = source(cell)
        if cell["cell_type"] == "code":
            found.append("")
            continue
        before, *others = ANSWER.split(text)
        found[-1] += f"\n{before}"
        found += others
    return found


def answers(name: str) -> list[str]:
    """The folded answers, without their questions."""
    return [QUESTION.sub("", answer) for cell in cells(name, "markdown") for answer in ANSWER.findall(source(cell))]
