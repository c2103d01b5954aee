"""The rules of the games in which everybody collects cards for their own words: laying them, and their points."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Any, ClassVar

from ...core.errors import OptionError
from ...core.rules import May, No, Verdict, rule
from ...core.ruleset import Result, option
from ...words import Lexicon, all_words
from . import legality, spelling
from .cards import RARE, Cards
from .picking import COMPETITIVE, Picking, not_in
from .state import Answer, Done, Move, State, Time, Word
from .tricks import FOLLOWING, WORDS

MOST_HANDS = 20


class Collecting(Picking):
    """At the end of a hand words are made of what was collected."""

    time_limit: ClassVar[int] = 60
    keeps_scores: ClassVar[bool] = True

    hands: int = option(3, "How many hands a match has.", choices=(1, 2, 3, 4, 5), others=True, label="Hands")
    min_word: int = option(2, "The shortest word.", choices=(2, 1), label="Shortest word")
    word_tries: str = option(
        "free", "What happens to a word that is not in the list.", choices=("free", "one"), label="A wrong word",
        words={"free": "is refused: try again", "one": "does not count"},
    )  # fmt: skip
    word_by_consent: bool = option(
        False, "Whether a word that is not in the list stands when all others agree.", choices=(False, True),
        label="Words not in the list", words={False: "do not count", True: "count if all agree"},
    )  # fmt: skip
    word_reveal: str = option(
        "together", "When words are seen.", choices=("together", "as_made"), label="Words are opened",
        words={"together": "all together", "as_made": "as they are laid"},
    )  # fmt: skip
    word_timer: bool = option(
        False, "Whether the time for making words is limited.", choices=(False, True), label="Time for words",
        words={False: "no limit", True: "limited"},
    )  # fmt: skip

    @rule(FOLLOWING)
    def next_dealer(rules, state: State) -> int:
        """After a hand the deal moves to the left."""
        return (state.match.dealer + 1) % rules.players

    # --- words ------------------------------------------------------------------------------------------------------

    @rule(COMPETITIVE, title="Words are laid unseen", ours=True)
    def words_sealed(rules, state: State) -> bool:
        """Everybody makes words at the same time. Nobody sees what the others lay before all words are opened
        together."""
        return True

    @words_sealed.when(word_reveal="as_made")
    def words_seen_at_once(rules, state: State) -> bool:
        """Words are laid in turn, beginning on the dealer's left, and everybody sees them as they are laid."""
        return False

    @rule(COMPETITIVE, title="Time for words")
    def spelling_time(rules, state: State) -> int:
        """The time for making words is not limited."""
        return 0

    @spelling_time.when(word_timer=True)
    def limited_time(rules, state: State) -> int:
        """Everybody has {seconds} seconds to make words. When they are over, the words that are finished count, and no
        others."""
        return rules.time_limit

    @rule(WORDS, title="When a word is looked up", ours=True)
    def looked_up(rules, state: State) -> bool:
        """A word is looked up when somebody wants to lay it. What is not a word is refused, and they may try again as
        often as they like."""
        return True

    @looked_up.when(word_tries="one")
    def looked_up_later(rules, state: State) -> bool:
        """Words are looked up when all are laid. What is not a word does not count, and nobody tries again."""
        return False

    @looked_up.when(word_by_consent=True)
    def looked_up_and_asked(rules, state: State) -> bool:
        """Words are looked up when all are laid and opened. What is not in the list counts if all the others agree that
        it is a word; they are asked in turn."""
        return False

    @rule(WORDS, title="The shortest word", ours=True)
    def long_enough(rules, state: State, word: str) -> May:
        """A word has at least {min_word} letters."""
        return True if len(word) >= rules.min_word else No(f"{word} has only {len(word)}")

    @rule(COMPETITIVE, title="What a card is worth")
    def card_points(rules, state: State, card: str) -> int:
        """A card in a word is worth 1 point; J, K, Qu, V, X and Z are worth 2."""
        return 2 if card[2:] in RARE else 1

    @rule(COMPETITIVE, title="Cards left over")
    def unused_penalty(rules, state: State, cards: Cards) -> int:
        """Cards that are not in a word cost nothing."""
        return 0

    @unused_penalty.when(penalty="half")
    def every_second_card_costs(rules, state: State, cards: Cards) -> int:
        """Every second card that is not in a word costs 1 point, rare or not."""
        return len(cards) // 2

    @rule(COMPETITIVE, title="Points of a hand")
    def word_points(rules, state: State, words: tuple[Word, ...], unused: Cards) -> int:
        """A hand scores what the cards in words are worth, less what the cards left over cost."""
        laid = sum(rules.card_points(state, card) for word in words for card in word.cards)
        return laid - rules.unused_penalty(state, unused)

    @rule(COMPETITIVE, title="Who wins")
    def match_winners(rules, state: State, seats: tuple[int, ...]) -> tuple[int, ...]:
        """A match has {match_length}. The most points in all win; where these are equal, the best
        single hand; where these are equal, too, the victory is shared."""
        hands = state.match.scores
        totals = [sum(points) for points in zip(*hands, strict=True)]
        best = [max(points) for points in zip(*hands, strict=True)]
        highest = max((totals[seat], best[seat]) for seat in seats)
        return tuple(seat for seat in seats if (totals[seat], best[seat]) == highest)

    # --- what rules are built from ----------------------------------------------------------------------------------

    @cached_property
    def lexicon(self) -> Lexicon:
        found = super().lexicon
        return found.with_words(["A", "I"]) if self.min_word == 1 else found

    @property
    def hands_played(self) -> int:
        """How many hands a match has."""
        return self.hands

    def words_hidden(self, state: State) -> bool:
        return self.words_sealed(state)

    def can_spell(self, state: State, seat: int) -> bool:
        """Whether this seat has cards enough for a word."""
        return len(state.taken[seat]) >= self.min_word

    def may_go_on_laying(self, words: tuple[Word, ...]) -> bool:
        """Whether a seat that has laid these words may lay another."""
        return False

    def unused(self, state: State, seat: int) -> Cards:
        """The cards this seat collected and has not laid in a word."""
        return not_in(state.match.words[seat], state.taken[seat])

    def hand_points(self, state: State, seat: int) -> int:
        """What this seat's hand is worth with the words it has laid."""
        return self.word_points(state, state.match.words[seat], self.unused(state, seat))

    def spellable(self, state: State, seat: int) -> Iterable[Move]:
        """The words that this seat could lay, one choice of cards each, and `done`."""
        cards = self.usable(state, seat, state.match.words[seat])
        letters = [card[2:] for card in cards]
        return legality.Spellings([(all_words(self.lexicon, letters), cards, "")])

    def misspelled(self, state: State, move: Word) -> str:
        """What is wrong with how a word is laid; "" if its cards spell it."""
        return "in this game a word is not laid for a suit" if move.suit else self.wrongly_spelled(state, move)

    def judge_word(self, state: State, move: Word, seat: int) -> Iterator[Verdict]:
        """The verdicts on a word that its cards spell."""
        yield self.judge_cards(state, state.match.words[seat], move, seat)
        yield from self.judge_spelling(state, move)
        yield self.ask("long_enough", state, move.word)
        if self.looked_up(state):
            yield self.ask("is_word", state, move.word)

    # --- the rooms next door ----------------------------------------------------------------------------------------

    def check_options(self) -> None:
        super().check_options()
        if type(self.hands) is not int or not 1 <= self.hands <= MOST_HANDS:
            raise OptionError(f"hands={self.hands!r} is not possible; it is a whole number from 1 to {MOST_HANDS}")

    def numbers(self) -> dict[str, Any]:
        length = f"{self.hands_played} hands, and all are played" if self.hands_played > 1 else "1 hand"
        return {**super().numbers(), "seconds": self.time_limit, "match_length": length}

    def after_trick(self, state: State) -> State:
        return state if any(state.hands) else spelling.next_speller(self, state)

    def candidates(self, state: State) -> Iterable[Move]:
        if state.phase == "spell" and state.to_act is not None:
            return self.spellable(state, state.to_act)
        if state.phase == "consent":
            return (Answer(True), Answer(False))
        return super().candidates(state)

    def well_formed(self, state: State, move: Any, seat: int) -> str:
        if state.phase == "spell":
            if isinstance(move, Done):
                return ""
            return self.misspelled(state, move) if isinstance(move, Word) else "expected a word or done"
        if state.phase == "consent":
            return "" if isinstance(move, Answer) else "expected agree or object"
        return super().well_formed(state, move, seat)

    def judge(self, state: State, move: Any, seat: int) -> Iterator[Verdict]:
        return self.judge_word(state, move, seat) if isinstance(move, Word) else super().judge(state, move, seat)

    def interrupts(self, state: State, seat: int) -> tuple[Move, ...]:
        """In the phase of words the end of a seat's time, where it is limited."""
        late = state.phase == "spell" and seat not in state.match.ready and self.spelling_time(state) > 0
        return (Time(),) if late else ()

    def moved(self, state: State, move: Move, seat: int) -> Any:
        if isinstance(move, Word):
            return spelling.laid(self, state, move, seat)
        if isinstance(move, Done | Time):
            return spelling.finished(self, state, seat)
        if isinstance(move, Answer):
            return spelling.answered(self, state, move)
        return super().moved(state, move, seat)

    def result(self, state: State) -> Result | None:
        return spelling.result(self, state)
