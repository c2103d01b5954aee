"""What a table says to requests, bots, rules and files that are not as they should be."""

import contextlib
import json
import shutil
import threading
from pathlib import Path
from typing import Any

import pytest

import lettergames as lg
from lettergames import cli
from lettergames.core import chance, records
from lettergames.core.errors import OptionError
from lettergames.table import terminal
from lettergames.table.sitting import Sitting
from tests.table.comms import View
from tests.table.tables import THREE, ask, game, play, sitting


def nested(depth: int) -> list[Any]:
    inside: list[Any] = []
    for _ in range(depth):
        inside = [inside]
    return inside


DEEP = nested(5000)


@pytest.mark.parametrize(
    "content",
    [
        {"kind": "move", "form": "play", "answers": DEEP},
        {"kind": "move", "form": DEEP, "answers": []},
        {"kind": "move", "form": "play", "answers": {"hand.1": 1}},
        {"kind": "move", "form": "play", "answers": "hand.1"},
        {"kind": "move", "form": "play", "answers": [float("nan")]},
        {"kind": "move", "form": "play", "answers": ["hand.0", True, 8]},
        {"kind": "check", "form": "play", "answers": DEEP, "seat": 2},
        {"kind": "action", "action": DEEP[0]},
        {"kind": "start", "names": ["\u202eAda", "Ben", "Cleo"]},
        {"kind": "start", "names": ["A" * 10_000, "Ben", "Cleo"]},
        {"kind": "start", "names": ["<b>", "Ben", "Cleo"]},
        {"kind": "start", "kinds": [{}, {}, {}]},
        {"kind": "start", "options": {"seats": []}},
        {"kind": "start", "options": {"self": "3"}},
        {"kind": "start", "deal": True},
        {"kind": "start", "conventions": DEEP},
        {"kind": "start", "group": DEEP},
        {"kind": "clock", "do": DEEP},
        {"kind": "clock", "do": "stop"},
        {"kind": "forget", "group": "Larks"},
        {"kind": "moment", "at": True},
        {"kind": "moment", "at": float("nan")},
    ],
    ids=lambda content: f"{content['kind']}-{list(content)[1]}",
)
def test_an_odd_request_is_refused_in_a_sentence(content: Any) -> None:
    table = sitting()
    before = table.game.state, table.number, table.people, dict(table.bots)
    answer = table.request(0, {"id": 1, "n": table.number, **content})
    assert answer is not None
    assert answer["ok"] is False
    assert "went wrong" not in answer["error"]["text"]
    assert (table.game.state, table.number, table.people, table.bots) == before


@pytest.mark.parametrize("kind", ["move", "undo", "start", "action", "advance"])
def test_true_is_no_sequence_number(kind: str) -> None:
    table = sitting()
    while table.number != 1:
        table.number -= 1
    answer = table.request(0, {"kind": kind, "id": 1, "n": True, "form": "play", "answers": ["hand.1", 1]})
    assert answer is not None
    assert answer.get("stale") or not answer["ok"]
    assert not table.game.history


class Odd(lg.bots.Careful):
    """A bot that does one thing no bot should."""

    __slots__ = ("answer",)

    def __init__(self, answer: Any) -> None:
        super().__init__()
        self.answer = answer

    def choose(self, view: Any, moves: Any, rng: Any) -> Any:
        if isinstance(self.answer, type):
            raise self.answer("7 and 5")
        return self.answer


@pytest.mark.parametrize("answer", ["5 on A", "9", "deal", None, 7, ValueError, SystemExit], ids=repr)
def test_what_is_said_of_a_bot_that_goes_wrong_has_no_card_in_it(answer: Any) -> None:
    table = Sitting(game(hands={"A": 1, "B": "7 5"}, turn="B"), {0: "You", 1: Odd(answer)})
    before = table.game.state
    told = ask(table, "advance")
    assert told["ok"] is False
    assert not set("5789") & set(told["error"]["text"])
    assert table.game.state is before
    assert not set("579") & set(str(table.scene(0)["notice"]))


