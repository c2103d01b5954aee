"""Every decided case of Secret Letter, one test for each, by its number; options are tried in both values."""

import pytest

import lettergames as lg
from lettergames.core.chance import shuffled
from lettergames.core.decks import cards_of
from lettergames.core.errors import IllegalMove, OptionError
from tests.games.positions import after, cards, ended, four, last_turn, texts, three, two


def targets(rules, state, card):
    return {move.target for move in rules.legal_moves(state) if move.card == card}


def test_case_01_first_starter_by_chance_or_chosen() -> None:
    def first_starter(rules, state):
        """Cleo starts."""
        return 2

    rules = three()
    assert {rules.deal(seed).starter for seed in range(40)} == {0, 1, 2}
    assert {rules.with_rule(first_starter).deal(seed).starter for seed in range(40)} == {2}
    dealt = rules.deal(seed=3)
    assert dealt.to_act == dealt.starter


def test_case_02_playing_the_letter_puts_you_out() -> None:
    rules = three()
    end = rules.step(rules.position(hands={"A": "3 8"}), "8")
    assert end.still_in == (1, 2)
    assert end.rows[0] == (8, 3)
    assert end.phase == "play"


def test_case_02_playing_the_letter_forbidden() -> None:
    rules = three(letter_play="illegal")
    start = rules.position(hands={"A": "3 8"})
    assert cards(rules, start) == {3}
    assert rules.verdict(start, "8").rule == "may_play"
    forced = three(letter_play="illegal", deck={1: 5, 2: 3, 3: 2, 8: 2})
    only_letters = forced.position(hands={"A": "8 8"})
    assert texts(forced, only_letters) == ["8"]
    assert 0 not in forced.step(only_letters, "8").still_in


@pytest.mark.parametrize(("reset_self", "chosen"), [("always", {0, 1, 2}), ("only_forced", {1, 2})])
def test_case_03_reset_on_yourself(reset_self, chosen) -> None:
    rules = three(reset_self=reset_self)
    start = rules.position(hands={"A": "2 5"})
    assert targets(rules, start, 5) == chosen
    assert bool(rules.verdict(start, "5 on A")) is (0 in chosen)
    if reset_self == "only_forced":
        assert rules.verdict(start, "5 on A").rule == "may_reset_yourself"
    alone = rules.position(hands={"A": "2 5"}, shields=["B", "C"], rows={"B": "4", "C": "4"})
    assert targets(rules, alone, 5) == {0}


def test_case_04_reset_with_an_empty_pile_takes_the_card_aside() -> None:
    rules = two()
    start = last_turn(rules, "A", hands={"A": "3 5", "B": 2}, aside=7, open="1 1 8")
    end = rules.step(start, "5 on B")
    assert end.hands[1] == (7,)
    assert end.aside == ()
    assert sorted(end.open) == [1, 1, 8]
    assert end.outcome.winners == (1,)


@pytest.mark.parametrize("pile", ["cards left", "empty"])
def test_case_05_reset_on_the_letter_draws_nothing(pile) -> None:
    rules = three()
    pieces = {"hands": {"A": "2 5", "B": 8, "C": 3}, "aside": 1}
    start = last_turn(rules, "C", **pieces) if pile == "empty" else rules.position(**pieces)
    end = rules.step(start, "5 on B")
    assert end.still_in == (0, 2)
    assert end.rows[1] == (8,)
    assert end.hands[1] == ()
    assert end.aside == (1,)
    drawn = 0 if pile == "empty" else 1  # the next player's
    assert end.pile == start.pile[drawn:]


def test_case_06_a_four_laid_by_a_reset_does_not_protect() -> None:
    rules = three()
    end = rules.step(rules.position(hands={"A": "2 5", "B": 4, "C": 1}), "5 on B")
    assert end.rows[1] == (4,)
    assert not any(end.shields)


def test_case_07_shield_ends_when_the_next_turn_begins() -> None:
    rules = three()
    start = rules.position(hands={"A": "1 4", "B": 7, "C": 8}, pile="2 2 3 6")
    shielded = rules.step(start, "4")
    assert shielded.shields == (True, False, False)
    peeked = rules.step(shielded, "2 on C")
    assert peeked.shields == (True, False, False)
    assert targets(rules, peeked, 2) == {1}
    assert rules.verdict(peeked, "2 on A").rule == "protected"
    assert rules.step(peeked, "2 on B").shields == (False, False, False)


