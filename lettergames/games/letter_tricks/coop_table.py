"""The cooperative game as a table shows it: passing, talk, the words made, the last two tricks, the group's record."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ...core.choices import Choice, OpenForm, Pickable, Spoken
from ...core.rules import YES
from ...core.ruleset import View
from ...core.scenes import Scene, Voice, sentence
from . import choosing, telling
from .cards import in_order, in_words, listed
from .ladder import Ladder
from .scene import seat_state, trick_number, trick_prompt
from .state import Advise, Lay, Move, Pass, Say, Settle
from .talk import is_of
from .together import UNNAMED
from .zones import Zone, last_trick, lying, out_of_play, tokens, trick_zones, unseen

ONE, TWO = "the first trick", "the second trick"
WAYS = ("this way", "the other way")
HEADINGS = {
    "pass": "Passing cards", "lay": "The last two tricks", "settle": "The last two tricks", "match_over": "The end",
}  # fmt: skip


def scene(rules: Any, view: View, voice: Voice, coach: bool = True) -> Scene:
    """The scene of this view: everything but the choice and the log."""
    over = view["phase"] == "match_over"
    return {
        "heading": _heading(rules, view),
        "prompt": _prompt(rules, view, voice),
        "seats": [_seat(view, voice, seat, coach) for seat in range(rules.players)],
        "zones": _zones(rules, view, voice),
        "outcome": _outcome(rules, view) if over else None,
        "count": unseen(rules, view) if any(view["held"]) else None,
    }


def _made(view: View) -> int:
    return sum(1 for word in view["made"] if word)


def _heading(rules: Any, view: View) -> str:
    phase, past = view["phase"], view["past"]
    words = f"{_made(view)} of {past} tricks are words, {rules.needed} win" if past else f"{rules.needed} words win"
    return f"{HEADINGS.get(phase) or trick_number(view).capitalize()} · {words}"


def _prompt(rules: Any, view: View, voice: Voice) -> str:
    actor, mine, state = view["to_act"], view["to_act"] == voice.me, rules.masked(view)
    match view["phase"]:
        case "match_over":
            return "The game is over."
        case "pass":
            if mine:
                to = voice.who(rules.passes_to(state, voice.me))
                return f"Your turn: choose {rules.pass_many(state)} cards to pass to {to}."
            return f"{voice.does(actor, 'chooses')} cards to pass; they change hands when all have chosen."
        case "lay":
            if mine:
                return "Your turn: lay your last cards to the two tricks; you need not follow suit."
            return f"{voice.does(actor, 'lays')} to the last two tricks."
        case "settle":
            if mine:
                return "Your turn: leave your two cards this way, or put them the other way round."
            advising = " You may advise." if any(each[0] == voice.me for each in view["finish"]) else ""
            return f"{voice.does(actor, 'decides')} which way the two cards lie.{advising}"
    return trick_prompt(view, voice)


# --- players ----------------------------------------------------------------------------------------------------------


def _seat(view: View, voice: Voice, seat: int, coach: bool) -> dict[str, Any]:
    found = seat_state(view, voice, seat, coach)
    status, marks = list(found["status"]), list(found["marks"])
    if view["phase"] == "pass" and any(giver == seat for giver, _ in view["passes"]):
        status.append("has chosen")
    said = _statements(view, seat)
    if seat != voice.me and coach and view["knows"][seat]:
        marks.append(f"holds {listed(view['knows'][seat])} from you")
    return {**found, "status": status, "marks": [*marks, *said]}


def _statements(view: View, seat: int) -> list[str]:
    """What this seat has said, the newest of a kind, with its trick; old once it has played or passed such a card."""
    said: dict[str, tuple[int, int, bool]] = {}
    past = view["past"] - sum(1 for event in view["events"] for item in event[3] if item[0] == "makes")
    for _, mover, text, shown in view["events"]:
        if mover == seat and text is not None:
            for of, (many, trick, _) in list(said.items()):
                if any(is_of(card, of) for card in _leaving(text)):
                    said[of] = (many, trick, True)
        for item in shown:
            if item[0] == "makes":
                past += 1
            elif item[0] == "says" and item[1] == seat:
                said[item[2]] = (item[3], past + 1, False)
            elif item[0] == "passed":
                said = {of: (many, trick, True) for of, (many, trick, _) in said.items()}
    by_trick: dict[int, list[str]] = {}
    for of, (many, trick, old) in said.items():
        by_trick.setdefault(trick, []).append(f"{_many(many, of)}{' (old)' if old else ''}")
    return [f"said in trick {trick}: {', '.join(counts)}" for trick, counts in sorted(by_trick.items())]


def _leaving(text: str) -> list[str]:
    """The cards that leave a hand openly with this move."""
    return [part for part in text.split() if ":" in part] if ":" in text[:2] or text.startswith("lay ") else []


def _many(many: int, of: str) -> str:
    """A statement in words: "3 yellow", "1 vowel", "no red consonants"."""
    number = str(many) if many else "no"
    return f"{number} {of.removesuffix('s') if many == 1 else of}"


# --- what lies where --------------------------------------------------------------------------------------------------


def _zones(rules: Any, view: View, voice: Voice) -> list[Zone]:
    me, phase = view["seat"], view["phase"]
    zones: list[Zone] = []
    if phase == "trick":
        zones += trick_zones(rules, view, voice)
    last = _last(rules, view, voice)
    if phase in ("lay", "settle", "match_over") and view["finish"]:
        zones += [_finish(view, at, title) for at, title in ((1, "The first trick"), (2, "The second trick"))]
        last = [] if phase == "match_over" else last
    if phase != "match_over":
        zones.append(lying("hand", "hand", "Your hand", view["hand"], me))
        zones += last
    zones += [*_passed(view, voice), *_words(view), *out_of_play(view)]
    if view["box"]:
        box = [{"down": True}] * view["box"]
        zones.append({"id": "box", "kind": "aside", "title": "Out of this hand", "seat": None, "cards": box,
                      "note": "nobody knows these"})  # fmt: skip
    return zones


def _finish(view: View, at: int, title: str) -> Zone:
    cards = [{"face": card, "by": each[0]} for each in view["finish"] for card in each[at]]
    return {"id": f"finish.{at}", "kind": "trick", "title": title, "seat": None, "cards": cards}


def _last(rules: Any, view: View, voice: Voice) -> list[Zone]:
    """The last trick and its word, open until the next one begins."""
    zones = last_trick(rules, view, voice)
    made = view["made"][-1] if view["made"] else ""
    return [{**zone, "closed": bool(view["trick"]), "note": _makes(made)} for zone in zones]


def _makes(word: str) -> str:
    return f"It makes {'a word' if word == UNNAMED else word}." if word else "It makes no word."


def _words(view: View) -> list[Zone]:
    if not view["made"]:
        return []
    words = ("a word" if word == UNNAMED else word or "no word" for word in view["made"])
    lines = [f"{number}: {word}" for number, word in enumerate(words, 1)]
    return [{"id": "made", "kind": "collection", "title": "Words made", "seat": None, "cards": [], "count": _made(view),
             "closed": view["phase"] != "match_over", "lines": lines}]  # fmt: skip


def _passed(view: View, voice: Voice) -> list[Zone]:
    """What one has passed and received, readable all hand."""
    lines = [
        f"{voice.does(giver, 'passed', 'passed')} {listed(in_order(cards))} to {voice.who(taker)}."
        for _, _, _, shown in view["events"]
        for kind, giver, taker, cards in (item for item in shown if item[0] == "passed")
        if voice.me in (giver, taker) and kind
    ]
    zone = {"id": "passed", "kind": "talk", "title": "Passed", "seat": voice.me, "cards": [], "lines": lines}
    return [zone] if lines else []


def about_group(rules: Any) -> str:
    """What the group has reached and what it takes to win, in words."""
    reached = f"The best victory so far has {rules.best} words." if rules.best else "There is no victory yet."
    tricks = len(rules.cards) // rules.players
    return f"{reached} {_takes(rules.needed, tricks)}"


def forget_for(rules: Any, group: str) -> None:
    """Forget the victories of the group."""
    Ladder().forget(group)


def _takes(needed: int, tricks: int) -> str:
    return f"It takes {needed} words of {tricks} to win." if needed <= tricks else "It cannot be beaten any more."


def _outcome(rules: Any, view: View) -> dict[str, Any]:
    made, tricks = _made(view), view["past"]
    result = rules.result(rules.masked(view))
    won = bool(result.winners)
    best = max(rules.best, made) if won else rules.best
    after = rules.replace(best=best).needed
    why = f"It took {rules.needed}"
    why += f", since the group's best was {rules.best}. " if rules.best else " for a first victory. "
    why += f"Next time it takes {after}." if after <= tricks else f"The record of {best} cannot be beaten any more."
    headline = f"{'A victory' if won else 'No victory'}: {made} of {tricks} tricks are words."
    return {"headline": headline, "why": why, "final": True, "sheet": None}


# --- what can be chosen -----------------------------------------------------------------------------------------------


def choose(rules: Any, view: View, voice: Voice, coach: bool = True) -> Choice:
    """The seat's move, and what it may say or advise."""
    state, seat = rules.masked(view), view["seat"]
    mine, hand = view["to_act"] == seat, in_order(view["hand"])
    forms: list[OpenForm] = []
    moves: list[Any] = []
    if mine and view["phase"] == "pass":
        forms.append(_passing(rules, view, voice))
    elif mine and view["phase"] == "lay" and len(hand) == 2 and rules.may_lay(state, seat, hand[:1], hand[1:]):
        forms.append(_laying(rules, view))
    elif mine:
        found = choosing.judged(rules, state, seat)
        moves = [(move, verdict) for move, verdict in found if verdict or not isinstance(move, Lay)]
    moves += [(move, YES) for move in rules.interrupts(state, seat) if hand or not isinstance(move, Say)]

    def speak(move: Move) -> Spoken:
        match move:
            case Say(many, of):
                step = Pickable("value", (of,), _many(many, of), "Say how many of these you hold.")
                return Spoken("say", "Say something", (step,))
            case Advise(other):
                return Spoken(f"advise {WAYS[other]}", f"Advise: {_way(view, other)}", ())
            case Settle(other):
                return Spoken(WAYS[other], sentence(_way(view, other))[:-1], ())
            case Lay(one, two):
                card, lane = (*one, *two)[0], ONE if one else TWO
                press = choosing.pickable("hand", hand, card, "Choose a card.")
                return Spoken("lay", "Lay a card", (press, Pickable("value", (lane,), lane, "To which trick?")))
        return choosing.spoken(view, move)

    choice = Choice(moves, speak, voice.facts, forms)
    choice.data["forms"].sort(key=lambda form: form["id"] == "say")
    for form in choice.data["forms"]:
        form |= {"aside": True} if form["id"] == "say" else {}
    return choice


