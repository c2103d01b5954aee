"""Pictures of the table in every phase: gallery/index.html, from the games themselves and from tests/scenes/*.json.

The table is mounted without a server (widgets/gallery/mock.html); what it sends is answered by a sitting. Names given
on the command line choose the phases to picture again.
"""

import http.server
import json
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page, sync_playwright

from tools import browser, gallery_dead_letters, gallery_lessons, gallery_partners, gallery_phases, gallery_tricks
from tools.gallery_phases import Phase

ROOT = Path(__file__).parent.parent
OUT = ROOT / "gallery"
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--force-color-profile=srgb"]
SEAT = 0
PATIENCE = 20_000
PAUSE = 600  # until a word desk has asked what its word counts


class Look(NamedTuple):
    """How a picture is taken."""

    width: int
    theme: str = "light"
    forced: bool = False

    @property
    def name(self) -> str:
        return f"{self.width}-{self.theme}{'-forced' if self.forced else ''}"


EVERY = (Look(1280), Look(1280, "dark"), Look(320))
# What else is seen of the phases with the most on the table.
MORE = (Look(768), Look(320, "dark"), Look(1280, "light", forced=True), Look(1280, "dark", forced=True))
RICH = (
    "your-turn", "guess-value", "refused-card", "you-are-out", "round-highest", "house-rule", "four-players",
    "tricks-follow", "three-desk",
)  # fmt: skip


def phases() -> Iterator[Phase]:
    """Every phase of every game, and every kind of step of the lessons."""
    for game in (gallery_phases, gallery_tricks, gallery_partners, gallery_dead_letters, gallery_lessons):
        yield from game.phases()


def looks(name: str) -> tuple[Look, ...]:
    """The pictures that are taken of a phase or scene."""
    return EVERY + MORE if name in RICH else (*EVERY, Look(768))


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves files and says nothing."""

    def log_message(self, *_: Any) -> None:
        pass


@contextmanager
def served() -> Iterator[str]:
    """The repository on a port of this machine."""
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=ROOT)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def opened(launch: Any, look: Look) -> Page:
    """A page on which tables are seen with this look."""
    page = launch.new_page(
        viewport={"width": look.width, "height": 800},
        color_scheme=look.theme,
        forced_colors="active" if look.forced else "none",
        reduced_motion="reduce",
    )
    page.set_default_timeout(PATIENCE)
    page.on("pageerror", lambda error: print(f"{page.url}: {error}", file=sys.stderr))
    return page


def mount(page: Page, address: str, look: Look, given: dict[str, Any]) -> None:
    """Show the table with this book and scene."""
    page.unroute_all()
    page.route("**/given.json", lambda route: route.fulfill(json=given))
    page.goto(f"{address}/widgets/gallery/mock.html?scene=given.json&theme={look.theme}")
    page.wait_for_function("window.READY")


def press(page: Page, phase: Phase) -> None:
    """Press and write what the phase wants; the sitting answers whatever the table sends."""
    sitting = phase.sitting
    for number, each in enumerate(phase.presses, 1):
        if isinstance(each, str):
            page.locator(each).first.click(force=True)  # a refused one says why
        else:
            page.locator(each[0]).first.fill(each[1])
        if number == len(phase.presses) and page.locator(".lg-tray").count():
            page.wait_for_timeout(PAUSE)
        for message in page.evaluate("window.SENT.splice(0)"):
            answer = sitting.request(SEAT, message)
            page.evaluate("([answer, scene]) => { window.setScene(scene); window.answer(answer); }",
                          [answer, sitting.scene(SEAT)])  # fmt: skip


def picture(page: Page, file: str, look: Look) -> None:
    """Take it, and say if it is wider than the page."""
    page.mouse.move(0, 0)
    page.evaluate("scrollTo(0, 0)")
    page.screenshot(path=OUT / file, full_page=True)
    wide = page.evaluate("document.documentElement.scrollWidth")
    if wide > look.width:
        print(f"{file}: the page is {wide} px wide", file=sys.stderr)


class Shown(NamedTuple):
    """A phase or a scene on the page."""

    name: str
    about: str
    files: list[str]


def sources() -> Iterator[tuple[str, str, Phase | Path]]:
    """What is pictured: name, one line, and where it comes from."""
    for phase in phases():
        yield phase.name, phase.about, phase
    for path in sorted((ROOT / "tests/scenes").glob("*.json")):
        yield f"scene-{path.stem}", "Written by hand", path


def shoot(address: str, launch: Any, wanted: set[str]) -> list[Shown]:
    """Every picture; of phases that are not wanted those there are."""
    pages: dict[Look, Page] = {}
    shown = []
    for name, about, source in sources():
        files = []
        for look in looks(name):
            file = f"{name}-{look.name}.png"
            if not wanted or name in wanted:
                page = pages.get(look) or pages.setdefault(look, opened(launch, look))
                if isinstance(source, Path):
                    mount(page, address, look, json.loads(source.read_text(encoding="utf-8")))
                else:
                    mount(page, address, look, {"book": source.sitting.book(SEAT), "scene": source.sitting.scene(SEAT)})
                    press(page, source)
                picture(page, file, look)
            if (OUT / file).exists():
                files.append(file)
        shown.append(Shown(name, about, files))
    return shown


PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Gallery of the table</title>
<style>
  body {{ font: 16px/1.5 system-ui, sans-serif; margin: 2rem; background: #eee; color: #222; }}
  figure {{ display: inline-block; margin: 0 1rem 1rem 0; vertical-align: top; }}
  img {{ max-height: 420px; border: 1px solid #bbb; }}
  figcaption {{ font-size: 0.8rem; }}
</style>
<h1>The table, phase by phase</h1>
{sections}
</html>
"""


def page_of(shown: list[Shown]) -> str:
    """All pictures as one page."""
    sections = []
    for name, about, files in shown:
        figures = "".join(
            f'<figure><a href="{file}"><img loading="lazy" src="{file}" alt="{escape(about)}"></a>'
            f"<figcaption>{file.removeprefix(name + '-').removesuffix('.png')}</figcaption></figure>"
            for file in files
        )
        sections.append(f'<h2 id="{name}">{escape(about)} <small>({name})</small></h2>{figures}')
    return PAGE.format(sections="\n".join(sections))


def main() -> int:
    path = browser.find()
    if path is None:
        print("No Chromium starts here; tools/browser.py says more.", file=sys.stderr)
        return 1
    OUT.mkdir(exist_ok=True)
    with served() as address, sync_playwright() as playwright:
        launch = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        shown = shoot(address, launch, set(sys.argv[1:]))
        launch.close()
    (OUT / "index.html").write_text(page_of(shown), encoding="utf-8")
    print(f"{sum(len(each.files) for each in shown)} pictures in {OUT / 'index.html'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
