"""Decks as data: a tuple of (card, count, points), made from a dict or a small text file."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from .errors import OptionError

Deck = tuple[tuple[Any, int, int], ...]

MOST = 1000


def as_deck(data: Mapping[Any, Any] | Iterable[Any]) -> Deck:
    """A deck from {card: count}, {card: (count, points)} or rows of (card, count) or (card, count, points).

    Counts and points are whole numbers, counts at least 1, and there are at most 1,000 cards; OptionError names the
    row that is not.
    """
    if not isinstance(data, Iterable):
        raise OptionError(f"{data!r} is no deck; expected {{card: count}} or rows of (card, count, points)")
    if isinstance(data, Mapping):
        rows = [(card, *(more if isinstance(more, tuple | list) else (more,))) for card, more in data.items()]
    else:
        rows = [tuple(row) if isinstance(row, tuple | list) else (row,) for row in data]
    deck, seen = [], set()
    for row in rows:
        if not _is_row(row):
            raise OptionError(f"{row!r} is no row of a deck; expected (card, count) or (card, count, points)")
        if not isinstance(row[0], Hashable):
            raise OptionError(f"{row[0]!r} is no card; a card is a text or a number")
        if row[0] in seen:
            raise OptionError(f"the card {row[0]!r} has two rows in the deck")
        seen.add(row[0])
        deck.append((row[0], row[1], row[2] if len(row) == 3 else 0))
    if not deck:
        raise OptionError("the deck has no cards")
    if sum(row[1] for row in deck) > MOST:
        raise OptionError(f"the deck has more than {MOST:,} cards")
    return tuple(deck)


def deck_from_file(path: str | Path, card: Callable[[str], Any] = str, points: bool = False) -> Deck:
    """A deck from a text file: one `card count points` a line, `#` begins a comment.

    `card` turns the first word into a card; with `points` every card needs some. OptionError names the line that cannot
    be read.
    """
    rows = []
    for number, line in enumerate(Path(path).read_text(encoding="utf-8").splitlines(), 1):
        words = line.split("#")[0].split()
        if not words:
            continue
        try:
            row = (card(words[0]), *map(int, words[1:]))
        except ValueError as error:
            raise OptionError(f"{path}, line {number}: {line.strip()!r}: {error}") from None
        if not _is_row(row) or (points and (len(row) < 3 or row[2] < 1)):
            raise OptionError(f"{path}, line {number}: {line.strip()!r}: expected card, count and points")
        rows.append(row)
    return as_deck(rows)


def _is_row(row: tuple[Any, ...]) -> bool:
    return len(row) in (2, 3) and all(type(number) is int for number in row[1:]) and row[1] >= 1


@cache
def cards_of(deck: Deck) -> tuple[Any, ...]:
    """Every card of the deck, equal cards beside each other."""
    return tuple(card for card, count, _ in deck for _ in range(count))
