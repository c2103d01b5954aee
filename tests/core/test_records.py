"""Games as text: what is kept, and every way in which a record can be broken."""

import json
from pathlib import Path

import pytest

import lettergames as lg
from lettergames.core import records
from lettergames.core.errors import OptionError, RecordError


def protected(rules, state, seat):
    """Nobody is ever protected."""
    return False


def game_of(moves: int = 6, seed: int = 7, **options) -> lg.Game:
    game = lg.Game(lg.SecretLetter(seats=3, **options), seed=seed, names=["Ann Lee", "Bo", "Cy"])
    for _ in range(moves):
        game.play(list(game.legal_moves)[-1])
    return game


def lines_of(game: lg.Game) -> list[str]:
    return game.record().splitlines()


def text_of(lines: list[str]) -> str:
    return "\n".join(lines) + "\n"


def replaced(lines: list[str], start: str, new: str | None) -> str:
    """The record with the first line that starts so replaced, or left out."""
    at = next(number for number, line in enumerate(lines) if line.startswith(start))
    return text_of([*lines[:at], *([] if new is None else [new]), *lines[at + 1 :]])


def test_a_record_names_all_that_is_needed() -> None:
    text = game_of(short_game=True).record()
    for line in ("lettergames record 1", "game secret-letter", "option seats 3", "option short_game true", "seed 7"):
        assert line in text.splitlines()
    assert "player A Ann Lee" in text
    assert text.endswith("\n")


def test_options_names_and_decks_come_back() -> None:
    game = game_of(deck={1: 6, 2: 4, 8: 2, 9: 1}, full_tie="none", tiebreak_join=True)
    again = lg.Game.from_record(game.record())
    assert again.rules == game.rules
    assert again.names == ("Ann Lee", "Bo", "Cy")
    assert again.state == game.state


def test_a_game_from_a_position_comes_back() -> None:
    rules = lg.SecretLetter(seats=3)
    position = rules.position(
        hands={"A": "3 8", "B": 5}, rows={"C": "4 1", "B": "5"}, laid={"B": "5"}, shields=["C"],
        seen={"A": {"B": 5}}, points={"A": 2}, starter="B",
    )  # fmt: skip
    game = lg.Game(rules, position=position).play("3 on B")
    again = lg.Game.from_record(game.record())
    assert again.state == game.state
    assert again.record() == game.record()
    deep = lg.Game(rules, position=game.state)
    deep.play(next(iter(deep.legal_moves)))
    assert lg.Game.from_record(deep.record()).state == deep.state


def test_a_finished_game_tells_its_result() -> None:
    game = game_of(moves=0)
    while game.result is None:
        game.play(list(game.legal_moves)[-1])
    text = game.record()
    told = json.loads(text.splitlines()[-1].removeprefix("result "))
    assert told == {"scores": list(game.result.scores), "winners": list(game.result.winners)}
    assert lg.Game.from_record(text).result == game.result
    other = {**told, "scores": [9, 9, 9]}
    with pytest.raises(RecordError, match="result"):
        lg.Game.from_record(replaced(text.splitlines(), "result", f"result {json.dumps(other)}"))
    with pytest.raises(RecordError, match="result"):
        lg.Game.from_record(replaced(text.splitlines(), "result", "result {"))


# --- broken records ---


@pytest.mark.parametrize("text", ["", "\n\n", "hello", "{}", "lettergames", "moves\nA 4\n"])
def test_what_is_no_record_is_refused(text) -> None:
    with pytest.raises(RecordError, match="line 1"):
        lg.Game.from_record(text)


@pytest.mark.parametrize("thing", [None, 3, b"lettergames record 1", ["lettergames record 1"]])
def test_what_is_no_text_is_refused(thing) -> None:
    with pytest.raises(RecordError, match="text"):
        lg.Game.from_record(thing)


def test_a_newer_version_is_refused_as_such() -> None:
    with pytest.raises(RecordError, match="line 1: version '2' is newer"):
        lg.Game.from_record(replaced(lines_of(game_of()), "lettergames", "lettergames record 2"))
    with pytest.raises(RecordError, match="line 1: version"):
        lg.Game.from_record(replaced(lines_of(game_of()), "lettergames", "lettergames record x"))


