"""Turning points: the few moments at which another choice was clearly better, by what one could have known."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from ..bots.careful import Careful
from ..bots.weighing import weigh
from ..core import budget, chance
from ..core.errors import HouseRuleError
from ..core.scenes import sentence

if TYPE_CHECKING:
    from .sitting import Sitting

MOST = 3
LOOKED_AT = 80  # decisions, the last ones: more would take too long


EVERYDAY = 35  # the words a person can be thought to know


class Point(NamedTuple):
    """A decision: how many moves were made before it, how much was lost, what was chosen, what was better and why."""

    at: int
    lost: float
    chosen: str
    better: str
    why: str


def points(sitting: Sitting, seat: int) -> tuple[list[Point], int]:
    """The largest losses of this seat in the order of the game, and how many decisions could be weighed."""
    history, found, weighed = sitting.game.history, [], 0
    mine = [at for at, step in enumerate(history) if step.seat == seat and step.before.to_act == seat]
    for at in mine[-LOOKED_AT:]:
        try:
            judged = _judged(sitting, seat, at)
        except HouseRuleError:  # it cannot be asked about hidden cards
            continue
        if judged is not None:
            weighed += 1
            if judged.lost > 0:
                found.append(judged)
    worst = sorted(found, key=lambda point: -point.lost)[:MOST]
    return sorted(worst), weighed


def _judged(sitting: Sitting, seat: int, at: int) -> Point | None:
    """What Careful says of the move made there; None where it cannot compare it with another."""
    step = sitting.game.history[at]
    rules = step.rules
    with budget.limited():
        view = rules.view(step.before, seat)
        moves = rules.legal_moves(view)
        judgement = weigh(view, moves, _rng(at), EVERYDAY)
        made = judgement.worth(step.move) if judgement else None
        if judgement is None or made is None:
            return None
        advice = Careful(EVERYDAY).explain(view, moves, _rng(at))
        best = judgement.worth(advice.move)
        if best is None:
            return None
        voice = sitting.voice(seat)
        choice = rules.choose(view, voice, sitting.coach)
        chosen, better = (choice.words(move) or str(move) for move in (step.move, advice.move))
    lost = (best - made) / judgement.clear
    return Point(at, lost if lost >= 1 else 0.0, chosen, better, voice.facts(advice.why))


def _rng(at: int) -> Any:
    return chance.generator("hint", at)


def zone(sitting: Sitting, seat: int) -> dict[str, Any]:
    """The turning points as a place on the table, each with the way to its moment."""
    found, weighed = points(sitting, seat)
    log = [
        {"n": each.at, "seat": seat, "text": f"You chose {each.chosen}. Better: {sentence(each.better)} {each.why}"}
        for each in found
    ]
    return {"id": "turning", "kind": "talk", "title": "Turning points", "seat": None, "cards": [],
            "note": _note(len(found), weighed), "log": log}  # fmt: skip


def _note(found: int, weighed: int) -> str:
    if not weighed:
        return "There was no choice here that Careful could weigh."
    seen = f"by what you could have known, as a careful bot weighs {weighed} of your choices"
    if not found:
        return f"No other choice was clearly better, {seen}."
    return f"Another choice was clearly better, {seen}: press one to see its moment."
