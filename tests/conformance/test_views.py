"""A view holds what its seat may know and nothing else: not a byte of it depends on anything hidden."""

import json
import random
from collections import defaultdict

import pytest

import lettergames as lg
from lettergames.core.log import entries
from lettergames.core.ruleset import Ruleset
from tests.conformance.games import letter_hidden, moments, played, seats_of
from tests.toy import Toy

SAMPLES = 3


def as_text(view) -> str:
    return json.dumps(view, ensure_ascii=False, allow_nan=False)


def leaks(rules, games: int = 6, every: int = 6) -> list[str]:
    """Where a view of a sampled state differs from the view it was sampled from, by seat."""
    rng = random.Random(3)
    found = []
    for state, _, _ in moments(rules, games, every):
        for seat in seats_of(rules):
            view = rules.view(state, seat)
            for _ in range(SAMPLES):
                other = rules.view(rules.sample(view, rng), seat)
                found += [f"{seat}: {key}" for key in view if as_text(other[key]) != as_text(view[key])]
    return found


def test_views_are_plain_data(contender, rules) -> None:
    for state, _, _ in moments(rules, 12, every=5):
        for seat in seats_of(rules):
            view = rules.view(state, seat)
            assert json.loads(as_text(view)) == view


def test_views_leak_nothing(contender, rules) -> None:
    assert leaks(rules, games=12) == []


def test_making_a_view_twice_gives_the_same_bytes(contender, rules) -> None:
    again = contender.make()
    for (state, _, _), (twin, _, _) in zip(moments(rules, 3, 3), moments(again, 3, 3), strict=True):
        for seat in seats_of(rules):
            assert as_text(rules.view(state, seat)) == as_text(again.view(twin, seat))


def test_legal_moves_are_the_same_for_a_state_its_view_and_its_samples(contender, rules) -> None:
    rng = random.Random(4)
    for state, _, _ in moments(rules, 16, every=6):
        if state.to_act is None:
            continue
        legal = list(rules.legal_moves(state))
        view = rules.view(state, state.to_act)
        assert list(rules.legal_moves(view)) == legal
        assert list(rules.legal_moves(rules.masked(view))) == legal
        for _ in range(SAMPLES):
            assert list(rules.legal_moves(rules.sample(view, rng))) == legal


def test_verdicts_tell_a_seat_nothing_it_may_not_know(contender, rules) -> None:
    """Facts and all: what is refused, and why, is the same in every state the seat could be in."""
    rng = random.Random(5)
    for state, _, _ in moments(rules, 4, every=8):
        if state.to_act is None:
            continue
        view = rules.view(state, state.to_act)
        texts = list(contender.texts(rules))
        told = [rules.verdict(state, text) for text in texts]
        assert [rules.verdict(view, text) for text in texts] == told
        sample = rules.sample(view, rng)
        assert [rules.verdict(sample, text) for text in texts] == told


def test_a_masked_view_holds_no_hidden_card(contender, rules) -> None:
    """What it tells of a hidden place is what every deal that agrees with the view has there."""
    rng = random.Random(2)
    for state, _, _ in moments(rules, 6, every=5, first_seed=1_000):
        for seat in seats_of(rules):
            view = rules.view(state, seat)
            masked = rules.masked(json.loads(as_text(view)))
            assert masked == rules.masked(view)
            if state.phase not in ("over", "match_over", "round_over"):
                true = contender.hidden(state, seat)
                unknown = contender.hidden(masked, seat)
                assert set(unknown) == set(true)
                told = {place for place in true if unknown[place] == true[place]}
                samples = [contender.hidden(rules.sample(view, rng), seat) for _ in range(5 if told else 0)]
                assert all(sample[place] == true[place] for sample in samples for place in told)


def test_everything_hidden_varies(contender, rules) -> None:
    """In many samples of one view every hidden place takes every kind of value that is possible there."""
    rng = random.Random(6)
    checked = 0
    for seed in range(12):
        state = next(moment.state for number, moment in enumerate(played(rules, seed)) if number == 1)
        for seat in seats_of(rules):
            view = rules.view(state, seat)
            seen = defaultdict(set)
            for _ in range(60):
                for place, value in contender.hidden(rules.sample(view, rng), seat).items():
                    seen[place].add(value)
            known = set(view.get("sighted") or ()) - {None}
            for place, value in contender.hidden(state, seat).items():
                if place.startswith("hand ") and (known or state.phase != "play"):
                    continue
                assert len(seen[place]) > 1, f"seed {seed}, seat {seat}: {place} is always {seen[place]}"
                checked += place != "seed" and value is not None
    assert checked > 12