@pytest.mark.parametrize(
    ("start", "new", "told"),
    [
        ("game", "game chess", "chess"),
        ("game", "game secret-leter", "secret-letter"),
        ("game", None, "game"),
        ("option seats", "option seats 9", "seats"),
        ("option seats", "option seats", "line 3"),
        ("option seats", "option seats three", "line 3"),
        ("option seats", "option seets 3", "seets"),
        ("option seats", "option seats 2", "players|names"),
        ("option deck", 'option deck "many"', "deck"),
        ("option short_game", 'option short_game "yes"', "short_game"),
        ("seed", None, "seed"),
        ("seed", "seed seven", "line 15"),
        ("seed", "seed -7", "seed"),
        ("seed", 'position {"hands": {"A": "9 9"}}', "9"),
        ("seed", "position {", "line 15"),
        ("seed", 'position {"hands": 3}', "hands"),
        ("seed", 'position {"nonsense": 3}', "nonsense"),
        ("player B", None, "players"),
        ("player B", "player Q Bo", "line 17"),
        ("moves", None, "moves"),
        ("moves", "movez", "line 19.*movez"),
    ],
)
def test_a_start_that_cannot_be_is_refused(start, new, told) -> None:
    with pytest.raises(RecordError, match=told):
        lg.Game.from_record(replaced(lines_of(game_of()), start, new))


def test_seed_and_position_together_are_refused() -> None:
    lines = lines_of(game_of())
    at = lines.index("seed 7")
    with pytest.raises(RecordError, match="one line 'seed' or one line 'position'"):
        lg.Game.from_record(text_of([*lines[:at], "position {}", *lines[at:]]))


EDITS = [
    "A 9", "Q 4", "A", "nonsense", "A 1 on Q", "rule", "rule protected", "rule protected {}", "printed protected",
    "redo", "moves", "seed 8",
]  # fmt: skip


@pytest.mark.parametrize("edited", EDITS)
def test_an_edited_line_is_refused_with_its_number(edited) -> None:
    lines = lines_of(game_of())
    at = lines.index("moves") + 3
    with pytest.raises(RecordError, match=f"line {at + 1}:"):
        lg.Game.from_record(text_of([*lines[:at], edited, *lines[at + 1 :]]))


def test_a_move_another_seat_made_is_refused() -> None:
    lines = lines_of(game_of())
    at = lines.index("moves") + 2
    other = {"A": "B", "B": "C", "C": "A"}[lines[at][0]]
    with pytest.raises(RecordError, match=f"line {at + 1}:"):
        lg.Game.from_record(text_of([*lines[:at], other + lines[at][1:], *lines[at + 1 :]]))


def test_an_illegal_move_is_refused_with_line_and_rule() -> None:
    rules = lg.SecretLetter(seats=3)
    game = lg.Game(rules, position=rules.position(hands={"A": "7 5"})).play("7")
    with pytest.raises(RecordError, match=rules.rule_title("must_play")) as error:
        lg.Game.from_record(replaced(lines_of(game), "A 7", "A 5 on B"))
    assert f"line {len(lines_of(game))}:" in str(error.value)


def test_a_record_shortened_in_the_middle_is_refused() -> None:
    lines = lines_of(game_of(moves=10))
    first = lines.index("moves") + 1
    refused = 0
    for at in range(first, len(lines) - 1):
        try:
            lg.Game.from_record(text_of([*lines[:at], *lines[at + 1 :]]))
        except RecordError as error:
            assert "line" in str(error)  # noqa: PT017 (every cut is tried)
            refused += 1
    assert refused == len(lines) - 1 - first


def test_a_last_line_cut_short_is_left_out_with_a_notice() -> None:
    game = game_of(moves=5)
    text = game.record()
    whole, notice = records.mended(text)
    assert (whole, notice) == (text, "")
    last = text.splitlines()[-1]
    for kept in range(1, len(last) + 1):
        cut = text[: len(text) - len(last) - 1 + kept]
        whole, notice = records.mended(cut)
        assert "cut short" in notice
        assert len(lg.Game.from_record(whole).history) == 4
    assert records.mended("") == ("", "")
    assert records.mended("lettergames rec")[0] == ""


