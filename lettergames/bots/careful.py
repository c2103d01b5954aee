"""The bot that plays by rules of thumb: it counts cards and uses what it has seen."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

from ..core.errors import HouseRuleError
from ..core.legal import LegalMoves
from ..core.ruleset import View
from .base import Advice, Bot

EVERY_WORD = 100

# The games there are rules of thumb for; each module has one function `advise(view, moves, rng) -> Advice`. Where
# words are made, it is also given the vocabulary.
RULES_OF_THUMB = {"secret-letter": "secret_letter"}
WITH_WORDS = {
    "competitive-tricks": "letter_tricks",
    "three-player-tricks": "letter_tricks",
    "team-tricks": "letter_teams",
    "cooperative-tricks": "letter_together",
    "dead-letters": "dead_letters",
}


class Careful(Bot):
    """Counts cards and weighs every legal move with what its seat has seen.

    `vocabulary` says how common a word must be for the bot to know it: 10 the commonest, 35 everyday words, 100 all.

    Where it has no rules of thumb (a game defined in a cell), or a house rule cannot be asked about hidden
    cards, it plays any legal move, and `explain` says so.
    """

    __slots__ = ("vocabulary",)

    def __init__(self, vocabulary: int = EVERY_WORD) -> None:
        from ..words.packed import LEVELS

        if vocabulary not in LEVELS:
            raise ValueError(f"vocabulary={vocabulary!r} is not possible; it can be {', '.join(map(str, LEVELS))}")
        self.vocabulary = vocabulary

    def explain(self, view: View, moves: LegalMoves, rng: random.Random) -> Advice:
        game = view.get("game", "")
        module = RULES_OF_THUMB.get(game) or WITH_WORDS.get(game)
        if module is None:
            return Advice(moves.sample(rng), "There are no rules of thumb for this game, so chance chose.")
        advise = import_module(f".{module}", __package__).advise
        try:
            if game in WITH_WORDS:
                return advise(view, moves, rng, self.vocabulary)  # type: ignore[no-any-return]
            return advise(view, moves, rng)  # type: ignore[no-any-return]
        except HouseRuleError as error:
            why = f"The house rule {error.rule} gives no answer about hidden cards, so chance chose."
            return Advice(moves.sample(rng), why)

    def interrupt(self, view: View, moves: tuple[Any, ...], rng: random.Random) -> Any:
        module = WITH_WORDS.get(view.get("game", ""))
        thoughts = import_module(f".{module}", __package__) if module else None
        said = getattr(thoughts, "interrupt", None)
        return said(view, moves, rng, self.vocabulary) if said else None

    def __repr__(self) -> str:
        return f"Careful({f'vocabulary={self.vocabulary}' if self.vocabulary != EVERY_WORD else ''})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Careful) and self.vocabulary == other.vocabulary

    def __hash__(self) -> int:
        return hash((Careful, self.vocabulary))
