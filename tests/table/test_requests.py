"""What a table answers to the messages of a view, good and bad; a refused one changes nothing."""

from typing import Any

import pytest

import lettergames as lg
from tests.table.tables import ask, play, sitting


def test_a_move_is_made_and_answered() -> None:
    table = sitting()
    assert play(table, "hand.0", 1, 3) == {"kind": "answer", "id": "1", "ok": True}
    assert table.game.lines == ["A 1 on B naming 3"]
    assert table.scene(0)["zones"][1]["cards"] == [{"face": "1"}]


def test_every_answer_of_a_choice_is_a_move_and_every_refusal_names_a_rule() -> None:
    table = sitting()
    book, choice = table.book(0), table.scene(0)["choice"]
    paths = list(_paths(choice, choice["forms"][0]["part"]))
    moves = table.game.rules.choose(table.game.view(0), table.voice(0)).move
    allowed = {str(moves("play", path)) for path, refused in paths if not refused}
    assert allowed == set(map(str, table.game.legal_moves))
    assert len(allowed) < len(paths)
    for path, refused in paths:
        if refused:
            assert refused["rule"] in book["rules"]
            assert refused["facts"]
            answer = play(table, *path)
            assert answer["ok"] is False
            assert answer["error"]["rule"] == refused["rule"]
    assert not table.game.history


def _paths(choice: dict[str, Any], part: str, above: tuple[Any, ...] = (), refused: Any = None) -> Any:
    for option in choice["parts"][part]["options"]:
        no = refused or option.get("refused")
        if "then" in option:
            yield from _paths(choice, option["then"], (*above, option["pick"]), no)
        else:
            yield (*above, option["pick"]), no


BAD = {
    "no dict": 7,
    "None": None,
    "a list": [],
    "no kind": {},
    "an odd kind": {"kind": 3},
    "an unknown kind": {"kind": "shuffle"},
    "a method's name": {"kind": "_do"},
    "another seat": {"kind": "move", "seat": 1, "form": "play", "answers": ["hand.0", 1, 3]},
    "no answers": {"kind": "move", "form": "play"},
    "answers that are none": {"kind": "move", "form": "play", "answers": 4},
    "a hole in the answers": {"kind": "move", "form": "play", "answers": [None, {}, []]},
    "an unhashable form": {"kind": "move", "form": {}, "answers": []},
    "too few answers": {"kind": "move", "form": "play", "answers": ["hand.0"]},
    "too many answers": {"kind": "move", "form": "play", "answers": ["hand.1", 1, 3, 4]},
    "a card not held": {"kind": "move", "form": "play", "answers": ["hand.7", 1]},
    "a seat that is not there": {"kind": "move", "form": "play", "answers": ["hand.1", 9]},
    "the deal of the next round": {"kind": "move", "form": "deal", "answers": []},
    "a refused value": {"kind": "move", "form": "play", "answers": ["hand.0", 1, 1]},
    "yourself": {"kind": "move", "form": "play", "answers": ["hand.1", 0]},
    "no text": {"kind": "text"},
    "a text that is none": {"kind": "text", "text": ["1"]},
    "a long text": {"kind": "text", "text": "1 " * 1000},
    "an unknown move": {"kind": "text", "text": "6 on Q"},
    "nonsense": {"kind": "text", "text": "qwertz 😀"},
    "a card that is not held": {"kind": "text", "text": "8"},
    "a forbidden move": {"kind": "text", "text": "1 on Ben naming 1"},
    "nothing to ask": {"kind": "ask"},
    "an unknown question": {"kind": "ask", "what": "seed"},
    "a moment to come": {"kind": "moment", "at": 99},
    "a moment before": {"kind": "moment", "at": -1},
    "a moment that is none": {"kind": "moment", "at": "0"},
    "no moment": {"kind": "moment"},
    "an action not offered": {"kind": "action", "action": "next"},
    "an action that is none": {"kind": "action", "action": ["skip"]},
    "nothing to take back": {"kind": "undo"},
    "options that are none": {"kind": "start", "options": 3},
    "an unknown option": {"kind": "start", "options": {"wings": "2"}},
    "a value that is not possible": {"kind": "start", "options": {"seats": "7"}},
    "an unhashable value": {"kind": "start", "options": {"seats": []}},
    "names that are none": {"kind": "start", "names": "Ben"},
    "too few names": {"kind": "start", "names": ["You"]},
    "an empty name": {"kind": "start", "names": ["You", " ", "Cleo"]},
    "the same initial twice": {"kind": "start", "names": ["You", "Bob", "Bea"]},
    "a name of markup": {"kind": "start", "names": ["You", "<b>", "Cleo"]},
    "a long name": {"kind": "start", "names": ["You", "B" * 21, "Cleo"]},
    "an unknown bot": {"kind": "start", "kinds": ["person", "Cheater", "Careful"]},
    "a bot that is none": {"kind": "start", "kinds": ["person", 3, "Careful"]},
    "a deal below nothing": {"kind": "start", "deal": -1},
    "a deal that is none": {"kind": "start", "deal": "7"},
    "a deal too large": {"kind": "start", "deal": 10**30},
}


