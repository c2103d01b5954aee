"""The lesson of Secret Letter: three players, short positions, each rule where it decides something."""

from __future__ import annotations

from typing import Any

from .secret_letter_house import HOUSE
from .secret_letter_questions import ten
from .steps import Count, Free, Lesson, Position, Predict, Section, Told, Try, Watch


def at(*moves: str, **pieces: Any) -> Position:
    return Position(pieces, moves)


# --- 1: Guess -------------------------------------------------------------------------------------------------------

BEN_HAS_SIX = at(
    hands={"A": "4 1", "B": "6", "C": ""}, rows={"A": "2", "B": "1", "C": "5"}, pile="1 2 3", seen={"A": {"B": 6}}
)
MANY_SEEN = at(
    hands={"A": "6 1", "B": "4", "C": "4"}, rows={"A": "1 2 3", "B": "5 1 2", "C": "3 5"}, laid={"A": "2", "B": "2"}
)


def hidden_ones(rules: Any, state: Any) -> int:
    """How many 1s the seat to act has not seen."""
    view = rules.view(state, state.to_act)
    seen = [*view["hand"], *view["open"], *(card for row in view["rows"] for card in row)]
    return int(next(count for value, count, _ in rules.deck if value == 1) - seen.count(1))


GUESS = Section(
    "guess", "1 · Guess",
    rules=("guess", "guess_hits", "may_name", "still_in_round", "chooses_player", "out_of_round", "last_one_in",
           "power"),
    know=Predict(
        "know", "You play the 1 on Ben and say 5. Ben holds a 6. What happens?",
        at(hands={"A": "4 1", "B": "6"}, rows={"A": "2", "B": "1", "C": "1"}, pile="2 3", seen={"A": {"B": 6}}),
        choices=(
            Told("Ben says no, and that is all", "So it is: a wrong Guess costs nothing.", "guess", right=True),
            Told("You are out", "You are still in: a wrong Guess costs nothing.", "guess"),
            Told("Ben is out: 6 is higher than 5", "Ben is still in. Only the exact value hits.", "guess_hits"),
        ),
        then=("1 on B naming 5",), shows="Ben says no",
    ),
    steps=(
        Try(
            "hit", "Ben had to show you a card: it is a 6. You hold a 4 and a 1. Play the 1 on Ben and say 6.",
            BEN_HAS_SIX,
            good=(Told("1 on B naming 6",
                       "Ben is out, nobody else is left, and the round is yours. The card you kept stays secret.",
                       "last_one_in", shows="You win the round"),),
            costs=(
                Told("1 on B naming *",
                     "Ben said no, was next, and guessed your 4. You knew Ben's card: only the exact value "
                     "hits.", "guess_hits", then=("1 on A naming 4",), shows="You lay 4 and are out"),
                Told("4",
                     "The Shield helps for one round of turns only, and Ben still has the 6. You could have won at "
                     "once.",
                     "shield_ends", then=("1",), shows="Ben plays 1"),
            ),
            refused=(("1 on C naming 6", "still_in_round"),),
            hints=("A Guess that names the right value puts a player out.", "You know one card: Ben's 6.",
                   "Press the 1, then Ben, then 6."),
        ),
        Count(
            "ones", "What was played stays open in the rows: count. How many 1s have you not seen?", MANY_SEEN,
            count=hidden_ones, rule="power",
            near=(Told("3", "Two of the five lie in the rows, but one is in your own hand, too."),),
            less="More: five are in the deck, two lie in the rows, and one is in your hand.",
            more="Fewer: two of the five lie in the rows, and one is in your hand.",
            right="Two: five are in the deck, two lie in the rows, and you hold one.",
        ),
        Try(
            "likely",
            "Both 2s, both 3s and both 5s lie in the rows. Say 1 and see what the table answers. Then play the 1 and "
            "say the value from 2 to 8 that is hidden most often.", MANY_SEEN,
            good=(Told("1 on ? naming 4", "Both 4s were hidden; of the 7 and the 8 there is one each.", "guess",
                       shows="lays 4 and is out"),),
            costs=(
                Told("1 on ? naming [2356]",
                     "No such card is left, so nobody could hold it. It cost you no more than the chance, and all "
                     "have heard it.", "may_name", shows="says no"),
                Told("1 on ? naming [78]", "It could have been. But there is one of it, and there are two 4s.",
                     "guess",
                     shows="says no"),
                Told("6 on *", "You traded hands. The 1 is still to be used.", "swap", shows="You give"),
            ),
            refused=(("1 on B naming 1", "may_name"),),
            counted=True,
            hints=("Any value from 2 to 8 may be named.", "Of 4, 7 and 8, one is twice in the deck.",
                   "Press the 1, then Ben, then 4."),
        ),
    ),
)  # fmt: skip

