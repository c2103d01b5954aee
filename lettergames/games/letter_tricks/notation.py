"""LetterTricks moves as text: `Y:M`, `pick B:A`, `word QUIT from R:Qu R:U R:I R:T`, `done`, `deal`."""

from __future__ import annotations

import re
from typing import Any

from ...core.errors import NotationError
from ...core.names import seat_of
from .cards import MULTI, SUITS, Cards, in_order, is_card
from .legality import spelled_by
from .state import (
    PICKS,
    PLAYS,
    Advise,
    Answer,
    Claim,
    Deal,
    Done,
    Lay,
    Move,
    NoPick,
    Pass,
    Say,
    Settle,
    State,
    Time,
    Word,
)

_PLAIN: dict[str, Move] = {
    "done": Done(), "no word": Done(), "deal": Deal(), "no pick": NoPick(), "time": Time(), "agree": Answer(True),
    "object": Answer(False), "this way": Settle(False), "other way": Settle(True), "advise this way": Advise(False),
    "advise other way": Advise(True),
}  # fmt: skip
_SUITS = {name: suit for suit, name in SUITS.items()} | {suit.lower(): suit for suit in SUITS}
_CARD = re.compile(r"(?P<suit>[a-z]+)\s*[:\s]\s*(?P<letter>qu|[a-z])", re.IGNORECASE)
_SAY = re.compile(r"say (?P<many>[0-9]{1,2}) (?P<of>[a-z: ]+)")
_WORD = re.compile(
    r"(?:word|lay|spell)\s+(?P<word>[a-z]+)(?:\s+in\s+(?P<suit>[a-z]+))?(?:\s+from\s+(?P<cards>.+))?", re.IGNORECASE
)


def parse(rules: Any, text: str, state: State | None = None) -> Move:
    """The move this text means; a word without its cards takes those collected, a real U before a virtual one.

    A word that does not name the suit it is laid for is laid for that of its cards. NotationError says what was
    expected.
    """
    words = " ".join(text.split())
    plain = words.lower()
    if plain in _PLAIN:
        return _PLAIN[plain]
    verb, _, rest = plain.partition(" ")
    if _WORD.fullmatch(words):
        return _spelled(rules, words, state, None)
    if verb == "claim" and rest:
        return _claim(rules, words[len(verb) :], state)
    if verb == "pass":
        return Pass(in_order(cards(words[len(verb) :])))
    if verb == "lay" and "/" in rest:
        one, _, two = words[len(verb) :].partition("/")
        return Lay(cards(one), cards(two))
    said = _SAY.fullmatch(plain)
    if said:
        return Say(int(said["many"]), said["of"])
    if verb == "deal" and rest.startswith("led by "):
        return Deal(seat_of(rest[7:], rules.players))
    if verb in ("pick", "take"):
        return PICKS[card(rest)]
    return PLAYS[card(rest if verb == "play" else words)]


def card(text: str) -> str:
    """The card this text names: Y:M, "yellow M", "y m"; NotationError says what was expected."""
    match = _CARD.fullmatch(text.strip())
    suit = _SUITS.get(match["suit"].lower()) if match else None
    if not match or not suit:
        raise NotationError(f"{text!r} is no card; expected a suit and a letter, as in Y:M, yellow M or red Qu")
    return f"{suit}:{match['letter'].capitalize()}"


def cards(text: str) -> Cards:
    """Several cards in notation; NotationError names the one that is none."""
    found = text.replace(",", " ").split()
    for each in found:
        if not is_card(each):
            raise NotationError(f"{each!r} is no card; expected a suit, a colon and a letter, as in Y:M or R:Qu")
    return tuple(found)


def _claim(rules: Any, text: str, state: State | None) -> Claim:
    words: list[Word] = []
    for part in text.split(";"):
        words.append(_spelled(rules, f"word {part.strip()}", state, words))
    return Claim(tuple(words))


def _spelled(rules: Any, text: str, state: State | None, claimed: list[Word] | None) -> Word:
    """The word of the seat to act; or, after these words, of the team that has won a trick."""
    match = _WORD.fullmatch(text)
    if not match:
        raise NotationError(f"{text.removeprefix('word ')!r} is no word; expected its letters and the cards it is from")
    word, named = match["word"].upper(), (match["suit"] or "").lower()
    if named and named not in _SUITS:
        raise NotationError(f"{named!r} is no suit; expected {', '.join(SUITS.values())}")
    suit, lanes = SUITS[_SUITS[named]] if named else "", rules.lanes
    if match["cards"]:
        given = cards(match["cards"])
        own = {SUITS[each[0]] for each in given if each[0] != MULTI}
        return Word(word, given, suit or (own.pop() if lanes and len(own) == 1 else ""))
    seat = None if state is None else state.to_act if claimed is None else state.winner
    if state is None or seat is None:
        raise NotationError(f"{text!r} names no cards; expected word {word} from and its cards")
    laid = state.match.words[seat] if claimed is None else claimed
    held = list(rules.usable(state, seat, tuple(laid)))
    done = {one.suit for one in laid}
    for lane in [suit] if suit or not lanes else [each for each in lanes if each not in done]:
        found = collected(word, lane, held)
        if found is not None:
            return Word(word, found, lane)
    raise NotationError(f"{word} cannot be spelled with the cards you have collected; expected a word that can")


def collected(word: str, suit: str, held: list[str]) -> Cards | None:
    """The cards among these that spell the word: as many as possible, those of the suit before multicolored ones."""
    if suit:
        held = [each for each in held if SUITS[each[0]] == suit] + [each for each in held if each[0] == MULTI]
    best: Cards | None = None

    def go(at: int, laid: Cards, left: list[str]) -> None:
        nonlocal best
        if at == len(word):
            if best is None or len(laid) > len(best):
                best = laid
            return
        tried = set()
        for each in left:
            letters = each[2:].upper()
            for spells in ("Q", "QU") if letters == "QU" else (letters,):
                if word.startswith(spells, at) and (each[2:], spells) not in tried:
                    tried.add((each[2:], spells))
                    rest = list(left)
                    rest.remove(each)
                    go(at + len(spells), (*laid, each), rest)

    go(0, (), list(held))
    return best if best is not None and spelled_by(word, best) is not None else None
