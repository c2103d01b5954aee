"""How a LetterTricks match goes on: dealing, a card, a trick, picking, laying words, the end of a hand and a match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...core import chance
from ...core.errors import OptionError
from ...core.names import who
from ...core.ruleset import Result
from . import proofs
from .cards import Cards, in_order, without
from .state import Deal, Done, Match, Move, NoPick, Pick, Play, State, Word, in_place

if TYPE_CHECKING:
    from .collecting import Collecting
    from .tricks import LetterTricks


def first_hand(rules: LetterTricks, seed: int | None) -> State:
    """The first state of a match. OptionError for a seed that is not a whole number from 0."""
    seed = chance.fresh_seed() if seed is None else seed
    if type(seed) is not int or seed < 0:
        raise OptionError(f"seed={seed!r} is no deal number; it is a whole number from 0")
    none: tuple[Cards, ...] = ((),) * rules.players
    before = State("hand_over", None, none, (), 0, "", 0, (), (), none, (), 0, Match(seed, 0, 0), (), None)
    return next_hand(rules, before)


def next_hand(rules: Any, before: State) -> State:
    """The first state of the hand that follows this one."""
    match, seats = before.match, rules.players
    dealer = (match.dealer + 1) % seats if match.number else rules.first_dealer(before)
    cards = chance.shuffled(rules.dealt_cards, match.seed, match.number + 1)
    many = len(cards) // seats
    hands = tuple(in_order(cards[seat * many : (seat + 1) * many]) for seat in range(seats))
    match = match._replace(
        number=match.number + 1, dealer=dealer, spare=cards[many * seats :], display=rules.displayed_cards,
        words=((),) * seats, ready=(),
    )  # fmt: skip
    none: tuple[Cards, ...] = ((),) * seats
    state = State("trick", None, hands, (), 0, "", 0, (), (), none, (), 0, match, (), None)
    leader = rules.first_leader(state)
    log = (dealer, Deal(), (("deals", match.number, dealer),), rules, None)
    return state._replace(to_act=leader, leader=leader, log=log)


def after(rules: Any, state: State, move: Move) -> State:
    """The state after a move that is allowed."""
    if isinstance(move, Play):
        return _played(rules, state, move)
    if isinstance(move, Pick | NoPick):
        return _picked(rules, state, move)
    if isinstance(move, Word | Done):
        return _laid(rules, state, move)
    return next_hand(rules, state)


def highest(rules: LetterTricks, state: State, trick: Cards) -> list[int]:
    """The seats of the highest card that can win, more than one where cards are equal, in the order of play."""
    best, seats = -1, [state.leader]
    for at, card in enumerate(trick):
        if rules.can_win(state, card):
            rank = rules.rank(state, card)
            if rank >= best:
                seat = (state.leader + at) % rules.players
                best, seats = rank, [seat] if rank > best else [*seats, seat]
    return seats


def card_of(state: State, trick: Cards, seat: int) -> str:
    """The card this seat has played into the trick."""
    return trick[(seat - state.leader) % len(state.hands)]


def lowest(rules: LetterTricks, state: State, trick: Cards, besides: int | None = None) -> int:
    """The seat of the lowest card of any suit, that of seat `besides` left out; of equal cards the last played."""
    seats = [(state.leader + at) % rules.players for at in range(len(trick))]
    ranks = [(rules.rank(state, card), -at) for at, card in enumerate(trick) if seats[at] != besides]
    return seats[-min(ranks)[1]]


def _played(rules: Any, state: State, move: Play) -> State:
    _, seat, hands, trick, leader, suit, winner, _, _, taken, aside, past, match, _, log, _ = state
    assert seat is not None
    card, hand = move.card, hands[seat]
    at = hand.index(card)
    proof = proofs.followed(rules, state, seat, card) if suit and card[0] != suit else ()
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
    full = State("pick", None, hands, trick, leader, suit, winner, (), trick, taken, aside, past, match, (), log)
    winner = rules.trick_winner(full, trick)
    picks = rules.pickers(full, trick, winner)
    return State(
        "pick", picks[0], hands, trick, leader, suit, winner, picks, trick, taken, aside, past, match, (),
        (seat, move, (*shown, ("won", winner, picks, trick, suit)), rules, log),
    )  # fmt: skip


def _picked(rules: Collecting, state: State, move: Pick | NoPick) -> State:
    seat = state.to_act
    assert seat is not None
    log = (seat, move, (), rules, state.log)
    picks, match = state.picks[1:], state.match
    if isinstance(move, Pick):
        pool = rules.pool(seat)
        taken = in_place(state.taken, pool, in_order((*state.taken[pool], move.card)))
        left = state.left
        if state.phase == "vowel":
            match = match._replace(display=without(match.display, move.card))
        else:
            left = without(left, move.card)
        state = state._replace(taken=taken, left=left, match=match)
    if picks:
        phase = rules.pick_phase(state, picks)
        return state._replace(phase=phase, to_act=picks[0], picks=picks, log=log)
    return _trick_over(rules, state._replace(log=log))


def _trick_over(rules: Collecting, state: State) -> State:
    leader = rules.leads_next(state, state.winner)
    state = state._replace(
        trick=(), left=(), suit="", picks=(), leader=leader, aside=(*state.aside, *state.left), past=state.past + 1
    )
    if any(state.hands):
        return state._replace(phase="trick", to_act=leader)
    return spelling(rules, state)


def spelling(rules: Collecting, state: State) -> State:
    """The state in which the next seat lays its words; who cannot spell anything has laid nothing. When all have laid,
    the words are opened and the hand is over."""
    seats, match = rules.players, state.match
    order = [(match.dealer + 1 + turn) % seats for turn in range(seats)]
    ready = (*match.ready, *(seat for seat in order if seat not in match.ready and not rules.can_spell(state, seat)))
    waiting = [seat for seat in order if seat not in ready]
    state = state._replace(phase="spell", match=match._replace(ready=ready))
    return state._replace(to_act=waiting[0]) if waiting else _hand_over(rules, state)


def _laid(rules: Collecting, state: State, move: Word | Done) -> State:
    seat, match = state.to_act, state.match
    assert seat is not None
    words = match.words
    if isinstance(move, Word):
        words = (*words[:seat], (*words[seat], move), *words[seat + 1 :])
    ready = match.ready
    if isinstance(move, Done) or not rules.may_go_on_laying(words[seat]):
        ready = (*ready, seat)
    log = (seat, move, (), rules, state.log)
    return spelling(rules, state._replace(match=match._replace(words=words, ready=ready), log=log))


def _hand_over(rules: Collecting, state: State) -> State:
    match, seats = state.match, range(rules.players)
    points = tuple(rules.hand_points(state, seat) for seat in seats)
    match = match._replace(scores=(*match.scores, points))
    over = match.number >= rules.hands_played
    seat, move, shown, _, earlier = state.log or (match.dealer, Done(), (), rules, None)
    opened = tuple((seat, tuple((word.word, word.suit, word.cards) for word in match.words[seat])) for seat in seats)
    return state._replace(
        phase="match_over" if over else "hand_over",
        to_act=None if over else (match.dealer + 2) % rules.players,
        match=match,
        log=(seat, move, (*shown, ("words", opened, points)), rules, earlier),
    )


def result(state: State) -> Result | None:
    """How a match of hands ended: the highest sum, then the best single hand, then shared."""
    if state.phase != "match_over":
        return None
    scores = state.match.scores
    totals = tuple(map(sum, zip(*scores, strict=True)))
    ahead = [seat for seat, total in enumerate(totals) if total == max(totals)]
    best = {seat: max(hand[seat] for hand in scores) for seat in ahead}
    winners = tuple(seat for seat in ahead if best[seat] == max(best.values()))
    names = " and ".join(map(who, winners))
    verb = "share" if len(winners) > 1 else "wins"
    why = f"{names} {verb} the match with {totals[winners[0]]} points"
    if len(ahead) > len(winners):
        why += f", ahead by the best single hand of {best[winners[0]]}"
    return Result(totals, winners, why)
