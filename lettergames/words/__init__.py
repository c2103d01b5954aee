"""Words: the lexicon, and the search for words in cards. It knows nothing of any game."""

from .best import WordsFrom, all_words, best_word
from .cards import Found, Part, readings, spell
from .lexicon import Answer, Lexicon
from .lists import LISTS, lexicon_of, list_name
from .suits import SuitWords, best_suit_words, suit_words_of_size
from .tricks import Tricks
from .vowels import Spellable, all_with_vowels, best_with_vowels, spell_with_vowels

__all__ = [
    "LISTS",
    "Answer",
    "Found",
    "Lexicon",
    "Part",
    "Spellable",
    "SuitWords",
    "Tricks",
    "WordsFrom",
    "all_with_vowels",
    "all_words",
    "best_suit_words",
    "best_with_vowels",
    "best_word",
    "lexicon_of",
    "list_name",
    "readings",
    "spell",
    "spell_with_vowels",
    "suit_words_of_size",
]
