"""The places of a LetterTricks table: hand, trick, what was collected, what was set aside, and what is not seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from ...core.errors import HouseRuleError
from ...core.ruleset import View
from ...core.scenes import Voice, sentence
from .cards import SUITS, Cards, in_order
from .state import State
from .telling import trick_won

Zone = dict[str, Any]
REST = ("hand_over", "draw", "match_over")


def by_suit(cards: Iterable[str]) -> list[dict[str, Any]]:
    """Headed groups of cards that lie in order: "Yellow, 4"."""
    groups: dict[str, list[int]] = {}
    for at, card in enumerate(cards):
        groups.setdefault(card[0], []).append(at)
    return [{"title": f"{SUITS[suit].capitalize()}, {len(each)}", "cards": each} for suit, each in groups.items()]


def tokens(zone: str, cards: Cards) -> list[str]:
    """What the cards of a zone are called; a card keeps its name while others come and go."""
    before: Counter[str] = Counter()
    named = []
    for card in cards:
        before[card] += 1
        named.append(f"{zone}.{card}" if before[card] == 1 else f"{zone}.{card}.{before[card]}")
    return named


def lying(zone: str, kind: str, title: str, cards: Iterable[str], seat: int | None = None, **more: Any) -> Zone:
    """A zone of cards by suit; its cards can be chosen when it is the hand, the tray or the display."""
    cards = in_order(cards)
    named = kind in ("hand", "tray", "display")
    shown = [{"face": card} for card in cards]
    if named:
        shown = [{"id": token, "face": card} for token, card in zip(tokens(zone, cards), cards, strict=True)]
    return {"id": zone, "kind": kind, "title": title, "seat": seat, "cards": shown, "groups": by_suit(cards), **more}


def collection(view: View, voice: Voice, seat: int) -> Zone:
    """What a seat has collected: open while it picks."""
    cards = view["taken"][seat]
    title = "Your collection" if seat == voice.me else f"{voice.names[seat]}'s collection"
    picking = view["phase"] in ("pick", "vowel") and seat == view["to_act"]
    return lying(f"taken.{seat}", "collection", title, cards, seat, count=len(cards), closed=not picking)


def trick_zones(rules: Any, view: View, voice: Voice) -> list[Zone]:
    """The trick on the table, with what can be picked beside it."""
    trick = view["trick"]
    seats = [(view["leader"] + at) % rules.players for at in range(len(trick))]
    winner, low = _standing(rules, view, rules.masked(view))
    left: Counter[str] = Counter(view["left"])
    cards: list[dict[str, Any]] = []
    for at, (card, seat) in enumerate(zip(trick, seats, strict=True)):
        marks = ["winning"] * (seat == winner) + ["lowest"] * (seat == low)
        token: dict[str, Any] = {"face": card, "by": seat}
        if view["picks"] and left[card]:
            left[card] -= 1
            token["id"] = f"trick.{at}"
        elif view["picks"]:
            marks.append("taken")
        cards.append({**token, "marks": marks} if marks else token)
    led = "" if not trick else f", {SUITS[view['suit']]} was led" if view["suit"] else ", no suit is led yet"
    zone = {"id": "trick", "kind": "trick", "title": f"Trick{led}", "seat": None, "cards": cards}
    if not view["picks"]:
        return [zone]
    zone["note"] = _why(rules, view, voice)
    beside = list(left.elements())
    return [zone, lying("table", "display", "On the table", beside)] if beside else [zone]


def _standing(rules: Any, view: View, state: State) -> tuple[int | None, int | None]:
    """Who wins the trick as it lies, and whose card is the lowest; None where that cannot be said yet."""
    trick = state.trick
    if view["picks"]:
        won = next(item for _, _, _, shown in reversed(view["events"]) for item in shown if item[0] == "won")
        return view["winner"], won[2][1] if len(won[2]) > 1 and won[2][1] != view["winner"] else None
    if not trick:
        return None, None
    try:
        winner = rules.trick_winner(state, trick)
        low = len(trick) > 1 and "low_pick" in rules.printed_rules
        return winner, rules.low_pick(state, trick, winner) if low else None
    except HouseRuleError:  # made for full tricks, as it may well be
        return None, None


def _why(rules: Any, view: View, voice: Voice) -> str:
    """The line that says who won the trick on the table and who picks."""
    for _, mover, _, shown in reversed(view["events"]):
        for item in shown:
            if item[0] == "won":
                return " ".join(map(sentence, trick_won(rules, item, mover, voice)))
    return ""


def last_trick(rules: Any, view: View, voice: Voice) -> list[Zone]:
    """The trick before the one on the table, if it was played in this hand."""
    won = [(mover, item) for _, mover, _, shown in view["events"] for item in shown if item[0] == "won"]
    if view["picks"]:
        won = won[:-1]
    if not won or view["phase"] in REST:
        return []
    mover, item = won[-1]
    trick = item[3]
    cards = [{"face": card, "by": (mover + 1 + at) % len(trick)} for at, card in enumerate(trick)]
    note = " ".join(map(sentence, trick_won(rules, item, mover, voice)))
    return [{"id": "last", "kind": "trick", "title": "Last trick", "seat": None, "cards": cards, "closed": True,
             "note": note}]  # fmt: skip


def out_of_play(view: View) -> list[Zone]:
    """What is out of the hand: the open cards left over by the deal, and those set aside."""
    zones = []
    if view["spare"]:
        zones.append(lying("spare", "aside", "Out of this hand", view["spare"], note="nobody can get these"))
    if view["aside"]:
        aside = view["aside"]
        zones.append(lying("aside", "collection", "Set aside", aside, closed=True, count=len(aside)))
    return zones


def unseen(rules: Any, view: View) -> dict[str, Any]:
    """The cards that this seat has not seen, by suit."""
    lying = view["left"] if view["picks"] else view["trick"]
    seen = Counter([*view["hand"], *lying, *view["aside"], *view["spare"], *view["display"]])
    seen.update(card for cards in view["taken"] for card in cards)
    hidden = in_order((Counter(rules.cards) - seen).elements())
    rows = []
    for suit, name in SUITS.items():
        letters = [card[2:] for card in hidden if card[0] == suit]
        whole = sum(card[0] == suit for card in rules.cards)
        if whole:
            rows.append({"label": name.capitalize(), "value": " ".join(letters) or "none", "note": f"of {whole}"})
    return {"title": "Cards in other hands", "rows": rows}


