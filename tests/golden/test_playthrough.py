"""The kept playthrough reads as it did. UPDATE_GOLDEN=1 writes it anew: read what differs before keeping it."""

import os
from pathlib import Path

from tests.golden.playthrough import secret_letter

KEPT = Path(__file__).with_name("secret_letter.txt")
SEED = 0


def test_secret_letter_plays_as_it_is_written() -> None:
    text = secret_letter(SEED)
    if os.environ.get("UPDATE_GOLDEN"):
        KEPT.write_text(text, encoding="utf-8")
    assert text == KEPT.read_text(encoding="utf-8")


def test_the_playthrough_shows_every_card() -> None:
    moves = [line.split()[2] for line in KEPT.read_text(encoding="utf-8").splitlines() if line.startswith("> ")]
    assert {"1", "2", "3", "4", "5", "6", "7", "8", "deal"} <= set(moves)
