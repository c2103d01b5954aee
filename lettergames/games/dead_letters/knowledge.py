"""What one seat may know of a game of Dead Letters, and what it does not know."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from ...core.log import Entry, Shown, entries
from ...core.ruleset import View
from .state import UNKNOWN, Cards, Laid, Outcome, Score, State

if TYPE_CHECKING:
    from .rules import DeadLetters


def mask_move(mover: int, move: str, seat: int) -> str | None:
    """A move as this seat may read it: answers are sealed, cards that lie face down or are given are not named."""
    if mover == seat:
        return move
    if move in ("accept", "challenge"):
        return None
    word, with_, more = move.partition(" with ")
    if with_:
        cards, keeping, ys = more.partition(" keeping")
        return f"{word} with {' '.join(UNKNOWN for _ in cards.split())}{keeping}{ys}"
    return "give ?" if move.startswith("give") else move


def mask(shown: Shown, seat: int) -> Shown:
    """What a move showed, as this seat saw it: cards it did not see are None."""
    kind, at, *_ = shown
    if at == seat:
        return shown
    if kind in ("dealt", "draws"):
        return kind, at, _unseen(shown[2])
    if kind == "dead" and not shown[3]:
        return kind, at, _unseen(shown[2]), False
    if kind == "gives" and not shown[3]:
        return kind, at, None, False
    if kind == "scores":
        _, _, word, up, dead, vowels, ys, seen = shown
        return kind, at, word, up, dead if seen else _unseen(dead), _unseen(vowels), ys, seen
    return shown


def _unseen(cards: Cards) -> tuple[None, ...]:
    return (None,) * len(cards)


def view(rules: DeadLetters, state: State, seat: int) -> View:
    """The view of a seat: its own cards, everything open, counts of what is hidden, and what play has shown."""
    seats = range(rules.seats)
    events = [event.as_seen(seat) for event in rules.events(state)]
    known = proved(events, rules.seats)
    opened = state.phase == "over" or rules.dead_cards_open(state)
    laid, outcome = state.laid, state.outcome
    return {
        "game": rules.name,
        "seat": seat,
        "phase": state.phase,
        "to_act": state.to_act,
        "turn": state.turn,
        "starter": state.starter,
        "hand": list(state.hands[seat]),
        "held": [len(hand) for hand in state.hands],
        "up": [list(cards) for cards in state.up],
        "dead": [len(cards) for cards in state.down],
        "dead_cards": [list(state.down[other]) if opened or other == seat else None for other in seats],
        "pile": len(state.pile),
        "laid": laid and {
            "seat": laid.seat,
            "word": laid.move.word,
            "vowels": list(laid.move.vowels) if laid.seat == seat else len(laid.move.vowels),
            "ys": laid.move.ys,
            "answered": list(laid.accepted),
        },
        "words": [list(word) for word in state.words],
        "passes": state.passes,
        "still": state.still,
        "outcome": outcome and {"scores": list(outcome.scores), "winners": list(outcome.winners), "why": outcome.why},
        "known": [None if other == seat else known[other] for other in seats],
        "older_rules": sum(1 for entry in entries(state.log) if entry[3] != rules),
        "events": events,
    }  # fmt: skip


def proved(events: list[Any], seats: int) -> list[list[str]]:
    """The letters that are still in each hand for certain, because they were shown there."""
    known: list[Counter[str]] = [Counter() for _ in range(seats)]
    for _, _, _, shown in events:
        for item in shown:
            match item:
                case ["lays", at, word, *_]:
                    known[at] |= Counter(Score(word).printed)
                case ["scores", at, _, up, dead, _, ys, _]:
                    kept = Counter("Y" * ys)
                    left = known[at] - Counter(up)
                    known[at] = kept if None in dead else left - Counter(dead) | kept
                case ["gives", at, card, _]:
                    known[at] = known[at] - Counter([card]) if card else Counter()
                case ["ends", _]:
                    known = [Counter() for _ in range(seats)]
    return [sorted(cards.elements()) for cards in known]


def masked(rules: DeadLetters, view: View) -> State:
    """The state with every card the view does not hold unknown ("?")."""
    me, laid = view["seat"], view["laid"]
    hands = [(UNKNOWN,) * held for held in view["held"]]
    hands[me] = tuple(view["hand"])
    down = [
        (UNKNOWN,) * count if cards is None else tuple(cards)
        for count, cards in zip(view["dead"], view["dead_cards"], strict=True)
    ]
    vowels: Cards = ()
    if laid:
        vowels = tuple(laid["vowels"]) if laid["seat"] == me else (UNKNOWN,) * laid["vowels"]
    return public(view, tuple(hands), tuple(down), (UNKNOWN,) * view["pile"], vowels, 0, None)


def public(
    view: View,
    hands: tuple[Cards, ...],
    down: tuple[Cards, ...],
    pile: Cards,
    vowels: Cards,
    seed: int,
    log: Entry | None,
) -> State:
    """The state that shows this view, with these cards in the hidden places."""
    laid, outcome = view["laid"], view["outcome"]
    return State(
        view["phase"], view["to_act"], hands, tuple(map(tuple, view["up"])), down, pile,
        laid and Laid(laid["seat"], Score(laid["word"], vowels, laid["ys"]), tuple(laid["answered"])),
        tuple((seat, word) for seat, word in view["words"]), view["passes"], view["still"], view["starter"],
        view["turn"], outcome and Outcome(tuple(outcome["scores"]), tuple(outcome["winners"]), outcome["why"]), seed,
        (), log,
    )  # fmt: skip


def opening(rules: DeadLetters, state: State) -> State:
    """The state with which this game began: what its log's first entry shows, the drawn cards back on the pile."""
    log = entries(state.log)
    first = log[0]
    (_, starter, up, words, passes, still, turn), *shown = first[2]
    hands = {item[1]: item[2] for item in shown if item[0] == "dealt"}
    down = {item[1]: item[2] for item in shown if item[0] == "dead"}
    drawn = tuple(card for entry in log[1:] for item in entry[2] if item[0] == "draws" for card in item[2])
    seats = range(rules.seats)
    return State(
        "turn", first[0], tuple(hands[seat] for seat in seats), up, tuple(down.get(seat, ()) for seat in seats),
        (*drawn, *state.pile), None, words, passes, still, starter, turn, None, state.seed, (), first,
    )  # fmt: skip


