"""States that agree with everything one seat knows of a LetterTricks hand.

Hidden are hands, cards out of the game face down, words that are still sealed, and what others have passed; all the
rest, the log included, is the same in every sample.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from ...core.errors import PositionError
from ...core.log import Entry
from ...core.ruleset import View
from . import knowledge, talk
from .agreeing import Agreement
from .cards import Cards, in_order
from .proofs import lacks
from .shares import Place, Shares
from .state import Done, Match, Move, Pass, State, Time, Word

TRIES = 200


def sampler(rules: Any, view: View) -> Sampler:
    """What draws states that agree with the view; PositionError if none can."""
    return Sampler(rules, view)


class Sampler:
    """Call it with a random generator for one state that agrees with the view."""

    def __init__(self, rules: Any, view: View) -> None:
        self.rules = rules
        self.view = view
        self.me = me = view["seat"]
        self.known = [tuple(cards) for cards in view["knows"]]
        lying = view["left"] if view["picks"] else view["trick"]
        seen = Counter([*view["hand"], *lying, *view["aside"], *view["spare"], *view["display"]])
        seen.update(card for cards in (*view["taken"], *self.known) for card in cards)
        if view["phase"] in ("lay", "settle"):
            seen.update(card for _, one, two in view["finish"] for card in (*one, *two))
        self.hidden = sorted((Counter(rules.cards) - seen).elements())
        held = [0 if seat == me else many - len(self.known[seat]) for seat, many in enumerate(view["held"])]
        self.sizes = [*held, view["box"]]
        if len(self.hidden) != sum(self.sizes):
            raise PositionError(f"{len(self.hidden)} cards are hidden, but there is place for {sum(self.sizes)}")
        self.proved = [*view["lacks"], []]
        self.mine = tuple(view["hand"])
        self.match = knowledge.open_match(view)
        self.open_state = knowledge.open_state(view, self.match)
        self.events: list[tuple[int, Move | None, Any]] = [
            (seat, None if text is None else rules.parse(text), _frozen(shown))
            for _, seat, text, shown in view["events"]
        ]
        self.agreement = Agreement(self)
        self.shares = Shares(self.hidden, [self._place(place) for place in range(len(self.sizes))])
        if not self.shares.possible:
            raise PositionError("no deal agrees with this view under these rules")
        self.words = tuple(knowledge.words_of(words or ()) for words in view["words"])
        told = next((item[1] for *_, shown in self.events for item in shown if item[0] == "opens"), ())
        opened = tuple(tuple(Word(word, cards, suit) for word, suit, cards in words) for _, words in told)
        self.opened = opened or self.words
        self.sealed = Counter(seat for seat, move, _ in self.events if move is None)
        self.late = {seat for seat, move, _ in self.events if isinstance(move, Time)}
        self.masked = knowledge.masked(rules, view)
        self.log = None if self.sealed else self._log({}, {})

    def may_lie(self, card: str, place: int) -> bool:
        """Whether play has not proved that this card is not in this hand."""
        return not lacks(self.proved[place], card)

    def _place(self, place: int) -> Place:
        """What is known of the hidden cards in this hand, or of those face down."""
        open_to = frozenset(card for card in self.hidden if self.may_lie(card, place))
        counts = []
        for of, many in self.agreement.now[place].items() if place < len(self.known) else ():
            counted = frozenset(card for card in self.hidden if talk.is_of(card, of))
            counts.append((counted, many - talk.count(self.known[place], of)))
        return Place(self.sizes[place], open_to, tuple(counts))

    def __call__(self, rng: random.Random) -> State:
        """PositionError if no deal at all agrees with the view."""
        for _ in range(TRIES):
            dealt = self.shares(rng)
            got = self.agreement.reached(dealt, rng)
            if got is None:
                continue
            hands = [in_order((*cards, *known)) for cards, known in zip(dealt, (*self.known, ()), strict=True)]
            box = hands.pop()
            hands[self.me] = self.mine
            match = self.match._replace(seed=rng.getrandbits(30), words=self.words, box=box)
            log = self.log
            if self.sealed:
                made = self._made(hands, got, rng)
                match, log = self._unsealed(match, made), self._log(made, got)
            return self.open_state._replace(hands=tuple(hands), match=match, log=log)
        raise PositionError("no deal agrees with this view under these rules")

    def _made(self, hands: list[Cards], got: dict[int, Cards], rng: random.Random) -> dict[int, list[Move]]:
        """By seat the moves that it could have made where the view has sealed ones."""
        if got:
            return {seat: [Pass(got[seat])] for seat in self.sealed}
        if self.masked.phase == "pass":
            many = self.rules.pass_many(self.masked)
            return {seat: [Pass(in_order(rng.sample(hands[seat], many)))] for seat in self.sealed}
        made: dict[int, list[Move]] = {}
        for seat, count in self.sealed.items():
            if self.view["words"][seat] is None:
                finished = seat in self.view["ready"] and seat not in self.late
                made[seat] = self._could_have_laid(self.masked, seat, count, finished, rng)
            else:
                opened: list[Move] = [*self.opened[seat], Done()]
                made[seat] = opened[:count]
        return made

    def _unsealed(self, match: Match, made: dict[int, list[Move]]) -> Match:
        """What lies open of the match, with what these moves have laid or passed unseen."""
        if self.masked.phase == "pass":
            chosen = {seat: move.cards for seat, moves in made.items() for move in moves if isinstance(move, Pass)}
            return match._replace(passes=tuple((seat, chosen.get(seat, cards)) for seat, cards in match.passes))
        if self.masked.phase != "spell":
            return match
        laid = {seat: tuple(move for move in moves if isinstance(move, Word)) for seat, moves in made.items()}
        return match._replace(words=tuple(laid.get(seat, words) for seat, words in enumerate(match.words)))

    def _could_have_laid(self, state: State, seat: int, count: int, finished: bool, rng: random.Random) -> list[Move]:
        """So many moves with which this seat could have laid its words, the last of which finished or did not."""
        for _ in range(TRIES):
            moves: list[Move] = []
            while len(moves) < count:
                laid = tuple(move for move in moves if isinstance(move, Word))
                words = tuple(laid if at == seat else () for at in range(self.rules.players))
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

    def _log(self, sealed: dict[int, list[Move]], got: dict[int, Cards]) -> Entry | None:
        """The log of the view with these moves where it has sealed ones; `got` are the cards each seat has passed."""
        older, rules = self.view["older_rules"], self.rules
        moves = {seat: iter(each) for seat, each in sealed.items()}
        entry: Entry | None = None
        for number, (seat, move, shown) in enumerate(self.events):
            if move is None:
                move = next(moves[seat])
            if got and shown and shown[-1][0] == "passed":
                shown = tuple((*item[:3], got[item[1]]) if item[0] == "passed" else item for item in shown)
            entry = (seat, move, shown, None if number < older else rules, entry)
        return entry


def _frozen(value: Any) -> Any:
    return tuple(_frozen(part) for part in value) if isinstance(value, list) else value
