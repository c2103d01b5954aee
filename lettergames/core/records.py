"""Games as text. A record names everything that is needed to play the game again, and reading one runs nothing.

    lettergames record 1
    game secret-letter
    option seats 3
    seed 7
    player A Ada
    moves
    B 1 on A naming 8
    rule protected {"text": "…", "source": "…"}
    undo
    redo B 1 on A naming 8
    printed protected
"""

from __future__ import annotations

import json
import os
import re
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from .errors import (
    EndlessGame,
    HouseRuleError,
    IllegalMove,
    MissingRule,
    NotationError,
    OptionError,
    PositionError,
    RecordError,
)
from .house import HouseRule
from .names import LETTERS, letter
from .registry import ruleset_class

if TYPE_CHECKING:
    from .game import Game
    from .ruleset import Ruleset

VERSION = 1
FIRST = "lettergames record"
NO_SOURCE = "source not at hand"

_NUMBER = re.compile(r"-?[0-9]+")


class Line(NamedTuple):
    """A line of a record with its number from 1."""

    number: int
    text: str


def rule_line(house: HouseRule) -> str:
    """The line that says that a house rule holds from here on: quoted, never run."""
    told = {"text": house.doc, "source": house.source or NO_SOURCE}
    quoted = json.dumps(told, ensure_ascii=False)
    # Some signs end a line, others cannot be written to a file at all: those are written as numbers.
    return f"rule {house.name} {quoted if quoted.isprintable() else json.dumps(told)}"


def head(game: Game) -> list[str]:
    """The lines before the moves."""
    rules = game.first_rules
    lines = [f"{FIRST} {VERSION}", f"game {rules.name or type(rules).__name__}"]
    lines += [f"option {name} {json.dumps(value, default=_by_name)}" for name, value in rules.options().items()]
    if game.position is None:
        lines.append(f"seed {game.seed}")
    else:
        lines.append(f"position {json.dumps(rules.pieces(game.position))}")
    lines += [f"player {letter(seat)} {name}" for seat, name in enumerate(game.names)]
    lines += [rule_line(house) for house in rules.house]
    lines.append("moves")
    if game.position is not None:
        lines += [f"{letter(event.seat)} {event.move}" for event in rules.events(game.position, since=1)]
    return lines


def written(game: Game) -> str:
    """The whole record of a game."""
    return "\n".join([*head(game), *game.lines, *result_line(game)]) + "\n"


def result_line(game: Game) -> list[str]:
    """The line that tells how the game ended, if it has."""
    result = game.result
    return [f"result {json.dumps({'scores': result.scores, 'winners': result.winners})}"] if result else []


def _by_name(value: Any) -> dict[str, str]:
    """A word list, which a record names and does not hold."""
    return {"name": str(value.name), "hash": str(value.hash)}


def read(
    text: str,
    house_rules: Iterable[Callable[..., Any]] = (),
    rules: type[Ruleset] | None = None,
    word_lists: Iterable[Any] = (),
) -> Game:
    """The game of a record. RecordError names the line that is broken, or what was not handed in."""
    from .game import Game

    if not isinstance(text, str):
        raise RecordError(f"a record is a text, not a {type(text).__name__}")
    lines = [Line(number, line) for number, line in enumerate(text.splitlines(), 1)]
    filled = [line for line in lines if line.text.strip()]
    if not filled or not filled[0].text.startswith(FIRST):
        raise RecordError(f"line 1: expected {FIRST!r} and a version")
    version = filled[0].text.removeprefix(FIRST).strip()
    if version != str(VERSION):
        newer = _NUMBER.fullmatch(version) and int(version[:9]) > VERSION
        how = "is newer than" if newer else "is not"
        raise RecordError(f"line 1: version {version!r:.60} {how} {VERSION}, which is read here")
    cut = next((index for index, line in enumerate(filled) if line.text == "moves"), len(filled))
    functions = tuple(house_rules)
    made, start = _start(filled[1:cut], rules, tuple(word_lists))
    if cut == len(filled):
        raise RecordError(f"line {filled[-1].number}: the record ends before its line 'moves'")
    for line in start["rules"]:
        made = made.with_rule(_handed_in(line, functions, made))
    try:
        if "position" in start:
            game = Game(made, position=made.position(**start["position"]), names=start["names"])
        else:
            game = Game(made, start["seed"], names=start["names"])
    except (OptionError, PositionError, HouseRuleError, TypeError) as error:
        raise RecordError(f"the start cannot be set up: {error}") from None
    for line in filled[cut + 1 :]:
        _replay(game, line, functions)
    return game


