"""The lesson of LetterTricks for four and five: what a trick gives, and the one word it is all for."""

from __future__ import annotations

from typing import Any

from .competitive_house import HOUSE
from .competitive_questions import ten
from .competitive_words import MATCH, VARIANTS, WORD
from .steps import Count, Free, Lesson, Position, Predict, Section, Told, Try
from .trick_taking import LESSON as TRICK_TAKING


def at(*moves: str, **pieces: Any) -> Position:
    return Position({"past": 10, **pieces}, moves)


# --- 1: one card of a trick -----------------------------------------------------------------------------------------

FOUR_EACH: dict[str, Any] = {
    "A": "Y:T Y:R Y:I Y:C", "B": "B:I R:T R:N B:S", "C": "Y:H Y:O B:P R:S", "D": "R:D B:E Y:M R:U",
}  # fmt: skip
WINNING = ("Y:S", "Y:G", "B:A")
WON = at(
    *WINNING, trick="Y:K", taken=FOUR_EACH, past=8,
    hands={"A": "Y:S Y:D R:Z R:E B:B", "B": "Y:G B:C B:F R:B R:H", "C": "B:A B:G B:L R:L R:W", "D": "Y:P R:O B:R R:I"},
)  # fmt: skip
OWN_V = at(
    trick="B:V B:G B:R Y:D", taken={"A": "B:L B:O B:E Y:H", "B": "B:I R:T R:N B:S", "C": "Y:R Y:O B:P R:S",
                                    "D": "R:D R:E Y:M R:U"}, past=8,
    hands={"A": "Y:S R:Z R:B Y:W", "B": "Y:G B:C R:Y R:H", "C": "B:A B:F R:L R:W", "D": "Y:P R:O Y:X R:I"},
)  # fmt: skip

PICK = Section(
    "pick", "1 · One card of the trick",
    rules=("may_pick", "must_pick"),
    know=Predict(
        "know", "Dan led yellow K. You win with yellow S; Ben plays yellow G, Cleo blue A. What do you take of it?",
        Position(WON.pieces),
        choices=(
            Told("One card, any of the four", "So it is: one card, and your own is one of them.", "may_pick",
                 right=True),
            Told("All four", "You took one. Cleo took another, and two are set aside.", "may_pick"),
            Told("Three: all but my own", "You took one. It may be any of the four, your own S as well.", "may_pick"),
        ),
        then=(*WINNING, "pick Y:K", "pick B:A"), shows="You take yellow K",
    ),
    steps=(
        Try(
            "one", "You won this trick, and you have T, R, I and C already. Take the card that makes TRICK.", WON,
            good=(Told("pick Y:K",
                       "One card, not the trick: next it was Cleo, and the rest is set aside. In the end everybody "
                       "spells one word with what they have collected.", "may_pick",
                       then=("pick B:A",), shows="You take yellow K"),),
            costs=(Told("pick *",
                        "You may take any of the four. But you get just one, and now the K is out of this hand.",
                        "may_pick", then=("pick Y:K",), shows="Cleo takes yellow K"),),
            hints=("The winner takes one card, whichever it is.", "T, R, I, C lack the K.",
                   "Press the yellow K, and again."),
        ),
        Predict(
            "rest", "Back to where Dan has led the K. You will win with the S and take the K. Then S, Ben's G and "
            "Cleo's blue A are left. You won the trick, so are they yours?", Position(WON.pieces),
            choices=(
                Told("Yes, all three", "Cleo took the A, and the S and the G were set aside: you get one card, not the "
                     "trick.", "may_pick"),
                Told("No: somebody takes one, two are set aside",
                     "Two cards of every trick are collected. What is set aside is out of the hand, but it stays open.",
                     "may_pick", right=True),
                Told("No, they go into the next trick", "Cleo took one. The S and the G were set aside, for good.",
                     "may_pick"),
            ),
            then=(*WINNING, "pick Y:K", "pick B:A"), shows="Cleo takes blue A",
        ),
        Try(
            "own", "You led blue V yourself and won with it. You have H, O, L and E. Take the card that makes HOVEL.",
            OWN_V,
            good=(Told("pick B:V", "The card you played yourself may be taken, too.", "may_pick",
                       shows="You take blue V"),),
            costs=(Told("pick *", "You may take it. But the V was there to be had: the card you played yourself is one "
                        "of the four.", "may_pick", shows="You take"),),
            hints=("Any card of the trick may be taken, your own as well.", "H, O, L, E lack the V.",
                   "Press the blue V, and again."),
        ),
        Predict(
            "must", "The same trick, but think that none of the four is of use to you. Must you take one?", OWN_V,
            choices=(
                Told("Yes", "So we read the rules. A card left over costs nothing in this game, and nobody else gets "
                     "what you take.", "must_pick", right=True),
                Told("No, I may leave it", "You had to take one. It costs you nothing, and nobody else gets it.",
                     "must_pick"),
            ),
            then=("pick B:R",), shows="You take blue R",
        ),
    ),
)  # fmt: skip

