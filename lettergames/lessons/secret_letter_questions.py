"""Questions about Secret Letter on fresh deals; the rules in force work out every answer."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from ..core import chance
from ..core.decks import cards_of
from .steps import Count, Position, Predict, Step, Told

YOU, BEN, CLEO = "You", "Ben", "Cleo"
PLAYERS = (YOU, BEN, CLEO)
YES = "So it is."
NO = "The table has shown what happens."


def ten(rules: Any, seed: int) -> tuple[Step, ...]:
    """Ten questions from the whole lesson, on deals that belong to this seed."""
    chosen = chance.shuffled(MAKERS, seed, 0)[:10]
    return tuple(make(rules, chance.generator(seed, make.__name__)) for make in chosen)


def question(
    make: Maker, text: str, at: Position, answers: tuple[str, ...], right: str, rule: str, *then: str
) -> Predict:
    """A question with these answers, of which one is right, played out with these moves."""
    choices = tuple(Told(each, YES if each == right else NO, rule, right=each == right) for each in answers)
    return Predict(make.__name__, text, at, choices=choices, then=then)


def after(rules: Any, at: Position, move: str) -> Any:
    """The state that this move leads to."""
    state = rules.position(**at.pieces)
    return rules.step(state, rules.parse(move, state))


def scattered(rules: Any, rng: random.Random, hand: tuple[int, int], ben: int | None = None, **more: Any) -> Position:
    """Your turn with this hand, Ben's card seen if it is named; two cards lie in each row, chance deals the rest."""
    left = list(cards_of(rules.deck))
    for card in (*hand, *(() if ben is None else (ben,))):
        left.remove(card)
    lying = rng.sample([card for card in left if card != 8], 6)
    rows = {seat: " ".join(map(str, lying[first : first + 2])) for seat, first in zip("ABC", (0, 2, 4), strict=True)}
    known = {} if ben is None else {"seen": {"A": {"B": ben}}}
    hands = {"A": f"{hand[0]} {hand[1]}", **({} if ben is None else {"B": str(ben)})}
    return Position({"hands": hands, "rows": rows, "seed": rng.randrange(10**6), **known, **more})


def two_others(rules: Any, rng: random.Random, *taken: int) -> tuple[int, int]:
    """Two cards that the deck still has beside these: one for you, one for Ben."""
    left = list(cards_of(rules.deck))
    for card in taken:
        left.remove(card)
    mine, bens = rng.sample(left, 2)
    return mine, bens


def unseen(rules: Any, rng: random.Random) -> Step:
    value = rng.choice([value for value, count, _ in rules.deck if count > 1])
    at = scattered(rules, rng, two_others(rules, rng))

    def count(rules: Any, state: Any) -> int:
        view = rules.view(state, state.to_act)
        seen = [*view["hand"], *view["open"], *(card for row in view["rows"] for card in row)]
        return int(cards_of(rules.deck).count(value) - seen.count(value))

    many = cards_of(rules.deck).count(value)
    text = f"There are {many} {value}s in the deck. How many have you not seen?"
    more = "Count your hand and all three rows."
    return Count("unseen", text, at, count=count, less=more, more=more, right=YES, rule="power")


def duel(rules: Any, rng: random.Random) -> Step:
    mine, bens = two_others(rules, rng, 3)
    at = scattered(rules, rng, (mine, 3), bens)
    in_then = after(rules, at, "3 on B").still_in
    right = YOU if 0 not in in_then else BEN if 1 not in in_then else "Nobody"
    text = f"You have seen Ben's {bens}. You keep a {mine} and play the 3 on Ben. Who is out?"
    return question(duel, text, at, (YOU, BEN, "Nobody"), right, "duel", "3 on B")


def veil(rules: Any, rng: random.Random) -> Step:
    other = rng.choice([2, 4, 5, 6, 8])
    at = scattered(rules, rng, (other, 7))
    may = {move.card for move in rules.legal_moves(rules.position(**at.pieces))}
    right = "Either card" if len(may) == 2 else f"Only the {may.pop()}"
    answers = ("Either card", "Only the 7", f"Only the {other}")
    text = f"You hold a 7 and a{'n' * (other == 8)} {other}. What may you play?"
    return question(veil, text, at, answers, right, "must_play", "7")


def guess(rules: Any, rng: random.Random) -> Step:
    mine, bens = two_others(rules, rng, 1)
    value = rng.choice([1, bens, bens, bens % 7 + 2])
    at = scattered(rules, rng, (mine, 1), bens)
    state, move = rules.position(**at.pieces), f"1 on B naming {value}"
    legal = bool(rules.verdict(state, move))
    hit = legal and 1 not in after(rules, at, move).still_in
    answers = ("Ben is out", "Ben says no", "It may not be said")
    text = f"Ben holds a {bens}. You play a 1 on Ben and say {value}. What happens?"
    right = answers[2] if not legal else answers[0] if hit else answers[1]
    return question(guess, text, at, answers, right, "guess" if legal else "may_name", *((move,) if legal else ()))


def reset(rules: Any, rng: random.Random) -> Step:
    bens = rng.choice([8, 4, two_others(rules, rng, 5)[1]])
    mine = rng.choice([card for card in (1, 2, 3, 6) if card != bens])
    at = scattered(rules, rng, (mine, 5), bens)
    state = after(rules, at, "5 on B")
    answers = ("Ben is out", "Ben takes a new card and is protected", "Ben takes a new card, and that is all")
    right = answers[0] if 1 not in state.still_in else answers[1] if state.shields[1] else answers[2]
    text = f"You have seen Ben's {bens}. You play the 5 on Ben. What happens?"
    return question(reset, text, at, answers, right, "reset", "5 on B")


