"""What a move proves to everybody about hidden cards, found by asking the rules in force.

An answer is remembered only while every rule it comes from is the printed one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .state import State, in_place

if TYPE_CHECKING:
    from .rules import SecretLetter

PLAYING = frozenset({"must_play", "may_play"})
GUESSING = frozenset({"guess_hits"})
DUELLING = frozenset({"duel_loser"})


def played(rules: SecretLetter, state: State, seat: int, card: int) -> tuple[int, ...]:
    """The values that the card kept cannot have: beside them this card could not have been played."""
    known: tuple[int, ...] | None = rules.remembered.get(("played", seat, card))
    if known is None:
        hands = ((value, in_place(state.hands, seat, (value, card))) for value, *_ in rules.deck)
        held = {value: state._replace(hands=hand) for value, hand in hands}
        known = tuple(
            value
            for value, now in held.items()
            if card not in rules.must_play(now, (value, card)) or not rules.may_play(now, card)
        )
        if rules.all_printed(PLAYING):
            rules.remembered["played", seat, card] = known
    return known


def missed(rules: SecretLetter, state: State, target: int, value: int) -> tuple[int, ...]:
    """The values that the target of a wrong Guess cannot hold."""
    known: tuple[int, ...] | None = rules.remembered.get(("missed", value))
    if known is None:
        hands = ((each, in_place(state.hands, target, (each,))) for each, *_ in rules.deck)
        known = tuple(each for each, held in hands if rules.guess_hits(state._replace(hands=held), target, value))
        if rules.all_printed(GUESSING):
            rules.remembered["missed", value] = known
    return known


def duelled(rules: SecretLetter, state: State, seat: int, target: int, loser: int | None) -> tuple[Any, ...]:
    """The values that the winner of a Duel may hold, or, if nobody lost, the pairs that leave both in."""
    lost = None if loser is None else state.hands[loser][0]
    key = ("duelled", loser == seat, lost)
    known: tuple[Any, ...] | None = rules.remembered.get(key)
    if known is None:
        known = tuple(_pairs(rules, state, seat, target, loser))
        if rules.all_printed(DUELLING):
            rules.remembered[key] = known
    return known


def _pairs(rules: SecretLetter, state: State, seat: int, target: int, loser: int | None) -> list[Any]:
    values = [value for value, *_ in rules.deck]

    def ends(mine: int, yours: int) -> bool:
        hands = in_place(in_place(state.hands, seat, (mine,)), target, (yours,))
        return rules.duel_loser(state._replace(hands=hands), seat, target) == loser

    if loser is None:
        return [(mine, yours) for mine in values for yours in values if ends(mine, yours)]
    lost = state.hands[loser][0]
    return [value for value in values if (ends(lost, value) if loser == seat else ends(value, lost))]
