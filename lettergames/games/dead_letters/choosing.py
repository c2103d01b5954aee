"""What a seat can choose in Dead Letters, and what the word desk says before a word is laid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...core.choices import Choice, OpenForm, Pickable, Spoken
from ...core.rules import YES, Verdict
from ...core.ruleset import View
from ...core.scenes import Voice
from . import legality
from .state import VOWELS, Answer, Cards, Draw, Give, Move, Pass, Score, State, without
from .telling import counted, listed

if TYPE_CHECKING:
    from .rules import DeadLetters

SCORE, KEEPING = "score", "keeping"
ORDER = ("draw", SCORE, KEEPING, "pass", "accept", "challenge", "give")
LABELS = {"draw": "Draw", SCORE: "Lay a word", KEEPING: "Lay a word and take its Y back", "pass": "Pass"}


def choose(rules: DeadLetters, view: View, voice: Voice) -> Choice:
    """The choice of the view's seat: to draw, to lay a word or to pass; to accept or to challenge; what to give."""
    state, hand = rules.masked(view), tuple(view["hand"])
    moves: list[tuple[Move, Verdict]] = []
    forms: list[OpenForm] = []
    if view["to_act"] == view["seat"]:
        if view["phase"] == "answer":
            moves = [(Answer(False), YES), (Answer(True), rules.ask("may_challenge", state, view["seat"]))]
        elif view["phase"] == "payment":
            moves = [(Give(card), YES) for card in dict.fromkeys(hand)]
        else:
            moves, forms = _turn(rules, state, hand)
    else:
        moves = [(move, YES) for move in rules.interrupts(state, view["seat"])]
    choice = Choice(moves, lambda move: _spoken(rules, hand, move), voice.facts, forms)
    listed_forms = choice.data["forms"]
    listed_forms.sort(key=lambda form: ORDER.index(form["id"]))
    for form in listed_forms:
        if form["id"] == "challenge":
            form["confirm"] = True
    return choice


def _turn(rules: DeadLetters, state: State, hand: Cards) -> tuple[list[tuple[Move, Verdict]], list[OpenForm]]:
    """What is open in a turn, and what is refused in it."""
    refused: list[tuple[Move, Verdict]] = []
    forms = []
    numbers = [count for count in range(1, len(state.pile) + 1) if rules.may_draw(state, count)]
    if numbers:
        forms.append(_drawing(numbers[0], numbers[-1]))
    else:
        refused.append((Draw(1), rules.ask("may_draw", state, 1)))
    may_lay = rules.ask("one_word", state)
    keeping = "Y" in hand and bool(rules.may_keep_y(state, 1))
    for form in (SCORE, KEEPING) if keeping else (SCORE,):
        if may_lay:
            forms.append(_spelling(rules, hand, form))
        else:
            refused.append((Score("Y", (), int(form == KEEPING)), may_lay))
    may_pass = rules.ask("may_pass_instead" if state.phase == "lost" else "may_pass", state)
    return [*refused, (Pass(), may_pass)], forms


def _spoken(rules: DeadLetters, hand: Cards, move: Move) -> Spoken:
    match move:
        case Give(card):
            tokens = tuple(f"hand.{place}" for place, held in enumerate(hand) if held == card)
            label = f"{card}, {counted(rules.points.get(card, 0), 'point')}"
            prompt = "The word is listed. Which card do you give?"
            return Spoken("give", "Give a card", (Pickable("card", tokens, label, prompt),))
        case Answer(True):
            return Spoken("challenge", f"Challenge{' (costs you a card if it is listed)' if hand else ''}", ())
        case Answer():
            return Spoken("accept", "Accept", ())
        case Score(_, _, ys):
            form = KEEPING if ys else SCORE
            return Spoken(form, LABELS[form], ())
    return Spoken(move.kind, LABELS[move.kind], ())


def _drawing(fewest: int, most: int) -> OpenForm:
    part = {
        "kind": "number", "prompt": "How many cards do you draw?", "from": fewest, "to": most, "unit": "cards",
    }  # fmt: skip

    def read(answers: list[Any]) -> Draw | None:
        return Draw(answers[0]) if len(answers) == 1 and type(answers[0]) is int and answers[0] >= 0 else None

    def say(move: Any) -> str:
        return f"Draw {counted(move.number)}" if isinstance(move, Draw) else ""

    about = f"draw {fewest} to {most} cards" if most > fewest else f"draw {counted(most)}"
    return OpenForm("draw", LABELS["draw"], {"draw": part}, read, about, say)


