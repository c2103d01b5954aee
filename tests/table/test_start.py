"""The start panel: options, names, bots and deals."""

from pathlib import Path
from typing import Any

import pytest

import lettergames as lg
from lettergames.games.letter_tricks.ladder import Ladder
from lettergames.table.sitting import Sitting
from tests.table.tables import ask, sitting

COOP = lg.CooperativeTricks()


def test_accepting_the_defaults_deals_a_new_game() -> None:
    table = sitting()
    book = table.book(0)
    options = {row["name"]: row["value"] for row in book["options"]}
    names, kinds = [seat["name"] for seat in book["seats"]], [seat["kind"] for seat in book["seats"]]
    assert ask(table, "start", options=options, names=names, kinds=kinds, deal=None)["ok"]
    assert table.game.position is None
    assert table.book(0)["seats"] == book["seats"]


def test_the_same_number_is_the_same_deal() -> None:
    table = sitting()
    ask(table, "start", deal=7)
    first = table.game.state
    ask(table, "start", deal=8)
    assert table.game.state != first
    ask(table, "start", deal=7)
    assert table.game.state == first


def test_every_option_and_value_that_is_offered_can_be_started() -> None:
    table = sitting()
    for row in table.book(0)["options"]:
        assert row["value"] in row["choices"]
        assert row["standard"] in row["choices"]
        for value in row["choices"]:
            assert ask(table, "start", options={row["name"]: value}, deal=1)["ok"], (row["name"], value)
            new = next(each for each in table.book(0)["options"] if each["name"] == row["name"])
            assert new["value"] == value
        ask(table, "start", options={row["name"]: row["standard"]}, deal=1)


def test_more_and_fewer_players() -> None:
    table = sitting()
    for seats in (4, 2, 3):
        assert ask(table, "start", options={"seats": str(seats)}, deal=1)["ok"]
        scene, book = table.scene(0), table.book(0)
        assert len(scene["seats"]) == len(book["seats"]) == seats
        assert [seat["kind"] for seat in book["seats"]] == ["person"] + ["Careful"] * (seats - 1)
        assert len({seat["initial"] for seat in book["seats"]}) == seats


def test_bots_of_another_level() -> None:
    table = sitting()
    assert ask(table, "start", kinds=["person", "Random", "Careful"], deal=1)["ok"]
    assert [seat["kind"] for seat in table.book(0)["seats"]] == ["person", "Random", "Careful"]


def test_new_names_are_said() -> None:
    table = sitting()
    assert ask(table, "start", names=["You", "Bruno", "Carla Maria"], deal=1)["ok"]
    assert [seat["name"] for seat in table.book(0)["seats"]] == ["You", "Bruno", "Carla Maria"]
    assert table.scene(1)["seats"][2]["name"] == "Carla Maria"


def test_two_people_cannot_be_put_where_there_is_one_place() -> None:
    table = sitting(people=(0, 2))
    answer = ask(table, "start", options={"seats": "2"})
    assert answer["ok"] is False
    assert "no place" in answer["error"]["text"]


def test_house_rules_stay_in_force() -> None:
    table = sitting()

    def protected(rules: object, state: object, seat: int) -> bool:
        """Nobody is protected."""
        return False

    table.game.house_rule(protected)
    ask(table, "start", deal=1)
    assert table.book(0)["house"] == ["protected"]


def test_the_deal_number_is_told_when_the_match_is_over_and_not_before() -> None:
    table = sitting()
    ask(table, "start", options={"short_game": "True"}, deal=41)
    table.bots[0] = table.bots[1]
    assert table.book(0)["deal"] != 41
    while table.advance():
        pass
    assert table.game.result
    assert table.book(0)["deal"] == 41


# --- what bots know and keep to ---------------------------------------------------------------------------------------


def test_bots_know_fewer_words_where_words_are_made() -> None:
    words = Sitting(lg.Game(lg.CompetitiveTricks(), seed=1))
    assert words.book(0)["levels"] == ["Careful", "Careful, everyday words", "Careful, very common words", "Random"]
    assert sitting().book(0)["levels"] == ["Careful", "Random"]
    kinds = ["person", "Careful, everyday words", "Random", "Careful"]
    assert ask(words, "start", kinds=kinds, deal=1)["ok"]
    assert [seat["kind"] for seat in words.book(0)["seats"]] == kinds
    assert [bot.vocabulary for bot in words.bots.values() if isinstance(bot, lg.bots.Careful)] == [35, 100]


