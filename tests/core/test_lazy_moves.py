"""Legal moves that are judged when they are asked for."""

import random
from collections import Counter

import pytest

from lettergames.core.legal import Lazy


def evens(asked: list[int], to: int = 10) -> Lazy:
    """The even numbers below `to`; what is judged is written down."""

    def allowed(number: int) -> bool:
        asked.append(number)
        return number % 2 == 0

    return Lazy(range(to), allowed)


def test_whether_there_is_one_is_known_from_the_first() -> None:
    asked: list[int] = []
    assert evens(asked)
    assert asked == [0]
    assert not Lazy(range(3), lambda number: False)


def test_they_are_judged_once_when_they_are_counted() -> None:
    asked: list[int] = []
    moves = evens(asked)
    assert len(moves) == 5
    assert list(moves) == [0, 2, 4, 6, 8]
    assert moves[1] == 2
    assert len(asked) == 10


def test_each_is_drawn_as_often() -> None:
    moves, rng = evens([]), random.Random(1)
    drawn = Counter(moves.draw(rng) for _ in range(5000))
    assert set(drawn) == {0, 2, 4, 6, 8}
    assert min(drawn.values()) > 850


def test_one_among_very_many_is_found_and_none_is_an_error() -> None:
    rng = random.Random(2)
    assert Lazy(range(100_000), lambda number: number == 77).draw(rng) == 77
    with pytest.raises(IndexError):
        Lazy(range(5), lambda number: False).draw(rng)
