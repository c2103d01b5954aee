"""Every phase of Secret Letter as a table to be pictured: a position, the moves made since, and presses in the view."""

from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

import lettergames as lg
from lettergames.core.decks import cards_of
from lettergames.table.sitting import Sitting

NAMES = ("You", "Ben", "Cleo", "Dan")
TWO, THREE, FOUR = (lg.SecretLetter(seats=seats) for seats in (2, 3, 4))


Press = str | tuple[str, str]


class Phase(NamedTuple):
    """A table with a name and one line about it; `presses` are selectors of what is pressed before the picture, or of
    what is written into, with the text."""

    name: str
    about: str
    sitting: Sitting
    presses: tuple[Press, ...] = ()


def table(*moves: str, rules: Any = THREE, house: Callable[..., Any] | None = None, **pieces: Any) -> Sitting:
    """You and bots at this position, under a house rule perhaps, after these moves."""
    sitting = Sitting(lg.Game(rules, position=rules.position(**pieces)))
    if house:
        sitting.game.house_rule(house)
    for move in moves:
        sitting.game.play(move)
    return sitting


def last_turn(hands: dict[str, str], aside: str, points: dict[str, int], rows: dict[str, str] | None = None) -> Sitting:
    """The round's last turn has just been played with a 4; Cleo's row holds every card that lies nowhere else."""
    rows = rows or {}
    left = Counter(cards_of(THREE.deck))
    for cards in (*hands.values(), *rows.values(), aside):
        left.subtract(map(int, cards.split()))
    rows = {**rows, "C": " ".join(map(str, left.elements()))}
    return table("4", hands=hands, aside=aside, rows=rows, pile="", points=points, round=4)


def protected(rules: Any, state: Any, seat: int) -> bool:
    """A Shield protects until the end of the round."""
    return 4 in state.rows[seat]


def failing() -> Sitting:
    """A house rule that went well so far fails in the middle of your move, so the move is not made."""

    def protected(rules: Any, state: Any, seat: int) -> bool:
        """Whoever has laid a card is protected."""
        return (False, True)[len(state.rows[seat])]

    sitting = table("4", "4", rules=TWO, house=protected, hands={"A": "1 4", "B": 4}, pile="5 6", open="1 1 2")
    sitting.request(0, {"kind": "text", "id": "1", "n": sitting.number, "text": "1"})
    return sitting


def card(at: int) -> str:
    return f".lg-zone.hand .lg-card >> nth={at}"


def pick(words: str) -> str:
    return f".lg-pick:has-text('{words}')"


def tool(words: str) -> str:
    return f".lg-toolbar button:text-is('{words}')"


MIDWAY: dict[str, Any] = {
    "hands": {"A": "1 6", "B": 3, "C": 5},
    "rows": {"A": "2", "B": "4 1", "C": "1"},
    "pile": "2 1 4",
    "points": {"A": 2, "B": 1},
    "seen": {"A": {"B": 3}},
    "round": 4,
}
ONE_LEFT: dict[str, Any] = {"hands": {"A": "1 4", "B": 6, "C": ""}, "rows": {"C": "2 8"}, "round": 4}


def opening() -> list[Phase]:
    """Until you are to play."""
    two = table(rules=TWO, hands={"A": "2 5"}, open="1 4 6")
    return [
        Phase("first-turn", "The first turn of a match of two; three cards lie open", two),
        Phase("start-panel", "A new game", table(hands={"A": "2 5"}), (tool("New game"),)),
        Phase("bot-is-next", "A bot is next", table(hands={"A": 6, "B": 3, "C": "5 1"}, turn="C")),
        Phase("bot-played", "A bot has laid a Shield", table("4", hands={"A": 6, "B": "3 4", "C": 5}, turn="B")),
        Phase("your-turn", "Your turn; something is known of a rival", table(**MIDWAY)),
    ]


def choosing() -> list[Phase]:
    """From the first press on a card to the last."""
    ben = (card(0), pick("Ben"))
    shielded = table(hands={"A": "3 8", "B": 4, "C": 5}, rows={"B": "4"}, shields=["B"])
    all_shielded = table(hands={"A": "6 1", "B": 2, "C": 5}, rows={"B": "4", "C": "4"}, shields=["B", "C"])
    return [
        Phase("guess-target", "A Guess: whom?", table(**MIDWAY), ben[:1]),
        Phase("guess-value", "A Guess: which value?", table(**MIDWAY), ben),
        Phase("guess-ready", "A Guess, ready to be played", table(**MIDWAY), (*ben, pick("3, Duel"))),
        Phase("refused-value", "A value that may not be named", table(**MIDWAY), (*ben, pick("1, Guess"))),
        Phase("refused-card", "The Veil must be played", table(hands={"A": "7 6", "B": 2, "C": 3}), (card(1),)),
        Phase("refused-player", "A protected player cannot be chosen", shielded, (card(0), pick("Ben"))),
        Phase("no-effect", "Everybody is protected: said before", all_shielded, (card(0),)),
        Phase("reset-choice", "A Reset, on yourself too", table(hands={"A": "5 2", "B": 7, "C": 3}), (card(0),)),
    ]


