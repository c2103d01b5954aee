"""What a seat sees and hears of Secret Letter."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from ...core.choices import Choice, Pickable, Spoken
from ...core.decks import cards_of
from ...core.ruleset import View
from ...core.scenes import Scene, Voice, choice, sentence
from .state import CARDS, Deal, Move

if TYPE_CHECKING:
    from .rules import SecretLetter

IN_SHORT = {
    "guess": "Name a value; if held, its player is out.",
    "peek": "Look at another player's card.",
    "duel": "Compare cards: the lower one is out.",
    "shield": "Nobody can choose you until your turn.",
    "reset": "A player lays their card, takes another.",
    "swap": "Trade hands with another player.",
    "veil": "No effect; forced beside 5 or 6.",
    "letter": "Keep it: who plays it is out.",
}


BEHIND = {
    "guess": ("guess", "guess_hits", "may_name"),
    "peek": ("peek",),
    "duel": ("duel", "duel_loser"),
    "shield": ("shield", "shield_ends", "protected"),
    "reset": ("reset", "reset_knocks_out", "laid_four_protects", "replacement", "may_reset_yourself"),
    "swap": ("swap",),
    "veil": ("veil", "must_play"),
    "letter": ("letter", "may_play"),
}
"""The rules whose change makes the few words on a card untrue."""


def faces(rules: SecretLetter) -> dict[str, Any]:
    """The card faces of the deck, by value."""
    made = {}
    blank = rules.masked(rules.view(rules.deal(0), 0))
    for value, count, _ in rules.deck:
        power = rules.power(blank, value)
        title = CARDS[value] if power == CARDS.get(value, "").lower() else power.capitalize()
        changed = next((name for name in BEHIND.get(power, ()) if name in rules.house_names), None)
        text = f"House rule: {rules.rule_title(changed)}." if changed else IN_SHORT.get(power, "")
        made[str(value)] = {
            "name": f"{value}, {title}", "rank": str(value), "title": title, "text": text,
            "note": f"{count} in the deck", "emblem": power,
        }  # fmt: skip
    return made


def scene(rules: SecretLetter, view: View, voice: Voice, coach: bool = True) -> Scene:
    """The scene of this view: everything but the choice and the log."""
    me, outcome = view["seat"], view["outcome"]
    goal = rules.target(rules.masked(view))
    return {
        "heading": f"Round {view['round']} of a match to {goal} point{'s' if goal != 1 else ''}",
        "prompt": _prompt(view, voice),
        "seats": [_seat(rules, view, voice, seat, goal, coach) for seat in range(rules.seats)],
        "zones": _zones(rules, view, voice),
        "outcome": outcome and _outcome(rules, view, voice),
        "count": _count(rules, view) if view["phase"] == "play" and me in view["still_in"] else None,
    }


def _prompt(view: View, voice: Voice) -> str:
    me, actor = view["seat"], view["to_act"]
    if view["phase"] == "match_over":
        return "The match is over."
    if view["phase"] == "round_over":
        if actor == me:
            return "The round is over. You start the next one: deal."
        return f"The round is over. {voice.does(actor, 'starts')} the next one."
    if actor == me:
        return "Your turn: play one of your two cards."
    out = "" if me in view["still_in"] else "You are out of this round. "
    return f"{out}{voice.does(actor, 'is')} to play."


def _seat(rules: SecretLetter, view: View, voice: Voice, seat: int, goal: int, coach: bool) -> dict[str, Any]:
    me = view["seat"]
    is_in = seat in view["still_in"]
    protected = is_in and bool(rules.protected(rules.masked(view), seat))
    status, marks = [], []
    if view["phase"] == "play":
        if not is_in:
            status.append("out of the round")
        elif protected:
            printed = rules.all_printed(frozenset({"protected", "shield_ends"}))
            status.append(f"protected until {voice.whose(seat)} next turn" if printed else "protected")
    elif view["outcome"] and seat in view["outcome"]["winners"]:
        status.append("won the round")
    if len(view["contest"]) > 1 and seat in view["contest"]:
        status.append("can end the match")
    if seat == view["starter"] and view["phase"] == "play":
        status.append("started")
    if coach and seat != me and is_in and view["phase"] == "play":
        marks = _known(rules, view, seat)
    return {
        "seat": seat, "name": voice.names[seat], "status": status, "out": not is_in,
        "shielded": protected, "points": view["points"][seat], "target": goal,
        "held": view["held"][seat], "marks": marks,
    }  # fmt: skip


def _known(rules: SecretLetter, view: View, seat: int) -> list[str]:
    sighted, possible = view["sighted"][seat], view["possible"][seat]
    if sighted is not None:
        return [f"you saw {_a(sighted)}"]
    values = sorted(value for value, *_ in rules.deck)
    missing = [value for value in values if value not in possible]
    if not missing:
        return []
    if len(possible) == 1:
        return [f"must hold {_a(possible[0])}"]
    if possible == [value for value in values if value >= min(possible)] and len(missing) > 1:
        return [f"above {missing[-1]}"]
    if possible == [value for value in values if value <= max(possible)] and len(missing) > 1:
        return [f"below {missing[0]}"]
    return [f"not {_list(missing, 'or')}"]


def _zones(rules: SecretLetter, view: View, voice: Voice) -> list[dict[str, Any]]:
    me = view["seat"]
    hand: list[dict[str, Any]] = [{"id": f"hand.{index}", "face": str(card)} for index, card in enumerate(view["hand"])]
    if len(hand) == 2:
        hand[1]["marks"] = ["drawn"]
    zones: list[dict[str, Any]] = [{"id": "hand", "kind": "hand", "title": "Your hand", "seat": me, "cards": hand}]
    for seat in range(rules.seats):
        row = [{"face": str(card)} for card in view["rows"][seat]]
        zone = {"id": f"row.{seat}", "kind": "row", "title": f"{voice.whose(seat)} row".capitalize(), "seat": seat}
        if seat != me:
            zone["title"] = f"{voice.names[seat]}'s row"
        zones.append({**zone, "cards": row})
        if seat != me and view["open_hands"] and view["open_hands"][seat]:
            shown = [{"face": str(card)} for card in view["open_hands"][seat]]
            zones.append(
                {"id": f"shown.{seat}", "kind": "display", "title": f"{voice.names[seat]}'s hand, shown", "seat": seat,
                 "cards": shown}
            )  # fmt: skip
    pile = view["pile"]
    zones.append(
        {"id": "pile", "kind": "pile", "title": "Draw pile", "seat": None, "count": pile, "cards": [],
         "note": "" if pile else "empty"}
    )  # fmt: skip
    aside: list[dict[str, Any]] = [{"down": True}] * view["aside"]
    note = "out of the round; nobody knows it"
    if view["aside_cards"]:
        aside, note = [{"face": str(card)} for card in view["aside_cards"]], "out of the round, shown now"
    if aside:
        zones.append({"id": "aside", "kind": "aside", "title": "Put aside", "seat": None, "cards": aside, "note": note})
    if view["open"]:
        faces_up = [{"face": str(card)} for card in sorted(view["open"])]
        zones.append(
            {"id": "open", "kind": "aside", "title": "Lying open", "seat": None, "cards": faces_up,
             "note": "out of the round"}
        )  # fmt: skip
    return zones


def _outcome(rules: SecretLetter, view: View, voice: Voice) -> dict[str, Any]:
    winners, why, final = view["outcome"]["winners"], view["outcome"]["why"], view["phase"] == "match_over"
    who = voice.all(winners) if winners else "nobody"
    many = len(winners) > 1 or winners == [voice.me]
    headline = sentence(f"{who} {'win' if many else 'wins'} the round")
    reason = _reason(view, voice, why)
    if final:
        seat = view["contest"][0]
        headline = sentence(f"{voice.does(seat, 'wins')} the match")
        reason += f" {voice.does(seat, 'has')} {view['points'][seat]} points."
    elif len(view["contest"]) > 1:
        group = sentence(voice.all(view["contest"]) + " reached the target together")
        reason += f" {group} The first round that only one of them wins decides the match."
    rows = [[voice.names[seat], str(view["points"][seat])] for seat in range(rules.seats)]
    return {"headline": headline, "why": reason, "final": final, "sheet": {"head": ["Player", "Points"], "rows": rows}}


def _reason(view: View, voice: Voice, why: str) -> str:
    winners, open_hands, rows = view["outcome"]["winners"], view["open_hands"], view["rows"]
    if why == "last one in":
        return "Last one in; the card stays secret."
    if why == "nobody":
        return "Everyone is out: nobody scores."
    seats = [seat for seat in view["still_in"] if open_hands[seat]]
    hands = ", ".join(f"{voice.who(seat)} {open_hands[seat][0]}" for seat in seats)
    if why == "highest card":
        return f"The pile is empty and the highest card wins: {hands}."
    best = max(open_hands[seat][0] for seat in seats)
    tied = [seat for seat in seats if open_hands[seat][0] == best]
    sums = ", ".join(f"{voice.who(seat)} {sum(rows[seat])}" for seat in tied)
    if why == "row":
        return f"The highest cards are equal ({hands}); the sum of the row decides: {sums}."
    shared = "all of them score" if winners else "nobody scores"
    return f"The highest cards are equal ({hands}) and so are the rows ({sums}): {shared}."


def _count(rules: SecretLetter, view: View) -> dict[str, Any]:
    seen = Counter([*view["hand"], *view["open"], *(card for row in view["rows"] for card in row)])
    rows = []
    for value, count, _ in rules.deck:
        left = count - seen[value]
        label = f"{value} {CARDS.get(value, '')}".strip()
        rows.append({"label": label, "value": f"{left} hidden", "note": f"of {count}"})
    return {"title": "Cards you have not seen", "rows": rows}


def choose(rules: SecretLetter, view: View, voice: Voice, coach: bool = True) -> Choice:
    """The choice of the seat to act, which is the view's own."""
    hidden = Counter(cards_of(rules.deck))
    hidden.subtract([*view["hand"], *view["open"], *(card for row in view["rows"] for card in row)])
    state = rules.masked(view)

    def speak(move: Move) -> Spoken:
        if isinstance(move, Deal):
            return Spoken("deal", "Deal the next round", ())
        power = rules.power(state, move.card)
        title = CARDS[move.card] if CARDS.get(move.card, "").lower() == power else power.capitalize()
        tokens = tuple(f"hand.{index}" for index, card in enumerate(view["hand"]) if card == move.card)
        steps = [Pickable("card", tokens, f"{move.card}, {title}", "Your turn: play one of your two cards.")]
        warn = ""
        if move.target is not None:
            prompt = f"{title}: choose a player."
            label = "Yourself" if move.target == voice.me else voice.names[move.target]
            steps.append(Pickable("seat", (move.target,), label, prompt))
        elif rules.chooses_player(state, move.card):
            warn = "Nobody can be chosen: this card will have no effect."
        if move.value is not None:
            left = hidden[move.value]
            note = f"{left} hidden" if coach else ""
            prompt = "Guess: name a value."
            label = f"{move.value}, {CARDS.get(move.value, '')}".rstrip(", ")
            steps.append(Pickable("value", (move.value,), label, prompt, note))
        said = f"{move.card} on {voice.who(move.target)}" if move.target is not None else str(move.card)
        said += "" if move.value is None else f" naming {move.value}"
        return Spoken("play", "Play a card", tuple(steps), warn, said)

    return choice(rules, view, speak, voice)


