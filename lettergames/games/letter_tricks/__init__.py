"""LetterTricks: tricks are won with letters, and words are made of what is won."""

from .competitive import CompetitiveTricks
from .three_players import ThreePlayerTricks

__all__ = ["CompetitiveTricks", "ThreePlayerTricks"]
