"""Secret Letter moves as text: `1 on B naming 8`, `5 on A`, `4`, `deal`; and as a person may type them."""

from __future__ import annotations

import re

from ...core.errors import NotationError
from ...core.names import LETTERS
from .state import CARDS, Deal, Move, Play

_VALUES = {name.lower(): value for value, name in CARDS.items()}
_MOVE = re.compile(r"(?P<card>\w+)(?:\s+on\s+(?P<target>\w+))?(?:\s+(?:naming|saying)\s+(?P<value>\w+))?")


def parse(text: str, seats: int, highest: int) -> Move:
    """The move this text means; NotationError says what was expected at the place that cannot be read."""
    words = " ".join(text.split())
    if words.lower() == "deal":
        return Deal()
    match = _MOVE.fullmatch(words)
    if not match:
        raise NotationError(f"{text!r} is no move; expected a card, as in 4, 5 on A or 1 on B naming 8; or deal")
    card = _value(match["card"], highest, "a card")
    target = match["target"]
    if target is not None and target.upper() not in tuple(LETTERS[:seats]):
        raise NotationError(f"{text!r}: {target!r} is no player; expected one of {', '.join(LETTERS[:seats])}")
    seat = None if target is None else LETTERS.index(target.upper())
    value = None if match["value"] is None else _value(match["value"], highest, "a value to name")
    return Play(card, seat, value)


def _value(word: str, highest: int, what: str) -> int:
    value = _VALUES.get(word.lower()) or (int(word) if word.isascii() and word.isdigit() and len(word) < 4 else 0)
    if not 1 <= value <= highest:
        raise NotationError(f"{word!r} is not {what}; expected a number from 1 to {highest}")
    return value
