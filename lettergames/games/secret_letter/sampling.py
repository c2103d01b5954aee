"""States that agree with everything one seat knows of a Secret Letter round.

The round is gone through once more with cards whose values are left open until something shows them. Whoever played a
card had it in the hand or had just drawn it: where both are possible, chance decides. At the end the open cards get
values from those that nobody has seen.
"""

from __future__ import annotations

import random
from itertools import product
from typing import TYPE_CHECKING, Any

from ...core.decks import cards_of
from ...core.errors import PositionError
from ...core.log import Entry, entries
from ...core.ruleset import View
from . import knowledge
from .state import UNKNOWN, Deal, State

if TYPE_CHECKING:
    from .rules import SecretLetter

TRIES = 60


def sampler(rules: SecretLetter, view: View) -> Sampler:
    """A function that gives states which agree with the view."""
    return Sampler(rules, view)


class Contradiction(Exception):
    """The chances taken so far do not fit what was shown later."""


class Card:
    """A card whose value may still be open."""

    __slots__ = ("value", "allowed")

    def __init__(self, value: int | None, allowed: frozenset[int]) -> None:
        self.value = value
        self.allowed = allowed

    def can_be(self, value: int) -> bool:
        return self.value == value or (self.value is None and value in self.allowed)

    def is_(self, value: int | None) -> None:
        if value is not None:
            if not self.can_be(value):
                raise Contradiction
            self.value = value

    def among(self, values: frozenset[int]) -> None:
        self.allowed &= values
        if not self.allowed or (self.value is not None and self.value not in self.allowed):
            raise Contradiction


