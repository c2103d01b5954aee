"""Words found only when they are asked for, and word lists by name."""

import pytest

from lettergames.core import chance
from lettergames.words import LISTS, Lexicon, Spellable, all_with_vowels, lexicon_of, list_name

CONSONANTS = "BCDDFGHJKLLMNNPQRRSSTTVWXYZ"


@pytest.mark.parametrize("size", [0, 1, 2, 5, 9, 14])
@pytest.mark.parametrize("printed", [0, 1])
def test_the_words_are_those_of_the_whole_search(size, printed) -> None:
    lexicon = Lexicon.default().common(35)
    for seed in range(8):
        hand = chance.shuffled(CONSONANTS, seed, size)[:size]
        found = Spellable(lexicon, hand, printed)
        words = list(found)
        assert sorted(words) == sorted(all_with_vowels(lexicon, hand, printed=printed).words)
        assert len(found) == len(words)
        assert [found[place] for place in range(0, len(words), 7)] == words[::7]
        assert found[1:9:2] == words[1:9:2]
        assert [len(word) for word in words] == sorted(map(len, words), reverse=True)


def test_places_from_the_end_and_places_that_are_not_there() -> None:
    found = Spellable(Lexicon.from_words(["CAT", "TO", "COAT"]), "CTZX")
    assert found[-1] == "TO"
    assert found[0] == "COAT"
    for place in (3, -4):
        with pytest.raises(IndexError):
            found[place]


@pytest.mark.parametrize("cards", ["CAT", ["Qu"], "c"])
def test_vowels_and_odd_cards_are_refused(cards) -> None:
    with pytest.raises(ValueError, match="card"):
        Spellable(Lexicon.default(), cards)


def test_words_that_are_never_said_are_not_among_them() -> None:
    flagged = next(word for word in Lexicon.default() if Lexicon.default().flagged(word) and len(word) < 9)
    lexicon = Lexicon.from_words([flagged, "CAT"])
    assert flagged not in list(Spellable(lexicon, [*CONSONANTS, *CONSONANTS]))


def test_lists_by_name() -> None:
    assert lexicon_of("classic") == Lexicon.default()
    assert len(lexicon_of("common")) < len(Lexicon.default()) / 2
    own = Lexicon.from_words(["CAT"], name="ours")
    assert lexicon_of(own) is own
    assert lexicon_of(("cat",)) == own
    assert [list_name(each) for each in ("classic", own)] == ["classic", "ours"]
    assert set(LISTS) == {"classic", "common"}


@pytest.mark.parametrize("odd", ["nonsense", 3, None, ["CAT"], (), ("C-T",), ("CAT", 3)])
def test_odd_lists_are_refused(odd) -> None:
    with pytest.raises(ValueError, match=r"expected|word"):
        lexicon_of(odd)
