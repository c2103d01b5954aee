"""What a bot is: it is shown a view and the legal moves, and answers with one of them."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from typing import Any, NamedTuple

from ..core.legal import LegalMoves
from ..core.ruleset import View


class Advice(NamedTuple):
    """A move and one sentence that says why; seats in it are written with `who(seat)`, its own is "you"."""

    move: Any
    why: str


class Bot(ABC):
    """Everything a bot is asked. It keeps nothing between two questions: not the game, not the rules.

    `view` is what its seat may know, `moves` are the legal moves made from that view (`moves.rules` is the
    ruleset in force, house rules included), `rng` is made for this one decision.
    """

    __slots__ = ()

    @property
    def level(self) -> str:
        """The bot's name."""
        return type(self).__name__

    @abstractmethod
    def explain(self, view: View, moves: LegalMoves, rng: random.Random) -> Advice:
        """The move that `choose` gives for the same three things, and why. IndexError when there is none."""

    def choose(self, view: View, moves: LegalMoves, rng: random.Random) -> Any:
        """One of the moves. IndexError when there is none."""
        return self.explain(view, moves, rng).move

    def interrupt(self, view: View, moves: tuple[Any, ...], rng: random.Random) -> Any:
        """One of these moves out of turn, or None to let the others go on."""
        return None

    def habits(self, game: str) -> tuple[str, ...]:
        """What this bot keeps to in this game so that others can read it, a sentence each."""
        return ()

    def __repr__(self) -> str:
        return f"{self.level}()"

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other)

    def __hash__(self) -> int:
        return hash(type(self))