def _way(view: View, other: bool) -> str:
    """This way or the other way, said with the cards that were laid last."""
    _, one, two = view["finish"][-1]
    first, second = (two, one) if other else (one, two)
    return f"{WAYS[other]}: {_laid(first, second)}"


def _laid(one: Iterable[str], two: Iterable[str]) -> str:
    places = [(list(one), ONE), (list(two), TWO)]
    return " and ".join(f"{listed(cards)} to {place}" for cards, place in places if cards)


def _passing(rules: Any, view: View, voice: Voice) -> OpenForm:
    state, hand = rules.masked(view), in_order(view["hand"])
    many, cards = rules.pass_many(state), dict(zip(tokens("hand", hand), hand, strict=True))
    to = voice.who(rules.passes_to(state, voice.me))
    options = [{"pick": token, "label": in_words(card)} for token, card in cards.items()]
    part = {"kind": "some", "prompt": f"Choose {many} cards for {to}.", "count": many, "options": options}

    def read(answers: list[Any]) -> Pass | None:
        try:
            (picked,) = answers
            return Pass(in_order(cards[token] for token in dict.fromkeys(picked)))
        except (TypeError, ValueError, KeyError):
            return None

    def say(move: Any) -> str:
        return f"Pass {listed(move.cards)}" if isinstance(move, Pass) else ""

    return OpenForm("pass", "Pass cards", {"pass": part}, read, f"pass any {many} of your cards to {to}", say)


