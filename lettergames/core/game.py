"""A game in progress: a ruleset, a deal and the moves made so far, with undo, redo and house rules."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from typing import Any, NamedTuple, TypeVar

from . import budget, chance
from .errors import EndlessGame, HouseRuleError, IllegalMove, NotationError, OptionError
from .legal import LegalMoves
from .log import Event
from .names import NAMES, letter, named
from .rules import Verdict
from .ruleset import Result, Ruleset, View
from .scenes import Voice

Function = TypeVar("Function", bound=Callable[..., Any])

LONGEST = 20_000
TRIED = 100  # moves with which a house rule is tried; only where words are spelled there are more
LONGEST_NAME = 40


class Step(NamedTuple):
    """One move of the history: the ruleset it was made under, the state before it, its seat and the move."""

    rules: Ruleset
    before: Any
    seat: int
    move: Any


class Replay(NamedTuple):
    """Where a game and the same moves under other rules part.

    `at` is the number of the move (from 1) at which they part, None if they never do; `rule` the rule that makes the
    difference ("" if several could); `verdict` the refusal, if the move is refused; `game` is the game under the other
    rules up to there.
    """

    at: int | None
    rule: str
    verdict: Verdict | None
    game: Game
    why: str

    def __repr__(self) -> str:
        return self.why


class Game:
    """A game that keeps its history.

    `Game(rules, seed=7)` deals; without a seed the deal is a new one. `Game(rules, position=state)` starts from a
    state. `names` are the players' names, Ada, Ben, Cleo… otherwise. Every change is made under one lock, and the
    functions given to `watch` are called after it.
    """

    def __init__(
        self,
        rules: Ruleset,
        seed: int | None = None,
        *,
        position: Any = None,
        names: Sequence[str] | None = None,
    ) -> None:
        if not isinstance(rules, Ruleset):
            raise OptionError(f"{rules!r} is no ruleset; expected one such as lg.SecretLetter(seats=3)")
        if position is not None and seed is not None:
            raise OptionError("a game starts from a seed or from a position, not from both")
        self.rules = rules
        self.names = NAMES[: rules.players] if names is None else names
        self.lock = threading.RLock()
        self.position = position
        self.seed = (chance.fresh_seed() if seed is None else chance.as_seed(seed)) if position is None else None
        self.first_rules = rules
        self.history: list[Step] = []
        self.undone: list[tuple[int, str]] = []
        self.lines: list[str] = []
        self.taken_back = False
        self._watchers: list[Callable[[Game], None]] = []
        with _at_the_border(rules):
            if position is not None and not _belongs(position, rules):
                raise OptionError(f"this position is not one of {rules!r}; its rules.position(…) makes one")
            self.state = rules.deal(self.seed) if position is None else position
            _proved(rules, self.state)

    # --- asking -------------------------------------------------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat. OptionError for another number of them, or for what is no text on one line."""
        return self._names

    @names.setter
    def names(self, names: Sequence[str]) -> None:
        if not isinstance(names, list | tuple) or len(names) != self.rules.players:
            raise OptionError(f"expected {self.rules.players} names, not {names!r:.60}")
        for name in names:
            if not isinstance(name, str) or not name.strip() or not name.isprintable() or len(name) > LONGEST_NAME:
                raise OptionError(f"{name!r:.60} is no name; expected a text on one line, at most {LONGEST_NAME} signs")
        if len({name.casefold() for name in names}) < len(names):
            raise OptionError(f"two players have the same name: {', '.join(names)}")
        self._names = tuple(names)

    @property
    def to_act(self) -> int | None:
        """The seat whose turn it is, None when the game is over."""
        seat: int | None = self.state.to_act
        return seat

    @property
    def legal_moves(self) -> LegalMoves:
        """What the seat to act may do."""
        return self.rules.legal_moves(self.state)

    @property
    def result(self) -> Result | None:
        """None while the game goes on."""
        return self.rules.result(self.state)

    def view(self, seat: int) -> View:
        """What this seat may know."""
        with budget.limited():
            return self.rules.view(self.state, self.rules.at_table(seat))

    def verdict(self, move: Any, seat: int | None = None) -> Verdict:
        """Whether the move (or its text) may be made now."""
        with budget.limited():
            return self.rules.verdict(self.state, move, seat)

    def events(self, since: int = 0) -> list[Event]:
        """What happened in this deal."""
        return self.rules.events(self.state, since)

    # --- playing ------------------------------------------------------------------------------------------------

    def play(self, move: Any, seat: int | None = None) -> Game:
        """Make a move, given as a move or its text, for the seat to act or out of turn for `seat`.

        NotationError, IllegalMove or HouseRuleError say why not; then nothing has changed. Returns the game.
        """
        with self.lock:
            move, seat, after = self._tried(move, seat)
            self._commit(move, seat, after)
            self.undone.clear()
        self._tell()
        return self

    def _tried(self, move: Any, seat: int | None) -> tuple[Any, int, Any]:
        """The move, its seat and the state after it, once its legal moves and its views have been made, too."""
        if len(self.history) >= LONGEST:
            raise EndlessGame(f"this game has {LONGEST:,} moves and did not end")
        with _at_the_border(self.rules):
            if isinstance(move, str):
                move = self.rules.parse(move, self.state)
            after = self.rules.step(self.state, move, seat)
            _proved(self.rules, after)
        return move, self.state.to_act if seat is None else seat, after

    def _commit(self, move: Any, seat: int, after: Any) -> None:
        self.history.append(Step(self.rules, self.state, seat, move))
        self.lines.append(f"{letter(seat)} {move}")
        self.state = after

    def undo(self, moves: int = 1) -> Game:
        """Take back so many moves (rules stay as they are); OptionError if there are not so many."""
        with self.lock:
            if type(moves) is not int or not 1 <= moves <= len(self.history):
                raise OptionError(f"cannot take back {moves!r:.60} moves; {len(self.history)} have been made")
            for _ in range(moves):
                step = self.history.pop()
                self.undone.append((step.seat, str(step.move)))
                self.state = step.before
                self.lines.append("undo")
            self.taken_back = True
        self._tell()
        return self

    def redo(self, moves: int = 1) -> Game:
        """Play moves again that were taken back, under the rules in force; stops at the first refusal."""
        with self.lock:
            if type(moves) is not int or not 1 <= moves <= len(self.undone):
                raise OptionError(f"cannot play {moves!r:.60} moves again; {len(self.undone)} were taken back")
            made = len(self.history)
            try:
                for _ in range(moves):
                    seat, text = self.undone[-1]
                    move, seat, after = self._tried(text, None if seat == self.to_act else seat)
                    self.undone.pop()
                    self._commit(move, seat, after)
                    self.lines[-1] = f"redo {self.lines[-1]}"
            finally:
                if len(self.history) > made:
                    self._tell()
        return self

    # --- rules --------------------------------------------------------------------------------------------------

    def house_rule(self, function: Function) -> Function:
        """Let this function replace the rule of its name from the next move on; works as a decorator.

        It is tried on the position on the table first. HouseRuleError if it has no place, raises, answers wrongly
        or leaves no legal move; then the rules stay as they were.
        """
        with self.lock:
            rules = self.rules.with_rule(function)
            with _at_the_border(rules):
                _proved(rules, self.state)
                rules.faces()
                if function.__name__ in rules.set_up:
                    _proved(rules, rules.deal(0))
                if self.state.to_act is not None:
                    for move in islice(rules.legal_moves(self.state), TRIED):
                        _proved(rules, rules.apply(self.state, move))
            self._rule_line(rules, function.__name__)
            self.rules = rules
        self._tell()
        return function

    def without_rule(self, name: str) -> Game:
        """Restore the printed rule of this name; OptionError if no house rule has it."""
        with self.lock:
            rules = self.rules.without_rule(name)
            with _at_the_border(rules):
                _proved(rules, self.state)
            self.lines.append(f"printed {name}")
            self.rules = rules
        self._tell()
        return self

    def _rule_line(self, rules: Ruleset, name: str) -> None:
        from .records import rule_line

        house = rules.house_rule(name)
        assert house is not None
        self.lines.append(rule_line(house))

    # --- records ------------------------------------------------------------------------------------------------

    def record(self) -> str:
        """The game as text. It gives away every hidden card."""
        from .records import written

        return written(self)

    @classmethod
    def from_record(
        cls,
        text: str,
        *,
        house_rules: Iterable[Callable[..., Any]] = (),
        rules: type[Ruleset] | None = None,
        word_lists: Iterable[Any] = (),
    ) -> Game:
        """The game a record describes; nothing in the record is run.

        `house_rules` are the functions it names, `word_lists` the lexicons it names that are not shipped, `rules` the
        class of a game that is not one of ours. RecordError names the line that cannot be read, or what is missing.
        """
        from .records import read

        return read(text, house_rules, rules, word_lists)

    def replay_under(self, rules: Ruleset) -> Replay:
        """Play the same deal and moves under other rules and say where and by which rule they part."""
        if not isinstance(rules, Ruleset):
            raise OptionError(f"{rules!r} is no ruleset; expected one such as lg.SecretLetter(seats=3)")
        if rules.printed_class is not self.rules.printed_class or rules.players != self.rules.players:
            raise OptionError(f"{rules!r} is another game than {self.rules!r}; expected the same game and seats")
        other = Game(rules, self.seed, position=self.position, names=self.names)
        began, *states = [*(step.before for step in self.history), self.state]
        if _bare(other.state) != _bare(began):
            why = "They part at the deal: the set-up is another one."
            return Replay(0, _one_of(differing(self.first_rules, rules)), None, other, why)
        for number, (step, after) in enumerate(zip(self.history, states, strict=True), 1):
            move = f"{self.names[step.seat]}'s move {step.move}"
            try:
                other.play(step.move, None if step.seat == other.to_act else step.seat)
            except IllegalMove as refused:
                verdict = refused.verdict
                words = f"{named(verdict.facts, self.names).rstrip('.')}. " if verdict.facts else ""
                why = f"They part at move {number}: {move} is refused. {words}{verdict.title}: {verdict.text}"
                return Replay(number, verdict.rule, verdict, other, why)
            if _bare(other.state) != _bare(after):
                names = differing(step.rules, rules)
                which = ", ".join(names) or "rules"
                why = f"They part after move {number}: {move} leads to another position ({which})."
                return Replay(number, _one_of(names), None, other, why)
        why = f"They do not part: all {len(self.history)} moves lead to the same positions."
        return Replay(None, "", None, other, why)

    # --- watching -----------------------------------------------------------------------------------------------

    def watch(self, watcher: Callable[[Game], None]) -> Callable[[], None]:
        """Call `watcher(game)` after every change; returns the function that ends this."""
        self._watchers.append(watcher)

        def stop() -> None:
            if watcher in self._watchers:
                self._watchers.remove(watcher)

        return stop

    def _tell(self) -> None:
        wrong: Exception | None = None
        for watcher in tuple(self._watchers):
            try:
                watcher(self)
            except Exception as error:  # noqa: BLE001 - the others must hear of it, too
                wrong = wrong or error
        if wrong is not None:
            raise wrong

    def __repr__(self) -> str:
        over = self.result
        now = named(over.why, self.names) if over else f"{self.names[self.state.to_act]} to act"
        return f"<Game of {self.rules!r}: {len(self.history)} moves, {now}>"


