"""A section of a lesson as a widget: the table's own, on a stage."""

from __future__ import annotations

from functools import cache
from html import escape
from typing import Any

import traitlets
from ipywidgets import Layout

from ..table.widget import Table
from .stage import YOU, Stage


@cache
def _layout() -> Layout:
    """One for all sections: a notebook full of them holds half as many models."""
    return Layout()


class LessonTable(Table):
    """One section of a lesson in the notebook. It is made by `lesson(name, section)`."""

    def __init__(self, stage: Stage) -> None:
        self._sit(stage, YOU)

    @traitlets.default("layout")
    def _shared_layout(self) -> Layout:
        return _layout()

    def close(self) -> None:
        """Take the section away; asked again, it stands where it stood."""
        self._stop()
        # Not what a table does: the layout is shared, and the stage goes on.
        super(Table, self).close()

    def __repr__(self) -> str:
        shown = self.scene["lesson"]
        place = f", {shown['place']}" if shown["place"] else ""
        return f"<Lesson {self.book['title']}, {shown['title']}{place}. {shown['text']}>"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        data, metadata = super()._repr_mimebundle_(**kwargs)
        shown = self.scene["lesson"]
        data["text/html"] = f"<p><b>{escape(shown['title'])}.</b> {escape(shown['text'])}</p>{data['text/html']}"
        return data, metadata
