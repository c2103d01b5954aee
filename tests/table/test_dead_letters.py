"""Dead Letters at the table: what can be chosen, what the word desk says, what is refused, and that nothing leaks."""

import random
from typing import Any

import pytest

import lettergames as lg
from lettergames.core import chance
from lettergames.table.sitting import Sitting
from lettergames.words import Lexicon
from tests.conformance.dead_letters import dead_game
from tests.table.leaks import differences

HAND = "B B C H J S X Y"
BECAUSE = [("hand.0", ""), ("hand.4", "E"), ("hand.2", ""), ("hand.6", "A"), ("hand.7", "U"), ("hand.5", ""),
           ("hand.1", "E")]  # fmt: skip


def sitting(people: tuple[int, ...] = (0,), moves: tuple[str, ...] = (), pieces: Any = None, **options: Any) -> Sitting:
    rules = lg.DeadLetters(seats=3, **options)
    state = rules.position(**{"hands": {"A": HAND, "B": "P Q"}, **(pieces or {})})
    game = lg.Game(rules, position=state)
    for move in moves:
        game.play(move)
    return Sitting(game, {seat: ("You", "Ben", "Cleo")[seat] for seat in people})


def ask(table: Sitting, kind: str, seat: int = 0, **more: Any) -> dict[str, Any]:
    return table.request(seat, {"kind": kind, "id": "1", "n": table.number, **more})


def lane(cards: list[tuple[str, str]]) -> list[Any]:
    laid = [{"card": card, **({"as": letter} if letter else {})} for card, letter in cards]
    return [[{"lane": "word", "cards": laid, "letters": "".join(letter or "?" for _, letter in cards)}]]


def test_three_choices_and_why_one_is_refused() -> None:
    choice = sitting().scene(0)["choice"]
    assert [form["id"] for form in choice["forms"]] == ["draw", "score", "pass"]
    assert choice["forms"][2]["refused"] == {"rule": "may_pass", "facts": "The pile has 41 cards."}
    assert choice["parts"]["draw"]["to"] == 41
    assert choice["parts"]["score"]["check"] == "never"
    assert sitting(challenge="auto_reject").scene(0)["choice"]["parts"]["score"]["check"] == "live"


def test_drawing_by_a_number() -> None:
    table = sitting()
    assert ask(table, "move", form="draw", answers=[5])["ok"]
    assert len(table.game.state.hands[0]) == 13
    assert "You draw five cards: " in table.told(0)[-1][1]
    assert table.told(1)[-1][1] == "Ada draws five cards."


def test_the_desk_counts_and_does_not_tell_whether_the_word_is_listed() -> None:
    checked = [
        ask(sitting(), "check", form="score", answers=lane(cards))["check"]
        for cards in (BECAUSE, [*BECAUSE[:6], ("hand.1", "I")])
    ]
    assert checked[0]["total"] == "+7 up, −4 dead, four cards come back"
    assert checked[0]["left"] == "H −4: dead when you lay this."
    for check in checked:
        del check["lanes"][0]["text"]
    assert checked[0] == checked[1]


def test_the_desk_tells_it_where_words_are_looked_up() -> None:
    table = sitting(challenge="auto_reject")
    good = ask(table, "check", form="score", answers=lane(BECAUSE))["check"]
    assert good["lanes"][0]["ok"] is True
    bad = ask(table, "check", form="score", answers=lane([*BECAUSE[:6], ("hand.1", "I")]))["check"]
    assert bad["lanes"][0]["ok"] is False
    assert bad["refused"]["rule"] == "may_lay"


def test_a_word_a_challenge_and_its_price() -> None:
    table = sitting(people=(0, 1))
    assert ask(table, "move", form="score", answers=lane(BECAUSE))["ok"]
    assert table.scene(1)["prompt"] == "Ada lays BECAUSE for 7 points. Do you accept it?"
    assert ask(table, "move", 1, form="challenge", answers=[])["ok"]
    assert "BECAUSE is in the list (classic)" in table.told(0)[-1][1]
    assert ask(table, "move", 1, form="give", answers=["hand.0"])["ok"]
    assert table.game.state.down[1] == ("P",)
    assert "gives a card for it" in table.told(0)[-1][1]


def test_an_unchallenged_word_says_nothing_of_its_listing() -> None:
    told = []
    for cards in (BECAUSE, [*BECAUSE[:6], ("hand.1", "I")]):
        table = sitting()
        ask(table, "move", form="score", answers=lane(cards))
        table.game.play("accept").play("accept")
        word = "BECAUSE" if cards is BECAUSE else "BECAUSI"
        told.append(str(table.scene(0)).replace(word, "THE WORD"))
    assert told[0] == told[1]


