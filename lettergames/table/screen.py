"""Several people at one screen: whose turn comes sees nothing, and shows nothing, before they have sat down."""

from __future__ import annotations

from typing import Any

from ..core.scenes import Scene

SIT = "sit"
ALLOWED = frozenset({"start", "time"})  # what a covered screen may still ask for


class Screen:
    """The seats that share a screen, and the one that sits there now; none as long as everybody has their own."""

    def __init__(self) -> None:
        self.seats: frozenset[int] = frozenset()
        self.sits: int | None = None

    def share(self, seat: int, others: set[int]) -> None:
        """Let these others play at the screen at which this seat sits."""
        self.seats = frozenset({seat, *others}) if others else frozenset()
        self.sits = seat if others else None

    def next(self, seat: int, actor: int | None) -> int | None:
        """Who has to sit down where this seat is seen: it is their turn, or they sit there; None if nobody has to."""
        if seat not in self.seats:
            return None
        wanted = actor if actor in self.seats else self.sits
        return None if seat == self.sits == wanted else wanted

    def away(self, actor: int | None) -> bool:
        """Whether it is the turn of somebody who has not sat down yet."""
        return actor in self.seats and actor != self.sits


def cover(scene: Scene, names: tuple[str, ...], actor: int) -> Scene:
    """The scene of a screen that is handed over: what is public of this one, and who is next."""
    seats = [{**each, "name": names[each["seat"]], "status": [], "marks": []} for each in scene["seats"]]
    sit: dict[str, Any] = {"id": SIT, "label": f"I am {names[actor]}", "main": True}
    return {
        "heading": scene["heading"], "prompt": f"{names[actor]} is next: hand over the screen.", "seats": seats,
        "n": scene["n"], "turn": actor, "yours": True, "zones": [], "choice": None, "log": [], "since": 0,
        "waiting": None, "outcome": None, "actions": [sit], "marks": [], "notice": None, "count": None,
        "undo": {"able": False, "why": "The screen is handed over."},
    }  # fmt: skip
