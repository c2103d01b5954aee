"""Values that nobody should hand in, and what is said to them; nothing changes by them."""

from collections import Counter
from typing import Any

import pytest

import lettergames as lg
from lettergames.core import chance
from lettergames.core.decks import as_deck
from lettergames.core.errors import IllegalMove, NotationError, OptionError, PositionError, RecordError
from lettergames.core.registry import ruleset_class

RULES = lg.SecretLetter(seats=3)
HUGE = 10**5000


def nested(depth: int) -> list[Any]:
    inside: list[Any] = []
    for _ in range(depth):
        inside = [inside]
    return inside


@pytest.mark.parametrize("seed", [10**40, HUGE], ids=["41 digits", "5001 digits"])
def test_a_seed_too_long_to_be_written_is_refused(seed) -> None:
    for make in (RULES.deal, lambda seed: lg.Game(RULES, seed=seed)):
        with pytest.raises(OptionError, match="seed"):
            make(seed)
    with pytest.raises(PositionError, match="seed"):
        RULES.position(seed=seed)


def test_a_deck_of_two_hundred_is_shuffled_to_its_last_card() -> None:
    deck = [value for value in range(1, 5) for _ in range(50)]
    first = Counter(chance.shuffled(deck, seed, 1)[0] for seed in range(400))
    # chi-squared with 3 degrees of freedom: 16.3 is passed by one in a thousand
    assert sum((first[value] - 100) ** 2 / 100 for value in range(1, 5)) < 16.3
    assert sorted(chance.shuffled(deck, 1, 1)) == deck


@pytest.mark.parametrize("deck", [{1: 10**12}, {"A": 1001}, [([1], 5)], [({}, 5)]], ids=repr)
def test_decks_that_are_too_big_or_no_cards_are_refused(deck) -> None:
    with pytest.raises(OptionError):
        as_deck(deck)


@pytest.mark.parametrize("deck", [{1: 16}, {100: 16}, {10**9: 16}], ids=repr)
def test_decks_that_cannot_be_played_with_are_refused(deck) -> None:
    with pytest.raises(OptionError):
        lg.SecretLetter(seats=3, deck=deck)


@pytest.mark.parametrize("deck", [{1: 100, 2: 100}, {9: 8, 99: 8}, {8: 16}, {2: 16}, {7: 8, 5: 8}], ids=repr)
@pytest.mark.parametrize("seats", [2, 4])
def test_odd_decks_are_played_and_sampled(deck, seats) -> None:
    rules = lg.SecretLetter(seats=seats, deck=deck)
    game, rng = lg.Game(rules, seed=1), chance.generator(1)
    for _ in range(30):
        if game.result:
            break
        game.play(game.legal_moves.sample(rng))
        view = game.view(1)
        assert rules.view(rules.sample(view, rng), 1) == view


@pytest.mark.parametrize("name", ["self", "cls", "rules", "__class__"])
def test_an_option_of_an_odd_name_is_refused(name) -> None:
    for make in (lg.SecretLetter, RULES.replace):
        with pytest.raises(OptionError, match="no option"):
            make(**{name: 3})


@pytest.mark.parametrize("name", [[], {}, None, 7, "chess"], ids=repr)
def test_what_is_no_game_is_refused(name) -> None:
    with pytest.raises(OptionError, match="no game"):
        ruleset_class(name)


@pytest.mark.parametrize("seat", [-1, 3, "A", None, True, 1.0, []], ids=repr)
def test_there_is_no_view_of_a_seat_that_is_not_there(seat) -> None:
    state = RULES.deal(1)
    for look in (RULES.view, lambda _, seat: lg.Game(RULES, seed=1).view(seat)):
        with pytest.raises(OptionError, match="no seat"):
            look(state, seat)


def test_a_move_that_only_looks_like_one_is_refused() -> None:
    state = RULES.position(hands={"A": "1 6", "B": 3})
    real = RULES.parse("1 on B naming 8")
    assert RULES.verdict(state, real)
    for odd in (real._replace(card=True), real._replace(card=1.0), real._replace(kind="deal")):
        assert not RULES.verdict(state, odd)
    for odd in (None, 5, [], {}, float("nan"), b"1", nested(50)):
        assert not RULES.verdict(state, odd)
    for odd in (None, 5, []):
        with pytest.raises(NotationError, match="no text"):
            RULES.parse(odd)


@pytest.mark.parametrize("moves", ["x", None, [], 1.5, True, 0, -1, float("nan"), 10**50], ids=repr)
def test_a_number_of_moves_that_cannot_be_taken_back_or_made_again(moves) -> None:
    game = lg.Game(RULES, seed=1)
    game.play(game.legal_moves.sample(chance.generator(1)))
    game.play(game.legal_moves.sample(chance.generator(2))).undo()
    lines = list(game.lines)
    for change in (game.undo, game.redo):
        with pytest.raises(OptionError):
            change(moves)
    assert game.lines == lines


@pytest.mark.parametrize(
    "make",
    [
        lambda: lg.Game(RULES, position=5),
        lambda: lg.Game(RULES, position={}),
        lambda: lg.Game(lg.SecretLetter(seats=2), position=RULES.position()),
        lambda: lg.Game(lg.DeadLetters(seats=3), position=RULES.position()),
        lambda: lg.Game(RULES, seed=1).replay_under(None),
        lambda: lg.Game(RULES, seed=1).replay_under("printed"),
    ],
)
def test_positions_and_rules_of_another_game_are_refused(make) -> None:
    with pytest.raises(OptionError):
        make()


