"""Rules, verdicts and the four kinds of answers."""

import pickle
from typing import Any, NamedTuple

import pytest

import lettergames as lg
from lettergames.core.errors import HouseRuleError, IllegalMove
from lettergames.core.rules import YES, May, rule
from tests.toy import State, Toy


class Board(NamedTuple):
    to_act: int
    log: Any = None


class Bare(lg.Ruleset):
    """Rules of each kind, without a game around them."""

    @rule("One")
    def may(self, state: Board) -> May:
        """You may."""
        return True

    @rule("One")
    def only(self, state: Board) -> bool:
        """You may or may not."""
        return True

    @rule("One")
    def which(self, state: Board, cards: tuple[int, ...]) -> tuple[int, ...]:
        """These."""
        return cards

    @which.facts
    def _which_facts(self, state: Board, cards: tuple[int, ...], card: int) -> str:
        return f"you hold {len(cards)} cards and {card} is not allowed"

    @rule("Two", title="A number", ours=True)
    def value(self, state: Board) -> int:
        """A number."""
        return 1

    @rule("Two")
    def perhaps(self, state: Board) -> int | None:
        """A number or nothing."""
        return None

    @rule("Two")
    def words(self, state: Board) -> str:
        """A text."""
        return ""

    @rule("Two")
    def happens(self, state: Board) -> Board:
        """The next state."""
        return state


BOARD = Board(0)


def test_kinds_are_told_by_the_declared_answer() -> None:
    kinds = {name: each.kind for name, each in Bare().printed_rules.items()}
    assert kinds == {
        "may": "may", "only": "may", "which": "which", "value": "value", "perhaps": "value", "words": "value",
        "happens": "happens",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("name", "good", "wrong", "told"),
    [
        ("may", [True, False, lg.No("no")], [None, 1, 0, "no", ()], "True, False"),
        ("only", [True, False, lg.No("no")], [None, 1], "True, False"),
        ("which", [(), (1,), (1, 2), [2], {1}], [None, 3, (3,), "1", True, [[1]]], "allowed"),
        ("value", [0, 7, -1], [None, "7", True, 1.5], "whole number"),
        ("perhaps", [0, None], ["7", False, 1.5], "whole number or None"),
        ("words", ["", "x"], [None, 3], "text"),
        ("happens", [Board(1)], [None, (1, None), True], "Board"),
    ],
)
def test_answers_of_house_rules_are_checked(name, good, wrong, told) -> None:
    rules = Bare()
    arguments = (BOARD, (1, 2)) if name == "which" else (BOARD,)
    for answer in good:
        got = getattr(rules.with_rule(answering(name, answer)), name)(*arguments)
        assert got == (tuple(answer) if name == "which" else answer)
    for answer in wrong:
        with pytest.raises(HouseRuleError, match=told) as error:
            getattr(rules.with_rule(answering(name, answer)), name)(*arguments)
        assert f"{name} returned" in str(error.value)


def answering(name: str, answer: Any):
    kind = type(answer)

    def function(rules, state, *more):
        assert type(answer) is kind
        return answer

    function.__name__ = name
    return function


def test_a_returned_state_is_not_printed_in_the_error() -> None:
    state = Toy().deal(seed=1)
    housed = Toy().with_rule(answering("may_bid", state))
    with pytest.raises(HouseRuleError) as error:
        housed.may_bid(state, 1)
    assert state.hands[0] not in str(error.value)
    assert str(error.value).startswith("may_bid returned a State")


def test_an_error_names_the_line_of_the_rule_it_came_from() -> None:
    def halved(number):
        return number / 0

    def may_bid(rules, state, bid):
        """Fails in its last line, below which another function fails."""
        more = bid + 1
        return halved(more)

    rules = Toy().with_rule(may_bid)
    with pytest.raises(HouseRuleError) as error:
        rules.may_bid(rules.deal(1), 1)
    assert str(error.value) == "may_bid failed in its line 4: ZeroDivisionError: division by zero"
    assert isinstance(error.value.__cause__, ZeroDivisionError)
    again = pickle.loads(pickle.dumps(error.value))
    assert (again.rule, str(again)) == ("may_bid", str(error.value))


