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
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from statistics import median
from typing import Any

from engine import TURNS, Play, speed

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


def peers() -> dict[str, Play]:
    if not find_spec("pyspiel"):
        print("open_spiel is not installed: pip install open_spiel")
        return {}
    import numpy as np
    import pyspiel

    def play(game: Any, chance: Callable[[Any, Any, random.Random], int], rng: random.Random) -> int:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance(actions, chances, rng))
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(rng.random() * len(legal))])
                moves += 1
        return moves

    found: dict[str, Play] = {}
    for name in ("hearts", "spades"):
        game = pyspiel.load_game(name)
        found[name] = partial(play, game, lambda actions, chances, rng: rng.choices(actions, chances)[0])
        found[f"{name}, its way"] = partial(
            play, game, lambda actions, chances, rng: np.random.choice(actions, p=chances)
        )
    return found


def compare(seconds: float) -> None:
    beside = peers()
    players = ours() | beside
    rng = random.Random(1)
    turns = [{name: speed(play, seconds, rng) for name, play in players.items()} for _ in range(TURNS)]
    print(f"\n{'':<42}{'moves/s':>9}" + "".join(f"{f'× {name}':>20}" for name in beside))
    for name in players:
        row = f"{name:<42}{median(turn[name] for turn in turns):>9,.0f}"
        print(row + "".join(f"{median(turn[name] / turn[peer] for turn in turns):>20.2f}" for peer in beside))


def samples(rules: Any, talk: float = 0.0, seconds: float = 1.0) -> str:
    """States drawn for views of random games in which play has shown a void; `talk` is how often each seat speaks."""
    rng, samplers = random.Random(1), []
    for seed in range(60):
        state = rules.deal(seed)
        while state.phase in TRICKS:
            view = rules.view(state, state.to_act)
            if any(view["lacks"]) and rng.random() < 0.1:
                samplers.append(rules.sampler(view))
            for seat in range(rules.players):
                if rng.random() < talk:
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
    print(f"the same, each seat speaks every 10 moves {samples(lg.CooperativeTricks(), talk=0.1)}")


if __name__ == "__main__":
    main()
