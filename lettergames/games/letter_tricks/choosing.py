"""What can be chosen at a LetterTricks table, and what the word desk says while words are spelled."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ...core.choices import Choice, OpenForm, Pickable, Spoken
from ...core.errors import IllegalMove
from ...core.names import in_figures
from ...core.rules import YES, Verdict
from ...core.ruleset import View
from ...core.scenes import Voice
from ...words import readings
from .best import with_words
from .cards import Cards, in_order, in_words, listed
from .state import Answer, Done, Move, NoPick, Pick, Play, State, Time, Word
from .zones import tokens

# These say no to every word that is not finished yet, so the desk only notes it in the lane.
UNFINISHED = ("is_word", "long_enough")


def choose(rules: Any, view: View, voice: Voice, coach: bool = True) -> Choice:
    """The choice of the view's seat: its move, and what it may do out of turn."""
    state, seat = rules.masked(view), view["seat"]
    mine = view["to_act"] == seat
    forms = [desk(rules, view)] if mine and view["phase"] == "spell" else []
    moves = judged(rules, state, seat) if mine and not forms else []
    return Choice(moves, lambda move: spoken(view, move), voice.facts, forms)


def judged(rules: Any, state: State, seat: int) -> list[tuple[Move, Verdict]]:
    """What the seat to act could do, each with what the rules say to it; to take nothing only where it is allowed."""
    moves = []
    for move in rules.candidates(state):
        verdict = next((verdict for verdict in rules.judge(state, move, seat) if not verdict), YES)
        if verdict or not isinstance(move, NoPick):
            moves.append((move, verdict))
    return moves


def spoken(view: View, move: Move) -> Spoken:
    """A move as a form and the press that means it."""
    match move:
        case Play(card):
            return Spoken("play", "Play a card", (pickable("hand", view["hand"], card, "Play a card."),))
        case Pick(card) if view["phase"] == "vowel":
            return Spoken("pick", "Take a vowel", (pickable("display", view["display"], card, "Take a vowel."),))
        case Pick(card):
            return Spoken("pick", "Take a card", (_of_trick(view, card),))
        case NoPick():
            return Spoken("nothing", "Take nothing", ())
        case Answer(agree):
            return Spoken("agree", "It is a word", ()) if agree else Spoken("object", "It is no word", ())
    return Spoken("deal", "Begin the next hand", ())


def pickable(zone: str, cards: Iterable[str], card: str, prompt: str) -> Pickable:
    """A press on this card where these cards lie."""
    ordered = in_order(cards)
    named = zip(tokens(zone, ordered), ordered, strict=True)
    return Pickable("card", tuple(token for token, each in named if each == card), in_words(card), prompt)


def _of_trick(view: View, card: str) -> Pickable:
    """A press on a card of the trick that nobody has taken yet, or on one that lies beside it."""
    left, presses = list(view["left"]), []
    for at, each in enumerate(view["trick"]):
        if each in left:
            left.remove(each)
            presses += [f"trick.{at}"] if each == card else []
    beside = pickable("table", left, card, "Take a card.")
    return beside._replace(picks=(*presses, *beside.picks))


# --- the word desk ----------------------------------------------------------------------------------------------------


def desk(rules: Any, view: View) -> OpenForm:
    """The form in which words are spelled: a lane, or one for each suit that has no word yet."""
    state, seat = rules.masked(view), view["seat"]
    laid = {word.suit for word in state.match.words[seat]}
    suits = [lane for lane in rules.lanes if lane not in laid]
    lanes = [{"id": suit, "label": f"{suit.capitalize()} word", "suit": suit} for suit in suits]
    part = {
        "kind": "word", "prompt": "Spell with the cards below, or type.", "tray": "tray",
        "lanes": lanes or [{"id": "word", "label": "Word"}], "down": [], "check": "live",
        "pass": "No further word" if laid else "No word",
    }  # fmt: skip

    def read(answers: list[Any]) -> list[Move] | None:
        words = spelled(rules, state, seat, answers)
        return None if words is None else _in_turn(rules, state, words)

    def say(move: Any) -> str:
        if isinstance(move, Done):
            return str(part["pass"])
        return f"{move.word}{f' in {move.suit}' if move.suit else ''}" if isinstance(move, Word) else ""

    about = "any word you can spell with your cards, or no word"
    return OpenForm("spell", "Spell", {"words": part}, read, about, say)


def _in_turn(rules: Any, state: State, words: list[Word]) -> list[Move]:
    """The words and, where more could follow, `done`: every one of them is allowed, or IllegalMove says why not."""
    moves: list[Move] = []
    for word in words:
        verdict = rules.verdict(state, word)
        if not verdict:
            raise IllegalMove(verdict, str(word))
        moves.append(word)
        state = with_words(state, state.to_act or 0, [word])
    if not words or rules.may_go_on_laying(state.match.words[state.to_act or 0]):
        moves.append(Done())
    return moves