@pytest.mark.parametrize("card", [1, 2, 3, 6])
def test_case_08_all_others_protected_no_effect(card) -> None:
    rules = three()
    start = rules.position(hands={"A": [4, card], "B": 7, "C": 8}, shields=["B", "C"])
    assert [text for text in texts(rules, start) if text[0] == str(card)] == [str(card)]
    end = rules.step(start, str(card))
    assert end.rows[0] == (card,)
    assert end.hands[0] == (4,)
    assert end.hands[1][0] == 7
    assert end.hands[2] == (8,)
    assert rules.view(end, 0)["sighted"] == [None, None, None]
    assert f"{card} naming 2" not in rules.legal_moves(start)


def test_case_08_all_others_protected_reset_hits_you() -> None:
    rules = three()
    start = rules.position(hands={"A": "8 5"}, shields=["B", "C"])
    assert targets(rules, start, 5) == {0}
    end = rules.step(start, "5 on A")
    assert end.rows[0] == (5, 8)
    assert end.still_in == (1, 2)


def test_case_09_a_target_may_not_be_declined() -> None:
    rules = three()
    start = rules.position(hands={"A": "2 3"})
    for text in ("2", "3"):
        assert text not in rules.legal_moves(start)
        assert rules.verdict(start, text).rule == "must_choose"
    assert "5" not in rules.legal_moves(rules.position(hands={"A": "2 5"}, shields=["B", "C"]))


def test_case_10_guess() -> None:
    rules = three()
    start = rules.position(hands={"A": "2 1", "B": 4, "C": 3}, rows={"C": "7"})
    assert "1 on B naming 1" not in rules.legal_moves(start)
    assert "1 on B naming 7" in rules.legal_moves(start)  # the only 7 lies in a row
    assert "1 on B" not in rules.legal_moves(start)
    hit = rules.step(start, "1 on B naming 4")
    assert hit.rows[1] == (4,)
    assert hit.still_in == (0, 2)
    assert hit.shields == (False, False, False)
    missed = rules.step(start, "1 on B naming 7")
    assert missed.still_in == (0, 1, 2)
    assert missed.hands[1][0] == 4


def test_case_11_the_joker_is_an_ace() -> None:
    """Nothing tells it from another 1, so what can be tested is that the deck has five of them, all alike."""
    rules = three()
    assert cards_of(rules.deck).count(1) == 5
    start = rules.position(hands={"A": "1 1", "B": 1, "C": 1})
    assert len(texts(rules, start)) == len(set(texts(rules, start))) == 14
    assert all(rules.step(start, move).still_in == (0, 1, 2) for move in rules.legal_moves(start))


def test_case_12_equal_cards_in_a_duel() -> None:
    rules = three()
    end = rules.step(rules.position(hands={"A": "6 3", "B": 5, "C": 1}), "3 on B")
    assert end.still_in == (0, 2)
    tie = rules.step(rules.position(hands={"A": "5 3", "B": 5, "C": 1}), "3 on B")
    assert tie.still_in == (0, 1, 2)
    assert rules.view(tie, 0)["sighted"][1] == 5
    assert rules.view(tie, 1)["sighted"][0] == 5


def test_case_13_what_a_duel_shows() -> None:
    rules = three()
    end = rules.step(rules.position(hands={"A": "6 3", "B": 5, "C": 1}), "3 on B")
    assert end.rows[1] == (5,)
    assert rules.view(end, 1)["sighted"][0] == 6
    stranger = rules.view(end, 2)
    assert stranger["sighted"][0] is None
    assert stranger["possible"][0] == [6, 7, 8]


def test_case_14_swap() -> None:
    rules = four()
    start = rules.position(
        hands={"A": "5 6", "B": 7, "C": 1, "D": ""}, rows={"D": "2 3", "C": "4"}, shields=["C"], pile="1"
    )
    assert targets(rules, start, 6) == {1}
    assert rules.verdict(start, "6 on C").rule == "protected"
    assert rules.verdict(start, "6 on D").rule == "still_in_round"
    end = rules.step(start, "6 on B")
    assert end.hands[:2] == ((7,), (5, 1))
    assert cards(rules, end) == {5, 1}


