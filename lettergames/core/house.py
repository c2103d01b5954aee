"""House rules: functions in the place of a printed rule, checked when handed in and whenever they answer."""

from __future__ import annotations

import ast
import difflib
import inspect
import textwrap
from collections.abc import Callable, Iterable, Mapping
from types import CellType
from typing import Any

from . import budget
from .errors import HouseRuleError
from .rules import Rule

LATER = (inspect.iscoroutinefunction, inspect.isgeneratorfunction, inspect.isasyncgenfunction)


class HouseRule:
    """A function in the place of the printed rule of the same name, with its text and source.

    Two are equal when name, code, defaults and closed-over values are.
    """

    __slots__ = ("name", "function", "source")

    def __init__(self, function: Callable[..., Any], rules: Mapping[str, Rule[..., Any]]) -> None:
        """Refuse with HouseRuleError an unknown name, a signature that does not fit, a coroutine or a generator."""
        if not callable(function) or not hasattr(function, "__code__"):
            raise HouseRuleError("", f"{function!r} is no function; a house rule is one: def name(rules, state, …)")
        name = function.__name__
        printed = rules.get(name)
        if printed is None:
            close = difflib.get_close_matches(name, rules, n=1)
            hint = f" Did you mean {close[0]}?" if close else ""
            raise HouseRuleError(name, f"there is no rule {name!r}.{hint} The rules are {', '.join(sorted(rules))}")
        if any(later(function) for later in LATER):
            raise HouseRuleError(name, f"{name} must answer at once: no async, no yield")
        wanted = printed.parameters
        try:
            inspect.signature(function).bind(*wanted)
        except TypeError as error:
            raise HouseRuleError(name, f"{name} is called as {name}({', '.join(wanted)}): {error}") from None
        self.name = name
        self.function = function
        self.source = source_of(function)
        if _catches_everything(self.source):
            raise HouseRuleError(name, f"{name} catches every error there is, even its own stop; name those it expects")

    @property
    def doc(self) -> str:
        """The rule's text: its docstring, or a sentence that says there is none."""
        # A half of a surrogate pair cannot be sent to a browser.
        doc = (inspect.getdoc(self.function) or "").encode("utf-8", "replace").decode()
        return " ".join(doc.split()) if doc else "A house rule without a text (its function has no docstring)."

    def _key(self) -> tuple[Any, ...]:
        function = self.function
        closed_over = tuple(map(_inside, function.__closure__ or ()))
        return self.name, function.__code__, _exactly((function.__defaults__, function.__kwdefaults__, closed_over))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, HouseRule) and (self is other or self._key() == other._key())

    def __hash__(self) -> int:
        return hash((self.name, self.function.__code__))

    def __repr__(self) -> str:
        return f"HouseRule({self.name})"


def _inside(cell: CellType) -> Any:
    try:
        return cell.cell_contents
    except ValueError:  # a function that asks itself by its name is handed in before it has one
        return CellType


def _exactly(value: Any) -> Any:
    """The value with its types, since 1 == True and two such rules are not the same."""
    if isinstance(value, tuple | list):
        return type(value), tuple(map(_exactly, value))
    if isinstance(value, dict):
        return type(value), tuple((key, _exactly(part)) for key, part in value.items())
    return type(value), value


def source_of(function: Callable[..., Any]) -> str:
    """The function's source without decorators, or "" where Python has none at hand."""
    try:
        lines = textwrap.dedent(inspect.getsource(function)).splitlines()
    except (OSError, TypeError):
        return ""
    start = next((i for i, line in enumerate(lines) if line.startswith("def ")), 0)
    return "\n".join(lines[start:]) + "\n"


def _catches_everything(source: str) -> bool:
    """Whether the function has an `except` that would swallow even the end of its budget, and so could run for ever."""
    try:
        handlers = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ExceptHandler)]
    except (SyntaxError, ValueError, RecursionError):
        return False
    return any(
        (each.type is None or getattr(each.type, "id", "") == "BaseException")
        and not any(isinstance(node, ast.Raise) for node in ast.walk(each))
        for each in handlers
    )


def enforced(house: HouseRule, printed: Rule[..., Any]) -> Callable[..., Any]:
    """The method that calls the house rule and checks its answer; whatever goes wrong is a HouseRuleError."""
    return _watched(house.name, house.function, printed.checked)


def told_facts(house: HouseRule, arguments: tuple[Any, ...]) -> str:
    """What the house rule's function `facts` says of a thing that was refused; "" if it has none."""
    function = getattr(house.function, "facts", None)
    if function is None:
        return ""
    if not hasattr(function, "__code__"):
        raise HouseRuleError(house.name, f"the facts of {house.name} are no function")
    facts: str = _watched(house.name, function, _sentence)(*arguments)
    return facts


def _sentence(answer: Any, _arguments: tuple[Any, ...]) -> str:
    if isinstance(answer, str):
        return answer
    raise TypeError("with the facts as a sentence")


def _watched(name: str, function: Callable[..., Any], checked: Callable[..., Any]) -> Callable[..., Any]:
    def ask(*arguments: Any) -> Any:
        try:
            answer = budget.call(function, arguments)
        except (HouseRuleError, KeyboardInterrupt):
            raise
        except budget.Exhausted as spent:
            spent.rule = rule = spent.rule or name
            if budget.running():  # a rule that asked this one must not go on with another answer
                raise
            raise HouseRuleError(rule, f"{rule} ran for more than {budget.OPCODES:,} steps and was stopped") from None
        except BaseException as error:  # exit() in a rule is a mistake like any other
            failed = f"{name} failed{_line(error, function)}: "
            raise HouseRuleError(name, failed + _words(error), failed + _public(error)) from error
        try:
            return checked(answer, arguments)
        except TypeError as wanted:
            returned = f"{name} returned {_short(answer)}; it answers {wanted}"
            public = f"{name} returned {_kind(answer)}; it answers {wanted}"
            raise HouseRuleError(name, returned, public) from None

    ask.__name__ = name
    ask.__doc__ = function.__doc__
    return ask


# Python itself raises these, about names and kinds of things; the texts of others quote values, as KeyError: 6 does.
SPEAKS_OF_CODE = (NameError, AttributeError, TypeError, ArithmeticError, IndexError, RecursionError, ImportError)


def _line(error: BaseException, function: Callable[..., Any]) -> str:
    code = function.__code__
    frame = error.__traceback__
    line = 0
    while frame is not None:
        if frame.tb_frame.f_code is code:
            line = frame.tb_lineno - code.co_firstlineno + 1
        frame = frame.tb_next
    return f" in its line {line}" if line else ""


def _words(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__


def _public(error: BaseException) -> str:
    return _words(error) if isinstance(error, SPEAKS_OF_CODE) else type(error).__name__


def _short(answer: Any) -> str:
    # Only the kind of a long answer: a state printed in full would show every hand.
    return repr(answer) if isinstance(answer, bool | int | str) and len(repr(answer)) < 60 else _kind(answer)


def _kind(answer: Any) -> str:
    if answer is None:
        return "None"
    return {int: "a number", str: "a text"}.get(type(answer)) or f"a {type(answer).__name__}"


def replaced(house: Iterable[HouseRule], new: HouseRule) -> tuple[HouseRule, ...]:
    """The house rules with this one added, in the place of an earlier one of its name."""
    return (*(old for old in house if old.name != new.name), new)
