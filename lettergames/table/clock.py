"""The clock for words: how much of its time a seat has left, and who may slow it down.

It runs where an option of the game asks for it, and no game needs it: whoever is timed can stop it, double their time
or do without. Time is measured by a timer that is handed in. What ends the time is a move like any other, so the record
knows no seconds, and what has been timed once is not timed again after an undo.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, Protocol
from weakref import WeakKeyDictionary

from ..core.game import Game

GRACE = 2.0  # seconds after the end in which a desk may still arrive
BUSY = 1.0  # an alarm that rings later than this was held up by Python's work, and so were the messages
LONGEST = 86_400
CALLS = (20, 5)

Ring = Callable[[], None]


class Timer(Protocol):
    """What a clock is driven by."""

    def now(self) -> float:
        """Seconds since some moment."""

    def later(self, seconds: float, call: Ring) -> bool:
        """Call back after so many seconds; False if nobody will."""


class KernelTimer:
    """The time of the computer, and alarms in the kernel's own loop: no thread, and none where no loop runs."""

    def now(self) -> float:
        return time.monotonic()

    def later(self, seconds: float, call: Ring) -> bool:
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            return False
        loop.call_later(seconds, call)
        return True


class Clock:
    """The time of one seat after the other in one game.

    `seat` is the one that is timed, None while nobody is; `modes` says by seat who has twice the time ("double") or no
    limit ("off"); `desk` is what lies on the seat's desk, as the view last said.
    """

    def __init__(self, timer: Timer, modes: dict[int, str]) -> None:
        self.timer = timer
        self.modes = modes
        self.seat: int | None = None
        self.desk: Any = None
        self.limit = 0.0
        self._left = 0.0
        self._since: float | None = None
        self._timed = -1
        self._alarm: object = None

    def follow(self, seat: int | None, limit: int, moves: int, ring: Ring) -> None:
        """This seat (None: nobody) is asked now, after so many moves, and has so many seconds."""
        if seat == self.seat:
            self._timed = max(self._timed, moves)
            return
        self.halt()
        self.seat, self.desk = seat, None
        self.limit = self._left = float(min(limit, LONGEST)) * (2 if self.mode == "double" else 1)
        if seat is not None and moves > self._timed and self.mode != "off":
            self._timed = moves
            self.go_on(ring)
        elif seat is not None and self.mode != "off":
            self._left = 0.0

    @property
    def mode(self) -> str:
        """How the seat is timed: "on", "double" or "off"."""
        return "on" if self.seat is None else self.modes.get(self.seat, "on")

    @property
    def state(self) -> str:
        """Whether the clock is "on", "stopped", "off", or what it would time has been "timed" before."""
        if self.mode == "off":
            return "off"
        return "on" if self._since is not None else "stopped" if self._left else "timed"

    @property
    def left(self) -> float:
        """The seconds that are left; less than none when they have been over for a while."""
        return self._left - (0 if self._since is None else self.timer.now() - self._since)

    @property
    def over(self) -> bool:
        """Whether the seat's time is over."""
        return self._since is not None and self.left <= 0

    @property
    def overdue(self) -> bool:
        """Whether it has been over for so long that nobody waits for the desk any more. An alarm that has not rung yet
        is held up like the desk is."""
        return self.over and self._alarm is None and self.left < -GRACE

    def halt(self) -> None:
        """Stand still."""
        self._left, self._since, self._alarm = max(0.0, self.left), None, None

    def go_on(self, ring: Ring) -> None:
        """Run, and call `ring` when the time has been over for a moment."""
        self._since = self.timer.now()
        self._set_alarm(self._left + GRACE, ring)

    def double(self, ring: Ring) -> None:
        """Give the seat twice its time, now and in hands to come."""
        runs = self._since is not None
        self._set_mode("double")
        self._left += self.limit
        self.limit *= 2
        if runs:
            self.go_on(ring)

    def switch_off(self) -> None:
        """Time this seat no longer, now and in hands to come."""
        self._set_mode("off")

    def switch_on(self, ring: Ring) -> None:
        """Time this seat again, from the start."""
        self._set_mode("on")
        self._left = self.limit
        self.go_on(ring)

    def _set_mode(self, mode: str) -> None:
        self.halt()
        if self.seat is not None:
            self.modes[self.seat] = mode

    def _set_alarm(self, seconds: float, ring: Ring) -> None:
        due, alarm = self.timer.now() + seconds, object()

        def rings() -> None:
            if alarm is not self._alarm:
                return
            if self.timer.now() - due > BUSY:
                self._set_alarm(GRACE, ring)  # what was sent in time may be read first
            else:
                ring()

        self._alarm = alarm if self.timer.later(seconds, rings) else None


_CLOCKS: WeakKeyDictionary[Game, Clock] = WeakKeyDictionary()


def clock_of(game: Game, timer: Timer, before: Clock | None) -> Clock:
    """The clock of a game: one, however many tables show it. Who had twice the time before, or no limit, keeps it."""
    if game not in _CLOCKS:
        _CLOCKS[game] = Clock(timer, dict(before.modes) if before else {})
    return _CLOCKS[game]


# --- what is seen of it -----------------------------------------------------------------------------------------------

STATES = {
    "on": "", "stopped": "The clock is stopped.", "off": "No clock runs.",
    "timed": "No clock runs: this was timed before.",
}  # fmt: skip
LABELS = {
    "stop": "Stop the clock", "go": "Let it run", "double": "Double it", "off": "No clock", "on": "Time me again",
}  # fmt: skip


def shown(clock: Clock, seat: int, names: tuple[str, ...]) -> dict[str, Any] | None:
    """What this seat sees of the clock; None while nobody is timed."""
    if clock.seat is None:
        return None
    mine, state = clock.seat == seat, clock.state
    left = max(0.0, clock.left)
    return {
        "seat": clock.seat,
        "label": "Your time" if mine else f"{names[clock.seat]}'s time",
        "ms": round(1000 * left),
        "runs": state == "on",
        "text": STATES[state],
        "calls": _calls(clock.limit) if mine else [],
        "actions": [{"do": do, "label": LABELS[do]} for do in allowed(clock)] if mine else [],
    }


def allowed(clock: Clock) -> list[str]:
    """What the seat that is timed may do with its clock."""
    match clock.state:
        case "on":
            return ["stop", *(["double"] if clock.mode == "on" else []), "off"]
        case "stopped":
            return ["go", *(["double"] if clock.mode == "on" else []), "off"]
        case "off":
            return ["on"]
    return []


def _calls(limit: float) -> list[dict[str, Any]]:
    """When something is said of the time left, and what."""
    half = int(limit / 2)
    said = {seconds: f"{seconds} seconds left." for seconds in CALLS if seconds < half}
    told = {half: f"Half of your time is over, {half} seconds left.", **said, 0: "Your time is up."}
    return [{"ms": 1000 * seconds, "text": text} for seconds, text in told.items()]
