"""What one seat may know of a Secret Letter round, and what it does not know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...core.log import Entry, Shown, entries
from ...core.ruleset import View
from .state import UNKNOWN, Outcome, Play, State

if TYPE_CHECKING:
    from .rules import SecretLetter


def mask(rules: SecretLetter, shown: Shown, seat: int) -> Shown:
    """What a move showed, as this seat saw it: cards it did not see are None."""
    kind = shown[0]
    if kind in ("dealt", "draws") and shown[1] != seat:
        return (kind, shown[1], None)
    if kind == "takes" and shown[1] != seat:
        return (kind, shown[1], None, shown[3])
    if kind == "peek" and seat not in shown[1:3]:
        return (kind, shown[1], shown[2], None)
    if kind == "swap" and seat not in shown[1:3]:
        return (kind, shown[1], shown[2], None, None)
    if kind == "duel" and seat not in shown[1:3]:
        _, a, b, mine, yours, loser, proof = shown
        return (kind, a, b, mine if loser == a else None, yours if loser == b else None, loser, proof)
    return shown


def view(rules: SecretLetter, state: State, seat: int) -> View:
    """The view of a seat: its own cards, everything open, counts of what is hidden, and what play has proved.

    OptionError if there is no such seat.
    """
    rules.at_table(seat)
    outcome = state.outcome
    log = entries(state.log)
    seen = [(i, who, move, [mask(rules, item, seat) for item in shown]) for i, (who, move, shown, *_) in enumerate(log)]
    possible, sighted = proved(rules, seen, seat)
    rivals = [other in state.still_in and other != seat for other in range(rules.seats)]
    open_hands = outcome is not None and outcome.open_hands
    return {
        "game": rules.name,
        "seat": seat,
        "phase": state.phase,
        "to_act": state.to_act,
        "round": state.round,
        "starter": state.starter,
        "hand": list(state.hands[seat]),
        "held": [len(hand) for hand in state.hands],
        "rows": [list(row) for row in state.rows],
        "thrown": [list(cards) for cards in state.thrown],
        "shields": list(state.shields),
        "still_in": list(state.still_in),
        "pile": len(state.pile),
        "aside": len(state.aside),
        "open": list(state.open),
        "points": list(state.points),
        "contest": list(state.contest),
        "possible": [sorted(possible[other]) if rivals[other] else None for other in range(rules.seats)],
        "sighted": [sighted[other] if rivals[other] else None for other in range(rules.seats)],
        "open_hands": [list(hand) for hand in state.hands] if open_hands else None,
        "aside_cards": list(state.aside) if rules.reveal_aside and outcome is not None else None,
        "outcome": outcome and {"winners": list(outcome.winners), "why": outcome.why, "open_hands": open_hands},
        "older_rules": sum(1 for entry in log if entry[3] != rules),
        "events": [[number, who, str(move), _plain(shown)] for number, who, move, shown in seen],
    }


def _plain(value: Any) -> Any:
    return [_plain(part) for part in value] if isinstance(value, list | tuple) else value


def proved(rules: SecretLetter, seen: list[Any], seat: int) -> tuple[list[set[int]], list[int | None]]:
    """For each seat the values its kept card can have by what this seat saw, and the card it has looked at."""
    every = {value for value, *_ in rules.deck}
    possible = [set(every) for _ in range(rules.seats)]
    sighted: list[int | None] = [None] * rules.seats

    def look(at: int, card: int | None) -> None:
        if card is not None:
            possible[at], sighted[at] = {card}, card

    def forget(at: int) -> None:
        possible[at], sighted[at] = set(every), None

    for _, mover, move, shown in seen:
        # A card that cannot be the one kept so far was the one just drawn: what is known of the other stays.
        if isinstance(move, Play) and move.card in possible[mover]:
            forget(mover)
        for item in shown:
            match item:
                case ("keeps" | "no", at, impossible):
                    possible[at] -= set(impossible)
                case ("peek", _, at, card):
                    look(at, card)
                case ("duel", a, b, mine, yours, loser, proof):
                    if seat in (a, b):
                        look(b if seat == a else a, yours if seat == a else mine)
                    elif loser is None:
                        possible[a] &= {pair[0] for pair in proof}
                        possible[b] &= {pair[1] for pair in proof}
                    else:
                        possible[b if loser == a else a] &= set(proof)
                case ("swap", a, b, mine, yours):
                    possible[a], possible[b] = possible[b], possible[a]
                    sighted[a], sighted[b] = sighted[b], sighted[a]
                    look(b, mine)
                    look(a, yours)
                case ("laid" | "leaves", at, *_):
                    forget(at)
    return possible, sighted


def masked(rules: SecretLetter, view: View) -> State:
    """The state with every card the view does not hold unknown (0)."""
    hands = [(UNKNOWN,) * held for held in view["held"]]
    if view["open_hands"]:
        hands = [tuple(hand) for hand in view["open_hands"]]
    hands[view["seat"]] = tuple(view["hand"])
    aside = tuple(view["aside_cards"] or (UNKNOWN,) * view["aside"])
    return public(view, tuple(hands), (UNKNOWN,) * view["pile"], aside, 0, None)


def public(
    view: View,
    hands: tuple[tuple[int, ...], ...],
    pile: tuple[int, ...],
    aside: tuple[int, ...],
    seed: int,
    log: Entry | None,
) -> State:
    """The state that shows this view, with these cards in the hidden places."""
    outcome = view["outcome"]
    return State(
        view["phase"], view["to_act"], hands, tuple(map(tuple, view["rows"])), tuple(map(tuple, view["thrown"])),
        tuple(view["shields"]), tuple(view["still_in"]), pile, aside, tuple(view["open"]), tuple(view["points"]),
        tuple(view["contest"]), view["starter"], view["round"],
        outcome and Outcome(tuple(outcome["winners"]), outcome["why"], outcome["open_hands"]), seed, (), log,
    )  # fmt: skip


def opening(rules: SecretLetter, state: State) -> State:
    """The state with which this deal began: every move taken back, newest first."""
    hands, rows, thrown = list(state.hands), list(state.rows), list(state.thrown)
    pile, aside = state.pile, state.aside
    log = entries(state.log)
    for seat, move, shown, _, _ in reversed(log[1:]):
        for item in reversed(shown):
            match item:
                case ("draws", at, card):
                    pile, hands[at] = (card, *pile), hands[at][:-1]
                case ("takes", at, card, source):
                    hands[at] = ()
                    if source == "pile":
                        pile = (card, *pile)
                    else:
                        aside = (card, *aside)
                case ("laid" | "out" as kind, at, card):
                    hands[at], rows[at] = (card,), rows[at][:-1]
                    if kind == "laid":
                        thrown[at] = thrown[at][:-1]
                case ("swap", a, b, *_):
                    hands[a], hands[b] = hands[b], hands[a]
        rows[seat] = rows[seat][:-1]
        drawn = next(card for kind, *_, card in reversed(_before(log, shown)) if kind == "draws")
        other = hands[seat][0] if drawn == move.card else move.card
        hands[seat] = (other, drawn)
    first = log[0]
    _, starter, points, contest, shields = first[2][0]
    everyone = tuple(seat for seat, hand in enumerate(hands) if hand)
    return State(
        "play", first[0], tuple(hands), tuple(rows), tuple(thrown), shields, everyone, pile, aside, state.open,
        points, contest, starter, state.round, None, state.seed, (), first,
    )  # fmt: skip


def _before(log: list[Entry], shown: tuple[Shown, ...]) -> tuple[Shown, ...]:
    return next(log[i][2] for i in range(len(log) - 1) if log[i + 1][2] is shown)
