"""What the printed rules of LetterTricks leave open about words: what is looked up when, and what a desk says."""

import random

import pytest

import lettergames as lg
from lettergames.core.log import entries
from lettergames.core.scenes import Voice
from tests.games.tricks import after, four, points, teams, three, together

NAMES = ("Ann", "Ben", "Cleo", "Dan")


def told(rules, state, seat: int = 3) -> str:
    """The last event as this seat reads it."""
    event = rules.events(state)[-1].as_seen(seat)
    return rules.tell(event, Voice(NAMES[: rules.players], seat))


def test_case_23_the_u_of_a_qu_card_is_no_card() -> None:
    rules = four()
    state = rules.position(taken={"A": "R:Qu R:U R:I Y:T Y:C"})
    for word, cards in (("QUIT", "R:Qu R:I Y:T"), ("QUIT", "R:Qu R:U R:I Y:T"), ("QI", "R:Qu R:I")):
        assert rules.verdict(state, f"word {word} from {cards}")
    assert not rules.verdict(state, "word CUT from Y:C R:Qu Y:T")
    assert points(four(hands=1), "R:Qu R:I", "QI") == 3


def test_case_43_typed_text_takes_the_real_u_and_both_are_legal() -> None:
    rules = four()
    state = rules.position(taken={"A": "R:Qu R:U R:I Y:T"})
    assert rules.parse("word QUIT", state).cards == ("R:Qu", "R:U", "R:I", "Y:T")
    assert rules.verdict(state, "word QUIT from R:Qu R:I Y:T")


def test_case_45_one_try() -> None:
    rules = four(hands=1, word_tries="one")
    start = rules.position(taken={"A": "Y:T Y:C Y:A", "B": "B:A B:N"})
    over = after(rules, start, "word TCA", "word AN")
    assert over.phase == "match_over"
    assert over.match.scores == ((0, 2, 0, 0),)
    assert "Ann's TCA is no word and does not count." in told(rules, over)
    assert rules.verdict(start, "word TCA from Y:T Y:C B:A").rule == "may_use"
    half = rules.replace(penalty="half")
    assert after(half, half.position(taken={"A": "Y:T Y:C Y:A"}), "word TCA").match.scores == ((-1, 0, 0, 0),)
    for seat in range(4):
        sample = rules.sample(rules.view(over, seat), random.Random(1))
        assert [str(move) for _, move, *_ in entries(sample.log)] == [str(move) for _, move, *_ in entries(over.log)]


def test_case_45_one_try_and_consent() -> None:
    rules = four(hands=1, word_tries="one", word_by_consent=True)
    state = after(rules, rules.position(taken={"A": "Y:T Y:C Y:A"}), "word TCA")
    assert state.phase == "consent"
    assert after(rules, state, "agree", "agree", "agree").match.scores == ((3, 0, 0, 0),)
    assert "TCA is no word" in told(rules, after(rules, state, "agree", "agree", "object"))


def test_case_46_the_own_desk_says_whether_it_is_a_word_and_nothing_better() -> None:
    rules = three()
    view = rules.view(rules.position(taken={"A": "Y:C Y:A Y:T B:A B:N"}), 0)

    def desk(rules, letters: str, *cards: str):
        lane = {"lane": "yellow", "letters": letters, "cards": [{"card": f"tray.{card}"} for card in cards]}
        return rules.check(view, "spell", [[lane]], Voice(NAMES[:3], 0))

    good = desk(rules, "CAT", "Y:C", "Y:A", "Y:T")
    assert good["ready"]
    assert good["lanes"][0]["note"] == "CAT is in the list."
    assert good["total"] == "3 cards − 2 for 2 unused = 1."
    bad = desk(rules, "TCA", "Y:T", "Y:C", "Y:A")
    assert not bad["ready"]
    assert bad["lanes"][0]["note"] == "TCA is not in this list."
    assert not any(word in str(answer) for answer in (good, bad) for word in ("ACT", "CAN", "AN is"))
    later = desk(three(word_tries="one"), "TCA", "Y:T", "Y:C", "Y:A")
    assert later["lanes"][0]["note"] == "TCA will be looked up when all words are laid."


def test_case_58_a_filtered_list_is_a_shorter_list_and_a_difference() -> None:
    full = lg.Lexicon.default()
    flagged = next(word for word in full if len(word) == 4 and full.flagged(word) and len(set(word)) == 4)
    rules = four(word_list=full.with_filter("not_accepted"))
    assert not rules.is_word(None, flagged)
    assert four(word_list=full).is_word(None, flagged)
    assert "word_list" in rules.differences()


def test_case_64_any_word_may_be_laid() -> None:
    rules = four(hands=1)
    state = rules.position(taken={"A": "Y:C Y:A Y:T Y:H Y:M"})
    assert rules.verdict(state, "word MATCH")
    assert after(rules, state, "word AT").match.scores == ((2, 0, 0, 0),)


def test_a_word_of_a_house_rule_is_not_put_to_the_others() -> None:
    def is_word(rules, state, word):
        """Whatever begins with a T is a word."""
        return word.startswith("T")

    rules = four(hands=1).with_rule(is_word)
    state = rules.position(taken={"A": "Y:T Y:C Y:A"})
    assert rules.verdict(state, "word CAT").rule == "is_word"
    assert after(rules, state, "word TCA").match.scores == ((3, 0, 0, 0),)
    asking = rules.replace(word_by_consent=True)
    assert after(asking, state, "word TCA").phase == "match_over"
    assert after(asking, state, "word CAT").phase == "consent"


def test_a_card_in_several_words_by_a_house_rule() -> None:
    def may_use(rules, state, words, cards):
        """A card may be in several words."""
        return cards

    rules = three(word_list=("KAT", "KIN")).with_rule(may_use)
    state = after(rules, rules.position(taken={"A": "Y:A Y:T M:K B:I B:N"}), "word KAT")
    assert "word KIN in blue from M:K B:I B:N" in rules.legal_moves(state)
    assert rules.verdict(state, "word KIN in blue from M:K B:I B:B B:N").title == "Not a move here"
    assert after(rules, state, "word KIN", "done").match.scores == ((4 + 4, 0, 0),)


@pytest.mark.parametrize("rules", [four(), three(), teams(), together()], ids=str)
def test_what_is_a_word_is_asked_of_one_rule(rules) -> None:
    assert rules.is_word(None, "CAT")
    assert not rules.is_word(None, "TCA")
    assert rules.replace(word_list=("TCA",)).is_word(None, "TCA")
