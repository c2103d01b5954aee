"""The LetterTricks notebooks: every rule has its place, and the tables do what the text says."""

import ast
import re
from typing import Any

import pytest

import lettergames as lg
from lettergames.table.sitting import LESSONS

from .notebooks import cells, source

GAMES = {"21_competitive.ipynb": lg.CompetitiveTricks(hands=1), "22_three_players.ipynb": lg.ThreePlayerTricks()}


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
    assert re.findall(r'<a id="([^"]+)"></a>', text) == [rule.replace("_", "-") for rule in rules.order]
    assert LESSONS[rules.name] == name


def test_the_first_trick_of_four_is_won_and_picked_from() -> None:
    shown = run("21_competitive.ipynb")
    told = play(shown["first-table"], "blue S", "pick blue E")
    why = "Your blue S is the highest and wins the trick. Cleo's blue E is the lowest: Cleo picks second."
    assert f"You play blue S. {why}" in told
    assert shown["first-table"].game.state.phase == "trick"
    assert set(shown["changed"].game.rules.house_names) == {"must_follow", "rank", "card_points"}
    play(shown["changed"])


def test_the_low_card_of_three_picks_second_and_whoever_is_left_takes_a_vowel() -> None:
    shown = run("22_three_players.ipynb")
    assert any("Your blue C is the lowest: you pick second." in line for line in play(shown["first-table"], "blue C"))
    told = play(shown["words-table"], "word COMET in yellow", "word BRAVE in blue", "word HID in red")
    assert any("you COMET, BRAVE and HID, 13 points" in line for line in told)
    assert set(shown["changed"].game.rules.house_names) == {"trick_winner", "must_follow", "unused_penalty"}


@pytest.mark.parametrize("name", GAMES)
def test_the_house_rules_hold_for_a_whole_hand(name: str) -> None:
    table = run(name)["changed"]
    while table.game.to_act is not None:
        if table.game.to_act == 0:
            table.game.play(next(iter(table.game.legal_moves)))
        else:
            table.advance()
    assert table.game.result is not None
