"""Hidden hands of the cooperative game made to agree with what was said, and with what could have been passed.

What a seat says after the pass counts the hand it holds then; what it says before counts another hand, with the cards
it was to pass and without those it was to get. Hands are drawn first as if nothing had been said; then cards are
exchanged at random, and so is what was passed, as long as no more is wrong than before.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from . import talk
from .cards import Cards, in_order
from .knowledge import cards_shown

if TYPE_CHECKING:
    from .sampling import Sampler

STEPS = 4_000
Counts = dict[str, int]


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
        for seat, text, shown in sampler.events:
            move: Any = sampler.rules.parse(text) if text is not None else None
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
        self.said = any(self.now) or any(self.before)

    def reached(self, places: list[list[str]], rng: random.Random) -> dict[int, Cards] | None:
        """Exchange cards among these hidden ones until all that was said is true.

        Returns the cards that each seat has passed ({} if nothing was); None if this try has come to a dead end.
        """
        got = {giver: list(cards) for giver, (_, cards) in self.passed.items()}
        for giver in self.free:
            got[giver] = rng.sample(self._held(places, self.taker[giver]), len(got[giver]))
        if self.said and not self._mended(places, got, rng):
            return None
        return {giver: in_order(cards) for giver, cards in got.items()}

    def _held(self, places: list[list[str]], seat: int) -> list[str]:
        """All the cards of a seat when the first trick began."""
        own = list(self.sampler.mine) if seat == self.me else [*places[seat], *self.sampler.known[seat]]
        return own + self.played[seat]

    def _wrong(self, places: list[list[str]], got: dict[int, list[str]], seat: int) -> int:
        """By how many cards what a seat has said is not true."""
        wrong = 0
        if self.now[seat]:
            hand = [*places[seat], *self.sampler.known[seat]]
            wrong += sum(abs(talk.count(hand, of) - many) for of, many in self.now[seat].items())
        if self.before[seat]:
            hand = self._held(places, seat)
            if self.passed:
                gave, took = got[seat], got[self.giver[seat]]
                hand = [*(card for card in hand if card not in took), *gave]
            wrong += sum(abs(talk.count(hand, of) - many) for of, many in self.before[seat].items())
        return wrong

    def _mended(self, places: list[list[str]], got: dict[int, list[str]], rng: random.Random) -> bool:
        seats = [seat for seat in range(self.players) if self.now[seat] or self.before[seat]]
        wrong = {seat: self._wrong(places, got, seat) for seat in seats}
        for _ in range(STEPS):
            bad = [seat for seat in seats if wrong[seat]]
            if not bad:
                return True
            seat = bad[int(rng.random() * len(bad))]
            undo = self._passed_otherwise(places, got, seat, rng) if self.free and rng.random() < 0.4 else None
            undo = undo or self._exchanged(places, got, seat, rng)
            if undo is None:
                continue
            after = {each: self._wrong(places, got, each) for each in seats}
            if sum(after.values()) <= sum(wrong.values()):
                wrong = after
            else:
                undo()
        return False

    def _exchanged(self, places: list[list[str]], got: dict[int, list[str]], seat: int, rng: random.Random) -> Any:
        """Exchange a hidden card of the seat with one that lies elsewhere; returns how to undo it."""
        others = [place for place, cards in enumerate(places) if cards and place != seat]
        if not places[seat] or not others:
            return None
        other = others[int(rng.random() * len(others))]
        i, j = int(rng.random() * len(places[seat])), int(rng.random() * len(places[other]))
        mine, yours = places[seat][i], places[other][j]
        may_lie = self.sampler.may_lie
        if mine == yours or not may_lie(mine, other) or not may_lie(yours, seat):
            return None

        def swap(here: str, there: str) -> None:
            places[seat][i], places[other][j] = there, here
            for place, out, into in ((seat, here, there), (other, there, here)):
                cards = got.get(self.giver.get(place, -1), [])
                if out in cards:
                    cards[cards.index(out)] = into

        swap(mine, yours)
        return lambda: swap(yours, mine)

    def _passed_otherwise(
        self, places: list[list[str]], got: dict[int, list[str]], seat: int, rng: random.Random
    ) -> Any:
        """Let the seat have given or got another card than it has so far; returns how to undo it."""
        givers = [giver for giver in (seat, self.giver[seat]) if giver in self.free]
        if not givers:
            return None
        cards = got[givers[int(rng.random() * len(givers))]]
        taker = self.taker[next(giver for giver in givers if got[giver] is cards)]
        others = [card for card in self._held(places, taker) if card not in cards]
        if not cards or not others:
            return None
        at, other = int(rng.random() * len(cards)), others[int(rng.random() * len(others))]
        old, cards[at] = cards[at], other

        def undo() -> None:
            cards[at] = old

        return undo
