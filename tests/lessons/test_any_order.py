"""Presses, answers and moves in any order are always answered, and never with an error of ours."""

import json
import random
from importlib import import_module

import pytest

from lettergames.lessons.course import LESSONS
from lettergames.lessons.progress import Progress
from lettergames.lessons.stage import Stage

from .walks import ask, shown

ALL = [import_module(f"lettergames.lessons.{home}").LESSON for home in LESSONS.values()]
TYPED = ("hint", "go on", "1", "next", "undo", "hand", "legal", "3", "?")
SECTIONS = [(lesson, section) for lesson in ALL for section in lesson.sections]


@pytest.mark.parametrize(
    ("lesson", "section"), SECTIONS, ids=[f"{lesson.name}-{section.id}" for lesson, section in SECTIONS]
)
def test_a_section_stands_any_order_of_requests(lesson, section):
    rng = random.Random(section.id)
    made = Stage(lesson, section, Progress(lesson.name))
    for _ in range(150):
        now = made.scene(0)["lesson"]
        kind = rng.choice(["press", "press", "answer", "move", "advance", "advance", "undo", "say", "ask"])
        if kind == "press" and now["actions"]:
            given = ask(made, "lesson", do=rng.choice(now["actions"])["id"])
            assert given["ok"], (now, given)
        elif kind == "answer":
            given = ask(made, "lesson", do="answer", value=rng.randrange(-1, 12))
        elif kind == "move" and made.game.to_act is not None:
            given = ask(made, "text", text=str(made.game.legal_moves.sample(rng)))
        elif kind == "say":
            given = ask(made, "text", text=rng.choice(TYPED))
        elif kind == "ask":
            given = ask(made, "ask", what=rng.choice(["hint", "legal", "read"]))
        else:
            given = ask(made, "undo" if kind == "undo" else "advance")
        text = given.get("error", {}).get("text", "")
        assert "went wrong" not in text, text
        scene = made.scene(0)
        assert json.dumps(scene)
        asked = shown(made)["choices"] or shown(made)["number"] or scene["choice"]
        assert asked or shown(made)["actions"] or scene["waiting"], "there is nothing to do"
        if scene["notice"]:
            assert scene["notice"]["kind"] != "error", scene["notice"]