# --- 2: Shield ------------------------------------------------------------------------------------------------------

SHIELD_PIECES: dict[str, Any] = {
    "hands": {"A": "6 4", "B": "1", "C": ""}, "rows": {"A": "1", "B": "2", "C": "7"}, "pile": "1 2 5 8",
    "seen": {"B": {"A": 6}},
}  # fmt: skip

SHIELD = Section(
    "shield", "2 · Shield",
    rules=("shield", "shield_ends", "protected"),
    know=Predict(
        "know", "You played a 4, and now it is your turn again. It still lies in your row. Are you protected?",
        at("4", "1", **SHIELD_PIECES),
        choices=(
            Told("No", "So it is: the turn counts, not the card.", "shield_ends", right=True),
            Told("Yes, as long as the 4 lies there", "Ben chose you. The turn counts, not the card.", "shield_ends"),
        ),
        then=("2 on B", "1 on A naming 6"), shows="Ben plays 1 Guess on you and says 6",
    ),
    steps=(
        Watch(
            "watch", "Ben has seen your 6 and waits to say it. See what a Shield does.", at(**SHIELD_PIECES),
            line=(("4", "You play the 4 and keep the 6. Until your next turn begins nobody can choose you."),
                  ("1",
                   "Ben has a 1 and knows your card. But you are protected and Cleo is out: the 1 has no effect.")),
        ),
        Predict(
            "ends",
            "Your next turn has begun, and you drew a 2. The 4 still lies in your row. You play the 2 on Ben and "
            "keep the 6. Ben has another 1. What now?", at("4", "1", **SHIELD_PIECES),
            choices=(
                Told("You are out", "The Shield ended when this turn began, before you drew.", "shield_ends",
                     right=True),
                Told("Nothing: the 4 protects you",
                     "It did, until this turn began. The card in the row does nothing.",
                     "shield_ends"),
            ),
            then=("2 on B", "1 on A naming 6"), shows="You lay 6 and are out",
        ),
        Try(
            "away", "The same position: Ben knows your 6 and you have no Shield any more. Stay in the round.",
            at("4", "1", **SHIELD_PIECES),
            good=(Told("6 on *",
                       "The 6 itself is gone: you gave Ben the 2 and got a 1. Ben knows that, but a 1 may not be "
                       "named.", "swap", shows="You give a 2 and get a 1"),),
            costs=(Told("2 on *", "You have seen Ben's card. But Ben has known yours for long.", "shield_ends",
                        then=("1 on A naming 6",), shows="You lay 6 and are out"),),
            hints=("A Shield ends when your next turn begins.", "It is the 6 that Ben knows.",
                   "Press the 6, then Ben."),
        ),
    ),
)  # fmt: skip

# --- 3: Peek and Duel -----------------------------------------------------------------------------------------------

BEN_HAS_TWO: dict[str, Any] = {"rows": {"A": "2", "B": "1", "C": "1"}, "seen": {"A": {"B": 2}}, "pile": "3 1 4"}
ONE_AND_THREE = at(hands={"A": "1 3", "B": "2", "C": "5"}, **BEN_HAS_TWO)