def _laying(rules: Any, view: View) -> OpenForm:
    state, seat, hand = rules.masked(view), view["seat"], in_order(view["hand"])
    cards = dict(zip(tokens("hand", hand), hand, strict=True))
    part = {
        "kind": "places", "prompt": "Lay each card to one of the two tricks.",
        "cards": [{"pick": token, "label": in_words(card)} for token, card in cards.items()],
        "zones": [{"id": "one", "label": ONE.capitalize()}, {"id": "two", "label": TWO.capitalize()}],
        "each": 2 if rules.may_lay(state, seat, hand, ()) else 1,
    }  # fmt: skip

    def read(answers: list[Any]) -> Lay | None:
        try:
            (places,) = answers
            lies: dict[str, list[str]] = {"one": [], "two": []}
            for token in cards:
                lies[places[token]].append(cards[token])
            return Lay(tuple(lies["one"]), tuple(lies["two"]))
        except (TypeError, ValueError, KeyError):
            return None

    def say(move: Any) -> str:
        return sentence(f"Lay {_laid(move.one, move.two)}")[:-1] if isinstance(move, Lay) else ""

    return OpenForm("lay", "Lay both cards", {"places": part}, read, "lay your last two cards to the two tricks", say)


# --- what is told -----------------------------------------------------------------------------------------------------


