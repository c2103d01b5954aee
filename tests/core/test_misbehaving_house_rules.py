"""House rules that do what no rule should: each is named, and the game stays where it was."""

import contextlib
import copy
import io
import pickle
import sys
from typing import Any

import pytest

import lettergames as lg
from lettergames.core import chance
from lettergames.core.errors import HouseRuleError

RULES = lg.SecretLetter(seats=3)


def start(**pieces: Any) -> lg.Game:
    pieces = {"hands": {"A": "1 6", "B": 3, "C": 5}, "pile": "2 1 4", "rows": {"C": "1"}, **pieces}
    return lg.Game(RULES, position=RULES.position(**pieces))


def house(name: str, parameters: str, body: str, text: str = "A text.") -> Any:
    """A function as it would be written in a cell whose source is gone."""
    space: dict[str, Any] = {"lg": lg}
    exec(f"def {name}(rules, state{parameters}):\n    '''{text}'''\n    {body}\n", space)
    return space[name]


REFUSED_AT_ONCE = [
    ("set_aside", "", "return -1"),
    ("set_aside", "", "return 16"),
    ("open_cards", "", "return 100"),
    ("first_starter", "", "return 7"),
    ("first_starter", "", "return -1"),
    ("power", ", card", "return 'zap'"),
    ("power", ", card", "return '__class__'"),
    ("power", ", card", "return 'protected'"),
    ("swap", ", seat, target", "return state._replace(hands=())"),
    ("swap", ", seat, target", "return state._replace(hands=((1,), (1,), (1,)))"),
    ("swap", ", seat, target", "return state._replace(still_in=())"),
    ("swap", ", seat, target", "return state._replace(still_in=(0, 1, 2, 2))"),
    ("swap", ", seat, target", "return state._replace(points=(0, 0))"),
    ("swap", ", seat, target", "return rules.swap(state, seat, target)"),
    ("protected", ", seat", "raise SystemExit(3)"),
    ("protected", ", seat", "raise GeneratorExit"),
    ("protected", ", seat", "raise BaseException('x')"),
    ("protected", ", seat", "return lg.No(5)"),
    ("protected", ", seat", "rules.seats = 5; return False"),
    ("protected", ", seat", "state.shields[0] = True; return False"),
    ("may_play", ", card", "return lg.No('{D} and {F} {0.__class__}')"),
]


@pytest.mark.parametrize(("name", "parameters", "body"), REFUSED_AT_ONCE, ids=lambda text: text.strip(", "))
def test_it_is_refused_when_it_is_handed_in(name: str, parameters: str, body: str) -> None:
    game = start()
    before = game.record(), game.rules, game.state
    with pytest.raises(HouseRuleError) as error:
        game.house_rule(house(name, parameters, body))
    assert error.value.rule == name
    assert (game.record(), game.rules, game.state) == before


LATER = [
    ("next_starter", ", tied", "return 9"),
    ("next_starter", ", tied", "return -1"),
    ("duel_loser", ", seat, target", "return 5"),
    ("duel_loser", ", seat, target", "return -1"),
    ("replacement", ", seat", "return state"),
    ("still_in_round", ", seat", "return True"),
]


@pytest.mark.parametrize(("name", "parameters", "body"), LATER, ids=lambda text: text.strip(", "))
def test_it_is_stopped_at_the_move_that_meets_it(name: str, parameters: str, body: str) -> None:
    game, rng = start(), chance.generator(1)
    with pytest.raises(HouseRuleError) as error:  # noqa: PT012 - which move it is, chance decides
        game.house_rule(house(name, parameters, body))
        while not game.result:
            before = game.state, len(game.history)
            game.play(game.legal_moves.sample(rng))
    assert error.value.rule == name
    if game.rules.house:
        assert (game.state, len(game.history)) == before
        game.without_rule(name)
        game.play(game.legal_moves.sample(rng))


ODD = [
    ("round_ends", "", "return False"),
    ("round_ends", "", "return not state.pile"),
    ("target", "", "return 10**9"),
    ("target", "", "return -3"),
    ("round_points", ", seat", "return -1"),
    ("highest_card", ", seats", "return ()"),
    ("highest_card", ", seats", "return seats + seats"),
    ("highest_card", ", seats", "return [bool(seat) if seat < 2 else seat for seat in seats]"),
    ("contest", ", winners, seats", "return seats"),
    ("letter", ", seat", "return state"),
    ("out_of_round", ", seat", "return state"),
    ("must_play", ", hand", "return set(hand)"),
    ("protected", ", seat", "return state.hands[seat][0] == 3"),
    ("protected", ", seat", "return lg.No('{D} and {F} {0.__class__} {x}')"),
]


