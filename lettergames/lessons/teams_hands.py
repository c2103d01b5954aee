"""The second and the third hand, and what may be agreed: two sections of the lesson of two teams."""

from __future__ import annotations

from typing import Any

from ..core import chance
from ..games.letter_tricks.cards import WITH_MULTI
from .steps import Case, Code, Count, Free, Position, Predict, Section, Told, Try
from .teams_positions import (
    BEN_WINS,
    DAN_HAS_C,
    HOLDS_LACKS_L,
    LAST_CARDS,
    LEADING,
    LOW_PICK,
    PLAYED_ON,
    WITH_CARDS,
    at,
)

SHUFFLED = chance.shuffled(WITH_MULTI, 1, 0)
SECOND_LEAD, PARTNER_LEAD = "B:Y", "B:S"

# --- 6: the next hands ----------------------------------------------------------------------------------------------

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
    "hands", "6 · The next hands",
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
                Told("You, to the left of Dan", "Only the first hand begins on the dealer's left. Cleo led.",
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
                Told("Nobody: a draw", "After three hands the game is a draw, unless your team, who won the last "
                     "trick, claims now.",
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

# --- 7: agreed before the game --------------------------------------------------------------------------------------


def agreed(option: str, value: str, *moves: str, **pieces: Any) -> Position:
    """A position of a game in which something else was agreed."""
    return Position({"past": 11, **pieces}, moves, {option: value})


def asked(suit: str) -> Position:
    """Your team may claim, and has something in this suit."""
    return at(taken={"A": HELD[suit], "B": "Y:E Y:W"}, **LEADING)


HELD = {"red": "R:H R:O R:L R:D R:S", "blue": "B:B B:R B:A B:I B:N", "yellow": "Y:C Y:H Y:A Y:I Y:R"}
UNCHANGED_GOAL = '''def team_goal(rules, state, suit):
    """A red word needs six cards, the others four."""
    return rules.printed.team_goal(state, suit)
'''


def team_goal(rules: Any, state: Any, suit: str) -> int:
    return 6 if suit == "red" else 4


def all_need_six(rules: Any, state: Any, suit: str) -> int:
    return 6


def only_blue_is_shorter(rules: Any, state: Any, suit: str) -> int:
    return 4 if suit == "blue" else 6


OTHERWISE = Section(
    "otherwise", "7 · Agreed before the game",
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
                Told("No, Ben and Dan won the trick", "That is the printed rule; here both teams may.", "may_claim"),
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
        Code(
            "goal", "Now a rule of your own: a red word needs six cards, the others four. In the cell below nothing is "
            "changed yet. Change the last line of its function and run it.",
            asked("red"),
            rule="team_goal", begin=UNCHANGED_GOAL, solution=team_goal,
            cases=(Case(asked("red"), ("red",), "the red word"), Case(asked("blue"), ("blue",), "the blue word"),
                   Case(asked("yellow"), ("yellow",), "the yellow word", hidden=True)),
            wrong=((all_need_six, "the blue word"), (only_blue_is_shorter, "the yellow word")),
            done="Yes: six for red, four for the others. At a table such a rule holds from the next move on.",
        ),
    ),
)  # fmt: skip
