"""The lesson of LetterTricks together: a word from every trick, talk that names no letter, the last two tricks."""

from __future__ import annotations

from typing import Any

from .cooperative_last import LAST, OTHERWISE, POINTS
from .cooperative_positions import at
from .cooperative_questions import ten
from .cooperative_talk import TALK
from .steps import Count, Lesson, Predict, Section, Told, Try
from .trick_taking import legal

# --- 1: a word from every trick -------------------------------------------------------------------------------------

S_I_H: dict[str, Any] = {
    "hands": {"A": "B:P B:Y R:W", "B": "R:T R:E", "C": "Y:A R:N", "D": "R:O Y:D"}, "trick": "B:S B:I Y:H",
}  # fmt: skip
C_A_T = at(trick="B:C B:A Y:T", hands={"A": "B:G R:W R:B", "B": "R:S B:L", "C": "Y:O B:N", "D": "Y:D R:M"})
M_A_R = at(trick="B:A Y:M B:R", hands={"A": "B:Y R:W R:B", "B": "R:S B:L", "C": "Y:O R:N", "D": "Y:D B:P"})
A_K_T: dict[str, Any] = {
    "trick": "R:A M:K R:T", "hands": {"A": "R:E B:L B:G", "B": "R:S R:W", "C": "Y:O B:N", "D": "Y:D B:P"},
}  # fmt: skip

WORD = Section(
    "word", "1 · A word from every trick",
    rules=("makes_word", "is_word"),
    know=Predict(
        "know", "A, multicolored K and T lie there, in this order, and you play E. Is it a word?", at(**A_K_T),
        choices=(
            Told("Yes: TAKE", "So it is: the order in which cards are played does not matter.", "makes_word",
                 right=True),
            Told("No: AKTE is none", "All four cards make a word in some order: TAKE.", "makes_word"),
            Told("Yes, and it is worth four points", "A word, in any order. But each trick is worth one point.",
                 "makes_word"),
        ),
        then=("R:E",), shows="It makes TAKE",
    ),
    steps=(
        Try(
            "first", "On the table: blue S, blue I and yellow H. You hold blue P, blue Y and red W. Try the W, for "
            "WISH. Then make a word of all four cards.", at(**S_I_H),
            good=(Told("B:P", "SHIP: a point for all four of you. You play together, and every trick should be a word.",
                       "makes_word", shows="It makes SHIP"),),
            costs=(Told("B:Y", "S, H, I and Y make no word, so this trick is no point, for anybody.", "makes_word",
                        shows="It makes no word"),),
            refused=(("R:W", "must_follow"),),
            hints=("A trick is a point when all its cards make a word.", "S, I, H, and P or Y.",
                   "Press the blue P, and again."),
        ),
        Predict(
            "order", "Now A, K and T lie there, in this order, and you play E. It makes TAKE and TEAK. How many "
            "points?",
            at(**A_K_T),
            choices=(
                Told("None: AKTE is no word", "The order in which cards are played does not matter.", "makes_word"),
                Told("One", "In any order, and one point however many words there are.", "makes_word", right=True),
                Told("Two, one for each word", "A trick is a word or it is not: one point.", "makes_word"),
            ),
            then=("R:E",), shows="It makes TAKE",
        ),
        Predict(
            "three", "Blue C, blue A and yellow T lie there: CAT. You have to follow with blue G. Is there a "
            "point?", C_A_T,
            choices=(
                Told("Yes, for CAT", "Three letters of four are no point: every card counts.", "makes_word"),
                Told("No", "All four cards have to be in the word.", "makes_word", right=True),
            ),
            then=("B:G",), shows="It makes no word",
        ),
        Predict(
            "list", "M, A and R lie there, and you play Y. MARY is a name. Is there a point?", M_A_R,
            choices=(
                Told("No, names are no words", "Names are none, but the cards make ARMY.", "is_word"),
                Told("Yes: they make another word", "ARMY. Any word of the table's list will do; names are not in it.",
                     "is_word", right=True),
            ),
            then=("B:Y",), shows="It makes ARMY",
        ),
    ),
)  # fmt: skip

# --- 2: leading and following ---------------------------------------------------------------------------------------

YOU_LEAD: dict[str, Any] = {
    "hands": {"A": "R:E M:X Y:W Y:H", "B": "R:N B:B B:C B:L", "C": "R:D B:P Y:G B:F", "D": "R:O Y:M Y:T B:R"},
    "past": 9,
}  # fmt: skip
NEW_GAME = at(
    hands={"C": "Y:D Y:O Y:S B:E B:G B:L B:N R:M R:O M:J M:X M:Z R:T"}, turn="C", dealer="B", past=0,
)  # fmt: skip