def test_blank_lines_and_other_line_ends_do_no_harm() -> None:
    game = game_of()
    text = game.record()
    for other in (text.replace("\n", "\r\n"), text.replace("\n", "\n\n"), "\n" + text, text + "\n  \n", text.rstrip()):
        assert lg.Game.from_record(other).state == game.state


def test_names_cannot_smuggle_lines_in() -> None:
    """A name is one line of text: others are refused, or come back as they were."""
    rules = lg.SecretLetter(seats=3)
    for name in ("Ann\nseed 3", "Ann\r\nmoves", "Ann\u2028moves"):
        try:
            game = lg.Game(rules, seed=1, names=[name, "Bo", "Cy"])
        except OptionError:
            continue
        assert lg.Game.from_record(game.record()).names == (name, "Bo", "Cy")


# --- house rules ---


def housed() -> lg.Game:
    game = game_of(moves=2)
    game.house_rule(protected)
    for _ in range(3):
        game.play(list(game.legal_moves)[-1])
    return game


def test_house_rules_are_quoted_where_they_begin() -> None:
    lines = lines_of(housed())
    line = lines[lines.index("moves") + 3]
    name, quoted = line.removeprefix("rule ").split(" ", 1)
    assert name == "protected"
    assert json.loads(quoted)["text"] == "Nobody is ever protected."
    assert json.loads(quoted)["source"].startswith("def protected(rules, state, seat):")


def test_a_record_with_house_rules_comes_back_when_they_are_handed_in() -> None:
    game = housed()
    again = lg.Game.from_record(game.record(), house_rules=[protected])
    assert again.state == game.state
    assert again.rules == game.rules
    assert [step.rules for step in again.history] == [step.rules for step in game.history]
    assert again.record() == game.record()


def test_a_missing_house_rule_is_named_with_its_line_and_text() -> None:
    with pytest.raises(RecordError, match="'protected'") as error:
        lg.Game.from_record(housed().record())
    assert "Nobody is ever protected." in str(error.value)
    assert f"line {lines_of(housed()).index('moves') + 4}:" in str(error.value)


def other_text(rules, state, seat):
    """Only Ada is protected."""
    return False


def other_body(rules, state, seat):
    """Nobody is ever protected."""
    return seat == 0


@pytest.mark.parametrize("function", [other_text, other_body])
def test_a_house_rule_that_differs_is_reported(function) -> None:
    renamed = type(function)(function.__code__, function.__globals__, "protected")
    renamed.__doc__ = function.__doc__
    with pytest.raises(RecordError, match="differs"):
        lg.Game.from_record(housed().record(), house_rules=[renamed])


def test_a_house_rule_without_source_goes_by_its_text() -> None:
    built = {}
    exec('def protected(rules, state, seat):\n    "Nobody is ever protected."\n    return False\n', built)
    game = game_of(moves=2)
    game.house_rule(built["protected"])
    assert "source not at hand" in game.record()
    again = lg.Game.from_record(game.record(), house_rules=[built["protected"]])
    assert again.rules == game.rules


def test_nothing_in_a_record_is_run(tmp_path) -> None:
    mark = tmp_path / "run"
    source = f"def protected(rules, state, seat):\n    open({str(mark)!r}, 'w').close()\n    return False\n"
    line = "rule protected " + json.dumps({"text": "Nobody is ever protected.", "source": source})
    with pytest.raises(RecordError):
        lg.Game.from_record(replaced(lines_of(housed()), "rule", line), house_rules=[protected])
    with pytest.raises(RecordError):
        lg.Game.from_record(replaced(lines_of(housed()), "rule", line))
    assert not mark.exists()


def test_a_house_rule_that_came_and_went() -> None:
    game = housed()
    game.without_rule("protected")
    game.play(list(game.legal_moves)[-1])
    again = lg.Game.from_record(game.record(), house_rules=[protected])
    assert again.state == game.state
    assert again.rules == lg.SecretLetter(seats=3)
    assert again.record() == game.record()


