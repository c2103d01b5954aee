"""Rules of thumb for Dead Letters.

The game is a race for the pile: few cards make small words, many leave much over. What a hand of so many cards is worth
on average was found once by laying words with thousands of random hands; with that the bot reckons, for every number of
cards it could draw, how the rest of the pile would be shared out, and takes the number that leaves it furthest ahead.
"""

from __future__ import annotations

import random
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from functools import cached_property
from typing import Any, NamedTuple

from ..core.legal import LegalMoves
from ..core.names import who
from ..core.ruleset import View
from ..games.dead_letters import legality
from ..games.dead_letters.state import VOWELS, Answer, Draw, Give, Pass, Score
from ..words import Lexicon, best_with_vowels
from .base import Advice
from .doubt import likely_listed


class Worth(NamedTuple):
    """What a hand of so many cards is worth on average: the points of its best word less what it leaves dead, the cards
    that stay in the hand as vowels, and the points if no more cards come."""

    cards: int
    word: float
    kept: float
    end: float


ALL_WORDS = (
    Worth(0, 0, 0, 0), Worth(1, 0, 1, -2.6), Worth(2, 3, 1, 1.4), Worth(3, 6.1, 1, 4.8), Worth(4, 8.8, 1.3, 8.1),
    Worth(6, 12.3, 2.2, 14), Worth(8, 15.1, 2.8, 18), Worth(10, 17.6, 3.7, 23.4), Worth(12, 19.2, 4.2, 27),
    Worth(15, 20.6, 5.4, 33), Worth(18, 21.4, 6.2, 38), Worth(21, 21.3, 7, 40), Worth(25, 20.9, 7.4, 43),
    Worth(28, 17.7, 7.9, 44), Worth(34, 11.8, 8.3, 37.4), Worth(40, 5.1, 9.3, 32), Worth(48, -5.5, 9.6, 19),
)  # fmt: skip
COMMON_WORDS = (
    Worth(0, 0, 0, 0), Worth(1, 0, 1, -2.6), Worth(2, 2, 1.1, -0.5), Worth(3, 5.6, 1.1, 4.2), Worth(4, 8.3, 1.4, 7.2),
    Worth(6, 11.3, 2.2, 12.7), Worth(8, 13.7, 3, 16.9), Worth(10, 15.7, 3.9, 21.3), Worth(12, 16.4, 4.3, 24),
    Worth(15, 16.4, 4.9, 27.6), Worth(18, 15.4, 5.3, 27), Worth(21, 12.5, 5.5, 25.5), Worth(25, 9, 5.7, 22.2),
    Worth(28, 4.7, 6.2, 17), Worth(34, -4.7, 6.4, 7.6), Worth(40, -17, 7, -4.2), Worth(48, -32.4, 8, -16.2),
)  # fmt: skip
COMMON = 50  # up to this vocabulary level the second table fits better

# Found by playing against fixed policies; none of them matters much.
SMALL = 9  # a rival with fewer cards is thought to draw
DRAWN = (14, 20, 26)  # how many cards somebody may draw whom one has not seen drawing
ENVY = 0.7  # how much the best rival's points weigh beside one's own; with 1 it would often take the whole pile
SLACK = 3.0  # among numbers of cards that are as good to so many points chance chooses: rivals cannot reckon with it
DEAD = 1.6  # what a dead card that one has not seen costs
BENDS = (0.0, 0.5, -0.3, 1.0)  # how much the cards kept as vowels are thought to be a burden, when no more cards come


def advise(view: View, moves: LegalMoves, rng: random.Random, vocabulary: int) -> Advice:
    """The move that leaves this seat furthest ahead, with the words of this vocabulary, and why. IndexError if none."""
    table = Table(view, moves.rules, vocabulary)
    advice = {"answer": table.answer, "payment": table.payment}.get(view["phase"], table.turn)(rng)
    if advice.move in moves:
        return advice
    words = [move for move in moves if isinstance(move, Score)] if isinstance(advice.move, Score) else []
    if not words:
        return Advice(moves.sample(rng), "Nothing that seemed good is allowed here.")
    word = max(words, key=table.net)
    return Advice(word, f"{table.said(word)}, and better words are not allowed here.")


