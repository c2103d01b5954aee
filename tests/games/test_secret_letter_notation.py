"""What a person may type: notation, words, and any text at all."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lettergames.core.errors import NotationError
from tests.games.positions import four, three

WORDS = st.sampled_from(
    "1 2 3 4 5 6 7 8 9 0 on at a b c d q guess letter veil naming says and deal play , 01 １".split()
)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("1 on B naming 8", "1 on B naming 8"),
        ("  1   on b  naming 8 ", "1 on B naming 8"),
        ("guess on B naming letter", "1 on B naming 8"),
        ("Guess on b saying 8", "1 on B naming 8"),
        ("5 on A", "5 on A"),
        ("reset on a", "5 on A"),
        ("4", "4"),
        ("SHIELD", "4"),
        ("deal", "deal"),
        (" DEAL ", "deal"),
    ],
)
def test_what_is_typed_is_understood(typed, meant) -> None:
    rules = three()
    assert str(rules.parse(typed)) == meant
    assert rules.parse(typed) == rules.parse(meant)


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("6 on Q", "'Q' is no player.*A, B"),
        ("6 on D", "'D' is no player"),
        ("9", "'9' is not a card.*1 to 8"),
        ("0 on A", "1 to 8"),
        ("1 on B naming 9", "'9' is not a value"),
        ("1 on B naming joker", "joker"),
        ("ace on B", "ace"),
        ("-1", "expected"),
        ("1.5", "expected"),
        ("1; 2", "expected"),
        ("１", "expected"),
    ],
)
def test_what_cannot_be_read_is_named(typed, told) -> None:
    with pytest.raises(NotationError, match=told):
        three().parse(typed)


@given(st.one_of(st.text(max_size=30), st.lists(WORDS, max_size=7).map(" ".join)))
def test_any_text_is_a_move_or_refused(typed) -> None:
    rules = four()
    try:
        move = rules.parse(typed)
    except NotationError as error:
        assert "expected" in str(error)  # noqa: PT017 (both are good)
    else:
        assert rules.parse(str(move)) == move


@given(st.lists(WORDS, max_size=7).map(" ".join))
def test_any_text_has_a_verdict(typed) -> None:
    rules = four()
    state = rules.deal(seed=1)
    assert (typed in rules.legal_moves(state)) == bool(rules.verdict(state, typed))
