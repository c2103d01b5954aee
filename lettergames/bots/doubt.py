"""How likely an unknown word is to be in the list, by how much it looks like the words one knows."""

from __future__ import annotations

from collections import Counter

from ..words import Lexicon

# By how common the oddest three letters in a row are among the known words; measured with listed words that are not
# common and with words in which one letter was exchanged.
SEEN_OFTEN, SEEN_SELDOM = 40, 4
LIKELY, POSSIBLE, UNLIKELY, IMPOSSIBLE = 0.8, 0.6, 0.35, 0.1


def likely_listed(known: Lexicon, word: str, complete: bool = False) -> float:
    """The chance that a word which is not among the known ones is listed; 0 when these are all that are listed."""
    if complete:
        return 0.0
    oddest = min(_trigrams(known)[triple] for triple in _triples(word))
    if oddest >= SEEN_OFTEN:
        return LIKELY
    if oddest >= SEEN_SELDOM:
        return POSSIBLE
    return UNLIKELY if oddest else IMPOSSIBLE


def _triples(word: str) -> list[str]:
    padded = f" {word} "
    return [padded[place : place + 3] for place in range(len(padded) - 2)]


def _trigrams(known: Lexicon) -> Counter[str]:
    return known.memo("trigrams", lambda: Counter(triple for word in known for triple in _triples(word)))
