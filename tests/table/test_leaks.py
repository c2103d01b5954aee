"""Nothing that leaves the table tells a seat more than it may know."""

import os
from typing import Any

import pytest

from lettergames.core import chance
from lettergames.table import commands
from lettergames.table.sitting import Sitting
from tests.table.leaks import copied, differences, games, leaving, play_on, tricks

GAMES, PARTS, TRICKS = 200, 4, 10
EVERY_POSITION = bool(os.environ.get("LETTERGAMES_SOAK"))
# A match is 15 to 80 moves long; the end of one is among the positions now and then.
LONGEST = 40


@pytest.mark.parametrize("part", range(PARTS))
def test_what_leaves_is_made_from_what_the_seat_may_know(part: int) -> None:
    """Over 200 games: byte for byte the same from the true state and from three samples of the seat's view.

    Every seat at one random position of each game; with LETTERGAMES_SOAK=1 at every position of each match.
    """
    for number, game in enumerate(games(GAMES)):
        if number % PARTS != part:
            continue
        rng = chance.generator("leaks", number)
        if not EVERY_POSITION:
            play_on(game, rng.randrange(LONGEST))
        while True:
            for seat in range(game.rules.seats):
                assert differences(game, seat, rng) == [], (number, seat, game.record())
            if game.result or not EVERY_POSITION:
                break
            play_on(game, 1)


@pytest.mark.parametrize("number", range(TRICKS))
def test_what_leaves_a_table_of_lettertricks_is_made_from_what_the_seat_may_know(number: int) -> None:
    """At one position of each game, words that are still sealed among them."""
    game = list(tricks(TRICKS))[number]
    rng = chance.generator("leaks of tricks", number)
    if number < 2:
        while game.state.phase != "spell":
            play_on(game, 1)
    play_on(game, 1 + number if number < 2 else rng.randrange(90))
    for seat in range(game.rules.players):
        assert differences(game, seat, rng) == [], (seat, game.record())


def _found(moves: int = 5) -> set[str]:
    """What is found over a few games."""
    found: set[str] = set()
    for number, game in enumerate(games(6)):
        rng = chance.generator("planted", number)
        play_on(game, moves)
        for seat in range(game.rules.seats):
            found.update(differences(game, seat, rng))
    return found


def test_without_a_planted_leak_nothing_is_found() -> None:
    assert _found() == set()


def test_a_card_of_the_pile_in_the_scene_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Sitting.scene

    def leaky(self: Sitting, seat: int) -> dict[str, Any]:
        scene = honest(self, seat)
        deck = [{"id": f"deck.{at}", "face": str(card)} for at, card in enumerate(self.game.state.pile)]
        pile = {"id": "deck", "kind": "pile", "title": "Draw pile", "seat": None, "cards": deck}
        return {**scene, "zones": [*scene["zones"], pile]}

    monkeypatch.setattr(Sitting, "scene", leaky)
    assert {"scene", "scene after", "picture"} <= _found()


def test_the_order_of_tokens_that_were_face_down_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Sitting.scene

    def leaky(self: Sitting, seat: int) -> dict[str, Any]:
        return {**honest(self, seat), "marks": [f"card {hash(self.game.state.aside) % 7}"]}

    monkeypatch.setattr(Sitting, "scene", leaky)
    assert "scene" in _found()


def test_the_seed_in_the_book_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Sitting.book
    monkeypatch.setattr(Sitting, "book", lambda self, seat: {**honest(self, seat), "deal": self.game.seed})
    assert "book" in _found()


def test_a_hand_in_an_error_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Sitting._refusal

    def leaky(self: Sitting, seat: int, verdict: Any) -> dict[str, str]:
        error = honest(self, seat, verdict)
        return {**error, "text": f"{error['text']} {self.game.state.hands}"}

    monkeypatch.setattr(Sitting, "_refusal", leaky)
    assert any(name.startswith("type ") for name in _found())


def test_a_hint_that_has_looked_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = commands.COMMANDS["hint"]

    def leaky(sitting: Sitting, seat: int) -> str:
        return f"{honest(sitting, seat)} {sitting.game.state.hands[seat - 1]}"

    monkeypatch.setitem(commands.COMMANDS, "hint", leaky)
    assert _found() == {"ask hint"}


def test_a_draw_told_to_all_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Sitting.told

    def leaky(self: Sitting, seat: int) -> list[Any]:
        drawn = self.game.events()[-1].shown
        return [*honest(self, seat)[:-1], (None, str(drawn))]

    monkeypatch.setattr(Sitting, "told", leaky)
    assert {"told", "scene"} <= _found()


def test_nothing_asked_here_changes_the_game() -> None:
    """The questions above are harmless: none of them is a move that some position allows."""
    for number, game in enumerate(games(30)):
        play_on(game, number)
        for seat in range(game.rules.seats):
            copy = copied(game)
            leaving(copy, seat, set(range(game.rules.seats)))
            assert copy.lines == game.lines
