"""Positions, decks and options of Secret Letter that are refused, with what was expected."""

import pytest

import lettergames as lg
from lettergames.core.errors import OptionError, PositionError
from tests.games.positions import three, two


@pytest.mark.parametrize(
    ("pieces", "told"),
    [
        ({"hands": {"A": "9 3"}}, "9"),
        ({"hands": {"A": "x"}}, "is no card"),
        ({"hands": {"A": True}}, "is no card"),
        ({"hands": {"A": 2.5}}, "is no card"),
        ({"hands": {"A": "3 3 3"}}, "at most 2"),
        ({"hands": {"A": "1 2", "B": "1 2"}}, "at most 1"),
        ({"hands": {"A": 8, "B": 8}}, "too often"),
        ({"hands": {"A": "8 2"}, "rows": {"C": "8"}}, "too often"),
        ({"hands": {"A": "8 2"}, "aside": 8}, "too often"),
        ({"hands": {"A": "8 2"}, "pile": "1 8"}, "too often"),
        ({"hands": {"A": ""}}, "needs a card"),
        ({"hands": {"A": "1 2", "B": "", "C": ""}}, "two players"),
        ({"hands": {"Q": 3}}, "no seat"),
        ({"rows": {3: "4"}}, "no seat"),
        ({"turn": 7}, "no seat"),
        ({"turn": "D"}, "no seat"),
        ({"starter": ""}, "no seat"),
        ({"shields": ["Z"]}, "no seat"),
        ({"contest": ["Z"]}, "no seat"),
        ({"laid": {"A": "4"}}, "not in the row"),
        ({"laid": {"A": "4 4"}, "rows": {"A": "4"}}, "not in the row"),
        ({"pile": "", "hands": {"A": "3 4"}}, "no place"),
        ({"seen": {"A": {"B": 6}}, "hands": {"B": 5}}, "does not hold"),
        ({"open": "1 2 3"}, "open"),
        ({"aside": "1 2"}, "aside"),
        ({"points": {"A": -1}}, "points"),
        ({"points": {"A": "x"}}, "points"),
        ({"points": {"A": 5}}, "points"),
        ({"contest": ["A", "B"]}, "contest"),
        ({"seed": "x"}, "seed"),
        ({"hands": 3}, "hands"),
    ],
    ids=str,
)
def test_impossible_positions_are_refused(pieces, told) -> None:
    with pytest.raises(PositionError, match=told):
        three().position(**pieces)


def test_positions_take_texts_numbers_lists_and_names_of_cards() -> None:
    rules = three()
    one = rules.position(hands={"A": "3 8", "B": 5}, rows={"C": "1 1"}, pile="2", turn="A")
    two = rules.position(hands={0: [3, 8], 1: (5,)}, rows={2: [1, 1]}, pile=2, turn=0)
    names = rules.position(hands={"a": "Duel Letter", "b": "reset"}, rows={"c": "guess, guess"}, pile=["Peek"])
    assert one == two == names


def test_what_is_not_named_is_dealt_by_the_seed() -> None:
    rules = two()
    dealt = {rules.position(hands={"A": "3 4"}, seed=seed) for seed in range(10)}
    assert len(dealt) == 10
    assert rules.position(hands={"A": "3 4"}) == rules.position(hands={"A": "3 4"}, seed=0)
    for state in dealt:
        assert state.hands[0] == (3, 4)
        assert len(state.open) == 3
        assert len(state.aside) == 1
        assert len(state.pile) == 16 - 3 - 1 - 3


def test_a_named_pile_comes_first_and_the_rest_after_it() -> None:
    rules = three()
    state = rules.position(hands={"A": 3}, pile="4 6 8")
    assert state.hands[0] == (3, 4)
    assert state.pile[:2] == (6, 8)
    assert len(state.pile) == 16 - 4 - 1


NO_DECKS = [
    {}, {1: 0}, {1: -2}, {1: 2.5}, {1: "5"}, {1: True}, {"A": 16}, {0: 9, 1: 9}, {-1: 9, 2: 9}, {2.5: 16},
    ((1, 5), (1, 2)), (1, 2, 3), "1 2 3", 7, None,
]  # fmt: skip


@pytest.mark.parametrize("deck", NO_DECKS, ids=repr)
def test_decks_that_cannot_be_are_refused(deck) -> None:
    with pytest.raises(OptionError):
        lg.SecretLetter(seats=3, deck=deck)


def test_a_deck_is_given_as_counts_or_rows() -> None:
    counts = lg.SecretLetter(seats=3, deck={1: 5, 2: 2, 3: 2, 4: 2, 5: 2, 6: 1, 7: 1, 8: 1})
    assert counts == lg.SecretLetter(seats=3)
    assert hash(counts) == hash(lg.SecretLetter(seats=3))
    assert lg.SecretLetter(seats=3, deck=[(1, 9), (8, 2)]).deck == ((1, 9, 0), (8, 2, 0))


@pytest.mark.parametrize("seats", [0, 1, 5, -2, "3", 2.0, True, None])
def test_seats_out_of_range_are_refused(seats) -> None:
    with pytest.raises(OptionError, match="seats"):
        lg.SecretLetter(seats=seats)


def test_an_unknown_option_is_refused_with_the_closest() -> None:
    with pytest.raises(OptionError, match="Did you mean seats"):
        lg.SecretLetter(seets=3)


@pytest.mark.parametrize(
    ("move", "rule", "facts"),
    [
        ("5 on B", "must_play", ("7", "5")),
        ("7 on B", "", ()),
        ("4", "", ()),
        ("deal", "", ()),
    ],
)
def test_a_refusal_names_rule_and_facts(move, rule, facts) -> None:
    rules = three()
    verdict = rules.verdict(rules.position(hands={"A": "7 5"}), move)
    assert not verdict
    assert verdict.rule == rule
    assert all(fact in verdict.facts for fact in facts)
    assert str(verdict).endswith(verdict.text)
    assert "{" not in str(verdict)


def test_a_refusal_says_names_not_marks() -> None:
    rules = three()
    state = rules.position(hands={"A": "2 3"}, shields=["B"])
    for move, seat in (("3 on B", None), ("3 on B", 1), ("2", None), ("3 on A", None)):
        verdict = rules.verdict(state, move, seat)
        assert not verdict
        assert "{" not in str(verdict)
