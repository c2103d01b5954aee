"""A playthrough of Dead Letters as text: what each move is told as to all, and to who saw more of it."""

from collections.abc import Iterable, Iterator
from typing import Any

import lettergames as lg
from lettergames.core.names import LETTERS, NAMES
from lettergames.core.scenes import Voice

RULES = lg.DeadLetters(
    seats=3,
    deck={"B": (2, 3), "C": (2, 3), "D": (2, 2), "G": (1, 2), "H": (1, 4), "K": (1, 5), "L": (2, 1), "M": (1, 3),
          "N": (2, 1), "R": (2, 1), "S": (2, 1), "T": (3, 1), "X": (1, 8), "Y": (1, 4)},
)  # fmt: skip
SEED = 3


def moves_of(text: str) -> list[str]:
    """The moves of a written playthrough."""
    return [line.split(" ", 2)[2] for line in text.splitlines() if line.startswith("> ")]


def written(moves: Iterable[str]) -> str:
    """The game of these moves, what is refused before them included."""
    return "\n".join(_game(moves)) + "\n"


def _game(moves: Iterable[str]) -> Iterator[str]:
    names = NAMES[: RULES.seats]
    state, refused = RULES.deal(SEED), set()
    yield f"Dead Letters with {sum(count for _, count, _ in RULES.letters)} cards, seed {SEED}"
    for move in moves:
        hands = ", ".join(f"{names[seat]} {' '.join(hand) or '–'}" for seat, hand in enumerate(state.hands))
        yield from ("", f"{state.phase}: {hands}; pile of {len(state.pile)}")
        for text in ("draw 0", "draw 99", "pass", "score SYZYGY", "score EAU", "score BE with B", "score X"):
            verdict = RULES.verdict(state, text)
            if verdict.rule and verdict.rule not in refused:
                refused.add(verdict.rule)
                yield f"  refused: {text} ({verdict})"
        yield f"> {LETTERS[state.to_act]} {move}"
        state = RULES.step(state, move)
        yield from _told(state, names)
    result = RULES.result(state)
    yield from ("", f"Scores {result.scores}, won by {' and '.join(names[seat] for seat in result.winners)}.")


def _told(state: Any, names: Any) -> Iterator[str]:
    """The move as it is told to who saw least of it, and to who made it."""
    event = RULES.events(state)[-1]
    seen = {seat: event.as_seen(seat) for seat in range(RULES.seats)}
    _, mover, _, _ = seen[event.seat]
    other = seen[(mover + 1) % RULES.seats]
    yield f"  {RULES.tell([*other[:3], _public(seen)], Voice(names, None))}"
    yield f"  to {names[mover]}: {RULES.tell(seen[mover], Voice(names, mover))}"


def _public(seen: dict[int, Any]) -> list[Any]:
    """What the event showed to those who saw least of each thing."""
    shown = zip(*(event[3] for event in seen.values()), strict=True)
    return [max(items, key=lambda item: str(item).count("None")) for items in shown]
