"""A section of a lesson as a widget: the table's own, on a stage."""

from __future__ import annotations

from html import escape
from typing import Any

from ..table.widget import Table
from .stage import YOU, Stage


class LessonTable(Table):
    """One section of a lesson in the notebook. It is made by `lesson(name, section)`."""

    def __init__(self, stage: Stage) -> None:
        self._sit(stage, YOU)

    def close(self) -> None:
        """Take the section away; its lesson makes another when it is asked again."""
        super().close()

    def __repr__(self) -> str:
        shown = self.scene["lesson"]
        place = f", {shown['place']}" if shown["place"] else ""
        return f"<Lesson {self.book['title']}, {shown['title']}{place}. {shown['text']}>"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        data, metadata = super()._repr_mimebundle_(**kwargs)
        shown = self.scene["lesson"]
        data["text/html"] = f"<p><b>{escape(shown['title'])}.</b> {escape(shown['text'])}</p>{data['text/html']}"
        return data, metadata
