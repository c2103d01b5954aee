"""Turning points: at the end of a game, where another choice was clearly better, by what one could have known."""

import random
from typing import Any

import pytest

import lettergames as lg
from lettergames.bots import Careful, Random
from lettergames.table import turning
from lettergames.table.sitting import Sitting
from tests.table.tables import ask

GAMES = (
    lg.SecretLetter(seats=3), lg.CompetitiveTricks(hands=1), lg.ThreePlayerTricks(), lg.TeamTricks(), lg.DeadLetters(),
)  # fmt: skip


def played(rules: Any, bot: Any, seed: int = 1, people: tuple[int, ...] = (0,)) -> Sitting:
    """A game to its end, in which this bot plays for the people."""
    sitting = Sitting(lg.Game(rules, seed=seed), {seat: ("You", "Ben")[seat] for seat in people})
    game = sitting.game
    for number in range(1000):
        if game.result:
            return sitting
        if game.to_act in people:
            view = game.view(game.to_act)
            game.play(bot.choose(view, rules.legal_moves(view), random.Random(number)))
        else:
            sitting.advance()
    raise AssertionError("the game has not ended")


def shown(sitting: Sitting, seat: int = 0) -> dict[str, Any]:
    return next(zone for zone in sitting.scene(seat)["zones"] if zone["id"] == "turning")


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
def test_a_player_who_plays_by_chance_is_told_at_most_three_moments(rules: Any) -> None:
    sitting = played(rules, Random(), seed=2)
    assert ask(sitting, "action", action="turning")["ok"]
    zone = shown(sitting)
    assert 1 <= len(zone["log"]) <= 3
    assert zone["note"].startswith("Another choice was clearly better")
    for line in zone["log"]:
        assert "Better: " in line["text"]
        assert sitting.game.history[line["n"]].seat == 0
        assert sitting.moment(0, line["n"])["turn"] == 0
    numbers = [line["n"] for line in zone["log"]]
    assert numbers == sorted(numbers)


def test_a_player_who_plays_like_the_judge_is_told_of_none() -> None:
    sitting = played(GAMES[0], Careful(35))
    found, weighed = turning.points(sitting, 0)
    assert found == []
    assert weighed > 3
    ask(sitting, "action", action="turning")
    assert shown(sitting)["note"].startswith("No other choice was clearly better")


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
def test_what_is_told_depends_only_on_what_one_could_have_known(rules: Any) -> None:
    sitting = played(rules, Random())
    told = turning.points(sitting, 0)
    rng = random.Random(3)
    history = sitting.game.history
    history[:] = [
        step._replace(before=rules.sample(rules.view(step.before, 0), rng)) if step.seat == 0 else step
        for step in history
    ]
    assert turning.points(sitting, 0) == told


def test_they_are_offered_at_the_end_once_and_to_people() -> None:
    sitting = played(GAMES[0], Random(), people=(0, 1))

    def offered(seat: int) -> bool:
        return "turning" in [action["id"] for action in sitting.scene(seat)["actions"]]

    assert [offered(seat) for seat in range(3)] == [True, True, False]
    assert ask(sitting, "action", 1, action="turning")["say"] == shown(sitting, 1)["note"]
    assert [offered(seat) for seat in range(3)] == [True, False, False]
    assert "turning" not in [zone["id"] for zone in sitting.scene(0)["zones"]]
    sitting.game.undo()
    assert "turning" not in [zone["id"] for zone in sitting.scene(1)["zones"]]
    assert not ask(sitting, "action", 0, action="turning")["ok"]


def test_a_moment_says_what_was_chosen_what_was_better_and_why() -> None:
    rules = lg.SecretLetter(seats=2)
    position = rules.position(hands={"A": "1 2", "B": 6}, pile="3", seen={"A": {"B": 6}}, points={"A": 6, "B": 0})
    sitting = Sitting(lg.Game(rules, position=position))
    sitting.game.play("2 on B")
    while not sitting.game.result and len(sitting.game.history) < 100:
        if sitting.game.to_act == 0:
            sitting.game.play(next(iter(sitting.game.legal_moves)))
        elif not sitting.advance():
            break
    point = turning._judged(sitting, 0, 0)
    assert point is not None
    assert (point.at, point.chosen, point.better) == (0, "2 on Ben", "1 on Ben naming 6")
    assert point.lost > 1
    assert point.why == "By what you have seen, Ben can only hold the 6."


def test_under_a_house_rule_that_cannot_be_asked_it_says_so() -> None:
    sitting = played(GAMES[0], Random())

    def power(rules: Any, state: Any, card: int) -> str:
        """What a card does depends on cards one does not see."""
        return str(rules.printed.power(state, card)) * min(1, 5 // max(0, *state.hands[1], *state.hands[2]))

    history = sitting.game.history
    history[:] = [step._replace(rules=step.rules.with_rule(power)) for step in history]
    ask(sitting, "action", action="turning")
    assert (shown(sitting)["note"], shown(sitting)["log"]) == ("There was no choice here that Careful could weigh.", [])
