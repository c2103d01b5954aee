"""Legal moves and verdicts are one and the same, and moves are texts both ways."""

import random
from itertools import combinations

import pytest

import lettergames as lg
from lettergames.core.errors import IllegalMove, NotationError
from lettergames.core.rules import Verdict
from tests.conformance.games import GAMES, PLAYED, candidates, moments, seats_of


def test_a_move_is_listed_exactly_when_its_verdict_is_true(contender, rules) -> None:
    for state, _, _ in moments(rules, PLAYED, every=20):
        listed = list(rules.legal_moves(state))
        assert len(listed) == len(set(listed)) == len(rules.legal_moves(state))
        assert all(rules.verdict(state, move) for move in listed)
        if state.phase in contender.open_phases:
            continue
        allowed = {move for move in candidates(contender, rules, state) if rules.verdict(state, move)}
        out_of_turn = () if state.to_act is None else rules.interrupts(state, state.to_act)
        assert set(listed) == allowed.difference(out_of_turn)


def test_in_asks_the_verdict(contender, rules) -> None:
    for state, _, _ in moments(rules, 4, every=9):
        moves = rules.legal_moves(state)
        for text in contender.texts(rules):
            assert (text in moves) == bool(rules.verdict(state, text))


def test_step_refuses_what_the_verdict_refuses_and_names_the_rule(contender, rules) -> None:
    refused = set()
    for state, _, _ in moments(rules, 6, every=7):
        for move in candidates(contender, rules, state):
            verdict = rules.verdict(state, move)
            assert isinstance(verdict, Verdict)
            if verdict:
                assert rules.step(state, move) == rules.apply(state, move)
                continue
            with pytest.raises(IllegalMove) as error:
                rules.step(state, move)
            assert error.value.verdict == verdict
            assert verdict.title
            assert verdict.text
            if verdict.rule:
                refused.add(verdict.rule)
                assert verdict.text == rules.rule_text(verdict.rule)
    assert refused, "no rule of this game ever refuses a move"


def test_moves_print_and_parse_back(contender, rules) -> None:
    for state, _, _ in moments(rules, 20, every=5):
        for move in rules.legal_moves(state):
            assert rules.parse(str(move), state) == move
            assert "\n" not in str(move)


def test_the_answer_lists_moves_in_notation(contender, rules) -> None:
    state = rules.deal(seed=1)
    moves = rules.legal_moves(state)
    assert repr(moves) == f"<{len(moves)} legal moves: {', '.join(map(str, moves))}>"


@pytest.mark.parametrize(
    "text", ["", " ", "6 on Q", "9", "0", "1 on B naming", "on B", "deal deal", "\n", "½", "x" * 9999]
)
def test_unknown_texts_are_refused_with_what_was_expected(contender, rules, text) -> None:
    state = rules.deal(seed=1)
    with pytest.raises(NotationError, match="expected"):
        rules.parse(text, state)
    with pytest.raises(NotationError):
        rules.step(state, text)
    verdict = rules.verdict(state, text)
    assert not verdict
    assert verdict.rule == ""
    assert "expected" in verdict.text
    assert text not in rules.legal_moves(state)


def test_things_that_are_no_moves_are_refused(contender, rules) -> None:
    state = rules.deal(seed=1)
    for thing in (None, 3, (), ("play",), 2.5, object(), state):
        assert not rules.verdict(state, thing)
        assert thing not in rules.legal_moves(state)


def test_legal_moves_are_those_the_rules_judge_legal_one_by_one(contender, rules) -> None:
    """What a game remembers, or lists faster, is what its candidates and its judge say."""
    for state, _, _ in moments(rules, 12, every=3):
        if state.to_act is None:
            continue
        judged = [move for move in rules.candidates(state) if all(rules.judge(state, move, state.to_act))]
        assert list(rules.legal_moves(state)) == judged
        assert list(contender.make().legal_moves(state)) == judged


def test_house_rules_that_say_what_is_printed_change_no_list(contender, rules) -> None:
    """A house rule switches the remembering off; the list must not depend on it."""
    for name, printed in rules.printed_rules.items():
        if printed.kind not in ("may", "which") or rules.house_rule(name):
            continue
        housed = rules.with_rule(repeated(name))
        for state, _, _ in moments(rules, 2, every=4):
            assert list(housed.legal_moves(state)) == list(rules.legal_moves(state)), name


def repeated(name: str):
    """A house rule that answers what the printed rule of this name answers."""

    def ask(rules, *arguments):
        return getattr(rules.printed, name)(*arguments)

    ask.__name__ = name
    return ask


def test_sampled_moves_are_legal_and_all_of_them_come(contender, rules) -> None:
    rng = random.Random(1)
    state = rules.deal(seed=2)
    moves = rules.legal_moves(state)
    drawn = {moves.sample(rng) for _ in range(60 * len(moves))}
    assert drawn == set(moves)


def test_only_the_seat_to_act_may_act_except_for_interrupts(contender, rules) -> None:
    for state, _, _ in moments(rules, 5, every=4):
        for seat in seats_of(rules):
            if seat == state.to_act or state.to_act is None:
                continue
            interrupts = rules.interrupts(state, seat)
            for move in rules.legal_moves(state):
                assert move not in interrupts
                assert not rules.verdict(state, move, seat)
            for move in interrupts:
                assert rules.verdict(state, move, seat)
                assert move not in list(rules.legal_moves(state))
                assert rules.step(state, move, seat).to_act in (state.to_act, None)


def test_states_and_moves_of_different_games_are_never_equal() -> None:
    def things(contender):
        rules = contender.make()
        found = [(moment.state, moment.move) for moment in moments(rules, 2, every=3)]
        return (
            rules.printed_class.__module__.rpartition(".")[0],  # the games of one folder share their moves
            {state for state, _ in found},
            {move for _, move in found if move is not None},
        )

    for (one, states, moves), (two, other_states, other_moves) in combinations(map(things, GAMES), 2):
        if one != two:
            assert not states & other_states
            assert not {move for move in moves & other_moves if not isinstance(move, str)}
        assert not states & moves
        assert not states & other_moves


def test_dealing_and_a_card_are_different_moves() -> None:
    rules = lg.SecretLetter(seats=2)
    everything = [*map(rules.parse, ("deal", "1", "2", "1 on A", "1 on B", "1 naming 2", "1 on A naming 2"))]
    assert len(set(everything)) == len(everything)