def mended(text: str) -> tuple[str, str]:
    """The text without a last line that was cut short, and a notice that says so ("" if nothing was cut)."""
    if text.endswith("\n") or not text:
        return text, ""
    whole, _, cut = text.rpartition("\n")
    return f"{whole}\n" if whole else "", f"the last line was cut short and is left out: {cut!r}"


def _start(
    lines: list[Line], given: type[Ruleset] | None, word_lists: tuple[Any, ...]
) -> tuple[Ruleset, dict[str, Any]]:
    name, options, names = "", {}, {}
    start: dict[str, Any] = {"rules": []}
    seen: set[str] = set()
    for line in lines:
        word, _, rest = line.text.partition(" ")
        try:
            if word in ("game", "seed", "position") and word in seen:
                raise ValueError(f"there is a line {word!r} already")
            seen.add(word)
            if word == "game":
                name = rest
            elif word == "option":
                key, _, value = rest.partition(" ")
                if key in options:
                    raise ValueError(f"the option {key!r} has a line already")
                told = json.loads(value)
                options[key] = _word_list(told, word_lists) if isinstance(told, dict) else told
            elif word == "seed":
                if not _NUMBER.fullmatch(rest):
                    raise ValueError("expected a whole number from 0")
                start["seed"] = int(rest)
            elif word == "position":
                start["position"] = json.loads(rest)
                if not isinstance(start["position"], dict):
                    raise ValueError("expected the pieces of a position by their names")
            elif word == "rule":
                start["rules"].append(line)
            elif word == "player":
                seat, _, called = rest.partition(" ")
                if seat not in tuple(LETTERS) or LETTERS.index(seat) in names:
                    raise ValueError("expected each player once, as in 'player A Ada'")
                names[LETTERS.index(seat)] = called
            else:
                raise ValueError(f"{word!r} is not known; expected game, option, seed, position, player, rule or moves")
        except (ValueError, RecursionError) as error:
            raise RecordError(f"line {line.number}: {_short(line)} cannot be read: {error}") from None
    if ("seed" in start) == ("position" in start):
        raise RecordError("the record needs one line 'seed' or one line 'position'")
    try:
        cls = given or ruleset_class(name)
        if given and name not in (given.name, given.__name__):
            raise OptionError(f"the record is of {name!r}, not of {given.__name__}")
        made = cls(**{key: _tuples(value) for key, value in options.items()})
    except OptionError as error:
        raise RecordError(f"the ruleset of the record cannot be made: {error}") from None
    if sorted(names) != list(range(len(names))):
        raise RecordError("the record's players are not A, B, C… without a gap")
    start["names"] = [names[seat] for seat in sorted(names)] or None
    return made, start


def _word_list(told: dict[str, Any], handed: tuple[Any, ...]) -> Any:
    """The word list of this name and hash among those handed in."""
    for each in handed:
        if each.hash == told.get("hash"):
            return each
    raise ValueError(f"the word list {told.get('name')!r} was not handed in: from_record(text, word_lists=[…])")


def _short(line: Line) -> str:
    return repr(line.text) if len(line.text) <= 100 else f"{line.text[:100]!r}…"


def _tuples(value: Any) -> Any:
    return tuple(_tuples(part) for part in value) if isinstance(value, list) else value


def _handed_in(line: Line, functions: tuple[Callable[..., Any], ...], rules: Ruleset) -> Callable[..., Any]:
    _, _, rest = line.text.partition(" ")
    name, _, quoted = rest.partition(" ")
    try:
        told = json.loads(quoted)
        text, source = str(told["text"]), str(told["source"])
    except (ValueError, KeyError, TypeError, RecursionError):
        raise RecordError(f"line {line.number}: the quoted text of the house rule {name!r} cannot be read") from None
    named = [function for function in functions if getattr(function, "__name__", "") == name]
    if not named:
        raise MissingRule(name, text, line.number)
    for function in named:
        try:
            house = HouseRule(function, rules.printed_rules)
        except HouseRuleError as error:
            raise RecordError(f"line {line.number}: {error}") from None
        if house.doc == text and source in (house.source, NO_SOURCE):
            return function
    raise RecordError(
        f"line {line.number}: the house rule {name!r} that was handed in differs from the one played with: {text}"
    )


