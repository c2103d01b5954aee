"""A section that runs: what it refuses, what it shows meanwhile, and that one change is one scene."""

import json
import threading
from pathlib import Path

import pytest

from lettergames.lessons.progress import Progress
from lettergames.lessons.secret_letter import LESSON
from lettergames.lessons.stage import Stage
from lettergames.lessons.trick_taking import LESSON as TRICK_TAKING

from .walks import answer, ask, lines, look_on, move, press, shown, stage

SCENES = sorted((Path(__file__).parents[1] / "scenes").glob("lesson-*.json"))


def at(section: str, step: int = 0) -> Stage:
    data = LESSON.section(section)
    return stage(LESSON, data, data.steps[step])


def test_a_poor_move_is_played_on_said_and_taken_back():
    made = at("guess")
    before = made.game.state
    assert ask(made, "text", text="1 on B naming 5")["ok"]
    scene = made.scene(0)
    assert scene["waiting"]["text"].startswith("You play 1 Guess on Ben and say 5. Ben says no.")
    assert scene["choice"] is None
    assert scene["lesson"]["feedback"] is None
    assert scene["lesson"]["actions"] == []
    look_on(made)
    assert "Ben plays 1 Guess on you and says 4. You lay 4 and are out of the round." in lines(made)
    assert shown(made)["feedback"]["rule"] == "guess_hits"
    press(made, "again")
    assert made.game.state == before
    assert made.scene(0)["choice"]


def test_nothing_is_called_wrong():
    made = at("guess")
    move(made, "1 on B naming 5")
    assert "wrong" not in json.dumps(made.scene(0)["lesson"]).lower()


@pytest.mark.parametrize(
    "content",
    [
        {"do": "fly"},
        {"do": None},
        {"do": ["answer"]},
        {"do": "on"},
        {"do": "answer", "value": 0},
        {},
    ],
)
def test_what_is_not_offered_is_refused_and_changes_nothing(content):
    made = at("guess")
    before = made.scene(0)
    assert not ask(made, "lesson", **content)["ok"]
    assert made.scene(0) == before


@pytest.mark.parametrize("value", [-1, 3, "0", None, 1.0, True, [0], 10**9])
def test_an_answer_that_is_none_is_refused(value):
    for made in (at("duel", 3), at("guess", 1)):
        if value == 3 and made.scene(0)["lesson"]["number"]:
            continue
        before = made.scene(0)
        given = ask(made, "lesson", do="answer", value=value)
        assert "is no answer" in given["error"]["text"]
        assert made.scene(0) == before


def test_a_press_for_a_table_that_has_changed_is_refused():
    made = at("guess")
    n = made.number
    press(made, "hint")
    given = made.request(0, {"kind": "lesson", "id": "2", "n": n, "do": "hint"})
    assert "has changed" in given["error"]["text"]


@pytest.mark.parametrize("kind", ["start", "action"])
def test_a_lesson_is_no_place_for_a_new_game(kind):
    made = at("guess")
    assert "belongs to its lesson" in ask(made, kind, action="next", options={"seats": "2"})["error"]["text"]
    assert made.game.rules.players == 3


def test_no_move_is_made_before_the_question_is_answered():
    made = at("duel", 1)
    before = made.game.state
    assert "question comes first" in ask(made, "text", text="3 on B")["error"]["text"]
    assert "question comes first" in ask(made, "move", form="play", answers=["hand.1", 1])["error"]["text"]
    assert made.game.state == before


def test_no_move_is_made_while_the_table_plays_on():
    made = at("guess")
    ask(made, "text", text="1 on B naming 5")
    assert "Go on" in ask(made, "text", text="6")["error"]["text"]


def test_undo_brings_back_the_beginning_of_the_step():
    made = at("shield", 2)
    before = made.game.state
    assert "beginning" in ask(made, "undo")["error"]["text"]
    move(made, "2 on B")
    assert ask(made, "undo")["ok"]
    assert made.game.state == before
    assert not made.scene(0)["marks"]


def test_one_request_is_one_new_scene():
    made = at("guess")
    numbers: list[int] = []
    made.watch(lambda: numbers.append(made.number))
    press(made, "hint")
    ask(made, "text", text="1 on B naming 5")
    ask(made, "advance")
    press(made, "again")
    assert numbers == list(range(numbers[0], numbers[0] + 4))


def test_what_is_refused_sends_no_scene():
    made = at("guess")
    number = made.number
    ask(made, "text", text="1 on C naming 6")
    ask(made, "lesson", do="fly")
    assert made.number == number


