"""A lesson that is taken: its sections as widgets, the answers to rules written in cells, and what has been done."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, overload

from ..core.errors import OptionError
from ..core.house import source_of
from .coding import Checked, check
from .progress import Progress
from .steps import Code, Lesson, Section

if TYPE_CHECKING:
    from .panel import Panel
    from .stage import Stage
    from .widget import LessonTable

LESSONS = {
    "which-game": "which_game",
    "secret-letter": "secret_letter",
    "trick-taking": "trick_taking",
    "competitive-tricks": "competitive",
    "three-player-tricks": "three_players",
    "team-tricks": "teams",
    "dead-letters": "dead_letters",
    "house-rules": "house_rules",
    "cooperative-tricks": "cooperative",
}


@overload
def lesson(name: str, *, learner: str | None = None) -> Course: ...
@overload
def lesson(name: str, section: str, *, learner: str | None = None) -> LessonTable: ...
def lesson(name: str, section: str | None = None, *, learner: str | None = None) -> Course | LessonTable:
    """The lesson of this name, or one of its sections to look at and to do.

    There is one of each a kernel, so a cell that runs again shows the section where it stands. `learner` goes on with
    what is kept under that name and keeps what follows; without one nothing is kept. OptionError names the lessons,
    sections or names there can be.
    """
    course = _course(str(name))
    if learner is not None:
        course.open(learner)
    return course if section is None else course.section(section)


@cache
def _course(name: str) -> Course:
    if name not in LESSONS:
        close = get_close_matches(str(name), LESSONS, n=1)
        hint = f" Did you mean {close[0]!r}?" if close else ""
        raise OptionError(f"there is no lesson {name!r}.{hint} The lessons are {', '.join(LESSONS)}")
    return Course(import_module(f".{LESSONS[name]}", __package__).LESSON)


class Course:
    """A lesson and one learner's way through it."""

    def __init__(self, data: Lesson) -> None:
        self.data = data
        self.progress = Progress(data.name)
        self._stages: dict[str, Stage] = {}
        self._tables: dict[str, LessonTable] = {}
        self._panel: Panel | None = None

    def open(self, learner: str | None) -> Course:
        """Go on as this learner (None: as nobody, with nothing kept)."""
        self.progress.open(learner)
        for stage in self._stages.values():
            stage.stand()
        return self

    def stage(self, section: str) -> Stage:
        """A section as it runs. OptionError if there is none of this name."""
        from .stage import Stage

        if section not in self._stages:
            self._stages[section] = Stage(self.data, self._section(section), self.progress)
        return self._stages[section]

    def section(self, section: str) -> LessonTable:
        """A section as a widget. OptionError if there is none of this name."""
        from .widget import LessonTable

        table = self._tables.get(section)
        if table is None or table.comm is None:
            table = self._tables[section] = LessonTable(self.stage(section))
        return table

    def check(self, function: Any) -> Checked:
        """What is said to a rule written in a cell; the section's table shows the case where it went wrong.

        A rule that is still as the cell began is no answer yet, and so the table stays as it is.
        """
        codes = [(section, step) for section in self.data.sections for step in section.steps if isinstance(step, Code)]
        name = getattr(function, "__name__", None)
        found = next(((section, step) for section, step in codes if step.rule == name), None)
        if found is None:
            names = ", ".join(step.rule for _, step in codes)
            return Checked(False, f"There is no step for that. Hand in a function with one of these names: {names}.")
        section, step = found
        checked = check(self.data.about(section), step, function)
        if source_of(function) == step.begin:
            return checked
        feedback = {"kind": "right" if checked.ok else "cost", "text": checked.text}
        self.stage(section.id).go_to(step.id, feedback, checked.ok, checked.case.at if checked.case else None)
        return checked

    def result(self) -> dict[str, Any]:
        """What has been done, as a plain dict."""
        sections = {each.id: self._done(each) for each in self.data.sections}
        return {
            "lesson": self.data.name,
            "learner": self.progress.learner,
            "done": sum(each["done"] for each in sections.values()),
            "of": len(sections),
            "sections": sections,
        }

    def _done(self, section: Section) -> dict[str, Any]:
        kept = self.progress.sections.get(section.id, {}).get("steps", {})
        names = [step.id for step in section.steps] or sorted(kept)
        steps = {name: self.progress.step(section.id, name) for name in names}
        known = self.progress.known(section.id)
        enough = len(steps) >= (len(section.steps) or 10) and all(step["done"] for step in steps.values())
        return {"done": known or enough, "known": known, "steps": steps}

    def forget(self) -> Course:
        """Delete what is kept of this lesson for this learner, and begin again."""
        self.progress.forget()
        for stage in self._stages.values():
            stage.stand()
        return self

    def _section(self, id: str) -> Section:
        try:
            return self.data.section(id)
        except LookupError as error:
            raise OptionError(error.args[0]) from None

    def __repr__(self) -> str:
        done = self.result()
        who = f" for {done['learner']}" if done["learner"] else ""
        return f"<Lesson {self.data.title}{who}: {done['done']} of {done['of']} sections done>"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        from .panel import Panel, table

        if self._panel is None or self._panel.comm is None:
            self._panel = Panel(self)
        bundle = self._panel._repr_mimebundle_(**kwargs)
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle or {}, {})
        return {**data, "text/plain": repr(self), "text/html": table(self)}, metadata
