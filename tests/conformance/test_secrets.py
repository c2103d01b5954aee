"""What a seat has not seen changes nothing that it is shown.

The views are not asked what they hide: two deals are played side by side with the same moves, and as long as a seat
has seen the same in both, told from the states alone, its views must be the same.
"""

import json
from collections.abc import Iterator

import pytest

import lettergames as lg
from lettergames.games.secret_letter import knowledge
from tests.conformance.games import GAMES, SOAK, letter_game, played, seats_of
from tests.toy import Toy

LETTER = letter_game(3)
TOY = next(each for each in GAMES if each.name == "toy")


def shown(rules, state, seat: int) -> str:
    """All that leaves the engine for this seat."""
    events = [event.as_seen(seat) for event in rules.events(state)]
    return json.dumps([rules.view(state, seat), events])


def pairs(contender, rules, seeds: int) -> Iterator[tuple[str, str, str]]:
    """Where, and what a seat is shown in two deals in which it has seen the same so far."""
    for seed in range(seeds):
        moves = [(moment.seat, moment.move) for moment in played(rules, seed) if getattr(moment.state, "round", 1) == 1]
        for seat in seats_of(rules):
            first, *others = contender.deals(rules, seed, seat)
            line = [first]
            for mover, move in moves[:-1]:
                line.append(rules.apply(line[-1], move, mover))
            views = [shown(rules, state, seat) for state in line]
            for twin in others:
                for number, (mover, move) in enumerate(moves):
                    yield f"seed {seed}, seat {seat}, after {number} moves", views[number], shown(rules, twin, seat)
                    if number + 1 == len(line) or not rules.verdict(twin, move, mover):
                        break
                    before, twin = twin, rules.apply(twin, move, mover)
                    same = contender.saw(rules, line[number], mover, move, line[number + 1], seat)
                    if contender.saw(rules, before, mover, move, twin, seat) != same:
                        break


def leaks(contender, rules, seeds: int) -> bool:
    return any(one != two for _, one, two in pairs(contender, rules, seeds))


def test_what_a_seat_has_not_seen_changes_nothing(contender, rules) -> None:
    compared = 0
    for where, one, two in pairs(contender, rules, seeds=20 if SOAK else 2):
        assert one == two, where
        compared += 1
    assert compared > 100


def test_a_sealed_choice_is_not_seen_before_all_have_chosen() -> None:
    rules = Toy()
    for seed in range(10):
        states = [rules.step(rules.deal(seed), bid) for bid in ("bid 1", "bid 2", "bid 3")]
        assert len({shown(rules, state, 1) for state in states}) == 1
        assert len({shown(rules, state, 0) for state in states}) == 3
        opened = {shown(rules, rules.step(state, "bid 1"), 1) for state in states}
        assert len(opened) == 3


@pytest.mark.parametrize("word", ["dealt", "draws", "takes", "peek", "swap", "duel"])
def test_an_event_whose_mask_is_forgotten_is_found(word, monkeypatch) -> None:
    honest = knowledge.mask

    def forgetful(rules, what, seat):
        return what if what[0] == word else honest(rules, what, seat)

    monkeypatch.setattr(knowledge, "mask", forgetful)
    assert leaks(LETTER, LETTER.make(), seeds=30)


@pytest.mark.parametrize(
    "extra",
    [
        lambda state: state.aside,
        lambda state: state.pile[:1],
        lambda state: state.pile[-1:],
        lambda state: max(state.hands),
        lambda state: hash(state.pile),
        lambda state: str(state.log),
    ],
    ids=["aside", "next card", "last card", "higher hand", "hash", "log"],
)
def test_a_planted_leak_is_found(extra) -> None:
    class Leaky(lg.SecretLetter):
        def view(self, state, seat):
            return {**super().view(state, seat), "extra": extra(state)}

    assert leaks(LETTER, Leaky(seats=3), seeds=4)


def test_a_forgotten_mask_in_the_toy_is_found(monkeypatch) -> None:
    monkeypatch.setattr(Toy, "mask", lambda self, what, seat: what)
    assert leaks(TOY, Toy(), seeds=4)
