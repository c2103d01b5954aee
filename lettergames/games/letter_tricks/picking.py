"""The rules of the games in which cards of a trick are taken: who picks what, and what words are made of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ...core.rules import YES, May, No, Verdict, rule
from ...core.ruleset import option
from . import legality, turns
from .cards import Cards, listed
from .state import Move, NoPick, State, Word
from .tricks import LetterTricks

COMPETITIVE = "4- and 5-Player Competitive LetterTricks"


def to_pick(rules: Any, state: State, cards: Cards, card: str) -> str:
    """Why a card cannot be picked."""
    return f"To pick there are {listed(cards)}"


class Picking(LetterTricks):
    """Two players pick from every trick: its winner, then whoever played the lowest card."""

    @rule(COMPETITIVE, title="The low card picks, too")
    def low_pick(rules, state: State, trick: Cards, winner: int) -> int:
        """The winner of a trick picks a card from it, then whoever played the lowest letter, in any suit; of equal
        letters the one played last. What the winner takes changes nothing. A winner with the lowest letter picks once:
        then the lowest of the others picks."""
        return turns.lowest(rules, state, trick, besides=winner)

    @low_pick.when(low_pick_clash="winner_takes_both")
    def winner_takes_both(rules, state: State, trick: Cards, winner: int) -> int:
        """The winner of a trick picks a card from it, then whoever played the lowest letter, in any suit; of equal
        letters the one played last. What the winner takes changes nothing. A winner with the lowest letter picks
        twice."""
        return turns.lowest(rules, state, trick)

    @rule(COMPETITIVE, title="What may be picked")
    def may_pick(rules, state: State, cards: Cards) -> Cards:
        """Whoever picks takes one card of the trick, any that is still there: also the card they played themselves.
        Everybody sees what is taken."""
        return cards

    may_pick.facts(to_pick)

    @rule(COMPETITIVE, title="A pick is taken", ours=True)
    def must_pick(rules, state: State, seat: int) -> May:
        """Whoever may pick a card takes one."""
        return No("There are cards to pick")

    @must_pick.when(pick_optional=True)
    def pick_if_you_like(rules, state: State, seat: int) -> May:
        """Whoever may pick a card may also take none. The other still picks, and what nobody takes is set aside."""
        return True

    @rule(COMPETITIVE, title="The cards of a word")
    def may_use(rules, state: State, words: tuple[Word, ...], cards: Cards) -> Cards:
        """A word is made of the cards that were collected. A card can be in one word only."""
        return not_in(words, cards)

    # --- what rules are built from ----------------------------------------------------------------------------------

    def judge_cards(self, state: State, words: tuple[Word, ...], word: Word, seat: int) -> Verdict:
        """Whether this seat may use the cards of a word, after these words."""
        lacking = legality.missing(word.cards, self.usable(state, seat, words))
        if not lacking:
            return YES
        collected = state.taken[self.pool(seat)]
        used = next((each.word for each in words if lacking[0] in each.cards and lacking[0] in collected), None)
        facts = f"You have not collected {listed(lacking)}" if used is None else f"{listed(lacking[:1])} is in {used}"
        return self.refusal("may_use", facts)

    def usable(self, state: State, seat: int, words: tuple[Word, ...]) -> Cards:
        return self.may_use(state, words, state.taken[self.pool(seat)])

    def pickers(self, state: State, trick: Cards, winner: int) -> tuple[int, ...]:
        return (winner, self.low_pick(state, trick, winner))

    def moved(self, state: State, move: Move, seat: int) -> Any:
        return turns.picked_on(self, state) if isinstance(move, NoPick) else super().moved(state, move, seat)


class PickingTwice(Picking):
    """Whoever wins a trick with its lowest card may pick twice, where that is agreed."""

    low_pick_clash: str = option(
        "next_lowest", "Who picks second when the winner has the lowest card, too.",
        choices=("next_lowest", "winner_takes_both"), label="Winner also lowest",
        words={"next_lowest": "the lowest of the others picks", "winner_takes_both": "the winner takes two"},
    )  # fmt: skip


def not_in(words: Iterable[Word], cards: Cards) -> Cards:
    """The cards that are in none of the words."""
    return tuple(legality.missing(cards, tuple(card for word in words for card in word.cards)))
