"""The search for words in cards, against brute force over random hands."""

import random
from collections import Counter
from collections.abc import Callable
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lettergames.words import (
    Found,
    Lexicon,
    Spellable,
    Tricks,
    all_with_vowels,
    all_words,
    best_suit_words,
    best_with_vowels,
    best_word,
    letter_sets,
    readings,
    spell,
    spell_with_vowels,
    suit_words_of_size,
    vowels,
)
from tests.words import brute

CARDS = [*"ABCDEFGHIJKLMNOPQRSTUVWXYZ", "Qu"]
LIKELY = [*"AAEEIIOOUUUSSTTRRNNLLDGMPBCYZ", "Q", "Qu", "Qu"]
CONSONANTS = [*"BCDFGHJKLMNPQRSTVWXYZ"]
SUITS = "YBR"
POINTS = {1: "LNRST", 2: "DG", 3: "BCMP", 4: "FHVWY", 5: "K", 8: "JX", 10: "QZ"}
TILES = [9, 2, 2, 4, 12, 2, 3, 2, 9, 1, 1, 4, 2, 6, 8, 2, 1, 6, 4, 6, 4, 2, 2, 1, 2, 1]

LEXICONS = brute.small_lexicons(4, 160, 6)
TINY_LEXICONS = brute.small_lexicons(4, 60, 5)
lexicons = st.sampled_from(LEXICONS)
tiny_lexicons = st.sampled_from(TINY_LEXICONS)
letters = st.one_of(st.sampled_from(LIKELY), st.sampled_from(LIKELY), st.sampled_from(CARDS))


@st.composite
def cards_of_words(draw: st.DrawFn, lexicons: list[Lexicon], most: int) -> list[str]:
    """The cards of a word or two and perhaps another one, so that nearly all of them are used."""
    words = draw(st.lists(st.sampled_from([word for lexicon in lexicons for word in lexicon]), min_size=1, max_size=2))
    text = "".join(words)
    cards = list(text.replace("QU", "q") if draw(st.booleans()) else text)
    cards = ["Qu" if card == "q" or (card == "Q" and draw(st.booleans())) else card for card in cards]
    return draw(st.permutations([*cards, *draw(st.lists(letters, max_size=1))]))[:most]


