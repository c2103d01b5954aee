"""The games that have to conform. A new game joins by being listed in GAMES."""

import os
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations, product
from typing import Any, NamedTuple

import lettergames as lg
from lettergames.core import chance
from lettergames.core.errors import NotationError
from lettergames.core.log import entries
from lettergames.core.names import LETTERS
from tests.conformance.dead_letters import (
    dead_cards,
    dead_cost_double,
    dead_deals,
    dead_game,
    dead_hidden,
    dead_saw,
    dead_texts,
    no_y_face_down,
    only_the_left_challenges,
    open_dead,
)
from tests.conformance.letter_tricks import GAMES as TRICK_GAMES
from tests.conformance.letter_tricks import (
    anything_goes,
    follow_letters,
    lowest_wins,
    no_last_two,
    trick_cards,
    trick_deals,
    trick_game,
    trick_hidden,
    trick_saw,
    trick_texts,
)
from tests.toy import LETTERS as TOY_LETTERS
from tests.toy import Toy

SOAK = bool(os.environ.get("LETTERGAMES_SOAK"))
PLAYED = 1000 if SOAK else 200
LONGEST = 20_000


class Contender(NamedTuple):
    """A ruleset with what only its own game can say.

    `texts` are all moves the notation can write, legal or not. `hidden` names what a seat may not know in a state,
    each with its value. `deals` gives a deal and then others in which two cards are exchanged that the seat has not
    seen; `saw` is what the seat sees of one move, told from the states before and after it and not from the log.
    In `open_phases` more moves are allowed than are listed; `cards` are all the cards of a state;
    `draws` says that a game may end without a winner.
    """

    name: str
    make: Callable[[], Any]
    texts: Callable[[Any], Iterable[str]]
    hidden: Callable[[Any, int], dict[str, Any]]
    deals: Callable[[Any, int, int], Iterable[Any]]
    saw: Callable[..., Any]
    open_phases: tuple[str, ...] = ()
    cards: Callable[[Any], Iterable[Any]] | None = None
    draws: bool = False


# --- Secret Letter ---


def letter_texts(rules: Any) -> Iterator[str]:
    """Every card on every player or none, naming every value or none."""
    yield "deal"
    players = ["", *(f" on {letter}" for letter in LETTERS[: rules.seats])]
    values = ["", *(f" naming {value}" for value in range(1, 9))]
    for card, player, value in product(range(1, 9), players, values):
        yield f"{card}{player}{value}"


def letter_hidden(state: Any, seat: int) -> dict[str, Any]:
    """The other hands, the pile, the card aside, and the seed of later rounds."""
    hands = {f"hand {other}": hand for other, hand in enumerate(state.hands) if other != seat and hand}
    piles = {f"pile {place}": card for place, card in enumerate(state.pile)}
    return {**hands, **piles, "aside": state.aside, "seed": state.seed}


def letter_deals(rules: Any, seed: int, seat: int) -> Iterator[Any]:
    """The first round of this seed; then all with two cards exchanged, not of the seat's own hand or the open ones."""
    dealt = rules.deal(seed)
    places = [(who, index) for who, hand in enumerate(dealt.hands) if who != seat for index in range(len(hand))]
    places += [("pile", index) for index in range(len(dealt.pile))]
    places += [("aside", index) for index in range(len(dealt.aside))]
    for one, two in [(places[0], places[0]), *combinations(places, 2)]:
        cards: dict[Any, list[int]] = {who: list(hand) for who, hand in enumerate(dealt.hands)}
        cards |= {"pile": list(dealt.pile), "aside": list(dealt.aside)}
        (here, i), (there, j) = one, two
        cards[here][i], cards[there][j] = cards[there][j], cards[here][i]
        hands = {who: cards[who] for who in range(rules.seats)}
        yield rules.position(hands=hands, pile=cards["pile"], aside=cards["aside"], open=dealt.open, turn=dealt.to_act)


def letter_saw(rules: Any, before: Any, mover: int, move: Any, after: Any, seat: int) -> Any:
    """All that lies open, the own hand, and the card that a Peek or a Duel shows."""
    hidden = {"hands", "pile", "aside", "seed", "log", "shown"}
    public = tuple(value for name, value in after._asdict().items() if name not in hidden)
    looked: Any = ()
    if move.kind == "play" and move.target is not None:
        kept = list(before.hands[mover])
        kept.remove(move.card)
        if move.card == 2 and seat == mover:
            looked = before.hands[move.target]
        if move.card == 3 and seat in (mover, move.target):
            looked = (kept, before.hands[move.target])
    over = after.outcome is not None
    opened = (after.hands if over and after.outcome.open_hands else (), after.aside * (over and rules.reveal_aside))
    return str(move), public, after.hands[seat], len(after.pile), looked, opened


