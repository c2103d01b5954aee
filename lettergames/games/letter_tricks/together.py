"""How a cooperative hand goes on: passing cards, talking, the words of tricks, the last two tricks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.ruleset import Result
from .cards import Cards, in_order, without
from .state import Advise, Lay, Pass, Say, Settle, State, in_place

if TYPE_CHECKING:
    from .cooperative import CooperativeTricks

UNNAMED = "…"
"""A trick that is a word which is not to be said."""


def passed(rules: CooperativeTricks, state: State, move: Pass, seat: int) -> State:
    """The state after a seat has chosen what to pass; when all have, the cards change hands at once."""
    passes = (*state.match.passes, (seat, move.cards))
    if len(passes) < rules.players:
        match = state.match._replace(passes=passes)
        return state._replace(to_act=(seat + 1) % rules.players, match=match)
    hands, shown = state.hands, state.shown
    goes = [(giver, rules.passes_to(state, giver), cards) for giver, cards in passes]
    for giver, taker, cards in goes:
        hands = exchanged(hands, giver, taker, cards)
        shown = (*shown, ("passed", giver, taker, cards))
    match = state.match._replace(passes=(), said=())
    return state._replace(phase="trick", to_act=state.leader, hands=hands, match=match, shown=shown)


def exchanged(hands: tuple[Cards, ...], giver: int, taker: int, cards: Cards) -> tuple[Cards, ...]:
    """The hands after these cards have gone from one to another."""
    left = hands[giver]
    for card in cards:
        left = without(left, card)
    hands = in_place(hands, giver, left)
    return in_place(hands, taker, in_order((*hands[taker], *cards)))


def said(state: State, move: Say, seat: int) -> State:
    """The state after a statement."""
    match = state.match._replace(said=(*state.match.said, (seat, move.of)))
    return state._replace(match=match, shown=(*state.shown, ("says", seat, move.of, move.many)))


def counted(rules: CooperativeTricks, state: State, *tricks: Cards) -> State:
    """The state after these complete tricks have been looked at."""
    made, shown = state.match.made, state.shown
    for cards in tricks:
        words = rules.words_of(state, cards) if rules.makes_word(state, cards) else None
        made = (*made, "" if words is None else words[0] if words else UNNAMED)
        shown = (*shown, ("makes", made[-1], words or (), cards))
    return state._replace(match=state.match._replace(made=made, said=()), shown=shown)


def after_trick(rules: CooperativeTricks, state: State) -> State:
    """The next lead, the last two tricks, or the end."""
    if not any(state.hands):
        return ended(rules, state)
    return state._replace(phase="lay") if rules.opens_last_two(state, state.hands[state.leader]) else state


def laid(rules: CooperativeTricks, state: State, move: Lay, seat: int) -> State:
    """The state after a seat has laid cards into the last two tricks: others may advise it, or it is the next one's
    turn."""
    advised = any(other != seat for other, _, _ in state.match.finish)
    other_way = bool(rules.may_lay(state, seat, move.two, move.one))
    hand = state.hands[seat]
    for card in (*move.one, *move.two):
        hand = without(hand, card)
    match = state.match._replace(finish=(*state.match.finish, (seat, move.one, move.two)))
    now = state._replace(hands=in_place(state.hands, seat, hand), match=match)
    return now._replace(phase="settle") if advised and other_way else next_layer(rules, now, seat)


def settled(rules: CooperativeTricks, state: State, move: Settle, seat: int) -> State:
    """The state after a seat has decided which way its cards lie."""
    *before, (_, one, two) = state.match.finish
    last = (seat, two, one) if move.other else (seat, one, two)
    match = state.match._replace(
        finish=(*before, last), said=tuple(each for each in state.match.said if each[1] not in ADVICE)
    )
    return next_layer(rules, state._replace(match=match), seat)


def advised(state: State, move: Advise, seat: int) -> State:
    """The state after a recommendation."""
    match = state.match._replace(said=(*state.match.said, (seat, ADVICE[move.other])))
    return state._replace(match=match, shown=(*state.shown, ("advises", seat, ADVICE[move.other])))


ADVICE = ("this way", "other way")


def last_two(state: State) -> tuple[Cards, Cards]:
    """The cards that lie in the last two tricks, in the order in which they were laid."""
    finish = state.match.finish
    return (
        tuple(card for _, one, _ in finish for card in one),
        tuple(card for _, _, two in finish for card in two),
    )


def next_layer(rules: CooperativeTricks, state: State, seat: int) -> State:
    """The state in which the next seat lays, or both tricks are complete."""
    after = (seat + 1) % rules.players
    if state.hands[after]:
        return state._replace(phase="lay", to_act=after)
    one, two = last_two(state)
    now = counted(rules, state, one, two)
    return ended(rules, now._replace(aside=(*state.aside, *one, *two), past=state.past + 2))


def ended(rules: CooperativeTricks, state: State) -> State:
    """The state after the last trick."""
    made = words_made(state)
    won = bool(rules.victory(state, made))
    return state._replace(phase="match_over", to_act=None, shown=(*state.shown, ("ends", made, won)))


def words_made(state: State) -> int:
    """How many tricks have made a word."""
    return sum(1 for word in state.match.made if word)


def result(rules: CooperativeTricks, state: State) -> Result | None:
    """How a cooperative game ended: everybody has won, or nobody."""
    if state.phase != "match_over":
        return None
    made = words_made(state)
    won = bool(rules.victory(state, made))
    why = f"{made} of {state.past} tricks are words: {'a victory' if won else 'no victory'}"
    return Result((made,) * rules.players, tuple(range(rules.players)) if won else (), why)