def seconds(rules: Any, state: State, seat: int) -> int:
    """How long this seat has for its words."""
    return int(rules.spelling_time(state)) if state.phase == "spell" and state.to_act == seat else 0


def out_of_time(rules: Any, view: View, answers: Any) -> list[Move]:
    """The finished words that lie on the desk, as far as they are allowed, and the end of the seat's time."""
    state, seat = rules.masked(view), view["seat"]
    moves: list[Move] = []
    for word in spelled(rules, state, seat, answers) or []:
        if rules.verdict(state, word):
            moves.append(word)
            state = with_words(state, seat, [word])
            if not rules.may_go_on_laying(state.match.words[seat]):
                return moves
    return [*moves, Time()]


def spelled(rules: Any, state: State, seat: int, answers: Any) -> list[Word] | None:
    """The words that the answer to the desk means; None if it means nothing."""
    tray = in_order(rules.usable(state, seat, state.match.words[seat]))
    return read_lanes(tray, answers, bool(rules.lanes), lambda word: bool(rules.verdict(state, word)))


def read_lanes(tray: Cards, answers: Any, suits: bool, good: Callable[[Word], bool]) -> list[Word] | None:
    """The words that lie in the lanes of a desk, made of these cards: of what a lane can be read as, the first that is
    good. None if the answer means nothing."""
    free = dict(zip(tokens("tray", tray), tray, strict=True))
    try:
        (lanes,) = answers
        words = []
        for lane in lanes:
            cards = tuple(free.pop(each["card"]) for each in lane["cards"])
            texts = [str(lane["letters"]).upper(), *readings(card[2:] for card in cards)]
            could = [Word(text, cards, lane["lane"] if suits else "") for text in dict.fromkeys(texts) if text]
            words.append(next(filter(good, could), could[0]))
    except (TypeError, ValueError, KeyError, IndexError):
        return None
    return words


def check(rules: Any, view: View, form: str, answers: Any, voice: Voice) -> dict[str, Any]:
    """What the desk shows of words as they lie: whether each is one, its points, and what is left over."""
    state, seat = rules.masked(view), view["seat"]
    if view["phase"] != "spell" or view["to_act"] != seat:
        return {"lanes": [], "total": "", "left": "", "ready": False}
    words = spelled(rules, state, seat, answers) or []
    lanes, refused = [], None
    for word in words:
        verdict = rules.verdict(state, word)
        points = sum(rules.card_points(state, card) for card in word.cards)
        found = "is in the list" if rules.looked_up(state) else "will be looked up when all words are laid"
        note = f"{word.word} {found}." if verdict else _refused(verdict, word, voice)
        lane = word.suit or "word"
        lanes.append({"id": lane, "text": word.word, "ok": bool(verdict), "points": str(points), "note": note})
        if not verdict and verdict.rule and verdict.rule not in UNFINISHED:
            refused = refused or {"rule": verdict.rule, "facts": voice.facts(verdict.facts)}
    total, left = _sum(rules, state, seat, words)
    ready = bool(words) and all(lane["ok"] for lane in lanes)
    answer = {"lanes": lanes, "total": total, "left": left, "ready": ready}
    return {**answer, "refused": refused} if refused else answer


def _refused(verdict: Verdict, word: Word, voice: Voice) -> str:
    if verdict.rule in UNFINISHED:
        return f"{word.word} is {'not in this list' if verdict.rule == 'is_word' else 'too short'}."
    return voice.facts(verdict.facts) or voice.facts(verdict.text)


def _sum(rules: Any, state: State, seat: int, words: list[Word]) -> tuple[str, str]:
    """The points of these words as a sum, "5 cards + 1 bonus − 2 unused = 4", and the cards left over."""
    state = with_words(state, seat, words)
    unused = rules.unused(state, seat)
    cards = [card for word in state.match.words[seat] for card in word.cards]
    bonus = sum(rules.card_points(state, card) - 1 for card in cards)
    penalty = rules.unused_penalty(state, unused)
    points = rules.hand_points(state, seat)
    total = in_figures(points)
    if points == len(cards) + bonus - penalty:  # a house rule may count otherwise; then the sum alone is said
        extra = f" + {bonus} bonus" if bonus else ""
        less = f" − {penalty} for {len(unused)} unused" if penalty else ""
        total = f"{len(cards)} card{'' if len(cards) == 1 else 's'}{extra}{less} = {total}"
    return f"{total}.", f"Left over: {listed(unused)}." if unused else "No card is left over."
