"""Games in which every card lies open: what a small game, written in a cell, need not say itself."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any, ClassVar

from . import chance
from .choices import Choice, Pickable, Spoken
from .errors import NotationError
from .log import Entry, entries
from .rules import Verdict
from .ruleset import Result, Ruleset, View
from .scenes import Voice, choice, sentence


class OpenGame(Ruleset):
    """A game without a hidden card; its moves are texts such as "take S".

    A subclass names its `cards` and says `begin(cards)`, the first state with the cards as they were shuffled;
    `candidates(state)`, the texts of the moves; and `after(state, move)`, the next state. A state is a NamedTuple of
    numbers, texts and tuples: `to_act`, a seat or None at the end; `points`, one number a seat, of which the most win
    unless `result(state)` says otherwise; `log`, None in the beginning; and whatever lies on the table. Every rule
    whose name begins with `may_` is asked about each move: `may_take(rules, state, move)`.
    """

    cards: ClassVar[Sequence[Any]] = ()

    def begin(self, cards: tuple[Any, ...]) -> Any:
        """The first state, with the cards in the order in which they were shuffled."""
        raise TypeError(f"{type(self).__name__} does not say how it begins")

    def after(self, state: Any, move: str) -> Any:
        """The state after a move that is allowed."""
        raise TypeError(f"{type(self).__name__} does not say what its moves do")

    def result(self, state: Any) -> Result | None:
        """The most points win when nobody is to act any more."""
        if state.to_act is not None:
            return None
        best = tuple(seat for seat, points in enumerate(state.points) if points == max(state.points))
        return Result(state.points, best, f"The points are {' and '.join(map(str, state.points))}")

    # --- what follows from it -----------------------------------------------------------------------------------

    def deal(self, seed: int | None = None) -> Any:
        seed = chance.fresh_seed() if seed is None else chance.as_seed(seed)
        began = self.begin(chance.shuffled(tuple(self.cards), seed, 1))
        return began._replace(log=(began.to_act, "deal", (("begins", *_bare(began)),), self, None))

    def apply(self, state: Any, move: str, seat: int | None = None) -> Any:
        seat = state.to_act if seat is None else seat
        return self.after(state, move)._replace(log=(seat, move, (), self, state.log))

    def judge(self, state: Any, move: str, seat: int) -> Iterator[Verdict]:
        return (self.ask(name, state, move) for name in self.printed_rules if name.startswith("may_"))

    def parse(self, text: str, state: Any = None) -> str:
        """The move with this text, upper or lower case; NotationError names those there are in this state."""
        wanted = " ".join(text.split())
        if state is None or state.to_act is None:
            return wanted
        moves = list(self.candidates(state))
        for move in moves:
            if move.casefold() == wanted.casefold():
                return str(move)
        raise NotationError(f"{text!r} is no move now; expected {' or '.join(moves)}")

    def view(self, state: Any, seat: int) -> View:
        open_ = {name: _listed(value) for name, value in state._asdict().items() if name != "log"}
        events = [event.as_seen(seat) for event in self.events(state)]
        return {"game": self.name, "seat": seat, **open_, "events": events}

    def masked(self, view: View) -> Any:
        log: Entry | None = None
        for _, seat, move, shown in view["events"]:
            log = (seat, move, _fixed(shown), self, log)
        kind = type(self.begin(tuple(self.cards)))
        return kind(**{name: log if name == "log" else _fixed(view[name]) for name in kind._fields})

    def sampler(self, view: View) -> Callable[[random.Random], Any]:
        return lambda rng: self.masked(view)

    def opening(self, state: Any) -> Any:
        first = entries(state.log)[0]
        values = iter(first[2][0][1:])
        return state._replace(**{name: first if name == "log" else next(values) for name in state._fields})

    # --- at the table -------------------------------------------------------------------------------------------

    def faces(self) -> dict[str, Any]:
        return {str(card): {"name": str(card), "rank": str(card)} for card in self.cards}

    def choose(self, view: View, voice: Voice, coach: bool = True) -> Choice:
        return choice(self, view, _spoken, voice)

    def tell(self, event: list[Any], voice: Voice) -> str:
        number, seat, move, _ = event
        if not number:
            return "The cards are dealt."
        verb, _, rest = move.partition(" ")
        return sentence(f"{voice.does(seat, f'{verb}s')} {rest}".strip())


def _spoken(move: str) -> Spoken:
    label = move[:1].upper() + move[1:]
    return Spoken("move", "Your move", (Pickable("value", (move,), label, "What do you do?"),), said=move)


def _bare(state: Any) -> tuple[Any, ...]:
    return tuple(value for name, value in state._asdict().items() if name != "log")


def _listed(value: Any) -> Any:
    return [_listed(each) for each in value] if isinstance(value, tuple) else value


def _fixed(value: Any) -> Any:
    return tuple(map(_fixed, value)) if isinstance(value, list) else value
