"""What a lesson is made of: sections of steps, as data with the answers that are right and those that are not.

Nothing here runs a step; `stage.py` does. A move is named by its notation, and where several are meant by a pattern of
`fnmatch`: "1 on B naming *". One press may make several moves, as for three words; they are one answer then, joined by
"; ". In a script a move out of turn begins with the name of whoever makes it: "Cleo: say 1 vowel".
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from fnmatch import fnmatchcase
from typing import Any, ClassVar, TypeVar

from ..core.game import Game
from ..core.names import NAMES
from ..core.registry import ruleset_class
from ..core.ruleset import Ruleset

SEATED = ("You", *NAMES[1:])


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
    cards, the move. `counted` says that what could have been counted is noted at the choices.

    A legal move to which nothing is said is no answer yet while the turn is still the learner's, as with a statement,
    or the first of several words.
    """

    kind: ClassVar[str] = "try"

    good: tuple[Told, ...] = ()
    costs: tuple[Told, ...] = ()
    refused: tuple[tuple[str, str], ...] = ()
    hints: tuple[str, str, str] = ("", "", "")
    counted: bool = False

    def told(self, answer: str) -> tuple[Told, bool] | None:
        """What is said to this legal answer, and whether it is good; None if nothing is."""
        for listed, good in ((self.good, True), (self.costs, False)):
            for each in listed:
                if fnmatchcase(answer, each.answer):
                    return each, good
        return None


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

    `fresh(rules, seed)` makes the steps of a section that is another one each time. `game` is the public name of the
    ruleset if the section is about another one than the lesson is, with `options` of its own.
    """

    id: str
    title: str
    rules: tuple[str, ...] = ()
    know: Predict | Count | None = None
    steps: tuple[Step, ...] = ()
    fresh: Callable[[Any, int], tuple[Step, ...]] | None = None
    game: str = ""
    options: Mapping[str, Any] = field(default_factory=dict)


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

    def about(self, section: Section) -> Lesson:
        """The lesson as this section has it: about the section's own game if it has one."""
        return replace(self, game=section.game, options=section.options) if section.game else self

    def begun(self, at: Position) -> Game:
        """The game with which a step begins, once the moves before it have been made."""
        rules = self.rules(at)
        game = Game(rules, position=rules.position(**at.pieces)) if at.pieces else Game(rules, at.seed)
        for move in at.moves:
            play(game, move)
        return game


def play(game: Game, text: str) -> None:
    """Make a move of a script: of the seat to act, or out of turn of the one that is named."""
    name, colon, move = text.partition(": ")
    if colon and name in SEATED:
        game.play(move, SEATED.index(name))
    else:
        game.play(text)


Named = TypeVar("Named", Section, Step)


def _named(id: str, things: tuple[Named, ...], what: str) -> Named:
    found = next((each for each in things if each.id == id), None)
    if found is None:
        raise LookupError(f"there is no {what} {id!r}; there are {', '.join(each.id for each in things)}")
    return found
