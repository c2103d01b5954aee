"""A ruleset: a game with its options, its printed rules and the house rules in force.

A game is a subclass with options (`option(...)` fields), rule methods, and the few methods of `Ruleset` that say
what a state is. Everything a person, a bot or a table asks is answered here, from those.
"""

from __future__ import annotations

import difflib
import inspect
import keyword
import random
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import FrozenInstanceError, dataclass, field, fields
from functools import lru_cache
from pickle import PicklingError
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Self, cast, dataclass_transform

from .errors import IllegalMove, NotationError, OptionError
from .house import HouseRule, enforced, replaced, told_facts
from .legal import LegalMoves
from .log import Event, entries
from .names import who
from .rules import YES, No, Rule, Verdict

QUESTIONS = (
    "deal", "candidates", "judge", "well_formed", "listed_moves", "apply", "parse", "view", "masked", "sampler",
    "opening", "unsound", "position", "pieces", "result", "interrupts", "mask_move", "mask", "faces", "scene", "choose",
    "check", "tell", "shows_secret", "shows_new", "seconds", "out_of_time", "about_group", "forget_for",
)  # fmt: skip
"""What a game answers; a function of this name in one of its rooms is the answer."""

if TYPE_CHECKING:
    from .choices import Choice
    from .scenes import Scene, Voice

View = dict[str, Any]

_IN_BRACES = re.compile(r"\{(\w+)\}")