def effects() -> list[Phase]:
    """What a card has done."""
    four = table(
        rules=FOUR, hands={"A": "5 7", "B": 1, "C": "", "D": 4},
        rows={"A": "1 4", "B": "2 1", "C": "3 6", "D": "1 5"}, points={"A": 1, "B": 3, "C": 2, "D": 3},
    )  # fmt: skip
    return [
        Phase("guess-hit", "Your guess was right", table("1 on B naming 3", **MIDWAY)),
        Phase("guess-missed", "Your guess was wrong", table("1 on C naming 8", **MIDWAY)),
        Phase("peek", "You have looked at a card", table("2 on B", hands={"A": "2 6", "B": 8, "C": 5})),
        Phase("duel-lost", "You have lost a duel", table("3 on C", hands={"A": "3 2", "B": 4, "C": 7})),
        Phase("duel-watched", "Two others dueled", table("3 on C", hands={"A": 2, "B": "3 4", "C": 7}, turn="B")),
        Phase("swap", "Hands were traded", table("6 on B", hands={"A": "6 2", "B": 7, "C": 3})),
        Phase("reset", "A bot made you lay your card", table("5 on A", hands={"A": 7, "B": "5 4", "C": 3}, turn="B")),
        Phase("you-are-out", "You are out: watch, or skip",
              table(hands={"A": "", "B": "1 5", "C": 6}, rows={"A": "2 8"}, turn="B")),
        Phase("four-players", "Four players", four),
    ]  # fmt: skip


def ends() -> list[Phase]:
    """Rounds and matches that are over."""
    points = {"A": 1, "B": 2}
    last = {"A": 4, "B": 4, "C": 2}
    return [
        Phase("round-highest", "The pile is empty: your card is the highest",
              last_turn({"A": "8 4", "B": "5", "C": "3"}, "7", points)),
        Phase("round-lost", "The pile is empty: a bot wins", last_turn({"A": "2 4", "B": "8", "C": "3"}, "7", points)),
        Phase("round-row", "Equal cards: the rows decide", last_turn({"A": "5 4", "B": "1", "C": "5"}, "8", points)),
        Phase("round-last-in", "One player is left", table("1 on B naming 6", **ONE_LEFT, points=points)),
        Phase("sudden-death", "Two reach the target together",
              last_turn({"A": "5 4", "B": "5", "C": "1"}, "8", last, rows={"B": "4"})),
        Phase("match-won", "You have won the match", table("1 on B naming 6", **ONE_LEFT, points=last)),
        Phase("match-lost", "A bot has won the match",
              table("3 on A", hands={"A": 2, "B": "3 7", "C": ""}, rows={"C": "2 8"}, turn="B", points=last, round=10)),
    ]  # fmt: skip


def around() -> list[Phase]:
    """House rules, help and panels."""
    after = table("1 on C naming 8", "2 on A", **MIDWAY)
    return [
        Phase("house-rule", "A house rule is in force", table(house=protected, **MIDWAY)),
        Phase("house-rule-open", "A house rule and its text", table(house=protected, **MIDWAY), (".lg-house summary",)),
        Phase("house-rule-failed", "A house rule failed; nothing has changed", failing()),
        Phase("hint", "A hint", table(**MIDWAY), (tool("Hint"),)),
        Phase("legal", "What may I do?", table(**MIDWAY), (tool("What may I do?"),)),
        Phase("rules", "The rules", table(house=protected, **MIDWAY), (tool("Rules"),)),
        Phase("count", "Cards not seen yet", table(**MIDWAY), (tool("Count"),)),
        Phase("log", "The log", after, (tool("Log"),)),
        Phase("settings", "Settings", table(**MIDWAY), (tool("Settings"),)),
        Phase("look-back", "A moment looked back at", after, (".lg-since .lg-line >> nth=0",)),
    ]


def phases() -> list[Phase]:
    """Every phase, in the order of a match."""
    return [*opening(), *choosing(), *effects(), *ends(), *around()]
