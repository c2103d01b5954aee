"""Which Secret Letter moves there are, and which rules judge them, in order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ...core.names import who
from ...core.rules import Verdict
from .state import Deal, Move, Play, State

if TYPE_CHECKING:
    from .rules import SecretLetter

ASKED = frozenset(
    {
        "must_play", "may_play", "power", "chooses_player", "still_in_round", "protected", "may_choose_yourself",
        "may_reset_yourself", "must_choose", "may_name",
    }
)  # fmt: skip


def targets(rules: SecretLetter, state: State, card: int) -> tuple[int, ...]:
    """The seats that this card may be played on."""
    return tuple(
        seat
        for seat in range(rules.seats)
        if rules.still_in_round(state, seat)
        and (
            rules.may_choose_yourself(state, card) and rules.may_reset_yourself(state)
            if seat == state.to_act
            else not rules.protected(state, seat)
        )
    )


def candidates(rules: SecretLetter, state: State) -> Iterator[Move]:
    """The well-formed moves: cards in the order of the hand, players clockwise from seat A, values upwards."""
    if state.phase == "round_over":
        yield Deal()
    if state.phase != "play" or state.to_act is None:
        return
    for card in dict.fromkeys(state.hands[state.to_act]):
        if rules.chooses_player(state, card):
            values = range(1, rules.highest + 1) if rules.power(state, card) == "guess" else (None,)
            for target in range(rules.seats):
                for value in values:
                    yield Play(card, target, value)
        yield Play(card)


def well_formed(rules: SecretLetter, state: State, move: Any, seat: int) -> str:
    """What was expected instead of this move; "" if it can be judged."""
    if state.phase == "round_over":
        return "" if isinstance(move, Deal) else "the round is over; expected deal"
    if not isinstance(move, Play) or move.kind != "play":
        return "expected a card to play"
    hand = state.hands[seat]
    if type(move.card) is not int or move.card not in hand:
        return f"you do not hold this card; you hold {' and '.join(map(str, hand))}"
    if not rules.chooses_player(state, move.card):
        return "" if move.target is None and move.value is None else "this card is played on nobody"
    if move.target is not None and not (type(move.target) is int and 0 <= move.target < rules.seats):
        return f"there is no such player; expected one of {', '.join(map(who, range(rules.seats)))}"
    names = move.target is not None and rules.power(state, move.card) == "guess"
    if (move.value is not None) != names:
        return f"expected a value from 2 to {rules.highest}" if names else "no value is named with this card"
    if names and not (type(move.value) is int and 1 <= move.value <= rules.highest):
        return f"expected a value from 2 to {rules.highest}"
    return ""


def judge(rules: SecretLetter, state: State, move: Any, seat: int) -> Iterator[Verdict]:
    """The verdicts on a well-formed move: the card, then the player, then the value."""
    if not isinstance(move, Play):
        return
    card, target = move.card, move.target
    yield rules.ask_which("must_play", card, state, state.hands[seat])
    yield rules.ask("may_play", state, card)
    if target is None:
        if rules.chooses_player(state, card):
            yield rules.ask("must_choose", state, targets(rules, state, card))
        return
    if target == seat:
        yield _asked(rules, "may_choose_yourself", "You chose yourself", state, card)
        yield rules.ask("may_reset_yourself", state)
    else:
        if not rules.still_in_round(state, target):
            yield rules.refusal("still_in_round", f"{who(target)} is out of the round")
        if rules.protected(state, target):
            yield rules.refusal("protected", f"{who(target)} is protected")
    if move.value is not None:
        yield _asked(rules, "may_name", f"You named {move.value}", state, move.value)


def _asked(rules: SecretLetter, name: str, facts: str, *arguments: Any) -> Verdict:
    """The verdict of a *may* rule, with these facts where its answer brings none."""
    verdict = rules.ask(name, *arguments)
    return verdict if verdict or verdict.facts else rules.refusal(name, facts)


def listed_moves(rules: SecretLetter, state: State) -> tuple[Move, ...]:
    """The legal moves, remembered by what the printed rules read of a state."""
    if state.phase != "play" or state.to_act is None:
        return (Deal(),) if state.phase == "round_over" else ()
    key = (state.to_act, state.hands[state.to_act], state.shields, state.still_in)
    moves: tuple[Move, ...] | None = rules.remembered.get(key)
    if moves is None:
        moves = tuple(allowed(rules, state, state.hands[state.to_act]))
        if rules.all_printed(ASKED):
            rules.remembered[key] = moves
    return moves


def allowed(rules: SecretLetter, state: State, hand: tuple[int, ...]) -> Iterator[Move]:
    """The candidates that `judge` lets pass; a rule is asked once for all moves on which it has the same say."""
    playable = rules.must_play(state, hand)
    for card in dict.fromkeys(hand):
        if card not in playable or not rules.may_play(state, card):
            continue
        if not rules.chooses_player(state, card):
            yield Play(card)
            continue
        seats = targets(rules, state, card)
        values: tuple[int | None, ...] = (None,)
        if seats and rules.power(state, card) == "guess":
            values = tuple(value for value in range(1, rules.highest + 1) if rules.may_name(state, value))
        for target in seats:
            for value in values:
                yield Play(card, target, value)
        if rules.must_choose(state, seats):
            yield Play(card)