class Sampler:
    """Call it with a random generator for one state that agrees with the view."""

    def __init__(self, rules: SecretLetter, view: View) -> None:
        self.rules = rules
        self.view = view
        self.values = frozenset(value for value, *_ in rules.deck)
        self.events = [
            (seat, rules.parse(move), [tuple(map(_frozen, item)) for item in shown])
            for _, seat, move, shown in view["events"]
        ]
        # What a house rule answers is proved by playing the round again, as far as it was played under it.
        self.replays = bool(rules.house) and not view["older_rules"]

    def __call__(self, rng: random.Random) -> State:
        """PositionError if no deal at all agrees with the view."""
        for _ in range(TRIES):
            state = self._attempt(rng, lambda: rng.random() < 0.5)
            if state is not None:
                return state
        choices = sum(1 for seat, move, _ in self.events if seat != self.view["seat"] and not isinstance(move, Deal))
        for fixed in product((False, True), repeat=choices):
            for _ in range(TRIES if self.replays else 1):
                answers = iter(fixed)
                state = self._attempt(rng, lambda answers=answers: next(answers))
                if state is not None:
                    return state
        raise PositionError("no deal agrees with this view under these rules")

    def _attempt(self, rng: random.Random, chance: Any) -> State | None:
        try:
            state = self._deal(rng, chance)
        except Contradiction:
            return None
        return state if not self.replays or self._agrees(state) else None

    def _deal(self, rng: random.Random, chance: Any) -> State:
        view, me = self.view, self.view["seat"]
        held: list[list[Card]] = [[] for _ in view["held"]]
        cards: list[Card] = []
        pairs: list[tuple[Card, Card, frozenset[tuple[int, int]]]] = []
        log: list[tuple[int, Any, list[tuple[Any, ...]]]] = []

        def new(value: int | None) -> Card:
            card = Card(value, self.values)
            cards.append(card)
            return card

        for seat, move, shown in self.events:
            if not isinstance(move, Deal):
                kept, drawn = held[seat]
                from_hand, from_draw = kept.can_be(move.card), drawn.can_be(move.card)
                if not (from_hand or from_draw):
                    raise Contradiction
                played = kept if from_hand and (seat == me or not from_draw or chance()) else drawn
                played.is_(move.card)
                held[seat] = [drawn if played is kept else kept]
            told: list[tuple[Any, ...]] = []
            for item in shown:
                match item:
                    case ("dealt" | "draws" as kind, at, value):
                        held[at].append(new(value))
                        item = (kind, at, held[at][-1])
                    case ("takes", at, value, source):
                        held[at] = [new(value)]
                        item = ("takes", at, held[at][0], source)
                    case ("keeps" | "no", at, impossible):
                        held[at][0].among(self.values - frozenset(impossible))
                    case ("peek", by, at, value):
                        held[at][0].is_(value)
                        item = ("peek", by, at, held[at][0])
                    case ("duel", a, b, mine, yours, loser, proof):
                        one, two = held[a][0], held[b][0]
                        one.is_(mine)
                        two.is_(yours)
                        if loser is None:
                            pairs.append((one, two, frozenset(proof)))
                        else:
                            (two if loser == a else one).among(frozenset(proof))
                        item = ("duel", a, b, one, two, loser, proof)
                    case ("swap", a, b, mine, yours):
                        one, two = held[a][0], held[b][0]
                        one.is_(mine)
                        two.is_(yours)
                        held[a], held[b] = held[b], held[a]
                        item = ("swap", a, b, one, two)
                    case ("out" | "laid", at, value):
                        held[at].pop().is_(value)
                told.append(item)
            log.append((seat, move, told))
        if view["open_hands"]:
            for seat, hand in enumerate(view["open_hands"]):
                for card, value in zip(held[seat], hand, strict=True):
                    card.is_(value)
        left = self._name(cards, pairs, rng)
        aside = tuple(view["aside_cards"] or left[: view["aside"]])
        pile = left[len(left) - view["pile"] :]
        return knowledge.public(
            view, tuple(tuple(card.value or UNKNOWN for card in hand) for hand in held), tuple(pile), aside,
            rng.getrandbits(30), self._logged(log),
        )  # fmt: skip

    def _name(
        self, cards: list[Card], pairs: list[tuple[Card, Card, frozenset[tuple[int, int]]]], rng: random.Random
    ) -> list[int]:
        """Give every open card a value nobody has seen; the cards left over, shuffled."""
        unseen = list(cards_of(self.rules.deck))
        shown = [*self.view["open"], *(self.view["aside_cards"] or ())]
        try:
            for value in (*shown, *(card.value for card in cards if card.value is not None)):
                unseen.remove(value)
        except ValueError:
            raise Contradiction from None
        rng.shuffle(unseen)
        nameless = [card for card in cards if card.value is None]
        nameless.sort(key=lambda card: len(card.allowed))

        def fits(card: Card) -> bool:
            return all(
                one.value is None or two.value is None or (one.value, two.value) in allowed
                for one, two, allowed in pairs
                if card is one or card is two
            )

        def name(index: int) -> bool:
            if index == len(nameless):
                return all((one.value, two.value) in allowed for one, two, allowed in pairs)
            card = nameless[index]
            for value in dict.fromkeys(unseen):
                if value in card.allowed:
                    card.value = value
                    if fits(card):
                        unseen.remove(value)
                        if name(index + 1):
                            return True
                        unseen.append(value)
            card.value = None
            return False

        if not name(0):
            raise Contradiction
        return unseen

    def _logged(self, log: list[tuple[int, Any, list[tuple[Any, ...]]]]) -> Entry:
        older = self.view["older_rules"]
        entry: Entry | None = None
        for number, (seat, move, told) in enumerate(log):
            shown = tuple(tuple(part.value if type(part) is Card else part for part in item) for item in told)
            entry = (seat, move, shown, None if number < older else self.rules, entry)
        assert entry is not None
        return entry

    def _agrees(self, state: State) -> bool:
        now = self.rules.opening(state)
        for _, move, _, _, _ in entries(state.log)[1:]:
            if not self.rules.verdict(now, move):
                return False
            now = self.rules.apply(now, move)
        return self.rules.view(now, self.view["seat"]) == self.view


def _frozen(value: Any) -> Any:
    return tuple(_frozen(part) for part in value) if isinstance(value, list) else value
