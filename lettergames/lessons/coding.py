"""Rules written in a cell, asked about cases; whatever goes wrong is answered in words."""

from __future__ import annotations

import copy
import io
from contextlib import redirect_stdout
from typing import Any, NamedTuple

from ..core import budget
from ..core.errors import HouseRuleError
from .steps import Case, Code, Lesson

FROZEN = "What a rule is given never changes; it gives back something new."


class Checked(NamedTuple):
    """What is said to a rule: whether it is right, why, and the case where it was not (None: it was not even asked)."""

    ok: bool
    text: str
    case: Case | None = None

    def __repr__(self) -> str:
        return self.text


def check(lesson: Lesson, step: Code, function: Any) -> Checked:
    """Ask the function every case of the step, the first that fails ends it. Never raises an Exception."""
    name = getattr(function, "__name__", None)
    if not callable(function) or isinstance(function, type):
        return Checked(False, f"That is no function: write def {step.rule}(…) and hand {step.rule} in, no brackets.")
    if name != step.rule:
        return Checked(False, f"This step is about {step.rule}; your function is called {name}.")
    printed = io.StringIO()
    with redirect_stdout(printed):
        checked = _asked(lesson, step, function)
    if printed.getvalue():
        note = "It prints, too; nobody at the table sees that, and every bot that thinks would print."
        return checked._replace(text=f"{checked.text} {note}")
    return checked


def _asked(lesson: Lesson, step: Code, function: Any) -> Checked:
    for case in step.cases:
        rules = lesson.rules(case.at)
        state = lesson.begun(case.at).state
        try:
            answer, changed = _answer(rules.with_rule(function), step.rule, state, case.arguments)
        except HouseRuleError as error:
            more = f" {FROZEN}" if isinstance(error.__cause__, AttributeError | TypeError) and _sets(error) else ""
            return Checked(False, f"{_sentence(str(error))}{more} Here: {case.say}.", case)
        if changed:
            return Checked(False, f"{step.rule} changes what it is given. {FROZEN} Here: {case.say}.", case)
        assert step.solution is not None
        wanted, _ = _answer(rules.with_rule(step.solution), step.rule, state, case.arguments)
        if answer != wanted:
            first = "One case you have not seen" if case.hidden else "Look at the table"
            return Checked(False, f"{first}: {case.say}. Your rule answers {answer}; it should be {wanted}.", case)
    return Checked(True, step.done or "Yes: every case is right.")


def _answer(rules: Any, name: str, state: Any, arguments: tuple[Any, ...]) -> tuple[Any, bool]:
    given = copy.deepcopy(arguments)
    with budget.limited():
        answer = getattr(rules, name)(state, *given)
    return answer, given != arguments


def _sets(error: HouseRuleError) -> bool:
    return any(words in str(error.__cause__) for words in ("can't set", "assignment", "no setter", "cannot assign"))


def _sentence(text: str) -> str:
    return text if text.endswith((".", "!", "?")) else f"{text}."
