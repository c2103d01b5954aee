"""The lesson of LetterTricks for two teams: what one collects for, tricks, picks, and when to claim."""

from __future__ import annotations

from typing import Any

from .steps import Count, Lesson, Position, Predict, Section, Told, Try, Watch
from .teams_hands import HANDS, OTHERWISE
from .teams_positions import CLAIM, DAN_HAS_C, HOLDS_LACKS_L, at
from .teams_questions import ten
from .teams_words import CLAIMS, FIVE_CARDS, NO_QUOTA
from .trick_taking import legal

FIRST_DEAL, FIRST_LEAD = Position(seed=13), "Y:W"





# --- 1: three words win ---------------------------------------------------------------------------------------------

YOU_WON = at(trick="R:T R:A R:F R:L", **HOLDS_LACKS_L)
WE_HAVE_IT = ("pick R:L", "pick R:A", CLAIM)

WIN = Section(
    "win", "1 · Three words win",
    rules=("every_suit", "may_pick", "partners_show"),
    know=Predict(
        "know", "Your team has CHAIR in yellow, BRAIN in blue, and H, O, D, S in red. You won the trick and take the "
        "L. What then?", YOU_WON,
        choices=(
            Told("I lay the three words, and we have won", "So it is: three words, one in each suit.", "every_suit",
                 right=True),
            Told("We play on and count points at the end", "There are no points: three words win at once.",
                 "every_suit"),
            Told("I lay one long word of all suits", "It takes three words, one in each suit.", "every_suit"),
        ),
        then=WE_HAVE_IT, shows="You claim",
    ),
    steps=(
        Try(
            "take",
            "You and Cleo are a team. You have CHAIR in yellow, BRAIN in blue, and H, O, D, S in red. You have just "
            "won these four cards: take the one that makes a red word of five.", YOU_WON,
            good=(Told("pick R:L", "HOLDS. Now there are three words of five cards, one in each suit.", "every_suit",
                       then=("pick R:A",), shows="You take red L"),),
            costs=(Told("pick *", "With that card H, O, D, S make no word of five. And Ben took the L.", "every_suit",
                        then=("pick R:L",), shows="Ben takes red L"),),
            hints=("You need a word of five cards in every suit; red is missing.", "H, O, D, S and one more letter.",
                   "Press the red L, and again."),
        ),
        Try(
            "claim",
            "Ben had the lowest card and picked, too. Now say “We have it”: press Claim, lay CHAIR, BRAIN and HOLDS, "
            "and confirm.", at("pick R:L", "pick R:A", trick="R:T R:A R:F R:L", **HOLDS_LACKS_L),
            good=(Told("claim *", "Three words, one in each suit: you and Cleo have won.", "every_suit",
                       shows="You claim"),),
            costs=(Told("Y:M", "You played on, and Ben won the next trick. Only a team that has won a trick may "
                        "claim, so you wait.", "may_claim", then=("Y:W", "Y:P", "Y:D"),
                        shows="Ben's yellow W is the highest"),),
            hints=("After a trick the team that won it may lay its words.", "Yellow CHAIR, blue BRAIN, red HOLDS.",
                   "Press Claim with CHAIR, BRAIN and HOLDS."),
        ),
        Predict(
            "shared", "Cleo, opposite, is your partner, and Ben and Dan are the other team. Cleo wins a trick and "
            "takes red L. Who may spell with it?",
            at(turn="B", trick="R:F R:T R:A R:L", **HOLDS_LACKS_L),
            choices=(
                Told("Cleo alone", "What Cleo takes, you have: partners collect together.", "may_pick"),
                Told("Our team", "Partners collect together. Everybody sees what each team has.", "may_pick",
                     right=True),
                Told("Whoever claims first", "What a team has taken is its own for the whole game.", "may_pick"),
            ),
            then=("pick R:L",), shows="Cleo takes red L",
        ),
        Predict(
            "hands", "The collections are open. May you see Cleo's hand, too?",
            at(turn="A", **HOLDS_LACKS_L),
            choices=(
                Told("Yes, we are partners", "Partners keep their hands hidden from each other, as from all.",
                     "partners_show"),
                Told("No", "Hands are hidden, also from the partner, and you may not tell what you hold.",
                     "partners_show", right=True),
            ),
            then=("Y:M",), shows="You play yellow M",
        ),
    ),
)  # fmt: skip

