"""The log a state carries: what was done in this deal and what each move showed, newest first.

An entry is a plain tuple `(seat, move, shown, rules, earlier)`: `shown` holds small tuples that begin with a
word of the game ("peek", 0, 1, 6), `rules` is the ruleset the move was made under.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

Shown = tuple[Any, ...]
Entry = tuple[Any, ...]


def entries(log: Entry | None) -> list[Entry]:
    """The entries of a log, oldest first."""
    found = []
    while log is not None:
        found.append(log)
        log = log[4]
    found.reverse()
    return found


class Event(NamedTuple):
    """One move of this deal and what it showed.

    `number` counts from 0 in the deal; `shown` is everything, hidden cards included: it is for the engine and
    for records. `as_seen(seat)` is what one seat may know of it.
    """

    number: int
    seat: int
    move: str
    shown: tuple[Shown, ...]
    masks: Sequence[Any]

    def as_seen(self, seat: int) -> list[Any]:
        """`[number, seat, move, shown]` as plain lists, hidden cards as None; a sealed move is None."""
        mask_move, mask = self.masks
        move = mask_move(self.seat, self.move, seat)
        return [self.number, self.seat, move, [_plain(mask(item, seat)) for item in self.shown]]


def _plain(value: Any) -> Any:
    return [_plain(part) for part in value] if isinstance(value, tuple | list) else value