def _spelling(rules: DeadLetters, hand: Cards, form: str) -> OpenForm:
    part = {
        "kind": "word", "prompt": "Spell a word; a card face down is any vowel.", "tray": "hand",
        "lanes": [{"id": "word", "label": "Your word"}], "down": list(VOWELS),
        "check": "never" if rules.challenge == "manual" else "live",
    }  # fmt: skip

    def read(answers: list[Any]) -> Score | None:
        return _word(hand, answers[0], form == KEEPING) if len(answers) == 1 else None

    def say(move: Any) -> str:
        if not isinstance(move, Score) or bool(move.ys) != (form == KEEPING):
            return ""
        down = f" with {listed(move.vowels)} face down" if move.vowels else ""
        return f"Lay {move.word}{down}{' and take Y back' if move.ys else ''}"

    about = "lay a word that your cards can spell" + (", and take its Y back" if form == KEEPING else "")
    return OpenForm(form, LABELS[form], {form: part}, read, about, say)


def _word(hand: Cards, lanes: Any, keeping: bool) -> Score | None:
    """The word of a word desk: one lane of different cards, each a letter or face down as a vowel."""
    try:
        (lane,) = lanes
        tokens = [each["card"] for each in lane["cards"]]
        stands_for = [each.get("as", "") for each in lane["cards"]]
        different = len(set(tokens)) == len(tokens) > 0
    except (TypeError, KeyError, ValueError, AttributeError):
        return None
    cards = [_card(hand, token) for token in tokens]
    if not different or not all(cards) or not all(as_ == "" or as_ in tuple(VOWELS) for as_ in stands_for):
        return None
    word = "".join(as_ or card for card, as_ in zip(cards, stands_for, strict=True))
    vowels = tuple(sorted(card for card, as_ in zip(cards, stands_for, strict=True) if as_))
    return Score(word, vowels, word.count("Y") if keeping else 0)


def _card(hand: Cards, token: Any) -> str:
    """The card of the hand that this token is; "" for anything else."""
    place = token.removeprefix("hand.") if isinstance(token, str) and token.startswith("hand.") else ""
    return hand[int(place)] if place.isascii() and place.isdigit() and int(place) < len(hand) else ""


def check(rules: DeadLetters, view: View, form: str, answers: Any, voice: Voice) -> dict[str, Any]:
    """What the desk shows of a word that is being put together: cards and points; whether it is listed only where words
    are looked up before they are laid."""
    move = choose(rules, view, voice).move(form, answers)
    if not isinstance(move, Score):
        return {"lanes": [], "total": "", "left": "", "ready": False}
    state, seat = rules.masked(view), view["seat"]
    verdict = next((each for each in legality.judge(rules, state, move, seat) if not each), YES)
    dead = without(view["hand"], (*move.printed, *move.vowels, *"Y" * move.ys))
    up = sum(rules.card_points(state, card) for card in move.printed)
    cost = sum(rules.dead_points(state, card) for card in dead)
    back = len(move.vowels) + move.ys
    sums = [f"+{up} up", *([f"−{cost} dead"] if dead else [])]
    if back:
        sums.append(f"{counted(back)} {'comes' if back == 1 else 'come'} back")
    lane: dict[str, Any] = {"id": "word", "text": move.word, "ok": None, "points": f"+{up}", "note": ""}
    if rules.challenge == "auto_reject":
        lane["ok"] = bool(verdict)
        lane["note"] = (rules.lexicon.note(move.word) or "It is in the list.") if verdict else ""
    checked = {
        "lanes": [lane],
        "total": ", ".join(sums),
        "left": _left(rules, state, dead),
        "ready": bool(verdict),
    }
    return checked if verdict else {**checked, "refused": {"rule": verdict.rule, "facts": voice.facts(verdict.facts)}}


def _left(rules: DeadLetters, state: State, dead: Cards) -> str:
    if not dead:
        return "No card is left over."
    names = [f"{card} −{rules.dead_points(state, card)}" for card in dead]
    return f"{', '.join(names)}: dead when you lay this." if len(names) < 16 else f"{len(names)} cards will be dead."