class Result(NamedTuple):
    """How a game ended: the points of each seat, the seats that won, and one sentence that says why."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    why: str


def option(
    default: Any,
    about: str,
    *,
    choices: Sequence[Any] = (),
    others: bool = False,
    label: str = "",
    words: Mapping[Any, str] | None = None,
) -> Any:
    """An option of a ruleset: its standard value, one line about it, and the values it can have.

    `choices` may be empty, or `others` say that there are more values than a table offers: then the game's
    `check_options` judges the value. `label` and `words` name option and values for people who do not read code.
    """
    meta = {
        "about": about, "choices": tuple(choices), "others": others, "label": label, "words": dict(words or {}),
    }  # fmt: skip
    return field(default=default, metadata=meta)


@dataclass_transform(frozen_default=True, eq_default=False, field_specifiers=(option,))
class Ruleset:
    """A game with its options. Frozen; `replace`, `with_rule` and `without_rule` give others.

    `example` is a move as one may type it; `names_players` says whether a name in a typed move is a player's, which it
    is not where words are spelled. `in_short` says in a few sentences how
    it is played; `rooms` are the modules whose functions answer the questions asked of a game.
    Raises OptionError for an unknown option or a value that is not possible.
    """

    name: ClassVar[str] = ""
    title: ClassVar[str] = ""
    in_short: ClassVar[str] = ""
    order: ClassVar[tuple[str, ...]] = ()
    set_up: ClassVar[frozenset[str]] = frozenset()
    rooms: ClassVar[tuple[Any, ...]] = ()
    example: ClassVar[str] = ""
    names_players: ClassVar[bool] = True
    printed_rules: ClassVar[dict[str, Rule[..., Any]]] = {}
    own_rules: ClassVar[dict[str, Rule[..., Any]]] = {}
    printed_class: ClassVar[type[Ruleset]]
    house: ClassVar[tuple[HouseRule, ...]] = ()
    house_names: ClassVar[frozenset[str]] = frozenset()
    remembered: ClassVar[dict[Any, Any]] = {}
    _others: ClassVar[dict[str, Callable[..., Any]]] = {}

    def __init_subclass__(cls, dispatch: bool = False, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        if dispatch:
            return
        own = {name: value for name, value in vars(cls).items() if isinstance(value, Rule)}
        cls.own_rules = own
        cls.printed_rules = {}
        for base in reversed(cls.__mro__):
            cls.printed_rules |= vars(base).get("own_rules", {})
        for name, printed in own.items():
            setattr(cls, name, printed.function)
        cls.printed_class = cls
        for room in vars(cls).get("rooms", ()):
            for question in QUESTIONS:
                answer = vars(room).get(question)
                if getattr(answer, "__module__", None) == room.__name__:
                    setattr(cls, question, answer)
        init = cls.__init__
        dataclass(frozen=True, eq=False, repr=False)(cls)
        if "__init__" not in vars(cls) or cls.__init__ is not init:
            cls.__init__ = _kindly(cls.__init__, cls)  # type: ignore[method-assign]
        for option_name in (each.name for each in fields(cls)):  # type: ignore[arg-type]
            if option_name in cls.printed_rules or keyword.iskeyword(option_name):
                raise TypeError(f"the option {option_name!r} has the name of a rule or a keyword")

    def __post_init__(self) -> None:
        for each in fields(self):  # type: ignore[arg-type]
            value, choices = getattr(self, each.name), each.metadata["choices"]
            listed = any(value == choice and type(value) is type(choice) for choice in choices)
            if choices and not listed and not each.metadata["others"]:
                raise OptionError(f"{each.name}={value!r} is not possible; it can be {_listed(choices)}")
        self.check_options()
        self._bind(())

    def _bind(self, house: tuple[HouseRule, ...]) -> None:
        variants = []
        for name, printed in self.printed_rules.items():
            for index, (wanted, _) in enumerate(printed.variants):
                if all(getattr(self, key, None) == value for key, value in wanted.items()):
                    variants.append((name, index))
        object.__setattr__(self, "house", house)
        object.__setattr__(self, "house_names", frozenset(each.name for each in house))
        object.__setattr__(self, "remembered", {})
        object.__setattr__(self, "__class__", _dispatching(cast(Any, self.printed_class), tuple(variants), house))

    # --- what a game says -------------------------------------------------------------------------------------

    def check_options(self) -> None:
        """Refuse with OptionError options that do not go together."""

    def numbers(self) -> dict[str, Any]:
        """What `{name}` stands for in the rules' texts; the options are always among them."""
        return self.options()

    def deal(self, seed: int | None = None) -> Any:
        """The first state of a game; the same seed gives the same cards. A seed nobody knows if None."""
        raise TypeError(f"{type(self).__name__} does not say how it is dealt")

    def candidates(self, state: Any) -> Iterable[Any]:
        """The well-formed moves of the seat to act (in an open phase: the canonical ones), in a fixed order."""
        raise TypeError(f"{type(self).__name__} does not say what its moves are")

    def judge(self, state: Any, move: Any, seat: int) -> Iterator[Verdict]:
        """The verdicts of the rules on this well-formed move, in the order in which they are asked."""
        yield YES

    def well_formed(self, state: Any, move: Any, seat: int) -> str:
        """"" for a move this state can understand, else what was expected instead."""
        return "" if move in tuple(self.candidates(state)) else "expected one of the moves of this phase"

    def apply(self, state: Any, move: Any, seat: int | None = None) -> Any:
        """The next state, without asking whether the move is allowed: for simulation and search."""
        raise TypeError(f"{type(self).__name__} does not say what its moves do")

    def parse(self, text: str, state: Any = None) -> Any:
        """The move that a text of notation means; NotationError says what was expected."""
        raise TypeError(f"{type(self).__name__} does not say how its moves are read")

    def view(self, state: Any, seat: int) -> View:
        """What this seat may know, as plain data that JSON can carry: built by adding, never by taking away."""
        raise TypeError(f"{type(self).__name__} does not say what a seat may know")

    def masked(self, view: View) -> Any:
        """A state in which everything the view does not hold is unknown; rules judge the seat's moves on it."""
        raise TypeError(f"{type(self).__name__} does not say what a view leaves open")

    def sampler(self, view: View) -> Callable[[random.Random], Any]:
        """A function that gives states which agree with everything in the view."""
        raise TypeError(f"{type(self).__name__} does not say what could be hidden")

    def opening(self, state: Any) -> Any:
        """The state with which the deal of this state began."""
        raise TypeError(f"{type(self).__name__} does not say how a deal began")

    def unsound(self, state: Any) -> str:
        """What is wrong with a state that a house rule may have made; "" if the game can go on from it."""
        return ""

    def position(self, **pieces: Any) -> Any:
        """A state set up by hand; PositionError says why one is impossible."""
        raise TypeError(f"{type(self).__name__} cannot be set up by hand")

    def pieces(self, state: Any) -> dict[str, Any]:
        """The keyword arguments of `position` with which this state's deal began, as JSON can carry them."""
        raise TypeError(f"{type(self).__name__} cannot be set up by hand")

    def result(self, state: Any) -> Result | None:
        """None while the game goes on."""
        raise TypeError(f"{type(self).__name__} does not say when it ends")

    def interrupts(self, state: Any, seat: int) -> tuple[Any, ...]:
        """The moves this seat may make out of turn now."""
        return ()

    def mask_move(self, mover: int, move: str, seat: int) -> str | None:
        """A move as this seat may read it; None while it is sealed."""
        return move

    def mask(self, shown: tuple[Any, ...], seat: int) -> tuple[Any, ...]:
        """One thing a move showed, as this seat saw it: hidden cards are None."""
        return shown

    # --- what a table shows ------------------------------------------------------------------------------------

    def faces(self) -> dict[str, Any]:
        """The card faces by the keys that scenes use."""
        return {}

    def scene(self, view: View, voice: Voice, coach: bool = True) -> Scene:
        """The scene of a view without its choice and log; `coach` adds what the seat could have counted."""
        from .scenes import plain_scene

        return plain_scene(self, view, voice)

    def choose(self, view: View, voice: Voice, coach: bool = True) -> Choice:
        """The choice tree of the seat to act, which is the view's own."""
        from .scenes import choice, plain_speech

        return choice(self, view, plain_speech, voice)

    def shows_secret(self, event: list[Any], seat: int) -> bool:
        """Whether an event showed this seat a card that others did not see: a table waits until it was read."""
        return False

    def shows_new(self, event: list[Any], seat: int) -> bool:
        """Whether a seat learned something from an event: a move behind it is not taken back among people."""
        return any(None not in item for item in event[3])

    def check(self, view: View, form: str, answers: Any, voice: Voice) -> dict[str, Any]:
        """What a word desk shows while a move is still being put together; changes nothing."""
        return {"lanes": [], "total": "", "left": "", "ready": False}

    def seconds(self, state: Any, seat: int) -> int:
        """How long this seat has for what it is asked now; 0 for as long as it likes."""
        return 0

    def out_of_time(self, view: View, answers: Any) -> list[Any]:
        """The moves that end the time of the view's seat, with what its desk holds in the answers."""
        return []

    def tell(self, event: list[Any], voice: Voice) -> str:
        """An event as a seat saw it, in whole sentences."""
        from .scenes import plain_words

        return plain_words(event[2] or "…", voice, event[1])

    # --- what a group of players has reached -------------------------------------------------------------------

    def for_group(self, group: str) -> Self:
        """The same rules with what this group has to beat; RecordError if that cannot be read."""
        return self

    def keep_for(self, group: str, state: Any) -> None:
        """Note how a game of this group has ended; RecordError if that cannot be kept."""

    def forget_for(self, group: str) -> None:
        """Forget what this group has reached; RecordError if that cannot be done."""

    def about_group(self) -> str:
        """What has been reached and what it takes, in words; "" where a game has nothing to beat."""
        return ""

    # --- what everybody asks ----------------------------------------------------------------------------------

    def legal_moves(self, state_or_view: Any) -> LegalMoves:
        """What the seat to act may do, from a state or from its view."""
        state = self.masked(state_or_view) if isinstance(state_or_view, dict) else state_or_view
        return LegalMoves(self, state)

    def listed_moves(self, state: Any) -> Sequence[Any]:
        """The legal moves in order. A game may answer faster, or with `Lazy` moves where there are many."""
        if state.to_act is None:
            return ()
        return tuple(move for move in self.candidates(state) if all(self.judge(state, move, state.to_act)))

    def verdict(self, state: Any, move: Any, seat: int | None = None) -> Verdict:
        """Whether this seat (the seat to act if None) may make this move, given as a move or its text.

        A refusal names the first rule that forbids it; a move that means nothing here is refused without one.
        """
        if isinstance(state, dict):
            state = self.masked(state)
        if isinstance(move, str):
            try:
                move = self.parse(move, state)
            except NotationError as error:
                return Verdict(False, title="Not a move", text=str(error))
        if state.to_act is None:
            return Verdict(False, title="The game is over", text="no more moves can be made")
        if seat is None:
            seat = state.to_act
        elif type(seat) is not int or not 0 <= seat < self.players:
            return Verdict(False, title="No such player", text=f"{seat!r}; the seats are 0 to {self.players - 1}")
        if seat == state.to_act:
            wrong = self.well_formed(state, move, seat)
            if not wrong:
                return next((verdict for verdict in self.judge(state, move, seat) if not verdict), YES)
        if move in self.interrupts(state, seat):
            return YES
        if seat != state.to_act:
            return Verdict(False, title="Not your turn", text=f"it is {who(state.to_act)}'s turn")
        return Verdict(False, title="Not a move here", text=f"{_kind(move)}: {wrong}")

    def step(self, state: Any, move: Any, seat: int | None = None) -> Any:
        """The state after this move (or its text); IllegalMove when a rule forbids it."""
        if isinstance(move, str):
            move = self.parse(move, state)
        verdict = self.verdict(state, move, seat)
        if not verdict:
            raise IllegalMove(verdict, str(move))
        return self.apply(state, move, seat)

    def events(self, state: Any, since: int = 0) -> list[Event]:
        """What happened in this deal from event number `since` on."""
        masks = (self.mask_move, self.mask)
        log = entries(state.log)
        return [Event(i, seat, str(move), shown, masks) for i, (seat, move, shown, *_) in enumerate(log) if i >= since]

    def sample(self, view: View, rng: random.Random) -> Any:
        """A state that agrees with everything in the view; all else varies."""
        return self.sampler(view)(rng)

    def ask(self, name: str, *arguments: Any) -> Verdict:
        """The verdict of a *may* rule."""
        answer = getattr(self, name)(*arguments)
        if answer:
            return YES
        return self.refusal(name, answer.facts if isinstance(answer, No) else "")

    def ask_which(self, name: str, chosen: Any, *arguments: Any) -> Verdict:
        """The verdict of a *which* rule on one of the things offered (its last argument)."""
        if chosen in getattr(self, name)(*arguments):
            return YES
        house = self.house_rule(name)
        if house:
            return self.refusal(name, told_facts(house, (self, *arguments, chosen)))
        facts_of = self.printed_rules[name].facts_of
        return self.refusal(name, facts_of(self, *arguments, chosen) if facts_of else "")

    def refusal(self, name: str, facts: str = "") -> Verdict:
        """The verdict that this rule refuses, for these facts."""
        return Verdict(False, name, facts, rules=self)

    def at_table(self, seat: Any) -> int:
        """The seat, if there is one of this number; OptionError otherwise."""
        if type(seat) is not int or not 0 <= seat < self.players:
            raise OptionError(f"there is no seat {seat!r}; the seats are 0 to {self.players - 1}")
        return seat

    @property
    def players(self) -> int:
        """How many seats there are: the option `seats`, or 2 for a game without it."""
        return int(getattr(self, "seats", 2))

    def all_printed(self, names: frozenset[str]) -> bool:
        """Whether no house rule replaces one of these rules: only then may answers of theirs be remembered."""
        return self.house_names.isdisjoint(names)

    # --- the rules as texts -----------------------------------------------------------------------------------

    def house_rule(self, name: str) -> HouseRule | None:
        """The house rule of this name that is in force, if any."""
        return next((each for each in self.house if each.name == name), None)

    def rule_title(self, name: str) -> str:
        """The rule's name in words."""
        return self.printed_rules[name].title

    def rule_text(self, name: str) -> str:
        """What the rule in force says."""
        house = self.house_rule(name)
        return house.doc if house else self.printed_text(name)

    def printed_text(self, name: str) -> str:
        """What the printed rule says under these options."""
        function = self._others.get(name) or self.printed_rules[name].function
        return self.in_numbers(function)

    def introduction(self) -> str:
        """How the game is played, in a few sentences, under these options."""
        return self.in_short.format_map(self.numbers())

    def in_numbers(self, function: Callable[..., Any]) -> str:
        """The docstring of a rule's text on one line, its numbers filled in."""
        numbers = self.numbers()
        text = " ".join((inspect.getdoc(function) or "").split())
        # Only names that stand for something: the text of a game written in a cell may hold any other braces.
        return _IN_BRACES.sub(lambda name: str(numbers.get(name[1], name[0])), text)

    def rulebook(self) -> Any:
        """The rules in the order of play, what differs from the printed game marked: text, or HTML in a notebook."""
        from .rulebook import Rulebook

        return Rulebook(self)

    # --- other rulesets ---------------------------------------------------------------------------------------

    @property
    def printed(self) -> Printed:
        """The printed rules: `rules.printed.protected(state, seat)` asks one, house rules in force below it."""
        return Printed(self)

    def options(self) -> dict[str, Any]:
        """The options and their values."""
        return {each.name: getattr(self, each.name) for each in fields(self)}  # type: ignore[arg-type]

    def changed_options(self) -> dict[str, Any]:
        """The options that do not have their standard value."""
        standard = {each.name: each.default for each in fields(self)}  # type: ignore[arg-type]
        return {name: value for name, value in self.options().items() if value != standard[name]}

    def replace(self, /, **options: Any) -> Self:
        """The same rules with other options; OptionError if one does not exist or cannot have this value."""
        return _made(self.printed_class, {**self.options(), **options}, self.house)  # type: ignore[return-value]

    def with_rule(self, function: Callable[..., Any]) -> Self:
        """The same rules with this function in the place of the rule of its name.

        It is called by position with the printed rule's arguments and is pure. HouseRuleError if there is no rule
        of this name or the signature does not fit.
        """
        house = replaced(self.house, HouseRule(function, self.printed_rules))
        return _made(self.printed_class, self.options(), house)  # type: ignore[return-value]

    def without_rule(self, name: str) -> Self:
        """The same rules with the printed rule restored; OptionError if no house rule has this name."""
        if not self.house_rule(name):
            there = ", ".join(each.name for each in self.house) or "none"
            raise OptionError(f"no house rule {name!r} is in force; there is: {there}")
        house = tuple(each for each in self.house if each.name != name)
        return _made(self.printed_class, self.options(), house)  # type: ignore[return-value]

    def differences(self) -> str:
        """One line that says what differs from the printed game; "" for the printed game."""
        parts = [f"{name}={value!r}" for name, value in self.changed_options().items() if name != "seats"]
        parts += [f"house rule {each.name}" for each in self.house]
        return ", ".join(parts)

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, Ruleset) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[Any, ...]:
        return self.printed_class, tuple(self.options().values()), self.house

    def __repr__(self) -> str:
        options = ", ".join(f"{name}={value!r}" for name, value in self.options().items() if name == "seats")
        more = ", ".join(f"{name}={value!r}" for name, value in self.changed_options().items() if name != "seats")
        text = f"{self.printed_class.__name__}({', '.join(part for part in (options, more) if part)})"
        return text + "".join(f".with_rule({each.name})" for each in self.house)

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: Any) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        functions = b""
        if self.house:
            try:
                import cloudpickle  # only a ruleset with house rules that travels to another process needs it
            except ImportError:
                raise PicklingError("house rules travel with cloudpickle: pip install cloudpickle") from None
            functions = cloudpickle.dumps([each.function for each in self.house])
        return _unpickled, (self.printed_class, self.options(), functions)


