"""Positions of the game of two teams that several sections of its lesson stand on."""

from __future__ import annotations

from typing import Any

from .steps import Position, Told


def at(*moves: str, **pieces: Any) -> Position:
    return Position({"past": 11, **pieces}, moves)


HOLDS_LACKS_L: dict[str, Any] = {
    "taken": {"A": "Y:C Y:H Y:A Y:I Y:R B:B B:R B:A B:I B:N R:H R:O R:D R:S", "B": "Y:G Y:T Y:U B:C B:E B:O R:M R:N"},
    "hands": {"A": "Y:M", "B": "Y:W", "C": "Y:P", "D": "Y:D"},
}  # fmt: skip
CLAIM = "claim CHAIR in yellow; BRAIN in blue; HOLDS in red"
WITH_CARDS = (
    "claim CHAIR from Y:C Y:H Y:A Y:I Y:R; BRAIN from B:B B:R B:A B:I B:N; HOLDS from R:H R:O R:L R:D R:S"
)
DAN_HAS_C: dict[str, Any] = {"hands": {"A": "R:W B:C", "B": "B:U B:G", "C": "R:T R:O", "D": "R:B"}}

LEADING: dict[str, Any] = {"hands": {"A": "R:F", "B": "R:W", "C": "Y:P", "D": "Y:D"}}
PLAYED_ON = (
    Told("R:F", "You played on, and Ben's team won the trick. Claim first: nobody does it for you.", "may_claim",
         then=("R:W", "Y:P", "Y:D"), shows="Ben's red W is the highest"),
)  # fmt: skip

BEN_WINS: dict[str, Any] = {
    "taken": {"A": "Y:C Y:H Y:A Y:I Y:R B:B B:R B:A B:I B:N R:H R:O R:D R:S", "B": "Y:G Y:U B:E B:O R:M"},
    "trick": "R:W R:A R:E R:L", "turn": "B",
}  # fmt: skip
LOW_PICK = ("pick R:E", "pick R:L")
LAST_CARDS = {"A": "Y:W", "B": "Y:D", "C": "Y:P", "D": "Y:E"}
