"""The rules of the games in which cards of a trick are taken: who picks, and what."""

from __future__ import annotations

from typing import Any

from ...core.rules import May, No, rule
from . import turns
from .cards import Cards
from .state import Move, NoPick, State
from .tricks import LetterTricks

COMPETITIVE = "4- and 5-Player Competitive LetterTricks"


class Picking(LetterTricks):
    """Two players pick from every trick: its winner, then whoever laid the lowest card."""

    @rule(COMPETITIVE, title="The low card picks, too")
    def low_pick(rules, state: State, trick: Cards, winner: int) -> int:
        """After the winner the lowest card of the trick picks, whatever its suit; of equal letters the one played last.
        It is settled by the whole trick, whatever the winner takes. If the winner himself has the lowest card, the
        lowest of the others picks."""
        return turns.lowest(rules, state, trick, besides=winner)

    @low_pick.when(low_pick_clash="winner_takes_both")
    def winner_takes_both(rules, state: State, trick: Cards, winner: int) -> int:
        """After the winner the lowest card of the trick picks, whatever its suit; of equal letters the one played last.
        It is settled by the whole trick. If the winner himself has the lowest card, he takes a second one."""
        return turns.lowest(rules, state, trick)

    @rule(COMPETITIVE, title="What may be picked")
    def may_pick(rules, state: State, cards: Cards) -> Cards:
        """Whoever picks takes one card, any that is still there: also the one he played himself."""
        return cards

    @rule(COMPETITIVE, title="A pick is taken", ours=True)
    def must_pick(rules, state: State, seat: int) -> May:
        """Whoever may pick a card takes one."""
        return No("There are cards to pick")

    @must_pick.when(pick_optional=True)
    def pick_if_you_like(rules, state: State, seat: int) -> May:
        """Whoever may pick a card may also decline; then the other still picks, and the card goes aside."""
        return True

    # --- what rules are built from ----------------------------------------------------------------------------------

    def pickers(self, state: State, trick: Cards, winner: int) -> tuple[int, ...]:
        return (winner, self.low_pick(state, trick, winner))

    def moved(self, state: State, move: Move, seat: int) -> Any:
        return turns.picked_on(self, state) if isinstance(move, NoPick) else super().moved(state, move, seat)
