"""A limit on how long a house rule may run, counted in opcodes so that it is the same everywhere.

At a table every call of a house rule runs traced; in simulation nothing is traced.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from types import FrameType
from typing import Any

OPCODES = 1_000_000

_limit: ContextVar[int | None] = ContextVar("opcodes a house rule may use", default=None)
_running: ContextVar[bool] = ContextVar("a house rule is running on its budget", default=False)


def running() -> bool:
    """Whether a house rule is being asked under a budget right now."""
    return _running.get()


class Exhausted(BaseException):
    """Raised inside a rule that used up its budget; no `except Exception` in the rule can swallow it.

    `rule` is the rule that ran at that time, where a rule asks others.
    """

    rule = ""


@contextmanager
def limited(opcodes: int = OPCODES) -> Iterator[None]:
    """Inside this block every outermost call of a house rule may use so many opcodes."""
    token = _limit.set(opcodes)
    try:
        yield
    finally:
        _limit.reset(token)


def call(function: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
    """Call the function, under the budget if one is in force; raises Exhausted when it is used up."""
    opcodes = _limit.get()
    if opcodes is None:
        return function(*arguments)
    left = opcodes

    def trace(frame: FrameType, event: str, _argument: Any) -> Any:
        nonlocal left
        frame.f_trace_opcodes = True
        frame.f_trace_lines = False
        if event == "opcode":
            left -= 1
            if left < 0:
                raise Exhausted
        return trace

    token = _limit.set(None)  # rules called from this one count towards the same budget
    run = _running.set(True)
    before = sys.gettrace()
    sys.settrace(trace)
    try:
        answer = function(*arguments)
    finally:
        sys.settrace(before)
        _running.reset(run)
        _limit.reset(token)
    if left < 0:  # the rule caught it and answered all the same
        raise Exhausted
    return answer
