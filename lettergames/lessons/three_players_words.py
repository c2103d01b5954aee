"""What the lesson for three says about words, and about a whole hand."""

from __future__ import annotations

from typing import Any

from .steps import Count, Free, Position, Predict, Section, Told, Try


def spelling(cards: str, *moves: str, **more: Any) -> Position:
    """All tricks are over, and you spell first with these cards."""
    taken = {"A": cards, **more.pop("others", {})}
    return Position({"past": 14, "dealer": "C", "display": "B:U", "taken": taken, **more}, moves)


def worth(*moves: str) -> Any:
    """What this hand is worth to the seat that makes these moves."""

    def points(rules: Any, state: Any) -> int:
        seat = state.to_act
        for move in moves:
            state = rules.step(state, rules.parse(move, state))
        return int(state.match.scores[-1][seat])

    return points


# --- 4: a word for each suit ----------------------------------------------------------------------------------------

OTHERS = {"B": "R:H R:I R:D R:Z", "C": "Y:M Y:U Y:D"}
THEIRS = ("word HID in red from R:H R:I R:D", "done", "word MUD in yellow from Y:M Y:U Y:D", "done")
CAT_BAR = spelling("Y:C Y:A Y:T B:B B:A B:R", others=OTHERS)
TAX_FOE = spelling("Y:T Y:A B:F B:O B:E M:X", others=OTHERS)
FOURTEEN = spelling("Y:C Y:O Y:M Y:E Y:T B:B B:R B:A B:V B:E R:H R:I R:D M:X")
COMET, BRAVE, HID = "word COMET in yellow", "word BRAVE in blue", "word HID in red"
HOT = spelling("Y:H Y:O Y:T Y:M Y:E B:F B:N M:X", "word HOT in yellow from Y:H Y:O Y:T")
SIX = "Six points, one a card. A word never mixes suits, so it matters which suit you collect."
SEVEN = "7 points: six cards, and 1 more for the rare X. With FOX the E would have been left over."

WORDS = Section(
    "words", "4 · A word for each suit",
    rules=("words_sealed", "spelling_time", "may_use", "one_suit", "suit_once", "virtual_u", "long_enough", "is_word",
           "looked_up", "card_points", "unused_penalty", "word_points"),
    know=Count(
        "know", "You lay COMET in yellow, BRAVE in blue and HID in red; the multicolored X is left over. How many "
        "points?", FOURTEEN,
        count=worth(COMET, BRAVE, HID), rule="unused_penalty",
        near=(Told("14", "The X is left over: that costs 1, rare or not."),
              Told("12", "The X costs 1, rare or not, and the V in BRAVE makes 2.")),
        right="So it is: thirteen cards, 1 more for the V, 1 less for the X.",
    ),
    steps=(
        Try(
            "suits", "The tricks are over. You lay a word for each suit. Put BAT together from blue B, blue A and "
            "yellow T, and see. Then use all six cards for a yellow word and a blue one.", CAT_BAR,
            good=(
                Told("word ??? in yellow from *; word ??? in blue from *; done", SIX, "one_suit", THEIRS, "in blue"),
                Told("word ??? in blue from *; word ??? in yellow from *; done", SIX, "one_suit", THEIRS, "in yellow"),
            ),
            costs=(
                Told("*; done", "Cards were left over, and each of them costs 1 here. CAT in yellow and BAR in blue "
                     "use all six.", "unused_penalty", THEIRS),
                Told("done", "Six cards were left over, and each of them costs 1 here: 6 less than nothing.",
                     "unused_penalty", THEIRS, "You lay no"),
            ),
            refused=(("word BAT in blue from B:B B:A Y:T", "one_suit"),),
            hints=("The cards of a word are of one suit.", "Yellow C, A, T; blue B, A, R.",
                   "Spell ACT in yellow and BAR in blue, and press Lay."),
        ),
        Try(
            "multi", "The multicolored X fits a word of any suit, but one only: TAX in yellow or FOX in blue? Lay two "
            "words and leave no card over.", TAX_FOE,
            good=(
                Told("word TAX in yellow from *; word FOE in blue from *; done", SEVEN, "one_suit", THEIRS, "TAX"),
                Told("word FOE in blue from *; word TAX in yellow from *; done", SEVEN, "one_suit", THEIRS, "TAX"),
            ),
            costs=(
                Told("*word FOX in blue from *; done", "FOX is a good word, but the blue E was left over and costs 1. "
                     "TAX and FOE use all six.", "unused_penalty", THEIRS),
                Told("*; done", "Something was left over, and each card left over costs 1. TAX and FOE use all six.",
                     "unused_penalty", THEIRS),
                Told("done", "All six were left over, and each costs 1.", "unused_penalty", THEIRS),
            ),
            hints=("A multicolored card is in one word only.", "Blue F, O, E make a word without the X.",
                   "Spell TAX in yellow and FOE in blue, and press Lay."),
        ),
        Count(
            "points", "Fourteen cards: you lay COMET in yellow, BRAVE in blue and HID in red. Multicolored X is left "
            "over. J, K, Qu, V, X and Z count 2 in a word. How many points?", FOURTEEN,
            count=worth(COMET, BRAVE, HID), rule="unused_penalty",
            near=(Told("14", "The X is left over: that costs 1."),
                  Told("12", "The V in BRAVE counts 2; the X costs 1, rare or not."),
                  Told("15", "The X is in no word: it brings nothing and costs 1.")),
            less="Thirteen cards are in words, one of them is a V, and one card is left over.",
            more="Thirteen cards are in words, one of them is a V, and one card is left over.",
            right="Thirteen cards, 1 more for the V, 1 less for the X.",
        ),
        Predict(
            "burden", "You lay no word at all, with fourteen cards. What is the hand worth?", FOURTEEN,
            choices=(
                Told("Nothing", "Every card left over costs 1: it was 14 less than nothing.", "unused_penalty"),
                Told("Fourteen less than nothing", "A suit may stay without a word, even all three. But every card "
                     "you take is a burden until it is in a word.", "unused_penalty", right=True),
                Told("Seven less: every second one costs", "That is a variant for four and five. Here every one costs.",
                     "unused_penalty"),
            ),
            then=("done",), shows="You lay no",
        ),
        Predict(
            "twice", "You have laid HOT in yellow. Yellow M and E are left over, and ME is a word as well. May you lay "
            "it, too?", HOT,
            choices=(
                Told("Yes, if it is a word", "One word a suit: the yellow one is laid.", "suit_once"),
                Told("No, one word a suit", "Three words at most, one for each suit. HOT again in red would be fine.",
                     "suit_once", right=True),
            ),
            then=("done",), shows="You lay no further word",
        ),
    ),
)  # fmt: skip

