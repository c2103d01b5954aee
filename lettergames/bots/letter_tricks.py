"""Rules of thumb for the competitive LetterTricks games.

A card is worth what it adds to the words of a hand, on average over what may still be collected. A card is played for
what one can expect to pick from the trick, over some of the ways in which the other cards may lie.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, NamedTuple

from ..core.legal import LegalMoves
from ..core.ruleset import View
from ..games.letter_tricks.best import best_words
from ..games.letter_tricks.cards import MULTI, in_words
from ..games.letter_tricks.state import Answer, Done, Word, play
from ..words import Lexicon, best_word
from .base import Advice

FUTURES = 16  # how many ways to go on collecting a card is weighed against
DEALS = 12  # how many ways the hidden cards may lie a play is weighed against
COMMON_FIRST = "ESAIRTNOLDUCGPMHBYFWKVXZJQ"
CONTROL = 0.02  # what it is worth to keep a card near the ends of the alphabet, which win tricks or pick second


def advise(view: View, moves: LegalMoves, rng: random.Random, vocabulary: int) -> Advice:
    """The move that promises most points with the words of this level, and why. IndexError if there is none."""
    phase = view["phase"]
    rules: Any = moves.rules
    if phase == "spell":
        return _spelled(view, moves, rules.lexicon.common(vocabulary))
    if phase == "consent":
        return Advice(Answer(False), "The word is not in the list, and so this bot does not know it.")
    if phase not in ("trick", "pick", "vowel"):
        return Advice(moves.sample(rng), "The hand is over, and the next one has to be dealt.")
    return weighed(Outlook(rules, view, rules.lexicon.common(vocabulary), rng), list(moves), rng)


class Outlook:
    """What each card is worth to a seat, by what it has collected and may still collect."""

    def __init__(self, rules: Any, view: View, lexicon: Lexicon, rng: random.Random) -> None:
        self.rules = rules
        self.view = view
        self.lexicon = lexicon
        self.state = rules.masked(view)
        self.me: int = view["seat"]
        self.mine: list[str] = view["taken"][rules.pool(self.me)]
        picks = len(view["picks"])
        tricks = max(view["held"]) + (not picks)
        self.more = self.picks_to_come(tricks)
        lying = view["left"] if picks else view["trick"]
        gone = Counter([*view["aside"], *view["spare"], *lying])
        gone.update(card for cards in view["taken"] for card in cards)
        to_come = sorted((Counter(rules.cards) - gone).elements())
        self.futures = [
            [*self.mine, *rng.sample(to_come, min(self.more, len(to_come)))] for _ in range(FUTURES)
        ]
        self._worth: dict[str, float] = {}
        self._points: dict[tuple[str, ...], float] = {}

    def picks_to_come(self, tricks: int) -> int:
        """About how many cards this seat will still take in so many tricks."""
        return tricks if self.rules.displayed_cards else round(2 * tricks / self.rules.players)

    def worth(self, card: str) -> float:
        """How many points the card adds to the best words of a hand, on average."""
        key = card if self.rules.lanes else card[2:]
        if key not in self._worth:
            added = [self.points([*cards, card], card) - self.points(cards, card) for cards in self.futures]
            self._worth[key] = sum(added) / len(added)
        return self._worth[key]

    def points(self, cards: list[str], card: str) -> float:
        """What the best word that could hold the card is worth, less what the cards left over cost."""
        if self.rules.lanes and card[0] != MULTI:
            cards = [each for each in cards if each[0] in (card[0], MULTI)]
        letters = tuple(sorted(each[2:] for each in cards))
        found = self._points.get(letters)
        if found is None:
            found = self._points[letters] = self._best(letters)
        return found

    def _best(self, letters: tuple[str, ...]) -> float:
        rules, state = self.rules, self.state
        found = best_word(self.lexicon, letters, self._value, self._penalty)
        return found.score if found else -rules.unused_penalty(state, letters)

    def _value(self, letter: str) -> int:
        return int(self.rules.card_points(self.state, f"{MULTI}:{letter}"))

    def _penalty(self, left: int) -> int:
        return int(self.rules.unused_penalty(self.state, (f"{MULTI}:A",) * left))


def weighed(outlook: Outlook, options: list[Any], rng: random.Random) -> Advice:
    """The best of these cards to play or to pick."""
    if len(options) == 1:
        return Advice(options[0], "This is the only move allowed here.")
    return _played(outlook, options, rng) if outlook.view["phase"] == "trick" else _picked(outlook, options)


def _picked(outlook: Outlook, options: list[Any]) -> Advice:
    worth = {move: outlook.worth(move.card) if move.kind == "pick" else 0.0 for move in options}
    best = max(options, key=worth.__getitem__)
    if best.kind != "pick":
        return Advice(best, "None of these cards would help your words.")
    gain = worth[best]
    if gain <= 0:
        return Advice(best, f"{_card(best)} does the least harm to your words.")
    return Advice(best, f"{_card(best)} adds {gain:.1f} points to your words on average.")


class Prospect(NamedTuple):
    """What playing a card promises: points on average, and how many of the deals one wins or picks from."""

    points: float
    wins: int
    picks: int


def _played(outlook: Outlook, options: list[Any], rng: random.Random) -> Advice:
    prospects = prospects_of(outlook, options, rng)
    best = max(options, key=lambda move: promise(move, prospects[move]))
    found = prospects[best]
    card = _card(best)
    if found.wins * 2 > DEALS:
        return Advice(best, f"{card} wins the trick in {found.wins} of {DEALS} ways the other cards may lie.")
    if found.picks * 2 > DEALS:
        return Advice(best, f"{card} lets you pick in {found.picks} of {DEALS} ways the other cards may lie.")
    return Advice(best, f"{card} keeps your better cards for tricks that promise more.")


def prospects_of(outlook: Outlook, options: list[Any], rng: random.Random) -> dict[Any, Prospect]:
    """What each of these cards promises, over the same ways in which the others may lie."""
    sampler = outlook.rules.sampler(outlook.view)
    deals = [(sampler(rng), rng.random()) for _ in range(DEALS)]
    return {move: _prospect(outlook, move, deals) for move in options}


def promise(move: Any, prospect: Prospect) -> float:
    """The points of a play, and a little for the card that stays in the hand."""
    return prospect.points - CONTROL * abs(ord(move.card[2]) - ord("M")) / 12


def _prospect(outlook: Outlook, move: Any, deals: list[tuple[Any, float]]) -> Prospect:
    """What this play brings when the others follow by chance and everybody picks what helps most."""
    rules, me = outlook.rules, outlook.me
    mine = rules.pool(me)
    points, wins, picks = 0.0, 0, 0
    for dealt, luck in deals:
        state = rules.apply(dealt, move)
        while state.phase == "trick" and state.trick:
            can = rules.must_follow(state, state.hands[state.to_act])
            state = rules.apply(state, play(can[int(luck * len(can))]))
        wins += state.winner == me
        left = list(state.left)
        for at, seat in enumerate(state.picks):
            vowel = at > 1 and state.match.display
            offered = list(state.match.display) if vowel else left
            if rules.pool(seat) == mine:
                picks += seat == me
                best = max(offered, key=outlook.worth)
                points += outlook.worth(best)
                if vowel or mine == me:
                    break
                left.remove(best)
            else:
                left.remove(max(left, key=_liked))
    return Prospect(points / len(deals), wins, picks)


def _card(move: Any) -> str:
    """The card of a move as a sentence begins with it."""
    words = in_words(move.card)
    return words[:1].upper() + words[1:]


def _liked(card: str) -> int:
    """How gladly others take a card: the commoner its letter is in words."""
    return -COMMON_FIRST.index(card[2])


def _spelled(view: View, moves: LegalMoves, lexicon: Lexicon) -> Advice:
    rules: Any = moves.rules
    words = best_words(rules, rules.masked(view), view["seat"], lexicon)
    if not words:
        return Advice(Done(), "There is no further word that your cards can spell." if view["words"][view["seat"]]
                      else "Your cards spell no word.")  # fmt: skip
    word: Word = words[0]
    where = f" in {word.suit}" if word.suit else ""
    return Advice(word, f"{word.word}{where} brings most points with these {len(word.cards)} cards.")

