"""The small rules of LetterTricks, each replaced in every game that has it: enforced, explained, in the rulebook."""

from typing import Any

import pytest

import lettergames as lg
from lettergames.games.letter_tricks.ladder import Ladder
from tests.games.tricks import after, after_trick, four, points, teams, texts, three, together, won

ALL = (four, three, teams, together)
PICKING = (four, three, teams)
WILD = (three, teams, together)
every_game = pytest.mark.parametrize("make", ALL)
picking_games = pytest.mark.parametrize("make", PICKING)
wild_games = pytest.mark.parametrize("make", WILD)


def house(rules: Any, function: Any) -> Any:
    """The rules with this house rule, which the rulebook shows beside the printed text."""
    changed = rules.with_rule(function)
    page = next(page for page in changed.rulebook() if page.name == function.__name__)
    assert page.status == "house"
    assert page.text == function.__doc__
    assert page.printed == rules.rule_text(function.__name__)
    assert f"house rule {function.__name__}" in changed.differences()
    return changed


@every_game
def test_no_must_follow(make) -> None:
    def must_follow(rules, state, hand):
        """Any card may be played."""
        return hand

    pieces = {"hands": {"B": "B:N Y:C R:D"}, "trick": "B:G", "turn": "B"}
    assert texts(make(), make().position(**pieces)) == ["B:N"]
    rules = house(make(), must_follow)
    assert texts(rules, rules.position(**pieces)) == ["Y:C", "B:N", "R:D"]


@every_game
def test_a_stricter_must_follow_says_why(make) -> None:
    def must_follow(rules, state, hand):
        """Whoever can plays a vowel."""
        return tuple(card for card in hand if card[2:] in "AEIOU") or hand

    rules = house(make(), must_follow)
    verdict = rules.verdict(rules.position(hands={"A": "B:N B:O B:P"}), "B:N")
    assert verdict.rule == "must_follow"
    assert verdict.text == "Whoever can plays a vowel."


@every_game
def test_the_lowest_card_wins(make) -> None:
    def trick_winner(rules, state, trick):
        """The lowest card of the trick wins it, whatever its suit."""
        ranks = [(rules.rank(state, card), (state.leader + at) % rules.players) for at, card in enumerate(trick)]
        return min(ranks)[1]

    trick = "B:G B:L Y:C" if make is three else "B:G B:L Y:C B:E"
    rules = house(make(), trick_winner)
    assert make().position(trick=trick).winner == 1
    assert rules.position(trick=trick).winner == 2


@wild_games
def test_wild_cards_trump(make) -> None:
    def rank(rules, state, card):
        """Multicolored cards are higher than all others."""
        return ord(card[2]) + 100 * (card[0] == "M")

    trick = "B:Y M:J B:L" if make is three else "B:Y M:J B:L B:E"
    assert make().position(trick=trick).winner == 0
    assert house(make(), rank).position(trick=trick).winner == 1


@wild_games
def test_multicolored_cards_never_win(make) -> None:
    def can_win(rules, state, card):
        """Only a card of the suit led can win."""
        return card[0] == state.suit

    trick = "B:L M:X B:G" if make is three else "B:L M:X B:G B:E"
    assert make().position(trick=trick).winner == 1
    assert house(make(), can_win).position(trick=trick).winner == 0


@wild_games
def test_a_multicolored_card_that_is_led_sets_a_suit(make) -> None:
    def suit_led(rules, state, card):
        """A multicolored card that is led is red."""
        return "R" if card[0] == "M" else card[0]

    pieces = {"hands": {"B": "R:B Y:C B:N"}, "trick": "M:J", "turn": "B"}
    assert len(texts(make(), make().position(**pieces))) == 3
    rules = house(make(), suit_led)
    assert texts(rules, rules.position(**pieces)) == ["R:B"]


@picking_games
def test_the_leader_picks_second(make) -> None:
    def low_pick(rules, state, trick, winner):
        """The leader picks second; a leader who won picks twice."""
        return state.leader

    trick = "B:G B:L Y:C" if make is three else "B:G B:L Y:C B:E"
    assert won(make(), trick).startswith("B C")
    assert won(house(make(), low_pick), trick).startswith("B A")


