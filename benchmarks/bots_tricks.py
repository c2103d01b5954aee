"""What a bot scores in LetterTricks against Random: `python benchmarks/bots_tricks.py`.

Every deal is played once for each seat, with the bot there and Random on all others; in teams once for each side; and
together by Careful alone.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from statistics import mean, stdev
from typing import Any, NamedTuple

import lettergames as lg
from lettergames.bots import Careful, Random
from lettergames.core import chance

GAMES = {
    "four": lg.CompetitiveTricks(hands=1),
    "five": lg.CompetitiveTricks(seats=5, hands=1),
    "three": lg.ThreePlayerTricks(),
}


VOCABULARIES = (35, 100)


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


def match(rules: Any, bots: Sequence[Any], deal: int) -> Any:
    """A game with these bots on the seats, asked after each move whether they have something to say; its end."""
    state, number = rules.deal(deal), 0
    while state.to_act is not None:
        actor = state.to_act
        view = rules.view(state, actor)
        move = bots[actor].choose(view, rules.legal_moves(view), chance.generator(deal, actor, number))
        state, number = rules.apply(state, move), number + 1
        for turn in range(1, rules.players + 1):
            seat = (actor + turn) % rules.players
            moves = rules.interrupts(state, seat) if state.to_act is not None else ()
            view = rules.view(state, seat) if moves else {}
            said = bots[seat].interrupt(view, moves, chance.generator(deal, seat, number)) if moves else None
            if said is not None:
                state, number = rules.apply(state, said, seat), number + 1
    return state


def teams_won(vocabulary: int, deals: int, first: int = 1) -> float:
    """The share of games that a team of Careful wins against one of Random, each deal with sides changed."""
    rules, won = lg.TeamTricks(), 0
    for deal in range(first, first + deals):
        for side in (0, 1):
            bots = [Careful(vocabulary) if seat % 2 == side else Random() for seat in range(4)]
            result = rules.result(match(rules, bots, deal))
            won += bool(result.winners) and result.winners[0] % 2 == side
    return won / deals / 2


def words_made(seats: int, vocabulary: int, deals: int, first: int = 1, talk: str = "counts", **more: Any) -> list[int]:
    """How many words so many Careful make together, deal by deal; `more` is how they are made."""
    rules = lg.CooperativeTricks(seats=seats, coop_talk=talk)
    ends = (match(rules, [Careful(vocabulary, **more)] * seats, deal) for deal in range(first, first + deals))
    return [sum(1 for word in end.match.made if word) for end in ends]


def competitive(deals: int, seed: int) -> None:
    """Print what Careful scores in the competitive games."""
    print(f"Points a hand against Random elsewhere; {deals} deals from {seed} on, each seat in turn")
    head = f"{'game':<7}{'vocabulary':>11}{'Careful':>9}{'Random':>8}{'ratio, 95 %':>16}{'won alone %':>13}"
    print(f"{head}{'ms':>7}{'slowest':>9}")
    for name, rules in GAMES.items():
        for vocabulary in VOCABULARIES:
            found = tally(rules, Careful(vocabulary), deals, seed)
            between = f"{found.low:.2f} to {found.high:.2f}" if found.low > 0 else "–"
            print(
                f"{name:<7}{vocabulary:>11}{found.mine:>9.2f}{found.others:>8.2f}{between:>16}{100 * found.won:>13.1f}"
                f"{found.milliseconds:>7.1f}{found.slowest:>9.1f}"
            )


def teams(deals: int, seed: int) -> None:
    """Print how many games a team of Careful wins."""
    for vocabulary in VOCABULARIES:
        won, games = teams_won(vocabulary, deals, seed), 2 * deals
        margin = 1.96 * (won * (1 - won) / games) ** 0.5
        print(f"As a team with vocabulary {vocabulary}: {100 * won:.1f} ± {100 * margin:.1f} % of {games} games won")


def together(deals: int, seed: int) -> None:
    """Print how many words Careful make in the cooperative game."""
    for seats in (4, 5):
        for vocabulary in VOCABULARIES:
            for name, talk, kept in (
                ("no conventions", "counts", ()), ("no talk", "off", None), ("all conventions", "counts", None)
            ):  # fmt: skip
                made = words_made(seats, vocabulary, deals, seed, talk, conventions=kept)
                margin = 1.96 * stdev(made) / deals**0.5
                print(f"{seats} together, vocabulary {vocabulary}, {name}: {mean(made):.2f} ± {margin:.2f} words")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=50, help="deals of each line (50)")
    parser.add_argument("--together", type=int, default=0, help="deals of each line of the cooperative game (--deals)")
    parser.add_argument("--seed", type=int, default=1, help="number of the first deal (1)")
    asked = parser.parse_args()
    competitive(asked.deals, asked.seed)
    teams(max(1, asked.deals // 4), asked.seed)
    together(asked.together or asked.deals, asked.seed)


if __name__ == "__main__":
    main()
