"""Players made of code: they see what a seat may see, and play by the rules in force."""

from importlib import import_module
from typing import Any

_HOMES = {"Advice": "base", "Bot": "base", "Careful": "careful", "Random": "random_"}

__all__ = ["Advice", "Bot", "Careful", "Random"]


def __getattr__(name: str) -> Any:
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"there is no bot {name!r}; there are {', '.join(__all__)}")
    value = getattr(import_module(f"{__name__}.{home}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return list(__all__)
