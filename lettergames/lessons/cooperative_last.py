"""The last two tricks, the points, and what may be agreed: three sections of the lesson of playing together."""

from __future__ import annotations

from typing import Any

from .cooperative_positions import BEN_OPENS, OTHERS_LAID, at
from .steps import Case, Code, Count, Free, Position, Predict, Section, Told, Try, Watch

# --- 5: the last two tricks -----------------------------------------------------------------------------------------

SHIP_IS_NEXT: dict[str, Any] = {
    "hands": {"A": "B:P B:Y R:W", "B": "R:T R:E", "C": "Y:A R:N", "D": "R:O Y:D"}, "trick": "B:S B:I Y:H",
}  # fmt: skip
CLEO_OPENS: dict[str, Any] = {
    "hands": {"A": "M:K Y:H", "B": "B:E B:P", "C": "R:T Y:S", "D": "Y:A B:I"}, "turn": "C", "past": 11,
}  # fmt: skip
BEN_HAS_LAID = ("lay R:T / Y:S", "lay Y:A / B:I", "this way", "lay M:K / Y:H", "this way", "lay B:P / B:E")

LAST = Section(
    "last", "5 · The last two tricks",
    rules=("opens_last_two", "may_lay", "may_advise"),
    know=Predict(
        "know", "Everybody has two cards left. Ben leads and opens two tricks, with red T and with yellow S. Cleo "
        "holds yellow A and blue I. Must the A go to the yellow S?", at("lay R:T / Y:S", **BEN_OPENS),
        choices=(
            Told("No, either card to either trick", "So it is: nobody follows suit any more.", "opens_last_two",
                 right=True),
            Told("Yes, Cleo must follow", "In the last two tricks nobody follows suit.", "opens_last_two"),
            Told("Cleo may lay both to one trick", "One to each. But nobody follows suit.", "may_lay"),
        ),
        then=("lay Y:A / B:I", "this way"), shows="Cleo lays yellow A to the first trick",
    ),
    steps=(
        Predict(
            "opens", "You make SHIP with blue P. Then everybody has two cards left. Ben won with the S. What does Ben "
            "do?",
            at(**SHIP_IS_NEXT),
            choices=(
                Told("Lead one card, as always", "With two cards left the leader lays both: two tricks begin at once.",
                     "opens_last_two"),
                Told("Lay both cards", "Two tricks begin at once, each with one of them.", "opens_last_two",
                     right=True),
            ),
            then=("B:P", "lay R:T / R:E"), shows="Ben lays red T to the first trick",
        ),
        Predict(
            "follow", "Another game. Ben opened with red T and yellow S. Cleo holds yellow A and blue I. Must Cleo "
            "follow?",
            at("lay R:T / Y:S", **BEN_OPENS),
            choices=(
                Told("Yes, the A goes to the yellow S", "Nobody follows suit in the last two tricks, and nobody needs "
                     "to win.", "opens_last_two"),
                Told("No, either card may go to either trick", "Both in one turn, one to each. Only the words count.",
                     "opens_last_two", right=True),
            ),
            then=("lay Y:A / B:I", "this way"), shows="Cleo lays yellow A to the first trick",
        ),
        Watch(
            "watch", "See how the two tricks grow, and who may say something about it.", at(**BEN_OPENS),
            line=(
                ("lay R:T / Y:S", "Ben opens both tricks, with red T and yellow S."),
                ("lay Y:A / B:I", "Cleo lays both cards, face up: the A to the red T, the I to the yellow S."),
                ("Ben: advise this way", "Ben has laid, and so may advise: this way. Nothing more may be said."),
                ("this way", "Cleo decides: they stay this way."),
                ("lay M:K / Y:H", "Dan lays K and H. Ben and Cleo might advise."),
                ("this way", "T, A, K and S, I, H. It is your turn."),
            ),
        ),
        Try(
            "lay", "T, A, K lie in the first trick, S, I, H in the second. You are the last, with blue E and blue P. "
            "Lay one to each.", at(*OTHERS_LAID, **BEN_OPENS),
            good=(Told("lay B:E / B:P", "TAKE and SHIP. A trick needs one card of everybody, or no word can come of "
                       "it.",
                       "may_lay", then=("this way",), shows="It makes SHIP"),),
            costs=(Told("lay B:P / B:E", "T, A, K, P make no word. You could still have put them the other way round, "
                        "had you looked once more.", "may_lay", then=("this way",), shows="It makes no word"),),
            refused=(("lay B:E B:P /", "may_lay"),),
            hints=("One card to each trick, and no suit to follow.", "T, A, K and E; S, I, H and P.",
                   "Lay blue E to the first trick and blue P to the second trick."),
        ),
        Try(
            "advise", "Now Ben is last: T, A, K and S, I, H lie there, and Ben has put P to the first and E to the "
            "second. You have laid already, so you may advise. Do.", at(*BEN_HAS_LAID, **CLEO_OPENS),
            good=(Told("advise other way", "Ben took your advice: TAKE and SHIP. The player decides; only “this way” "
                       "and “the other way” may be said.", "may_advise", then=("other way",), shows="It makes SHIP"),),
            costs=(Told("advise this way", "Ben left them: T, A, K, P make no word.", "may_advise", then=("this way",),
                        shows="It makes no word"),),
            hints=("Whoever has laid may advise the player who lays.", "TAKE needs the E, SHIP the P.",
                   "Press Advise: the other way: blue E to the first trick and blue P to the second trick."),
        ),
        Predict(
            "early", "Cleo has laid A and I, and wonders which way. You have not laid yet. May you advise?",
            at("lay R:T / Y:S", "lay Y:A / B:I", **BEN_OPENS),
            choices=(
                Told("Yes, we play together", "Only those who have laid may: here Ben. You know too much: your own "
                     "cards.", "may_advise"),
                Told("No", "Only those who have laid may advise: here Ben. Counts may still be said by all.",
                     "may_advise", right=True),
            ),
            then=("this way",), shows="Cleo leaves them this way",
        ),
    ),
)  # fmt: skip

