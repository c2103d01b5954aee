"""Every phase of the LetterTricks games in which each plays for themselves, as a table to be pictured."""

from typing import Any

import lettergames as lg
from lettergames.table.sitting import Sitting
from tools.gallery_phases import Phase, Press, tool

FOUR, FIVE, THREE = lg.CompetitiveTricks(), lg.CompetitiveTricks(seats=5), lg.ThreePlayerTricks()


def table(*moves: str, rules: Any = FOUR, **pieces: Any) -> Sitting:
    """You and bots at this position, after these moves."""
    sitting = Sitting(lg.Game(rules, position=rules.position(**pieces)))
    for move in moves:
        sitting.game.play(move)
    return sitting


def card(words: str) -> str:
    return f".lg-zone button.lg-card:has-text('{words}')"


def held(words: str) -> str:
    """A card on the desk's tray."""
    return f".lg-tray .lg-card:has-text('{words}')"


def panel(words: str) -> str:
    """A zone that is closed until it is pressed."""
    return f"summary:has-text('{words}')"


def spelled(text: str, lane: str = "word") -> Press:
    return f".lg-lane[data-lane='{lane}'] input", text


HAND = "Y:A Y:T B:J B:N B:S R:Qu R:T R:Z"
VOID = "Y:C Y:D Y:G R:B R:D R:F R:H"
TAKEN = {"A": "Y:E B:A R:S", "B": "B:E R:I", "C": "Y:S Y:R", "D": "B:I R:N R:L"}
MIDWAY: dict[str, Any] = {
    "hands": {"A": HAND, "D": VOID}, "trick": "B:L R:A", "taken": TAKEN, "past": 5, "seed": 4,
}  # fmt: skip
SPELLING: dict[str, Any] = {
    "taken": {
        "A": "R:Qu R:U Y:A Y:R Y:T R:Z B:E B:S", "B": "B:F Y:O Y:G B:R", "C": "Y:M B:A Y:H R:T", "D": "R:H R:I R:D",
    },
    "turn": "D", "dealer": "C", "past": 13,
}  # fmt: skip
FROG_LEFT: dict[str, Any] = {
    "taken": {"A": "B:F Y:R Y:O Y:G R:O Y:K Y:X B:J", "B": "B:A", "C": "B:E", "D": "B:I"}, "turn": "D", "dealer": "C",
    "past": 13,
}  # fmt: skip
QUARTZES, FROG = "word QUARTZES from R:Qu Y:A Y:R Y:T R:Z B:E B:S", "word FROG from B:F B:R Y:O Y:G"
GORF = "word GORF from Y:G Y:O B:R B:F"
HID = "word HID from R:H R:I R:D"
SUITS: dict[str, Any] = {
    "taken": {
        "A": "Y:C Y:O Y:M Y:E Y:T B:B B:R B:A B:V B:E R:H R:I R:D M:X",
        "B": "Y:A Y:S Y:H B:L B:O B:I B:N R:Qu R:U R:A R:T R:E M:K Y:P",
        "C": "Y:I Y:D Y:G Y:U B:C B:G B:F B:P B:S R:F R:O R:L R:M M:Z",
    },
    "turn": "A", "dealer": "C", "past": 14, "display": "B:U",
}  # fmt: skip


