"""Dealing hidden cards to places that may not hold every card, and of which some counts are known.

Cards that no place tells apart are alike. First it is drawn how many of each kind a place gets, one place after the
other, each share as often as there are deals with it; then the cards are dealt by these numbers. So every deal that
fits is equally likely, and none is tried in vain.
"""

from __future__ import annotations

import random
from bisect import bisect
from collections import Counter
from collections.abc import Sequence
from itertools import accumulate
from math import comb, prod
from typing import Any, NamedTuple

Kinds = tuple[int, ...]
"""How many cards there are of each kind."""
Bounds = list[tuple[frozenset[int], int]]
"""Sets of kinds, each with how many cards of them there must be."""


class Place(NamedTuple):
    """A place for so many cards: which of them may lie there, and sets of cards of which it holds so many."""

    size: int
    open_to: frozenset[str]
    counts: tuple[tuple[frozenset[str], int], ...] = ()

    def tells(self, card: str) -> tuple[bool, ...]:
        """What is known of a card here; cards of which the same is known are alike."""
        return (card in self.open_to, *(card in counted for counted, _ in self.counts))


class Turn(NamedTuple):
    """A place in its turn: the kinds of the cards that are left, as it and all later places tell them apart; its own
    bounds; and the kind that each of these kinds is to the later places."""

    kind_of: dict[str, int]
    bounds: Bounds
    later: Kinds


class Found(NamedTuple):
    """The shares a place can get, what each leaves, and how many deals have this one or one before it."""

    shares: list[Kinds]
    left: list[Kinds]
    ways: list[int]


class Shares:
    """Call it for one deal of the cards to the places; `possible` says whether there is any."""

    def __init__(self, cards: Sequence[str], places: Sequence[Place]) -> None:
        self.cards = cards
        self.empty: list[list[str]] = [[] for _ in places]
        # Those of whom most is known come first: that leaves the fewest shares to look at.
        filled = (at for at, place in enumerate(places) if place.size)
        self.order = sorted(filled, key=lambda at: -len(places[at].counts))
        self.turns = _turns(cards, [places[at] for at in self.order])
        self.found: dict[tuple[int, Kinds], Found] = {}
        self.start = _how_many(self.turns[0].kind_of) if self.turns else ()
        self.possible = not self.turns or self._ways(0, self.start) > 0

    def __call__(self, rng: random.Random) -> list[list[str]]:
        """The cards of each place."""
        dealt = [cards[:] for cards in self.empty]
        left, kinds = list(self.cards), self.start
        for turn, at in enumerate(self.order[:-1]):
            found = self._found(turn, kinds)
            pick = bisect(found.ways, rng.random() * found.ways[-1]) if len(found.ways) > 1 else 0
            share, kinds = list(found.shares[pick]), found.left[pick]
            kind_of, stays = self.turns[turn].kind_of, []
            for card in sorted(left, key=lambda _: rng.random()):  # anew: which cards stay says how early they came
                kind = kind_of[card]
                if share[kind]:
                    share[kind] -= 1
                    dealt[at].append(card)
                else:
                    stays.append(card)
            left = stays
        if self.order:
            dealt[self.order[-1]] = left
        return dealt

    def _ways(self, turn: int, kinds: Kinds) -> int:
        """In how many ways so many cards of each kind can be dealt to this place and the later ones."""
        if turn == len(self.turns) - 1:
            return all(sum(kinds[kind] for kind in which) == many for which, many in self.turns[turn].bounds)
        ways = self._found(turn, kinds).ways
        return ways[-1] if ways else 0

    def _found(self, turn: int, kinds: Kinds) -> Found:
        key = turn, kinds
        if key not in self.found:
            later, shares, lefts, ways = self.turns[turn].later, [], [], []
            for share in possible_shares(self._bounds(turn, kinds), kinds):
                left = [0] * (max(later) + 1)
                for kind, there, taken in zip(later, kinds, share, strict=True):
                    left[kind] += there - taken
                many = self._ways(turn + 1, tuple(left)) * prod(map(comb, kinds, share))
                if many:
                    shares.append(share)
                    lefts.append(tuple(left))
                    ways.append(many)
            self.found[key] = Found(shares, lefts, list(accumulate(ways)))
        return self.found[key]

    def _bounds(self, turn: int, kinds: Kinds) -> Bounds:
        """The bounds of this place; of the last but one also what the last must be left with."""
        now, after = self.turns[turn], self.turns[turn + 1]
        bounds = now.bounds
        if turn == len(self.turns) - 2:
            for which, many in after.bounds:
                here = frozenset(kind for kind, later in enumerate(now.later) if later in which)
                bounds = [*bounds, (here, sum(kinds[kind] for kind in here) - many)]
        return bounds


def _turns(cards: Sequence[str], places: Sequence[Place]) -> list[Turn]:
    told = [{card: place.tells(card) for card in cards} for place in places]
    kinds: list[dict[str, int]] = []
    for turn in range(len(places)):
        numbers: dict[Any, int] = {}
        alike = {card: tuple(each[card] for each in told[turn:]) for card in cards}
        kinds.append({card: numbers.setdefault(alike[card], len(numbers)) for card in cards})
    turns = []
    for turn, place in enumerate(places):
        kind_of, later_kind = kinds[turn], kinds[min(turn + 1, len(places) - 1)]
        later = {kind_of[card]: later_kind[card] for card in cards}

        def which(at: int, kind_of: dict[str, int] = kind_of, told: Any = told[turn]) -> frozenset[int]:
            return frozenset(kind_of[card] for card in cards if told[card][at])

        every = frozenset(kind_of.values())
        counts = [(which(at), many) for at, (_, many) in enumerate(place.counts, 1)]
        bounds = [(every, place.size), (every - which(0), 0), *counts]
        turns.append(Turn(kind_of, bounds, tuple(later[kind] for kind in range(len(every)))))
    return turns


def _how_many(kind_of: dict[str, int]) -> Kinds:
    found = Counter(kind_of.values())
    return tuple(found[kind] for kind in range(len(found)))


def possible_shares(bounds: Bounds, kinds: Kinds) -> list[Kinds]:
    """Every choice of at most so many cards of each kind that keeps the bounds."""
    found: list[Kinds] = []
    share = [0] * len(kinds)
    needed = [many for _, many in bounds]
    room = [
        [sum(kinds[later] for later in which if later >= kind) for which, _ in bounds] for kind in range(len(kinds) + 1)
    ]
    within = [[at for at, (which, _) in enumerate(bounds) if kind in which] for kind in range(len(kinds))]

    def choose(kind: int) -> None:
        if kind == len(kinds):
            found.append(tuple(share))
            return
        here, after = within[kind], room[kind + 1]
        least = max([0, *(needed[at] - after[at] for at in here)])
        most = min([kinds[kind], *(needed[at] for at in here)])
        for many in range(least, most + 1):
            share[kind] = many
            for at in here:
                needed[at] -= many
            choose(kind + 1)
            for at in here:
                needed[at] += many

    if all(0 <= many <= most for many, most in zip(needed, room[0], strict=True)):
        choose(0)
    return found
