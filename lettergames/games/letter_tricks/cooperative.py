"""CooperativeTricks: four or five players who play together, so that every trick makes a word."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from ...core.errors import OptionError
from ...core.rules import YES, May, No, Verdict, rule
from ...core.ruleset import Result, option
from ...words import Tricks
from . import coop_table, legality, talk, together
from .cards import Cards
from .ladder import Ladder
from .multicolored import WithOrWithout
from .state import Advise, Lay, Move, Pass, Say, Settle, State
from .tricks import A_TRICK

COOPERATIVE = "Cooperative LetterTricks (4- and 5-Players; Best with 4 Players)"


class CooperativeTricks(WithOrWithout):
    """LetterTricks together: every trick should make a word of all its cards."""

    name: ClassVar[str] = "cooperative-tricks"
    title: ClassVar[str] = "LetterTricks together"
    order: ClassVar[tuple[str, ...]] = (
        "first_dealer", "spare_open", "pass_many", "passes_to", "may_say", "true_count", "once_a_trick",
        "first_leader", *A_TRICK, "leads_next", "makes_word", "is_word", "virtual_u",
        "opens_last_two", "may_lay", "may_advise", "first_victory", "victory",
    )  # fmt: skip
    set_up: ClassVar[frozenset[str]] = frozenset({"first_dealer", "first_leader", "spare_open"})
    first_phase: ClassVar[str] = "pass"
    rooms: ClassVar[tuple[Any, ...]] = (coop_table,)
    fewest: ClassVar[int] = 3

    seats: int = option(4, "How many play.", choices=(4, 5), label="Players")
    coop_qu_size: str = option(
        "cards", "How long a word with a Qu card is.", choices=("cards", "spelled_letters"), label="Words with Qu",
        words={"cards": "Qu is one card, so one letter", "spelled_letters": "the spelled letters count"},
    )  # fmt: skip
    coop_leftover: str = option(
        "shown", "Whether cards left over after the deal are seen.", choices=("shown", "hidden"),
        label="Cards left over", words={"shown": "shown to all", "hidden": "seen by nobody"},
    )  # fmt: skip
    coop_talk: str = option(
        "counts", "What may be said.", choices=("counts", "off"), label="Talk",
        words={"counts": "how many cards of a kind", "off": "nothing"},
    )  # fmt: skip
    coop_finish: str = option(
        "both_in_turn", "How the last two tricks are filled.", choices=("both_in_turn", "one_card_two_laps", "free"),
        label="The last two tricks",
        words={
            "both_in_turn": "both cards at once, one in each", "one_card_two_laps": "one card, then the other",
            "free": "both cards at once, also into one trick",
        },
    )  # fmt: skip
    best: int = option(0, "With how many words the group has won before; 0 if it never has.", label="Record")

    # --- before the first trick -------------------------------------------------------------------------------------

    @rule(COOPERATIVE, title="Cards left over after the deal", ours=True)
    def spare_open(rules, state: State) -> bool:
        """Cards that cannot be dealt evenly are shown to all and are out of the game."""
        return True

    @spare_open.when(coop_leftover="hidden")
    def spare_hidden(rules, state: State) -> bool:
        """Cards that cannot be dealt evenly are out of the game, and nobody sees them."""
        return False

    @rule(COOPERATIVE, title="Passing cards")
    def pass_many(rules, state: State) -> int:
        """Before the first trick everybody chooses three cards of their hand to pass on: any three. All choose before
        anybody sees what they get."""
        return 3

    @rule(COOPERATIVE, title="To whom cards are passed")
    def passes_to(rules, state: State, seat: int) -> int:
        """Cards are passed to the player on the left. Only the giver and the taker know them."""
        return (seat + 1) % rules.players

    # --- talk -------------------------------------------------------------------------------------------------------

    @rule(COOPERATIVE, title="What may be said")
    def may_say(rules, state: State, of: str) -> May:
        """At any time, out of turn as well, everybody may say how many cards of a suit they hold, how many vowels, or
        how many vowels or consonants of a suit. Nobody may say which letters they hold. Y and Qu are consonants."""
        return True if of in talk.ALL_OF else No(f"“{of}” is none of these")

    @may_say.when(coop_talk="off")
    def nothing_said(rules, state: State, of: str) -> May:
        """Nobody says anything about their cards."""
        return False

    @rule(COOPERATIVE, title="What is said is true", ours=True)
    def true_count(rules, state: State, seat: int, of: str) -> int:
        """What somebody says is true of the hand they hold at that moment. Nobody corrects it later."""
        return talk.count(state.hands[seat], of)

    @rule(COOPERATIVE, title="Nothing is said twice", ours=True)
    def once_a_trick(rules, state: State, seat: int, of: str) -> May:
        """Nobody says the same thing twice in a trick."""
        return (seat, of) not in state.match.said or No("You have said it in this trick")

    # --- words ------------------------------------------------------------------------------------------------------

    @rule(COOPERATIVE, title="When a trick is a word")
    def makes_word(rules, state: State, cards: Cards) -> bool:
        """A trick scores a point when all its cards, in any order, make a word. A Qu card is one card, whether it
        spells Q or QU. It is one point, however many words the cards could make."""
        return rules.any_word(state, cards, None)

    @makes_word.when(coop_qu_size="spelled_letters")
    def makes_word_of_letters(rules, state: State, cards: Cards) -> bool:
        """A trick scores a point when all its cards, in any order, make a word with as many letters as there are
        players, so that a Qu card spells only Q. It is one point, however many words the cards could make."""
        return rules.any_word(state, cards, rules.players)

    # --- the end ----------------------------------------------------------------------------------------------------

    @rule(COOPERATIVE, title="The last two tricks")
    def opens_last_two(rules, state: State, hand: Cards) -> bool:
        """With two cards left in each hand, whoever leads opens two tricks with them. The others lay theirs to these
        two tricks without following suit. Nobody has to win them."""
        return len(hand) == 2

    @rule(COOPERATIVE, title="Laying to the last two tricks", ours=True)
    def may_lay(rules, state: State, seat: int, one: Cards, two: Cards) -> May:
        """Everybody in turn lays both cards of their hand, one to each of the two tricks."""
        return len(one) == len(two) == 1 or No(f"That is {len(one)} to one trick and {len(two)} to the other")

    @may_lay.when(coop_finish="one_card_two_laps")
    def may_lay_one(rules, state: State, seat: int, one: Cards, two: Cards) -> May:
        """Everybody in turn lays one card of their hand to either trick, and in a second lap the other card to the
        other trick."""
        if len(one) + len(two) != 1:
            return No(f"That is {len(one) + len(two)} cards")
        first = next((bool(there) for who, there, _ in state.match.finish if who == seat), None)
        return first is None or first != bool(one) or No("Your first card lies in that trick")

    @may_lay.when(coop_finish="free")
    def may_lay_both(rules, state: State, seat: int, one: Cards, two: Cards) -> May:
        """Everybody in turn lays both cards of their hand, one to each of the two tricks or both to one of them. A
        trick with more or fewer cards than players makes no word."""
        return len(one) + len(two) == len(state.hands[seat]) or No(f"That is {len(one) + len(two)} cards")

    @rule(COOPERATIVE, title="Advice")
    def may_advise(rules, state: State, seat: int) -> May:
        """Whoever has laid to the last two tricks may advise those who lay after them: this way, or the other way
        round. Nobody else may, and whoever lays decides."""
        return any(who == seat for who, _, _ in state.match.finish) or No("You have not laid yet")

    @rule(COOPERATIVE, title="The first victory")
    def first_victory(rules, state: State | None) -> int:
        """A first victory takes 9 words."""
        return 9

    @first_victory.when(seats=5)
    def first_victory_of_five(rules, state: State | None) -> int:
        """A first victory takes 7 words."""
        return 7

    @rule(COOPERATIVE, title="Victory")
    def victory(rules, state: State, words: int) -> bool:
        """All win together, or nobody does. A group that has won before must make more words than it ever has:
        {record}."""
        return words >= rules.needed

    # --- what rules are built from ----------------------------------------------------------------------------------

    @property
    def needed(self) -> int:
        """How many words it takes to win; more than there are tricks when the record cannot be beaten any more."""
        return max(self.first_victory(None), self.best + 1)

    def put_beside(self, before: State, cards: Cards) -> tuple[Cards, Cards, Cards]:
        return (cards, (), ()) if self.spare_open(before) else ((), (), cards)

    @property
    def spelled_letters(self) -> int | None:
        """How many letters a trick's word must have; None if only its cards count."""
        return self.players if self.coop_qu_size == "spelled_letters" else None

    def any_word(self, state: State, cards: Cards, letters: int | None) -> bool:
        """Whether the cards make a word of so many letters (None: any) that the rules accept."""
        if self.all_printed(frozenset({"is_word", "virtual_u"})):
            return self._tricks(letters).makes_word(card[2:] for card in cards)
        return bool(self._words(state, cards, letters))

    def words_of(self, state: State, cards: Cards) -> tuple[str, ...]:
        """The words that all these cards make together, the commonest first, those not to be said left out."""
        words = self._words(state, cards, self.spelled_letters)
        return tuple(sorted(words, key=lambda word: (self.lexicon.level(word), word)))

    def _tricks(self, letters: int | None) -> Tricks:
        return Tricks.of(self.lexicon, self.players, letters)

    def _words(self, state: State, cards: Cards, letters: int | None) -> tuple[str, ...]:
        return tuple(
            found.word
            for found in self._tricks(letters).words([card[2:] for card in cards])
            if self.is_word(state, found.word)
            and all(part.letters != "QU" or self.virtual_u(state, cards[part.card]) for part in found.parts)
        )

    # --- the rooms next door ----------------------------------------------------------------------------------------

    def numbers(self) -> dict[str, Any]:
        record = f"this one needs {self.needed}" if self.best else "this one has not won yet"
        return {**super().numbers(), "record": record}

    def differences(self) -> str:
        return self.replace(best=0).differences() if self.best else super().differences()

    def check_options(self) -> None:
        super().check_options()
        if type(self.best) is not int or self.best < 0:
            raise OptionError(f"best={self.best!r} is not possible; it is a whole number from 0")

    def trick_counts(self, state: State) -> State:
        return together.counted(self, state, state.trick)

    def after_trick(self, state: State) -> State:
        return together.after_trick(self, state)

    def candidates(self, state: State) -> Iterable[Move]:
        hand = () if state.to_act is None else state.hands[state.to_act]
        if state.phase == "pass":
            passes = legality.Passes(hand, self.pass_many(state))
            return passes if len(set(hand)) == len(hand) else dict.fromkeys(passes)
        if state.phase == "lay":
            return dict.fromkeys(_ways_to_lay(hand))
        return (Settle(False), Settle(True)) if state.phase == "settle" else super().candidates(state)

    def well_formed(self, state: State, move: Any, seat: int) -> str:
        if state.phase == "pass":
            return "" if isinstance(move, Pass) else "expected cards to pass"
        if state.phase == "lay":
            laid = isinstance(move, Lay) and (move.one or move.two)
            return "" if laid else "expected cards to lay to the two tricks"
        if state.phase == "settle":
            return "" if isinstance(move, Settle) else "expected this way or other way"
        return super().well_formed(state, move, seat)

    def judge(self, state: State, move: Any, seat: int) -> Iterator[Verdict]:
        if isinstance(move, Pass):
            yield from self.judge_held(state, move.cards, seat)
            right = len(move.cards) == self.pass_many(state)
            yield YES if right else self.refusal("pass_many", f"You chose {len(move.cards)}")
        elif isinstance(move, Lay):
            yield from self.judge_held(state, (*move.one, *move.two), seat)
            yield self.ask("may_lay", state, seat, move.one, move.two)
        else:
            yield from super().judge(state, move, seat)

    def judge_interrupt(self, state: State, move: Any, seat: int) -> Iterator[Verdict] | None:
        if isinstance(move, Say) and state.phase != "match_over":
            return self.judge_say(state, move, seat)
        if isinstance(move, Advise) and state.phase == "settle" and seat != state.to_act:
            return self.judge_advice(state, move, seat)
        return None

    def judge_advice(self, state: State, move: Advise, seat: int) -> Iterator[Verdict]:
        """The verdicts on a recommendation."""
        yield self.ask("may_advise", state, seat)
        yield self.ask("once_a_trick", state, seat, together.ADVICE[move.other])

    def judge_say(self, state: State, move: Say, seat: int) -> Iterator[Verdict]:
        """The verdicts on a statement."""
        yield self.ask("may_say", state, move.of)
        yield self.ask("once_a_trick", state, seat, move.of)
        held = self.true_count(state, seat, move.of)
        yield YES if held == move.many else self.refusal("true_count", f"You hold {held}")

    def interrupts(self, state: State, seat: int) -> tuple[Move, ...]:
        """What this seat may say now, and the advice it may give."""
        if state.to_act is None:
            return ()
        says = tuple(
            Say(self.true_count(state, seat, of), of)
            for of in talk.ALL_OF
            if self.may_say(state, of) and self.once_a_trick(state, seat, of)
        )
        ways = (Advise(False), Advise(True)) if state.phase == "settle" and seat != state.to_act else ()
        advice = tuple(each for each in ways if all(self.judge_advice(state, each, seat)))
        return (*says, *advice)

    def moved(self, state: State, move: Move, seat: int) -> State:
        match move:
            case Pass():
                return together.passed(self, state, move, seat)
            case Say():
                return together.said(state, move, seat)
            case Lay():
                return together.laid(self, state, move, seat)
            case Settle():
                return together.settled(self, state, move, seat)
            case Advise():
                return together.advised(state, move, seat)
        return super().moved(state, move, seat)

    def result(self, state: State) -> Result | None:
        return together.result(self, state)

    def for_group(self, group: str) -> CooperativeTricks:
        return Ladder().rules_for(group, self)

    def keep_for(self, group: str, state: State) -> None:
        Ladder().keep(group, self, together.words_made(state))


def _ways_to_lay(hand: Cards) -> Iterator[Lay]:
    """Both cards, one to each trick or both to one; or one card to one of them."""
    if len(hand) == 2:
        yield from (Lay(hand[:1], hand[1:]), Lay(hand[1:], hand[:1]), Lay(hand, ()), Lay((), hand))
    for card in hand:
        yield from (Lay((card,), ()), Lay((), (card,)))
