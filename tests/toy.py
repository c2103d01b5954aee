"""A small game as a person would write it in a cell: two players bid unseen, the higher spells a word."""

from itertools import combinations
from typing import NamedTuple

import lettergames as lg
from lettergames.core import chance
from lettergames.core.errors import NotationError
from lettergames.core.log import entries

LETTERS = "AAEEIOLNRSTT"


class State(NamedTuple):
    phase: str  # bid, spell, between, over
    to_act: int | None
    hands: tuple[str, ...]
    bids: tuple[str, ...]  # "" before the choice; "?" in a view that may not know it
    knocks: tuple[int, ...]
    points: tuple[int, ...]
    round: int
    seed: int
    log: tuple | None
    kind: str = "toy"


class Toy(lg.Ruleset):
    """Two deals of three letters. Both bid 1 to 3 unseen; the higher bid spells a word of so many letters."""

    name, title = "toy", "Toy"
    order = ("may_bid", "bid_winner", "may_spell", "word_points")

    @lg.rule("Bids")
    def may_bid(rules, state: State, bid: int) -> bool | lg.No:
        """A bid is 1, 2 or 3."""
        return True

    @lg.rule("Bids")
    def bid_winner(rules, state: State) -> int:
        """The higher bid spells; of equal bids the one of the player on the right."""
        return int(state.bids[1] >= state.bids[0])

    @lg.rule("Words")
    def may_spell(rules, state: State, word: str) -> bool | lg.No:
        """A word has as many letters as were bid, in any order, all from your own hand."""
        bid, hand = int(state.bids[state.to_act]), state.hands[state.to_act]
        fits = len(word) == bid and all(word.count(each) <= hand.count(each) for each in word)
        return fits or lg.No(f"you bid {bid} and hold {' '.join(hand)}")

    @lg.rule("Words")
    def word_points(rules, state: State, word: str) -> int:
        """A letter is a point. A knock, which each player may give once out of turn, adds one."""
        return len(word) + len(state.knocks)

    def deal(self, seed=None, number=1, points=(0, 0), hands=None):
        seed = chance.fresh_seed() if seed is None else seed
        cards = "".join(chance.shuffled(LETTERS, seed, number))
        hands = hands or (cards[:3], cards[3:6])
        shown = (("deals", number, points), *(("dealt", seat, hand) for seat, hand in enumerate(hands)))
        return State("bid", 0, hands, ("", ""), (), points, number, seed, (0, "deal", shown, self, None))

    def candidates(self, state):
        if state.phase == "spell":
            words = combinations(sorted(state.hands[state.to_act]), int(state.bids[state.to_act]))
            return [f"spell {word}" for word in dict.fromkeys(map("".join, words))]
        return {"bid": ["bid 1", "bid 2", "bid 3"], "between": ["deal"]}.get(state.phase, [])

    def parse(self, text, state=None):
        kind, _, what = text.partition(" ")
        good = {"bid": what in tuple("123"), "spell": what.isalpha(), "knock": not what, "deal": not what}
        if not good.get(kind):
            raise NotationError(f"{text!r} is no move; expected bid 2, spell TEA, knock or deal")
        return f"{kind} {what.upper()}".strip()

    def well_formed(self, state, move, seat):
        kind = "deal" if state.phase == "between" else state.phase
        return "" if str(move).split()[0] == kind else f"expected {kind}"

    def judge(self, state, move, seat):
        kind, _, what = move.partition(" ")
        yield self.ask("may_spell", state, what) if kind == "spell" else lg.Verdict()
        yield self.ask("may_bid", state, int(what)) if kind == "bid" else lg.Verdict()

    def interrupts(self, state, seat):
        may = state.phase in ("bid", "spell") and seat != state.to_act and seat not in state.knocks
        return ("knock",) if may else ()

    def apply(self, state, move, seat=None):
        seat = state.to_act if seat is None else seat
        kind, _, what = move.partition(" ")
        if kind == "deal":
            return self.deal(state.seed, state.round + 1, state.points)
        shown = ()
        if kind == "knock":
            state = state._replace(knocks=(*state.knocks, seat))
        elif kind == "bid":
            state = state._replace(bids=(*state.bids[:seat], what, *state.bids[seat + 1 :]), to_act=1)
            if all(state.bids):
                state, shown = state._replace(phase="spell"), (("opens", *state.bids),)
                state = state._replace(to_act=self.bid_winner(state))
        else:
            points = list(state.points)
            points[seat] += self.word_points(state, what)
            phase, to_act = ("between", 0) if state.round == 1 else ("over", None)
            state = state._replace(phase=phase, to_act=to_act, points=tuple(points))
            shown = (("spells", seat, what),)
        return state._replace(log=(seat, move, shown, self, state.log))

    def result(self, state):
        best = [seat for seat, many in enumerate(state.points) if many == max(state.points)]
        return lg.Result(state.points, tuple(best), "the most points") if state.phase == "over" else None

    def mask_move(self, mover, move, seat):
        return None if move.startswith("bid") and mover != seat else move

    def mask(self, shown, seat):
        return (*shown[:2], None) if shown[0] == "dealt" and shown[1] != seat else shown

    def view(self, state, seat):
        hide = state.phase == "bid"
        bids = [bid and ("?" if hide and each != seat else bid) for each, bid in enumerate(state.bids)]
        return {
            "seat": seat, "phase": state.phase, "to_act": state.to_act, "hand": state.hands[seat],
            "bids": bids, "knocks": list(state.knocks), "points": list(state.points), "round": state.round,
            "events": [event.as_seen(seat) for event in self.events(state)],
        }  # fmt: skip

    def masked(self, view):
        hands = tuple(view["hand"] if seat == view["seat"] else "???" for seat in (0, 1))
        bids, knocks, points = map(tuple, (view["bids"], view["knocks"], view["points"]))
        return State(view["phase"], view["to_act"], hands, bids, knocks, points, view["round"], 0, None)

    def sampler(self, view):
        me, events = view["seat"], view["events"]
        shown = {item[0]: item[1:] for event in events for item in event[3] if item[0] != "dealt"}
        speller, word = shown.get("spells", (me, ""))
        known = word if speller != me else ""  # of the other hand

        def sample(rng):
            unseen = list(LETTERS)
            for each in view["hand"] + known:
                unseen.remove(each)
            rng.shuffle(unseen)
            hands = [known + "".join(unseen[: 3 - len(known)])] * 2
            hands[me] = view["hand"]
            state = self.deal(rng.getrandbits(30), view["round"], tuple(shown["deals"][1]), tuple(hands))
            for _, seat, told, _ in events[1:]:
                opened = f"bid {shown['opens'][seat]}" if "opens" in shown else None
                move = told or opened or self.legal_moves(state).sample(rng)
                state = self.apply(state, move, seat)
            return state

        return sample

    def opening(self, state):
        (_, number, points), *dealt = entries(state.log)[0][2]
        return self.deal(state.seed, number, points, tuple(hand for _, _, hand in dealt))
