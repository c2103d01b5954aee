"""Games that are kept in a folder, and offered again."""

from pathlib import Path

import pytest

import lettergames as lg
from tests.table.comms import View


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LETTERGAMES_HOME", str(tmp_path / "games"))
    return tmp_path / "games"


def _files(home: Path) -> list[Path]:
    return sorted(home.glob("*"))


def _play(table: lg.Table, moves: int) -> None:
    for _ in range(moves):
        if not table._sitting.advance():
            table.game.play(next(iter(table.game.legal_moves)))


def test_a_game_is_kept_from_its_first_move_on(home: Path) -> None:
    table = lg.play("secret-letter", seed=3)
    assert _files(home) == []
    _play(table, 2)
    (file,) = _files(home)
    assert file.read_text(encoding="utf-8") == table.game.record()
    table.game.undo()
    _play(table, 3)
    assert file.read_text(encoding="utf-8") == table.game.record()


def test_nothing_is_kept_where_that_is_not_wanted(home: Path) -> None:
    _play(lg.play("secret-letter", seed=3, autosave=False), 4)
    _play(lg.Table(lg.Game(lg.SecretLetter(), seed=3)), 4)
    assert _files(home) == []


def test_a_house_rule_is_kept_with_the_game(home: Path) -> None:
    table = lg.play("secret-letter", seed=3)

    @table.house_rule
    def protected(rules, state, seat):
        """Nobody is protected."""
        return False

    _play(table, 2)
    assert "Nobody is protected." in _files(home)[0].read_text(encoding="utf-8")


def test_the_game_left_is_offered_beside_the_new_one(home: Path) -> None:
    left = lg.play("secret-letter", seed=3, seats=2)
    _play(left, 3)
    view = View(lg.play("secret-letter", seed=4, seats=2))
    (offer,) = view.scene["actions"]
    assert offer["id"] == "continue"
    assert "3 moves" in offer["label"]
    assert not view.table.game.history
    assert view.ask("action", action="continue")["ok"]
    assert view.table.game.state == left.game.state
    assert view.table.game.lines == left.game.lines
    assert not [each for each in view.scene["actions"] if each["id"] == "continue"]


def test_the_continued_game_is_kept_in_the_same_file(home: Path) -> None:
    _play(lg.play("secret-letter", seed=3), 3)
    view = View(lg.play("secret-letter", seed=4))
    view.ask("action", action="continue")
    _play(view.table, 2)
    (file,) = _files(home)
    assert file.read_text(encoding="utf-8") == view.table.game.record()


def test_with_other_seats_too(home: Path) -> None:
    _play(lg.play("secret-letter", seed=3, seats=4), 3)
    view = View(lg.play("secret-letter", seed=4, seats=2))
    assert view.ask("action", action="continue")["ok"]
    assert len(view.scene["seats"]) == len(view.book["seats"]) == 4


def test_the_offer_ends_with_the_persons_first_move(home: Path) -> None:
    _play(lg.play("secret-letter", seed=3), 3)
    table = lg.play("secret-letter", seed=4)
    while table.game.to_act != 0:
        assert table.scene["actions"]
        _play(table, 1)
    assert table.scene["actions"]
    _play(table, 1)
    assert not table.scene["actions"]


def test_a_game_that_is_over_is_not_offered(home: Path) -> None:
    table = lg.play("secret-letter", seed=3, players={seat: lg.bots.Random() for seat in range(3)})
    table.advance(5_000)
    assert table.game.result
    assert lg.play("secret-letter", seed=4).scene["actions"] == []


def test_a_last_line_that_was_cut_is_mended_with_a_notice(home: Path) -> None:
    left = lg.play("secret-letter", seed=3)
    _play(left, 4)
    (file,) = _files(home)
    file.write_text(file.read_text(encoding="utf-8").rstrip("\n")[:-1], encoding="utf-8")
    view = View(lg.play("secret-letter", seed=4))
    assert view.ask("action", action="continue")["ok"]
    assert len(view.table.game.history) == 3
    assert view.scene["notice"]["kind"] == "info"
    assert "cut short" in view.scene["notice"]["text"]
    _play(view.table, 1)
    assert lg.Game.from_record(file.read_text(encoding="utf-8")).lines == view.table.game.lines


@pytest.mark.parametrize("damage", ["a line from elsewhere", "a newer version", "a gap"])
def test_a_damaged_game_is_refused_at_the_table(home: Path, damage: str) -> None:
    _play(lg.play("secret-letter", seed=3), 4)
    (file,) = _files(home)
    lines = file.read_text(encoding="utf-8").splitlines()
    if damage == "a newer version":
        lines[0] = "lettergames record 99"
    elif damage == "a gap":
        del lines[-3]
    else:
        lines.append("Z sings")
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    view = View(lg.play("secret-letter", seed=4))
    before = view.table.game.state
    answer = view.ask("action", action="continue")
    assert answer["ok"] is False
    assert answer["error"]["text"].startswith("Line ")
    assert view.table.game.state == before


def test_a_game_with_a_house_rule_that_is_not_there_names_it(home: Path) -> None:
    table = lg.play("secret-letter", seed=3)

    @table.house_rule
    def protected(rules, state, seat):
        """Nobody is protected."""
        return False

    _play(table, 2)
    view = View(lg.play("secret-letter", seed=4))
    answer = view.ask("action", action="continue")
    assert "protected" in answer["error"]["text"]
    view.table.house_rule(protected)
    assert view.ask("action", action="continue")["ok"]
    assert view.book["house"] == ["protected"]


def test_a_file_that_is_no_text_is_no_offer(home: Path) -> None:
    home.mkdir()
    (home / "secret-letter-20200101-000000-000000.txt").write_bytes(b"\xff\xfe\x00 moves")
    assert lg.play("secret-letter", seed=4).scene["actions"] == []


def test_a_folder_that_cannot_be_written_is_told_and_the_game_goes_on(home: Path) -> None:
    home.parent.mkdir(exist_ok=True)
    home.write_text("a file, not a folder", encoding="utf-8")
    table = lg.play("secret-letter", seed=3)
    assert table.scene["notice"]["kind"] == "info"
    assert "not kept" in table.scene["notice"]["text"]
    _play(table, 3)
    assert len(table.game.history) == 3


def test_a_second_game_at_the_same_table_has_a_file_of_its_own(home: Path) -> None:
    view = View(lg.play("secret-letter", seed=3))
    _play(view.table, 2)
    view.ask("start", deal=9)
    _play(view.table, 2)
    assert len(_files(home)) == 2
