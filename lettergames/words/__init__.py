"""Words: the lexicon, and the search for words in cards. It knows nothing of any game."""

from .best import all_words, best_word
from .lexicon import Lexicon

__all__ = ["Lexicon", "all_words", "best_word"]