@pytest.mark.parametrize(("other", "may"), [(5, {7}), (6, {7}), (8, {7, 8}), (1, {7, 1}), (4, {7, 4})])
def test_case_15_veil(other, may) -> None:
    rules = three()
    for hand in ([7, other], [other, 7]):
        start = rules.position(hands={"A": hand})
        assert cards(rules, start) == may
        assert cards(rules, rules.position(hands={"A": hand}, shields=["B", "C"])) == may
    if other in (5, 6):
        refused = rules.verdict(start, f"{other} on B")
        assert refused.rule == "must_play"
        assert "7" in refused.facts
        assert str(other) in refused.facts


def test_case_16_cards_of_players_out() -> None:
    rules = three()
    end = rules.step(rules.position(hands={"A": "2 1", "B": 4, "C": 7}, pile="3 8"), "1 on B naming 4")
    assert end.rows[1] == (4,)
    assert end.shields == (False, False, False)
    assert targets(rules, end, 3) == {0}
    assert rules.verdict(end, "3 on B").rule == "still_in_round"
    assert end.to_act == 2  # who is out is passed over


def test_case_17_one_player_left_comes_before_the_empty_pile() -> None:
    rules = two()
    start = last_turn(rules, "A", hands={"A": "2 3", "B": 6}, aside=7, open="1 1 8")
    end = rules.step(start, "3 on B")
    assert end.outcome.why == "last one in"
    assert end.outcome.winners == (1,)
    assert end.outcome.open_hands is False
    stay = last_turn(rules, "A", hands={"A": "2 4", "B": 6}, aside=7, open="1 1 8")
    assert rules.step(stay, "4").outcome.why == "highest card"


@pytest.mark.parametrize(("tie_sum", "winner"), [("row", 1), ("played_only", 0)])
def test_case_18_what_is_added_up_in_a_tie(tie_sum, winner) -> None:
    rules = three(tie_sum=tie_sum)
    start = last_turn(
        rules,
        "C",
        hands={"A": "5 2", "B": 5, "C": ""},
        rows={"A": "4 3", "B": "3 7"},
        laid={"B": "7"},
        aside=8,
    )
    end = rules.step(start, "2 on B")
    assert (sum(end.rows[0]), sum(end.rows[1])) == (9, 10)
    assert end.outcome.winners == (winner,)
    assert end.outcome.why == "row"


def test_case_18_the_card_just_played_counts_and_the_hand_does_not() -> None:
    rules = three()
    rows = {"A": "1 4", "B": "3 3"}
    start = last_turn(rules, "C", hands={"A": "5 2", "B": 5, "C": ""}, rows=rows, aside=8)
    assert rules.step(start, "2 on B").outcome.winners == (0,)  # 7 against 6


def test_case_18_a_card_laid_by_reset_on_the_last_turn_is_not_played() -> None:
    """With `played_only` the sum of the one who was hit stays what he played."""
    for tie_sum, winner in (("row", 1), ("played_only", 0)):
        rules = three(tie_sum=tie_sum)
        start = last_turn(rules, "C", hands={"A": "2 5", "B": 6, "C": ""}, rows={"A": "1", "B": "1 4"}, aside=2)
        end = rules.step(start, "5 on B")
        assert end.hands[:2] == ((2,), (2,))
        assert end.outcome.winners == (winner,)


@pytest.mark.parametrize(("full_tie", "points"), [("all", (1, 1, 0)), ("none", (0, 0, 0))])
def test_case_19_equal_rows_too(full_tie, points) -> None:
    rules = three(full_tie=full_tie)
    end = ended(rules, "A B", starter="A")
    assert end.points == points
    assert end.outcome.why == "tie"
    assert end.to_act == 1  # the first of the tied from the left of the last starter, scoring or not


