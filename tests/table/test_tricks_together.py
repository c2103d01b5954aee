"""LetterTricks in teams and together at the table: claims, passing, talk, and the last two tricks."""

from pathlib import Path
from typing import Any

import pytest

import lettergames as lg
from lettergames.table.sitting import Sitting
from tests.table.tables import ask

TEAMS, COOP = lg.TeamTricks(), lg.CooperativeTricks()
WORDS = {
    "yellow": ("QUOTAS", "M:Qu Y:O Y:T Y:A Y:S"),
    "blue": ("BRAIN", "B:B B:R B:A B:I B:N"),
    "red": ("HOLDS", "R:H R:O R:L R:D R:S"),
}
EVERYBODY = (0, 1, 2, 3)
POOL = " ".join(cards for _, cards in WORDS.values())
# You have won a trick and lead the next one.
WON: dict[str, Any] = {"hands": {"A": "Y:C Y:D"}, "taken": {"A": POOL}, "past": 8, "turn": "A"}
LAST_TWO: dict[str, Any] = {
    "hands": {"A": "B:E B:P", "B": "R:T Y:S", "C": "Y:A B:I", "D": "M:K Y:H"}, "turn": "B", "past": 11,
    "made": ["TAKE", "", "SHIP", *[""] * 8],
}  # fmt: skip


def table(rules: Any, *moves: str, people: tuple[int, ...] = (0,), **pieces: Any) -> Sitting:
    game = lg.Game(rules, position=rules.position(**pieces))
    sitting = Sitting(game, {seat: ("You", "Ben", "Cleo", "Dan")[seat] for seat in people})
    for move in moves:
        game.play(move)
    return sitting


def zone(sitting: Sitting, name: str, seat: int = 0) -> dict[str, Any]:
    return next(each for each in sitting.scene(seat)["zones"] if each["id"] == name)


def forms(sitting: Sitting, seat: int = 0) -> list[str]:
    choice = sitting.scene(seat)["choice"]
    return [form["id"] for form in choice["forms"]] if choice else []


def options_of(sitting: Sitting, form: str = "say") -> list[dict[str, Any]]:
    """What can be pressed first in this form."""
    choice = sitting.scene(0)["choice"]
    part = next(each["part"] for each in choice["forms"] if each["id"] == form)
    return choice["parts"][part]["options"]


def lanes(*suits: str) -> list[dict[str, Any]]:
    """The desk with the words of these suits."""
    laid = [(suit, *WORDS[suit]) for suit in suits]
    return [
        {"lane": suit, "cards": [{"card": f"tray.{card}"} for card in cards.split()], "letters": word}
        for suit, word, cards in laid
    ]


# --- teams ------------------------------------------------------------------------------------------------------------


def test_the_desk_of_a_team_counts_cards_and_lays_three_words() -> None:
    sitting = table(TEAMS, **WON)
    assert forms(sitting) == ["play", "claim"]
    two = ask(sitting, "check", form="claim", answers=[lanes("yellow", "red")])["check"]
    assert [(each["text"], each["points"], each["ok"]) for each in two["lanes"]] == [
        ("QUOTAS", "5 of 5 cards", True), ("HOLDS", "5 of 5 cards", True)
    ]  # fmt: skip
    assert (two["total"], two["ready"]) == ("2 of 3 words.", False)
    assert ask(sitting, "move", form="claim", answers=[lanes("yellow", "red")])["error"]["rule"] == "every_suit"
    assert ask(sitting, "move", form="claim", answers=[lanes("yellow", "blue", "red")])["ok"]
    outcome = sitting.scene(0)["outcome"]
    assert outcome["headline"] == "You and Cleo win."
    assert outcome["why"] == "You lay QUOTAS, BRAIN and HOLDS."
    assert zone(sitting, "words.red")["title"] == "Red: HOLDS"


def test_the_partner_may_claim_out_of_turn_and_the_others_may_not() -> None:
    sitting = table(TEAMS, people=(0, 1, 2), **WON)
    assert forms(sitting, 2) == ["claim"]
    assert forms(sitting, 1) == []
    assert ask(sitting, "move", 2, form="claim", answers=[lanes("yellow", "blue", "red")])["ok"]
    assert sitting.scene(1)["outcome"]["headline"] == "Ada and Cleo win."


def partner_leads(pool: str) -> Sitting:
    """Your partner, a bot, has won a trick and leads the next one; your team holds these cards."""
    return table(TEAMS, hands={"C": "Y:C Y:D"}, taken={"A": pool}, past=8, turn="C")


def test_the_table_waits_while_a_team_with_cards_enough_may_claim() -> None:
    scene = partner_leads(POOL).scene(0)
    assert scene["waiting"]["ms"] is None
    assert scene["prompt"] == "Cleo leads the next trick. Your team may claim first."
    few = partner_leads(POOL.removesuffix(" R:S")).scene(0)
    assert few["waiting"]["ms"] > 0
    assert few["prompt"] == "Cleo leads the next trick."