DUEL = Section(
    "duel", "3 · Peek and Duel",
    rules=("peek", "duel", "duel_loser"),
    know=Predict(
        "know", "You hold a 1 and a 3, Ben a 2. You play the 3 on Ben. Who is out?", ONE_AND_THREE,
        choices=(
            Told("You", "So it is: the card you keep fights, not the 3.", "duel", right=True),
            Told("Ben", "The 3 only calls the Duel. The card you keep, the 1, met Ben's 2.", "duel"),
            Told("Nobody", "Nobody is out only when the cards are equal; here your 1 met Ben's 2.", "duel_loser"),
        ),
        then=("3 on B",), shows="You have 1, Ben has 2",
    ),
    steps=(
        Try(
            "peek", "A Peek shows you one card. Look at Cleo's before anything else.",
            at(hands={"A": "5 2", "B": "4", "C": "3"}, rows={"A": "1", "B": "1", "C": "1"}, pile="2 1 3"),
            good=(Told("2 on C", "A 3. Everybody sees that you looked; only you see the card.", "peek",
                       shows="You look at Cleo's card: it is a 3"),),
            costs=(Told("2 on B", "That was Ben's card; Cleo's is asked for.", "peek",
                        shows="You look at Ben's card"),
                   Told("5 on *", "A Reset makes somebody lay a card. It would have been enough to look.",
                        "reset")),
            hints=("Peek: look at the chosen player's card.", "It is the 2.", "Press the 2, then Cleo."),
        ),
        Predict(
            "mine", "You have seen Ben's 2. You hold a 1 and a 3, and you play the 3 on Ben. Who is out?",
            ONE_AND_THREE,
            choices=(
                Told("Ben, for 3 is more than 2",
                     "The 3 only calls the Duel. What met Ben's 2 is the card you keep: the 1.",
                     "duel"),
                Told("You, for 1 is less than 2",
                     "The 3 only calls the Duel; the card you keep fights. All see your 1 now. Of Ben's card they "
                     "know that it is higher.", "duel_loser", right=True),
            ),
            then=("3 on B",), shows="You lay 1 and are out",
        ),
        Try(
            "beat", "One of your two cards does beat Ben. Play it.", ONE_AND_THREE,
            good=(Told("1 on B naming 2", "You knew it, so you said it.", "guess_hits",
                       shows="Ben lays 2 and is out"),),
            costs=(Told("3 on B", "In a Duel the card you keep fights, and yours is a 1.", "duel_loser",
                        shows="You lay 1 and are out"),
                   Told("3 on C", "The card you keep is a 1, and a 1 beats nobody.", "duel_loser",
                        shows="You lay 1 and are out"),
                   Told("1 on B naming *", "Ben says no. But you have seen the 2.", "guess_hits",
                        shows="Ben says no"),
                   Told("1 on C naming *", "That was a shot in the dark. You have seen Ben's card.", "guess")),
            hints=("A Guess hits with the exact value.", "You have seen Ben's 2, and you hold a 1.",
                   "Press the 1, then Ben, then 2."),
        ),
        Predict(
            "tie", "You have seen that Ben has a 5, as you have. You play the 3 on Ben. Who is out?",
            at(hands={"A": "5 3", "B": "5", "C": "2"}, rows={"A": "2", "B": "1", "C": "1"}, seen={"A": {"B": 5}},
               pile="1 4"),
            choices=(
                Told("Nobody", "Equal cards: both stay, and each knows the other's card.", "duel_loser", right=True),
                Told("You, because you began it", "Both of you are still in: the cards are equal.", "duel_loser"),
                Told("Both", "Both of you are still in: only a lower card loses.", "duel_loser"),
            ),
            then=("3 on B",), shows="The cards are equal, nobody is out",
        ),
    ),
)  # fmt: skip

# --- 4: the empty pile ----------------------------------------------------------------------------------------------

LAST_TURN = at(
    hands={"A": "5 4"}, rows={"A": "1 1 2", "B": "6 3 1 7", "C": "1 5 4 1"}, laid={"B": "3"}, pile="", starter="C",
    seed=1,
)  # fmt: skip

