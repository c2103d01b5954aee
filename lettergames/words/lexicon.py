"""The lexicon: a list of words that knows how common each is, what it means and whether it suits a classroom."""

import os
import re
from collections.abc import Callable, Container, Hashable, Iterable, Iterator, Mapping
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from . import packed, spelling

FILTERS = ("off", "never_said", "not_accepted")
"""The modes of the classroom filter, from none to strict."""

RARE_ABOVE = 60
"""Words less common than this SCOWL size come with their gloss when they are accepted."""

_REMEMBERED = 4

_T = TypeVar("_T")


class Answer(NamedTuple):
    """What to say about a word that somebody proposed; true when the word is accepted."""

    accepted: bool
    text: str

    def __bool__(self) -> bool:
        return self.accepted


class Lexicon:
    """A list of words that never changes. Words may be given in any case and come back in capitals.

    `word in lexicon`, `len(lexicon)`, iteration in alphabetical order, `|` and `-`. Two lexicons are equal
    when they accept and say the same words under the same mode of the classroom filter.

    The classroom filter has three modes. "off" does nothing. "never_said", the default, accepts a flagged
    word from a player, but nothing the engine says holds one: everything that picks, shows or explains
    words keeps to `lexicon.spoken`. "not_accepted" is a shorter list: flagged words are not in it.
    """

    def __init__(
        self,
        name: str,
        marks: Mapping[str, int],
        filter: str = "never_said",
        made: "tuple[Lexicon, str, Any] | None" = None,
    ) -> None:
        """Use `default`, `from_file` or `from_words`.

        `marks` are as in `packed`, in alphabetical order; `made` says by which method of which lexicon it was
        made, so that a copy in another process is made there and not sent word by word.
        """
        if filter not in FILTERS:
            raise ValueError(f"there is no classroom filter {filter!r}; there are {', '.join(FILTERS)}")
        self._name = name
        self._filter = filter
        self._marks = marks
        self._made = made
        self._refused = packed.FLAGGED if filter == "not_accepted" else 0
        self._memo: dict[Any, Any] = {}
        self._edits: dict[Any, Lexicon] = {}

    @classmethod
    def default(cls) -> "Lexicon":
        """The list that comes with the package: 176,869 words, names and abbreviations left out."""
        return _default()

    @classmethod
    def from_file(cls, path: str | os.PathLike[str]) -> "Lexicon":
        """The words of a text file: one a line, in any case; # begins a comment.

        Refuses a missing file (FileNotFoundError), a folder (IsADirectoryError), odd words (ValueError with
        their line numbers) and a file without words (ValueError).
        """
        return cls(Path(path).stem, _marked(spelling.read_list(path)))

    @classmethod
    def from_words(cls, words: Iterable[str], name: str = "own list") -> "Lexicon":
        """Exactly these words. Refuses none at all, and what is not made of letters (ValueError)."""
        cleaned = spelling.clean_all(words)
        if not cleaned:
            raise ValueError("a lexicon needs at least one word")
        return cls(name, _marked(cleaned))

    @property
    def name(self) -> str:
        """What the list is called, changes included: "classic", "classic up to level 35"."""
        return self._name

    @property
    def filter(self) -> str:
        """The mode of the classroom filter: "off", "never_said" or "not_accepted"."""
        return self._filter

    @property
    def hash(self) -> str:
        """16 hexadecimal digits that stand for exactly the accepted words."""
        return self.memo("hash", lambda: blake2b("\n".join(self).encode(), digest_size=8).hexdigest())

    def __contains__(self, word: object) -> bool:
        mark = self._mark(word)
        return mark is not None and not mark & self._refused

    def __iter__(self) -> Iterator[str]:
        if not self._refused:
            return iter(self._marks)
        return (word for word, mark in self._marks.items() if not mark & self._refused)

    def __len__(self) -> int:
        if not self._refused:
            return len(self._marks)
        return self.memo("size", lambda: sum(1 for _ in self))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Lexicon):
            return NotImplemented
        return self is other or self._identity() == other._identity()

    def __hash__(self) -> int:
        return hash(self._identity())

    def _identity(self) -> tuple[str, str, str]:
        return self._filter, self.hash, self.spoken.hash

    def __repr__(self) -> str:
        return f"<Lexicon {self._name}: {len(self):,} words, classroom filter {self._filter}>"

    def __reduce__(self) -> tuple[Any, ...]:
        if self is _default():
            return Lexicon.default, ()
        if self._made:
            parent, method, argument = self._made
            return getattr(parent, method), (argument,)
        return Lexicon, (self._name, self._marks, self._filter)

    def union(self, other: "Lexicon") -> "Lexicon":
        """The words of both, under this lexicon's filter."""
        added = {word: other._marks[word] for word in other}
        return self._edited("union", other, f"{self._name} and {other.name}", lambda: {**added, **self._marks})

    def difference(self, other: "Lexicon") -> "Lexicon":
        """The words of this lexicon that the other does not accept; possibly none."""
        return self._edited("difference", other, f"{self._name} without {other.name}", lambda: self._less(other))

    __or__ = union
    __sub__ = difference

    def with_words(self, words: Iterable[str]) -> "Lexicon":
        """The same list with these words too. What is named here is wanted: the filter leaves it alone."""
        added = frozenset(spelling.clean_all(words))
        wanted = {word: mark & ~packed.FLAGGED for word, mark in _marked(added).items()}
        return self._edited("with_words", added, f"{self._name} with {_few(added)}", lambda: {**self._marks, **wanted})

    def without_words(self, words: Iterable[str]) -> "Lexicon":
        """The same list without these words; a word that is not in it anyway does not matter."""
        removed = frozenset(spelling.clean_all(words))
        return self._edited(
            "without_words", removed, f"{self._name} without {_few(removed)}", lambda: self._less(removed)
        )

    def common(self, level: int) -> "Lexicon":
        """The words that are at least as common as this SCOWL size: 10 the commonest, 35 everyday, 100 all.

        Refuses a level that is not one of `packed.LEVELS` (ValueError).
        """
        if level not in packed.LEVELS:
            raise ValueError(f"there is no level {level!r}; there are {', '.join(map(str, packed.LEVELS))}")
        return self.memo(("common", level), lambda: self._common(level))

    def _common(self, level: int) -> "Lexicon":
        last = packed.LEVELS.index(level)
        marks = {word: mark for word, mark in self._marks.items() if mark & packed.LEVEL_BITS <= last}
        return Lexicon(f"{self._name} up to level {level}", marks, self._filter, (self, "common", level))

    def level(self, word: str) -> int:
        """How common the word is: its SCOWL size, 10 the commonest, 100 when SCOWL does not have it.

        Refuses a word that is not in the list (KeyError).
        """
        return packed.LEVELS[self._known(word) & packed.LEVEL_BITS]

    def is_name(self, word: str) -> bool:
        """Whether the word is spelled like a name too (CHINA, JACK). Refuses a word not in the list (KeyError)."""
        return bool(self._known(word) & packed.NAME)

    def with_filter(self, mode: str) -> "Lexicon":
        """The same list under another mode of the classroom filter. Refuses an unknown mode (ValueError)."""
        if mode == self._filter:
            return self
        if self._made and self._made[1] == "with_filter":
            return self._made[0].with_filter(mode)
        made = (self, "with_filter", mode)
        return self.memo(made[1:], lambda: Lexicon(self._name, self._marks, mode, made))

    @property
    def spoken(self) -> "Lexicon":
        """The words the engine may say of its own accord."""
        return self.with_filter("not_accepted") if self._filter == "never_said" else self

    def flagged(self, word: str) -> bool:
        """Whether the classroom filter knows the word as offensive, whatever the mode and the list."""
        mark = self._mark(word)
        if mark is None:
            mark = packed.classic().get(word.upper(), 0)
        return bool(mark & packed.FLAGGED)

    def sayable(self, text: str) -> bool:
        """Whether the engine may say this text: no flagged word is in it, or the filter is off."""
        return self._filter == "off" or not any(map(self.flagged, re.findall("[A-Za-z]+", text)))

    def gloss(self, word: str) -> str | None:
        """What the word means, in a line; None where no gloss is known or the filter keeps it back.

        A form is explained by its base word: "go: change location; …" for WENT.
        """
        return self._gloss(word) if self.sayable(word) else None

    def _gloss(self, word: str) -> str | None:
        glosses, bases = packed.glosses()
        key = bases.get(word.upper())
        if key is None or word not in self:
            return None
        base = key.partition("/")[0]
        text = glosses[key] if base == word.upper() else f"{base.lower()}: {glosses[key]}"
        return text if self.sayable(text) else None

    def note(self, word: str) -> str | None:
        """The gloss that goes with an accepted word because it is also a name or rarely met; else None."""
        if word in self and (self.is_name(word) or self.level(word) > RARE_ABOVE):
            return self.gloss(word)
        return None

    def answer(self, word: str) -> Answer:
        """Whether the word is accepted, and a sentence that says so without repeating a flagged word."""
        try:
            word = spelling.clean(word)
        except ValueError as fault:
            return Answer(False, f"{fault}.")
        shown = word if self.sayable(word) else "That word"
        if word in self:
            note = self.note(word)
            return Answer(True, f"{shown} is in the list" + (f": {note}." if note else "."))
        if self._filter == "not_accepted" and shown != word:
            return Answer(False, "That word is not used at this table.")
        return Answer(False, f"{shown} is not in the list.")

    def memo(self, key: Any, make: Callable[[], _T]) -> _T:
        """What was made for this lexicon under this key, made now if it is asked for the first time."""
        if key not in self._memo:
            self._memo[key] = make()
        found: _T = self._memo[key]
        return found

    def _mark(self, word: object) -> int | None:
        if not isinstance(word, str):
            return None
        mark = self._marks.get(word)
        if mark is None and word.isascii():
            mark = self._marks.get(word.upper())
        return mark

    def _known(self, word: str) -> int:
        mark = self._mark(word)
        if mark is None or mark & self._refused:
            shown = repr(word) if self.sayable(word) else "that word"
            raise KeyError(f"{shown} is not in the list {self._name}")
        return mark

    def _less(self, taken: Container[str]) -> dict[str, int]:
        return {word: mark for word, mark in self._marks.items() if word not in taken}

    def _edited(self, method: str, argument: Hashable, name: str, marks: Callable[[], Mapping[str, int]]) -> "Lexicon":
        """The changed list. The last few are remembered, and no more, for each may be as large as this one."""
        key = (method, argument)
        edited = self._edits.get(key)
        if edited is None:
            edited = Lexicon(name, dict(sorted(marks().items())), self._filter, (self, *key))
            if len(self._edits) == _REMEMBERED:
                self._edits.clear()
            self._edits[key] = edited
        return edited


@cache
def _default() -> Lexicon:
    return Lexicon("classic", packed.classic())


def _marked(words: Iterable[str]) -> dict[str, int]:
    """The words in order, with the marks of those that the packaged list knows."""
    known = packed.classic()
    return {word: known.get(word, packed.UNKNOWN) for word in sorted(words)}


def _few(words: frozenset[str]) -> str:
    return "1 word" if len(words) == 1 else f"{len(words)} words"