@pytest.mark.parametrize(
    ("shared_start", "winners", "starter", "following"),
    [
        ("exclusive", "A B", "A", 1),
        ("exclusive", "A B", "B", 0),
        ("exclusive", "A B", "C", 0),
        ("exclusive", "A C", "A", 2),
        ("exclusive", "A C", "B", 2),
        ("exclusive", "B C", "A", 1),
        ("inclusive", "A B", "A", 0),
        ("inclusive", "A B", "B", 1),
        ("inclusive", "A B", "C", 0),
        ("inclusive", "A C", "A", 0),
        ("inclusive", "A C", "B", 2),
    ],
)
def test_case_20_next_starter_after_a_shared_win(shared_start, winners, starter, following) -> None:
    rules = three(shared_start=shared_start)
    end = ended(rules, winners, starter=starter)
    assert end.to_act == following
    dealt = rules.step(end, "deal")
    assert dealt.starter == dealt.to_act == following


def test_case_20_a_single_winner_starts() -> None:
    rules = three()
    for winner in "ABC":
        assert rules.step(ended(rules, winner, starter="B"), "deal").starter == "ABC".index(winner)


def test_case_20_the_starter_of_an_extra_round() -> None:
    rules = three()
    end = ended(rules, "A B", points={"A": 4, "B": 4}, starter="A")
    assert end.contest == (0, 1)
    assert rules.step(end, "deal").starter == 1


CONTEST = {"points": {"A": 5, "B": 5}, "contest": ["A", "B"]}


both_joins = pytest.mark.parametrize("tiebreak_join", [False, True])


@both_joins
def test_case_21_several_at_the_target_play_on(tiebreak_join) -> None:
    rules = three(tiebreak_join=tiebreak_join)
    end = ended(rules, "A B", points={"A": 4, "B": 4, "C": 4})
    assert end.points == (5, 5, 4)
    assert end.phase == "round_over"
    assert end.contest == (0, 1)
    assert rules.result(end) is None


@both_joins
@pytest.mark.parametrize("outsider", [0, 4])
@pytest.mark.parametrize(("winners", "champion"), [("A", 0), ("B", 1), ("A C", 0), ("B C", 1)])
def test_case_21_exactly_one_of_the_group_wins_the_match(winners, champion, outsider, tiebreak_join) -> None:
    """Even when an outsider reaches the target beside him: joining is for the rounds that follow."""
    rules = three(tiebreak_join=tiebreak_join)
    end = ended(rules, winners, points={"A": 5, "B": 5, "C": outsider}, contest=["A", "B"])
    assert end.phase == "match_over"
    assert rules.result(end).winners == (champion,)
    assert end.points[champion] == 6
    assert end.points[2] == outsider + ("C" in winners)


@both_joins
@pytest.mark.parametrize("winners", ["A B", "C"])
def test_case_21_the_group_stays_when_two_or_none_of_it_win(winners, tiebreak_join) -> None:
    rules = three(tiebreak_join=tiebreak_join)
    end = ended(rules, winners, **CONTEST)
    assert end.phase == "round_over"
    assert end.contest == (0, 1)
    assert end.points == ((6, 6, 0) if winners == "A B" else (5, 5, 1))


def test_case_21_a_group_of_three_becomes_one_of_two() -> None:
    rules = three()
    end = ended(rules, "B C", points={"A": 5, "B": 5, "C": 5}, contest=["A", "B", "C"])
    assert end.contest == (1, 2)
    assert end.phase == "round_over"
    later = ended(rules, "A", points={"A": 5, "B": 6, "C": 6}, contest=["B", "C"])
    assert later.phase == "round_over"  # A has dropped out of the contest
    assert later.contest == (1, 2)


@pytest.mark.parametrize(("tiebreak_join", "group"), [(False, (0, 1)), (True, (0, 1, 2))])
def test_case_21_an_outsider_who_reaches_the_target(tiebreak_join, group) -> None:
    rules = three(tiebreak_join=tiebreak_join)
    end = ended(rules, "C", points={"A": 5, "B": 5, "C": 4}, contest=["A", "B"])
    assert end.points == (5, 5, 5)
    assert end.phase == "round_over"
    assert end.contest == group
    passed = ended(rules, "C", points={"A": 5, "B": 5, "C": 5}, contest=[*"ABC"[: len(group)]])
    assert (passed.phase == "match_over") is tiebreak_join


