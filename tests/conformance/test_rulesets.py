"""Rulesets as values, and their rules as texts, for every game."""

import dataclasses
import inspect
import keyword
import pickle
import re

import cloudpickle
import pytest

from lettergames.core.errors import OptionError
from tests.conformance.games import PRINTED, played
from tests.toy import Toy

BY_CLASS = list({each.make().printed_class: each for each in PRINTED}.values())
games = pytest.mark.parametrize("game", BY_CLASS, ids=[each.name for each in BY_CLASS])


def test_rulesets_travel_by_pickle(contender, rules) -> None:
    for carrier in (pickle, cloudpickle):
        again = pickle.loads(carrier.dumps(rules))
        assert again == rules
        assert hash(again) == hash(rules)
        assert repr(again) == repr(rules)
        assert str(again.rulebook()) == str(rules.rulebook())
        assert list(played(again, 1)) == list(played(rules, 1))


def test_states_travel_by_pickle(contender, rules) -> None:
    states = [moment.state for moment in played(rules, 2)]
    assert pickle.loads(pickle.dumps(states[:12])) == states[:12]


def test_equal_rulesets_are_equal(contender, rules) -> None:
    other = contender.make()
    assert other == rules
    assert hash(other) == hash(rules)
    assert {rules: 1}[other] == 1
    assert rules.replace() == rules
    assert rules != object()


def test_every_rule_is_in_the_order_of_play(contender, rules) -> None:
    assert sorted(rules.order) == sorted(rules.printed_rules)


def test_every_rule_has_a_text_a_section_and_a_declared_answer(contender, rules) -> None:
    for name, printed in rules.printed_rules.items():
        text = rules.printed_text(name)
        assert text.endswith("."), name
        assert not re.search(r"[{}]", text), f"{name}: a number is missing in {text!r}"
        assert printed.section
        assert printed.kind in ("may", "which", "value", "happens")
        assert printed.parameters[1:2] == ("state",), name
        for _, function in printed.variants:
            assert inspect.getdoc(function), name
            assert tuple(inspect.signature(function).parameters) == printed.parameters, name


def test_the_rulebook_marks_house_rules(contender, rules) -> None:
    pages = {page.name: page for page in rules.rulebook()}
    assert set(pages) <= set(rules.order)
    for house in rules.house:
        assert pages[house.name].status == "house"
        assert pages[house.name].text == house.doc
        assert house.doc in str(rules.rulebook())
    assert [name for name, page in pages.items() if page.status == "house"] == [
        name for name in rules.order if rules.house_rule(name)
    ]


@games
def test_no_option_has_the_name_of_a_rule_or_a_keyword(game) -> None:
    rules = game.make()
    assert not set(rules.options()) & set(rules.printed_rules)
    assert not any(keyword.iskeyword(name) for name in rules.options())
    assert all(hash(value) is not None for value in rules.options().values())


@games
def test_every_option_changes_a_line_of_the_rulebook_or_is_set_up(game) -> None:
    rules = game.make()
    for name, meta in options(rules).items():
        if name in ("seats", "deck"):
            continue
        for value in meta["choices"]:
            other = elsewhere(rules, name, value)
            standard = rules.__dataclass_fields__[name].default
            if other is None or getattr(other, name) in (getattr(rules, name), standard):
                continue
            standard = elsewhere(rules, name, getattr(rules, name), like=other)
            texts = [[(page.name, page.text) for page in each.rulebook()] for each in (standard, other)]
            assert texts[0] != texts[1] or name in SHOWN_ONLY, f"{name}={value!r} changes nothing one can read"
            assert name in other.differences()


# What these change is not a rule of play but what is shown after a round.
SHOWN_ONLY = {"reveal_aside"}


def options(rules):
    return {field.name: field.metadata for field in dataclasses.fields(rules)}


def elsewhere(rules, name, value, like=None):
    """The ruleset with this option, with other seats where it is refused for these."""
    if like is not None:
        return like.replace(**{name: value})
    for seats in options(rules).get("seats", {}).get("choices", (None,)):
        more = {} if seats is None else {"seats": seats}
        try:
            return rules.replace(**{name: value, **more})
        except OptionError:
            continue
    return None


@games
def test_unknown_options_and_values_are_refused_with_what_is_possible(game) -> None:
    rules = game.make()
    with pytest.raises(OptionError, match="nonsense"):
        rules.replace(nonsense=1)
    for name, meta in options(rules).items():
        assert meta["about"]
        for wrong in ("nonsense", 99, None, -1, 2.0, [], True if name == "seats" else 1):
            if meta["choices"] and not any(wrong == one and type(wrong) is type(one) for one in meta["choices"]):
                with pytest.raises(OptionError, match=name):
                    rules.replace(**{name: wrong})
        assert rules.replace(**{name: getattr(rules, name)}) == rules


@games
def test_rulesets_are_frozen(game) -> None:
    rules = game.make()
    for name in [*rules.options(), *rules.printed_rules, "house", "new"]:
        with pytest.raises(AttributeError):
            setattr(rules, name, 2)


def test_a_class_with_an_option_named_like_a_rule_is_refused() -> None:
    from lettergames.core.ruleset import option

    with pytest.raises(TypeError, match="word_points"):

        class Broken(Toy):
            word_points: int = option(1, "Points of a letter.")