PILE = Section(
    "pile", "4 · The pile is empty",
    rules=("round_ends", "highest_card", "replacement"),
    know=Predict(
        "know",
        "The last turn. You keep a 5; your row is worth 8, Ben's 17 and Cleo's 11. Ben holds a 3, Cleo a 2. Who "
        "wins?",
        LAST_TURN,
        choices=(
            Told("You", "So it is: the card in the hand decides.", "highest_card", right=True),
            Told("Ben", "Ben's long row counted for nothing. The card in the hand decides.", "highest_card"),
            Told("Nobody: the pile is empty", "An empty pile ends the round, and the highest card wins it.",
                 "round_ends"),
        ),
        then=("4",), shows="You win the round",
    ),
    steps=(
        Try(
            "keep",
            "No card is left, so this is the last turn of the round, and all show their cards after it. Your row is "
            "worth 4, Ben's 17. Play so that you keep the best card.", LAST_TURN,
            good=(Told("4", "The card in the hand decides. Ben's long row counts for nothing here.", "highest_card",
                       shows="You win the round"),),
            costs=(
                Told("5 on B",
                     "Ben had to lay the 3. With no pile left Ben took the card put aside, and it was the 8.",
                     "replacement", shows="Ben wins the round"),
                Told("5 on C", "The card put aside was the 8, and now it is Cleo's.", "replacement",
                     shows="Cleo wins the round"),
                Told("5 on A",
                     "You laid your 4 and took the card put aside. That went well, but nobody could know it: the 5 "
                     "was the sure way.", "replacement"),
            ),
            hints=("At an empty pile the highest card wins.", "Of 5 and 4, keep the 5.", "Press the 4, and again."),
        ),
        Predict(
            "replacement", "The same last turn, and you play the 5 on Ben, who lays a 3. Which card does Ben get?",
            LAST_TURN,
            choices=(
                Told("None: Ben is out", "Ben got the card that was put aside, and it was the 8.", "replacement"),
                Told("The card put aside", "With no pile left it is needed after all. And it was the 8.", "replacement",
                     right=True),
                Told("The 3 again", "It stays in the row. Ben got the card that was put aside.", "replacement"),
            ),
            then=("5 on B",), shows="Ben wins the round",
        ),
    ),
)  # fmt: skip

# --- 5: Reset -------------------------------------------------------------------------------------------------------

RESET = Section(
    "reset", "5 · Reset",
    rules=("reset", "reset_knocks_out", "laid_four_protects", "may_reset_yourself"),
    know=Predict(
        "know", "You hold a 5 and the 8, and you play the 5 on yourself. What happens?",
        at(hands={"A": "8 5"}, pile="2 3"),
        choices=(
            Told("You are out", "So it is: you lay the 8 and take no new card.", "reset_knocks_out", right=True),
            Told("You lay the 8 and take a new card", "With any other card, yes. The 8 puts you out.",
                 "reset_knocks_out"),
            Told("It is not allowed", "It is allowed at any time, even when it hurts.", "may_reset_yourself"),
        ),
        then=("5 on A",), shows="You are out of the round",
    ),
    steps=(
        Predict(
            "four",
            "You have seen Cleo's 4. You play the 5 on Cleo, who lays the 4 and takes a new card. Can Ben "
            "choose Cleo now?", at(hands={"A": "8 5", "B": "1", "C": "4"}, rows={"A": "2", "B": "1", "C": "1"},
                       seen={"A": {"C": 4}}, pile="3 6 2"),
            choices=(
                Told("No, Cleo laid a 4", "Ben chose Cleo. A card laid because of a Reset does nothing.",
                     "laid_four_protects"),
                Told("Yes", "A card laid because of a Reset does nothing.", "laid_four_protects", right=True),
            ),
            then=("5 on C", "1 on C naming 3"), shows="Ben plays 1 Guess on Cleo",
        ),
        Try(
            "eight", "You have seen that Cleo holds the 8. Put Cleo out.",
            at(hands={"A": "2 5", "B": "4", "C": "8"}, rows={"A": "2", "B": "1", "C": "1"}, seen={"A": {"C": 8}},
               pile="6 1 3"),
            good=(Told("5 on C", "Cleo has to lay the 8: out at once, and no new card.", "reset_knocks_out",
                       shows="Cleo is out of the round"),),
            costs=(Told("2 on *", "You looked at a card. Cleo still has the 8, the highest there is.", "peek"),
                   Told("5 on B", "Ben laid a card and took another. Cleo still has the 8.", "reset",
                        shows="Ben lays 4"),
                   Told("5 on A", "You laid your own 2 and took another. Cleo still has the 8.", "reset",
                        shows="You lay 2")),
            hints=("Who lays the 8 is out, even because of a Reset.", "Your 5 makes somebody lay a card.",
                   "Press the 5, then Cleo."),
        ),
        Predict(
            "self", "You play the 5 on yourself and have kept a 2. What happens?",
            at(hands={"A": "2 5"}, pile="6 1 2"),
            choices=(
                Told("You lay the 2 and take a new card",
                     "That is a Reset. The 2 shows you nothing: its power is not used.",
                     "reset", right=True),
                Told("You look at a card with the 2", "The 2 was laid because of a Reset: its power is not used.",
                     "reset"),
                Told("You are out", "You are still in. Only the 8 puts out whoever lays it.", "reset_knocks_out"),
            ),
            then=("5 on A",), shows="You take a new card: a 6",
        ),
    ),
)  # fmt: skip

