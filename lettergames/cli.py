"""The command `lettergames`: the notebooks in a folder of one's own, or a game in the terminal."""

import argparse
import os
import subprocess
import sys
from ast import literal_eval
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

FIRST_NOTEBOOK = "00_start.ipynb"
FOLDER = Path("lettergames-notebooks")


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line asks and return the exit code: 0, or 1 with a message on stderr."""
    parser = argparse.ArgumentParser(
        prog="lettergames",
        description="Without a command: copy the notebooks to a folder and open JupyterLab there.",
    )
    parser.add_argument("--folder", type=Path, default=FOLDER, help=f"where the notebooks go ({FOLDER})")
    commands = parser.add_subparsers(dest="command", title="commands")
    play = commands.add_parser("play", help="play a game in the terminal, against bots")
    play.add_argument("game", help="its name, such as secret-letter")
    play.add_argument("--seats", type=int, help="how many sit at the table, you included")
    play.add_argument("--seed", type=int, help="the number of the deal, to play the same one again")
    play.add_argument(
        "--option",
        action="append",
        default=[],
        type=option,
        metavar="NAME=VALUE",
        help="another reading or variant, such as reset_self=only_forced; may be given several times",
    )
    chosen = parser.parse_args(arguments)
    if chosen.command != "play":
        return open_notebooks(chosen.folder)
    wishes = {"seats": chosen.seats, "seed": chosen.seed, **dict(chosen.option)}
    return play_in_terminal(chosen.game, {name: wish for name, wish in wishes.items() if wish is not None})


def option(text: str) -> tuple[str, Any]:
    """The name and the value of `name=value`; a value that is no number or truth value is a text."""
    name, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"{text!r} is no NAME=VALUE")
    try:
        return name, literal_eval(value.capitalize() if value in ("true", "false") else value)
    except (SyntaxError, ValueError):
        return name, value


def play_in_terminal(game: str, wishes: dict[str, Any]) -> int:
    """Play one game; a name, seed or option that cannot be is told, not raised."""
    from lettergames.table import terminal

    try:
        terminal.play(game, **wishes)
    except ValueError as refusal:
        print(refusal, file=sys.stderr)
        return 1
    return 0


def open_notebooks(folder: Path) -> int:
    """Put the notebooks into `folder` and run JupyterLab there until it is closed; 1 if they cannot be put there."""
    try:
        kept = copy_notebooks(folder)
    except OSError as error:
        print(f"The notebooks cannot be copied to {folder}: {error.strerror}", file=sys.stderr)
        return 1
    print(f"The notebooks are in {folder.resolve()}")
    if kept:
        print(f"Left as you changed them: {', '.join(kept)} (delete one to get it back as it was printed)")
    if not find_spec("jupyterlab"):
        print('JupyterLab is not installed here: pip install "lettergames[play]"', file=sys.stderr)
        return 1
    # In a container one is root, and JupyterLab wants to be told that this is meant.
    root = ["--allow-root"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    jupyterlab = [sys.executable, "-m", "jupyterlab", *root, FIRST_NOTEBOOK]
    return subprocess.run(jupyterlab, cwd=folder, check=False).returncode


def copy_notebooks(folder: Path) -> list[str]:
    """Copy every notebook of the package that is not in `folder`; the names of those there that differ."""
    folder.mkdir(parents=True, exist_ok=True)
    kept = []
    for notebook in sorted(notebooks().glob("*.ipynb")):
        copy = folder / notebook.name
        if not copy.exists():
            copy.write_bytes(notebook.read_bytes())
        elif copy.read_bytes() != notebook.read_bytes():
            kept.append(notebook.name)
    return kept


def notebooks() -> Path:
    """Where the notebooks are: inside an installed package, or beside it in a checkout."""
    package = Path(__file__).parent
    inside = package / "notebooks"
    return inside if inside.is_dir() else package.parent / "notebooks"
