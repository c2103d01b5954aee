"""Why Careful makes a move of Secret Letter, in a sentence a learner can use for the next move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..core.names import who

if TYPE_CHECKING:
    from .secret_letter import Reckoning


def reason(reckoning: Reckoning, move: Any) -> str:
    """One sentence about the move that was chosen as the best one."""
    kept = reckoning.kept(move.card)
    if reckoning.worth(move) == 0:
        text = "by what you have seen, every move allowed here loses"
    elif move.target is None:
        text = _on_nobody(reckoning, move.card, kept)
    elif move.target == reckoning.me:
        text = f"the {kept} you would keep seldom wins, so you lay it and take a new card"
    else:
        text = _on_rival(reckoning, move, kept)
    if kept != move.card and reckoning.fatal(kept):
        text = f"playing the {kept} would put you out, and {text}"
    return f"{text[0].upper()}{text[1:]}."


def _on_nobody(reckoning: Reckoning, card: int, kept: int) -> str:
    power = reckoning.power(card)
    if power not in reckoning.ALONE:
        return f"nobody can be chosen, so the {card} has no effect and you keep the {kept}"
    if reckoning.alone(power, kept) > reckoning.going_on(kept):
        return f"nobody can choose you until your next turn, and you keep the {kept}"
    return f"the {kept} is worth more in your hand than the {card}"


def _on_rival(reckoning: Reckoning, move: Any, kept: int) -> str:
    target, power, rival = move.target, reckoning.power(move.card), who(move.target)
    counts = reckoning.may_hold.get(target, {})
    if power == "guess":
        hits, total = reckoning.hits(target, move.value)
        if set(counts) == {move.value}:
            return f"by what you have seen, {rival} can only hold the {move.value}"
        if not hits:
            return f"no Guess can hit now, but it leaves you the {kept}"
        return f"naming {move.value} hits {_cards(hits, total, rival)}"
    if power == "peek":
        if len(counts) < 2:
            return f"you know what {rival} holds already, but the {kept} is worth keeping"
        return f"{rival} may hold any of {len(counts)} values, and you will know which"
    if power == "duel":
        (won, total), (lost, _) = (reckoning.duels(kept, target, loser) for loser in (target, reckoning.me))
        return f"in a Duel your {kept} beats {_cards(won, total, rival)} and loses to {lost or 'none'}"
    if power == "reset":
        out, total = reckoning.knocked_out(target)
        if out:
            return f"laying {_cards(out, total, rival)} puts {rival} out"
        return f"{rival} has to lay a card and take a new one, and you keep the {kept}"
    if power == "swap":
        higher, total = reckoning.counted(target, lambda value: value > kept)
        if not higher:
            return f"nothing better is allowed than to give {rival} the {kept}"
        return f"the {kept} you give away is lower than {_cards(higher, total, rival)}"
    return f"you keep the {kept}"


def _cards(some: int, total: int, rival: str) -> str:
    if some == total:
        return f"every card {rival} may hold" if total > 1 else f"the card {rival} holds"
    return f"{some or 'none'} of the {total} cards {rival} may hold"
