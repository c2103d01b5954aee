"""What a learner has done, kept under a name in the folder LETTERGAMES_HOME names; without a name nothing is kept."""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ..core.errors import OptionError
from ..core.records import folder

_NAME = re.compile(r"[^\W_]([\w '-]{0,28}[^\W_])?")


class Progress:
    """One learner's progress in one lesson. Numbers and yes or no only: nothing of what was typed or thought."""

    def __init__(self, lesson: str) -> None:
        self.lesson = lesson
        self.learner: str | None = None
        self.sections: dict[str, dict[str, Any]] = {}
        self._watchers: list[Callable[[], None]] = []

    def watch(self, watcher: Callable[[], None]) -> Callable[[], None]:
        """Call the watcher after every change; returns the function that ends this."""
        self._watchers.append(watcher)
        return lambda: self._watchers.remove(watcher) if watcher in self._watchers else None

    def _changed(self) -> None:
        for watcher in tuple(self._watchers):
            watcher()

    def open(self, learner: str | None) -> None:
        """Go on with what is kept under this name, if it can be read; OptionError if it is no name."""
        if learner is not None:
            _path(learner)
        self.learner = learner
        kept = _read(learner).get(self.lesson) if learner else None
        self.sections = _sound(kept)
        self._changed()

    def step(self, section: str, step: str) -> dict[str, Any]:
        """What is known of a step: `done`, `tries`, `hints`."""
        steps = self.sections.get(section, {}).get("steps", {})
        return {"done": False, "tries": 0, "hints": 0, **steps.get(step, {})}

    def known(self, section: str) -> bool:
        """Whether the section was skipped by a right answer."""
        return bool(self.sections.get(section, {}).get("known"))

    def note(self, section: str, step: str, *, done: bool = False, tries: int = 0, hints: int = 0) -> None:
        """Add to what is known of a step."""
        now = self.step(section, step)
        now = {"done": now["done"] or done, "tries": now["tries"] + tries, "hints": now["hints"] + hints}
        self._section(section)["steps"][step] = now
        self._keep()

    def knew(self, section: str) -> None:
        """The section was skipped by a right answer."""
        self._section(section)["known"] = True
        self._keep()

    def begin_again(self, section: str) -> None:
        """Forget one section."""
        self.sections.pop(section, None)
        self._keep()

    def forget(self) -> None:
        """Forget everything of this lesson, the file too where it holds nothing else."""
        self.sections = {}
        if self.learner is not None:
            kept = _read(self.learner)
            kept.pop(self.lesson, None)
            if kept:
                _write(self.learner, kept)
            else:
                _path(self.learner).unlink(missing_ok=True)
        self._changed()

    def _section(self, section: str) -> dict[str, Any]:
        return self.sections.setdefault(section, {"known": False, "steps": {}})

    def _keep(self) -> None:
        if self.learner is not None:
            # A lesson goes on where nothing can be written.
            with contextlib.suppress(OSError):
                _write(self.learner, {**_read(self.learner), self.lesson: self.sections})
        self._changed()


def learners() -> list[str]:
    """The names under which something is kept on this device."""
    return sorted(path.stem for path in (folder() / "lessons").glob("*.json"))


def _path(learner: str) -> Path:
    if not isinstance(learner, str) or not _NAME.fullmatch(learner):
        raise OptionError(f"{learner!r} is no name; a name has 1 to 30 letters, figures, spaces or hyphens")
    return folder() / "lessons" / f"{learner}.json"


def _read(learner: str) -> dict[str, Any]:
    try:
        kept = json.loads(_path(learner).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return kept if isinstance(kept, dict) else {}


def _write(learner: str, kept: dict[str, Any]) -> None:
    path = _path(learner)
    path.parent.mkdir(parents=True, exist_ok=True)
    # Written beside it and moved, so that a kernel that dies leaves the old file whole.
    beside = path.with_suffix(".new")
    beside.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    beside.replace(path)


def _sound(kept: Any) -> dict[str, dict[str, Any]]:
    """What was kept, without whatever does not look like it."""
    made: dict[str, dict[str, Any]] = {}
    for id, section in kept.items() if isinstance(kept, dict) else ():
        steps = section.get("steps") if isinstance(section, dict) else None
        if not isinstance(steps, dict):
            continue
        made[id] = {"known": section.get("known") is True, "steps": {}}
        for name, step in steps.items():
            if isinstance(step, dict) and all(type(step.get(each)) is int for each in ("tries", "hints")):
                made[id]["steps"][name] = {
                    "done": step.get("done") is True, "tries": step["tries"], "hints": step["hints"],
                }  # fmt: skip
    return made
