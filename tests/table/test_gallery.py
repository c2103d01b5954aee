"""The phases that the gallery pictures tell whose turn it is, what may be done and what has happened."""

import pytest

from tools.gallery import phases
from tools.gallery_phases import Phase

PHASES = list(phases())


@pytest.mark.parametrize("phase", PHASES, ids=[phase.name for phase in PHASES])
def test_a_phase_tells_what_one_must_know(phase: Phase) -> None:
    scene, book = phase.sitting.scene(0), phase.sitting.book(0)
    assert scene["prompt"]
    assert scene["log"][-1]["text"]
    assert scene["turn"] == phase.sitting.game.to_act
    over = scene["outcome"] is not None and scene["outcome"]["final"]
    if scene["yours"]:
        assert scene["choice"]["forms"]
    else:
        assert scene["waiting"] or over or scene.get("lesson")
    assert not over or scene["actions"] or scene.get("lesson")
    assert {card["face"] for zone in scene["zones"] for card in zone["cards"] if "face" in card} <= set(book["faces"])


def test_every_phase_has_a_name_of_its_own() -> None:
    assert len({phase.name for phase in PHASES}) == len(PHASES)