LEAD = Section(
    "lead", "2 · Leading and following",
    rules=("own_hand", "must_follow", "rank", "trick_winner", "leads_next", "first_dealer", "first_leader"),
    know=Predict(
        "know", "Ben led blue S, Cleo played blue I, Dan, who has no blue, yellow H. You play blue P. Who wins the "
        "trick, and what for?", at(**S_I_H),
        choices=(
            Told("Ben, to lead the next one", "So it is: the highest blue card leads on. Nobody takes the cards.",
                 "leads_next", right=True),
            Told("Ben, and takes a card", "Nobody takes cards here. Ben leads the next trick, that is all.",
                 "leads_next"),
            Told("Nobody: all win together", "The point is everybody's, but Ben has the highest blue card and leads.",
                 "trick_winner"),
        ),
        then=("B:P",), shows="Ben's blue S is the highest and wins the trick",
    ),
    steps=(
        Count(
            "follow", "Dan led blue L. You hold blue C, blue S, red W and yellow A. How many of the four may you play?",
            at(trick="B:L", hands={"A": "B:C B:S R:W Y:A"}, past=9),
            count=legal, rule="must_follow",
            near=(Told("4", "Blue was led, and you hold blue: the W and the A have to wait."),
                  Told("1", "You must follow, but need not be higher: C or S, whichever helps the word.")),
            less="Look at your blue cards.", more="You hold four cards.",
            right="Two. Whoever holds the suit led plays it, even if another card would make the word.",
        ),
        Predict(
            "wins", "Ben led blue S, Cleo played I, Dan had no blue and played yellow H. You make SHIP with blue P. "
            "Who wins the trick?", at(**S_I_H),
            choices=(
                Told("You, for you made the word", "The highest card of the suit led wins: Ben's S. A is lowest, Z "
                     "highest.", "trick_winner"),
                Told("Ben, with the highest blue", "Winning gives the next lead and nothing else: nobody takes cards.",
                     "trick_winner", right=True),
                Told("Nobody does", "Somebody has to lead on: the highest card of the suit led wins, Ben's S.",
                     "leads_next"),
            ),
            then=("B:P",), shows="Ben's blue S is the highest and wins the trick",
        ),
        Predict(
            "off", "Dan led yellow C. You have no yellow and play red Y, Ben yellow E, Cleo yellow H. Who leads next?",
            at(trick="Y:C", hands={"A": "R:Y R:W B:G B:B", "B": "Y:E R:S B:L B:U", "C": "Y:H Y:O B:N B:R",
                                   "D": "Y:D R:M B:P"}, past=9),
            choices=(
                Told("You, with the highest letter", "Yellow was led, so your red Y cannot win.", "trick_winner"),
                Told("Cleo, with the H", "It is the highest yellow card. Whoever is free of a suit helps the word, but "
                     "cannot win.", "leads_next", right=True),
                Told("Dan again", "Cleo did: the H is the highest yellow card.", "leads_next"),
            ),
            then=("R:Y", "Y:E", "Y:H", "B:R"), shows="Cleo plays blue R",
        ),
        Try(
            "open", "You lead: any card may be led. Make it easy for the others to find a word.", at(**YOU_LEAD),
            good=(Told("R:E", "DONE. A vowel among the first two cards leaves most words open; many groups agree on "
                       "that.", "makes_word", then=("R:N", "R:D", "R:O"), shows="It makes DONE"),),
            costs=(
                Told("M:X", "N, D and O could not do anything with an X. The hard letters need a vowel first.",
                     "makes_word", then=("R:N", "R:D", "R:O"), shows="It makes no word"),
                Told("Y:[WH]", "Nobody before Dan had a vowel of any use; too few words were left.", "makes_word",
                     then=("B:B", "Y:G", "Y:M"), shows="It makes no word"),
            ),
            hints=("Every card of the trick has to fit into one word.", "Most words are open to a vowel.",
                   "Press the red E, and again."),
        ),
        Predict(
            "start", "A new game: chance made Ben the dealer, and everybody has thirteen cards. Who leads first?",
            NEW_GAME,
            choices=(
                Told("Ben, who dealt", "Cleo did: the player on the dealer's left.", "first_leader"),
                Told("Cleo, to the left of Ben", "Play goes on clockwise.", "first_leader", right=True),
                Told("Whoever has a vowel", "Cleo did: the player on the dealer's left.", "first_leader"),
            ),
            then=("B:E",), shows="Cleo plays",
        ),
    ),
)  # fmt: skip

# --- 3: multicolored cards and Qu -----------------------------------------------------------------------------------

YOU_LEAD_V: dict[str, Any] = {
    "hands": {"A": "M:V Y:C Y:W", "B": "R:T B:L B:B", "C": "R:O Y:A Y:H", "D": "R:E B:O B:U"},
}  # fmt: skip
QU_I_T: dict[str, Any] = {
    "trick": "M:Qu Y:I Y:T", "hands": {"A": "Y:E Y:U Y:H", "B": "R:S B:L", "C": "Y:O R:N", "D": "Y:D B:P"},
}  # fmt: skip

