"""The legal moves of a state as a lazy view: iterate, count, `move in …`, draw one; printed in notation."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
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
        self._listed: Sequence[Any] | None = None

    def _moves(self) -> Sequence[Any]:
        if self._listed is None:
            self._listed = self.rules.listed_moves(self._state)
        return self._listed

    def __iter__(self) -> Iterator[Any]:
        return iter(self._moves())

    def __len__(self) -> int:
        return len(self._moves())

    def __bool__(self) -> bool:
        return bool(self._moves())

    def __contains__(self, move: object) -> bool:
        if isinstance(move, str):
            try:
                move = self.rules.parse(move, self._state)
            except NotationError:
                return False
        return bool(self.rules.verdict(self._state, move))

    def sample(self, rng: random.Random) -> Any:
        """One of the moves, each equally likely. IndexError when there is none."""
        moves = self._moves()
        return moves.draw(rng) if isinstance(moves, Lazy) else moves[int(rng.random() * len(moves))]

    def __repr__(self) -> str:
        return f"<{len(self)} legal move{'s' if len(self) != 1 else ''}: {', '.join(map(str, self))}>"


class Lazy(Sequence[Any]):
    """The legal ones among many candidates, judged when they are asked for.

    The candidates are a sequence whose length and single moves cost little; one is drawn without judging the others.
    """

    TRIES = 200

    def __init__(self, candidates: Sequence[Any], allowed: Callable[[Any], bool]) -> None:
        self._candidates = candidates
        self._allowed = allowed

    @cached_property
    def _all(self) -> tuple[Any, ...]:
        return tuple(filter(self._allowed, self._candidates))

    def __iter__(self) -> Iterator[Any]:
        return iter(self._all) if "_all" in self.__dict__ else filter(self._allowed, self._candidates)

    def __bool__(self) -> bool:
        return any(True for _ in self)

    def __len__(self) -> int:
        return len(self._all)

    def __getitem__(self, place: Any) -> Any:
        return self._all[place]

    def draw(self, rng: random.Random) -> Any:
        """One of the moves, each equally likely. IndexError when there is none."""
        for _ in range(self.TRIES):
            move = self._candidates[int(rng.random() * len(self._candidates))]
            if self._allowed(move):
                return move
        return self._all[int(rng.random() * len(self._all))]