def test_case_22_three_open_cards_with_two_players() -> None:
    rules = two()
    dealt = rules.deal(seed=5)
    assert len(dealt.open) == 3
    for seat in (0, 1):
        assert rules.view(dealt, seat)["open"] == list(dealt.open)
    everything = [*dealt.open, *dealt.aside, *dealt.pile, *(card for hand in dealt.hands for card in hand)]
    assert sorted(everything) == sorted(cards_of(rules.deck))
    assert three().deal(seed=5).open == four().deal(seed=5).open == ()


def test_case_23_short_game() -> None:
    for seats, winner in ((2, None), (3, "A"), (4, None)):
        rules = lg.SecretLetter(seats=seats, short_game=True)
        assert rules.target(rules.deal(seed=1)) == 3
        assert rules.replace(short_game=False).target(rules.deal(seed=1)) == {2: 7, 3: 5, 4: 4}[seats]
        if winner:
            assert ended(rules, winner, points={winner: 2}).phase == "match_over"


def test_case_23_open_gap() -> None:
    for seats in (3, 4):
        rules = lg.SecretLetter(seats=seats, open_gap=True)
        dealt = rules.deal(seed=2)
        assert len(dealt.open) == 1
        assert len(dealt.pile) == len(rules.replace(open_gap=False).deal(seed=2).pile) - 1
    with pytest.raises(OptionError, match="open_gap"):
        two(open_gap=True)


def test_case_24_the_engine_answers_truthfully() -> None:
    """Cheating has no move: the duty is enforced, and guesses and duels are answered from the cards."""
    rules = three()
    start = rules.position(hands={"A": "7 5"})
    with pytest.raises(IllegalMove) as refused:
        rules.step(start, "5 on B")
    assert refused.value.verdict.rule == "must_play"
    guess = rules.position(hands={"A": "2 1", "B": 6})
    outs = {value: 1 not in rules.step(guess, f"1 on B naming {value}").still_in for value in range(2, 9)}
    assert [value for value, out in outs.items() if out] == [6]


def test_case_25_reset_draws_the_last_card() -> None:
    rules = three()
    start = last_turn(rules, "C", hands={"A": "2 5", "B": 3, "C": 4}, aside=8)
    with_one = start._replace(pile=(start.rows[2][-1],), rows=(*start.rows[:2], start.rows[2][:-1]))
    end = rules.step(with_one, "5 on B")
    assert end.hands[1] == with_one.pile
    assert end.pile == ()
    assert end.aside == (8,)
    assert end.phase == "round_over"


def test_case_26_peek() -> None:
    rules = three()
    end = rules.step(rules.position(hands={"A": "3 2", "B": 6, "C": 1}), "2 on B")
    seen = [next(item for item in rules.view(end, seat)["events"][-1][3] if item[0] == "peek") for seat in range(3)]
    assert [item[:3] for item in seen] == [["peek", 0, 1]] * 3
    assert seen[0][3] == 6
    assert seen[2][3] is None
    assert [rules.view(end, seat)["sighted"][1] for seat in (0, 2)] == [6, None]


def test_case_27_a_seen_card_stays_known_while_it_is_kept() -> None:
    rules = three()
    seen = rules.position(hands={"A": "1 4", "B": 6, "C": 2}, pile="3 1 1", seen={"A": {"B": 6}})
    assert rules.view(seen, 0)["sighted"] == [None, 6, None]
    assert rules.view(seen, 2)["sighted"][1] is None
    kept = after(rules, seen, "4", "3 on C")
    assert kept.hands[1] == (6,)
    assert rules.view(kept, 0)["sighted"][1] == 6
    assert rules.view(kept, 0)["possible"][1] == [6]


def test_case_27_a_seen_card_that_is_played_is_known_no_longer() -> None:
    rules = three()
    start = rules.position(hands={"A": "1 4", "B": 2, "C": 6}, pile="3 1 1", seen={"A": {"B": 2}})
    played = after(rules, start, "4", "2 on C")
    assert rules.view(played, 0)["sighted"][1] is None
    assert rules.view(played, 1)["sighted"][2] == 6


def test_case_27_a_seen_card_that_is_laid_or_replaced_is_known_no_longer() -> None:
    rules = three()
    start = rules.position(hands={"A": "1 5", "B": 2, "C": 6}, pile="7 1 1", seen={"A": {"B": 2}, "C": {"B": 2}})
    laid = rules.step(start, "5 on B")
    assert rules.view(laid, 0)["sighted"][1] is None
    assert rules.view(laid, 2)["sighted"][1] is None


