"""The start panel: options, names, bots and deals."""

from tests.table.tables import ask, sitting


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
