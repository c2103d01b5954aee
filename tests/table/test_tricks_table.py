"""LetterTricks at the table: what a seat is shown, can choose, and what the word desk says."""

from typing import Any

import pytest

import lettergames as lg
from lettergames.table.sitting import Sitting
from tests.table.tables import ask

FOUR, THREE = lg.CompetitiveTricks(), lg.ThreePlayerTricks()
TWICE = FOUR.replace(low_pick_clash="winner_takes_both")
HAND = "Y:A Y:T B:J B:N B:S R:Qu R:T R:Z"
VOID = "Y:C Y:D Y:G R:B R:D R:F R:H"
FOLLOW: dict[str, Any] = {"hands": {"A": HAND, "D": VOID}, "trick": "B:L R:A", "past": 5}
MINE = "Y:A Y:R Y:T B:E B:S R:Qu R:U R:Z"
SPELL: dict[str, Any] = {"taken": {"A": MINE, "B": "B:F Y:O Y:G B:R"}, "turn": "A", "dealer": "D", "past": 13}
SUITS: dict[str, Any] = {
    "taken": {"A": "Y:C Y:O Y:M Y:E Y:T B:B B:R B:A B:V B:E R:H R:I R:D M:X"}, "turn": "A", "dealer": "C", "past": 14,
}  # fmt: skip


def table(*moves: str, rules: Any = FOUR, people: tuple[int, ...] = (0,), **pieces: Any) -> Sitting:
    game = lg.Game(rules, position=rules.position(**pieces))
    sitting = Sitting(game, {seat: ("You", "Ben", "Cleo", "Dan")[seat] for seat in people})
    for move in moves:
        game.play(move)
    return sitting


def zone(sitting: Sitting, name: str, seat: int = 0) -> dict[str, Any]:
    return next(each for each in sitting.scene(seat)["zones"] if each["id"] == name)


def tokens(cards: str) -> list[dict[str, str]]:
    """The tray's tokens of these cards."""
    return [{"card": f"tray.{card}"} for card in cards.split()]


def lane(cards: str, letters: str, where: str = "word") -> dict[str, Any]:
    return {"lane": where, "cards": tokens(cards), "letters": letters}


def lay(sitting: Sitting, *lanes: dict[str, Any], kind: str = "move") -> dict[str, Any]:
    return ask(sitting, kind, form="spell", answers=[list(lanes)])


# --- cards ------------------------------------------------------------------------------------------------------------


def test_a_card_that_does_not_follow_says_what_was_led_and_what_is_held() -> None:
    sitting = table(**FOLLOW)
    scene = sitting.scene(0)
    assert scene["prompt"] == "Your turn: play a card. Blue was led."
    options = {each["label"]: each for each in scene["choice"]["parts"]["p0"]["options"]}
    assert [label for label, option in options.items() if "refused" not in option] == ["blue J", "blue N", "blue S"]
    facts = "Blue was led and you hold blue J, blue N and blue S."
    assert options["red Z"]["refused"] == {"rule": "must_follow", "facts": facts}
    red_z = options["red Z"]["pick"]
    assert zone(sitting, "hand")["cards"][7] == {"id": red_z, "face": "R:Z"}
    answer = ask(sitting, "move", form="play", answers=[red_z])
    assert not answer["ok"]
    assert facts in answer["error"]["text"]
    assert ask(sitting, "move", form="play", answers=[options["blue S"]["pick"]])["ok"]
    assert sitting.told(0)[-1] == (0, "You play blue S.")


def test_marks_move_with_the_trick_and_a_void_is_remembered_while_the_coach_is_on() -> None:
    sitting = table(**FOLLOW)
    marks = [card.get("marks") for card in zone(sitting, "trick")["cards"]]
    assert marks == [["winning"], ["lowest"]]
    sitting.game.play("blue S")
    assert [card.get("marks") for card in zone(sitting, "trick")["cards"]] == [None, ["lowest"], ["winning"]]
    assert sitting.scene(0)["seats"][3]["marks"] == ["holds no blue"]
    sitting.coach = False
    assert sitting.scene(0)["seats"][3]["marks"] == []