def test_every_value_that_is_possible_is_sampled() -> None:
    """Secret Letter: hand, pile and card aside take every value that nobody has seen, and only those."""
    rules = lg.SecretLetter(seats=2)
    start = rules.position(hands={"A": "2 4", "B": 6}, open="1 3 8", aside=7, pile="1 5 2")
    view = rules.view(start, 0)
    rng = random.Random(7)
    seen = defaultdict(set)
    for _ in range(600):
        for place, value in letter_hidden(rules.sample(view, rng), 0).items():
            seen[place].add(value)
    unseen = {1, 2, 3, 4, 5, 6, 7}
    assert {hand[0] for hand in seen["hand 1"]} == unseen
    assert {card for (card,) in seen["aside"]} == unseen
    assert all(seen[f"pile {place}"] == unseen for place in range(len(start.pile)))


def test_samples_hold_the_cards_of_the_deck(contender, rules) -> None:
    if not contender.cards:
        pytest.skip("this game does not say where its cards are")
    rng = random.Random(8)
    deck = sorted(contender.cards(rules.deal(0)))
    for state, _, _ in moments(rules, 8, every=5):
        for seat in seats_of(rules):
            assert sorted(contender.cards(rules.sample(rules.view(state, seat), rng))) == deck


def test_the_log_replayed_in_the_sampled_deal_shows_the_seat_the_same(contender, rules) -> None:
    rng = random.Random(9)
    for state, _, _ in moments(rules, 12, every=7):
        for seat in seats_of(rules):
            view = rules.view(state, seat)
            sample = rules.sample(view, rng)
            assert rules.view(sample, seat) == view
            now = rules.opening(sample)
            for mover, move, _, _, _ in entries(sample.log)[1:]:
                assert rules.verdict(now, move, mover), f"{move} of {mover} would have been refused"
                now = rules.apply(now, move, mover)
            assert rules.view(now, seat) == view
            assert now == sample


def test_the_log_replayed_in_the_true_deal_gives_the_state(contender, rules) -> None:
    for state, _, _ in moments(rules, 12, every=5):
        now = rules.opening(state)
        for mover, move, _, _, _ in entries(state.log)[1:]:
            assert rules.verdict(now, move, mover)
            now = rules.apply(now, move, mover)
        assert now == state


def test_views_of_rules_that_changed_during_the_deal(contender, rules) -> None:
    """Samples under the rules in force now still agree with what was played under the earlier ones."""
    rng = random.Random(10)
    plain = contender.make()
    for each in rules.house:
        plain = plain.without_rule(each.name)
    for seed in range(12):
        state, number = plain.deal(seed), 0
        while state.to_act is not None and number < 9:
            under = plain if number < 3 else rules
            state = under.apply(state, under.legal_moves(state).sample(rng))
            number += 1
            for seat in seats_of(rules) if number >= 3 else ():
                view = rules.view(state, seat)
                assert rules.view(rules.sample(view, rng), seat) == view


# --- planted leaks are found ---


class Leaky:
    """A view with one thing too many; samples are made of the honest part."""

    extra = staticmethod(lambda state, seat: None)

    def view(self, state, seat):
        return {**super().view(state, seat), "extra": type(self).extra(state, seat)}


def leaky(base: type[Ruleset], extra) -> Ruleset:
    """The game with a view that also shows `extra(state, seat)`."""
    return type(base.__name__, (Leaky, base), {"extra": staticmethod(extra), "__module__": __name__})()


LETTER_LEAKS = {
    "card aside": lambda state, seat: list(state.aside),
    "next of the pile": lambda state, seat: list(state.pile[:1]),
    "last of the pile": lambda state, seat: list(state.pile[-1:]),
    "sum of the other hands": lambda state, seat: sum(sum(hand) for hand in state.hands),
    "whose hand is higher": lambda state, seat: max(state.hands),
    "seed": lambda state, seat: state.seed,
    "log": lambda state, seat: str(state.log),
    "hash of the state": lambda state, seat: hash(state.pile),
}
TOY_LEAKS = {
    "the sealed bid": lambda state, seat: list(state.bids),
    "the other hand": lambda state, seat: state.hands[1 - seat],
    "a letter of the other hand": lambda state, seat: "A" in state.hands[1 - seat],
    "log": lambda state, seat: str(state.log),
}


@pytest.mark.parametrize("planted", LETTER_LEAKS)
def test_a_leak_planted_in_secret_letter_is_found(planted) -> None:
    assert any("extra" in found for found in leaks(leaky(lg.SecretLetter, LETTER_LEAKS[planted])))


@pytest.mark.parametrize("planted", TOY_LEAKS)
def test_a_leak_planted_in_the_toy_is_found(planted) -> None:
    assert any("extra" in found for found in leaks(leaky(Toy, TOY_LEAKS[planted])))


def test_an_honest_extra_is_no_leak() -> None:
    assert leaks(leaky(lg.SecretLetter, lambda state, seat: list(state.hands[seat]))) == []
    assert leaks(leaky(Toy, lambda state, seat: state.hands[seat])) == []
