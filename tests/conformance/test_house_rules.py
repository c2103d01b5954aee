"""House rules that go wrong, for every rule of every game: reported by name, and nothing changes."""

import time
from contextlib import suppress

import pytest

import lettergames as lg
from lettergames.core import budget
from lettergames.core.errors import HouseRuleError
from tests.conformance.games import PRINTED, moments
from tests.toy import Toy

BY_CLASS = list({each.make().printed_class: each for each in PRINTED}.values())
RULES = [(each, name) for each in BY_CLASS for name in each.make().printed_rules]
RARE = ("next_dealer", "own_hand", "winner_first")
every_rule = pytest.mark.parametrize(("game", "name"), RULES, ids=[f"{each.name} {name}" for each, name in RULES])


def house(name: str, body):
    """A house rule of this name that does `body()`."""

    def function(*arguments):
        return body()

    function.__name__ = name
    return function


def raises():
    raise ValueError("spilled coffee")


def never_ends():
    while True:
        pass


def swallows_everything():
    while True:
        with suppress(Exception):
            never_ends()


def asked(rules, name: str):
    """The arguments with which a rule is asked in random play or by a view, or None if it never is."""
    found = []

    def function(rules, *arguments):
        found.append(arguments)
        return getattr(rules.printed, name)(*arguments)

    function.__name__ = name
    housed = rules.with_rule(function)
    for moment in moments(housed, 6, every=1):
        housed.view(moment.state, 0)
        if found:
            return found[0]
    return None


@every_rule
def test_every_rule_is_asked_in_play(game, name) -> None:
    rules = game.make()
    if name == "open_cards":
        rules = lg.SecretLetter(seats=2)
    if name in ("row_decides", "still_tied", "replacement", "contest", "may_pass_instead", "virtual_u", *RARE):
        pytest.skip("needs a position that is rare in a few random games; the cases of the game ask it")
    assert asked(rules, name) is not None


@every_rule
def test_an_exception_is_reported_with_rule_and_line(game, name) -> None:
    rules = game.make().with_rule(house(name, raises))
    printed = rules.printed_rules[name]
    with pytest.raises(HouseRuleError, match="spilled coffee") as error:
        getattr(rules, name)(*[None] * (len(printed.parameters) - 1))
    assert error.value.rule == name
    assert name in str(error.value)


@every_rule
@pytest.mark.parametrize(
    "answer",
    [None, "yes", 2.5, object(), [object()], print],
    ids=["None", "text", "float", "object", "list", "function"],
)
def test_an_answer_of_the_wrong_kind_is_reported(game, name, answer) -> None:
    rules = game.make()
    printed = rules.printed_rules[name]
    if answer is None and name == "duel_loser":
        pytest.skip("None is an answer here")
    if isinstance(answer, str) and printed.answer is str:
        pytest.skip("a text is an answer here")
    housed = rules.with_rule(house(name, lambda: answer))
    arguments = [None] * (len(printed.parameters) - 2) + [()]
    with pytest.raises(HouseRuleError, match=f"{name} returned") as error:
        getattr(housed, name)(*arguments)
    assert error.value.rule == name


@pytest.mark.parametrize("endless", [never_ends, swallows_everything])
@pytest.mark.parametrize("game", BY_CLASS, ids=[each.name for each in BY_CLASS])
def test_a_loop_without_end_is_stopped_and_named(game, endless) -> None:
    rules = game.make()
    for name in list(rules.printed_rules)[3:5]:
        housed = rules.with_rule(house(name, endless))
        with budget.limited(20_000), pytest.raises(HouseRuleError, match=name) as error:
            getattr(housed, name)(*[None] * (len(rules.printed_rules[name].parameters) - 1))
        assert error.value.rule == name


@every_rule
def test_wrong_signatures_are_refused_at_once(game, name) -> None:
    rules = game.make()

    def too_few():
        """Takes nothing."""

    def too_many(rules, state, a, b, c, d, e):
        """Takes more than there is."""

    async def coroutine(*arguments):
        """Answers later."""

    def generator(*arguments):
        """Answers bit by bit."""
        yield True

    for function in (too_few, too_many, coroutine, generator):
        function.__name__ = name
        with pytest.raises(HouseRuleError, match=name) as error:
            rules.with_rule(function)
        assert error.value.rule == name


@pytest.mark.parametrize("game", BY_CLASS, ids=[each.name for each in BY_CLASS])
def test_a_wrong_name_is_refused_with_the_closest_and_all(game) -> None:
    rules = game.make()
    name = rules.order[0]
    with pytest.raises(HouseRuleError, match=f"Did you mean {name}") as error:
        rules.with_rule(house(name + "x", raises))
    assert all(each in str(error.value) for each in rules.printed_rules)
    with pytest.raises(HouseRuleError):
        rules.with_rule(house("deal", raises))


@pytest.mark.parametrize("thing", [None, 3, "protected", print, len, object, time])
def test_things_that_are_no_functions_are_refused(thing) -> None:
    with pytest.raises(HouseRuleError):
        Toy().with_rule(thing)


@pytest.mark.parametrize("game", BY_CLASS, ids=[each.name for each in BY_CLASS])
def test_house_rules_come_and_go(game) -> None:
    rules = game.make()
    for name in rules.printed_rules:
        housed = rules.with_rule(house(name, raises))
        assert housed != rules
        assert housed.house_rule(name) is not None
        assert rules.house_rule(name) is None
        assert housed.without_rule(name) == rules
        assert housed.with_rule(house(name, never_ends)).without_rule(name) == rules


@pytest.mark.parametrize("game", BY_CLASS, ids=[each.name for each in BY_CLASS])
def test_a_game_is_as_before_when_a_house_rule_goes_wrong(game) -> None:
    for name in game.make().printed_rules:
        playing = lg.Game(game.make(), seed=1)
        before, record, rules = playing.state, playing.record(), playing.rules
        try:
            playing.house_rule(house(name, raises))
        except HouseRuleError as error:
            assert error.rule == name  # noqa: PT017 (a rule that this position does not ask is taken)
            assert playing.rules == rules
            assert playing.record() == record
        else:
            while playing.to_act is not None:
                now, lines = playing.state, playing.record()
                try:
                    playing.play(next(iter(playing.legal_moves)))
                except HouseRuleError as error:
                    assert error.rule == name  # noqa: PT017
                    assert playing.state == now
                    assert playing.record() == lines
                    playing.without_rule(name)
        assert playing.state is before or playing.history
