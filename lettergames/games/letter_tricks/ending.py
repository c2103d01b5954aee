"""How a hand of words ends at the table: all words opened, what one could have laid, and the score sheet."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ...core.names import in_figures, points_in_words
from ...core.ruleset import View
from ...core.scenes import Voice, sentence
from .best import best_words, worth
from .state import State
from .zones import Zone

EVERYDAY = 35


def _order(view: View) -> list[int]:
    """The seats by the points of this hand, the best last."""
    points = view["scores"][-1]
    return sorted(range(len(points)), key=lambda seat: points[seat])


def opened(rules: Any, view: View, voice: Voice) -> list[Zone]:
    """The words of every seat with the cards they are made of, the best last; then what one could have laid."""
    state = rules.masked(view)
    zones: list[Zone] = []
    for seat in _order(view):
        words = [(word, cards, suit) for word, cards, suit in view["words"][seat]]
        unused = list(rules.unused(state, seat))
        groups: list[dict[str, Any]] = []
        cards: list[str] = []
        lines: list[str] = []
        for word, used, suit in words:
            groups.append({"title": f"{word}, {suit}" if suit else word, "cards": _places(cards, used)})
            gloss = rules.lexicon.gloss(word)
            lines += [f"{word}: {gloss}."] if gloss else []
        if unused:
            groups.append({"title": "Not used", "cards": _places(cards, unused)})
        points = view["scores"][-1][seat]
        name = "You" if seat == voice.me else voice.names[seat]
        title = f"{name}: {_laid(words)}, {points_in_words(points)}"
        zones.append(
            {"id": f"words.{seat}", "kind": "lane", "title": title, "seat": None,
             "cards": [{"face": card} for card in cards], "groups": groups, "lines": lines}
        )  # fmt: skip
    zones.append(
        {"id": "best", "kind": "lane", "title": "The best you could have laid", "seat": None, "cards": [],
         "closed": True, "lines": _could_have(rules, state, view["seat"])}
    )  # fmt: skip
    return zones


def _places(cards: list[str], more: Iterable[str]) -> list[int]:
    """Where these cards come to lie when they are added."""
    start = len(cards)
    cards += more
    return list(range(start, len(cards)))


def _could_have(rules: Any, state: State, seat: int) -> list[str]:
    match = state.match
    empty = state._replace(match=match._replace(words=(*match.words[:seat], (), *match.words[seat + 1 :])), to_act=seat)
    everyday, lines = rules.lexicon.common(EVERYDAY), []
    lists = {"Of everyday words": everyday} if len(everyday) < len(rules.lexicon) else {}
    for among, lexicon in {**lists, "Of all words": rules.lexicon}.items():
        words = best_words(rules, empty, seat, lexicon) if len(lexicon) else []
        laid = [(word.word, word.cards, word.suit) for word in words]
        lines.append(f"{among}: {_laid(laid)}, {points_in_words(worth(rules, empty, seat, words))}.")
    return lines


def _laid(words: Iterable[tuple[str, Any, str]]) -> str:
    return listed_words([word for word, _, _ in words]) or "no word"


def listed_words(words: list[str]) -> str:
    """Several words as they stand in a sentence: "FROG, HID and TIDY"."""
    return " and ".join(filter(None, (", ".join(words[:-1]), *words[-1:])))


def outcome(rules: Any, view: View, voice: Voice) -> dict[str, Any]:
    """How the hand, or the match, has ended."""
    final = view["phase"] == "match_over"
    told = []
    for seat in _order(view):
        words = _laid(view["words"][seat])
        told.append(f"{voice.who(seat)} {words}, {points_in_words(view['scores'][-1][seat])}")
    why = sentence("; ".join(told))
    headline = f"Hand {view['number']} is over."
    if final:
        totals = [sum(points) for points in zip(*view["scores"], strict=True)]
        result = rules.result(rules.masked(view))
        winners = list(result.winners)
        many = len(winners) > 1 or winners == [voice.me]
        headline = sentence(f"{voice.all(winners)} win{'' if many else 's'} with {points_in_words(totals[winners[0]])}")
        ahead = [seat for seat, total in enumerate(totals) if total == max(totals)]
        if len(ahead) > len(winners):
            best = max(hand[winners[0]] for hand in view["scores"])
            why += f" {sentence(voice.all(ahead))[:-1]} have as many; the best single hand, {best}, decides."
    return {"headline": headline, "why": why, "final": final, "sheet": sheet(view, voice)}


def sheet(view: View, voice: Voice) -> dict[str, Any]:
    """The points by hand and seat, and their sums."""
    rows = [[f"Hand {number}", *map(in_figures, points)] for number, points in enumerate(view["scores"], 1)]
    made: dict[str, Any] = {"head": ["", *voice.names], "rows": rows}
    if len(rows) > 1:
        totals = [sum(points) for points in zip(*view["scores"], strict=True)]
        made["sum"] = ["Total", *map(in_figures, totals)]
    return made
