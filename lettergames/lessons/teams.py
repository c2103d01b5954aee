"""The lesson of LetterTricks for two teams: what one collects for, tricks, picks, and when to claim."""

from __future__ import annotations

from typing import Any

from ..core import chance
from ..games.letter_tricks.cards import WITH_MULTI
from .steps import Count, Free, Lesson, Position, Predict, Section, Told, Try
from .teams_questions import ten
from .trick_taking import legal

SHUFFLED = chance.shuffled(WITH_MULTI, 1, 0)
FIRST_DEAL, FIRST_LEAD = Position(seed=13), "Y:W"
SECOND_LEAD, PARTNER_LEAD = "B:Y", "B:S"


def at(*moves: str, **pieces: Any) -> Position:
    return Position({"past": 11, **pieces}, moves)


# --- 1: three words win ---------------------------------------------------------------------------------------------

HOLDS_LACKS_L: dict[str, Any] = {
    "taken": {"A": "Y:C Y:H Y:A Y:I Y:R B:B B:R B:A B:I B:N R:H R:O R:D R:S", "B": "Y:G Y:T Y:U B:C B:E B:O R:M R:N"},
    "hands": {"A": "Y:M", "B": "Y:W", "C": "Y:P", "D": "Y:D"},
}  # fmt: skip
YOU_WON = at(trick="R:T R:A R:F R:L", **HOLDS_LACKS_L)
CLAIM = "claim CHAIR in yellow; BRAIN in blue; HOLDS in red"
WITH_CARDS = (
    "claim CHAIR from Y:C Y:H Y:A Y:I Y:R; BRAIN from B:B B:R B:A B:I B:N; HOLDS from R:H R:O R:L R:D R:S"
)
WE_HAVE_IT = ("pick R:L", "pick R:A", CLAIM)

WIN = Section(
    "win", "1 · Three words win",
    rules=("every_suit", "may_pick"),
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
    ),
)  # fmt: skip

# --- 2: three tricks ------------------------------------------------------------------------------------------------

DAN_LED_L: dict[str, Any] = {
    "hands": {"A": "B:S B:C R:W", "B": "Y:G R:B R:E", "C": "B:A R:F R:M", "D": "Y:M R:N"}, "trick": "B:L", "past": 10,
}  # fmt: skip
M_IS_LED = at(hands={"A": "Y:D B:C", "B": "B:G", "C": "B:O", "D": "R:B"}, trick="Y:M R:Y Y:G")

TRICKS = Section(
    "tricks", "2 · Three tricks",
    rules=("must_follow", "rank", "trick_winner", "leads_next", "first_dealer", "first_leader"),
    know=Predict(
        "know", "Ben led yellow M, Cleo had no yellow and played red Y, Dan yellow G. You play yellow D. Who wins the "
        "trick and leads the next one?", M_IS_LED,
        choices=(
            Told("Ben", "So it is: M is the highest yellow card, and yellow was led.", "trick_winner", right=True),
            Told("Cleo", "Yellow was led, so the red Y cannot win: it was Ben's trick.", "can_win"),
            Told("You, on Dan's left", "The highest card of the suit led wins, and its player leads on.", "leads_next"),
        ),
        then=("Y:D",), shows="Ben's yellow M is the highest",
    ),
    steps=(
        Try(
            "follow", "Everybody plays one card, and the highest takes the trick. Dan led blue L. You hold blue S, "
            "blue C and red W. Try the red W; then play the card that wins.", at(**DAN_LED_L),
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
                Told("Cleo, on Ben's left", "Play goes on clockwise.", "first_leader", right=True),
                Told("Whoever has the highest card", "Cleo did: the player on the dealer's left.", "first_leader"),
            ),
            then=(FIRST_LEAD,), shows="Cleo plays",
        ),
    ),
)  # fmt: skip

# --- 3: two picks a trick -------------------------------------------------------------------------------------------

DAN_HAS_C: dict[str, Any] = {"hands": {"A": "R:W B:C", "B": "B:U B:G", "C": "R:T R:O", "D": "R:B"}}
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

# --- 4: multicolored cards ------------------------------------------------------------------------------------------

