"""Decks from dicts, rows and files."""

import pytest

from lettergames.core.decks import as_deck, cards_of, deck_from_file
from lettergames.core.errors import OptionError


def test_three_ways_to_write_a_deck() -> None:
    wanted = (("A", 3, 0), ("B", 1, 0))
    assert as_deck({"A": 3, "B": 1}) == wanted
    assert as_deck([("A", 3), ("B", 1)]) == wanted
    assert as_deck(wanted) == wanted
    assert as_deck({"A": (3, 2), "B": 1}) == (("A", 3, 2), ("B", 1, 0))
    assert cards_of(wanted) == ("A", "A", "A", "B")


@pytest.mark.parametrize(
    ("data", "told"),
    [
        ({}, "no cards"),
        ([], "no cards"),
        ({"A": 0}, "no row"),
        ({"A": "3"}, "no row"),
        ({"A": True}, "no row"),
        ({"A": (1, 2, 3)}, "no row"),
        ([("A", 3), ("A", 1)], "two rows"),
        ("AB", "no row"),
        ([("A",)], "no row"),
    ],
)
def test_what_is_no_deck_is_refused(data, told) -> None:
    with pytest.raises(OptionError, match=told):
        as_deck(data)


def test_a_deck_from_a_file(tmp_path) -> None:
    path = tmp_path / "deck.txt"
    path.write_text("# values\n1 5\n2 2 7  # two of them\n\n8 1\n")
    assert deck_from_file(path, int) == ((1, 5, 0), (2, 2, 7), (8, 1, 0))


@pytest.mark.parametrize("line", ["x 5", "1 five", "1", "1 2 3 4"])
def test_a_line_of_a_deck_file_that_cannot_be_read_is_named(tmp_path, line) -> None:
    path = tmp_path / "deck.txt"
    path.write_text(f"7 1\n{line}\n")
    with pytest.raises(OptionError, match="line 2"):
        deck_from_file(path, int)
