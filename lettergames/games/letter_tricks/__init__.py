"""LetterTricks: tricks are won with letters, and words are made of what is won."""

from .competitive import CompetitiveTricks

__all__ = ["CompetitiveTricks"]
