"""The words that questions about Dead Letters are made of: the deck can lay them, and the list has them or not."""

import pytest

from lettergames.core.decks import cards_of
from lettergames.games.dead_letters.state import VOWELS, Score
from lettergames.lessons.dead_letters import LESSON
from lettergames.lessons.dead_letters_questions import EVERYDAY, MISSPELT, ONE_VOWEL, WITH_Y

RULES = LESSON.rules()


@pytest.mark.parametrize("word", [*EVERYDAY, *ONE_VOWEL, *WITH_Y, *MISSPELT])
def test_the_deck_can_lay_it(word: str) -> None:
    cards = cards_of(RULES.letters)
    assert all(cards.count(card) >= word.count(card) for card in Score(word).printed)
    assert any(letter in VOWELS for letter in word)


def test_the_list_has_it_or_not() -> None:
    assert all(word in RULES.lexicon for word in (*EVERYDAY, *ONE_VOWEL, *WITH_Y))
    assert not any(word in RULES.lexicon for word in MISSPELT)
    assert all("Y" in word for word in WITH_Y)
    assert all(sum(letter in VOWELS for letter in word) == 1 for word in ONE_VOWEL)
