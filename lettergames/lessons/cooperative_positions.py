"""Positions of the game that is played together, on which several sections of its lesson stand."""

from __future__ import annotations

from typing import Any

from .steps import Position

SO_FAR = ("LATE", "", "FORM", "", "BLUE", "", "", "MUCH", "", "", "DIRE")
"""What the tricks before this one have made."""


def at(*moves: str, **pieces: Any) -> Position:
    """A position of the eleventh trick, in which you hold three cards, or of another one."""
    past = pieces.setdefault("past", 10)
    return Position({"made": SO_FAR[:past], **pieces}, moves)


BEN_OPENS: dict[str, Any] = {
    "hands": {"A": "B:E B:P", "B": "R:T Y:S", "C": "Y:A B:I", "D": "M:K Y:H"}, "turn": "B", "past": 11,
}  # fmt: skip
OTHERS_LAID = ("lay R:T / Y:S", "lay Y:A / B:I", "this way", "lay M:K / Y:H", "this way")
"""Ben opens, Cleo and Dan lay: T, A, K lie in one trick, S, I, H in the other."""