# --- 2: three tricks ------------------------------------------------------------------------------------------------

DAN_LED_L: dict[str, Any] = {
    "hands": {"A": "B:S B:C R:W", "B": "Y:G R:B R:E", "C": "B:A R:F R:M", "D": "Y:M R:N"}, "trick": "B:L", "past": 10,
}  # fmt: skip
DAN_LEADS = {**DAN_LED_L, "hands": {**DAN_LED_L["hands"], "D": "B:L Y:M R:N"}, "trick": "", "turn": "D"}
M_IS_LED = at(hands={"A": "Y:D B:C", "B": "B:G", "C": "B:O", "D": "R:B"}, trick="Y:M R:Y Y:G")

TRICKS = Section(
    "tricks", "2 · Three tricks",
    rules=("own_hand", "must_follow", "rank", "trick_winner", "leads_next", "first_dealer", "first_leader"),
    know=Predict(
        "know", "Ben led yellow M, Cleo had no yellow and played red Y, Dan yellow G. You play yellow D. Who wins the "
        "trick and leads the next one?", M_IS_LED,
        choices=(
            Told("Ben", "So it is: M is the highest yellow card, and yellow was led.", "trick_winner", right=True),
            Told("Cleo", "Yellow was led, so the red Y cannot win: it was Ben's trick.", "can_win"),
            Told("You, to the left of Dan", "The highest card of the suit led wins, and its player leads on.",
                 "leads_next"),
        ),
        then=("Y:D",), shows="Ben's yellow M is the highest",
    ),
    steps=(
        Watch(
            "trick", "How do four cards come to lie there? Everybody plays one.", at(**DAN_LEADS),
            line=(
                ("B:L", "Dan leads, with blue L. So blue is the suit that was led."),
                ("B:C", "You hold blue, so you follow suit: blue C."),
                ("Y:G", "Ben has no blue left and may play anything: yellow G."),
                ("B:A", "Cleo follows. Dan's L is the highest blue and wins; Cleo's A is lowest, and picks second."),
            ),
        ),
        Try(
            "follow", "The same again: Dan led blue L. You hold blue S, blue C and red W. Try the red W; then play the "
            "card that wins.", at(**DAN_LED_L),
            good=(Told("B:S", "Blue was led, so whoever holds blue plays blue. S is the highest of it: A is the lowest "
                       "letter, Z the highest.", "trick_winner", then=("Y:G", "B:A"),
                       shows="Your blue S is the highest and wins the trick"),),
            costs=(Told("B:C", "You followed suit, but C is lower than L: it was Dan's trick.", "rank",
                        then=("Y:G", "B:A"), shows="Dan's blue L is the highest"),),
            refused=(("R:W", "must_follow"),),
            hints=("The highest card of the suit led wins.", "You have two blue cards; S comes after L.",
                   "Press the blue S, and again."),
        ),
        Predict(
            "off", "Ben led yellow M. Cleo has no yellow, so they may play anything: red Y. Dan plays yellow G, you "
            "yellow D. Who wins?", M_IS_LED,
            choices=(
                Told("Cleo, with the highest letter", "Yellow was led, so a red card cannot win, however high.",
                     "trick_winner"),
                Told("Ben, with the highest yellow card", "Only the suit led can win. Cleo's Y was thrown away.",
                     "trick_winner", right=True),
            ),
            then=("Y:D",), shows="Ben's yellow M is the highest and wins the trick",
        ),
        Predict(
            "next", "Dan led blue L again, and you win with the S. Who leads the next trick?", at(**DAN_LED_L),
            choices=(
                Told("Ben, on my left", "You led it, for you had won.", "leads_next"),
                Told("You, and you may lead any card", "The winner leads, whatever they like.", "leads_next",
                     right=True),
                Told("Cleo, your partner", "You led it yourself, for you had won.", "leads_next"),
            ),
            then=("B:S", "Y:G", "B:A", "pick B:L", "pick B:A", "R:W"), shows="You play red W",
        ),
        Predict(
            "start", "A new game: chance made Ben the dealer, and everybody has thirteen cards. Who leads first?",
            FIRST_DEAL,
            choices=(
                Told("Ben, who dealt", "Cleo did: the player on the dealer's left.", "first_leader"),
                Told("Cleo, to the left of Ben", "Play goes on clockwise.", "first_leader", right=True),
                Told("Whoever has the highest card", "Cleo did: the player on the dealer's left.", "first_leader"),
            ),
            then=(FIRST_LEAD,), shows="Cleo plays",
        ),
    ),
)  # fmt: skip

