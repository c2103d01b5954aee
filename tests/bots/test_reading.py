"""What Careful believes because the others keep to conventions, and that it believes nothing when they do not."""

import random
from typing import Any

import lettergames as lg
from lettergames.bots import Careful
from lettergames.bots.reading import Reading
from lettergames.bots.trick_words import Words
from tests.games.tricks import after

FOUR = lg.CooperativeTricks(coop_talk="off")
WORDS = Words.of(FOUR.lexicon, 4, None)
HANDS = {"A": "B:O Y:D Y:O R:E", "B": "R:N Y:E R:U R:T", "C": "B:B M:K Y:R Y:W", "D": "R:F Y:I Y:U Y:T"}


def no_word_with_e() -> Any:
    """D was the last, could play any card on O N B, and made no word: it has no E for BONE, no O for BOON."""
    state = FOUR.position(hands=HANDS, turn="A", past=9, made=[""] * 9)
    return after(FOUR, state, "B:O", "R:N", "B:B", "R:F", "Y:D", "Y:E")


def held(state: Any, seat: int, conventions: tuple[str, ...], by: int, card: str) -> int:
    """In how many of 100 ways in which the seat believes the cards to lie `by` holds this card."""
    view, rng = FOUR.view(state, seat), random.Random(1)
    reading, sampler = Reading(view, FOUR, WORDS, conventions), FOUR.sampler(view)
    return sum(card in reading.lean(sampler(rng), rng).hands[by] for _ in range(100))


def test_who_made_no_word_is_believed_not_to_hold_what_would_have_made_one() -> None:
    state = no_word_with_e()
    assert held(state, 2, (), by=3, card="Y:O") > 20
    assert held(state, 2, ("last_makes",), by=3, card="Y:O") < 5
    assert held(state, 2, ("hard_first", "pass_hard", "counts"), by=3, card="Y:O") > 20
    assert held(state, 3, ("last_makes",), by=2, card="M:K") == held(state, 3, (), by=2, card="M:K")


def test_such_a_belief_changes_what_is_played() -> None:
    view = FOUR.view(no_word_with_e(), 2)
    for conventions, card in {("hard_first", "last_makes"): "M:K", ("hard_first",): "Y:R"}.items():
        for seed in range(5):
            advice = Careful(conventions=conventions).explain(view, FOUR.legal_moves(view), random.Random(seed))
            assert str(advice.move) == card


def test_who_made_a_word_is_believed_to_have_made_it_with_the_hardest_letter() -> None:
    hands = {"A": "Y:O Y:G Y:C B:A", "B": "Y:D Y:H B:S B:P", "C": "R:N R:E R:H R:I", "D": "Y:S Y:T Y:M B:U"}
    state = FOUR.position(hands=hands, turn="A", past=9, made=[""] * 9)
    state = after(FOUR, state, "Y:O", "Y:D", "R:N", "Y:S")
    assert state.match.made[-1]
    assert held(state, 2, ("last_makes",), by=3, card="Y:G") > 20
    assert held(state, 2, ("hard_first",), by=3, card="Y:G") < 5


def test_hard_letters_are_believed_to_have_been_passed_on() -> None:
    state = FOUR.deal(3)
    while state.phase == "pass":
        view = FOUR.view(state, state.to_act)
        state = FOUR.apply(state, Careful().choose(view, FOUR.legal_moves(view), random.Random(1)))
    me, rng = 0, random.Random(2)
    view = FOUR.view(state, me)
    sampler = FOUR.sampler(view)
    reading = Reading(view, FOUR, WORDS, ("pass_hard",))
    given, hard = set(view["knows"][1]), WORDS.hard
    before = after_ = 0.0
    for _ in range(50):
        deal = sampler(rng)
        before += max(hard[card[2:]] for card in deal.hands[1] if card not in given)
        after_ += max(hard[card[2:]] for card in reading.lean(deal, rng).hands[1] if card not in given)
    assert after_ < before - 2
