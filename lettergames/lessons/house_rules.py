"""The lesson of house rules: from an option to a rule in three lines, where it makes the difference, and a new deck."""

from __future__ import annotations

from typing import Any

from .steps import Case, Code, Free, Lesson, Position, Predict, Section, Told, Try

# --- 1: an option ---------------------------------------------------------------------------------------------------

TWO_AND_EIGHT = {"hands": {"A": "8 2", "B": "6", "C": "3"}, "pile": "1 4 5"}
EIGHT_STAYS = Position(TWO_AND_EIGHT, options={"letter_play": "illegal"})

OPTION = Section(
    "option", "1 · One option",
    know=Predict(
        "know", "In the printed game you hold the 8 and a 2, and you play the 8. What happens?",
        Position(TWO_AND_EIGHT),
        choices=(
            Told("I am out", "So it is, and an option can change it.", "letter", right=True),
            Told("It is refused", "The printed game lets you: you are out. An option can refuse it.", "letter"),
        ),
        then=("8",), shows="are out of the round",
    ),
    steps=(
        Try(
            "refused",
            "At this table one option is changed: the 8 must stay while another card can be played. You hold the 8 and "
            "a 2. Try the 8, and see what the table says. Then play on.", EIGHT_STAYS,
            good=(Told("2 on *", "A look at a card. The 8 stayed, as this table wants it.", "may_play",
                       shows="You look at"),),
            refused=(("8", "may_play"),),
            hints=("The table quotes the rule that refuses a card.", "One of your two cards may be played: the 2.",
                   "Press the 2, then Ben."),
        ),
        Predict(
            "printed", "The same cards in the printed game. You play the 8. What happens?", Position(TWO_AND_EIGHT),
            choices=(
                Told("It is refused", "It was allowed: there the 8 may be played, and puts you out.", "letter"),
                Told("I am out", "There it is allowed. One word in the options decides it.", "letter", right=True),
                Told("Nothing", "It put you out. One word in the options decides it.", "letter"),
            ),
            then=("8",), shows="are out of the round",
        ),
    ),
)  # fmt: skip

# --- 2: a rule of three lines -----------------------------------------------------------------------------------------

BLUE_LED = Position({"hands": {"A": "B:N B:C", "B": "Y:G", "C": "Y:M", "D": "R:B"}, "trick": "B:L R:Z B:E", "past": 10})
RED_LED = Position({"hands": {"A": "B:C R:B", "B": "Y:G", "C": "Y:M", "D": "B:B"}, "trick": "R:S R:O R:T", "past": 10})

CAN_WIN = '''\
def can_win(rules, state, card):
    """A card of the suit led can win the trick, and so can every red card."""
    return card[0] == state.suit
'''


def can_win(rules: Any, state: Any, card: str) -> bool:
    """A card of the suit led can win the trick, and so can every red card."""
    return card[0] in (state.suit, "R")


def _only_led(rules: Any, state: Any, card: str) -> bool:
    return bool(card[0] == state.suit)


def _only_red(rules: Any, state: Any, card: str) -> bool:
    return card[0] == "R"


def _all_win(rules: Any, state: Any, card: str) -> bool:
    return True


RULE = Section(
    "rule", "2 · A rule of three lines",
    know=Predict(
        "know", "Blue was led, and Cleo's red Z did not win. Which rule would you change so that it does?", BLUE_LED,
        choices=(
            Told("can_win", "So it is: it says which cards can win a trick.", "can_win", right=True),
            Told("rank", "It says only which letter is higher. can_win says which cards can win.", "rank"),
            Told("must_follow", "It says only what may be played. can_win says which cards can win.", "must_follow"),
        ),
        then=("B:C",), shows="Ben's blue L is the highest",
    ),
    steps=(
        Predict(
            "printed", "Ben led blue L. Cleo had no blue and played red Z, Dan blue E. You play blue C. Who wins?",
            BLUE_LED,
            choices=(
                Told("Ben", "Only the suit led can win. That is one small rule, can_win, and you can change it.",
                     "can_win", right=True),
                Told("Cleo", "Ben won: only the suit led can win. That is one small rule, and you can change it.",
                     "can_win"),
            ),
            then=("B:C",), shows="Ben's blue L is the highest",
        ),
        Code(
            "trumps", "Let red cards win, too, whatever was led: then Cleo's Z would be the highest. Change can_win in "
            "the next cell and run it.", BLUE_LED,
            rule="can_win", begin=CAN_WIN, solution=can_win,
            cases=(
                Case(BLUE_LED, ("B:E",), "blue was led, and the card is blue E"),
                Case(BLUE_LED, ("R:Z",), "blue was led, and the card is red Z"),
                Case(BLUE_LED, ("Y:M",), "blue was led, and the card is yellow M"),
                Case(RED_LED, ("R:O",), "red was led, and the card is red O", hidden=True),
                Case(RED_LED, ("B:C",), "red was led, and the card is blue C", hidden=True),
            ),
            wrong=((_only_led, "the card is red Z"), (_only_red, "the card is blue E"),
                   (_all_win, "the card is yellow M")),
            done="Yes, in every case: red is now what players call trumps. Bots understand it without being told.",
        ),
    ),
    game="competitive-tricks", options={"hands": 1},
)  # fmt: skip

# --- 3: where it makes the difference -----------------------------------------------------------------------------

REPLAY = Section(
    "replay", "3 · Where it makes the difference",
    steps=(
        Predict(
            "part",
            "You play the 1 on Ben and say 5, and he holds the 6: a miss. Think of the same moves at a table where a "
            "Guess may be one off. Where do the two games part?",
            Position({"hands": {"A": "4 1", "B": "6", "C": "3"}, "pile": "2 5"}),
            choices=(
                Told("At this move: there Ben is out", "So it is. The next cell lets Python find that move.",
                     "guess_hits", right=True),
                Told("Nowhere: the moves are the same", "The moves are, but there this one puts Ben out.",
                     "guess_hits"),
                Told("At Ben's next move", "He has none there: this move puts him out.", "guess_hits"),
            ),
            then=("1 on B naming 5",), shows="Ben says no",
        ),
    ),
)  # fmt: skip

# --- 4: a new deck --------------------------------------------------------------------------------------------------

SHORT_DECK = tuple((f"{suit}:{letter}", 1, 1) for suit in "YB" for letter in "AEINORST")

DECK = Section(
    "deck", "4 · A new deck",
    steps=(
        Free(
            "short",
            "Another deck: two suits, and in each of them A, E, I, N, O, R, S and T. That makes four tricks, and then "
            "everybody spells one word from the cards collected. Play it.", Position(seed=7),
        ),
    ),
    game="competitive-tricks", options={"hands": 1, "deck": SHORT_DECK},
)  # fmt: skip

LESSON = Lesson(
    "house-rules", "Your own rules", (OPTION, RULE, REPLAY, DECK), {"seats": 3}, game="secret-letter"
)  # fmt: skip