class Table:
    """What one view says: the cards, the race for the pile, and the words this seat knows."""

    def __init__(self, view: View, rules: Any, vocabulary: int) -> None:
        self.view, self.rules = view, rules
        self.state = rules.masked(view)
        self.hand: tuple[str, ...] = tuple(view["hand"])
        self.lexicon: Lexicon = rules.lexicon if vocabulary >= 100 else rules.lexicon.common(vocabulary)
        self.worth = COMMON_WORDS if vocabulary <= COMMON else ALL_WORDS
        self.gain = {card: rules.card_points(self.state, card) for card in set(self.hand)}
        self.cost = {card: rules.dead_points(self.state, card) for card in set(self.hand)}

    # --- a turn -------------------------------------------------------------------------------------------------

    def turn(self, rng: random.Random) -> Advice:
        """Draw, lay a word or pass."""
        word = self.best_word() if self.view["phase"] == "turn" else None
        pile = self.view["pile"]
        if not pile:
            if word:
                return Advice(word, f"The pile is empty, and {self.said(word)}.")
            return Advice(Pass(), "The pile is empty, and you can lay no word that helps.")
        here = self.net(word) - self.mean(len(self.hand)).word if word else 0.0
        held = len(self.hand)
        numbers = [count for count in range(1, pile + 1) if self.rules.may_draw(self.state, count)]
        ahead = {count: self.outlook(held + count, pile - count, here / 2, 0.0) for count in numbers}
        best = max(ahead.values(), default=0.0)
        good = [count for count in numbers if ahead[count] > best - SLACK]
        number = good[int(rng.random() * len(good))] if good else 0
        if word and (not number or self.laying(word) >= best):
            return Advice(word, f"{self.said(word)}, and drawing more now is worth less.")
        left = pile - number
        rest = f"{left} for the others" if left else "none for the others"
        return Advice(Draw(number), f"With {held + number} cards there are good words, and it leaves {rest}.")

    def laying(self, word: Score) -> float:
        """How far ahead one is after laying this word now."""
        return self.outlook(len(word.vowels) + word.ys, self.view["pile"], 0.0, self.net(word))

    # --- words --------------------------------------------------------------------------------------------------

    def best_word(self) -> Score | None:
        """The best word of the hand: the one that is worth most now, or with those that can follow at the end."""
        if self.view["pile"]:
            found = self.word(self.hand, 0.0)
            return found if found and self.net(found) > 0 else None
        best, chosen = -sum(self.cost[card] for card in self.hand), None
        for word in self.words(self.hand):
            total = self.net(word) + self.end(word.vowels, 3)
            if total > best:
                best, chosen = total, word
        return chosen

    def words(self, hand: tuple[str, ...]) -> Iterator[Score]:
        """Good words of a hand, by different views of what the kept cards are worth."""
        found = (self.word(hand, bend) for bend in BENDS)
        yield from dict.fromkeys(word for word in found if word)

    def end(self, hand: tuple[str, ...], depth: int) -> float:
        """What this hand will have brought at the end, if no more cards come."""
        best = -sum(self.cost[card] for card in hand)
        if depth and len(hand) > 1:
            for word in self.words(hand):
                best = max(best, self.net(word, hand) + self.end(word.vowels, depth - 1))
        return float(best)

    def word(self, hand: tuple[str, ...], bend: float) -> Score | None:
        """The best word of these cards; a kept card counts as a burden of this share of its cost."""
        if len(hand) < 2:
            return None
        found = best_with_vowels(
            self.lexicon,
            hand,
            lambda card: self.gain[card] + bend * self.cost[card],
            lambda card: (1 - bend) * self.cost[card],
            printed=self.rules.min_printed,
        )
        if found is None:
            return None
        if hand == self.hand:
            return legality.canonical(self.rules, self.state, found.word)
        return Score(found.word, tuple(sorted(hand[part.card] for part in found.parts if part.letters in VOWELS)))

    def net(self, word: Score, hand: tuple[str, ...] | None = None) -> float:
        """The points of a word less what it leaves dead."""
        left = Counter(self.hand if hand is None else hand)
        left.subtract(word.printed)
        left.subtract(word.vowels)
        dead = sum(self.cost[card] * count for card, count in left.items() if count > 0)
        return float(sum(self.gain.get(card, 0) for card in word.printed) - dead)

    def said(self, word: Score) -> str:
        dead = len(self.hand) - len(word.printed) - len(word.vowels)
        over = f"leaves {dead} card{'' if dead == 1 else 's'} over" if dead else "leaves nothing over"
        return f"{word.word} {over}"

    # --- the race for the pile ----------------------------------------------------------------------------------

    def mean(self, cards: float) -> Worth:
        """What a hand of so many cards is worth, between two rows of the table on a straight line."""
        rows = self.worth
        place = min(bisect_left(rows, cards, key=lambda row: row.cards), len(rows) - 1)
        high = rows[place]
        if not place or cards >= high.cards:
            return high
        low = rows[place - 1]
        share = (cards - low.cards) / (high.cards - low.cards)
        return Worth(0, *(a + share * (b - a) for a, b in zip(low[1:], high[1:], strict=True)))

    def outlook(self, cards: float, pile: int, luck: float, gained: float) -> float:
        """How far ahead one may be at the end, with so many cards after this turn: on average over how rivals draw."""
        return sum(self.ahead(cards, pile, luck + gained, drawn) for drawn in DRAWN) / len(DRAWN)

    def ahead(self, cards: float, pile: int, gained: float, drawn: int) -> float:
        """The same, if those whom one has not seen drawing draw so many cards."""
        seats, me = self.rules.seats, self.view["seat"]
        hands: list[float] = [float(held) for held in self.view["held"]]
        points = [self.standing[seat] for seat in range(seats)]
        hands[me], points[me] = cards, points[me] + gained
        seat = me
        while pile > 0:
            seat = (seat + 1) % seats
            if hands[seat] < SMALL:
                number = min(self.habits[seat] or drawn, pile)
                hands[seat] += number
                pile -= number
            else:
                mean = self.mean(hands[seat])
                points[seat] += mean.word
                hands[seat] = mean.kept
        ends = [points[each] + self.mean(hands[each]).end for each in range(seats)]
        best: float = max(ends[each] for each in range(seats) if each != me)
        return ends[me] - ENVY * best

    @cached_property
    def standing(self) -> list[float]:
        """The points each seat has now, as far as can be seen."""
        view, rules, points = self.view, self.rules, []
        for up, count, dead in zip(view["up"], view["dead"], view["dead_cards"], strict=True):
            cost = DEAD * count if dead is None else sum(rules.dead_points(self.state, card) for card in dead)
            points.append(sum(rules.card_points(self.state, card) for card in up) - float(cost))
        return points

    @cached_property
    def habits(self) -> list[int]:
        """The most cards that each seat was seen drawing in one turn; 0 where it has not drawn."""
        shown = [item for event in self.view["events"] for item in event[3] if item[0] == "draws"]
        return [max((len(item[2]) for item in shown if item[1] == seat), default=0) for seat in range(self.rules.seats)]

    # --- challenges ---------------------------------------------------------------------------------------------

    def answer(self, rng: random.Random) -> Advice:
        """Accept a word one knows; challenge an unknown one the more often, the odder it is and the more it scores."""
        laid = self.view["laid"]
        word = laid["word"]
        if word in self.lexicon:
            return Advice(Answer(False), f"{legality.shown(self.rules, word)} is a word you know.")
        if not self.rules.may_challenge(self.state, self.view["seat"]):
            return Advice(Answer(False), "You cannot challenge.")
        listed = likely_listed(self.lexicon, word, complete=self.lexicon is self.rules.lexicon)
        points = self.rules.points
        gain = sum(points.get(card, 0) for card in Score(word, ys=laid["ys"]).printed)
        price = 1 + 2 * min((self.cost[card] for card in self.hand), default=0)
        won, lost = (1 - listed) * gain / 2, listed * price
        if rng.random() < won / (won + lost):
            return Advice(Answer(True), f"You do not know it, and {who(laid['seat'])} would score {gain} with it.")
        return Advice(Answer(False), "You do not know it, but it may well be a word, and a challenge can cost a card.")

    def payment(self, rng: random.Random) -> Advice:
        """Give the card that costs least; of equal ones the one of which most are held."""
        counts = Counter(self.hand)
        card = min(counts, key=lambda each: (self.cost[each], -counts[each], each))
        return Advice(Give(card), f"{card} costs least.")
