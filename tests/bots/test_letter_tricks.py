"""What Careful does in LetterTricks, and how much more it scores than chance."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import lettergames as lg
from benchmarks.bots_tricks import tally
from lettergames.bots import Careful
from lettergames.core.names import named
from tests.bots.moments import advice

FOUR, FIVE, THREE = lg.CompetitiveTricks(), lg.CompetitiveTricks(seats=5, hands=1), lg.ThreePlayerTricks()


def moments(rules: Any, games: int, every: int) -> Iterator[Any]:
    """Every so many states of some random games."""
    rng = random.Random(2)
    for seed in range(games):
        state, number = rules.deal(seed), seed
        while state.to_act is not None:
            if number % every == 0 or state.phase == "spell":
                yield state
            state, number = rules.apply(state, rules.legal_moves(state).sample(rng)), number + 1


def careful(rules: Any, bot: Careful | None = None, **pieces: Any) -> tuple[str, str]:
    """Move and reason in seat A in this position."""
    state = rules.position(turn="A", **pieces)
    move, why = advice(bot or Careful(), rules, rules.view(state, 0))
    return str(move), named(why)


def lowest_letter_wins(rules: Any, state: Any, card: str) -> int:
    """A is the highest letter."""
    return -ord(card[2])


def only_long_words(rules: Any, state: Any, word: str) -> bool:
    """A word has five letters."""
    return len(word) == 5


lowest_letter_wins.__name__, only_long_words.__name__ = "rank", "long_enough"
RULESETS = [
    FOUR, FIVE, THREE, FOUR.replace(pick_optional=True, penalty="half", low_pick_clash="winner_takes_both", min_word=1),
    FOUR.replace(word_by_consent=True, word_reveal="as_made"), THREE.replace(word_list="common", hands=2),
    FOUR.with_rule(lowest_letter_wins), THREE.with_rule(only_long_words),
]  # fmt: skip


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: f"{rules.players} {rules.differences()}")
def test_it_plays_a_legal_move_and_says_why(rules: Any) -> None:
    seen = set()
    for state in moments(rules, games=2, every=17):
        move, why = advice(Careful(35), rules, rules.view(state, state.to_act))
        assert rules.verdict(state, move), (state.phase, move)
        assert named(why).endswith(".")
        assert named(why).count(". ") == 0
        seen.add(state.phase)
    assert {"trick", "pick", "spell"} <= seen


@pytest.mark.parametrize("rules", [FOUR, THREE], ids=["four", "three"])
def test_what_is_hidden_changes_neither_choice_nor_reason(rules: Any) -> None:
    rng, moved = random.Random(3), 0
    for state in moments(rules, games=1, every=7):
        seat = state.to_act
        said = advice(Careful(35), rules, rules.view(state, seat))
        other = rules.sample(rules.view(state, seat), rng)
        moved += other.hands != state.hands or other.match.words != state.match.words
        assert advice(Careful(35), rules, rules.view(other, seat)) == said
    assert moved > 10


@pytest.mark.parametrize(
    ("rules", "pieces", "move", "reason"),
    [
        (FOUR, {"hands": {"A": "R:W", "B": "", "C": "", "D": ""}, "trick": "Y:E Y:X Y:D", "taken": {"A": "B:B R:D"}},
         "R:W", "only move"),
        (FOUR, {"taken": {"A": "R:Qu Y:A Y:R Y:T R:Z B:E B:S"}, "dealer": "D"},
         "word QUARTZES from R:Qu Y:A Y:R Y:T R:Z B:E B:S", "QUARTZES brings most points with these 7 cards"),
        (FOUR, {"taken": {"A": "R:Z Y:X B:V"}, "dealer": "D"}, "done", "Your cards spell no word"),
        (THREE, {"taken": {"A": "R:Z R:B Y:H Y:I"}, "dealer": "C"}, "word HI in yellow from Y:H Y:I", "in yellow"),
    ],
)  # fmt: skip
def test_what_is_plain_is_done(rules: Any, pieces: dict[str, Any], move: str, reason: str) -> None:
    played, why = careful(rules, **pieces)
    assert played == move
    assert reason in why


def test_it_picks_what_makes_the_longest_word() -> None:
    state = FOUR.position(turn="A", trick="B:F R:E B:L", hands={"A": "B:S", "B": "", "C": "", "D": ""}, past=12,
                          taken={"A": "Y:C Y:O Y:M Y:T"})  # fmt: skip
    state = FOUR.step(state, "B:S")
    move, why = advice(Careful(), FOUR, FOUR.view(state, 0))
    assert str(move) == "pick R:E"
    assert why == "Red E adds 2.0 points to your words on average."


def test_it_does_not_agree_to_a_word_that_is_not_in_the_list() -> None:
    rules = FOUR.replace(word_by_consent=True)
    state = rules.position(taken={"A": "Y:T Y:R B:E"}, turn="A", dealer="D", past=13)
    state = rules.step(state, "word TRE")
    assert state.phase == "consent"
    assert str(advice(Careful(), rules, rules.view(state, state.to_act)).move) == "object"


def test_a_vocabulary_is_kept_to() -> None:
    pieces = {"taken": {"A": "R:Qu Y:A Y:T R:I R:S"}, "dealer": "D"}
    everyday, every = careful(FOUR, Careful(35), **pieces)[0], careful(FOUR, Careful(), **pieces)[0]
    words = FOUR.lexicon
    assert words.level(everyday.split()[1]) <= 35
    assert words.level(every.split()[1]) > 35
    assert repr(Careful(35)) == "Careful(vocabulary=35)" != repr(Careful())
    assert Careful(35) != Careful()
    with pytest.raises(ValueError, match="vocabulary=7 is not possible"):
        Careful(7)


@pytest.mark.parametrize(("rules", "times"), [(FOUR.replace(hands=1), 1.5), (FIVE, 1.5)], ids=["four", "five"])
def test_it_scores_one_and_a_half_times_as_much_as_chance(rules: Any, times: float) -> None:
    assert tally(rules, Careful(), deals=3).mine >= times * tally(rules, Careful(), deals=3).others


def test_it_wins_four_of_five_hands_of_three() -> None:
    assert tally(THREE, Careful(), deals=6).won >= 0.8