def test_everything_can_be_typed():
    made = at("guess")
    assert "puts a player out" in ask(made, "text", text="hint")["say"]
    assert "round is yours" in ask(made, "text", text="1 on Ben naming 6")["say"]
    ask(made, "text", text="Go on")
    assert "one is in your own hand" in ask(made, "text", text="3")["say"]
    assert "Two" in ask(made, "text", text="2")["say"]
    ask(made, "text", text="on")
    ask(made, "text", text="step before")
    assert shown(made)["number"]
    asked = at("duel", 3)
    ask(asked, "text", text="Nobody")
    look_on(asked)
    assert shown(asked)["feedback"]["kind"] == "right"
    by_number = at("duel", 3)
    ask(by_number, "text", text="1")
    assert by_number.mood == "show"


def test_commands_still_answer():
    made = at("duel", 1)
    assert "1, Guess" in ask(made, "text", text="hand")["say"]
    assert "Duel" in ask(made, "ask", what="read")["say"]


def test_a_table_shows_nothing_its_seat_may_not_know():
    made = at("duel")
    sent = json.dumps([made.scene(0), made.book(0)])
    assert made.game.state.hands[1:] == ((4,), (3,))
    assert "you saw" not in sent
    assert '"pile": [' not in sent


def test_a_lesson_does_not_lead_to_the_lesson():
    assert "lessons" not in at("guess").book(0)


def test_what_is_to_be_counted_is_not_counted_for_the_learner():
    made = at("guess", 1)
    assert made.scene(0)["count"] is None
    assert "4 hidden" not in json.dumps(made.scene(0))
    data = LESSON.section("points")
    assert stage(LESSON, data, data.steps[-1]).scene(0)["count"]


def test_what_could_be_counted_is_noted_where_a_step_is_about_it():
    noted = [step for step in range(3) if "hidden" in json.dumps(at("guess", step).choice(0).data)]
    assert [LESSON.section("guess").steps[step].id for step in noted] == ["likely"]


def test_free_play_lets_bots_play_when_asked():
    data = LESSON.section("points")
    made = stage(LESSON, data, data.steps[-1])
    assert [seat["name"] for seat in made.book(0)["seats"]] == ["You", "Ben"]
    while made.game.to_act == 0:
        assert ask(made, "text", text=str(next(iter(made.game.legal_moves))))["ok"]
    if not made.scene(0)["outcome"]:
        moves = len(made.game.history)
        assert ask(made, "advance")["ok"]
        assert len(made.game.history) == moves + 1
    press(made, "on")
    assert made.progress.step("points", "match")["done"]


def test_many_requests_at_once_leave_a_whole_section():
    made = at("guess")

    def learner() -> None:
        for _ in range(20):
            for kind, more in (("text", {"text": "4"}), ("advance", {}), ("lesson", {"do": "again"}), ("undo", {})):
                ask(made, kind, **more)

    threads = [threading.Thread(target=learner) for _ in range(4)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    look_on(made)
    assert made.mood in ("ask", "told")
    ask(made, "undo")
    move(made, "1 on B naming 6")
    assert shown(made)["feedback"]["kind"] == "right"


def test_who_wins_a_trick_is_not_marked_while_it_is_asked():
    section = TRICK_TAKING.section("win")
    made = stage(TRICK_TAKING, section, section.steps[0])

    def marks():
        return [card.get("marks") for zone in made.scene(0)["zones"] if zone["id"] == "trick" for card in zone["cards"]]

    assert marks() == [None] * 3
    answer(made, 1)
    assert marks()[0] == ["winning"]


def test_a_right_answer_skips_and_a_poor_one_does_not():
    made = Stage(LESSON, LESSON.section("reset"), Progress("secret-letter"))
    press(made, "know")
    assert shown(made)["place"] == "Do you know it?"
    answer(made, 1)
    assert {each["id"] for each in shown(made)["actions"]} == {"again"}
    press(made, "again")
    press(made, "leave")
    assert shown(made)["place"] == "Step 1 of 3"
    press(made, "know")
    answer(made, 0)
    press(made, "leave")
    assert shown(made)["place"] == "Step 1 of 3"


@pytest.mark.parametrize("path", SCENES, ids=[path.stem for path in SCENES])
def test_the_scenes_of_the_front_end_look_like_those_that_are_sent(path):
    kept = json.loads(path.read_text(encoding="utf-8"))["scene"]["lesson"]
    made = shown(at("guess"))
    assert set(kept) == set(made)
    assert {type(each) for each in kept.values()} <= {str, list, bool, dict, type(None)}
    assert set(kept["progress"]) == set(made["progress"])
    assert all({"id", "label"} <= set(each) for each in kept["actions"])
