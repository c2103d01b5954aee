"""The worked examples of Dead Letters, by their numbers."""

# ruff: noqa: N802 (the vectors keep their names)

import pytest

from tests.games.dead_letters import accepted, after, gained, passed, refused, three, two

EMMA = {"A": "B B C H J S X Y"}


def laid(rules, hand: str, move: str, **pieces):
    """The state after seat A has laid this word from this hand, its dead pile empty before; all have accepted."""
    pieces = {"hands": {"A": hand}, "down": {"A": ""}, **pieces}
    return accepted(rules, rules.position(**pieces), move)


def test_DL1_because() -> None:
    rules = two()
    end = laid(rules, EMMA["A"], "score BECAUSE with X J Y B as E A U E")
    assert sorted(end.up[0]) == ["B", "C", "S"]
    assert end.down[0] == ("H",)
    assert end.hands[0] == ("B", "J", "X", "Y")
    assert gained(rules, end, 0) == (7, 4)
    assert rules.final_score(end, 0) == 3


def test_DL2_iceboxes() -> None:
    rules = two()
    end = laid(rules, EMMA["A"], "score ICEBOXES with J H Y B as I E O E")
    assert sorted(end.up[0]) == ["B", "C", "S", "X"]
    assert end.hands[0] == ("B", "H", "J", "Y")
    assert gained(rules, end, 0) == (15, 0)


@pytest.mark.parametrize("word", ["TRY", "BY"])
def test_DL4_no_y_no_word_with_y(word) -> None:
    rules = two()
    state = rules.position(hands={"A": "B T R S"})
    assert refused(rules, state, f"score {word}") == "own_letters"
    assert refused(rules, state, f"score {word} with S") in ("own_letters", "vowels_face_down")


def test_DL5_try() -> None:
    rules = two()
    end = laid(rules, "B Y T R", "score TRY")
    assert end.up[0] == ("T", "R", "Y")
    assert gained(rules, end, 0) == (6, 3)
    assert end.hands[0] == ()


def test_DL7_hymn() -> None:
    rules = two()
    end = laid(rules, "H Y M N", "score HYMN")
    assert gained(rules, end, 0) == (12, 0)
    assert end.hands[0] == ()


def test_DL8_queue() -> None:
    rules = two()
    end = laid(rules, "Q X J Z K", "score QUEUE with X J Z K")
    assert gained(rules, end, 0) == (10, 0)
    assert end.hands[0] == ("J", "K", "X", "Z")


def test_DL9_eau() -> None:
    rules = two()
    assert refused(rules, rules.position(hands={"A": "Q X J"}), "score EAU with Q X J") == "shows_a_card"
    other = two(min_printed=0)
    end = laid(other, "Q X J", "score EAU with Q X J")
    assert end.hands[0] == ("J", "Q", "X")
    assert gained(other, end, 0) == (0, 0)
    assert end.passes == 1


def test_DL10_be() -> None:
    rules = two()
    end = laid(rules, "B Z", "score BE with Z")
    assert gained(rules, end, 0) == (3, 0)
    assert end.hands[0] == ("Z",)


def test_DL11_syzygy() -> None:
    rules = two()
    state = rules.position(hands={"A": "S Y Z Y G B T"})
    assert refused(rules, state, "score SYZYGY") == "own_letters"
    assert rules.verdict(state, "score SYZYGY").facts == "SYZYGY needs Y three times, and you hold 2"


def test_DL12_a_challenge_that_fails() -> None:
    rules = two()
    start = rules.position(hands={"A": "B Z", "B": "P Q"}, down={"B": ""}, pile=5)
    end = after(rules, start, "score BE with Z", "challenge", "give P")
    assert gained(rules, end, 1) == (0, 3)
    assert end.hands[1] == ("Q",)
    assert end.up[0] == ("B",)


@pytest.mark.parametrize("option", ["draw_if_possible", "draw_or_pass"])
def test_DL13_a_challenge_that_succeeds(option) -> None:
    rules = two(after_lost_challenge=option)
    hands = {"A": "X Z T", "B": "P Q"}
    lost = after(rules, rules.position(hands=hands, pile=5), "score ZUX with T", "challenge")
    assert lost.to_act == 0
    assert lost.hands[0] == ("T", "X", "Z")
    texts = [str(move) for move in rules.legal_moves(lost)]
    assert texts == [*(f"draw {count}" for count in range(1, 6)), *(["pass"] if option == "draw_or_pass" else [])]
    empty = after(rules, rules.position(hands=hands, pile=""), "score ZUX with T", "challenge")
    assert [str(move) for move in rules.legal_moves(empty)] == ["pass"]
    assert empty.hands[0] == ("T", "X", "Z")


def test_DL14_four_cards_left() -> None:
    rules = three()
    state = rules.position(hands={"A": "Q"}, pile=4)
    assert [str(move) for move in rules.legal_moves(state)] == ["draw 1", "draw 2", "draw 3", "draw 4"]
    assert refused(rules, state, "draw 0") == "may_draw"
    assert refused(rules, state, "draw 5") == "may_draw"
    assert refused(rules, state, "pass") == "may_pass"


def test_DL16_emma_never_scores_again() -> None:
    rules = two()
    end = passed(rules, laid(rules, EMMA["A"], "score BECAUSE with X J Y B", pile=""))
    assert rules.result(end).scores[0] == -20


def test_DL18_gnome() -> None:
    rules = two()
    end = laid(rules, "M M G N T K Z", "score GNOME with K Z as O E")
    assert sorted(end.up[0]) == ["G", "M", "N"]
    assert end.down[0] == ("M", "T")
    assert gained(rules, end, 0) == (6, 4)
    assert end.hands[0] == ("K", "Z")
