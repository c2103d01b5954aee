"""Steps of every game on a stage: words at the desk, numbers, cards passed, what is said and claimed out of turn."""

from typing import Any

import pytest

from lettergames.lessons.stage import Stage
from lettergames.lessons.steps import Count, Free, Lesson, Position, Predict, Section, Step, Told, Try, Watch

from .walks import answer, ask, lines, look_on, play_all, possible, press, shown, stage

TAKEN = {"A": "Y:A Y:R Y:T B:E B:S R:Qu R:U R:Z", "B": "B:F Y:O Y:G B:R"}
SUITS = "Y:C Y:O Y:M Y:E Y:T B:B B:R B:A B:V B:E R:H R:I R:D M:X"
POOL = "M:Qu Y:O Y:T Y:A Y:S B:B B:R B:A B:I B:N R:H R:O R:L R:D R:S"
WORDS = {"yellow": ("QUOTAS", "M:Qu Y:O Y:T Y:A Y:S"), "blue": ("BRAIN", "B:B B:R B:A B:I B:N"),
         "red": ("HOLDS", "R:H R:O R:L R:D R:S")}  # fmt: skip
HAND = "Y:C Y:D R:M R:O B:P"


def begin(game: str, step: Step, **options: Any) -> Stage:
    section = Section("only", "Only", steps=(step,))
    return stage(Lesson("a-lesson", "A lesson", (section,), options, game=game), section, step)


def at(*moves: str, **pieces: Any) -> Position:
    return Position(pieces, moves)


def lane(cards: str, letters: str, where: str = "word") -> dict[str, Any]:
    return {"lane": where, "cards": [{"card": f"tray.{card}"} for card in cards.split()], "letters": letters}


def desk(made: Stage, *lanes: dict[str, Any], form: str = "spell", kind: str = "move") -> dict[str, Any]:
    given = ask(made, kind, form=form, answers=[list(lanes)])
    if given["ok"]:
        look_on(made)
    return given


def said(made: Stage) -> str:
    return shown(made)["feedback"]["text"]


# --- words ------------------------------------------------------------------------------------------------------------

ONE_WORD = Try(
    "word", "Lay a word that uses the Qu.", at(taken=TAKEN, turn="A", dealer="D", past=13),
    good=(Told("word QUARTZ from *", "Five cards, and two of them count more.", then=("word FROG",)),),
    costs=(Told("word *", "The Qu would have brought more."), Told("done", "No word brings nothing.")),
)  # fmt: skip


def test_a_word_is_checked_laid_and_answered():
    made = begin("competitive-tricks", ONE_WORD)
    word = lane("R:Qu Y:A Y:R Y:T R:Z", "QUARTZ")
    assert desk(made, word, kind="check")["check"]["lanes"][0]["ok"]
    assert shown(made)["feedback"] is None
    assert desk(made, word)["ok"]
    assert said(made) == "Five cards, and two of them count more."
    assert "FROG" in lines(made)


def test_another_word_shows_its_price_and_comes_back():
    made = begin("competitive-tricks", ONE_WORD)
    before = made.game.state
    assert desk(made, lane("Y:R Y:A Y:T", "RAT"))["ok"]
    assert said(made) == "The Qu would have brought more."
    press(made, "again")
    assert made.game.state == before
    assert desk(made)["ok"]
    assert said(made) == "No word brings nothing."


def test_letters_that_are_no_word_are_refused_and_stay_on_the_desk():
    made = begin("competitive-tricks", ONE_WORD)
    assert desk(made, lane("Y:T Y:R B:E", "TRE"))["error"]["rule"] == "is_word"
    assert shown(made)["feedback"] is None
    assert made.scene(0)["choice"]["forms"][0]["id"] == "spell"


THREE_WORDS = Try(
    "words", "Lay a word in each suit.", at(taken={"A": SUITS}, turn="A", dealer="C", past=14),
    good=(Told("word *; word *; word *", "Three words."),),
    costs=(Told("word *; word *; done", "One more was possible."), Told("word *; done", "There was more to lay."),
           Told("done", "Every card that is left costs a point.")),
)  # fmt: skip
LANES = (lane("Y:C Y:O Y:M Y:E Y:T", "COMET", "yellow"), lane("B:B B:R B:A B:V B:E", "BRAVE", "blue"),
         lane("R:H R:I R:D", "HID", "red"))  # fmt: skip


@pytest.mark.parametrize(
    ("many", "words"),
    [(0, "Every card that is left costs a point."), (1, "There was more to lay."), (2, "One more was possible."),
     (3, "Three words.")],
)  # fmt: skip
def test_words_in_several_lanes_are_one_answer(many: int, words: str):
    made = begin("three-player-tricks", THREE_WORDS)
    assert desk(made, *LANES[:many])["ok"]
    assert said(made) == words


