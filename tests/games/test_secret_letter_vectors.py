"""The test vectors of the Secret Letter rules, one test for each, by its number."""

# ruff: noqa: N802 (the vectors keep their names)

import pytest

from lettergames.core.decks import cards_of
from tests.games.positions import after, cards, ended, four, last_turn, texts, three, two


def test_SL1_deck() -> None:
    deck = cards_of(three().deck)
    assert len(deck) == 16
    assert sum(deck) == 54


@pytest.mark.parametrize(
    ("rules", "pile"),
    [(two(), 10), (three(), 12), (four(), 11), (three(open_gap=True), 11), (four(open_gap=True), 10)],
    ids=str,
)
def test_SL2_pile_after_set_up(rules, pile) -> None:
    dealt = rules.deal(seed=1)
    assert len(dealt.pile) + 1 == pile  # the starter has drawn


def test_SL3_example_of_the_text() -> None:
    rules = three()
    start = rules.position(hands={"A": "3 8", "B": 5, "C": 2}, pile="1")
    duelled = rules.step(start, "3 on B")
    assert duelled.still_in == (0, 2)
    assert duelled.rows[1] == (5,)
    assert duelled.to_act == 2
    assert duelled.hands[2] == (2, 1)
    end = rules.step(duelled, "1 on A naming 8")
    assert end.rows[0] == (3, 8)
    assert end.outcome.winners == (2,)
    assert end.outcome.why == "last one in"
    assert end.pile
    assert end.points == (0, 0, 1)


def test_SL4_the_lower_card_loses_a_duel() -> None:
    rules = three()
    end = rules.step(rules.position(hands={"A": "2 3", "B": 4}), "3 on B")
    assert end.rows[0] == (3, 2)
    assert end.still_in == (1, 2)
    assert end.hands[1][0] == 4
    assert rules.view(end, 2)["sighted"][1] is None
    assert 4 not in [card for row in end.rows for card in row]


def test_SL5_equal_cards_in_a_duel() -> None:
    rules = three()
    end = rules.step(rules.position(hands={"A": "5 3", "B": 5}), "3 on B")
    assert end.still_in == (0, 1, 2)
    assert end.rows == ((3,), (), ())


def test_SL6_no_effect_where_all_others_are_protected() -> None:
    rules = three()
    start = rules.position(hands={"A": "2 6", "B": 7, "C": ""}, rows={"B": "4"}, shields=["B"])
    assert "6" in rules.legal_moves(start)
    assert "6 on B" not in rules.legal_moves(start)
    end = rules.step(start, "6")
    assert end.hands[0] == (2,)
    assert end.hands[1][0] == 7
    assert end.rows[0] == (6,)


def test_SL8_a_reset_then_hits_its_own_player() -> None:
    rules = three()
    start = rules.position(hands={"A": "2 5", "B": 7, "C": ""}, rows={"B": "4"}, shields=["B"], pile="3 1 6")
    assert [text for text in texts(rules, start) if text.startswith("5")] == ["5 on A"]
    end = rules.step(start, "5 on A")
    assert end.rows[0] == (5, 2)
    assert end.hands[0] == (3,)
    assert end.hands[1] == (7, 1)


def test_SL9_a_four_laid_by_a_reset_protects_nobody() -> None:
    rules = three()
    start = rules.position(hands={"A": "2 5", "B": 1, "C": 4}, pile="3 2 6")
    end = rules.step(start, "5 on C")
    assert end.rows[2] == (4,)
    assert end.hands[2] == (3,)
    assert end.to_act == 1
    assert "2 on C" in rules.legal_moves(end)


def test_SL10_reset_with_an_empty_pile_takes_the_card_aside() -> None:
    rules = two()
    start = rules.position(
        hands={"A": 3, "B": 2}, aside=7, open="1 1 8", pile="5", rows={"A": "1 4 1 2 5", "B": "1 3 4 6"}
    )
    assert start.hands[0] == (3, 5)
    assert start.pile == ()
    end = rules.step(start, "5 on B")
    assert end.hands == ((3,), (7,))
    assert end.aside == ()
    assert end.phase == "round_over"
    assert end.outcome.winners == (1,)
    assert end.outcome.why == "highest card"


@pytest.mark.parametrize("letter_play", ["out", "illegal"])
@pytest.mark.parametrize("drawn", [5, 6, 8])
def test_SL13_veil_duty(letter_play, drawn) -> None:
    rules = three(letter_play=letter_play)
    may = {7, 8} if (drawn, letter_play) == (8, "out") else {7}
    assert cards(rules, rules.position(hands={"A": [7, drawn]})) == may


