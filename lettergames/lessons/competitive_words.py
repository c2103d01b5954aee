"""What the lesson for four and five says about words: spelling them, three hands of them, and the variants."""

from __future__ import annotations

from typing import Any

from .steps import Count, Free, Position, Predict, Section, Told, Try


def spelling(cards: str, *moves: str, options: dict[str, Any] | None = None, **more: Any) -> Position:
    """All tricks are over, and you spell first with these cards."""
    taken = {"A": cards, **more.pop("others", {})}
    return Position({"past": 12, "dealer": "D", "taken": taken, **more}, moves, options or {})


# --- 4: the word ----------------------------------------------------------------------------------------------------

QUARTZES = "R:Qu Y:A Y:R Y:T R:Z B:E B:S"
OTHERS = {"B": "Y:T B:I B:N", "C": "Y:H R:E Y:A Y:P", "D": "Y:U B:S"}
THEIRS = ("word TIN from Y:T B:I B:N", "word HEAP from Y:H R:E Y:A Y:P", "word US from Y:U B:S")
FROG = spelling("B:F Y:R B:O Y:G Y:K", others=OTHERS)
CLEO = spelling("Y:C B:L B:E B:O B:V", others=OTHERS)
QUIT = spelling("R:Qu R:U R:I R:T", others=OTHERS)
NO_U = spelling("R:Qu R:I R:T")
LEFT_OVER = spelling("B:F Y:R B:O Y:G Y:X B:J Y:D")
BEN_HAS_LAID = spelling("B:F Y:R B:O Y:G", "word HAT from R:H R:A R:T", dealer="A", others={"B": "R:H R:A R:T"})


def worth(word: str) -> Any:
    """What this hand is worth if the seat to act lays the word."""

    def points(rules: Any, state: Any) -> int:
        seat = state.to_act
        return int(rules.step(state, rules.parse(f"word {word}", state)).match.scores[-1][seat])

    return points


