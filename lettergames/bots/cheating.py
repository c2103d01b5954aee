"""For measuring only: how many rounds can be won by somebody who sees every hand. No table offers it."""

from __future__ import annotations

import random
from typing import Any

from ..core.legal import LegalMoves
from .careful import Careful


class SeesEverything:
    """Careful, but it has looked at every hand. It is handed the state where a bot is handed a view."""

    def choose(self, state: Any, moves: LegalMoves, rng: random.Random) -> Any:
        """One of the moves of Secret Letter. IndexError when there is none."""
        seat = state.to_act
        view = moves.rules.view(state, seat)
        for other in state.still_in:
            if other != seat:
                view["sighted"][other] = state.hands[other][0]
        return Careful().choose(view, moves, rng)