def tell(rules: SecretLetter, event: list[Any], voice: Voice) -> str:
    """One event as this seat saw it, in whole sentences."""
    _, seat, move, shown = event
    if move == "deal":
        set_up = shown[0][0] == "stands"
        said = [sentence(voice.does(seat, "is to play first here" if set_up else "starts a new round"))]
        shown = [["knows", *item[1:]] if set_up and item[0] == "peek" else item for item in shown]
    else:
        said = [sentence(f"{voice.does(seat, 'plays')} {_played(rules, move, voice, seat)}")]
    knocked_out = {item[1] for item in shown if item[0] == "out"}
    for item in shown:
        words = _showing(item, voice, knocked_out)
        if words:
            said.append(sentence(words))
    return " ".join(said)


def shows_secret(rules: SecretLetter, event: list[Any], seat: int) -> bool:
    """Whether this seat was shown a card in secret, or got one by a Reset or a Swap."""
    return any(item[0] in ("peek", "duel", "swap", "takes") and _told(item, seat) for item in event[3])


def shows_new(rules: SecretLetter, event: list[Any], seat: int) -> bool:
    """Whether whoever saw this event was shown a card or given an answer."""
    return any(item[0] not in ("keeps", "nobody", "leaves") and None not in item for item in event[3])


def _told(item: list[Any], seat: int) -> bool:
    kind = item[0]
    if kind == "peek":
        return bool(item[1] == seat)
    return seat in (item[1:3] if kind in ("duel", "swap") else item[1:2])


