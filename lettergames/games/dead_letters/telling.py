"""Events of Dead Letters in whole sentences, as one seat saw them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ...core.scenes import Voice, sentence
from ...words.lists import list_name
from . import legality
from .state import UNKNOWN

if TYPE_CHECKING:
    from .rules import DeadLetters


def tell(rules: DeadLetters, event: list[Any], voice: Voice) -> str:
    """One event as this seat saw it."""
    _, seat, move, shown = event
    challenges = bool(shown) and shown[0][0] == "challenged"
    said = ["" if challenges else _said(seat, move, voice)]
    said += [_showing(rules, item, voice) for item in shown]
    return " ".join(sentence(words) for words in said if words)


def _said(seat: int, move: str | None, voice: Voice) -> str:
    """What the move itself tells; what it showed is told after it."""
    if move == "deal":
        return f"{voice.does(seat, 'begins')}"
    if move is None:
        return f"{voice.does(seat, 'has')} answered"
    if move == "accept":
        return "You accept it"
    if move == "pass":
        return voice.does(seat, "passes", "pass")
    return ""


def _showing(rules: DeadLetters, item: list[Any], voice: Voice) -> str:
    match item:
        case ["dealt", at, cards] if at == voice.me and cards:
            return f"You hold {listed(cards)}"
        case ["draws", at, cards]:
            seen = f": {listed(cards)}" if at == voice.me else ""
            return f"{voice.does(at, 'draws')} {counted(len(cards))}{seen}"
        case ["lays", at, word, _, down, ys]:
            with_ = f" with {counted(down)} face down" if down else ""
            taking = f" and {'take' if at == voice.me else 'takes'} {counted(ys, 'Y')} back" if ys else ""
            return f"{voice.does(at, 'lays', 'lay')} {legality.shown(rules, word)}{with_}{taking}"
        case ["stands", *_]:
            return "Nobody challenges it"
        case ["challenged", by, speller, word, good]:
            found = f"{looked_up(rules, word, good)}{_then(good, speller, voice)}"
            return f"{voice.does(by, 'challenges', 'challenge')} it. {found}"
        case ["gives", at, card, _]:
            return f"{voice.does(at, 'gives')} {card or 'a card'} for it, face down"
        case ["scores", at, word, up, dead, vowels, ys, _]:
            return _scored(rules, at, up, dead, len(vowels) + ys, voice)
        case ["passed", _, passes]:
            return f"That is {passes} of {rules.seats} in a row" if passes <= rules.seats else ""
        case ["ends", *_]:
            return "The game is over: the cards left in the hands are dead, too"
    return ""


def looked_up(rules: DeadLetters, word: str, good: bool) -> str:
    """Whether a word is listed, in which list, and what it means."""
    name = legality.shown(rules, word)
    place = f"the list ({list_name(rules.word_list)})"
    if not good:
        return f"{name} is not in {place}"
    gloss = rules.lexicon.gloss(word) if word in rules.lexicon else None
    return f"{name} is in {place}" + (f": {gloss}" if gloss else "")


def _then(good: bool, speller: int, voice: Voice) -> str:
    return "" if good else f". {voice.does(speller, 'takes')} {'your' if speller == voice.me else 'the'} cards back"


def _scored(
    rules: DeadLetters, at: int, up: Sequence[str], dead: Sequence[str | None], back: int, voice: Voice
) -> str:
    points = sum(rules.points.get(card, 0) for card in up)
    parts = [f"{listed(up)} score{'s' if len(up) == 1 else ''} {points}" if up else "no card scores"]
    if dead:
        known = [card for card in dead if card]
        parts.append(f"{listed(known) if known else counted(len(dead))} {'is' if len(dead) == 1 else 'are'} dead")
    if back:
        parts.append(f"{counted(back)} {'comes' if back == 1 else 'come'} back")
    return f"{voice.whose(at).capitalize() if at == voice.me else voice.whose(at)} word counts: {', '.join(parts)}"


def listed(cards: Sequence[Any]) -> str:
    """Cards by letter: "B, C and S"."""
    names = [str(card) for card in cards if card is not None and card != UNKNOWN]
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}" if names else "none"


def counted(count: int, thing: str = "card") -> str:
    """So many cards, small numbers in words."""
    words = {1: "one", 2: "two", 3: "three", 4: "four", 5: "five", 6: "six"}
    return f"{words.get(count, count)} {thing}{'' if count == 1 else 's'}"
