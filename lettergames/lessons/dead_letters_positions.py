"""Positions of Dead Letters for its lesson: a few cards in sight instead of the whole deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from ..games.dead_letters.decks import shipped
from .steps import Position

PILE = "N C B M P S T D H K Y R"
POINTS = {letter: points for letter, _, points in shipped("scrabble54")}
FILLER = "LNRSTLNRST"


def short(
    mine: str, ben: str = "L R S", pile: str = PILE, *moves: str, cleo: str | None = None,
    up: Mapping[str, str] | None = None, down: Mapping[str, str] | None = None,
    options: Mapping[str, Any] | None = None, **pieces: Any,
) -> Position:  # fmt: skip
    """Your turn in a game with these cards and no others: two players, or three if Cleo has cards.

    `options` are those of the ruleset and `pieces` those of a position, beside these cards. What a deck needs at least
    lies face up before the last player.
    """
    hands = {"A": mine, "B": ben} | ({} if cleo is None else {"C": cleo})
    up, down = dict(up or {}), {**dict.fromkeys(hands, ""), **(down or {})}
    cards = " ".join((*hands.values(), pile, *up.values(), *down.values())).split()
    missing = 3 * len(hands) + 1 - len(cards)
    if missing > 0:
        last = max(hands)
        up[last] = " ".join((*up.get(last, "").split(), *FILLER[:missing]))
        cards += FILLER[:missing]
    deck = tuple((letter, count, POINTS[letter]) for letter, count in sorted(Counter(cards).items()))
    return Position(
        {"hands": hands, "pile": pile, "up": up, "down": down, **pieces}, moves,
        {"deck": deck, "seats": len(hands), **(options or {})},
    )  # fmt: skip


def open_to_challenge(*given: Any, **more: Any) -> Position:
    """The same where any word may be laid, and challenged."""
    return short(*given, options={"challenge": "manual"}, **more)


def after(rules: Any, at: Position, *moves: str) -> Any:
    """The state to which these moves lead from a position."""
    rules = rules.replace(**at.options)
    state = rules.position(**at.pieces)
    for move in (*at.moves, *moves):
        state = rules.step(state, rules.parse(move, state))
    return state
