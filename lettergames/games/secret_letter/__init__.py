"""Secret Letter: 2 to 4 players, 16 cards, one in the hand. Guess, peek, duel; last one in or highest card wins."""

from .rules import SecretLetter

__all__ = ["SecretLetter"]
