"""How Careful fares in Dead Letters: `python benchmarks/dead_letters.py`.

First which fixed policy (draw so many, lay a word from so many points on) is best, then how many games Careful wins
against two of one kind, seats rotated, all words, and at last how often it challenges words that it does not know.
"""

from __future__ import annotations

import argparse
import random
import time
from functools import lru_cache
from itertools import product
from typing import Any

import lettergames as lg
from lettergames.bots import Careful
from lettergames.core import chance
from lettergames.core.decks import cards_of
from lettergames.games.dead_letters.state import VOWELS, Answer, Draw, Pass, Score
from lettergames.words import Lexicon, Spellable, best_with_vowels

RULES = lg.DeadLetters(seats=3)
DRAWS, FROM = (8, 11, 14, 17, 20, 24, 30, 45), (5, 10, 15, 20, 30)


class Fixed:
    """Draws so many cards whenever its best word brings fewer points than `enough`; never challenges."""

    def __init__(self, draws: int, enough: int) -> None:
        self.draws, self.enough = draws, enough

    def choose(self, state: Any, rng: random.Random) -> Any:
        if state.phase == "answer":
            return Answer(False)
        hand, pile = state.hands[state.to_act], len(state.pile)
        word, points = best(hand)
        if word and (points >= self.enough or not pile):
            return word
        return Draw(min(self.draws, pile)) if pile else Pass()


class Seated:
    """A bot that is shown its view of the state."""

    def __init__(self, bot: Any) -> None:
        self.bot = bot

    def choose(self, state: Any, rng: random.Random) -> Any:
        view = RULES.view(state, state.to_act)
        return self.bot.choose(view, RULES.legal_moves(view), rng)


@lru_cache(maxsize=200_000)
def best(hand: tuple[str, ...]) -> tuple[Any, float]:
    """The word that brings most now, and what it brings."""
    found = best_with_vowels(RULES.lexicon, hand, RULES.points.get, RULES.points.get) if len(hand) > 1 else None
    if found is None:
        return None, 0
    vowels = tuple(sorted(hand[part.card] for part in found.parts if part.letters in VOWELS))
    return Score(found.word, vowels), found.score


def share(player: Any, others: tuple[Any, Any], games: int, seed: int) -> tuple[float, list[float]]:
    """The share of games the player wins, shared wins in part, and the mean points of all three."""
    won, points = 0.0, [0.0] * 3
    for number in range(games):
        turn, state = number % 3, RULES.deal(seed + number // 3)
        players = [player, *others]
        rng = chance.generator("dead letters", number)
        while state.to_act is not None:
            state = RULES.apply(state, players[(state.to_act + turn) % 3].choose(state, rng))
        winners = [(seat + turn) % 3 for seat in state.outcome.winners]
        won += (0 in winners) / len(winners)
        for seat, score in enumerate(state.outcome.scores):
            points[(seat + turn) % 3] += score / games
    return won / games, points


def fixed_policies(games: int, seed: int) -> list[tuple[int, int]]:
    """Each policy against two of its kind: which others win more than their third? Prints the best of each round."""
    found, policy = [], (14, 15)
    while policy not in found:
        found.append(policy)
        two = Fixed(*policy), Fixed(*policy)
        wins = {each: share(Fixed(*each), two, games, seed)[0] for each in product(DRAWS, FROM)}
        _, points = share(two[0], two, games, seed)
        answer = max(wins, key=lambda each: (wins[each], each == policy))
        print(f"against two of {policy} ({points[0]:.1f} points each) {answer} wins most: {100 * wins[answer]:.0f} %")
        policy = answer
    return found


def challenged(vocabulary: int, listed: bool, words: int, seed: int) -> float:
    """The share of words that are challenged by a bot that does not know them."""
    every, known = Lexicon.default(), Lexicon.default().common(vocabulary)
    rng, bot, asked, times = random.Random(seed), Careful(vocabulary=vocabulary), 0, 0
    deal = 0
    while asked < words:
        deal += 1
        hand = chance.shuffled(cards_of(RULES.letters), deal, 7)[:14]
        spellable = Spellable(every, hand)
        word = spellable[rng.randrange(len(spellable))]
        if not listed:
            place = rng.randrange(len(word))
            letter = rng.choice(VOWELS if word[place] in VOWELS else hand)
            word = f"{word[:place]}{letter}{word[place + 1 :]}"
        if (word in every) != listed or word in known:
            continue
        state = RULES.position(hands={"A": hand, "C": ""})
        if not RULES.verdict(state, f"score {word}"):
            continue
        asked_now = RULES.step(state, f"score {word}")
        view = RULES.view(asked_now, 1)
        times += bot.choose(view, RULES.legal_moves(view), rng).challenge
        asked += 1
    return times / words


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="games of Careful against each pair (1000)")
    parser.add_argument("--grid", type=int, default=120, help="games of each pair of fixed policies (120)")
    parser.add_argument("--seed", type=int, default=1, help="number of the first deal (1)")
    asked = parser.parse_args()
    policies = fixed_policies(asked.grid, asked.seed)
    for policy in policies:
        began = time.process_time()
        won, points = share(Seated(Careful()), (Fixed(*policy), Fixed(*policy)), asked.games, asked.seed)
        seconds = time.process_time() - began
        margin = 1.96 * (won * (1 - won) / asked.games) ** 0.5
        told = ", ".join(f"{each:.1f}" for each in points)
        print(
            f"Careful wins {100 * won:.1f} % ± {100 * margin:.1f} of {asked.games:,} games against two of {policy}; "
            f"points {told}; {1000 * seconds / asked.games:.0f} ms a game"
        )
    for vocabulary in (35, 60, 80):
        rates = [challenged(vocabulary, listed, 400, asked.seed) for listed in (False, True)]
        print(
            f"vocabulary {vocabulary}: challenges {100 * rates[0]:.0f} % of unlisted words, "
            f"{100 * rates[1]:.0f} % of listed words it does not know"
        )


if __name__ == "__main__":
    main()
