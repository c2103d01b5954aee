"""LetterTricks as a table shows it: card faces, seats, prompts, and what lies where."""

from __future__ import annotations

from typing import Any

from ...core.ruleset import View
from ...core.scenes import Scene, Voice
from .cards import SUITS, in_words
from .ending import opened, outcome, sheet
from .spelling import questions
from .zones import REST, Zone, collection, last_trick, lying, out_of_play, trick_zones, unseen


def faces(rules: Any) -> dict[str, Any]:
    """The card faces of the deck, by card."""
    blank = rules.masked(rules.view(rules.deal(0), 0))
    made: dict[str, Any] = {}
    for card in dict.fromkeys(rules.cards):
        face = made[card] = {"name": in_words(card), "rank": card[2:], "suit": SUITS[card[0]]}
        more = rules.card_points(blank, card) - 1 if "card_points" in rules.printed_rules else 0
        if more:
            face["points"] = f"{more:+d}"
    return made


def scene(rules: Any, view: View, voice: Voice, coach: bool = True) -> Scene:
    """The scene of this view: everything but the choice and the log."""
    return {
        "heading": _heading(rules, view),
        "prompt": _prompt(rules, view, voice),
        "seats": [seat_state(view, voice, seat, coach) for seat in range(rules.players)],
        "zones": _zones(rules, view, voice),
        "outcome": outcome(rules, view, voice) if view["phase"] in REST else None,
        "count": unseen(rules, view) if any(view["held"]) else None,
    }


# --- words ------------------------------------------------------------------------------------------------------------


def trick_number(view: View) -> str:
    """Which trick of how many is played: "trick 3 of 13"."""
    picking = bool(view["picks"])
    return f"trick {view['past'] + 1} of {view['past'] + max(view['held']) + picking}"


def _heading(rules: Any, view: View) -> str:
    phase = view["phase"]
    part = "the words" if phase in ("spell", "consent") else "over" if phase in REST else trick_number(view)
    if rules.hands_played > 1:
        return f"Hand {view['number']} of {rules.hands_played}, {part}"
    return "The end" if phase in REST else part.capitalize()


def trick_prompt(view: View, voice: Voice) -> str:
    """What is asked while cards are played and picked."""
    actor, mine = view["to_act"], view["to_act"] == voice.me
    if view["phase"] == "trick":
        if not view["trick"]:
            which = "next" if view["past"] else "first"
            return "Your turn: lead any card." if mine else f"{voice.does(actor, 'leads')} the {which} trick."
        led = f"{SUITS[view['suit']].capitalize()} was led." if view["suit"] else "No suit is led yet."
        return f"Your turn: play a card. {led}" if mine else f"{voice.does(actor, 'is')} to play. {led}"
    what = "a vowel" if view["phase"] == "vowel" else "a card"
    after, then = view["picks"][1:], ""
    if after:
        then = f" {voice.does(after[0], 'picks')} {'once more' if after[0] == actor else 'next'}."
    return f"Your turn: take {what}.{then}" if mine else f"{voice.does(actor, 'takes')} {what}.{then}"


def _prompt(rules: Any, view: View, voice: Voice) -> str:
    phase, actor = view["phase"], view["to_act"]
    mine = actor == voice.me
    if phase == "match_over":
        return "The game is over."
    if phase == "hand_over":
        begins = "Begin the next one" if mine else f"{voice.does(actor, 'begins')} the next one"
        dealer = rules.next_dealer(rules.masked(view))
        return f"The hand is over. {begins}; {voice.who(dealer)} deal{'' if dealer == voice.me else 's'} it."
    if phase == "consent":
        state = rules.masked(view)
        seat, word, _ = questions(rules, state)[len(state.match.answers)]
        asked = "Is it a word?" if mine else f"{voice.does(actor, 'is')} asked whether it is a word."
        return f"{voice.does(seat, 'has')} laid {word.word}, which is not in the list. {asked}"
    if phase == "spell":
        if not mine:
            return f"{voice.does(actor, 'spells')}; all words are opened together."
        return "Your turn: spell a word for each suit." if rules.lanes else "Your turn: spell a word with your cards."
    return trick_prompt(view, voice)


def seat_state(view: View, voice: Voice, seat: int, coach: bool) -> dict[str, Any]:
    """A player as the others see them: what they do now, their points, what they cannot hold."""
    phase, status, scores = view["phase"], [], view["scores"]
    if phase not in REST and seat == view["dealer"]:
        status.append("dealt")
    if phase == "trick" and seat == view["leader"]:
        status.append("leads")
    picks = view["picks"]
    if picks and seat == view["winner"]:
        status.append("won the trick")
    if seat in picks:
        status.append(f"picks {('now', 'next', 'last')[picks.index(seat)]}")
    if phase == "spell" and seat in view["ready"]:
        status.append("has laid")
    lacks = view["lacks"][seat] if coach and view["held"][seat] else []
    return {
        "seat": seat, "name": voice.names[seat], "status": status, "out": False, "shielded": False,
        "points": sum(hand[seat] for hand in scores) if scores else None, "target": None,
        "held": view["held"][seat],
        "marks": [f"holds no {SUITS[each] if each in SUITS else in_words(each)}" for each in lacks],
    }  # fmt: skip


# --- what lies where --------------------------------------------------------------------------------------------------


def _zones(rules: Any, view: View, voice: Voice) -> list[Zone]:
    me, phase = view["seat"], view["phase"]
    if phase in REST:
        return [*opened(rules, view, voice), *out_of_play(view)]
    zones: list[Zone] = []
    if phase not in ("spell", "consent"):
        zones += [*trick_zones(rules, view, voice), lying("hand", "hand", "Your hand", view["hand"], me)]
    if view["display"]:
        title = "Vowels to take" if any(view["held"]) or view["picks"] else "The vowel that nobody took"
        zones.append(lying("display", "display", title, view["display"]))
    spelling = phase == "spell" and view["to_act"] == me
    if spelling:
        state = rules.masked(view)
        zones.append(lying("tray", "tray", "Your cards", rules.usable(state, me, state.match.words[me]), me))
    zones += [collection(view, voice, seat) for seat in range(rules.players) if not (spelling and seat == me)]
    zones += [*last_trick(rules, view, voice), *out_of_play(view)]
    if view["scores"]:
        zones.append(
            {"id": "sheet", "kind": "sheet", "title": "Scores", "seat": None, "cards": [], "closed": True,
             "sheet": sheet(view, voice)}
        )  # fmt: skip
    return zones
