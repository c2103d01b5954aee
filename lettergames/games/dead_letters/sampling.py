"""States that agree with everything one seat knows of a game of Dead Letters.

The game is gone through once more with cards whose letters are left open until something shows them: a printed letter
of a word, a card given in the open, the piles at the end. Which of a rival's cards lay face down as vowels, and so
stayed in their hand, is chosen by chance. At the end the open cards get letters from those that nobody has seen.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from ...core.decks import cards_of
from ...core.errors import PositionError
from ...core.log import Entry, entries
from ...core.ruleset import View
from . import knowledge
from .state import UNKNOWN, VOWELS, Cards, Deal, Score, State

if TYPE_CHECKING:
    from .rules import DeadLetters

TRIES = 4_000


class Contradiction(Exception):
    """The chances taken so far do not fit what was shown later."""


class Card:
    """A card whose letter may still be open."""

    __slots__ = ("letter",)

    def __init__(self, letter: str | None) -> None:
        self.letter = letter


class Sampler:
    """Call it with a random generator for one state that agrees with the view."""

    def __init__(self, rules: DeadLetters, view: View) -> None:
        self.rules = rules
        self.view = view
        # What a house rule answers, or a rule about the whole hand, is proved by playing the game again, as far as it
        # was played under the rules in force.
        self.replays = bool(rules.house or rules.max_use == "enforced") and not view["older_rules"]

    def __call__(self, rng: random.Random) -> State:
        """PositionError if no deal at all agrees with the view."""
        for _ in range(TRIES):
            try:
                state = Walk(self.rules, self.view, rng).state()
            except Contradiction:
                continue
            if not self.replays or self._agrees(state):
                return state
        raise PositionError("no deal was found that agrees with this view under these rules")

    def _agrees(self, state: State) -> bool:
        now = self.rules.opening(state)
        for seat, move, _, _, _ in entries(state.log)[1:]:
            if not self.rules.verdict(now, move, seat):
                return False
            now = self.rules.apply(now, move, seat)
        return self.rules.view(now, self.view["seat"]) == self.view


class Walk:
    """One walk through the events of a view; every card the seat has not seen is open, or named by chance."""

    def __init__(self, rules: DeadLetters, view: View, rng: random.Random) -> None:
        self.rules, self.view, self.rng = rules, view, rng
        self.hands: list[list[Card]] = [[] for _ in view["held"]]
        self.dead: list[list[Card]] = [[] for _ in view["held"]]
        self.up: list[str] = []
        self.cards: list[Card] = []
        self.vowels: list[Card] = []
        self.log: list[tuple[int, Any, list[tuple[Any, ...]]]] = []
        for number, event in enumerate(view["events"]):
            self._event(number, *event[1:])
        for seat, cards in enumerate(view["dead_cards"]):
            if cards is not None:
                self._are(self.dead[seat], cards)

    def state(self) -> State:
        """The state at the end of the walk, with letters for all open cards."""
        unseen = Counter(cards_of(self.rules.letters))
        unseen.subtract(self.up)
        unseen.subtract(card.letter for card in self.cards if card.letter is not None)
        if any(count < 0 for count in unseen.values()):
            raise Contradiction
        left = list(unseen.elements())
        self.rng.shuffle(left)
        for card in self.cards:
            if card.letter is None:
                if not left:
                    raise Contradiction
                card.letter = left.pop()
        if len(left) != self.view["pile"]:
            raise Contradiction
        vowels = _sorted(self.vowels) if self.view["laid"] else ()
        hands, down = tuple(map(_sorted, self.hands)), tuple(map(_sorted, self.dead))
        return knowledge.public(
            self.view, hands, down, tuple(left), vowels, self.rng.getrandbits(30), self._logged()
        )

    # --- the events ---------------------------------------------------------------------------------------------

    def _event(self, number: int, seat: int, move: str | None, shown: list[list[Any]]) -> None:
        told: list[tuple[Any, ...]] = []
        given: Card | None = None
        for item in shown:
            match item:
                case ["deals", starter, up, words, *counts]:
                    self.up += [card for cards in up for card in cards]
                    told.append(("deals", starter, tuple(map(tuple, up)), tuple(map(tuple, words)), *counts))
                case ["dealt" | "draws" as kind, at, letters]:
                    cards = self._new(letters)
                    self.hands[at] += cards
                    told.append((kind, at, cards))
                case ["dead", at, letters, seen]:
                    self.dead[at] = self._new(letters)
                    told.append(("dead", at, list(self.dead[at]), seen))
                case ["lays", at, word, up, down, ys]:
                    self._lay(number, at, word, down)
                    told.append(("lays", at, word, tuple(up), down, ys))
                case ["scores", at, word, up, _, _, ys, seen]:
                    dead = self._score(at, word, ys)
                    told.append(("scores", at, word, tuple(up), dead, list(self.vowels), ys, seen))
                case ["gives", at, letter, seen]:
                    given = self._give(at, letter)
                    told.append(("gives", at, given, seen))
                case ["ends", hands]:
                    told.append(("ends", self._end(hands)))
                case _:
                    told.append(tuple(item))
        self.log.append((seat, self._move(move, shown, given), told))

    def _new(self, letters: Iterable[str | None]) -> list[Card]:
        cards = [Card(letter) for letter in letters]
        self.cards += cards
        return cards

    def _take(self, cards: list[Card], letter: str) -> Card:
        """A card of this letter, or an open one that becomes one."""
        for card in cards:
            if card.letter == letter:
                cards.remove(card)
                return card
        blank = [card for card in cards if card.letter is None]
        if not blank:
            raise Contradiction
        card = self.rng.choice(blank)
        card.letter = letter
        cards.remove(card)
        return card

    def _are(self, cards: Sequence[Card], letters: Sequence[str]) -> None:
        """Name cards that were seen together: all are open, or have a letter of these already."""
        left = Counter(letters)
        left.subtract(card.letter for card in cards if card.letter is not None)
        if any(count < 0 for count in left.values()) or len(cards) != len(letters):
            raise Contradiction
        names = list(left.elements())
        self.rng.shuffle(names)
        for card in cards:
            if card.letter is None:
                card.letter = names.pop()

    def _lay(self, number: int, seat: int, word: str, down: int) -> None:
        """A word lies on the table: its letters are in the hand, and some of the other cards lie face down."""
        rest = list(self.hands[seat])
        for letter in word:
            if letter not in VOWELS:
                self._take(rest, letter)
        vowels, dead = self._scored(number, seat)
        if vowels is not None:
            self.vowels = [self._take(rest, letter) for letter in vowels]
        elif dead is not None:
            for letter in dead:
                self._take(rest, letter)
            self.vowels = rest
        else:
            if len(rest) < down:
                raise Contradiction
            self.vowels = self.rng.sample(rest, down)

    def _scored(self, number: int, seat: int) -> tuple[Sequence[str] | None, Sequence[str] | None]:
        """The vowel cards and the dead cards of the word laid in this event, where the seat has seen them."""
        laid = self.view["laid"]
        for _, _, _, shown in self.view["events"][number:]:
            for item in shown:
                if item[0] == "scores":
                    _, _, _, _, dead, vowels, _, _ = item
                    return (None if None in vowels else vowels), (None if None in dead else dead)
                if item[0] == "challenged" and not item[4]:
                    return self._own(number, seat), None
        return (laid["vowels"] if laid and seat == self.view["seat"] else None), None

    def _own(self, number: int, seat: int) -> Sequence[str] | None:
        """The vowel cards of a word of one's own that was taken back."""
        if seat != self.view["seat"]:
            return None
        move = self.rules.parse(self.view["events"][number][2])
        assert isinstance(move, Score)
        return move.vowels

    def _score(self, seat: int, word: str, ys: int) -> list[Card]:
        """The word on the table is scored: its letters leave the hand, its vowels stay, the rest is dead."""
        hand = self.hands[seat]
        for card in self.vowels:
            hand.remove(card)
        printed = [self._take(hand, letter) for letter in word if letter not in VOWELS]
        kept = [card for card in printed if card.letter == "Y"][:ys]
        dead, self.hands[seat] = hand, [*self.vowels, *kept]
        self.dead[seat] += dead
        return list(dead)

    def _give(self, seat: int, letter: str | None) -> Card:
        hand = self.hands[seat]
        if not hand:
            raise Contradiction
        if letter is not None:
            card = self._take(hand, letter)
        else:
            card = self.rng.choice(hand)
            hand.remove(card)
        self.dead[seat].append(card)
        return card

    def _end(self, hands: list[list[str]]) -> list[list[Card]]:
        held = self.hands
        for seat, letters in enumerate(hands):
            self._are(held[seat], letters)
            self.dead[seat] += held[seat]
        self.hands = [[] for _ in held]
        return held

    def _move(self, move: str | None, shown: list[list[Any]], given: Card | None) -> Any:
        """The move; what this seat has not read of it is filled in."""
        if move == "deal":
            return Deal()
        if move is None:
            return self.rules.parse("challenge" if shown and shown[0][0] == "challenged" else "accept")
        if move.startswith("give"):
            return given
        parsed = self.rules.parse(move)
        return (parsed, list(self.vowels)) if isinstance(parsed, Score) else parsed

    # --- the log ------------------------------------------------------------------------------------------------

    def _logged(self) -> Entry:
        older = self.view["older_rules"]
        entry: Entry | None = None
        for number, (seat, move, told) in enumerate(self.log):
            shown = tuple(tuple(_named(item[0], part) for part in item) for item in told)
            rules = None if number < older else self.rules
            entry = (seat, _finished(self.rules, move), shown, rules, entry)
        assert entry is not None
        return entry


def _finished(rules: DeadLetters, move: Any) -> Any:
    """The move, its open cards named."""
    if isinstance(move, Card):
        return rules.parse(f"give {move.letter}")
    if type(move) is tuple:
        word, vowels = move
        return word._replace(vowels=_sorted(vowels))
    return move


def _named(kind: str, part: Any) -> Any:
    """Part of what an event showed, cards as letters: as drawn where it was drawn, else in alphabetical order."""
    if isinstance(part, Card):
        return part.letter
    if not isinstance(part, list):
        return part
    if part and isinstance(part[0], list):
        return tuple(map(_sorted, part))
    return tuple(card.letter for card in part) if kind == "draws" else _sorted(part)


def _sorted(cards: Iterable[Card]) -> Cards:
    return tuple(sorted(card.letter or UNKNOWN for card in cards))