def tell(rules: Any, event: list[Any], voice: Voice) -> str:
    """One event as this seat saw it, in whole sentences."""
    number, seat, text, shown = event
    said = []
    if text is None or text.startswith(("pass ", "say ", "lay ", "advise ")) or text in ("this way", "other way"):
        said.append(_did(rules, text, seat, voice))
    else:
        said.append(telling.tell(rules, [number, seat, text, [item for item in shown if item[0] != "passed"]], voice))
    for item in shown:
        if item[0] == "passed" and voice.me == item[2]:
            said.append(f"{voice.does(item[1], 'passes', 'pass')} you {listed(in_order(item[3]))}")
        elif item[0] == "makes":
            said.append(_makes(item[1]))
    return " ".join(map(sentence, said))


def _did(rules: Any, text: str | None, seat: int, voice: Voice) -> str:
    if text is None:
        return f"{voice.does(seat, 'has')} chosen what to pass"
    match rules.parse(text):
        case Pass(cards):
            return f"{voice.does(seat, 'passes', 'pass')} {listed(cards)}"
        case Say(many, of):
            return f"{voice.does(seat, 'says')}: {_many(many, of)}"
        case Lay(one, two):
            return f"{voice.does(seat, 'lays')} {_laid(one, two)}"
        case Advise(other):
            return f"{voice.does(seat, 'advises')}: {WAYS[other]}"
        case Settle(other):
            verb = "puts" if other else "leaves"
            return f"{voice.does(seat, verb)} them {WAYS[other]}"
    return ""


def shows_new(rules: Any, event: list[Any], seat: int) -> bool:
    """Whether this seat learned something from the event: a card, a statement, cards passed to it."""
    _, _, text, shown = event
    open_ = text is not None and (":" in text[:2] or text.startswith(("say ", "lay ")))
    return open_ or any(item[0] == "passed" and item[2] == seat for item in shown)


def shows_secret(rules: Any, event: list[Any], seat: int) -> bool:
    """Whether the table waits after this event: cards were laid to the last two tricks, and one may advise."""
    _, mover, text, _ = event
    return text is not None and text.startswith("lay ") and mover != seat
