"""LetterTricks: tricks are won with letters, and words are made of what is won."""

from .competitive import CompetitiveTricks
from .cooperative import CooperativeTricks
from .teams import TeamTricks
from .three_players import ThreePlayerTricks

__all__ = ["CompetitiveTricks", "CooperativeTricks", "TeamTricks", "ThreePlayerTricks"]
