"""A rule is one small named method whose docstring is the rule.

`@rule(section)` marks the method, `@name.when(option=value)` adds the text that holds under another option,
`@name.facts` says what of a position a *which* rule has used. A rule answers in one of four ways, told by its
return annotation: *may* (True, False or a `No`), *which* (a tuple: of the things offered, those allowed),
*value* (a number, a seat, a card, a word) and *happens* (the next state).
"""

from __future__ import annotations

import inspect
import typing
from collections.abc import Callable
from functools import cached_property
from types import UnionType
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar

from .names import named

P = ParamSpec("P")
R = TypeVar("R")


class No:
    """A falsy answer of a *may* rule that says which facts of this position it used.

    `facts` is a sentence; seats in it are written with `who(seat)`, so that the table can put names there.
    """

    __slots__ = ("facts",)

    def __init__(self, facts: str) -> None:
        if not isinstance(facts, str):
            raise TypeError("lg.No takes the facts as a sentence")
        self.facts = facts

    def __bool__(self) -> bool:
        return False

    def __eq__(self, other: object) -> bool:
        return isinstance(other, No) and other.facts == self.facts

    def __hash__(self) -> int:
        return hash(("No", self.facts))

    def __repr__(self) -> str:
        return f"No({self.facts!r})"


May = bool | No

Seat = typing.Annotated[int, "seat"]
"""The answer of a rule that names a player: a seat of the game, counted from 0."""


class Verdict:
    """The answer to "may I do this?": truthy, or the rule that refuses, the facts it used and its text.

    `allowed`; `rule`, the rule's name; `facts`, a sentence about this position (may be empty) that uses only what the
    asking seat may know; `title`, the rule's name in words, and `text`, its own words, are looked up in the ruleset
    `rules` when they are asked for, since a search asks for thousands of verdicts and for no text.
    """

    __slots__ = ("allowed", "rule", "facts", "_title", "_text", "_rules")

    def __init__(
        self,
        allowed: bool = True,
        rule: str = "",
        facts: str = "",
        *,
        title: str = "",
        text: str = "",
        rules: Any = None,
    ) -> None:
        self.allowed = allowed
        self.rule = rule
        self.facts = facts
        self._title = title
        self._text = text
        self._rules = rules

    @property
    def title(self) -> str:
        return self._rules.rule_title(self.rule) if self._rules is not None else self._title

    @property
    def text(self) -> str:
        return self._rules.rule_text(self.rule) if self._rules is not None else self._text

    def __bool__(self) -> bool:
        return self.allowed

    def _key(self) -> tuple[Any, ...]:
        return self.allowed, self.rule, self.facts, self.title, self.text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Verdict) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        return f"<Verdict: {self}>"

    def __str__(self) -> str:
        if self.allowed:
            return "allowed"
        facts = f"{named(self.facts).rstrip('.')}. " if self.facts else ""
        return f"{facts}{self.title}: {named(self.text, capital=False)}"


YES = Verdict()


class Rule(Generic[P, R]):
    """A rule of a printed game: its function, its section, and the texts for other options."""

    def __init__(self, function: Callable[Concatenate[Any, P], R], section: str, title: str, ours: bool) -> None:
        self.function = function
        self.section = section
        self.title = title or function.__name__.replace("_", " ").capitalize()
        self.ours = ours
        self.variants: list[tuple[dict[str, Any], Callable[..., R]]] = []
        self.facts_of: Callable[..., str] | None = None

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @typing.overload
    def __get__(self, instance: None, owner: type) -> Callable[Concatenate[Any, P], R]: ...
    @typing.overload
    def __get__(self, instance: object, owner: type) -> Callable[P, R]: ...
    def __get__(self, instance: object, owner: type) -> Any:
        # Rulesets put the plain function in the rule's place when the class is made; this is for type checkers.
        return self.function if instance is None else self.function.__get__(instance, owner)

    def when(
        self, **option: Any
    ) -> Callable[[Callable[Concatenate[Any, P], R]], Callable[Concatenate[Any, P], R]]:
        """Mark another text of this rule: it holds when the option has this value."""

        def add(function: Callable[Concatenate[Any, P], R]) -> Callable[Concatenate[Any, P], R]:
            self.variants.append((option, function))
            return function

        return add

    def facts(self, function: Callable[..., str]) -> Callable[..., str]:
        """Mark the function that says, for a *which* rule, why one thing is not among those allowed.

        It is called with the rule's own arguments and then the thing that was refused.
        """
        self.facts_of = function
        return function

    @cached_property
    def parameters(self) -> tuple[str, ...]:
        return tuple(inspect.signature(self.function).parameters)

    @cached_property
    def answer(self) -> Any:
        """The declared type of the answer."""
        return typing.get_type_hints(self.function, include_extras=True).get("return", Any)

    @cached_property
    def kind(self) -> str:
        """may, which, value or happens."""
        answer = self.answer
        if answer == May or answer is bool:
            return "may"
        if typing.get_origin(answer) is tuple and not hasattr(answer, "_fields"):
            return "which"
        return "happens" if hasattr(answer, "_fields") else "value"

    def checked(self, answer: Any, arguments: tuple[Any, ...]) -> Any:
        """The answer of a house rule in the printed rule's place; TypeError says what is answered instead."""
        if self.kind == "may":
            if isinstance(answer, bool | No):
                return answer
            raise TypeError("True, False or lg.No(facts)")
        if self.kind == "which":
            offered = arguments[-1]
            if isinstance(answer, tuple | list | set | frozenset) and all(thing in offered for thing in answer):
                # The things themselves, in their order: True for a seat 1, or a seat named twice, is not passed on.
                return tuple(thing for thing in offered if thing in answer)
            raise TypeError(f"a tuple of those that are allowed, of the {len(offered)} it was given")
        if not _is_a(answer, self.answer, arguments[0]):
            raise TypeError(_in_words(self.answer, arguments[0]))
        return answer


def rule(
    section: str, *, title: str = "", ours: bool = False
) -> Callable[[Callable[Concatenate[Any, P], R]], Rule[P, R]]:
    """Mark a method as a rule of the printed game.

    `section` is the heading of the printed rulebook; `title` the rule's name in words (its method's name
    otherwise); `ours` says that the printed text is silent here and this is our reading.
    """

    def make(function: Callable[Concatenate[Any, P], R]) -> Rule[P, R]:
        return Rule(function, section, title, ours)

    return make


def _is_a(answer: Any, declared: Any, rules: Any) -> bool:
    if declared is Any:
        return True
    if declared == Seat:
        return type(answer) is int and 0 <= answer < rules.players
    if isinstance(declared, UnionType) or typing.get_origin(declared) is typing.Union:
        return any(_is_a(answer, part, rules) for part in typing.get_args(declared))
    if declared is None or declared is type(None):
        return answer is None
    plain = typing.get_origin(declared) or declared
    return isinstance(answer, plain) and not (plain is int and isinstance(answer, bool))


def _in_words(declared: Any, rules: Any) -> str:
    if declared == Seat:
        return f"a seat from 0 to {rules.players - 1}"
    if isinstance(declared, UnionType) or typing.get_origin(declared) is typing.Union:
        return " or ".join(_in_words(part, rules) for part in typing.get_args(declared))
    if declared is type(None):
        return "None"
    words = {int: "a whole number", str: "a text"}
    return words.get(declared, f"a {getattr(declared, '__name__', declared)}")