def _replay(game: Game, line: Line, functions: tuple[Callable[..., Any], ...]) -> None:
    word, _, rest = line.text.partition(" ")
    try:
        if word == "rule":
            game.house_rule(_handed_in(line, functions, game.rules))
        elif word == "printed":
            game.without_rule(rest)
        elif word == "undo":
            game.undo()
        elif word == "redo":
            game.redo()
            if game.lines[-1] != line.text:
                raise OptionError(f"played again was {game.lines[-1].removeprefix('redo ')!r}")
        elif word == "result":
            _same_result(game, rest)
        elif word in tuple(LETTERS) and rest:
            seat = LETTERS.index(word)
            game.play(rest, None if seat == game.to_act else seat)
        else:
            raise NotationError(f"{word!r} is not known; expected a move such as 'B 4', undo, redo, rule or printed")
    except (NotationError, IllegalMove, OptionError, HouseRuleError, EndlessGame) as error:
        raise RecordError(f"line {line.number}: {_short(line)}: {error}") from None


def _same_result(game: Game, quoted: str) -> None:
    try:
        told = json.loads(quoted)
        scores, winners = tuple(told["scores"]), tuple(told["winners"])
    except (ValueError, KeyError, TypeError, RecursionError):
        raise OptionError("the result cannot be read") from None
    result = game.result
    if result is None or (result.scores, result.winners) != (scores, winners):
        raise OptionError(f"the moves lead to {result!r}")


def folder() -> Path:
    """Where games are kept: the folder LETTERGAMES_HOME names, or .lettergames in the home folder."""
    named = os.environ.get("LETTERGAMES_HOME")
    return Path(named).expanduser() if named else Path.home() / ".lettergames"


class Autosave:
    """Keeps a game's record in a file: begun with its first move, every move, undo and rule added as it happens.

    `failed` is called with the reason when the file cannot be written; the game goes on and is kept no longer. Without
    it the OSError is raised.
    """

    def __init__(self, game: Game, path: Path, failed: Callable[[str], None] | None = None) -> None:
        self.path = path
        self._failed = failed
        self._lines = 0
        self._stop = game.watch(self._append)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            self._fail(error)
        self._append(game)

    def _fail(self, error: OSError) -> None:
        self.close()
        if self._failed is None:
            raise error
        self._failed(error.strerror or str(error))

    def _append(self, game: Game) -> None:
        with game.lock:  # two threads may have changed the game, and each line is written once
            self._write(game)

    def _write(self, game: Game) -> None:
        new = game.lines[self._lines :]
        if not new or not (self._lines or game.history):
            return
        result = result_line(game)
        text = "\n".join([*([] if self._lines else head(game)), *new, *result]) + "\n"
        try:
            with self.path.open("a" if self._lines else "w", encoding="utf-8") as file:
                file.write(text)
        except OSError as error:
            self._fail(error)
        self._lines = len(game.lines)

    def close(self) -> None:
        """Stop keeping the game."""
        self._stop()


def new_path(name: str) -> Path:
    """A file for a game that begins now."""
    return folder() / f"{name}-{time.strftime('%Y%m%d-%H%M%S')}-{time.time_ns() % 10**6:06}.txt"


def unfinished(name: str) -> tuple[str, str] | None:
    """The game of this name that was played last, if it was not played to its end: in words, and its file."""
    try:
        files = sorted(folder().glob(f"{name}-*.txt"), key=lambda path: path.stat().st_mtime)
        lines = mended(files[-1].read_text(encoding="utf-8"))[0].splitlines() if files else []
        played = files[-1].stat().st_mtime if files else 0.0
    except (OSError, UnicodeDecodeError):
        return None
    if "moves" not in lines or lines[-1].startswith("result "):
        return None
    moves = sum(1 for line in lines[lines.index("moves") :] if line[:1] in LETTERS and line[1:2] == " ")
    if not moves:
        return None
    begun = time.strftime("%H:%M", time.localtime(played))
    return f"the game of {begun} ({moves} move{'s' if moves != 1 else ''})", str(files[-1])
