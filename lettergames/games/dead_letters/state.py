"""What a Dead Letters state and its moves are made of. A card is its letter."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple, TypeVar

from ...core.log import Entry, Shown

UNKNOWN = "?"
VOWELS = "AEIOU"

Cards = tuple[str, ...]


class Draw(NamedTuple):
    """Draw so many cards before looking at any."""

    number: int
    kind: str = "draw"

    def __str__(self) -> str:
        return f"draw {self.number}"


class Score(NamedTuple):
    """Lay a word; `vowels` are the cards that lie face down for its A E I O U, `ys` how many printed Ys return.

    Which of these cards lies at which vowel changes nothing, so they are kept in alphabetical order.
    """

    word: str
    vowels: Cards = ()
    ys: int = 0
    kind: str = "score"

    @property
    def printed(self) -> Cards:
        """The letters that lie face up and stay."""
        up = [letter for letter in self.word if letter not in VOWELS]
        for _ in range(min(self.ys, up.count("Y"))):
            up.remove("Y")
        return tuple(up)

    def __str__(self) -> str:
        down = f" with {' '.join(self.vowels)}" if self.vowels else ""
        return f"score {self.word}{down}{' keeping' + ' Y' * self.ys if self.ys else ''}"


class Pass(NamedTuple):
    """Do nothing."""

    kind: str = "pass"

    def __str__(self) -> str:
        return "pass"


class Answer(NamedTuple):
    """Accept the word on the table, or challenge it."""

    challenge: bool
    kind: str = "answer"

    def __str__(self) -> str:
        return "challenge" if self.challenge else "accept"


class Give(NamedTuple):
    """Give a card of the hand for a challenge that failed."""

    card: str
    kind: str = "give"

    def __str__(self) -> str:
        return f"give {self.card}"


Move = Draw | Score | Pass | Answer | Give


class Deal(NamedTuple):
    """How a log begins: nobody makes this move."""

    kind: str = "deal"

    def __str__(self) -> str:
        return "deal"


class Laid(NamedTuple):
    """A word on the table that is not decided yet: who laid it, the move, and the seats that have accepted it."""

    seat: int
    move: Score
    accepted: tuple[int, ...] = ()


class Outcome(NamedTuple):
    """How a game ended: the points by seat, who won, and what decided between equal points ("" if nothing had to)."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    why: str


class State(NamedTuple):
    """A moment of a game. Tuples are by seat unless said otherwise.

    `phase` is turn, answer (accept or challenge?), payment (a failed challenge is paid), lost (a challenge was lost:
    draw or pass) or over. Hands and the dead cards `down` are in alphabetical order, `up` are the cards scored, oldest
    first; `pile` has the next card first; `laid` is the word being decided, `words` all words scored so far with their
    seats; `passes` counts turns passed in a row, `still` turns in a row in which no card moved; `shown` is what the
    move being made has shown so far.
    """

    phase: str
    to_act: int | None
    hands: tuple[Cards, ...]
    up: tuple[Cards, ...]
    down: tuple[Cards, ...]
    pile: Cards
    laid: Laid | None
    words: tuple[tuple[int, str], ...]
    passes: int
    still: int
    starter: int
    turn: int
    outcome: Outcome | None
    seed: int
    shown: tuple[Shown, ...]
    log: Entry | None
    kind: str = "dead-letters"


Thing = TypeVar("Thing")


def in_place(things: tuple[Thing, ...], seat: int, thing: Thing) -> tuple[Thing, ...]:
    """The things by seat with another one for this seat."""
    return (*things[:seat], thing, *things[seat + 1 :])


def without(cards: Iterable[str], taken: Iterable[str]) -> Cards:
    """The cards that are left when these are taken, in alphabetical order; a card that is not there takes an unknown
    one, if there is any."""
    left = Counter(cards)
    for card in taken:
        if left[card]:
            left[card] -= 1
        elif left[UNKNOWN]:
            left[UNKNOWN] -= 1
    return tuple(sorted(left.elements()))