WORD = Section(
    "word", "4 · One word",
    rules=("words_sealed", "spelling_time", "may_use", "is_word", "looked_up", "long_enough", "virtual_u",
           "card_points", "unused_penalty", "word_points"),
    know=Count(
        "know", "You have Qu, A, R, T, Z, E and S, and you lay QUARTZES. How many points is it?", spelling(QUARTZES),
        count=worth("QUARTZES"), rule="card_points",
        near=(Told("8", "Count cards, not letters: the U of the Qu is none. Then add 1 for each rare card."),
              Told("7", "Seven cards, yes. Qu and Z are rare: 1 more for each."),
              Told("10", "Count cards, not letters: the U of the Qu is none.")),
        less="A point a card, and 1 more for each of J, K, Qu, V, X, Z.",
        more="A point a card, and 1 more for each of J, K, Qu, V, X, Z.",
        right="Seven cards, and 1 more each for Qu and Z.",
    ),
    steps=(
        Try(
            "rare", "You have F, R, O, G and K. One word, a point a card: FROG would make 4. But a K is rare and "
            "counts 2. Spell a word that makes 5.", FROG,
            good=(Told("word FORK from *", "Four cards, and 1 more for the K: ahead of Cleo's HEAP. The rare ones are "
                       "J, K, Qu, V, X and Z.", "card_points", THEIRS, "You lay FORK"),),
            costs=(
                Told("word FROG from *", "Four points, as many as Cleo's HEAP. With the K instead of the G you would "
                     "have been ahead: FORK.", "card_points", THEIRS, "You lay FROG"),
                Told("word *", "It counts, a point a card. But with more cards, and the K among them, it would be 5.",
                     "word_points", THEIRS, "All words are opened"),
                Told("done", "To lay no word is always allowed, and makes nothing. FORK would have made 5.",
                     "word_points", THEIRS, "All words are opened"),
            ),
            hints=("A point a card, and 1 more for a rare one.", "Use the K, and leave out the G.",
                   "Type FORK, and press Lay."),
        ),
        Try(
            "names", "You have C, L, E, O and V. Type CLEO and see what the table says. Then lay a word with all "
            "five.", CLEO,
            good=(Told("word CLOVE from *", "Six points. The list of words decides: plurals are in it, names are not. "
                       "A try costs nothing.", "is_word", THEIRS, "You lay CLOVE"),),
            costs=(
                Told("word *", "A word. But all five cards make one: CLOVE.", "word_points", THEIRS),
                Told("done", "No word, no points. All five cards make CLOVE.", "word_points", THEIRS),
            ),
            refused=(("word CLEO", "is_word"),),
            hints=("What is in the list is a word.", "A spice; it begins with C and L.",
                   "Type CLOVE, and press Lay."),
        ),
        Count(
            "qu", "You have Qu, I and T. A Qu card spells QU or just Q. You lay QUIT. How many points?", NO_U,
            count=worth("QUIT"), rule="virtual_u",
            near=(Told("5", "The U that comes with the Qu is no card and no point."),
                  Told("3", "Three cards, yes, and Qu is a rare one: 1 more.")),
            less="Three cards, and 1 more for a rare one.", more="The U that comes with the Qu is no card.",
            right="Three cards, and 1 more for the Qu.",
        ),
        Try(
            "real", "Now you have a real U as well: Qu, U, I, T. Lay QUIT so that it makes 5.", QUIT,
            good=(Told("word QUIT from R:Qu R:U R:I R:T", "A real U is a card and makes a point. Typing takes it by "
                       "itself.", "virtual_u", THEIRS, "You lay QUIT"),),
            costs=(
                Told("word *", "It counts. But QUIT with the real U makes 5: 4 cards, 1 more.", "virtual_u", THEIRS),
                Told("done", "QUIT with the real U makes 5.", "word_points", THEIRS),
            ),
            hints=("A real U may be used instead, and it counts.", "All four cards.", "Type QUIT, and press Lay."),
        ),
        Count(
            "left", "You have F, R, O, G, X, J and D, and you lay FROG. How many points is your hand?", LEFT_OVER,
            count=worth("FROG"), rule="unused_penalty",
            near=(Told("1", "What is left over costs nothing here."),
                  Told("2", "What is left over costs nothing, and X and J bring nothing."),
                  Told("6", "X and J are rare, but their bonus counts only in the word.")),
            less="Four cards are in the word, and what is left over costs nothing.",
            more="Only cards in the word count.",
            right="Four. X, J and D are not in the word: they bring nothing and cost nothing.",
        ),
        Predict(
            "one", "You have F, R, O, G, X, J and D. You lay FROG. May you make a second word of what is left?",
            LEFT_OVER,
            choices=(
                Told("Yes, each for its points", "You laid FROG, and the hand was over: one word a hand.",
                     "word_points"),
                Told("No, one word", "One word a hand. So look for a long one before you lay.", "word_points",
                     right=True),
            ),
            then=("word FROG from B:F Y:R B:O Y:G",), shows="You lay FROG",
        ),
        Predict(
            "sealed", "Ben sits on the dealer's left and has already laid a word; now it is your turn. Do you see "
            "it?", BEN_HAS_LAID,
            choices=(
                Told("Yes, it lies there", "HAT lies there face down. Words are opened when all have laid theirs.",
                     "words_sealed"),
                Told("Not yet", "Words are laid face down and opened together, so nobody can wait and see. There is "
                     "no hurry, either: no clock, unless you agree on one.", "words_sealed", right=True),
            ),
            then=("word FROG from B:F Y:R B:O Y:G",), shows="All words are opened",
        ),
    ),
)  # fmt: skip

# --- 5: hands of a match --------------------------------------------------------------------------------------------

THREE_HANDS = {"hands": 3}
LAST_TRICK = Position(
    {"trick": "Y:O", "past": 12, "dealer": "A", "hands": {"A": "Y:S", "B": "Y:G", "C": "B:A", "D": ""}}, (),
    THREE_HANDS,
)  # fmt: skip


def third_hand(*scores: list[int]) -> Position:
    """The last words of a match: FROG can be FORK for you, and Ben has HAT."""
    return spelling("B:F Y:R B:O Y:G Y:K", others={"B": "R:H R:A R:T"}, number=3, scores=list(scores),
                    options=THREE_HANDS)  # fmt: skip


LAID = ("word FORK from B:F B:O Y:R Y:K", "word HAT from R:H R:A R:T")
BEST_HAND = third_hand([8, 6, 4, 5], [3, 7, 6, 2])
ALL_EQUAL = third_hand([8, 5, 4, 5], [3, 8, 6, 2])
AHEAD = third_hand([9, 1, 2, 3], [12, 2, 3, 1])