@pytest.mark.parametrize(("name", "parameters", "body"), ODD, ids=lambda text: text.strip(", "))
def test_what_is_only_odd_can_be_played(name: str, parameters: str, body: str) -> None:
    rules = RULES.with_rule(house(name, parameters, body))
    rng = chance.generator(name, body)
    for seed in range(4):
        game = lg.Game(rules, seed=seed)
        for _ in range(25):
            if game.result:
                break
            game.play(game.legal_moves.sample(rng))
        assert game.history


def test_a_round_with_nobody_left_ends_whatever_a_house_rule_says() -> None:
    rules = RULES.with_rule(house("round_ends", "", "return False")).with_rule(
        house("duel", ", seat, target", "return rules.out_of_round(rules.out_of_round(state, target), seat)")
    )
    state = rules.position(hands={"A": "3 2", "B": 6, "C": ""})
    state = rules.step(state, "3 on B")
    assert state.phase == "round_over"
    assert state.outcome.winners == ()


def test_winners_are_seats_each_once() -> None:
    body = "return [True, True, *(seat for seat in seats if seat != 1)]"
    rules = RULES.with_rule(house("highest_card", ", seats", body))
    state = rules.position(hands={"A": "2 4", "B": 5, "C": 5}, rows={"B": "7 2", "C": "3 3"})
    answer = rules.highest_card(state, (0, 1, 2))
    assert answer == (0, 1, 2)
    assert [type(seat) for seat in answer] == [int, int, int]


def test_a_rule_that_catches_its_own_stop_is_stopped_all_the_same() -> None:
    body = "try:\n        while True: pass\n    except BaseException: return True"
    with pytest.raises(HouseRuleError, match="protected ran for more than 1,000,000 steps"):
        start().house_rule(house("protected", ", seat", body))


def test_a_stop_goes_through_the_rules_that_asked() -> None:
    game = start()
    game.rules = RULES.with_rule(house("still_in_round", ", seat", "while True: pass"))
    body = "while True:\n        try: return not rules.still_in_round(state, seat)\n        except Exception: pass"
    with pytest.raises(HouseRuleError, match="still_in_round ran for more than"):
        game.house_rule(house("protected", ", seat", body))


def test_a_rule_that_could_not_be_stopped_is_refused() -> None:
    def protected(rules, state, seat):
        """Tries for ever."""
        while True:
            try:
                return state.shields[seat + 1]
            except:  # noqa: E722 - this is what is refused
                pass

    with pytest.raises(HouseRuleError, match="name those it expects"):
        RULES.with_rule(protected)

    def shield_ends(rules, state, seat):
        """Catches what it expects, and passes on the rest."""
        try:
            return state.shields[seat]
        except IndexError:
            return True
        except BaseException:
            raise

    assert RULES.with_rule(shield_ends).house_rule("shield_ends")


def test_ctrl_c_is_not_taken_for_a_mistake_of_the_rule() -> None:
    with pytest.raises(KeyboardInterrupt):
        start().house_rule(house("protected", ", seat", "raise KeyboardInterrupt"))


SECRETIVE = ["return {}[state.hands[seat][0]]", "return state.hands[seat][0]", "return str(state.hands)",
             "raise ValueError(state.hands)", "assert False, state.hands"]  # fmt: skip


@pytest.mark.parametrize("body", SECRETIVE)
def test_what_a_table_may_show_of_an_error_has_no_card_in_it(body: str) -> None:
    rules = RULES.with_rule(house("protected", ", seat", body))
    state = RULES.position(hands={"A": "7 6", "B": 5, "C": 8})
    with pytest.raises(HouseRuleError) as error:
        rules.protected(state, 1)
    assert error.value.public.startswith("protected ")
    assert not set("5678") & set(error.value.public)
    again = pickle.loads(pickle.dumps(error.value))
    assert (again.rule, str(again), again.public) == (error.value.rule, str(error.value), error.value.public)


