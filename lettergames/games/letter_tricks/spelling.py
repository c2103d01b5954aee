"""Laying words at the end of a hand: each seat in turn, sealed, until all are opened and the hand is counted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...core.names import points_in_words, who
from ...core.ruleset import Result
from .state import Answer, State, Word

if TYPE_CHECKING:
    from .collecting import Collecting


def order(rules: Collecting, state: State) -> list[int]:
    """The seats from the dealer's left on."""
    return [(state.match.dealer + 1 + turn) % rules.players for turn in range(rules.players)]


def next_speller(rules: Collecting, state: State) -> State:
    """The state in which the next seat lays its words; who cannot spell anything has laid nothing. When all have laid,
    the words are opened."""
    match, seats = state.match, order(rules, state)
    ready = (*match.ready, *(seat for seat in seats if seat not in match.ready and not rules.can_spell(state, seat)))
    waiting = [seat for seat in seats if seat not in ready]
    state = state._replace(phase="spell", to_act=None, match=match._replace(ready=ready))
    return state._replace(to_act=waiting[0]) if waiting else opened(rules, state)


def laid(rules: Collecting, state: State, move: Word, seat: int) -> State:
    """The state after a word."""
    words = state.match.words
    words = (*words[:seat], (*words[seat], move), *words[seat + 1 :])
    state = state._replace(match=state.match._replace(words=words))
    if not rules.words_sealed(state):
        state = state._replace(shown=(*state.shown, ("lays", seat, move.word, move.suit, move.cards)))
    return next_speller(rules, state) if rules.may_go_on_laying(words[seat]) else finished(rules, state, seat)


def finished(rules: Collecting, state: State, seat: int) -> State:
    """The state after this seat has laid its last word, or its time is up."""
    now = state._replace(match=state.match._replace(ready=(*state.match.ready, seat)))
    return next_speller(rules, now)


def opened(rules: Collecting, state: State) -> State:
    """The state in which all words lie open: the first question about one that is none, or the end of the hand."""
    state = state._replace(match=state.match._replace(answers=()))
    asked = questions(rules, state)
    if not asked:
        return hand_over(rules, state)
    state = state._replace(shown=(*state.shown, ("opens", _told(state))))
    if not rules.word_by_consent:
        return hand_over(rules, struck(state, {(seat, word) for seat, word, _ in asked}))
    return state._replace(phase="consent", to_act=asked[0][2])


def struck(state: State, refused: set[tuple[int, Word]]) -> State:
    """The state in which these words of these seats do not count."""
    words = tuple(
        tuple(word for word in words if (seat, word) not in refused) for seat, words in enumerate(state.match.words)
    )
    shown = tuple(("strikes", seat, word.word) for seat, word in sorted(refused))
    return state._replace(match=state.match._replace(words=words), shown=(*state.shown, *shown))


def _told(state: State) -> Any:
    """What each seat has laid, for a log."""
    return tuple(
        (seat, tuple((word.word, word.suit, word.cards) for word in words))
        for seat, words in enumerate(state.match.words)
    )


def questions(rules: Collecting, state: State) -> list[tuple[int, Word, int]]:
    """Whose word which seat is asked about, in order: those that the rules do not know."""
    return [
        (seat, word, (seat + turn) % rules.players)
        for seat in order(rules, state)
        for word in state.match.words[seat]
        if not rules.is_word(state, word.word)
        for turn in range(1, rules.players)
    ]


def answered(rules: Collecting, state: State, move: Answer) -> State:
    """The state after a seat has said whether somebody's word is one; a word stands when all agree."""
    match = state.match._replace(answers=(*state.match.answers, move.agree))
    asked = questions(rules, state)
    if len(match.answers) < len(asked):
        return state._replace(to_act=asked[len(match.answers)][2], match=match)
    refused = {(seat, word) for (seat, word, _), agree in zip(asked, match.answers, strict=True) if not agree}
    return hand_over(rules, struck(state._replace(match=match), refused))


def hand_over(rules: Collecting, state: State) -> State:
    """The state after the hand has been counted."""
    match, seats = state.match, range(rules.players)
    points = tuple(rules.hand_points(state, seat) for seat in seats)
    over = match.number >= rules.hands_played
    now = state._replace(
        phase="match_over" if over else "hand_over",
        to_act=None if over else (match.dealer + 2) % rules.players,
        match=match._replace(scores=(*match.scores, points)),
        shown=(*state.shown, ("words", _told(state), points)),
    )
    return now._replace(shown=(*now.shown, ("wins", winners(rules, now)))) if over else now


def winners(rules: Collecting, state: State) -> tuple[int, ...]:
    """The seats that win a match that is over, in order."""
    seats = tuple(range(rules.players))
    won = rules.match_winners(state, seats)
    return tuple(seat for seat in seats if seat in won)


def result(rules: Collecting, state: State) -> Result | None:
    """How a match of hands ended."""
    if state.phase != "match_over":
        return None
    scores = state.match.scores
    totals = tuple(map(sum, zip(*scores, strict=True)))
    won = winners(rules, state)
    if not won:
        return Result(totals, (), "Nobody wins the match")
    names = " and ".join(map(who, won))
    verb = "share" if len(won) > 1 else "wins"
    why = f"{names} {verb} the match with {points_in_words(totals[won[0]])}"
    if totals.count(totals[won[0]]) > len(won):
        why += f", ahead by the best single hand of {max(hand[won[0]] for hand in scores)}"
    return Result(totals, won, why)
