"""The lesson of LetterTricks for three: everybody picks from every trick, and every suit wants a word."""

from __future__ import annotations

from typing import Any

from .steps import Count, Free, Lesson, Position, Predict, Section, Told, Try, Watch
from .three_players_house import HOUSE
from .three_players_questions import ten
from .three_players_words import HAND, WORDS


def at(*moves: str, **pieces: Any) -> Position:
    return Position({"past": 11, "display": "Y:E B:U R:A R:U", **pieces}, moves)


def legal(rules: Any, state: Any) -> int:
    """How many cards may be played."""
    return len(rules.legal_moves(state))


# --- 1: three picks -------------------------------------------------------------------------------------------------

RED_LED: dict[str, Any] = {
    "trick": "R:L R:T", "spare": "M:Z", "dealer": "A",
    "hands": {"A": "B:C Y:X M:K", "B": "B:N B:F", "C": "Y:W B:B"},
    "taken": {"A": "Y:C Y:M Y:T Y:O B:S B:L B:I B:P R:H R:D R:I", "B": "Y:R Y:G Y:A B:G B:R B:A B:O R:S R:B R:E M:J",
              "C": "Y:D Y:H Y:K Y:I Y:U B:J B:E R:N R:W R:O M:X"},
}  # fmt: skip
LOWEST = at("B:C", "pick R:L", **RED_LED)
MIDDLE = at("Y:X", "pick R:T", "pick R:L", **RED_LED)

PICKS = Section(
    "picks", "1 · Three picks",
    rules=("middle_pick", "may_pick", "must_pick"),
    know=Predict(
        "know", "Ben led red L, Cleo played red T, and you have no red and play yellow X. Cleo and Ben take one card "
        "of the trick. And you?", at(**RED_LED),
        choices=(
            Told("I take a vowel", "So it is: whoever has not picked takes a vowel, even with an X.", "middle_pick",
                 right=True),
            Told("I take the last card", "That is set aside. You took a vowel: you had not picked yet.", "middle_pick"),
            Told("I get nothing", "You took a vowel: everybody gets a card from every trick.", "middle_pick"),
        ),
        then=("Y:X", "pick R:T", "pick R:L", "pick Y:E"), shows="You take yellow E",
    ),
    steps=(
        Try(
            "low", "Ben led red L, Cleo played red T, and you had no red and played blue C. Cleo won with the T and "
            "took the L. Your C is the lowest letter: take C or T.", LOWEST,
            good=(Told("pick *", "The highest card picks, then the lowest, whatever its suit. Then Ben, who was left, "
                       "took a vowel: from every trick everybody gets one card.", "middle_pick", then=("pick Y:E",),
                       shows="Ben takes yellow E"),),
            hints=("The lowest card picks second, any card that is still there.", "The C and the T are still there.",
                   "Press the red T, and again."),
        ),
        Try(
            "middle", "The same trick once more: red L, red T, and you have no red. But now you need a vowel, the "
            "yellow E. Play a card that gets you neither the first pick nor the second.", at(**RED_LED),
            good=(Told("Y:X", "A yellow card cannot win here, and the X is not the lowest. So you are the middle "
                       "player, with the highest letter of all.", "middle_pick", then=("pick R:T", "pick R:L"),
                       shows="You have not picked yet and take a vowel"),),
            costs=(
                Told("B:C", "The C was the lowest, so you picked second from the trick. The vowel was Ben's, and the "
                     "E is gone.", "low_pick", then=("pick R:L", "pick B:C", "pick Y:E"), shows="Ben takes yellow E"),
                Told("M:K", "A K is below L and T, so it was the lowest, and you picked second from the trick. The "
                     "vowel was Ben's.", "low_pick", then=("pick R:L", "pick M:K", "pick Y:E"),
                     shows="Ben takes yellow E"),
            ),
            hints=("Whoever has not picked takes a vowel.", "Your card must not be red, and not be below L.",
                   "Press the yellow X, and again."),
        ),
        Try(
            "vowel", "Cleo and Ben have picked, and you are left: take a vowel, whichever you like. You have yellow C, "
            "O, M and T. Make it COMET.", MIDDLE,
            good=(Told("pick Y:E", "Any vowel, of any suit, whatever was led. Vowels are in nobody's hand: this is the "
                       "only way to one.", "may_pick", shows="You take yellow E"),),
            costs=(Told("pick *", "Any vowel may be taken, of any suit. But COMET lacks the yellow E, and the next "
                        "vowel may be somebody else's.", "may_pick", shows="You take"),),
            hints=("Any vowel on the display may be taken.", "C, O, M, T lack an E.", "Press the yellow E, and again."),
        ),
        Predict(
            "rest", "You took the vowel. One card of the trick is left, your yellow X. What becomes of it?",
            Position(MIDDLE.pieces, (*MIDDLE.moves, "pick Y:E")),
            choices=(
                Told("It comes back into my hand", "It was set aside, and the next trick began. A card played is "
                     "played.", "may_pick"),
                Told("It is set aside", "Two cards of the trick and a vowel are taken; the third is out of this hand, "
                     "but stays open.", "may_pick", right=True),
                Told("Cleo gets it, as the winner", "Cleo got one card, as all did. It was set aside.", "may_pick"),
            ),
            then=("B:B",), shows="Cleo plays blue B",
        ),
    ),
)  # fmt: skip

