"""How a Secret Letter match goes on: dealing, a turn, the end of a round, the end of the match."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from ...core import chance
from ...core.decks import cards_of
from ...core.errors import HouseRuleError
from ...core.names import who
from ...core.ruleset import Result
from . import proofs
from .state import Deal, Move, Outcome, Play, State, in_place, showing

if TYPE_CHECKING:
    from .rules import SecretLetter

ASK_A_PLAYER = frozenset({"guess", "peek", "duel", "reset", "swap"})


def deal(rules: SecretLetter, seed: int | None = None) -> State:
    """The first state of a match. OptionError for a seed that is not a whole number from 0."""
    seed = chance.fresh_seed() if seed is None else chance.as_seed(seed)
    none: tuple[Any, ...] = ((),) * rules.seats
    before = State(
        "round_over", None, none, none, none, (False,) * rules.seats, (), (), (), (), (0,) * rules.seats, (), 0, 0,
        None, seed, (), None,
    )  # fmt: skip
    return next_round(rules, before._replace(starter=rules.first_starter(before)))


def next_round(rules: SecretLetter, before: State) -> State:
    """The first state of the round that follows this one."""
    seats, number, starter = rules.seats, before.round + 1, before.starter
    cards = chance.shuffled(cards_of(rules.deck), before.seed, number)
    aside = rules.set_aside(before)
    gap = aside + rules.open_cards(before)
    if aside < 0 or gap < aside or gap + seats >= len(cards):
        raise HouseRuleError(
            "open_cards" if rules.house_rule("open_cards") else "set_aside",
            f"{aside} cards put aside and {gap - aside} open leave too few to deal: the deck has {len(cards)}",
        )
    hands: list[tuple[int, ...]] = [()] * seats
    for turn in range(seats):
        hands[(starter + turn) % seats] = cards[gap + turn : gap + turn + 1]
    pile = cards[gap + seats :]
    shown = (
        ("deals", starter, before.points, before.contest, (False,) * seats),
        *(("dealt", seat, hand[0]) for seat, hand in enumerate(hands)),
        ("draws", starter, pile[0]),
    )
    hands[starter] += pile[:1]
    none: tuple[Any, ...] = ((),) * seats
    return State(
        "play", starter, tuple(hands), none, none, (False,) * seats, tuple(range(seats)), pile[1:], cards[:aside],
        cards[aside:gap], before.points, before.contest, starter, number, None, before.seed, (),
        (starter, Deal(), shown, rules, None),
    )  # fmt: skip


def unsound(rules: SecretLetter, state: State) -> str:
    """What keeps a round from going on: places, players or cards that are not those of the game."""
    seats = range(rules.seats)
    by_seat = (state.hands, state.rows, state.thrown, state.shields, state.points)
    if any(len(each) != len(seats) for each in by_seat):
        return "there would be more or fewer places at the table than players"
    if len(set(state.still_in)) < len(state.still_in) or not set(state.still_in) <= set(seats):
        return "somebody would be in the round who is not at the table"
    for seat, hand in enumerate(state.hands):
        wanted = (seat in state.still_in) + (state.phase == "play" and seat == state.to_act)
        if len(hand) != wanted:
            return f"a player would hold {len(hand)} cards instead of {wanted}"
    places = (*state.hands, *state.rows, state.pile, state.aside, state.open)
    if Counter(card for place in places for card in place) != Counter(cards_of(rules.deck)):
        return "cards would be lost or made up"
    return ""


def acting(state: State) -> tuple[int, ...]:
    """The hand of the seat to act."""
    return () if state.to_act is None else state.hands[state.to_act]


def leaves(state: State, seat: int) -> State:
    """The state without this seat in the round."""
    return state._replace(
        hands=in_place(state.hands, seat, ()),
        still_in=tuple(other for other in state.still_in if other != seat),
        shown=(*state.shown, ("leaves", seat)),
    )


def apply(rules: SecretLetter, state: State, move: Move, seat: int | None = None) -> State:
    """The state after a move that is allowed."""
    seat = state.to_act
    if isinstance(move, Deal) or seat is None:
        return next_round(rules, state)
    (
        _, _, hands, rows, thrown, shields, still_in, pile, aside, open_cards, points, contest, starter, number, _,
        seed, _, log, _,
    ) = state  # fmt: skip
    card, target, value, _ = move
    kept, drawn = hands[seat]
    if kept == card:
        kept = drawn
    proof = proofs.played(rules, state, seat, card)
    now = State(
        "play", seat, (*hands[:seat], (kept,), *hands[seat + 1 :]),
        (*rows[:seat], (*rows[seat], card), *rows[seat + 1 :]), thrown, shields, still_in, pile, aside, open_cards,
        points, contest, starter, number, None, seed, (("keeps", seat, proof),) if proof else (), log,
    )  # fmt: skip
    power = rules.power(now, card)
    if rules.house_names and power not in rules.printed_rules:
        raise HouseRuleError("power", f"power returned {power!r:.60}; there is no rule of this name")
    if target is None:
        now = showing(now, ("nobody",)) if power in ASK_A_PLAYER else getattr(rules, power)(now, seat)
    elif value is None:
        now = getattr(rules, power)(now, seat, target)
    else:
        now = getattr(rules, power)(now, seat, target, value)
    # Whatever a house rule says of the end of a round: a turn needs a player and a card to draw.
    ends = rules.round_ends(now) or not now.still_in or not now.pile
    return round_over(rules, now, seat, move) if ends else next_turn(rules, now, seat, move)


def next_turn(rules: SecretLetter, state: State, seat: int, move: Play) -> State:
    """The state in which the next player in the round has drawn."""
    (
        _, _, hands, rows, thrown, shields, still_in, pile, aside, open_cards, points, contest, starter, number, _,
        seed, shown, log, _,
    ) = state  # fmt: skip
    following = (seat + 1) % rules.seats
    while following not in still_in:
        following = (following + 1) % rules.seats
    if shields[following] and rules.shield_ends(state, following):
        shields = in_place(shields, following, False)
    drawn = pile[0]
    return State(
        "play", following, (*hands[:following], (hands[following][0], drawn), *hands[following + 1 :]), rows, thrown,
        shields, still_in, pile[1:], aside, open_cards, points, contest, starter, number, None, seed, (),
        (seat, move, (*shown, ("draws", following, drawn)), rules, log),
    )  # fmt: skip


def round_over(rules: SecretLetter, state: State, seat: int, move: Play) -> State:
    """The state in which the round rests, points given, or the match is over."""
    winners, tied, why = _winners(rules, state)
    points = tuple(
        have + rules.round_points(state, each) if each in winners else have for each, have in enumerate(state.points)
    )
    state = state._replace(points=points)
    contest = rules.contest(state, winners, tuple(range(rules.seats)))
    over = len(contest) == 1
    starter = rules.next_starter(state, tied)
    return state._replace(
        phase="match_over" if over else "round_over",
        to_act=None if over else starter,
        starter=starter,
        contest=contest,
        outcome=Outcome(winners, why, why not in ("last one in", "nobody")),
        shown=(),
        log=(seat, move, state.shown, rules, state.log),
    )


def _winners(rules: SecretLetter, state: State) -> tuple[tuple[int, ...], tuple[int, ...], str]:
    """Who wins the round, among whom the next starter is found, and why."""
    seats = state.still_in
    if not seats:
        return (), (), "nobody"
    last = rules.last_one_in(state, seats)
    if last:
        return last, last, "last one in"
    best = rules.highest_card(state, seats)
    if len(best) <= 1:
        return best, best, "highest card"
    ahead = rules.row_decides(state, best)
    if len(ahead) <= 1:
        return ahead, ahead, "row"
    return rules.still_tied(state, ahead), ahead, "tie"


def result(rules: SecretLetter, state: State) -> Result | None:
    """How the match ended; None while it goes on."""
    if state.phase != "match_over":
        return None
    winner = state.contest[0]
    points = state.points[winner]
    return Result(state.points, state.contest, f"{who(winner)} wins the match with {points} point{'s' * (points != 1)}")
