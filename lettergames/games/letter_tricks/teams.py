"""TeamTricks: two teams of two, each for a word in every suit."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from ...core.names import who
from ...core.rules import YES, May, No, Verdict, rule
from ...core.ruleset import Result, option
from . import claims, team_table
from .cards import Cards
from .multicolored import LANES, THREE, WithOrWithout, WordsOfSuits
from .picking import COMPETITIVE, PickingTwice, to_pick
from .state import Claim, Deal, Done, Move, State, Time, Word
from .tricks import A_TRICK, FOLLOWING

TEAM = "Team LetterTricks (4 Players)"
SECONDS = 20
ENDINGS = {
    "draw": "the last hand is over; expected done",
    "counterclaim": "the other team has its words; expected done, or a claim",
}
"""What can be done in a phase that ends the game with `done`."""


class TeamTricks(WithOrWithout, WordsOfSuits, PickingTwice):
    """LetterTricks for two teams: partners sit opposite and collect together, for a word in each suit."""

    name: ClassVar[str] = "team-tricks"
    title: ClassVar[str] = "LetterTricks for two teams"
    order: ClassVar[tuple[str, ...]] = (
        "first_dealer", "first_leader", *A_TRICK, "low_pick", "may_pick", "must_pick", "leads_next",
        "partners_show", "may_claim", "claiming_time", "winner_first", "may_use", "every_suit", "one_suit", "team_goal",
        "is_word", "virtual_u", "team_notices", "most_hands", "partner_leads",
    )  # fmt: skip
    headings: ClassVar[dict[str, str]] = {COMPETITIVE: TEAM, THREE: TEAM}
    set_up: ClassVar[frozenset[str]] = frozenset({"first_dealer", "first_leader"})
    display_joins_trick: ClassVar[bool] = True
    rooms: ClassVar[tuple[Any, ...]] = (team_table,)

    team_claim: str = option(
        "trick_winner_only", "Which team may lay its words after a trick.",
        choices=("trick_winner_only", "both_winner_first"), label="Who may claim",
        words={"trick_winner_only": "the team that won the trick", "both_winner_first": "both teams"},
    )  # fmt: skip
    claim_timer: bool = option(
        False, "Whether the time for a claim is limited.", choices=(False, True), label="Time for a claim",
        words={False: "no limit", True: "limited"},
    )  # fmt: skip
    team_detect: str = option(
        "claim", "Whether a team has to see for itself that it has won.", choices=("claim", "auto"), label="Winning",
        words={"claim": "a team lays its words", "auto": "complete words win by themselves"},
    )  # fmt: skip
    team_next_leader: str = option(
        "winner", "Who leads the next hand.", choices=("winner", "team_chooses"), label="Leader of the next hand",
        words={"winner": "the winner of the last trick", "team_chooses": "the team chooses"},
    )  # fmt: skip
    partner_hands: str = option(
        "hidden", "Whether partners see each other's hands.", choices=("hidden", "open"), label="Hands of partners",
        words={"hidden": "hidden", "open": "open to each other"},
    )  # fmt: skip

    # --- tricks -----------------------------------------------------------------------------------------------------

    @rule(FOLLOWING)
    def first_leader(rules, state: State) -> int:
        """The player on the dealer's left leads the first hand. The team that won the last trick of a hand leads the
        next one."""
        return state.leader if state.match.number > 1 else (state.match.dealer + 1) % rules.players

    @rule(TEAM, title="Who leads the next hand", ours=True)
    def partner_leads(rules, state: State, seat: int) -> May:
        """The player who won the last trick leads the next hand."""
        return No(f"{who(state.winner)} won the last trick")

    @partner_leads.when(team_next_leader="team_chooses")
    def team_chooses(rules, state: State, seat: int) -> May:
        """The team that won the last trick chooses which of its players leads the next hand, before they see their
        cards."""
        return True

    @rule(TEAM, title="What may be picked")
    def may_pick(rules, state: State, cards: Cards) -> Cards:
        """Whoever picks takes one card of the trick, any that is still there: also the card they played themselves. In
        the first trick of the second and third hand it may be a card of the table instead. Partners collect together,
        and keep what they have for the whole game."""
        return cards

    may_pick.facts(to_pick)

    @rule(TEAM, title="The hand of one's partner", ours=True)
    def partners_show(rules, state: State) -> bool:
        """Partners do not see each other's hands."""
        return False

    @partners_show.when(partner_hands="open")
    def partners_show_all(rules, state: State) -> bool:
        """Partners see each other's hands."""
        return True

    # --- winning ----------------------------------------------------------------------------------------------------

    @rule(TEAM, title="When a team may claim")
    def may_claim(rules, state: State, seat: int) -> May:
        """After both picks, until the next card is led or dealt, the team that won the trick may lay its words. A claim
        that fails costs nothing and may be tried again. A team whose last card came by a low pick has to win a trick
        first."""
        if rules.pool(seat) == rules.pool(state.winner):
            return True
        return No(f"{who(state.winner)} won the last trick")

    @may_claim.when(team_claim="both_winner_first")
    def both_may_claim(rules, state: State, seat: int) -> May:
        """After both picks, until the next card is led or dealt, either team may lay its words. A claim that fails
        costs nothing and may be tried again."""
        return True

    @rule(TEAM, title="Time for a claim", ours=True)
    def claiming_time(rules, state: State) -> int:
        """The time for a claim is not limited."""
        return 0

    @claiming_time.when(claim_timer=True)
    def limited_time(rules, state: State) -> int:
        """Whoever won a trick has {seconds} seconds before they lead the next card. When they are over, their team
        claims no more after this trick."""
        return SECONDS

    @rule(TEAM, title="Whose claim comes first", ours=True)
    def winner_first(rules, state: State, seat: int) -> bool:
        """If both teams have their words after the same trick, the team that won it wins. So it is asked for its words
        before the other team wins."""
        return rules.pool(seat) != rules.pool(state.winner)

    @rule(TEAM, title="A word in every suit")
    def every_suit(rules, state: State, words: tuple[Word, ...]) -> May:
        """A team wins with three words, one for each suit."""
        laid = [word.suit for word in words]
        lacking = [lane for lane in LANES if lane not in laid]
        if lacking:
            return No(f"There is no word in {' and none in '.join(lacking)}")
        return True if len(laid) == len(LANES) else No(f"There are {len(laid)} words")

    @rule(TEAM, title="How many cards a word needs")
    def team_goal(rules, state: State, suit: str) -> int:
        """Each of the three words has at least five cards. A Qu card is one card, also where it spells QU."""
        return 5

    @team_goal.when(multicolored="off")
    def goal_without_multicolored(rules, state: State, suit: str) -> int:
        """Each of the three words has at least four cards. A Qu card is one card, also where it spells QU."""
        return 4

    @rule(TEAM, title="Seeing that one has won")
    def team_notices(rules, state: State) -> bool:
        """A team must see for itself that its cards make the words, and lay them."""
        return False

    @team_notices.when(team_detect="auto")
    def engine_notices(rules, state: State) -> bool:
        """A team wins as soon as it may lay its words and its cards make them, even if nobody has seen it."""
        return True

    @rule(TEAM, title="How many hands")
    def most_hands(rules, state: State) -> int:
        """There are up to three hands. For the second and third, the cards that nobody took are shuffled and dealt;
        those left over lie open on the table for the first trick. If no team has won after three hands, the game is a
        draw."""
        return 3

    # --- what rules are built from ----------------------------------------------------------------------------------

    def hands_seen(self, state: State, seat: int) -> tuple[int, ...]:
        return ((seat + 2) % self.players,) if self.partners_show(state) else ()

    def pool(self, seat: int) -> int:
        """The number of the team: 0 for seats 0 and 2, 1 for seats 1 and 3."""
        return seat % 2

    def cards_to_deal(self, before: State) -> Cards:
        return before.aside if before.match.number else self.cards

    def put_beside(self, before: State, cards: Cards) -> tuple[Cards, Cards, Cards]:
        return ((), cards, ()) if before.match.number else (cards, (), ())

    def cards_kept(self, before: State) -> tuple[Cards, ...]:
        return before.taken

    def untimely(self, state: State) -> bool:
        """Whether no team at all may claim now: before the first trick of a hand, and while a trick is played."""
        resting = state.phase in ("hand_over", "draw", "counterclaim")
        return not (resting or (state.phase == "trick" and not state.trick and state.past > 0))

    def runs_late(self, state: State, seat: int) -> bool:
        """Whether the time of this seat for a claim can run out now."""
        runs = state.to_act == seat and not self.untimely(state) and state.phase != "counterclaim"
        return runs and not state.match.ready and self.claiming_time(state) > 0

    def answered(self, state: State, seat: int) -> bool:
        """Whether a claim of this seat's team is on the table, and the other team is asked for its words."""
        return state.phase == "counterclaim" and self.pool(seat) != self.pool(state.winner)

    def judge_claim(self, state: State, claim: Claim, seat: int) -> Iterator[Verdict]:
        """The verdicts on a claim whose words are spelled by their cards."""
        yield self.ask("may_claim", state, seat)
        yield self.refusal("claiming_time", "The time is up") if state.match.ready else YES
        for at, word in enumerate(claim.words):
            yield self.judge_cards(state, claim.words[:at], word, seat)
        yield self.ask("every_suit", state, claim.words)
        for word in claim.words:
            yield self.ask("one_suit", state, word)
            goal = self.team_goal(state, word.suit)
            short = f"{word.word} has {len(word.cards)} cards"
            yield YES if len(word.cards) >= goal else self.refusal("team_goal", short)
            yield from self.judge_spelling(state, word)
            yield self.ask("is_word", state, word.word)

    # --- the rooms next door ----------------------------------------------------------------------------------------

    def numbers(self) -> dict[str, Any]:
        return {**super().numbers(), "seconds": SECONDS}

    def after_trick(self, state: State) -> State:
        return claims.after_trick(self, state)

    def candidates(self, state: State) -> Iterable[Move]:
        if state.phase == "hand_over":
            partner = (state.winner + 2) % self.players
            return (Deal(), Deal(partner)) if self.partner_leads(state, partner) else (Deal(),)
        return (Done(),) if state.phase in ENDINGS else super().candidates(state)

    def well_formed(self, state: State, move: Any, seat: int) -> str:
        if state.phase == "hand_over":
            leaders = (None, (state.winner + 2) % self.players)
            return "" if isinstance(move, Deal) and move.leader in leaders else "the hand is over; expected deal"
        if state.phase in ENDINGS:
            return "" if isinstance(move, Done) else ENDINGS[state.phase]
        return super().well_formed(state, move, seat)

    def judge(self, state: State, move: Any, seat: int) -> Iterator[Verdict]:
        if isinstance(move, Deal) and move.leader is not None:
            return iter((self.ask("partner_leads", state, move.leader),))
        return super().judge(state, move, seat)

    def judge_interrupt(self, state: State, move: Any, seat: int) -> Iterator[Verdict] | None:
        if not isinstance(move, Claim) or self.untimely(state) or self.answered(state, seat):
            return None
        wrong = next(filter(None, (self.wrongly_spelled(state, word) for word in move.words)), "")
        if wrong:
            return iter((Verdict(False, title="Not a claim", text=wrong),))
        return self.judge_claim(state, move, seat)

    def interrupts(self, state: State, seat: int) -> tuple[Move, ...]:
        """The claim that wins for this seat's team, if there is one now, and the end of its time."""
        late = (Time(),) if self.runs_late(state, seat) else ()
        if self.untimely(state) or self.answered(state, seat) or not self.may_claim(state, seat):
            return late
        claim = claims.found(self, state, seat)
        return late if claim is None else (claim, *late)

    def moved(self, state: State, move: Move, seat: int) -> State:
        if isinstance(move, Claim):
            return claims.laid(self, state, seat, move)
        if isinstance(move, Time):
            return state._replace(match=state.match._replace(ready=(seat,)))
        return claims.ended(state) if isinstance(move, Done) else super().moved(state, move, seat)

    def result(self, state: State) -> Result | None:
        return claims.result(self, state)