# --- 2: how a trick is won ------------------------------------------------------------------------------------------

YELLOW_LED: dict[str, Any] = {
    "trick": "Y:M Y:H", "hands": {"A": "Y:T Y:D R:Z", "B": "B:N B:F", "C": "Y:W B:B"},
}  # fmt: skip

TRICKS = Section(
    "tricks", "2 · How a trick is won",
    rules=("own_hand", "rank", "trick_winner", "leads_next"),
    know=Predict(
        "know", "Ben led blue L, and Cleo, who had no blue, played red Z. You hold blue N and red W. Which card wins?",
        at(trick="B:L R:Z", hands={"A": "B:N R:W", "B": "Y:G", "C": "Y:M"}),
        choices=(
            Told("Your blue N, and it is the only card you may play", "So it is: then you lead the next trick.",
                 "trick_winner", right=True),
            Told("Cleo's red Z", "Blue was led: a red card cannot win.", "can_win"),
            Told("Your red W", "You hold blue, so you must follow; and red cannot win.", "must_follow"),
        ),
        then=("B:N",), shows="Your blue N is the highest and wins the trick",
    ),
    steps=(
        Try(
            "follow", "Ben led yellow M, Cleo played yellow H. You hold yellow T, yellow D and red Z. Try the red Z. "
            "Then play the card that wins.", at(**YELLOW_LED),
            good=(Told("Y:T", "Yellow was led, so you had to play a yellow card, and T is above M.", "trick_winner",
                       shows="Your yellow T is the highest and wins the trick"),),
            costs=(Told("Y:D", "You followed suit. But D is below M: Ben won, and you pick second.", "rank",
                        shows="Ben's yellow M is the highest"),),
            refused=(("R:Z", "must_follow"),),
            hints=("Whoever can follow suit must; the highest card of the suit led wins.",
                   "You have two yellow cards; T comes after M.", "Press the yellow T, and again."),
        ),
        Predict(
            "off", "Ben led blue L. Cleo had no blue and played red Z. You play blue C. Who wins?",
            at(trick="B:L R:Z", hands={"A": "B:C R:W", "B": "Y:G", "C": "Y:M"}),
            choices=(
                Told("Cleo, for Z is the highest letter", "Ben won. Blue was led, and a red card cannot win, however "
                     "high. Cleo takes a vowel.", "can_win"),
                Told("Ben, with the highest blue card", "Only the suit led can win. You are lowest and pick second, "
                     "and Cleo takes a vowel.", "trick_winner", right=True),
            ),
            then=("B:C",), shows="Ben's blue L is the highest and wins the trick",
        ),
        Predict(
            "qu", "Ben led red S, and Cleo plays red Qu. You have no red and play blue C. Who wins?",
            at(trick="R:S R:Qu", hands={"A": "B:C B:N", "B": "Y:G", "C": "Y:M"}),
            choices=(
                Told("Cleo: Qu is above all others", "Ben won with the S. Qu ranks as Q, between P and R.", "rank"),
                Told("Ben, with the S", "Qu ranks as Q, between P and R.", "rank", right=True),
            ),
            then=("B:C",), shows="Ben's red S is the highest",
        ),
        Predict(
            "lead", "You win with yellow T. When all have picked, who leads the next trick, and with what?",
            at(**YELLOW_LED),
            choices=(
                Told("Ben, for the lead goes round", "You led it: the winner of a trick leads the next.", "leads_next"),
                Told("I do, with another yellow card", "You led it, and with red: whoever leads may play any card.",
                     "leads_next"),
                Told("I do, with any card", "The winner leads, and any card may be led.", "leads_next", right=True),
            ),
            then=("Y:T", "pick Y:T", "pick Y:H", "pick Y:E", "R:Z"), shows="You play red Z",
        ),
    ),
)  # fmt: skip

