"""The table at the end of the Dead Letters notebook does what its text says."""

from typing import Any

from lettergames.table.sitting import LESSONS

from .notebooks import cells, run, source


def test_the_table_at_the_end_changes_its_rules_and_comes_to_an_end():
    names: dict[str, Any] = {}
    for cell in cells(LESSONS["dead-letters"], "code"):
        if cell["id"].startswith(("whole-", "open-", "double-", "vowels-")):
            run(source(cell), names)
    game = names["table"].game
    assert set(game.rules.house_names) == {"dead_cards_open", "dead_points", "final_score"}
    while game.to_act is not None:
        if game.to_act == 0:
            moves = list(game.legal_moves)
            game.play(next((move for move in moves if move.kind == "score"), moves[0]))
        else:
            names["table"].advance()
    up, down = game.state.up[0], game.state.down[0]
    vowels = sum(letter in "AEIOU" for seat, word in game.state.words if seat == 0 for letter in word)
    assert vowels
    points = game.rules.points
    assert game.result.scores[0] == sum(map(points.get, up)) - 2 * sum(map(points.get, down)) - vowels
