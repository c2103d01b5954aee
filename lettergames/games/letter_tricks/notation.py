"""LetterTricks moves as text: `Y:M`, `pick B:A`, `word QUIT from R:Qu R:U R:I R:T`, `done`, `deal`."""

from __future__ import annotations

import re

from ...core.errors import NotationError
from .cards import MULTI, SUITS, Cards, is_card
from .legality import missing, spelled_by
from .state import Answer, Deal, Done, Move, NoPick, Pick, State, Time, Word, play

_PLAIN: dict[str, Move] = {
    "done": Done(), "no word": Done(), "deal": Deal(), "no pick": NoPick(), "time": Time(), "agree": Answer(True),
    "object": Answer(False),
}  # fmt: skip
_SUITS = {name: suit for suit, name in SUITS.items()} | {suit.lower(): suit for suit in SUITS}
_CARD = re.compile(r"(?P<suit>[a-z]+)\s*[:\s]\s*(?P<letter>qu|[a-z])", re.IGNORECASE)
_WORD = re.compile(
    r"(?:word|lay|spell)\s+(?P<word>[a-z]+)(?:\s+in\s+(?P<suit>[a-z]+))?(?:\s+from\s+(?P<cards>.+))?", re.IGNORECASE
)


def parse(text: str, state: State | None, lanes: tuple[str, ...] = ()) -> Move:
    """The move this text means; a word without its cards takes those collected, a real U before a virtual one.

    `lanes` are the suits words are laid for; a word that does not name one is laid for that of its cards.
    NotationError says what was expected.
    """
    words = " ".join(text.split())
    plain = words.lower()
    if plain in _PLAIN:
        return _PLAIN[plain]
    match = _WORD.fullmatch(words)
    if match:
        return _word(match, state, lanes)
    verb, _, rest = words.partition(" ")
    if verb.lower() in ("pick", "take"):
        return Pick(card(rest))
    return play(card(rest if verb.lower() == "play" else words))


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


def _word(match: re.Match[str], state: State | None, lanes: tuple[str, ...]) -> Word:
    word, suit = match["word"].upper(), (match["suit"] or "").lower()
    if suit and suit not in _SUITS:
        raise NotationError(f"{suit!r} is no suit; expected {', '.join(SUITS.values())}")
    suit = SUITS[_SUITS[suit]] if suit else ""
    if match["cards"]:
        named = cards(match["cards"])
        own = {SUITS[each[0]] for each in named if each[0] != MULTI}
        return Word(word, named, suit or (own.pop() if lanes and len(own) == 1 else ""))
    if state is None or state.to_act is None or state.to_act >= len(state.taken):
        raise NotationError(f"{match[0]!r} names no cards; expected word {word} from and its cards")
    laid = {each.suit for each in state.match.words[state.to_act]}
    for lane in [suit] if suit or not lanes else [each for each in lanes if each not in laid]:
        found = collected(word, lane, state, state.to_act)
        if found is not None:
            return Word(word, found, lane)
    raise NotationError(f"{word} cannot be spelled with the cards you have collected")


def collected(word: str, suit: str, state: State, seat: int) -> Cards | None:
    """The cards of this seat that spell the word: as many as possible, those of the suit before multicolored ones."""
    used = tuple(each for laid in state.match.words[seat] for each in laid.cards)
    held = missing(state.taken[seat], used)
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