def test_case_27_a_seen_card_follows_a_public_swap() -> None:
    rules = four()
    start = rules.position(hands={"A": "5 6", "B": 2, "C": 3, "D": 8}, seen={"C": {"A": 5, "B": 2}, "D": {"A": 5}})
    swapped = rules.step(start, "6 on B")
    assert rules.view(swapped, 2)["sighted"] == [2, 5, None, None]
    assert rules.view(swapped, 3)["sighted"] == [None, 5, None, None]
    assert rules.view(swapped, 0)["sighted"][1] == 5
    assert rules.view(swapped, 1)["sighted"][0] == 2


def test_case_28_a_wrong_guess_is_public() -> None:
    rules = three()
    end = rules.step(rules.position(hands={"A": "2 1", "B": 6}), "1 on B naming 7")
    for seat in (0, 2):
        view = rules.view(end, seat)
        assert view["events"][-1][2] == "1 on B naming 7"
        assert 7 not in view["possible"][1]
        assert 6 in view["possible"][1]


def test_case_29_a_tied_duel_as_others_see_it() -> None:
    rules = three()
    end = rules.step(rules.position(hands={"A": "5 3", "B": 5, "C": 1}), "3 on B")
    stranger = rules.view(end, 2)
    assert stranger["events"][-1][2] == "3 on B"
    duel = next(item for item in stranger["events"][-1][3] if item[0] == "duel")
    assert duel[3:6] == [None, None, None]
    assert stranger["sighted"] == [None, None, None]
    assert len(stranger["possible"][0]) > 1


@pytest.mark.parametrize("card", ["1 on A naming 3", "2 on A", "3 on A", "6 on A"])
@pytest.mark.parametrize("shields", [[], ["B", "C"]], ids=["free", "protected"])
def test_case_30_another_player_is_never_yourself(card, shields) -> None:
    rules = three()
    start = rules.position(hands={"A": f"4 {card[0]}"}, shields=shields)
    assert card not in rules.legal_moves(start)
    assert rules.verdict(start, card).rule == "may_choose_yourself"


def test_case_31_the_last_card_in_stays_hidden() -> None:
    rules = two()
    end = rules.step(rules.position(hands={"A": "6 3", "B": 5}), "3 on B")
    assert end.outcome.open_hands is False
    assert rules.view(end, 0)["hand"] == [6]
    view = rules.view(end, 1)
    assert view["open_hands"] is None
    guess = rules.step(rules.position(hands={"A": "6 1", "B": 5}), "1 on B naming 5")
    assert rules.view(guess, 1)["sighted"][0] is None


def test_case_31_all_hands_open_at_an_empty_pile() -> None:
    rules = three()
    end = ended(rules, "B")
    for seat in range(3):
        assert rules.view(end, seat)["open_hands"] == [[2], [8], [3]]


@pytest.mark.parametrize(("reveal_aside", "shown"), [(False, None), (True, [7])])
def test_case_32_the_card_aside_after_the_round(reveal_aside, shown) -> None:
    rules = three(reveal_aside=reveal_aside)
    end = ended(rules, "A")
    for seat in range(3):
        assert rules.view(end, seat)["aside_cards"] == shown
    running = rules.position(hands={"A": "3 4"}, aside=7)
    assert rules.view(running, 0)["aside_cards"] is None
    early = rules.step(rules.position(hands={"A": "6 3", "B": 5, "C": ""}, aside=7), "3 on B")
    view = rules.view(early, 0)
    assert view["aside_cards"] == shown
    assert view["pile"] == len(early.pile)


def test_case_33_reset_on_yourself_lays_the_card_kept() -> None:
    rules = three()
    end = rules.step(rules.position(hands={"A": "3 5"}, pile="8"), "5 on A")
    assert end.rows[0] == (5, 3)
    assert end.hands[0] == (8,)
    drawn_first = rules.step(rules.position(hands={"A": "5 3"}, pile="8"), "5 on A")
    assert drawn_first.rows[0] == (5, 3)


def test_case_34_values_that_lie_open_may_be_named() -> None:
    rules = two()
    start = rules.position(hands={"A": "2 1", "B": 3}, open="6 7 8")
    for value in (6, 7, 8):
        assert f"1 on B naming {value}" in rules.legal_moves(start)
        assert rules.step(start, f"1 on B naming {value}").still_in == (0, 1)


