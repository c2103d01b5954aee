"""Chance that is the same on every platform: one hash is turned into one permutation or one generator.

Python promises only `random.random()` across versions, and a record made under one version is replayed
under another (in a browser, too), so decks are shuffled here.
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

Card = TypeVar("Card")


def fresh_seed() -> int:
    """A seed nobody has chosen, short enough to be read aloud."""
    return secrets.randbelow(10**9)


def shuffled(cards: Sequence[Card], seed: int, deal: int) -> tuple[Card, ...]:
    """The cards in the order that belongs to this seed and deal number."""
    left = list(cards)
    # 64 bits more than the permutations need keep the bias of the divisions below 2**-64.
    size = min(64, (len(left) * max(1, len(left).bit_length()) + 71) // 8)
    number = int.from_bytes(blake2b(b"%d/%d" % (seed, deal), digest_size=size).digest(), "big")
    for last in range(len(left) - 1, 0, -1):
        number, pick = divmod(number, last + 1)
        left[last], left[pick] = left[pick], left[last]
    return tuple(left)


def generator(*parts: object) -> random.Random:
    """A random generator that depends on these parts alone."""
    text = "/".join(map(str, parts)).encode()
    return random.Random(int.from_bytes(blake2b(text, digest_size=16).digest(), "big"))


def below(seed: int, purpose: str, limit: int) -> int:
    """A number from 0 to limit - 1 that belongs to this seed and purpose."""
    digest = blake2b(f"{seed}/{purpose}".encode(), digest_size=16).digest()
    return int.from_bytes(digest, "big") % limit