# --- 3: multicolored cards ------------------------------------------------------------------------------------------

X_HELPS: dict[str, Any] = {
    "trick": "R:L R:M", "hands": {"A": "R:D Y:S M:X", "B": "B:N B:F", "C": "Y:W B:B"},
}  # fmt: skip
NO_RED = at(trick="R:L R:M", hands={"A": "B:C Y:S M:X", "B": "B:N B:F", "C": "Y:W B:B"})
YOU_LEAD_J: dict[str, Any] = {"hands": {"A": "M:J Y:T B:C", "B": "B:N R:L R:M", "C": "B:B Y:W Y:G"}}
BEN_LEADS_J: dict[str, Any] = {
    "trick": "M:J B:N", "hands": {"A": "Y:X B:F M:V", "B": "R:L R:M", "C": "Y:W B:B"},
}  # fmt: skip
CLEO_LEADS_J = at(trick="M:J", hands={"A": "Y:T B:C B:R", "B": "R:L R:M Y:G", "C": "Y:W B:B"})
ONLY_MULTI = at(trick="R:L R:M", hands={"A": "M:V M:Z", "B": "B:N", "C": "Y:W"}, past=12)

MULTI = Section(
    "multi", "3 · Multicolored cards",
    rules=("must_follow", "suit_led", "can_win"),
    know=Predict(
        "know", "Ben led multicolored J, Cleo played blue N. You hold yellow X, blue F and multicolored V. What may "
        "you play?", at(**BEN_LEADS_J),
        choices=(
            Told("The F or the V", "So it is: blue is the suit now, and a multicolored card always goes.",
                 "must_follow", right=True),
            Told("Any of the three", "The first plain card set the suit: blue. You hold blue, so the X does not go.",
                 "suit_led"),
            Told("Only the V, for multicolored was led", "The J set no suit. Cleo's N did: blue, and a multicolored "
                 "card always goes.", "suit_led"),
        ),
        then=("M:V",), shows="wins the trick",
    ),
    steps=(
        Try(
            "red", "Ben led red L, Cleo played red M. You hold red D, yellow S and a multicolored X. Try the S. Then "
            "win the trick.", at(**X_HELPS),
            good=(Told("M:X", "It can be played to any suit and counts as that suit: as red it was the highest.",
                       "can_win", shows="wins the trick"),),
            costs=(Told("R:D", "You followed, but D is low: you pick second. As a red card the X would have won.",
                        "can_win", shows="Cleo's red M is the highest"),),
            refused=(("Y:S", "must_follow"),),
            hints=("A multicolored card counts as the suit led.", "X is above M.",
                   "Press the multicolored X, and again."),
        ),
        Count(
            "void", "Red was led again. You hold no red: blue C, yellow S and multicolored X. How many of them may you "
            "play?", NO_RED,
            count=legal, rule="must_follow",
            near=(Told("1", "A multicolored card may always be played, but it never has to be."),
                  Told("2", "Which one did you leave out? You have no red, so anything goes.")),
            less="You cannot follow, so nothing is forbidden.", more="You hold three cards.",
            right="All three. The X could follow, but it never has to, even if you have no red.",
        ),
        Count(
            "only", "And if you hold nothing but multicolored V and multicolored Z?", ONLY_MULTI,
            count=legal, rule="must_follow",
            less="A multicolored card never has to be played, but here you have no other: play either.",
            more="You hold two cards.", right="Both, and one of them you must: you have no other.",
        ),
        Watch(
            "lead", "A multicolored card may be led, too. See what happens then.", at(**YOU_LEAD_J),
            line=(
                ("M:J", "You lead the J. No suit is led yet, so whoever comes next is free."),
                ("B:N", "Ben could have played red, and chose blue: the first plain card sets the suit."),
                ("B:B", "Cleo has blue, so Cleo follows. The N wins, and the B is lowest: the vowel will be yours."),
            ),
        ),
        Count(
            "free", "Now Cleo led multicolored J, and you come next with yellow T, blue C and blue R. How many of them "
            "may you play?", CLEO_LEADS_J,
            count=legal, rule="suit_led",
            near=(Told("0", "A multicolored lead sets no suit yet."),),
            less="No suit is led yet: the J has none.", more="You hold three cards.",
            right="All three: no suit is led yet. The first plain card sets it, so you choose, and Ben has to follow.",
        ),
        Try(
            "first", "Here Ben led multicolored J, Cleo played blue N. You hold yellow X, blue F and multicolored V. "
            "Try the X. Then win the trick.", at(**BEN_LEADS_J),
            good=(Told("M:V", "Cleo's N was the first plain card, so blue was the suit, for those after it as for the "
                       "J before it.", "suit_led", shows="wins the trick"),),
            costs=(Told("B:F", "You followed Cleo's N, the first plain card. But F is the lowest here: you pick "
                        "second.", "suit_led", shows="Cleo's blue N is the highest"),),
            refused=(("Y:X", "must_follow"),),
            hints=("The first plain card sets the suit; a multicolored card counts as that suit.", "V is above N.",
                   "Press the multicolored V, and again."),
        ),
    ),
)  # fmt: skip

