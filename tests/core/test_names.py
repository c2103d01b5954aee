"""Seats as letters, numbers and names."""

import pytest

import lettergames as lg
from lettergames.core.errors import NotationError
from lettergames.core.names import letter, named, seat_of, who


def test_letters_and_seats() -> None:
    assert [letter(seat) for seat in range(4)] == ["A", "B", "C", "D"]
    assert [seat_of(text, 4) for text in ("A", "b", "D", 2)] == [0, 1, 3, 2]


@pytest.mark.parametrize("text", ["E", "", "AB", "1", 4, -1, None, True, 1.0, "Ä"])
def test_what_is_no_seat_is_refused(text) -> None:
    with pytest.raises(NotationError, match="A, B, C, D"):
        seat_of(text, 4)


def test_marks_become_names() -> None:
    assert lg.who(1) == who(1)
    text = f"{who(0)} is protected from {who(2)}"
    assert named(text) == "Ada is protected from Cleo"
    assert named(text, ["Zoe", "Kim", "Bo"]) == "Zoe is protected from Bo"
    assert named(text, you=2) == "Ada is protected from you"
    assert named("").strip() == ""


def test_a_name_that_looks_like_a_mark_stays() -> None:
    assert named(f"{who(0)} and {who(1)}", ["{B}", "Ben"]) == "{B} and Ben"
