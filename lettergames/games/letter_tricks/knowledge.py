"""What one seat may know of a LetterTricks hand, and what it does not know."""

from __future__ import annotations

from typing import Any

from ...core.log import Shown, entries
from ...core.ruleset import View
from .cards import Cards, in_order
from .state import Lay, Match, Play, State, Word

UNKNOWN = "?:?"


def mask_move(rules: Any, mover: int, move: str, seat: int) -> str | None:
    """A move as a seat may read it: what is laid is sealed until all have laid, what is passed for good."""
    sealed = move in ("done", "pass") or move.startswith(("word ", "pass "))
    return None if sealed and mover != seat else move


def mask(rules: Any, shown: Shown, seat: int) -> Shown:
    """One thing a move showed, as this seat saw it: cards passed are known to giver and receiver."""
    if shown[0] == "passed" and seat not in shown[1:3]:
        return (*shown[:3], (None,) * len(shown[3]))
    return shown


def view(rules: Any, state: State, seat: int) -> View:
    """The view of a seat: its hand, everything that lies or lay open, and what play has proved of the others' hands."""
    match, log = state.match, entries(state.log)
    lacks: list[list[str]] = [[] for _ in state.hands]
    knows: list[list[str]] = [[] for _ in state.hands]
    for mover, move, shown, *_ in log:
        for card in cards_shown(move):
            if card in knows[mover]:
                knows[mover].remove(card)
        for item in shown:
            if item[0] == "passed" and item[1] == seat != item[2]:
                knows[item[2]] += item[3]
            if item[0] == "lacks":
                lacks[item[1]] += [each for each in item[2] if each not in lacks[item[1]]]
    for other in rules.hands_seen(state, seat):
        knows[other] = list(state.hands[other])
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
        "box": len(match.box),
        "passes": [[giver, list(cards) if giver == seat else None] for giver, cards in match.passes],
        "knows": [list(in_order(cards)) for cards in knows],
        "said": [list(each) for each in match.said],
        "made": list(match.made),
        "finish": [[who, list(one), list(two)] for who, one, two in match.finish],
        "lacks": [[] if at == seat else sorted(proved) for at, proved in enumerate(lacks)],
        "older_rules": sum(1 for entry in log if entry[3] != rules),
        "events": [
            [number, who, mask_move(rules, who, str(move), seat), _plain([mask(rules, item, seat) for item in shown])]
            for number, (who, move, shown, *_) in enumerate(log)
        ],
    }


def cards_shown(move: Any) -> Cards:
    """The cards that leave a hand openly with this move."""
    return (move.card,) if isinstance(move, Play) else (*move.one, *move.two) if isinstance(move, Lay) else ()


def _plain(value: Any) -> Any:
    return [_plain(part) for part in value] if isinstance(value, list | tuple) else value


def masked(rules: Any, view: View) -> State:
    """The state with every card the view does not hold unknown."""
    hands = [(UNKNOWN,) * held for held in view["held"]]
    hands[view["seat"]] = tuple(view["hand"])
    words = tuple(words_of(words or ()) for words in view["words"])
    match = open_match(view)._replace(words=words, box=(UNKNOWN,) * view["box"])
    return open_state(view, match)._replace(hands=tuple(hands))


def open_state(view: View, match: Match) -> State:
    """The state as far as it lies open: without hands and log."""
    return State(
        view["phase"], view["to_act"], (), tuple(view["trick"]), view["leader"], view["suit"], view["winner"],
        tuple(view["picks"]), tuple(view["left"]), tuple(map(tuple, view["taken"])), tuple(view["aside"]),
        view["past"], match, (), None,
    )  # fmt: skip


def open_match(view: View) -> Match:
    """What stays the same during a trick as far as it lies open: without seed, words and what is face down."""
    return Match(
        0, view["number"], view["dealer"], tuple(map(tuple, view["scores"])), tuple(view["spare"]),
        tuple(view["display"]), (), tuple(view["ready"]), tuple(view["answers"]), (),
        tuple((giver, tuple(cards or ())) for giver, cards in view["passes"]),
        tuple((who, of) for who, of in view["said"]), tuple(view["made"]),
        tuple((who, tuple(one), tuple(two)) for who, one, two in view["finish"]),
    )  # fmt: skip


def words_of(words: Any) -> tuple[Word, ...]:
    """Words as a view holds them, as moves."""
    return tuple(Word(word, tuple(cards), suit) for word, cards, suit in words)


def opening(rules: Any, state: State) -> State:
    """The state with which this hand began: every card played or passed goes back to its hand."""
    hands, log = [list(hand) for hand in state.hands], entries(state.log)
    for seat, move, *_ in log[1:]:
        hands[seat] += cards_shown(move)
    for _, _, shown, *_ in log[1:]:
        for item in shown:
            if item[0] == "passed":
                for card in item[3]:
                    hands[item[2]].remove(card)
                    hands[item[1]].append(card)
    first = log[0]
    _, number, dealer, phase, to_act, leader, taken, aside, display, past, ready = first[2][0]
    match = state.match
    match = Match(
        match.seed, number, dealer, match.scores[: number - 1], match.spare, display, ((),) * len(hands), ready,
        box=match.box, made=match.made[:past],
    )  # fmt: skip
    cards = tuple(map(in_order, hands))
    return State(phase, to_act, cards, (), leader, "", leader, (), (), taken, aside, past, match, (), first)