def home(rules: Any, rng: random.Random) -> Step:
    mine = rng.choice([1, 2, 3, 6, 8, 8])
    at = scattered(rules, rng, (mine, 5))
    answers = ("You are out", "You lay it and take a new card", "You use its power")
    right = answers[1] if 0 in after(rules, at, "5 on A").still_in else answers[0]
    text = f"You keep a{'n' * (mine == 8)} {mine} and play the 5 on yourself. What happens?"
    return question(home, text, at, answers, right, "reset", "5 on A")


def last(rules: Any, rng: random.Random) -> Step:
    left = list(chance.shuffled([card for card in cards_of(rules.deck) if card != 8], rng.randrange(10**9), 0))
    left.remove(4)
    mine, bens, cleos = left[:3]
    rows = {"A": left[3:7], "B": left[7:10], "C": left[10:]}
    pieces = {
        "hands": {"A": f"{mine} 4", "B": str(bens), "C": str(cleos)}, "rows": rows, "aside": "8", "pile": "",
        "starter": "B", "seen": {"A": {"B": bens, "C": cleos}},
    }  # fmt: skip
    at = Position(pieces)
    winners = after(rules, at, "4").outcome.winners
    right = PLAYERS[winners[0]] if len(winners) == 1 else "Several"
    text = f"The pile is empty. You keep a {mine} and play the 4. Ben has a {bens}, Cleo a {cleos}. Who wins the round?"
    return question(last, text, at, (*PLAYERS, "Several"), right, "row_decides", "4")


def tie(rules: Any, rng: random.Random) -> Step:
    left = list(chance.shuffled([card for card in cards_of(rules.deck) if card != 8], rng.randrange(10**9), 0))
    for card in (5, 5, 4):
        left.remove(card)
    cleos = next(card for card in left if card < 5)
    left.remove(cleos)
    rows = {"A": left[:3], "B": left[3:7], "C": left[7:]}
    pieces = {
        "hands": {"A": "5 4", "B": "5", "C": str(cleos)}, "rows": rows, "aside": "8", "pile": "", "starter": "B",
        "seen": {"A": {"B": 5, "C": cleos}},
    }  # fmt: skip
    at = Position(pieces)
    winners = after(rules, at, "4").outcome.winners
    both = "You and Ben"
    right = PLAYERS[winners[0]] if len(winners) == 1 else both
    text = "The pile is empty. You and Ben keep a 5; you play the 4. Look at the rows: who wins the round?"
    return question(tie, text, at, (YOU, BEN, both), right, "row_decides", "4")


def whom(rules: Any, rng: random.Random) -> Step:
    shields = rng.choice([["B"], ["C"], ["B", "C"], []])
    at = scattered(rules, rng, (two_others(rules, rng, 2)[0], 2), shields=shields)
    moves = [move for move in rules.legal_moves(rules.position(**at.pieces)) if move.card == 2]
    may = {move.target for move in moves} - {None}
    answers = ("Only Ben", "Only Cleo", "Either of them", "Nobody")
    right = answers[2] if len(may) == 2 else answers[3] if not may else answers[may.pop() - 1]
    text = "You want to play the 2. Whom can you choose?"
    move = str(moves[0]) if moves else ""
    return question(whom, text, at, answers, right, "protected", *((move,) if move else ()))


def shut(rules: Any, rng: random.Random) -> Step:
    other = rng.choice([1, 2, 3])
    at = scattered(rules, rng, (other, 5), shields=["B", "C"])
    card = rng.choice([other, 5])
    (move,) = [move for move in rules.legal_moves(rules.position(**at.pieces)) if move.card == card]
    answers = ("It has no effect", "It hits yourself", "It may not be played")
    right = answers[0] if move.target is None else answers[1]
    text = f"Ben and Cleo are protected. You hold a {other} and a 5, and you play the {card}. What happens?"
    return question(shut, text, at, answers, right, "must_choose", str(move))


def swap(rules: Any, rng: random.Random) -> Step:
    mine, bens = two_others(rules, rng, 6, 7)
    at = scattered(rules, rng, (mine, 6), bens)

    def held(rules: Any, state: Any) -> int:
        return int(after(rules, at, "6 on B").hands[0][0])

    more = "You trade hands: yours for Ben's."
    text = f"You keep a {mine} and play the 6 on Ben, who has a {bens}. Which card do you hold then?"
    return Count("swap", text, at, count=held, less=more, more=more, right=YES, rule="swap")


def row(rules: Any, rng: random.Random) -> Step:
    at = scattered(rules, rng, (two_others(rules, rng, 4, 7)[0], 4))

    def worth(rules: Any, state: Any) -> int:
        return int(sum(after(rules, at, "4").rows[0]))

    more = "Add up your row and the card you play; the card you keep is no part of it."
    text = "You play the 4. What is your row worth then?"
    return Count("row", text, at, count=worth, less=more, more=more, right=YES, rule="row_decides")


Maker = Callable[[Any, random.Random], Step]
MAKERS: tuple[Maker, ...] = (unseen, duel, veil, guess, reset, home, last, tie, whom, shut, swap, row)