hands = st.one_of(st.lists(letters, max_size=9), cards_of_words(LEXICONS, 9))
penalties = st.sampled_from([lambda unused: 0, lambda unused: unused // 2, lambda unused: unused])
few = st.sampled_from([0, 16])
often = settings(max_examples=2000, deadline=None)


@st.composite
def values(draw: st.DrawFn, least: int = 0) -> Callable[[str], int]:
    """A scoring function: some numbers, given to the cards in turn."""
    numbers = draw(st.lists(st.integers(least, 5), min_size=1, max_size=5))
    return lambda card: numbers[CARDS.index(card) % len(numbers)]


def points(card: str) -> int:
    return next(number for number, letters in POINTS.items() if card in letters)


def words_of(lexicon: Lexicon) -> list[str]:
    return list(lexicon.spoken)


@often
@given(lexicons, hands, values(-3), penalties)
def test_best_word(
    lexicon: Lexicon, cards: list[str], value: Callable[[str], int], penalty: Callable[[int], int]
) -> None:
    expected = brute.best(words_of(lexicon), cards, value, penalty)
    found = best_word(lexicon, cards, value, penalty)
    if expected is None or found is None:
        assert found is expected
        return
    brute.check_laid(found, cards)
    assert (found.score, len(found.parts), found.word) == expected
    assert found.score == sum(value(cards[place]) for place in found.cards) - penalty(len(cards) - len(found.parts))


@often
@given(lexicons, hands, few)
def test_all_words(lexicon: Lexicon, cards: list[str], told_one_by_one: int) -> None:
    longest: dict[str, int] = {}
    for word in words_of(lexicon):
        for usage in brute.usages(word, cards):
            longest[word] = max(len(usage), longest.get(word, 0))
    with patch.object(letter_sets, "_FEW", told_one_by_one):
        found = all_words(lexicon, cards)
    for each in found:
        brute.check_laid(each, cards)
    assert {each.word: len(each.parts) for each in found} == longest
    assert found.words == sorted(longest, key=lambda word: (-longest[word], word))
    assert len(found) == len(longest)


@st.composite
def suited(draw: st.DrawFn, most: int) -> list[tuple[str, str]]:
    cards = draw(st.one_of(st.lists(letters, max_size=most), cards_of_words(TINY_LEXICONS, most)))
    dealt = draw(st.sampled_from([SUITS + "M", "YM", "YYYM", "M"]))
    return [(draw(st.sampled_from(dealt)), card) for card in cards]


@often
@given(tiny_lexicons, suited(10), values(), st.integers(0, 2))
def test_best_words_one_per_suit(
    lexicon: Lexicon, cards: list[tuple[str, str]], value: Callable[[str], int], each_unused: int
) -> None:
    def cost(card: str) -> int:
        return each_unused

    found = best_suit_words(lexicon, cards, SUITS, "M", value, cost)
    assert found.score == brute.best_together(words_of(lexicon), cards, SUITS, "M", value, cost)
    check_suits(found.words, cards, lexicon)
    used = [place for each in found.words.values() for place in each.cards]
    assert sorted([*used, *found.unused]) == list(range(len(cards)))
    worth = sum(value(cards[place][1]) for place in used) - each_unused * len(found.unused)
    assert found.score == worth


@often
@given(tiny_lexicons, suited(16), st.integers(1, 4))
def test_all_suits_with_words_of_a_size(lexicon: Lexicon, cards: list[tuple[str, str]], least: int) -> None:
    found = suit_words_of_size(lexicon, cards, least, SUITS, "M")
    assert (found is not None) == brute.all_suits_have_words(words_of(lexicon), cards, SUITS, "M", least)
    if found is not None:
        assert set(found.words) == set(SUITS)
        assert all(len(each.parts) >= least for each in found.words.values())
        check_suits(found.words, cards, lexicon)


def check_suits(words: dict[str, Found], cards: list[tuple[str, str]], lexicon: Lexicon) -> None:
    held = [letter for _, letter in cards]
    for suit, found in words.items():
        brute.check_laid(found, held)
        assert found.word in lexicon.spoken
        assert {cards[place][0] for place in found.cards} <= {suit, "M"}
    used = Counter(place for found in words.values() for place in found.cards)
    assert all(times == 1 for times in used.values())


@often
@given(lexicons, st.lists(letters, min_size=2, max_size=5), st.data())
def test_tricks(lexicon: Lexicon, cards: list[str], data: st.DataObject) -> None:
    size = len(cards)
    tricks = Tricks.of(lexicon, size)
    expected = sorted(
        word for word in words_of(lexicon) if any(len(usage) == size for usage in brute.usages(word, cards))
    )
    assert [each.word for each in tricks.words(cards)] == expected
    assert tricks.makes_word(cards) == bool(expected)
    for each in tricks.words(cards):
        brute.check_laid(each, cards)
    part = data.draw(st.lists(st.sampled_from(cards), max_size=size - 1))
    leading_on = {
        card for card in CARDS if any(Counter([*part, card]) <= Counter(whole) for whole in whole_tricks(lexicon, size))
    }
    assert set(tricks.completing(part)) == leading_on
    assert tricks.alive(part) == bool(leading_on)


_whole: dict[tuple[Lexicon, int], set[tuple[str, ...]]] = {}


def whole_tricks(lexicon: Lexicon, size: int) -> set[tuple[str, ...]]:
    """All sets of cards of this size that spell a word, each sorted; found by trying cards letter by letter."""

    def cards_for(word: str) -> list[tuple[str, ...]]:
        if not word:
            return [()]
        found = [(word[0], *rest) for rest in cards_for(word[1:])]
        if word.startswith("Q"):
            found += [("Qu", *rest) for rest in cards_for(word[1:])]
        if word.startswith("QU"):
            found += [("Qu", *rest) for rest in cards_for(word[2:])]
        return found

    if (lexicon, size) not in _whole:
        every = (tuple(sorted(cards)) for word in words_of(lexicon) for cards in cards_for(word))
        _whole[lexicon, size] = {cards for cards in every if len(cards) == size}
    return _whole[lexicon, size]


consonant_hands = st.one_of(
    st.lists(st.sampled_from(CONSONANTS), max_size=8),
    cards_of_words(LEXICONS, 8).map(lambda cards: [card[0] if card[0] not in "AEIOU" else "T" for card in cards]),
)


@often
@given(lexicons, consonant_hands, values(), values(), st.integers(0, 1), few)
def test_best_word_where_any_card_may_be_a_vowel(
    lexicon: Lexicon,
    cards: list[str],
    value: Callable[[str], int],
    cost: Callable[[str], int],
    printed: int,
    tried_at_once: int,
) -> None:
    scores = brute.vowel_scores(words_of(lexicon), cards, value, cost, printed)
    expected = min(((-score, -len(word), word) for score, word in scores), default=None)
    with patch.object(vowels, "_FEW", tried_at_once):
        found = best_with_vowels(lexicon, cards, value, cost, printed)
    if expected is None or found is None:
        assert found is expected
        return
    assert (-found.score, -len(found.word), found.word) == expected
    check_vowels(found, cards)
    left = [card for place, card in enumerate(cards) if place not in found.cards]
    printed_cards = [cards[part.card] for part in found.parts if part.letters not in "AEIOU"]
    assert found.score == sum(map(value, printed_cards)) - sum(map(cost, left))


@often
@given(lexicons, consonant_hands, st.integers(0, 1))
def test_all_words_where_any_card_may_be_a_vowel(lexicon: Lexicon, cards: list[str], printed: int) -> None:
    scores = brute.vowel_scores(words_of(lexicon), cards, lambda card: 0, lambda card: 0, printed)
    found = all_with_vowels(lexicon, cards, printed=printed)
    assert found.words == sorted({word for _, word in scores}, key=lambda word: (-len(word), word))
    for each in found:
        check_vowels(each, cards)


@often
@given(lexicons, consonant_hands, st.integers(0, 1))
def test_words_where_any_card_may_be_a_vowel_found_when_asked_for(
    lexicon: Lexicon, cards: list[str], printed: int
) -> None:
    found = Spellable(lexicon, cards, printed)
    every = list(found)
    assert sorted(every) == sorted(all_with_vowels(lexicon, cards, printed=printed).words)
    assert [*map(len, every)] == sorted(map(len, every), reverse=True)
    assert len(found) == len(every)
    assert [found[place] for place in range(len(found))] == every
    assert [found[-1 - place] for place in range(len(found))] == every[::-1]
    assert found[1:5:2] == every[1:5:2]
    for place in (len(found), -len(found) - 1):
        with pytest.raises(IndexError):
            found[place]


def check_vowels(found: Found, cards: list[str]) -> None:
    assert "".join(part.letters for part in found.parts) == found.word
    assert len(set(found.cards)) == len(found.cards)
    assert all(part.letters in "AEIOU" or cards[part.card] == part.letters for part in found.parts)


@pytest.mark.parametrize("number", [3, 7, 10, 13])
def test_the_whole_list_against_a_scan(number: int) -> None:
    rng = random.Random(number)
    words = list(Lexicon.default().spoken)
    for _ in range(6):
        cards = rng.choices(CARDS[:-1], TILES, k=number)
        held = "".join(sorted(cards))
        feasible = [word for word in words if all(word.count(letter) <= held.count(letter) for letter in set(word))]
        found = all_words(Lexicon.default(), cards)
        assert found.words == sorted(feasible, key=lambda word: (-len(word), word))
        best = best_word(Lexicon.default(), cards)
        assert (best and best.word) == (found.words[0] if feasible else None)


def test_the_whole_list_with_vowels_against_a_scan() -> None:
    rng = random.Random(5)
    lexicon = Lexicon.default()
    for number in (8, 8, 14, 20):
        cards = rng.choices(CONSONANTS, k=number)
        best = max(found.score for found in all_with_vowels(lexicon, cards, points, points))
        assert best_with_vowels(lexicon, cards, points, points).score == best


class TestQu:
    """A Qu card spells Q or QU; a real U may be used instead."""

    lexicon = Lexicon.default()

    def cards_used(self, word: str, *cards: str) -> int | None:
        found = spell(word, cards)
        return found and len(found.parts)

    def test_words_with_qu(self) -> None:
        assert self.cards_used("QUARTZES", "Qu", *"ARTZES") == 7
        assert self.cards_used("QUIT", "Qu", "I", "T") == 3
        assert self.cards_used("QUIT", "Qu", "U", "I", "T") == 4
        assert self.cards_used("QI", "Qu", "I") == 2
        assert self.cards_used("QAT", "Qu", "A", "T") == 3
        assert self.cards_used("FAQIR", *"FA", "Qu", *"IR") == 5
        assert self.cards_used("TRANQ", *"TRAN", "Qu") == 5
        assert self.cards_used("QUIT", "Q", "I", "T") is None
        assert self.cards_used("QUEUE", "Qu", *"EUE") == 4
        assert self.cards_used("QUEUE", "Qu", *"UEUE") == 5

    def test_a_qu_card_gives_one_u_right_after_its_q(self) -> None:
        assert self.cards_used("SUQ", "S", "Qu") is None
        assert self.cards_used("SUQ", "S", "U", "Qu") == 3

    def test_cards_as_they_lie(self) -> None:
        assert readings(["Qu", "I", "T"]) == ("QUIT", "QIT")
        assert readings(["Qu", "Qu"]) == ("QUQU", "QUQ", "QQU", "QQ")
        assert readings("CAT") == ("CAT",)
        assert readings([]) == ("",)
        with pytest.raises(ValueError, match="7 Qu cards"):
            readings(["Qu"] * 7)
        with pytest.raises(ValueError, match=r"card 0 is 'QU'.*small u"):
            readings(["QU"])

    def test_quartzes_is_the_best_of_its_cards(self) -> None:
        def value(card: str) -> int:
            return 1 + (card in {"J", "K", "Qu", "V", "X", "Z"})

        found = best_word(self.lexicon, ["Qu", *"ARTZES"], value)
        assert (found.word, found.score) == ("QUARTZES", 9)
        assert found.parts[0].letters == "QU"

    def test_the_real_u_is_worth_one_card_more(self) -> None:
        def value(card: str) -> int:
            return 1 + (card == "Qu")

        quit_only = Lexicon.from_words(["quit"])
        assert best_word(quit_only, ["Qu", *"UIT"], value).score == 5
        assert best_word(quit_only, ["Qu", *"IT"], value).score == 4
        assert [each.word for each in all_words(quit_only, ["Qu", *"UIT"])] == ["QUIT"]

    def test_two_words_cannot_share_one_qu(self) -> None:
        lexicon = Lexicon.from_words(["quit", "quay"])
        cards = [("M", "Qu"), ("Y", "I"), ("Y", "T"), ("B", "A"), ("B", "Y")]
        found = best_suit_words(lexicon, cards, "YBR", "M")
        assert len(found.words) == 1
        assert suit_words_of_size(lexicon, cards, 3, "YB", "M") is None
        both = best_suit_words(lexicon, [*cards, ("M", "Qu")], "YBR", "M")
        assert {suit: each.word for suit, each in both.words.items()} == {"Y": "QUIT", "B": "QUAY"}
        assert suit_words_of_size(lexicon, [*cards, ("B", "Qu")], 3, "YB", "M") is not None

    def test_two_qu_cards_in_one_word(self) -> None:
        lexicon = Lexicon.from_words(["quinquennium"])
        found = best_word(lexicon, ["Qu", "Qu", *"INENNIUM"])
        assert [part.letters for part in found.parts].count("QU") == 2

    def test_the_suit_card_goes_before_the_wild_one(self) -> None:
        lexicon = Lexicon.from_words(["kit", "ink"])
        cards = [("M", "K"), ("Y", "K"), ("Y", "I"), ("Y", "T"), ("B", "I"), ("B", "N")]
        found = best_suit_words(lexicon, cards, "YB", "M")
        assert found.words["Y"].cards == (1, 2, 3)
        assert found.words["B"].cards == (4, 5, 0)

    def test_a_wild_card_is_used_for_one_point_more(self) -> None:
        lexicon = Lexicon.from_words(["cat", "cats"])
        found = best_suit_words(lexicon, [("Y", "C"), ("Y", "A"), ("Y", "T"), ("M", "S")], "YB", "M")
        assert (found.words["Y"].word, found.score, found.unused) == ("CATS", 4, ())

    def test_tricks(self) -> None:
        tricks = Tricks.of(self.lexicon, 4)
        assert [each.word for each in tricks.words(["A", "K", "T", "E"])] == ["TAKE", "TEAK"]
        assert [each.word for each in tricks.words(["Qu", "I", "T", "E"])] == ["QUIET", "QUITE"]
        assert not tricks.makes_word(["H", "G", "T", "R"])
        assert "E" in tricks.completing(["Qu", "I", "T"])

    def test_tricks_that_count_letters(self) -> None:
        tricks = Tricks.of(self.lexicon, 4, letters=4)
        assert not tricks.makes_word(["Qu", "I", "T", "E"])
        assert [each.word for each in tricks.words(["Qu", "U", "I", "T"])] == ["QUIT"]

    def test_team_words_count_cards(self) -> None:
        cards = [("R", each) for each in ("Qu", "I", "T")]
        lexicon = Lexicon.from_words(["quit"])
        assert suit_words_of_size(lexicon, cards, 4, "R") is None
        assert suit_words_of_size(lexicon, [*cards, ("R", "U")], 4, "R").words["R"].word == "QUIT"


class TestVowels:
    lexicon = Lexicon.default()

    def best(self, words: list[str], cards: str, printed: int = 1) -> Found | None:
        return best_with_vowels(Lexicon.from_words(words), cards, points, points, printed)

    def test_the_example_of_the_rulebook(self) -> None:
        found = self.best(["because"], "BBCHJSXY")
        assert found.score == 7 - 3
        assert sorted("BBCHJSXY"[part.card] for part in found.parts if part.letters in "AEIOU") == ["H", "J", "X", "Y"]

    def test_y_is_never_a_vowel_card(self) -> None:
        assert self.best(["try", "by"], "BTRS") is None
        assert self.best(["try"], "BYTR").score == 6 - 3
        assert self.best(["syzygy"], "SYZYGKLM") is None

    def test_words_without_vowels(self) -> None:
        found = self.best(["hymn"], "HYMN")
        assert found.score == 12

    def test_q_is_a_plain_letter(self) -> None:
        found = self.best(["queue"], "QXJZK")
        assert (found.score, len(found.parts)) == (10, 5)
        assert self.best(["queue"], "QXJZ") is None

    def test_a_word_of_vowels_alone_only_if_allowed(self) -> None:
        assert self.best(["eau"], "QXJ") is None
        assert self.best(["eau"], "QXJ", printed=0).score == 0

    def test_the_dearest_leftovers_become_vowels(self) -> None:
        found = self.best(["cat"], "CTDZ")
        assert found.score == 3 + 1 - 2
        assert found.cards == (0, 3, 1)

    def test_an_unlisted_word_can_be_spelled(self) -> None:
        found = spell_with_vowels("blortie", "BLRTXZKS", points, points)
        assert (found.word, found.score) == ("BLORTIE", 6 - 1)
        assert [part.card for part in found.parts if part.letters in "AEIOU"] == [4, 5, 6]
        assert spell_with_vowels("blortie", "BLRTXZ") is None
        assert spell_with_vowels("bbb", "BBXYZ") is None
        with pytest.raises(ValueError, match="'b7' has '7'"):
            spell_with_vowels("b7", "BBXYZ")

    @pytest.mark.parametrize("card", ["A", "Qu"])
    def test_vowel_cards_are_refused(self, card: str) -> None:
        with pytest.raises(ValueError, match=r"card 1 is .*vowels"):
            best_with_vowels(self.lexicon, ["B", card])
        with pytest.raises(ValueError, match=r"card 1 is .*vowels"):
            all_with_vowels(self.lexicon, ["B", card])


class TestBadInput:
    lexicon = Lexicon.default()

    @pytest.mark.parametrize("card", ["a", "", "AB", "QU", "qu", "1", "2", "É", None, 7, ["A"]])
    def test_cards_that_are_not_letters(self, card: object) -> None:
        for search in (best_word, all_words, best_with_vowels, all_with_vowels):
            with pytest.raises(ValueError, match="card 1 is"):
                search(self.lexicon, ["B", card])
        for search in (Tricks.of(self.lexicon, 2).words, Tricks.of(self.lexicon, 2).makes_word):
            with pytest.raises(ValueError, match="card 1 is"):
                search(["B", card])
        with pytest.raises(ValueError, match="card 1 is"):
            best_suit_words(self.lexicon, [("Y", "B"), ("Y", card)], "Y")
        with pytest.raises(ValueError, match="card 1 is"):
            spell("be", ["B", card])

    def test_suits(self) -> None:
        with pytest.raises(ValueError, match="card 0 is of suit 'G'"):
            best_suit_words(self.lexicon, [("G", "A")], "YBR", "M")
        with pytest.raises(ValueError, match="a pair of suit and letter"):
            best_suit_words(self.lexicon, ["YA"], "YBR", "M")
        with pytest.raises(ValueError, match="must all differ"):
            suit_words_of_size(self.lexicon, [], 5, "YY", "M")

    @pytest.mark.parametrize(
        "value", [lambda card: 1 / 0, lambda card: None, lambda card: "1", lambda card: float("nan")]
    )
    def test_a_scoring_function_that_fails(self, value: Callable[[str], float]) -> None:
        for search in (best_word, all_words, best_with_vowels, all_with_vowels):
            with pytest.raises(ValueError, match=r"the scoring function .* 'B'"):
                search(self.lexicon, ["B", "D"], value)
        with pytest.raises(ValueError, match=r"the scoring function .* 'B'"):
            best_suit_words(self.lexicon, [("Y", "B")], "Y", None, value)

    def test_a_penalty_that_fails(self) -> None:
        with pytest.raises(ValueError, match="the scoring function failed for 1: ZeroDivisionError"):
            best_word(self.lexicon, "BAT", penalty=lambda unused: 1 // (1 - unused))

    def test_a_trick_of_nothing(self) -> None:
        with pytest.raises(ValueError, match="at least one card"):
            Tricks.of(self.lexicon, 0)


class TestSizes:
    lexicon = Lexicon.default()

    def test_no_cards(self) -> None:
        assert best_word(self.lexicon, []) is None
        assert len(all_words(self.lexicon, [])) == 0
        assert best_with_vowels(self.lexicon, []) is None
        assert best_suit_words(self.lexicon, [], "YBR", "M") == ({}, 0, ())
        assert suit_words_of_size(self.lexicon, [], 5, "YBR", "M") is None
        assert spell("be", []) is None

    def test_no_words(self) -> None:
        empty = Lexicon.from_words(["be"]).without_words(["be"])
        assert best_word(empty, "BE") is None
        assert best_with_vowels(empty, "BR") is None
        assert not Tricks.of(empty, 2).makes_word("BE")
        assert Tricks.of(empty, 2).completing("B") == ()

    def test_a_thousand_cards(self) -> None:
        longest = max(self.lexicon.spoken, key=len)
        assert best_word(self.lexicon, list(longest) * 40).word == longest
        every = [*CARDS * 40]
        assert len(all_words(self.lexicon, every)) == len(self.lexicon.spoken)
        most = max(sum(letter not in "AEIOU" for letter in word) for word in self.lexicon.spoken)
        assert best_with_vowels(self.lexicon, CONSONANTS * 40).score == most
        many = [(suit, letter) for suit in "YBR" for letter in longest] + [("M", "K"), ("M", "Qu")] * 20
        assert {each.word for each in best_suit_words(self.lexicon, many, "YBR", "M").words.values()} == {longest}

    def test_more_than_a_byte_of_equal_cards(self) -> None:
        assert best_word(Lexicon.from_words(["ee", "eel"]), ["E"] * 300).word == "EE"

    def test_ties_do_not_depend_on_the_order_of_the_cards(self) -> None:
        rng = random.Random(1)
        cards = list("RETAINSDLOU")
        consonants = list("BCDGHLMNRSTTWZ")
        suited = [(suit, letter) for suit in "YBR" for letter in "AEST"] + [("M", "K"), ("M", "X")]
        first = best_word(self.lexicon, cards).word
        hidden = best_with_vowels(self.lexicon, consonants).word
        suits = {suit: each.word for suit, each in best_suit_words(self.lexicon, suited, "YBR", "M").words.items()}
        for _ in range(10):
            for each in (cards, consonants, suited):
                rng.shuffle(each)
            assert best_word(self.lexicon, cards).word == first
            assert best_with_vowels(self.lexicon, consonants).word == hidden
            again = best_suit_words(self.lexicon, suited, "YBR", "M")
            assert {suit: each.word for suit, each in again.words.items()} == suits

    def test_a_sequence_of_words(self) -> None:
        found = all_words(self.lexicon, "BEAT")
        assert found[0].word == found.words[0] == next(iter(found)).word
        assert [each.word for each in found[:3]] == found.words[:3]
        assert repr(found) == f"<{len(found)} words>"
        with pytest.raises(IndexError):
            found[len(found)]
