"""States that agree with everything one seat knows of a LetterTricks hand.

Only hands, and words that are still sealed, are hidden; all the rest, the log included, is the same in every sample.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from ...core.errors import PositionError
from ...core.log import Entry
from ...core.ruleset import View
from . import knowledge
from .cards import Cards, in_order
from .proofs import lacks
from .state import Done, Move, State, Word

TRIES = 200


class Sampler:
    """Call it with a random generator for one state that agrees with the view."""

    def __init__(self, rules: Any, view: View) -> None:
        self.rules = rules
        self.view = view
        me = view["seat"]
        lying = view["left"] if view["picks"] else view["trick"]
        seen = Counter([*view["hand"], *lying, *view["aside"], *view["spare"], *view["display"]])
        seen.update(card for cards in view["taken"] for card in cards)
        unseen = Counter(rules.cards) - seen
        self.hidden = sorted(unseen.elements())
        self.sizes = [0 if seat == me else held for seat, held in enumerate(view["held"])]
        if len(self.hidden) != sum(self.sizes):
            raise PositionError(f"{len(self.hidden)} cards are hidden, but there is place for {sum(self.sizes)}")
        free = [seat for seat, size in enumerate(self.sizes) if size]
        # A card goes to few hands: those cards are dealt first, while there is still place.
        where = {card: [seat for seat in free if not lacks(view["lacks"][seat], card)] for card in set(self.hidden)}
        self.open = [card for card in self.hidden if len(where[card]) == len(free)]
        self.bound = [(card, where[card]) for card in self.hidden if len(where[card]) < len(free)]
        self.mine = tuple(view["hand"])
        self.sealed = any(move is None for _, _, move, _ in view["events"])
        self.log = None if self.sealed else self._log()

    def __call__(self, rng: random.Random) -> State:
        """PositionError if no deal at all agrees with the view."""
        hands = self._hands(rng)
        words = [knowledge.words_of(words or ()) for words in self.view["words"]]
        log = self.log
        if self.sealed:
            words, log = self._unsealed(words, rng)
        return knowledge.public(self.view, hands, tuple(words), rng.getrandbits(30), log)

    def _hands(self, rng: random.Random) -> tuple[Cards, ...]:
        for _ in range(TRIES):
            hands: list[list[str]] = [[] for _ in self.sizes]
            if self._bound(hands, rng):
                rest = self.open[:]
                rng.shuffle(rest)
                start = 0
                for seat, hand in enumerate(hands):
                    more = self.sizes[seat] - len(hand)
                    hand += rest[start : start + more]
                    start += more
                made = [in_order(hand) for hand in hands]
                made[self.view["seat"]] = self.mine
                return tuple(made)
        raise PositionError("no deal agrees with this view under these rules")

    def _bound(self, hands: list[list[str]], rng: random.Random) -> bool:
        sizes, bound = self.sizes, self.bound
        if not bound:
            return True
        order = sorted(bound, key=lambda each: (len(each[1]), rng.random()))
        for card, seats in order:
            room = [sizes[seat] - len(hands[seat]) for seat in seats]
            pick = int(rng.random() * sum(room))
            for seat, places in zip(seats, room, strict=True):
                if pick < places:
                    hands[seat].append(card)
                    break
                pick -= places
            else:
                return False
        return True

    def _log(self) -> Entry | None:
        older = self.view["older_rules"]
        entry: Entry | None = None
        for number, (seat, move, shown) in enumerate(self._events()):
            entry = (seat, self.rules.parse(move), _frozen(shown), None if number < older else self.rules, entry)
        return entry

    def _unsealed(
        self, words: list[tuple[Word, ...]], rng: random.Random
    ) -> tuple[list[tuple[Word, ...]], Entry | None]:
        """Words that the seats could have sealed, and a log in which they have."""
        state = knowledge.masked(self.view)
        sealed: dict[int, list[Move]] = {}
        laid: list[Move]
        late = {seat for seat, move, _ in self._events() if move == "time"}
        for seat in {seat for seat, move, _ in self._events() if move is None}:
            count = sum(1 for mover, move, _ in self._events() if move is None and mover == seat)
            if self.view["words"][seat] is None:
                finished = seat in self.view["ready"] and seat not in late
                sealed[seat] = self._could_have_laid(state, seat, count, finished, rng)
            else:
                laid = [*words[seat], Done()]
                sealed[seat] = laid[:count]
            words[seat] = tuple(move for move in sealed[seat] if isinstance(move, Word))
        entry: Entry | None = None
        older = self.view["older_rules"]
        for number, (seat, move, shown) in enumerate(self._events()):
            made = sealed[seat].pop(0) if move is None else self.rules.parse(move)
            entry = (seat, made, _frozen(shown), None if number < older else self.rules, entry)
        return words, entry

    def _events(self) -> list[tuple[int, str | None, Any]]:
        return [(seat, move, shown) for _, seat, move, shown in self.view["events"]]

    def _could_have_laid(
        self, state: State, seat: int, count: int, finished: bool, rng: random.Random
    ) -> list[Move]:
        """So many moves with which this seat could have laid its words, the last of which finished or did not."""
        for _ in range(TRIES):
            moves: list[Move] = []
            while len(moves) < count:
                laid = tuple(move for move in moves if isinstance(move, Word))
                words = tuple(laid if at == seat else () for at in range(len(self.sizes)))
                now = state._replace(to_act=seat, match=state.match._replace(words=words, ready=()))
                listed = self.rules.spellable(now, seat)
                last = finished and len(moves) == count - 1
                move = Done() if last and rng.random() < 0.5 else listed[int(rng.random() * len(listed))]
                finishes = isinstance(move, Done) or not self.rules.may_go_on_laying((*laid, move))
                if finishes != last or not all(self.rules.judge(now, move, seat)):
                    break
                moves.append(move)
            if len(moves) == count:
                return moves
        raise PositionError("no words agree with this view under these rules")


def _frozen(value: Any) -> Any:
    return tuple(_frozen(part) for part in value) if isinstance(value, list) else value