BAD_NAMES = [5, "Ada", ["A", "B"], ["Ada", "Ben", ""], ["Ada", "Ben", "C\nmoves"], ["Ada", "Ben", "\u202eC"],
             ["Ada", "Ben", "C" * 10_000], ["Ada", "Ben", None], ["Ada", "Ben", "\ud800"],
             ["Ada", "Ben", "ada"]]  # fmt: skip


@pytest.mark.parametrize("names", BAD_NAMES, ids=lambda names: f"{names!r:.30}")
def test_names_that_are_none_are_refused_at_any_time(names) -> None:
    with pytest.raises(OptionError):
        lg.Game(RULES, seed=1, names=names)
    game = lg.Game(RULES, seed=1)
    with pytest.raises(OptionError):
        game.names = names
    assert game.names == ("Ada", "Ben", "Cleo")


def test_names_with_braces_and_markup_stay_what_they_are() -> None:
    names = ["{B}", "%s", "<b>{0.__class__}</b>"]
    game = lg.Game(RULES, seed=1, names=names)
    assert lg.Game.from_record(game.record()).names == tuple(names)
    assert f"{names[game.to_act]} to act" in repr(game)


@pytest.mark.parametrize(
    "pieces",
    [
        {"shields": 5},
        {"contest": 5},
        {"seen": {"A": 5}},
        {"seen": {"A": {"B": [1, 2]}}},
        {"seen": {"A": {"B": ""}}},
        {"hands": {"A": "3 4", 0: "5 6"}},
        {"hands": {"A": "1" * 5000}},
        {"points": {"A": 5, "B": 5}, "contest": "AA"},
        {"points": {"A": HUGE}},
        {"points": {"A": nested(5000)}},
        {"turn": []},
        {"round": HUGE},
    ],
    ids=lambda pieces: "-".join(pieces),
)
def test_more_impossible_positions_are_refused(pieces) -> None:
    with pytest.raises(PositionError):
        RULES.position(**pieces)


RECORD = lg.Game(RULES, seed=3).record()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("record 1", "record ²"),
        ("record 1", "record " + "9" * 5000),
        ("player A Ada", "player  Ada"),
        ("player A Ada", "player AB Ada"),
        ("player A Ada", "player B Ada"),
        ("option seats 3", "option seats " + "[" * 100_000),
        ("option seats 3", "option seats 3\noption self 3"),
        ("option seats 3", "option seats 3\noption seats 3"),
        ("option seats 3", "option seats NaN"),
        ("seed 3", "seed " + "9" * 5000),
        ("seed 3", "seed " + "9" * 4299),
        ("seed 3", "seed ٣"),
        ("seed 3", "seed 1_0"),
        ("seed 3", "seed 3\nseed 4"),
        ("seed 3", "position null"),
        ("seed 3", 'position {"seen": {"A": 5}}'),
        ("seed 3", 'position {"rules": 5}'),
        ("seed 3", "position " + '{"a":' * 100_000),
        ("game secret-letter", "game secret-letter\ngame dead-letters"),
        ("moves", "moves\nrule protected " + "[" * 100_000),
        ("moves", "moves\nresult " + "[" * 100_000),
    ],
    ids=lambda text: f"{text:.24}",
)
def test_an_odd_line_of_a_record_is_refused_in_few_words(old, new) -> None:
    with pytest.raises(RecordError) as error:
        lg.Game.from_record(RECORD.replace(old, new))
    assert len(str(error.value)) < 500


def test_a_record_that_never_ends_is_refused(monkeypatch) -> None:
    monkeypatch.setattr("lettergames.core.game.LONGEST", 1)
    game = lg.Game(RULES, seed=3)
    game.play(game.legal_moves.sample(chance.generator(1)))
    move = f"{'ABC'[game.to_act]} {next(iter(game.legal_moves))}"
    with pytest.raises(RecordError, match="did not end"):
        lg.Game.from_record(f"{game.record()}{move}\n")


def test_braces_in_the_text_of_a_game_written_in_a_cell() -> None:
    class Odd(lg.SecretLetter):
        @lg.rule("Setup")
        def set_aside(rules, state) -> int:
            """One of {1, 2} {x} {0.__class__} {seats} %s {} is put aside."""
            return 1

    assert Odd(seats=3).rule_text("set_aside") == "One of {1, 2} {x} {0.__class__} 3 %s {} is put aside."


def test_a_redo_that_stops_half_way_is_told() -> None:
    game = lg.Game(RULES, position=RULES.position(hands={"A": "2 4", "B": 7, "C": 1}, pile="5 1 1"))
    game.play("4").play("7").undo(2)
    game.house_rule(without_a_seven())
    heard = []
    game.watch(lambda game: heard.append(len(game.history)))
    with pytest.raises(IllegalMove):
        game.redo(2)
    assert heard == [1]


def without_a_seven():
    def must_play(rules, state, hand):
        """The 7 may never be played."""
        return tuple(card for card in hand if card != 7)

    return must_play


def test_a_game_without_a_move_is_replayed_too() -> None:
    game = lg.Game(RULES, seed=3)
    assert game.replay_under(RULES).at is None
    assert game.replay_under(RULES.replace(open_gap=True)).at == 0


def test_whoever_watches_hears_of_it_even_if_another_fails() -> None:
    game = lg.Game(RULES, seed=1)
    heard = []

    def fails(_game) -> None:
        raise OSError("no room")

    game.watch(fails)
    game.watch(heard.append)
    with pytest.raises(OSError, match="no room"):
        game.play(next(iter(game.legal_moves)))
    assert heard == [game]
    assert len(game.history) == 1
