"""Rules of thumb for Secret Letter.

Every move is weighed by an estimate of the share of rounds it wins: who may be knocked out, what the card kept is
worth now and when the hands are compared, and how likely each rival holds which value. Whatever a card does is asked
of the rules in force, so a house rule changes the weights, too.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from typing import Any

from ..core.legal import LegalMoves
from ..core.names import who
from ..core.ruleset import View
from .base import Advice

Chances = dict[int, float]

# What a kept card is worth while the pile lasts, by its power: 0 is as good as the average.
KEPT = {
    "guess": 0.0,
    "peek": 0.0,
    "duel": 0.0,
    "shield": 0.0,
    "reset": 0.0,
    "swap": 0.0,
    "veil": 0.0,
    "letter": 0.0,
}
HIGH = 0.5  # what beating everything unseen is worth while the pile lasts
TURNS = 1.0  # how fast the comparison at the end fades with the turns before it
LOOK = 0.1  # what it is worth to learn a card nothing is known of
SAFE = 0.15  # what a turn under protection is worth


def advise(view: View, moves: LegalMoves, rng: random.Random) -> Advice:
    """The move that seems to win most often, and why; chance decides between equal ones. IndexError if none."""
    if view["phase"] != "play":
        return Advice(moves.sample(rng), "The round is over, so the next one is dealt.")
    reckoning = Reckoning(view, moves.rules)
    worth = [(reckoning.worth(move), move) for move in moves]
    best = max((each for each, _ in worth), default=0.0)
    good = [move for each, move in worth if each > best - 1e-9]
    move = good[int(rng.random() * len(good))]
    return Advice(move, reckoning.why(move) if len(worth) > 1 else "This is the only move allowed here.")


class Reckoning:
    """What one view says about the chances of each move."""

    def __init__(self, view: View, rules: Any) -> None:
        self.rules = rules
        self.state = rules.masked(view)
        self.me: int = view["seat"]
        self.hand: list[int] = view["hand"]
        self.pile: int = view["pile"]
        self.sighted: list[int | None] = view["sighted"]
        rivals = [seat for seat in view["still_in"] if seat != self.me]
        unseen = Counter({value: count for value, count, _ in rules.deck})
        unseen.subtract(self.hand)
        unseen.subtract(view["open"])
        for row in view["rows"]:
            unseen.subtract(row)
        unseen.subtract(card for card in self.sighted if card is not None)
        self.unseen: dict[int, int] = +unseen
        self.fresh = _chances(self.unseen)
        self.holds = {seat: self.held_by(seat, view["possible"][seat]) for seat in rivals}
        self.known: dict[Any, float] = {}

    def held_by(self, seat: int, possible: list[int]) -> Chances:
        """How likely this rival holds which value."""
        card = self.sighted[seat]
        if card is not None:
            return {card: 1.0}
        return (
            _chances({value: self.unseen[value] for value in possible if value in self.unseen}) or self.fresh
        )

    def kept(self, card: int) -> int:
        """The card that stays in the hand when this one is played."""
        return self.hand[1] if self.hand[0] == card else self.hand[0]

    def holding(self, kept: int, rival: int | None = None, value: int = 0) -> Any:
        """The state in which this card is kept and a rival holds this value."""
        hands = list(self.state.hands)
        hands[self.me] = (kept,)
        if rival is not None:
            hands[rival] = (value,)
        return self.state._replace(hands=tuple(hands))

    def worth(self, move: Any) -> float:
        """The share of rounds this move may win."""
        kept, target = self.kept(move.card), move.target
        power = self.rules.power(self.state, move.card)
        stay = self.going_on(kept)
        if target is None:
            if power in ("shield", "veil", "letter"):
                return self.alone(power, kept, stay)
            return stay
        if target == self.me:
            return self.renewed(kept) if power == "reset" else stay
        return float(getattr(self, power)(kept, target, *(() if move.value is None else (move.value,)), stay))

    def alone(self, power: str, kept: int, stay: float) -> float:
        after = getattr(self.rules, power)(self.holding(kept), self.me)
        if self.me not in after.still_in:
            return 0.0
        return stay + SAFE * self.share() if self.rules.protected(after, self.me) else stay

    def guess(self, kept: int, target: int, value: int, stay: float) -> float:
        hit = self.hit(target, value)
        return hit * self.going_on(kept, without=target) + (1 - hit) * stay

    def hit(self, target: int, value: int) -> float:
        """How likely this Guess knocks the target out."""
        struck = self.rules.missed(self.state, target, value)
        return sum(chance for card, chance in self.holds[target].items() if card in struck)

    def peek(self, kept: int, target: int, stay: float) -> float:
        return stay + LOOK * self.share() * (1 - max(self.holds[target].values(), default=1.0))

    def duel(self, kept: int, target: int, stay: float) -> float:
        won, lost = self.duelled(kept, target)
        return won * self.going_on(kept, without=target) + (1 - won - lost) * stay

    def duelled(self, kept: int, target: int) -> tuple[float, float]:
        """How likely this Duel is won and how likely it is lost."""
        won = lost = 0.0
        for value, chance in self.holds[target].items():
            loser = self.rules.duel_loser(self.holding(kept, target, value), self.me, target)
            won += chance * (loser == target)
            lost += chance * (loser == self.me)
        return won, lost

    def reset(self, kept: int, target: int, stay: float) -> float:
        out = self.thrown_out(target)
        return out * self.going_on(kept, without=target) + (1 - out) * self.going_on(kept, unknown=target)

    def thrown_out(self, target: int) -> float:
        """How likely a Reset knocks this rival out."""
        knocks = self.rules.reset_knocks_out
        return sum(chance for value, chance in self.holds[target].items() if knocks(self.state, value))

    def renewed(self, kept: int) -> float:
        if self.rules.reset_knocks_out(self.state, kept):
            return 0.0
        return sum(chance * self.going_on(value) for value, chance in self.fresh.items())

    def swap(self, kept: int, target: int, stay: float) -> float:
        return sum(
            chance * self.going_on(value, given=(target, kept))
            for value, chance in self.holds[target].items()
        )

    def share(self) -> float:
        return 1 / (len(self.holds) + 1)

    def going_on(
        self,
        card: int,
        without: int | None = None,
        unknown: int | None = None,
        given: tuple[int, int] | None = None,
    ) -> float:
        """The share of rounds won from here with this card kept."""
        key = (card, without, unknown, given)
        if key not in self.known:
            self.known[key] = self._going_on(*key)
        return self.known[key]

    def _going_on(
        self, card: int, without: int | None, unknown: int | None, given: tuple[int, int] | None
    ) -> float:
        rivals = {seat: chances for seat, chances in self.holds.items() if seat != without}
        if not rivals:
            return 1.0
        if unknown is not None:
            rivals[unknown] = self.fresh
        if given is not None:
            rivals[given[0]] = {given[1]: 1.0}
        share = 1 / (len(rivals) + 1)
        end = 1.0
        for chances in rivals.values():
            end *= self.beats(card, chances)
        if not self.pile:
            return end
        power = self.rules.power(self.state, card)
        now = share * (1 + KEPT.get(power, 0.0) + HIGH * (self.beats(card, self.fresh) - 0.5))
        weight = 1 / (1 + TURNS * self.pile / (len(rivals) + 1))
        return weight * end + (1 - weight) * now

    def beats(self, card: int, chances: Chances) -> float:
        """How likely this card is the higher one at the end; equal cards count half."""
        return sum(
            chance * (1.0 if card > value else 0.5 * (card == value)) for value, chance in chances.items()
        )

    # --- saying why ---------------------------------------------------------------------------------------------

    def why(self, move: Any) -> str:
        """One sentence about the move that was chosen."""
        card, target = move.card, move.target
        kept = self.kept(card)
        power = self.rules.power(self.state, card)
        keep = f"keep the {kept}"
        if target is None:
            if power == "shield":
                return f"Nobody can choose you until your next turn, and you {keep}."
            return f"Of your two cards this one is needed least, so you {keep}."
        if target == self.me:
            return f"The {kept} you hold is likely to lose, so you draw another card for it."
        name, card_of = who(target), self.sighted[target]
        seen = f"you have seen that {name} holds the {card_of}" if card_of is not None else ""
        if power == "guess":
            if seen:
                return f"Since {seen}, this is a sure hit."
            return f"{_often(self.hit(target, move.value))} {name} holds the {move.value}, by the cards you have not seen."
        if power == "duel":
            if seen:
                return f"Since {seen}, you know how your {kept} will do in a Duel."
            return f"{_often(self.duelled(kept, target)[0])} your {kept} beats the card of {name}, by the cards you have not seen."
        return f"You {keep}."


def _chances(counts: dict[int, int]) -> Chances:
    total = sum(counts.values())
    return {value: count / total for value, count in counts.items()}


def _often(chance: float) -> str:
    return f"In {round(chance * 100)} of 100 cases"