def test_words_typed_one_after_the_other_are_the_same_answer():
    made = begin("three-player-tricks", THREE_WORDS)
    for text in ("word comet in yellow", "word brave in blue"):
        assert ask(made, "text", text=text)["ok"]
        assert shown(made)["feedback"] is None
    ask(made, "text", text="word hid in red")
    look_on(made)
    assert said(made) == "Three words."


CLAIM = Try(
    "claim", "Your team's cards make three words. Cleo has won the trick. Claim.",
    at(hands={"C": "Y:C Y:D"}, taken={"A": POOL}, past=8, turn="C"),
    good=(Told("claim *", "Your team wins."),),
)  # fmt: skip


def test_a_claim_is_made_out_of_turn():
    made = begin("team-tricks", CLAIM)
    assert made.game.to_act == 2
    assert made.scene(0)["waiting"] is None
    assert [str(each) for each in possible(made)] != []
    words = [lane(cards, word, suit) for suit, (word, cards) in WORDS.items()]
    assert desk(made, *words[:2], form="claim")["error"]["rule"] == "every_suit"
    assert desk(made, *words, form="claim")["ok"]
    assert said(made) == "Your team wins."


BECAUSE = [("hand.0", ""), ("hand.4", "E"), ("hand.2", ""), ("hand.6", "A"), ("hand.7", "U"), ("hand.5", ""),
           ("hand.1", "E")]  # fmt: skip


def test_vowels_lie_face_down_and_numbers_are_drawn():
    step = Try(
        "lay", "Lay BECAUSE, with the dearest cards as its vowels.",
        at(hands={"A": "B B C H J S X Y", "B": "P Q"}),
        good=(Told("score BECAUSE with B J X Y", "Four cards come back.", then=("accept", "accept")),),
        costs=(Told("score *", "Another word."), Told("draw [1-4]", "Few."), Told("draw *", "Many.", then=("pass",))),
    )  # fmt: skip
    made = begin("dead-letters", step, seats=3)
    assert ask(made, "move", form="draw", answers=[3])["ok"]
    look_on(made)
    assert said(made) == "Few."
    press(made, "again")
    cards = [{"card": card, **({"as": vowel} if vowel else {})} for card, vowel in BECAUSE]
    word = {"lane": "word", "cards": cards, "letters": "B?C??S?"}
    assert desk(made, word, form="score", kind="check")["check"]["ready"]
    assert desk(made, word, form="score")["ok"]
    assert said(made) == "Four cards come back."
    assert made.game.state.words == ((0, "BECAUSE"),)


# --- together -----------------------------------------------------------------------------------------------------


HANDS = {"A": HAND, "B": "B:A B:B B:C B:S B:E", "C": "R:E B:G B:I B:N B:L", "D": "Y:G Y:H R:A R:B R:S"}


def test_three_cards_are_passed_and_the_others_pass_theirs():
    step = Try(
        "pass", "Pass Ben three cards. Keep your vowel.", at(hands=HANDS, turn="A", passing=True),
        good=(Told("pass Y:C Y:D *", "Everybody has passed at once.",
                   then=("pass B:A B:B B:C", "pass B:G B:L B:N", "pass R:A R:B R:S")),),
        costs=(Told("pass *R:O*", "There goes your vowel."), Told("pass *", "Look again.")),
    )  # fmt: skip
    made = begin("cooperative-tricks", step)
    assert ask(made, "move", form="pass", answers=[["hand.Y:C", "hand.R:M", "hand.R:O"]])["ok"]
    look_on(made)
    assert said(made) == "There goes your vowel."
    press(made, "again")
    assert ask(made, "move", form="pass", answers=[["hand.Y:C", "hand.R:M", "hand.Y:D"]])["ok"]
    look_on(made)
    assert said(made) == "Everybody has passed at once."
    assert made.game.state.phase == "trick"


def test_what_is_said_is_no_answer_where_a_card_is_asked_for():
    step = Try(
        "play", "Lead your low yellow card.", at(hands={"A": HAND}, turn="A"),
        good=(Told("Y:C", "The lowest."),), costs=(Told("?:*", "Another card."),),
    )  # fmt: skip
    made = begin("cooperative-tricks", step)
    assert ask(made, "move", form="say", answers=["yellow"])["ok"]
    assert shown(made)["feedback"] is None
    assert made.scene(0)["choice"]
    assert ask(made, "text", text="Y:C")["ok"]
    assert said(made) == "The lowest."