def test_an_error_of_a_rule_asked_by_a_rule_names_the_inner_one() -> None:
    def protected(rules, state, seat):
        """Asks another."""
        return not rules.still_in_round(state, seat)

    def still_in_round(rules, state, seat):
        """Fails."""
        raise LookupError

    rules = lg.SecretLetter(seats=3).with_rule(protected).with_rule(still_in_round)
    with pytest.raises(HouseRuleError, match="still_in_round failed in its line 3: LookupError") as error:
        rules.protected(rules.position(), 1)
    assert error.value.rule == "still_in_round"


def test_no_is_falsy_and_carries_facts() -> None:
    no = lg.No("you hold 7")
    assert not no
    assert no == lg.No("you hold 7")
    assert no != lg.No("you hold 5")
    assert no != False  # noqa: E712
    assert {no: 1}[lg.No("you hold 7")] == 1
    assert "you hold 7" in repr(no)


def test_verdicts() -> None:
    assert YES
    assert str(YES) == "allowed"
    rules = Bare()
    assert rules.ask("may", BOARD)
    refused = rules.with_rule(answering("may", lg.No(f"{lg.who(1)} said no"))).ask("may", BOARD)
    assert (refused.rule, refused.title, refused.facts) == ("may", "May", f"{lg.who(1)} said no")
    assert str(refused).startswith("Ben said no. May: ")
    assert rules.with_rule(answering("may", False)).ask("may", BOARD).facts == ""


def test_a_which_rule_says_its_facts_about_the_thing_refused() -> None:
    rules = Bare()
    assert rules.ask_which("which", 1, BOARD, (1, 2))
    refused = rules.ask_which("which", 5, BOARD, (1, 2))
    assert refused.facts == "you hold 2 cards and 5 is not allowed"
    house = rules.with_rule(answering("which", (1,)))
    assert house.ask_which("which", 2, BOARD, (1, 2)).facts == ""


def test_an_illegal_move_carries_its_verdict_and_travels() -> None:
    rules = lg.SecretLetter(seats=3)
    with pytest.raises(IllegalMove) as error:
        rules.step(rules.position(hands={"A": "7 5"}), "5 on B")
    assert error.value.move == "5 on B"
    assert error.value.verdict.rule == "must_play"
    assert "5 on B" in str(error.value)
    again = pickle.loads(pickle.dumps(error.value))
    assert again.verdict == error.value.verdict
    assert str(again) == str(error.value)


def test_an_option_binds_another_text_of_a_rule() -> None:
    always, forced = lg.SecretLetter(seats=3), lg.SecretLetter(seats=3, reset_self="only_forced")
    assert always.rule_text("may_reset_yourself") != forced.rule_text("may_reset_yourself")
    state = always.position(hands={"A": "2 5"})
    assert always.may_reset_yourself(state)
    assert not forced.may_reset_yourself(state)
    other = next(page for page in always.rulebook() if page.name == "may_reset_yourself").others
    assert forced.rule_text("may_reset_yourself") in [text for _, text in other]


def test_printed_asks_the_printed_text_with_the_house_rules_below_it() -> None:
    def protected(rules, state, seat):
        """A Shield protects, and so does the seat of Ada."""
        return seat == 0 or rules.printed.protected(state, seat)

    def power(rules, state, card):
        """A 4 is a Peek."""
        return "Peek" if card == 4 else rules.printed.power(state, card)

    rules = lg.SecretLetter(seats=3).with_rule(protected)
    state = rules.position(hands={"B": "2 1"}, turn="B", shields=["C"])
    assert [rules.protected(state, seat) for seat in range(3)] == [True, False, True]
    assert [rules.printed.protected(state, seat) for seat in range(3)] == [False, False, True]
    with pytest.raises(AttributeError, match="protected"):
        _ = rules.printed.nonsense
    both = rules.with_rule(power)
    assert both.printed.power(state, 4) == lg.SecretLetter(seats=3).power(state, 4)
    assert both.power(state, 4) == "Peek"


def test_printed_follows_the_option() -> None:
    def may_reset_yourself(rules, state):
        """As printed."""
        return rules.printed.may_reset_yourself(state)

    rules = lg.SecretLetter(seats=3, reset_self="only_forced").with_rule(may_reset_yourself)
    assert not rules.may_reset_yourself(rules.position(hands={"A": "2 5"}))


