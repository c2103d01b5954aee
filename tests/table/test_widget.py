"""The table as a widget, spoken to through its comm: what arrives, what leaves, and what is left behind."""

import gc
import json
import threading
import weakref
from typing import Any

import pytest
from ipywidgets.widgets.widget import _instances as widgets

import lettergames as lg
from lettergames.core import chance
from lettergames.core.errors import OptionError
from tests.table.comms import View
from tests.table.tables import THREE, game, sitting


def test_a_message_comes_in_and_a_scene_goes_out() -> None:
    view = View(lg.Table(game()))
    assert view.scene["prompt"] == "Your turn: play one of your two cards."
    answer = view.ask("move", form="play", answers=["hand.1", 1])
    assert answer["ok"]
    assert view.scene["turn"] == 1
    assert view.scene["log"][-1]["text"].startswith("You play 6")


def test_one_move_sends_one_scene_and_no_book() -> None:
    view = View(lg.Table(game()))
    before = len(view.sent)
    view.ask("move", form="play", answers=["hand.1", 1])
    states = [data["state"] for _, data in view.sent[before:] if "state" in data]
    assert [list(state) for state in states] == [["scene"]]


def test_a_question_sends_an_answer_and_no_scene() -> None:
    view = View(lg.Table(game()))
    before = len(view.sent)
    assert view.ask("ask", what="hint")["say"]
    assert [data.get("method") for _, data in view.sent[before:]] == ["custom"]


def test_a_bot_is_announced_before_it_thinks() -> None:
    view = View(lg.Table(game()))
    view.ask("move", form="play", answers=["hand.1", 1])
    view.ask("advance")
    kinds = [message["kind"] for message in view.messages]
    assert kinds == ["answer", "busy", "answer"]
    assert view.messages[1]["text"] == "Ben is thinking"


@pytest.mark.parametrize("content", [None, 3, "move", [], {}, {"kind": None}, {"kind": "advance"}, {"kind": []}])
def test_what_is_no_request_is_answered_and_changes_nothing(content: Any) -> None:
    view = View(lg.Table(game()))
    before = view.scene
    view.send(content)
    assert len(view.messages) == 1
    assert view.messages[0]["kind"] == "answer"
    assert view.scene == before


def test_an_error_in_the_handler_becomes_a_message_in_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    table = lg.Table(game())
    view = View(table)

    def broken(*_: Any) -> None:
        raise KeyError("secret 8")

    monkeypatch.setattr(type(table.game), "play", broken)
    answer = view.ask("move", form="play", answers=["hand.1", 1])
    assert answer["ok"] is False
    assert "KeyError" in answer["error"]["text"]
    assert view.scene["notice"]["text"] == answer["error"]["text"]
    assert "8" not in answer["error"]["text"]


def test_two_tables_of_one_game_see_it_each_from_its_seat() -> None:
    table = lg.Table(game(), {0: "You", 1: "Ben"})
    ada, ben = View(table), View(table.seat(1))
    assert [card["face"] for card in ben.scene["zones"][0]["cards"]] == ["3"]
    assert ben.book["seats"][0]["name"] == "Ada"
    ada.ask("move", form="play", answers=["hand.1", 1])
    assert ben.scene["yours"]
    assert "6" in [card["face"] for card in ben.scene["zones"][1]["cards"]]
    assert ben.scene["log"][-1]["text"] != ada.scene["log"][-1]["text"]
    refused = ben.ask("move", seat=0, form="play", answers=["hand.0", 1])
    assert refused["ok"] is False


def test_a_move_made_in_a_cell_is_seen_at_the_table() -> None:
    table = lg.Table(game())
    view = View(table)
    table.game.play("6 on B")
    assert view.scene["turn"] == 1
    table.advance()
    assert len(table.game.history) == 2
    table.game.undo(2)
    assert view.scene["yours"]
    assert view.scene["marks"] == ["moves were taken back"]


def test_a_house_rule_made_in_a_cell_is_told_to_every_table() -> None:
    table = lg.Table(game(), {0: "You", 1: "Ben"})
    views = [View(table), View(table.seat(1))]

    @table.house_rule
    def protected(rules: Any, state: Any, seat: int) -> bool:
        """Nobody is ever protected."""
        return False

    for view in views:
        assert view.book["house"] == ["protected"]
        assert view.book["rules"]["protected"]["text"] == "Nobody is ever protected."
        assert view.book["rules"]["protected"]["status"] == "house"
    table.without_rule("protected")
    assert views[1].book["house"] == []