# --- 6: Swap and the Letter -----------------------------------------------------------------------------------------

HUNTED = at(
    hands={"A": "8 6", "B": "3", "C": "1"}, rows={"A": "1", "B": "1", "C": "2"}, seen={"C": {"A": 8}}, pile="2 4 3"
)

SWAP = Section(
    "swap", "6 · Swap and Letter",
    rules=("swap", "letter", "may_play"),
    know=Predict(
        "know", "May you play the 8 when you also hold a 6, and what happens?", HUNTED,
        choices=(
            Told("Yes, and you are out", "So it is: the 6 is laid as well.", "letter", right=True),
            Told("No, it must be kept", "It may be played like any card. But you are out.", "may_play"),
            Told("Yes, and it wins the round",
                 "The 8 wins when it is in the hand at the end. Played, it puts you out.",
                 "letter"),
        ),
        then=("8",), shows="You lay 6 and are out",
    ),
    steps=(
        Try(
            "away",
            "The 8 is the highest card, and everyone hunts it. Cleo has seen yours and has a 1. Stay in the round.",
            HUNTED,
            good=(Told("6 on B", "You are still in: the 8 was Ben's by then. Cleo had seen the trade, and guessed it "
                       "there.", "swap",
                       then=("2 on A", "1 on B naming 8"), shows="Ben lays 8 and is out"),
                  Told("6 on C", "Cleo hunted it and has it now, and you know that.", "swap",
                       shows="You give an 8 and get a 1")),
            costs=(Told("8", "Whoever plays the 8 is out; the 6 is laid as well.", "letter",
                        shows="You lay 6 and are out"),),
            hints=("Swap: you and a player trade hands.", "It is the 8 that Cleo knows.", "Press the 6, then Ben."),
        ),
        Predict(
            "kept",
            "You play the 2 and keep the 8. Ben takes the last card of the pile, and the round ends. What is the 8 "
            "worth?",
            at(hands={"A": "8 2", "B": "3", "C": "4"}, rows={"A": "1 1 1 4", "B": "1 5 3", "C": "7 6 2"},
               laid={"A": "1"}, aside="5", pile="1"),
            choices=(
                Told("It wins", "The highest card there is. That is why they hunt it.", "highest_card", right=True),
                Told("Nothing: it only hurts", "It hurts whoever lays it. In the hand it is the highest card.",
                     "letter"),
            ),
            then=("2 on B", "1 on C naming 8"), shows="You win the round",
        ),
    ),
)  # fmt: skip

# --- 7: Veil --------------------------------------------------------------------------------------------------------

VEILED: dict[str, Any] = {"rows": {"A": "1 2", "B": "1 4", "C": "1 4"}, "shields": ["B", "C"], "pile": "2 1 3"}

TWO_AND_FIVE = at(hands={"A": "2 5"}, **{**VEILED, "pile": "6 1 3"})

