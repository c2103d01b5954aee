"""What a bot believes of hidden cards because the others keep to conventions: what they would have played or passed.

A convention proves nothing. So what is known, a deal that could be, is only leaned: a card that its holder would not
have kept is exchanged for another one that is alike to all that is said and shown.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

from ..core.ruleset import View
from ..games.letter_tricks.cards import MULTI, in_order, is_vowel
from .trick_words import Words, key

READABLE = frozenset({"must_follow", "suit_led", "makes_word", "is_word", "virtual_u"})


class Reading:
    """What the plays and passes of the others that this view shows say by these conventions."""

    def __init__(self, view: View, rules: Any, words: Words, conventions: Iterable[str]) -> None:
        self.rules = rules
        self.hard = {card: words.hard[card[2:]] for card in rules.cards}
        self.others = [seat for seat in range(rules.players) if seat != view["seat"]]
        self.known = [frozenset(cards) for cards in view["knows"]]
        self.proved = view["lacks"]
        self.words = words
        self.conventions = frozenset(conventions)
        self.played: list[list[str]] = [[] for _ in self.known]
        self.unplayed: list[set[str]] = [set() for _ in self.known]  # what each would have played, had it held it
        self.passes: dict[int, tuple[int, list[str]]] = {}
        for _, mover, _, shown in view["events"]:
            for item in shown:
                if item[0] == "passed" and "pass_hard" in self.conventions:
                    self.passes[item[1]] = (item[2], item[3])
                elif item[0] == "won":
                    self._trick(mover, item[3], any(other[0] == "makes" and other[1] for other in shown))
        for at, card in enumerate(view["trick"]):
            self.played[(view["leader"] + at) % rules.players].append(card)
        self.reads = bool(self.passes) or any(self.unplayed[seat] for seat in self.others)

    def _trick(self, last: int, trick: list[str], made: bool) -> None:
        for at, card in enumerate(trick, 1):
            self.played[(last + at) % len(self.played)].append(card)
        if ("hard_first" if made else "last_makes") not in self.conventions or not self.rules.all_printed(READABLE):
            return
        *before, played = trick
        led = next((card[0] for card in before if card[0] != MULTI), "")
        follows = led and played[0] in (led, MULTI)
        letters = [card[2:] for card in before]
        for card, hard in self.hard.items():
            better = hard > self.hard[played] if made else card != played
            if better and (not follows or card[0] in (led, MULTI)) and key([*letters, card[2:]]) in self.words.whole:
                self.unplayed[last].add(card)

    def lean(self, deal: Any, rng: random.Random) -> Any:
        """This deal, cards of it exchanged so that fewer speak against the conventions."""
        if not self.reads:
            return deal
        hands = [list(hand) for hand in deal.hands]
        limits = self._limits(hands)
        kinds: dict[tuple[str, bool], list[tuple[int, str]]] = {}
        odd = []
        for seat in self.others:
            for card in hands[seat]:
                if card not in self.known[seat]:
                    kinds.setdefault((card[0], is_vowel(card)), []).append((seat, card))
                    if self._odd(limits, seat, card):
                        odd.append((seat, card))
        for seat, card in odd:
            if card not in hands[seat]:  # it was what another was exchanged for
                continue
            alike = kinds[card[0], is_vowel(card)]
            for other, instead in sorted(alike, key=lambda _: rng.random()):
                if other == seat or self._odd(limits, seat, instead) or self._odd(limits, other, card):
                    continue
                if instead in self.proved[seat] or card in self.proved[other]:  # a house rule proves single cards
                    continue
                alike[alike.index((seat, card))] = seat, instead
                alike[alike.index((other, instead))] = other, card
                hands[seat][hands[seat].index(card)] = instead
                hands[other][hands[other].index(instead)] = card
                break
        return deal._replace(hands=tuple(map(in_order, hands)))

    def _odd(self, limits: list[tuple[float, float]], seat: int, card: str) -> bool:
        """Whether this seat would have played or passed the card, if it was dealt it."""
        if card in self.unplayed[seat]:
            return True
        passed, came = limits[seat]
        return passed < self.hard[card] < came

    def _limits(self, hands: list[list[str]]) -> list[tuple[float, float]]:
        """By seat how hard the easiest letter is that it passed, and that passed to it."""
        limits = [(2.0, 2.0)] * len(hands)
        easiest = {}
        for giver, (taker, cards) in self.passes.items():
            if None in cards:
                cards = sorted((*hands[taker], *self.played[taker]), key=self.hard.__getitem__)[-len(cards) :]
            easiest[giver] = min(map(self.hard.__getitem__, cards), default=2.0)
        for giver, (taker, cards) in self.passes.items():
            came = easiest[giver] if None in cards else 2.0
            limits[taker] = easiest.get(taker, 2.0), came
        return limits
