"""The rulebook of a ruleset: a page a person reads, with what differs from the printed game marked."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from .ruleset import Ruleset


class Page(NamedTuple):
    """A rule as the rulebook shows it.

    `status` is "printed", "reading" (ours: the printed text is silent) or "house"; `printed` the printed text where a
    house rule replaces it; `others` pairs of an option and the text of its other reading.
    """

    name: str
    title: str
    section: str
    text: str
    status: str
    printed: str
    others: tuple[tuple[str, str], ...]


STATUS = {"printed": "", "reading": "our reading", "house": "house rule"}


class Rulebook:
    """The rules of a ruleset in the order of play. Prints as text; a page in a notebook; iterates over its pages."""

    def __init__(self, rules: Ruleset) -> None:
        self.title = rules.title or type(rules).__name__
        self.introduction = rules.introduction()
        self.differences = rules.differences()
        self.pages = tuple(_page(rules, name) for name in rules.order or rules.printed_rules)

    def __iter__(self):  # type: ignore[no-untyped-def]
        return iter(self.pages)

    def __len__(self) -> int:
        return len(self.pages)

    def sections(self) -> dict[str, list[Page]]:
        """The pages by section, sections in the order in which they first come."""
        found: dict[str, list[Page]] = {}
        for page in self.pages:
            found.setdefault(page.section, []).append(page)
        return found

    def __str__(self) -> str:
        lines = [self.title, "=" * len(self.title), *([self.introduction, ""] if self.introduction else [])]
        if self.differences:
            lines.append(f"Differs from the printed game: {self.differences}.")
        for section, pages in self.sections().items():
            lines += ["", section, "-" * len(section)]
            for page in pages:
                status = f" [{STATUS[page.status]}]" if STATUS[page.status] else ""
                lines.append(f"{page.title} ({page.name}){status}: {page.text}")
                if page.printed:
                    lines.append(f"    printed: {page.printed}")
                lines += [f"    other reading ({option}): {text}" for option, text in page.others]
        return "\n".join(lines)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        parts = [f"<h2>{escape(self.title)}</h2><p>{escape(self.introduction)}</p>"]
        if self.differences:
            parts.append(f"<p><strong>Differs from the printed game:</strong> {escape(self.differences)}.</p>")
        for section, pages in self.sections().items():
            parts.append(f"<h3>{escape(section)}</h3>")
            for page in pages:
                status = f" <em>({STATUS[page.status]})</em>" if STATUS[page.status] else ""
                name = f"<strong>{escape(page.title)}</strong> <code>{page.name}</code>{status}"
                # No list of definitions: JupyterLab floats those, and a long name pushes the next one aside.
                parts.append(f"<p>{name}<br>{escape(page.text)}")
                if page.printed:
                    parts.append(f"<br><small>Printed: {escape(page.printed)}</small>")
                for option, text in page.others:
                    parts.append(f"<br><small>Other reading (<code>{escape(option)}</code>): {escape(text)}</small>")
                parts.append("</p>")
        return "".join(parts)


def _page(rules: Ruleset, name: str) -> Page:
    printed = rules.printed_rules[name]
    house = rules.house_rule(name)
    others = []
    in_force = rules.printed_text(name)
    for wanted, function in printed.variants:
        text = rules.replace(**wanted).in_numbers(function) if _possible(rules, wanted) else ""
        if text and text != in_force:
            others.append((", ".join(f"{key}={value!r}" for key, value in wanted.items()), text))
    if rules._others.get(name):
        standard = rules.in_numbers(printed.function)
        keys = {key for wanted, _ in printed.variants for key in wanted if key in rules.options()}
        defaults = {each: type(rules).__dataclass_fields__[each].default for each in sorted(keys)}  # type: ignore[attr-defined]
        others.insert(0, (", ".join(f"{key}={value!r}" for key, value in defaults.items()), standard))
    status = "house" if house else "reading" if printed.ours else "printed"
    return Page(
        name, printed.title, printed.section, rules.rule_text(name), status, in_force if house else "", tuple(others)
    )


def _possible(rules: Ruleset, wanted: dict[str, object]) -> bool:
    from .errors import OptionError

    try:
        rules.replace(**wanted)
    except OptionError:
        return False
    return True
