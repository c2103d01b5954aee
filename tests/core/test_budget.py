"""How long a house rule may run, counted in opcodes."""

import sys
import threading

import pytest

from lettergames.core import budget
from lettergames.core.errors import HouseRuleError
from tests.toy import Toy


def spin(times: int) -> int:
    total = 0
    for number in range(times):
        total += number
    return total


def test_without_a_limit_nothing_is_traced() -> None:
    assert budget.call(lambda: sys.gettrace(), ()) is sys.gettrace()
    assert budget.call(spin, (10_000,)) == spin(10_000)


def test_within_the_budget_the_answer_comes_back() -> None:
    with budget.limited(10_000):
        assert budget.call(spin, (100,)) == spin(100)


def test_a_budget_is_for_each_call_and_for_all_it_calls() -> None:
    with budget.limited(5_000):
        for _ in range(20):
            budget.call(spin, (100,))
        with pytest.raises(budget.Exhausted):
            budget.call(spin, (5_000,))
        with pytest.raises(budget.Exhausted):
            budget.call(lambda: [spin(100) for _ in range(100)], ())
        with pytest.raises(budget.Exhausted):
            budget.call(lambda: [budget.call(spin, (100,)) for _ in range(100)], ())


def test_tracing_ends_with_the_call() -> None:
    before = sys.gettrace()
    with budget.limited(1_000):
        with pytest.raises(budget.Exhausted):
            budget.call(spin, (10_000,))
        assert sys.gettrace() is before
        with pytest.raises(ZeroDivisionError):
            budget.call(lambda: 1 // 0, ())
        assert sys.gettrace() is before
    assert budget.call(spin, (10_000,)) == spin(10_000)


def test_the_same_count_every_time() -> None:
    def fits(opcodes: int) -> bool:
        with budget.limited(opcodes):
            try:
                budget.call(spin, (50,))
            except budget.Exhausted:
                return False
        return True

    needed = next(opcodes for opcodes in range(2_000) if fits(opcodes))
    assert 50 < needed < 2_000
    assert all(fits(needed) and not fits(needed - 1) for _ in range(5))


def test_another_thread_is_not_limited() -> None:
    answers = []
    with budget.limited(100):
        thread = threading.Thread(target=lambda: answers.append(budget.call(spin, (10_000,))))
        thread.start()
        thread.join()
    assert answers == [spin(10_000)]


def test_a_rule_that_is_stopped_is_named() -> None:
    def may_bid(rules, state, bid):
        """Never decides."""
        while True:
            pass

    rules = Toy().with_rule(may_bid)
    with budget.limited(1_000), pytest.raises(HouseRuleError, match="may_bid ran for more than") as error:
        rules.may_bid(rules.deal(1), 1)
    assert error.value.rule == "may_bid"
