"""A game that says nothing of how it looks is drawn, played and read at the table all the same."""

from typing import Any, NamedTuple

import lettergames as lg
from lettergames.table import picture
from lettergames.table.sitting import Sitting
from tests.table.tables import ask
from tests.toy import Toy


class Heap(NamedTuple):
    heap: tuple[str, ...]
    rest: str = "nothing"
    phase: str = "play"
    points: tuple[int, ...] = (0, 0)
    to_act: int | None = 0
    log: Any = None


class Takers(lg.OpenGame):
    """Two take a card each in turn."""

    name, title = "takers", "Takers"
    cards = "ABC"

    def begin(self, cards):
        return Heap(cards)

    def candidates(self, state):
        return [f"take {state.heap[0]}"]

    def after(self, state, move):
        points = (state.points[0] + (state.to_act == 0), state.points[1] + (state.to_act == 1))
        left = state.heap[1:]
        return state._replace(heap=left, points=points, to_act=1 - state.to_act if left else None)


def test_rows_of_cards_are_cards_and_the_rest_is_a_line() -> None:
    sitting = Sitting(lg.Game(Takers(), 3))
    scene = sitting.scene(0)
    assert [(zone["title"], len(zone["cards"])) for zone in scene["zones"]] == [("Heap", 3), ("The table", 0)]
    assert scene["zones"][1]["lines"] == ["rest: nothing"]
    assert (scene["prompt"], scene["heading"]) == ("Your turn.", "Move 1")
    assert scene["actions"] == []
    assert "rest: nothing" in picture.html(scene, sitting.book(0))


def test_it_is_played_read_and_over() -> None:
    sitting = Sitting(lg.Game(Takers(), 3))
    assert "Heap: " in ask(sitting, "text", text="table")["say"]
    for _ in range(3):
        if sitting.scene(0)["yours"]:
            assert ask(sitting, "text", text=str(next(iter(sitting.game.legal_moves))))["ok"]
        else:
            assert sitting.advance()
    scene = sitting.scene(0)
    assert scene["outcome"]["headline"] == "You win."
    assert scene["prompt"] == "The game is over."
    assert [each["id"] for each in scene["actions"]][:1] == ["next"]


def test_a_hidden_hand_stays_with_its_seat() -> None:
    sitting = Sitting(lg.Game(Toy(), 5), {0: "You", 1: "Ben"})
    for seat in (0, 1):
        hand = next(zone for zone in sitting.scene(seat)["zones"] if zone["id"] == "hand")
        assert "".join(card["face"] for card in hand["cards"]) == sitting.game.state.hands[seat]