def test_the_end_of_a_trick_says_who_picks_and_why() -> None:
    sitting = table("B:S", trick="B:L R:A B:F", hands={"A": HAND, "C": VOID}, past=5)
    why = "Your blue S is the highest and wins the trick. Cleo's red A is the lowest: Cleo picks second."
    assert sitting.told(0)[-1][1] == f"You play blue S. {why}"
    assert zone(sitting, "trick")["note"] == why
    assert sitting.scene(0)["prompt"] == "Your turn: take a card. Cleo picks next."
    options = sitting.scene(0)["choice"]["parts"]["p0"]["options"]
    assert [(each["pick"], each["label"]) for each in options] == [
        ("trick.0", "blue L"), ("trick.1", "red A"), ("trick.2", "blue F"), ("trick.3", "blue S")
    ]  # fmt: skip
    assert ask(sitting, "move", form="pick", answers=["trick.1"])["ok"]
    assert zone(sitting, "taken.0")["cards"] == [{"face": "R:A"}]
    assert zone(sitting, "trick")["cards"][1]["marks"] == ["lowest", "taken"]


@pytest.mark.parametrize(
    ("rules", "trick", "move", "said"),
    [
        (FOUR, "Y:C B:L R:O", "R:D", "Ben has the lowest card, too; of the others your red D is the lowest"),
        (FOUR, "Y:T Y:A R:A", "R:D", "The lowest cards are equal, and Dan's red A was played last: Dan picks second."),
        (TWICE, "Y:C B:L R:O", "R:D", "Ben has the lowest card, too: two picks for Ben."),
        (THREE, "B:G B:V", "M:V", "The highest cards are equal, and Cleo's blue V wins the trick."),
        (THREE, "M:J B:B", "B:N", "Your blue N is the highest and wins the trick."),
        (THREE, "B:B B:N", "M:X", "Your multicolored X is the highest as blue and wins the trick."),
        (THREE, "M:J M:V", "M:K", "You have not picked yet and take a vowel."),
    ],
)  # fmt: skip
def test_ties_and_the_clash_are_explained(rules: Any, trick: str, move: str, said: str) -> None:
    sitting = table(move, rules=rules, trick=trick, hands={"A": move, "B": "", "C": "", "D": ""} if rules.players == 4
                    else {"A": move, "B": "", "C": ""})  # fmt: skip
    assert said in sitting.told(0)[-1][1]


def test_a_house_rule_is_not_explained_by_the_printed_one() -> None:
    def trick_winner(rules: Any, state: Any, trick: Any) -> int:
        """The last card wins."""
        return (state.leader + len(trick) - 1) % rules.players

    rules = FOUR.with_rule(trick_winner)
    sitting = table("B:J", rules=rules, trick="B:L R:A B:F", hands={"A": HAND, "C": VOID}, past=5)
    assert "Your blue J wins the trick." in sitting.told(0)[-1][1]
    assert "highest" not in sitting.told(0)[-1][1]


# --- the word desk ----------------------------------------------------------------------------------------------------


def test_the_desk_says_word_points_and_what_is_left_and_changes_nothing() -> None:
    sitting = table(rules=FOUR.replace(penalty="half"), **SPELL)
    checked = lay(sitting, lane("R:Qu Y:A Y:R Y:T R:Z", "QUARTZ"), kind="check")["check"]
    assert checked == {
        "lanes": [{"id": "word", "text": "QUARTZ", "ok": True, "points": "7", "note": "QUARTZ is in the list."}],
        "total": "5 cards + 2 bonus − 1 for 3 unused = 6.",
        "left": "Left over: blue E, blue S and red U.",
        "ready": True,
    }
    assert sitting.game.history == []


@pytest.mark.parametrize(
    ("cards", "letters", "note"),
    [("Y:A", "A", "A is too short."), ("Y:T Y:R B:E", "TRE", "TRE is not in this list.")],
)
def test_what_is_no_word_yet_is_noted_and_not_refused(cards: str, letters: str, note: str) -> None:
    checked = lay(table(**SPELL), lane(cards, letters), kind="check")["check"]
    assert (checked["lanes"][0]["note"], checked["ready"], "refused" in checked) == (note, False, False)


