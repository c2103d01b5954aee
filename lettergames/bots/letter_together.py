"""Rules of thumb for the cooperative LetterTricks game.

A card is worth how often the others can still make a word with it, over ways in which the hidden cards may lie that
agree with everything shown and said; each of them is taken to play the card that leaves most words open. Of equal
cards the one whose letter is in fewest words goes first, since it will not be easier to use later.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, NamedTuple

from ..core.legal import LegalMoves
from ..core.names import who
from ..core.ruleset import View
from ..games.letter_tricks.cards import in_words, listed
from ..games.letter_tricks.state import Lay, Pass, Say, Settle, play
from ..games.letter_tricks.together import last_two
from .base import Advice
from .conventions import CONVENTIONS
from .reading import Reading
from .trick_words import Words, key

DEALS = 16  # how many ways the hidden cards may lie a play is weighed against
MOST_SAID = 2  # things a trick
HARD = 0.15  # what it is worth, in words, to be rid of the hardest letter instead of the easiest


def advise(
    view: View, moves: LegalMoves, rng: random.Random, vocabulary: int, conventions: Sequence[str] = tuple(CONVENTIONS)
) -> Advice:
    """The move that promises most words of this level, and why. IndexError if there is none."""
    rules: Any = moves.rules
    words = Words.of(rules.lexicon.common(vocabulary), rules.players, rules.spelled_letters)
    table = Thoughts(view, rules, words, rng, conventions)
    phase = view["phase"]
    if phase == "pass":
        return table.passing()
    if phase in ("lay", "settle"):
        return table.laying(list(moves))
    options = list(moves)
    if len(options) == 1:
        return Advice(options[0], "This is the only move allowed here.")
    return table.playing(options)


SAID = tuple(f"{suit} {kind}" for suit in ("yellow", "blue", "red") for kind in ("vowels", "consonants"))
"""What bots say once they hold the cards they play with, two counts a trick."""


def interrupt(
    view: View,
    moves: tuple[Any, ...],
    rng: random.Random,
    vocabulary: int,
    conventions: Sequence[str] = tuple(CONVENTIONS),
) -> Any:
    """The next count that this seat has not said yet; None if it has said all, or two in this trick."""
    me = view["seat"]
    if "counts" not in conventions or view["phase"] != "trick":
        return None
    if sum(who == me for who, _ in view["said"]) >= MOST_SAID:
        return None
    said: set[str] = set()
    for event in view["events"]:
        for item in event[3]:
            if item[0] == "passed":
                said.clear()
            elif item[0] == "says" and item[1] == me:
                said.add(item[2])
    of = next((of for of in SAID if of not in said), "")
    return next((move for move in moves if isinstance(move, Say) and move.of == of), None)


class Prospect(NamedTuple):
    """What a move promises: the share of deals in which a word is made, and the relief to be rid of a hard letter."""

    share: float
    relief: float

    @property
    def worth(self) -> float:
        return self.share + self.relief


class Thoughts:
    """One decision of one seat: what it sees, the words it knows, and some ways the hidden cards may lie."""

    def __init__(
        self, view: View, rules: Any, words: Words, rng: random.Random, conventions: Sequence[str]
    ) -> None:
        self.view, self.rules, self.words, self.rng = view, rules, words, rng
        self.conventions = conventions
        self.me: int = view["seat"]

    # --- passing ----------------------------------------------------------------------------------------------------

    def passing(self) -> Advice:
        state, hand = self.rules.masked(self.view), self.view["hand"]
        many = self.rules.pass_many(state)
        keep = self.words.hard if "pass_hard" in self.conventions else dict.fromkeys(self.words.hard, 0)
        cards = tuple(sorted(hand, key=lambda card: -keep[card[2:]])[:many])
        to = self.rules.passes_to(state, self.me)
        chosen = tuple(card for card in hand if card in cards)
        return Advice(Pass(chosen), f"You know where {listed(chosen)} lie when {who(to)} holds them.")

    # --- a trick ----------------------------------------------------------------------------------------------------

    def playing(self, options: list[Any]) -> Advice:
        lying = [card[2:] for card in self.view["trick"]]
        after = self.rules.players - len(lying) - 1
        deals = [self.rules.sample(self.view, self.rng)] if not after else self._deals()
        prospects = {move: self._prospect(move, lying, deals, after) for move in options}
        best = max(options, key=lambda move: prospects[move].worth)
        share, card = prospects[best].share, in_words(best.card)
        if not share:
            return Advice(best, f"No word is in sight any more, and {card} is hard to use.")
        if not after:
            return Advice(best, f"With {card} the trick is a word.")
        times = round(share * len(deals))
        return Advice(best, f"With {card} a word is made in {times} of {len(deals)} ways the other cards may lie.")

    def _deals(self) -> list[Any]:
        sampler = self.rules.sampler(self.view)
        reading = Reading(self.view, self.rules, self.words, self.conventions)
        return [reading.lean(sampler(self.rng), self.rng) for _ in range(DEALS)]

    def _prospect(self, move: Any, lying: list[str], deals: list[Any], after: int) -> Prospect:
        letter = move.card[2:]
        hard = HARD * self.words.hard[letter] if "hard_first" in self.conventions else 0.0
        start = [*lying, letter]
        if not after:
            return Prospect(float(key(start) in self.words.whole), hard)
        if not self.words.open[key(start)]:
            return Prospect(0.0, hard)
        made = sum(self._goes_on(self.rules.apply(deal, move), start, after) for deal in deals)
        return Prospect(made / len(deals), hard)

    def _goes_on(self, state: Any, lying: list[str], after: int) -> bool:
        """Whether a word is made when each of the others plays what leaves most words open."""
        rules, words = self.rules, self.words
        while after:
            after -= 1
            can = rules.must_follow(state, state.hands[state.to_act])
            count = words.open.__getitem__ if after else words.whole.__contains__
            found = [(count(key([*lying, card[2:]])), words.hard[card[2:]], card) for card in can]
            open_, _, card = max(found)
            if not open_:
                return False
            lying = [*lying, card[2:]]
            if after:
                state = rules.apply(state, play(card))
        return True

    # --- the last two tricks ----------------------------------------------------------------------------------------

    def laying(self, options: list[Any]) -> Advice:
        if len(options) == 1:
            return Advice(options[0], "This is the only move allowed here.")
        state = self.rules.masked(self.view)
        deals = self._deals()
        worth = {move: self._words_of_both(state, move, deals) for move in options}
        best = max(options, key=worth.__getitem__)
        return Advice(best, f"That way {worth[best]:.1f} of the last two tricks make a word on average.")

    def _words_of_both(self, state: Any, move: Any, deals: list[Any]) -> float:
        one, two = last_two(state)
        if isinstance(move, Settle) and move.other:
            _, mine, yours = state.match.finish[-1]
            one, two = (*one[: len(one) - len(mine)], *yours), (*two[: len(two) - len(yours)], *mine)
        elif isinstance(move, Lay):
            one, two = (*one, *move.one), (*two, *move.two)
        first, second = [card[2:] for card in one], [card[2:] for card in two]
        seats = [(self.me + turn) % self.rules.players for turn in range(1, self.rules.players)]
        laid = {seat for seat, _, _ in state.match.finish}
        hands = [[deal.hands[seat] for seat in seats if seat not in laid] for deal in deals]
        return sum(self._best(first, second, others) for others in hands) / len(hands)

    def _best(self, one: list[str], two: list[str], hands: Sequence[Sequence[str]]) -> int:
        """How many of both tricks can be words when these hands are laid, one card to each."""
        if not hands:
            return (key(one) in self.words.whole) + (key(two) in self.words.whole)
        if len(hands[0]) != 2:
            return 0
        (a, b), rest = hands[0], hands[1:]
        ways_ = [(a[2:], b[2:]), (b[2:], a[2:])]
        return max(self._best([*one, first], [*two, second], rest) for first, second in ways_)