# --- 6: a whole hand ------------------------------------------------------------------------------------------------

EQUAL = spelling("Y:C Y:A Y:T", others={"B": "R:H R:I R:D"})
LAST_VOWEL: dict[str, Any] = {
    "trick": "R:L R:T", "hands": {"A": "Y:X", "B": "", "C": ""}, "past": 13, "display": "Y:E B:U", "dealer": "A",
}  # fmt: skip

SPARE = Position(
    {"hands": {"A": "Y:X B:C", "B": "B:N B:F", "C": "Y:W B:B"}, "spare": "M:Z", "past": 12, "display": "Y:E B:U R:A"}
)

HAND = Section(
    "hand", "6 · A whole hand",
    rules=("first_dealer", "next_dealer", "first_leader", "match_winners"),
    know=Predict(
        "know", "You lay CAT for 3 points, Ben HID for 3, Cleo has less. Who wins?", EQUAL,
        choices=(
            Told("You and Ben share the victory", "So it is: one hand is the whole game.", "match_winners",
                 right=True),
            Told("A second hand decides", "One hand is the whole game: you share the victory.", "match_winners"),
            Told("You, who laid first", "All lay at the same time: you share the victory.", "match_winners"),
        ),
        then=("word CAT in yellow", "done", "word HID in red", "done"), shows="All words are opened",
    ),
    steps=(
        Predict(
            "fifteen", "Fourteen tricks, and fifteen vowels. This is the last trick, and two vowels are left. What "
            "becomes of the last one?", Position(LAST_VOWEL),
            choices=(
                Told("The winner of the last trick gets it", "It stayed where it was. Nobody gets it.", "middle_pick"),
                Told("Nobody gets it", "It stays on the display and counts for nobody.", "middle_pick", right=True),
                Told("Whoever has the fewest vowels gets it", "It stayed where it was. Nobody gets it.",
                     "middle_pick"),
            ),
            then=("Y:X", "pick R:T", "pick R:L", "pick Y:E"), shows="You take yellow E",
        ),
        Count(
            "spare", "Without the vowels there are 43 cards, dealt evenly to three players. How many are left over?",
            SPARE,
            count=lambda rules, state: len(state.match.spare), rule="may_pick",
            near=(Told("0", "Three times fourteen is 42."), Told("14", "Fourteen is what each player gets.")),
            less="Three times fourteen is 42.", more="Three times fourteen is 42.",
            right="One, here the multicolored Z. It lies open so that all know it, and nobody can take it: only cards "
            "of the trick are picked, and vowels.",
        ),
        Predict(
            "shared", "One hand is the whole game. You lay CAT for 3 points and Ben HID for 3. Who wins?", EQUAL,
            choices=(
                Told("A second hand decides", "One hand is the whole game: you share the victory. Three hands may be "
                     "agreed on before.", "match_winners"),
                Told("You and Ben share it", "Three hands may be agreed on before the first. Then the sum decides, and "
                     "between equal sums the best single hand.", "match_winners", right=True),
            ),
            then=("word CAT in yellow", "done", "word HID in red", "done"), shows="All words are opened",
        ),
        Free(
            "whole", "Now a whole hand: fourteen tricks, and up to three words. About eight minutes.",
            Position(seed=21),
        ),
    ),
)  # fmt: skip
