"""TeamTricks: two teams of two, each for a word in every suit."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from ...core.errors import OptionError
from ...core.names import who
from ...core.rules import May, No, Verdict, rule
from ...core.ruleset import Result, option
from . import claims, legality, team_table
from .cards import MULTI, PLAIN, SUITS, WITH_MULTI, Cards, in_words, listed
from .multicolored import Multicolored
from .picking import COMPETITIVE, Picking
from .state import Claim, Deal, Done, Move, State, Word
from .tricks import FOLLOWING

TEAM = "Team LetterTricks (4 Players)"
LANES = ("yellow", "blue", "red")


class TeamTricks(Multicolored, Picking):
    """LetterTricks for two teams: partners sit opposite and collect together, for a word in each suit."""

    name: ClassVar[str] = "team-tricks"
    title: ClassVar[str] = "LetterTricks for two teams"
    order: ClassVar[tuple[str, ...]] = (
        "first_dealer", "first_leader", "must_follow", "suit_led", "rank", "can_win", "trick_winner",
        "low_pick", "may_pick", "must_pick", "leads_next",
        "may_claim", "every_suit", "one_suit", "team_goal", "is_word", "virtual_u", "team_notices",
        "most_hands", "partner_leads",
    )  # fmt: skip
    headings: ClassVar[dict[str, str]] = {COMPETITIVE: TEAM}
    set_up: ClassVar[frozenset[str]] = frozenset({"first_dealer", "first_leader"})
    display_joins_trick: ClassVar[bool] = True
    rooms: ClassVar[tuple[Any, ...]] = (team_table,)

    seats: int = option(4, "How many play.", choices=(4,), label="Players")
    multicolored: str = option(
        "on", "Whether the multicolored cards are in the deck.", choices=("on", "off"), label="Multicolored cards",
        words={"on": "in the deck", "off": "left out"},
    )  # fmt: skip
    deck: Any = option(
        None, "The cards: (card, count, points) each; None for those of the printed game.", label="Deck"
    )
    low_pick_clash: str = option(
        "next_lowest", "Who picks second when the winner has the lowest card, too.",
        choices=("next_lowest", "winner_takes_both"), label="Winner also lowest",
        words={"next_lowest": "the lowest of the others picks", "winner_takes_both": "the winner takes two"},
    )  # fmt: skip
    team_claim: str = option(
        "trick_winner_only", "Which team may lay its words after a trick.",
        choices=("trick_winner_only", "both_winner_first"), label="Who may claim",
        words={"trick_winner_only": "the team that won the trick", "both_winner_first": "both teams"},
    )  # fmt: skip
    team_detect: str = option(
        "claim", "Whether a team has to see for itself that it has won.", choices=("claim", "auto"), label="Winning",
        words={"claim": "a team lays its words", "auto": "complete words win by themselves"},
    )  # fmt: skip
    team_next_leader: str = option(
        "winner", "Who leads the next hand.", choices=("winner", "team_chooses"), label="Leader of the next hand",
        words={"winner": "the winner of the last trick", "team_chooses": "he or his partner, as they choose"},
    )  # fmt: skip
    word_list: Any = option(
        "classic", "The list of words.", choices=("classic", "common"), others=True, label="Words",
        words={"classic": "all words", "common": "everyday words"},
    )  # fmt: skip

    # --- tricks -----------------------------------------------------------------------------------------------------

    @rule(FOLLOWING)
    def first_leader(rules, state: State) -> int:
        """The player on the dealer's left leads the first hand. A later hand is led by the team that won the last trick
        of the hand before."""
        return state.leader if state.match.number > 1 else (state.match.dealer + 1) % rules.players

    @rule(TEAM, title="Which of them leads the next hand", ours=True)
    def partner_leads(rules, state: State, seat: int) -> May:
        """Of the team that won the last trick it is the winner himself who leads the next hand."""
        return No(f"{who(state.winner)} won the last trick")

    @partner_leads.when(team_next_leader="team_chooses")
    def team_chooses(rules, state: State, seat: int) -> May:
        """The team that won the last trick chooses which of the two leads the next hand, before it sees its cards."""
        return True

    @rule(TEAM, title="What may be picked")
    def may_pick(rules, state: State, cards: Cards) -> Cards:
        """Whoever picks takes one card of the trick, any that is still there, also the one he played himself. In the
        first trick of the second and third hand he may take a card of the table instead. What a team has taken is its
        own for the whole game; partners collect together."""
        return cards

    # --- winning ----------------------------------------------------------------------------------------------------

    @rule(TEAM, title="When a team may claim")
    def may_claim(rules, state: State, seat: int) -> May:
        """After both picks, and before the next card is led or dealt, the team that won the trick may lay its words, as
        often as it likes: a claim that fails costs nothing. A team completed by a low pick has to win a trick first."""
        if rules.pool(seat) == rules.pool(state.winner):
            return True
        return No(f"{who(state.winner)} won the last trick")

    @may_claim.when(team_claim="both_winner_first")
    def both_may_claim(rules, state: State, seat: int) -> May:
        """After both picks, and before the next card is led or dealt, either team may lay its words; if both can, the
        team that won the trick wins."""
        return True

    @rule(TEAM, title="A word in every suit")
    def every_suit(rules, state: State, words: tuple[Word, ...]) -> May:
        """A team wins with three words, one for each suit."""
        laid = [word.suit for word in words]
        lacking = [lane for lane in LANES if lane not in laid]
        if lacking:
            return No(f"There is no word in {' and none in '.join(lacking)}")
        return True if len(laid) == len(LANES) else No(f"There are {len(laid)} words")

    @rule(TEAM, title="One suit a word")
    def one_suit(rules, state: State, word: Word) -> May:
        """The cards of a word are of one suit, multicolored ones among them as one likes; a multicolored card is in one
        word only."""
        other = next((card for card in word.cards if card[0] != MULTI and SUITS[card[0]] != word.suit), None)
        return True if other is None else No(f"{in_words(other)} is not {word.suit}")

    @one_suit.when(multicolored="off")
    def one_plain_suit(rules, state: State, word: Word) -> May:
        """The cards of a word are of one suit."""
        other = next((card for card in word.cards if SUITS[card[0]] != word.suit), None)
        return True if other is None else No(f"{in_words(other)} is not {word.suit}")

    @rule(TEAM, title="How many cards a word needs")
    def team_goal(rules, state: State, suit: str) -> int:
        """Each of the three words has at least five cards. Qu is one card, also where it spells QU."""
        return 5

    @team_goal.when(multicolored="off")
    def goal_without_multicolored(rules, state: State, suit: str) -> int:
        """Each of the three words has at least four cards. Qu is one card, also where it spells QU."""
        return 4

    @rule(TEAM, title="Seeing that one has won")
    def team_notices(rules, state: State) -> bool:
        """A team has to see for itself that its cards make the words, and lay them."""
        return False

    @team_notices.when(team_detect="auto")
    def engine_notices(rules, state: State) -> bool:
        """A team wins as soon as it may lay its words and its cards make them, whether it sees them or not."""
        return True

    @rule(TEAM, title="How many hands")
    def most_hands(rules, state: State) -> int:
        """There are up to three hands. For the second and the third the cards that nobody took are shuffled and dealt;
        those that cannot be dealt evenly lie open on the table for the first trick. If no team has won after three
        hands, the game is a draw."""
        return 3

    # --- what rules are built from ----------------------------------------------------------------------------------

    @property
    def lanes(self) -> tuple[str, ...]:
        return LANES

    @property
    def printed_cards(self) -> Cards:
        return WITH_MULTI if self.multicolored == "on" else PLAIN

    def pool(self, seat: int) -> int:
        """The number of the team: 0 for seats 0 and 2, 1 for seats 1 and 3."""
        return seat % 2

    def next_dealer(self, state: State) -> int:
        return state.match.dealer

    def cards_to_deal(self, before: State) -> Cards:
        return before.aside if before.match.number else self.cards

    def put_beside(self, before: State, cards: Cards) -> tuple[Cards, Cards, Cards]:
        return ((), cards, ()) if before.match.number else (cards, (), ())

    def cards_kept(self, before: State) -> tuple[Cards, ...]:
        return before.taken

    def untimely(self, state: State) -> bool:
        """Whether no team at all may claim now: before the first trick of a hand, and while a trick is played."""
        resting = state.phase in ("hand_over", "draw")
        return not (resting or (state.phase == "trick" and not state.trick and state.past > 0))

    def miscounted(self, state: State, claim: Claim, seat: int) -> str:
        """What is wrong with the cards of a claim; "" if they are there and spell its words."""
        used = tuple(card for word in claim.words for card in word.cards)
        lacking = legality.missing(used, state.taken[self.pool(seat)])
        if lacking:
            return f"your team has not collected {listed(lacking)}, or not so often"
        return next(filter(None, (self.wrongly_spelled(state, word) for word in claim.words)), "")

    def judge_claim(self, state: State, claim: Claim, seat: int) -> Iterator[Verdict]:
        """The verdicts on a claim whose cards are there."""
        yield self.ask("may_claim", state, seat)
        yield self.ask("every_suit", state, claim.words)
        for word in claim.words:
            yield self.ask("one_suit", state, word)
            goal = self.team_goal(state, word.suit)
            short = f"{word.word} has {len(word.cards)} cards"
            yield Verdict() if len(word.cards) >= goal else self.refusal("team_goal", short)
            yield from self.judge_spelling(state, word)
            yield self.ask("is_word", state, word.word)

    # --- the rooms next door ----------------------------------------------------------------------------------------

    def check_options(self) -> None:
        super().check_options()
        if self.multicolored == "off" and any(card[0] == MULTI for card in self.cards):
            raise OptionError("multicolored='off' does not go with a deck that has multicolored cards")

    def after_trick(self, state: State) -> State:
        return claims.after_trick(self, state)

    def candidates(self, state: State) -> Iterable[Move]:
        if state.phase == "hand_over":
            partner = (state.winner + 2) % self.players
            return (Deal(), Deal(partner)) if self.partner_leads(state, partner) else (Deal(),)
        return (Done(),) if state.phase == "draw" else super().candidates(state)

    def well_formed(self, state: State, move: Any, seat: int) -> str:
        if state.phase == "hand_over":
            leaders = (None, (state.winner + 2) % self.players)
            return "" if isinstance(move, Deal) and move.leader in leaders else "the hand is over; expected deal"
        if state.phase == "draw":
            return "" if isinstance(move, Done) else "the last hand is over; expected done"
        return super().well_formed(state, move, seat)

    def judge(self, state: State, move: Any, seat: int) -> Iterator[Verdict]:
        if isinstance(move, Deal) and move.leader is not None:
            return iter((self.ask("partner_leads", state, move.leader),))
        return super().judge(state, move, seat)

    def judge_interrupt(self, state: State, move: Any, seat: int) -> Iterator[Verdict] | None:
        if not isinstance(move, Claim) or self.untimely(state):
            return None
        wrong = self.miscounted(state, move, seat)
        if wrong:
            return iter((Verdict(False, title="Not a claim", text=wrong),))
        return self.judge_claim(state, move, seat)

    def interrupts(self, state: State, seat: int) -> tuple[Move, ...]:
        """The claim that wins for this seat's team, if there is one now."""
        if self.untimely(state) or not self.may_claim(state, seat):
            return ()
        claim = claims.found(self, state, seat)
        return () if claim is None else (claim,)

    def moved(self, state: State, move: Move, seat: int) -> State:
        if isinstance(move, Claim):
            return claims.won(state, seat, move)
        return claims.drawn(state) if isinstance(move, Done) else super().moved(state, move, seat)

    def result(self, state: State) -> Result | None:
        return claims.result(self, state)
