"""The game in a terminal, played with scripted input."""

import builtins
from collections.abc import Iterator
from typing import Any

import pytest

from lettergames.table import terminal
from lettergames.table.sitting import Sitting


def _run(monkeypatch: pytest.MonkeyPatch, lines: Iterator[str], **options: object) -> None:
    def typed(_prompt: str = "") -> str:
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr(builtins, "input", typed)
    terminal.play("secret-letter", **options)


def test_a_match_is_played_to_its_end(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    sittings: list[Sitting] = []

    class Kept(Sitting):
        def __init__(self, *given: Any, **more: Any) -> None:
            super().__init__(*given, **more)
            sittings.append(self)

    monkeypatch.setattr(terminal, "Sitting", Kept)

    def moves() -> Iterator[str]:
        while True:
            yield str(next(iter(sittings[0].game.legal_moves)))

    _run(monkeypatch, moves(), seed=5, seats=2)
    out = capsys.readouterr().out
    assert sittings[0].game.result
    assert "Ben starts a new round" in out or "You start a new round" in out
    assert "win the match" in out or "wins the match" in out


def test_every_command_and_a_bad_move(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    commands = ["help", "hand", "table", "scores", "last", "legal", "hint", "why 1", "rules", "undo", ""]
    _run(monkeypatch, iter([*commands, "9", "nonsense on Ben"]), seed=5)
    out = capsys.readouterr().out
    for words in ("Type a move", "Your hand:", "Draw pile", "The target is", "You may play:", "is not a card"):
        assert words in out
    assert "Traceback" not in out


@pytest.mark.parametrize("word", ["quit", "exit", "q", "QUIT"])
def test_leaving(word: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    _run(monkeypatch, iter([word, "hand"]), seed=5)
    assert "Your hand: " in capsys.readouterr().out


def test_ctrl_c_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_prompt: str = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(builtins, "input", interrupted)
    terminal.play("secret-letter", seed=5)


def test_what_happened_is_told_once(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    _run(monkeypatch, iter(["hand", "hand"]), seed=5)
    lines = [line for line in capsys.readouterr().out.splitlines() if line.startswith("  ")]
    assert len(lines) == len(set(lines))
