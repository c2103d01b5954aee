"""Which Dead Letters moves there are, and which rules judge them, in order.

Whoever is to lay a word may spell anything; what is listed are the words of the list, each with one choice of cards:
the leftovers that would cost most are its vowels.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, overload

from ...core.legal import Lazy
from ...core.rules import Verdict
from ...words import Spellable
from ...words.spelling import LONGEST
from .decks import CONSONANTS
from .state import UNKNOWN, Answer, Cards, Draw, Give, Move, Pass, Score, State

if TYPE_CHECKING:
    from ...words import Lexicon
    from .rules import DeadLetters


class Words(Sequence[Score]):
    """The listed words of a hand as moves, made when they are asked for."""

    def __init__(self, rules: DeadLetters, state: State, hand: Cards) -> None:
        self._rules, self._state, self._hand = rules, state, Counter(hand)
        self._words = Spellable(rules.lexicon, hand, printed=rules.min_printed) if UNKNOWN not in hand else ()
        self._dearest = sorted(self._hand, key=lambda card: (-rules.dead_points(state, card), card))
        self._any_vowel = rules.all_printed(frozenset({"vowel_cards"}))

    def __len__(self) -> int:
        return len(self._words)

    @overload
    def __getitem__(self, place: int) -> Score: ...
    @overload
    def __getitem__(self, place: slice) -> list[Score]: ...
    def __getitem__(self, place: int | slice) -> Score | list[Score]:
        return list(map(self.move, self._words[place])) if isinstance(place, slice) else self.move(self._words[place])

    def __iter__(self) -> Iterator[Score]:
        return map(self.move, self._words)

    def move(self, word: str) -> Score:
        """The word with the dearest leftovers as its vowels; with too few cards where there are not enough."""
        printed = Score(word).printed
        left = self._hand - Counter(printed)
        rest = [card for card in self._dearest for _ in range(left[card])]
        if not self._any_vowel:
            allowed = self._rules.vowel_cards(self._state, tuple(rest))
            rest = [card for card in rest if card in allowed]
        return Score(word, tuple(sorted(rest[: len(word) - len(printed)])))


class Turn(Sequence[Move]):
    """What can be done in a turn: every number of cards, to pass, every listed word."""

    def __init__(self, rules: DeadLetters, state: State, hand: Cards) -> None:
        self._draws = len(state.pile)
        self._words: Sequence[Score] = Words(rules, state, hand) if rules.one_word(state) else ()

    def __len__(self) -> int:
        return self._draws + 1 + len(self._words)

    @overload
    def __getitem__(self, place: int) -> Move: ...
    @overload
    def __getitem__(self, place: slice) -> list[Move]: ...
    def __getitem__(self, place: int | slice) -> Move | list[Move]:
        if isinstance(place, slice):
            return list(self)[place]
        if place < self._draws:
            return Draw(place + 1)
        return Pass() if place == self._draws else self._words[place - self._draws - 1]

    def __iter__(self) -> Iterator[Move]:
        yield from map(Draw, range(1, self._draws + 1))
        yield Pass()
        yield from self._words


def candidates(rules: DeadLetters, state: State) -> Sequence[Move]:
    """The moves of the seat to act: in a turn those of `Turn`, otherwise all there are."""
    if state.to_act is None:
        return ()
    hand = state.hands[state.to_act]
    if state.phase == "answer":
        return Answer(False), Answer(True)
    if state.phase == "payment":
        return tuple(map(Give, dict.fromkeys(hand)))
    return Turn(rules, state, hand)


def interrupts(rules: DeadLetters, state: State, seat: int) -> tuple[Move, ...]:
    """A challenge called by a seat that was not asked yet, where the first to call is the challenger."""
    if state.phase != "answer" or state.laid is None or seat in (state.to_act, state.laid.seat, *state.laid.accepted):
        return ()
    called = not rules.asked_in_turn(state) and rules.may_challenge(state, seat)
    return (Answer(True),) if called else ()


def listed(rules: DeadLetters, state: State) -> Sequence[Move]:
    """The legal moves, judged when they are asked for."""
    seat = state.to_act
    if seat is None:
        return ()
    return Lazy(candidates(rules, state), lambda move: all(judge(rules, state, move, seat)))


def canonical(rules: DeadLetters, state: State, word: str) -> Score:
    """This word, listed or not, with the dearest leftovers of the seat to act as its vowels."""
    hand = () if state.to_act is None else state.hands[state.to_act]
    return Words(rules, state, tuple(card for card in hand if card != UNKNOWN)).move(word)


def longest(rules: DeadLetters, hand: Cards) -> int:
    """The length of the longest listed word these cards can make; 0 if they make none."""
    return _longest(rules.lexicon, hand, rules.min_printed)


@lru_cache(maxsize=256)
def _longest(lexicon: Lexicon, hand: Cards, printed: int) -> int:
    return len(next(iter(Spellable(lexicon, hand, printed)), ""))


def shown(rules: DeadLetters, word: str) -> str:
    """The word, if the table may say it."""
    return word if rules.lexicon.sayable(word) else "That word"


def well_formed(rules: DeadLetters, state: State, move: Any, seat: int) -> str:
    """What was expected instead of this move; "" if it can be judged."""
    if state.phase == "answer":
        return "" if isinstance(move, Answer) and type(move.challenge) is bool else "expected accept or challenge"
    if state.phase == "payment":
        hand = state.hands[seat]
        if isinstance(move, Give) and move.card in hand and move.card != UNKNOWN:
            return ""
        return f"expected a card to give; you hold {' '.join(hand)}"
    if isinstance(move, Pass):
        return ""
    if isinstance(move, Draw):
        return "" if type(move.number) is int and move.number >= 0 else "expected a number of cards"
    return _odd_word(move) if isinstance(move, Score) else "expected draw, score or pass"


def _odd_word(move: Score) -> str:
    word = move.word
    if not (isinstance(word, str) and word.isascii() and word.isalpha() and word.isupper() and len(word) <= LONGEST):
        return f"expected a word of the letters A to Z, at most {LONGEST}"
    if not isinstance(move.vowels, tuple) or not all(card in tuple(CONSONANTS) for card in move.vowels):
        return "expected consonants as the cards that lie face down"
    if list(move.vowels) != sorted(move.vowels):
        return "expected the cards that lie face down in alphabetical order"
    if type(move.ys) is not int or not 0 <= move.ys <= word.count("Y"):
        return f"expected to take back as many Ys as the word has at most, {word.count('Y')}"
    return ""


def judge(rules: DeadLetters, state: State, move: Any, seat: int) -> Iterator[Verdict]:
    """The verdicts on a well-formed move: for a word first its cards, then the word itself."""
    match move:
        case Draw(count):
            yield rules.ask("may_draw", state, count)
        case Pass():
            yield rules.ask("may_pass_instead" if state.phase == "lost" else "may_pass", state)
        case Answer(True):
            yield rules.ask("may_challenge", state, seat)
        case Score(word, vowels, ys):
            yield rules.ask("one_word", state)
            yield rules.ask("word_length", state, word)
            yield rules.ask("own_letters", state, word)
            yield rules.ask("vowels_face_down", state, word, vowels)
            if vowels:
                allowed = rules.vowel_cards(state, vowels)
                refused = next((card for card in vowels if card not in allowed), None)
                if refused:
                    yield rules.refusal("vowel_cards", f"You lay {refused} face down")
            yield rules.ask("may_keep_y", state, ys)
            yield rules.ask("shows_a_card", state, move.printed)
            yield rules.ask("may_repeat", state, word)
            yield rules.ask("may_lay", state, word)
            yield rules.ask("uses_enough", state, word)


