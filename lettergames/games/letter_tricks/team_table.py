"""The game of two teams as a table shows it: shared collections, a desk for the claim, up to three hands."""

from __future__ import annotations

from typing import Any

from ...core.choices import Choice, OpenForm, Spoken
from ...core.errors import IllegalMove
from ...core.rules import Verdict
from ...core.ruleset import View
from ...core.scenes import Scene, Voice, sentence
from . import choosing, telling
from .cards import Cards, in_order, listed
from .ending import listed_words
from .scene import seat_state, trick_number, trick_prompt
from .state import Claim, Deal, Done, Move, State, Time, Word
from .zones import REST, Zone, last_trick, lying, out_of_play, trick_zones, unseen

CLAIM, CLAIMED = "claim", "counterclaim"


def scene(rules: Any, view: View, voice: Voice, coach: bool = True) -> Scene:
    """The scene of this view: everything but the choice and the log."""
    return {
        "heading": _heading(rules, view),
        "prompt": _prompt(rules, view, voice),
        "seats": [_seat(rules, view, voice, seat, coach) for seat in range(rules.players)],
        "zones": _zones(rules, view, voice),
        "outcome": _outcome(rules, view, voice) if view["phase"] in REST else None,
        "count": unseen(rules, view) if any(view["held"]) else None,
    }


def _heading(rules: Any, view: View) -> str:
    part = {CLAIMED: "a claim", **dict.fromkeys(REST, "over")}.get(view["phase"]) or trick_number(view)
    return f"Hand {view['number']} of up to {rules.most_hands(rules.masked(view))}, {part}"


def _prompt(rules: Any, view: View, voice: Voice) -> str:
    actor, mine = view["to_act"], view["to_act"] == voice.me
    match view["phase"]:
        case "match_over":
            return "The game is over."
        case "hand_over":
            now = "Claim, or begin the next one." if mine else f"{voice.does(actor, 'begins')} the next one."
            return f"The hand is over. {now}"
        case "counterclaim":
            if mine:
                return "The other team has its words, but yours won the trick: claim, if you have your words, too."
            return f"A claim is on the table. {voice.does(actor, 'is')} asked first, whose team won the trick."
        case "draw":
            now = "Claim now, or end it as a draw." if mine else f"{voice.does(actor, 'ends')} the game."
            return f"The last hand is over. {now}"
    first = " Your team may claim first." if could_claim(rules, rules.masked(view), view["seat"]) else ""
    return f"{trick_prompt(view, voice)}{first}"


def _seat(rules: Any, view: View, voice: Voice, seat: int, coach: bool) -> dict[str, Any]:
    found = seat_state(view, voice, seat, coach)
    partner = rules.pool(seat) == rules.pool(view["seat"]) and seat != view["seat"]
    return {**found, "status": ["your partner", *found["status"]]} if partner else found


# --- what lies where --------------------------------------------------------------------------------------------------


def _team(rules: Any, pool: int) -> list[int]:
    return [seat for seat in range(rules.players) if rules.pool(seat) == pool]


def _zones(rules: Any, view: View, voice: Voice) -> list[Zone]:
    me, resting = view["seat"], view["phase"] in REST
    zones: list[Zone] = []
    if not resting:
        zones += [*trick_zones(rules, view, voice), lying("hand", "hand", "Your hand", view["hand"], me)]
    if view["display"]:
        note = "whoever picks from the first trick may take one instead"
        zones.append(lying("display", "display", "On the table for the first trick", view["display"], note=note))
    mine = rules.pool(me)
    for seat in range(rules.players):
        pool = rules.pool(seat)
        laid = view["words"][seat]
        if laid:
            zones += [_laid(word, cards, suit) for word, cards, suit in laid]
        elif seat == me and view["phase"] != "match_over":
            zones.append(lying("tray", "tray", "Your team's collection", view["taken"][mine], me))
        elif pool != mine and seat == _team(rules, pool)[0]:
            title = f"{' and '.join(voice.names[each] for each in _team(rules, pool))}'s collection"
            cards = view["taken"][pool]
            zones.append(lying(f"taken.{pool}", "collection", title, cards, seat, count=len(cards), closed=True))
    for seat in rules.hands_seen(rules.masked(view), me):
        title = f"{voice.names[seat]}'s hand"
        zones.append(lying(f"hand.{seat}", "collection", title, view["knows"][seat], seat))
    return [*zones, *last_trick(rules, view, voice), *out_of_play(view)]


