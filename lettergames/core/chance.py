"""Chance that is the same on every platform: one hash is turned into one permutation or one generator.

Python promises only `random.random()` across versions, and a record made under one version is replayed
under another (in a browser, too), so decks are shuffled here.
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from math import factorial
from typing import Any, TypeVar

from .errors import OptionError

Card = TypeVar("Card")

SEEDS = 10**40
BLOCK = 64


def fresh_seed() -> int:
    """A seed nobody has chosen, short enough to be read aloud."""
    return secrets.randbelow(10**9)


def shuffled(cards: Sequence[Card], seed: int, deal: int) -> tuple[Card, ...]:
    """The cards in the order that belongs to this seed and deal number."""
    left = list(cards)
    size, more = _bytes_needed(len(left))
    digest = blake2b(b"%d/%d" % (seed, deal), digest_size=size).digest()
    for block in range(more):
        digest += blake2b(b"%d/%d/%d" % (seed, deal, block), digest_size=BLOCK).digest()
    number = int.from_bytes(digest, "big")
    for last in range(len(left) - 1, 0, -1):
        number, pick = divmod(number, last + 1)
        left[last], left[pick] = left[pick], left[last]
    return tuple(left)


@cache
def _bytes_needed(cards: int) -> tuple[int, int]:
    """The size of the first hash and how many more are needed: one holds enough for some 85 cards."""
    # 64 bits more than the permutations need keep the bias of the divisions below 2**-64.
    size = min(BLOCK, (cards * max(1, cards.bit_length()) + 71) // 8)
    missing = factorial(cards).bit_length() + 64 - 8 * BLOCK
    return size, max(0, -(-missing // (8 * BLOCK)))


def as_seed(seed: Any) -> int:
    """The seed, if it is one; OptionError for anything but a whole number from 0 with at most 40 digits."""
    if type(seed) is not int or not 0 <= seed < SEEDS:
        what = _in_short(seed)
        raise OptionError(f"seed={what} is no deal number; it is a whole number from 0 with at most 40 digits")
    return seed


def _in_short(seed: Any) -> str:
    # A number too long to be a seed may be too long to be written at all.
    return "a longer number" if type(seed) is int and seed >= SEEDS else repr(seed)


def generator(*parts: object) -> random.Random:
    """A random generator that depends on these parts alone."""
    text = "/".join(map(str, parts)).encode()
    return random.Random(int.from_bytes(blake2b(text, digest_size=16).digest(), "big"))


def below(seed: int, purpose: str, limit: int) -> int:
    """A number from 0 to limit - 1 that belongs to this seed and purpose."""
    digest = blake2b(f"{seed}/{purpose}".encode(), digest_size=16).digest()
    return int.from_bytes(digest, "big") % limit
