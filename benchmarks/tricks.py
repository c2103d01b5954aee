"""How fast LetterTricks is, beside open_spiel's hearts and spades.

    pip install open_spiel
    python benchmarks/tricks.py

Everybody plays at random, in one process, in turns of about a second, five times over; only the tricks are played,
with their picks, no words. Speeds are moves per second of CPU time, the median of five, also of the ratios; dealing is
not counted as a move, its time is. open_spiel is driven twice: as tightly as its interface allows, and "its way", with
chance drawn by numpy.random.choice as its examples do.
"""

from __future__ import annotations

import argparse
import random
import time
from functools import partial
from importlib.util import find_spec
from typing import Any

from engine import Play, in_turns, open_spiel, show

import lettergames as lg

TRICKS = frozenset({"pass", "trick", "pick", "vowel", "lay", "settle"})


def tricks(rules: Any, checked: bool, rng: random.Random) -> int:
    """The tricks of one hand."""
    play, legal_moves = rules.step if checked else rules.apply, rules.legal_moves
    state, moves = rules.deal(int(rng.random() * 1e9)), 0
    while state.phase in TRICKS:
        state = play(state, legal_moves(state).sample(rng))
        moves += 1
    return moves


def must_follow(rules: Any, state: Any, hand: Any) -> Any:
    """Whoever can follow the suit led must."""
    return tuple(card for card in hand if card[0] == state.suit) or hand


def ours() -> dict[str, Play]:
    four = lg.CompetitiveTricks()
    return {
        "CompetitiveTricks, apply": partial(tricks, four, False),
        "CompetitiveTricks, step": partial(tricks, four, True),
        "CompetitiveTricks, a house rule, apply": partial(tricks, four.with_rule(must_follow), False),
        "ThreePlayerTricks, apply": partial(tricks, lg.ThreePlayerTricks(), False),
        "TeamTricks, apply": partial(tricks, lg.TeamTricks(), False),
        "CooperativeTricks, apply": partial(tricks, lg.CooperativeTricks(), False),
    }


def compare(seconds: float) -> None:
    if find_spec("pyspiel"):
        peers = open_spiel("hearts", "spades")
    else:
        peers = {}
        print("open_spiel is not installed: pip install open_spiel")
    show(in_turns(ours() | peers, seconds), peers, 42, 30)


def samples(rules: Any, talk: float = 0.0, silent: frozenset[str] = frozenset(), seconds: float = 1.0) -> str:
    """States drawn for views of random games in which play has shown a void; `talk` is how often each seat speaks,
    but in these phases."""
    rng, samplers = random.Random(1), []
    for seed in range(60):
        state = rules.deal(seed)
        while state.phase in TRICKS:
            view = rules.view(state, state.to_act)
            if any(view["lacks"]) and rng.random() < 0.1:
                samplers.append(rules.sampler(view))
            for seat in range(rules.players):
                if state.phase not in silent and rng.random() < talk:
                    state = rules.apply(state, rng.choice(rules.interrupts(state, seat)), seat)
            state = rules.apply(state, rules.legal_moves(state).sample(rng))
    began, drawn = time.process_time(), 0
    while (taken := time.process_time() - began) < seconds:
        samplers[drawn % len(samplers)](rng)
        drawn += 1
    return f"{drawn / taken:,.0f} a second, over {len(samplers)} views with voids"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds of a turn (1.0)")
    asked = parser.parse_args()
    compare(asked.seconds)
    print(f"\nsamples, CompetitiveTricks                {samples(lg.CompetitiveTricks())}")
    print(f"samples, ThreePlayerTricks                {samples(lg.ThreePlayerTricks())}")
    print(f"samples, TeamTricks                       {samples(lg.TeamTricks())}")
    print(f"samples, CooperativeTricks, silent        {samples(lg.CooperativeTricks())}")
    print(f"the same, each seat speaks every 10 moves {samples(lg.CooperativeTricks(), 0.1, frozenset({'pass'}))}")
    print(f"the same, before the pass, too            {samples(lg.CooperativeTricks(), 0.1)}")


if __name__ == "__main__":
    main()
