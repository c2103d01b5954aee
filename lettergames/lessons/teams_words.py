"""What three words need to win, and when a team may lay them: two sections of the lesson of two teams."""

from __future__ import annotations

from .steps import Position, Predict, Section, Step, Told, Try
from .teams_positions import BEN_WINS, CLAIM, HOLDS_LACKS_L, LAST_CARDS, LEADING, LOW_PICK, PLAYED_ON, at

# --- 4: what the words need -----------------------------------------------------------------------------------------


def collected(cards: str) -> Position:
    """You lead, so your team has won the last trick and may claim."""
    return at(taken={"A": cards, "B": "Y:E Y:W B:G B:P R:M"}, **LEADING)


QUOTA = "claim QUOTA in yellow; BRAIN in blue; HOLDS in red"

NO_QUOTA = Predict(
    "know", "Your team has BRAIN, HOLDS and, for yellow, multicolored Qu and yellow O, T, A, but no U. Have you "
    "won with QUOTA?", collected("M:Qu Y:O Y:T Y:A B:B B:R B:A B:I B:N R:H R:O R:L R:D R:S"),
    choices=(
        Told("No: that is four cards", "So it is: cards are counted, not letters.", "team_goal", right=True),
        Told("Yes: that is five letters", "The U of the Qu card is no card; five cards are needed.", "team_goal"),
        Told("No: the Qu is not yellow", "A multicolored card fits every suit. But the word has four cards only.",
             "one_suit"),
    ),
    then=("R:F",), shows="You play red F",
)  # fmt: skip

FIVE_CARDS: tuple[Step, ...] = (
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
        "rearrange", "You had yellow TRACK in mind, with the multicolored K, but red T, H, I, N wants a K for "
        "THINK, too. Nothing you thought of before binds you: arrange anew, and claim.",
        collected("M:K Y:T Y:R Y:A Y:C Y:H B:B B:R B:A B:I B:N R:T R:H R:I R:N"),
        good=(Told("claim *", "CHART does without the K, so the K makes THINK. A card is in one word only, but a "
                   "multicolored one may change its suit at any time, and a word may have several.", "may_use",
                   shows="You claim"),),
        costs=PLAYED_ON,
        refused=(("claim TRACK in yellow; BRAIN in blue; THINK in red from R:T R:H R:I R:N M:K", "may_use"),),
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
)  # fmt: skip

# --- 5: when to claim -----------------------------------------------------------------------------------------------

CLAIMS = Section(
    "claims", "5 · When to claim",
    rules=("may_claim", "claiming_time", "winner_first", "team_notices"),
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
                     "winner_first", right=True),
                Told("Ben and Dan, for theirs came last", "They have not won the trick: yours may claim.", "may_claim"),
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
