"""The kept playthroughs of LetterTricks read as they did. UPDATE_GOLDEN=1 writes them anew."""

import os
from pathlib import Path

from tests.golden.tricks import letter_tricks

KEPT = Path(__file__).with_name("letter_tricks.txt")


def test_letter_tricks_plays_as_it_is_written() -> None:
    text = letter_tricks(seed=0)
    if os.environ.get("UPDATE_GOLDEN"):
        KEPT.write_text(text, encoding="utf-8")
    assert text == KEPT.read_text(encoding="utf-8")


def test_the_playthroughs_show_every_kind_of_move() -> None:
    moves = [line.split()[2] for line in KEPT.read_text(encoding="utf-8").splitlines() if line.startswith("> ")]
    assert {"pick", "word", "done", "deal", "pass", "say", "lay"} <= set(moves)
