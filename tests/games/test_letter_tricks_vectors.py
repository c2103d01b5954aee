"""The test vectors of the LetterTricks rules, one test for each, by its number."""

# ruff: noqa: N802 (the vectors keep their names)

import pytest

from lettergames.games.letter_tricks.ladder import Ladder
from tests.games.tricks import after, claimed, five, four, points, teams, texts, three, together, won


def test_LT1_highest_wins_lowest_picks_second() -> None:
    rules = four()
    assert won(rules, "Y:M Y:T Y:C Y:H") == "B C"
    state = rules.position(hands={"A": "R:A", "B": "R:B", "C": "R:D", "D": "R:E"}, trick="Y:M Y:T Y:C Y:H")
    assert after(rules, state, "pick Y:T", "pick Y:C").to_act == 1


def test_LT2_the_lowest_card_of_any_suit_picks() -> None:
    assert won(four(), "R:N R:S B:A R:W") == "D C"


def test_LT3_another_suit_cannot_win() -> None:
    assert won(four(), "B:G B:L R:Z B:E") == "B D"


def test_LT5_winner_is_lowest_too() -> None:
    assert won(four(), "Y:C B:L R:N R:E") == "A D"
    assert won(four(low_pick_clash="winner_takes_both"), "Y:C B:L R:N R:E") == "A A"


def test_LT6_a_tie_for_the_lowest_is_no_clash() -> None:
    assert won(four(), "Y:C B:C R:N R:F") == "A B"


def test_LT7_qu_ranks_above_o() -> None:
    assert won(four(), "R:O R:Qu R:N R:I") == "B D"


def test_LT8_s_ranks_above_qu() -> None:
    assert won(five(), "R:Qu R:S R:O Y:P R:M") == "B E"


def test_LT10_a_trick_of_multicolored_cards() -> None:
    rules = three()
    assert won(rules, "M:J M:V M:K") == "B A C"
    assert rules.position(trick="M:J M:V M:K").suit == ""


@pytest.mark.parametrize(
    ("high_tie", "picks"),
    [("first_played", "B A C"), ("suit_card", "B A C"), ("later_played", "C A B"), ("multicolored", "C A B")],
)
def test_LT11_a_tie_for_the_highest(high_tie, picks) -> None:
    assert won(three(high_tie=high_tie), "B:G B:V M:V") == picks


def test_LT12_nobody_follows() -> None:
    assert won(three(), "Y:C B:L R:N") == "A B C"


def test_LT15_the_later_of_two_lowest() -> None:
    assert won(three(), "M:J B:J B:N") == "C B A"


def test_LT16_the_low_player_is_fixed_before_the_winner_takes() -> None:
    rules = four()
    state = after(rules, rules.position(trick="Y:D Y:A Y:R Y:G"), "pick Y:A")
    assert state.to_act == 1
    assert texts(rules, state) == ["pick Y:D", "pick Y:R", "pick Y:G"]


@pytest.mark.parametrize("rules", [teams(), together()], ids=str)
@pytest.mark.parametrize(
    ("hand", "lying", "legal"),
    [
        ("Y:A B:N M:V R:T", "B:C", "B:N M:V"),
        ("Y:A M:V R:T", "B:C", "Y:A M:V R:T"),
        ("Y:A M:V R:T", "M:J", "Y:A M:V R:T"),
        ("Y:A M:V R:T", "M:J R:B", "M:V R:T"),
        ("M:V M:Z M:J", "R:B", "M:V M:Z M:J"),
    ],
    ids=["LT17", "LT18", "LT19", "LT19 then", "LT20"],
)
def test_LT17_to_LT20_following(rules, hand, lying, legal) -> None:
    state = rules.position(hands={"D": hand}, trick=lying, turn="D")
    assert sorted(texts(rules, state)) == sorted(legal.split())


def test_LT21_the_bonus_of_rare_cards() -> None:
    assert points(four(hands=1), "R:Qu Y:A Y:R Y:T R:Z B:E B:S", "QUARTZES") == 9


