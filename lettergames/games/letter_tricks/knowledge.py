"""What one seat may know of a LetterTricks hand, and what it does not know."""

from __future__ import annotations

from typing import Any

from ...core.log import Entry, entries
from ...core.ruleset import View
from .cards import Cards, in_order
from .state import Match, Play, State, Word

UNKNOWN = "?:?"


def mask_move(mover: int, move: str, seat: int) -> str | None:
    """A move as a seat may read it: what is laid is sealed until all have laid."""
    return None if mover != seat and (move == "done" or move.startswith("word ")) else move


def view(rules: Any, state: State, seat: int) -> View:
    """The view of a seat: its hand, everything that lies or lay open, and what play has proved of the others' hands."""
    match, log = state.match, entries(state.log)
    lacks: list[list[str]] = [[] for _ in state.hands]
    for _, _, shown, *_ in log:
        for item in shown:
            if item[0] == "lacks":
                lacks[item[1]] += [each for each in item[2] if each not in lacks[item[1]]]
    opened = state.phase in ("consent", "hand_over", "match_over") or not rules.words_hidden(state)
    return {
        "game": rules.name,
        "seat": seat,
        "phase": state.phase,
        "to_act": state.to_act,
        "hand": list(state.hands[seat]),
        "held": [len(hand) for hand in state.hands],
        "trick": list(state.trick),
        "leader": state.leader,
        "suit": state.suit,
        "winner": state.winner,
        "picks": list(state.picks),
        "left": list(state.left),
        "taken": [list(cards) for cards in state.taken],
        "aside": list(state.aside),
        "past": state.past,
        "number": match.number,
        "dealer": match.dealer,
        "scores": [list(hand) for hand in match.scores],
        "spare": list(match.spare),
        "display": list(match.display),
        "words": [
            [[word.word, list(word.cards), word.suit] for word in words] if opened or at == seat else None
            for at, words in enumerate(match.words)
        ],
        "ready": list(match.ready),
        "answers": list(match.answers),
        "lacks": [[] if at == seat else sorted(proved) for at, proved in enumerate(lacks)],
        "older_rules": sum(1 for entry in log if entry[3] != rules),
        "events": [
            [number, who, mask_move(who, str(move), seat), _plain(shown)]
            for number, (who, move, shown, *_) in enumerate(log)
        ],
    }


def _plain(value: Any) -> Any:
    return [_plain(part) for part in value] if isinstance(value, list | tuple) else value


def masked(view: View) -> State:
    """The state with every card the view does not hold unknown."""
    hands = [(UNKNOWN,) * held for held in view["held"]]
    hands[view["seat"]] = tuple(view["hand"])
    return public(view, tuple(hands), tuple(words_of(words or ()) for words in view["words"]), 0, None)


def public(
    view: View, hands: tuple[Cards, ...], words: tuple[tuple[Word, ...], ...], seed: int, log: Entry | None
) -> State:
    """The state that shows this view, with these hands and words."""
    scores = tuple(map(tuple, view["scores"]))
    match = Match(
        seed, view["number"], view["dealer"], scores, tuple(view["spare"]), tuple(view["display"]), words,
        tuple(view["ready"]), tuple(view["answers"]),
    )  # fmt: skip
    return State(
        view["phase"], view["to_act"], hands, tuple(view["trick"]), view["leader"], view["suit"], view["winner"],
        tuple(view["picks"]), tuple(view["left"]), tuple(map(tuple, view["taken"])), tuple(view["aside"]),
        view["past"], match, (), log,
    )  # fmt: skip


def words_of(words: Any) -> tuple[Word, ...]:
    """Words as a view holds them, as moves."""
    return tuple(Word(word, tuple(cards), suit) for word, cards, suit in words)


def opening(state: State) -> State:
    """The state with which this hand began: every card played or passed goes back to its hand."""
    hands, log = [list(hand) for hand in state.hands], entries(state.log)
    for seat, move, *_ in log[1:]:
        if isinstance(move, Play):
            hands[seat].append(move.card)
    first = log[0]
    _, number, dealer, phase, leader, taken, aside, display, past = first[2][0]
    match = state.match
    match = Match(
        match.seed, number, dealer, match.scores[: number - 1], match.spare, display, ((),) * len(hands), box=match.box
    )
    cards = tuple(map(in_order, hands))
    return State(phase, leader, cards, (), leader, "", leader, (), (), taken, aside, past, match, (), first)
