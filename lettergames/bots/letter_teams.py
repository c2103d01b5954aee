"""Rules of thumb for the LetterTricks game of two teams.

They are those of the competitive games, but a card is worth what it adds to the words of the team: how near the cards
of each suit come to a word that is long enough.
"""

from __future__ import annotations

import random
from typing import Any

from ..core.legal import LegalMoves
from ..core.ruleset import View
from ..games.letter_tricks.state import Claim
from ..words import Lexicon, best_word
from .base import Advice
from .letter_tricks import Outlook, weighed


def advise(view: View, moves: LegalMoves, rng: random.Random, vocabulary: int) -> Advice:
    """The move that brings the team nearest to three words of this level, and why. IndexError if there is none."""
    if view["phase"] not in ("trick", "pick"):
        claimed = view["phase"] == "counterclaim"
        why = "Your team has no three words that you know." if claimed else "The hand is over, and the game goes on."
        return Advice(moves.sample(rng), why)
    rules: Any = moves.rules
    lexicon = rules.lexicon.common(vocabulary)
    return weighed(TeamOutlook(rules, view, lexicon, rng), list(moves), rng)


def interrupt(view: View, moves: tuple[Any, ...], rng: random.Random, vocabulary: int) -> Any:
    """The claim, if its words are all known; None otherwise. A partner who has won the trick is left to see it."""
    if view["to_act"] != view["seat"]:
        return None
    known = Lexicon.default().common(vocabulary)
    claims = (move for move in moves if isinstance(move, Claim))
    return next((claim for claim in claims if all(word.word in known for word in claim.words)), None)


class TeamOutlook(Outlook):
    """What each card is worth to a team."""

    def picks_to_come(self, tricks: int) -> int:
        return tricks

    def _best(self, letters: tuple[str, ...]) -> float:
        goal = max(self.rules.team_goal(self.state, lane) for lane in self.rules.lanes)
        found = best_word(self.lexicon, letters)
        return (min(found.score, goal) / goal) ** 2 if found else 0.0