@picking_games
def test_only_vowels_are_picked_where_there_are_some(make) -> None:
    def may_pick(rules, state, cards):
        """Whoever picks takes a vowel, if there is one, and never a Y."""
        return tuple(card for card in cards if card[2:] in "AEIOU") or cards

    rules = house(make(), may_pick)
    if make is three:  # there the vowels lie on display
        assert len(texts(rules, rules.position(trick="B:G B:L R:Z"))) == 3
        return
    state = rules.position(trick="B:G B:L B:E B:C")
    assert texts(rules, state) == ["pick B:E"]
    verdict = rules.verdict(state, "pick B:G")
    assert verdict.rule == "may_pick"
    assert verdict.text == may_pick.__doc__


@picking_games
def test_nobody_has_to_pick(make) -> None:
    def must_pick(rules, state, seat):
        """Whoever picks may take nothing."""
        return True

    trick = "B:G B:L B:C" if make is three else "B:G B:L B:C B:E"
    rules = house(make(), must_pick)
    state = after(rules, rules.position(trick=trick, hands={"A": "R:A"}), "no pick")
    assert state.to_act == 2
    assert not any(state.taken)


@pytest.mark.parametrize("make", [four, three])
def test_points_of_words_and_of_cards_left_over(make) -> None:
    def word_points(rules, state, words, unused):
        """A word scores the square of its length."""
        return sum(len(word.word) ** 2 for word in words) - rules.unused_penalty(state, unused)

    def unused_penalty(rules, state, cards):
        """Each card left over costs 3 points."""
        return 3 * len(cards)

    taken, words = "Y:C Y:A Y:T Y:X", ["CAT"]
    rules = house(make(hands=1), unused_penalty)
    assert points(rules, taken, *words) == 0
    assert points(house(rules, word_points), taken, *words) == 9 - 3


def test_when_a_team_has_won() -> None:
    def team_goal(rules, state, suit):
        """A word needs only three cards."""
        return 3

    def every_suit(rules, state, words):
        """Words in two suits win."""
        return len({word.suit for word in words}) >= 2

    taken, claim = "Y:C Y:A Y:T B:B B:I B:N", "claim CAT; BIN"
    rules = house(house(teams(), team_goal), every_suit)
    assert teams().verdict(after_trick(teams(), taken), claim, 0).rule == "every_suit"
    state = after_trick(rules, taken)
    assert rules.result(rules.step(state, claim, 0)).winners == (0, 2)
    one = rules.verdict(state, "claim CAT", 0)
    assert one.rule == "every_suit"
    assert one.text == "Words in two suits win."


def test_when_those_who_play_together_have_won(tmp_path) -> None:
    def first_victory(rules, state):
        """A first victory takes 5 words."""
        return 5

    rules = house(together(), first_victory)
    assert rules.needed == 5
    assert Ladder(tmp_path / "groups.json").keep("owls", rules, 5)
    assert rules.replace(best=6).needed == 7


@every_game
def test_what_counts_as_a_word(make) -> None:
    def is_word(rules, state, word):
        """A word is in the list and has no E."""
        return rules.printed.is_word(state, word) and "E" not in word

    rules = house(make(), is_word)
    if make is together:
        assert rules.makes_word(None, ("Y:T", "Y:A", "Y:C", "B:S"))
        assert not rules.makes_word(None, ("Y:T", "Y:A", "Y:E", "B:S"))
        return
    taken = "Y:T Y:A Y:E Y:M Y:H B:B B:R B:A B:I B:N R:H R:O R:L R:D R:S"
    state = after_trick(rules, taken) if make is teams else rules.position(taken={"A": taken})
    refused, allowed = "word MEAT in yellow", "word MATH in yellow"
    if make is four:
        refused, allowed = "word MEAT", "word MATH"
    if make is teams:
        refused, allowed = "claim THEMA in yellow; BRAIN; HOLDS", "claim BRAIN; HOLDS; TAHM in yellow"
    verdict = rules.verdict(state, refused, 0)
    assert verdict.rule == "is_word"
    assert verdict.text == "A word is in the list and has no E."
    assert make is teams or rules.verdict(state, allowed)


@every_game
def test_a_house_rule_made_while_playing_is_in_force_from_the_next_move(make) -> None:
    def must_follow(rules, state, hand):
        """Any card may be played."""
        return hand

    game = lg.Game(make(), position=make().position(hands={"B": "B:N Y:C R:D"}, trick="B:G", turn="B"))
    assert not game.verdict("Y:C")
    game.house_rule(must_follow)
    game.play("Y:C")
    again = lg.Game.from_record(game.record(), house_rules=[must_follow])
    assert again.state == game.state