def test_a_bot_of_ones_own_stays_for_the_next_game() -> None:
    own = Odd("4")
    table = Sitting(game(), {0: "You", 1: own})
    assert ask(table, "start", deal="next")["ok"]
    assert table.bots[1] is own
    assert ask(table, "start", kinds=["person", "Odd", "Random"])["ok"]
    assert (table.bots[1], table.bots[2]) == (own, lg.bots.Random())
    assert ask(table, "start", kinds=["person", "Random", "Random"])["ok"]
    assert table.bots[1] == lg.bots.Random()


def test_a_refusal_that_looked_at_hidden_cards_does_not_tell_them() -> None:
    def may_name(rules: Any, state: Any, value: int) -> Any:
        """A Guess may not name what the next player holds."""
        held = state.hands[1][0]
        return lg.No(f"{lg.who(1)} holds {held}") if value == held else True

    table = sitting()
    table.game.house_rule(may_name)
    answer = play(table, "hand.0", 1, 3)
    assert answer["error"]["rule"] == "may_name"
    assert "3" not in answer["error"]["text"]
    assert "3" not in answer["error"]["facts"]


def test_facts_about_a_player_who_is_not_there_are_shown_as_they_are() -> None:
    def may_name(rules: Any, state: Any, value: int) -> Any:
        """Says odd things: {D}, {x}, {0.__class__}."""
        return value == 8 or lg.No("{D} and {F} {0.__class__} {x}")

    table = sitting()
    table.game.house_rule(may_name)
    answer = play(table, "hand.0", 1, 3)
    assert answer["error"]["facts"] == "{D} and {F} {0.__class__} {x}."
    assert table.book(0)["rules"]["may_name"]["text"] == "Says odd things: {D}, {x}, {0.__class__}."
    assert json.dumps(table.scene(0))


def test_the_table_is_in_order_after_a_start_that_failed() -> None:
    table = sitting()

    @table.game.house_rule
    def open_cards(rules: Any, state: Any) -> int:
        """With two players everything lies open."""
        return 100 if rules.seats == 2 else 0

    answer = ask(table, "start", options={"seats": "2"})
    assert answer["error"]["rule"] == "open_cards"
    assert sorted(table.bots) == [1, 2]
    assert len(table.book(0)["seats"]) == 3
    assert play(table, "hand.1", 1)["ok"]


def test_what_was_told_of_a_move_taken_back_is_gone_though_nobody_asked_between() -> None:
    table = sitting()
    table.game.play("1 on B naming 8")
    assert "Guess" in table.told(2)[-1][1]
    table.game.undo().play("6 on C")
    assert "Swap" in table.told(2)[-1][1]


def test_undo_waits_for_the_bot_and_is_then_too_late() -> None:
    thinking, go_on = threading.Event(), threading.Event()

    class Slow(lg.bots.Careful):
        __slots__ = ()

        def choose(self, view: Any, moves: Any, rng: Any) -> Any:
            thinking.set()
            assert go_on.wait(20)
            return next(iter(moves))

    table = Sitting(game(), {0: "You", 1: Slow()})
    play(table, "hand.1", 1)
    number, answers = table.number, []
    bot = threading.Thread(target=lambda: answers.append(ask(table, "advance")))
    bot.start()
    assert thinking.wait(20)
    undo = {"kind": "undo", "id": 2, "n": number}
    back = threading.Thread(target=lambda: answers.append(table.request(0, undo)))
    back.start()
    go_on.set()
    bot.join(20)
    back.join(20)
    assert [answer["ok"] for answer in answers] == [True, False]
    assert len(table.game.history) == 2


