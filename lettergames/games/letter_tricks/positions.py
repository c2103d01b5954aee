"""LetterTricks positions set up by hand, for lessons, tests and bug reports."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from ...core import chance
from ...core.errors import NotationError, PositionError
from ...core.names import letter, seat_of
from . import notation
from .cards import Cards, in_order, in_words
from .state import Match, State
from .turns import begun

Named = str | Iterable[str]


def position(
    rules: Any,
    *,
    hands: Mapping[str | int, Named] | None = None,
    trick: Named = (),
    turn: str | int = "A",
    taken: Mapping[str | int, Named] | None = None,
    aside: Named | None = None,
    spare: Named = (),
    display: Named | None = None,
    dealer: str | int | None = None,
    number: int = 1,
    past: int = 0,
    scores: Iterable[Iterable[int]] = (),
    lacks: Mapping[str | int, Iterable[str]] | None = None,
    box: Named = (),
    made: Iterable[str] = (),
    passing: bool = False,
    seed: int = 0,
) -> State:
    """A state in the middle of a hand, the seat `turn` to act.

    Cards are texts ("Y:M B:A") or lists; seats are letters or numbers. `trick` holds the cards played, in order, the
    last by the seat before `turn`; a full trick is won at once and picked from. `taken` are the cards collected,
    `aside` those set aside, `spare` those out of the hand; `display` the vowels still there (three players). Hands that
    are not named are dealt by `seed` to the size of the others; what is left then lies aside. With no card in any hand
    the words are laid. `scores` has a row of points for each hand before this one, `lacks` what a seat has shown not to
    hold (suit letters). In the cooperative game `box` lies face down, out of the hand, `made` are the words of the
    tricks before this one ("" for none), and `passing` says that the cards have not been passed. PositionError says why
    a position is impossible.
    """
    seats = rules.players
    for what, given in (("hands", hands), ("taken", taken), ("lacks", lacks)):
        if given is not None and not isinstance(given, Mapping):
            raise PositionError(f"{what}={given!r}: expected a dict with seats as keys, as in {{'A': …}}")

    def seat(name: str | int) -> int:
        try:
            return seat_of(name, seats)
        except NotationError as error:
            raise PositionError(str(error)) from None

    left = Counter(rules.cards)

    def named(given: Named, what: str) -> Cards:
        try:
            found = notation.cards(given if isinstance(given, str) else " ".join(given))
        except (NotationError, TypeError) as error:
            raise PositionError(f"{what}: {error}") from None
        for card in found:
            if not left[card]:
                raise PositionError(f"{what}: {in_words(card)} is not in the deck, or is there too often")
            left[card] -= 1
        return found

    turn = seat(turn)
    lying = named(trick, "trick")
    if len(lying) > seats:
        raise PositionError(f"trick: {len(lying)} cards; {seats} players play")
    held = {seat(name): in_order(named(given, f"hand of {name}")) for name, given in (hands or {}).items()}
    collected = {
        rules.pool(seat(name)): in_order(named(given, f"taken of {name}")) for name, given in (taken or {}).items()
    }
    out, laid_aside, face_down = named(spare, "spare"), named(aside or (), "aside"), named(box, "box")
    shown = in_order(named(display, "display")) if display is not None else rules.displayed_cards
    if display is None:
        for card in shown:
            if left[card]:
                left[card] -= 1
        shown = tuple(card for card in shown if not _lies(card, (*lying, *out, *laid_aside, *_all(held, collected))))
    leader = (turn - len(lying)) % seats
    played = {(leader + at) % seats for at in range(len(lying))} if len(lying) < seats else set()
    sizes = {len(hand) + (who in played) for who, hand in held.items()}
    if len(sizes) > 1:
        raise PositionError(f"hands: these sizes do not fit one trick: {sorted(sizes)}")
    size = sizes.pop() if sizes else 0
    unnamed = chance.shuffled(sorted(left.elements()), seed, 0)
    for who in range(seats):
        if who not in held:
            many = size - (who in played)
            if len(unnamed) < many:
                raise PositionError(f"hand of {letter(who)}: {many} cards are needed, {len(unnamed)} are not named")
            held[who], unnamed = in_order(unnamed[:many]), unnamed[many:]
    if unnamed and aside is not None:
        raise PositionError(f"{len(unnamed)} cards have no place; leave aside out and they lie there")
    suits = {seat(name): tuple(given) for name, given in (lacks or {}).items()}
    for who, proved in suits.items():
        for card in held[who]:
            if card[0] in proved:
                raise PositionError(f"lacks: {letter(who)} holds {in_words(card)}")
    rows = tuple(tuple(row) for row in scores)
    if rules.keeps_scores and (len(rows) != number - 1 or any(len(row) != seats for row in rows)):
        raise PositionError(f"scores: expected {number - 1} rows of {seats} numbers before hand {number}")
    first = (leader - 1) % seats if dealer is None else seat(dealer)
    if passing and (rules.first_phase != "pass" or lying or past):
        raise PositionError("passing: no cards are passed here")
    match = Match(
        seed, number, first, rows, in_order(out), shown, ((),) * seats, box=in_order(face_down), made=tuple(made)
    )
    pools = tuple(collected.get(who, ()) for who in range(seats))
    proofs = tuple(("lacks", who, proved) for who, proved in suits.items())
    hand, rest = tuple(held[who] for who in range(seats)), in_order((*laid_aside, *unnamed))
    phase = "pass" if passing else "trick"
    before = State(phase, leader, hand, (), leader, "", leader, (), (), pools, rest, past, match, (), None)
    if lying:
        return _played_on(rules, begun(rules, before, first, *proofs), lying)
    now = before if passing else rules.after_trick(before)
    if now.to_act is None or now.match.scores != rows:
        raise PositionError("there is nothing left to play; name some cards in hands or taken")
    return begun(rules, now._replace(shown=()), first, *proofs)


def _played_on(rules: Any, state: State, lying: Cards) -> State:
    """The state after these cards, each refused that its player could not have played."""
    seats, hands = rules.players, list(state.hands)
    for at, card in enumerate(lying):
        who = (state.leader + at) % seats
        hands[who] = in_order((*hands[who], card))
    state = state._replace(hands=tuple(hands))
    if rules.after_trick(state).phase == "lay":
        raise PositionError("trick: with two cards in each hand the last two tricks are laid at once")
    for card in lying:
        move = rules.parse(card)
        verdict = rules.verdict(state, move)
        if not verdict:
            raise PositionError(f"trick: {letter(state.to_act or 0)} could not play {in_words(card)}: {verdict}")
        state = rules.apply(state, move)
    return state


def _all(*given: Mapping[int, Cards]) -> list[str]:
    return [card for cards in given for each in cards.values() for card in each]


def _lies(card: str, cards: Iterable[str]) -> bool:
    return card in cards


def pieces(rules: Any, state: State) -> dict[str, Any]:
    """The keyword arguments of `position` that set up the first state of this hand, every card named."""
    state = rules.opening(state)
    match, seats = state.match, range(len(state.hands))
    proofs: dict[str, list[str]] = {}
    for item in state.log[2] if state.log else ():
        if item[0] == "lacks":
            proofs[letter(item[1])] = list(item[2])
    return {
        "hands": {letter(who): " ".join(state.hands[who]) for who in seats},
        "turn": letter(state.leader),
        "taken": {letter(who): " ".join(cards) for who, cards in enumerate(state.taken) if cards},
        "aside": " ".join(state.aside),
        "spare": " ".join(match.spare),
        "display": " ".join(match.display),
        "dealer": letter(match.dealer),
        "number": match.number,
        "past": state.past,
        "box": " ".join(match.box),
        "made": list(match.made),
        "passing": state.phase == "pass",
        "scores": [list(row) for row in match.scores],
        "lacks": proofs,
        "seed": match.seed,
    }
