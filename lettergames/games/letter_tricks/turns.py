"""How the hands of all four games go on: dealing, a card, a trick, picking."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...core import chance
from ...core.errors import OptionError
from . import proofs
from .cards import Cards, in_order, without
from .state import Deal, Match, Move, Pick, Play, State

if TYPE_CHECKING:
    from .tricks import LetterTricks


def deal(rules: LetterTricks, seed: int | None = None) -> State:
    """The first state of a match. OptionError for a seed that is not a whole number from 0."""
    seed = chance.fresh_seed() if seed is None else seed
    if type(seed) is not int or seed < 0:
        raise OptionError(f"seed={seed!r} is no deal number; it is a whole number from 0")
    return next_hand(rules, before_first(rules, seed))


def before_first(rules: LetterTricks, seed: int) -> State:
    """The state before the first hand, in which nothing has happened."""
    none: tuple[Cards, ...] = ((),) * rules.players
    return State("hand_over", None, none, (), 0, "", 0, (), (), none, (), 0, Match(seed, 0, 0), (), None)


def next_hand(rules: Any, before: State) -> State:
    """The first state of the hand that follows this one."""
    match, seats = before.match, rules.players
    dealer = rules.next_dealer(before) if match.number else rules.first_dealer(before)
    cards = chance.shuffled(rules.cards_to_deal(before), match.seed, match.number + 1)
    many = len(cards) // seats
    hands = tuple(in_order(cards[seat * many : (seat + 1) * many]) for seat in range(seats))
    spare, display, box = rules.put_beside(before, cards[many * seats :])
    match = Match(
        match.seed, match.number + 1, dealer, match.scores, in_order(spare), in_order(display), ((),) * seats,
        box=in_order(box),
    )  # fmt: skip
    taken = rules.cards_kept(before)
    state = State(rules.first_phase, None, hands, (), before.leader, "", 0, (), (), taken, (), 0, match, (), None)
    leader = rules.first_leader(state)
    return begun(rules, state._replace(to_act=leader, leader=leader, winner=leader), dealer)


def begun(rules: Any, state: State, dealer: int, *shown: Any) -> State:
    """This first state of a hand with its log, which says how everything open lies."""
    match = state.match
    deals = (
        "deals", match.number, dealer, state.phase, state.to_act, state.leader, state.taken, state.aside, match.display,
        state.past, match.ready,
    )  # fmt: skip
    return state._replace(log=(dealer, Deal(), (deals, *shown), rules, None))


def apply(rules: Any, state: State, move: Any, seat: int | None = None) -> State:
    """The state after a move that is allowed; `seat` is given for a move out of turn."""
    if isinstance(move, Play):
        return _played(rules, state, move)
    if isinstance(move, Pick):
        return _picked(rules, state, move)
    if isinstance(move, Deal):
        return next_hand(rules, state if move.leader is None else state._replace(leader=move.leader))
    seat = state.to_act if seat is None else seat
    return logged(rules, state, seat, move, rules.moved(state, move, seat))


def logged(rules: Any, before: State, seat: int | None, move: Move, now: State) -> State:
    """The state `now` with the move that led there, and what it showed, in its log."""
    return now._replace(shown=(), log=(seat, move, now.shown, rules, before.log))


def highest(rules: LetterTricks, state: State, trick: Cards) -> list[int]:
    """The seats of the highest card that can win, more than one where cards are equal, in the order of play; the leader
    where none can win."""
    leader, many = state.leader, len(state.hands)
    can_win = [(at, card) for at, card in enumerate(trick) if rules.can_win(state, card)]
    ranks = [(rules.rank(state, card), (leader + at) % many) for at, card in can_win]
    best = max(ranks)[0] if ranks else 0
    return [seat for rank, seat in ranks if rank == best] or [leader]


def card_of(state: State, trick: Cards, seat: int) -> str:
    """The card this seat has played into the trick."""
    return trick[(seat - state.leader) % len(state.hands)]


def lowest(rules: LetterTricks, state: State, trick: Cards, besides: int | None = None) -> int:
    """The seat of the lowest card of any suit, that of seat `besides` left out; of equal cards the last played."""
    leader, many = state.leader, len(state.hands)
    ranks = [
        (rules.rank(state, card), -at) for at, card in enumerate(trick) if (leader + at) % many != besides
    ]
    return (leader - min(ranks)[1]) % many


def _played(rules: Any, state: State, move: Play) -> State:
    _, seat, hands, trick, leader, suit, winner, _, _, taken, aside, past, match, _, log, _ = state
    assert seat is not None
    card, hand = move.card, hands[seat]
    at = hand.index(card)
    proof = proofs.followed(rules, state, card)
    shown = (("lacks", seat, proof),) if proof else ()
    hands = (*hands[:seat], hand[:at] + hand[at + 1 :], *hands[seat + 1 :])
    trick = (*trick, card)
    suit = suit or rules.suit_led(state, card)
    seats = len(hands)
    if len(trick) < seats:
        return State(
            "trick", (seat + 1) % seats, hands, trick, leader, suit, winner, (), (), taken, aside, past, match, (),
            (seat, move, shown, rules, log),
        )  # fmt: skip
    if match.display and rules.display_joins_trick:
        left, match = trick + match.display, match._replace(display=())
    else:
        left = trick
    full = State("pick", None, hands, trick, leader, suit, winner, (), left, taken, aside, past, match, (), log)
    winner = rules.trick_winner(full, trick)
    picks = rules.pickers(full, trick, winner)
    shown = (*shown, ("won", winner, picks, trick, suit))
    if not picks:
        return logged(rules, state, seat, move, trick_over(rules, full._replace(winner=winner, shown=shown)))
    return State(
        "pick", picks[0], hands, trick, leader, suit, winner, picks, left, taken, aside, past, match, (),
        (seat, move, shown, rules, log),
    )  # fmt: skip


def _picked(rules: Any, state: State, move: Pick) -> State:
    _, seat, hands, trick, leader, suit, winner, picks, left, taken, aside, past, match, _, log, _ = state
    assert seat is not None
    pool = rules.pool(seat)
    taken = (*taken[:pool], in_order((*taken[pool], move.card)), *taken[pool + 1 :])
    if state.phase == "vowel":
        match = match._replace(display=without(match.display, move.card))
    else:
        left = without(left, move.card)
    now = State(
        "pick", seat, hands, trick, leader, suit, winner, picks, left, taken, aside, past, match, (),
        (seat, move, (), rules, log),
    )  # fmt: skip
    after = picked_on(rules, now)
    return logged(rules, state, seat, move, after) if after.shown else after


def picked_on(rules: Any, state: State) -> State:
    """The state in which the next seat picks from this trick, or the trick is over."""
    _, _, hands, trick, leader, suit, winner, picks, left, taken, aside, past, match, _, log, _ = state
    picks = picks[1:]
    if not picks:
        return trick_over(rules, state)
    phase = rules.pick_phase(state, picks)
    return State(
        phase, picks[0], hands, trick, leader, suit, winner, picks, left, taken, aside, past, match, (), log
    )


def trick_over(rules: Any, state: State) -> State:
    """The state after a trick: its winner leads, unless the rules of the game go on otherwise."""
    state = rules.trick_counts(state)
    _, _, hands, _, _, _, winner, _, left, taken, aside, past, match, shown, log, _ = state
    leader = rules.leads_next(state, winner)
    now = State(
        "trick", leader, hands, (), leader, "", winner, (), (), taken, aside + left, past + 1, match, shown, log
    )
    return rules.after_trick(now)  # type: ignore[no-any-return]
