"""What a request is answered with when it is not done."""

from __future__ import annotations

from typing import Any

Answer = dict[str, Any]


class Refused(Exception):
    """A request that is answered with a sentence instead of being done."""

    def __init__(self, text: str, **more: Any) -> None:
        super().__init__(text)
        self.answer: Answer = {"ok": False, "error": {"text": text, **more}}
