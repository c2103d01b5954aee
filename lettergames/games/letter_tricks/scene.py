"""LetterTricks as a table shows it: card faces, seats, zones, prompts, how a hand ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from ...core.errors import HouseRuleError
from ...core.ruleset import View
from ...core.scenes import Scene, Voice, sentence
from .best import best_words, worth
from .cards import SUITS, in_order, in_words
from .spelling import questions
from .state import State
from .telling import trick_won

REST = ("hand_over", "match_over")
EVERYDAY = 35
Zone = dict[str, Any]


def faces(rules: Any) -> dict[str, Any]:
    """The card faces of the deck, by card."""
    blank = rules.masked(rules.view(rules.deal(0), 0))
    made: dict[str, Any] = {}
    for card in dict.fromkeys(rules.cards):
        face = made[card] = {"name": in_words(card), "rank": card[2:], "suit": SUITS[card[0]]}
        more = rules.card_points(blank, card) - 1
        if more:
            face["points"] = f"{more:+d}"
    return made


def scene(rules: Any, view: View, voice: Voice, coach: bool = True) -> Scene:
    """The scene of this view: everything but the choice and the log."""
    over = view["phase"] in REST
    return {
        "heading": _heading(rules, view),
        "prompt": _prompt(rules, view, voice),
        "seats": [_seat(view, voice, seat, coach) for seat in range(rules.players)],
        "zones": _zones(rules, view, voice),
        "outcome": _outcome(rules, view, voice) if over else None,
        "count": _unseen(rules, view) if any(view["held"]) else None,
    }


# --- words ------------------------------------------------------------------------------------------------------------


def _heading(rules: Any, view: View) -> str:
    hands = f"Hand {view['number']} of {rules.hands_played}" if rules.hands_played > 1 else ""
    picking = view["phase"] in ("pick", "vowel")
    if view["phase"] in ("spell", "consent"):
        part = "the words"
    elif view["phase"] in REST:
        part = "over"
    else:
        part = f"trick {view['past'] + 1} of {view['past'] + max(view['held']) + picking}"
    return f"{hands}, {part}" if hands else part.capitalize() if part != "over" else "The end"


def _prompt(rules: Any, view: View, voice: Voice) -> str:
    phase, actor = view["phase"], view["to_act"]
    if phase == "match_over":
        return "The game is over."
    mine = actor == voice.me
    if phase == "hand_over":
        begins = "Begin the next one" if mine else f"{voice.does(actor, 'begins')} the next one"
        dealer = rules.next_dealer(rules.masked(view))
        return f"The hand is over. {begins}; {voice.who(dealer)} deal{'' if dealer == voice.me else 's'} it."
    if phase == "consent":
        state = rules.masked(view)
        seat, word, _ = questions(rules, state)[len(state.match.answers)]
        asked = "Is it a word?" if mine else f"{voice.does(actor, 'is')} asked whether it is one."
        return f"{voice.does(seat, 'has')} laid {word.word}, which is not in the list. {asked}"
    if phase == "spell":
        if not mine:
            return f"{voice.does(actor, 'spells')}; all words are opened together."
        return "Your turn: spell a word for each suit." if rules.lanes else "Your turn: spell a word with your cards."
    if phase == "trick":
        if not view["trick"]:
            return "Your turn: lead any card." if mine else f"{voice.does(actor, 'leads')} the next trick."
        led = f"{SUITS[view['suit']].capitalize()} was led." if view["suit"] else "No suit is led yet."
        return f"Your turn: play a card. {led}" if mine else f"{voice.does(actor, 'is')} to play. {led}"
    what = "a vowel" if phase == "vowel" else "a card"
    after = view["picks"][1:]
    then = ""
    if after:
        again = "once more" if after[0] == actor else "next"
        then = f" {voice.does(after[0], 'picks')} {again}."
    return f"Your turn: take {what}.{then}" if mine else f"{voice.does(actor, 'takes')} {what}.{then}"


def _seat(view: View, voice: Voice, seat: int, coach: bool) -> dict[str, Any]:
    phase, status, marks = view["phase"], [], []
    if phase not in REST:
        if seat == view["dealer"]:
            status.append("dealt")
        if phase == "trick" and seat == view["leader"]:
            status.append("leads")
        if view["picks"]:
            if seat == view["winner"]:
                status.append("won the trick")
            if seat == view["picks"][0]:
                status.append("picks now")
            elif seat in view["picks"]:
                status.append("picks next" if seat == view["picks"][1] else "picks last")
        if phase == "spell" and seat in view["ready"]:
            status.append("has laid")
    if coach and view["held"][seat] and view["lacks"][seat]:
        marks = [f"holds no {SUITS[each] if each in SUITS else in_words(each)}" for each in view["lacks"][seat]]
    scores = view["scores"]
    return {
        "seat": seat, "name": voice.names[seat], "status": status, "out": False, "shielded": False,
        "points": sum(hand[seat] for hand in scores) if scores else None, "target": None,
        "held": view["held"][seat], "marks": marks,
    }  # fmt: skip


# --- zones ------------------------------------------------------------------------------------------------------------


def by_suit(cards: Iterable[str]) -> list[dict[str, Any]]:
    """Headed groups of cards that lie in order: "Yellow, 4"."""
    groups: dict[str, list[int]] = {}
    for at, card in enumerate(cards):
        groups.setdefault(card[0], []).append(at)
    return [{"title": f"{SUITS[suit].capitalize()}, {len(each)}", "cards": each} for suit, each in groups.items()]


def _lying(zone: str, kind: str, title: str, cards: Iterable[str], seat: int | None = None, **more: Any) -> Zone:
    """A zone of cards by suit; its cards can be chosen when it is the hand, the tray or the display."""
    cards = in_order(cards)
    named = kind in ("hand", "tray", "display")
    tokens = [{"id": f"{zone}.{at}", "face": card} if named else {"face": card} for at, card in enumerate(cards)]
    return {
        "id": zone, "kind": kind, "title": title, "seat": seat, "cards": tokens, "groups": by_suit(cards), **more,
    }  # fmt: skip


def _zones(rules: Any, view: View, voice: Voice) -> list[Zone]:
    me, phase = view["seat"], view["phase"]
    zones: list[Zone] = []
    if phase in REST:
        zones += _opened(rules, view, voice)
    elif phase not in ("spell", "consent"):
        zones.append(_trick(rules, view, voice))
        zones.append(_lying("hand", "hand", "Your hand", view["hand"], me))
    if view["display"] and phase not in REST:
        title = "Vowels to take" if any(view["held"]) or view["picks"] else "The vowel that nobody took"
        zones.append(_lying("display", "display", title, view["display"]))
    spelling = phase == "spell" and view["to_act"] == me
    if spelling:
        zones.append(_lying("tray", "tray", "Your cards", rules.unused(rules.masked(view), me), me))
    if phase not in REST:
        zones += [_collection(view, voice, seat) for seat in range(rules.players) if not (spelling and seat == me)]
    zones += _last_trick(rules, view, voice)
    if view["spare"]:
        zones.append(_lying("spare", "aside", "Out of this hand", view["spare"], note="nobody can get these"))
    if view["aside"]:
        zones.append(
            _lying("aside", "collection", "Set aside", view["aside"], closed=True, count=len(view["aside"]))
        )  # fmt: skip
    if view["scores"] and phase not in REST:
        zones.append(
            {"id": "sheet", "kind": "sheet", "title": "Scores", "seat": None, "cards": [], "closed": True,
             "sheet": _sheet(view, voice)}
        )  # fmt: skip
    return zones


def _collection(view: View, voice: Voice, seat: int) -> Zone:
    cards = view["taken"][seat]
    title = "Your collection" if seat == voice.me else f"{voice.names[seat]}'s collection"
    picking = view["phase"] in ("pick", "vowel") and seat == view["to_act"]
    return _lying(f"taken.{seat}", "collection", title, cards, seat, count=len(cards), closed=not picking)


def _trick(rules: Any, view: View, voice: Voice) -> Zone:
    trick, state = view["trick"], rules.masked(view)
    seats = [(view["leader"] + at) % rules.players for at in range(len(trick))]
    marks: list[list[str]] = [[] for _ in trick]
    winner, low = _standing(rules, view, state)
    for at, seat in enumerate(seats):
        marks[at] += ["winning"] * (seat == winner) + ["lowest"] * (seat == low)
    left: Counter[str] = Counter(view["left"])
    tokens = []
    for at, card in enumerate(trick):
        token: dict[str, Any] = {"face": card, "by": seats[at]}
        if view["picks"]:
            if left[card]:
                left[card] -= 1
                token["id"] = f"trick.{at}"
            else:
                marks[at].append("taken")
        tokens.append({**token, "marks": marks[at]} if marks[at] else token)
    led = "" if not trick else f", {SUITS[view['suit']]} was led" if view["suit"] else ", no suit is led yet"
    zone = {"id": "trick", "kind": "trick", "title": f"Trick{led}", "seat": None, "cards": tokens}
    if view["picks"]:
        zone["note"] = _why(rules, view, voice)
    return zone


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
        return winner, rules.low_pick(state, trick, winner) if len(trick) > 1 else None
    except HouseRuleError:  # made for full tricks, as it may well be
        return None, None


def _why(rules: Any, view: View, voice: Voice) -> str:
    """The line that says who won the trick on the table and who picks."""
    for _, mover, _, shown in reversed(view["events"]):
        for item in shown:
            if item[0] == "won":
                return " ".join(map(sentence, trick_won(rules, item, mover, voice)))
    return ""


def _last_trick(rules: Any, view: View, voice: Voice) -> list[Zone]:
    """The trick before the one on the table, if it was played in this hand."""
    won = [(mover, item) for _, mover, _, shown in view["events"] for item in shown if item[0] == "won"]
    if view["picks"]:
        won = won[:-1]
    if not won or view["phase"] in REST:
        return []
    mover, item = won[-1]
    trick = item[3]
    tokens = [{"face": card, "by": (mover + 1 + at) % len(trick)} for at, card in enumerate(trick)]
    note = " ".join(map(sentence, trick_won(rules, item, mover, voice)))
    return [{"id": "last", "kind": "trick", "title": "Last trick", "seat": None, "cards": tokens, "closed": True,
             "note": note}]  # fmt: skip


def _unseen(rules: Any, view: View) -> dict[str, Any]:
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


# --- the end of a hand ------------------------------------------------------------------------------------------------


def _order(view: View) -> list[int]:
    """The seats by the points of this hand, the best last."""
    points = view["scores"][-1]
    return sorted(range(len(points)), key=lambda seat: points[seat])


def _opened(rules: Any, view: View, voice: Voice) -> list[Zone]:
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
        title = f"{name}: {_laid(words)}, {_points(points)}"
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
        lines.append(f"{among}: {_laid(laid)}, {_points(worth(rules, empty, seat, words))}.")
    return lines


def _laid(words: Iterable[tuple[str, Any, str]]) -> str:
    return listed_words([word for word, _, _ in words]) or "no word"


def listed_words(words: list[str]) -> str:
    """Several words as they stand in a sentence: "FROG, HID and TIDY"."""
    return " and ".join(filter(None, (", ".join(words[:-1]), *words[-1:])))


def _points(points: int) -> str:
    return f"{_number(points)} point{'' if points in (1, -1) else 's'}"


def _outcome(rules: Any, view: View, voice: Voice) -> dict[str, Any]:
    final = view["phase"] == "match_over"
    told = []
    for seat in _order(view):
        words = _laid(view["words"][seat])
        told.append(f"{voice.who(seat)} {words}, {_points(view['scores'][-1][seat])}")
    why = sentence("; ".join(told))
    headline = f"Hand {view['number']} is over."
    if final:
        totals = [sum(points) for points in zip(*view["scores"], strict=True)]
        result = rules.result(rules.masked(view))
        winners = list(result.winners)
        many = len(winners) > 1 or winners == [voice.me]
        headline = sentence(f"{voice.all(winners)} win{'' if many else 's'} with {_points(totals[winners[0]])}")
        ahead = [seat for seat, total in enumerate(totals) if total == max(totals)]
        if len(ahead) > len(winners):
            best = max(hand[winners[0]] for hand in view["scores"])
            why += f" {sentence(voice.all(ahead))[:-1]} have as many; the best single hand, {best}, decides."
    return {"headline": headline, "why": why, "final": final, "sheet": _sheet(view, voice)}


def _sheet(view: View, voice: Voice) -> dict[str, Any]:
    rows = [[f"Hand {number}", *map(_number, points)] for number, points in enumerate(view["scores"], 1)]
    sheet: dict[str, Any] = {"head": ["", *voice.names], "rows": rows}
    if len(rows) > 1:
        totals = [sum(points) for points in zip(*view["scores"], strict=True)]
        sheet["sum"] = ["Together", *map(_number, totals)]
    return sheet


def _number(points: int) -> str:
    return str(points).replace("-", "−")
