"""Hidden hands of the cooperative game made to agree with what was said, and with what could have been passed.

What a seat says after the pass counts the hand it holds then, and hands are drawn so that they have these counts. What
it says before counts another hand, with the cards it was to pass and without those it was to get: for this, cards are
exchanged at random in the hands drawn, and so is what was passed, as long as no more is wrong than before.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING

from . import talk
from .cards import Cards, in_order
from .knowledge import cards_shown

if TYPE_CHECKING:
    from .sampling import Sampler

STEPS = 4_000
Counts = dict[str, int]
Wrong = list[tuple[str, int]]
Change = tuple[set[int], Callable[[], None]]
"""The seats a change touches, and how to undo it."""


class Agreement:
    """What the others' hands must hold, and what was passed among them."""

    def __init__(self, sampler: Sampler) -> None:
        self.sampler = sampler
        self.me = sampler.me
        self.players = sampler.rules.players
        self.now: list[Counts] = [{} for _ in range(self.players)]
        self.before: list[Counts] = [{} for _ in range(self.players)]
        self.played: list[list[str]] = [[] for _ in range(self.players)]
        self.passed: dict[int, tuple[int, Cards]] = {}
        for seat, move, shown in sampler.events:
            for card in cards_shown(move):
                self.played[seat].append(card)
                for of in self.now[seat]:
                    self.now[seat][of] -= talk.is_of(card, of)
            for item in shown:
                if item[0] == "says" and item[1] != self.me:
                    self.now[seat][item[2]] = item[3]
                elif item[0] == "passed":
                    self.passed[item[1]] = (item[2], item[3])
            if any(item[0] == "passed" for item in shown):
                self.before, self.now = self.now, [{} for _ in range(self.players)]
        self.taker = {giver: taker for giver, (taker, _) in self.passed.items()}
        self.giver = {taker: giver for giver, taker in self.taker.items()}
        self.free = [giver for giver, (_, cards) in self.passed.items() if None in cards]

    def reached(self, places: list[list[str]], rng: random.Random) -> dict[int, Cards] | None:
        """Exchange cards among these hidden ones until all that was said is true, also before the pass.

        Returns the cards that each seat has passed ({} if nothing was); None if this try has come to a dead end.
        """
        got = {giver: list(cards) for giver, (_, cards) in self.passed.items()}
        for giver in self.free:
            got[giver] = rng.sample(self._held(places, self.taker[giver]), len(got[giver]))
        if any(self.before) and not self._mended(places, got, rng):
            return None
        return {giver: in_order(cards) for giver, cards in got.items()}

    def _held(self, places: list[list[str]], seat: int) -> list[str]:
        """All the cards of a seat when the first trick began."""
        own = list(self.sampler.mine) if seat == self.me else [*places[seat], *self.sampler.known[seat]]
        return own + self.played[seat]

    def _wrong(self, places: list[list[str]], got: dict[int, list[str]], seat: int) -> Wrong:
        """What the seat has said that is not true, each with how many cards too many it holds."""
        wrong = []
        if self.now[seat]:
            hand = [*places[seat], *self.sampler.known[seat]]
            wrong += [(of, more) for of, many in self.now[seat].items() if (more := talk.count(hand, of) - many)]
        if self.before[seat]:
            hand = self._held(places, seat)
            if self.passed:
                gave, took = got[seat], got[self.giver[seat]]
                hand = [*(card for card in hand if card not in took), *gave]
            wrong += [(of, more) for of, many in self.before[seat].items() if (more := talk.count(hand, of) - many)]
        return wrong

    def _mended(self, places: list[list[str]], got: dict[int, list[str]], rng: random.Random) -> bool:
        seats = [seat for seat in range(self.players) if self.now[seat] or self.before[seat]]
        wrong = {seat: self._wrong(places, got, seat) for seat in seats}
        for _ in range(STEPS):
            bad = [seat for seat in seats if wrong[seat]]
            if not bad:
                return True
            seat = bad[int(rng.random() * len(bad))]
            change = self._passed_otherwise if self.free and rng.random() < 0.3 else self._exchanged
            changed = change(places, got, seat, wrong[seat], rng)
            if changed is None:
                continue
            touched, undo = changed
            after = {each: self._wrong(places, got, each) for each in touched if each in wrong}
            if sum(map(_size, after.values())) <= sum(_size(wrong[each]) for each in after):
                wrong |= after
            else:
                undo()
        return False

    def _exchanged(
        self, places: list[list[str]], got: dict[int, list[str]], seat: int, wrong: Wrong, rng: random.Random
    ) -> Change | None:
        """Exchange a hidden card of the seat with one that lies elsewhere, so that one thing it said is less wrong."""
        of, more = wrong[int(rng.random() * len(wrong))]
        mine = [card for card in places[seat] if talk.is_of(card, of) == (more > 0)]
        other = int(rng.random() * len(places))
        yours = [card for card in places[other] if talk.is_of(card, of) == (more < 0)]
        if other == seat or not mine or not yours:
            return None
        out, into = mine[int(rng.random() * len(mine))], yours[int(rng.random() * len(yours))]
        may_lie = self.sampler.may_lie
        if not may_lie(out, other) or not may_lie(into, seat):
            return None
        touched = {seat, other, *(self.giver[each] for each in (seat, other) if each in self.giver)}

        def swap(here: str, there: str) -> None:
            for place, old, new in ((seat, here, there), (other, there, here)):
                for cards in (places[place], got.get(self.giver.get(place, -1), [])):
                    if old in cards:
                        cards[cards.index(old)] = new

        swap(out, into)
        return touched, lambda: swap(into, out)

    def _passed_otherwise(
        self, places: list[list[str]], got: dict[int, list[str]], seat: int, wrong: Wrong, rng: random.Random
    ) -> Change | None:
        """Let the seat have given or got another card than it has so far."""
        givers = [giver for giver in (seat, self.giver[seat]) if giver in self.free]
        if not givers:
            return None
        giver = givers[int(rng.random() * len(givers))]
        taker, cards = self.taker[giver], got[giver]
        others = [card for card in self._held(places, taker) if card not in cards]
        if not cards or not others:
            return None
        at, old = int(rng.random() * len(cards)), cards[:]
        cards[at] = others[int(rng.random() * len(others))]

        def undo() -> None:
            cards[:] = old

        return {giver, taker}, undo


def _size(wrong: Wrong) -> int:
    return sum(abs(more) for _, more in wrong)
