"""The lesson of trick-taking: four players and no words yet. What LetterTricks with collections is built on."""

from __future__ import annotations

from typing import Any

from .steps import Count, Free, Lesson, Position, Predict, Section, Told, Try
from .trick_taking_questions import ten


def at(*moves: str, **pieces: Any) -> Position:
    return Position({"past": 10, **pieces}, moves)


def legal(rules: Any, state: Any) -> int:
    """How many cards may be played."""
    return len(rules.legal_moves(state))


# --- 1: following suit ----------------------------------------------------------------------------------------------

FIRST: dict[str, Any] = {
    "hands": {"A": "Y:S Y:D R:Z", "B": "Y:G B:B R:B", "C": "B:A B:C B:E", "D": "Y:M B:N"}, "trick": "Y:O",
}  # fmt: skip
VOID = at(hands={"A": "B:V R:Z R:D", "B": "Y:G B:B R:B", "C": "B:A B:C B:E", "D": "Y:M B:N"}, trick="Y:O")

FOLLOW = Section(
    "follow", "1 · Follow suit",
    rules=("suit_led", "must_follow"),
    know=Predict(
        "know", "Yellow was led. You hold yellow S, yellow D and red Z. What may you play?", at(**FIRST),
        choices=(
            Told("Only a yellow card", "So it is: who can follow, must.", "must_follow", right=True),
            Told("Any card", "Who can follow the suit led must: the red Z stays in your hand.", "must_follow"),
            Told("Only the S, for it is higher", "You must follow, but you need not win: the D may be played, too.",
                 "must_follow"),
        ),
        then=("Y:S",), shows="You play yellow S",
    ),
    steps=(
        Try(
            "first",
            "Dan led yellow O. You hold yellow S, yellow D and red Z. Try the red Z. Then play the card that wins.",
            at(**FIRST),
            good=(Told("Y:S", "S is higher than O, and Ben and Cleo had nothing above it.", "trick_winner",
                       then=("Y:G", "B:A"), shows="Your yellow S is the highest and wins the trick"),),
            costs=(Told("Y:D", "You followed suit, but D is lower than O: it was Dan's trick.", "rank",
                        then=("Y:G", "B:A"), shows="Dan's yellow O is the highest"),),
            refused=(("R:Z", "must_follow"),),
            hints=("The highest card of the suit led wins.", "You have two yellow cards; S comes after O.",
                   "Press the yellow S, and again."),
        ),
        Count(
            "void", "Dan led yellow again, and now you hold blue V, red Z and red D. How many of them may you play?",
            VOID,
            count=legal, rule="must_follow",
            near=(Told("0", "Whoever cannot follow may play any card."), Told("1",
                                                                              "No card must be: you cannot follow.")),
            less="You have no yellow, so you are free.", more="You hold three cards.",
            right="All three: you have no yellow, so you are free.",
        ),
    ),
)  # fmt: skip

# --- 2: winning -----------------------------------------------------------------------------------------------------

THREE_LIE: dict[str, Any] = {"hands": {"A": "B:N B:C", "B": "Y:G", "C": "Y:M", "D": "R:B"}}

WIN = Section(
    "win", "2 · Who wins the trick",
    rules=("rank", "can_win", "trick_winner", "first_leader", "leads_next"),
    know=Predict(
        "know", "Ben led blue L, Cleo played red Z, Dan blue E. You play blue C. Who wins?",
        at(trick="B:L R:Z B:E", **THREE_LIE),
        choices=(
            Told("Ben", "So it is: Ben's L is the highest blue card.", "trick_winner", right=True),
            Told("Cleo", "Blue was led, so a red Z cannot win.", "can_win"),
            Told("Dan", "Dan's E is blue, but Ben's L is higher.", "trick_winner"),
        ),
        then=("B:C",), shows="Ben's blue L is the highest",
    ),
    steps=(
        Predict(
            "off", "Ben led blue L. Cleo had no blue and played red Z, Dan blue E. You play blue C. Who wins?",
            at(trick="B:L R:Z B:E", **THREE_LIE),
            choices=(
                Told("Cleo, for Z is the highest letter",
                     "Ben won it. Blue was led, and a red card cannot win, however high.", "can_win"),
                Told("Ben, with the highest blue card", "Only the suit led can win. Cleo's Z was thrown away.",
                     "trick_winner", right=True),
            ),
            then=("B:C",), shows="Ben's blue L is the highest and wins the trick",
        ),
        Try(
            "over", "The same trick: blue L, red Z, blue E. You play last. Win it.", at(trick="B:L R:Z B:E",
                                                                                        **THREE_LIE),
            good=(Told("B:N", "N is the highest blue card, and the Z does not count.", "trick_winner",
                       shows="Your blue N is the highest and wins the trick"),),
            costs=(Told("B:C", "L is higher than C: it was Ben's trick.", "rank",
                        shows="Ben's blue L is the highest"),),
            hints=("The highest card of the suit led wins.", "You hold N and C, and L is the highest so far.",
                   "Press the blue N, and again."),
        ),
        Predict(
            "qu", "Ben led red S, Cleo plays red Qu, Dan red O. You have no red and play blue C. Who wins?",
            at(trick="R:S R:Qu R:O", hands={"A": "B:N B:C", "B": "Y:G", "C": "Y:M", "D": "R:B"}),
            choices=(
                Told("Cleo: Qu is above all others", "Ben won with the S. Qu ranks as Q, between P and R.", "rank"),
                Told("Ben, with the S", "Qu ranks as Q, between P and R.", "rank", right=True),
                Told("You, with another suit", "Red was led, so your blue card cannot win.", "can_win"),
            ),
            then=("B:C",), shows="Ben's red S is the highest",
        ),
        Predict(
            "lead", "Dan led yellow O, and you win with the S. Who leads the next trick?", at(**FIRST),
            choices=(
                Told("Ben, who sits on my left", "You led it, for you had won.", "leads_next"),
                Told("Dan again", "You led it, for you had won.", "leads_next"),
                Told("You", "The winner leads. And a leader may play any card.", "leads_next", right=True),
            ),
            then=("Y:S", "Y:G", "B:A", "pick Y:O", "pick B:A", "R:Z"), shows="You play red Z",
        ),
    ),
)  # fmt: skip

