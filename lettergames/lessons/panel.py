"""How far a learner has come in a lesson, and under which name that is kept: shown where a lesson is a cell's value."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any

from ipywidgets import HTML, Button, Combobox, HBox, Layout, VBox

from ..core.errors import OptionError
from .progress import learners

if TYPE_CHECKING:
    from .course import Course

NOBODY = "Without a name nothing is kept when the notebook is closed."


class Panel(VBox):  # type: ignore[misc]  # ipywidgets says nothing of its types
    """The progress of a lesson, a name to keep it under, and a button that deletes what is kept, which asks back."""

    def __init__(self, course: Course) -> None:
        layout, self._course, self._asking = Layout(width="auto"), course, False
        self._progress = HTML(layout=layout)
        self._name = Combobox(description="Your name", continuous_update=False, layout=layout)
        self._delete, self._keep = Button(layout=layout), Button(description="Keep it", layout=layout)
        self._buttons = HBox(layout=layout)
        self._said = HTML(layout=layout)
        super().__init__([self._progress, HBox([self._name, self._buttons], layout=layout), self._said], layout=layout)
        self._name.observe(self._named, "value")
        self._delete.on_click(self._deleted)
        self._keep.on_click(lambda _button: self._ask(False))
        self._stop = course.progress.watch(self.show)
        self.show()
        self._say(NOBODY if course.progress.learner is None else "")

    def show(self) -> None:
        """Show the progress as it is now."""
        learner = self._course.progress.learner
        self._progress.value = table(self._course)
        with self._name.hold_trait_notifications():
            self._name.options = tuple(learners())
            self._name.value = learner or ""
        self._ask(False)

    def _named(self, change: Any) -> None:
        name = change["new"].strip() or None
        if name == self._course.progress.learner:
            return
        try:
            self._course.open(name)
        except OptionError as error:
            self._say(f"{error}.")
            return
        self._say(NOBODY if name is None else f"What {name} does is kept on this computer, and never sent anywhere.")

    def _deleted(self, _button: Any) -> None:
        if not self._asking:
            self._ask(True)
            return
        learner = self._course.progress.learner
        self._course.forget()
        self._say(f"What {learner} has done in this lesson is deleted.")

    def _ask(self, asking: bool) -> None:
        learner, self._asking = self._course.progress.learner, asking
        self._delete.description = "Yes, delete it" if asking else f"Delete what {learner} has done here"
        kept = learner is not None and bool(self._course.progress.sections)
        self._buttons.children = () if not kept else (self._delete, self._keep) if asking else (self._delete,)

    def _say(self, text: str) -> None:
        self._said.value = f'<p role="status">{escape(text)}</p>'

    def close(self) -> None:
        """Take the panel away; what is kept stays."""
        self._stop()
        super().close()


def table(course: Course) -> str:
    """The sections of a lesson with what has been done of each, as HTML."""
    result = course.result()
    rows = [
        f"<tr><th scope='row' style='text-align:left;font-weight:normal;padding-right:2em'>{escape(section.title)}</th>"
        f"<td style='text-align:left'>{_done(result['sections'][section.id])}</td></tr>"
        for section in course.data.sections
    ]
    who = f" {escape(result['learner'])}:" if result["learner"] else ""
    head = f"<b>{escape(course.data.title)}.</b>{who} {result['done']} of {result['of']} sections done"
    return f"<table><caption style='text-align:left'>{head}</caption>{''.join(rows)}</table>"


def _done(section: dict[str, Any]) -> str:
    if section["known"]:
        return "known"
    if section["done"]:
        return "done"
    steps = [step["done"] for step in section["steps"].values()]
    return f"{sum(steps)} of {len(steps)} steps" if any(steps) else "–"