def test_house_rules_are_kept_by_replace_and_replaced_by_name() -> None:
    one, two = answering("may_bid", True), answering("may_bid", False)
    rules = Toy().with_rule(one).with_rule(two)
    assert len(rules.house) == 1
    assert not rules.may_bid(rules.deal(1), 1)
    assert rules.replace().house == rules.house
    letter = lg.SecretLetter(seats=3).with_rule(answering("protected", False))
    assert letter.replace(short_game=True).house == letter.house
    assert "house rule protected" in letter.differences()
    assert repr(letter) == "SecretLetter(seats=3).with_rule(protected)"


def test_equality_of_house_rules_goes_by_what_they_do() -> None:
    def made(answer):
        def may_bid(rules, state, bid):
            """As wished."""
            return answer

        return may_bid

    assert Toy().with_rule(made(True)) == Toy().with_rule(made(True))
    assert Toy().with_rule(made(True)) != Toy().with_rule(made(False))
    assert hash(Toy().with_rule(made(True))) == hash(Toy().with_rule(made(True)))
    assert Toy().with_rule(made([1])) == Toy().with_rule(made([1]))


def test_house_rules_that_differ_in_a_default_or_a_global_constant_are_told_apart() -> None:
    def first(rules, state, bid, least=1):
        """At least so much."""
        return bid >= least

    def second(rules, state, bid, least=2):
        """At least so much."""
        return bid >= least

    first.__name__ = second.__name__ = "may_bid"
    one, two = Toy().with_rule(first), Toy().with_rule(second)
    assert one != two
    assert one.may_bid(one.deal(1), 1)
    assert not two.may_bid(two.deal(1), 1)


def test_house_rules_that_differ_in_a_keyword_default_are_told_apart() -> None:
    def made(answer):
        def may_bid(rules, state, bid, *, least=answer):
            """At least so much."""
            return bid >= least

        return may_bid

    one, two = Toy().with_rule(made(1)), Toy().with_rule(made(2))
    assert one != two
    assert one.may_bid(one.deal(1), 1)
    assert not two.may_bid(two.deal(1), 1)


def test_true_and_one_in_a_closure_are_told_apart() -> None:
    """1 == True in Python, but a rule that answers 1 is wrong."""

    def made(answer):
        def may_bid(rules, state, bid):
            """As wished."""
            return answer

        return may_bid

    state = Toy().deal(1)
    assert Toy().with_rule(made(True)).may_bid(state, 1) is True
    with pytest.raises(HouseRuleError):
        Toy().with_rule(made(1)).may_bid(state, 1)


def test_source_and_text_of_a_house_rule() -> None:
    def may_bid(rules, state: State, bid):
        """Bid
        high."""
        return bid > 1

    (house,) = Toy().with_rule(may_bid).house
    assert house.doc == "Bid high."
    assert house.source.startswith("def may_bid(rules, state: State, bid):\n")
    assert house.source.rstrip().endswith("return bid > 1")
    (unsourced,) = Toy().with_rule(answering("may_bid", True)).house
    assert "no docstring" in unsourced.doc
    built = {}
    exec("def may_bid(rules, state, bid):\n    'Built.'\n    return True\n", built)
    (house,) = Toy().with_rule(built["may_bid"]).house
    assert (house.doc, house.source) == ("Built.", "")


def test_a_house_rule_does_not_change_the_ruleset_it_was_added_to() -> None:
    rules = lg.SecretLetter(seats=3)
    state = rules.position(hands={"A": "2 3"}, shields=["B"])
    before = list(rules.legal_moves(state))
    housed = rules.with_rule(answering("protected", False))
    assert len(housed.legal_moves(state)) > len(before)
    assert list(rules.legal_moves(state)) == before
    assert list(housed.without_rule("protected").legal_moves(state)) == before


def test_braces_in_the_text_of_a_house_rule_are_left_alone() -> None:
    def may_bid(rules, state, bid):
        """A bid is in {1, 2, 3}."""
        return True

    rules = Toy().with_rule(may_bid)
    assert rules.rule_text("may_bid") == "A bid is in {1, 2, 3}."
    assert "{1, 2, 3}" in str(rules.rulebook())