def no_forced_veil(rules: Any) -> Any:
    def must_play(rules: Any, state: Any, hand: Any) -> Any:
        """Any card of your hand may be played."""
        return hand

    return rules.with_rule(must_play)


def everybody_may_be_chosen(rules: Any) -> Any:
    def protected(rules: Any, state: Any, seat: int) -> bool:
        """A Shield protects nobody."""
        return False

    return rules.with_rule(protected)


def guess_within_one(rules: Any) -> Any:
    def guess_hits(rules: Any, state: Any, target: int, value: int) -> bool:
        """A Guess hits when it is at most one off."""
        return abs(state.hands[target][0] - value) <= 1

    return rules.with_rule(guess_hits)


def higher_card_loses(rules: Any) -> Any:
    def duel_loser(rules: Any, state: Any, seat: int, target: int) -> int | None:
        """The higher card loses a Duel."""
        mine, yours = state.hands[seat][0], state.hands[target][0]
        return None if mine == yours else seat if mine > yours else target

    return rules.with_rule(duel_loser)


def letter_game(seats: int, *house: Callable[[Any], Any], **options: Any) -> Contender:
    def make() -> Any:
        rules = lg.SecretLetter(seats=seats, **options)
        for change in house:
            rules = change(rules)
        return rules

    told = "".join([*(f" {change.__name__}" for change in house), *(f" {name}={options[name]}" for name in options)])
    return Contender(
        f"secret-letter {seats}{told}", make, letter_texts, letter_hidden, letter_deals, letter_saw, cards=letter_cards
    )


def letter_cards(state: Any) -> Iterator[int]:
    """Every card, wherever it lies."""
    for cards in (*state.hands, *state.rows, state.pile, state.aside, state.open):
        yield from cards


# --- Dead Letters ---


def dead_letters(seats: int, *house: Callable[[Any], Any], **options: Any) -> Contender:
    told = "".join([*(f" {change.__name__}" for change in house), *(f" {name}={options[name]}" for name in options)])
    return Contender(
        f"dead-letters {seats}{told}", lambda: dead_game(seats, *house, **options), dead_texts, dead_hidden,
        dead_deals, dead_saw, ("turn", "lost"), dead_cards,
    )  # fmt: skip


# --- LetterTricks ---


def tricks(name: str, *house: Callable[[Any], Any], **options: Any) -> Contender:
    told = "".join([*(f" {change.__name__}" for change in house), *(f" {key}={options[key]}" for key in options)])
    return Contender(
        f"{name}{told}", lambda: trick_game(TRICK_GAMES[name], *house, **options), trick_texts, trick_hidden,
        trick_deals, trick_saw, ("spell", "pass", "lay"), trick_cards, name in ("team-tricks", "cooperative-tricks"),
    )  # fmt: skip


# --- Toy ---


def toy_texts(rules: Any) -> Iterator[str]:
    yield from ("bid 1", "bid 2", "bid 3", "knock", "deal")
    yield from (f"spell {word}" for word in ("A", "EA", "TEA", "TIN", "TTT", "ZOO"))


def toy_hidden(state: Any, seat: int) -> dict[str, Any]:
    bid = {"bid": state.bids[1 - seat]} if state.phase == "bid" and state.bids[1 - seat] else {}
    word = next((what for entry in entries(state.log) for what in entry[2] if what[0] == "spells"), None)
    hand = {} if word and word[1] != seat and len(word[2]) == 3 else {"hand": state.hands[1 - seat]}
    return {**hand, **bid, "seed": state.seed}


def toy_deals(rules: Any, seed: int, seat: int) -> Iterator[Any]:
    dealt = rules.deal(seed)
    mine, yours = dealt.hands[seat], dealt.hands[1 - seat]
    undealt = list(TOY_LETTERS)
    for letter in mine + yours:
        undealt.remove(letter)
    for out, letter in [("", ""), *product(yours, undealt)]:
        other = yours.replace(out, letter, 1)
        yield rules.deal(seed, hands=(mine, other) if seat == 0 else (other, mine))


