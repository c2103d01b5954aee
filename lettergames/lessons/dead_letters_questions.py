"""Questions about Dead Letters on fresh cards; the rules in force work out every answer."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from ..core import chance
from ..core.decks import cards_of
from ..games.dead_letters.state import Score
from .dead_letters_positions import after, open_to_challenge, short
from .steps import Count, Position, Predict, Step, Told

YES = "So it is."
NO = "The table has shown what happens."
EVERYDAY = (
    "BRIDGE", "CANDLE", "CARPET", "CASTLE", "CHAIR", "CLOUD", "DANGER", "DESERT", "DINNER", "FINGER", "FLOWER",
    "FOREST", "GARDEN", "GUITAR", "HAMMER", "HELMET", "ISLAND", "JACKET", "KITCHEN", "LETTER", "MARKET", "MIRROR",
    "MONKEY", "NUMBER", "ORANGE", "PENCIL", "PICTURE", "POCKET", "RABBIT", "SILVER", "SPIDER", "STREET",
    "SUMMER", "TICKET", "TUNNEL", "VILLAGE", "WINDOW", "WINTER", "YELLOW",
)  # fmt: skip
ONE_VOWEL = ("BEST", "BIRD", "DRUM", "FROG", "LAMP", "MILK", "PLANT", "SHIRT", "STORM", "TRUCK")
WITH_Y = ("BUSY", "CANDY", "CITY", "DUSTY", "HAPPY", "LUCKY", "PARTY", "SILLY", "STORY", "TYPE", "WINDY")
MISSPELT = ("BEUTY", "DOKTER", "FRUTE", "LADEL", "SPEEK", "WENSDAY", "WINDOE")


class Laid(NamedTuple):
    """A hand and a word that it can lay: which of its cards are vowels, and which are left over."""

    word: str
    printed: tuple[str, ...]
    vowels: tuple[str, ...]
    over: tuple[str, ...]

    @property
    def hand(self) -> str:
        return " ".join(sorted((*self.printed, *self.vowels, *self.over)))

    @property
    def move(self) -> str:
        return f"score {self.word} with {' '.join(self.vowels)}"

    @property
    def cards(self) -> str:
        """The hand in words."""
        return _and(self.hand.split())


def ten(rules: Any, seed: int) -> tuple[Step, ...]:
    """Ten questions from the whole lesson, on cards that belong to this seed."""
    chosen = chance.shuffled(MAKERS, seed, 0)[:10]
    return tuple(make(rules, chance.generator(seed, make.__name__)) for make in chosen)


def laid(rules: Any, rng: random.Random, over: int, words: Sequence[str] = EVERYDAY) -> Laid:
    """One of these words, other cards for its vowels, and so many cards that are left over."""
    word = rng.choice(words)
    printed = Score(word).printed
    left = list(cards_of(rules.letters))
    for card in printed:
        left.remove(card)
    vowels = len(word) - len(printed)
    others = rng.sample(left, vowels + over)
    return Laid(word, printed, tuple(sorted(others[:vowels])), tuple(sorted(others[vowels:])))


def dealt(rng: random.Random, hand: str, **more: Any) -> Position:
    """Your turn with this hand; chance deals the rest."""
    return Position({"hands": {"A": hand}, "seed": rng.randrange(10**6), **more})


def question(
    make: Maker, text: str, at: Position, answers: tuple[str, ...], right: str, rule: str, *then: str
) -> Predict:
    """A question with these answers, of which one is right, played out with these moves."""
    choices = tuple(Told(each, YES if each == right else NO, rule, right=each == right) for each in answers)
    return Predict(make.__name__, text, at, choices=choices, then=then)


def number(make: Maker, text: str, at: Position, move: str, worth: Callable[[Any, Any], int], rule: str,
           more: str) -> Count:  # fmt: skip
    """A question whose answer is what something is worth after this move."""

    def count(rules: Any, state: Any) -> int:
        return int(worth(rules, rules.step(state, rules.parse(move, state))))

    return Count(make.__name__, text, at, count=count, less=more, more=more, right=YES, rule=rule)


def face_down(rules: Any, rng: random.Random) -> Step:
    each = laid(rules, rng, 2)
    text = f"You hold {each.cards} and lay {each.word}. How many cards lie face down as its vowels?"
    more = "Every A, E, I, O and U of the word is a card of its own."
    return number(face_down, text, dealt(rng, each.hand), each.move,
                  lambda rules, state: len(state.hands[0]), "vowels_face_down", more)  # fmt: skip


def face_up(rules: Any, rng: random.Random) -> Step:
    each = laid(rules, rng, 1)
    text = f"You lay {each.word}; {_and(each.vowels)} lie face down. How many points lie face up?"

    def worth(rules: Any, state: Any) -> int:
        return sum(rules.card_points(state, card) for card in state.up[0])

    more = "Add the points of the word's consonants; they stand on the cards."
    return number(face_up, text, dealt(rng, each.hand), each.move, worth, "scoring", more)


def dead(rules: Any, rng: random.Random) -> Step:
    each = laid(rules, rng, rng.randrange(4))
    text = f"You hold {each.cards} and lay {each.word}. How many of your cards are dead then?"
    more = "Each letter of the word takes one card, a vowel too; the rest is dead."
    return number(dead, text, dealt(rng, each.hand), each.move,
                  lambda rules, state: len(state.down[0]), "scoring", more)  # fmt: skip


def cost(rules: Any, rng: random.Random) -> Step:
    each = laid(rules, rng, 2)
    text = f"You lay {each.word}, face down {_and(each.vowels)}; {_and(each.over)} are left over. What do they cost?"

    def worth(rules: Any, state: Any) -> int:
        return sum(rules.dead_points(state, card) for card in state.down[0])

    more = "A dead card costs the points that stand on it."
    return number(cost, text, dealt(rng, each.hand), each.move, worth, "dead_points", more)


def which(rules: Any, rng: random.Random) -> Step:
    """Which of three cards should be the one vowel."""
    each = laid(rules, rng, 2, ONE_VOWEL)
    loose = tuple(dict.fromkeys((*each.vowels, *each.over)))
    at = dealt(rng, each.hand)
    scores = {
        card: rules.final_score(after(rules, at, f"score {each.word} with {card}"), 0) for card in loose
    }  # fmt: skip
    best = max(scores.values())
    if list(scores.values()).count(best) > 1 or len(loose) < 3:
        return which(rules, rng)
    right = next(card for card in loose if scores[card] == best)
    text = f"You hold {each.cards} and lay {each.word}. Which card face down makes the turn bring most?"
    return question(which, text, at, loose, right, "vowel_cards", f"score {each.word} with {right}")


def why(rules: Any, rng: random.Random) -> Step:
    """Whether a word with a Y may be laid, with and without the Y card."""
    each = laid(rules, rng, 1, WITH_Y)
    hand = each.hand.split()
    if "Y" not in (*each.vowels, *each.over) and rng.random() < 0.6:
        hand[hand.index("Y")] = rng.choice([card for card in "DGLNRST" if hand.count(card) < 2])
    at = dealt(rng, " ".join(sorted(hand)))
    state = after(rules, at)
    may = bool(rules.verdict(state, rules.parse(each.move, state)))
    answers = ("Yes", "No, for a Y is missing")
    text = f"You hold {_and(sorted(hand))}. May you lay {each.word}?"
    then = (each.move,) if may else ("draw 1",)
    return question(why, text, at, answers, answers[0 if may else 1], "own_letters", *then)


def challenged(rules: Any, rng: random.Random) -> Step:
    """What a challenge leads to: of a word that is listed or not, with cards in the pile or none."""
    listed = rng.random() < 0.5
    each = laid(rules, rng, 3, EVERYDAY if listed else MISSPELT)
    bens, mine = " ".join((*each.printed, *each.vowels)), " ".join(each.over)
    pile = rng.choice(("", "N T S R L"))
    at = open_to_challenge(mine, bens, pile, turn="B")
    state = after(rules, at, each.move, "challenge")
    moves = [str(move) for move in rules.replace(**at.options).legal_moves(state)]
    answers = ("You give a card", "Ben has to draw", "Ben has to pass", "Ben lays another word")
    right = answers[0] if state.to_act == 0 else answers[2] if moves == ["pass"] else answers[1]
    text = (f"The pile {'has five cards' if pile else 'is empty'}. Ben lays {each.word}, and you challenge it. It is "
            f"{'' if listed else 'not '}in the list. What comes next?")  # fmt: skip
    rule = "payment" if listed else "may_pass_instead"
    return question(challenged, text, at, answers, right, rule, each.move, "challenge", moves[0])


def passing(rules: Any, rng: random.Random) -> Step:
    cards = rng.sample(cards_of(rules.letters), 11)
    left = rng.choice((0, 0, 1, 5))
    at = short(" ".join(cards[:3]), " ".join(cards[3:6]), " ".join(cards[6 : 6 + left]))
    state = after(rules, at)
    may = bool(rules.verdict(state, "pass"))
    pile = f"The pile has {left} card{'s' * (left > 1)}" if left else "The pile is empty"
    text = f"{pile}, and you hold {_and(sorted(cards[:3]))}. May you pass?"
    then = "pass" if may else "draw 1"
    return question(passing, text, at, ("Yes", "No"), "Yes" if may else "No", "may_pass", then)


def ends(rules: Any, rng: random.Random) -> Step:
    """Whether your pass ends the game, with three players."""
    cards = rng.sample(cards_of(rules.letters), 6)
    passes = rng.randrange(3)
    at = short(*(" ".join(cards[first : first + 2]) for first in (0, 2)), "", cleo=" ".join(cards[4:]), passes=passes)
    over = after(rules, at, "pass").outcome is not None
    before = ("Cleo has laid a word", "Ben laid a word, and Cleo has passed", "Ben and Cleo have passed")[passes]
    text = f"Three players, and the pile is empty. {before}. You pass, too. Is the game over?"
    return question(ends, text, at, ("Yes", "No"), "Yes" if over else "No", "game_ends", "pass")


def total(rules: Any, rng: random.Random) -> Step:
    """A score at the end, the hand counted in."""
    up = rng.sample([card for card in cards_of(rules.letters) if rules.points[card] > 2], 4)
    dead, held, bens = rng.sample([card for card in cards_of(rules.letters) if rules.points[card] <= 2], 3)
    at = short(held, bens, "", passes=1, up={"A": " ".join(up)}, down={"A": dead})
    text = (f"Face up you have {_worth(rules, up)}; {_worth(rules, [dead])} is dead, and {_worth(rules, [held])} is "
            f"left in your hand. All pass. What is your score?")  # fmt: skip
    more = "Face up less dead, and what is left in the hand is dead, too."
    return number(total, text, at, "pass", lambda rules, state: rules.final_score(state, 0), "final_score", more)


def tie(rules: Any, rng: random.Random) -> Step:
    """Equal points: who has more cards face up, and then who has fewer dead."""
    fewer, more = rng.choice((("B C", "D D G"), ("M P", "D D G"), ("H D", "B M")))
    one, two = rng.choice((("G", "L R"), ("D", "N S")))
    cards = [(fewer, two), (more, one)] if rng.random() < 0.5 else [(fewer, one), (more, two)]
    (up, down), (bens_up, bens_down) = cards if rng.random() < 0.5 else reversed(cards)
    at = short("", "", "", passes=1, up={"A": up, "B": bens_up}, down={"A": down, "B": bens_down})
    winners = after(rules, at, "pass").outcome.winners
    answers = ("You", "Ben", "Both")
    right = answers[2] if len(winners) == 2 else answers[winners[0]]
    text = (f"The end, and equal points. You: {_and(up.split())} face up, {_and(down.split())} dead. Ben: "
            f"{_and(bens_up.split())} face up, {_and(bens_down.split())} dead. Who wins?")  # fmt: skip
    return question(tie, text, at, answers, right, "more_face_up", "pass")


def _and(cards: Sequence[str]) -> str:
    return cards[0] if len(cards) == 1 else f"{', '.join(cards[:-1])} and {cards[-1]}"


def _worth(rules: Any, cards: Sequence[str]) -> str:
    return _and([f"{card} {rules.points[card]}" for card in cards])


Maker = Callable[[Any, random.Random], Step]
MAKERS: tuple[Maker, ...] = (
    face_down, face_up, dead, cost, which, why, challenged, passing, ends, total, tie,
)  # fmt: skip
