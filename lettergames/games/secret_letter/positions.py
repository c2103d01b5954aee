"""Secret Letter positions set up by hand, for lessons, tests and bug reports."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from ...core import chance
from ...core.decks import cards_of
from ...core.errors import NotationError, PositionError
from ...core.names import letter, seat_of
from .state import CARDS, Deal, State

if TYPE_CHECKING:
    from .rules import SecretLetter

PUTS_OUT = frozenset({"power", "letter", "out_of_round", "reset", "reset_knocks_out"})

Cards = str | int | Iterable[Any]


def position(
    rules: SecretLetter,
    *,
    hands: Mapping[str | int, Cards] | None = None,
    rows: Mapping[str | int, Cards] | None = None,
    laid: Mapping[str | int, Cards] | None = None,
    pile: Cards | None = None,
    aside: Cards | None = None,
    open: Cards | None = None,
    turn: str | int = "A",
    starter: str | int | None = None,
    shields: Iterable[str | int] = (),
    points: Mapping[str | int, int] | None = None,
    contest: Iterable[str | int] = (),
    seen: Mapping[str | int, Mapping[str | int, int]] | None = None,
    round: int = 1,
    seed: int = 0,
) -> State:
    """A state in the middle of a round, the seat `turn` to play.

    Cards are texts ("3 8"), numbers or lists; seats are letters or numbers. `hands`: the hand of the seat to act is
    the card kept and the one drawn (a single card draws the next of the pile); "" is a player who is out. `rows` are
    the cards laid, oldest first, `laid` those among them that a Reset made a player lay. `pile` names its next cards
    in order, `""` an empty pile; `aside` and `open` the cards out of the round. `shields` are the protected seats,
    `seen` says who has looked at whose card: {"A": {"B": 6}}. What is not named is dealt by `seed` to the hidden
    places that are not named. PositionError if a card is there too often or cards and places do not fit.
    """
    seats = range(rules.seats)
    for what, given in (("hands", hands), ("rows", rows), ("laid", laid), ("points", points), ("seen", seen)):
        if given is not None and not isinstance(given, Mapping):
            raise PositionError(f"{what}={given!r}: expected a dict with seats as keys, as in {{'A': …}}")
    for what, listed in (("shields", shields), ("contest", contest)):
        if not isinstance(listed, str | list | tuple | set | frozenset):
            raise PositionError(f"{what}={listed!r}: expected a list of seats, as in ['A']")
    for what, number in (("seed", seed), ("round", round)):
        if type(number) is not int or not 0 <= number < chance.SEEDS:
            raise PositionError(f"{what} is no number that is possible; expected a whole number from 0")

    def seat(name: str | int) -> int:
        try:
            return seat_of(name, rules.seats)
        except NotationError as error:
            raise PositionError(str(error)) from None

    def by_seat(given: Mapping[str | int, Cards] | None, what: str) -> dict[int, tuple[int, ...]]:
        return {at: _cards(cards, f"{what} of {letter(at)}") for at, cards in keyed(given, what).items()}

    def keyed(given: Mapping[str | int, Any] | None, what: str) -> dict[int, Any]:
        found: dict[int, Any] = {}
        for name, thing in (given or {}).items():
            if seat(name) in found:
                raise PositionError(f"{what}: {letter(seat(name))} is there twice")
            found[seat(name)] = thing
        return found

    left = Counter(cards_of(rules.deck))

    def take(cards: Iterable[int], what: str) -> None:
        for card in cards:
            if not left[card]:
                many = sum(count for value, count, _ in rules.deck if value == card)
                raise PositionError(f"{what}: {card} is there too often; the deck has {many} of it")
            left[card] -= 1

    turn = seat(turn)
    first = turn if starter is None else seat(starter)
    held, laid_out, thrown = by_seat(hands, "hand"), by_seat(rows, "row"), by_seat(laid, "laid")
    shown_open = _cards(open or (), "open")
    wanted_open, wanted_aside = rules.open_cards(None), rules.set_aside(None)  # type: ignore[arg-type]
    if open is not None and len(shown_open) != wanted_open:
        raise PositionError(f"open: {len(shown_open)} cards; {wanted_open} lie open in this game")
    for who in seats:
        take(laid_out.get(who, ()), f"row of {letter(who)}")
        if Counter(thrown.get(who, ())) - Counter(laid_out.get(who, ())):
            raise PositionError(f"laid of {letter(who)}: these cards are not in the row {list(laid_out.get(who, ()))}")
    take(shown_open, "open")
    for who, hand in held.items():
        limit = 2 if who == turn else 1
        if len(hand) > limit:
            raise PositionError(f"hand of {letter(who)}: {len(hand)} cards; it holds at most {limit} now")
        take(hand, f"hand of {letter(who)}")
    if held.get(turn) == ():
        raise PositionError(f"{letter(turn)} is to act and needs a card")
    still_in = tuple(who for who in seats if held.get(who) != ())
    for who in still_in:
        if 8 in laid_out.get(who, ()) and rules.all_printed(PUTS_OUT):
            raise PositionError(f"row of {letter(who)}: whoever has laid the 8 is out; name an empty hand")
    if len(still_in) < 2:
        raise PositionError("a round needs at least two players who are still in")
    put_aside = None if aside is None else _cards(aside, "aside")
    next_cards = () if pile is None else _cards(pile, "pile")
    if put_aside and len(put_aside) > wanted_aside:
        raise PositionError(f"aside: {len(put_aside)} cards; {wanted_aside} lies aside in this game")
    take(put_aside or (), "aside")
    take(next_cards, "pile")

    unnamed = chance.shuffled(list(left.elements()), seed, 0)

    def deal(count: int, what: str) -> tuple[int, ...]:
        nonlocal unnamed
        if len(unnamed) < count:
            raise PositionError(f"{what}: {count} more cards are needed, but only {len(unnamed)} are not named")
        cards, unnamed = unnamed[:count], unnamed[count:]
        return cards

    if open is None:
        shown_open = deal(wanted_open, "open")
    if put_aside is None:
        put_aside = deal(wanted_aside, "aside")
    for who in still_in:
        if who not in held:
            held[who] = deal(1, f"hand of {letter(who)}")
    if pile is None or next_cards:
        next_cards, unnamed = (*next_cards, *unnamed), ()
    if len(held[turn]) == 1:
        if not next_cards:
            raise PositionError(f"{letter(turn)} has nothing to draw; name both cards of the hand")
        held[turn], next_cards = (*held[turn], next_cards[0]), next_cards[1:]
    if unnamed:
        raise PositionError(
            f"{len(unnamed)} cards have no place: {' '.join(map(str, sorted(unnamed)))}; the pile is named as empty"
        )

    dealt = tuple(held.get(who, ()) for who in seats)
    scored = keyed(points, "points")
    goal = rules.target(None)  # type: ignore[arg-type]
    group = tuple(sorted({seat(name) for name in contest}))
    for who, many in scored.items():
        if type(many) is not int or not 0 <= many < 1000:
            raise PositionError(f"points of {letter(who)}: expected a whole number from 0 to 999")
        if many >= goal and not group:
            raise PositionError(f"points of {letter(who)}: {many} is the target of {goal}; the match would be over")
    for who in group:
        if scored.get(who, 0) < goal:
            raise PositionError(f"contest: {letter(who)} has not reached the target of {goal}; give the points, too")
    if len(group) == 1:
        raise PositionError("contest: one player alone at the target has won; expected two or more, or nobody")
    score = tuple(scored.get(who, 0) for who in seats)
    protected = {seat(name) for name in shields}
    shielded = tuple(who in protected for who in seats)
    looks = []
    for looker, seen_by in keyed(seen, "seen").items():
        if not isinstance(seen_by, Mapping):
            raise PositionError(f"seen by {letter(looker)}: expected a dict with seats as keys, as in {{'B': 6}}")
        for at, named in keyed(seen_by, f"seen by {letter(looker)}").items():
            cards = _cards(named, f"seen by {letter(looker)}")
            if len(cards) != 1 or dealt[at][:1] != cards:
                raise PositionError(f"seen: {letter(at)} does not hold {_text(cards) or 'this'}")
            looks.append(("peek", looker, at, cards[0]))
    begun = ("stands", first, score, group, shielded)
    each = tuple(("dealt", who, hand[0]) for who, hand in enumerate(dealt) if hand)
    log = (turn, Deal(), (begun, *each, *looks, ("draws", turn, dealt[turn][1])), rules, None)
    return State(
        "play", turn, dealt, tuple(laid_out.get(who, ()) for who in seats),
        tuple(thrown.get(who, ()) for who in seats), shielded, still_in, next_cards, put_aside, shown_open,
        score, group, first, round, None, seed, (), log,
    )  # fmt: skip


def pieces(rules: SecretLetter, state: State) -> dict[str, Any]:
    """The keyword arguments of `position` that set up the first state of this state's deal, every card named."""
    state, seats = rules.opening(state), range(rules.seats)
    looks = [item[1:] for item in state.log[2] if item[0] == "peek"] if state.log else []
    seen: dict[str, dict[str, int]] = {}
    for looker, at, card in looks:
        seen.setdefault(letter(looker), {})[letter(at)] = card
    return {
        "hands": {letter(who): _text(state.hands[who]) for who in seats},
        "rows": {letter(who): _text(state.rows[who]) for who in seats if state.rows[who]},
        "laid": {letter(who): _text(state.thrown[who]) for who in seats if state.thrown[who]},
        "pile": _text(state.pile),
        "aside": _text(state.aside),
        "open": _text(state.open),
        "turn": letter(state.to_act or 0),
        "starter": letter(state.starter),
        "shields": [letter(who) for who in seats if state.shields[who]],
        "points": {letter(who): many for who, many in enumerate(state.points) if many},
        "contest": [letter(who) for who in state.contest],
        "seen": seen,
        "round": state.round,
        "seed": state.seed,
    }


def _text(cards: tuple[int, ...]) -> str:
    return " ".join(map(str, cards))


def _cards(cards: Cards, what: str) -> tuple[int, ...]:
    if isinstance(cards, str):
        parts: Iterable[Any] = cards.replace(",", " ").split()
    else:
        parts = cards if isinstance(cards, list | tuple) else [cards]
    values = {name.lower(): value for value, name in CARDS.items()}
    found = []
    for part in parts:
        word = str(part).lower()
        value = values.get(word) or (int(word) if word.isascii() and word.isdigit() and len(word) < 4 else 0)
        if value < 1:
            raise PositionError(f"{what}: {part!r:.60} is no card; expected the values of cards, as in '3 8'")
        found.append(value)
    return tuple(found)
