"""What people get wrong at LetterTricks is refused, with the rule or with what was expected, and nothing changes."""

import pytest

import lettergames as lg
from lettergames.core.errors import IllegalMove, NotationError, OptionError, PositionError
from tests.games.tricks import after, after_trick, four, teams, three, together

SPELLING = four().position(taken={"A": "Y:C Y:A Y:T R:Qu R:I", "B": "B:A B:N"})


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("word TCA", "is_word"),
        ("word A", "long_enough"),
        ("word XYZZY from Y:C Y:A", ""),
        ("word CAB from Y:C Y:A B:B", "may_use"),
        ("word CAT in yellow", ""),
        ("word CAT from Y:C Y:A Y:A", ""),
        ("word CAAT from Y:C Y:A Y:A Y:T", "may_use"),
        ("word ACT from Y:C Y:A Y:T", ""),
        ("Y:C", ""),
        ("pick Y:C", ""),
        ("deal", ""),
        ("agree", ""),
        ("claim CAT from Y:C Y:A Y:T", ""),
    ],
)
def test_words_that_cannot_be_laid(text, rule) -> None:
    verdict = four().verdict(SPELLING, text)
    assert not verdict
    assert verdict.rule == rule
    assert verdict.title
    assert verdict.text


@pytest.mark.parametrize(
    "text",
    [
        "word",
        "word CA7",
        "word ZEBRA",
        "word CAT from Y:C yellow",
        "word CAT in green",
        "pick",
        "pick 7",
        "Q",
        "Y",
        "Y:",
        "Y:qq",
        "yellow",
        "say five vowels",
        "lay Y:A",
        "claim",
        "deal led by Q",
        "advise",
        "pass Y:7",
        "lay / Q",
    ],
)
def test_texts_that_are_no_moves(text) -> None:
    for rules in (four(), teams(), together()):
        with pytest.raises(NotationError, match="expected"):
            rules.parse(text, SPELLING)


@pytest.mark.parametrize("text", ["y:m", "Yellow M", "play yellow m", " Y  M ", "YELLOW:M"])
def test_cards_may_be_written_in_words(text) -> None:
    assert str(four().parse(text)) == "Y:M"


def test_a_card_that_is_not_held() -> None:
    rules = four()
    state = rules.deal(1)
    verdict = rules.verdict(state, state.hands[(state.to_act + 1) % 4][0])
    assert verdict.rule == "own_hand"
    assert verdict.facts.startswith("You do not hold")


def test_following_is_refused_with_what_is_held() -> None:
    rules = three()
    state = rules.position(hands={"B": "B:N Y:C M:K"}, trick="B:G", turn="B")
    verdict = rules.verdict(state, "Y:C")
    assert verdict.rule == "must_follow"
    assert verdict.facts == "Blue was led and you hold blue N"


def test_playing_and_picking_out_of_turn() -> None:
    rules = four()
    state = rules.deal(1)
    for seat in range(4):
        if seat != state.to_act:
            assert rules.verdict(state, state.hands[seat][0], seat).title == "Not your turn"
    picking = rules.position(trick="Y:M Y:T Y:C Y:H")
    assert rules.verdict(picking, "pick Y:M", 2).title == "Not your turn"
    there = rules.verdict(picking, "pick Y:A")
    assert there.rule == "may_pick"
    assert there.facts == "To pick there are yellow M, yellow T, yellow C and yellow H"
    with pytest.raises(IllegalMove):
        rules.step(picking, "Y:M")


def test_two_suits_in_a_word_of_three() -> None:
    rules = three()
    state = rules.position(taken={"A": "Y:C Y:A B:A Y:T R:T"})
    verdict = rules.verdict(state, "word CAT in yellow from Y:C B:A Y:T")
    assert verdict.rule == "one_suit"
    assert verdict.facts == "blue A is not yellow"
    assert not rules.verdict(state, "word CAT from Y:C B:A Y:T")


def test_a_card_in_two_words() -> None:
    rules = three(word_list=("KA", "KI"))
    state = rules.position(taken={"A": "M:K Y:A B:I Y:C"})
    state = rules.step(state, "word KA in yellow from M:K Y:A")
    verdict = rules.verdict(state, "word KI in blue from M:K B:I")
    assert verdict.rule == "may_use"
    assert verdict.facts == "multicolored K is in KA"