def test_undo_into_a_position_without_a_move() -> None:
    table = sitting(hands={"A": "1 2", "B": 3, "C": 5})
    table.game.play("2 on B")

    @table.game.house_rule
    def must_play(rules: Any, state: Any, hand: tuple[int, ...]) -> tuple[int, ...]:
        """Nothing below 3 is played."""
        return tuple(card for card in hand if card > 2)

    table.game.undo()
    assert table.scene(0)["choice"]["forms"][0]["refused"]["rule"] == "must_play"
    assert "no move here" in ask(table, "ask", what="hint")["error"]["text"]
    assert "no move" in ask(table, "text", text="legal")["error"]["text"]
    assert ask(table, "text", text="2 on B")["error"]["rule"] == "must_play"
    table.game.without_rule("must_play")
    assert ask(table, "text", text="2 on B")["ok"]


def test_a_round_that_does_not_end_is_not_skipped_for_ever() -> None:
    def shield(rules: Any, state: Any, seat: int) -> Any:
        """All rows go back into the pile."""
        laid = tuple(card for row in state.rows for card in row)
        return state._replace(rows=((),) * 3, pile=(*state.pile, *laid))

    rules = lg.SecretLetter(seats=3, deck={4: 16}).with_rule(shield)
    out = {"hands": {"A": "", "B": "4 4", "C": "4"}, "rows": {"A": "4"}, "pile": "4", "turn": "B"}
    table = Sitting(lg.Game(rules, position=rules.position(**out)), {0: "You"})
    assert ask(table, "action", action="skip")["ok"]
    assert table.game.state.phase == "play"
    assert len(table.game.history) == 100
    assert [each["id"] for each in table.scene(0)["actions"]] == ["skip"]


@pytest.mark.parametrize("seats", [[1, 2], "You", 5, {(0,)}], ids=repr)
def test_seats_are_given_by_their_numbers(seats: Any) -> None:
    with pytest.raises(OptionError, match="dict"):
        Sitting(game(), seats)


@pytest.mark.parametrize("name", ["", "Ben\nmoves", "\u202eBen", "B" * 10_000])
def test_people_have_names_that_fit_a_line(name: str) -> None:
    with pytest.raises(OptionError, match="no name"):
        Sitting(game(), {0: "You", 1: name})


def test_the_folder_vanishes_and_the_table_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = tmp_path / "kept"
    monkeypatch.setenv("LETTERGAMES_HOME", str(home))
    table = Sitting(game(), {0: "You"}, autosave=True)
    scenes = []
    table.watch(lambda: scenes.append(table.scene(0)))
    play(table, "hand.1", 1)
    assert list(home.iterdir())
    shutil.rmtree(home)
    home.write_text("a file in its place")
    ask(table, "advance")
    assert "not kept any longer" in scenes[-1]["notice"]["text"]
    assert len(table.game.history) == 2