def test_the_desk_of_a_team_can_be_opened_on_another_turn() -> None:
    waiting = table(TEAMS, hands={"B": "Y:C"}, taken={"A": "Y:O"}, past=8, turn="B")
    (form,) = waiting.scene(0)["choice"]["forms"]
    assert form | {"part": ""} == {"id": "claim", "label": "Claim", "part": "", "aside": True, "hold": False}


def test_a_claim_at_the_wrong_time_says_why() -> None:
    sitting = table(TEAMS, hands={"A": "Y:C Y:D"}, taken={"A": POOL}, past=8, turn="A", trick="Y:G")
    checked = ask(sitting, "check", form="claim", answers=[lanes("red")])["check"]
    assert checked["refused"] == {"rule": "may_claim", "facts": "No trick has just been won."}
    answer = ask(sitting, "move", form="claim", answers=[lanes("yellow", "blue", "red")])
    assert answer["error"]["rule"] == "may_claim"
    assert sitting.game.history == []


def test_the_choice_tells_nobody_that_a_claim_would_win() -> None:
    """The desk is the same whether the cards make three words or not, but for the cards themselves."""
    other = {**WON, "taken": {"A": POOL.replace("R:S", "R:M")}}
    parts = [table(TEAMS, **pieces).scene(0)["choice"]["parts"]["words"] for pieces in (WON, other)]
    assert parts[0] == parts[1]


def test_partners_are_named_and_collect_together() -> None:
    sitting = table(TEAMS, **{**WON, "taken": {"A": POOL, "B": "Y:P B:U"}})
    assert sitting.scene(0)["seats"][2]["status"][0] == "your partner"
    assert zone(sitting, "tray")["title"] == "Your team's collection"
    assert zone(sitting, "taken.1")["title"] == "Ben and Dan's collection"


def test_the_second_hand_says_what_lies_on_the_table() -> None:
    sitting = table(TEAMS, "Y:C", hands={"A": "Y:C", "B": "", "C": "", "D": ""}, trick="Y:D Y:E Y:G", past=12)
    sitting.game.play("pick Y:G")
    sitting.game.play("pick Y:C")
    left = len(sitting.game.view(0)["aside"])
    why = f"The {left} cards that nobody took are dealt again: {left // 4} each"
    assert sitting.scene(0)["outcome"]["why"].startswith(why)
    sitting.game.play("deal")
    assert len(zone(sitting, "display")["cards"]) == left % 4
    assert sitting.scene(0)["heading"].startswith("Hand 2 of up to 3")


# --- together ---------------------------------------------------------------------------------------------------------


def test_three_cards_are_passed_and_stay_readable() -> None:
    sitting = table(COOP, people=(0, 1), hands={"A": "Y:C Y:D R:M R:O B:P"}, turn="A", passing=True)
    scene = sitting.scene(0)
    assert scene["prompt"] == "Your turn: choose 3 cards to pass to Ben."
    part = scene["choice"]["parts"]["pass"]
    assert (part["kind"], part["count"], len(part["options"])) == ("some", 3, 5)
    for answer in (["hand.Y:C", "hand.Y:D"], ["hand.Y:C", "hand.Y:C", "hand.Y:D"], ["hand.Q:Q"] * 3, "hand.Y:C", None):
        assert not ask(sitting, "move", form="pass", answers=[answer])["ok"]
    assert ask(sitting, "move", form="pass", answers=[["hand.Y:C", "hand.R:M", "hand.Y:D"]])["ok"]
    assert sitting.told(0)[-1] == (0, "You pass yellow C, yellow D and red M.")
    assert sitting.told(1)[-1] == (0, "Ada has chosen what to pass.")
    for _ in range(3):
        sitting.game.play(next(iter(sitting.game.legal_moves)))
    assert "You passed yellow C, yellow D and red M to Ben." in zone(sitting, "passed")["lines"]
    assert "holds yellow C, yellow D and red M from you" in sitting.scene(0)["seats"][1]["marks"]
    assert "Ada passed yellow C, yellow D and red M to you." in zone(sitting, "passed", 1)["lines"]
    assert sitting.scene(1)["seats"][0]["marks"] == []


def test_counts_are_said_out_of_turn_and_grow_old() -> None:
    sitting = table(COOP, people=EVERYBODY, hands={"A": "Y:C Y:D R:M R:O B:P"}, turn="A")
    options = options_of(sitting)
    labels = [each["label"] for each in options]
    assert {"2 yellow", "1 vowel", "no yellow vowels", "1 red vowel", "1 red consonant"} <= set(labels)
    assert ask(sitting, "move", form="say", answers=["yellow"])["ok"]
    assert sitting.told(1)[-1] == (0, "Ada says: 2 yellow.")
    assert sitting.scene(1)["seats"][0]["marks"] == ["said in trick 1: 2 yellow"]
    assert "2 yellow" not in [each["label"] for each in options_of(sitting)]
    assert ask(sitting, "move", form="say", answers=["red"])["ok"]
    sitting.game.play("Y:C")
    assert sitting.scene(1)["seats"][0]["marks"] == ["said in trick 1: 2 yellow (old), 2 red"]