def test_a_house_rule_changed_during_the_game_comes_back_when_both_are_handed_in() -> None:
    def made():
        def protected(rules, state, seat):
            """Only Ada is protected."""
            return seat == 0

        return protected

    game = housed()
    game.house_rule(made())
    game.play(list(game.legal_moves)[-1])
    again = lg.Game.from_record(game.record(), house_rules=[protected, made()])
    assert again.state == game.state
    assert again.record() == game.record()


def test_a_house_rule_of_the_set_up_that_came_after_the_deal_comes_back() -> None:
    """It holds from the next deal on, so the deal that was on the table must not change when the record is read."""

    def set_aside(rules, state):
        """Two cards are put aside."""
        return 2

    game = game_of(moves=0)
    game.house_rule(set_aside)
    before = game.state
    for _ in range(3):
        game.play(list(game.legal_moves)[-1])
    again = lg.Game.from_record(game.record(), house_rules=[set_aside])
    assert again.history[0].before == before
    assert again.state == game.state
    assert again.record() == game.record()


# --- autosave ---


def autosaved(game: lg.Game, path: Path) -> records.Autosave:
    return records.Autosave(game, path, failed=pytest.fail)


def test_a_folder_that_cannot_be_written_ends_the_keeping_and_not_the_game(tmp_path) -> None:
    (tmp_path / "file").write_text("in the way")
    told = []
    game = game_of(moves=0)
    records.Autosave(game, tmp_path / "file" / "game.txt", told.append)
    for _ in range(3):
        game.play(list(game.legal_moves)[-1])
    assert len(told) == 1
    assert len(game.history) == 3


def test_autosave_keeps_every_move_undo_and_rule(tmp_path) -> None:
    path = tmp_path / "games" / "game.txt"
    game = game_of(moves=1)
    kept = autosaved(game, path)
    for change in (
        lambda: game.play(list(game.legal_moves)[-1]),
        lambda: game.undo(),
        lambda: game.redo(),
        lambda: game.house_rule(protected),
        lambda: game.play(list(game.legal_moves)[-1]),
        lambda: game.without_rule("protected"),
    ):
        change()
        assert path.read_text(encoding="utf-8") == game.record()
    kept.close()
    written = path.read_text(encoding="utf-8")
    game.play(list(game.legal_moves)[-1])
    assert path.read_text(encoding="utf-8") == written


def test_a_game_that_is_over_and_taken_back_is_kept(tmp_path) -> None:
    game = game_of(moves=0)
    kept = autosaved(game, tmp_path / "game.txt")
    while game.result is None:
        game.play(list(game.legal_moves)[-1])
    game.undo(2)
    game.play(next(iter(game.legal_moves)))
    kept.close()
    again = lg.Game.from_record(kept.path.read_text(encoding="utf-8"))
    assert again.state == game.state
    assert again.taken_back


def test_nothing_is_written_before_the_first_move(tmp_path) -> None:
    game = game_of(moves=0)
    kept = autosaved(game, tmp_path / "game.txt")
    assert not kept.path.exists()
    game.play(list(game.legal_moves)[-1])
    assert kept.path.read_text(encoding="utf-8") == game.record()


def test_the_folder_is_set_by_the_environment(tmp_path, monkeypatch) -> None:
    monkeypatch.setenv("LETTERGAMES_HOME", str(tmp_path / "mine"))
    assert records.folder() == tmp_path / "mine"
    assert records.unfinished("secret-letter") is None
    path = records.new_path("secret-letter")
    assert path.parent == tmp_path / "mine"
    game = game_of(moves=0)
    autosaved(game, path)
    game.play(list(game.legal_moves)[-1])
    told, found = records.unfinished("secret-letter")
    assert found == str(path)
    assert "1 move" in told
    assert records.unfinished("toy") is None
    while game.result is None:
        game.play(list(game.legal_moves)[-1])
    assert records.unfinished("secret-letter") is None
