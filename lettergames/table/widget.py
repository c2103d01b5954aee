"""The table as a widget: one seat's book and scene go to the browser, requests come back. No rule is decided here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

import anywidget
import traitlets

from ..core import records
from ..core.errors import HouseRuleError, OptionError
from ..core.game import Game
from ..core.registry import ruleset_class
from ..core.ruleset import Ruleset
from . import picture
from .clock import KernelTimer, Timer
from .sitting import Sitting

Function = TypeVar("Function", bound=Callable[..., Any])

STATIC = Path(__file__).parent / "static"


def _bundle(name: str) -> str:
    path = STATIC / name
    if not path.is_file():
        raise ImportError(f"{path.name} is missing: the front end of the table was not built; see README, Development")
    # The text, not the path: anywidget keeps every widget of a path-backed module alive.
    return path.read_text(encoding="utf-8")


class Table(anywidget.AnyWidget):
    """A table in the notebook, seen from one seat.

    `Table(game)` or `Table(rules)` with `seats={0: "You", 1: lg.bots.Careful(), …}`; seats that are not named are
    played by Careful. `table.seat(n)` is the same game seen from another seat, `table.game` the game itself,
    `@table.house_rule` replaces a rule from the next move on, `table.advance()` lets the next bot play. Bots play when
    the view asks. `undo` is "free", "reveal" or None (by the number of people), `coach=False` hides what one could
    have counted, `autosave=True` keeps the game in the folder LETTERGAMES_HOME names. Where a game has to beat what was
    reached before, that is kept there for the players called `group`.
    """

    _esm = _bundle("table.js")
    _css = _bundle("table.css")
    _timer: Timer = KernelTimer()

    book = traitlets.Dict().tag(sync=True)
    scene = traitlets.Dict().tag(sync=True)

    def __init__(
        self,
        game: Game | Ruleset,
        seats: Mapping[int, Any] | None = None,
        *,
        undo: str | None = None,
        autosave: bool = False,
        coach: bool = True,
        group: str = "",
    ) -> None:
        if isinstance(game, Ruleset):
            game = Game(game)
        if not isinstance(game, Game):
            raise OptionError(f"{game!r} is no game; expected lg.Game(rules) or a ruleset")
        sitting = Sitting(
            game, seats, undo=undo, autosave=autosave, coach=coach, group=group, timer=self._timer,
        )  # fmt: skip
        self._sit(sitting, min(sitting.people, default=0))

    def _sit(self, sitting: Sitting, seat: int) -> None:
        self._sitting, self._seat = sitting, seat
        super().__init__(book=sitting.book(seat), scene=sitting.scene(seat))
        self._stop = sitting.watch(self._show)
        self.on_msg(self._received)

    @property
    def game(self) -> Game:
        """The game on the table."""
        return self._sitting.game

    def seat(self, seat: int) -> Table:
        """The same game seen from another seat. OptionError if there is no such seat."""
        if type(seat) is not int or not 0 <= seat < len(self.game.names):
            raise OptionError(f"there is no seat {seat!r}; the seats are 0 to {len(self.game.names) - 1}")
        other = Table.__new__(Table)
        other._sit(self._sitting, seat)
        return other

    def house_rule(self, function: Function) -> Function:
        """Let this function replace the rule of its name from the next move on; see Game.house_rule."""
        return self.game.house_rule(function)

    def without_rule(self, name: str) -> Table:
        """Restore the printed rule of this name."""
        self.game.without_rule(name)
        return self

    def advance(self, moves: int = 1) -> Table:
        """Let the bots whose turn it is play, up to so many moves."""
        for _ in range(moves):
            if not self._sitting.advance():
                break
        return self

    def close(self) -> None:
        """Take the table away; the game stays."""
        if "_stop" in vars(self):  # a table that was refused has none, and is closed all the same
            self._stop()
            if not self._sitting.watched:
                self._sitting.close()
            self.layout.close()
        super().close()

    def _show(self) -> None:
        sitting = self._sitting
        try:
            book, scene = sitting.book(self._seat), sitting.scene(self._seat)
        except Exception as error:  # noqa: BLE001 - a table that cannot be drawn says so, and undo is still there
            why = error.public if isinstance(error, HouseRuleError) else type(error).__name__
            notice = {"kind": "error", "text": f"The table cannot be drawn as it is now: {why}. Undo works."}
            book, scene = self.book, {**self.scene, "n": sitting.number, "choice": None, "notice": notice}
        with self.hold_sync():
            if book != self.book:
                self.book = book
            self.scene = scene

    def _received(self, _widget: Any, content: Any, _buffers: Any) -> None:
        sitting = self._sitting
        if isinstance(content, dict) and content.get("kind") == "advance" and sitting.game.to_act in sitting.bots:
            self.send({"kind": "busy", "text": f"{sitting.game.names[sitting.game.to_act]} is thinking"})
        answer = sitting.request(self._seat, content)
        if answer and "seat" in answer:  # somebody else has sat down here
            self._seat = answer.pop("seat")
            self._show()
        self.send(answer)

    def __repr__(self) -> str:
        return f"<Table: {self.book['title']}, {len(self.book['seats'])} players. {self.scene['prompt']}>"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        bundle = super()._repr_mimebundle_(**kwargs)
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle or {}, {})
        still = {"text/plain": repr(self), "text/html": picture.html(self.scene, self.book)}
        return {**data, **still}, metadata


def play(
    name: str,
    *,
    seed: int | None = None,
    autosave: bool = True,
    players: Mapping[int, Any] | None = None,
    undo: str | None = None,
    coach: bool = True,
    group: str = "",
    **options: Any,
) -> Table:
    """A table of this game: you in the first seat, bots in the others.

    `options` are the ruleset's (`seats=4`); OptionError names what there is. The game is kept in the folder that
    LETTERGAMES_HOME names (`.lettergames` in the home folder otherwise); a game of this kind that was left is offered
    on the new table. `autosave=False` keeps nothing. `group` is a name for those who play together, whose best victory
    is kept in that folder, too: `lg.play("cooperative-tricks", group="The Larks")` has to beat it.
    """
    rules = ruleset_class(name)(**options)
    game = Game(rules.for_group(group) if group else rules, seed)
    if not autosave:
        return Table(game, players, undo=undo, coach=coach, group=group)
    left = records.unfinished(name)
    table = Table(game, players, undo=undo, coach=coach, autosave=True, group=group)
    if left:
        table._sitting.offer = left
        table._sitting.changed()
    return table
