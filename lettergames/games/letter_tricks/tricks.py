"""The rules that all four LetterTricks games share: following suit, winning a trick, what a word is."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from functools import cached_property
from typing import Any, ClassVar

from ...core.decks import as_deck, cards_of
from ...core.errors import NotationError, OptionError
from ...core.rules import YES, May, No, Rule, Verdict, rule
from ...core.ruleset import Ruleset, option
from ...words import LISTS, Lexicon, lexicon_of, list_name
from . import choosing, knowledge, legality, notation, positions, sampling, scene, telling, turns
from .cards import MULTI, SUITS, Cards, is_card, listed
from .state import Move, State, Word

FOLLOWING = 'Trick-Taking and the "Must Follow" Rule'
WORDS = "What Constitutes a Word?"
THE_Q = 'The "Q" Card'
A_TRICK = ("own_hand", "must_follow", "suit_led", "rank", "can_win", "trick_winner")
"""The rules of a trick, in the order of play."""


class LetterTricks(Ruleset):
    """What the four games have in common; each is a subclass and adds what happens with the cards of a trick."""

    headings: ClassVar[dict[str, str]] = {}  # under which rules of a base class stand in this game's rulebook
    first_phase: ClassVar[str] = "trick"
    fewest: ClassVar[int] = 1  # cards in a hand
    keeps_scores: ClassVar[bool] = False
    display_joins_trick: ClassVar[bool] = False

    seats: int = option(4, "How many play.", choices=(4,), label="Players")
    deck: Any = option(None, "The cards: (card, count, points) each; None for those of the printed game.", label="Deck")
    word_list: Any = option(
        "classic", "The list of words.", choices=("classic", "common"), others=True, label="Words",
        words={"classic": "all words", "common": "everyday words"},
    )  # fmt: skip

    example: ClassVar[str] = "yellow M, pick blue A, or word QUIT"
    names_players: ClassVar[bool] = False
    rooms: ClassVar[tuple[Any, ...]] = (
        turns, legality, notation, knowledge, sampling, positions, scene, choosing, telling,
    )  # fmt: skip

    def __init_subclass__(cls, dispatch: bool = False, **kwargs: Any) -> None:
        super().__init_subclass__(dispatch=dispatch, **kwargs)
        if not dispatch:
            cls.printed_rules = {name: _under(cls.headings, printed) for name, printed in cls.printed_rules.items()}

    # --- tricks -----------------------------------------------------------------------------------------------------

    @rule(FOLLOWING)
    def first_dealer(rules, state: State) -> int:
        """Chance chooses who deals first. When the same players play again, it is the player on the left."""
        return state.match.seed % rules.players  # playing again is the deal with the next number

    @rule(FOLLOWING)
    def first_leader(rules, state: State) -> int:
        """The player on the dealer's left leads the first trick of a hand."""
        return (state.match.dealer + 1) % rules.players

    @rule(FOLLOWING, title="From one's own hand")
    def own_hand(rules, state: State, seat: int, cards: Cards) -> May:
        """Everybody plays the cards of their own hand."""
        return No(f"You do not hold {listed(legality.missing(cards, state.hands[seat]))}")

    @rule(FOLLOWING, title="Follow suit")
    def must_follow(rules, state: State, hand: Cards) -> Cards:
        """Whoever holds cards of the suit led plays one of them; whoever holds none may play any card. The first card
        of a trick may be any card, too."""
        suit = state.suit
        return (suit and tuple([card for card in hand if card[0] == suit])) or hand

    @must_follow.facts
    def must_follow_facts(rules, state: State, hand: Cards, card: str) -> str:
        return not_followed(state.suit, hand)

    @rule(FOLLOWING)
    def suit_led(rules, state: State, card: str) -> str:
        """The first card of a trick sets its suit."""
        return card[0]

    @rule(FOLLOWING)
    def rank(rules, state: State, card: str) -> int:
        """A is the lowest letter and Z the highest. Qu ranks as Q, between P and R."""
        return ord(card[2])

    @rule(FOLLOWING)
    def can_win(rules, state: State, card: str) -> bool:
        """Only a card of the suit led can win the trick: a Z of another suit cannot."""
        return card[0] == state.suit

    @rule(FOLLOWING)
    def trick_winner(rules, state: State, trick: Cards) -> int:
        """The highest card of the suit led wins the trick. Of equal cards the first played wins."""
        return turns.highest(rules, state, trick)[0]

    @trick_winner.when(high_tie="later_played")
    def later_card_wins(rules, state: State, trick: Cards) -> int:
        """The highest card of the suit led wins the trick. Of equal cards the last played wins."""
        return turns.highest(rules, state, trick)[-1]

    @trick_winner.when(high_tie="suit_card")
    def suit_card_wins(rules, state: State, trick: Cards) -> int:
        """The highest card of the suit led wins the trick. Of equal cards the one of the suit wins over a multicolored
        one, and of two such the first played."""
        tied = turns.highest(rules, state, trick)
        return next((seat for seat in tied if turns.card_of(state, trick, seat)[0] != MULTI), tied[0])

    @trick_winner.when(high_tie="multicolored")
    def multicolored_card_wins(rules, state: State, trick: Cards) -> int:
        """The highest card of the suit led wins the trick. Of equal cards a multicolored one wins over one of the suit,
        and of two such the first played."""
        tied = turns.highest(rules, state, trick)
        return next((seat for seat in tied if turns.card_of(state, trick, seat)[0] == MULTI), tied[0])

    @rule(FOLLOWING)
    def leads_next(rules, state: State, winner: int) -> int:
        """The winner of a trick leads the next one."""
        return winner

    # --- words ------------------------------------------------------------------------------------------------------

    @rule(WORDS, title="What a word is", ours=True)
    def is_word(rules, state: State, word: str) -> May:
        """What stands in the word list of this table ({words}) is a word. Plurals count; names, abbreviations, and
        words with a hyphen or an apostrophe do not."""
        return True if word in rules.lexicon else No("That is not in the list")

    @rule(THE_Q, title="The U of a Qu card")
    def virtual_u(rules, state: State, card: str) -> May:
        """A Qu card spells QU, or Q alone. The U that comes with it is no card and scores no point; a U card may be
        used instead."""
        return True

    # --- what rules are built from ----------------------------------------------------------------------------------

    @cached_property
    def lexicon(self) -> Lexicon:
        """The words that count at this table."""
        return lexicon_of(self.word_list)

    @cached_property
    def cards(self) -> Cards:
        """Every card of the deck."""
        return self.printed_cards if self.deck is None else cards_of(self.deck)

    @property
    def printed_cards(self) -> Cards:
        """The cards of the printed game, for a game whose deck goes by other options."""
        return ()

    @property
    def lanes(self) -> tuple[str, ...]:
        """The suits for which words are laid; () where a word may mix them."""
        return ()

    def words_hidden(self, state: State) -> bool:
        """Whether nobody sees the words of others before all have laid theirs."""
        return False

    def hands_seen(self, state: State, seat: int) -> tuple[int, ...]:
        """The other seats whose hands this one sees."""
        return ()

    def usable(self, state: State, seat: int, words: tuple[Word, ...]) -> Cards:
        """The cards of which this seat may make a word, after these words."""
        return ()

    def pool(self, seat: int) -> int:
        """Where the cards that this seat takes are collected: a seat's own number."""
        return seat

    def next_dealer(self, state: State) -> int:
        """Who deals the next hand."""
        return state.match.dealer

    @property
    def displayed_cards(self) -> Cards:
        """The cards that lie open to be picked from the first hand on, beside the tricks."""
        return ()

    def cards_to_deal(self, before: State) -> Cards:
        """The cards that are shuffled and dealt for the next hand."""
        return self.cards

    def put_beside(self, before: State, cards: Cards) -> tuple[Cards, Cards, Cards]:
        """What lies beside a new hand, given the cards that could not be dealt evenly: open and out of it, open to be
        picked, face down and out of it."""
        return cards, self.displayed_cards, ()

    def cards_kept(self, before: State) -> tuple[Cards, ...]:
        """The cards collected that count in the next hand, too."""
        return ((),) * self.players

    def pickers(self, state: State, trick: Cards, winner: int) -> tuple[int, ...]:
        """The seats that pick from this trick, in order."""
        return ()

    def pick_phase(self, state: State, picks: tuple[int, ...]) -> str:
        """What the next of these seats picks from: the trick, or the vowels on display."""
        return "pick"

    def trick_counts(self, state: State) -> State:
        """The state after a full trick has been looked at, before its cards are cleared away."""
        return state

    def after_trick(self, state: State) -> State:
        """How the game goes on after a trick, given the state in which its winner leads the next one."""
        return state

    def moved(self, state: State, move: Move, seat: int) -> State:
        """The state after any other move than a card played or picked, or a deal; its log is not yet written."""
        raise TypeError(f"{move} is no move of this game")

    def judge_held(self, state: State, cards: Cards, seat: int) -> Iterator[Verdict]:
        """The verdicts on cards that leave a hand: none if it holds them."""
        if legality.missing(cards, state.hands[seat]):
            yield self.ask("own_hand", state, seat, cards)
            yield Verdict(False, title="Not a move here", text="a card that is not in the hand cannot leave it")

    def wrongly_spelled(self, state: State, word: Word) -> str:
        """What is wrong if these cards do not spell this word; "" if they do."""
        spelled = legality.spelled_by(word.word, word.cards)
        return f"these cards do not spell {word.word}" if spelled is None else ""

    def judge_spelling(self, state: State, word: Word) -> Iterator[Verdict]:
        """The verdicts on the virtual U of a word that its cards spell."""
        for card, letters in zip(word.cards, legality.spelled_by(word.word, word.cards) or (), strict=False):
            if letters == "QU":
                yield self.ask("virtual_u", state, card)

    def numbers(self) -> dict[str, Any]:
        name = list_name(self.word_list)
        return {**self.options(), "words": LISTS.get(name, name)}

    def check_options(self) -> None:
        """Refuse with OptionError a deck that is not made of cards, or not of enough to play with, and odd words."""
        if isinstance(self.word_list, list):
            object.__setattr__(self, "word_list", tuple(self.word_list))
        try:
            lexicon_of(self.word_list)
        except ValueError as error:
            raise OptionError(f"word_list: {error}") from None
        if self.deck is not None:
            object.__setattr__(self, "deck", as_deck(self.deck))
        for card in self.cards:
            if not is_card(card):
                raise OptionError(f"{card!r} is no card; expected a suit and a letter, as in Y:M or R:Qu")
        many = len(self.cards_to_deal(turns.before_first(self, 0)))
        if many < self.players * self.fewest:
            raise OptionError(f"the deck has {many} cards to deal; at least {self.players * self.fewest} are needed")

    # --- what may be done out of turn -------------------------------------------------------------------------------

    def judge_interrupt(self, state: State, move: Any, seat: int) -> Iterator[Verdict] | None:
        """The verdicts on a move that may be made out of turn and is judged by rules; None for any other move."""
        return None

    def verdict(self, state: Any, move: Any, seat: int | None = None) -> Verdict:
        if isinstance(state, dict):
            state = self.masked(state)
        if isinstance(move, str):
            try:
                move = self.parse(move, state)
            except NotationError:
                return super().verdict(state, move, seat)
        mover = state.to_act if seat is None else seat
        if state.to_act is not None and type(mover) is int and 0 <= mover < self.players:
            judged = self.judge_interrupt(state, move, mover)
            if judged is not None:
                return next((verdict for verdict in judged if not verdict), YES)
        return super().verdict(state, move, seat)


def not_followed(suit: str, hand: Cards) -> str:
    """What was led, and what could follow it."""
    held = [other for other in hand if other[0] == suit]
    return f"{SUITS[suit].capitalize()} was led and you hold {listed(held)}"


def _under(headings: dict[str, str], printed: Rule[..., Any]) -> Rule[..., Any]:
    """The rule under the heading that takes the place of its own."""
    if printed.section not in headings:
        return printed
    moved = copy(printed)
    moved.section = headings[printed.section]
    return moved