# --- 5: the vowel, and equal cards ----------------------------------------------------------------------------------

STEER: dict[str, Any] = {
    "trick": "Y:M Y:D", "hands": {"A": "Y:C Y:H Y:T", "B": "B:N B:F", "C": "Y:W B:B"},
}  # fmt: skip

LOW = Section(
    "low", "5 · Who gets the vowel, and equal cards",
    rules=("low_pick",),
    know=Predict(
        "know", "Ben led yellow C, and nobody has yellow: Cleo played blue L, you play red N. Ben wins, and the C is "
        "the lowest. Who picks second, and who takes the vowel?",
        at(trick="Y:C B:L", hands={"A": "R:N R:D", "B": "B:N", "C": "R:W"}, past=12),
        choices=(
            Told("Cleo second, the vowel is mine", "So it is: the lowest of the others, and then whoever is left.",
                 "low_pick", right=True),
            Told("Ben second, too", "Nobody picks twice from a trick: it was Cleo, the lowest of the others.",
                 "low_pick"),
            Told("I do, and Cleo takes the vowel", "Cleo's L is below your N, so Cleo picked second.", "low_pick"),
        ),
        then=("R:N", "pick R:N", "pick B:L"), shows="Cleo picks second",
    ),
    steps=(
        Try(
            "steer", "Ben led yellow M, Cleo played yellow D. You play last, with C, H or T, all yellow. Play so that "
            "the vowel is yours.", at(**STEER),
            good=(Told("Y:H", "Between D and M: Ben wins, Cleo is lowest, you are left. Who plays last can often "
                       "choose.", "middle_pick", then=("pick Y:M", "pick Y:D"),
                       shows="You have not picked yet and take a vowel"),),
            costs=(
                Told("Y:T", "With the T you won, and Cleo was lowest: the vowel went to Ben.", "middle_pick",
                     then=("pick Y:M", "pick Y:D", "pick Y:E"), shows="Ben takes yellow E"),
                Told("Y:C", "The C was lowest, so you picked second: the vowel went to Cleo.", "low_pick",
                     then=("pick Y:M", "pick Y:C", "pick Y:E"), shows="Cleo takes yellow E"),
            ),
            hints=("Whoever has neither the highest nor the lowest card takes the vowel.", "H lies between D and M.",
                   "Press the yellow H, and again."),
        ),
        Predict(
            "away", "The same cards. Cleo must not get the vowel, and you do not want it. Which card gives it to Ben?",
            at(**STEER),
            choices=(
                Told("The C", "The C is lowest, so Cleo would be left. It was the T: you win, Cleo is lowest.",
                     "middle_pick"),
                Told("The T", "You win, Cleo is lowest, Ben is left.", "middle_pick", right=True),
                Told("The H", "With the H the vowel is your own. It was the T: you win, Cleo is lowest.",
                     "middle_pick"),
            ),
            then=("Y:T", "pick Y:M", "pick Y:D", "pick Y:E"), shows="Ben takes yellow E",
        ),
        Predict(
            "tie", "Ben led blue S, Cleo had no blue and played red S, you play yellow S. Who picks second?",
            at(trick="B:S R:S", hands={"A": "Y:S Y:D", "B": "B:N", "C": "R:W"}, past=12),
            choices=(
                Told("Cleo", "You did: of equal letters the one played last is the lowest.", "low_pick"),
                Told("I do", "Ben won, with the only blue card. Of equal letters the one played last is the lowest.",
                     "low_pick", right=True),
                Told("Ben, who won", "You did: of equal letters the one played last is the lowest.", "low_pick"),
            ),
            then=("Y:S",), shows="you pick second",
        ),
        Predict(
            "clash", "Ben led yellow C. Nobody has yellow: Cleo played blue L, you play red N. Ben wins, and the C is "
            "the lowest, too. Who picks second?",
            at(trick="Y:C B:L", hands={"A": "R:N R:D", "B": "B:N", "C": "R:W"}, past=12),
            choices=(
                Told("Ben again", "Nobody picks twice. It was Cleo, with the lowest card of the others, and the vowel "
                     "is yours.", "low_pick"),
                Told("Cleo", "The lowest of the others. Then the vowel is yours.", "low_pick", right=True),
                Told("Nobody, and two take a vowel", "Cleo did, with the lowest card of the others.", "low_pick"),
            ),
            then=("R:N", "pick R:N", "pick B:L"), shows="Cleo picks second",
        ),
        Predict(
            "equal", "Ben led blue G, Cleo played blue V, and you play multicolored V. Two V are highest. Who wins?",
            at(trick="B:G B:V", hands={"A": "M:V Y:D", "B": "B:N", "C": "R:W"}, past=12),
            choices=(
                Told("Cleo", "The first of equal cards: a later one would have to be higher. The printed rules leave "
                     "it open; this is our reading.", "trick_winner", right=True),
                Told("I do, with the multicolored card", "Cleo did: of equal highest cards the first played wins, "
                     "multicolored or not.", "trick_winner"),
                Told("I do, for I played later", "Later is lower, not higher: Cleo won. Of equal highest cards it is "
                     "the first.", "trick_winner"),
            ),
            then=("M:V",), shows="The highest cards are equal, and Cleo's blue V wins the trick",
        ),
        Predict(
            "all", "All three cards are multicolored: Ben led J, Cleo played V, you play K. What now?",
            at(trick="M:J M:V", hands={"A": "M:K Y:D", "B": "B:N", "C": "R:W"}, past=12),
            choices=(
                Told("Nobody wins: no suit was led", "Cleo won: with no suit the highest letter wins.", "can_win"),
                Told("Cleo wins, Ben is second, the vowel is mine", "With no suit the highest letter wins, and the "
                     "lowest picks second.", "can_win", right=True),
                Told("Ben wins, as the leader", "Cleo won: with no suit the highest letter wins.", "can_win"),
            ),
            then=("M:K",), shows="Cleo's multicolored V is the highest and wins the trick",
        ),
        Free(
            "short", "The last three tricks, and the words: one for each suit. What you cannot use costs 1 a card.",
            at(hands={"A": "B:C Y:X M:K", "B": "B:N B:F R:L", "C": "Y:W B:B R:T"}, taken=RED_LED["taken"],
               spare="M:Z", dealer="C"),
        ),
    ),
)  # fmt: skip

LESSON = Lesson(
    "three-player-tricks", "LetterTricks for three",
    (PICKS, TRICKS, MULTI, WORDS, LOW, HAND, HOUSE, Section("questions", "Ten questions", fresh=ten)),
)  # fmt: skip
