"""How a game of two teams goes on after a trick: claims, the next hand, the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.names import who
from ...core.ruleset import Result
from ...words import Lexicon, suit_words_of_size
from .cards import MULTI, SUITS
from .state import Claim, State, Word

if TYPE_CHECKING:
    from .teams import TeamTricks

COMMON = (35, 60)


def after_trick(rules: TeamTricks, state: State) -> State:
    """The next lead, the end of the hand, or the end of the game where the engine notices that a team has won."""
    state = state._replace(match=state.match._replace(ready=()))
    for seat in (state.winner, (state.winner + 1) % rules.players):
        if rules.may_claim(state, seat) and rules.team_notices(state):
            claim = found(rules, state, seat)
            if claim is not None:
                return won(state, seat, claim)
    if any(state.hands):
        return state
    last = state.match.number >= rules.most_hands(state) or len(state.aside) < rules.players
    return state._replace(phase="draw" if last else "hand_over", to_act=state.winner)


def found(rules: TeamTricks, state: State, seat: int) -> Claim | None:
    """The words with which this seat's team wins, common ones if there are such; None if its cards do not make any."""
    pool = state.taken[rules.pool(seat)]
    goals = {lane: rules.team_goal(state, lane) for lane in rules.lanes}
    if len(pool) < sum(goals.values()):
        return None
    cards = [(SUITS[card[0]], card[2:]) for card in pool]

    def made(lexicon: Lexicon) -> Claim | None:
        words = suit_words_of_size(lexicon, cards, min(goals.values()), rules.lanes, SUITS[MULTI])
        if words is None:
            return None
        laid = ((lane, each.word, tuple(pool[at] for at in each.cards)) for lane, each in words.words.items())
        return Claim(tuple(Word(word, spelled, lane) for lane, word, spelled in laid))

    claims = [made(rules.lexicon)]
    if claims[0] is not None:
        claims = [*(made(rules.lexicon.common(level)) for level in COMMON), *claims]
    return next((claim for claim in claims if claim and all(rules.judge_claim(state, claim, seat))), None)


def laid(rules: TeamTricks, state: State, seat: int, claim: Claim) -> State:
    """The state after a claim: it wins, or the team that won the trick is first asked for its own."""
    now = won(state, seat, claim)
    if state.phase != "counterclaim" and rules.winner_first(state, seat):
        return now._replace(phase="counterclaim", to_act=state.winner)
    return now


def won(state: State, seat: int, claim: Claim) -> State:
    """The state in which this seat's team has won with these words."""
    words = tuple(claim.words if at == seat else () for at in range(len(state.hands)))
    shown = tuple((word.word, word.suit, word.cards) for word in claim.words)
    return state._replace(
        phase="match_over", to_act=None, match=state.match._replace(words=words),
        shown=(*state.shown, ("claims", seat, shown)),
    )  # fmt: skip


def ended(state: State) -> State:
    """The state after the last word: the claim on the table has won, or there is none and neither team has."""
    shown = state.shown if any(state.match.words) else (*state.shown, ("draw",))
    return state._replace(phase="match_over", to_act=None, shown=shown)


def result(rules: TeamTricks, state: State) -> Result | None:
    """How a game of teams ended."""
    if state.phase != "match_over":
        return None
    claimed = next((seat for seat, words in enumerate(state.match.words) if words), None)
    if claimed is None:
        return Result((0,) * rules.players, (), "A draw: neither team has won after the last hand")
    team = tuple(seat for seat in range(rules.players) if rules.pool(seat) == rules.pool(claimed))
    words = ", ".join(word.word for word in state.match.words[claimed])
    scores = tuple(int(seat in team) for seat in range(rules.players))
    return Result(scores, team, f"{' and '.join(map(who, team))} win with {words}")