# --- 2: three tricks that stand in for notebook 20 ------------------------------------------------------------------

TAKING = {step.id: step for section in TRICK_TAKING.sections for step in section.steps}

TRICKS = Section(
    "tricks", "2 · How a trick is won",
    rules=("own_hand", "suit_led", "must_follow", "rank", "can_win", "trick_winner", "leads_next"),
    know=Predict(
        "know", "Ben led blue L. Cleo had no blue and played red Z, Dan blue E. You hold blue N and red W. Which card "
        "wins the trick?", at(trick="B:L R:Z B:E", hands={"A": "B:N R:W", "B": "Y:G", "C": "Y:M", "D": "R:B"}),
        choices=(
            Told("Your blue N, and it is the only card you may play", "So it is: then you lead the next trick.",
                 "trick_winner", right=True),
            Told("Cleo's red Z", "Blue was led: a red card cannot win.", "can_win"),
            Told("Your red W, for Cleo's Z is red, too", "You hold blue, so you must follow; and red cannot win.",
                 "must_follow"),
        ),
        then=("B:N",), shows="Your blue N is the highest and wins the trick",
    ),
    steps=(TAKING["first"], TAKING["off"], TAKING["qu"], TAKING["lead"]),
)  # fmt: skip

# --- 3: the low card ------------------------------------------------------------------------------------------------

NO_BLUE = at(
    trick="B:L", hands={"A": "R:Z Y:A R:W", "B": "B:N Y:T R:H", "C": "B:E Y:D R:B", "D": "Y:M R:N"},
)  # fmt: skip
A_LIES = at(trick="B:N Y:A B:R", hands={"A": "R:A R:Z", "B": "Y:G", "C": "Y:M", "D": "R:B"}, past=11)
TAKE_THE_A = at(trick="Y:D Y:A Y:G", hands={"A": "Y:R B:C", "B": "R:H", "C": "R:M", "D": "B:F"}, past=11)
ALL_VOID = at(trick="Y:C B:L R:N", turn="D", hands={"A": "B:V", "B": "B:S", "C": "R:T", "D": "R:E R:W"}, past=11)
COUNTING = at(hands={"A": "B:R Y:W", "B": "B:U Y:X", "C": "B:Y R:B", "D": "R:H Y:D"}, past=11)


def higher_blue(rules: Any, state: Any) -> int:
    """How many blue cards above the seat's own it has not seen."""
    view = rules.view(state, state.to_act)
    seen = {*view["hand"], *view["aside"], *(card for cards in view["taken"] for card in cards)}
    mine = next(card for card in view["hand"] if card[0] == "B")
    hidden = [card for card in rules.cards if card[0] == "B" and card not in seen]
    return sum(rules.rank(state, card) > rules.rank(state, mine) for card in hidden)


