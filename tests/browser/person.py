"""A person at a table: with a mouse, with a finger, or with keys alone."""

from tests.browser.notebook import LIMIT, TableView


class Mouse:
    """Presses and writes wherever the pointer gets to."""

    def __init__(self, table: TableView) -> None:
        self.table = table

    def press(self, selector: str) -> None:
        """Press the first such thing."""
        self.table.find(selector).click()

    def write(self, selector: str, text: str) -> None:
        """Put this text in place of another, and leave the field."""
        self.table.find(selector).fill(text)
        self.table.find(selector).press("Tab")


class Finger(Mouse):
    """Taps as a touch screen does, which sends no mouse before the click."""

    def __init__(self, table: TableView) -> None:
        super().__init__(table)
        self._screen = table.page.context.new_cdp_session(table.page)
        self._screen.send("Emulation.setTouchEmulationEnabled", {"enabled": True})

    def press(self, selector: str) -> None:
        """Tap the first such thing in its middle."""
        thing = self.table.find(selector)
        thing.click(trial=True)  # in sight, at rest, and not covered
        box = thing.bounding_box()
        assert box is not None
        point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        self._screen.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
        self._screen.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


class Keys:
    """A person without a pointer: Tab between groups, arrows inside one, Enter."""

    def __init__(self, table: TableView) -> None:
        self.table = table
        self.key = table.page.keyboard.press

    def press(self, selector: str) -> None:
        """Walk to the first such thing and press it."""
        self.walk(selector)
        self.key("Enter")

    def write(self, selector: str, text: str) -> None:
        """Walk to the first such field, put this text in place of another, and leave it."""
        self.walk(selector)
        self.key("ControlOrMeta+a")
        self.table.page.keyboard.type(text)
        self.key("Tab")

    def walk(self, selector: str) -> None:
        """Give the first such thing the focus."""
        wanted = self.table.find(selector).element_handle()
        for _ in range(LIMIT):
            step = self.table.page.evaluate(
                """(wanted) => {
                  const now = document.activeElement;
                  if (now === wanted) return "";
                  const group = now.closest("[role=group]");
                  if (now.hasAttribute("data-rove") && group?.contains(wanted)) {
                    const back = now.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_PRECEDING;
                    return back ? "ArrowLeft" : "ArrowRight";
                  }
                  return now.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_PRECEDING ? "Shift+Tab" : "Tab";
                }""",
                wanted,
            )
            if not step:
                return
            self.key(step)
        raise AssertionError(f"{selector} cannot be reached with keys")


Person = Mouse | Keys
