"""Every phase of the LetterTricks games as a table to be pictured."""

from typing import Any

from gallery_phases import Phase, tool

import lettergames as lg
from lettergames.table.sitting import Sitting

FOUR, FIVE, THREE = lg.CompetitiveTricks(), lg.CompetitiveTricks(seats=5), lg.ThreePlayerTricks()
TEAMS, TOGETHER = lg.TeamTricks(), lg.CooperativeTricks()


def table(*moves: str, rules: Any = FOUR, **pieces: Any) -> Sitting:
    """You and bots at this position, after these moves."""
    sitting = Sitting(lg.Game(rules, position=rules.position(**pieces)))
    for move in moves:
        sitting.game.play(move)
    return sitting


HAND = "Y:A Y:T B:J B:N B:S R:Qu R:T R:Z"
VOID = "Y:C Y:D Y:G R:B R:D R:F R:H"
MIDWAY: dict[str, Any] = {
    "hands": {"A": HAND, "D": VOID},
    "trick": "B:L R:A",
    "taken": {"A": "Y:E B:A R:S", "B": "B:E R:I", "C": "Y:S Y:R", "D": "B:I R:N R:L"},
    "past": 5,
    "seed": 4,
}
SPELLING: dict[str, Any] = {
    "taken": {
        "A": "R:Qu R:U Y:A Y:R Y:T R:Z B:E B:S", "B": "B:F Y:O Y:G B:R", "C": "Y:M B:A Y:H R:T", "D": "R:H R:I R:D",
    },
    "turn": "D", "dealer": "C", "past": 13,
}  # fmt: skip
QUARTZES, FROG = "word QUARTZES from R:Qu Y:A Y:R Y:T R:Z B:E B:S", "word FROG from B:F B:R Y:O Y:G"
HID = "word HID from R:H R:I R:D"
SUITS: dict[str, Any] = {
    "taken": {
        "A": "Y:C Y:O Y:M Y:E Y:T B:B B:R B:A B:V B:E R:H R:I R:D M:X",
        "B": "Y:A Y:S Y:H B:L B:O B:I B:N R:Qu R:U R:A R:T R:E M:K Y:P",
        "C": "Y:I Y:D Y:G Y:U B:C B:G B:F B:P B:S R:F R:O R:L R:M M:Z",
    },
    "turn": "A", "dealer": "C", "past": 14, "display": "B:U",
}  # fmt: skip


def card(words: str) -> str:
    return f".lg-zone button.lg-card:has-text('{words}')"


def competitive() -> list[Phase]:
    """A hand of four, and what is different with five."""
    lead = table(hands={"A": HAND}, taken=MIDWAY["taken"], past=5, seed=4)
    full = table("B:N", "B:Y", hands={"A": HAND, "B": "B:Y Y:C R:B R:D R:O R:F R:H R:M"}, trick="B:L B:F",
                 taken=MIDWAY["taken"], past=5, seed=4)  # fmt: skip
    won = table("B:N", hands={"A": HAND, "C": VOID}, trick="B:L R:A B:F", taken={"A": "Y:E B:A R:S"}, past=5, seed=4)
    few = {"hands": {"A": "R:D R:T R:Z", "C": "B:S B:U", "D": "R:B R:F"}, "taken": MIDWAY["taken"], "past": 10}
    low = table("Y:A", "pick Y:W", hands={"A": "Y:A R:T R:Z"}, trick="Y:C Y:W Y:M", past=10)
    clash = table("R:D", "pick B:L", trick="Y:C B:L R:O", **few)
    desk = table(HID, **SPELLING)
    opened = table(HID, QUARTZES, FROG, "done", **SPELLING)
    last = lg.CompetitiveTricks(hands=1)
    return [
        Phase("tricks-lead", "Four players: your lead", lead),
        Phase("tricks-follow", "Blue was led: follow suit", table(**MIDWAY)),
        Phase("tricks-refused", "A card that does not follow is refused", table(**MIDWAY), (card("red Z"),)),
        Phase("tricks-pick", "You have won the trick: pick a card", won),
        Phase("tricks-low", "Your card is the lowest: pick second", low),
        Phase("tricks-clash", "The winner has the lowest card, too", clash),
        Phase("tricks-full", "A bot picks", full),
        Phase("tricks-desk", "The word desk", desk),
        Phase("tricks-opened", "All words are opened", opened),
        Phase("tricks-count", "Cards in other hands", table(**MIDWAY), (tool("Count"),)),
        Phase("tricks-hint", "A hint", table(**MIDWAY), (tool("Hint"),)),
        Phase("tricks-five", "Five players: two cards are out", Sitting(lg.Game(FIVE, seed=3))),
        Phase("tricks-end", "The game is over", table("done", QUARTZES, FROG, "done", rules=last, **SPELLING)),
    ]


