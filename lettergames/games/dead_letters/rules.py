"""The rules of Dead Letters, in the order of play: the options, and every rule with its text."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar

from ...core import chance
from ...core.choices import Choice
from ...core.decks import Deck
from ...core.errors import OptionError
from ...core.rules import May, No, Verdict, rule
from ...core.ruleset import Result, Ruleset, View, option
from ...core.scenes import Scene, Voice
from ...words.lists import LISTS, lexicon_of, list_name
from . import choosing, decks, knowledge, legality, notation, positions, scene, telling, turns
from .state import Cards, Move, Score, State, in_place, without

if TYPE_CHECKING:
    from ...words import Lexicon

SETUP = "Setup"
TURN = "Gameplay"
DRAWING = "Drawing Cards"
WORD = "Scoring a Word"
CHALLENGE = "Challenging a Word"
PASS = "Pass"
END = "End of the Game"
SCORING = "Scoring"


class DeadLetters(Ruleset):
    """Dead Letters: draw consonants unseen, lay a word with cards face down as vowels; what is left over is dead."""

    name: ClassVar[str] = "dead-letters"
    title: ClassVar[str] = "Dead Letters"
    order: ClassVar[tuple[str, ...]] = (
        "hand_size", "first_player", "one_word",
        "may_draw", "draw",
        "own_letters", "vowels_face_down", "vowel_cards", "may_keep_y", "shows_a_card", "word_length", "uses_enough",
        "may_repeat", "may_lay", "scoring", "dead_cards_open",
        "asked_in_turn", "may_challenge", "is_listed", "payment", "may_pass_instead",
        "may_pass",
        "game_ends", "stalemate", "hands_count",
        "card_points", "dead_points", "final_score", "more_face_up", "fewer_face_down",
    )  # fmt: skip
    set_up: ClassVar[frozenset[str]] = frozenset({"hand_size", "first_player"})
    example: ClassVar[str] = "draw 4, or score BECAUSE with X J Y B"
    names_players: ClassVar[bool] = False

    seats: int = option(3, "How many play.", choices=(2, 3, 4, 5, 6), label="Players")
    deck: Any = option(
        "scrabble54", "The cards: the name of a deck, a file, or (letter, count, points) each.",
        choices=tuple(decks.SHIPPED), others=True, label="Deck", words=decks.SHIPPED,
    )  # fmt: skip
    values: str = option(
        "deck", "What the letters are worth.", choices=("deck", "compressed"), label="Points",
        words={"deck": "as the deck says", "compressed": "from 1 to 5"},
    )  # fmt: skip
    word_list: Any = option(
        "classic", "The words there are: the name of a list, a Lexicon, or a tuple of words.",
        choices=tuple(LISTS), others=True, label="Word list", words=LISTS,
    )  # fmt: skip
    challenge: str = option(
        "manual", "Who looks words up.", choices=("manual", "auto_reject"), label="Looking words up",
        words={"manual": "any word may be laid, and challenged", "auto_reject": "only words of the list are taken"},
    )  # fmt: skip
    challenge_order: str = option(
        "clockwise", "Whose challenge counts when several players have doubts.", choices=("clockwise", "first_to_call"),
        label="Who challenges first",
        words={"clockwise": "asked from the left", "first_to_call": "whoever calls first"},
    )  # fmt: skip
    after_lost_challenge: str = option(
        "draw_if_possible", "What a player does whose word was not listed.",
        choices=("draw_if_possible", "draw_or_pass"), label="After a lost challenge",
        words={"draw_if_possible": "draws while there are cards", "draw_or_pass": "draws or passes"},
    )  # fmt: skip
    empty_hand_challenge: bool = option(
        False, "Whether a player without cards may challenge.", choices=(False, True),
        label="Challenge with an empty hand", words={False: "not allowed", True: "allowed, at no price"},
    )  # fmt: skip
    passing: str = option(
        "deck_empty", "When a player may pass.", choices=("deck_empty", "any_time"), label="Passing",
        words={"deck_empty": "when the pile is empty", "any_time": "at any time"},
    )  # fmt: skip
    max_use: str = option(
        "advisory", "Whether a word must be as long as can be.", choices=("advisory", "enforced"),
        label="As many letters as you can",
        words={"advisory": "is advice", "enforced": "is a must"},
    )  # fmt: skip
    y_returns: str = option(
        "never", "Whether a printed Y may return like a vowel.", choices=("never", "player_says"), label="A printed Y",
        words={"never": "is a consonant", "player_says": "returns if its player says it is a vowel"},
    )  # fmt: skip
    min_word: int = option(2, "The fewest letters of a word.", choices=(2, 3, 4, 5), label="Shortest word")
    min_printed: int = option(
        1, "How many cards of a word must lie face up.", choices=(1, 0), label="Words of vowels only",
        words={1: "not allowed", 0: "allowed"},
    )  # fmt: skip
    allow_repeats: bool = option(
        True, "Whether a word may be scored again.", choices=(True, False), label="The same word again",
        words={True: "allowed", False: "not in the same game"},
    )  # fmt: skip
    dead_cards: str = option(
        "hidden", "Whether dead cards can be seen.", choices=("hidden", "open"), label="Dead cards",
        words={"hidden": "lie face down", "open": "are seen by all"},
    )  # fmt: skip

    def check_options(self) -> None:
        rows = decks.deck_of(self.deck)
        if not (isinstance(self.deck, str) and self.deck in decks.SHIPPED):
            object.__setattr__(self, "deck", rows)
        have, needed = sum(count for _, count, _ in rows), 3 * self.seats + 1
        if have < needed:
            raise OptionError(f"deck: it has {have} cards; {self.seats} players need at least {needed}")
        missing = [letter for letter, *_ in rows if letter not in self.points]
        if missing:
            raise OptionError(f"values='compressed' has no points for {', '.join(missing)}")
        if isinstance(self.word_list, list):
            object.__setattr__(self, "word_list", tuple(self.word_list))
        try:
            lexicon_of(self.word_list)
        except ValueError as error:
            raise OptionError(f"word_list: {error}") from None
        if self.max_use == "enforced" and self.challenge == "manual":
            raise OptionError("max_use='enforced' needs challenge='auto_reject': only then is every word looked up")

    def numbers(self) -> dict[str, Any]:
        return {**self.options(), "word_list": list_name(self.word_list)}

    @cached_property
    def letters(self) -> Deck:
        """The deck as rows of letter, count and points."""
        return decks.deck_of(self.deck)

    @cached_property
    def points(self) -> dict[str, int]:
        """What each letter is worth."""
        rows = decks.shipped("compressed54") if self.values == "compressed" else decks.deck_of(self.deck)
        return {letter: points for letter, _, points in rows}

    @cached_property
    def lexicon(self) -> Lexicon:
        """The words there are."""
        return lexicon_of(self.word_list)

    # --- set-up -------------------------------------------------------------------------------------------------

    @rule(SETUP)
    def hand_size(rules, state: State | None) -> int:
        """Everybody begins with three cards; all others are the pile."""
        return 3

    @rule(SETUP)
    def first_player(rules, state: State) -> int:
        """Whoever posted a letter most recently begins; where nobody can tell, chance chooses."""
        return chance.below(state.seed, "starter", rules.seats)

    # --- a turn -------------------------------------------------------------------------------------------------

    @rule(TURN, title="One thing a turn")
    def one_word(rules, state: State) -> May:
        """A turn is one thing: draw, lay one word, or pass. If the word is challenged and not listed, its cards go back
        to the hand and no other word may be laid in this turn."""
        return No("Your word was not listed") if state.phase == "lost" else True

    @rule(DRAWING, title="How many you draw")
    def may_draw(rules, state: State, count: int) -> May:
        """Draw as many cards as you like, at least one and up to the whole pile, and say how many before you look at
        any of them."""
        left = len(state.pile)
        return 1 <= count <= left or No(f"You want {count}, and the pile has {_cards(left)}")

    @rule(DRAWING, title="Drawing")
    def draw(rules, state: State, seat: int, count: int) -> State:
        """All drawn cards go into your hand, and your turn is over."""
        cards = state.pile[:count]
        hand = tuple(sorted((*state.hands[seat], *cards)))
        return state._replace(
            hands=in_place(state.hands, seat, hand),
            pile=state.pile[count:],
            shown=(*state.shown, ("draws", seat, cards)),
        )

    # --- a word -------------------------------------------------------------------------------------------------

    @rule(WORD, title="Consonants need their card")
    def own_letters(rules, state: State, word: str) -> May:
        """Every letter of the word but A, E, I, O and U is a card of your hand that shows it. Y is such a letter, even
        where it sounds like a vowel."""
        held = Counter(turns.acting(state))
        needed = Counter(Score(word).printed)
        for letter, count in needed.items():
            if held[letter] < count:
                one = f"{'an' if letter in 'FHLMNRSX' else 'a'} {letter}"
                times = f"{letter} {_times(count)}" if count > 1 else one
                return No(f"{word} needs {times}, and you hold {held[letter] or 'none'}")
        return True

    @rule(WORD, title="Vowels lie face down")
    def vowels_face_down(rules, state: State, word: str, cards: Cards) -> May:
        """The deck has no A, E, I, O or U. For each of them in the word one other card of your hand lies face down: one
        card is one vowel, once."""
        needed = len(word) - len(Score(word).printed)
        if len(cards) != needed:
            return No(f"{word} has {_vowels(needed)}, and you lay {_cards(len(cards))} face down")
        rest = Counter(without(turns.acting(state), Score(word).printed))
        lacking = [card for card, count in Counter(cards).items() if rest[card] < count]
        return No(f"You have no {lacking[0]} left to lay face down") if lacking else True

    @rule(WORD, title="Which cards may be vowels")
    def vowel_cards(rules, state: State, cards: Cards) -> Cards:
        """Any card may lie face down as a vowel, also one that shows a letter of the word, also a Y. Its player chooses
        which: what is not used is dead."""
        return cards

    @rule(WORD, title="The letter Y", ours=True)
    def may_keep_y(rules, state: State, count: int) -> May:
        """A Y in the word always counts as printed: it is scored face up and does not return."""
        return not count or No("You want to take a printed Y back")

    @may_keep_y.when(y_returns="player_says")
    def may_keep_y_as_vowel(rules, state: State, count: int) -> May:
        """Whoever lays a word may say that a printed Y is a vowel in it: then it returns to the hand and scores
        nothing."""
        return True

    @rule(WORD, title="At least one card face up", ours=True)
    def shows_a_card(rules, state: State, letters: Cards) -> May:
        """At least one card of the word lies face up and is scored: a word of vowels alone is not allowed."""
        return bool(letters) or No("No card of this word would be scored")

    @shows_a_card.when(min_printed=0)
    def vowels_alone(rules, state: State, letters: Cards) -> May:
        """A word of vowels alone is allowed. If it moves no card, the turn counts as passed."""
        return True

    @rule(WORD, title="How long a word is", ours=True)
    def word_length(rules, state: State, word: str) -> May:
        """A word has at least {min_word} letters."""
        return len(word) >= rules.min_word or No(f"{word} has {len(word)}")

    @rule(WORD, title="As many letters as you can", ours=True)
    def uses_enough(rules, state: State, word: str) -> May:
        """Use as many letters as you can. This is advice: a shorter word may be laid, and what it leaves over is
        dead."""
        return True

    @uses_enough.when(max_use="enforced")
    def uses_most(rules, state: State, word: str) -> May:
        """A word must be as long as the longest one that this hand can make."""
        longest = legality.longest(rules, turns.acting(state))
        return len(word) >= longest or No(f"{word} has {len(word)} letters, and your hand makes {longest}")

    @rule(WORD, title="The same word again", ours=True)
    def may_repeat(rules, state: State, word: str) -> May:
        """A word that was scored before may be scored again."""
        return True

    @may_repeat.when(allow_repeats=False)
    def may_not_repeat(rules, state: State, word: str) -> May:
        """A word that anybody has scored in this game may not be scored again."""
        return all(word != scored for _, scored in state.words) or No(f"{word} was scored before")

    @rule(WORD, title="Which words may be laid")
    def may_lay(rules, state: State, word: str) -> May:
        """Any word may be laid, listed or not: it is looked up only if somebody challenges it, and an unlisted word
        that nobody challenges stands."""
        return True

    @may_lay.when(challenge="auto_reject")
    def may_lay_listed(rules, state: State, word: str) -> May:
        """Only listed words are taken. A word that is not listed is refused and costs nothing: try another."""
        return rules.is_listed(state, word) or No(f"{legality.shown(rules, word)} is not in the list")

    @rule(WORD, title="Where the cards go")
    def scoring(rules, state: State, seat: int, move: Score) -> State:
        """The letters of the word go face up on your score pile. The cards that were vowels go back to your hand. Every
        other card of your hand is dead: it goes face down on your pile."""
        back = tuple(sorted((*move.vowels, *"Y" * move.ys)))
        dead = without(state.hands[seat], (*move.printed, *back))
        seen = rules.dead_cards_open(state)
        return state._replace(
            hands=in_place(state.hands, seat, back),
            up=in_place(state.up, seat, (*state.up[seat], *move.printed)),
            down=in_place(state.down, seat, tuple(sorted((*state.down[seat], *dead)))),
            words=(*state.words, (seat, move.word)),
            shown=(*state.shown, ("scores", seat, move.word, move.printed, dead, move.vowels, move.ys, seen)),
        )

    @rule(WORD, title="Who sees dead cards")
    def dead_cards_open(rules, state: State) -> bool:
        """Dead cards lie face down: others see how many they are, and only their owner may look at them. Which cards
        were vowels stays secret."""
        return False

    @dead_cards_open.when(dead_cards="open")
    def dead_cards_seen(rules, state: State) -> bool:
        """Dead cards lie face up on a heap of their own: everybody sees them. Which cards were vowels stays secret."""
        return True

    # --- a challenge --------------------------------------------------------------------------------------------

    @rule(CHALLENGE, title="Who challenges first", ours=True)
    def asked_in_turn(rules, state: State) -> bool:
        """Before the cards of a word are moved, the others are asked in turn from the left of its player, each unseen.
        The first who challenges is the only one."""
        return True

    @asked_in_turn.when(challenge_order="first_to_call")
    def first_to_call(rules, state: State) -> bool:
        """Before the cards of a word are moved, the others are asked in turn from the left of its player, each unseen.
        But anybody may call a challenge before it is their turn; the first call counts."""
        return False

    @asked_in_turn.when(challenge="auto_reject")
    def nobody_is_asked(rules, state: State) -> bool:
        """Nobody is asked about a word."""
        return True

    @rule(CHALLENGE, title="Who may challenge", ours=True)
    def may_challenge(rules, state: State, seat: int) -> May:
        """Anybody may challenge the word of another. Whoever has no card may not, for they could not pay."""
        return bool(state.hands[seat]) or No("There is no card to pay with")

    @may_challenge.when(empty_hand_challenge=True)
    def may_challenge_for_nothing(rules, state: State, seat: int) -> May:
        """Anybody may challenge the word of another. Whoever has no card pays nothing for it."""
        return True

    @may_challenge.when(challenge="auto_reject")
    def no_challenges(rules, state: State, seat: int) -> May:
        """There are no challenges: every word is looked up before it is taken."""
        return False

    @rule(CHALLENGE, title="What is a word")
    def is_listed(rules, state: State, word: str) -> bool:
        """A word is good if it is in the word list all have agreed on, here: {word_list}. Names are not."""
        return word in rules.lexicon

    @rule(CHALLENGE, title="A challenge that fails")
    def payment(rules, state: State, seat: int, card: str) -> State:
        """If the word is listed, the challenger first lays a card of their hand face down on their own pile, whichever
        they like and unseen by others; then the word is scored."""
        return state._replace(
            hands=in_place(state.hands, seat, without(state.hands[seat], (card,))),
            down=in_place(state.down, seat, tuple(sorted((*state.down[seat], card)))),
            shown=(*state.shown, ("gives", seat, card, rules.dead_cards_open(state))),
        )

    @rule(CHALLENGE, title="A challenge that succeeds", ours=True)
    def may_pass_instead(rules, state: State) -> May:
        """Whoever laid a word that is not listed has to draw instead, or to pass when the pile is empty."""
        return not state.pile or No(f"The pile has {_cards(len(state.pile))}")

    @may_pass_instead.when(after_lost_challenge="draw_or_pass")
    def may_pass_freely(rules, state: State) -> May:
        """Whoever laid a word that is not listed draws or passes instead, as they like."""
        return True

    # --- passing and the end ------------------------------------------------------------------------------------

    @rule(PASS, title="When you may pass", ours=True)
    def may_pass(rules, state: State) -> May:
        """You may pass when the pile is empty, and not while a card is left in it."""
        return not state.pile or No(f"The pile has {_cards(len(state.pile))}")

    @may_pass.when(passing="any_time")
    def may_pass_any_time(rules, state: State) -> May:
        """You may pass in any turn: nobody can check whether you could have laid a word."""
        return True

    @rule(END, title="When the game ends")
    def game_ends(rules, state: State) -> bool:
        """The game ends when the pile is empty and all have passed one after the other. A draw or a word in between
        begins the count anew."""
        return not state.pile and state.passes >= rules.seats

    @rule(END, title="When nothing happens any more", ours=True)
    def stalemate(rules, state: State) -> bool:
        """The game also ends after two full rounds in which no card has moved."""
        return state.still >= 2 * rules.seats

    @rule(END, title="Cards left in the hand")
    def hands_count(rules, state: State) -> State:
        """At the end the cards in everybody's hand are dead, too."""
        down = tuple(tuple(sorted((*dead, *hand))) for dead, hand in zip(state.down, state.hands, strict=True))
        return state._replace(
            hands=((),) * rules.seats, down=down, shown=(*state.shown, ("ends", state.hands))
        )

    @rule(SCORING, title="What a card is worth")
    def card_points(rules, state: State, card: str) -> int:
        """A card that lies face up counts the points printed on it."""
        return rules.points[card]

    @card_points.when(values="compressed")
    def card_points_to_five(rules, state: State, card: str) -> int:
        """A card that lies face up counts 1 point (L N R S T), 2 (D G), 3 (B C M P), 4 (F H K V W Y) or 5 (J Q X Z)."""
        return rules.points[card]

    @rule(SCORING, title="What a dead card costs")
    def dead_points(rules, state: State, card: str) -> int:
        """A dead card takes away as many points as it is worth."""
        return rules.card_points(state, card)

    @rule(SCORING, title="The score")
    def final_score(rules, state: State, seat: int) -> int:
        """Your score is the points of your cards that lie face up less what your dead cards cost; it may be below 0.
        The highest score wins."""
        gained = sum(rules.card_points(state, card) for card in state.up[seat])
        return gained - sum(rules.dead_points(state, card) for card in state.down[seat])

    @rule(SCORING, title="Equal scores: more face up")
    def more_face_up(rules, state: State, seats: tuple[int, ...]) -> tuple[int, ...]:
        """Of equal scores the one with more cards face up wins."""
        most = max(len(state.up[seat]) for seat in seats)
        return tuple(seat for seat in seats if len(state.up[seat]) == most)

    @rule(SCORING, title="Still equal: fewer dead")
    def fewer_face_down(rules, state: State, seats: tuple[int, ...]) -> tuple[int, ...]:
        """If these are equal, too, the one with fewer dead cards wins; the hands and the cards paid for challenges are
        among them. If even these are equal, all of them win."""
        least = min(len(state.down[seat]) for seat in seats)
        return tuple(seat for seat in seats if len(state.down[seat]) == least)

    # --- the rooms next door ------------------------------------------------------------------------------------

    def deal(self, seed: int | None = None) -> State:
        return turns.first_turn(self, seed)

    def candidates(self, state: State) -> Sequence[Move]:
        return legality.candidates(self, state)

    def well_formed(self, state: State, move: Any, seat: int) -> str:
        return legality.well_formed(self, state, move, seat)

    def judge(self, state: State, move: Any, seat: int) -> Iterator[Verdict]:
        return legality.judge(self, state, move, seat)

    def listed_moves(self, state: State) -> Sequence[Move]:
        return legality.listed(self, state)

    def apply(self, state: State, move: Any, seat: int | None = None) -> State:
        return turns.after(self, state, move, seat)

    def interrupts(self, state: State, seat: int) -> tuple[Move, ...]:
        return legality.interrupts(self, state, seat)

    def result(self, state: State) -> Result | None:
        return turns.result(state)

    def opening(self, state: State) -> State:
        return knowledge.opening(self, state)

    def parse(self, text: str, state: State | None = None) -> Move:
        return notation.parse(self, text, state)

    def mask_move(self, mover: int, move: str, seat: int) -> str | None:
        return knowledge.mask_move(mover, move, seat)

    def mask(self, shown: tuple[Any, ...], seat: int) -> tuple[Any, ...]:
        return knowledge.mask(shown, seat)

    def view(self, state: State, seat: int) -> View:
        return knowledge.view(self, state, seat)

    def masked(self, view: View) -> State:
        return knowledge.masked(self, view)

    def sampler(self, view: View) -> Callable[[random.Random], State]:
        from .sampling import Sampler

        return Sampler(self, view)

    def position(self, **pieces: Any) -> State:
        return positions.position(self, **pieces)

    def pieces(self, state: State) -> dict[str, Any]:
        return positions.pieces(self, self.opening(state))

    def faces(self) -> dict[str, Any]:
        return scene.faces(self)

    def scene(self, view: View, voice: Voice, coach: bool = True) -> Scene:
        return scene.scene(self, view, voice, coach)

    def choose(self, view: View, voice: Voice, coach: bool = True) -> Choice:
        return choosing.choose(self, view, voice)

    def check(self, view: View, form: str, answers: Any, voice: Voice) -> dict[str, Any]:
        return choosing.check(self, view, form, answers, voice)

    def tell(self, event: list[Any], voice: Voice) -> str:
        return telling.tell(self, event, voice)


def _cards(count: int) -> str:
    return f"{count} card{'' if count == 1 else 's'}"


def _vowels(count: int) -> str:
    return f"{count or 'no'} vowel{'' if count == 1 else 's'}"


def _times(count: int) -> str:
    return {2: "twice", 3: "three times"}.get(count, f"{count} times")
