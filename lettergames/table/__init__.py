"""The table: a game to look at and to play, in a notebook or in a terminal. The widget is imported when it is used."""

from importlib import import_module
from typing import Any

_HOMES = {"Table": "widget", "play": "widget", "Sitting": "sitting"}

__all__ = ["Sitting", "Table", "play"]


def __getattr__(name: str) -> Any:
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"lettergames.table has no {name!r}; it has {', '.join(__all__)}")
    value = getattr(import_module(f"{__name__}.{home}"), name)
    globals()[name] = value
    return value