LOW = Section(
    "low", "3 · The low card picks, too",
    rules=("low_pick",),
    know=Predict(
        "know", "Ben's D, Cleo's A and Dan's G lie there, all yellow. You win with the R, and you take the A. Who "
        "picks next?", TAKE_THE_A,
        choices=(
            Told("Cleo, with the A", "So it is: the whole trick settles it, whatever you take.", "low_pick",
                 right=True),
            Told("Ben, with the D", "Cleo did. Who is lowest is settled before you take a card.", "low_pick"),
            Told("Nobody", "Cleo did: after the winner the lowest card picks.", "low_pick"),
        ),
        then=("Y:R", "pick Y:A", "pick Y:D"), shows="Cleo takes yellow D",
    ),
    steps=(
        Try(
            "any", "Dan led blue L, and you have no blue: red Z, red W or yellow A? Play the card that gets you "
            "something out of this trick.", NO_BLUE,
            good=(Told("Y:A", "It cannot win. But it is the lowest letter, whatever its suit: that player picks, too, "
                       "so that low cards are worth something.", "low_pick", then=("B:N", "B:E", "pick B:N"),
                       shows="you pick second"),),
            costs=(Told("R:*", "Blue was led, so a red card cannot win, however high. And it is far from lowest: Ben "
                        "and Cleo picked, you did not.", "can_win", then=("B:N", "B:E", "pick B:N"),
                        shows="Cleo picks second"),),
            hints=("After the winner the lowest card picks, whatever its suit.", "No letter is below A.",
                   "Press the yellow A, and again."),
        ),
        Try(
            "tie", "Ben led blue N; Cleo had no blue and threw yellow A, Dan played blue R. You have no blue: red A "
            "or red Z?", A_LIES,
            good=(Told("R:A", "Two A: of equal letters the one played last is the lowest, so you pick.", "low_pick",
                       shows="you pick second"),),
            costs=(Told("R:Z", "Cleo's A was the lowest. Yours would have been as low and later: of equal letters "
                        "the later one picks.", "low_pick", shows="Cleo picks second"),),
            hints=("Of equal letters the one played last is the lowest.", "Cleo's A lies there, and you have one.",
                   "Press the red A, and again."),
        ),
        Predict(
            "settled", "Ben's D, Cleo's A and Dan's G lie there. You win with the R and take Cleo's A. Who picks "
            "next?", TAKE_THE_A,
            choices=(
                Told("Ben: now the D is the lowest", "Cleo did. Who is lowest is settled by the whole trick, before "
                     "you take a card.", "low_pick"),
                Told("Cleo all the same", "Whose card is lowest is settled before the winner takes one.", "low_pick",
                     right=True),
                Told("Nobody: the lowest card is gone", "Cleo did, from the three that were left.", "low_pick"),
            ),
            then=("Y:R", "pick Y:A", "pick Y:D"), shows="Cleo takes yellow D",
        ),
        Predict(
            "clash", "You led yellow C, and nobody has yellow: Ben played blue L, Cleo red N, and Dan plays red E. "
            "Your C wins, and it is the lowest, too. Who picks after you?", ALL_VOID,
            choices=(
                Told("I do, once more", "Nobody picks twice: it was Dan, with the lowest card of the others.",
                     "low_pick"),
                Told("Dan", "The lowest of the others. The printed rules leave it open; this is our reading.",
                     "low_pick", right=True),
                Told("Nobody", "Dan did: two cards of every trick are collected.", "low_pick"),
            ),
            then=("R:E", "pick R:E"), shows="Dan picks second",
        ),
        Count(
            "count", "What was taken or set aside stays open: press Set aside, and count. You want to lead blue R. How "
            "many blue cards above R have you not seen?", COUNTING,
            count=higher_blue, rule="rank",
            near=(Told("4", "S, U, V and Y are above R. But look at what was set aside."),),
            less="Blue has S, U, V and Y above the R. Look which of them were set aside.",
            more="Blue has only S, U, V and Y above the R.",
            right="Two: U and Y. The S and the V were set aside.",
        ),
        Free(
            "hand", "The last four tricks of a hand. Everybody has some letters; collect what fits yours, and spell "
            "one word in the end: a point a card.",
            at(hands={"A": "Y:S Y:D R:Z B:A", "B": "Y:G B:B R:B B:F", "C": "B:G B:C R:W Y:A", "D": "Y:P B:N R:E Y:U"},
               taken=FOUR_EACH, past=9, dealer="D"),
        ),
    ),
)  # fmt: skip

LESSON = Lesson(
    "competitive-tricks", "LetterTricks for four and five",
    (PICK, TRICKS, LOW, WORD, MATCH, VARIANTS, HOUSE, Section("questions", "Ten questions", fresh=ten)),
    {"hands": 1},
)  # fmt: skip
