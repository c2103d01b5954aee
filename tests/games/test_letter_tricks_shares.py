"""Hidden cards are dealt as often one way as another, among all the ways that fit what is known."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest

from lettergames.core.errors import PositionError
from lettergames.games.letter_tricks.cards import in_order
from lettergames.games.letter_tricks.shares import Place, Shares
from tests.games.tricks import together

CARDS = tuple("a1 a2 b1 b2 b3 c1 c2 d1 d2".split())


def of(kinds: str) -> frozenset[str]:
    return frozenset(card for card in CARDS if card[0] in kinds)


PLACES = {
    "nothing known": (Place(4, of("abcd")), Place(3, of("abcd")), Place(2, of("abcd"))),
    "voids": (Place(4, of("abc")), Place(3, of("bcd")), Place(2, of("ad"))),
    "counts": (
        Place(3, of("abcd"), ((of("ab"), 2), (of("a"), 1))),
        Place(3, of("abcd"), ((of("bc"), 2),)),
        Place(2, of("abcd"), ((of("bd"), 1),)),
        Place(1, of("abcd")),
    ),
    "both": (
        Place(3, of("abd"), ((of("a"), 1),)), Place(4, of("abcd"), ((of("ad"), 2), (of("cd"), 2))), Place(2, of("bcd"))
    ),
}  # fmt: skip


def all_deals(cards: Sequence[str], sizes: Sequence[int]) -> Iterator[tuple[frozenset[str], ...]]:
    """Every way to deal the cards to places of these sizes."""
    if not sizes:
        yield ()
    for first in map(frozenset, combinations(cards, sizes[0]) if sizes else ()):
        for others in all_deals([card for card in cards if card not in first], sizes[1:]):
            yield (first, *others)


def fits(deal: tuple[frozenset[str], ...], places: tuple[Place, ...]) -> bool:
    return all(
        cards <= place.open_to and all(len(cards & counted) == many for counted, many in place.counts)
        for cards, place in zip(deal, places, strict=True)
    )


def even(drawn: Counter, each: int) -> bool:
    """Whether these were drawn as chance would if all of them came `each` times on average."""
    chi_square, free = sum((many - each) ** 2 / each for many in drawn.values()), len(drawn) - 1
    return abs(chi_square - free) < 4 * (2 * free) ** 0.5


@pytest.mark.parametrize("places", PLACES.values(), ids=PLACES)
def test_every_deal_that_fits_is_equally_likely(places: tuple[Place, ...]) -> None:
    possible = {deal for deal in all_deals(CARDS, [place.size for place in places]) if fits(deal, places)}
    shares, rng, each = Shares(CARDS, places), random.Random(7), 30
    drawn = Counter(tuple(map(frozenset, shares(rng))) for _ in range(each * len(possible)))
    assert len(possible) > 20
    assert set(drawn) == possible
    assert even(drawn, each)


def test_what_cannot_be_is_not_dealt() -> None:
    assert not Shares(CARDS, (Place(5, of("ab")), Place(4, of("bcd"), ((of("b"), 1),)))).possible
    assert Shares((), (Place(0, frozenset()),))(random.Random(1)) == [[]]


def test_a_view_with_statements_is_sampled_evenly() -> None:
    """Of three small hands one has said its vowels, another its yellow cards."""
    rules = together(deck=dict.fromkeys("Y:A Y:C Y:D B:A B:B B:E R:A R:B R:D M:K M:X M:Z".split(), 1))
    hands = {"A": "Y:A B:B R:D", "B": "Y:C B:A M:K", "C": "Y:D B:E R:A", "D": "R:B M:X M:Z"}
    state = rules.position(hands=hands, turn="A")
    for seat, said in ((1, "say 1 vowels"), (2, "say 1 yellow"), (3, "say 0 vowels")):
        state = rules.step(state, said, seat)
    hidden = [card for hand in state.hands[1:] for card in hand]
    possible = set()
    for deal in all_deals(hidden, (3, 3, 3)):
        vowels = [sum(card[2] in "AE" for card in hand) for hand in deal]
        if vowels[0] == 1 and vowels[2] == 0 and sum(card[0] == "Y" for card in deal[1]) == 1:
            possible.add(tuple(map(in_order, deal)))
    sampler, rng, each = rules.sampler(rules.view(state, 0)), random.Random(2), 40
    drawn = Counter(sampler(rng).hands[1:] for _ in range(each * len(possible)))
    assert set(drawn) == possible
    assert even(drawn, each)


def test_a_view_that_cannot_be_is_refused() -> None:
    rules = together()
    state = rules.step(rules.deal(1), f"say {sum(card[0] == 'Y' for card in rules.deal(1).hands[2])} yellow", 2)
    view = rules.view(state, 0)
    view["events"][-1][3] = [["says", 2, "yellow", 14]]
    with pytest.raises(PositionError, match="no deal agrees"):
        rules.sampler(view)
