"""What a word may look like, and how lists of words are read."""

import os
from collections.abc import Iterable
from pathlib import Path

LONGEST = 60
MOST_QS = 6
"""A word with more could be spelled with Qu cards in too many ways; none comes near it."""

_SHOWN = 5


def clean(word: str) -> str:
    """The word in capitals. Refuses (ValueError) what is not made of the letters A to Z alone."""
    if not isinstance(word, str):
        raise ValueError(f"a word is text, not {type(word).__name__}")
    text = word.strip()
    if not text:
        raise ValueError("a word has at least one letter")
    for character in text:
        if not (character.isascii() and character.isalpha()):
            raise ValueError(f"{text!r} has {character!r}; a word is made of the letters A to Z")
    if len(text) > LONGEST:
        raise ValueError(f"{text[:12]}… has {len(text)} letters; the longest word allowed has {LONGEST}")
    text = text.upper()
    if text.count("Q") > MOST_QS:
        raise ValueError(f"{text!r} has the letter Q {text.count('Q')} times; at most {MOST_QS} are allowed")
    return text


def clean_all(words: Iterable[str]) -> set[str]:
    """All the words in capitals. Refuses (ValueError) an odd word, and a bare string in place of several."""
    if isinstance(words, str):
        raise ValueError(f"give a list of words, not the one text {words!r}")
    return {clean(word) for word in words}


def read_list(path: str | os.PathLike[str]) -> set[str]:
    """The words of a text file: one a line, in any case; # begins a comment.

    Refuses a missing file (FileNotFoundError), a folder (IsADirectoryError), text that is not UTF-8,
    odd words (with their line numbers) and a file without any word (ValueError).
    """
    file = Path(path)
    if file.is_dir():
        raise IsADirectoryError(f"{file} is a folder; a word list is a text file with one word a line")
    try:
        data = file.read_bytes()
    except FileNotFoundError:
        raise FileNotFoundError(f"there is no word list at {file}") from None
    words: set[str] = set()
    faults: list[str] = []
    for number, raw in enumerate(data.removeprefix(b"\xef\xbb\xbf").splitlines(), start=1):
        try:
            text = raw.decode().partition("#")[0].strip()
            if text:
                words.add(clean(text))
        except UnicodeDecodeError:
            faults.append(f"line {number}: not UTF-8 text")
        except ValueError as fault:
            faults.append(f"line {number}: {fault}")
    if faults:
        more = f"\n  and {len(faults) - _SHOWN} more" if len(faults) > _SHOWN else ""
        raise ValueError(f"{file} is not a word list:\n  " + "\n  ".join(faults[:_SHOWN]) + more)
    if not words:
        raise ValueError(f"{file} holds no words; a word list has one word a line")
    return words