VEIL = Section(
    "veil", "7 · Veil, and everyone protected",
    rules=("veil", "must_play", "must_choose", "may_choose_yourself"),
    know=Predict(
        "know", "Ben and Cleo are protected. You hold a 5 and a 7. What may you play?",
        at(hands={"A": "5 7"}, **VEILED),
        choices=(
            Told("Only the 7", "So it is: beside a 5 or a 6 it has to go.", "must_play", right=True),
            Told("Only the 5, on yourself", "You may play a 5 on yourself, but not from beside a 7.", "must_play"),
            Told("Either", "Beside a 5 or a 6 the 7 has to go, even when nobody can be chosen.", "must_play"),
        ),
        then=("7",), shows="You play 7",
    ),
    steps=(
        Try(
            "forced",
            "You hold a 5 and a 7. Ben and Cleo are protected, so you would rather play the 5 on yourself. Try it. "
            "Then play the 7.", at(hands={"A": "5 7"}, **VEILED),
            good=(Told("7",
                       "The 7 does nothing when played. But beside a 5 or a 6 it has to go, even when nobody can be "
                       "chosen.", "must_play", shows="You play 7 Veil"),),
            refused=(("5 on A", "must_play"),),
            hints=("Beside a 5 or a 6 the 7 has to go.", "Your 7 lies beside a 5.", "Press the 7, and again."),
        ),
        Try(
            "beside", "Now you hold the 7 and the 8. Stay in the round.", at(hands={"A": "8 7"}, pile="2 1 3"),
            good=(Told("7", "Nobody forced you: it could be a bluff. Let them look for a 5 or a 6.", "veil",
                       shows="You play 7 Veil"),),
            costs=(Told("8", "You were free to play either card. But the 8 puts out whoever plays it.", "letter",
                        shows="You lay 7 and are out"),),
            hints=("Whoever plays the 8 is out.", "Keep the 8.", "Press the 7, and again."),
        ),
        Try(
            "idle", "You hold a 2 and a 5. Try the 5 on Ben. Then lay the card that has no effect here.",
            TWO_AND_FIVE,
            good=(Told("2", "Laid without effect: 1, 2, 3 and 6 are for others only.", "must_choose",
                       shows="Nobody can be chosen, so it has no effect"),),
            costs=(Told("5 on A", "The 5 has an effect: on yourself. You laid your 2 and took another card.",
                        "may_choose_yourself", shows="You lay 2"),),
            refused=(("5 on B", "protected"), ("5", "must_choose"), ("2 on A", "may_choose_yourself")),
            hints=("Where nobody can be chosen a card is laid without effect.", "A 2 is for others only.",
                   "Press the 2, and again."),
        ),
        Predict(
            "home", "The same hand. You play the 5 instead. On whom?", TWO_AND_FIVE,
            choices=(
                Told("On yourself", "A Reset may hit its own player, so somebody can be chosen, and must be.",
                     "must_choose", right=True),
                Told("On nobody", "You can choose yourself, so you must.", "must_choose"),
                Told("On Ben, for a Shield stops only a Guess",
                     "A Shield stops every choice. You played it on yourself.",
                     "protected"),
            ),
            then=("5 on A",), shows="You lay 2. You take a new card",
        ),
        Predict(
            "swapped", "You play the 6 on Ben and get a 7 for your 8. In your next turn you will draw a 5. When do you "
            "have to play the 7?", at(hands={"A": "8 6", "B": "7", "C": "3"}, pile="1 4 5 2"),
            choices=(
                Told("At once, when I get it", "It may stay as long as you like, until you draw a 5 or a 6 to it.",
                     "must_play"),
                Told("Then, beside the 5", "How you came by it does not matter: in your turn, beside a 5 or a 6, it "
                     "has to go.", "must_play", right=True),
                Told("Never: I did not draw it", "How you came by it does not matter: beside the 5 it had to go.",
                     "must_play"),
            ),
            then=("6 on B", "1 on C naming 5", "4", "7"), shows="You play 7",
        ),
    ),
)  # fmt: skip

# --- 8: points --------------------------------------------------------------------------------------------------------

FOUR_EACH = at(
    hands={"A": "5 4", "B": "5", "C": "2"}, rows={"A": "1 3 2", "B": "1 1 1 7", "C": "1 6 4 3"},
    seen={"A": {"B": 5, "C": 2}}, pile="", starter="B", points={"A": 4, "B": 4, "C": 2},
)  # fmt: skip

EQUAL_FIVES = at(
    hands={"A": "5 2", "B": "5", "C": "3"}, rows={"A": "7 1 1", "B": "1 2 3 4", "C": "1 6 4 1"},
    seen={"A": {"B": 5, "C": 3}}, pile="", starter="B",
)  # fmt: skip