MULTI = Section(
    "multi", "3 · Multicolored cards and Qu",
    rules=("suit_led", "can_win", "virtual_u"),
    know=Predict(
        "know", "Multicolored Qu, yellow I and yellow T lie there, and you play yellow E: QUITE, with five letters. "
        "Is it a point?", at(**QU_I_T),
        choices=(
            Told("Yes: four cards, all used", "So it is: the Qu is one card.", "makes_word", right=True),
            Told("No: five letters for four players", "Cards are counted. The Qu is one card.", "makes_word"),
        ),
        then=("Y:E",), shows="It makes QUIET",
    ),
    steps=(
        Try(
            "wild", "The six multicolored cards (J, K, Qu, V, X, Z) belong to every suit. Yellow T, A and E lie "
            "there. Try red M, for TEAM; then make a word.",
            at(trick="Y:T Y:A Y:E", hands={"A": "M:K Y:U R:M", "B": "R:S B:L", "C": "Y:O R:N", "D": "Y:D B:P"}),
            good=(Told("M:K", "TAKE. A multicolored card can be played into any trick.", "must_follow",
                       shows="It makes TAKE"),),
            costs=(Told("Y:U", "T, A, E and U make no word. The K follows every suit, so it was free to go.",
                        "must_follow", shows="It makes no word"),),
            refused=(("R:M", "must_follow"),),
            hints=("A multicolored card follows every suit.", "T, A, E, and a K.",
                   "Press the multicolored K, and again."),
        ),
        Count(
            "free", "Dan led red S. You hold yellow W, blue C, multicolored Z and yellow E: no red. How many may you "
            "play?",
            at(trick="R:S", hands={"A": "Y:W B:C M:Z Y:E"}, past=9),
            count=legal, rule="must_follow",
            near=(Told("1", "You may play the Z, but nobody is ever forced to play a multicolored card."),),
            less="You have no red, so you are free.", more="You hold four cards.",
            right="All four: a multicolored card can always be played and never has to be.",
        ),
        Predict(
            "sets", "You lead multicolored V: it sets no suit yet. Ben plays red T. What may Cleo play, who holds red "
            "O, yellow A and yellow H?", at(**YOU_LEAD_V),
            choices=(
                Told("Any of them, for no suit was led", "Ben's T, the first plain card, set the suit: red O it was.",
                     "suit_led"),
                Told("Only the red O", "The first plain card sets the suit. Ben was free to choose it.", "suit_led",
                     right=True),
            ),
            then=("M:V", "R:T", "R:O"), shows="Cleo plays red O",
        ),
        Predict(
            "who", "Multicolored V, red T, red O; now Dan makes VOTE with red E. Who leads the next trick?",
            at("M:V", "R:T", "R:O", **YOU_LEAD_V),
            choices=(
                Told("You", "Your V counts as red, and it is the highest. If all four are multicolored, the highest "
                     "letter wins.", "can_win", right=True),
                Told("Ben, with the highest red card", "Your V counts as red, too, and is higher.", "can_win"),
                Told("Dan, who made the word", "The highest card of the suit led wins: your V counts as red.",
                     "trick_winner"),
            ),
            then=("R:E",), shows="Your multicolored V is the highest as red and wins the trick",
        ),
        Try(
            "qu", "Multicolored Qu, yellow I and yellow T lie there. You hold yellow E, U and H. Make a word; two "
            "cards would do.", at(**QU_I_T),
            good=(
                Told("Y:E", "QUITE has five letters, but four cards, and cards are counted: the Qu spells QU or Q "
                     "alone.",
                     "makes_word", shows="It makes QUIET"),
                Told("Y:U", "QUIT, with a real U for the one that comes with the Qu. E would do as well: QUITE is four "
                     "cards.", "virtual_u", shows="It makes QUIT"),
            ),
            costs=(Told("Y:H", "Qu, I, T and H make no word.", "makes_word", shows="It makes no word"),),
            hints=("The Qu card is one card and spells QU or Q.", "Qu, I, T and E; or with a real U.",
                   "Press the yellow E, and again."),
        ),
        Predict(
            "rank", "Dan led red L. You play multicolored Qu, Ben red I, Cleo red T. Who leads the next trick?",
            at(trick="R:L", hands={"A": "M:Qu Y:C Y:W", "B": "R:I B:L B:B", "C": "R:T Y:A Y:H", "D": "B:O B:U"}),
            choices=(
                Told("You: Qu is above all others", "Qu ranks as Q, between P and R: Cleo's T was higher.", "rank"),
                Told("Cleo, with the T", "Qu ranks as Q, between P and R.", "rank", right=True),
            ),
            then=("M:Qu", "R:I", "R:T"), shows="Cleo's red T is the highest",
        ),
    ),
)  # fmt: skip

LESSON = Lesson(
    "cooperative-tricks", "LetterTricks together",
    (WORD, LEAD, MULTI, TALK, LAST, POINTS, OTHERWISE, Section("questions", "Ten questions", fresh=ten)),
)  # fmt: skip