def test_a_game_whose_file_is_gone_cannot_be_continued(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LETTERGAMES_HOME", str(tmp_path))
    first = lg.play("secret-letter", seed=1)
    first.game.play(next(iter(first.game.legal_moves)))
    first.close()
    second = lg.play("secret-letter", seed=2)
    view = View(second)
    for file in tmp_path.iterdir():
        file.unlink()
    answer = view.ask("action", action="continue")
    assert "cannot be read" in answer["error"]["text"]
    second.close()


def test_an_offer_is_not_made_where_files_cannot_be_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LETTERGAMES_HOME", str(tmp_path))
    (tmp_path / "secret-letter-1.txt").symlink_to(tmp_path / "nowhere")
    lg.play("secret-letter", seed=1).close()


def test_a_table_that_cannot_be_drawn_says_so_and_takes_a_move_back(monkeypatch: pytest.MonkeyPatch) -> None:
    table = lg.Table(game())
    view = View(table)
    with monkeypatch.context() as patch:
        patch.setattr(Sitting, "_drawn", _fails)
        table.game.play("6 on B")
        assert "cannot be drawn" in view.scene["notice"]["text"]
        assert view.scene["choice"] is None
    table.game.undo()
    assert view.scene["notice"] is None
    assert view.scene["yours"]
    table.close()
    table.close()


def _fails(*_: Any) -> Any:
    raise RuntimeError("7 and 5")


def test_tables_of_one_game_in_three_threads() -> None:
    shared = lg.Game(THREE, seed=5)
    tables = [(Sitting(shared, {0: "You"}), 0), (Sitting(shared, {0: "You", 1: "Ben"}), 1), (Sitting(shared), 0)]
    wrong: list[Any] = []

    def act(table: Sitting, seat: int, number: int) -> None:
        rng = chance.generator(number)
        for turn in range(25):
            kinds = ["advance", "undo", "text", "ask"]
            kind = kinds[int(rng.random() * 4)]
            text = str(next(iter(shared.rules.legal_moves(shared.view(seat))), "4"))
            request = {"kind": kind, "id": turn, "n": table.number, "text": text, "what": "read"}
            answer = table.request(seat, request)
            assert answer is not None
            if "went wrong" in answer.get("error", {}).get("text", ""):
                wrong.append(answer)

    threads = [threading.Thread(target=act, args=(*each, number)) for number, each in enumerate(tables)]
    for each in threads:
        each.start()
    for each in threads:
        each.join(60)
    assert not any(each.is_alive() for each in threads)
    assert not wrong
    assert lg.Game.from_record(shared.record()).state == shared.state


def test_what_cannot_be_read_at_the_terminal_is_asked_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = iter([UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid"), "{A} {0.__class__} %s", "quit"])

    def answer(_prompt: str) -> str:
        each = next(typed)
        if isinstance(each, Exception):
            raise each
        return each

    monkeypatch.setattr("builtins.input", answer)
    terminal.play("secret-letter", seed=1, seats=2)
    told = capsys.readouterr().out
    assert "cannot be read" in told
    assert "is no move" in told


def test_ctrl_c_while_a_bot_thinks_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(_self: Any) -> bool:
        raise KeyboardInterrupt

    monkeypatch.setattr(Sitting, "advance", stop)
    terminal.play("secret-letter", seed=1)


@pytest.mark.parametrize("wish", ["name=x", "self=1", "seats=[3]", "seed=x", "deck={1:16}", "seats=" + "[" * 300])
def test_an_odd_option_of_the_command_is_told_in_words(wish: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["play", "secret-letter", "--option", wish]) == 1
    assert wish.partition("=")[0] in capsys.readouterr().err


def test_notebooks_that_cannot_be_copied_are_told_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("in the way")
    assert cli.main(["--folder", str(tmp_path / "file" / "below")]) == 1
    assert "cannot be copied" in capsys.readouterr().err


def test_a_table_closed_in_the_middle_of_a_move() -> None:
    table = lg.Table(game())
    other = table.seat(1)
    view, told = View(table), View(other)
    table.game.watch(lambda _game: table.close())
    view.send({"kind": "move", "id": 1, "n": view.scene["n"], "form": "play", "answers": ["hand.1", 1]})
    assert len(other.game.history) == 1
    assert told.scene["log"][-1]["text"].startswith("Ada plays 6 Swap")
    table._received(table, {"kind": "advance", "id": 2, "n": 0}, [])
    assert len(other.game.history) == 1
    other.close()
    table.game.undo()


def test_two_threads_write_each_line_of_a_kept_game_once(tmp_path: Path) -> None:
    kept = lg.Game(THREE, seed=4)
    file = records.Autosave(kept, tmp_path / "game.txt")

    def act() -> None:
        for _ in range(30):
            with contextlib.suppress(ValueError):
                kept.play(next(iter(kept.legal_moves), "4"))

    threads = [threading.Thread(target=act) for _ in range(3)]
    for each in threads:
        each.start()
    for each in threads:
        each.join(60)
    file.close()
    written = (tmp_path / "game.txt").read_text()
    assert [line for line in written.splitlines() if not line.startswith("result")] == [
        line for line in kept.record().splitlines() if not line.startswith("result")
    ]