def tricks() -> list[Phase]:
    """The tricks of a hand of four, and what is different with five."""
    lead = table(hands={"A": HAND}, taken=TAKEN, past=5, seed=4)
    full = table("B:N", "B:Y", hands={"A": HAND, "B": "B:Y Y:C R:B R:D R:O R:F R:H R:M"}, trick="B:L B:F",
                 taken=TAKEN, past=5, seed=4)  # fmt: skip
    won = {"hands": {"A": HAND, "C": VOID}, "trick": "B:L R:A B:F", "taken": {"A": "Y:E B:A R:S"}, "past": 5, "seed": 4}
    few = {"hands": {"A": "R:D R:T R:Z", "C": "B:S B:U", "D": "R:B R:F"}, "taken": TAKEN, "past": 10}
    low = table("Y:A", "pick Y:W", hands={"A": "Y:A R:T R:Z"}, trick="Y:C Y:W Y:M", past=10)
    tie = table("B:N", hands={"A": HAND, "C": VOID, "D": "Y:H Y:I R:M R:N R:O R:S R:U"},
                trick="B:L R:E Y:E", past=5)  # fmt: skip
    clash = table("R:D", "pick B:L", trick="Y:C B:L R:O", **few)
    return [
        Phase("tricks-lead", "Four players: your lead", lead),
        Phase("tricks-follow", "Blue was led: follow suit", table(**MIDWAY)),
        Phase("tricks-refused", "A card that does not follow is refused", table(**MIDWAY), (card("red Z"),)),
        Phase("tricks-pick", "You have won the trick: pick a card", table("B:N", **won)),
        Phase("tricks-low", "Your card is the lowest: pick second", low),
        Phase("tricks-tie", "The lowest cards are equal: the later one picks", tie),
        Phase("tricks-clash", "The winner has the lowest card, too", clash),
        Phase("tricks-full", "A bot picks", full),
        Phase("tricks-last", "The last trick, opened", table("B:N", "pick R:A", "pick B:L", **won),
              (panel("Last trick"),)),
        Phase("tricks-collections", "Everyone's collection and what was set aside, opened", table(**MIDWAY),
              (panel("Ben"), panel("Cleo"), panel("Dan"), panel("Your collection"), panel("Set aside"))),
        Phase("tricks-count", "Cards in other hands", table(**MIDWAY), (tool("Count"),)),
        Phase("tricks-hint", "A hint", table(**MIDWAY), (tool("Hint"),)),
        Phase("tricks-rules", "The rules", table(**MIDWAY), (tool("Rules"),)),
        Phase("tricks-five", "Five players: two cards are out", Sitting(lg.Game(FIVE, seed=3))),
    ]  # fmt: skip


def words() -> list[Phase]:
    """The words of a hand, the score sheet, the end."""
    half = lg.CompetitiveTricks(penalty="half")
    asked = lg.CompetitiveTricks(word_by_consent=True)
    last = lg.CompetitiveTricks(hands=1)
    said = ("done", QUARTZES, FROG, "done")
    before = [(6, 9, 4, 0), (5, 0, 7, 8)]
    return [
        Phase("tricks-desk", "The word desk", table(HID, **SPELLING)),
        Phase("tricks-real-u", "QU typed where there is a U: Qu and U", table(HID, **SPELLING), (spelled("quartzes"),)),
        Phase("tricks-virtual-u", "The U taken back: Qu alone", table(HID, **SPELLING),
              (spelled("quartzes"), ".lg-slots .lg-card:has-text('red U')")),
        Phase("tricks-missing", "A letter without a card", table(HID, **SPELLING), (spelled("quarter"),)),
        Phase("tricks-not-listed", "A word that is not in the list", table(HID, **SPELLING), (spelled("quatz"),)),
        Phase("tricks-equal", "Two equal cards: the other one was chosen", table(**FROG_LEFT),
              (held("blue F"), held("yellow R"), held("red O"), held("yellow G"))),
        Phase("tricks-penalty", "Unused cards cost points", table(rules=half, **FROG_LEFT), (spelled("frog"),)),
        Phase("tricks-asked", "A bot's word is not in the list: is it one?",
              table("done", "done", GORF, "done", "agree", "agree", rules=asked, **SPELLING)),
        Phase("tricks-opened", "All words are opened", table(HID, QUARTZES, FROG, "done", **SPELLING)),
        Phase("tricks-best", "The best you could have laid", table(HID, "done", FROG, "done", **SPELLING),
              (panel("The best"),)),
        Phase("tricks-sheet", "Scores in the third hand",
              table(hands={"A": "Y:A B:S R:T"}, trick="R:M", scores=before, number=3, past=10, taken=TAKEN, seed=1),
              (panel("Scores"),)),
        Phase("tricks-end", "The game is over", table(*said, rules=last, **SPELLING)),
        Phase("tricks-end-of-three", "The game of three hands is over",
              table(*said, scores=before, number=3, **SPELLING)),
    ]  # fmt: skip


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
    all_three = (spelled("comet", "yellow"), spelled("brave", "blue"), spelled("hid", "red"))
    return [
        Phase("three-lead", "Three players: a multicolored card was led", lead),
        Phase("three-vowel", "You have not picked: take a vowel", vowel),
        Phase("three-desk", "A word for each suit", table(rules=THREE, **SUITS)),
        Phase("three-words", "Three words; what is left over counts against you",
              table(rules=THREE, **SUITS), all_three),
        Phase("three-other-suit", "A card of another suit in a lane", table(rules=THREE, **SUITS),
              (held("yellow C"), held("blue A"), held("yellow T"))),
        Phase("three-opened", "All words are opened", opened),
    ]  # fmt: skip


def phases() -> list[Phase]:
    """Every phase, in the order of a hand."""
    return [*tricks(), *words(), *three()]
