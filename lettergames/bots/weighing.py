"""What Careful thinks each move of a decision is worth, to look back at a game: from the view of the seat alone, in the
measure of the game's own rules of thumb."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, NamedTuple

from ..core.legal import LegalMoves
from ..core.ruleset import View
from ..games.letter_tricks.best import worth

Worth = Callable[[Any], float | None]

# From which difference on another choice was clearly better: a share of rounds won, points, a share of three words.
ROUNDS, POINTS, TEAM_WORDS, RACE = 0.12, 1.0, 0.08, 6.0


class Weighed(NamedTuple):
    """What moves are worth (None for one that is not weighed), and which difference is a clear one."""

    worth: Worth
    clear: float


def weigh(view: View, moves: LegalMoves, rng: random.Random, vocabulary: int) -> Weighed | None:
    """The worth of the moves of a decision, found as Careful of this vocabulary finds it with this rng; None where it
    weighs nothing. HouseRuleError, here or from `worth`, where a house rule cannot be asked about hidden cards."""
    weighed = WEIGHED.get(view.get("game", ""))
    return weighed(view, moves, rng, vocabulary) if weighed else None


def _secret_letter(view: View, moves: LegalMoves, rng: random.Random, vocabulary: int) -> Weighed | None:
    from .secret_letter import Reckoning

    return Weighed(Reckoning(view, moves.rules).worth, ROUNDS) if view["phase"] == "play" else None


def _collecting(view: View, moves: LegalMoves, rng: random.Random, vocabulary: int) -> Weighed | None:
    from .letter_tricks import Outlook

    rules: Any = moves.rules
    if view["phase"] == "spell" and not rules.lanes:  # in lanes words are laid in any order
        state = rules.masked(view)
        return Weighed(lambda move: worth(rules, state, view["seat"], [move] if move.kind == "word" else []), POINTS)
    return _cards(Outlook, POINTS, view, moves, rng, vocabulary)


def _teams(view: View, moves: LegalMoves, rng: random.Random, vocabulary: int) -> Weighed | None:
    from .letter_teams import TeamOutlook

    return _cards(TeamOutlook, TEAM_WORDS, view, moves, rng, vocabulary)


def _cards(
    kind: Any, clear: float, view: View, moves: LegalMoves, rng: random.Random, vocabulary: int
) -> Weighed | None:
    """Cards to play or to pick."""
    from .letter_tricks import promise, prospects_of

    if view["phase"] not in ("trick", "pick", "vowel") or len(moves) < 2:
        return None
    rules: Any = moves.rules
    outlook = kind(rules, view, rules.lexicon.common(vocabulary), rng)
    if view["phase"] != "trick":
        return Weighed(lambda move: outlook.worth(move.card) if move.kind == "pick" else 0.0, clear)
    found = prospects_of(outlook, list(moves), rng)
    return Weighed(lambda move: promise(move, found[move]) if move in found else None, clear)


def _dead_letters(view: View, moves: LegalMoves, rng: random.Random, vocabulary: int) -> Weighed | None:
    from ..games.dead_letters.state import Draw, Score
    from .dead_letters import Table

    if view["phase"] != "turn":
        return None
    table, pile = Table(view, moves.rules, vocabulary), view["pile"]
    word, held = table.best_word(), len(view["hand"])
    here = table.net(word) - table.mean(held).word if word else 0.0

    def raced(move: Any) -> float | None:
        if isinstance(move, Score):
            return table.laying(move) if pile else table.net(move) + table.end(move.vowels, 3)
        if isinstance(move, Draw):
            return table.outlook(held + move.number, pile - move.number, here / 2, 0.0)
        return None if pile else -float(sum(table.cost[card] for card in table.hand))

    return Weighed(raced, RACE)


WEIGHED: dict[str, Callable[[View, LegalMoves, random.Random, int], Weighed | None]] = {
    "secret-letter": _secret_letter,
    "competitive-tricks": _collecting,
    "three-player-tricks": _collecting,
    "team-tricks": _teams,
    "dead-letters": _dead_letters,
}