MATCH = Section(
    "match", "5 · Three hands",
    rules=("first_dealer", "next_dealer", "first_leader", "match_winners"),
    know=Predict(
        "know", "Three hands: yours were 8, 3 and 5 points, Ben's 6, 7 and 3. You both have 16. Who wins?", BEST_HAND,
        choices=(
            Told("You, with the best single hand", "So it is: your 8 against Ben's 7.", "match_winners", right=True),
            Told("Both", "You did: between equal sums the best single hand decides, and 8 is more than 7.",
                 "match_winners"),
            Told("Ben, who won two hands", "Hands that were won are not counted. Your best one, 8, is above Ben's 7.",
                 "match_winners"),
        ),
        then=LAID, shows="All words are opened",
    ),
    steps=(
        Predict(
            "leads", "You dealt the first hand, and you win its last trick. Then all 52 cards are shuffled and dealt "
            "anew. Who leads the second hand?", LAST_TRICK,
            choices=(
                Told("You, who won the last trick", "The last trick gives no right to lead. The deal moved to Ben, and "
                     "whoever sits on the new dealer's left leads.", "first_leader"),
                Told("Ben", "Ben deals it: the deal moves to the left. On Ben's left sits Cleo.", "first_leader"),
                Told("Cleo", "The deal moves to the left, to Ben; next on the left sits Cleo. Chance chose the first "
                     "dealer.", "first_leader", right=True),
            ),
            then=("Y:S", "Y:G", "B:A", "pick Y:O", "pick B:A", "deal"), shows="Ben deals hand 2",
        ),
        Predict(
            "tie", "Third hand, the last words: you lay FORK for 5, Ben HAT for 3, and both have 16 in all. Your hands "
            "were 8, 3, 5, Ben's 6, 7, 3. Who wins the match?", BEST_HAND,
            choices=(
                Told("You and Ben together", "You won: of equal sums the best single hand, and your 8 is above Ben's "
                     "7.", "match_winners"),
                Told("You", "The best single hand decides between equal sums: 8 against 7.", "match_winners",
                     right=True),
                Told("Ben, who was ahead before this hand", "It is the one best hand that counts: your 8 against "
                     "Ben's 7.",
                     "match_winners"),
            ),
            then=LAID, shows="All words are opened",
        ),
        Predict(
            "share", "And if your hands are 8, 3, 5 and Ben's 5, 8, 3?", ALL_EQUAL,
            choices=(
                Told("You share the victory", "Equal sums, equal best hands: a second-best hand is not compared.",
                     "match_winners", right=True),
                Told("You, for your best hand came first", "You share it: nothing more is compared.", "match_winners"),
                Told("A fourth hand decides", "There is none: you share the victory.", "match_winners"),
            ),
            then=LAID, shows="All words are opened",
        ),
        Predict(
            "all", "After two of three hands you have 21 points, and nobody else has more than 5. Is the match "
            "decided?", AHEAD,
            choices=(
                Told("It ends here", "All three hands were played. More than three may be agreed on before the first "
                     "deal.", "match_winners"),
                Told("The third is played all the same", "All hands are played. More than three may be agreed on "
                     "before the first deal.", "match_winners", right=True),
            ),
            then=LAID, shows="All words are opened",
        ),
        Free(
            "whole", "Now a whole hand: thirteen cards each, thirteen tricks and a word, about six minutes. A match of "
            "three takes twenty.", Position(seed=21),
        ),
    ),
)  # fmt: skip

# --- 6: five players, and variants ----------------------------------------------------------------------------------

FIVE = {"seats": 5}
TOP_BLUE = Position(
    {"hands": {"A": "B:U Y:W R:Y", "B": "Y:X R:Z B:A", "C": "B:E Y:D R:A", "D": "B:L Y:I R:T", "E": "B:S Y:O R:D"},
     "spare": "B:V B:Y", "past": 7}, (), FIVE,
)  # fmt: skip
HALF = spelling("B:F Y:R B:O Y:G Y:X B:J Y:D", options={"penalty": "half"})
YOU_ARE_LOWEST: dict[str, Any] = {
    "trick": "Y:C B:L R:N", "turn": "D", "hands": {"A": "B:V", "B": "B:S", "C": "R:T", "D": "R:E R:W"}, "past": 11,
}  # fmt: skip
CONSENT = spelling(
    "B:F Y:R B:O Y:G Y:K", "word GROFK from Y:G Y:R B:O B:F Y:K", options={"word_by_consent": True}, dealer="D",
)  # fmt: skip