YOU_LEAD_K: dict[str, Any] = {"hands": {"A": "M:K Y:C", "B": "R:B B:L", "C": "R:M Y:W", "D": "Y:U B:O"}}

MULTI = Section(
    "multi", "4 · Multicolored cards",
    rules=("suit_led", "can_win"),
    know=Count(
        "know", "Dan led red S. You hold red B, yellow W and multicolored Z. How many of the three may you play?",
        at(trick="R:S", hands={"A": "R:B Y:W M:Z"}, past=10),
        count=legal, rule="must_follow",
        near=(Told("1", "A multicolored card follows every suit, so the Z may be played, too."),
              Told("3", "You hold red, so the yellow W may not be played.")),
        less="Look at the red card and the multicolored one.", more="You hold three cards.",
        right="Two, so it is: red B follows, and the Z follows everything.",
    ),
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
    ),
)  # fmt: skip

# --- 5: what the words need -----------------------------------------------------------------------------------------

LEADING: dict[str, Any] = {"hands": {"A": "R:F", "B": "R:W", "C": "Y:P", "D": "Y:D"}}


def collected(cards: str) -> Position:
    """You lead, so your team has won the last trick and may claim."""
    return at(taken={"A": cards, "B": "Y:E Y:W B:G B:P R:M"}, **LEADING)


PLAYED_ON = (
    Told("R:F", "You played on, and Ben's team won the trick. Claim first: nobody does it for you.", "may_claim",
         then=("R:W", "Y:P", "Y:D"), shows="Ben's red W is the highest"),
)  # fmt: skip
QUOTA = "claim QUOTA in yellow; BRAIN in blue; HOLDS in red"

WORDS = Section(
    "words", "5 · Five cards, not five letters",
    rules=("team_goal", "one_suit", "virtual_u", "is_word"),
    know=Predict(
        "know", "Your team has BRAIN, HOLDS and, for yellow, multicolored Qu and yellow O, T, A, but no U. Have you "
        "won with QUOTA?", collected("M:Qu Y:O Y:T Y:A B:B B:R B:A B:I B:N R:H R:O R:L R:D R:S"),
        choices=(
            Told("No: that is four cards", "So it is: cards are counted, not letters.", "team_goal", right=True),
            Told("Yes: that is five letters", "The U of the Qu card is no card; five cards are needed.", "team_goal"),
            Told("No: the Qu is not yellow", "A multicolored card fits every suit. But the word has four cards only.",
                 "one_suit"),
        ),
        then=("R:F",), shows="You play red F",
    ),
    steps=(
        Try(
            "five", "You lead, so your team has won the last trick. Claim with QUOTA, BRAIN and HOLDS and see what the "
            "table says. Then look for a longer word.",
            collected("M:Qu Y:O Y:T Y:A Y:S B:B B:R B:A B:I B:N R:H R:O R:L R:D R:S"),
            good=(Told("claim *", "The Qu card spells QU, but its U is no card: QUOTA has four, QUOTAS five. Plurals "
                       "are words, and six or more cards are as good.", "team_goal", shows="You claim"),),
            costs=PLAYED_ON, refused=((QUOTA, "team_goal"),),
            hints=("Each word needs five cards, and Qu is one.", "Yellow has an S, too.",
                   "Press Claim with QUOTAS, BRAIN and HOLDS."),
        ),
        Try(
            "real", "The same without the S, but with a yellow U. Claim.",
            collected("M:Qu Y:U Y:O Y:T Y:A B:B B:R B:A B:I B:N R:H R:O R:L R:D R:S"),
            good=(Told("claim *", "A real U may be used instead, and it is a card: five now.", "virtual_u",
                       shows="You claim"),),
            costs=PLAYED_ON,
            hints=("A real U may take the place of the one that comes with the Qu.", "Qu, U, O, T, A.",
                   "Press Claim with QUOTA, BRAIN and HOLDS."),
        ),
        Try(
            "suit", "Yellow T, R, A, C; blue B, R, A, I, N, S; red H, O, L, D, S. Try CARTS with the blue S. Then use "
            "the multicolored K.", collected("M:K Y:T Y:R Y:A Y:C B:B B:R B:A B:I B:N B:S R:H R:O R:L R:D R:S"),
            good=(Told("claim *", "The cards of a word are of one suit, and a multicolored card counts for any: TRACK.",
                       "one_suit", shows="You claim"),),
            costs=PLAYED_ON,
            refused=(("claim CARTS in yellow from Y:C Y:A Y:R Y:T B:S; BRAIN in blue; HOLDS in red", "one_suit"),),
            hints=("One suit a word, and multicolored cards where you like.", "T, R, A, C and the K.",
                   "Press Claim with TRACK, BRAIN and HOLDS."),
        ),
        Try(
            "rearrange", "Until now you had TRACK in mind, with the multicolored K. But red T, H, I, N is one card "
            "short. Nothing you thought of before binds you: arrange anew, and claim.",
            collected("M:K Y:T Y:R Y:A Y:C Y:H B:B B:R B:A B:I B:N R:T R:H R:I R:N"),
            good=(Told("claim *", "CHART does without the K, so the K makes THINK. It is in one word only, but it may "
                       "change its suit at any time. A word may have several multicolored cards.", "one_suit",
                       shows="You claim"),),
            costs=PLAYED_ON,
            hints=("A multicolored card serves one word, and any word.", "Yellow can do without the K: there is an H.",
                   "Press Claim with CHART, BRAIN and THINK."),
        ),
        Try(
            "name", "Blue BRAIN and red HOLDS are there. Yellow has C, H, R, I, S, A. Try CHRIS; then lay a word that "
            "the list of this table has.", collected("Y:C Y:H Y:R Y:I Y:S Y:A B:B B:R B:A B:I B:N R:H R:O R:L R:D R:S"),
            good=(Told("claim *", "Names and abbreviations are no words; plurals are. A claim that fails has cost you "
                       "nothing.", "is_word", shows="You claim"),),
            costs=PLAYED_ON, refused=(("claim CHRIS in yellow; BRAIN in blue; HOLDS in red", "is_word"),),
            hints=("A word is in the list; names are not.", "Things to sit on.",
                   "Press Claim with CHAIRS, BRAIN and HOLDS."),
        ),
    ),
)  # fmt: skip

