"""Word lists by name, as an option of a game may give them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from .lexicon import Lexicon

LISTS = {"classic": "all words", "common": "everyday words"}
"""The lists that come with the package, and what a table calls them."""

_COMMON = 35


def lexicon_of(word_list: Any) -> Lexicon:
    """The lexicon that is meant by its name, by a tuple of words, or that is one.

    Refuses a name that is not in `LISTS`, odd words, and anything else (ValueError).
    """
    if isinstance(word_list, Lexicon):
        return word_list
    words = word_list if isinstance(word_list, tuple) else (word_list,)
    if not all(isinstance(word, str) for word in words):
        raise ValueError(f"{word_list!r} is no word list; expected {_expected()}")
    return _made(word_list)


@lru_cache(maxsize=32)
def _made(word_list: str | tuple[str, ...]) -> Lexicon:
    if isinstance(word_list, tuple):
        return Lexicon.from_words(word_list)
    if word_list not in LISTS:
        raise ValueError(f"there is no word list {word_list!r}; expected {_expected()}")
    return Lexicon.default().common(_COMMON) if word_list == "common" else Lexicon.default()


def _expected() -> str:
    return f"{' or '.join(map(repr, LISTS))}, a lexicon, or a tuple of words"


def list_name(word_list: Any) -> str:
    """The list as it is named in a sentence: "classic", "own list"."""
    return word_list if isinstance(word_list, str) else lexicon_of(word_list).name