# --- 6: points and victories ----------------------------------------------------------------------------------------

SIX_WORDS = ("LATE", "", "FORM", "BLUE", "", "MUCH", "DIRE", "", "CLAN", "", "")
SEVEN_WORDS = ("LATE", "", "FORM", "BLUE", "", "MUCH", "DIRE", "", "CLAN", "REST", "")
LAID = (*OTHERS_LAID, "lay B:E / B:P")


FIVE_PLAY = Position({}, (), {"seats": 5}, seed=2)


def last_two(made: tuple[str, ...], **options: Any) -> Position:
    """TAKE and SHIP will be the last two tricks after these."""
    return Position({"made": made, **BEN_OPENS}, LAID, options)


POINTS = Section(
    "points", "6 · Points and victories",
    rules=("first_victory", "victory", "spare_open"),
    know=Predict(
        "know", "Your group has won once, with nine words. Today it makes nine again. Is that a victory?",
        last_two(SEVEN_WORDS, best=9),
        choices=(
            Told("No: we must beat our best", "So it is: ten are needed now.", "victory", right=True),
            Told("Yes: nine are enough", "Nine are enough for a first victory. After that the best has to be beaten.",
                 "victory"),
            Told("A tie", "All win together or nobody does: nine again is no victory.", "victory"),
        ),
        then=("this way",), shows="It makes SHIP",
    ),
    steps=(
        Predict(
            "nine", "Seven of eleven tricks are words, and the last two are TAKE and SHIP. Has your group, who never "
            "won before, won?", last_two(SEVEN_WORDS),
            choices=(
                Told("Yes: nine words", "Nine of thirteen are a first victory. All win together.", "first_victory",
                     right=True),
                Told("No: all thirteen are needed", "Nine are enough for a first victory.", "first_victory"),
                Told("Only whoever made most words", "All win together or nobody does.", "victory"),
            ),
            then=("this way",), shows="It makes SHIP",
        ),
        Predict(
            "eight", "The same with six of eleven, so eight in all. And now?", last_two(SIX_WORDS),
            choices=(
                Told("A victory: more than half", "A first victory takes nine of thirteen.", "first_victory"),
                Told("No victory, for anybody", "A first victory takes nine. All tricks are played, whatever happens.",
                     "first_victory", right=True),
            ),
            then=("this way",), shows="It makes SHIP",
        ),
        Predict(
            "equal", "Next evening, same group: its best victory has nine words, and it makes nine again. A victory?",
            last_two(SEVEN_WORDS, best=9),
            choices=(
                Told("Yes, nine are enough", "Only for the first time. After that the group has to beat its best.",
                     "victory"),
                Told("No", "To equal the record is no victory: it has to be beaten.", "victory", right=True),
            ),
            then=("this way",), shows="It makes SHIP",
        ),
        Count(
            "next", "Another group has won once, with ten words; yesterday it made eight. How many does it need "
            "today?", last_two(SIX_WORDS, best=10),
            count=lambda rules, state: int(rules.needed), rule="victory",
            near=(Told("10", "To equal its best is no victory."), Told("9", "Its best victory has to be beaten.")),
            less="Its best victory has ten words.", more="One more than its best is enough.",
            right="Eleven: one more than its best victory. A game without a victory changes nothing.",
        ),
        Count(
            "spare", "Five play: fifty-two cards for five, ten each. How many are left over?", FIVE_PLAY,
            count=lambda rules, state: len(state.match.spare), rule="spare_open",
            less="Five times ten cards are dealt.", more="Five times ten cards are dealt.",
            right="Two. They are shown to all before cards are passed, and are out of the game.",
        ),
        Count(
            "five", "Five play, so there are ten tricks, and words have five cards. How many words are a first "
            "victory?",
            FIVE_PLAY,
            count=lambda rules, state: int(rules.needed), rule="first_victory",
            near=(Told("9", "That is for four players, of thirteen tricks."),),
            less="It is about as hard as nine of thirteen.", more="It is about as hard as nine of thirteen.",
            right="Seven of ten. The last two tricks come after eight.",
        ),
        Free(
            "four", "Four tricks to go, six words so far, and nine would be a first victory. Talk, lead, follow, and "
            "lay the last two together.",
            at(past=9, made=SIX_WORDS[:9], turn="D", dealer="B",
               hands={"A": "R:E Y:S B:P R:D", "B": "R:N B:A Y:T B:L", "C": "R:O Y:I Y:H M:K", "D": "R:M B:E Y:D B:S"}),
        ),
    ),
)  # fmt: skip

