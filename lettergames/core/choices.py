"""A choice as a small tree: forms of move, each with parts that are filled in one after the other.

In a closed phase the tree is made from the moves: every well-formed move is spoken as a form and its steps, moves
that a rule refuses included, so that what cannot be chosen says why. Where there are too many moves for that (a word, a
number of cards, several cards at once) an open form says itself what is asked and what the answers mean.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from .rules import Verdict

Pick = str | int


class Pickable(NamedTuple):
    """One step of a move: what kind of thing is pressed ("card", "seat" or "value"), the things that mean it, its name
    in words, and the prompt of the part it belongs to."""

    takes: str
    picks: tuple[Pick, ...]
    label: str
    prompt: str
    note: str = ""


class Spoken(NamedTuple):
    """A move as a form with steps; `warn` is said before it is made, `said` is the move as one would type it."""

    form: str
    label: str
    steps: tuple[Pickable, ...]
    warn: str = ""
    said: str = ""


class OpenForm(NamedTuple):
    """A form whose moves are not listed one by one.

    `parts` are what is asked, by name, the first of them first. `read` gives the move that the answers mean, several in
    a list when they are made one after the other, None when they mean nothing; it may raise what a refused move does.
    `about` says in one line what may be done here, `say` reads one of its moves in words ("" for any other).
    """

    id: str
    label: str
    parts: dict[str, dict[str, Any]]
    read: Callable[[list[Any]], Any]
    about: str = ""
    say: Callable[[Any], str] = lambda move: ""


class _Node:
    def __init__(self) -> None:
        self.below: dict[Pickable, _Node] = {}
        self.spoken: Spoken | None = None
        self.verdict: Verdict | None = None

    def verdicts(self) -> Iterable[Verdict]:
        if self.verdict is not None:
            yield self.verdict
        for node in self.below.values():
            yield from node.verdicts()


class Choice:
    """What can be chosen. `data` is what a table draws, `move(form, answers)` the move that was meant."""

    def __init__(
        self,
        moves: Iterable[tuple[Any, Verdict]],
        speak: Callable[[Any], Spoken],
        words: Callable[[str], str],
        open_forms: Sequence[OpenForm] = (),
    ) -> None:
        self._words = words
        self._open = {each.id: each for each in open_forms}
        self._moves: dict[str, Any] = {}
        self._parts: dict[str, str] = {}
        self._spoken: dict[str, str] = {}
        self._called: dict[str, set[Any]] = {}
        self._allowed: list[tuple[str, str]] = []
        forms: dict[str, tuple[str, _Node]] = {}
        for move, verdict in moves:
            spoken = speak(move)
            _, node = forms.setdefault(spoken.form, (spoken.label, _Node()))
            paths: list[list[Pick]] = [[]]
            for step in spoken.steps:
                node = node.below.setdefault(step, _Node())
                paths = [[*path, pick] for path in paths for pick in step.picks]
            node.verdict, node.spoken = verdict, spoken
            labels = " – ".join(step.label for step in spoken.steps) or spoken.label
            self._spoken[str(move)] = spoken.said or labels
            for name in {labels, spoken.said} - {""}:
                self._called.setdefault(name.lower(), set()).add(move)
            if verdict:
                self._allowed.append((spoken.label if spoken.steps else "", labels))
            for path in paths:
                self._moves[_key(spoken.form, path)] = move
        listed = [self._form(form, label, node) for form, (label, node) in forms.items()]
        parts = {name: json.loads(text) for text, name in self._parts.items()}
        for each in open_forms:
            listed.append({"id": each.id, "label": each.label, "part": next(iter(each.parts))})
            parts |= each.parts
            self._allowed.append(("", each.about or each.label))
        self.data: dict[str, Any] = {"forms": listed, "parts": parts}

    def move(self, form: Any, answers: Any) -> Any:
        """The move of this form with these answers, or a list of moves to be made in order; None if there is none."""
        if not isinstance(form, str) or not isinstance(answers, list | tuple):
            return None
        if form in self._open:
            return self._open[form].read(list(answers))
        try:
            return self._moves.get(_key(form, answers))
        except (TypeError, ValueError, RecursionError):
            return None

    def refused(self, form: Any, answers: Any) -> dict[str, str] | None:
        """The refusal that these answers, in this order, first meet; None if they meet none."""
        part = next((each.get("part") for each in self.data["forms"] if each["id"] == form), None)
        for answer in answers if isinstance(answers, list) else ():
            options = self.data["parts"][part].get("options", ()) if part else ()
            option: dict[str, Any] = next((each for each in options if each["pick"] == answer), {})
            if "refused" in option:
                refusal: dict[str, str] = option["refused"]
                return refusal
            part = option.get("then")
        return None

    def words(self, move: Any) -> str:
        """A move as the labels that lead to it: "1 on Ben naming 6"; "" for a move that is not in the tree."""
        said = (each.say(move) for each in self._open.values())
        return self._spoken.get(str(move), "") or next(filter(None, said), "")

    def called(self, text: str) -> Any:
        """The move that is called so, as `words` or a list of labels calls it; None if there is none, or more."""
        moves = self._called.get(" ".join(text.lower().split()), set())
        return next(iter(moves)) if len(moves) == 1 else None

    def allowed(self) -> list[str]:
        """Every move that is allowed, as its labels; after the name of its form where there are several."""
        several = len(self.data["forms"]) > 1
        return [f"{form} – {labels}" if form and several else labels for form, labels in self._allowed]

    def _form(self, form: str, label: str, node: _Node) -> dict[str, Any]:
        data: dict[str, Any] = {"id": form, "label": label}
        refused = self._refused(node)
        if refused:
            data["refused"] = refused
        elif node.below:
            data["part"] = self._part(node)
        return data

    def _part(self, node: _Node) -> str:
        first = next(iter(node.below))
        options = []
        for step, below in node.below.items():
            option: dict[str, Any] = {"label": step.label}
            if step.note:
                option["note"] = step.note
            refused = self._refused(below)
            if refused:
                option["refused"] = refused
            elif below.verdict:
                if below.spoken and below.spoken.warn:
                    option["warn"] = below.spoken.warn
            else:
                option["then"] = self._part(below)
            options += [{"pick": pick, **option} for pick in step.picks]
        part = {"kind": "one", "takes": first.takes, "prompt": first.prompt, "options": options}
        text = json.dumps(part)
        return self._parts.setdefault(text, f"p{len(self._parts)}")

    def _refused(self, node: _Node) -> dict[str, str] | None:
        verdicts = list(node.verdicts())
        if any(verdicts):
            return None
        verdict = verdicts[0]
        return {"rule": verdict.rule, "facts": self._words(verdict.facts)}


def _key(form: Any, answers: Sequence[Any]) -> str:
    return json.dumps([form, list(answers)])
