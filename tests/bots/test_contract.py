"""What every bot keeps to: it sees a view, answers with a legal move, keeps nothing and says why."""

import pickle
import random

import pytest

import lettergames as lg
from lettergames import bots
from lettergames.core.names import NAMES, named
from tests.bots.moments import advice, moments
from tests.toy import Toy

EVERY_BOT = [bots.Random(), bots.Careful()]
every_bot = pytest.mark.parametrize("bot", EVERY_BOT, ids=repr)


def house_rules():
    """House rules that upset what a bot may take for granted."""

    def protected(rules, state, seat):
        """Everybody is protected."""
        return True

    def must_play(rules, state, hand):
        """The lower card is played."""
        return (min(hand),)

    def power(rules, state, card):
        """Everything is a Guess, but a 1 is the Letter."""
        return "letter" if card == 1 else "guess"

    def may_choose_yourself(rules, state, card):
        """Everybody may choose themselves."""
        return True

    def guess_hits(rules, state, target, value):
        """A Guess hits a neighbouring value, too."""
        return abs(state.hands[target][0] - value) < 2

    def duel_loser(rules, state, seat, target):
        """The higher card loses."""
        mine, yours = state.hands[seat][0], state.hands[target][0]
        return None if mine == yours else (seat if mine > yours else target)

    def letter(rules, state, seat):
        """The Letter does nothing."""
        return state

    def veil(rules, state, seat):
        """The Veil puts you out."""
        return rules.out_of_round(state, seat)

    def shield(rules, state, seat):
        """A Shield is of no use."""
        return state

    def reset_knocks_out(rules, state, card):
        """Every Reset knocks out."""
        return True

    def may_name(rules, state, value):
        """Only a 1 may be named."""
        return value == 1

    def chooses_player(rules, state, card):
        """Every card chooses a player."""
        return rules.power(state, card) not in ("shield", "veil", "letter")

    return [value for value in locals().values() if callable(value)]


def rulesets():
    """Secret Letter with every value of every option, with odd decks and with house rules."""
    for seats in (2, 3, 4):
        yield lg.SecretLetter(seats=seats)
    three = lg.SecretLetter(seats=3)
    for name in three.options():
        for choice in type(three).__dataclass_fields__[name].metadata["choices"]:
            yield three.replace(**{name: choice})
    yield lg.SecretLetter(seats=2, deck={1: 3, 8: 3, 12: 2, 20: 2})
    yield lg.SecretLetter(seats=4, deck={7: 5, 8: 2, 5: 3, 9: 3})
    for rule in house_rules():
        yield three.with_rule(rule)


EVERY_RULESET = list(rulesets())


@every_bot
@pytest.mark.parametrize("rules", EVERY_RULESET, ids=lambda rules: rules.differences() or f"{rules.seats} seats")
def test_it_plays_a_legal_move_and_says_why(bot, rules) -> None:
    for state in moments(rules, rounds=8):
        view = rules.view(state, state.to_act)
        move, why = advice(bot, rules, view)
        assert move in list(rules.legal_moves(state))
        assert move == bot.choose(view, rules.legal_moves(view), random.Random(5))
        sentence = named(why)
        assert sentence.endswith(".")
        assert sentence.count(". ") == 0
        assert not set("{}") & set(sentence)


@every_bot
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_hidden_changes_neither_choice_nor_reason(bot, seats) -> None:
    rules, rng = lg.SecretLetter(seats=seats), random.Random(3)
    moved = 0
    for state in moments(rules, rounds=12):
        seat = state.to_act
        said = advice(bot, rules, rules.view(state, seat))
        for _ in range(3):
            other = rules.sample(rules.view(state, seat), rng)
            moved += other.hands != state.hands or other.pile != state.pile
            assert advice(bot, rules, rules.view(other, seat)) == said
    assert moved > 50


@every_bot
def test_it_changes_nothing_it_is_shown(bot) -> None:
    rules = lg.SecretLetter(seats=3)
    for state in moments(rules, rounds=5):
        view = rules.view(state, state.to_act)
        before = pickle.dumps(view)
        advice(bot, rules, view)
        assert pickle.dumps(view) == before


@every_bot
def test_it_keeps_nothing_between_two_questions(bot) -> None:
    for rules in EVERY_RULESET:
        for state in moments(rules, rounds=1):
            view = rules.view(state, state.to_act)
            assert advice(bot, rules, view) == advice(type(bot)(), rules, view)
    with pytest.raises(AttributeError):
        bot.memory = 1


@every_bot
def test_bots_of_one_level_are_equal_and_can_be_sent_elsewhere(bot) -> None:
    assert repr(bot) == f"{bot.level}()"
    assert eval(repr(bot), vars(bots)) == bot == pickle.loads(pickle.dumps(bot))
    assert len({bot, type(bot)()}) == 1
    assert [other for other in EVERY_BOT if other == bot] == [bot]


@every_bot
def test_a_game_from_a_cell_is_played_by_chance_and_said_so(bot) -> None:
    rules = Toy()
    state = rules.deal(1)
    move, why = advice(bot, rules, rules.view(state, state.to_act))
    assert move in rules.legal_moves(state)
    assert "chance" in why.lower()
    assert bot.interrupt(rules.view(state, 1), rules.interrupts(state, 1), random.Random(1)) is None


def test_a_house_rule_that_cannot_be_asked_about_hidden_cards_is_named() -> None:
    def duel_loser(rules, state, seat, target):
        """Only a 1 and a 2 can be compared."""
        return [None, seat, target][state.hands[target][0]]

    rules = lg.SecretLetter(seats=2).with_rule(duel_loser)
    state = rules.position(hands={"A": "6 3"}, turn="A")
    move, why = advice(bots.Careful(), rules, rules.view(state, 0))
    assert move in rules.legal_moves(state)
    assert "duel_loser" in why


def test_names_of_others_never_stand_for_ones_own() -> None:
    rules = lg.SecretLetter(seats=4)
    for state in moments(rules, rounds=20):
        why = advice(bots.Careful(), rules, rules.view(state, state.to_act)).why
        assert NAMES[state.to_act] not in named(why)


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(AttributeError, match="Careful"):
        bots.Careless  # noqa: B018
    assert set(dir(bots)) == {"Advice", "Bot", "Careful", "Random"}
