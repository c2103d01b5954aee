"""The commands of the move box, and moves in words: "guess Ben 6" is read as 1 on B naming 6."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from ..core.names import letter

if TYPE_CHECKING:
    from ..core.ruleset import Ruleset
    from .sitting import Sitting

COMMAND_LINE = "hand, table, scores, last, legal, why and a card, hint, rules, undo, help"
ZONES = {"hand": ("hand", "tray"), "table": ("row", "trick", "pile", "aside", "display", "collection", "lane", "talk")}


def help_of(rules: Ruleset) -> str:
    """What can be typed, in one line."""
    example = f" (as in: {rules.example})" if rules.example else ""
    return f"Type a move{example} or a command: {COMMAND_LINE}."


def answer(sitting: Sitting, seat: int, text: str) -> str | None:
    """What a command says to this seat; None if the text is no command."""
    words = text.split()
    command = words[0].lower() if words else "help"
    if command == "why" and len(words) > 1:
        return _why(sitting, seat, " ".join(words[1:]))
    if len(words) > 1 or command not in COMMANDS:
        return None
    return COMMANDS[command](sitting, seat)


def in_notation(text: str, names: Sequence[str], seat: int) -> str:
    """The text with players' names, and "me" or "myself", as letters."""
    called = {name.lower(): letter(each) for each, name in enumerate(names)}
    called |= {word: letter(seat) for word in ("me", "myself", "you", "yourself")}
    pattern = "|".join(re.escape(name) for name in sorted(called, key=len, reverse=True))
    return re.sub(rf"\b({pattern})\b", lambda match: called[match[0].lower()], text, flags=re.IGNORECASE)


def _zones(sitting: Sitting, seat: int, kinds: Sequence[str]) -> str:
    scene, faces = sitting.scene(seat), sitting.game.rules.faces()
    parts = [zone_in_words(zone, faces) for zone in scene["zones"] if zone["kind"] in kinds]
    return "\n".join(parts) or "Nothing lies there."


def zone_in_words(zone: dict[str, Any], faces: dict[str, Any]) -> str:
    """A zone of a scene as a sentence: its title, its cards by name, its note."""
    cards = [_card(card, faces) for card in zone["cards"]]
    hidden = cards.count("")
    named = [card for card in cards if card]
    if hidden:
        named.append(f"{hidden} face down" if hidden > 1 else "one face down")
    words = "; ".join(named) or in_short(zone)
    note = f" ({zone['note']})" if named and zone.get("note") else ""
    return f"{zone['title']}: {words}{note}."


def in_short(zone: dict[str, Any]) -> str:
    """What a zone without a card to be seen holds: how many cards, its lines, or its note."""
    many = zone.get("count")
    counted = f"{many} card{'s' if many != 1 else ''}" if many else ""
    return " ".join(zone.get("lines", ())) or counted or zone.get("note") or "empty"


def _card(card: dict[str, Any], faces: dict[str, Any]) -> str:
    if card.get("down") or "face" not in card:
        return ""
    name = faces.get(card["face"], {}).get("name", card["face"])
    marks = f" ({', '.join(card['marks'])})" if card.get("marks") else ""
    return f"{name}{marks}"


def _scores(sitting: Sitting, seat: int) -> str:
    seats = sitting.scene(seat)["seats"]
    goal = next((f" The target is {each['target']}." for each in seats if each["target"]), "")
    points = ", ".join(f"{each['name']} {each['points']}" for each in seats if each["points"] is not None)
    return f"{points or 'No points yet'}.{goal}"


def _last(sitting: Sitting, seat: int) -> str:
    return sitting.told(seat)[-1][1]


def _legal(sitting: Sitting, seat: int) -> str:
    sitting._my_turn(seat)
    sitting._can_move(seat)
    lines = _grouped(sitting.choice(seat).allowed())
    return f"You may play: {lines[0]}." if len(lines) == 1 else "\n".join(["You may play:", *lines])


def _grouped(moves: list[str]) -> list[str]:
    """Moves that differ in their last part only, as one line."""
    groups: dict[str, list[str]] = {}
    for move in moves:
        start, _, last = move.rpartition(" – ")
        groups.setdefault(start, []).append(last)
    grouped: list[str] = []
    for start, ends in groups.items():
        if not start:
            grouped += ends
        else:
            grouped.append(f"{start} – {ends[0] if len(ends) == 1 else 'one of: ' + ' / '.join(ends)}")
    return grouped


def _why(sitting: Sitting, seat: int, thing: str) -> str:
    sitting._my_turn(seat)
    data = sitting.choice(seat).data
    parts = list(reversed(data["parts"].values()))  # the first part of a move was made last
    options = [*(option for part in parts for option in part.get("options", ())), *data["forms"]]
    wanted = thing.lower()
    labels = [(option, option["label"].lower()) for option in options]
    found = [option for option, label in labels if wanted == label or wanted in re.split(r"[\s,]+", label)]
    if not found:
        return f"There is no {thing} to choose here."
    refused = [option["refused"] for option in found if "refused" in option]
    if len(refused) < len(found):
        allowed = next(option for option in found if "refused" not in option)
        part = next((part["prompt"] for part in parts if allowed in part.get("options", ())), "")
        return f"{part} {allowed['label']} may be chosen.".strip()
    return refusal_in_words(sitting.game.rules, refused[0])


def refusal_in_words(rules: Any, refused: dict[str, str]) -> str:
    """The two sentences of a refusal: the facts of this position, then the rule."""
    facts = f"{refused['facts'].rstrip('.')}. " if refused["facts"] else ""
    return f"{facts}{rules.rule_title(refused['rule'])}: {rules.rule_text(refused['rule'])}"


def _hint(sitting: Sitting, seat: int) -> str:
    move, why = sitting.hint(seat)
    return f"{move}. {why}"


def _undo(sitting: Sitting, seat: int) -> str:
    sitting.do_undo(seat, {})
    return f"Taken back. {sitting.scene(seat)['prompt']}"


def _rules(sitting: Sitting, seat: int) -> str:
    return str(sitting.game.rules.rulebook())


def read(sitting: Sitting, seat: int) -> str:
    """The whole table as text, a line for each place: what is asked, the hand, the table, the scores, the last move."""
    scene = sitting.scene(seat)
    told = [(each["name"], [*each["status"], *each["marks"]]) for each in scene["seats"]]
    states = [f"{name}: {', '.join(words)}." for name, words in told if words]
    parts = [
        scene["heading"] + ".",
        scene["prompt"],
        _zones(sitting, seat, ZONES["hand"]),
        _zones(sitting, seat, ZONES["table"]),
        " ".join(states),
        f"Scores: {_scores(sitting, seat)}",
        f"Last: {_last(sitting, seat)}",
    ]
    return "\n".join(part for part in parts if part)


def _help(sitting: Sitting, seat: int) -> str:
    return help_of(sitting.game.rules)


COMMANDS: dict[str, Callable[[Sitting, int], str]] = {
    "hand": lambda sitting, seat: _zones(sitting, seat, ZONES["hand"]),
    "table": lambda sitting, seat: _zones(sitting, seat, ZONES["table"]),
    "scores": _scores,
    "last": _last,
    "legal": _legal,
    "why": lambda sitting, seat: "Why what? Type why and a card or a player.",
    "hint": _hint,
    "rules": _rules,
    "undo": _undo,
    "read": read,
    "help": _help,
}
