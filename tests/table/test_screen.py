"""Several people at one screen: handing over, and what nobody sees meanwhile."""

import json
from typing import Any

import pytest

import lettergames as lg
from lettergames.table import Table
from lettergames.table.sitting import Sitting
from tests.table.comms import View
from tests.table.tables import ask
from tests.table.test_clock import FOUR, HandTimer

KINDS = ["person", "person", "Careful", "Careful"]
RULES = lg.CompetitiveTricks()


def two_at_one(seed: int = 3, timer: Any = None) -> Sitting:
    """A game of two people at the screen of seat 0; it is the turn of seat 1, whose screen it is not yet."""
    sitting = Sitting(lg.Game(RULES, seed=1), timer=timer)
    assert ask(sitting, "start", kinds=KINDS, names=["You", "Bruno", "Cleo", "Dan"], deal=seed)["ok"]
    while sitting.game.to_act != 1:
        sitting.game.play(next(iter(sitting.game.legal_moves)))
    return sitting


def sit(sitting: Sitting, seat: int) -> dict[str, Any]:
    return ask(sitting, "action", seat, action="sit")


def test_a_person_joins_at_the_start_panel_and_sits_down_when_it_is_their_turn() -> None:
    sitting = two_at_one()
    assert (sitting.people, set(sitting.bots)) == ({0, 1}, {2, 3})
    scene = sitting.scene(0)
    assert scene["prompt"] == "Bruno is next: hand over the screen."
    assert [action["label"] for action in scene["actions"]] == ["I am Bruno"]
    assert sit(sitting, 0) == {"kind": "answer", "id": "1", "ok": True, "seat": 1}
    assert sitting.scene(1)["prompt"].startswith("Your turn")
    assert sitting.scene(1)["choice"]["forms"]


def test_a_covered_screen_shows_no_card_and_answers_nothing() -> None:
    sitting = two_at_one()
    shown = json.dumps(sitting.scene(0))
    for card in (*sitting.game.view(0)["hand"], *sitting.game.view(1)["hand"]):
        assert card not in shown
    for kind, more in (
        ("text", {"text": "hand"}), ("ask", {"what": "read"}), ("moment", {"at": 0}), ("undo", {}),
        ("move", {"form": "play", "answers": []}), ("action", {"action": "skip"}), ("advance", {}), ("check", {}),
    ):  # fmt: skip
        answer = ask(sitting, kind, 0, **more)
        assert answer["error"]["text"] == "Bruno is next: hand over the screen first.", kind


def test_whoever_has_left_the_screen_is_not_seen_there_any_more() -> None:
    sitting = two_at_one()
    sit(sitting, 0)
    scene = sitting.scene(0)
    assert (scene["zones"], scene["choice"]) == ([], None)
    for _ in range(100):
        if sitting.game.to_act == 0:
            break
        assert sitting.scene(1)["zones"], "while bots play the screen stays with whoever played last"
        if not sitting.advance():
            sitting.game.play(next(iter(sitting.game.legal_moves)))
    assert sitting.scene(1)["prompt"] == "Ada is next: hand over the screen."
    assert sit(sitting, 1)["seat"] == 0
    assert sitting.scene(0)["zones"]


def test_nobody_sits_down_twice_or_out_of_turn() -> None:
    sitting = two_at_one()
    sit(sitting, 0)
    assert not sit(sitting, 1)["ok"]


def test_a_person_at_the_same_screen_becomes_a_bot_again() -> None:
    sitting = two_at_one()
    sit(sitting, 0)
    assert ask(sitting, "start", 1, kinds=["Random", None, None, None])["ok"]
    assert (sitting.people, sitting.bots[0].level) == ({1}, "Random")
    assert sitting.scene(1)["zones"]


def test_a_person_with_a_screen_of_their_own_stays_one() -> None:
    sitting = Sitting(lg.Game(RULES, seed=1), {0: "You", 1: "Ben"})
    assert ask(sitting, "start", kinds=["person", "Careful", "person", "Careful"])["ok"]
    assert sitting.people == {0, 1, 2}
    assert sitting.screen.seats == {0, 2}
    assert sitting.scene(1)["zones"]


@pytest.mark.parametrize("kinds", ["person", {"0": "person"}, ["person", ["person"], 7, {}]])
def test_odd_kinds_change_nobody(kinds: Any) -> None:
    sitting = two_at_one()
    before = (sitting.people, sitting.bots, sitting.game.state, sitting.screen.seats)
    assert not ask(sitting, "start", 0, kinds=kinds)["ok"]
    assert (sitting.people, sitting.bots, sitting.game.state, sitting.screen.seats) == before


def test_the_time_of_somebody_runs_from_when_they_sit_down() -> None:
    timer = HandTimer()
    position = FOUR.position(
        taken={"A": "Y:C Y:A Y:T B:S", "B": "B:F Y:O Y:G B:R"}, turn="A", dealer="D", past=13
    )  # fmt: skip
    sitting = Sitting(lg.Game(FOUR, position=position), timer=timer)
    ask(sitting, "start", kinds=KINDS, deal="same")
    sitting.game.play("done")
    timer.turn(500)
    assert "clock" not in sitting.scene(0)
    sit(sitting, 0)
    assert sitting.scene(1)["clock"]["ms"] == 60_000


def test_the_widget_shows_the_next_person_only_after_they_have_sat_down() -> None:
    table = Table(lg.Game(RULES, seed=1))
    view = View(table)
    assert view.ask("start", kinds=KINDS, deal=3)["ok"]
    game = table.game
    while game.to_act != 1:
        game.play(next(iter(game.legal_moves)))
    hands = {seat: game.view(seat)["hand"] for seat in (0, 1)}
    sent = len(view.sent)
    assert view.scene["actions"][0]["id"] == "sit"
    answer = view.ask("action", action="sit")
    assert answer["ok"]
    assert "seat" not in answer
    assert view.book["seats"][1]["you"]
    shown = json.dumps([data for _, data in view.sent[sent:]])
    assert all(f"hand.{card}" in shown for card in hands[1])
    assert not any(f"hand.{card}" in shown for card in hands[0])
