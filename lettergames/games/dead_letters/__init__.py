"""Dead Letters: 2 to 6 players, 54 consonants. Draw as many as you dare, and what you cannot use counts against you."""

from .rules import DeadLetters

__all__ = ["DeadLetters"]
