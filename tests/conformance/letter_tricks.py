"""LetterTricks for the tests of all games: with a short list of words, so that its moves can be listed."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import lettergames as lg
from lettergames.games.letter_tricks.cards import ALL
from lettergames.games.letter_tricks.state import State

WORDS = tuple(
    "AX BE DO EH FA GO HI JO KA LI MU NO OX PI QI RE SO TA UN WE YE ZA CAT DOG FIN HUE JAW LUX MOP SUQ VEG ZAP FROG "
    "HARD JINX KITE LAVA MATH OVEN QUIT SUQS TAKE VEXT WARM ZOOM BRAIN HOLDS QUOTA QUITE SQUAD".split()
)
LAID = (
    "word BE",
    "word NO",
    "word XYZZY",
    "word QUIT from R:Qu R:U R:I R:T",
    "word CAT in yellow from Y:C Y:A Y:T",
    "word CAT in blue from Y:C B:A Y:T",
    "word QI from R:Qu B:I",
)


def trick_texts(rules: Any) -> Iterator[str]:
    """Every card, played and picked, and some words, listed and not."""
    yield from ("deal", "done", "no pick", "time", "agree", "object")
    yield from ALL
    yield from (f"pick {card}" for card in ALL)
    yield from LAID


def trick_hidden(state: State, seat: int) -> dict[str, Any]:
    """The cards of the others, what they have laid unseen, and the seed."""
    cards = {f"cards of {other}": hand for other, hand in enumerate(state.hands) if other != seat and hand}
    return {**cards, "seed": state.match.seed}


def trick_deals(rules: Any, seed: int, seat: int) -> Iterator[Any]:
    """The deal of this seed; then some with two cards exchanged, not of the seat's own hand."""
    dealt = rules.deal(seed)
    places = [(who, at) for who, hand in enumerate(dealt.hands) if who != seat for at in range(0, len(hand), 4)]
    for (here, i), (there, j) in [(places[0], places[0]), *combinations(places, 2)]:
        cards = [list(hand) for hand in dealt.hands]
        cards[here][i], cards[there][j] = cards[there][j], cards[here][i]
        pieces = {**rules.pieces(dealt), "hands": dict(enumerate(cards))}
        yield rules.position(**pieces)


def trick_saw(rules: Any, before: State, mover: int, move: Any, after: State, seat: int) -> Any:
    """All that lies open, the own hand, how many cards the others have, and no word that is still sealed."""
    hidden = {"hands", "match", "log", "shown"}
    public = tuple(value for name, value in after._asdict().items() if name not in hidden)
    match = after.match._replace(seed=0, words=())
    sealed = after.phase == "spell" and rules.words_hidden(after)
    words = [laid for other, laid in enumerate(after.match.words) if other == seat or not sealed]
    unseen = move.kind in ("word", "done") and mover != seat
    held = tuple(map(len, after.hands))
    return None if unseen else str(move), public, match, words, held, after.hands[seat]


def trick_cards(state: State) -> Iterator[str]:
    """Every card, wherever it lies."""
    lying = state.left if state.phase in ("pick", "vowel") else state.trick
    for cards in (*state.hands, *state.taken, lying, state.aside, state.match.spare, state.match.display):
        yield from cards


def anything_goes(rules: Any) -> Any:
    def must_follow(rules: Any, state: Any, hand: Any) -> Any:
        """Any card may be played."""
        return hand

    return rules.with_rule(must_follow)


def lowest_wins(rules: Any) -> Any:
    def rank(rules: Any, state: Any, card: str) -> int:
        """A is the highest letter and Z the lowest."""
        return -ord(card[2])

    return rules.with_rule(rank)


def follow_letters(rules: Any) -> Any:
    def must_follow(rules: Any, state: Any, hand: Any) -> Any:
        """Whoever can plays a vowel on a vowel."""
        vowels = tuple(card for card in hand if card[2:] in "AEIOU")
        return vowels if state.trick and state.trick[0][2:] in "AEIOU" and vowels else hand

    return rules.with_rule(must_follow)


def trick_game(make: Any, *house: Any, **options: Any) -> Any:
    """The game with the short list, under these options and house rules."""
    rules = make(word_list=WORDS, **options)
    for change in house:
        rules = change(rules)
    return rules


GAMES = {
    "competitive-tricks": lg.CompetitiveTricks,
    "three-player-tricks": lg.ThreePlayerTricks,
}
