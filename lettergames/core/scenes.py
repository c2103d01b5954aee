"""A scene is what one seat sees, as plain data that any table can draw; a book is what its scenes refer to.

A game's `scene.py` fills in zones, seats and prompt; what every game shares is made here. Scenes are made from a view
alone, and every sentence in them is ready to be read: names for seats, words for cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import fields
from typing import TYPE_CHECKING, Any

from .choices import Choice, OpenForm, Pickable, Spoken
from .names import LETTERS, named
from .rules import YES

if TYPE_CHECKING:
    from .ruleset import Ruleset, View

Scene = dict[str, Any]
Book = dict[str, Any]


class Voice:
    """Says things to one seat: "You play", "Ben plays"."""

    def __init__(self, names: Sequence[str], me: int | None) -> None:
        self.names = names
        self.me = me

    def who(self, seat: int) -> str:
        """The seat in the middle of a sentence."""
        return "you" if seat == self.me else self.names[seat]

    def whose(self, seat: int) -> str:
        """The seat as an owner: "your", "Ben's"."""
        return "your" if seat == self.me else f"{self.names[seat]}'s"

    def does(self, seat: int, verb: str, yours: str = "") -> str:
        """Subject and verb: does(1, "plays") is "Ben plays" or "You play"; `yours` is the irregular form."""
        if seat != self.me:
            return f"{self.names[seat]} {verb}"
        irregular = {"is": "are", "has": "have", "goes": "go", "says": "say", "does": "do"}
        first, _, rest = verb.partition(" ")
        plain = yours or irregular.get(first, first.removesuffix("s"))
        return f"You {plain}{' ' + rest if rest else ''}"

    def all(self, seats: Sequence[int]) -> str:
        """Several seats: "you, Ben and Cleo"."""
        words = [self.who(seat) for seat in seats]
        return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"

    def facts(self, text: str) -> str:
        """The facts of a rule with names in them."""
        return sentence(named(text, self.names, self.me)) if text else ""


def sentence(text: str) -> str:
    """The text with a capital and a full stop."""
    text = text[:1].upper() + text[1:]
    return text if text.endswith((".", "!", "?", ":")) else f"{text}."


def book(rules: Ruleset, faces: dict[str, Any]) -> Book:
    """The book of a ruleset: card faces, rule texts, options."""
    texts: dict[str, Any] = {}
    sections: dict[str, list[str]] = {}
    for page in rules.rulebook():
        text = {"title": page.title, "text": page.text}
        if page.status != "printed":
            text["status"] = page.status
        if page.printed:
            text["printed"] = page.printed
        texts[page.name] = text
        sections.setdefault(page.section, []).append(page.name)
    return {
        "game": rules.name,
        "title": rules.title or type(rules).__name__,
        "faces": faces,
        "rules": texts,
        "rulebook": [{"section": section, "rules": names} for section, names in sections.items()],
        "differences": differences_in_words(rules),
        **({"intro": rules.introduction()} if rules.in_short else {}),
        "house": [each.name for each in rules.house],
        "options": options_in_words(rules),
    }


def options_in_words(rules: Ruleset) -> list[dict[str, Any]]:
    """The options a person can set at the table, values as the texts they are sent back with."""
    rows = []
    for each in fields(rules):  # type: ignore[arg-type]
        name, meta = each.name, each.metadata
        if not meta["choices"]:
            continue
        words = {str(value): word for value, word in meta["words"].items()}
        row = {
            "name": name, "label": meta["label"] or name.replace("_", " ").capitalize(), "about": meta["about"],
            "value": str(getattr(rules, name)), "standard": str(each.default),
            "choices": [str(value) for value in meta["choices"]],
        }  # fmt: skip
        rows.append({**row, "words": words} if words else row)
    return rows


def differences_in_words(rules: Ruleset) -> str:
    """What differs from the printed game, as a person would say it; "" for the printed game."""
    parts, standard = [], {each.name: each.metadata for each in fields(rules)}  # type: ignore[arg-type]
    for name, value in rules.changed_options().items():
        meta = standard[name]
        label = meta["label"] or name.replace("_", " ").capitalize()
        if name != "seats":
            parts.append(f"{label}: {meta['words'].get(value, value if meta['choices'] else 'changed')}")
    parts += [f"House rule: {rules.rule_title(each.name)}" for each in rules.house]
    return "; ".join(parts)


def choice(
    rules: Ruleset,
    view: View,
    speak: Callable[[Any], Spoken],
    voice: Voice,
    open_forms: Sequence[OpenForm] = (),
    listed: Iterable[Any] | None = None,
) -> Choice:
    """The choice of the view's seat: its well-formed moves with what the rules say to each, and its interrupts.

    In an open phase `open_forms` say what else can be done, and `listed` are the moves that are listed all the same.
    """
    state = rules.masked(view)
    seat = view["seat"]

    def verdict(move: Any) -> Any:
        return next((verdict for verdict in rules.judge(state, move, seat) if not verdict), YES)

    mine = state.to_act == seat
    if listed is None:
        listed = rules.candidates(state) if mine and not open_forms else ()
    moves = [(move, verdict(move)) for move in listed]
    moves += [(move, YES) for move in rules.interrupts(state, seat)]
    return Choice(moves, speak, voice.facts, open_forms)


def plain_scene(rules: Ruleset, view: View, voice: Voice) -> Scene:
    """A scene for a game that brings none of its own: the hand, every row of cards, and what else the view holds, as
    lines."""
    known = {"game", "kind", "seat", "phase", "to_act", "hand", "events", "held", "points"}
    others, faces = {key: value for key, value in view.items() if key not in known and value}, rules.faces()
    lists = {key: value for key, value in others.items() if isinstance(value, list)}
    rows = {key: value for key, value in lists.items() if all(str(card) in faces for card in value)}
    lines = [f"{key.replace('_', ' ')}: {value}" for key, value in others.items() if key not in rows]
    zones = [_cards(key, "display", key.replace("_", " ").capitalize(), None, value) for key, value in rows.items()]
    if "hand" in view:
        zones.append(_cards("hand", "hand", "Your hand", view["seat"], view["hand"]))
    if lines:
        zones.append({**_cards("table", "display", "The table", None, ()), "lines": lines})
    points, held, actor = view.get("points"), view.get("held"), view["to_act"]
    return {
        "heading": f"Move {len(view['events'])}" if actor is not None else f"{len(view['events']) - 1} moves",
        "prompt": "The game is over." if actor is None else sentence(f"{voice.whose(actor)} turn"),
        "seats": [
            {
                "seat": seat, "name": name, "status": [], "out": False, "shielded": False,
                "points": points[seat] if points else None, "target": None,
                "held": held[seat] if held else 0, "marks": [],
            }
            for seat, name in enumerate(voice.names)
        ],
        "zones": zones,
        "outcome": _plain_outcome(rules, view, voice),
    }  # fmt: skip


def _cards(id: str, kind: str, title: str, seat: int | None, cards: Iterable[Any]) -> dict[str, Any]:
    tokens = [{"id": f"{id}.{index}", "face": str(card)} for index, card in enumerate(cards)]
    return {"id": id, "kind": kind, "title": title, "seat": seat, "cards": tokens}


def _plain_outcome(rules: Ruleset, view: View, voice: Voice) -> dict[str, Any] | None:
    result = rules.result(rules.masked(view))
    if result is None:
        return None
    alone = len(result.winners) == 1 and result.winners[0] != voice.me
    headline = f"{voice.all(result.winners)} win{'s' if alone else ''}" if result.winners else "Nobody wins"
    return {"headline": sentence(headline), "why": voice.facts(result.why), "final": True, "sheet": None}


def plain_speech(move: Any) -> Spoken:
    """A move of a game that does not speak its moves: one press on its text."""
    text = str(move)
    return Spoken("move", "Choose", (Pickable("value", (text,), text, "Choose what to do."),))


def plain_words(move: str, voice: Voice, seat: int) -> str:
    """A move's notation in words as far as that can be told: seats by name."""
    words = [voice.who(LETTERS.index(word)) if word in tuple(LETTERS) else word for word in move.split()]
    return sentence(f"{voice.does(seat, 'plays')} {' '.join(words)}")