def test_claims_out_of_time_and_of_cards_not_collected() -> None:
    rules = teams()
    start = rules.deal(1)
    claim = "claim MATCH from Y:M Y:A Y:T Y:C Y:H; BRAIN from B:B B:R B:A B:I B:N; HOLDS from R:H R:O R:L R:D R:S"
    for seat in range(4):
        assert not rules.verdict(start, claim, seat)
    state = after_trick(rules, "Y:M Y:A Y:T Y:C Y:H B:B B:R B:A B:I B:N R:H R:O R:L R:D")
    verdict = rules.verdict(state, claim, 0)
    assert verdict.rule == "may_use"
    assert verdict.facts == "You have not collected red S"


def test_laying_cards_twice_or_cards_of_others() -> None:
    rules = together()
    state = rules.position(hands={"A": "Y:A Y:C", "B": "Y:D Y:E"}, past=11)
    for text in ("lay Y:A / Y:A", "lay Y:D / Y:E", "lay Y:A Y:C Y:D /"):
        assert rules.verdict(state, text).rule == "own_hand", text
    assert rules.verdict(state, "lay / Y:A").rule == "may_lay"
    for text in ("lay /", "this way", "Y:A"):
        assert not rules.verdict(state, text), text
    passing = rules.deal(1)
    card = passing.hands[passing.to_act][0]
    assert rules.verdict(passing, f"pass {card} {card} {card}").rule == "own_hand"


def test_a_card_that_is_not_held_cannot_be_played_by_any_house_rule() -> None:
    def own_hand(rules, state, seat, cards):
        """Cards may come from anywhere."""
        return True

    rules = four().with_rule(own_hand)
    state = rules.deal(1)
    assert rules.verdict(state, state.hands[(state.to_act + 1) % 4][0]).title == "Not a move here"


@pytest.mark.parametrize(
    ("pieces", "reason"),
    [
        ({"hands": {"A": "Y:A Y:A"}}, "not in the deck"),
        ({"hands": {"A": "M:J"}}, "not in the deck"),
        ({"hands": {"A": "Y:Q"}}, "hand of A"),
        ({"hands": {"E": "Y:A"}}, "no seat"),
        ({"hands": {"A": "Y:A", "B": "Y:C Y:D"}}, "do not fit"),
        ({"hands": "Y:A"}, "expected a dict"),
        ({"hands": {"A": "Y:A"}, "aside": "Y:C"}, "have no place"),
        ({"hands": {"A": "Y:A"}, "lacks": {"A": ["Y"]}}, "holds yellow A"),
        ({"hands": {"A": "Y:A"}, "number": 2}, "rows"),
        ({"trick": "Y:A Y:C Y:D Y:E Y:G"}, "4 players"),
        ({"hands": {"A": "Y:A"}, "passing": True}, "passing"),
        ({}, "nothing left"),
    ],
)
def test_positions_that_cannot_be(pieces, reason) -> None:
    with pytest.raises(PositionError, match=reason):
        four().position(**pieces)


@pytest.mark.parametrize(
    "options",
    [
        {"deck": {"Y:M": 0}}, {"deck": {"G:M": 4}}, {"deck": {7: 4}}, {"deck": ()}, {"deck": 3}, {"hands": 0},
        {"hands": 99}, {"word_list": "klingon"}, {"word_list": 3}, {"word_list": ("no way",)}, {"min_word": 3},
        {"seats": "4"}, {"seats": True}, {"penalty": "double"},
    ],
)  # fmt: skip
def test_options_that_cannot_be(options) -> None:
    with pytest.raises(OptionError):
        lg.CompetitiveTricks(**options)


def test_a_deck_with_multicolored_cards_where_they_are_off() -> None:
    for make in (teams, together):
        with pytest.raises(OptionError, match="multicolored"):
            make(multicolored="off", deck=dict.fromkeys(three().cards, 1))
        with pytest.raises(OptionError, match="multicolored"):
            make(multicolored=True)


def test_a_trick_on_the_table_when_the_last_two_are_laid() -> None:
    pieces = {"hands": {"B": "B:N Y:C"}, "trick": "B:G", "turn": "B"}
    assert teams().position(**pieces).trick == ("B:G",)
    with pytest.raises(PositionError, match="last two tricks"):
        together().position(**pieces)


def test_the_end_is_the_end() -> None:
    rules = four(hands=1)
    over = after(rules, rules.position(taken={"A": "Y:C Y:A Y:T"}), "word CAT")
    assert over.to_act is None
    for text in ("deal", "done", "word CAT from Y:C Y:A Y:T", "time"):
        assert rules.verdict(over, text).title == "The game is over"
