"""Rules of thumb for Secret Letter.

Every move is weighed by the share of rounds it may win: who could be knocked out, and what the card kept is
worth now and at the end, by the cards each rival may hold. What a card does is asked of the rules in force,
and so a house rule changes the weights, too.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

from ..core.legal import LegalMoves
from ..core.ruleset import View
from ..games.secret_letter.proofs import missed
from .base import Advice

Counts = dict[int, int]

# Found by playing against Random; all of them can be halved or doubled without much harm.
HIGH = 0.5  # how much better than others a card is that beats everything unseen, while the pile lasts
LOOK = 0.1  # how much it helps to learn a card that could be anything
SAFE = 0.3  # how much it helps to be protected


def advise(view: View, moves: LegalMoves, rng: random.Random) -> Advice:
    """The move that may win most rounds, and why; chance chooses between equal ones. IndexError if none."""
    if view["phase"] != "play":
        return Advice(moves.sample(rng), "The round is over, and the next one has to be dealt.")
    reckoning = Reckoning(view, moves.rules)
    worth = [(reckoning.worth(move), move) for move in moves]
    best = max((each for each, _ in worth), default=0.0)
    good = [move for each, move in worth if each > best - 1e-9]
    move = good[int(rng.random() * len(good))]
    if len(worth) == 1:
        return Advice(move, "This is the only move allowed here.")
    from .secret_letter_reasons import reason

    return Advice(move, reason(reckoning, move))


class Reckoning:
    """What one view says about the worth of each move.

    `may_hold` has for each rival the cards he may hold: how many of each value this seat has not seen, less
    those that play has proved impossible.
    """

    ALONE = frozenset({"shield", "veil", "letter"})

    def __init__(self, view: View, rules: Any) -> None:
        self.rules = rules
        self.state = rules.masked(view)
        self.me: int = view["seat"]
        self.hand: list[int] = view["hand"]
        self.pile: int = view["pile"]
        self.unseen = unseen(view, rules)
        self.may_hold: dict[int, Counts] = {}
        for seat in view["still_in"]:
            if seat != self.me:
                card, possible = view["sighted"][seat], view["possible"][seat]
                counts = {value: count for value, count in self.unseen.items() if value in possible}
                self.may_hold[seat] = {card: 1} if card is not None else counts or self.unseen
        self.weighed: dict[Any, float] = {}

    def power(self, card: int) -> str:
        return str(self.rules.power(self.state, card))

    # --- the worth of a move ----------------------------------------------------------------------------

    def worth(self, move: Any) -> float:
        """The share of rounds this move may win: 0 when it knocks out its own player."""
        kept, target = self.kept(move.card), move.target
        power = self.power(move.card)
        if target is None:
            return self.alone(power, kept)
        if target == self.me and power == "reset":
            return self.new_card(kept)
        weigh = WEIGHED.get(power)
        if weigh is None or target not in self.may_hold:
            return self.going_on(kept)
        return weigh(self, kept, target, *(() if move.value is None else (move.value,)))

    def alone(self, power: str, kept: int) -> float:
        """A card played on nobody."""
        stay = self.going_on(kept)
        if power not in self.ALONE:
            return stay
        after = self.played(power, kept)
        if self.me not in after.still_in:
            return 0.0
        return stay * (1 + SAFE) if self.rules.protected(after, self.me) else stay

    def played(self, power: str, kept: int) -> Any:
        """The state after a card of this power, played on nobody."""
        return getattr(self.rules, power)(self.holding(kept), self.me)

    def fatal(self, card: int) -> bool:
        """Whether playing this card on nobody puts its player out."""
        power = self.power(card)
        return power in self.ALONE and self.me not in self.played(power, self.kept(card)).still_in

    def guess(self, kept: int, target: int, value: int) -> float:
        hit = _share(self.hits(target, value))
        return hit * self.going_on(kept, without=target) + (1 - hit) * self.going_on(kept)

    def peek(self, kept: int, target: int) -> float:
        counts = self.may_hold[target]
        open_question = 1 - max(counts.values(), default=1) / (sum(counts.values()) or 1)
        return self.going_on(kept) * (1 + LOOK * open_question)

    def duel(self, kept: int, target: int) -> float:
        won, lost = _share(self.duels(kept, target, target)), _share(self.duels(kept, target, self.me))
        return won * self.going_on(kept, without=target) + (1 - won - lost) * self.going_on(kept)

    def reset(self, kept: int, target: int) -> float:
        out = _share(self.knocked_out(target))
        return out * self.going_on(kept, without=target) + (1 - out) * self.going_on(kept, renewed=target)

    def swap(self, kept: int, target: int) -> float:
        counts = self.may_hold[target]
        total = sum(counts.values()) or 1
        return sum(n / total * self.going_on(value, given=(target, kept)) for value, n in counts.items())

    def new_card(self, kept: int) -> float:
        """A Reset on oneself."""
        if self.rules.reset_knocks_out(self.state, kept):
            return 0.0
        total = sum(self.unseen.values()) or 1
        return sum(n / total * self.going_on(value) for value, n in self.unseen.items())

    # --- how many of the cards a rival may hold ... -----------------------------------------------------

    def hits(self, target: int, value: int) -> tuple[int, int]:
        """... a Guess of this value hits, and how many there are."""
        struck = missed(self.rules, self.state, target, value)
        return self.counted(target, lambda card: card in struck)

    def duels(self, kept: int, target: int, loser: int) -> tuple[int, int]:
        """... make this seat lose the Duel, and how many there are."""

        def lost(card: int) -> bool:
            return bool(self.rules.duel_loser(self.holding(kept, target, card), self.me, target) == loser)

        return self.counted(target, lost)

    def knocked_out(self, target: int) -> tuple[int, int]:
        """... put the target out when a Reset lays them, and how many there are."""
        return self.counted(target, lambda card: bool(self.rules.reset_knocks_out(self.state, card)))

    def counted(self, target: int, holds: Callable[[int], bool]) -> tuple[int, int]:
        counts = self.may_hold[target]
        return sum(count for card, count in counts.items() if holds(card)), sum(counts.values())

    # --- the worth of a card in the hand ----------------------------------------------------------------

    def kept(self, card: int) -> int:
        """The card that stays in the hand when this one is played."""
        return self.hand[1] if self.hand[0] == card else self.hand[0]

    def holding(self, kept: int, rival: int | None = None, card: int = 0) -> Any:
        """The state in which this card is kept and the rival holds that one."""
        hands = list(self.state.hands)
        hands[self.me] = (kept,)
        if rival is not None:
            hands[rival] = (card,)
        return self.state._replace(hands=tuple(hands))

    def going_on(
        self,
        card: int,
        without: int | None = None,
        renewed: int | None = None,
        given: tuple[int, int] | None = None,
    ) -> float:
        """The share of rounds won with this card in the hand: without one rival, or after one has drawn a new
        card, or with a card one was given."""
        question = card, without, renewed, given
        if question not in self.weighed:
            rivals = {seat: counts for seat, counts in self.may_hold.items() if seat != without}
            if renewed is not None:
                rivals[renewed] = self.unseen
            if given is not None:
                rivals[given[0]] = {given[1]: 1}
            self.weighed[question] = self.against(card, rivals)
        return self.weighed[question]

    def against(self, card: int, rivals: dict[int, Counts]) -> float:
        if not rivals:
            return 1.0
        end = 1.0
        for counts in rivals.values():
            end *= _beats(card, counts)
        if not self.pile:
            return end
        now = (1 + HIGH * (_beats(card, self.unseen) - 0.5)) / (len(rivals) + 1)
        turns = self.pile / (len(rivals) + 1)
        return (end + turns * now) / (1 + turns)


WEIGHED: dict[str, Callable[..., float]] = {
    "guess": Reckoning.guess,
    "peek": Reckoning.peek,
    "duel": Reckoning.duel,
    "reset": Reckoning.reset,
    "swap": Reckoning.swap,
}


def unseen(view: View, rules: Any) -> Counts:
    """How many cards of each value this seat has not seen: in the pile, put aside, or in other hands."""
    left = Counter({value: count for value, count, _ in rules.deck})
    left.subtract([*view["hand"], *view["open"], *(card for card in view["sighted"] if card is not None)])
    for row in view["rows"]:
        left.subtract(row)
    return dict(+left)


def _share(part: tuple[int, int]) -> float:
    return part[0] / part[1] if part[1] else 0.0


def _beats(card: int, counts: Counts) -> float:
    """How often this card is higher; equal cards count half."""
    twice = sum(2 * count if card > value else count * (card == value) for value, count in counts.items())
    return twice / (2 * sum(counts.values()) or 1)
