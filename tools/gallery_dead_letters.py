"""Every phase of Dead Letters as a table to be pictured."""

from collections import Counter
from typing import Any

import lettergames as lg
from lettergames.table.sitting import Sitting
from tools.gallery_phases import Phase, tool

RULES = lg.DeadLetters(seats=3)
HAND = "B B C H J S X Y"
MORE = ".lg-choice button[aria-label='One more']"
BEFORE: dict[str, Any] = {
    "hands": {"A": HAND, "B": "T R N D L", "C": "S T K"},
    "up": {"A": "T R P", "B": "M N D", "C": "G L"},
    "down": {"A": "N F", "B": "W", "C": ""},
    "words": [("A", "TRAP"), ("B", "MEND"), ("C", "GALA")],
    "number": 7,
}


def table(*moves: str, rules: Any = RULES, **pieces: Any) -> Sitting:
    """You and bots at this position after these moves."""
    sitting = Sitting(lg.Game(rules, position=rules.position(**{**BEFORE, **pieces})))
    for move in moves:
        sitting.game.play(move)
    return sitting


def form(words: str) -> str:
    return f".lg-form:has-text('{words}')"


def held(letter: str) -> str:
    return f".lg-tray .lg-card:has(.lg-ears:text-matches('^{letter}, '))"


def vowel(letter: str) -> str:
    return f".lg-choice button:text-is('{letter}')"


def ended(hands: dict[str, str], up: dict[str, str]) -> Sitting:
    """The end of a game that was played with these cards only: the pile is empty and all pass."""
    down = {"A": "N F", "B": "W H", "C": ""}
    cards = Counter(" ".join([*hands.values(), *up.values(), *down.values()]).split())
    deck = tuple((letter, count, RULES.points[letter]) for letter, count in sorted(cards.items()))
    words = [("A", "TRAP"), ("B", "MEND"), ("C", "GALA"), ("B", "BLIRT")]
    rules = RULES.replace(deck=deck)
    return table("pass", rules=rules, hands=hands, up=up, down=down, pile="", words=words, passes=2, turn="C")


def phases() -> list[Phase]:
    """Every phase, in the order of a game."""
    because = (form("Lay a word"), held("B"), vowel("E"), held("C"), vowel("A"), vowel("U"), held("S"), vowel("E"))
    live = lg.DeadLetters(seats=3, challenge="auto_reject")
    large = "B C C D D F G G G H H J K L L M M N N N P P Q R R R S S T T T V V W X Y Z"
    lost = {"hands": {"A": "X Z T R", "B": "N K", "C": "L"}}
    cleo = {"turn": "C", "hands": {"A": "P W", "B": "T N", "C": "Z Q R T B J Y"}, "up": {}, "down": {}, "words": []}
    return [
        Phase("dead-turn", "Your turn", table()),
        Phase("dead-draw", "How many cards?", table(), (form("Draw"),)),
        Phase("dead-draw-one-by-one", "One by one, face down", table(),
              (form("Draw"), ".lg-choice .lg-check input", MORE, MORE)),
        Phase("dead-desk", "A word with cards face down; what is left over is named", table(), because),
        Phase("dead-desk-live", "The same where words are looked up", table(rules=live), because),
        Phase("dead-refused", "No pass while there is a pile", table(), (form("Pass"),)),
        Phase("dead-large-hand", "A hand of 37 cards", table(hands={"A": large}, up={}, down={}, words=[])),
        Phase("dead-large-desk", "The same at the desk",
              table(hands={"A": large}, up={}, down={}, words=[]), (form("Lay a word"), held("T"), vowel("E"))),
        Phase("dead-laid", "Your word lies on the table", table("score BECAUSE with X J Y B")),
        Phase("dead-stands", "Nobody challenged it", table("score BECAUSE with X J Y B", "accept", "accept")),
        Phase("dead-answer", "Accept or challenge?", table("score QUARTZ with B J", **cleo)),
        Phase("dead-payment", "You were wrong: give a card", table("score QUARTZ with B J", "challenge", **cleo)),
        Phase("dead-paid", "You have paid", table("score QUARTZ with B J", "challenge", "give P", **cleo)),
        Phase("dead-caught", "A bot's word is not listed", table("score QUARTY with B J", "challenge", **cleo)),
        Phase("dead-lost", "Your word is not listed: draw instead",
              table("score ZARX with T", "challenge", up={}, down={}, words=[], **lost)),
        Phase("dead-pile-empty", "The pile is empty: others have passed",
              table("pass", "pass", turn="B", pile="", hands={"A": "T R", "B": "N", "C": "L"}, down={"B": "W"})),
        Phase("dead-open", "Dead cards lie open", table(rules=lg.DeadLetters(seats=3, dead_cards="open"))),
        Phase("dead-won", "You have won",
              ended({"A": "T", "B": "K", "C": "S"}, {"A": "T R P Q Z X Y", "B": "M N D B L R T", "C": "G L"})),
        Phase("dead-lost-game", "A bot has won",
              ended({"A": "Q Z", "B": "K", "C": "S"}, {"A": "T R P", "B": "M N D B L R T", "C": "G L"})),
        Phase("dead-words", "The words at the end",
              ended({"A": "T", "B": "K", "C": "S"}, {"A": "T R P Q Z", "B": "M N D B L R T", "C": "G L"}),
              (".lg-zone.sheet summary",)),
        Phase("dead-count", "Letters not seen", table(), (tool("Count"),)),
        Phase("dead-rules", "The rules", table(), (tool("Rules"),)),
    ]  # fmt: skip