def test_a_hand_is_not_in_what_a_which_rule_is_told() -> None:
    rules = RULES.with_rule(house("must_play", ", hand", "return None"))
    state = RULES.position(hands={"A": "7 6"})
    with pytest.raises(HouseRuleError) as error:
        rules.must_play(state, (7, 6))
    assert not set("67") & set(str(error.value))


def test_a_rule_that_asks_itself_by_its_name_can_be_compared() -> None:
    def made() -> lg.SecretLetter:
        @RULES.with_rule
        def protected(rules, state, seat):
            """Asks itself."""
            return state.shields[seat] or protected is None

        return protected

    one, two = made(), made()
    assert one == one
    assert isinstance(one == two, bool)


@pytest.mark.parametrize("text", ["a\u2028b", "a\x85b", "a\ud800b", "{x} {0.__class__} {A} %s {}"], ids=ascii)
def test_odd_signs_in_a_text_do_not_break_a_record_or_a_rulebook(text: str) -> None:
    protected = house("protected", ", seat", "return False")
    protected.__doc__ = text
    game = start()
    game.house_rule(protected)
    record = game.play("6 on B").record()
    assert record.encode("utf-8")
    assert lg.Game.from_record(record, house_rules=[protected]).state == game.state
    assert game.rules.rule_text("protected").encode("utf-8")
    assert "{A}" in str(game.rules.rulebook()) or "{A}" not in text


def test_what_is_printed_is_no_answer() -> None:
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        game = start()
        game.house_rule(house("protected", ", seat", "print('asked'); return False"))
    assert printed.getvalue().startswith("asked")
    assert game.rules.house


def test_copies_are_the_ruleset_itself_and_need_nothing_installed(monkeypatch) -> None:
    rules = RULES.with_rule(house("protected", ", seat", "return False"))
    assert pickle.loads(pickle.dumps(rules)) == rules
    monkeypatch.setitem(sys.modules, "cloudpickle", None)
    state = rules.step(rules.deal(1), next(iter(rules.legal_moves(rules.deal(1)))))
    assert copy.copy(rules) is rules
    assert copy.deepcopy(state) == state
    assert pickle.loads(pickle.dumps(RULES)) == RULES
    with pytest.raises(pickle.PicklingError, match="cloudpickle"):
        pickle.dumps(rules)


def test_what_is_known_agrees_with_the_samples_after_rules_came_and_went() -> None:
    rng = chance.generator("came and went")
    high = house("guess_hits", ", target, value", "return state.hands[target][0] >= value")
    changes = {
        2: lambda game: game.house_rule(high),
        4: lambda game: game.house_rule(house("must_play", ", hand", "return (max(hand),)")),
        6: lambda game: game.without_rule("guess_hits"),
        8: lambda game: game.house_rule(house("duel_loser", ", seat, target", "return target")),
        10: lambda game: game.without_rule("must_play"),
    }
    for seed in range(12):
        game = lg.Game(RULES, seed=seed)
        for number in range(14):
            if number in changes:
                with contextlib.suppress(HouseRuleError):
                    changes[number](game)
            if game.result:
                break
            game.play(game.legal_moves.sample(rng))
            for seat in range(3):
                view = game.view(seat)
                sample = game.rules.sample(view, rng)
                assert game.rules.view(sample, seat) == view


WRONG_FACTS = {"a number": lambda *_: 5, "fails": lambda *_: {}[6], "no function": 7, "asks nothing": lambda: "x"}


@pytest.mark.parametrize("facts", WRONG_FACTS.values(), ids=WRONG_FACTS)
def test_facts_that_go_wrong_are_the_rules_fault(facts: Any) -> None:
    must_play = house("must_play", ", hand", "return tuple(card for card in hand if card != 1)")
    must_play.facts = facts
    with pytest.raises(HouseRuleError) as error:
        RULES.with_rule(must_play).verdict(start().state, "1 on B naming 8")
    assert error.value.rule == "must_play"
    assert "6" not in error.value.public


def test_facts_of_a_house_rule_are_told() -> None:
    must_play = house("must_play", ", hand", "return tuple(card for card in hand if card != 1)")
    must_play.facts = lambda rules, state, hand, card: f"The {card} stays"
    assert RULES.with_rule(must_play).verdict(start().state, "1 on B naming 8").facts == "The 1 stays"
    may_name = house("may_name", ", value", "return lg.No('Numbers bring bad luck')")
    assert RULES.with_rule(may_name).verdict(start().state, "1 on B naming 8").facts == "Numbers bring bad luck"
