"""The kept playthrough of Dead Letters reads as it did; UPDATE_GOLDEN=1 writes its moves anew."""

import os
from pathlib import Path

from tests.golden.dead_letters import moves_of, written

KEPT = Path(__file__).with_name("dead_letters.txt")


def test_dead_letters_plays_as_it_is_written() -> None:
    kept = KEPT.read_text(encoding="utf-8")
    text = written(moves_of(kept))
    if os.environ.get("UPDATE_GOLDEN"):
        KEPT.write_text(text, encoding="utf-8")
    assert text == KEPT.read_text(encoding="utf-8")


def test_the_playthrough_has_every_kind_of_move() -> None:
    kept = KEPT.read_text(encoding="utf-8")
    kinds = {move.split()[0] for move in moves_of(kept)}
    assert kinds == {"draw", "score", "pass", "accept", "challenge", "give"}
    assert "\nlost: " in kept