@contextmanager
def _at_the_border(rules: Ruleset) -> Iterator[None]:
    """In here house rules are on their budget, and what breaks is a HouseRuleError if there are any: the printed rules
    break nothing."""
    try:
        with budget.limited():
            yield
    except (HouseRuleError, IllegalMove, NotationError, OptionError, EndlessGame):
        raise
    except Exception as error:
        if not rules.house:
            raise
        raise _at_fault(rules, f"the game cannot go on ({type(error).__name__})") from error


def _at_fault(rules: Ruleset, what: str) -> HouseRuleError:
    names = [each.name for each in rules.house] or ["the rules"]
    return HouseRuleError(names[-1], f"under {', '.join(names)} {what}")


def _belongs(position: Any, rules: Ruleset) -> bool:
    """Whether a state was made by such rules; its log says by which."""
    log = getattr(position, "log", None)
    made_by = log[3] if isinstance(log, tuple) and len(log) == 5 else None
    if not isinstance(made_by, Ruleset):
        return hasattr(position, "to_act") and hasattr(position, "log")
    return made_by.printed_class is rules.printed_class and made_by.players == rules.players


def _proved(rules: Ruleset, state: Any) -> None:
    """Make the legal moves and every view of a state, and what a table shows of it where house rules are asked about
    hidden cards; HouseRuleError if the rules leave nothing to do or lead nowhere."""
    if state.to_act is not None:
        if not 0 <= state.to_act < rules.players:
            raise _at_fault(rules, f"it would be the turn of a player who is not there ({state.to_act!r})")
        if not rules.legal_moves(state):
            raise _at_fault(rules, "there is no legal move in this position")
    if rules.house:
        wrong = rules.unsound(state)
        if wrong:
            raise _at_fault(rules, wrong)
    for seat in range(rules.players):
        view = rules.view(state, seat)
        if rules.house:
            voice = Voice(NAMES[: rules.players], seat)
            rules.scene(view, voice)
            if seat == state.to_act:
                rules.choose(view, voice)


def _bare(state: Any) -> Any:
    return state._replace(log=None)


def differing(one: Ruleset, two: Ruleset) -> list[str]:
    """The options and rules in which two rulesets of the same game differ."""
    options = [name for name, value in one.options().items() if two.options()[name] != value]
    names = dict.fromkeys(each.name for each in (*one.house, *two.house))
    return [*options, *(name for name in names if one.house_rule(name) != two.house_rule(name))]


def _one_of(names: list[str]) -> str:
    return names[0] if len(names) == 1 else ""


__all__ = ["Game", "NotationError", "Replay", "Step"]
