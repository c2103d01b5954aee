"""What Careful does in positions of Secret Letter where a person would know what to do, and how often it wins."""

import pytest

import lettergames as lg
from benchmarks.bots import by_state, by_view, play
from lettergames.bots import Careful, Random
from lettergames.bots.cheating import SeesEverything
from lettergames.core.names import named
from tests.bots.moments import advice, moments

TWO, THREE, FOUR = (lg.SecretLetter(seats=seats) for seats in (2, 3, 4))


def careful(rules, **pieces):
    """Move and reason of Careful in seat A in this position."""
    state = rules.position(turn="A", **pieces)
    move, why = advice(Careful(), rules, rules.view(state, 0))
    return str(move), named(why)


@pytest.mark.parametrize(
    ("rules", "pieces", "move", "reason"),
    [
        (TWO, {"hands": {"A": "6 1", "B": "8"}, "seen": {"A": {"B": 8}}}, "1 on B naming 8", "Ben can only hold the 8"),
        (TWO, {"hands": {"A": "6 3", "B": "2"}, "seen": {"A": {"B": 2}}}, "3 on B", "your 6 beats the card Ben holds"),
        (TWO, {"hands": {"A": "8 5"}}, "5 on B", "Playing the 8 would put you out"),
        (TWO, {"hands": {"A": "8 4"}}, "4", "Nobody can choose you until your next turn, and you keep the 8"),
        (THREE, {"hands": {"A": "2 5", "C": "8"}, "seen": {"A": {"C": 8}}}, "5 on C", "laying the card Cleo holds"),
        (TWO, {"hands": {"A": "7 6"}}, "7", "only move"),
        (TWO, {"hands": {"A": "2 6"}, "shields": "B"}, "2", "Nobody can be chosen"),
    ],
)  # fmt: skip
def test_what_is_known_is_used(rules, pieces, move, reason) -> None:
    played, why = careful(rules, **pieces)
    assert played == move
    assert reason.lower() in why.lower()


def test_a_guess_names_the_value_most_unseen_cards_have() -> None:
    pieces = {"hands": {"A": "8 1"}, "rows": {"A": "2 2", "B": "1 4 4"}, "open": "3 3 6"}
    move, why = careful(TWO, **pieces)
    assert move == "1 on B naming 5"
    assert "2 of the 6 cards" in why


def test_the_eight_is_not_played_while_anything_else_can_win() -> None:
    for rules in (TWO, THREE, FOUR):
        for state in moments(rules, rounds=60):
            hand = state.hands[state.to_act]
            if 8 in hand and state.phase == "play" and state.pile and hand != (8, 8):
                assert advice(Careful(), rules, rules.view(state, state.to_act)).move.card != 8


def test_a_house_rule_changes_what_is_played() -> None:
    def letter(rules, state, seat):
        """Whoever plays the Letter is protected until the next turn."""
        return rules.shield(state, seat)

    pieces = {"hands": {"A": "8 7"}, "pile": "1 2 3 4 5", "rows": {}}
    assert careful(TWO, **pieces)[0] == "7"
    move, why = careful(TWO.with_rule(letter), **pieces)
    assert move == "8"
    assert "Nobody can choose you" in why


@pytest.mark.parametrize(("rules", "rounds", "level"), [(TWO, 2000, 0.70), (FOUR, 1000, 0.41)])
def test_it_wins_as_often_as_it_should(rules, rounds, level) -> None:
    assert play(by_view(Careful()), rules, rounds, seed=1).share > level


def test_it_lies_between_chance_and_seeing_everything() -> None:
    for rules in (TWO, FOUR):
        shares = [
            play(choose, rules, 600, seed=1).share
            for choose in (by_view(Random()), by_view(Careful()), by_state(SeesEverything()))
        ]
        assert shares == sorted(shares)
        assert shares[2] - shares[1] > 0.05


def test_the_cheater_is_offered_nowhere() -> None:
    assert "SeesEverything" not in dir(lg.bots)
    assert not hasattr(lg.bots, "SeesEverything")
