"""The table as a still picture for a notebook without a kernel: an SVG as data, and the same as a table of text.

It is drawn from a scene and its book, so it shows what the seat sees and nothing else.
"""

from __future__ import annotations

from base64 import b64encode
from html import escape
from typing import Any

from .commands import in_short

WIDTH, MARGIN, CARD, HIGH, GAP = 720, 20, 54, 76, 8
STYLE = (
    "text{font-family:Georgia,serif;fill:#2b2118}.t{font-size:13px;fill:#6b5a45}.h{font-size:18px;font-weight:600}"
    ".r{font-size:28px;font-weight:600}.n{font-size:10px}"
)


def html(scene: dict[str, Any], book: dict[str, Any]) -> str:
    """The picture with its alternative text and the zones as a table, as text/html."""
    image = b64encode(svg(scene, book).encode()).decode()
    rows = "".join(
        f"<tr><th style='text-align:left'>{escape(title)}</th><td style='text-align:left'>{escape(cards)}</td></tr>"
        for title, cards in lines(scene, book)
    )
    alt = escape(f"{book['title']}. {scene['heading']}. {scene['prompt']}", quote=True)
    return (
        f'<img alt="{alt}" src="data:image/svg+xml;base64,{image}" style="max-width:100%">'
        f"<details><summary>The table as text</summary><table>{rows}</table></details>"
    )


def lines(scene: dict[str, Any], book: dict[str, Any]) -> list[tuple[str, str]]:
    """What lies where, a title and its cards in words for each place."""
    found = [("Now", scene["prompt"])]
    for seat in scene["seats"]:
        told = [*seat["status"], *seat["marks"]]
        points = "" if seat["points"] is None else f"{seat['points']} points"
        found.append((seat["name"], ", ".join([points, *told]) if points else ", ".join(told)))
    for zone in scene["zones"]:
        cards = [_name(card, book) for card in zone["cards"]]
        found.append((zone["title"], ", ".join(cards) or in_short(zone)))
    if scene.get("outcome"):
        found.append(("Outcome", f"{scene['outcome']['headline']} {scene['outcome']['why']}"))
    return found


def svg(scene: dict[str, Any], book: dict[str, Any]) -> str:
    """The scene drawn: the prompt, then one row of cards a zone."""
    y = MARGIN + 18
    parts = [_text(MARGIN, y, f"{book['title']} · {scene['heading']}", "h")]
    y += 24
    parts.append(_text(MARGIN, y, scene["prompt"], "t"))
    y += 14
    for zone in scene["zones"]:
        cards = zone["cards"]
        note = zone.get("note", "") if cards else in_short(zone)
        parts.append(_text(MARGIN, y + 16, " · ".join(part for part in (zone["title"], note) if part), "t"))
        y += 24
        if not cards:
            y += 6
            continue
        step = min(CARD + GAP, (WIDTH - 2 * MARGIN - CARD) / max(1, len(cards) - 1))
        for index, card in enumerate(cards):
            parts.append(_card(MARGIN + index * step, y, card, book))
        y += HIGH + 12
    body = "".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{y + MARGIN}" '
        f'viewBox="0 0 {WIDTH} {y + MARGIN}"><style>{STYLE}</style>'
        f'<rect width="100%" height="100%" rx="14" fill="#f4ecdc"/>{body}</svg>'
    )


def _card(x: float, y: float, card: dict[str, Any], book: dict[str, Any]) -> str:
    if card.get("down") or "face" not in card:
        return f'<rect x="{x:.0f}" y="{y}" width="{CARD}" height="{HIGH}" rx="7" fill="#41566b" stroke="#2b2118"/>'
    face = book["faces"].get(card["face"], {"rank": card["face"], "name": card["face"]})
    title = face.get("title") or face.get("suit") or ""
    middle = x + CARD / 2
    return (
        f'<rect x="{x:.0f}" y="{y}" width="{CARD}" height="{HIGH}" rx="7" fill="#fffdf7" stroke="#2b2118"/>'
        f'<text class="r" x="{middle:.0f}" y="{y + 42}" text-anchor="middle">{escape(face["rank"])}</text>'
        f'<text class="n" x="{middle:.0f}" y="{y + 64}" text-anchor="middle">{escape(title)}</text>'
    )


def _text(x: int, y: int, text: str, kind: str) -> str:
    return f'<text class="{kind}" x="{x}" y="{y}">{escape(text)}</text>'


def _name(card: dict[str, Any], book: dict[str, Any]) -> str:
    if card.get("down") or "face" not in card:
        return "a card face down"
    name: str = book["faces"].get(card["face"], {}).get("name", card["face"])
    return name