def test_LT23_a_real_u_is_worth_a_point() -> None:
    taken = "R:Qu R:U Y:I Y:T"
    assert points(four(hands=1), taken, "QUIT from R:Qu R:U Y:I Y:T") == 5
    assert points(four(hands=1), taken, "QUIT from R:Qu Y:I Y:T") == 4
    assert points(four(hands=1), taken, "QUIT") == 5


def test_LT24_no_word() -> None:
    taken = "Y:A Y:C Y:D B:A B:B B:C R:A"
    assert points(four(hands=1, penalty="half"), taken) == -3
    assert points(four(hands=1), taken) == 0


def test_LT25_rare_cards_cost_no_more() -> None:
    taken = "B:F Y:R Y:O Y:G Y:K Y:X B:J"
    assert points(four(hands=1, penalty="half"), taken, "FROG") == 3


COMET, BRAVE, TIDY = "Y:C Y:O Y:M Y:E Y:T", "B:B B:R B:A B:V B:E", "R:T R:I R:D R:Y"


def test_LT26_a_word_in_each_suit() -> None:
    assert points(three(), f"{COMET} {BRAVE} {TIDY}", "COMET", "BRAVE", "TIDY") == 15


def test_LT27_a_card_left_over() -> None:
    taken = f"{COMET} {BRAVE} R:H R:I R:D M:X"
    assert points(three(), taken, "COMET", "BRAVE", "HID in red") == 13


WITH_MULTI = "M:Qu Y:O Y:T Y:A B:B B:R B:A B:I B:N R:H R:O R:L R:D R:S"


def test_LT29_four_cards_are_too_few() -> None:
    verdict = claimed(teams(), WITH_MULTI, "QUOTA in yellow; BRAIN; HOLDS")
    assert not verdict
    assert verdict.rule == "team_goal"


def test_LT30_five_cards_in_each_suit() -> None:
    assert claimed(teams(), f"{WITH_MULTI} Y:S", "QUOTAS in yellow; BRAIN; HOLDS")


def test_LT31_four_cards_without_multicolored_ones() -> None:
    rules, others = teams(multicolored="off"), "Y:M Y:A Y:T Y:H B:J B:O B:I B:N"
    assert claimed(rules, f"{others} R:Qu R:U R:I R:T", "MATH; JOIN; QUIT")
    assert claimed(rules, f"{others} R:Qu R:I R:T", "MATH; JOIN; QUIT").rule == "team_goal"


@pytest.mark.parametrize(
    ("trick", "word"), [("Y:A M:K Y:T Y:E", "TAKE"), ("M:Qu R:I R:T R:E", "QUITE"), ("Y:H Y:G Y:T Y:R", "")]
)
def test_LT33_the_words_of_tricks(trick, word) -> None:
    rules = together()
    state = rules.position(trick=trick)
    assert bool(state.match.made[0]) == bool(word)
    assert word in (rules.words_of(state, state.aside[-4:]) or ("",))


def test_LT34_the_last_two_tricks() -> None:
    rules = together()
    state = rules.position(
        hands={"B": "R:T Y:S", "C": "Y:A B:I", "D": "M:K Y:H", "A": "B:E B:P"}, turn="B", past=11, made=[""] * 11
    )
    state = after(rules, state, "lay R:T / Y:S", "lay Y:A / B:I", "this way", "lay M:K / Y:H", "this way")
    state = after(rules, state, "lay B:P / B:E", "other way")
    assert all(state.match.made[11:])
    assert "TAKE" in rules.words_of(state, ("R:T", "Y:A", "M:K", "B:E"))
    assert "SHIP" in rules.words_of(state, ("Y:S", "B:I", "Y:H", "B:P"))
    assert rules.result(state).scores == (2, 2, 2, 2)


def test_LT35_the_ladder_of_a_group(tmp_path) -> None:
    ladder, rules = Ladder(tmp_path / "groups.json"), together()
    assert [ladder.keep("owls", rules, words) for words in (9, 9, 10)] == [True, False, True]
    assert [ladder.keep("larks", rules, words) for words in (6, 8)] == [False, False]
    assert ladder.best("owls", rules) == 10
    assert ladder.best("larks", rules) == 0
