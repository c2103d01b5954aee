"""CooperativeTricks: four or five players who play together, so that every trick makes a word."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from ...core.errors import OptionError
from ...core.rules import May, No, Verdict, rule
from ...core.ruleset import Result, option
from ...words import Tricks
from . import coop_table, legality, talk, together
from .cards import MULTI, PLAIN, WITH_MULTI, Cards, listed
from .ladder import Ladder
from .multicolored import Multicolored
from .state import Advise, Lay, Move, Pass, Say, Settle, State

COOPERATIVE = "Cooperative LetterTricks (4- and 5-Players; Best with 4 Players)"


class CooperativeTricks(Multicolored):
    """LetterTricks together: every trick should make a word of all its cards."""

    name: ClassVar[str] = "cooperative-tricks"
    title: ClassVar[str] = "LetterTricks together"
    order: ClassVar[tuple[str, ...]] = (
        "first_dealer", "spare_open", "pass_many", "passes_to", "may_say", "true_count", "once_a_trick",
        "first_leader", "must_follow", "suit_led", "rank", "can_win", "trick_winner", "leads_next",
        "makes_word", "is_word", "virtual_u", "opens_last_two", "may_lay", "may_advise", "first_victory", "victory",
    )  # fmt: skip
    set_up: ClassVar[frozenset[str]] = frozenset({"first_dealer", "first_leader", "spare_open"})
    first_phase: ClassVar[str] = "pass"
    rooms: ClassVar[tuple[Any, ...]] = (coop_table,)
    fewest: ClassVar[int] = 3

    seats: int = option(4, "How many play.", choices=(4, 5), label="Players")
    multicolored: str = option(
        "on", "Whether the multicolored cards are in the deck.", choices=("on", "off"), label="Multicolored cards",
        words={"on": "in the deck", "off": "left out"},
    )  # fmt: skip
    deck: Any = option(
        None, "The cards: (card, count, points) each; None for those of the printed game.", label="Deck"
    )
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
    word_list: Any = option(
        "classic", "The list of words.", choices=("classic", "common"), others=True, label="Words",
        words={"classic": "all words", "common": "everyday words"},
    )  # fmt: skip

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
        """Before the first trick everybody chooses three cards of his hand to pass on. All choose before anybody sees
        what he gets."""
        return 3

    @rule(COOPERATIVE, title="To whom cards are passed")
    def passes_to(rules, state: State, seat: int) -> int:
        """Cards are passed to the player on the left. Giver and receiver know them, the others do not."""
        return (seat + 1) % rules.players

    # --- talk -------------------------------------------------------------------------------------------------------

    @rule(COOPERATIVE, title="What may be said")
    def may_say(rules, state: State, of: str) -> May:
        """From the deal until all cards are laid everybody may say, out of turn as well, how many cards of each suit he
        holds, how many vowels, and how many vowels or consonants of each suit. Nothing may tell which letters they are;
        Y and Qu are consonants."""
        return True if of in talk.ALL_OF else No(f"“{of}” is none of these")

    @may_say.when(coop_talk="off")
    def nothing_said(rules, state: State, of: str) -> May:
        """Nobody says anything about his cards."""
        return False

    @rule(COOPERATIVE, title="What is said is true", ours=True)
    def true_count(rules, state: State, seat: int, of: str) -> int:
        """What is said is counted in the hand of that moment, so it is true; it is not corrected when cards are played
        later."""
        return talk.count(state.hands[seat], of)

    @rule(COOPERATIVE, title="Nothing is said twice", ours=True)
    def once_a_trick(rules, state: State, seat: int, of: str) -> May:
        """Nobody says the same thing twice in a trick."""
        return (seat, of) not in state.match.said or No("You have said it in this trick")

    # --- words ------------------------------------------------------------------------------------------------------

    @rule(COOPERATIVE, title="When a trick is a word")
    def makes_word(rules, state: State, cards: Cards) -> bool:
        """A trick scores a point when all its cards, in any order, make a word: one card of each player, a Qu card
        being one, whether it spells Q or QU. It scores one point however many words they make."""
        return rules.any_word(state, cards, None)

    @makes_word.when(coop_qu_size="spelled_letters")
    def makes_word_of_letters(rules, state: State, cards: Cards) -> bool:
        """A trick scores a point when all its cards, in any order, make a word that has as many letters as there are
        players: a Qu card can spell only Q. It scores one point however many words they make."""
        return rules.any_word(state, cards, rules.players)

    # --- the end ----------------------------------------------------------------------------------------------------

    @rule(COOPERATIVE, title="The last two tricks")
    def opens_last_two(rules, state: State, hand: Cards) -> bool:
        """With two cards left in the hands whoever leads lays both of his, one each as the beginning of two tricks. The
        others lay theirs to either without following suit, and nobody needs to win."""
        return len(hand) == 2

    @rule(COOPERATIVE, title="Laying to the last two tricks", ours=True)
    def may_lay(rules, state: State, seat: int, one: Cards, two: Cards) -> May:
        """In his turn everybody lays both cards, one to each of the two tricks."""
        return len(one) == len(two) == 1 or No(f"That is {len(one)} to one trick and {len(two)} to the other")

    @may_lay.when(coop_finish="one_card_two_laps")
    def may_lay_one(rules, state: State, seat: int, one: Cards, two: Cards) -> May:
        """Everybody in turn lays one card to either trick, and in a second lap the other card to the other trick."""
        if len(one) + len(two) != 1:
            return No(f"That is {len(one) + len(two)} cards")
        first = next((bool(there) for who, there, _ in state.match.finish if who == seat), None)
        return first is None or first != bool(one) or No("Your first card lies in that trick")

    @may_lay.when(coop_finish="free")
    def may_lay_both(rules, state: State, seat: int, one: Cards, two: Cards) -> May:
        """In his turn everybody lays both cards, one to each of the two tricks or both to one of them. A trick with
        more or fewer cards than players makes no word."""
        return len(one) + len(two) == len(state.hands[seat]) or No(f"That is {len(one) + len(two)} cards")

    @rule(COOPERATIVE, title="Advice")
    def may_advise(rules, state: State, seat: int) -> May:
        """Whoever has laid already may recommend to the player who lays where his cards go: this way, or the other way.
        Nobody else may, and the player decides."""
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
        """All win together or nobody does. A group that has won before has to make more words than ever when it won:
        {record}."""
        return words >= rules.needed

    # --- what rules are built from ----------------------------------------------------------------------------------

    @property
    def printed_cards(self) -> Cards:
        return WITH_MULTI if self.multicolored == "on" else PLAIN

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

    def misheld(self, state: State, cards: Cards, seat: int) -> str:
        """What is wrong if the seat does not hold these cards; "" if it does."""
        lacking = legality.missing(cards, state.hands[seat])
        return f"you do not hold {listed(lacking)}" if lacking else ""

    # --- the rooms next door ----------------------------------------------------------------------------------------

    def numbers(self) -> dict[str, Any]:
        return {**super().numbers(), "record": f"more than {self.best}" if self.best else "this one has not won yet"}

    def differences(self) -> str:
        return self.replace(best=0).differences() if self.best else super().differences()

    def check_options(self) -> None:
        super().check_options()
        if self.multicolored == "off" and any(card[0] == MULTI for card in self.cards):
            raise OptionError("multicolored='off' does not go with a deck that has multicolored cards")
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
            return self.misheld(state, move.cards, seat) if isinstance(move, Pass) else "expected cards to pass"
        if state.phase == "lay":
            if not isinstance(move, Lay) or not (move.one or move.two):
                return "expected cards to lay to the two tricks"
            return self.misheld(state, (*move.one, *move.two), seat)
        if state.phase == "settle":
            return "" if isinstance(move, Settle) else "expected this way or other way"
        return super().well_formed(state, move, seat)

    def judge(self, state: State, move: Any, seat: int) -> Iterator[Verdict]:
        if isinstance(move, Pass):
            right = len(move.cards) == self.pass_many(state)
            yield Verdict() if right else self.refusal("pass_many", f"You chose {len(move.cards)}")
        elif isinstance(move, Lay):
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
        yield Verdict() if held == move.many else self.refusal("true_count", f"You hold {held}")

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