class Printed:
    """The printed rules of a ruleset, asked as `printed.name(state, …)`."""

    __slots__ = ("_rules",)

    def __init__(self, rules: Ruleset) -> None:
        self._rules = rules

    def __getattr__(self, name: str) -> Any:
        rules = self._rules
        printed = rules.printed_rules.get(name)
        if printed is None:
            raise AttributeError(f"there is no printed rule {name!r}; there are {', '.join(rules.printed_rules)}")
        function = rules._others.get(name) or printed.function
        return lambda *arguments: function(rules, *arguments)


@lru_cache(maxsize=256)
def _dispatching(
    printed: Any, variants: tuple[tuple[str, int], ...], house: tuple[HouseRule, ...]
) -> type[Ruleset]:
    others = {name: printed.printed_rules[name].variants[index][1] for name, index in variants}
    rules = {each.name: enforced(each, printed.printed_rules[each.name]) for each in house}
    namespace: dict[str, Any] = {
        "_others": others, "__module__": printed.__module__, "__doc__": printed.__doc__, **others, **rules,
    }  # fmt: skip
    namespace |= {"__setattr__": _frozen, "__delattr__": _frozen}
    made: type[Ruleset] = type(printed)(printed.__name__, (printed,), namespace, dispatch=True)
    return made


