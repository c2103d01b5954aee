"""What a LetterTricks state and its moves are made of; the four games share them."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeVar

from ...core.log import Entry, Shown
from ...core.names import letter
from .cards import Cards

M = TypeVar("M")


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


class Answer(NamedTuple):
    """Say whether somebody's word that is not in the list is one."""

    agree: bool
    kind: str = "consent"

    def __str__(self) -> str:
        return "agree" if self.agree else "object"


class Time(NamedTuple):
    """The time of a seat is up: it has laid what it has laid."""

    kind: str = "time"

    def __str__(self) -> str:
        return "time"


class Claim(NamedTuple):
    """Lay the words, one a suit, with which a team wins."""

    words: tuple[Word, ...]
    kind: str = "claim"

    def __str__(self) -> str:
        return "claim " + "; ".join(str(word).removeprefix("word ") for word in self.words)


class Pass(NamedTuple):
    """Pass these cards, in the order of a hand, to another player before the first trick."""

    cards: Cards
    kind: str = "pass"

    def __str__(self) -> str:
        return " ".join(("pass", *self.cards))


class Say(NamedTuple):
    """Say how many cards of a kind one holds: "yellow", "vowels", "red consonants"."""

    many: int
    of: str
    kind: str = "say"

    def __str__(self) -> str:
        return f"say {self.many} {self.of}"


class Lay(NamedTuple):
    """Lay cards into the last two tricks: these into the first of them, those into the second."""

    one: Cards
    two: Cards
    kind: str = "lay"

    def __str__(self) -> str:
        return " ".join(("lay", *self.one, "/", *self.two))


class Advise(NamedTuple):
    """Recommend how the cards just laid should lie: this way or the other way round."""

    other: bool
    kind: str = "advise"

    def __str__(self) -> str:
        return f"advise {'other' if self.other else 'this'} way"


class Settle(NamedTuple):
    """Leave the cards one has laid this way, or put them the other way round."""

    other: bool
    kind: str = "settle"

    def __str__(self) -> str:
        return f"{'other' if self.other else 'this'} way"


class Deal(NamedTuple):
    """Deal the next hand; `leader` will lead it where a team chooses, None where the rules say."""

    leader: int | None = None
    kind: str = "deal"

    def __str__(self) -> str:
        return "deal" if self.leader is None else f"deal led by {letter(self.leader)}"


Move = Play | Pick | NoPick | Word | Done | Answer | Time | Claim | Pass | Say | Lay | Advise | Settle | Deal


class _Made(dict[str, M]):
    """The moves with one card, each made once: a move never changes."""

    def __init__(self, make: Callable[[str], M]) -> None:
        self.make = make

    def __missing__(self, card: str) -> M:
        made = self[card] = self.make(card)
        return made


PLAYS = _Made(Play)
PICKS = _Made(Pick)


def play(card: str) -> Play:
    """The move that plays this card."""
    return PLAYS[card]


class Match(NamedTuple):
    """What stays the same during a trick.

    `number` counts hands from 1; `scores` has one tuple by seat for each hand that is over; `spare` lies open, out of
    the hand, `box` face down; `display` are the cards beside the tricks that can still be taken; `words` holds by seat
    the words laid in this hand, `ready` the seats that have finished laying, `answers` what was said of words that are
    not in the list. In the cooperative game `passes` has the
    seats that have chosen what to pass, each with its cards, `said` who has said what in this trick, `made` the word
    of each trick ("" for none), `finish` who has laid what into the last two tricks.
    """

    seed: int
    number: int
    dealer: int
    scores: tuple[tuple[int, ...], ...] = ()
    spare: Cards = ()
    display: Cards = ()
    words: tuple[tuple[Word, ...], ...] = ()
    ready: tuple[int, ...] = ()
    answers: tuple[bool, ...] = ()
    box: Cards = ()
    passes: tuple[tuple[int, Cards], ...] = ()
    said: tuple[tuple[int, str], ...] = ()
    made: tuple[str, ...] = ()
    finish: tuple[tuple[int, Cards, Cards], ...] = ()


class State(NamedTuple):
    """A moment of a match. Tuples are by seat unless said otherwise.

    `phase` is pass, trick, pick, vowel, spell, lay, settle, consent, draw, hand_over or
    match_over; `trick` has the cards in the order of play, the first
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

    @property
    def seed(self) -> int:
        """The number from which all hands of the match are dealt."""
        return self.match.seed


def in_place(things: tuple[Cards, ...], seat: int, thing: Cards) -> tuple[Cards, ...]:
    """The things by seat with another one for this seat."""
    return (*things[:seat], thing, *things[seat + 1 :])
