"""People and bots around one game: who sits where, whose scene is what, and what each may ask.

Nothing here knows a widget or a terminal; both put a scene on a screen and hand requests in.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from ..core import budget, chance, records
from ..core.choices import Choice
from ..core.errors import (
    EndlessGame,
    HouseRuleError,
    IllegalMove,
    MissingRule,
    NotationError,
    OptionError,
    RecordError,
)
from ..core.game import Game
from ..core.legal import LegalMoves
from ..core.names import NAMES
from ..core.rules import Verdict
from ..core.scenes import Book, Scene, Voice, book
from . import clock as clocks
from . import commands, players
from . import screen as screens
from .refusals import Answer as Answer
from .refusals import Refused as Refused

LINES = 12
AT_ONCE = 100
LONGEST_MESSAGE = 50_000
LONGEST_GROUP = 40
LESSONS = {
    "secret-letter": "10_secret_letter.ipynb",
    "competitive-tricks": "21_competitive.ipynb",
    "three-player-tricks": "22_three_players.ipynb",
    "team-tricks": "23_teams.ipynb",
    "cooperative-tricks": "24_cooperative.ipynb",
    "dead-letters": "30_dead_letters.ipynb",
}


class Sitting:
    """A game, the people and bots who play it, and what each seat sees.

    `seats` maps a seat to a person's name ("You" for the one at the screen) or to a bot; a seat that is not named is
    played by Careful, seat 0 by a person. `undo` is "free" (back to any own decision), "reveal" (not behind what
    showed a person something new) or None for the usual one: free for one person, reveal for more. `timer` drives the
    clock where the game has one; without it nobody is timed.
    """

    def __init__(
        self,
        game: Game,
        seats: Mapping[int, Any] | None = None,
        *,
        undo: str | None = None,
        autosave: bool = False,
        coach: bool = True,
        group: str = "",
        timer: clocks.Timer | None = None,
    ) -> None:
        self.timer = timer
        self.clock: clocks.Clock | None = None
        self.screen = screens.Screen()
        self.coach = coach
        self.group = group
        self.undo_rule = undo
        if undo not in (None, "free", "reveal"):
            raise OptionError(f"undo={undo!r} is not possible; it can be 'free', 'reveal' or None")
        self.autosave = autosave
        self.saved: records.Autosave | None = None
        self.offer: tuple[str, str] | None = None
        self.notice: dict[str, Any] | None = None
        self.number = 0
        self._watchers: list[Callable[[], None]] = []
        self._stop: Callable[[], None] = lambda: None
        self.people, self.bots, names = players.seated(game, seats)
        game.names = names
        self.take(game)

    def take(self, game: Game) -> None:
        """Put this game on the table in the place of the one before."""
        self._stop()
        if self.saved:
            self.saved.close()
            self.saved = None
        self.game = game
        if self.timer:
            self.clock = clocks.clock_of(game, self.timer, self.clock)
        self._noted = False
        self._turning: dict[int, dict[str, Any]] = {}
        self._reached = self._has_reached()
        self._told: dict[int, list[tuple[int | None, str]]] = {}
        self._stop = game.watch(lambda _game: self.changed())
        if self.autosave:
            self._save(records.new_path(game.rules.name))
        self.changed()

    def _save(self, path: Any) -> None:
        self.saved = records.Autosave(self.game, path, self._not_kept)

    def _not_kept(self, reason: str) -> None:
        self.notice = {"kind": "info", "text": f"This game is not kept any longer: {reason}."}
        self.changed()

    def watch(self, watcher: Callable[[], None]) -> Callable[[], None]:
        """Call the watcher after every change; returns the function that ends this."""
        self._watchers.append(watcher)
        return lambda: self._watchers.remove(watcher) if watcher in self._watchers else None

    @property
    def watched(self) -> bool:
        """Whether anybody still looks on."""
        return bool(self._watchers)

    def changed(self) -> None:
        """Tell everybody who watches that the scene is another one."""
        with self.game.lock:
            for lines in self._told.values():
                del lines[len(self.game.history) + 1 :]  # moves taken back; others may be made before somebody asks
            self.number += 1
            self._follow_clock()
        self._note_end()
        self._tell()

    def _note_end(self) -> None:
        """Keep what the group has reached in this game; one in which moves were taken back does not count."""
        if self.group and self.game.result and not self._noted and not self.game.taken_back:
            self._noted = True
            try:
                self.game.rules.keep_for(self.group, self.game.state)
            except RecordError as error:
                self.notice = {"kind": "error", "text": str(error)}
            self._reached = self._has_reached()

    def _has_reached(self) -> str:
        """What the group has reached in this game and what it takes to win, in words; "" in most games."""
        rules = self.game.rules
        try:
            return (rules.for_group(self.group) if self.group else rules).about_group()
        except RecordError as error:
            return str(error)

    def _group(self, name: Any) -> str:
        if not isinstance(name, str) or len(name) > LONGEST_GROUP or not (name == "" or name.isprintable()):
            raise Refused(f"{name!r:.60} is no name for a group; it is one line of at most {LONGEST_GROUP} signs")
        return name.strip()

    def _tell(self) -> None:
        for watcher in tuple(self._watchers):
            watcher()

    @contextmanager
    def _shown_at_once(self) -> Iterator[None]:
        """What changes in here is told to those who watch when it is over."""
        told, watchers, self._watchers = self.number, self._watchers, []
        try:
            yield
        finally:
            self._watchers = watchers
            if self.number != told:
                self._tell()

    def close(self) -> None:
        """Leave the game and its file."""
        self._stop()
        if self.saved:
            self.saved.close()

    # --- what a seat sees ---------------------------------------------------------------------------------------

    def voice(self, seat: int) -> Voice:
        """How this seat is talked to."""
        names = list(self.game.names)
        names[seat] = "You"
        return Voice(names, seat)

    def book(self, seat: int) -> Book:
        """Faces, rules, options and seats: what changes only with a deal, a rule or a name."""
        game, rules = self.game, self.game.rules
        with budget.limited():
            made = book(rules, rules.faces())
        from ..core.names import letter

        seats = [
            {
                "name": "You" if each == seat else name,
                "initial": letter(each),
                "you": each == seat,
                "kind": "person" if each in self.people else players.level_of(self.bots[each]),
            }
            for each, name in enumerate(game.names)
        ]
        return {
            **made,
            "seats": seats,
            "levels": players.levels(rules.name),
            "deal": game.seed if game.result else None,
            "commands": commands.help_of(rules),
            "conventions": players.conventions(self.bots.values(), rules.name),
            **({"group": {"name": self.group, "text": self._reached}} if self._reached else {}),
            **({"lessons": LESSONS[rules.name]} if rules.name in LESSONS else {}),
        }

    def scene(self, seat: int) -> Scene:
        """What this seat sees now, made from its view alone."""
        game = self.game
        with game.lock:
            view = game.view(seat)
            scene = self._drawn(game.rules, view, seat)
            told = self.told(seat)
            actor = game.to_act
            mine = actor == seat
            if seat in self.people:
                choice = self.choice(seat, view).data
                scene["choice"] = choice if choice["forms"] else None
            last = [index for index, (who, _) in enumerate(told) if who == seat]
            first = last[-1] if last else 0
            while last and told[first - 1][0] == seat:  # several moves may have been one press
                first -= 1
            able, why = self._may_undo(seat)
            if game.result and seat in self._turning:
                scene["zones"] = [self._turning[seat], *scene["zones"]]
            scene |= {
                "n": self.number,
                "turn": actor,
                "yours": mine,
                "log": _lines(told[-LINES:], max(0, len(told) - LINES)),
                "since": min(len(told) - first, LINES),
                "waiting": self._waiting(seat, told, scene),
                "actions": self._actions(seat, view),
                "undo": {"able": able, "why": why},
                "marks": ["moves were taken back"] if game.taken_back else [],
                "notice": self.notice,
            }
            timed = self._clock_shown(seat)
            if timed:
                scene["clock"] = timed
            follows = self.screen.next(seat, actor)
        return scene if follows is None else screens.cover(scene, game.names, follows)

    def choice(self, seat: int, view: dict[str, Any] | None = None) -> Choice:
        """What this seat, whose view may be at hand, can choose now."""
        with budget.limited():
            return self.game.rules.choose(view or self.game.view(seat), self.voice(seat), self.coach)

    def moment(self, seat: int, at: int) -> Scene:
        """What this seat saw after so many moves; read only. Refused if there were not so many."""
        game = self.game
        if type(at) is not int or not 0 <= at <= len(game.history):
            raise Refused(f"there is no moment {at!r}; the game has {len(game.history)} moves")
        rules, state = self._state(at)
        with budget.limited():
            scene = self._drawn(rules, rules.view(state, seat), seat)
        lines = self.told(seat)[: at + 1]
        return scene | {
            "n": -1, "turn": state.to_act, "yours": False, "log": _lines(lines[-LINES:], max(0, len(lines) - LINES)),
            "since": 1, "waiting": None, "actions": [], "undo": {"able": False, "why": "this is a look back"},
            "marks": [], "notice": None,
        }  # fmt: skip

    def _drawn(self, rules: Any, view: dict[str, Any], seat: int) -> Scene:
        with budget.limited():
            scene = rules.scene(view, self.voice(seat), self.coach)
        drawn = {"choice": None, "outcome": None, "count": None, **scene}
        habits = players.habits(self.bots.values(), rules.name)
        if habits:  # in sight until the first move has been made
            closed = len(view.get("events", ())) > 1
            zone = {"id": "habits", "kind": "talk", "title": "What the bots keep to", "closed": closed}
            drawn["zones"] = [*drawn["zones"], {**zone, "seat": None, "cards": [], "lines": habits}]
        return drawn

    def told(self, seat: int) -> list[tuple[int | None, str]]:
        """Who did what so far, one line a move, in words for this seat; the first line is the deal."""
        game, lines = self.game, self._told.setdefault(seat, [])
        del lines[len(game.history) + 1 :]
        for at in range(len(lines), len(game.history) + 1):
            rules, state = self._state(at)
            voice = self.voice(seat)
            with budget.limited():
                events = rules.events(state)
                mover = events[-1].seat if events else None
                words = rules.tell(events[-1].as_seen(seat), voice) if events else ""
                outcome = self._drawn(rules, rules.view(state, seat), seat)["outcome"]
            if outcome and at:
                words = f"{words} {outcome['headline']} {outcome['why']}"
            lines.append((mover if at else None, words))
        return lines

    def _state(self, at: int) -> tuple[Any, Any]:
        game = self.game
        rules = game.history[at - 1].rules if at else game.first_rules
        return rules, game.history[at].before if at < len(game.history) else game.state

    def _waiting(self, seat: int, told: list[tuple[int | None, str]], scene: Scene) -> dict[str, Any] | None:
        """The line to read before the next bot moves, and for how long; without a limit where it shows a secret or how
        a round has ended, or while the person may do something before."""
        game = self.game
        actor = game.to_act
        if actor is None or actor not in self.bots:
            return None
        rules, state = self._state(len(game.history))
        events = rules.events(state)
        secret = bool(events) and rules.shows_secret(events[-1].as_seen(seat), seat)
        held = scene["choice"] and any(form.get("hold") for form in scene["choice"]["forms"])
        text = told[-1][1] or f"{game.names[actor]} is next."
        ms = None if secret or held or scene["outcome"] else reading_time(text)
        if ms and events and events[-1].seat == actor and not rules.shows_new(events[-1].as_seen(seat), seat):
            ms = 0  # one of several sealed moves
        return {"seat": actor, "text": text, "ms": ms}

    def _actions(self, seat: int, view: dict[str, Any]) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = []
        if self.offer and not any(step.seat in self.people for step in self.game.history):
            found.append({"id": "continue", "label": f"Continue {self.offer[0]}"})
        if self.game.result:
            found.append({"id": "next", "label": "Play again", "main": True})
            found.append({"id": "same", "label": "Same deal again"})
            if seat in self.people and seat not in self._turning:
                found.append({"id": "turning", "label": "Turning points"})
        elif view.get("phase") == "play" and self.people == {seat} and not view.get("held", {seat: 1})[seat]:
            found.append({"id": "skip", "label": "Skip to the end of the round", "note": "or watch it to the end"})
        return found

    # --- what a seat asks ---------------------------------------------------------------------------------------

    def request(self, seat: int, content: Any) -> Answer | None:
        """Do what a message asks. The answer has `ok`, and an `error` where something was refused; nothing has changed
        then. A stale `advance` is answered silently. Never raises."""
        id_ = content.get("id") if isinstance(content, dict) else None
        id_ = id_ if isinstance(id_, str | int) else None
        try:
            if not _readable(content):
                raise Refused("this message is too long, or is no plain data")
            answer = self._do(seat, content)
        except Refused as refused:
            answer = refused.answer
        except IllegalMove as illegal:
            answer = {"ok": False, "error": self._refusal(seat, illegal)}
        except NotationError as error:
            answer = {"ok": False, "error": {"text": self.voice(seat).facts(error.text)}}
        except (OptionError, RecordError) as error:
            answer = {"ok": False, "error": {"text": self.voice(seat).facts(str(error))}}
        except HouseRuleError as error:
            text = f"{error.public}. The game is where it was; undo works."
            self.fault(text, error.rule)
            answer = {"ok": False, "error": {"text": text, "rule": error.rule}}
        except EndlessGame as error:
            answer = {"ok": False, "error": {"text": f"{error}."}}
        except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever a game or a bot raises is shown at the table
            text = f"Something went wrong in Python ({type(error).__name__}). The game is where it was."
            self.fault(text)
            answer = {"ok": False, "error": {"text": text}}
        return {"kind": "answer", "id": id_, **answer}

    def fault(self, text: str, rule: str = "") -> None:
        """Show an error at the table until the next move."""
        self.notice = {"kind": "error", "text": text, **({"rule": rule} if rule else {})}
        self.changed()

    def _do(self, seat: int, content: Any) -> Answer:
        if not isinstance(content, dict) or not isinstance(content.get("kind"), str):
            raise Refused("a message to the table has a kind, as in {'kind': 'advance'}")
        if content.get("seat", seat) != seat:
            raise Refused("this view speaks for its own seat only")
        kind = content["kind"]
        do = getattr(self, f"do_{kind}", None) if kind in KINDS else None
        if do is None:
            raise Refused(f"the table does not know {kind!r}; it knows {', '.join(KINDS)}")
        with self.game.lock:  # nobody else changes the game between the look at the number and what is done
            if self.clock and self.clock.overdue:
                self._time_is_up()
            follows = self.screen.next(seat, self.game.to_act)
            if follows is not None and kind not in screens.ALLOWED:
                return self._handed_over(content, follows)
            if kind in CURRENT and (type(content.get("n")) is not int or content["n"] != self.number):
                if kind == "advance":
                    return {"ok": True, "stale": True}
                raise Refused("The table has changed since then; look again.")
            answer: Answer = do(seat, content)
        return {"ok": True, **answer}

    def _handed_over(self, content: dict[str, Any], follows: int) -> Answer:
        """Let the one who follows sit down; nothing else can be done before."""
        if content["kind"] != "action" or content.get("action") != screens.SIT:
            raise Refused(f"{self.game.names[follows]} is next: hand over the screen first.")
        self.screen.sits = follows
        self.changed()
        return {"ok": True, "seat": follows}

    def do_move(self, seat: int, content: dict[str, Any]) -> Answer:
        self._takes_part(seat)
        choice = self.choice(seat)
        move = choice.move(content.get("form"), content.get("answers"))
        if move is None:
            self._my_turn(seat)
            refused = choice.refused(content.get("form"), content.get("answers"))
            if refused:
                raise Refused(commands.refusal_in_words(self.game.rules, refused), **refused)
            raise Refused("this is no move that can be made here")
        with self._shown_at_once():
            self._made(move if isinstance(move, list) else [move], seat)
        return {}

    def do_check(self, seat: int, content: dict[str, Any]) -> Answer:
        self._takes_part(seat)
        self._on_desk(seat, content)
        with budget.limited():
            view, form = self.game.view(seat), str(content.get("form"))
            return {"check": self.game.rules.check(view, form, content.get("answers"), self.voice(seat))}

    def do_time(self, seat: int, content: dict[str, Any]) -> Answer:
        """A view says that the time it shows is over; it is when the clock here says so."""
        clock = self.clock
        if clock and clock.over:
            self._on_desk(seat, content)
            if seat == clock.seat or clock.left < -clocks.GRACE:
                self._time_is_up()
        return {"clock": self._clock_shown(seat)}

    def do_clock(self, seat: int, content: dict[str, Any]) -> Answer:
        """Stop the clock, let it run, double the time or do without: whoever is timed may. Anybody may look."""
        clock, do = self.clock, content.get("do")
        if do == "look":
            return {"clock": self._clock_shown(seat)}
        able = clocks.allowed(clock) if clock and clock.seat == seat else []
        if clock is None or do not in able:
            raise Refused(f"the clock cannot do {do!r} now; it can do {', '.join(able) or 'nothing'} for you")
        match do:
            case "stop":
                clock.halt()
            case "go":
                clock.go_on(self._time_is_up)
            case "double":
                clock.double(self._time_is_up)
            case "off":
                clock.switch_off()
            case "on":
                clock.switch_on(self._time_is_up)
        self.changed()
        return {}

    def do_advance(self, seat: int, content: dict[str, Any]) -> Answer:
        self.advance()
        return {}

    def do_undo(self, seat: int, content: dict[str, Any]) -> Answer:
        able, why = self._may_undo(seat)
        if not able:
            raise Refused(why)
        self.notice = None
        self.game.undo(self._back_to(seat))
        return {}

    def do_moment(self, seat: int, content: dict[str, Any]) -> Answer:
        return {"scene": self.moment(seat, content.get("at"))}  # type: ignore[arg-type]

    def do_text(self, seat: int, content: dict[str, Any]) -> Answer:
        text = content.get("text")
        if not isinstance(text, str) or len(text) > 500:
            raise Refused("type a move or a command; help lists the commands")
        return {"say": self.say(seat, text, content.get("n"))}

    def do_ask(self, seat: int, content: dict[str, Any]) -> Answer:
        what = content.get("what")
        if what not in ("hint", "legal", "read", "rules"):
            raise Refused(f"{what!r} cannot be asked; expected hint, legal, read or rules")
        return {"say": commands.answer(self, seat, what)}

    def do_action(self, seat: int, content: dict[str, Any]) -> Answer:
        action = content.get("action")
        offered = [each["id"] for each in self._actions(seat, self.game.view(seat))]
        if action not in offered:
            raise Refused(f"{action!r} is not offered now; offered are: {', '.join(offered) or 'nothing'}")
        if action == "continue":
            self._continue()
        elif action == "skip":
            self._skip()
        elif action == "turning":
            from . import turning

            self._turning[seat] = turning.zone(self, seat)
            self.changed()
            return {"say": self._turning[seat]["note"]}
        else:
            self._begin(self._dealt(self.game.rules, action, self.game.names, self.group))
        return {}

    def _skip(self) -> None:
        """Let the bots play until the round rests; a round that does not end is left to be watched."""
        for _ in range(AT_ONCE):
            if self.game.state.phase != "play" or not self.advance():
                return

    def do_start(self, seat: int, content: dict[str, Any]) -> Answer:
        rules = self._wanted(content.get("options", {}))
        names, kinds = content.get("names", []), content.get("kinds", [])
        count = rules.players
        own = self.screen.seats - {seat}
        people, here = players.people_at(kinds, seat, count, self.people, own)
        bots, called = dict(self.bots), [*self.game.names, *NAMES[len(self.game.names) :]][:count]
        if names != []:
            called = players.renamed(names, called, seat, count)
        for each in range(count):
            kind = kinds[each] if each < len(kinds) else None
            sits = bots.get(each)
            if each not in people and not (sits and kind in (None, "", players.level_of(sits))):
                bots[each] = players.bot_of(players.CAREFUL if kind in (None, "") else kind)
        if not people <= set(range(count)):
            raise Refused(f"with {count} players there is no place for everybody who plays now")
        deal = content.get("deal")
        if deal not in (None, "same", "next") and (type(deal) is not int or not 0 <= deal < 10**12):
            raise Refused(f"{deal!r} is no deal number; it is a whole number from 0")
        seated = {each: bot for each, bot in bots.items() if each < count and each not in people}
        if "conventions" in content:
            seated = players.keeping(seated, content["conventions"])
        group = self._group(content.get("group", self.group))
        game = self._dealt(rules, deal, tuple(called), group)
        self.people, self.bots, self.group = people, seated, group
        self.screen.share(seat, here)
        self._begin(game)
        return {}

    def do_forget(self, seat: int, content: dict[str, Any]) -> Answer:
        """Forget what the group has reached; the game on the table goes on as it was begun."""
        if not self.group:
            raise Refused("there is no group here whose record could be forgotten")
        self.game.rules.forget_for(self.group)
        self._reached = self._has_reached()
        self.notice = {"kind": "info", "text": f"The record of {self.group} is forgotten, from the next game on."}
        self.changed()
        return {"say": self.notice["text"]}

    # --- doing it -----------------------------------------------------------------------------------------------

    def advance(self) -> bool:
        """Let the bot whose turn it is play one move; False if it is no bot's turn."""
        game = self.game
        with game.lock:
            seat = game.to_act
            if seat is None or seat not in self.bots:
                return False
            view, moves = self._can_move(seat)
            with budget.limited():
                move = self.bots[seat].choose(view, moves, self._rng(seat))
            self._played(move, seat)
        return True

    def say(self, seat: int, text: str, n: Any = None) -> str:
        """The answer of the move box: a command is answered, anything else is played as a move."""
        known = commands.answer(self, seat, text)
        if known is not None:
            return known
        if n is not None and n != self.number:
            raise Refused("The table has changed since then; look again.")
        self._takes_part(seat)
        made = len(self.game.history)
        move = self.choice(seat).called(text)
        self._made([self._read(seat, text) if move is None else move], seat)
        lines = self.told(seat)
        return lines[min(made + 1, len(lines) - 1)][1]  # others may have said something since

    def _read(self, seat: int, text: str) -> Any:
        """The move that a typed text means in notation, players by name; NotationError or Refused if it means none."""
        rules = self.game.rules
        if rules.names_players:
            text = commands.in_notation(text, self.game.names, seat)
        try:
            return rules.parse(text, self.game.state)
        except NotationError:
            if text.isalpha():
                raise Refused(f"{text!r} is no move and no command; help lists the commands.") from None
            raise

    def hint(self, seat: int) -> tuple[str, str]:
        """The move a Careful bot would make with this view, in words, and why."""
        from ..bots.careful import Careful

        game = self.game
        self._my_turn(seat)
        voice, (view, moves) = self.voice(seat), self._can_move(seat)
        with budget.limited():
            advice = Careful().explain(view, moves, chance.generator("hint", len(game.history)))
        words = self.choice(seat).words(advice.move)
        return words or str(advice.move), voice.facts(advice.why)

    def _can_move(self, seat: int) -> tuple[dict[str, Any], LegalMoves]:
        """The seat's view and what it may do. Refused if that is nothing, as after an undo under another rule."""
        view = self.game.view(seat)
        moves = self.game.rules.legal_moves(view)
        with budget.limited():
            if not moves:
                raise Refused("The rules in force leave no move here. Undo works, and the printed rule can come back.")
        return view, moves

    def _made(self, moves: list[Any], seat: int) -> None:
        """Make the moves that one answer of a person means."""
        for move in moves:
            self._played(move, seat)

    def _played(self, move: Any, seat: int) -> None:
        self.notice = None
        game = self.game
        (self._said if seat in self.bots else game.play)(move, seat)
        for each in sorted(self.bots, key=lambda bot: (bot - seat) % game.rules.players):
            view = game.view(each)
            moves = game.rules.interrupts(game.rules.masked(view), each)
            if moves:
                said = self.bots[each].interrupt(view, moves, self._rng(each))
                if said is not None:
                    self._said(said, each)

    def _said(self, move: Any, bot: int) -> None:
        try:
            self.game.play(move, bot)
        except (IllegalMove, NotationError):
            # Without the reason: it may name cards that only the bot sees.
            raise Refused(f"{self.game.names[bot]}'s bot chose a move that is not allowed.") from None

    def _rng(self, seat: int) -> Any:
        game = self.game
        return chance.generator(game.state.seed if game.seed is None else game.seed, seat, len(game.history))

    # --- the clock ----------------------------------------------------------------------------------------------

    def _clock_shown(self, seat: int) -> dict[str, Any] | None:
        return clocks.shown(self.clock, seat, self.game.names) if self.clock else None

    def _follow_clock(self) -> None:
        """Let the clock run for the person who is asked now, if there is a limit."""
        clock, game = self.clock, self.game
        if clock is None:
            return
        seat, limit = game.to_act, 0
        if seat is not None and seat not in self.people and seat == clock.seat:
            return  # a person at another table of this game
        if seat is not None and seat in self.people and not self.screen.away(seat):
            try:
                with budget.limited():
                    limit = game.rules.seconds(game.state, seat)
            except HouseRuleError:
                limit = 0
        clock.follow(seat if limit > 0 else None, limit, len(game.history), self._time_is_up)

    def _on_desk(self, seat: int, content: dict[str, Any]) -> None:
        if self.clock and self.clock.seat == seat and "answers" in content:
            self.clock.desk = content["answers"]

    def _time_is_up(self) -> None:
        """End the time of the seat that is timed, with what lies on its desk. Never raises."""
        clock, game = self.clock, self.game
        with game.lock:
            if clock is None or clock.seat is None or not clock.over:
                return
            seat, desk = clock.seat, clock.desk
            clock.halt()
            try:
                with budget.limited():
                    moves = game.rules.out_of_time(game.view(seat), desk)
                with self._shown_at_once():
                    self._made(moves, seat)
                    self.notice = {"kind": "info", "text": "The time is up: what lay finished on the desk counts."}
                    self.changed()
            except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever a game raises is shown at the table
                self.fault(f"The time is up, but Python could not go on ({type(error).__name__}). Undo works.")

    # --- who may do what ----------------------------------------------------------------------------------------

    def _takes_part(self, seat: int) -> None:
        if self.game.to_act is None:
            raise Refused("The game is over.")
        if seat not in self.people:
            raise Refused(f"{self.game.names[seat]} is played by {self.bots[seat].level}; this view only looks on.")

    def _my_turn(self, seat: int) -> None:
        self._takes_part(seat)
        actor = self.game.to_act
        if actor != seat:
            raise Refused(f"It is {self.game.names[actor]}'s turn.")  # type: ignore[index]

    def _refusal(self, seat: int, illegal: IllegalMove) -> dict[str, str]:
        """The refusal in words. Its facts are found once more from the view, since a house rule may have looked at
        cards that this seat does not see."""
        voice, verdict = self.voice(seat), illegal.verdict
        if self.game.rules.house:
            with budget.limited():
                seen = self.game.rules.verdict(self.game.view(seat), illegal.move, seat)
            facts = seen.facts if seen.rule == verdict.rule else ""
            verdict = Verdict(False, verdict.rule, facts, title=verdict.title, text=verdict.text)
        facts = voice.facts(verdict.facts)
        told = verdict.text if verdict.rule else voice.facts(verdict.text)
        text = f"{facts.rstrip('.')}. {told}" if facts else told
        return {"text": text, "rule": verdict.rule, "facts": facts}

    def _may_undo(self, seat: int) -> tuple[bool, str]:
        if not self._back_to(seat):
            return False, "There is no move of yours to take back."
        rule = self.undo_rule or ("free" if len(self.people) <= 1 else "reveal")
        if rule == "reveal" and self._has_shown(self._back_to(seat)):
            return False, "Somebody has seen something new since then."
        return True, "Back to your last decision."

    def _back_to(self, seat: int) -> int:
        """How many moves back this seat last had a decision; 0 if it had none."""
        history = self.game.history
        for back, step in enumerate(reversed(history), 1):
            if step.seat == seat:
                return back
        return 0

    def _has_shown(self, moves: int) -> bool:
        history = self.game.history
        states = [*(step.before for step in history[len(history) - moves + 1 :]), self.game.state]
        for step, state in zip(history[-moves:], states, strict=True):
            event = step.rules.events(state)[-1]
            for person in self.people - {step.seat}:
                if step.rules.shows_new(event.as_seen(person), person):
                    return True
        return False

    def _wanted(self, options: Any) -> Any:
        rules = self.game.rules
        if not isinstance(options, dict):
            raise Refused("options are names with values")
        from dataclasses import fields

        known = {each.name: each.metadata["choices"] for each in fields(rules) if each.metadata["choices"]}  # type: ignore[arg-type]
        wanted = {}
        for name, text in options.items():
            values = {str(value): value for value in known.get(name, ())}
            if not isinstance(text, str) or text not in values:
                raise Refused(f"{name}={text!r} is not possible here; it can be {', '.join(values) or 'nothing'}")
            wanted[name] = values[text]
        return rules.replace(**wanted)

    def _dealt(self, rules: Any, deal: Any, names: tuple[str, ...], group: str) -> Game:
        """A new game: from the same deal or position again, the next deal, a deal by its number, or any (None)."""
        old = self.game
        rules = rules.for_group(group) if group or self.group else rules
        same = deal == "same"
        if same and old.position is not None and rules == old.first_rules:
            return Game(rules, position=old.position, names=names)
        seed = old.seed if same else deal
        if deal == "next":
            seed = None if old.seed is None else old.seed + 1
        return Game(rules, seed, names=names)

    def _begin(self, game: Game) -> None:
        self.offer, self.notice = None, None
        self.take(game)

    def _continue(self) -> None:
        assert self.offer
        from pathlib import Path

        path = Path(self.offer[1])
        try:
            text, notice = records.mended(path.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError):
            raise Refused("That game cannot be read any more.") from None
        rules = self.game.rules
        try:
            functions = [each.function for each in rules.house]
            lists = [value for value in rules.options().values() if hasattr(value, "hash")]
            game = Game.from_record(text, house_rules=functions, word_lists=lists)
        except MissingRule as missing:
            title = rules.rule_title(missing.name) if missing.name in rules.printed_rules else missing.name
            raise Refused(
                f"That game was played with the house rule {title} ({missing.text}). Run its cell, then continue again."
            ) from None
        if game.rules.players != self.game.rules.players:
            self.people, self.bots, _ = players.seated(game, None)
        self.offer = None
        self.autosave, autosave = False, self.autosave
        self.take(game)
        self.autosave = autosave
        if notice:
            self.notice = {"kind": "info", "text": notice}
        if autosave:
            self._save(path)
        self.changed()


KINDS = ("move", "check", "advance", "undo", "moment", "text", "ask", "action", "start", "time", "clock", "forget")
CURRENT = frozenset({"move", "advance", "undo", "action", "start"})


def _readable(content: Any) -> bool:
    """Whether a message is what a browser sends: plain data of a moderate length."""
    try:
        return len(json.dumps(content, allow_nan=False)) <= LONGEST_MESSAGE
    except (TypeError, ValueError, RecursionError):
        return False


def reading_time(line: str) -> int:
    """Milliseconds it takes to read a line: 0.4 s and 0.25 s a word, at least 1.2 s."""
    return max(1200, 400 + 250 * len(line.split()))


def _lines(told: list[tuple[int | None, str]], first: int) -> list[dict[str, Any]]:
    return [{"n": first + i, "seat": who, "text": text} for i, (who, text) in enumerate(told)]
