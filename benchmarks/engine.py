"""How fast the engine is, beside open_spiel's hearts and two games of rlcard.

    pip install open_spiel rlcard
    python benchmarks/engine.py

Everybody plays at random, in one process, in turns of about a second, five times over. Speeds are moves per
second of CPU time; what is printed is the median of five, also of the ratios. A move is a choice of a player:
dealing is not counted, its time is. A peer that is not installed is left out.

Each peer plays twice: driven as tightly as its interface allows, and "its way": open_spiel draws chance with
numpy.random.choice as its examples do, rlcard runs its own RandomAgent.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from functools import partial
from importlib.util import find_spec
from statistics import median
from typing import Any

import lettergames as lg

TURNS = 5
Play = Callable[[random.Random], int]  # plays one game and counts its moves


def protected(rules: Any, state: Any, seat: int) -> bool:
    """A player who has played a Shield cannot be chosen until the Shield ends."""
    return state.shields[seat]  # type: ignore[no-any-return]


def secret_letter(rules: Any, checked: bool, rng: random.Random) -> int:
    """One round."""
    play = rules.step if checked else rules.apply
    legal_moves = rules.legal_moves
    state = rules.deal(int(rng.random() * 1e9))
    moves = 0
    while state.phase == "play":
        state = play(state, legal_moves(state).sample(rng))
        moves += 1
    return moves


def ours() -> dict[str, Play]:
    two, four = lg.SecretLetter(seats=2), lg.SecretLetter(seats=4)
    house = two.with_rule(protected)
    return {
        "Secret Letter, 2 seats, apply": partial(secret_letter, two, False),
        "Secret Letter, 2 seats, step": partial(secret_letter, two, True),
        "Secret Letter, 4 seats, apply": partial(secret_letter, four, False),
        "Secret Letter, 4 seats, step": partial(secret_letter, four, True),
        "Secret Letter, 2 seats, a house rule, apply": partial(secret_letter, house, False),
    }


def peers() -> dict[str, Play]:
    found: dict[str, Play] = {}
    if find_spec("pyspiel"):
        found |= open_spiel("hearts")
    else:
        print("open_spiel is not installed: pip install open_spiel")
    if find_spec("rlcard"):
        found |= rlcard()
    else:
        print("rlcard is not installed: pip install rlcard")
    return found


def open_spiel(*games: str) -> dict[str, Play]:
    """These games of open_spiel, each driven in both ways."""
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
    for name in games:
        game = pyspiel.load_game(name)
        found[f"open_spiel {name}"] = partial(
            play, game, lambda actions, chances, rng: rng.choices(actions, chances)[0]
        )
        found[f"open_spiel {name}, its way"] = partial(
            play, game, lambda actions, chances, rng: np.random.choice(actions, p=chances)
        )
    return found


def rlcard() -> dict[str, Play]:
    import rlcard
    from rlcard.agents import RandomAgent
    from rlcard.games.leducholdem import Game as Leduc
    from rlcard.games.uno import Game as Uno

    def play(game: Any, rng: random.Random) -> int:
        game.init_game()
        moves = 0
        while not game.is_over():
            legal = game.get_legal_actions()
            game.step(legal[int(rng.random() * len(legal))])
            moves += 1
        return moves

    def its_own(environment: Any, rng: random.Random) -> int:
        before = environment.timestep
        environment.run(is_training=False)
        return environment.timestep - before  # type: ignore[no-any-return]

    def at_random(name: str) -> Any:
        environment = rlcard.make(name)
        environment.set_agents([RandomAgent(environment.num_actions)] * environment.num_players)
        return environment

    return {
        "rlcard uno": partial(play, Uno()),
        "rlcard leduc": partial(play, Leduc()),
        "rlcard uno, its way": partial(its_own, at_random("uno")),
        "rlcard leduc, its way": partial(its_own, at_random("leduc-holdem")),
    }


def speed(play: Play, seconds: float, rng: random.Random) -> float:
    """Moves per second of CPU time."""
    began, moves = time.process_time(), 0
    while True:
        moves += sum(play(rng) for _ in range(20))
        taken = time.process_time() - began
        if taken >= seconds:
            return moves / taken


def in_turns(players: dict[str, Play], seconds: float) -> list[dict[str, float]]:
    """The speed of everybody in each of some turns."""
    rng = random.Random(1)
    return [{name: speed(play, seconds, rng) for name, play in players.items()} for _ in range(TURNS)]


def show(turns: list[dict[str, float]], beside: Iterable[str], wide: int, column: int) -> None:
    """Print the median speeds, and the median ratios to these peers."""
    print(f"\n{'':<{wide}}{'moves/s':>9}" + "".join(f"{f'× {name}':>{column}}" for name in beside))
    for name in turns[0]:
        row = f"{name:<{wide}}{median(turn[name] for turn in turns):>9,.0f}"
        print(row + "".join(f"{median(turn[name] / turn[peer] for turn in turns):>{column}.2f}" for peer in beside))


def compare(seconds: float) -> None:
    turns = in_turns(ours() | peers(), seconds)
    players = turns[0]
    beside = [name for name in ("open_spiel hearts", "open_spiel hearts, its way") if name in players]
    beside += [
        max(games, key=lambda name: median(turn[name] for turn in turns))
        for games in (("rlcard uno", "rlcard leduc"), ("rlcard uno, its way", "rlcard leduc, its way"))
        if games[0] in players
    ]
    show(turns, beside, 46, 30)


def rounds_of_two(rounds: int = 10_000) -> str:
    rules, rng = lg.SecretLetter(seats=2), random.Random(1)
    began = time.process_time()
    for _ in range(rounds):
        secret_letter(rules, False, rng)
    return f"{time.process_time() - began:.2f} s"


def samples(seats: int, seconds: float = 1.0) -> str:
    """States drawn for the views of random rounds."""
    rules, rng = lg.SecretLetter(seats=seats), random.Random(1)
    views = []
    for seed in range(200):
        state = rules.deal(seed)
        while state.phase == "play":
            views.append(rules.view(state, state.to_act))
            state = rules.apply(state, rules.legal_moves(state).sample(rng))
    began, drawn = time.process_time(), 0
    while (taken := time.process_time() - began) < seconds:
        rules.sample(views[drawn % len(views)], rng)
        drawn += 1
    began, many, sampler = time.process_time(), 0, rules.sampler(views[len(views) // 2])
    while (again := time.process_time() - began) < seconds:
        sampler(rng)
        many += 1
    return f"{drawn / taken:,.0f} a second for a new view each, {many / again:,.0f} for one view"


def sent(seats: int) -> str:
    """Bytes of JSON that one person's browser gets in a match against bots."""
    from lettergames.table.sitting import Sitting

    def size(*parts: Any) -> int:
        return len(json.dumps(parts, ensure_ascii=False).encode())

    rng = random.Random(1)
    sitting = Sitting(lg.Game(lg.SecretLetter(seats=seats), seed=1))
    game, sizes = sitting.game, []
    first = size(sitting.book(0), sitting.scene(0))
    while game.result is None:
        if game.to_act in sitting.bots:
            sitting.advance()
        else:
            game.play(game.rules.legal_moves(game.state).sample(rng))
        sizes.append(size(sitting.scene(0)))
    return f"{median(sizes):,.0f} a move (most {max(sizes):,}), first scene with rules {first:,}"


def importing(module: str) -> str:
    """Milliseconds that importing takes in a new process, the shortest of seven."""
    code = f"import time; t = time.perf_counter(); import {module}; print(time.perf_counter() - t)"
    runs = [subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True) for _ in range(7)]
    return f"{1000 * min(float(run.stdout) for run in runs):.1f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds of a turn (1.0)")
    asked = parser.parse_args()
    compare(asked.seconds)
    print(f"\n10,000 random rounds of two      {rounds_of_two()}")
    print(f"rules.sample(view), 2 seats      {samples(2)}")
    print(f"rules.sample(view), 4 seats      {samples(4)}")
    print(f"bytes to the browser, 2 seats    {sent(2)}")
    print(f"bytes to the browser, 4 seats    {sent(4)}")
    print(f"import lettergames               {importing('lettergames')}")
    print(f"import the rules, too            {importing('lettergames.games.secret_letter')}")


if __name__ == "__main__":
    main()