def row_after(rules: Any, state: Any) -> int:
    """What the row of the seat to act is worth when it has played its 2 on Cleo."""
    return int(sum(rules.apply(state, rules.parse("2 on C")).rows[state.to_act]))


POINTS = Section(
    "points", "8 · Points, and a match",
    rules=("row_decides", "still_tied", "round_points", "target", "contest", "next_starter", "set_aside", "open_cards",
           "first_starter"),
    know=Predict(
        "know", "You and Ben have four points and share the last round. Five are needed. Who has won?", FOUR_EACH,
        choices=(
            Told("Nobody yet", "So it is: you play on.", "contest", right=True),
            Told("Both of you", "Not yet: you play on until only one of you two wins a round.", "contest"),
        ),
        then=("4",), shows="reached the target together",
    ),
    steps=(
        Count(
            "worth",
            "The last turn, and you know Ben's card: a 5, as good as yours. Then the rows are added up. Yours is worth "
            "9 now. What will it be worth when you have played the 2?", EQUAL_FIVES,
            count=row_after, rule="row_decides",
            near=(Told("9", "The card you play joins your row, too."), Told("16",
                                                                            "The card in the hand is no part of the "
                                                                            "row."),
                  Told("14", "The card you keep is no part of the row, and the 2 is.")),
            right="11: the 2 you play counts, the 5 you keep does not.",
        ),
        Predict(
            "row", "Ben's row is worth 10, and Cleo holds a 3. You play the 2 and keep the 5. Who wins?", EQUAL_FIVES,
            choices=(
                Told("You, by 11 to 10", "The hands are equal, so the rows decide.", "row_decides", right=True),
                Told("Ben, by 10 to 9", "The 2 you have just played counts: 9 and 2 are 11.", "row_decides"),
                Told("Both, with equal 5s", "Equal cards are not yet a shared win: first the rows decide.",
                     "row_decides"),
            ),
            then=("2 on C",), shows="the sum of the row decides: you 11, Ben 10",
        ),
        Predict(
            "shared",
            "The last turn: you and Ben have a 5, Cleo a 2, and after your 4 both your rows are worth 10. A round is "
            "one point. Who scores?", FOUR_EACH,
            choices=(
                Told("Both of you", "Equal cards, equal rows: both win the round.", "still_tied", right=True),
                Told("Nobody", "Both won the round: it is no tie that is thrown away.", "still_tied"),
                Told("You, for you played last", "Ben scored as well. Who played last does not matter.",
                     "still_tied"),
            ),
            then=("4",), shows="You and Ben win the round",
        ),
        Predict(
            "contest", "Three players need five points, and now both of you have five. Who has won the match?",
            FOUR_EACH,
            choices=(
                Told("Both", "Look at the result: you play on until only one of you two wins a round.", "contest"),
                Told("Nobody yet", "You play on until only one of you two wins a round. Cleo plays and scores, "
                     "too, but can no longer win the match.", "contest", right=True),
                Told("Ben, who had started", "Starting is no advantage here: nobody has won yet.", "contest"),
            ),
            then=("4",), shows="decides the match",
        ),
        Predict(
            "starter", "Ben started this round, and you and Ben won it. Which of you starts the next?",
            FOUR_EACH,
            choices=(
                Told("You", "Clockwise from the left of the last starter: Cleo did not win, then it is you.",
                     "next_starter", right=True),
                Told("Ben again", "Counting begins on Ben's left: Cleo, you, and only then Ben.", "next_starter"),
                Told("Cleo", "Counting begins with Cleo, who has not won the round.", "next_starter"),
            ),
            then=("4", "deal"), shows="You start a new round",
        ),
        Free(
            "match",
            "One card is put aside, unseen. With two players three more lie open: count them in. A round takes two "
            "minutes, a match to seven points about fifteen.", Position(options={"seats": 2}, seed=7),
        ),
    ),
)  # fmt: skip

LESSON = Lesson(
    "secret-letter", "Secret Letter",
    (GUESS, SHIELD, DUEL, PILE, RESET, SWAP, VEIL, POINTS, HOUSE, Section("questions", "Ten questions", fresh=ten)),
    {"seats": 3},
)  # fmt: skip