@pytest.mark.parametrize(("cards", "word"), [("R:Qu Y:A Y:T", "QAT"), ("R:Qu R:U Y:A Y:R Y:T", "QUART")])
def test_the_cards_are_read_as_the_word_they_make(cards: str, word: str) -> None:
    """The desk shows QU for every Qu card; whether it is Q alone is told by the list."""
    sitting = table(**SPELL)
    letters = "".join(card[2:].upper() for card in cards.split())
    assert lay(sitting, lane(cards, letters))["ok"]
    assert str(sitting.game.history[0].move) == f"word {word} from {cards}"


@pytest.mark.parametrize(
    "lanes",
    [
        [{"lane": "word", "cards": [{"card": "tray.Y:A"}, {"card": "tray.Y:A"}], "letters": "AA"}],
        [{"lane": "word", "cards": [{"card": "tray.99"}], "letters": "A"}],
        [{"lane": "word", "cards": "tray.Y:A", "letters": "A"}],
        [{"cards": []}],
        [None],
        "QUARTZ",
        7,
    ],
)
def test_answers_that_mean_nothing_are_refused(lanes: Any) -> None:
    sitting = table(**SPELL)
    for kind in ("move", "check"):
        answer = ask(sitting, kind, form="spell", answers=[lanes])
        assert answer.get("check", {"ready": False})["ready"] is False
        assert kind == "check" or not answer["ok"]
    assert sitting.game.history == []


def test_an_unlisted_word_is_refused_and_may_be_tried_again() -> None:
    sitting = table(**SPELL)
    answer = lay(sitting, lane("Y:T Y:R B:E", "TRE"))
    assert answer["error"]["rule"] == "is_word"
    assert lay(sitting, lane("Y:R Y:T", "RT"), lane("Y:A", "A"))["error"]["text"]
    assert sitting.game.history == []
    assert lay(sitting)["ok"]
    assert sitting.told(0)[-1] == (0, "You lay no word.")


def test_three_words_are_laid_with_one_press_or_none_of_them() -> None:
    comet = lane("Y:C Y:O Y:M Y:E Y:T", "COMET", "yellow")
    brave = lane("B:B B:R B:A B:V B:E", "BRAVE", "blue")
    sitting = table(rules=THREE, **SUITS)
    wrong = lane("R:H R:D R:I", "HDI", "red")
    assert lay(sitting, comet, brave, wrong)["error"]["rule"] == "is_word"
    assert sitting.game.history == []
    assert lay(sitting, comet, brave)["ok"]
    assert [str(step.move) for step in sitting.game.history] == [
        "word COMET in yellow from Y:C Y:O Y:M Y:E Y:T", "word BRAVE in blue from B:B B:R B:A B:V B:E", "done"
    ]  # fmt: skip


def test_a_lane_refuses_another_suit_and_unused_cards_show_what_they_cost() -> None:
    sitting = table(rules=THREE, **SUITS)
    checked = lay(sitting, lane("R:H B:E", "HE", "red"), kind="check")["check"]
    assert checked["refused"] == {"rule": "one_suit", "facts": "Blue E is not red."}
    hid = lay(sitting, lane("R:H R:I R:D", "HID", "red"), kind="check")["check"]
    assert hid["total"] == "3 cards − 11 for 11 unused = −8."


def test_a_lane_is_gone_when_its_word_is_laid() -> None:
    sitting = table("word HID in red from R:H R:I R:D", rules=THREE, **SUITS)
    part = sitting.scene(0)["choice"]["parts"]["words"]
    assert [each["id"] for each in part["lanes"]] == ["yellow", "blue"]
    assert part["pass"] == "No further word"
    assert len(zone(sitting, "tray")["cards"]) == 11


def test_the_desk_is_typed_to_and_asked_for_help() -> None:
    sitting = table(**SPELL)
    say = {text: ask(sitting, "text", text=text) for text in ("legal", "hint", "word quartz")}
    assert say["legal"]["say"] == "You may play: any word you can spell with your cards, or no word."
    assert say["hint"]["say"].startswith("QUARTZES. QUARTZES brings most points")
    assert say["word quartz"]["say"] == "You lay QUARTZ."


# --- the end of a hand ------------------------------------------------------------------------------------------------