@pytest.mark.parametrize("content", BAD.values(), ids=BAD.keys())
def test_a_malformed_message_is_answered_with_a_sentence_and_changes_nothing(content: Any) -> None:
    table = sitting()
    before = table.scene(0), table.book(0), table.game.state
    if isinstance(content, dict):
        content = {"id": "view.1", "n": table.number, **content}
    answer = table.request(0, content)
    assert answer["ok"] is False
    assert answer["id"] == ("view.1" if isinstance(content, dict) else None)
    text = answer["error"]["text"]
    assert len(text.split()) >= 3
    assert "went wrong" not in text
    assert (table.scene(0), table.book(0), table.game.state) == before


@pytest.mark.parametrize("n", [None, -1, 0, 10**9, "1", []])
@pytest.mark.parametrize("kind", ["move", "undo", "action", "start", "text"])
def test_a_stale_message_is_refused(kind: str, n: Any) -> None:
    table = sitting(turn="A")
    more = {"form": "play", "answers": ["hand.1", 1], "text": "6 on Ben", "action": "next"}
    before = table.game.state
    answer = table.request(0, {"kind": kind, "id": "1", "n": n, **more})
    if kind == "text" and n is None:
        assert answer["ok"]  # typed by something that knows no scenes
        return
    assert answer["ok"] is False
    assert "changed" in answer["error"]["text"]
    assert table.game.state == before


def test_a_stale_advance_is_dropped_without_an_error() -> None:
    table = sitting(hands={"A": 1, "B": "3 2", "C": 5}, turn="B", pile=None)
    old = table.number
    assert ask(table, "advance")["ok"]
    answer = table.request(0, {"kind": "advance", "id": "2", "n": old})
    assert answer == {"kind": "answer", "id": "2", "ok": True, "stale": True}
    assert len(table.game.history) == 1


def test_a_repeated_message_is_done_once() -> None:
    table = sitting()
    message = {"kind": "move", "id": "1", "n": table.number, "form": "play", "answers": ["hand.1", 1]}
    assert table.request(0, message)["ok"]
    assert table.request(0, message)["ok"] is False
    assert len(table.game.history) == 1


def test_only_the_seat_to_act_moves_and_only_a_person() -> None:
    table = sitting(people=(0, 1))
    assert "Ada's turn" in ask(table, "text", seat=1, text="3 on Ada")["error"]["text"]
    assert "Careful" in ask(table, "text", seat=2, text="5 on Ada")["error"]["text"]
    assert not table.game.history


def test_a_bot_plays_when_the_view_says_go_on_and_not_for_a_person() -> None:
    table = sitting()
    assert ask(table, "advance")["ok"]
    assert not table.game.history
    play(table, "hand.1", 1)
    waiting = table.scene(0)["waiting"]
    assert waiting["seat"] == 1
    ask(table, "advance")
    assert len(table.game.history) == 2


