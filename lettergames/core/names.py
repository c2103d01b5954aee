"""Seats in notation and in words (seat 0 is A in a record and Ada at the table), and numbers as people read them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from .errors import NotationError

LETTERS = "ABCDEF"
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")

_PLACE = re.compile(r"\{([A-F])\}")


def letter(seat: int) -> str:
    """The letter of a seat in notation: 0 is A."""
    return LETTERS[seat]


def seat_of(text: str | int, seats: int) -> int:
    """The seat meant by a letter (any case) or a number from 0; NotationError for anything else."""
    if isinstance(text, int) and not isinstance(text, bool) and 0 <= text < seats:
        return text
    if isinstance(text, str) and len(text) == 1 and text.upper() in LETTERS[:seats]:
        return LETTERS.index(text.upper())
    raise NotationError(f"{text!r} is no seat; expected one of {seats_listed(seats)}")


def who(seat: int) -> str:
    """A mark for this seat in the facts of a rule; whoever shows the text puts the player's name there."""
    return f"{{{LETTERS[seat]}}}"


def seats_listed(seats: int) -> str:
    """The marks of so many seats, for a message that says what was expected."""
    return ", ".join(map(who, range(seats)))


def named(text: str, names: Sequence[str] = NAMES, you: int | None = None, capital: bool = True) -> str:
    """The text with every `who` mark replaced by the seat's name, or by "you" for seat `you`, as a sentence begins."""

    def name(match: re.Match[str]) -> str:
        seat = LETTERS.index(match.group(1))
        if seat >= len(names):
            return match[0]
        return "you" if seat == you else names[seat]

    text = _PLACE.sub(name, text)
    return text[:1].upper() + text[1:] if capital else text


def in_figures(number: int) -> str:
    """The number as it is printed, with a minus and not a hyphen."""
    return str(number).replace("-", "−")


def points_in_words(points: int) -> str:
    """So many points: "1 point", "−2 points"."""
    return f"{in_figures(points)} point{'' if points in (1, -1) else 's'}"