BAD = {
    "no list": 7,
    "no answers": [],
    "two words": [*lane(BECAUSE), *lane(BECAUSE)],
    "two lanes": [lane(BECAUSE)[0] * 2],
    "no cards": lane([]),
    "a card twice": lane([("hand.0", ""), ("hand.0", "E")]),
    "a card that is not held": lane([("hand.0", ""), ("hand.99", "E")]),
    "an odd card": lane([("pile", ""), ("hand.1", "E")]),
    "no vowel": lane([("hand.0", ""), ("hand.1", "T")]),
    "two letters": lane([("hand.0", ""), ("hand.1", "EA")]),
    "no dict": [["BE"]],
    "a hole": [[{"lane": "word", "cards": [None]}]],
    "an unhashable card": [[{"lane": "word", "cards": [{"card": []}]}]],
}


@pytest.mark.parametrize("answers", BAD.values(), ids=BAD.keys())
def test_words_that_are_none_are_refused(answers) -> None:
    table = sitting()
    answer = ask(table, "move", form="score", answers=answers)
    assert answer["ok"] is False
    assert "Something went wrong" not in answer["error"]["text"]
    assert ask(table, "check", form="score", answers=answers)["check"]["ready"] is False
    assert not table.game.history


@pytest.mark.parametrize("answers", [[0], [42], [-1], ["4"], [True], [1, 2], []])
def test_numbers_that_are_none_are_refused(answers) -> None:
    table = sitting()
    answer = ask(table, "move", form="draw", answers=answers)
    assert answer["ok"] is False
    assert "Something went wrong" not in answer["error"]["text"]
    assert not table.game.history


def test_a_word_may_be_the_name_of_a_player() -> None:
    table = sitting(pieces={"hands": {"A": "B N T Z"}})
    ask(table, "text", text="score BEN")
    assert table.game.history[-1].move.word == "BEN"


def test_the_end_shows_every_card_and_what_was_listed() -> None:
    pieces = {"hands": {"A": "T", "B": "S", "C": "R"}, "pile": "", "words": [("B", "BLIRT"), ("A", "CAT")]}
    scene = sitting(moves=("pass", "pass", "pass"), pieces=pieces).scene(0)
    words = next(zone for zone in scene["zones"] if zone["id"] == "words")["sheet"]["rows"]
    assert [row[1:3] for row in words] == [["BLIRT", "not listed"], ["CAT", "listed"]]
    assert len(scene["outcome"]["sheet"]["rows"]) == 3
    assert scene["outcome"]["sheet"]["rows"][0][3] == "T 1: 1"


def test_a_game_with_a_list_of_ones_own_is_kept_and_continued(tmp_path, monkeypatch) -> None:
    monkeypatch.setenv("LETTERGAMES_HOME", str(tmp_path))
    own = Lexicon.from_words(["CAT", "BE", "TO", "TOO"], name="ours")
    first = lg.play("dead-letters", seed=2, word_list=own)
    first.game.play("draw 4")
    again = lg.play("dead-letters", seed=3, word_list=own)
    offered = [each["id"] for each in again.scene["actions"]]
    assert "continue" in offered
    again._sitting.request(0, {"kind": "action", "id": "1", "n": again._sitting.number, "action": "continue"})
    assert again.game.state == first.game.state


@pytest.mark.parametrize("number", range(8))
def test_what_leaves_is_made_from_what_the_seat_may_know(number) -> None:
    rules = dead_game(2 + number % 3, dead_cards=("hidden", "open")[number % 2])
    game, rng = lg.Game(rules, seed=number), chance.generator("dead letters leak", number)
    for _ in range(number * 3):
        if game.to_act is not None:
            moves = [move for move in game.legal_moves if move.kind != "draw" or move.number < 9]
            game.play(moves[int(rng.random() * len(moves))])
    for seat in range(rules.seats):
        assert differences(game, seat, random.Random(number)) == []


def test_a_score_below_nothing_is_told_with_a_minus() -> None:
    table = sitting(moves=("pass",) * 3, pieces={"hands": {"A": "", "B": "Q", "C": "X"}, "pile": ""})
    assert "-" not in table.scene(0)["outcome"]["headline"]
    assert [row[4][0] for row in table.scene(0)["outcome"]["sheet"]["rows"]] == ["−"] * 3