# --- 7: agreed before the game --------------------------------------------------------------------------------------


def agreed(at_: Position, **options: Any) -> Position:
    """The position in a game in which something else was agreed."""
    return Position(at_.pieces, at_.moves, options)


def asked(kind: str) -> Position:
    """You lead and might say something."""
    return at(hands={"A": HELD[kind], "B": "B:L B:N R:H R:B"}, past=9)


HELD = {"vowels": "Y:A B:E B:Y R:T", "red": "R:S R:O R:D Y:R", "blue vowels": "B:O B:I B:S Y:C"}
UNCHANGED_TALK = '''def may_say(rules, state, of):
    """How many vowels one holds may be said, of all suits or of one; nothing else."""
    return rules.printed.may_say(state, of)
'''


def may_say(rules: Any, state: Any, of: str) -> bool:
    return "vowels" in of


def nothing(rules: Any, state: Any, of: str) -> bool:
    return False


def only_all(rules: Any, state: Any, of: str) -> bool:
    return of == "vowels"


QU_I_T = at(trick="M:Qu Y:I Y:T", hands={"A": "Y:E Y:U Y:H", "B": "R:S B:L", "C": "Y:O R:N", "D": "Y:D B:P"})

OTHERWISE = Section(
    "otherwise", "7 · Agreed before the game",
    know=Predict(
        "know", "Agreed: spelled letters count. Multicolored Qu, yellow I and T lie there, and you play E, for QUITE. "
        "A point?", agreed(QU_I_T, coop_qu_size="spelled_letters"),
        choices=(
            Told("No: five letters for four players", "So it is, under this agreement; QUIT would do.", "makes_word",
                 right=True),
            Told("Yes: four cards", "That is the printed rule. Here the spelled letters count.", "makes_word"),
        ),
        then=("Y:E",), shows="It makes no word",
    ),
    steps=(
        Try(
            "qu", "Agreed: the word has as many letters as there are players. Qu, I, T lie there. You hold yellow E, U "
            "and H.", agreed(QU_I_T, coop_qu_size="spelled_letters"),
            good=(Told("Y:U", "QUIT: four cards and four letters.", "makes_word", shows="It makes QUIT"),),
            costs=(Told("Y:E", "QUITE has five letters: no point under this agreement.", "makes_word",
                        shows="It makes no word"),
                   Told("Y:H", "Qu, I, T and H make no word.", "makes_word", shows="It makes no word")),
            hints=("All cards are used, and the letters are counted.", "QUITE has five letters, QUIT four.",
                   "Press the yellow U, and again."),
        ),
        Predict(
            "silent", "Agreed: no talk. May you say how many vowels you hold?",
            agreed(at(hands={"A": "Y:A B:E B:Y R:T", "B": "B:L B:N R:H R:B"}, past=9), coop_talk="off"),
            choices=(
                Told("No", "Nobody says anything about their cards then.", "may_say", right=True),
                Told("Yes, a count is allowed", "That is the printed rule; here nothing is said.", "may_say"),
            ),
            then=("Y:A",), shows="You play yellow A",
        ),
        Predict(
            "laps", "Agreed: in the last two tricks everybody lays one card, and in a second lap the other. Ben "
            "opens. How?",
            agreed(at(**BEN_OPENS), coop_finish="one_card_two_laps"),
            choices=(
                Told("With one card, to either trick", "And the other card goes to the other trick in the second lap.",
                     "may_lay", right=True),
                Told("With both cards", "That is the printed rule; here it is one card a lap.", "may_lay"),
            ),
            then=("lay R:T /",), shows="Ben lays red T to the first trick",
        ),
        Code(
            "vowels", "Now a rule of your own: only vowels may be talked about, of all suits or of one. In the cell "
            "below nothing is changed yet. Change the last line of its function and run it.",
            asked("vowels"),
            rule="may_say", begin=UNCHANGED_TALK, solution=may_say,
            cases=(Case(asked("vowels"), ("vowels",), "how many vowels"), Case(asked("red"), ("red",), "how many red "
                                                                               "cards"),
                   Case(asked("blue vowels"), ("blue vowels",), "how many blue vowels", hidden=True)),
            wrong=((nothing, "how many vowels"), (only_all, "how many blue vowels")),
            done="Yes: vowels of all suits or of one, and nothing else. At a table it holds from the next move on.",
        ),
    ),
)  # fmt: skip
