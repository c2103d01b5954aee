"""The move box: every command, and moves in words and in notation."""

import re

import pytest

import lettergames as lg
from lettergames.table.sitting import Sitting
from tests.table.tables import ask, play, sitting


def _say(text: str, **pieces: object) -> str:
    answer = ask(sitting(**pieces), "text", text=text)
    return answer["say"] if answer["ok"] else answer["error"]["text"]


COMMANDS = {
    "hand": "Your hand: 1, Guess; 6, Swap (drawn).",
    "table": "Cleo's row: 1, Guess.",
    "scores": "You 0, Ben 0, Cleo 0. The target is 5.",
    "last": "You draw a 6.",
    "legal": "6, Swap – one of: Ben / Cleo",
    "hint": "Ben",
    "help": "hand, table, scores, last, legal",
    "rules": "Guess",
    "read": "Your turn: play one of your two cards.",
    "why 6": "may be chosen",
    "why Ada": "no Ada to choose",
    "why": "type why and a card",
    "HAND": "Your hand",
    "  hand  ": "Your hand",
}


@pytest.mark.parametrize(("command", "words"), COMMANDS.items())
def test_a_command_is_answered_and_changes_nothing(command: str, words: str) -> None:
    table = sitting()
    before = table.scene(0)
    answer = ask(table, "text", text=command)
    assert answer["ok"], answer
    assert words.lower() in answer["say"].lower()
    assert table.scene(0) == before


@pytest.mark.parametrize("name", ["hand", "table", "scores", "last", "legal", "why", "hint", "rules", "undo", "help"])
def test_the_help_names_every_command(name: str) -> None:
    assert name in _say("help")


def test_the_same_answer_is_said_each_time() -> None:
    table = sitting()
    assert ask(table, "text", text="hand")["say"] == ask(table, "text", text="hand")["say"] != ""


def test_why_names_the_facts_and_the_rule() -> None:
    assert _say("why 6", hands={"A": "7 6", "B": 3, "C": 5}, pile=None).startswith("You hold 7 and 6.")
    assert "Shield" in _say("why Ben", rows={"B": "4"}, shields=["B"])


MOVES = {
    "6 on B": "6 on B",
    "6 on Ben": "6 on B",
    "6 on ben": "6 on B",
    "6 Ben": "6 on B",
    "swap Ben": "6 on B",
    "Swap with Cleo": "6 on C",
    "play 6 on Cleo": "6 on C",
    "6, Swap on Ben": "6 on B",
    "1 on B naming 8": "1 on B naming 8",
    "1 on Ben naming Letter": "1 on B naming 8",
    "1 Ben 8": "1 on B naming 8",
    "guess Ben 6": "1 on B naming 6",
    "guess ben veil": "1 on B naming 7",
    "Guess Cleo and say 3": "1 on C naming 3",
    "guess at Cleo naming 3": "1 on C naming 3",
}


@pytest.mark.parametrize(("text", "move"), MOVES.items())
def test_a_move_in_words_or_notation(text: str, move: str) -> None:
    table = sitting()
    answer = ask(table, "text", text=text)
    assert answer["ok"], answer
    assert table.game.lines == [f"A {move}"]
    assert answer["say"].startswith("You play")


@pytest.mark.parametrize("text", ["5 on me", "5 on myself", "5 on A", "reset me", "reset yourself"])
def test_yourself_has_many_names(text: str) -> None:
    table = sitting(hands={"A": "5 2", "B": 3, "C": 6}, pile=None)
    assert ask(table, "text", text=text)["ok"]
    assert table.game.lines == ["A 5 on A"]


REFUSED = {
    "6 on Q": "is no player",
    "9": "not a card",
    "jump": "no move and no command",
    "1 on Ben": "value",
    "6": "somebody to choose",
    "3 on Ben": "do not hold",
    "1 on Ben naming 1": "You named 1",
    "6 on me": "another player",
    "deal": "expected a card",
}


@pytest.mark.parametrize("text", REFUSED)
def test_what_is_no_move_says_what_is_expected(text: str) -> None:
    table = sitting()
    answer = ask(table, "text", text=text)
    assert answer["ok"] is False
    assert REFUSED[text].lower() in answer["error"]["text"].lower()
    assert not table.game.history


def test_players_are_called_by_the_names_they_were_given() -> None:
    table = sitting()
    assert ask(table, "start", names=["You", "Bruno", "Carla"], deal=7)["ok"]
    assert "Bruno" in ask(table, "text", text="scores")["say"]
    assert "Ben" not in ask(table, "text", text="read")["say"]


def test_letters_never_appear_in_what_is_said() -> None:
    table = sitting()
    said = [ask(table, "text", text=text).get("say", "") for text in ("legal", "hint", "read", "table", "last")]
    said += [ask(table, "text", text="6 on Q")["error"]["text"], play(table, "hand.1", 0)["error"]["text"]]
    for text in said:
        assert not re.search(r" on [A-F]\b", text)
        assert "{" not in text
        assert "seat" not in text


def test_what_is_listed_can_be_typed_as_it_is_listed() -> None:
    """A card to pick is called like a card to play, a count like the count."""
    rules = lg.CompetitiveTricks()
    position = rules.position(trick="B:L R:A B:F", hands={"A": "B:S", "C": ""}, past=12)
    picking = Sitting(lg.Game(rules, position=position))
    picking.game.play("blue S")
    assert "red A" in ask(picking, "text", text="legal")["say"]
    assert ask(picking, "text", text="Red  A")["say"] == "You take red A."
    together = lg.CooperativeTricks()
    talking = Sitting(lg.Game(together, position=together.position(hands={"A": "Y:C Y:D R:M"}, turn="A")))
    legal = ask(talking, "text", text="legal")["say"]
    assert "Play a card – one of: yellow C / yellow D / red M" in legal
    assert "2 yellow" in legal
    assert ask(talking, "text", text="2 yellow")["say"] == "You say: 2 yellow."
