"""The decks that come with the game, and what a deck may be. Each is a text file: `letter cards points` a line."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from ...core.decks import Deck, as_deck, deck_from_file
from ...core.errors import OptionError

FOLDER = Path(__file__).parent / "decks"
SHIPPED = {
    "scrabble54": "in the proportions of tiles",
    "wordlist54": "in the proportions of a word list",
    "compressed54": "of tiles, with points from 1 to 5",
}

CONSONANTS = "BCDFGHJKLMNPQRSTVWXYZ"


def consonant(text: str) -> str:
    """The letter of a card. ValueError for a vowel, Qu and everything else."""
    letter = text.upper() if isinstance(text, str) else ""
    if letter not in tuple(CONSONANTS):
        raise ValueError(f"{text!r} is no card of this game; a card is one of {CONSONANTS}")
    return letter


def deck_of(deck: Any) -> Deck:
    """The rows of a deck: of its name if it is shipped, of a text file, or of rows given as they are.

    OptionError names the row or the line of the file that is wrong: a vowel, Qu, a count or points that are no whole
    numbers, a letter without points or twice.
    """
    if isinstance(deck, str):
        if deck in SHIPPED:
            return shipped(deck)
        if not Path(deck).is_file():
            names = ", ".join(map(repr, SHIPPED))
            raise OptionError(f"deck={deck!r} is not possible; it can be {names}, a file or rows")
        return _checked(deck_from_file(deck, consonant, points=True), deck)
    try:
        return _checked(as_deck(deck), "deck")
    except TypeError:
        rows = "rows (letter, count, points)"
        raise OptionError(f"deck={deck!r} is no deck; expected a name, a file or {rows}") from None


@cache
def shipped(name: str) -> Deck:
    """The rows of a deck that comes with the game."""
    return _checked(deck_from_file(FOLDER / f"{name}.txt", consonant, points=True), name)


def _checked(rows: Deck, name: str) -> Deck:
    for letter, _, points in rows:
        try:
            consonant(letter)
        except ValueError as error:
            raise OptionError(f"{name}: {error}") from None
        if points < 1:
            raise OptionError(f"{name}: {letter} has no points; every letter is worth at least 1")
    return rows
