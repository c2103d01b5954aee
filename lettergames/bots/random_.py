"""The bot that lets chance choose."""

from __future__ import annotations

import random
from typing import Any

from ..core.legal import LegalMoves
from ..core.ruleset import View
from .base import Advice, Bot


class Random(Bot):
    """Plays any legal move, each equally likely."""

    __slots__ = ()

    def choose(self, view: View, moves: LegalMoves, rng: random.Random) -> Any:
        return moves.sample(rng)

    def explain(self, view: View, moves: LegalMoves, rng: random.Random) -> Advice:
        return Advice(moves.sample(rng), "Chance chose this among everything that is allowed here.")
