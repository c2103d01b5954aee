"""The notebook of house rules: what it shows of them, and that the game it defines is a whole one."""

from typing import Any

import pytest

import lettergames as lg
from tests.table.tables import ask

from .notebooks import HOUSE_RULES, cells, run, source


@pytest.fixture(scope="module")
def shown() -> dict[str, Any]:
    """What each code cell of the notebook shows, and under their names what they define."""
    names: dict[str, Any] = {}
    found = {cell["id"]: run(source(cell), names) for cell in cells(HOUSE_RULES, "code")}
    return {**names, **found}


def test_a_rule_of_the_notebook_is_in_force_on_its_table(shown):
    table = shown["rule-table"]
    assert table.book["house"] == ["can_win"]
    assert table.book["rules"]["can_win"]["printed"] == shown["rule-book"]


def test_the_replay_parts_where_the_lesson_says(shown):
    assert (shown["replay-game"].at, shown["replay-game"].rule) == (1, "guess_hits")
    game = lg.Game(shown["printed"], position=shown["printed"].position(hands={"A": "4 1", "B": "6"}))
    game.play("1 on B naming 5")
    assert game.replay_under(shown["printed"].with_rule(shown["guess_hits"])).rule == "guess_hits"


def test_the_game_of_the_notebook_is_played_on_the_table(shown):
    table = lg.Table(lg.Game(shown["BothEnds"](), seed=4))
    row = next(zone for zone in table.scene["zones"] if zone["title"] == "Row")
    assert len(row["cards"]) == 9
    assert {card["face"] for card in row["cards"]} <= set(table.book["faces"])
    part = table.scene["choice"]["parts"]["p0"]
    assert ask(table._sitting, "move", form="move", answers=[part["options"][1]["pick"]])["ok"]
    assert table.scene["log"][-1]["text"] == f"You {part['options'][1]['pick']}."
    while table.game.to_act is not None:
        if table.scene["yours"]:
            ask(table._sitting, "text", text=next(iter(table.game.legal_moves)))
        else:
            table.advance()
    assert sum(table.game.state.points) == 14
    assert table.scene["outcome"]["headline"] in ("You win.", "Ben wins.")


def test_its_rules_are_rules_like_all_others(shown):
    table = shown["game-table"]
    assert table.book["house"] == ["goes_again"]
    seats = []
    for _ in range(9):
        seats.append(table.game.to_act)
        table.game.play(next(move for move in table.game.legal_moves))
    assert seats != [0, 1] * 4 + [0]
    assert "Nine letters lie in a row" in str(shown["game-page"])


def test_what_a_rule_forbids_is_quoted(shown):
    def may_take(rules, state, move):
        """Nobody takes from the left."""
        return move.endswith("right") or lg.No("That is the left")

    table = lg.Table(lg.Game(shown["BothEnds"]().with_rule(may_take), seed=4))
    options = table.scene["choice"]["parts"]["p0"]["options"]
    assert options[0]["refused"] == {"rule": "may_take", "facts": "That is the left."}
    refused = ask(table._sitting, "text", text=options[0]["pick"])
    assert refused["error"]["text"] == "That is the left. Nobody takes from the left."
