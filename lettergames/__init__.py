"""Letter games for the notebook: rules you can play, question and change.

Every public name is resolved when it is first asked for, so that `import lettergames` stays quick
and needs neither a widget nor a word list.
"""

from importlib import import_module
from typing import Any

__version__ = "0.1.0"

_HOMES = {
    "Game": "core.game",
    "No": "core.rules",
    "OpenGame": "core.open_game",
    "Result": "core.ruleset",
    "Ruleset": "core.ruleset",
    "Verdict": "core.rules",
    "option": "core.ruleset",
    "rule": "core.rules",
    "who": "core.names",
    "CompetitiveTricks": "games.letter_tricks",
    "ThreePlayerTricks": "games.letter_tricks",
    "CooperativeTricks": "games.letter_tricks",
    "TeamTricks": "games.letter_tricks",
    "DeadLetters": "games.dead_letters",
    "SecretLetter": "games.secret_letter",
    "Lexicon": "words",
    "Table": "table",
    "play": "table",
    "bots": "bots",
    "lesson": "lessons",
}
_MODULES = {"bots"}

__all__ = sorted(_HOMES)


def __getattr__(name: str) -> Any:
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"lettergames has no {name!r}; it has {', '.join(__all__)}")
    module = import_module(f"{__name__}.{home}")
    value = module if name in _MODULES else getattr(module, name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
