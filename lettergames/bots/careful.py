"""The bot that plays by rules of thumb: it counts cards and uses what it has seen."""

from __future__ import annotations

import random
from collections.abc import Iterable
from importlib import import_module
from typing import Any

from ..core.errors import HouseRuleError
from ..core.legal import LegalMoves
from ..core.ruleset import View
from .base import Advice, Bot
from .conventions import CONVENTIONS

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


# Games in which bots keep to conventions.
TOGETHER = frozenset({"cooperative-tricks"})


class Careful(Bot):
    """Counts cards and weighs every legal move with what its seat has seen.

    `vocabulary` says how common a word must be for the bot to know it: 10 the commonest, 35 everyday words, 100 all.
    `conventions` are those it keeps to where all play together, by name; None for all of them.

    Where it has no rules of thumb (a game defined in a cell), or a house rule cannot be asked about hidden
    cards, it plays any legal move, and `explain` says so.
    """

    __slots__ = ("vocabulary", "conventions")

    def __init__(self, vocabulary: int = EVERY_WORD, conventions: Iterable[str] | None = None) -> None:
        from ..words.packed import LEVELS

        if vocabulary not in LEVELS:
            raise ValueError(f"vocabulary={vocabulary!r} is not possible; it can be {', '.join(map(str, LEVELS))}")
        self.vocabulary = vocabulary
        self.conventions = tuple(CONVENTIONS) if conventions is None else tuple(conventions)
        for name in self.conventions:
            if name not in CONVENTIONS:
                raise ValueError(f"there is no convention {name!r}; there are {', '.join(CONVENTIONS)}")

    def explain(self, view: View, moves: LegalMoves, rng: random.Random) -> Advice:
        game = view.get("game", "")
        module = RULES_OF_THUMB.get(game) or WITH_WORDS.get(game)
        if module is None:
            return Advice(moves.sample(rng), "There are no rules of thumb for this game, so chance chose.")
        advise = import_module(f".{module}", __package__).advise
        try:
            if game in WITH_WORDS:
                return advise(view, moves, rng, *self._knows(game))  # type: ignore[no-any-return]
            return advise(view, moves, rng)  # type: ignore[no-any-return]
        except HouseRuleError as error:
            why = f"The house rule {error.rule} gives no answer about hidden cards, so chance chose."
            return Advice(moves.sample(rng), why)

    def interrupt(self, view: View, moves: tuple[Any, ...], rng: random.Random) -> Any:
        module = WITH_WORDS.get(view.get("game", ""))
        thoughts = import_module(f".{module}", __package__) if module else None
        said = getattr(thoughts, "interrupt", None)
        return said(view, moves, rng, *self._knows(view["game"])) if said else None

    def _knows(self, game: str) -> tuple[Any, ...]:
        return (self.vocabulary, self.conventions) if game in TOGETHER else (self.vocabulary,)

    def habits(self, game: str) -> tuple[str, ...]:
        if game not in TOGETHER:
            return ()
        return tuple(CONVENTIONS[name] for name in self.conventions)

    def __repr__(self) -> str:
        default = Careful()
        given = [f"vocabulary={self.vocabulary}"] if self.vocabulary != default.vocabulary else []
        given += [f"conventions={self.conventions}"] if self.conventions != default.conventions else []
        return f"Careful({', '.join(given)})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Careful) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[Any, ...]:
        return self.vocabulary, self.conventions
