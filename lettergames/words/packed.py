"""The word list and its glosses as they lie in the package, and both halves of their format.

Words are front-coded: each line is one character for the number of letters shared with the word before,
then the rest. Every word has one mark, a byte: how common it is, whether the classroom filter flags it,
whether it is also a name. Glosses are lines `BASE⇥gloss`, then, after an empty line, for every word of the
list how the base word that explains it is made from it, or nothing.
"""

import zlib
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files

LEVELS = (10, 20, 35, 40, 50, 55, 60, 70, 80, 95, 100)
"""How common a word can be: SCOWL's sizes, 10 the commonest; 100 for a word SCOWL does not have."""

LEVEL_BITS = 0x0F
FLAGGED = 0x10
NAME = 0x20
UNKNOWN = LEVELS.index(100)

_FIRST = ord("a")


def mark(level: int, flagged: bool = False, name: bool = False) -> int:
    return LEVELS.index(level) | (FLAGGED if flagged else 0) | (NAME if name else 0)


def pack_words(words: Iterable[str]) -> bytes:
    """The words, which must be sorted, front-coded and compressed."""
    lines = []
    before = ""
    for word in words:
        shared = _shared(before, word)
        lines.append(chr(_FIRST + shared) + word[shared:])
        before = word
    return zlib.compress("\n".join(lines).encode(), 9)


def unpack_words(data: bytes) -> list[str]:
    words = []
    word = ""
    for line in zlib.decompress(data).decode().split("\n"):
        word = word[: ord(line[0]) - _FIRST] + line[1:]
        words.append(word)
    return words


def pack_glosses(words: Iterable[str], glosses: Mapping[str, str], bases: Mapping[str, str]) -> bytes:
    """Glosses by base word, and for every word of the list how its base word is made from it, compressed."""
    texts = "\n".join(f"{base}\t{gloss}" for base, gloss in sorted(glosses.items()))
    changes = "\n".join(_change(word, bases[word]) if word in bases else "" for word in words)
    return zlib.compress(f"{texts}\n\n{changes}".encode(), 9)


def unpack_glosses(words: Iterable[str], data: bytes) -> tuple[dict[str, str], dict[str, str]]:
    texts, _, changes = zlib.decompress(data).decode().partition("\n\n")
    glosses = dict(line.split("\t") for line in texts.split("\n"))
    bases = {
        word: word[: len(word) - (ord(change[0]) - _FIRST)] + change[1:]
        for word, change in zip(words, changes.split("\n"), strict=True)
        if change
    }
    return glosses, bases


def _change(word: str, base: str) -> str:
    """One character for the number of letters to take from the word's end, then the letters to put there."""
    shared = _shared(word, base)
    return chr(_FIRST + len(word) - shared) + base[shared:]


def _shared(one: str, other: str) -> int:
    """The number of letters with which both begin."""
    for place, (first, second) in enumerate(zip(one, other, strict=False)):
        if first != second:
            return place
    return min(len(one), len(other))


@cache
def classic() -> Mapping[str, int]:
    """The marks of every word of the list that comes with the package, in alphabetical order."""
    words = unpack_words(_data("classic.words.z"))
    return dict(zip(words, zlib.decompress(_data("classic.marks.z")), strict=True))


@cache
def glosses() -> tuple[Mapping[str, str], Mapping[str, str]]:
    """Gloss of each base word, and base word of each word explained; both empty where the file was left out."""
    try:
        return unpack_glosses(classic(), _data("glosses.z"))
    except FileNotFoundError:
        return {}, {}


def _data(name: str) -> bytes:
    return files(__package__).joinpath("data", name).read_bytes()