# --- 3: picking -----------------------------------------------------------------------------------------------------

PICK = Section(
    "pick", "3 · Picking",
    rules=("may_pick", "must_pick", "low_pick"),
    know=Predict(
        "know", "You have won the trick: yellow O, S and G and blue A. What do you get?", at("Y:S", "Y:G", "B:A",
                                                                                             **FIRST),
        choices=(
            Told("One card, whichever I want", "So it is: one card, not the trick.", "may_pick", right=True),
            Told("All four cards", "The winner takes one card; the lowest card picks, too.", "may_pick"),
            Told("The card I played", "It may be that one, or any other.", "may_pick"),
        ),
        then=("pick Y:O",), shows="You take yellow O",
    ),
    steps=(
        Try(
            "one", "You have won. Here a winner collects one card of the trick, to spell with later. Take one.",
            at("Y:S", "Y:G", "B:A", **FIRST),
            good=(Told("pick *", "One card, not the trick. Next it is Cleo's turn to pick.", "may_pick",
                       shows="You take"),),
            hints=("Whoever picks takes one card, any that is still there.", "A vowel is often of use: O or A.",
                   "Press the yellow O, and again."),
        ),
        Predict(
            "low",
            "Dan's O, your S, Ben's G are yellow; Cleo had no yellow and plays blue A. After the winner somebody "
            "else picks. Who?", at(**FIRST),
            choices=(
                Told("Ben, with the lowest yellow", "Cleo did: the lowest letter, whatever its suit.", "low_pick"),
                Told("Cleo, with the lowest letter", "Whatever its suit. The low pick is for whoever could not win.",
                     "low_pick", right=True),
                Told("Dan, who was second", "Cleo did: the lowest letter picks, not the second highest.", "low_pick"),
            ),
            then=("Y:S", "Y:G", "B:A"), shows="Cleo picks second",
        ),
        Predict(
            "settled", "You won, and Cleo's blue A is the lowest. You take that very A. Who picks second now?",
            at("Y:S", "Y:G", "B:A", **FIRST),
            choices=(
                Told("Ben, whose G is the lowest left", "Cleo did. Who was lowest is settled before the winner picks.",
                     "low_pick"),
                Told("Cleo all the same", "Who is lowest is settled by the whole trick, before the winner picks.",
                     "low_pick", right=True),
                Told("Nobody: the lowest card is gone", "Cleo had played it, and so Cleo picked.", "low_pick"),
            ),
            then=("pick B:A", "pick Y:O"), shows="Cleo takes yellow O",
        ),
        Predict(
            "tie", "Ben plays blue A, and then Cleo plays red A. Both are the lowest letter. Who picks second?",
            at(hands={"A": "Y:S Y:D R:Z", "B": "B:A B:B R:B", "C": "R:A R:D B:E", "D": "Y:M B:N"}, trick="Y:O"),
            choices=(
                Told("Ben, who was first", "Cleo did: of equal letters the one played last.", "low_pick"),
                Told("Cleo, who was last", "Of equal letters the later one.", "low_pick", right=True),
                Told("Both", "Only one picks after the winner: Cleo, whose A came later.", "low_pick"),
            ),
            then=("Y:S", "B:A", "R:A"), shows="Cleo picks second",
        ),
        Predict(
            "clash",
            "Dan led yellow C, and nobody has yellow: you play red Z, Ben blue S, Cleo red T. Dan wins, and that C is "
            "the lowest letter, too. Who picks second?",
            at(hands={"A": "R:Z B:V", "B": "B:S B:B", "C": "R:T R:D", "D": "Y:M"}, trick="Y:C", past=11),
            choices=(
                Told("Dan again", "Nobody picks twice: it was Ben, with the lowest of the others.", "low_pick"),
                Told("Ben, with the S", "The lowest of the others: S is below T and Z.", "low_pick", right=True),
                Told("Nobody", "Ben did: the lowest of the others picks.", "low_pick"),
            ),
            then=("R:Z", "B:S", "R:T"), shows="Ben picks second",
        ),
        Free(
            "hand",
            "Four tricks with all of it. At the end everybody spells one word from the cards collected: a "
            "point a card. Lay one, or none.",
            Position({"hands": {"A": "Y:S Y:D R:Z B:A", "B": "Y:G B:B R:B B:R", "C": "B:E B:C R:D Y:I",
                                "D": "Y:M B:N R:E Y:U"},
                      "past": 9, "dealer": "D"}),
        ),
    ),
)  # fmt: skip

LESSON = Lesson(
    "trick-taking", "Trick-taking",
    (FOLLOW, WIN, PICK, Section("questions", "Ten questions", fresh=ten)),
    {"hands": 1},
    game="competitive-tricks",
)  # fmt: skip
