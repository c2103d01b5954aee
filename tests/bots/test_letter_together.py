"""What Careful does in a team and in the cooperative game: claims, counts said, and how well it plays."""

import random
from collections import Counter
from collections.abc import Iterator
from statistics import mean
from typing import Any

import pytest

import lettergames as lg
from benchmarks.bots_tricks import match, teams_won, words_made
from lettergames.bots import Careful, Random
from lettergames.core.names import named
from lettergames.games.letter_tricks import talk
from lettergames.games.letter_tricks.knowledge import cards_shown
from tests.bots.moments import advice

TEAMS, FOUR, FIVE = lg.TeamTricks(), lg.CooperativeTricks(), lg.CooperativeTricks(seats=5)


def upside_down(rules: Any, state: Any, card: str) -> int:
    """A is the highest letter."""
    return -ord(card[2])


def pass_two(rules: Any, state: Any) -> int:
    """Two cards are passed."""
    return 2


upside_down.__name__, pass_two.__name__ = "rank", "pass_many"
RULESETS = [
    TEAMS, TEAMS.replace(multicolored="off", team_detect="auto"), TEAMS.with_rule(upside_down), FOUR, FIVE,
    FOUR.replace(coop_finish="one_card_two_laps", coop_talk="off", multicolored="off"), FOUR.with_rule(pass_two),
    FOUR.replace(coop_finish="free", coop_qu_size="spelled_letters", word_list="common"),
]  # fmt: skip


def moments(rules: Any, games: int, every: int) -> Iterator[Any]:
    """Every so many states of some random games in which people talk, and all from the last two tricks on."""
    rng = random.Random(4)
    for seed in range(games):
        state, number = rules.deal(seed), seed
        while state.to_act is not None:
            if number % every == 0 or state.phase in ("lay", "settle"):
                yield state
            state, number = rules.apply(state, rules.legal_moves(state).sample(rng)), number + 1
            seat = rng.randrange(rules.players)
            says = [move for move in rules.interrupts(state, seat) if move.kind == "say"]
            if says and rng.random() < 0.1:
                state = rules.apply(state, rng.choice(says), seat)


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: f"{rules.name} {rules.players} {rules.differences()}")
def test_it_plays_a_legal_move_and_says_why(rules: Any) -> None:
    asked = 0
    for state in moments(rules, games=2, every=11):
        move, why = advice(Careful(35), rules, rules.view(state, state.to_act))
        assert rules.verdict(state, move), (state.phase, move)
        assert named(why).endswith(".")
        assert named(why).count(". ") == 0
        asked += 1
    assert asked > 8


@pytest.mark.parametrize("rules", [TEAMS, FOUR, FIVE], ids=["teams", "four", "five"])
def test_what_is_hidden_changes_nothing_it_does(rules: Any) -> None:
    rng, moved = random.Random(3), 0
    for state in moments(rules, games=1, every=6):
        for seat in range(rules.players):
            view = rules.view(state, seat)
            other = rules.sample(view, rng)
            moved += other.hands != state.hands
            said = Careful().interrupt(view, rules.interrupts(rules.masked(view), seat), random.Random(1))
            again = rules.view(other, seat)
            assert Careful().interrupt(again, rules.interrupts(rules.masked(again), seat), random.Random(1)) == said
            if seat == state.to_act:
                assert advice(Careful(), rules, again) == advice(Careful(), rules, view)
    assert moved > 20


def test_the_last_player_completes_the_word() -> None:
    hands = {"A": "B:E B:P R:B R:F", "B": "R:U R:N R:O", "C": "Y:C Y:O Y:H", "D": "Y:D Y:G Y:E"}
    state = FOUR.position(hands=hands, trick="Y:T Y:A M:K", past=4, made=["", "", "", ""])
    move, why = advice(Careful(), FOUR, FOUR.view(state, 0))
    assert str(move) == "B:E"
    assert why == "With blue E the trick is a word."


def test_it_says_two_true_counts_a_trick_until_all_are_said() -> None:
    end = match(FOUR, [Careful()] * 4, deal=3)
    trick, said = 0, Counter()
    of: dict[int, list[str]] = {seat: [] for seat in range(4)}
    for event in FOUR.events(end):
        for item in event.shown:
            if item[0] == "says":
                said[event.seat, trick] += 1
                of[event.seat].append(item[2])
        trick += any(item[0] == "makes" for item in event.shown)
    assert set(said.values()) == {2}
    kinds = [f"{suit} {kind}" for suit in ("yellow", "blue", "red") for kind in ("vowels", "consonants")]
    assert of == dict.fromkeys(range(4), kinds)


@pytest.mark.parametrize("rules", [FOUR, FIVE], ids=["four", "five"])
def test_no_statement_is_ever_false(rules: Any) -> None:
    heard = 0
    for deal in range(3):
        state = match(rules, [Careful()] * rules.players, deal)
        for event in rules.events(state):
            heard += any(item[0] == "says" for item in event.shown)
        hands = [list(hand) for hand in rules.opening(state).hands]
        for event in rules.events(state):
            for item in event.shown:
                if item[0] == "passed":
                    hands[item[1]] = [card for card in hands[item[1]] if card not in item[3]]
            for item in event.shown:
                if item[0] == "passed":
                    hands[item[2]] += item[3]
                elif item[0] == "says":
                    assert talk.count(hands[item[1]], item[2]) == item[3]
            for card in cards_shown(rules.parse(event.move)):
                hands[event.seat].remove(card)
    assert heard > 30


def test_it_claims_when_it_knows_the_words() -> None:
    pool = "M:Qu Y:O Y:T Y:A Y:S B:B B:R B:A B:I B:N R:H R:O R:L R:D R:S"
    state = TEAMS.position(hands={"A": "Y:C Y:D"}, taken={"A": pool}, past=8, turn="A")
    view, moves = TEAMS.view(state, 0), TEAMS.interrupts(state, 0)
    claim = Careful(60).interrupt(view, moves, random.Random(1))
    assert claim is not None
    assert TEAMS.verdict(state, claim, 0)
    assert Careful(60).interrupt(TEAMS.view(state, 2), TEAMS.interrupts(state, 2), random.Random(1)) is None
    assert Careful(10).interrupt(view, moves, random.Random(1)) is None
    assert Random().interrupt(view, moves, random.Random(1)) is None


def test_a_careful_team_wins_three_of_four_games() -> None:
    assert teams_won(100, deals=4) >= 0.75


@pytest.mark.parametrize(("seats", "talk", "least"), [(4, "off", 9.0), (4, "counts", 9.5), (5, "counts", 5.0)])
def test_together_they_make_most_tricks_words(seats: int, talk: str, least: float) -> None:
    assert mean(words_made(seats, 100, deals=8, talk=talk)) >= least


def test_conventions_are_told_and_can_be_left_out_one_by_one() -> None:
    assert 0 < len(Careful().habits("cooperative-tricks")) <= 5
    assert Careful().habits("team-tricks") == ()
    silent = Careful(conventions=("pass_hard",))
    assert len(silent.habits("cooperative-tricks")) == 1
    end = match(FOUR, [silent] * 4, deal=3)
    assert not any(item[0] == "says" for event in FOUR.events(end) for item in event.shown)
    assert eval(repr(silent), {"Careful": Careful}) == silent != Careful()
    with pytest.raises(ValueError, match="no convention 'wink'; there are counts"):
        Careful(conventions=("wink",))
