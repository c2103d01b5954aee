"""What a seat sees of Dead Letters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ...core.decks import cards_of
from ...core.names import in_figures, points_in_words
from ...core.ruleset import View
from ...core.scenes import Scene, Voice
from . import legality
from .state import VOWELS, Score, State
from .telling import counted, listed

if TYPE_CHECKING:
    from .rules import DeadLetters

Zone = dict[str, Any]


def faces(rules: DeadLetters) -> dict[str, Any]:
    """The card faces of the deck, by letter."""
    blank = rules.masked(rules.view(rules.deal(0), 0))
    made = {}
    for letter, count, _ in rules.letters:
        points, cost = rules.card_points(blank, letter), rules.dead_points(blank, letter)
        made[letter] = {
            "name": f"{letter}, {points_in_words(points)}", "rank": letter, "points": str(points),
            "note": f"{count} in the deck",
        }  # fmt: skip
        if cost != points:
            made[letter]["text"] = f"Costs {cost} if it is dead."
    return made


def scene(rules: DeadLetters, view: View, voice: Voice, coach: bool = True) -> Scene:
    """The scene of this view: everything but the choice and the log."""
    state = rules.masked(view)
    return {
        "heading": "The end" if view["outcome"] else f"Turn {view['turn']}",
        "prompt": _prompt(rules, view, voice),
        "seats": [_seat(rules, state, view, voice, seat, coach) for seat in range(rules.seats)],
        "zones": _zones(rules, state, view, voice),
        "outcome": _outcome(rules, state, view, voice) if view["outcome"] else None,
        "count": None if view["outcome"] else _count(rules, view),
    }


def _prompt(rules: DeadLetters, view: View, voice: Voice) -> str:
    me, actor, phase, laid = view["seat"], view["to_act"], view["phase"], view["laid"]
    if phase == "over":
        return "The game is over."
    mine = actor == me
    if phase == "answer":
        word = f"{voice.does(laid['seat'], 'lays', 'lay')} {_word(rules, laid['word'])} for {_gain(rules, laid)}"
        return f"{word}. Do you accept it?" if mine else f"{word}. {voice.does(actor, 'is')} to accept or challenge it."
    if phase == "payment":
        return "The word is listed: give one of your cards." if mine else f"{voice.does(actor, 'pays')} with a card."
    if phase == "lost":
        instead = "draw" if view["pile"] else "pass"
        if mine:
            return f"Your word is not listed: {instead} instead."
        return f"{voice.does(actor, 'is')} to {instead} instead."
    if not mine:
        return f"{voice.does(actor, 'is')} to play."
    if view["pile"]:
        return "Your turn: draw cards or lay a word."
    return "Your turn: lay a word or pass. The pile is empty."


def _word(rules: DeadLetters, word: str) -> str:
    return legality.shown(rules, word)


def _gain(rules: DeadLetters, laid: dict[str, Any]) -> str:
    points = sum(rules.points.get(card, 0) for card in Score(laid["word"], ys=laid["ys"]).printed)
    return points_in_words(points)


def _seat(rules: DeadLetters, state: State, view: View, voice: Voice, seat: int, coach: bool) -> dict[str, Any]:
    up, dead, outcome = view["up"][seat], view["dead"][seat], view["outcome"]
    points = sum(rules.card_points(state, card) for card in up)
    status, marks = [], []
    if outcome:
        points = outcome["scores"][seat]
        status += ["has won"] if seat in outcome["winners"] else []
    elif view["laid"]:
        status += ["has laid a word"] if seat == view["laid"]["seat"] else []
        status += ["has answered"] if seat in view["laid"]["answered"] else []
    elif view["passes"] and (view["to_act"] - 1 - seat) % rules.seats < view["passes"]:
        status.append("has passed")
    if dead:
        marks.append(f"{dead} dead card{'' if dead == 1 else 's'}")
    if seat == view["seat"] and dead and not outcome:
        cost = sum(rules.dead_points(state, card) for card in state.down[seat])
        marks.append(f"{points} up, −{cost} dead")
    known = view["known"][seat]
    if coach and known and not (view["laid"] and view["laid"]["seat"] == seat):
        marks.append(f"holds {listed(known)}")
    return {
        "seat": seat, "name": voice.names[seat], "status": status, "out": False, "shielded": False, "points": points,
        "target": None, "held": view["held"][seat], "marks": marks,
    }  # fmt: skip


def _zones(rules: DeadLetters, state: State, view: View, voice: Voice) -> list[Zone]:
    me, zones = view["seat"], []
    pile = view["pile"]
    left = "" if pile else "empty"
    zones.append(
        {"id": "pile", "kind": "pile", "title": "Pile", "seat": None, "count": pile, "cards": [], "note": left}
    )
    if view["laid"]:
        zones.append(_laid(rules, view, voice))
    if not view["outcome"]:
        hand = [{"id": f"hand.{place}", "face": card} for place, card in enumerate(view["hand"])]
        zones.append(
            {"id": "hand", "kind": "hand", "title": "Your hand", "seat": me, "cards": hand, "count": len(hand)}
        )
    for seat in range(rules.seats):
        zones += _piles(rules, state, view, voice, seat)
    if view["words"]:
        zones.append(_words(rules, view, voice))
    return zones


def _laid(rules: DeadLetters, view: View, voice: Voice) -> Zone:
    """The word on the table: which of its letters are cards face up, and which lie face down."""
    laid = view["laid"]
    cards: list[dict[str, Any]] = [
        {"down": True, "marks": [letter]} if letter in VOWELS else {"face": letter} for letter in laid["word"]
    ]
    down = sum("down" in card for card in cards)
    whose = "Your" if laid["seat"] == view["seat"] else f"{voice.names[laid['seat']]}'s"
    return {
        "id": "laid", "kind": "display", "title": f"{whose} word: {_word(rules, laid['word'])}", "seat": None,
        "cards": cards, "note": f"{counted(down)} face down" if down else "all cards face up",
    }  # fmt: skip


def _piles(rules: DeadLetters, state: State, view: View, voice: Voice, seat: int) -> list[Zone]:
    """The score pile of a seat, and its dead cards where they may be seen."""
    whose = "Your" if seat == view["seat"] else f"{voice.names[seat]}'s"
    up, dead = view["up"][seat], view["dead_cards"][seat]
    count = view["dead"][seat]
    note = f"{count or 'no'} dead card{'' if count == 1 else 's'} beside them"
    zones: list[Zone] = [
        {"id": f"up.{seat}", "kind": "collection", "title": f"{whose} face-up cards", "seat": seat, "closed": True,
         "cards": [{"face": card} for card in up], "count": len(up), "note": note}
    ]  # fmt: skip
    if dead:
        cost = sum(rules.dead_points(state, card) for card in dead)
        zones.append(
            {"id": f"dead.{seat}", "kind": "collection", "title": f"{whose} dead cards", "seat": seat, "closed": True,
             "cards": [{"face": card} for card in dead], "count": len(dead), "note": f"they cost {cost}"}
        )  # fmt: skip
    return zones


def _words(rules: DeadLetters, view: View, voice: Voice) -> Zone:
    """The words so far; at the end with what nobody had to look up: whether they are listed, and what they mean."""
    rows = []
    for seat, word in view["words"]:
        row = [voice.names[seat], _word(rules, word)]
        if view["outcome"]:
            good = word in rules.lexicon
            row += ["listed" if good else "not listed", (rules.lexicon.gloss(word) or "") if good else ""]
        rows.append(row)
    head = ["Player", "Word", *(["In the list", "Meaning"] if view["outcome"] else [])]
    sheet = {"head": head, "rows": rows}
    return {"id": "words", "kind": "sheet", "title": "Words", "seat": None, "cards": [], "closed": True, "sheet": sheet}


def _outcome(rules: DeadLetters, state: State, view: View, voice: Voice) -> dict[str, Any]:
    scores, winners, why = (view["outcome"][key] for key in ("scores", "winners", "why"))
    points = points_in_words(scores[winners[0]])
    if len(winners) == 1:
        headline = f"{voice.does(winners[0], 'wins')} with {points}."
    else:
        all_ = voice.all(winners)
        headline = f"{all_[:1].upper()}{all_[1:]} win together with {points}."
    passed = "The pile is empty and all have passed." if view["passes"] >= rules.seats else "No card moves any more."
    decided = f" The scores are equal; {why} decide." if why and len(winners) == 1 else ""
    held = next(item[1] for event in view["events"] for item in event[3] if item[0] == "ends")
    rows = []
    for seat in range(rules.seats):
        before = list((Counter(view["dead_cards"][seat]) - Counter(held[seat])).elements())
        rows.append(
            [
                voice.names[seat],
                _sum(rules.card_points, state, view["up"][seat]),
                _sum(rules.dead_points, state, before),
                _sum(rules.dead_points, state, held[seat]),
                in_figures(scores[seat]),
            ]
        )
    head = ["Player", "Face up", "Dead", "Left in the hand", "Score"]
    return {"headline": headline, "why": passed + decided, "final": True, "sheet": {"head": head, "rows": rows}}


def _sum(points: Any, state: State, cards: Sequence[str]) -> str:
    """Cards with their points and the sum: "B 3, C 3: 6"."""
    values = [(card, points(state, card)) for card in cards]
    if not values:
        return "0"
    return f"{', '.join(f'{card} {value}' for card, value in values)}: {sum(value for _, value in values)}"


def _count(rules: DeadLetters, view: View) -> dict[str, Any]:
    """How many of each letter this seat has not seen: they are in the pile, in other hands, or dead."""
    unseen = Counter(cards_of(rules.letters))
    unseen.subtract(view["hand"])
    for cards in (*view["up"], *view["dead_cards"], *view["known"]):
        unseen.subtract(cards or ())
    rows = [{"label": letter, "value": str(count)} for letter, count in unseen.items() if count > 0]
    return {"title": "Letters you have not seen", "rows": rows}