def test_what_is_said_can_be_what_is_asked_for():
    step = Try(
        "say", "Tell the others how many vowels you hold.", at("Y:G", "Cleo: say 2 vowels", hands=HANDS, turn="D"),
        good=(Told("say ? vowels", "Now they know."),),
        costs=(Told("say *", "True, but asked was another thing."), Told("?:*", "Speak first.")),
    )  # fmt: skip
    made = begin("cooperative-tricks", step)
    assert "Cleo says" in lines(made)
    assert not made._may_undo(0)[0], "the moves before are where it begins"
    assert ask(made, "move", form="say", answers=["red"])["ok"]
    assert said(made) == "True, but asked was another thing."
    press(made, "again")
    assert ask(made, "move", form="say", answers=["vowels"])["ok"]
    assert said(made) == "Now they know."


LAST_TWO: dict[str, Any] = {
    "hands": {"A": "B:E B:P", "B": "R:T Y:S", "C": "Y:A B:I", "D": "M:K Y:H"}, "past": 11,
    "made": ["TAKE", "", "SHIP", *[""] * 8],
}  # fmt: skip


def test_the_last_two_tricks_are_laid_and_others_are_advised():
    step = Try(
        "lay", "Lay one card to each trick.", at(turn="A", **LAST_TWO),
        good=(Told("lay B:E / B:P", "One to each.", then=("lay R:T / Y:S", "Dan: say 1 yellow", "You: advise this way",
                                                          "other way")),),
        costs=(Told("lay *", "The other way round."),), refused=(("lay B:E B:P / ", "may_lay"),),
    )  # fmt: skip
    made = begin("cooperative-tricks", step)
    assert ask(made, "move", form="lay", answers=[{"hand.B:E": "one", "hand.B:P": "one"}])["error"]["rule"] == "may_lay"
    assert ask(made, "move", form="lay", answers=[{"hand.B:E": "one", "hand.B:P": "two"}])["ok"]
    look_on(made)
    assert said(made) == "One to each."
    assert "You advise: this way" in lines(made)
    advice = Try(
        "advise", "Ben leaves his cards as they lie, unless you advise him.",
        at("lay B:E / B:P", "lay R:T / Y:S", turn="A", **LAST_TWO),
        good=(Told("advise other way", "Ben hears it.", then=("other way",)),), costs=(Told("advise *", "As it was."),),
    )  # fmt: skip
    made = begin("cooperative-tricks", advice)
    assert ask(made, "move", form="advise the other way", answers=[])["ok"]
    look_on(made)
    assert said(made) == "Ben hears it."


def test_others_speak_out_of_turn_in_what_is_watched_and_played_out():
    hands = {"A": HAND, "C": HANDS["C"]}
    watch = Watch("watch", "Listen.", at(hands=hands, turn="A"), line=(("Cleo: say 2 vowels", "Cleo has two vowels."),))
    made = begin("cooperative-tricks", watch)
    press(made, "next")
    assert "Cleo says: 2 vowels" in lines(made)
    press(made, "back")
    assert made.game.history == []
    predict = Predict(
        "guess", "What will Cleo say?", at(hands=hands, turn="A"),
        choices=(Told("Two vowels", "Yes.", right=True), Told("One vowel", "Two.")), then=("Cleo: say 2 vowels",),
    )  # fmt: skip
    made = begin("cooperative-tricks", predict)
    answer(made, 0)
    assert "Cleo says: 2 vowels" in lines(made)


def test_bots_that_talk_do_not_disturb_a_step():
    step = Try("play", "Lead.", at(hands={"A": HAND}, turn="A"), good=(Told("*", "Led."),))
    made = begin("cooperative-tricks", step)
    play_all(made, [made.game.rules.parse("Y:C")])
    assert len(made.game.history) == 1


def test_a_move_to_which_nothing_is_said_can_be_taken_back():
    made = begin("competitive-tricks", Try("word", "Lay QUARTZ.", ONE_WORD.at, good=ONE_WORD.good))
    assert desk(made, lane("Y:R Y:A Y:T", "RAT"))["ok"]
    assert "not what this step is about" in said(made)
    press(made, "again")
    assert made.scene(0)["choice"]


# --- several games in one lesson ----------------------------------------------------------------------------------


def test_sections_of_one_lesson_are_about_different_games():
    many = Count("many", "How many play?", Position(), count=lambda rules, _: rules.players)
    cards = Section("cards", "Cards", steps=(many,))
    words = Section(
        "words", "Words", steps=(Free("play", "Play.", Position()),), game="dead-letters", options={"seats": 2}
    )  # fmt: skip
    lesson = Lesson("which", "Which game", (cards, words), {"seats": 4}, game="secret-letter")
    one, two = stage(lesson, cards), stage(lesson, words)
    assert (one.game.rules.name, one.game.rules.players) == ("secret-letter", 4)
    assert (two.game.rules.name, two.game.rules.players) == ("dead-letters", 2)
    answer(one, 4)
    assert shown(one)["feedback"]["kind"] == "right"