# --- 6: when to claim -----------------------------------------------------------------------------------------------

BEN_WINS: dict[str, Any] = {
    "taken": {"A": "Y:C Y:H Y:A Y:I Y:R B:B B:R B:A B:I B:N R:H R:O R:D R:S", "B": "Y:G Y:U B:E B:O R:M"},
    "trick": "R:W R:A R:E R:L", "turn": "B",
}  # fmt: skip
LOW_PICK = ("pick R:E", "pick R:L")
LAST_CARDS = {"A": "Y:W", "B": "Y:D", "C": "Y:P", "D": "Y:E"}

CLAIMS = Section(
    "claims", "6 · When to claim",
    rules=("may_claim", "team_notices"),
    know=Predict(
        "know", "Ben won the trick; Cleo's low pick completed your three words. May your team claim at once?",
        at(*LOW_PICK, hands=LAST_CARDS, **BEN_WINS),
        choices=(
            Told("No: first we must win a trick", "So it is: the team that won the trick may claim.", "may_claim",
                 right=True),
            Told("Yes: the words are there", "Ben's team won this trick, so you must win one first.", "may_claim"),
            Told("No: only Cleo may", "Either partner may, but only after a trick that your team has won.",
                 "may_claim"),
        ),
        then=("Y:D",), shows="Ben plays yellow D",
    ),
    steps=(
        Predict(
            "low", "Ben won this trick. With the low pick Cleo took red L: CHAIR, BRAIN, HOLDS are complete. May you "
            "claim now?", at(*LOW_PICK, hands=LAST_CARDS, **BEN_WINS),
            choices=(
                Told("Yes, the words are there", "Not yet: Ben's team won this trick. You won the next one, and "
                     "claimed then.", "may_claim"),
                Told("Not yet", "First a trick has to be won. Then you may claim, also with cards long held.",
                     "may_claim", right=True),
                Told("Never: the moment has passed", "It comes again with every trick that your team wins.",
                     "may_claim"),
            ),
            then=("Y:D", "Y:P", "Y:E", "Y:W", "pick Y:P", "pick Y:D", CLAIM), shows="You claim",
        ),
        Try(
            "trick", "Your three words are complete. Now win the trick that lets you claim.",
            at(taken={"A": "Y:C Y:H Y:A Y:I Y:R B:B B:R B:A B:I B:N R:H R:O R:L R:D R:S",
                      "B": "Y:S Y:O Y:M B:F B:O B:C B:U"},
               trick="Y:T Y:P Y:E", hands={"A": "Y:W Y:D", "B": "B:G", "C": "B:P", "D": "R:B"}),
            good=(Told("Y:W", "You won, both picks were made, and you claimed before the next card was led.",
                       "may_claim", then=("pick Y:T", "pick Y:E", CLAIM), shows="You claim"),),
            costs=(Told("Y:D", "You got the low pick, but Ben's team won the trick: no claim, and the other team goes "
                        "on.", "may_claim", then=("pick Y:T", "pick Y:P"), shows="Ben's yellow T is the highest"),),
            hints=("Only the team that won the trick may claim.", "T is the highest so far; you hold D and W.",
                   "Press the yellow W, and again."),
        ),
        Predict(
            "missed", "You had all three words and led the next card without claiming. Ben won that trick, and now "
            "you have won one. Is the chance lost?",
            at("Y:M", "Y:T", "Y:P", "Y:E", "pick Y:T", "pick Y:E", "B:G", "B:P", "B:E", "B:Y", "pick B:Y", "pick B:E",
               taken={"A": "Y:C Y:H Y:A Y:I Y:R B:B B:R B:A B:I B:N R:H R:O R:L R:D R:S", "B": "Y:S Y:O B:F B:C"},
               hands={"A": "Y:M B:Y R:A", "B": "Y:T B:G R:B", "C": "Y:P B:P R:F", "D": "Y:E B:E R:M"}, past=10),
            choices=(
                Told("Yes", "It comes back with every trick your team wins.", "may_claim"),
                Told("No: I claim now", "It comes back with every trick your team wins. Only the others may be "
                     "quicker.", "may_claim", right=True),
            ),
            then=(CLAIM,), shows="You claim",
        ),
        Predict(
            "partner", "Cleo won the trick. You see the three words before they do. Who may claim?",
            at("pick R:L", "pick R:A", turn="C", trick="R:T R:A R:F R:L", **HOLDS_LACKS_L),
            choices=(
                Told("Only Cleo, who won", "Their team won, and that is you, too: you claimed out of turn.",
                     "may_claim"),
                Told("Either of us", "The team has won the trick, so either partner may lay the words.", "may_claim",
                     right=True),
            ),
            then=(f"You: {CLAIM}",), shows="You claim",
        ),
        Predict(
            "both", "You win the trick and take L: your words are complete. Ben's low pick is Y: now theirs are, too. "
            "Who wins?",
            at(trick="B:P B:E R:Y R:L", hands={"A": "R:E", "B": "R:W", "C": "Y:W", "D": "Y:D"},
               taken={"A": "Y:C Y:H Y:A Y:I Y:R B:B B:R B:A B:I B:N R:H R:O R:D R:S",
                      "B": "Y:S Y:T Y:O Y:M Y:P B:F B:O B:C B:U B:S R:U R:N R:I R:F"}),
            choices=(
                Told("It is a draw", "Only the team that won the trick may claim: yours.", "may_claim"),
                Told("We do, if we claim now", "The trick's winner claims first; the others never get to.",
                     "may_claim", right=True),
                Told("Ben's team, for theirs came last", "They have not won the trick: yours may claim.", "may_claim"),
            ),
            then=("pick R:L", "pick R:Y", CLAIM), shows="You claim",
        ),
        Predict(
            "late", "The very last trick of the third hand: Ben wins it, and with the low pick Cleo completes your "
            "words. What now?", at(number=3, **{**BEN_WINS, "past": 2}),
            choices=(
                Told("We win", "Ben's team won the trick, and there is no other: a draw.", "may_claim"),
                Told("A draw", "You would have to win a trick first, and there is none left.", "may_claim",
                     right=True),
                Told("A fourth hand is dealt", "There are up to three. So it was a draw.", "most_hands"),
            ),
            then=(*LOW_PICK, "done"), shows="Ben ends the game",
        ),
        Try(
            "see", "Nobody tells you that you have won. Your team has just won a trick. Are there three words in your "
            "collection? Find and lay them.",
            collected("Y:A Y:C Y:G Y:I Y:M B:A B:C B:E B:N B:O R:E R:H R:O R:S R:U M:X"),
            good=(Told("claim *", "You saw it. There is no hurry at this table, and a claim that fails costs nothing.",
                       "team_notices", shows="You claim"),),
            costs=PLAYED_ON,
            hints=("Five cards in each suit; look at one suit at a time.",
                   "Yellow: a rabbit out of a hat. Blue: the sea. Red: it has a roof.",
                   "Press Claim with MAGIC, OCEAN and HOUSE."),
        ),
    ),
)  # fmt: skip

