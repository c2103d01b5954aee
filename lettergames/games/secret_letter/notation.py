"""Secret Letter moves as text: `1 on B naming 8`, `5 on A`, `4`, `deal`; and as a person may type them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ...core.errors import NotationError
from ...core.names import LETTERS, seats_listed
from .state import CARDS, Deal, Move, Play, State

if TYPE_CHECKING:
    from .rules import SecretLetter

_VALUES = {name.lower(): value for value, name in CARDS.items()}
_MOVE = re.compile(
    r"(?:play\s+)?(?P<card>\d+|[a-z]+)(?:,?\s+(?P<title>guess|peek|duel|shield|reset|swap|veil|letter))?"
    r"(?:\s+(?:(?:on|at|with)\s+(?P<whom>\w+)|(?P<seat>[a-f])))?"
    r"(?:\s+(?:and\s+)?(?:naming|saying|says|say|names|name)?\s*(?P<value>\w+))?",
    re.IGNORECASE,
)


def parse(rules: SecretLetter, text: str, state: State | None = None) -> Move:
    """The move this text means; NotationError says what was expected at the place that cannot be read."""
    if not isinstance(text, str):
        raise NotationError(f"{text!r} is no text; expected a move such as 4, 5 on A or 1 on B naming 8")
    words, seats, highest = " ".join(text.split()), rules.seats, rules.highest
    if words.lower() == "deal":
        return Deal()
    match = _MOVE.fullmatch(words)
    if not match:
        raise NotationError(f"{text!r} is no move; expected a card, as in 4, 5 on A or 1 on B naming 8; or deal")
    card = _value(match["card"], highest, "a card")
    title = match["title"]
    if title and _VALUES[title.lower()] != card:
        raise NotationError(f"{text!r}: {title} is not the name of {card}; expected {CARDS.get(card, 'no name')}")
    whom = match["whom"] or match["seat"]
    if whom is not None and whom.upper() not in tuple(LETTERS[:seats]):
        raise NotationError(f"{text!r}: {whom!r} is no player; expected one of {seats_listed(seats)}")
    target = None if whom is None else LETTERS.index(whom.upper())
    value = None if match["value"] is None else _value(match["value"], highest, "a value to name")
    return Play(card, target, value)


def _value(word: str, highest: int, what: str) -> int:
    value = _VALUES.get(word.lower()) or (int(word) if word.isascii() and word.isdigit() and len(word) < 4 else 0)
    if not 1 <= value <= highest:
        raise NotationError(f"{word!r} is not {what}; expected a number from 1 to {highest}")
    return value
