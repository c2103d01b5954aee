"""Half a minute of each game, to find the one to begin with."""

from __future__ import annotations

from typing import Any

from .competitive import FOUR_EACH
from .cooperative_positions import at as together
from .dead_letters_positions import short
from .steps import Lesson, Position, Section, Told, Try
from .teams_positions import CLAIM, HOLDS_LACKS_L
from .three_players import RED_LED

TITLE = "Half a minute"

SECRET_LETTER = Section(
    "secret-letter", TITLE, game="secret-letter", options={"seats": 3},
    steps=(
        Try(
            "veil", "Ben has just laid the 7, and a 7 must be laid by whoever holds a 5 or a 6 beside it. Both 5s lie "
            "open. With a 1 you name a player and a value; if they hold it, they are out. Play it on Ben.",
            Position({"hands": {"A": "1 3", "B": "6", "C": ""}, "rows": {"A": "5 2", "B": "1 7", "C": "5 4"},
                      "pile": "1 2 4"}),
            good=(Told("1 on B naming 6", "You read a card without seeing it. That is the game: few cards, and every "
                       "one says something.", "must_play", shows="Ben lays 6 and is out"),),
            costs=(
                Told("1 on B naming *", "Ben says no. A bluff would be possible, but the 7 speaks for a 6.",
                     "must_play", shows="Ben says no"),
                Told("3 on B", "In a Duel the card you keep fights, and that is your 1.", "duel", shows="You lay 1"),
            ),
            refused=(("1 on C naming 6", "still_in_round"),),
            hints=("A 7 beside a 5 or a 6 must be played.", "Both 5s lie open, and there is one 6.",
                   "Press the 1, then Ben, then 6."),
        ),
    ),
)  # fmt: skip

COMPETITIVE = Section(
    "competitive-tricks", TITLE, game="competitive-tricks", options={"hands": 1},
    steps=(
        Try(
            "win", "You collect letters for one word, and have T, R, I and C. Ben, Cleo and Dan have played; the "
            "highest yellow card wins the trick, and one of its cards. You must play yellow: win the K.",
            Position({"trick": "Y:K Y:G B:A", "taken": FOUR_EACH, "past": 8,
                      "hands": {"A": "Y:S Y:D R:Z R:E B:B", "B": "B:C B:F R:B R:H", "C": "B:G B:L R:L R:W",
                                "D": "R:O R:F B:R R:I"}}),
            good=(Told("Y:S", "You took the K: TRICK, a point a card. Whoever played the lowest letter picks, too, so "
                       "even an A may be worth playing.", "may_pick", then=("pick Y:K", "pick B:A"),
                       shows="You take yellow K"),),
            costs=(Told("Y:D", "D is below K: the trick is Ben's, and the K as well.", "trick_winner",
                        then=("pick Y:K",), shows="Ben takes yellow K"),),
            refused=(("R:Z", "must_follow"),),
            hints=("The highest card of the suit led wins, and its player takes one card.", "S is above K.",
                   "Press the yellow S, and again."),
        ),
    ),
)  # fmt: skip

S_T_R_O: dict[str, Any] = {
    **RED_LED, "past": 11, "display": "Y:I B:U R:A R:U",
    "taken": {"A": "Y:S Y:R Y:T Y:O B:S B:L B:I B:P R:H R:D R:I", "B": "Y:C Y:G Y:A B:G B:R B:A B:O R:S R:B R:E M:J",
              "C": "Y:D Y:H Y:K Y:E Y:U B:J B:E R:N R:W R:O M:X"},
}  # fmt: skip

THREE_PLAYERS = Section(
    "three-player-tricks", TITLE, game="three-player-tricks",
    steps=(
        Try(
            "vowel", "A word in each suit, and a card that fits in none costs a point. In yellow you have S, T, R, O. "
            "In this trick you were neither highest nor lowest, so you take a vowel: one for a yellow word.",
            Position(S_T_R_O, ("Y:X", "pick R:T", "pick R:L")),
            good=(Told("pick Y:I", "RIOTS or TRIOS, all in yellow. Vowels come from the table only, to whoever is in "
                       "the middle: neither highest nor lowest.", "may_pick", shows="You take yellow I"),),
            costs=(Told("pick *", "Words do not mix suits: S, T, R and O in yellow want a yellow vowel.", "one_suit",
                        shows="You take"),),
            hints=("Words do not mix suits.", "S, T, R and O are yellow.", "Press the yellow I, and again."),
        ),
    ),
)  # fmt: skip

TEAMS = Section(
    "team-tricks", TITLE, game="team-tricks",
    steps=(
        Try(
            "take", "You and Cleo need a word of five cards in each suit. CHAIR in yellow and BRAIN in blue are there, "
            "in red H, O, D and S. You have won this trick: take the card you need.",
            Position({"past": 11, "trick": "R:T R:A R:F R:L", **HOLDS_LACKS_L}),
            good=(Told("pick R:L", "HOLDS: three words, and your team is first. You two collect for the same words.",
                       "every_suit", then=("pick R:A", CLAIM), shows="You and Cleo win"),),
            costs=(Told("pick *", "That makes no red word. Ben took the L, and the race goes on.", "every_suit",
                        then=("pick R:L",), shows="Ben takes red L"),),
            hints=("Three words of five, one in each suit.", "H, O, D and S lack one letter.",
                   "Press the red L, and again."),
        ),
    ),
)  # fmt: skip

COOPERATIVE = Section(
    "cooperative-tricks", TITLE, game="cooperative-tricks",
    steps=(
        Try(
            "word", "All four of you play together: the four cards of a trick should make a word, in any order. There "
            "lie blue L, blue A and red D. You must play blue, for blue was led.",
            together(trick="B:L B:A R:D",
                     hands={"A": "B:E B:F R:Y", "B": "R:S R:W", "C": "Y:O R:N", "D": "Y:D R:O"}),
            good=(Told("B:E", "LEAD or DEAL, a point for all. You may talk, too, but never name a letter: that is the "
                       "art of it.", "makes_word", shows="It makes"),),
            costs=(Told("B:F", "L, A, D and F make no word: no point, for anybody.", "makes_word",
                        shows="It makes no word"),),
            refused=(("R:Y", "must_follow"),),
            hints=("All four cards, in any order.", "L, A, D, and E or F.", "Press the blue E, and again."),
        ),
    ),
)  # fmt: skip

DEAD_LETTERS = Section(
    "dead-letters", TITLE, game="dead-letters", options={"seats": 2, "challenge": "auto_reject"},
    steps=(
        Try(
            "five", "You drew C, K, L, S and T, unseen: there are no vowels, but any card face down is one. Whatever "
            "your word does not use costs you. Make a word of all five.", short("C K L S T", "D N R"),
            good=(Told("score ????? with *", "Nothing is left over, and a vowel card comes back. Would you have "
                       "dared to draw ten?", "scoring", shows="You lay"),),
            costs=(
                Told("score *", "What did not fit in is dead and costs its points. Try again with all five: STOCK, for "
                     "one.", "dead_points", shows="dead"),
                Told("draw *", "You dare more! But first find the word of five.", "may_draw"),
            ),
            hints=("Each letter takes one card, a vowel too.", "S, T, C and K, and the L as a vowel.",
                   "Spell STOCK: Lay STOCK with L face down."),
        ),
    ),
)  # fmt: skip

LESSON = Lesson(
    "which-game", "Which game?",
    (SECRET_LETTER, COMPETITIVE, THREE_PLAYERS, TEAMS, COOPERATIVE, DEAD_LETTERS),
    game="secret-letter",
)  # fmt: skip