# --- 3: two picks a trick -------------------------------------------------------------------------------------------

DAN_IS_BOTH = at(trick="Y:C", **DAN_HAS_C)
T_A_M = at(hands={"A": "R:E B:C", "B": "B:G", "C": "B:O", "D": "R:B"}, trick="R:T Y:A R:M")
YOUR_R_WON = at(
    trick="B:R B:E R:Y B:L", hands={"A": "R:B", "B": "R:W", "C": "Y:D", "D": "Y:E"},
    taken={"A": "Y:C Y:H Y:A Y:I B:B B:A B:N R:H R:O R:L",
           "B": "Y:S Y:T Y:O Y:M Y:P B:F B:O B:C B:U B:S R:U R:N R:I R:F"},
)  # fmt: skip

PICKS = Section(
    "picks", "3 · Two picks a trick",
    rules=("low_pick", "must_pick"),
    know=Predict(
        "know", "Dan led yellow C, and nobody has yellow: you play red W, Ben blue U, Cleo red T. Dan wins, and his C "
        "is the lowest letter, too. Who picks after Dan?", DAN_IS_BOTH,
        choices=(
            Told("Cleo", "So it is: the lowest of the others. Your team gets a card.", "low_pick", right=True),
            Told("Dan again", "Nobody picks twice: it was Cleo, with the lowest of the others.", "low_pick"),
            Told("You, with the highest card", "It was Cleo: after the winner the lowest of the others picks.",
                 "low_pick"),
        ),
        then=("R:W", "B:U", "R:T"), shows="Cleo picks second",
    ),
    steps=(
        Predict(
            "low", "Ben led red T, Cleo had no red and plays yellow A, Dan red M, you red E. Ben wins and picks one "
            "card. Then somebody else picks. Who?", T_A_M,
            choices=(
                Told("You, with the lowest red card", "Cleo did: the lowest letter, whatever its suit.", "low_pick"),
                Told("Cleo, with the lowest letter", "Whatever its suit. The low pick is for whoever could not win, "
                     "and it feeds your collection.", "low_pick", right=True),
                Told("Dan, who was second", "Cleo did: the lowest letter, not the second highest.", "low_pick"),
            ),
            then=("R:E",), shows="Cleo picks second",
        ),
        Try(
            "under", "Ben led red Y, Cleo played S, Dan E. Nothing you hold beats the Y. Get your team a card all the "
            "same.", at(trick="R:Y R:S R:E", hands={"A": "R:A R:W", "B": "B:G", "C": "B:O", "D": "R:B"},
                        taken={"A": "R:H R:O R:L R:D", "B": "B:N B:I"}),
            good=(Told("R:A", "The lowest letter picks after the winner. With the S your team has HOLDS.", "low_pick",
                       then=("pick R:Y", "pick R:S"), shows="You take red S"),),
            costs=(Told("R:W", "W is high, but not high enough. Dan's E was the lowest: the other team took both "
                        "cards.", "low_pick", then=("pick R:S", "pick R:Y"), shows="Dan picks second"),),
            hints=("After the winner the lowest card picks, too.", "Dan's E is the lowest so far; you hold A and W.",
                   "Press the red A, and again."),
        ),
        Try(
            "deny", "You won with blue R and pick first, Ben second. Look at the other team's collection: STOMP in "
            "yellow, FOCUS in blue, and U, N, I, F in red. What must Ben not get?", YOUR_R_WON,
            good=(Told("pick R:Y", "UNIFY was what they lacked. What you take from the others counts as much as what "
                       "you take for yourselves.", "may_pick", then=("pick B:E",), shows="You take red Y"),),
            costs=(Told("pick *", "Ben took the Y: STOMP, FOCUS, UNIFY. Now their team need only win a trick.",
                        "every_suit", then=("pick R:Y",), shows="Ben takes red Y"),),
            hints=("Any card of the trick may be picked, also one that only the others need.",
                   "U, N, I, F and one more letter.", "Press the red Y, and again."),
        ),
        Predict(
            "tie", "Dan led blue S. You have no blue and play yellow A, Ben plays blue A, Cleo blue R. Two are "
            "lowest. Who picks after Dan?",
            at(trick="B:S", hands={"A": "Y:A R:L", "B": "B:A R:N", "C": "B:R R:O", "D": "R:B"}),
            choices=(
                Told("You, who were first", "Ben did: of equal letters the one played last.", "low_pick"),
                Told("Ben, who was last", "Of equal letters the later one.", "low_pick", right=True),
                Told("Both of you", "Only one picks after the winner: Ben, whose A came later.", "low_pick"),
            ),
            then=("Y:A", "B:A", "B:R"), shows="Ben picks second",
        ),
        Predict(
            "clash", "Dan led yellow C, and nobody has yellow: you play red W, Ben blue U, Cleo red T. Dan wins and is "
            "lowest, too. Who picks after Dan?", DAN_IS_BOTH,
            choices=(
                Told("Dan again", "Nobody picks twice. Of the others Cleo's T was the lowest.", "low_pick"),
                Told("Cleo, lowest of the others", "T is below U and W. The printed rules are silent here; this is our "
                     "reading.", "low_pick", right=True),
                Told("Nobody", "Two cards of every trick are picked: Cleo's T was the lowest of the others.",
                     "low_pick"),
            ),
            then=("R:W", "B:U", "R:T"), shows="Cleo picks second",
        ),
        Predict(
            "settled", "You led yellow R and won; Ben's A is the lowest, Dan's D comes next. You take the A yourself. "
            "Who picks after you?",
            at(trick="Y:R Y:A Y:G Y:D", hands={"A": "B:C", "B": "B:G", "C": "B:O", "D": "R:B"}),
            choices=(
                Told("Ben, all the same", "The whole trick settles it, not what is left of it.", "low_pick",
                     right=True),
                Told("Dan, with the lowest that is left", "Ben did: the whole trick settles who is lowest.",
                     "low_pick"),
            ),
            then=("pick Y:A", "pick Y:D"), shows="Ben takes yellow D",
        ),
        Predict(
            "must", "You won, and none of the four cards helps your team. May you take none?",
            at(trick="Y:W Y:P Y:G Y:H", hands={"A": "B:C", "B": "B:G", "C": "B:O", "D": "R:B"},
               taken={"A": "Y:C Y:A Y:I Y:R Y:S", "B": "B:N"}),
            choices=(
                Told("Yes", "Whoever may pick takes a card: two of every trick are taken.", "must_pick"),
                Told("No, but my own card will do", "A pick is taken, and it may be the card you played.", "must_pick",
                     right=True),
            ),
            then=("pick Y:W",), shows="You take yellow W",
        ),
    ),
)  # fmt: skip

