"""A playthrough as text: the cards, what is told to whom, what each seat knows, and what is refused."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import lettergames as lg
from lettergames.core import chance
from lettergames.core.names import LETTERS, NAMES
from lettergames.core.scenes import Voice


def secret_letter(seed: int) -> str:
    """A short match of three players with random moves."""
    return "\n".join(_match(lg.SecretLetter(seats=3, short_game=True), seed)) + "\n"


def _match(rules: Any, seed: int) -> Iterator[str]:
    names = NAMES[: rules.seats]
    rng = chance.generator("playthrough", seed)
    state, refused = rules.deal(seed), set()
    yield f"{rules!r}, seed {seed}"
    while state.to_act is not None:
        if state.log[1].kind == "deal":
            yield from ("", f"Round {state.round}. {names[state.starter]} starts. Put aside: {_cards(state.aside)}.")
        yield from ("", f"{_hands(state, names)}; pile of {len(state.pile)}")
        yield from _refusals(rules, state, refused)
        move = rules.legal_moves(state).sample(rng)
        yield f"> {LETTERS[state.to_act]} {move}"
        state = rules.step(state, move)
        if move.kind == "deal":
            continue
        yield from _told(rules, state, names)
        yield from _known(rules, state, names)
        if state.outcome is not None:
            winners = " and ".join(names[seat] for seat in state.outcome.winners)
            points = ", ".join(f"{name} {many}" for name, many in zip(names, state.points, strict=True))
            yield f"Round won by {winners} ({state.outcome.why}). Points: {points}."
    result = rules.result(state)
    yield from ("", f"Match won by {' and '.join(names[seat] for seat in result.winners)}.")


def _cards(cards: Any) -> str:
    return " ".join(map(str, cards))


def _hands(state: Any, names: Any) -> str:
    return ", ".join(f"{names[seat]} {_cards(hand) or 'out'}" for seat, hand in enumerate(state.hands))


def _refusals(rules: Any, state: Any, refused: set[str]) -> Iterator[str]:
    """The first refusal of each rule in this match."""
    targets = ["", *(f" on {letter}" for letter in LETTERS[: rules.seats])]
    for card, target, value in product(range(1, 9), targets, ("", " naming 1", " naming 5")):
        text = f"{card}{target}{value}"
        verdict = rules.verdict(state, text)
        if not verdict and verdict.rule not in refused:
            refused.add(verdict.rule)
            yield f"  refused: {text} ({verdict})"


def _told(rules: Any, state: Any, names: Any) -> Iterator[str]:
    """The last move as all may hear it, and as it is told to those who saw a card in secret."""
    event = rules.events(state)[-1]
    seen = {seat: event.as_seen(seat) for seat in range(rules.seats)}
    secret = [seat for seat in seen if rules.shows_secret(seen[seat], seat)]
    for words in dict.fromkeys(rules.tell(seen[seat], Voice(names, None)) for seat in seen if seat not in secret):
        yield f"  {words}"
    for seat in secret:
        yield f"  to {names[seat]}: {rules.tell(seen[seat], Voice(names, seat))}"


def _known(rules: Any, state: Any, names: Any) -> Iterator[str]:
    """What each seat can be sure of about the others."""
    every = len(rules.deck)
    for seat, name in enumerate(names):
        possible = rules.view(state, seat)["possible"]
        sure = [f"{names[at]} {_cards(cards)}" for at, cards in enumerate(possible) if cards and len(cards) < every]
        if sure:
            yield f"  {name} knows: {'; '.join(sure)}"
