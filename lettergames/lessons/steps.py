"""What a lesson is made of: sections of steps, as data with the answers that are right and those that are not.

Nothing here runs a step; `stage.py` does. A move is named by its notation, and where several are meant by a pattern of
`fnmatch`: "1 on B naming *".
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any, ClassVar, TypeVar

from ..core.registry import ruleset_class
from ..core.ruleset import Ruleset


@dataclass(frozen=True)
class Position:
    """Where a step begins: the pieces of `rules.position`, and the moves made since.

    `options` are those in which the ruleset differs from the lesson's; without pieces the deal `seed` is played.
    """

    pieces: Mapping[str, Any] = field(default_factory=dict)
    moves: tuple[str, ...] = ()
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 0


@dataclass(frozen=True)
class Told:
    """What is said to an answer: to a move or all moves of a pattern, to a choice by its words, to a number as text.

    `then` are the moves with which the table plays on to show what the answer costs, `shows` is a piece of what it
    tells by then, and `rule` the rule that made the difference.
    """

    answer: str
    say: str
    rule: str = ""
    then: tuple[str, ...] = ()
    shows: str = ""
    right: bool = False


@dataclass(frozen=True)
class Step:
    """Something to do: what is said before, and the position it is about."""

    kind: ClassVar[str] = ""

    id: str
    text: str
    at: Position


@dataclass(frozen=True)
class Watch(Step):
    """A line that is played, each move with a sentence; forward and back."""

    kind: ClassVar[str] = "watch"

    line: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Try(Step):
    """A position in which the learner moves.

    `good` are the moves that reach the goal, each with what is said to it; `costs` every other legal move; `refused`
    the moves the text invites although a rule forbids them, with the name of that rule. `hints` name the rule, the
    cards, the move.
    """

    kind: ClassVar[str] = "try"

    good: tuple[Told, ...] = ()
    costs: tuple[Told, ...] = ()
    refused: tuple[tuple[str, str], ...] = ()
    hints: tuple[str, str, str] = ("", "", "")

    def told(self, move: str) -> tuple[Told, bool]:
        """What is said to this legal move, and whether it is good. LookupError if nothing is."""
        for listed, good in ((self.good, True), (self.costs, False)):
            for each in listed:
                if fnmatchcase(move, each.answer):
                    return each, good
        raise LookupError(f"nothing is said to {move!r} in step {self.id}")


@dataclass(frozen=True)
class Predict(Step):
    """A question with choices; then the table plays it out with `then`, and `shows` is a piece of what it tells."""

    kind: ClassVar[str] = "predict"

    choices: tuple[Told, ...] = ()
    then: tuple[str, ...] = ()
    shows: str = ""


@dataclass(frozen=True)
class Count(Step):
    """A question whose answer is a number that `count(rules, state)` finds; `near` are numbers with an answer of their
    own, `less` and `more` what is said to any other that is too small or too large."""

    kind: ClassVar[str] = "count"

    count: Callable[[Any, Any], int] = lambda rules, state: 0
    near: tuple[Told, ...] = ()
    less: str = "It is more than that."
    more: str = "It is less than that."
    right: str = "Yes."
    rule: str = ""


@dataclass(frozen=True)
class Case:
    """One question to a rule: the position, what is asked besides the state, and both in words."""

    at: Position
    arguments: tuple[Any, ...]
    say: str
    hidden: bool = False


@dataclass(frozen=True)
class Code(Step):
    """A rule to be written in a cell, where it begins as `begin`. `solution` answers as it should, `cases` are what it
    is asked; `wrong` are rules that fail, each with a piece of the answer to it."""

    kind: ClassVar[str] = "code"

    rule: str = ""
    begin: str = ""
    solution: Callable[..., Any] | None = None
    cases: tuple[Case, ...] = ()
    wrong: tuple[tuple[Callable[..., Any], str], ...] = ()
    done: str = ""


@dataclass(frozen=True)
class Free(Step):
    """A game to be played on against bots; done when a round is over or the learner has had enough."""

    kind: ClassVar[str] = "free"


@dataclass(frozen=True)
class Section:
    """One widget's worth of steps. `rules` are the rules it teaches, `know` the question whose right answer skips it.

    `fresh(rules, seed)` makes the steps of a section that is another one each time.
    """

    id: str
    title: str
    rules: tuple[str, ...] = ()
    know: Predict | Count | None = None
    steps: tuple[Step, ...] = ()
    fresh: Callable[[Any, int], tuple[Step, ...]] | None = None


@dataclass(frozen=True)
class Lesson:
    """A tutorial: its sections, the public name of the ruleset they are about (the lesson's own, if it is a whole game)
    and its options here."""

    name: str
    title: str
    sections: tuple[Section, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    game: str = ""

    def rules(self, at: Position | None = None) -> Ruleset:
        """The ruleset of this position."""
        return ruleset_class(self.game or self.name)(**{**self.options, **(at.options if at else {})})

    def section(self, id: str) -> Section:
        """The section of this name; LookupError with the names there are."""
        return _named(id, self.sections, "section")

    def state(self, at: Position) -> Any:
        """The state with which a step begins, once the moves before it have been made."""
        rules = self.rules(at)
        state = rules.position(**at.pieces) if at.pieces else rules.deal(at.seed)
        for move in at.moves:
            state = rules.step(state, rules.parse(move, state))
        return state


Named = TypeVar("Named", Section, Step)


def _named(id: str, things: tuple[Named, ...], what: str) -> Named:
    found = next((each for each in things if each.id == id), None)
    if found is None:
        raise LookupError(f"there is no {what} {id!r}; there are {', '.join(each.id for each in things)}")
    return found
