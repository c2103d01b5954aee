"""What a bot scores in LetterTricks against Random: `python benchmarks/bots_tricks.py`.

Every deal is played once for each seat, with the bot there and Random on all others.
"""

from __future__ import annotations

import argparse
import time
from typing import Any, NamedTuple

import lettergames as lg
from lettergames.bots import Careful, Random
from lettergames.core import chance

GAMES = {
    "four": lg.CompetitiveTricks(hands=1),
    "five": lg.CompetitiveTricks(seats=5, hands=1),
    "three": lg.ThreePlayerTricks(),
}


class Hand(NamedTuple):
    """The points of a hand by seat, how many decisions the bot took in it, their CPU seconds, and the slowest."""

    points: tuple[int, ...]
    decisions: int
    seconds: float
    slowest: float


class Tally(NamedTuple):
    """Over some deals: points of the bot and of Random a hand, hands won alone, and a decision in milliseconds.

    `low` and `high` are the 95 % interval of bot divided by Random, the deals being drawn again and again.
    """

    mine: float
    others: float
    low: float
    high: float
    won: float
    milliseconds: float
    slowest: float


def play(rules: Any, bot: Any, seat: int, deal: int) -> Hand:
    """One hand of this deal, the bot on this seat."""
    state, decisions, seconds, slowest = rules.deal(deal), 0, 0.0, 0.0
    other = Random()
    for number in range(10_000):
        actor = state.to_act
        if actor is None:
            break
        rng = chance.generator(deal, seat, number)
        if actor == seat:
            began = time.process_time()
            view = rules.view(state, actor)
            move = bot.choose(view, rules.legal_moves(view), rng)
            took = time.process_time() - began
            decisions, seconds, slowest = decisions + 1, seconds + took, max(slowest, took)
        else:
            move = other.choose({}, rules.legal_moves(state), rng)
        state = rules.apply(state, move)
    return Hand(state.match.scores[-1], decisions, seconds, slowest)


def tally(rules: Any, bot: Any, deals: int, first: int = 1) -> Tally:
    """All seats of so many deals."""
    play(rules, bot, 0, first)  # the word list is read now
    hands = [[play(rules, bot, seat, first + deal) for seat in range(rules.players)] for deal in range(deals)]
    seats = rules.players
    mine = [sum(hand.points[seat] for seat, hand in enumerate(deal)) / seats for deal in hands]
    all_points = [sum(sum(hand.points) for hand in deal) / seats for deal in hands]
    others = [(whole - own) / (seats - 1) for whole, own in zip(all_points, mine, strict=True)]
    rng = chance.generator("bootstrap", deals)
    ratios = []
    for _ in range(2000):
        drawn = [int(rng.random() * deals) for _ in range(deals)]
        ratios.append(sum(mine[at] for at in drawn) / (sum(others[at] for at in drawn) or 1))
    ratios.sort()
    every = [(seat, hand) for deal in hands for seat, hand in enumerate(deal)]
    won = sum(hand.points[seat] > max(hand.points[:seat] + hand.points[seat + 1 :]) for seat, hand in every)
    decisions = sum(hand.decisions for _, hand in every)
    return Tally(
        sum(mine) / deals, sum(others) / deals, ratios[50], ratios[-51], won / len(every),
        1000 * sum(hand.seconds for _, hand in every) / decisions, 1000 * max(hand.slowest for _, hand in every),
    )  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=50, help="deals of each line (50)")
    parser.add_argument("--seed", type=int, default=1, help="number of the first deal (1)")
    asked = parser.parse_args()
    print(f"Points a hand against Random elsewhere; {asked.deals} deals from {asked.seed} on, each seat in turn")
    head = f"{'game':<7}{'vocabulary':>11}{'Careful':>9}{'Random':>8}{'ratio, 95 %':>16}{'won alone %':>13}"
    print(f"{head}{'ms':>7}{'slowest':>9}")
    for name, rules in GAMES.items():
        for vocabulary in (35, 100):
            found = tally(rules, Careful(vocabulary), asked.deals, asked.seed)
            between = f"{found.low:.2f} to {found.high:.2f}" if found.low > 0 else "–"
            print(
                f"{name:<7}{vocabulary:>11}{found.mine:>9.2f}{found.others:>8.2f}{between:>16}{100 * found.won:>13.1f}"
                f"{found.milliseconds:>7.1f}{found.slowest:>9.1f}"
            )


if __name__ == "__main__":
    main()
