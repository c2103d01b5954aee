"""The rules of Secret Letter, in the order of play: the options, and every rule with its text."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Any, ClassVar

from ...core import chance
from ...core.decks import as_deck
from ...core.errors import OptionError
from ...core.names import who
from ...core.rules import May, No, Seat, rule
from ...core.ruleset import Ruleset, option
from . import knowledge, legality, notation, positions, proofs, sampling, scene, turns
from .state import CARDS, DECK, State, in_place, showing

SETUP = "Setup"
CHOOSING = "Choosing a player"
POWERS = "The powers in detail"
OUT = "Out of the round"
ROUND = "End of a round"
WINNING = "Winning the game"

POWER = {value: name.lower() for value, name in CARDS.items()}

TARGETS = {2: 7, 3: 5, 4: 4}

HIGHEST = 99


class SecretLetter(Ruleset):
    """Secret Letter: guess, peek and duel until one player is left or the pile is empty and the highest card wins."""

    name: ClassVar[str] = "secret-letter"
    title: ClassVar[str] = "Secret Letter"
    in_short: ClassVar[str] = (
        "Everyone is dealt one card. On your turn, clockwise, you draw a card, play one of your two and do what it "
        "says. The last one in the round wins it; when the pile is empty, the highest card does. A round won is a "
        "point, and {target} points win the match. In the deck: {deck_in_words}."
    )
    order: ClassVar[tuple[str, ...]] = (
        "set_aside", "open_cards", "first_starter",
        "power",
        "chooses_player", "still_in_round", "protected", "may_choose_yourself", "may_reset_yourself", "must_choose",
        "must_play", "may_play",
        "guess", "may_name", "guess_hits", "peek", "duel", "duel_loser", "shield", "shield_ends",
        "reset", "reset_knocks_out", "laid_four_protects", "replacement", "swap", "veil", "letter",
        "out_of_round",
        "round_ends", "last_one_in", "highest_card", "row_decides", "still_tied", "round_points", "next_starter",
        "target", "contest",
    )  # fmt: skip
    set_up: ClassVar[frozenset[str]] = frozenset({"set_aside", "open_cards", "first_starter"})
    rooms: ClassVar[tuple[Any, ...]] = (turns, legality, notation, knowledge, sampling, positions, scene)
    example: ClassVar[str] = "1 on Ben naming 6"

    seats: int = option(3, "How many play.", choices=(2, 3, 4), label="Players")
    deck: Any = option(DECK, "The cards: (value, count, 0) each.", label="Deck")
    letter_play: str = option(
        "out", "What playing the 8 does.", choices=("out", "illegal"), label="Playing the Letter",
        words={"out": "allowed, and you are out", "illegal": "not allowed while you may play another card"},
    )  # fmt: skip
    reset_self: str = option(
        "always", "When a Reset may hit its own player.", choices=("always", "only_forced"), label="Reset on yourself",
        words={"always": "any time", "only_forced": "only when nobody else can be chosen"},
    )  # fmt: skip
    reset_four_shields: bool = option(
        False, "Whether a 4 laid because of a Reset protects.", choices=(False, True), label="Shield laid by Reset",
        words={False: "does not protect", True: "protects"},
    )  # fmt: skip
    tie_sum: str = option(
        "row", "What is added up when the highest cards are equal.", choices=("row", "played_only"),
        label="Equal highest cards",
        words={"row": "the whole row decides", "played_only": "only the cards played decide"},
    )  # fmt: skip
    full_tie: str = option(
        "all", "Who scores when the rows are equal, too.", choices=("all", "none"), label="Equal rows, too",
        words={"all": "all of them score", "none": "nobody scores"},
    )  # fmt: skip
    shared_start: str = option(
        "exclusive", "Whether the last starter comes first or last after a shared win.",
        choices=("exclusive", "inclusive"), label="Starter after a shared win",
        words={"exclusive": "the first winner after the last starter", "inclusive": "the last starter, if a winner"},
    )  # fmt: skip
    tiebreak_join: bool = option(
        False, "Whether others who reach the target join the players of an extra round.", choices=(False, True),
        label="Extra rounds", words={False: "closed to others", True: "others may join at the target"},
    )  # fmt: skip
    short_game: bool = option(
        False, "Play to 3 points.", choices=(False, True), label="Short game", words={False: "no", True: "to 3 points"}
    )
    open_gap: bool = option(
        False, "With 3 or 4 players lay one more card open.", choices=(False, True), label="Everyone knows the gap",
        words={False: "no", True: "one more card lies open"},
    )  # fmt: skip
    reveal_aside: bool = option(
        False, "Show the card put aside when a round is over.", choices=(False, True), label="The card put aside",
        words={False: "stays secret", True: "is shown after the round"},
    )  # fmt: skip

    def check_options(self) -> None:
        deck = as_deck(self.deck)
        for value, *_ in deck:
            if type(value) is not int or not 1 <= value <= HIGHEST:
                raise OptionError(f"{value!r} is no value of a card; a card is a number from 1 to {HIGHEST}")
        if [value for value, *_ in deck] == [1]:
            raise OptionError("the deck has nothing but 1s; a Guess needs a value from 2 on that it can name")
        object.__setattr__(self, "deck", deck)
        if self.open_gap and self.seats == 2:
            raise OptionError("open_gap=True is for 3 or 4 players; with 2 three cards lie open anyway")
        needed = 1 + self.seats + 1 + (3 if self.seats == 2 else 0) + (1 if self.open_gap else 0)
        have = sum(count for _, count, _ in deck)
        if have < needed:
            raise OptionError(f"the deck has {have} cards; {self.seats} players need at least {needed}")

    def numbers(self) -> dict[str, Any]:
        return {**self.options(), "target": 3 if self.short_game else TARGETS[self.seats], "highest": self.highest,
                "deck_in_words": ", ".join(f"{value} ({count} times)" for value, count, _ in self.deck)}  # fmt: skip

    @cached_property
    def highest(self) -> int:
        """The highest value in the deck."""
        return int(max(value for value, *_ in self.deck))

    # --- set-up -------------------------------------------------------------------------------------------------

    @rule(SETUP, title="The card put aside")
    def set_aside(rules, state: State) -> int:
        """One card is put aside face down, unseen: nobody knows what is missing."""
        return 1

    @rule(SETUP)
    def open_cards(rules, state: State) -> int:
        """With two players three more cards lie open, out of the round; with three or four, none."""
        return 3 if rules.seats == 2 else 0

    @open_cards.when(open_gap=True)
    def open_cards_with_gap(rules, state: State) -> int:
        """One card lies open, out of the round: everyone knows this part of the gap."""
        return 1

    @rule(SETUP, title="Who starts")
    def first_starter(rules, state: State) -> Seat:
        """Chance chooses who starts the match."""
        return chance.below(state.seed, "starter", rules.seats)

    # --- which card ---------------------------------------------------------------------------------------------

    @rule(POWERS, title="Veil first")
    def must_play(rules, state: State, hand: tuple[int, ...]) -> tuple[int, ...]:
        """Whoever holds the 7 together with a 5 or a 6 plays the 7; otherwise either card may be played."""
        if 7 in hand and (5 in hand or 6 in hand):
            return (7,)
        return hand

    @must_play.facts
    def must_play_facts(rules, state: State, hand: tuple[int, ...], card: int) -> str:
        return f"You hold {' and '.join(map(str, sorted(hand, reverse=True)))}"

    @rule(POWERS, title="Playing the Letter", ours=True)
    def may_play(rules, state: State, card: int) -> May:
        """Any card may be played, even one that hurts you. Playing the 8 puts you out at once."""
        return True

    @may_play.when(letter_play="illegal")
    def may_play_but_the_letter(rules, state: State, card: int) -> May:
        """The 8 may not be played while another card may. Who has no other card plays it and is out."""
        if card != 8:
            return True
        hand = turns.acting(state)
        others = [other for other in rules.must_play(state, hand) if other != 8]
        return No(f"You hold {others[0]} as well") if others else True

    @rule("The cards", title="What a card does")
    def power(rules, state: State, card: int) -> str:
        """1 Guess, 2 Peek, 3 Duel, 4 Shield, 5 Reset, 6 Swap, 7 Veil, 8 Letter. In an ordinary deck the joker counts as
        an ace: it is a 1."""
        return POWER.get(card, "veil")

    # --- choosing a player --------------------------------------------------------------------------------------

    @rule(CHOOSING, title="Cards that choose a player")
    def chooses_player(rules, state: State, card: int) -> bool:
        """Guess, Peek, Duel, Reset and Swap choose a player; Shield, Veil and Letter do not."""
        return rules.power(state, card) in turns.ASK_A_PLAYER

    @rule(CHOOSING, title="Out is out")
    def still_in_round(rules, state: State, seat: int) -> bool:
        """A player who is out of the round cannot be chosen."""
        return seat in state.still_in

    @rule(CHOOSING)
    def protected(rules, state: State, seat: int) -> bool:
        """A player who has played a Shield cannot be chosen until the Shield ends. A 4 that was laid because of a
        Reset has no power and protects nobody."""
        return state.shields[seat]

    @rule(CHOOSING, title="For others only")
    def may_choose_yourself(rules, state: State, card: int) -> May:
        """Guess, Peek, Duel and Swap are for another player, even when all others are protected."""
        return rules.power(state, card) == "reset"

    @rule(CHOOSING, title="Reset on yourself", ours=True)
    def may_reset_yourself(rules, state: State) -> May:
        """A Reset may be played on yourself at any time."""
        return True

    @may_reset_yourself.when(reset_self="only_forced")
    def may_reset_yourself_if_forced(rules, state: State) -> May:
        """A Reset may be played on yourself only when no other player can be chosen."""
        for seat in state.still_in:
            if seat != state.to_act and not rules.protected(state, seat):
                return No(f"{who(seat)} can be chosen")
        return True

    @rule(CHOOSING, title="Somebody is chosen")
    def must_choose(rules, state: State, seats: tuple[int, ...]) -> May:
        """Where somebody can be chosen, somebody must be. If nobody can, the card is laid without effect; a Reset then
        hits the one who plays it."""
        return No(f"There is somebody to choose: {', '.join(map(who, seats))}") if seats else True

    # --- the powers ---------------------------------------------------------------------------------------------

    @rule(POWERS)
    def guess(rules, state: State, seat: int, target: int, value: int) -> State:
        """Guess (1): name a value. If the chosen player holds it, that player is out; if not, they say no and
        nothing more happens."""
        if rules.guess_hits(state, target, value):
            return rules.out_of_round(state, target)
        return showing(state, ("no", target, proofs.missed(rules, state, target, value)))

    @rule(POWERS, title="What may be named")
    def may_name(rules, state: State, value: int) -> May:
        """A Guess names a value from 2 to {highest}, never 1. A value that cannot be there any more may be named."""
        return value != 1

    @rule(POWERS, title="When a Guess hits")
    def guess_hits(rules, state: State, target: int, value: int) -> bool:
        """A Guess hits when the chosen player holds a card of exactly this value."""
        return state.hands[target][0] == value

    @rule(POWERS)
    def peek(rules, state: State, seat: int, target: int) -> State:
        """Peek (2): look at the chosen player's card. Everybody sees that you looked, only you see the card."""
        return showing(state, ("peek", seat, target, state.hands[target][0]))

    @rule(POWERS)
    def duel(rules, state: State, seat: int, target: int) -> State:
        """Duel (3): you and the chosen player show each other your cards in secret: the one you kept, not the 3. The
        loser is out; the winner's card stays secret."""
        mine, yours = state.hands[seat][0], state.hands[target][0]
        loser = rules.duel_loser(state, seat, target)
        proof = proofs.duelled(rules, state, seat, target, loser)
        state = showing(state, ("duel", seat, target, mine, yours, loser, proof))
        return state if loser is None else rules.out_of_round(state, loser)

    @rule(POWERS, title="Who loses a Duel")
    def duel_loser(rules, state: State, seat: int, target: int) -> Seat | None:
        """The lower card loses a Duel. Equal cards: nobody is out."""
        mine, yours = state.hands[seat][0], state.hands[target][0]
        if mine == yours:
            return None
        return seat if mine < yours else target

    @rule(POWERS)
    def shield(rules, state: State, seat: int) -> State:
        """Shield (4): nobody can choose you until your next turn begins."""
        return state._replace(shields=in_place(state.shields, seat, True))

    @rule(POWERS, title="When a Shield ends")
    def shield_ends(rules, state: State, seat: int) -> bool:
        """A Shield ends when its player's next turn begins, before they draw."""
        return True

    @rule(POWERS)
    def reset(rules, state: State, seat: int, target: int) -> State:
        """Reset (5): the chosen player lays their card open without using its power and takes a new one. If you
        choose yourself it is the card you kept."""
        card = state.hands[target][0]
        state = state._replace(
            rows=in_place(state.rows, target, (*state.rows[target], card)),
            thrown=in_place(state.thrown, target, (*state.thrown[target], card)),
            shown=(*state.shown, ("laid", target, card)),
        )
        if rules.reset_knocks_out(state, card):
            return turns.leaves(state, target)
        if rules.laid_four_protects(state, card):
            state = rules.shield(state, target)
        return rules.replacement(state, target)

    @rule(POWERS, title="Reset on the Letter", ours=True)
    def reset_knocks_out(rules, state: State, card: int) -> bool:
        """If the card laid because of a Reset is the 8, its player is out at once and takes no new card."""
        return card == 8

    @rule(POWERS, title="Reset on a Shield", ours=True)
    def laid_four_protects(rules, state: State, card: int) -> bool:
        """A 4 laid because of a Reset protects nobody: its power is not used."""
        return False

    @laid_four_protects.when(reset_four_shields=True)
    def laid_four_protects_too(rules, state: State, card: int) -> bool:
        """A 4 laid because of a Reset protects its player until their next turn."""
        return card == 4

    @rule(POWERS, title="The new card")
    def replacement(rules, state: State, seat: int) -> State:
        """The new card comes from the pile; if the pile is empty, it is the card put aside at the start."""
        source = "pile" if state.pile else "aside"
        cards = state.pile or state.aside
        if not cards:
            return turns.leaves(state, seat)
        return state._replace(
            hands=in_place(state.hands, seat, cards[:1]),
            pile=state.pile[1:],
            aside=state.aside if state.pile else state.aside[1:],
            shown=(*state.shown, ("takes", seat, cards[0], source)),
        )

    @rule(POWERS)
    def swap(rules, state: State, seat: int, target: int) -> State:
        """Swap (6): you and the chosen player trade the cards in your hands."""
        mine, yours = state.hands[seat], state.hands[target]
        return state._replace(
            hands=in_place(in_place(state.hands, seat, yours), target, mine),
            shown=(*state.shown, ("swap", seat, target, mine[0], yours[0])),
        )

    @rule(POWERS)
    def veil(rules, state: State, seat: int) -> State:
        """Veil (7): it has no effect when played. It may be played without need, as a bluff."""
        return state

    @rule(POWERS, ours=True)
    def letter(rules, state: State, seat: int) -> State:
        """Letter (8): the highest card. Whoever plays it is out."""
        return rules.out_of_round(state, seat)

    @rule(OUT)
    def out_of_round(rules, state: State, seat: int) -> State:
        """Whoever is out lays their hand card open in their row, without its power, and takes no more turns this
        round."""
        card = state.hands[seat][0]
        rows = in_place(state.rows, seat, (*state.rows[seat], card))
        return turns.leaves(state._replace(rows=rows, shown=(*state.shown, ("out", seat, card))), seat)

    # --- end of a round -----------------------------------------------------------------------------------------

    @rule(ROUND)
    def round_ends(rules, state: State) -> bool:
        """A round ends when one player is left, or when the pile is empty after a turn."""
        return len(state.still_in) <= 1 or not state.pile

    @rule(ROUND)
    def last_one_in(rules, state: State, seats: tuple[int, ...]) -> tuple[int, ...]:
        """The last player in the round wins it, whatever the pile holds. His card stays secret."""
        return seats if len(seats) == 1 else ()

    @rule(ROUND)
    def highest_card(rules, state: State, seats: tuple[int, ...]) -> tuple[int, ...]:
        """At an empty pile all who are still in show their cards; the highest wins the round."""
        best = max(state.hands[seat][0] for seat in seats)
        return tuple(seat for seat in seats if state.hands[seat][0] == best)

    @rule(ROUND, ours=True)
    def row_decides(rules, state: State, seats: tuple[int, ...]) -> tuple[int, ...]:
        """Of equal highest cards the one with the higher sum of the whole row wins: cards played and cards laid because
        of a Reset; the card in the hand is not part of the row."""
        best = max(sum(state.rows[seat]) for seat in seats)
        return tuple(seat for seat in seats if sum(state.rows[seat]) == best)

    @row_decides.when(tie_sum="played_only")
    def played_cards_decide(rules, state: State, seats: tuple[int, ...]) -> tuple[int, ...]:
        """Of equal highest cards the one with the higher sum of cards played wins; cards laid because of a Reset are
        not counted."""
        sums = {seat: sum(state.rows[seat]) - sum(state.thrown[seat]) for seat in seats}
        return tuple(seat for seat in seats if sums[seat] == max(sums.values()))

    @rule(ROUND)
    def still_tied(rules, state: State, seats: tuple[int, ...]) -> tuple[int, ...]:
        """If the sums are equal, too, all of these players win the round."""
        return seats

    @still_tied.when(full_tie="none")
    def still_tied_nobody_scores(rules, state: State, seats: tuple[int, ...]) -> tuple[int, ...]:
        """If the sums are equal, too, nobody scores."""
        return seats if len(seats) == 1 else ()

    @rule(ROUND)
    def round_points(rules, state: State, seat: int) -> int:
        """Winning a round is worth 1 point."""
        return 1

    @rule(ROUND, ours=True)
    def next_starter(rules, state: State, tied: tuple[int, ...]) -> Seat:
        """The winner starts the next round. After a shared win it is the first of the winners clockwise, counted from
        the player on the left of the last starter. If nobody was left, the same player starts again."""
        return rules.first_clockwise(state.starter + 1, tied) if tied else state.starter

    @next_starter.when(shared_start="inclusive")
    def next_starter_inclusive(rules, state: State, tied: tuple[int, ...]) -> int:
        """The winner starts the next round. After a shared win it is the first of the winners clockwise, counted from
        the last starter. If nobody was left, the same player starts again."""
        return rules.first_clockwise(state.starter, tied) if tied else state.starter

    # --- winning the game ---------------------------------------------------------------------------------------

    @rule(WINNING)
    def target(rules, state: State) -> int:
        """The first to reach {target} points wins the match (7 with two players, 5 with three, 4 with four)."""
        return TARGETS[rules.seats]

    @target.when(short_game=True)
    def target_of_short_game(rules, state: State) -> int:
        """The first to reach 3 points wins the match, whatever the number of players."""
        return 3

    @rule(WINNING, title="Several at the target", ours=True)
    def contest(rules, state: State, winners: tuple[int, ...], seats: tuple[int, ...]) -> tuple[int, ...]:
        """If several reach the target in the same round, all play on: the first round won by exactly one of them, alone
        or beside others, decides the match. If two or more of them share it, only these are still in the contest.
        Nobody else can win the match any more."""
        if not state.contest:
            goal = rules.target(state)
            return tuple(seat for seat in seats if state.points[seat] >= goal)
        return tuple(seat for seat in state.contest if seat in winners) or state.contest

    @contest.when(tiebreak_join=True)
    def contest_others_join(rules, state: State, winners: tuple[int, ...], seats: tuple[int, ...]) -> tuple[int, ...]:
        """If several reach the target in the same round, all play on: the first round won by exactly one of them, alone
        or beside others, decides the match. Another player who reaches the target by then joins them."""
        goal = rules.target(state)
        if not state.contest:
            return tuple(seat for seat in seats if state.points[seat] >= goal)
        ahead = tuple(seat for seat in state.contest if seat in winners)
        if len(ahead) == 1:
            return ahead
        joined = [seat for seat in winners if seat not in state.contest and state.points[seat] >= goal]
        return tuple(sorted([*(ahead or state.contest), *joined]))

    def first_clockwise(self, start: int, seats: Iterable[int]) -> int:
        """The first of these seats clockwise from `start`, itself included."""
        return min(seats, key=lambda seat: (seat - start) % self.seats)