def test_an_unexpected_error_is_shown_at_the_table_and_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    table = sitting()
    play(table, "hand.1", 1)

    class Confused(lg.bots.Random):
        def choose(self, *_: Any) -> Any:
            raise ZeroDivisionError("3 6 8")

    monkeypatch.setitem(table.bots, 1, Confused())
    answer = ask(table, "advance")
    assert answer["ok"] is False
    assert "ZeroDivisionError" in answer["error"]["text"]
    assert "3 6 8" not in answer["error"]["text"]
    assert table.scene(0)["notice"] == {"kind": "error", "text": answer["error"]["text"]}
    assert len(table.game.history) == 1


def test_a_moment_is_the_table_as_it_was() -> None:
    table = sitting()
    first = table.scene(0)
    play(table, "hand.1", 1)
    ask(table, "advance")
    before = table.number
    scene = ask(table, "moment", at=0)["scene"]
    assert scene["n"] == -1
    assert scene["choice"] is None
    assert scene["zones"] == first["zones"]
    assert scene["log"] == first["log"]
    assert table.number == before
    assert ask(table, "moment", at=2)["scene"]["zones"] == table.scene(0)["zones"]


def test_a_moment_of_another_round_is_told_under_its_own_rules() -> None:
    table = sitting(hands={"A": "1 4", "B": 6, "C": ""}, rows={"C": "2 8"}, pile=None)
    play(table, "hand.0", 1, 6)
    assert table.scene(0)["outcome"]["headline"] == "You win the round."
    ask(table, "move", form="deal", answers=[])
    assert table.scene(0)["outcome"] is None
    assert ask(table, "moment", at=1)["scene"]["outcome"]["headline"] == "You win the round."


def test_when_you_are_out_the_rest_can_be_skipped() -> None:
    table = sitting(hands={"A": "", "B": "1 5", "C": 6}, rows={"A": "2 8"}, turn="B", pile=None)
    assert [each["id"] for each in table.scene(0)["actions"]] == ["skip"]
    assert ask(table, "action", action="skip")["ok"]
    assert table.game.state.phase == "round_over"


def test_after_the_match_it_is_played_again_or_dealt_the_same() -> None:
    table = sitting(hands={"A": "1 4", "B": 6, "C": ""}, rows={"C": "2 8"}, points={"A": 4}, pile=None)
    play(table, "hand.0", 1, 6)
    scene = table.scene(0)
    assert scene["outcome"]["final"]
    assert {each["id"] for each in scene["actions"]} == {"next", "same", "turning"}
    assert ask(table, "action", action="same")["ok"]
    assert not table.game.history
    assert table.scene(0)["outcome"] is None


def test_a_check_changes_nothing_where_there_is_no_word() -> None:
    table = sitting()
    before = table.scene(0)
    for more in ({}, {"form": "play", "answers": []}, {"form": [], "answers": {"lane": 3}}):
        assert ask(table, "check", **more)["check"]["ready"] is False
    assert table.scene(0) == before


def test_what_a_move_of_yours_showed_stays_until_you_go_on() -> None:
    table = sitting(hands={"A": "2 6", "B": 8, "C": 5}, pile=None)
    play(table, "hand.0", 1)
    waiting = table.scene(0)["waiting"]
    assert "it is an 8" in waiting["text"]
    assert waiting["ms"] is None
    others = table.scene(2)["waiting"]
    assert "8" not in others["text"]
    assert others["ms"] >= 1200


def test_an_ordinary_line_is_shown_as_long_as_it_takes_to_read() -> None:
    table = sitting(hands={"A": 1, "B": "4 2", "C": 5}, turn="B", pile=None)
    table.game.play("4")
    waiting = table.scene(0)["waiting"]
    assert waiting["text"] == table.told(0)[-1][1]
    assert waiting["ms"] == max(1200, 400 + 250 * len(waiting["text"].split()))


def test_the_end_of_a_round_stays_until_you_go_on() -> None:
    table = sitting(hands={"A": 2, "B": "3 7", "C": ""}, rows={"C": "2 8"}, turn="B", pile=None)
    table.game.play("3 on A")
    scene = table.scene(0)
    assert scene["outcome"]["headline"] == "Ben wins the round."
    assert scene["waiting"]["ms"] is None
