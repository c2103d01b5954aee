"""Dead Letters for the tests of all games: with a short list of words, so that its moves can be listed."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import lettergames as lg

WORDS = tuple(
    "BE BY CAT COB CODE CUBE DOG EYE FEZ FLY GAG GNOME HEX HYMN JAB KEY LAY LOCK MAP MUMMY NTH ODE PET QUEUE RATS RYE "
    "SIT STONES TEA TOAST TRY VAN WAX YAK ZOO ZOOM BECAUSE TRAINERS STRENGTH AREA EAU".split()
)
LAID = (
    "BE",
    "BE with ?",
    "DOG with T",
    "TRY",
    "TRY keeping Y",
    "XYZZY",
    "ODE with R T",
    "EAU with B C D",
    "QUEUE with Z",
)


def dead_texts(rules: Any) -> Iterator[str]:
    """Every number of cards, every card to give, some words, listed and not."""
    yield from ("pass", "accept", "challenge")
    yield from (f"draw {count}" for count in range(56))
    yield from (f"give {card}" for card in "BCDFGHJKLMNPQRSTVWXYZ")
    yield from (f"score {word}" for word in LAID)


def dead_hidden(state: Any, seat: int) -> dict[str, Any]:
    """The other hands, their dead cards, the pile, the vowels of a word of somebody else, and the seed."""
    hands = {f"hand {other}": hand for other, hand in enumerate(state.hands) if other != seat and hand}
    dead = {f"dead {other}": cards for other, cards in enumerate(state.down) if other != seat and cards}
    piles = {f"pile {place}": card for place, card in enumerate(state.pile)}
    laid = state.laid
    vowels = {"vowels": laid.move.vowels} if laid and laid.seat != seat and laid.move.vowels else {}
    return {**hands, **dead, **piles, **vowels, "seed": state.seed}


def dead_deals(rules: Any, seed: int, seat: int) -> Iterator[Any]:
    """The deal of this seed; then some with two cards exchanged, not of the seat's own hand."""
    dealt = rules.deal(seed)
    places = [(who, index) for who, hand in enumerate(dealt.hands) if who != seat for index in range(len(hand))]
    places += [("pile", index) for index in range(0, len(dealt.pile), 6)]
    for one, two in [(places[0], places[0]), *combinations(places, 2)]:
        cards: dict[Any, list[str]] = {who: list(hand) for who, hand in enumerate(dealt.hands)}
        cards["pile"] = list(dealt.pile)
        (here, i), (there, j) = one, two
        cards[here][i], cards[there][j] = cards[there][j], cards[here][i]
        hands = {who: cards[who] for who in range(rules.seats)}
        yield rules.position(hands=hands, pile=cards["pile"], turn=dealt.to_act)


def dead_saw(rules: Any, before: Any, mover: int, move: Any, after: Any, seat: int) -> Any:
    """All that lies open, the own hand and dead cards, how many cards the others have, and the word on the table."""
    hidden = {"hands", "down", "pile", "laid", "seed", "log", "shown"}
    public = tuple(value for name, value in after._asdict().items() if name not in hidden)
    counts = tuple(map(len, (*after.hands, *after.down, after.pile)))
    down = after.down if after.phase == "over" or rules.dead_cards_open(after) else after.down[seat]
    laid = after.laid and (after.laid.seat, after.laid.move.word, after.laid.move.ys, after.laid.accepted)
    said = str(move) if mover == seat else (move.kind, getattr(move, "word", ""), getattr(move, "ys", 0))
    challenged = move.kind == "answer" and move.challenge
    drawn = before.pile[: move.number] if move.kind == "draw" and mover == seat else ()
    over = after.phase == "over" and before.hands
    return said, challenged, drawn, public, counts, laid, after.hands[seat], down, over


def dead_cards(state: Any) -> Iterator[str]:
    """Every card, wherever it lies."""
    for cards in (*state.hands, *state.up, *state.down, state.pile):
        yield from cards


def open_dead(rules: Any) -> Any:
    def dead_cards_open(rules: Any, state: Any) -> bool:
        """Dead cards are seen by all."""
        return True

    return rules.with_rule(dead_cards_open)


def dead_cost_double(rules: Any) -> Any:
    def dead_points(rules: Any, state: Any, card: str) -> int:
        """A dead card costs twice its points."""
        return 2 * rules.card_points(state, card)

    return rules.with_rule(dead_points)


def no_y_face_down(rules: Any) -> Any:
    def vowel_cards(rules: Any, state: Any, cards: Any) -> Any:
        """Any card but a Y may lie face down as a vowel."""
        return tuple(card for card in cards if card != "Y")

    return rules.with_rule(vowel_cards)


def only_the_left_challenges(rules: Any) -> Any:
    def may_challenge(rules: Any, state: Any, seat: int) -> bool:
        """Only the player on the left may challenge."""
        return seat == (state.laid.seat + 1) % rules.seats and bool(state.hands[seat])

    return rules.with_rule(may_challenge)


def dead_game(seats: int, *house: Any, **options: Any) -> Any:
    """The game with the short list, under these options and house rules."""
    rules = lg.DeadLetters(seats=seats, word_list=WORDS, **options)
    for change in house:
        rules = change(rules)
    return rules