# --- 4: multicolored cards, and words -------------------------------------------------------------------------------

YOU_LEAD_K: dict[str, Any] = {"hands": {"A": "M:K Y:C", "B": "R:B B:L", "C": "R:M Y:W", "D": "Y:U B:O"}}

WORDS = Section(
    "words", "4 · Multicolored cards, and words",
    rules=("suit_led", "can_win", "team_goal", "may_use", "one_suit", "virtual_u", "is_word"),
    know=NO_QUOTA,
    steps=(
        Try(
            "always", "The six multicolored cards (J, K, Qu, V, X, Z) belong to every suit. Dan led blue S. Try yellow "
            "W; then win the trick.", at(trick="B:S", hands={"A": "B:C M:Z Y:W", "B": "B:Y R:B R:E", "C": "B:U R:F R:M",
                                                         "D": "Y:M R:N"}, past=10),
            good=(Told("M:Z", "It counts as blue, and Z is above Ben's Y.", "can_win", then=("B:Y", "B:U"),
                       shows="Your multicolored Z is the highest as blue and wins the trick"),),
            costs=(Told("B:C", "You may play it, but Ben's Y was higher.", "rank", then=("B:Y", "B:U"),
                        shows="Ben's blue Y is the highest"),),
            refused=(("Y:W", "must_follow"),),
            hints=("A multicolored card follows every suit, and can win there.", "You hold blue C and multicolored Z.",
                   "Press the multicolored Z, and again."),
        ),
        Count(
            "free", "Dan led red S. You hold yellow W, blue C and multicolored Z: no red. How many may you play?",
            at(trick="R:S", hands={"A": "Y:W B:C M:Z"}, past=10),
            count=legal, rule="must_follow",
            near=(Told("1", "You may play the Z, but nobody is ever forced to play a multicolored card."),),
            less="You have no red, so you are free.", more="You hold three cards.",
            right="All three: a multicolored card can always be played and never has to be.",
        ),
        Predict(
            "sets", "You lead multicolored K: it sets no suit yet. Ben plays red B. What may Cleo play, who holds red "
            "M and yellow W?", at(**YOU_LEAD_K),
            choices=(
                Told("Either, for no suit was led", "Ben's B, the first plain card, set the suit: red M it was.",
                     "suit_led"),
                Told("Only the red M", "The first plain card sets the suit. Ben was free to choose it.", "suit_led",
                     right=True),
            ),
            then=("M:K", "R:B", "R:M"), shows="Cleo plays red M",
        ),
        Predict(
            "who", "So red it is: your multicolored K, Ben's red B, Cleo's red M. Dan has no red and plays yellow U. "
            "Who wins?", at("M:K", "R:B", "R:M", **YOU_LEAD_K),
            choices=(
                Told("You, for you led", "Your K counts as red, too, but Cleo's M is higher.", "can_win"),
                Told("Cleo", "Your K counts as red, and M is above K.", "can_win", right=True),
                Told("Dan, with the highest letter", "Red is the suit, so yellow cannot win.", "can_win"),
            ),
            then=("Y:U",), shows="Cleo's red M is the highest and wins the trick",
        ),
        Predict(
            "qu", "Dan led red S. You play multicolored Qu, Ben red O, Cleo red L. Who wins?",
            at(trick="R:S", hands={"A": "M:Qu Y:C", "B": "R:O B:L", "C": "R:L Y:W", "D": "B:O"}),
            choices=(
                Told("You: Qu is above all others", "Qu ranks as Q, between P and R: Dan's S was higher.", "rank"),
                Told("Dan, with the S", "Qu ranks as Q, between P and R.", "rank", right=True),
            ),
            then=("M:Qu", "R:O", "R:L"), shows="Dan's red S is the highest",
        ),
        Predict(
            "all", "You lead multicolored J, Ben plays V, Cleo K, Dan X, all of them multicolored. Who wins?",
            at(hands={"A": "M:J Y:C", "B": "M:V B:L", "C": "M:K Y:W", "D": "M:X B:O"}),
            choices=(
                Told("You, for you led", "No suit was set, so the highest letter won: Dan's X.", "can_win"),
                Told("Dan, with the highest letter", "No suit was set, so the letters alone decide.", "can_win",
                     right=True),
            ),
            then=("M:J", "M:V", "M:K", "M:X"), shows="Dan's multicolored X is the highest",
        ),
        *FIVE_CARDS,
    ),
)  # fmt: skip

LESSON = Lesson(
    "team-tricks", "LetterTricks for two teams",
    (WIN, TRICKS, PICKS, WORDS, CLAIMS, HANDS, OTHERWISE, Section("questions", "Ten questions", fresh=ten)),
)  # fmt: skip