def test_case_35_the_letter_played_at_an_empty_pile() -> None:
    rules = three()
    start = last_turn(rules, "C", hands={"A": "6 8", "B": 2, "C": 3}, aside=7)
    end = rules.step(start, "8")
    assert end.still_in == (1, 2)
    assert end.outcome.winners == (2,)
    assert end.outcome.why == "highest card"
    assert end.rows[0] == (8, 6)


def test_case_36_a_veil_got_by_reset_has_no_duty_before_the_own_draw() -> None:
    rules = three()
    start = rules.position(hands={"A": "2 5", "B": 3, "C": 1}, pile="7 6 1")
    end = rules.step(start, "5 on B")
    assert end.hands[1] == (7, 6)
    assert end.to_act == 1
    assert cards(rules, end) == {7}
    elsewhere = rules.step(rules.position(hands={"A": "2 5", "B": 3, "C": 1}, pile="7 6 1"), "5 on C")
    assert elsewhere.hands[2] == (7,)
    assert cards(rules, elsewhere) == {3, 6}


def test_case_37_the_own_shield_does_not_keep_off_the_own_reset() -> None:
    rules = three(reset_self="only_forced")
    start = rules.position(hands={"A": "2 4", "B": 4, "C": 6}, pile="1 8 5 3", shields=["C"])
    shielded = rules.step(start, "4")
    around = rules.step(rules.step(shielded, "4"), "6")
    assert around.to_act == 0
    assert around.hands[0] == (2, 5)
    free = three()
    mine = after(free, free.position(hands={"A": "2 4", "B": 7, "C": 6}, pile="1 8 5 3"), "4", "7", "6 on B")
    assert mine.hands[0] == (2, 5)
    assert targets(free, mine, 5) == {0, 1, 2}


def test_case_38_players_out_are_not_compared() -> None:
    rules = three()
    start = last_turn(rules, "C", hands={"A": "5 4", "B": 5, "C": ""}, rows={"A": "1", "B": "3"}, aside=8)
    end = rules.step(start, "4")
    assert sum(end.rows[2]) > sum(end.rows[0]) > sum(end.rows[1])
    assert end.outcome.winners == (0,)


def test_case_39_a_tied_winner_below_the_target() -> None:
    rules = three()
    end = ended(rules, "A B", points={"A": 4, "B": 2})
    assert end.points == (5, 3, 0)
    assert end.phase == "match_over"
    assert rules.result(end).winners == (0,)
    assert rules.result(end).scores == (5, 3, 0)


def test_case_40_an_extra_round_is_set_up_as_any() -> None:
    rules = three()
    extra = rules.step(ended(rules, "A B", points={"A": 4, "B": 4}, starter="A"), "deal")
    assert extra.phase == "play"
    assert extra.contest == (0, 1)
    assert extra.points == (5, 5, 0)
    assert extra.starter == extra.to_act == 1
    assert [len(hand) for hand in extra.hands] == [1, 2, 1]
    assert extra.rows == ((), (), ())
    assert extra.thrown == ((), (), ())
    assert extra.shields == (False, False, False)  # the last card of the round before was a Shield
    assert extra.still_in == (0, 1, 2)
    assert len(extra.pile) == 11
    everything = [*extra.aside, *extra.pile, *(card for hand in extra.hands for card in hand)]
    assert sorted(everything) == sorted(cards_of(rules.deck))


def test_case_41_several_at_three_in_the_short_game() -> None:
    rules = three(short_game=True)
    end = ended(rules, "A B", points={"A": 2, "B": 2})
    assert end.contest == (0, 1)
    assert end.phase == "round_over"
    assert rules.result(ended(rules, "A", points={"A": 3, "B": 3}, contest=["A", "B"])).winners == (0,)


@pytest.mark.parametrize("rules", [two(), three(), four(), four(open_gap=True)], ids=str)
def test_case_42_deal_order(rules) -> None:
    for seed in range(6):
        dealt = rules.deal(seed)
        around = [(dealt.starter + step) % rules.seats for step in range(rules.seats)]
        dealt_out = [dealt.hands[seat][0] for seat in around]
        drawn = dealt.hands[dealt.to_act][1]
        order = (*dealt.aside, *dealt.open, *dealt_out, drawn, *dealt.pile)
        assert order == shuffled(cards_of(rules.deck), seed, 1)


