"""The legal moves of a state as a lazy view: iterate, count, `move in …`, draw one; printed in notation."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from .errors import NotationError

if TYPE_CHECKING:
    from .ruleset import Ruleset


class LegalMoves:
    """What the seat to act may do.

    In a closed phase every move is listed; in an open one (a word, a bluff) the canonical ones are, while `in`
    accepts every move the rules accept. `in` takes moves and their texts.
    """

    __slots__ = ("rules", "_state", "_listed")

    def __init__(self, rules: Ruleset, state: Any) -> None:
        self.rules = rules
        self._state = state
        self._listed: tuple[Any, ...] | None = None

    def _moves(self) -> tuple[Any, ...]:
        if self._listed is None:
            self._listed = self.rules.listed_moves(self._state)
        return self._listed

    def __iter__(self) -> Iterator[Any]:
        return iter(self._moves())

    def __len__(self) -> int:
        return len(self._moves())

    def __bool__(self) -> bool:
        known = self.rules.may_move(self._state) if self._listed is None else None
        return bool(self._moves()) if known is None else known

    def __contains__(self, move: object) -> bool:
        if isinstance(move, str):
            try:
                move = self.rules.parse(move, self._state)
            except NotationError:
                return False
        return bool(self.rules.verdict(self._state, move))

    def sample(self, rng: random.Random) -> Any:
        """One of the moves, each equally likely. IndexError when there is none."""
        if self._listed is None:
            move = self.rules.sample_move(self._state, rng)
            if move is not None:
                return move
        moves = self._moves()
        return moves[int(rng.random() * len(moves))]

    def __repr__(self) -> str:
        return f"<{len(self)} legal moves: {', '.join(map(str, self))}>"