def test_conventions_are_listed_and_left_out_one_by_one() -> None:
    table = Sitting(lg.Game(COOP, seed=1))
    listed = table.book(0)["conventions"]
    assert 1 <= len(listed) <= 5
    assert all(each["on"] and each["text"].endswith(".") for each in listed)
    kept = [each["name"] for each in listed[1:]]
    assert ask(table, "start", conventions=kept, deal=1)["ok"]
    assert [each["on"] for each in table.book(0)["conventions"]] == [False, *[True] * len(kept)]
    assert {bot.conventions for bot in table.bots.values()} == {tuple(kept)}
    assert ask(table, "start", deal=2)["ok"]
    assert {bot.conventions for bot in table.bots.values()} == {tuple(kept)}


def test_conventions_are_in_sight_until_the_first_move() -> None:
    table = Sitting(lg.Game(COOP, seed=1))

    def habits() -> dict[str, Any]:
        return next(zone for zone in table.scene(0)["zones"] if zone["id"] == "habits")

    assert not habits()["closed"]
    assert habits()["lines"] == [each["text"] for each in table.book(0)["conventions"]]
    table.game.play(next(iter(table.game.legal_moves)))
    assert habits()["closed"]


@pytest.mark.parametrize("conventions", ["counts", ["nonsense"], [7], [["counts"]], {"counts": True}, None])
def test_what_is_no_convention_is_refused(conventions: Any) -> None:
    table = Sitting(lg.Game(COOP, seed=1))
    answer = ask(table, "start", conventions=conventions)
    assert "conventions are some of" in answer["error"]["text"]


def test_games_in_which_bots_keep_to_nothing_list_nothing() -> None:
    assert sitting().book(0)["conventions"] == []


# --- the group --------------------------------------------------------------------------------------------------------


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LETTERGAMES_HOME", str(tmp_path))
    return tmp_path


def test_a_group_sees_its_record_and_what_it_takes(home: Path) -> None:
    Ladder().keep("The Larks", COOP, 10)
    table = Sitting(lg.Game(COOP, seed=1))
    first = {"name": "", "text": "There is no victory yet. It takes 9 words of 13 to win."}
    assert table.book(0)["group"] == first
    assert ask(table, "start", group=" The Larks ")["ok"]
    record = "The best victory so far has 10 words. It takes 11 words of 13 to win."
    assert table.book(0)["group"] == {"name": "The Larks", "text": record}
    assert table.game.rules.best == 10
    assert ask(table, "start", group="")["ok"]
    assert table.book(0)["group"] == first
    assert table.game.rules.best == 0


def test_a_record_that_cannot_be_beaten_is_said_to_stand(home: Path) -> None:
    Ladder().keep("The Larks", COOP, 13)
    table = Sitting(lg.Game(COOP, seed=1), group="The Larks")
    assert table.book(0)["group"]["text"] == "The best victory so far has 13 words. It cannot be beaten any more."


def test_a_record_is_forgotten_and_the_game_on_the_table_goes_on(home: Path) -> None:
    Ladder().keep("The Larks", COOP, 10)
    Ladder().keep("Owls", COOP, 11)
    table = Sitting(lg.Game(COOP.for_group("The Larks"), seed=1), group="The Larks")
    state = table.game.state
    assert "forgotten" in ask(table, "forget")["say"]
    assert table.game.state is state
    assert (Ladder().best("The Larks", COOP), Ladder().best("Owls", COOP)) == (0, 11)
    assert table.book(0)["group"]["text"].startswith("There is no victory yet.")
    assert ask(table, "start")["ok"]
    assert table.game.rules.best == 0


def test_without_a_group_there_is_nothing_to_forget() -> None:
    assert "no group" in ask(Sitting(lg.Game(COOP, seed=1)), "forget")["error"]["text"]
    assert "group" not in sitting().book(0)


@pytest.mark.parametrize("group", ["x" * 41, "two\nlines", 7, None, ["Larks"]])
def test_what_is_no_name_of_a_group_is_refused(group: Any, home: Path) -> None:
    table = Sitting(lg.Game(COOP, seed=1))
    state = table.game.state
    assert "no name for a group" in ask(table, "start", group=group)["error"]["text"]
    assert table.game.state is state


def test_a_file_of_records_that_cannot_be_read_is_said_and_stops_nothing(home: Path) -> None:
    (home / "groups.json").write_text("no records", encoding="utf-8")
    table = Sitting(lg.Game(COOP, seed=1), group="The Larks")
    assert "cannot be read" in table.book(0)["group"]["text"]
    assert "cannot be read" in ask(table, "forget")["error"]["text"]
