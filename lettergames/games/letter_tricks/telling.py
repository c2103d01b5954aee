"""What happened at a LetterTricks table, in sentences for one seat."""

from __future__ import annotations

from typing import Any

from ...core.scenes import Voice, sentence
from .cards import MULTI, SUITS, in_words
from .state import Answer, Deal, Done, Pick, Play, Time, Word

WINNING = frozenset({"trick_winner", "can_win", "rank", "suit_led"})
PICKING = frozenset({"low_pick", "rank"})
OPENING, OPENED, ANSWERS = ("opens", "words"), "All words are opened", ("agree", "object")


def tell(rules: Any, event: list[Any], voice: Voice) -> str:
    """One event as this seat saw it, in whole sentences."""
    _, seat, text, shown = event
    said = [f"{voice.does(seat, 'has')} laid, face down" if text is None else _done(rules, text, seat, voice)]
    for item in shown:
        if item[0] == "deals":
            said = [f"{voice.does(item[2], 'deals')} hand {item[1]}"]
        elif item[0] == "lays" and text is None:
            said = [_laid(item[2], item[3], seat, voice)]
        elif item[0] == "won":
            said += trick_won(rules, item, seat, voice)
        elif item[0] in OPENING and text not in ANSWERS and OPENED not in said:
            said.append(OPENED)
        elif item[0] == "strikes":
            said.append(f"{voice.whose(item[1])} {item[2]} is no word and does not count")
    return " ".join(map(sentence, said))


def shows_new(rules: Any, event: list[Any], seat: int) -> bool:
    """Whether the others learned something from this event: a card of a hand, or words that were sealed."""
    _, _, text, shown = event
    return (text is not None and ":" in text[:2]) or any(item[0] in OPENING for item in shown)


def _done(rules: Any, text: str, seat: int, voice: Voice) -> str:
    move = rules.parse(text)
    match move:
        case Play(card):
            return f"{voice.does(seat, 'plays')} {in_words(card)}"
        case Pick(card):
            return f"{voice.does(seat, 'takes')} {in_words(card)}"
        case Word(word, _, suit):
            return _laid(word, suit, seat, voice)
        case Answer(agree):
            return voice.does(seat, "agrees" if agree else "objects")
        case Time():
            return f"{voice.whose(seat)} time is up"
        case Done():
            return f"{voice.does(seat, 'lays')} no {'further ' if rules.lanes else ''}word"
        case Deal():
            return f"{voice.does(seat, 'deals')} the next hand"
    return f"{voice.does(seat, 'takes')} nothing"


def _laid(word: str, suit: str, seat: int, voice: Voice) -> str:
    return f"{voice.does(seat, 'lays')} {word}{f' in {suit}' if suit else ''}"


def trick_won(rules: Any, item: list[Any], mover: int, voice: Voice) -> list[str]:
    """Who won a trick and why, and who picks from it: `item` is what its last card showed."""
    _, winner, picks, trick, suit = item
    seats = len(trick)
    leader = (mover + 1) % seats
    cards = {(leader + at) % seats: card for at, card in enumerate(trick)}
    said = [_highest(rules, cards, winner, suit, voice)]
    if len(picks) > 1:
        said.append(_second(rules, cards, leader, winner, picks[1], voice))
    middle = ((voice.does(seat, "has"), "take" if seat == voice.me else "takes") for seat in picks[2:])
    said += [f"{who} not picked yet and {takes} a vowel" for who, takes in middle]
    return said


def _highest(rules: Any, cards: dict[int, str], winner: int, suit: str, voice: Voice) -> str:
    card = cards[winner]
    whose = f"{voice.whose(winner)} {in_words(card)}"
    if not rules.all_printed(WINNING):
        return f"{whose} wins the trick"
    equal = [other for other in cards.values() if other[2] == card[2] and (not suit or other[0] in (suit, MULTI))]
    if len(equal) > 1:
        return f"The highest cards are equal, and {whose} wins the trick"
    as_suit = f" as {SUITS[suit]}" if suit and card[0] == MULTI else ""
    return f"{whose} is the highest{as_suit} and wins the trick"


def _second(rules: Any, cards: dict[int, str], leader: int, winner: int, second: int, voice: Voice) -> str:
    if second == winner:
        return f"{voice.does(winner, 'has')} the lowest card, too: two picks for {voice.who(winner)}"
    picks = f"{voice.who(second)} pick{'' if second == voice.me else 's'} second"
    card = f"{voice.whose(second)} {in_words(cards[second])}"
    if not rules.all_printed(PICKING):
        return f"With {card} {picks}"
    low = min(other[2] for other in cards.values())
    equal = [seat for seat, other in cards.items() if other[2] == low]
    last = max(equal, key=lambda seat: (seat - leader) % len(cards))
    if last == winner:
        return f"{voice.does(winner, 'has')} the lowest card, too; of the others {card} is the lowest: {picks}"
    if len(equal) > 1:
        return f"The lowest cards are equal, and {card} was played last: {picks}"
    return f"{card} is the lowest: {picks}"