def _frozen(rules: Ruleset, name: str, *value: Any) -> None:
    raise FrozenInstanceError(f"a ruleset never changes; rules.replace({name}=…) or rules.with_rule give another")


def _made(printed: type[Ruleset], options: dict[str, Any], house: tuple[HouseRule, ...]) -> Ruleset:
    rules = printed(**options)
    if house:
        rules._bind(house)
    return rules


def _unpickled(printed: type[Ruleset], options: dict[str, Any], functions: bytes) -> Ruleset:
    rules = printed(**options)
    if functions:
        import cloudpickle

        for function in cloudpickle.loads(functions):
            rules = rules.with_rule(function)
    return rules


def _kindly(init: Callable[..., None], cls: type[Ruleset]) -> Callable[..., None]:
    """The constructor, but an unknown option is refused with the options there are."""

    def __init__(self: Ruleset, /, *values: Any, **options: Any) -> None:
        names = [each.name for each in fields(cls)]  # type: ignore[arg-type]
        for name in options:
            if name not in names:
                close = difflib.get_close_matches(name, names, n=1)
                hint = f" Did you mean {close[0]}?" if close else ""
                raise OptionError(f"{cls.__name__} has no option {name!r}.{hint} It has {', '.join(names)}")
        if len(values) > len(names):
            raise OptionError(f"{cls.__name__} has {len(names)} options, not {len(values)}")
        init(self, *values, **options)

    __init__.__wrapped__ = init  # type: ignore[attr-defined]
    return __init__


def _listed(choices: Sequence[Any]) -> str:
    return " or ".join(map(repr, choices)) if len(choices) < 3 else ", ".join(map(repr, choices))


def _kind(move: object) -> str:
    text = str(move)
    return text if len(text) < 60 else f"{text[:57]}…"