def _laid(word: str, cards: list[str], suit: str) -> Zone:
    return {
        "id": f"words.{suit}", "kind": "lane", "title": f"{suit.capitalize()}: {word}", "seat": None,
        "cards": [{"face": card} for card in cards],
    }  # fmt: skip


def _outcome(rules: Any, view: View, voice: Voice) -> dict[str, Any]:
    final = view["phase"] == "match_over"
    claimed = next((seat for seat, words in enumerate(view["words"]) if words), None)
    if claimed is not None:
        team = _team(rules, rules.pool(claimed))
        words = listed_words([word for word, _, _ in view["words"][claimed]])
        headline, why = f"{voice.all(team)} win", f"{voice.does(claimed, 'lays')} {words}"
    elif final or view["phase"] == "draw":
        headline = "A draw" if final else "The last hand is over"
        why = f"Neither team has {'won' if final else 'claimed yet'} after hand {view['number']}"
    else:
        headline = f"Hand {view['number']} is over"
        left = len(view["aside"])
        each, beside = divmod(left, rules.players)
        why = f"The {left} cards that nobody took are dealt again: {each} each"
        why += f", and {beside} lie on the table for the first trick" if beside else ""
    return {"headline": sentence(headline), "why": sentence(why), "final": final, "sheet": None}


# --- what can be chosen -----------------------------------------------------------------------------------------------


def choose(rules: Any, view: View, voice: Voice, coach: bool = True) -> Choice:
    """The seat's move, and the desk on which the team's three words are put together."""
    state, seat = rules.masked(view), view["seat"]
    mine = view["to_act"] == seat
    moves = choosing.judged(rules, state, seat) if mine else []
    forms = [desk(rules, view)] if view["taken"][rules.pool(seat)] and view["phase"] != "match_over" else []

    def speak(move: Move) -> Spoken:
        if isinstance(move, Done):
            claimed = view["phase"] == CLAIMED
            return Spoken("none", "We have no words", ()) if claimed else Spoken("end", "End the game", ())
        if isinstance(move, Deal) and move.leader is not None:
            return Spoken("partner", f"Next hand, {voice.who(move.leader)} leads", ())
        return choosing.spoken(view, move)

    choice = Choice(moves, speak, voice.facts, forms)
    for form in choice.data["forms"]:
        if form["id"] == CLAIM and not mine:
            form |= {"aside": True, "hold": could_claim(rules, state, seat)}
    return choice


def could_claim(rules: Any, state: State, seat: int) -> bool:
    """Whether the seat's team may claim now and has cards enough, whatever they spell."""
    needed = sum(rules.team_goal(state, lane) for lane in rules.lanes)
    return len(state.taken[rules.pool(seat)]) >= needed and _too_early(rules, state, seat) is None


def seconds(rules: Any, state: State, seat: int) -> int:
    """How long this seat has to claim before it leads."""
    timed = rules.runs_late(state, seat) and could_claim(rules, state, seat)
    return int(rules.claiming_time(state)) if timed else 0


def out_of_time(rules: Any, view: View, answers: Any) -> list[Move]:
    """The claim that lies on the desk, if it wins, or the end of the time for it."""
    state, seat = rules.masked(view), view["seat"]
    claim = Claim(tuple(claimed(rules, state, seat, answers) or ()))
    return [claim if rules.verdict(state, claim, seat) else Time()]


