"""Which moves there are while cards are played and picked, and which rules judge them, in order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from math import comb
from typing import Any

from ...core.legal import Lazy
from ...core.rules import Verdict
from ...words import WordsFrom
from .cards import Cards
from .state import PICKS, PLAYS, Deal, Done, Move, NoPick, Pass, Pick, Play, State, Word


def candidates(rules: Any, state: State) -> Iterable[Move]:
    """The well-formed moves of the seat to act."""
    if state.phase == "trick":
        return tuple(map(PLAYS.__getitem__, dict.fromkeys(state.hands[state.to_act or 0])))
    if state.phase in ("pick", "vowel"):
        picks = tuple(map(PICKS.__getitem__, dict.fromkeys(offered(state))))
        return (*picks, NoPick()) if rules.must_pick(state, state.to_act) else picks
    return (Deal(),) if state.phase == "hand_over" else ()


def offered(state: State) -> Cards:
    """The cards that can be picked now: those left of the trick, or the vowels on display."""
    return state.match.display if state.phase == "vowel" else state.left


def listed_moves(rules: Any, state: State) -> Sequence[Move]:
    """The legal moves. A trick's and a pick's come from one rule at once, words are judged when they are asked for."""
    seat = state.to_act
    if seat is None:
        return ()
    if state.phase == "trick":
        return tuple(map(PLAYS.__getitem__, dict.fromkeys(rules.must_follow(state, state.hands[seat]))))
    if state.phase in ("pick", "vowel"):
        picks = tuple(map(PICKS.__getitem__, dict.fromkeys(rules.may_pick(state, offered(state)))))
        return (*picks, NoPick()) if rules.must_pick(state, seat) else picks
    found = rules.candidates(state)
    if isinstance(found, Spellings | Passes):
        return Lazy(found, lambda move: all(rules.judge(state, move, seat)))
    return tuple(move for move in found if all(rules.judge(state, move, seat)))


def well_formed(rules: Any, state: State, move: Any, seat: int) -> str:
    """What was expected instead of this move; "" if it can be judged."""
    phase = state.phase
    if phase == "trick":
        return "" if isinstance(move, Play) else "expected a card to play"
    if phase in ("pick", "vowel"):
        if isinstance(move, NoPick):
            return ""
        return "" if isinstance(move, Pick) else "expected a card to pick"
    return "" if isinstance(move, Deal) and move.leader is None else "the hand is over; expected deal"


def judge(rules: Any, state: State, move: Any, seat: int) -> Iterator[Verdict]:
    """The verdicts on a well-formed move."""
    if isinstance(move, Play):
        yield from rules.judge_held(state, (move.card,), seat)
        yield rules.ask_which("must_follow", move.card, state, state.hands[seat])
    elif isinstance(move, Pick):
        yield rules.ask_which("may_pick", move.card, state, offered(state))
    elif isinstance(move, NoPick):
        yield rules.ask("must_pick", state, seat)


def spelled_by(word: str, cards: Cards) -> tuple[str, ...] | None:
    """The letters each of these cards spells, in this order, so that they make the word; None if they do not."""

    def from_(at: int, card: int) -> tuple[str, ...] | None:
        if card == len(cards):
            return () if at == len(word) else None
        letters = cards[card][2:].upper()
        for spells in ("QU", "Q") if letters == "QU" else (letters,):
            if word.startswith(spells, at):
                rest = from_(at + len(spells), card + 1)
                if rest is not None:
                    return (spells, *rest)
        return None

    return from_(0, 0)


def missing(cards: Cards, held: Cards) -> list[str]:
    """The cards that are not held, each as often as it is missing."""
    left = list(held)
    lacking = []
    for card in cards:
        if card in left:
            left.remove(card)
        else:
            lacking.append(card)
    return lacking


class Spellings(Sequence[Move]):
    """The words some cards can make, one choice of cards each, and then `done`: listed without being spelled out."""

    def __init__(self, parts: Sequence[tuple[WordsFrom, Cards, str]]) -> None:
        self._parts = parts

    def __len__(self) -> int:
        return sum(len(found) for found, _, _ in self._parts) + 1

    def __getitem__(self, place: Any) -> Any:
        if isinstance(place, slice):
            return [self[at] for at in range(*place.indices(len(self)))]
        for found, cards, suit in self._parts:
            if place < len(found):
                spelled = found[place]
                return Word(spelled.word, tuple(cards[at] for at in spelled.cards), suit)
            place -= len(found)
        if place:
            raise IndexError("no such word")
        return Done()


class Passes(Sequence[Move]):
    """Every choice of so many cards of a hand, each made when it is asked for."""

    def __init__(self, hand: Cards, many: int) -> None:
        self._hand = hand
        self._many = many

    def __len__(self) -> int:
        return comb(len(self._hand), self._many)

    def __getitem__(self, place: Any) -> Any:
        if isinstance(place, slice):
            return [self[at] for at in range(*place.indices(len(self)))]
        if not 0 <= place < len(self):
            raise IndexError("no such choice")
        chosen, needed = [], self._many
        for at, card in enumerate(self._hand):
            with_it = comb(len(self._hand) - at - 1, needed - 1) if needed else 0
            if place < with_it:
                chosen.append(card)
                needed -= 1
            else:
                place -= with_it
        return Pass(tuple(chosen))

    def __iter__(self) -> Iterator[Move]:
        return map(Pass, combinations(self._hand, self._many))