@pytest.mark.parametrize("at", [-1, 3, "1", None, 1.0, True])
def test_there_is_no_other_seat(at: Any) -> None:
    with pytest.raises(OptionError, match="seat"):
        lg.Table(game()).seat(at)


@pytest.mark.parametrize(
    ("seats", "words"),
    [
        ({3: "Dan"}, "no seat 3"),
        ({-1: "You"}, "no seat -1"),
        ({"A": "You"}, "no seat 'A'"),
        ({0: 5}, "cannot sit"),
        ({0: lg.bots.Careful}, "cannot sit"),
    ],
)
@pytest.mark.filterwarnings("error::pytest.PytestUnraisableExceptionWarning")
def test_who_cannot_sit_is_refused(seats: Any, words: str) -> None:
    with pytest.raises(OptionError, match=words):
        lg.Table(game(), seats)
    gc.collect()


@pytest.mark.parametrize("what", ["secret-letter", None, lg.SecretLetter])
@pytest.mark.filterwarnings("error::pytest.PytestUnraisableExceptionWarning")
def test_what_is_no_game_is_refused(what: Any) -> None:
    with pytest.raises(OptionError, match="no game"):
        lg.Table(what)
    gc.collect()


def test_two_threads_playing_at_once_lose_nothing_and_break_nothing() -> None:
    table = lg.Table(lg.Game(THREE, seed=5), dict(enumerate(("You", "Ben", "Cleo"))))
    failures: list[BaseException] = []

    def play() -> None:
        rng = chance.generator(threading.get_ident())
        try:
            for _ in range(60):
                sat = table._sitting
                seat = table.game.to_act
                if seat is None:
                    return
                words = str(table.game.legal_moves.sample(rng))
                sat.request(seat, {"kind": "text", "id": "1", "n": sat.number, "text": words})
                if rng.random() < 0.2:
                    sat.request(seat, {"kind": "undo", "id": "2", "n": sat.number})
        except BaseException as error:  # noqa: BLE001 - a thread's own error would be lost
            failures.append(error)

    threads = [threading.Thread(target=play) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
    assert not failures
    assert table.scene["notice"] is None
    again = lg.Game.from_record(table.game.record())
    assert again.state == table.game.state
    assert again.lines == table.game.lines
    assert table.scene["n"] == table._sitting.number
    assert table.scene["log"][-1]["n"] == len(table.game.history)


def test_the_browser_is_sent_the_newest_scene_last() -> None:
    table = lg.Table(game(), {0: "You"})
    view = View(table)
    barrier = threading.Barrier(2)

    def moves() -> None:
        barrier.wait()
        for _ in range(25):
            table.game.play("6 on B").undo()

    def asks() -> None:
        barrier.wait()
        for _ in range(25):
            table._sitting.fault("a word")

    threads = [threading.Thread(target=each) for each in (moves, asks)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
    assert view.scene == table.scene
    assert view.scene["n"] == table._sitting.number


def test_a_closed_table_is_freed_and_the_game_stays() -> None:
    played = game()
    table = lg.Table(played)
    gone = weakref.ref(table), weakref.ref(table._sitting)
    table.close()
    del table
    gc.collect()
    assert gone[0]() is None
    assert gone[1]() is None
    played.play("6 on B")


def test_an_open_seat_outlives_a_closed_one() -> None:
    table = lg.Table(game(), {0: "You", 1: "Ben"})
    other = View(table.seat(1))
    table.close()
    other.table.game.play("6 on B")
    assert other.scene["yours"]


def test_nothing_of_a_closed_table_is_left_in_the_registry() -> None:
    before = set(widgets)
    table = lg.Table(game())
    assert set(widgets) > before
    table.close()
    assert set(widgets) == before


def test_the_bundle_is_sent_as_text() -> None:
    table = lg.Table(game())
    assert isinstance(table._esm, str)
    assert "export" in table._esm


def test_little_is_sent() -> None:
    """A first scene under 12 kB, and under 4 kB for a move on average."""
    view = View(lg.Table(lg.Game(THREE, seed=3)))
    assert len(json.dumps(view.scene)) < 12_000
    played = view.table.game
    while not played.result:
        played.play(played.legal_moves.sample(chance.generator(len(played.history))))
    moves = [len(json.dumps(data)) for _, data in view.sent if data.get("method") == "update"]
    assert len(moves) == len(played.history)
    assert sum(moves) / len(moves) < 4_096


def test_the_table_plays_by_itself_when_only_bots_sit() -> None:
    table = lg.Table(game(), {seat: lg.bots.Careful() for seat in range(3)})
    table.advance(500)
    assert table.game.result is not None
    assert sitting().people == {0}
