"""Dead Letters moves as text: `draw 4`, `score BECAUSE with B J X Y`, `pass`, `accept`, `challenge`, `give P`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ...core.errors import NotationError
from ...words.spelling import LONGEST
from . import legality
from .decks import CONSONANTS
from .state import UNKNOWN, VOWELS, Answer, Cards, Draw, Give, Move, Pass, Score, State

if TYPE_CHECKING:
    from .rules import DeadLetters

_DRAW = re.compile(r"(?:draw|take)(?:\s+(?P<count>\d{1,4}))?(?:\s+cards?)?", re.IGNORECASE)
_SCORE = re.compile(
    r"(?:score|lay|spell|word)\s+(?P<word>[a-z]+)"
    r"(?:\s+with\s+(?P<cards>[a-z?](?:[\s,]+(?!as\b|keeping\b)[a-z?])*))?"
    r"(?:\s+as\s+(?P<vowels>[aeiou](?:[\s,]+[aeiou])*))?"
    r"(?:\s+keeping(?P<ys>(?:\s+y)+))?",
    re.IGNORECASE,
)
_GIVE = re.compile(r"(?:give|pay)\s+(?P<card>[a-z])", re.IGNORECASE)
_PLAIN: dict[str, Move] = {"pass": Pass(), "accept": Answer(False), "challenge": Answer(True)}

EXPECTED = "expected draw 4, score DOG with T, pass, accept, challenge or give P"


def parse(rules: DeadLetters, text: str, state: State | None = None) -> Move:
    """The move this text means; NotationError says what was expected.

    A word without `with` takes the dearest leftovers of the hand of the seat to act as its vowels.
    """
    words = " ".join(text.split())[: 4 * LONGEST]
    plain = _PLAIN.get(words.lower())
    if plain is not None:
        return plain
    if match := _DRAW.fullmatch(words):
        if match["count"] is None:
            raise NotationError(f"{text!r}: expected how many cards, as in draw 4")
        return Draw(int(match["count"]))
    if match := _GIVE.fullmatch(words):
        return Give(_card(match["card"]))
    match = _SCORE.fullmatch(words)
    if not match:
        short = text if len(text) < 60 else f"{text[:57]}…"
        raise NotationError(f"{short!r} is no move; {EXPECTED}")
    word = match["word"].upper()
    if len(word) > LONGEST:
        raise NotationError(f"{word[:12]}…: expected a word of at most {LONGEST} letters")
    named = None if match["cards"] is None else tuple(map(_card, re.findall("[a-z?]", match["cards"], re.IGNORECASE)))
    return _word(rules, state, word, named, match["vowels"], (match["ys"] or "").upper().count("Y"))


def _word(
    rules: DeadLetters, state: State | None, word: str, named: Cards | None, vowels: str | None, ys: int
) -> Score:
    if vowels is not None:
        told = re.sub("[^A-Z]", "", vowels.upper())
        wanted = "".join(letter for letter in word if letter in VOWELS)
        if sorted(told) != sorted(wanted):
            raise NotationError(f"the vowels of {word} are {' '.join(wanted) or 'none'}; expected these after as")
    if ys > word.count("Y"):
        raise NotationError(f"{word} has {word.count('Y')} Y; expected at most as many after keeping")
    if named is None:
        named = legality.canonical(rules, state, word).vowels if state is not None else ()
    return Score(word, tuple(sorted(named)), ys)


def _card(text: str) -> str:
    letter = text.upper()
    if letter != UNKNOWN and letter not in CONSONANTS:
        raise NotationError(f"{text!r} is no card; expected one of {' '.join(CONSONANTS)}")
    return letter