def toy_saw(rules: Any, before: Any, mover: int, move: Any, after: Any, seat: int) -> Any:
    """A bid of the other is not seen before both lie open."""
    sealed = move.startswith("bid") and mover != seat
    bids = after.bids if after.phase != "bid" else (after.bids[seat], bool(after.bids[1 - seat]))
    return None if sealed else move, after.hands[seat], bids, after.phase, after.to_act, after.knocks, after.points


PRINTED = [
    letter_game(2),
    letter_game(3),
    letter_game(4),
    dead_letters(2),
    dead_letters(3),
    dead_letters(6),
    tricks("competitive-tricks", hands=1),
    tricks("three-player-tricks"),
    tricks("team-tricks"),
    tricks("cooperative-tricks"),
    Contender("toy", Toy, toy_texts, toy_hidden, toy_deals, toy_saw, open_phases=("spell",)),
]
HOUSED = [
    letter_game(2, guess_within_one),
    letter_game(3, no_forced_veil),
    letter_game(4, everybody_may_be_chosen),
    letter_game(3, guess_within_one, higher_card_loses, no_forced_veil),
    dead_letters(3, no_y_face_down, only_the_left_challenges),
    dead_letters(3, open_dead, dead_cost_double),
    tricks("competitive-tricks", anything_goes, lowest_wins, hands=1),
    tricks("three-player-tricks", follow_letters),
    tricks("cooperative-tricks", follow_letters, no_last_two),
]
OTHER_OPTIONS = [
    letter_game(3, letter_play="illegal", reset_self="only_forced", reset_four_shields=True, reveal_aside=True),
    dead_letters(3, challenge="auto_reject", max_use="enforced"),
    dead_letters(3, challenge="auto_reject", dead_cards="open", min_word=3, allow_repeats=False, deck="wordlist54"),
    dead_letters(
        2,
        passing="any_time",
        min_printed=0,
        y_returns="player_says",
        after_lost_challenge="draw_or_pass",
        empty_hand_challenge=True,
        values="compressed",
    ),
    tricks(
        "competitive-tricks",
        seats=5,
        hands=2,
        low_pick_clash="winner_takes_both",
        pick_optional=True,
        penalty="half",
        word_reveal="as_made",
        word_tries="one",
        word_timer=True,
    ),
    tricks(
        "team-tricks",
        multicolored="off",
        low_pick_clash="winner_takes_both",
        team_claim="both_winner_first",
        claim_timer=True,
        team_detect="auto",
        team_next_leader="team_chooses",
    ),
    tricks("cooperative-tricks", seats=5, coop_leftover="hidden", coop_finish="free", coop_qu_size="spelled_letters"),
    tricks("cooperative-tricks", multicolored="off", coop_finish="one_card_two_laps", coop_talk="off"),
    tricks("three-player-tricks", hands=2, high_tie="later_played", word_timer=True, word_by_consent=True),
    letter_game(4, open_gap=True, tie_sum="played_only", full_tie="none", tiebreak_join=True, short_game=True),
]
GAMES = [*PRINTED, *HOUSED, *OTHER_OPTIONS]


# --- playing ---


class Moment(NamedTuple):
    """A state of a game and the move made there; the last one of a game has none."""

    state: Any
    seat: int | None
    move: Any


def seats_of(rules: Any) -> range:
    return range(getattr(rules, "seats", 2))


def played(rules: Any, seed: int, interrupts: float = 0.1) -> Iterator[Moment]:
    """Every moment of a game of random moves; seats that are not to act interrupt at this rate."""
    rng = chance.generator("conformance", seed)
    state = rules.deal(seed)
    for _ in range(LONGEST):
        if state.to_act is None:
            yield Moment(state, None, None)
            return
        seat, move = state.to_act, rules.legal_moves(state).sample(rng)
        for other in seats_of(rules):
            may = rules.interrupts(state, other)
            if may and rng.random() < interrupts:
                seat, move = other, may[int(rng.random() * len(may))]
        yield Moment(state, seat, move)
        state = rules.apply(state, move, seat)
    raise AssertionError(f"game {seed} has not ended after {LONGEST} moves")


def moments(rules: Any, games: int, every: int, first_seed: int = 0) -> Iterator[Moment]:
    """Every so many moments of so many random games."""
    number = 0
    for seed in range(first_seed, first_seed + games):
        for moment in played(rules, seed):
            if number % every == 0:
                yield moment
            number += 1


def candidates(contender: Contender, rules: Any, state: Any) -> Iterator[Any]:
    """Every move the notation can write, whatever the rules say."""
    for text in contender.texts(rules):
        try:
            yield rules.parse(text, state)
        except NotationError:
            continue