VARIANTS = Section(
    "variants", "6 · Five players, and variants",
    know=Count(
        "know", "With the penalty every second card left over costs 1. You lay FROG, and X, J and D are left over. "
        "What is your hand worth?", HALF,
        count=worth("FROG"), rule="unused_penalty",
        near=(Told("4", "That is FROG alone. Of three cards left over one is a second one."),
              Told("1", "Only every second one costs.")),
        right="So it is: 4, less 1 for three cards.",
    ),
    steps=(
        Count(
            "five", "All 52 cards are dealt evenly to five players. How many are left over?", TOP_BLUE,
            count=lambda rules, state: len(state.match.spare), rule="may_pick",
            near=(Told("0", "Five times ten is fifty."), Told("10", "Ten is what each player gets.")),
            less="Five times ten is fifty.", more="Five times ten is fifty.",
            right="Two, and each has ten. They lie open so that all know them, and nobody can take them: only cards of "
            "the trick are picked. In the next hand two others are out.",
        ),
        Try(
            "top", "You lead. Blue V and blue Y are out of the hand. Yellow X and red Z you have not seen. Lead a card "
            "that nobody can beat.", TOP_BLUE,
            good=(Told("B:U", "Only V and Y are above U, and they are out. Five cards lay there, and still just two "
                       "of them are picked.", "rank", then=("B:A", "B:E", "B:L", "B:S"),
                       shows="Your blue U is the highest"),),
            costs=(Told("Y:W", "Ben had the yellow X.", "rank", then=("Y:X", "Y:D", "Y:I", "Y:O"),
                        shows="Ben's yellow X is the highest"),
                   Told("R:Y", "Ben had the red Z.", "rank", then=("R:Z", "R:A", "R:T", "R:D"),
                        shows="Ben's red Z is the highest")),
            hints=("The highest card of the suit led wins.", "Above blue U there are only V and Y.",
                   "Press the blue U, and again."),
        ),
        Count(
            "penalty", "A variant: every second card left over costs 1, rare or not. You lay FROG, and X, J and D are "
            "left over. What is your hand worth?", HALF,
            count=worth("FROG"), rule="unused_penalty",
            near=(Told("4", "Three cards are left over: one of them is a second one."),
                  Told("1", "Only every second one costs."), Told("2", "One card costs nothing, two or three cost 1.")),
            less="Three cards left over cost 1.", more="FROG is 4, and the cards left over cost something.",
            right="3: FROG is 4, and three cards left over cost 1. Seven would cost 3.",
        ),
        Predict(
            "both", "Another variant, about picks. You led yellow C, nobody has yellow, and Dan plays red E: you win "
            "with the lowest card. Here such a winner takes two. Who picks?",
            Position(YOU_ARE_LOWEST, (), {"low_pick_clash": "winner_takes_both"}),
            choices=(
                Told("I do, and once more", "One after the other, and nobody else picks.", "low_pick",
                     right=True),
                Told("I do, then Dan", "That is how we read the printed rules. In this variant you took two.",
                     "low_pick"),
            ),
            then=("R:E", "pick B:L", "pick R:N"), shows="two picks for you",
        ),
        Predict(
            "decline", "In yet another variant a pick may be declined. You win the same trick, and you take nothing. "
            "Who leads the next?", Position(YOU_ARE_LOWEST, (), {"pick_optional": True}),
            choices=(
                Told("Dan, who picked", "You did: the winner leads, with a pick or without.", "must_pick"),
                Told("You", "You won the trick, so you lead. Dan has picked all the same, and one card more goes "
                     "aside.", "must_pick", right=True),
            ),
            then=("R:E", "no pick", "pick R:E", "B:V"), shows="You play blue V",
        ),
        Predict(
            "consent", "Or you agree that a word which is not in the list stands if all the others agree. You laid "
            "GROFK. Ben and Cleo say yes, Dan says no. What is it worth?", CONSENT,
            choices=(
                Told("Six points", "Nothing: one of them objected.", "looked_up"),
                Told("Nothing", "All of them have to agree. You might also agree on a minute to spell, or on words "
                     "that are seen as they are laid.", "looked_up", right=True),
                Told("Half of it", "It stands or it does not: one of them objected.", "looked_up"),
            ),
            then=("agree", "agree", "object"), shows="Dan objects",
        ),
    ),
)  # fmt: skip
