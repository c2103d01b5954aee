"""Games of Dead Letters as text: moves as people type them, decks and word lists of one's own."""

import random

import pytest

import lettergames as lg
from lettergames.core.errors import NotationError, RecordError
from lettergames.games.dead_letters.state import Draw, Score
from lettergames.words import Lexicon
from tests.games.dead_letters import two


def played(rules, moves: int = 12) -> lg.Game:
    game, rng = lg.Game(rules, seed=4), random.Random(2)
    for _ in range(moves):
        if game.to_act is not None:
            game.play(game.legal_moves.sample(rng))
    return game


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("draw 4", Draw(4)),
        ("Take 4 cards", Draw(4)),
        ("score cat with z", Score("CAT", ("Z",))),
        ("lay CAT with Z as A", Score("CAT", ("Z",))),
        ("spell BECAUSE with X, J, Y, B as E A U E", Score("BECAUSE", ("B", "J", "X", "Y"))),
        ("score HYMN", Score("HYMN")),
        ("score TRY keeping Y", Score("TRY", (), 1)),
    ],
)
def test_moves_as_people_type_them(text, move) -> None:
    assert two().parse(text) == move


ODD = ["draw", "draw x", "score", "score CAT with A", "score CAT with Z as E", "give AB", "q"]


@pytest.mark.parametrize("text", ODD)
def test_texts_that_mean_nothing(text) -> None:
    with pytest.raises(NotationError, match="expected"):
        two().parse(text)


def test_a_word_without_its_cards_takes_the_dearest_leftovers() -> None:
    rules = two()
    assert str(rules.parse("score cat", rules.position(hands={"A": "C T D Z"}))) == "score CAT with Z"


def test_a_word_list_of_ones_own_is_named_in_a_record_and_handed_in_again() -> None:
    lexicon = Lexicon.from_words(["CAT", "BE", "TO", "IT", "DO", "HE", "ME", "SIR", "LOT"], name="ours")
    game = played(two(word_list=lexicon))
    text = game.record()
    assert lexicon.hash in text
    with pytest.raises(RecordError, match="'ours' was not handed in"):
        lg.Game.from_record(text)
    assert lg.Game.from_record(text, word_lists=[Lexicon.default(), lexicon]).state == game.state


def test_a_deck_of_ones_own_is_written_into_the_record() -> None:
    game = played(two(deck={"C": (10, 3), "T": (10, 1), "R": (10, 1)}))
    assert lg.Game.from_record(game.record()).state == game.state


def test_a_position_is_written_into_the_record() -> None:
    rules = two()
    start = rules.position(hands={"A": "C T D Z"}, up={"B": "R S"}, words=[("B", "ERAS")], pile=5, number=9)
    game = lg.Game(rules, position=start)
    game.play("score CAT with D").play("accept").play("draw 2")
    again = lg.Game.from_record(game.record())
    assert again.state == game.state
    assert again.record() == game.record()
