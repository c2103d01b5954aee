"""Chance gives the same on every platform and under every Python; the values here are pinned."""

from collections import Counter

import pytest

import lettergames as lg
from lettergames.core import chance
from lettergames.core.errors import OptionError


def test_permutations_are_pinned() -> None:
    assert "".join(chance.shuffled("ABCDEFGH", 7, 1)) == "EHFDCGAB"
    assert chance.shuffled(range(16), 0, 0) == (2, 7, 8, 1, 15, 4, 3, 9, 14, 5, 11, 13, 6, 0, 12, 10)


def test_deals_are_pinned() -> None:
    dealt = lg.SecretLetter(seats=3).deal(seed=7)
    assert dealt.hands == ((6,), (2,), (3, 4))
    assert dealt.pile == (1, 7, 1, 1, 3, 1, 5, 2, 5, 8, 4)
    assert dealt.aside == (1,)
    assert dealt.starter == 2


def test_generators_and_numbers_are_pinned() -> None:
    assert chance.generator("bot", 7, 2).random() == chance.generator("bot", 7, 2).random()
    assert chance.generator("a", 1, 2).random() == 0.8430781902532996
    assert [chance.below(7, "starter", limit) for limit in (2, 3, 4)] == [0, 2, 0]


def test_seed_and_deal_both_matter() -> None:
    cards = range(16)
    orders = {chance.shuffled(cards, seed, deal) for seed in range(30) for deal in range(30)}
    assert len(orders) == 900


def test_a_shuffle_keeps_the_cards_and_leaves_its_argument() -> None:
    cards = [1, 1, 2, 3]
    assert Counter(chance.shuffled(cards, 3, 1)) == Counter(cards)
    assert cards == [1, 1, 2, 3]
    assert chance.shuffled((), 1, 1) == ()
    assert chance.shuffled("A", 1, 1) == ("A",)
    assert sorted(chance.shuffled(range(200), 1, 1)) == list(range(200))


def test_every_order_is_about_equally_likely() -> None:
    seen = Counter(chance.shuffled("ABCD", seed, 1) for seed in range(24 * 200))
    assert len(seen) == 24
    # chi-squared with 23 degrees of freedom: 49.7 is passed by one in a thousand
    assert sum((count - 200) ** 2 / 200 for count in seen.values()) < 49.7


@pytest.mark.parametrize("seed", [0, 1, 10**30])
def test_any_whole_number_from_0_is_a_seed(seed) -> None:
    rules = lg.SecretLetter(seats=2)
    assert rules.deal(seed) == rules.deal(seed)
    assert rules.deal(seed) != rules.deal(seed + 1)


@pytest.mark.parametrize("seed", [-1, "7", 1.5, True, ()])
def test_other_seeds_are_refused(seed) -> None:
    with pytest.raises(OptionError, match="seed"):
        lg.SecretLetter(seats=2).deal(seed)
    with pytest.raises(OptionError, match="seed"):
        lg.Game(lg.SecretLetter(seats=2), seed=seed)


def test_a_fresh_seed_is_another_each_time() -> None:
    seeds = {chance.fresh_seed() for _ in range(20)}
    assert len(seeds) > 15
    assert all(0 <= seed < 10**9 for seed in seeds)
