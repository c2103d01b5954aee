"""Rulesets by their public names; the module is imported when a name is asked for."""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module
from typing import TYPE_CHECKING

from .errors import OptionError

if TYPE_CHECKING:
    from .ruleset import Ruleset

GAMES = {
    "secret-letter": ("lettergames.games.secret_letter", "SecretLetter"),
    "competitive-tricks": ("lettergames.games.letter_tricks", "CompetitiveTricks"),
    "three-player-tricks": ("lettergames.games.letter_tricks", "ThreePlayerTricks"),
    "team-tricks": ("lettergames.games.letter_tricks", "TeamTricks"),
    "cooperative-tricks": ("lettergames.games.letter_tricks", "CooperativeTricks"),
    "dead-letters": ("lettergames.games.dead_letters", "DeadLetters"),
}


def ruleset_class(name: str) -> type[Ruleset]:
    """The class of this public name; OptionError with the names there are for any other."""
    if not isinstance(name, str) or name not in GAMES:
        close = get_close_matches(str(name), GAMES, n=1)
        hint = f" Did you mean {close[0]!r}?" if close else ""
        raise OptionError(f"there is no game {name!r}.{hint} The games are {', '.join(GAMES)}")
    module, attribute = GAMES[name]
    found: type[Ruleset] = getattr(import_module(module), attribute)
    return found