def test_a_complete_trick_shows_and_says_its_word() -> None:
    hands = {"A": "B:E B:P R:M R:L", "B": "R:U R:N R:O", "C": "Y:C Y:O Y:H", "D": "Y:D Y:G Y:E"}
    sitting = table(COOP, "B:E", hands=hands, trick="Y:T Y:A M:K", past=4, made=["", "", "", ""])
    assert sitting.told(0)[-1][1].endswith("It makes TAKE.")
    last = zone(sitting, "last")
    assert (last["note"], last["closed"]) == ("It makes TAKE.", False)
    assert zone(sitting, "made")["lines"][-1] == "5: TAKE"
    assert sitting.scene(0)["heading"] == "Trick 6 of 8 · 1 of 5 tricks are words, 9 win"


def test_the_last_two_tricks_are_laid_advised_and_settled() -> None:
    sitting = table(COOP, "lay R:T / Y:S", people=(0, 1, 2), **LAST_TWO)
    part = sitting.scene(2)["choice"]["parts"]["places"]
    assert ([each["label"] for each in part["cards"]], part["each"]) == (["yellow A", "blue I"], 1)
    wrong = {"hand.Y:A": "one", "hand.B:I": "one"}
    assert ask(sitting, "move", 2, form="lay", answers=[wrong])["error"]["rule"] == "may_lay"
    assert ask(sitting, "move", 2, form="lay", answers=[{"hand.Y:A": "two", "hand.B:I": "one"}])["ok"]
    assert sitting.scene(2)["prompt"] == "Your turn: leave your two cards this way, or put them the other way round."
    advice = next(each for each in sitting.scene(1)["choice"]["forms"] if each["id"] == "advise the other way")
    assert advice["label"] == "Advise: the other way: yellow A to the first trick and blue I to the second trick"
    assert not any(each.startswith("advise") for each in forms(sitting, 0)), "you have not laid yet"
    assert ask(sitting, "move", 1, form="advise the other way", answers=[])["ok"]
    assert sitting.told(2)[-1] == (1, "Ben advises: the other way.")
    assert ask(sitting, "move", 2, form="the other way", answers=[])["ok"]
    assert [card["face"] for card in zone(sitting, "finish.1")["cards"]] == ["R:T", "Y:A"]


FIRST = "It took 9 for a first victory."


def test_the_table_waits_for_advice() -> None:
    sitting = table(COOP, "lay B:E / B:P", "lay R:T / Y:S", **{**LAST_TWO, "turn": "A"})
    waiting = sitting.scene(0)["waiting"]
    assert (waiting["seat"], waiting["ms"]) == (1, None)
    assert forms(sitting) == ["advise this way", "advise the other way"]


@pytest.mark.parametrize(
    ("best", "made", "won", "why"),
    [
        (0, 9, True, f"{FIRST} Next time it takes 12."),
        (11, 9, False, "It took 12, since the group's best was 11. Next time it takes 12."),
        (0, 11, True, f"{FIRST} The record of 13 cannot be beaten any more."),
    ],
)
def test_the_end_tells_what_it_takes_next_time(best: int, made: int, won: bool, why: str) -> None:
    sitting = table(COOP.replace(best=best), **{**LAST_TWO, "made": ["TAKE"] * made + [""] * (11 - made)})
    for cards in ("R:T / Y:S", "Y:A / B:I", "M:K / Y:H", "B:E / B:P"):
        sitting.game.play(f"lay {cards}")
        if sitting.game.state.phase == "settle":
            sitting.game.play("this way")
    outcome = sitting.scene(0)["outcome"]
    assert outcome["headline"] == f"{'A' if won else 'No'} victory: {made + 2} of 13 tricks are words."
    assert outcome["why"] == why


def test_nothing_can_be_said_where_talk_is_off() -> None:
    sitting = table(COOP.replace(coop_talk="off"), hands={"A": "Y:C Y:D R:M R:O B:P"}, turn="B")
    assert forms(sitting) == []
    assert not ask(sitting, "text", text="say 2 yellow")["ok"]


def test_a_group_has_to_beat_its_own_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LETTERGAMES_HOME", str(tmp_path))
    position = COOP.position(**{**LAST_TWO, "made": ["TAKE"] * 8 + [""] * 3})
    sitting = Sitting(lg.Game(COOP, position=position), group="Larks")
    for cards in ("R:T / Y:S", "Y:A / B:I", "M:K / Y:H", "B:E / B:P"):
        sitting.game.play(f"lay {cards}")
        if sitting.game.state.phase == "settle":
            sitting.game.play("this way")
    assert sitting.scene(0)["outcome"]["headline"].startswith("A victory: 10")
    assert ask(sitting, "action", action="next")["ok"]
    assert sitting.scene(0)["heading"] == "Passing cards · 11 words win"
    table_of_group = lg.play("cooperative-tricks", group="Larks", autosave=False)
    assert table_of_group.game.rules.best == 10
    assert lg.play("cooperative-tricks", group="Owls", autosave=False).game.rules.best == 0
    assert lg.play("cooperative-tricks", group="Larks", seats=5, autosave=False).game.rules.best == 0
