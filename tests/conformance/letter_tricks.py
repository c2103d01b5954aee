"""LetterTricks for the tests of all games: with a short list of words, so that its moves can be listed."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import lettergames as lg
from lettergames.games.letter_tricks.cards import ALL
from lettergames.games.letter_tricks.collecting import Collecting
from lettergames.games.letter_tricks.state import State
from lettergames.games.letter_tricks.talk import ALL_OF

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
SAID = (
    "claim BRAIN in blue from B:B B:R B:A B:I B:N",
    "claim TAKE from Y:T Y:A Y:K Y:E; HOLDS from R:H R:O R:L R:D R:S",
    "pass Y:A B:A",
    "pass Y:A B:A R:A",
    "pass Y:C B:E R:E Y:D",
    "lay Y:A / B:A",
    "lay Y:A B:A /",
    "say 1 yellow a",
    "say 13 cards",
    "this way",
    "other way",
    "advise other way",
)


def trick_texts(rules: Any) -> Iterator[str]:
    """Every card, played and picked, and some words, listed and not."""
    yield from ("deal", "done", "no pick", "time", "agree", "object")
    yield from ALL
    yield from (f"pick {card}" for card in ALL)
    yield from LAID
    yield from SAID
    if rules.name == "cooperative-tricks":
        yield from (f"say {many} {of}" for many in range(5) for of in ALL_OF)
    if rules.name == "team-tricks":
        yield from (f"deal led by {seat}" for seat in "ABCD")


def trick_hidden(state: State, seat: int) -> dict[str, Any]:
    """The cards of the others, what they have laid unseen, and the seed."""
    cards = {f"cards of {other}": hand for other, hand in enumerate(state.hands) if other != seat and hand}
    box = {"box": state.match.box} if state.match.box else {}
    return {**cards, **box, "seed": state.match.seed}


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
    match = after.match._replace(seed=0, words=(), box=(), passes=())
    passes = [cards if giver == seat else giver for giver, cards in after.match.passes]
    sealed = after.phase == "spell" and rules.words_hidden(after)
    words = [laid for other, laid in enumerate(after.match.words) if other == seat or not sealed]
    unseen = move.kind in ("word", "done", "pass") and mover != seat
    held = tuple(map(len, after.hands))
    return None if unseen else str(move), public, match, words, passes, held, after.hands[seat]


def trick_cards(state: State) -> Iterator[str]:
    """Every card, wherever it lies."""
    lying = state.left if state.phase in ("pick", "vowel") else state.trick
    match = state.match
    for cards in (*state.hands, *state.taken, lying, state.aside, match.spare, match.display, match.box):
        yield from cards
    for _, one, two in match.finish if state.phase in ("lay", "settle") else ():
        yield from (*one, *two)


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


def no_last_two(rules: Any) -> Any:
    def opens_last_two(rules: Any, state: Any, hand: Any) -> bool:
        """The last two tricks are played like the others."""
        return False

    return rules.with_rule(opens_last_two)


def trick_game(make: Any, *house: Any, **options: Any) -> Any:
    """The game under these options and house rules, with the short list where words are laid from it."""
    rules = make(**{"word_list": WORDS, **options}) if issubclass(make, Collecting) else make(**options)
    for change in house:
        rules = change(rules)
    return rules


GAMES = {
    "competitive-tricks": lg.CompetitiveTricks,
    "three-player-tricks": lg.ThreePlayerTricks,
    "team-tricks": lg.TeamTricks,
    "cooperative-tricks": lg.CooperativeTricks,
}