# --- 7: the next hands ----------------------------------------------------------------------------------------------

TWO_ON_THE_TABLE: dict[str, Any] = {
    "number": 2, "past": 0, "display": "Y:R B:A",
    "taken": {"A": "Y:C Y:H Y:A Y:I B:B B:E B:I B:N B:G R:H R:O R:L R:D R:S",
              "B": "Y:S Y:T Y:O B:F B:O B:C B:R R:U R:N R:I M:J M:X"},
}  # fmt: skip
SECOND_HAND = at(trick="R:T R:B R:F R:M", hands={"A": "R:W R:E Y:D B:Y M:K"}, **TWO_ON_THE_TABLE)


def over(number: int, past: int, taken: int) -> Position:
    """The end of a hand in which Cleo won the last trick; each team has so many cards."""
    pools = {"A": SHUFFLED[:taken], "B": SHUFFLED[taken : 2 * taken]}
    return Position({"number": number, "past": past, "turn": "C", "dealer": "D", "taken": pools})


def dealt_again(rules: Any, state: Any) -> int:
    """How many cards nobody has taken."""
    return len(state.aside)


def each_gets(rules: Any, state: Any) -> int:
    """How many cards each player gets in the next hand."""
    return len(state.aside) // int(rules.players)


HANDS = Section(
    "hands", "7 · The next hands",
    rules=("most_hands", "partner_leads"),
    know=Count(
        "know", "The first hand is over, and no team has won. 26 cards were taken. How many does everybody get in the "
        "second hand?", over(1, 13, 13),
        count=each_gets, rule="most_hands",
        near=(Told("13", "Only the cards that nobody took are dealt again."),
              Told("7", "26 cards do not divide by four: two lie on the table.")),
        less="52 cards less the 26 taken, for four players.", more="Only the cards that nobody took are dealt again.",
        right="Six, so it is. The other two lie on the table.",
    ),
    steps=(
        Count(
            "again", "Thirteen tricks are over, two cards were taken from each, and no team has won. How many of the "
            "52 cards are dealt again?", over(1, 13, 13),
            count=dealt_again, rule="most_hands",
            near=(Told("52", "What a team has taken stays its own for the whole game."),
                  Told("0", "Up to three hands are played, with the cards that nobody took.")),
            less="Four cards a trick, and two of them were taken.", more="Four cards a trick, and two were taken.",
            right="26: six for everybody, and two lie open on the table. What you have taken stays yours.",
        ),
        Predict(
            "leader", "Dan dealt the first hand, and Cleo won its last trick. Who leads the second?", over(1, 13, 13),
            choices=(
                Told("You, on Dan's left", "Only the first hand begins on the dealer's left. Cleo led.",
                     "partner_leads"),
                Told("Ben, for the deal moves on", "The dealer does not matter any more: Cleo won the last trick.",
                     "first_leader"),
                Told("Cleo, who won the last trick", "Their team leads, and of the two the winner. You may still claim "
                     "before the cards are dealt.", "partner_leads", right=True),
            ),
            then=("deal", SECOND_LEAD), shows="Cleo plays",
        ),
        Try(
            "table", "Yellow R and blue A lie on the table. You won the first trick of the second hand. Your team has "
            "BEGIN, HOLDS and yellow C, H, A, I. Pick.", SECOND_HAND,
            good=(Told("pick Y:R", "In the first trick whoever picks may take a card of the table instead. CHAIR: you "
                       "could claim.", "may_pick",
                       then=("pick B:A", "claim CHAIR in yellow; BEGIN in blue; HOLDS in red"), shows="You claim"),),
            costs=(Told("pick *", "The card you needed lay on the table, and Ben took it.", "may_pick",
                        then=("pick Y:R",), shows="Ben takes yellow R"),),
            hints=("The two cards of the table can be picked, too, in the first trick.", "C, H, A, I and an R.",
                   "Press the yellow R, and again."),
        ),
        Predict(
            "beside", "Ben led red B, Cleo F, Dan M, and you win with red T. Blue A lies on the table. Who picks after "
            "you?",
            at(trick="R:B R:F R:M", hands={"A": "R:T R:W R:E Y:D B:Y M:K"}, **TWO_ON_THE_TABLE),
            choices=(
                Told("Ben, with the B", "Cards on the table were not played: they are never highest or lowest.",
                     "low_pick", right=True),
                Told("Nobody: the A is lowest", "The A was not played by anybody. Ben's B was the lowest.",
                     "low_pick"),
            ),
            then=("R:T",), shows="Ben picks second",
        ),
        Predict(
            "gone", "In this first trick you took red T and Ben took red B. The yellow R still lay on the table. May "
            "it be picked in the second trick?",
            at("pick R:T", "pick R:B", trick="R:T R:B R:F R:M", hands={"A": "R:W R:E Y:D B:Y M:K"}, **TWO_ON_THE_TABLE),
            choices=(
                Told("Yes, until somebody takes it", "It was set aside with what was left of the first trick.",
                     "most_hands"),
                Told("No", "Cards of the table are for the first trick only. They come back in the third hand.",
                     "most_hands", right=True),
            ),
            then=("R:W",), shows="You play red W",
        ),
        Count(
            "third", "The second hand is over: six tricks, twelve cards taken, and nobody has claimed. How many cards "
            "does everybody get in the third?", over(2, 6, 19),
            count=each_gets, rule="most_hands",
            near=(Told("4", "14 cards do not divide by four: two lie on the table again."),
                  Told("6", "Only 14 are left that nobody took.")),
            less="26 cards less twelve, for four players.", more="26 cards less twelve, for four players.",
            right="Three, and two on the table once more.",
        ),
        Predict(
            "draw", "The third hand is over, and nobody has claimed. Ben and Dan have taken more cards. Who wins?",
            over(3, 3, 22),
            choices=(
                Told("Ben and Dan", "Cards are not counted. Without three words nobody wins.", "most_hands"),
                Told("Nobody: a draw", "After three hands the game is a draw, unless Cleo's team claims now.",
                     "most_hands", right=True),
                Told("Whoever has more words", "It takes all three; nothing else counts.", "every_suit"),
            ),
            then=("done",), shows="Cleo ends the game",
        ),
        Free(
            "short", "The third hand of a close game: three cards each, red L and yellow P on the table. You are short "
            "of one card in yellow and one in red, the others of two, too. Play it.",
            Position({
                "number": 3, "past": 0, "display": "R:L Y:P", "dealer": "C", "turn": "D",
                "taken": {"A": "Y:C Y:H Y:A Y:I Y:G B:B B:R B:A B:I B:N B:G B:L R:H R:O R:D R:S R:B R:T M:Z",
                          "B": "Y:S Y:T Y:O Y:M Y:E B:F B:O B:C B:U B:S R:U R:N R:I R:F R:E M:J M:K M:Qu M:X"},
                "hands": {"A": "Y:W R:W M:V", "B": "Y:R Y:U B:E", "C": "R:M R:A B:Y", "D": "R:Y Y:D B:P"},
            }),
        ),
    ),
)  # fmt: skip