def three() -> list[Phase]:
    """What is different with three."""
    taken = {"A": "Y:E Y:M", "B": "B:R B:A", "C": "R:I M:K"}
    pieces: dict[str, Any] = {"rules": THREE, "taken": taken, "past": 2, "seed": 2}
    hand = "Y:C Y:D B:C B:F R:T R:Z M:V M:X Y:H B:N R:L R:M"
    vowel = table("B:F", "pick B:V", "pick B:B", hands={"A": hand}, trick="B:B B:V", **pieces)
    lead = table(hands={"A": hand}, trick="M:J", **pieces)
    opened = table(
        "word COMET in yellow from Y:C Y:O Y:M Y:E Y:T", "word BRAVE in blue from B:B B:R B:A B:V B:E",
        "word HID in red from R:H R:I R:D", "word SHA in yellow from Y:S Y:H Y:A", "done", "done", rules=THREE, **SUITS,
    )  # fmt: skip
    return [
        Phase("three-lead", "Three players: a multicolored card was led", lead),
        Phase("three-vowel", "You have not picked: take a vowel", vowel),
        Phase("three-desk", "A word for each suit", table(rules=THREE, **SUITS)),
        Phase("three-opened", "All words are opened", opened),
    ]


POOL = "M:Qu Y:O Y:T Y:A Y:S B:B B:R B:A B:I B:N R:H R:O R:L R:D R:S"
CLAIM = (
    "claim QUOTAS in yellow from M:Qu Y:O Y:T Y:A Y:S; BRAIN in blue from B:B B:R B:A B:I B:N; "
    "HOLDS in red from R:H R:O R:L R:D R:S"
)
TEAM: dict[str, Any] = {
    "rules": TEAMS, "hands": {"A": "Y:C Y:D B:C"}, "taken": {"A": POOL, "B": "Y:P B:U R:M"}, "past": 9,
}  # fmt: skip


def teams() -> list[Phase]:
    """Two teams: the desk for the claim, the end, and the hand after the first."""
    second = table(rules=TEAMS, hands={"A": "Y:C", "B": "Y:H", "C": "Y:I", "D": "Y:P"}, past=12, seed=2)
    for move in ("Y:C", "Y:H", "Y:I", "Y:P", "pick Y:H", "pick Y:C"):
        second.game.play(move)
    return [
        Phase("team-lead", "Two teams: your team has won a trick and may claim", table(**TEAM)),
        Phase("team-desk", "The desk for a claim", table(**TEAM), (".lg-form:has-text('Claim')",)),
        Phase("team-won", "Your team has won", table(CLAIM, **TEAM)),
        Phase("team-lost", "The other team has won",
              table(CLAIM, rules=TEAMS, hands={"A": "Y:C Y:D"}, taken={"B": POOL}, past=9, turn="B")),
        Phase("team-hand-over", "A hand is over: what nobody took is dealt again", second),
    ]  # fmt: skip


PASSING: dict[str, Any] = {
    "rules": TOGETHER, "hands": {"A": "Y:A Y:C Y:T B:E B:N B:S R:D R:M R:O M:K"}, "passing": True,
}  # fmt: skip
LAST_TWO: dict[str, Any] = {
    "rules": TOGETHER, "hands": {"A": "B:E B:P", "B": "R:T Y:S", "C": "Y:A B:I", "D": "M:K Y:H"}, "past": 11,
    "made": ["TAKE", "", "SHIP", "OUCH", "", "MILD", "WORN", "", "PUNY", "", "FLEX"],
}  # fmt: skip


def together() -> list[Phase]:
    """The cooperative game: passing, talk, a trick that is a word, the last two tricks, the end."""
    hands = {"A": "B:E B:P R:M R:L", "B": "R:U R:N R:O", "C": "Y:C Y:O Y:H", "D": "Y:D Y:G Y:E"}
    talk = table("say 2 yellow", rules=TOGETHER, hands={"A": "Y:C Y:D R:M R:O B:P"}, past=4, made=["TAKE", "", "", ""])
    said = Sitting(lg.Game(TOGETHER, seed=4))
    while said.game.state.phase == "pass" or said.game.state.past < 2 or said.game.to_act:
        if said.game.to_act:
            said.advance()
        else:
            said.say(0, str(next(iter(said.game.legal_moves))))
    word = table("B:E", rules=TOGETHER, hands=hands, trick="Y:T Y:A M:K", past=4, made=["", "TAKE", "", ""])
    laid = ("lay R:T / Y:S", "lay Y:A / B:I", "this way", "lay M:K / Y:H", "this way")
    first = ("lay B:E / B:P", "lay R:T / Y:S")
    return [
        Phase("together-pass", "Choose three cards to pass", table(**PASSING)),
        Phase("together-passed", "Cards were passed, and bots have said what they hold", said),
        Phase("together-talk", "You have said something", talk),
        Phase("together-word", "A trick makes a word", word),
        Phase("together-lay", "The last two tricks: lay one card to each", table(*laid, turn="B", **LAST_TWO)),
        Phase("together-settle", "This way, or the other?", table(*laid, "lay B:P / B:E", turn="B", **LAST_TWO)),
        Phase("together-advise", "You may advise", table(*first, turn="A", **LAST_TWO)),
        Phase("together-end", "The end", table(*first, "this way", *laid[1:], turn="A", **LAST_TWO)),
    ]


def phases() -> list[Phase]:
    """Every phase, in the order of a hand."""
    return [*competitive(), *three(), *teams(), *together()]
