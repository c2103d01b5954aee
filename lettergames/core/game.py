"""A game in progress: a ruleset, a deal and the moves made so far, with undo, redo and house rules."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, TypeVar

from . import budget, chance
from .errors import EndlessGame, HouseRuleError, IllegalMove, NotationError, OptionError
from .legal import LegalMoves
from .log import Event
from .names import NAMES, letter, named
from .rules import Verdict
from .ruleset import Result, Ruleset, View

Function = TypeVar("Function", bound=Callable[..., Any])

LONGEST = 20_000


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
        self.names = tuple(names or NAMES[: rules.players])
        if len(self.names) != rules.players:
            raise OptionError(f"{len(self.names)} names for {rules.players} players")
        for name in self.names:
            if not isinstance(name, str) or not name.strip() or not name.isprintable():
                raise OptionError(f"{name!r} is no name; expected a text on one line")
        self.lock = threading.RLock()
        self.position = position
        self.seed = (chance.fresh_seed() if seed is None else seed) if position is None else None
        self.first_rules = rules
        self.state = rules.deal(self.seed) if position is None else position
        self.history: list[Step] = []
        self.undone: list[tuple[int, str]] = []
        self.lines: list[str] = []
        self.taken_back = False
        self._watchers: list[Callable[[Game], None]] = []
        with budget.limited():
            _proved(rules, self.state)

    # --- asking -------------------------------------------------------------------------------------------------

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
            return self.rules.view(self.state, seat)

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
        with budget.limited():
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
            if not 1 <= moves <= len(self.history):
                raise OptionError(f"cannot take back {moves} moves; {len(self.history)} have been made")
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
            if not 1 <= moves <= len(self.undone):
                raise OptionError(f"cannot play {moves} moves again; {len(self.undone)} were taken back")
            for _ in range(moves):
                seat, text = self.undone[-1]
                move, seat, after = self._tried(text, None if seat == self.to_act else seat)
                self.undone.pop()
                self._commit(move, seat, after)
                self.lines[-1] = f"redo {self.lines[-1]}"
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
            with budget.limited():
                _proved(rules, self.state)
                if self.state.to_act is not None:
                    for move in rules.legal_moves(self.state):
                        _proved(rules, rules.apply(self.state, move))
            self._rule_line(rules, function.__name__)
            self.rules = rules
        self._tell()
        return function

    def without_rule(self, name: str) -> Game:
        """Restore the printed rule of this name; OptionError if no house rule has it."""
        with self.lock:
            rules = self.rules.without_rule(name)
            with budget.limited():
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
        cls, text: str, *, house_rules: Iterable[Callable[..., Any]] = (), rules: type[Ruleset] | None = None
    ) -> Game:
        """The game a record describes; nothing in the record is run.

        `house_rules` are the functions it names, `rules` the class of a game that is not one of ours. RecordError
        names the line that cannot be read, or the house rule that is missing.
        """
        from .records import read

        return read(text, house_rules, rules)

    def replay_under(self, rules: Ruleset) -> Replay:
        """Play the same deal and moves under other rules and say where and by which rule they part."""
        if rules.printed_class is not self.rules.printed_class or rules.players != self.rules.players:
            raise OptionError(f"{rules!r} is another game than {self.rules!r}; expected the same game and seats")
        other = Game(rules, self.seed, position=self.position, names=self.names)
        states = [*(step.before for step in self.history[1:]), self.state]
        if self.history and _bare(other.state) != _bare(self.history[0].before):
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
        for watcher in tuple(self._watchers):
            watcher(self)

    def __repr__(self) -> str:
        over = self.result
        now = named(over.why, self.names) if over else f"{self.names[self.state.to_act]} to act"
        return f"<Game of {self.rules!r}: {len(self.history)} moves, {now}>"


def _proved(rules: Ruleset, state: Any) -> None:
    """Make the legal moves and every view of a state; HouseRuleError if the rules leave nothing to do."""
    if state.to_act is not None and not rules.legal_moves(state):
        names = [each.name for each in rules.house] or ["the rules"]
        raise HouseRuleError(names[-1], f"under {', '.join(names)} there is no legal move in this position")
    for seat in range(rules.players):
        rules.view(state, seat)


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
