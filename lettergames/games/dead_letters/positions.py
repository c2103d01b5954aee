"""Dead Letters positions set up by hand, for lessons, tests and bug reports."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from ...core import chance
from ...core.decks import cards_of
from ...core.errors import NotationError, PositionError
from ...core.names import letter, seat_of
from . import turns
from .decks import consonant
from .state import Cards, State

if TYPE_CHECKING:
    from .rules import DeadLetters

Text = str | Iterable[str]


def position(
    rules: DeadLetters,
    *,
    hands: Mapping[str | int, Text] | None = None,
    up: Mapping[str | int, Text] | None = None,
    down: Mapping[str | int, Text] | None = None,
    pile: Text | int | None = None,
    turn: str | int = "A",
    starter: str | int | None = None,
    words: Iterable[tuple[str | int, str]] = (),
    passes: int = 0,
    still: int = 0,
    number: int = 1,
    seed: int = 0,
) -> State:
    """A state at the beginning of a turn, the seat `turn` to act.

    Cards are texts ("B B C H") or lists; seats are letters or numbers. `up` are the cards scored, `down` the dead ones,
    `words` the words scored so far, `passes` how many turns were passed in a row, `number` which turn it is. `pile`
    names its next cards in order; a number is how many are left, "" an empty pile. Cards that are not named are dealt
    by `seed`: three to each hand not named, the rest to the pile; with the pile named, to the dead cards of the seats
    that are not named in `down`, one after the other. PositionError if a card is there too often or has no place.
    """
    seats = range(rules.seats)
    left = Counter(cards_of(rules.letters))

    def seat(name: str | int) -> int:
        try:
            return seat_of(name, rules.seats)
        except NotationError as error:
            raise PositionError(str(error)) from None

    def take(cards: Cards, what: str) -> Cards:
        for card in cards:
            if not left[card]:
                many = sum(count for letter, count, _ in rules.letters if letter == card)
                raise PositionError(f"{what}: {card} is there too often; the deck has {many} of it")
            left[card] -= 1
        return cards

    def by_seat(given: Mapping[str | int, Text] | None, what: str) -> dict[int, Cards]:
        if given is not None and not isinstance(given, Mapping):
            raise PositionError(f"{what}: expected cards by seat, as in {{'A': 'B C'}}")
        return {
            seat(name): take(_cards(cards, f"{what} of {name}"), f"{what} of {name}")
            for name, cards in (given or {}).items()
        }

    for value, what in ((passes, "passes"), (still, "still"), (number, "number"), (seed, "seed")):
        if type(value) is not int or value < 0:
            raise PositionError(f"{what}: {value!r} is no whole number from 0")
    held, shown, dead = by_seat(hands, "hand"), by_seat(up, "up"), by_seat(down, "down")
    next_cards = () if pile is None or isinstance(pile, int) else take(_cards(pile, "pile"), "pile")
    unnamed = chance.shuffled(sorted(left.elements()), seed, 0)

    def deal(count: int, what: str) -> Cards:
        nonlocal unnamed
        if not 0 <= count <= len(unnamed):
            raise PositionError(f"{what}: {count} cards are needed, and {len(unnamed)} are not named")
        cards, unnamed = unnamed[:count], unnamed[count:]
        return cards

    for who in seats:
        if who not in held:
            held[who] = deal(rules.hand_size(None), f"hand of {letter(who)}")
    if pile is None:
        next_cards, unnamed = unnamed, ()
    elif isinstance(pile, int):
        next_cards = deal(pile, "pile")
    heaps = [who for who in seats if who not in dead]
    if unnamed and not heaps:
        raise PositionError(f"{len(unnamed)} cards have no place: {' '.join(sorted(unnamed))}")
    dead |= {who: unnamed[index :: len(heaps)] for index, who in enumerate(heaps)}

    def piled(cards: dict[int, Cards], ordered: bool = False) -> tuple[Cards, ...]:
        found = (cards.get(who, ()) for who in seats)
        return tuple(found if ordered else (tuple(sorted(each)) for each in found))

    actor = seat(turn)
    state = State(
        "turn", actor, piled(held), piled(shown, ordered=True), piled(dead), next_cards, None,
        tuple((seat(who), _word(word)) for who, word in words), passes, still,
        actor if starter is None else seat(starter), number, None, seed, (), None,
    )  # fmt: skip
    if rules.game_ends(state) or rules.stalemate(state):
        raise PositionError("the game would be over: all have passed, or no card has moved for two rounds")
    return turns.begun(rules, state)


def pieces(rules: DeadLetters, state: State) -> dict[str, Any]:
    """The keyword arguments of `position` that set up this first state of a game, every card named."""
    seats = range(rules.seats)
    return {
        "hands": {letter(who): " ".join(state.hands[who]) for who in seats},
        "up": {letter(who): " ".join(state.up[who]) for who in seats if state.up[who]},
        "down": {letter(who): " ".join(state.down[who]) for who in seats},
        "pile": " ".join(state.pile),
        "turn": letter(state.to_act or 0),
        "starter": letter(state.starter),
        "words": [[letter(who), word] for who, word in state.words],
        "passes": state.passes,
        "still": state.still,
        "number": state.turn,
        "seed": state.seed,
    }


def _cards(cards: Text, what: str) -> Cards:
    parts = cards.replace(",", " ").split() if isinstance(cards, str) else cards
    try:
        return tuple(map(consonant, parts))
    except (TypeError, ValueError):
        wanted = "letters such as 'B C H', and no vowels"
        raise PositionError(f"{what}: {cards!r} are no cards; expected {wanted}") from None


def _word(word: Any) -> str:
    if not isinstance(word, str) or not word.isascii() or not word.isalpha():
        raise PositionError(f"words: {word!r} is no word")
    return word.upper()
