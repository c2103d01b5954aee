"""The table in a terminal: the scene as text, and the move box as the prompt."""

from __future__ import annotations

from typing import Any

from ..core.errors import IllegalMove, NotationError, OptionError
from ..core.game import Game
from ..core.registry import ruleset_class
from . import commands
from .refusals import Refused
from .sitting import Sitting

QUIT = ("quit", "exit", "q")


def play(name: str, /, *, seed: int | None = None, **options: Any) -> None:
    """Play a game against bots in the terminal until it is over, or until `quit` or the end of the input."""
    sitting = Sitting(Game(ruleset_class(name)(**options), seed))
    print(f"{sitting.game.rules.title}. {commands.help_of(sitting.game.rules)} quit leaves.\n")
    try:
        _play(sitting)
    except (EOFError, KeyboardInterrupt):
        print()


def _play(sitting: Sitting) -> None:
    shown, drawn = 0, -1
    while True:
        shown = _catch_up(sitting, shown)
        if sitting.game.result:
            return
        if drawn != sitting.number:
            drawn = sitting.number
            print(f"\n{commands.read(sitting, 0)}")
        try:
            text = input("> ").strip()
        except UnicodeDecodeError:
            print("This cannot be read; type letters.")
            continue
        if text.lower() in QUIT:
            return
        answer = _answer(sitting, text)
        if answer:
            print(answer)
        shown = min(shown, len(sitting.told(0)))


def _catch_up(sitting: Sitting, shown: int) -> int:
    while sitting.advance():
        pass
    lines = sitting.told(0)
    for _, line in lines[shown:]:
        print(f"  {line}")
    return len(lines)


def _answer(sitting: Sitting, text: str) -> str:
    try:
        known = commands.answer(sitting, 0, text)
        if known is None:
            sitting.say(0, text)
        return known or ""
    except IllegalMove as illegal:
        return str(sitting._refusal(0, illegal)["text"])
    except (NotationError, OptionError, Refused) as error:
        return str(error)
