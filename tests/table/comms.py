"""A widget's other side without a browser: a comm that keeps what is sent, and a view that speaks through it."""

from typing import Any

from comm.base_comm import BaseComm

from lettergames.table import Table


class KeptComm(BaseComm):
    """Keeps every message instead of publishing it."""

    def publish_msg(self, msg_type: str, data: Any = None, *_: Any, **__: Any) -> None:
        # BaseComm opens in its initialiser, before this class could have set anything.
        self.__dict__.setdefault("sent", []).append((msg_type, data or {}))


class View:
    """The browser's end of a table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.sent: list[Any] = table.comm.sent
        self.number = 0

    @property
    def scene(self) -> dict[str, Any]:
        """The scene as the browser has it: the last one that was sent."""
        return next(data["state"]["scene"] for _, data in reversed(self.sent) if "scene" in data.get("state", {}))

    @property
    def book(self) -> dict[str, Any]:
        """The book as the browser has it."""
        return next(data["state"]["book"] for _, data in reversed(self.sent) if "book" in data.get("state", {}))

    @property
    def messages(self) -> list[dict[str, Any]]:
        """The custom messages so far."""
        return [data["content"] for _, data in self.sent if data.get("method") == "custom"]

    def send(self, content: Any) -> None:
        """Let a custom message arrive, as ipywidgets does."""
        data = {"method": "custom", "content": content}
        self.table.comm.handle_msg({"content": {"data": data, "comm_id": self.table.comm.comm_id}, "buffers": []})

    def ask(self, kind: str, **more: Any) -> dict[str, Any]:
        """Send a request about the scene on the screen; the answer to it."""
        self.number += 1
        request = {"kind": kind, "id": f"view.{self.number}", "n": self.scene["n"], **more}
        self.send(request)
        return next(each for each in self.messages if each.get("id") == request["id"])