def desk(rules: Any, view: View) -> OpenForm:
    """The form in which the team's words are laid, kept as it is from trick to trick."""
    state, seat = rules.masked(view), view["seat"]
    lanes = [{"id": lane, "label": f"{lane.capitalize()} word", "suit": lane} for lane in rules.lanes]
    goals = {rules.team_goal(state, lane) for lane in rules.lanes}
    each = f", each of {min(goals)} cards or more" if len(goals) == 1 else ""
    part = {
        "kind": "word", "prompt": f"Three words win, one in each suit{each}.", "tray": "tray", "lanes": lanes,
        "down": [], "check": "live",
    }  # fmt: skip

    def read(answers: list[Any]) -> Move | None:
        words = claimed(rules, state, seat, answers)
        if words is None:
            return None
        early = _too_early(rules, state, seat)
        if early is not None:
            raise IllegalMove(early, CLAIM)
        return Claim(tuple(words))

    def say(move: Any) -> str:
        return f"Claim with {listed_words([word.word for word in move.words])}" if isinstance(move, Claim) else ""

    return OpenForm(CLAIM, "Claim", {"words": part}, read, "claim with a word in each suit", say)


def _too_early(rules: Any, state: State, seat: int) -> Verdict | None:
    """The refusal to claim just now, whatever the words are."""
    if rules.untimely(state):
        return rules.refusal("may_claim", "No trick has just been won")  # type: ignore[no-any-return]
    if rules.answered(state, seat):
        return rules.refusal("winner_first")  # type: ignore[no-any-return]
    if state.match.ready:
        return rules.refusal("claiming_time", "The time is up")  # type: ignore[no-any-return]
    verdict = rules.ask("may_claim", state, seat)
    return None if verdict else verdict


def claimed(rules: Any, state: State, seat: int, answers: Any) -> list[Word] | None:
    """The words that the answer to the desk means; None if it means nothing."""
    pool: Cards = in_order(state.taken[rules.pool(seat)])
    return choosing.read_lanes(pool, answers, True, lambda word: word.word in rules.lexicon)


def check(rules: Any, view: View, form: str, answers: Any, voice: Voice) -> dict[str, Any]:
    """What the desk shows of words as they lie: whether each is one, how many cards it has and needs."""
    state, seat = rules.masked(view), view["seat"]
    words = claimed(rules, state, seat, answers) or []
    lanes: list[dict[str, Any]] = []
    refused = _too_early(rules, state, seat)
    for word in words:
        goal = rules.team_goal(state, word.suit)
        verdict = rules.ask("one_suit", state, word)
        listed_ = rules.ask("is_word", state, word.word)
        ok = bool(verdict and listed_) and len(word.cards) >= goal
        note = f"{word.word} is {'' if listed_ else 'not '}in the list."
        lanes.append(
            {"id": word.suit, "text": word.word, "ok": ok, "points": f"{len(word.cards)} of {goal} cards", "note": note}
        )
        if refused is None and not verdict:
            refused = verdict
    ready = len(words) == len(rules.lanes) and all(lane["ok"] for lane in lanes)
    used = [card for word in words for card in word.cards]
    left = list(state.taken[rules.pool(seat)])
    for card in used:
        left.remove(card)
    answer = {
        "lanes": lanes, "total": f"{sum(bool(lane['ok']) for lane in lanes)} of {len(rules.lanes)} words.",
        "left": f"Left over: {listed(left)}." if left else "No card is left over.", "ready": ready and refused is None,
    }  # fmt: skip
    if refused is None:
        return answer
    return {**answer, "refused": {"rule": refused.rule, "facts": voice.facts(refused.facts)}}


# --- what is told -----------------------------------------------------------------------------------------------------


def tell(rules: Any, event: list[Any], voice: Voice) -> str:
    """One event as this seat saw it, in whole sentences."""
    _, seat, text, shown = event
    if any(item[0] == "draw" for item in shown):
        return sentence(f"{voice.does(seat, 'ends')} the game")
    if text == "done":
        return sentence(f"{voice.does(seat, 'has')} no words to lay against the claim")
    if text is not None and text.startswith("claim"):
        return sentence(f"{voice.does(seat, 'claims')}")
    said = telling.tell(rules, event, voice)
    if any(item[0] == "claims" for item in shown) and text is not None:
        said += " The words are complete."
    return said
