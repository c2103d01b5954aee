"""How a game of Dead Letters goes on: dealing, a turn, a word and its challenge, the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core import chance
from ...core.decks import cards_of
from ...core.errors import OptionError
from ...core.names import points_in_words, who
from ...core.ruleset import Result
from .state import Answer, Cards, Deal, Draw, Give, Laid, Move, Outcome, Pass, Score, State

if TYPE_CHECKING:
    from .rules import DeadLetters


def first_turn(rules: DeadLetters, seed: int | None) -> State:
    """The first state of a game. OptionError for a seed that is not a whole number from 0."""
    seed = chance.fresh_seed() if seed is None else seed
    if type(seed) is not int or seed < 0:
        raise OptionError(f"seed={seed!r} is no deal number; it is a whole number from 0")
    cards = chance.shuffled(cards_of(rules.letters), seed, 1)
    each = rules.hand_size(None)
    hands = tuple(tuple(sorted(cards[each * seat : each * (seat + 1)])) for seat in range(rules.seats))
    none: tuple[Cards, ...] = ((),) * rules.seats
    pile = cards[each * rules.seats :]
    before = State("turn", 0, hands, none, none, pile, None, (), 0, 0, 0, 1, None, seed, (), None)
    starter = rules.first_player(before)
    return begun(rules, before._replace(to_act=starter, starter=starter))


def begun(rules: DeadLetters, state: State) -> State:
    """The state with a log that begins here: all that lies on the table, and what each seat holds."""
    seen = rules.dead_cards_open(state)
    lies = ("deals", state.starter, state.up, state.words, state.passes, state.still, state.turn)
    dealt = (("dealt", seat, hand) for seat, hand in enumerate(state.hands))
    dead = (("dead", seat, cards, seen) for seat, cards in enumerate(state.down) if cards)
    assert state.to_act is not None
    return state._replace(log=(state.to_act, Deal(), (lies, *dealt, *dead), rules, None))


def acting(state: State) -> Cards:
    """The hand of the seat to act."""
    return () if state.to_act is None else state.hands[state.to_act]


def after(rules: DeadLetters, state: State, move: Move, seat: int | None = None) -> State:
    """The state after a move that is allowed; `seat` is given for a move out of turn."""
    seat = state.to_act if seat is None else seat
    assert seat is not None
    match move:
        case Draw():
            now = over(rules, rules.draw(state, seat, move.number), seat, passed=False, moved=True)
        case Pass():
            now = over(rules, state, seat, passed=True, moved=False)
        case Score():
            now = laid(rules, state, seat, move)
        case Answer():
            now = answered(rules, state, seat, move)
        case Give():
            now = scored(rules, rules.payment(state, seat, move.card), paid=True)
    return now._replace(shown=(), log=(seat, move, now.shown, rules, state.log))


def asked_next(rules: DeadLetters, state: State) -> int | None:
    """The next seat from the speller's left that may challenge the word on the table and was not asked yet."""
    assert state.laid is not None
    speller, _, accepted = state.laid
    for step in range(1, rules.seats):
        seat = (speller + step) % rules.seats
        if seat not in accepted and rules.may_challenge(state, seat):
            return seat
    return None


def laid(rules: DeadLetters, state: State, seat: int, move: Score) -> State:
    """A word lies on the table: the others are asked, or it is scored at once where nobody may challenge it."""
    down = len(move.vowels)
    now = state._replace(laid=Laid(seat, move), shown=(("lays", seat, move.word, move.printed, down, move.ys),))
    asked = asked_next(rules, now)
    return scored(rules, now) if asked is None else now._replace(phase="answer", to_act=asked)


def answered(rules: DeadLetters, state: State, seat: int, move: Answer) -> State:
    """A seat has accepted the word or challenged it."""
    assert state.laid is not None
    speller, word, accepted = state.laid
    if not move.challenge:
        now = state._replace(laid=Laid(speller, word, (*accepted, seat)))
        asked = asked_next(rules, now)
        if asked is not None:
            return now._replace(to_act=asked)
        return scored(rules, now._replace(shown=(("stands", speller, word.word),)))
    listed = rules.is_listed(state, word.word)
    now = state._replace(shown=(("challenged", seat, speller, word.word, listed),))
    if not listed:
        return now._replace(phase="lost", to_act=speller, laid=None)
    return now._replace(phase="payment", to_act=seat) if state.hands[seat] else scored(rules, now)


def scored(rules: DeadLetters, state: State, paid: bool = False) -> State:
    """The word on the table is scored. A turn in which no card moves counts as passed."""
    assert state.laid is not None
    seat, move, _ = state.laid
    before = state.hands[seat]
    now = rules.scoring(state._replace(laid=None), seat, move)
    moved = now.hands[seat] != before
    return over(rules, now, seat, passed=not moved, moved=moved or paid)


def over(rules: DeadLetters, state: State, seat: int, *, passed: bool, moved: bool) -> State:
    """The turn of this seat is over: the next one's begins, or the game ends."""
    now = state._replace(
        phase="turn",
        to_act=(seat + 1) % rules.seats,
        passes=state.passes + 1 if passed else 0,
        still=0 if moved else state.still + 1,
        turn=state.turn + 1,
    )
    if passed:
        now = now._replace(shown=(*now.shown, ("passed", seat, now.passes)))
    if rules.game_ends(now) or rules.stalemate(now):
        return ended(rules, rules.hands_count(now)._replace(phase="over", to_act=None))
    return now


def ended(rules: DeadLetters, state: State) -> State:
    """The state with its outcome: the points are counted now, under the rules now in force."""
    seats = range(rules.seats)
    scores = tuple(rules.final_score(state, seat) for seat in seats)
    best = tuple(seat for seat in seats if scores[seat] == max(scores))
    ahead = rules.more_face_up(state, best)
    winners = rules.fewer_face_down(state, ahead)
    why = "" if len(best) == 1 else _decided(ahead, winners)
    return state._replace(outcome=Outcome(scores, winners, why))


def _decided(ahead: tuple[int, ...], winners: tuple[int, ...]) -> str:
    if len(ahead) == 1:
        return "more cards face up"
    return "fewer dead cards" if len(winners) == 1 else "equal piles"


def result(state: State) -> Result | None:
    """How the game ended; None while it goes on."""
    if state.outcome is None:
        return None
    scores, winners, why = state.outcome
    names = " and ".join(map(who, winners))
    points = points_in_words(scores[winners[0]])
    wins = "wins" if len(winners) == 1 else "win"
    return Result(scores, winners, f"{names} {wins} with {points}{why and f' and {why}'}")
