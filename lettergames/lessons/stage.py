"""A section that runs: a table on which its steps stand one after the other, asked and answered like every table.

A stage is a sitting whose scene has one key more, `lesson`, and that knows one request more, `{"kind": "lesson"}`.
Nobody is told "wrong": the table plays on to show what an answer costs, and the position comes back.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from ..bots.careful import Careful
from ..core import budget, chance
from ..core.choices import Choice
from ..core.game import Game
from ..core.scenes import Book, Scene
from ..table.sitting import Answer, Refused, Sitting, reading_time
from .progress import Progress
from .steps import Code, Count, Free, Lesson, Position, Predict, Section, Step, Told, Try, Watch, play

YOU = 0
HINTS = ("the rule", "the cards", "the move")
ELSEWHERE = Told("*", "That is not what this step is about. Take it back, and look once more at what is asked.")
READY = Step("ready", "Ten questions from the whole lesson, on fresh cards. The rules have the answers.", Position())

Feedback = dict[str, str]


class Stage(Sitting):
    """One section of a lesson, for one learner.

    `mood` is "ask" while an answer is awaited, "show" while the table plays on by itself, "told" when it has said what
    there is to say, "ready" before fresh questions are dealt, and "over" after the last step.
    """

    _held = _changed = False

    def __init__(self, lesson: Lesson, section: Section, progress: Progress) -> None:
        self.lesson, self.section, self.progress = lesson.about(section), section, progress
        self.order = threading.RLock()
        self.steps = section.steps
        self.knowing = False
        self.at = 0
        self._ask()
        super().__init__(self.lesson.begun(self.step.at))
        self.stand()

    def stand(self) -> None:
        """Stand at the first step that the learner has not done; fresh questions wait to be dealt."""
        with self.order, self._one_change():
            self.steps, self.knowing = self.section.steps, False
            undone = (n for n, step in enumerate(self.steps) if not self._of(step)["done"])
            self.at = next(undone, len(self.steps))
            if self.section.fresh:
                self._begin_step()
                self.mood = "ready"
            elif self.at == len(self.steps) or self.progress.known(self.section.id):
                self._over()
            else:
                self._begin_step()

    @property
    def step(self) -> Step:
        """What is to be done now."""
        if self.knowing and self.section.know:
            return self.section.know
        return self.steps[min(self.at, len(self.steps) - 1)] if self.steps else READY

    # --- going from step to step ----------------------------------------------------------------------------------

    def take(self, game: Game) -> None:
        """Put this game on the table; whoever is not the learner is a careful bot."""
        self.bots = {seat: Careful() for seat in range(game.rules.players) if seat != YOU}
        super().take(game)

    def _ask(self, feedback: Feedback | None = None) -> None:
        self.mood, self.feedback, self.right = "ask", feedback, False
        self._script: list[str] = []
        self._then: Feedback | None = None
        self._line = 0
        self._answer: list[str] = []

    def _begin_step(self, feedback: Feedback | None = None, at: Position | None = None) -> None:
        self._ask(feedback)
        self.take(self.lesson.begun(at or self.step.at))

    def _over(self) -> None:
        self._ask()
        self.mood = "over"
        self.changed()

    def go_to(
        self, step: str, feedback: Feedback | None = None, right: bool = False, at: Position | None = None
    ) -> None:
        """Stand at this step; or, for an answer given in a cell, with something said, on another position perhaps."""
        with self.order, self._one_change():
            self.knowing, self.at = False, [each.id for each in self.steps].index(step)
            self._begin_step(feedback, at)
            if feedback:
                self.note(right)

    def note(self, right: bool) -> None:
        """An answer to this step was given."""
        self.progress.note(self.section.id, self.step.id, done=right, tries=1)
        if right:
            self.mood, self.right = "told", True

    def _of(self, step: Step) -> dict[str, Any]:
        return self.progress.step(self.section.id, step.id)

    # --- answers --------------------------------------------------------------------------------------------------

    def _answered(self, told: Told, right: bool, then: tuple[str, ...]) -> None:
        """Play on to show what the answer leads to, then say it."""
        self.progress.note(self.section.id, self.step.id, done=right, tries=1)
        self._then = _feedback("right" if right else "cost", told.say, told.rule)
        self.mood, self.right, self.feedback = "show", right, None
        self._script = list(then)
        self._told_if_shown()

    def _told_if_shown(self) -> None:
        if not self._script:
            self.mood, self.feedback = "told", self._then
            if self.right and self.knowing:
                self.progress.knew(self.section.id)

    def _outcome(self) -> Any:
        return self._drawn(self.game.rules, self.game.view(YOU), YOU)["outcome"]

    def _made(self, moves: list[Any], seat: int) -> None:
        step = self.step
        if self.mood != "ask" or not isinstance(step, Try | Free):
            raise Refused(self._not_now())
        with self._one_change():
            if isinstance(step, Try):
                self._tried(step, moves, seat)
            else:
                super()._made(moves, seat)
                self._freely()

    def _tried(self, step: Try, moves: list[Any], seat: int) -> None:
        """Make the moves of one press; they are an answer alone, or with those before them in this turn."""
        rules, state = self.game.rules, self.game.state
        in_turn = state.to_act == seat and not rules.well_formed(state, moves[0], seat)
        for move in moves:
            self.game.play(move, seat)
        press = "; ".join(map(str, moves))
        told = step.told("; ".join((*self._answer, press))) or step.told(press)
        if in_turn:
            self._answer.append(press)
            if self.game.to_act != seat:
                told = told or (ELSEWHERE, False)
        if told:
            self._answered(*told, told[0].then)

    def _freely(self) -> None:
        if self._outcome():
            self.progress.note(self.section.id, self.step.id, done=True)

    def _not_now(self) -> str:
        if self.mood == "show":
            return "The table is still showing something: press Go on."
        if self.mood == "ask" and isinstance(self.step, Predict | Count):
            return "The question comes first: answer it, then the table plays it out."
        return f"Press {self._offers()[0]['label']} first."

    def _choose(self, value: Any) -> None:
        step = self.step
        if self.mood != "ask" or not isinstance(step, Predict | Count):
            raise Refused("nothing is asked now")
        if isinstance(step, Count):
            self._count(step, value)
            return
        if type(value) is not int or not 0 <= value < len(step.choices):
            raise Refused(f"{value!r} is no answer; the answers are 1 to {len(step.choices)}")
        told = step.choices[value]
        self._answered(told, told.right, step.then)
        self.changed()

    def _count(self, step: Count, value: Any) -> None:
        if type(value) is not int or not 0 <= value < 1000:
            raise Refused(f"{value!r} is no answer; it is a whole number")
        right = step.count(self.game.rules, self.game.state)
        near = next((each for each in step.near if each.answer == str(value)), None)
        if value == right:
            self._answered(Told(str(value), step.right, step.rule), True, ())
        else:
            say = near.say if near else step.less if value < right else step.more
            self.progress.note(self.section.id, step.id, tries=1)
            self.feedback = _feedback("cost", say, (near and near.rule) or step.rule)
        self.changed()

    def advance(self) -> bool:
        """Let the next move of what is being shown be made, or a bot's in free play; False if there is none."""
        with self.order, self._one_change():
            if self.mood == "show":
                play(self.game, self._script.pop(0))
                self._told_if_shown()
                return True
            if self.mood == "ask" and isinstance(self.step, Free):
                moved = super().advance()
                self._freely()
                return moved
            return False

    # --- what is offered ------------------------------------------------------------------------------------------

    def _offers(self) -> list[dict[str, Any]]:
        """The presses that are possible now, the one that goes on first."""
        step, offers = self.step, []

        def offer(id: str, label: str, main: bool = False) -> None:
            offers.append({"id": id, "label": label, **({"main": True} if main else {})})

        if self.mood == "ready":
            offer("deal", "Ten questions", True)
        elif self.mood == "over":
            offer("restart", "Ten others" if self.section.fresh else "From the start")
        elif self.mood == "told" and self.right:
            if self.knowing:
                offer("skip", "Skip this section", True)
                offer("leave", "Do it all the same")
            else:
                offer("on", "Go on", True)
                offer("again", "Once more")
        elif self.mood == "told":
            offer("again", "Take it back" if isinstance(step, Try) else "Ask me again", True)
        elif self.mood == "ask":
            self._offers_while_asking(step, offer)
        if self.progress.learner and self.progress.sections and self.mood in ("over", "ready"):
            offer("forget", f"Delete what {self.progress.learner} has done")
        return offers

    def _offers_while_asking(self, step: Step, offer: Any) -> None:
        if isinstance(step, Watch):
            more = self._line < len(step.line)
            offer("next" if more else "on", "Next" if more else "Go on", True)
            if self._line:
                offer("back", "Back")
        if isinstance(step, Free):
            offer("on", "Enough")
        if isinstance(step, Code):
            offer("on", "Later")
        if isinstance(step, Try) and self._of(step)["hints"] < len(HINTS):
            offer("hint", f"Hint: {HINTS[self._of(step)['hints']]}")
        if self.knowing:
            offer("leave", "To the first step")
        elif self.at == 0 and self.section.know:
            offer("know", "I know this")
        if self.at and not self.knowing:
            offer("before", "Step before")

    def do_lesson(self, seat: int, content: dict[str, Any]) -> Answer:
        """Answer the question (`do` is "answer", with a `value`) or press one of what is offered."""
        do = content.get("do")
        with self._one_change():
            if do == "answer":
                self._choose(content.get("value"))
                return {}
            offered = [each["id"] for each in self._offers()]
            if do not in offered:
                raise Refused(f"{do!r} is not offered now; offered are: {', '.join(offered) or 'nothing'}")
            getattr(self, f"_do_{do}")()
        return {}

    def _do_deal(self) -> None:
        assert self.section.fresh
        self.progress.begin_again(self.section.id)
        self.steps = self.section.fresh(self.lesson.rules(), chance.fresh_seed())
        self.at = 0
        self._begin_step()

    def _do_restart(self) -> None:
        self.at = 0
        if self.section.fresh:
            self._do_deal()
        else:
            self.progress.begin_again(self.section.id)
            self._begin_step()

    def _do_on(self) -> None:
        if isinstance(self.step, Free):
            self.note(True)
        self.at += 1
        if self.at < len(self.steps):
            self._begin_step()
        else:
            self._over()

    def _do_before(self) -> None:
        self.at -= 1
        self._begin_step()

    def _do_again(self) -> None:
        self._begin_step(None if self.right else self.feedback)

    def _do_know(self) -> None:
        self.knowing = True
        self._begin_step()

    def _do_leave(self) -> None:
        self.knowing = False
        self._begin_step()

    def _do_skip(self) -> None:
        self.knowing, self.at = False, len(self.steps)
        self._over()

    def _do_next(self) -> None:
        step = self.step
        assert isinstance(step, Watch)
        move, say = step.line[self._line]
        self._line += 1
        self.feedback = _feedback("told", say)
        play(self.game, move)
        if self._line == len(step.line):
            self.progress.note(self.section.id, step.id, done=True)

    def _do_back(self) -> None:
        step = self.step
        assert isinstance(step, Watch)
        self._line -= 1
        self.feedback = _feedback("told", step.line[self._line - 1][1]) if self._line else None
        self.game.undo()

    def _do_hint(self) -> None:
        self._hinted()
        self.changed()

    def _do_forget(self) -> None:
        self.progress.forget()
        self.changed()

    def _hinted(self) -> str:
        step = self.step
        if not isinstance(step, Try) or self.mood != "ask":
            raise Refused("There is no hint here: nothing can be lost.")
        given = min(self._of(step)["hints"], len(HINTS) - 1)
        self.progress.note(self.section.id, step.id, hints=1)
        self.feedback = _feedback("hint", step.hints[given])
        return step.hints[given]

    # --- as every table -------------------------------------------------------------------------------------------

    def _do(self, seat: int, content: Any) -> Answer:
        with self.order, self._one_change():
            kind = content.get("kind") if isinstance(content, dict) else None
            if kind in ("start", "action"):
                raise Refused("this table belongs to its lesson; a game of your own is on the start page")
            if kind != "lesson":
                return super()._do(seat, content)
            if content.get("n") != self.number:
                raise Refused("The table has changed since then; look again.")
            return {"ok": True, **self.do_lesson(seat, content)}

    def say(self, seat: int, text: str, n: Any = None) -> str:
        """The move box: a press by its name, an answer by its number or words, else as at every table."""
        word = text.strip().lower().rstrip(".")
        presses = {each["label"].lower(): each["id"] for each in self._offers()}
        presses |= {id: id for id in presses.values()}
        value = self._typed(word)
        if word not in presses and value is None:
            said = super().say(seat, text, n)
            return self.feedback["text"] if self.feedback and self.mood == "told" else said
        if n is not None and n != self.number:
            raise Refused("The table has changed since then; look again.")
        self.do_lesson(seat, {"do": "answer", "value": value} if value is not None else {"do": presses[word]})
        return self.feedback["text"] if self.feedback else self._text()

    def _typed(self, word: str) -> int | None:
        step = self.step
        if self.mood != "ask" or not isinstance(step, Predict | Count):
            return None
        if isinstance(step, Predict):
            for index, told in enumerate(step.choices):
                if word in (str(index + 1), told.answer.lower().rstrip(".")):
                    return index
            return None
        return int(word) if word.isascii() and word.isdigit() else None

    def hint(self, seat: int) -> tuple[str, str]:
        """The step's next hint: the rule, the cards, the move."""
        with self._one_change():
            text = self._hinted()
            self.changed()
        return "Hint", text

    def do_undo(self, seat: int, content: dict[str, Any]) -> Answer:
        """Bring back the position with which the step began."""
        able, why = self._may_undo(seat)
        if not able:
            raise Refused(why)
        self._begin_step()
        return {}

    def _may_undo(self, seat: int) -> tuple[bool, str]:
        if len(self.game.history) > len(self.step.at.moves) and self.mood != "over":
            return True, "Back to where this step begins."
        return False, "This step is at its beginning."

    def _actions(self, seat: int, view: dict[str, Any]) -> list[dict[str, Any]]:
        return []

    def _waiting(self, seat: int, told: list[tuple[int | None, str]], outcome: Any) -> dict[str, Any] | None:
        if self.mood == "show":
            text = told[-1][1]
            return {"seat": self.game.to_act or YOU, "text": text, "ms": reading_time(text)}
        free = self.mood == "ask" and isinstance(self.step, Free)
        return super()._waiting(seat, told, outcome) if free else None

    def book(self, seat: int) -> Book:
        """As at every table, without what a lesson has no use for: the way to the lesson, and options of a new game."""
        book = {key: value for key, value in super().book(seat).items() if key != "lessons"}
        return {**book, "options": []}

    def scene(self, seat: int) -> Scene:
        """What is on the table, and the lesson."""
        with self.order:
            scene = super().scene(seat)
            if self.mood != "ask" or not isinstance(self.step, Try | Free):
                scene |= {"choice": None, "yours": False, "prompt": self._prompt()}
            if not isinstance(self.step, Free):
                scene["count"] = None  # to count is what is asked
                scene["zones"] = [zone for zone in scene["zones"] if zone["id"] != "habits"]  # bots play a script
            if self.mood == "ask" and isinstance(self.step, Predict | Count):
                scene["zones"] = list(map(_unmarked, scene["zones"]))  # and who wins a trick may be asked, too
            return scene | {"marks": [], "lesson": self._shown()}

    def choice(self, seat: int, view: dict[str, Any] | None = None) -> Choice:
        """What can be chosen; what one could have counted is noted where the step is about counting."""
        step, game = self.step, self.game
        counted = isinstance(step, Free) or (isinstance(step, Try) and step.counted)
        with budget.limited():
            return game.rules.choose(view or game.view(seat), self.voice(seat), counted)

    def _prompt(self) -> str:
        if self.mood == "show":
            return "The table plays on."
        if self.mood == "told":
            return "Read below, then go on." if self.right else "Read below what it costs."
        if self.mood == "over":
            return "This section is done."
        if self.mood == "ask" and isinstance(self.step, Predict | Count):
            return "Answer the question."
        if self.mood == "ask" and isinstance(self.step, Code):
            return "Write the rule in its cell below, and run it."
        return f"Press {self._offers()[0]['label']}."

    def _text(self) -> str:
        if self.mood == "over":
            return "That was this section. The next one begins in the next cell."
        return self.step.text

    def _shown(self) -> dict[str, Any]:
        step, many = self.step, len(self.steps)
        asked = self.mood == "ask"
        place = "Do you know it?" if self.knowing else f"Step {self.at + 1} of {many}" if self.at < many else "Done"
        done = sum(self._of(each)["done"] for each in self.steps)
        return {
            "title": self.section.title,
            "place": "" if self.mood == "ready" else place,
            "kind": "over" if self.mood in ("over", "ready") else step.kind,
            "text": self._text(),
            "choices": [told.answer for told in step.choices] if asked and isinstance(step, Predict) else [],
            "number": asked and isinstance(step, Count),
            "feedback": self.feedback,
            "actions": self._offers(),
            "progress": {"done": many if self.progress.known(self.section.id) else done, "of": many},
        }

    # --- one change, one scene ------------------------------------------------------------------------------------

    @contextmanager
    def _one_change(self) -> Iterator[None]:
        """Whatever changes inside is told once, at the end."""
        if self._held:
            yield
            return
        self._held, self._changed = True, False
        try:
            yield
        finally:
            self._held = False
            if self._changed:
                super().changed()

    def changed(self) -> None:
        if self._held:
            self._changed = True
        else:
            super().changed()


def _unmarked(zone: dict[str, Any]) -> dict[str, Any]:
    """The zone; if it is a trick, without what it says about the cards in it but that they are taken."""
    if zone["kind"] != "trick":
        return zone
    return {**zone, "cards": [_only_taken(card) for card in zone["cards"]]}


def _only_taken(card: dict[str, Any]) -> dict[str, Any]:
    marks = [mark for mark in card.get("marks", ()) if mark == "taken"]
    return {key: value for key, value in card.items() if key != "marks"} | ({"marks": marks} if marks else {})


def _feedback(kind: str, text: str, rule: str = "") -> Feedback:
    return {"kind": kind, "text": text, **({"rule": rule} if rule else {})}
