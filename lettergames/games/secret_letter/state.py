"""What a Secret Letter state and its moves are made of."""

from __future__ import annotations

from typing import NamedTuple, TypeVar

from ...core.log import Entry, Shown
from ...core.names import letter

UNKNOWN = 0

CARDS = {1: "Guess", 2: "Peek", 3: "Duel", 4: "Shield", 5: "Reset", 6: "Swap", 7: "Veil", 8: "Letter"}
DECK = ((1, 5, 0), (2, 2, 0), (3, 2, 0), (4, 2, 0), (5, 2, 0), (6, 1, 0), (7, 1, 0), (8, 1, 0))


class Play(NamedTuple):
    """Play a card of the hand, on a player and naming a value where its power asks for them."""

    card: int
    target: int | None = None
    value: int | None = None
    kind: str = "play"

    def __str__(self) -> str:
        on = "" if self.target is None else f" on {letter(self.target)}"
        naming = "" if self.value is None else f" naming {self.value}"
        return f"{self.card}{on}{naming}"


class Deal(NamedTuple):
    """Deal the next round."""

    kind: str = "deal"

    def __str__(self) -> str:
        return "deal"


Move = Play | Deal


class Outcome(NamedTuple):
    """How a round ended: who won it, why, and whether hands lie open.

    `why` is "last one in", "highest card", "row", "tie" or "nobody".
    """

    winners: tuple[int, ...]
    why: str
    open_hands: bool


class State(NamedTuple):
    """A moment of a match. Tuples are by seat unless said otherwise.

    `phase` is play, round_over or match_over; a hand holds the card kept and then the one drawn; `rows` are the cards
    laid, `thrown` those among them laid because of a Reset; `pile` has the next card first; `aside` lies face down,
    `open` face up out of the round; `contest` holds the seats that reached the target together; `shown` is what the
    move being made has shown so far.
    """

    phase: str
    to_act: int | None
    hands: tuple[tuple[int, ...], ...]
    rows: tuple[tuple[int, ...], ...]
    thrown: tuple[tuple[int, ...], ...]
    shields: tuple[bool, ...]
    still_in: tuple[int, ...]
    pile: tuple[int, ...]
    aside: tuple[int, ...]
    open: tuple[int, ...]
    points: tuple[int, ...]
    contest: tuple[int, ...]
    starter: int
    round: int
    outcome: Outcome | None
    seed: int
    shown: tuple[Shown, ...]
    log: Entry | None
    kind: str = "secret-letter"


Thing = TypeVar("Thing")

_SHOWN = State._fields.index("shown")


def in_place(things: tuple[Thing, ...], seat: int, thing: Thing) -> tuple[Thing, ...]:
    """The things by seat with another one for this seat."""
    return (*things[:seat], thing, *things[seat + 1 :])


def showing(state: State, *shown: Shown) -> State:
    """The state after this move has shown these things, too."""
    # By position: `_replace` takes three times as long, and every other move comes through here.
    return State._make((*state[:_SHOWN], (*state.shown, *shown), *state[_SHOWN + 1 :]))