def test_case_43_the_engine_draws() -> None:
    rules = three()
    now = rules.deal(seed=4)
    while now.phase == "play":
        assert [len(hand) for seat, hand in enumerate(now.hands) if seat == now.to_act] == [2]
        assert all(move.kind == "play" for move in rules.legal_moves(now))
        now = rules.step(now, next(iter(rules.legal_moves(now))))


def test_case_44_edited_deck() -> None:
    rules = three(deck={1: 4, 2: 3, 7: 2, 8: 2, 9: 1})
    assert cards(rules, rules.position(hands={"A": "7 7"})) == {7}
    assert texts(rules, rules.position(hands={"A": "8 8"})) == ["8"]
    assert texts(rules.replace(letter_play="illegal"), rules.position(hands={"A": "8 8"})) == ["8"]
    named = {move.value for move in rules.legal_moves(rules.position(hands={"A": "2 1"})) if move.card == 1}
    assert named == set(range(2, 10))
    assert 1 not in rules.step(rules.position(hands={"A": "2 1", "B": 9}), "1 on B naming 9").still_in
    low = three(deck={1: 5, 2: 3, 3: 2, 4: 1})
    named = {move.value for move in low.legal_moves(low.position(hands={"A": "2 1"})) if move.card == 1}
    assert named == {2, 3, 4}


@pytest.mark.parametrize(
    ("seats", "open_gap", "needed"), [(2, False, 7), (3, False, 5), (4, False, 6), (3, True, 6), (4, True, 7)]
)
def test_case_45_a_deck_that_is_too_small(seats, open_gap, needed) -> None:
    with pytest.raises(OptionError, match=str(needed)):
        lg.SecretLetter(seats=seats, open_gap=open_gap, deck={2: needed - 1})
    rules = lg.SecretLetter(seats=seats, open_gap=open_gap, deck={2: needed})
    dealt = rules.deal(seed=0)
    assert rules.step(dealt, next(iter(rules.legal_moves(dealt)))).phase == "round_over"


def test_case_46_a_four_laid_by_a_reset_protects_with_the_option() -> None:
    rules = three(reset_four_shields=True)
    start = rules.position(hands={"A": "2 5", "B": 1, "C": 4}, pile="6 3 2 8")
    laid = rules.step(start, "5 on C")
    assert laid.shields == (False, False, True)
    assert "3 on C" not in rules.legal_moves(laid)
    assert rules.step(laid, "1 on A naming 7").shields == (False, False, False)  # C's turn has begun


def test_case_47_a_house_rule_that_puts_everyone_out() -> None:
    def veil(rules, state, seat):
        """Whoever plays the 7 ends the round for all."""
        for each in state.still_in:
            state = rules.out_of_round(state, each)
        return state

    rules = three().with_rule(veil)
    end = rules.step(rules.position(hands={"A": "3 7"}, starter="B"), "7")
    assert end.still_in == ()
    assert end.outcome.winners == ()
    assert end.outcome.why == "nobody"
    assert end.points == (0, 0, 0)
    assert end.to_act == 1
    assert rules.step(end, "deal").starter == 1


def test_case_48_the_next_match_does_not_begin_with_the_last_winner() -> None:
    """A match that is over has no moves; another one is dealt anew, and only its seed says who starts."""
    rules = three()
    end = ended(rules, "A", points={"A": 4})
    assert end.to_act is None
    assert list(rules.legal_moves(end)) == []
    assert {rules.deal(seed).starter for seed in range(40)} == {0, 1, 2}


def test_case_49_cards_without_a_part() -> None:
    rules = three()
    start = rules.position(hands={"A": "4 7"})
    assert set(texts(rules, start)) == {"4", "7"}
    for text in ("4 on B", "7 on B", "7 naming 3", "4 on A", "7 on B naming 2"):
        assert not rules.verdict(start, text), text
    played = rules.step(start, "7")
    assert played.rows[0] == (7,)
    assert played.hands[0] == (4,)
    assert played.shields == (False, False, False)
