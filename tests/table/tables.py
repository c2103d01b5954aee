"""Sittings that many tests need."""

from typing import Any

import lettergames as lg
from lettergames.table.sitting import Sitting

THREE = lg.SecretLetter(seats=3)
YOUR_TURN: dict[str, Any] = {"hands": {"A": "1 6", "B": 3, "C": 5}, "pile": "2 1 4", "rows": {"C": "1"}}


def game(rules: Any = THREE, **pieces: Any) -> lg.Game:
    """A game at this position; your turn with a 1 and a 6 if nothing else is said."""
    return lg.Game(rules, position=rules.position(**{**YOUR_TURN, **pieces}))


def sitting(people: tuple[int, ...] = (0,), rules: Any = THREE, **pieces: Any) -> Sitting:
    """The same with people at these seats and bots at the others."""
    names = ("You", "Ben", "Cleo", "Dan")
    return Sitting(game(rules, **pieces), {seat: names[seat] for seat in people})


def ask(table: Sitting, kind: str, seat: int = 0, **more: Any) -> dict[str, Any]:
    """What the table answers to this request about the scene that is there now."""
    return table.request(seat, {"kind": kind, "id": "1", "n": table.number, **more})


def play(table: Sitting, *answers: Any, seat: int = 0) -> dict[str, Any]:
    """Play a card as the view does: a token, a seat, a value."""
    return ask(table, "move", seat, form="play", answers=list(answers))