def test_words_are_sealed_until_all_are_laid_then_opened_the_best_last() -> None:
    taken = {**SPELL["taken"], "C": "Y:M B:A Y:H", "D": "R:H R:I R:D"}
    sitting = table("word QUARTZ", people=(0, 1), **{**SPELL, "taken": taken})
    assert sitting.told(1)[-1] == (0, "Ada has laid, face down.")
    assert "QUARTZ" not in str(sitting.scene(1)) + str(sitting.book(1))
    for move in ("word FROG", "done", "word HID"):
        sitting.game.play(move)
    scene = sitting.scene(1)
    opened = [each["title"] for each in scene["zones"] if each["id"].startswith("words")]
    assert opened == ["Cleo: no word, 0 points", "Dan: HID, 3 points", "You: FROG, 4 points", "Ada: QUARTZ, 8 points"]
    assert scene["outcome"]["sheet"]["rows"] == [["Hand 1", "8", "4", "0", "3"]]
    assert scene["prompt"] == "The hand is over. Begin the next one; Ada deals it."
    best = zone(sitting, "best")
    assert best["closed"]
    assert best["lines"][-1] == "Of all words: QUARTZES, 10 points."


def test_words_laid_with_one_press_are_all_new_since_then() -> None:
    sitting = table(rules=THREE, **SUITS)
    laid = [lane("Y:C Y:O Y:M Y:E Y:T", "COMET", "yellow"), lane("R:H R:I R:D", "HID", "red")]
    assert ask(sitting, "move", form="spell", answers=[laid])["ok"]
    scene = sitting.scene(0)
    told = [line["text"] for line in scene["log"][-scene["since"] :]]
    assert told[:2] == ["You lay COMET in yellow.", "You lay HID in red."]
    assert told[2].startswith("You lay no further word.")


def test_a_bot_lays_its_sealed_words_without_a_wait_between_them() -> None:
    taken = {"B": "Y:C Y:O Y:M Y:E Y:T B:B B:R B:A B:V B:E R:H R:I R:D M:X"}
    sitting = table(rules=THREE, taken=taken, turn="B", dealer="A", past=14)
    first = sitting.scene(0)["waiting"]
    assert first["ms"] > 0
    assert ask(sitting, "advance")["ok"]
    then = sitting.scene(0)["waiting"]
    assert then == {"seat": 1, "text": "Ben has laid, face down.", "ms": 0}


def test_a_word_that_is_none_is_named_as_it_was_typed() -> None:
    sitting = table(taken={"A": "R:Qu R:U Y:A Y:T R:Z"}, turn="A", dealer="D", past=13)
    cards = [{"card": f"tray.{card}"} for card in ("R:Qu", "R:U", "Y:A", "Y:T", "R:Z")]
    desk = [[{"lane": "word", "cards": cards, "letters": "QUATZ"}]]
    (checked,) = ask(sitting, "check", form="spell", answers=desk)["check"]["lanes"]
    assert checked["note"] == "QUATZ is not in this list."


def test_a_tie_that_the_best_hand_decides_says_so() -> None:
    taken = {"A": "R:H R:I R:D", "B": "B:F Y:O Y:G B:R"}
    scores = [[6, 3, 0, 0], [1, 3, 0, 0]]
    sitting = table("word HID", "word FROG", taken=taken, turn="A", dealer="D", past=13, number=3, scores=scores)
    outcome = sitting.scene(0)["outcome"]
    assert outcome["final"]
    assert outcome["headline"] == "You win with 10 points."
    assert "You and Ben have as many; the best single hand, 6, decides." in outcome["why"]
    assert outcome["sheet"]["sum"] == ["Total", "10", "10", "0", "0"]


def test_words_that_are_not_in_the_list_are_asked_about() -> None:
    rules = FOUR.replace(word_by_consent=True)
    sitting = table("word TRE", "done", rules=rules, people=(0, 1), **SPELL)
    assert sitting.scene(1)["prompt"] == "Ada has laid TRE, which is not in the list. Is it a word?"
    assert [form["label"] for form in sitting.scene(1)["choice"]["forms"]] == ["It is a word", "It is no word"]
    assert ask(sitting, "move", 1, form="agree", answers=[])["ok"]
    assert sitting.told(0)[-1] == (1, "Ben agrees.")
