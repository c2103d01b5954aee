"""Dead Letters games and positions that many tests need."""

from typing import Any

import lettergames as lg


def two(**options: Any) -> Any:
    return lg.DeadLetters(seats=2, **options)


def three(**options: Any) -> Any:
    return lg.DeadLetters(seats=3, **options)


def after(rules: Any, state: Any, *moves: str) -> Any:
    """The state after these moves."""
    for move in moves:
        state = rules.step(state, move)
    return state


def accepted(rules: Any, state: Any, word: str) -> Any:
    """The state after this word, which everybody accepts."""
    state = rules.step(state, word)
    while state.phase == "answer":
        state = rules.step(state, "accept")
    return state


def passed(rules: Any, state: Any) -> Any:
    """The state after everybody has passed until the game is over."""
    while state.to_act is not None:
        state = rules.step(state, "pass")
    return state


def gained(rules: Any, state: Any, seat: int) -> tuple[int, int]:
    """The points of a seat's cards face up, and what its dead cards cost."""
    up = sum(rules.card_points(state, card) for card in state.up[seat])
    return up, sum(rules.dead_points(state, card) for card in state.down[seat])


def refused(rules: Any, state: Any, move: str) -> str:
    """The rule that refuses this move; it is refused by `step` and is not in the legal moves, too."""
    verdict = rules.verdict(state, move)
    assert not verdict
    assert move not in rules.legal_moves(state)
    assert verdict.text == rules.rule_text(verdict.rule)
    return str(verdict.rule)
