"""The bot that plays by rules of thumb: it counts cards and uses what it has seen."""

from __future__ import annotations

import random
from importlib import import_module

from ..core.errors import HouseRuleError
from ..core.legal import LegalMoves
from ..core.ruleset import View
from .base import Advice, Bot

# The games there are rules of thumb for; each module has one function `advise(view, moves, rng) -> Advice`.
RULES_OF_THUMB = {"secret-letter": "secret_letter"}


class Careful(Bot):
    """Counts cards and weighs every legal move with what its seat has seen.

    Where it has no rules of thumb (a game defined in a cell), or a house rule cannot be asked about hidden
    cards, it plays any legal move, and `explain` says so.
    """

    __slots__ = ()

    def explain(self, view: View, moves: LegalMoves, rng: random.Random) -> Advice:
        module = RULES_OF_THUMB.get(view.get("game", ""))
        if module is None:
            return Advice(moves.sample(rng), "There are no rules of thumb for this game, so chance chose.")
        try:
            return import_module(f".{module}", __package__).advise(view, moves, rng)  # type: ignore[no-any-return]
        except HouseRuleError as error:
            why = f"The house rule {error.rule} gives no answer about hidden cards, so chance chose."
            return Advice(moves.sample(rng), why)