# --- 8: agreed before the game --------------------------------------------------------------------------------------


def agreed(option: str, value: str, *moves: str, **pieces: Any) -> Position:
    """A position of a game in which something else was agreed."""
    return Position({"past": 11, **pieces}, moves, {option: value})


OTHERWISE = Section(
    "otherwise", "8 · Agreed before the game",
    know=Predict(
        "know", "You play without the multicolored cards. How long must the three words be?",
        agreed("multicolored", "off", taken={"A": "Y:M Y:A Y:T Y:H", "B": "Y:G"}, **LEADING),
        choices=(
            Told("Four cards each", "So it is: one less than with them.", "team_goal", right=True),
            Told("Five cards each", "Without them four are enough.", "team_goal"),
            Told("Three cards each", "Without them four are needed.", "team_goal"),
        ),
        then=("R:F",), shows="You play red F",
    ),
    steps=(
        Try(
            "without", "Without the multicolored cards four cards a word are enough. You have MATH, JOIN and red Qu, "
            "I, T, U. Claim: first with a QUIT of three cards, then with the real U.",
            agreed("multicolored", "off", taken={"A": "Y:M Y:A Y:T Y:H B:J B:O B:I B:N R:Qu R:I R:T R:U", "B": "Y:G"},
                   **LEADING),
            good=(Told("claim *", "Four cards each. Cards are counted here, too: Qu, I, T alone would be three.",
                       "team_goal", shows="You claim"),),
            costs=PLAYED_ON,
            refused=(("claim MATH in yellow; JOIN in blue; QUIT in red from R:Qu R:I R:T", "team_goal"),),
            hints=("Each word needs four cards.", "The U is a card of its own.",
                   "Press Claim with MATH, JOIN and QUIT."),
        ),
        Predict(
            "both", "Agreed: both teams may claim after every trick. Ben won this one, and Cleo's low pick completed "
            "your words. May you claim?",
            agreed("team_claim", "both_winner_first", *LOW_PICK, hands=LAST_CARDS, **BEN_WINS),
            choices=(
                Told("Yes", "Under this agreement you need not win a trick. If both can, Ben's team goes first.",
                     "may_claim", right=True),
                Told("No, Ben's team won the trick", "That is the printed rule; here both teams may.", "may_claim"),
            ),
            then=(f"You: {WITH_CARDS}",), shows="You claim",
        ),
        Predict(
            "notice", "Agreed: complete words win by themselves. You take red L, and Ben picks. Nobody says anything. "
            "What happens?", agreed("team_detect", "auto", trick="R:T R:A R:F R:L", **HOLDS_LACKS_L),
            choices=(
                Told("We have won", "Here the table looks for you.", "team_notices", right=True),
                Told("The game goes on until we claim", "That is the printed rule; here the table looks for you.",
                     "team_notices"),
            ),
            then=("pick R:L", "pick R:A"), shows="The words are complete",
        ),
        Predict(
            "clash", "Agreed: whoever wins with the lowest card takes two. Dan led yellow C, and nobody has yellow. "
            "Who picks after Dan?",
            agreed("low_pick_clash", "winner_takes_both", trick="Y:C", **DAN_HAS_C),
            choices=(
                Told("Dan", "Twice, one card after the other.", "low_pick", right=True),
                Told("Cleo", "That is our printed reading; here Dan takes two.", "low_pick"),
            ),
            then=("R:W", "B:U", "R:T"), shows="two picks for Dan",
        ),
        Predict(
            "leader", "Agreed: the team chooses its leader. Cleo won the last trick of the hand. Who leads the next?",
            Position(over(1, 13, 13).pieces, (), {"team_next_leader": "team_chooses"}),
            choices=(
                Told("Cleo, and nobody else", "That is our printed reading. Here the two of you choose.",
                     "partner_leads"),
                Told("Cleo or I", "You choose before you see your new cards.", "partner_leads", right=True),
                Told("Any of the four", "It is your team's lead: Cleo or you.", "partner_leads"),
            ),
            then=("deal led by A", PARTNER_LEAD), shows="You play",
        ),
    ),
)  # fmt: skip

LESSON = Lesson(
    "team-tricks", "LetterTricks for two teams",
    (WIN, TRICKS, PICKS, MULTI, WORDS, CLAIMS, HANDS, OTHERWISE, Section("questions", "Ten questions", fresh=ten)),
    game="team-tricks",
)  # fmt: skip
