"""The command `lettergames` copies notebooks without ever taking away what somebody wrote."""

import io
import sys
from pathlib import Path

import pytest

from lettergames import cli
from lettergames.table import terminal


@pytest.fixture
def printed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "printed"
    folder.mkdir()
    for name in ("00_start.ipynb", "10_secret_letter.ipynb"):
        (folder / name).write_text(f"printed {name}")
    monkeypatch.setattr(cli, "notebooks", lambda: folder)
    return folder


def test_all_notebooks_are_copied(printed: Path, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "mine"
    assert cli.copy_notebooks(folder) == []
    assert sorted(path.name for path in folder.iterdir()) == ["00_start.ipynb", "10_secret_letter.ipynb"]
    assert (folder / "00_start.ipynb").read_text() == "printed 00_start.ipynb"


def test_a_changed_notebook_is_kept_and_named(printed: Path, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    cli.copy_notebooks(folder)
    (folder / "00_start.ipynb").write_text("my own notes")
    (folder / "10_secret_letter.ipynb").unlink()
    assert cli.copy_notebooks(folder) == ["00_start.ipynb"]
    assert (folder / "00_start.ipynb").read_text() == "my own notes"
    assert (folder / "10_secret_letter.ipynb").exists()


def test_without_jupyterlab_the_extra_is_named(
    printed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cli, "find_spec", lambda name: None)
    folder = tmp_path / "mine"
    assert cli.main(["--folder", str(folder)]) == 1
    said = capsys.readouterr()
    assert str(folder) in said.out
    assert 'pip install "lettergames[play]"' in said.err


def test_jupyterlab_is_opened_on_the_first_notebook(
    printed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A python that answers as JupyterLab would: it keeps where it was started and with what.
    fake = tmp_path / "python"
    fake.write_text('#!/bin/sh\npwd > "$0.called"\necho "$@" >> "$0.called"\nexit 3\n')
    fake.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(fake))
    folder = tmp_path / "mine"
    assert cli.main(["--folder", str(folder)]) == 3
    where, what = (tmp_path / "python.called").read_text().splitlines()
    assert where == str(folder.resolve())
    assert what.replace("--allow-root ", "") == "-m jupyterlab 00_start.ipynb"


def test_play_hands_on_only_what_was_said(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[tuple[str, dict[str, object]]] = []
    monkeypatch.setattr(terminal, "play", lambda game, **wishes: calls.append((game, wishes)))
    assert cli.main(["play", "secret-letter"]) == 0
    options = ["--option", "reset_self=only_forced", "--option", "short_game=True"]
    assert cli.main(["play", "secret-letter", "--seats", "3", "--seed", "7", *options]) == 0
    wishes = {"seats": 3, "seed": 7, "reset_self": "only_forced", "short_game": True}
    assert calls == [("secret-letter", {}), ("secret-letter", wishes)]


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        (["poker"], "there is no game 'poker'"),
        (["secret-letter", "--seats", "9"], "seats=9 is not possible"),
        (["secret-letter", "--option", "reset_self=never"], "reset_self='never' is not possible"),
    ],
)
def test_a_game_that_cannot_be_is_told_in_words(
    wish: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["play", *wish]) == 1
    assert capsys.readouterr().err.startswith(said)


def test_a_game_begins_in_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert cli.main(["play", "secret-letter", "--seats", "3", "--seed", "7"]) == 0
    assert capsys.readouterr().out.startswith("Secret Letter.")


def test_an_option_without_a_value_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["play", "secret-letter", "--option", "short_game"])
    assert "'short_game' is no NAME=VALUE" in capsys.readouterr().err