def _played(rules: SecretLetter, text: str, voice: Voice, seat: int) -> str:
    move = rules.parse(text)
    assert not isinstance(move, Deal)
    words = f"{move.card} {CARDS.get(move.card, '')}".strip()
    if move.target is not None:
        whom = ("yourself" if seat == voice.me else "themselves") if move.target == seat else voice.who(move.target)
        words += f" on {whom}"
    return words if move.value is None else f"{words} and {'say' if seat == voice.me else 'says'} {move.value}"


def _showing(item: list[Any], voice: Voice, knocked_out: set[int]) -> str:
    match item:
        case ["no", at, _]:
            return f"{voice.does(at, 'says')} no"
        case ["nobody"]:
            return "nobody can be chosen, so it has no effect"
        case ["peek", by, at, card]:
            seen = f": it is {_a(card)}" if card is not None and by == voice.me else ""
            return f"{voice.does(by, 'looks')} at {voice.whose(at)} card{seen}"
        case ["knows", by, at, card] if by == voice.me:
            return f"You have seen {voice.whose(at)} card: it is {_a(card)}"
        case ["duel", a, b, mine, yours, loser, _]:
            shown = ""
            if mine is not None and yours is not None:
                shown = f"{voice.does(a, 'has')} {mine}, {voice.who(b)} {'have' if b == voice.me else 'has'} {yours}. "
            if loser is None:
                return f"{shown}The cards are equal, nobody is out"
            return shown.rstrip(". ") or f"{voice.does(loser, 'has')} the lower card"
        case ["out", at, card]:
            return f"{voice.does(at, 'lays')} {card} and {'are' if at == voice.me else 'is'} out of the round"
        case ["laid", at, card]:
            return f"{voice.does(at, 'lays')} {card}"
        case ["leaves", at] if at not in knocked_out:
            return f"{voice.does(at, 'is')} out of the round"
        case ["takes", at, card, source]:
            new = "a new card" if source == "pile" else "the card put aside"
            return f"{voice.does(at, 'takes')} {new}{f': {_a(card)}' if card is not None else ''}"
        case ["swap", a, b, mine, yours]:
            if voice.me == a:
                return f"You give {_a(mine)} and get {_a(yours)}"
            if voice.me == b:
                return f"You give {_a(yours)} and get {_a(mine)}"
            return f"{voice.names[a]} and {voice.names[b]} trade cards"
        case ["draws", at, card] if at == voice.me:
            return f"You draw {_a(card)}"
    return ""


def _a(card: int) -> str:
    return f"{'an' if card == 8 or 80 <= card < 90 or card in (11, 18) else 'a'} {card}"


def _list(values: list[int], last: str) -> str:
    words = list(map(str, values))
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {last} {words[-1]}"
