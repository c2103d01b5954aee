"""What a LetterTricks state and its moves are made of; the four games share them."""

from __future__ import annotations

from typing import NamedTuple

from ...core.log import Entry, Shown
from .cards import Cards


class Play(NamedTuple):
    """Play a card into the trick."""

    card: str
    kind: str = "play"

    def __str__(self) -> str:
        return self.card


class Pick(NamedTuple):
    """Take a card: of the trick, of the table beside it, or of the vowels on display."""

    card: str
    kind: str = "pick"

    def __str__(self) -> str:
        return f"pick {self.card}"


class NoPick(NamedTuple):
    """Take nothing, where picking is optional."""

    kind: str = "no pick"

    def __str__(self) -> str:
        return "no pick"


class Word(NamedTuple):
    """Lay a word: its letters, the cards that spell it from left to right, the suit it is laid for ("" for any)."""

    word: str
    cards: Cards
    suit: str = ""
    kind: str = "word"

    def __str__(self) -> str:
        suit = f" in {self.suit}" if self.suit else ""
        return f"word {self.word}{suit} from {' '.join(self.cards)}"


class Done(NamedTuple):
    """Lay no word, or no further one."""

    kind: str = "done"

    def __str__(self) -> str:
        return "done"


class Deal(NamedTuple):
    """Deal the next hand."""

    kind: str = "deal"

    def __str__(self) -> str:
        return "deal"


Move = Play | Pick | NoPick | Word | Done | Deal

PLAYS: dict[str, Play] = {}


def play(card: str) -> Play:
    """The move that plays this card; one object a card, since moves never change."""
    found = PLAYS.get(card)
    if found is None:
        found = PLAYS[card] = Play(card)
    return found


class Match(NamedTuple):
    """What stays the same during a trick.

    `number` counts hands from 1; `scores` has one tuple by seat for each hand that is over; `spare` lies open, out of
    the hand; `display` are the vowels that can still be taken; `words` holds by seat the words laid in this hand,
    `ready` the seats that have finished laying.
    """

    seed: int
    number: int
    dealer: int
    scores: tuple[tuple[int, ...], ...] = ()
    spare: Cards = ()
    display: Cards = ()
    words: tuple[tuple[Word, ...], ...] = ()
    ready: tuple[int, ...] = ()


class State(NamedTuple):
    """A moment of a match. Tuples are by seat unless said otherwise.

    `phase` is trick, pick, vowel, spell, hand_over or match_over; `trick` has the cards in the order of play, the first
    by seat `leader`; `suit` is the suit led ("" if none yet); `winner` took the trick whose cards are being picked;
    `picks` are the seats still to pick, `left` the cards they pick from; `taken` are the cards collected, `aside` those
    nobody took in this hand; `past` the number of tricks that are over.
    """

    phase: str
    to_act: int | None
    hands: tuple[Cards, ...]
    trick: Cards
    leader: int
    suit: str
    winner: int
    picks: tuple[int, ...]
    left: Cards
    taken: tuple[Cards, ...]
    aside: Cards
    past: int
    match: Match
    shown: tuple[Shown, ...]
    log: Entry | None
    kind: str = "letter-tricks"


def in_place(things: tuple[Cards, ...], seat: int, thing: Cards) -> tuple[Cards, ...]:
    """The things by seat with another one for this seat."""
    return (*things[:seat], thing, *things[seat + 1 :])