def test_SL14_playing_the_letter_in_a_game_of_two() -> None:
    rules = two()
    end = rules.step(rules.position(hands={"A": "7 8", "B": 2}), "8")
    assert end.rows[0] == (8, 7)
    assert end.outcome.winners == (1,)


def test_SL15_an_ace_cannot_be_named() -> None:
    rules = three()
    start = rules.position(hands={"A": "2 1", "B": 1})
    assert "1 on B naming 1" not in rules.legal_moves(start)
    assert rules.verdict(start, "1 on B naming 1").rule == "may_name"
    for value in range(2, 9):
        assert 1 in rules.step(start, f"1 on B naming {value}").still_in


def test_SL16_the_higher_row_wins_a_tie() -> None:
    rules = three()
    start = rules.position(
        hands={"A": "1 1", "B": "", "C": 1},
        rows={"A": "5 4 6", "B": "3 1 7 1 8", "C": "2 2 5 3"},
        pile="",
        aside=4,
    )
    end = rules.step(start, "1 on C naming 2")
    assert (sum(end.rows[0]), sum(end.rows[2])) == (16, 12)
    assert end.outcome.winners == (0,)
    assert end.outcome.why == "row"
    assert end.points == (1, 0, 0)


def test_SL17_equal_rows_too() -> None:
    rules = three()
    start = rules.position(
        hands={"A": "5 2", "B": 5, "C": ""},
        rows={"A": "1 4 6", "B": "2 7 1 3", "C": "1 1 1 3 4"},
        pile="",
        aside=8,
    )
    end = rules.step(start, "2 on B")
    assert (sum(end.rows[0]), sum(end.rows[1])) == (13, 13)
    assert end.outcome.winners == (0, 1)
    assert end.outcome.why == "tie"
    assert end.points == (1, 1, 0)


def test_SL20_swap_and_the_veil_duty() -> None:
    rules = three()
    start = rules.position(hands={"A": "8 6", "B": 7, "C": 4}, pile="5 1 4 5")
    swapped = rules.step(start, "6 on B")
    assert swapped.hands[:2] == ((7,), (8, 5))
    assert cards(rules, swapped) == {5, 8}
    own_turn = after(rules, swapped, "5 on C", "4")
    assert own_turn.hands[0] == (7, 5)
    assert cards(rules, own_turn) == {7}


def test_SL21_last_one_in_although_the_pile_has_cards() -> None:
    rules = two()
    end = rules.step(rules.position(hands={"A": "2 3", "B": 6}), "3 on B")
    assert end.still_in == (1,)
    assert end.outcome.winners == (1,)
    assert end.pile


@pytest.mark.parametrize("card", [1, 2, 3, 6, 5])
def test_SL22_who_may_be_chosen_beside_a_shield(card) -> None:
    rules = three()
    start = rules.position(hands={"A": "2 4", "B": card, "C": 8}, pile="7 1 3" if card < 5 else "4 1 3")
    shielded = rules.step(start, "4")
    targets = {move.target for move in rules.legal_moves(shielded) if move.card == card}
    assert targets == ({1, 2} if card == 5 else {2})


def test_SL22_the_shield_is_gone_before_its_owner_draws() -> None:
    def shield_ends(rules, state, seat):
        """A Shield ends while its player still holds one card."""
        return len(state.hands[seat]) == 1

    for rules in (three(), three().with_rule(shield_ends)):
        start = rules.position(hands={"A": "1 4", "B": 7, "C": 2}, pile="4 3 3")
        around = after(rules, start, "4", "4", "2")
        assert around.to_act == 0
        assert around.shields == (False, True, False)


@pytest.mark.parametrize(("rules", "over"), [(three(), True), (two(), False)], ids=["three players", "two players"])
def test_SL24_target(rules, over) -> None:
    if over:
        end = ended(rules, "A", points={"A": 4})
    else:
        start = last_turn(rules, "B", hands={"A": "8 4", "B": 2}, open="1 1 1", aside=1, points={"A": 4})
        end = rules.step(start, "4")
    assert end.points[0] == 5
    assert end.phase == ("match_over" if over else "round_over")
    assert (rules.result(end) is None) is not over
    if not over:
        decided = last_turn(rules, "B", hands={"A": "8 4", "B": 2}, open="1 1 1", aside=1, points={"A": 6})
        assert rules.result(rules.step(decided, "4")).winners == (0,)
