"""The LetterTricks notebooks: every rule has its place, and the tables do what the text says."""

import ast
import re
from typing import Any

import pytest

import lettergames as lg
from lettergames.table.sitting import LESSONS

from .notebooks import cells, source

GAMES = {
    "21_competitive.ipynb": lg.CompetitiveTricks(hands=1),
    "22_three_players.ipynb": lg.ThreePlayerTricks(),
    "23_teams.ipynb": lg.TeamTricks(),
    "24_cooperative.ipynb": lg.CooperativeTricks(),
}


def run(name: str) -> dict[str, Any]:
    """What each code cell of a notebook shows, and under their names what they define."""
    shown: dict[str, Any] = {}
    names: dict[str, Any] = {}
    for cell in cells(name, "code"):
        tree = ast.parse(source(cell))
        last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
        exec(compile(tree, "cell", "exec"), names)
        if last:
            shown[cell["id"]] = eval(compile(ast.Expression(last.value), "cell", "eval"), names)
    return {**names, **shown}


def play(table: lg.Table, *moves: str) -> list[str]:
    """Make these moves and let the bots answer until it is one's turn again; everything that was told."""
    for move in moves:
        table.game.play(move)
        while table.game.to_act not in (0, None):
            table.advance()
    return [line["text"] for line in table.scene["log"]]


@pytest.mark.parametrize(("name", "rules"), GAMES.items())
def test_every_rule_has_a_place_in_the_notebook(name: str, rules: Any) -> None:
    text = "\n".join(source(cell) for cell in cells(name, "markdown"))
    assert sorted(re.findall(r'<a id="([^"]+)"></a>', text)) == sorted(rule.replace("_", "-") for rule in rules.order)
    assert LESSONS[rules.name] == name


def test_the_house_rules_for_four_are_in_force_on_the_table() -> None:
    shown = run("21_competitive.ipynb")
    assert set(shown["changed"].game.rules.house_names) == {"must_follow", "rank", "low_pick"}


def test_the_house_rules_for_three_are_in_force_on_the_table() -> None:
    shown = run("22_three_players.ipynb")
    assert set(shown["changed"].game.rules.house_names) == {"trick_winner", "must_follow", "unused_penalty"}


def test_the_house_rules_for_two_teams_are_in_force_on_the_table() -> None:
    shown = run("23_teams.ipynb")
    assert set(shown["changed"].game.rules.house_names) == {"team_goal", "may_claim", "can_win"}


def test_the_house_rules_for_playing_together_are_in_force_on_the_table() -> None:
    shown = run("24_cooperative.ipynb")
    assert set(shown["changed"].game.rules.house_names) == {"must_follow", "first_victory", "pass_many"}


@pytest.mark.parametrize("name", GAMES)
def test_the_house_rules_hold_for_a_whole_hand(name: str) -> None:
    table = run(name)["changed"]
    while table.game.to_act is not None:
        if table.game.to_act == 0:
            table.game.play(next(iter(table.game.legal_moves)))
        else:
            table.advance()
    assert table.game.result is not None
