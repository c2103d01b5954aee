"""What the tutorial says is what happens: its positions, the presses it asks for, and what the bots make of them."""

import ast
from typing import Any

import pytest

import lettergames as lg

from .notebooks import SECRET_LETTER, START, cells, source

SOURCES = {cell["id"]: source(cell) for cell in cells(SECRET_LETTER, "code")}


def run(text: str, names: dict[str, Any]) -> Any:
    """Run a cell; the value of its last line, as a notebook shows it."""
    tree = ast.parse(text)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, "cell", "exec"), names)
    return eval(compile(ast.Expression(last.value), "cell", "eval"), names) if last else None


def sit_at(cell: str) -> lg.Table:
    """The table of this cell."""
    names: dict[str, Any] = {}
    first = run(SOURCES["guess-table"], names)
    return first if cell == "guess-table" else run(SOURCES[cell], names)


def play(table: lg.Table, *moves: str) -> str:
    """Make the moves of the learner, let the bots answer until the round is over; all that the table has told."""
    told = []
    for move in moves:
        table.game.play(move)
        while table.game.state.phase == "play" and table.game.to_act != 0:
            table.advance()
        told += [line["text"] for line in table.scene["log"]]
    return " ".join(told)


HAPPENS = [
    ("guess-table", ["1 on B naming 6"], "Ben lays 6 and is out of the round. You win the round."),
    ("miss-table", ["1 on B naming 4"], "Ben lays 4 and is out of the round."),
    ("miss-table", ["1 on B naming 3"], "You play 1 Guess on Ben and say 3. Ben says no."),
    ("shield-table", ["4"], "Ben plays 1 Guess. Nobody can be chosen, so it has no effect. You draw a 2."),
    ("shield-table", ["4", "2 on B"], "Ben plays 1 Guess on you and says 6. You lay 6 and are out of the round."),
    ("shield-table", ["4", "6 on B"], "You play 6 Swap on Ben. You give a 2 and get a 1."),
    ("peek-table", ["2 on B"], "You look at Ben's card: it is a 4."),
    ("peek-table", ["2 on B", "3 on B"], "You have 5, Ben has 4. Ben lays 4 and is out of the round."),
    ("peek-table", ["2 on B", "3 on C"], "You have 5, Cleo has 5. The cards are equal, nobody is out."),
    ("duel-table", ["3 on B"], "You have 1, Ben has 2. You lay 1 and are out of the round."),
    ("duel-table", ["1 on B naming 2"], "Ben lays 2 and is out of the round."),
    ("empty-pile-table", ["4"], "The pile is empty and the highest card wins: you 5, Ben 3, Cleo 2."),
    ("empty-pile-table", ["5 on B"], "Ben takes the card put aside. Ben wins the round."),
    ("reset-table", ["5 on C"], "Cleo lays 4. Cleo takes a new card. Ben plays 1 Guess on Cleo"),
    ("reset-table", ["5 on A"], "You lay 8. You are out of the round."),
    ("swap-table", ["6 on B"], "Cleo plays 1 Guess on Ben and says 8. Ben lays 8 and is out of the round."),
    ("swap-table", ["8"], "You play 8 Letter. You lay 6 and are out of the round."),
    ("veil-table", ["7"], "You play 7 Veil."),
    ("nobody-table", ["2"], "You play 2 Peek. Nobody can be chosen, so it has no effect."),
    ("nobody-table", ["5 on A"], "You play 5 Reset on yourself. You lay 2. You take a new card"),
    ("row-table", ["2 on C"], "the sum of the row decides: you 11, Ben 10."),
    ("points-table", ["4"], "You and Ben win the round. The highest cards are equal (you 5, Ben 5, Cleo 2)"),
    ("points-table", ["4", "deal"], "You start a new round."),
]

REFUSED = [
    ("guess-table", "1 on C naming 6", "still_in_round"),
    ("miss-table", "1 on B naming 1", "may_name"),
    ("veil-table", "5 on A", "must_play"),
    ("nobody-table", "5 on B", "protected"),
    ("nobody-table", "2 on A", "may_choose_yourself"),
    ("nobody-table", "5", "must_choose"),
]


@pytest.mark.parametrize(("cell", "moves", "line"), HAPPENS)
def test_the_table_does_what_the_text_says(cell, moves, line):
    assert line in play(sit_at(cell), *moves)


@pytest.mark.parametrize(("cell", "move", "rule"), REFUSED)
def test_the_wrong_try_is_refused_by_the_rule_of_its_section(cell, move, rule):
    assert sit_at(cell).game.verdict(move).rule == rule


STAYS = [
    ("miss-table", ["1 on B naming 4"]),
    ("miss-table", ["1 on B naming 3"]),
    ("shield-table", ["4"]),
    ("shield-table", ["4", "6 on B"]),
    ("peek-table", ["2 on B"]),
    ("peek-table", ["2 on B", "3 on B"]),
    ("duel-table", ["1 on B naming 2"]),
    ("reset-table", ["5 on C"]),
    ("swap-table", ["6 on B"]),
    ("veil-table", ["7"]),
    ("nobody-table", ["2"]),
    ("nobody-table", ["5 on A"]),
]


@pytest.mark.parametrize(("cell", "moves"), STAYS)
def test_what_the_text_asks_for_does_not_lose_the_round(cell, moves):
    table = sit_at(cell)
    play(table, *moves)
    assert 0 in table.game.state.still_in


def test_a_position_gives_away_no_card_that_the_learner_may_not_know():
    """The cells are read before they are run: a rival's card is named only when the learner has seen it."""
    for cell, text in SOURCES.items():
        if "table(hands" in text or "    hands=" in text:
            call = ast.parse(text).body[-1].value
            pieces = {each.arg: ast.literal_eval(each.value) for each in call.keywords}
            rivals = {seat for seat, cards in pieces["hands"].items() if seat != "A" and cards}
            assert rivals <= set(pieces.get("seen", {}).get("A", {})), cell
            assert "aside" not in pieces, cell
            assert not pieces.get("pile"), cell


def test_the_house_rules_of_the_tutorial_hold_on_its_match():
    names: dict[str, Any] = {}
    for text in SOURCES.values():
        run(text, names)
    assert [each.name for each in names["two"].game.rules.house] == ["shield_ends", "guess_hits", "duel_loser"]
    assert names["two"].game.to_act == 0


def test_the_start_changes_a_rule_on_its_own_table(tmp_path, monkeypatch):
    monkeypatch.setenv("LETTERGAMES_HOME", str(tmp_path))
    names: dict[str, Any] = {}
    shown = [run(source(cell), names) for cell in cells(START, "code")]
    table = shown[0]
    assert isinstance(table, lg.Table)
    assert table.book["rules"]["protected"]["status"] == "house"
    assert table.book["rules"]["protected"]["text"].startswith("Whoever has a 4 in the row cannot be chosen")
    while table.game.to_act != 0:
        table.advance()
    assert table.scene["yours"]
    table.without_rule("protected")
    assert "status" not in table.book["rules"]["protected"]
