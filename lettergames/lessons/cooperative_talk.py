"""Talk that names no letter, and the three cards that are passed: a section of the lesson of playing together."""

from __future__ import annotations

from typing import Any

from ..games.letter_tricks.talk import count
from .cooperative_positions import at
from .steps import Count, Predict, Section, Told, Try

# --- 4: talk, and passing -------------------------------------------------------------------------------------------


def said(of: str, seat: int) -> Any:
    """What this seat would have to say of such cards now."""
    return lambda rules, state: count(state.hands[seat], of)


TWO_VOWELS: dict[str, Any] = {
    "hands": {"A": "Y:A B:E B:Y R:T", "B": "B:L B:N R:H R:B", "C": "R:S R:O R:D Y:R", "D": "Y:P Y:C B:S M:V"},
    "past": 9,
}  # fmt: skip
S_T: dict[str, Any] = {
    "trick": "R:S R:T", "past": 9,
    "hands": {"A": "R:H R:I B:C B:G", "B": "R:O B:L B:E Y:C", "C": "Y:R Y:P B:N", "D": "Y:D Y:M B:P"},
}  # fmt: skip

DEALT: dict[str, Any] = {
    "hands": {
        "A": "R:O R:H R:I Y:A Y:E Y:W Y:M B:C B:G B:Y B:U M:X M:J",
        "B": "Y:C Y:D Y:G Y:H Y:I Y:O Y:P B:A B:B B:E B:F B:I B:L",
        "C": "R:S R:A R:B R:D R:E R:F R:L R:M Y:R Y:S B:N B:O M:K",
        "D": "R:N R:T R:U R:W R:Y Y:T Y:U B:P B:R B:S M:Qu M:V M:Z",
    },
    "past": 0, "passing": True,
}  # fmt: skip
BEN, CLEO, DAN = "pass Y:C Y:D Y:G", "pass M:K B:N B:O", "pass M:Qu M:V M:Z"
O_TO_BEN = at(CLEO, DAN, "pass R:O Y:W Y:M", BEN, "R:S", "R:T", "Ben: say 1 red", turn="C", **DEALT)

TALK = Section(
    "talk", "4 · Talk, and three cards to the left",
    rules=("may_say", "true_count", "once_a_trick", "pass_many", "passes_to"),
    know=Count(
        "know", "You hold red O, red T, red Y, and multicolored Qu. How many red consonants do you say you have?",
        at(hands={"A": "R:O R:T R:Y M:Qu", "B": "B:L B:N R:H R:B"}, past=9),
        count=said("red consonants", 0), rule="may_say",
        near=(Told("1", "Y is a consonant in talk."), Told("3", "The Qu is a consonant, but it is not red.")),
        less="Y is a consonant in talk.", more="Only A, E, I, O and U are vowels, and the Qu is not red.",
        right="Two: T and Y, which is no vowel. The Qu is multicolored.",
    ),
    steps=(
        Try(
            "say", "You hold yellow A, blue E, blue Y and red T. Tell the others how many vowels you have: press Say "
            "something, and choose. Try 3 first, in the move box: say 3 vowels.", at(**TWO_VOWELS),
            good=(Told("say 2 vowels", "It does not use up your turn. Y is no vowel in talk, and what is said is "
                       "always true: the table counts.", "may_say", shows="You say: 2 vowels"),),
            costs=(Told("?:?", "You played at once. Before that you could have said how many vowels you hold.",
                        "may_say", shows="You play"),),
            refused=(("say 3 vowels", "true_count"),),
            hints=("You may say how many cards of a kind you hold.", "A and E are vowels; Y is none.",
                   "Press Say something, then 2 vowels."),
        ),
        Predict(
            "letter", "“I have the red T.” May you say that?", at(**TWO_VOWELS),
            choices=(
                Told("Yes, we play together", "Nothing may tell which letters you hold. You said how many red cards.",
                     "may_say"),
                Told("No, only counts", "How many of a suit, how many vowels, how many vowels or consonants of a suit. "
                     "Of the multicolored only how many.", "may_say", right=True),
            ),
            then=("You: say 1 red",), shows="You say: 1 red",
        ),
        Predict(
            "turn", "It is Ben's turn. May you say something now?", at(turn="B", **TWO_VOWELS),
            choices=(
                Told("No, I wait for my turn", "Talk is free at any time: from the deal, even before cards are passed, "
                     "until all are laid.", "may_say"),
                Told("Yes", "From the deal until all cards are laid, out of turn as well.", "may_say", right=True),
            ),
            then=("You: say 1 red consonants",), shows="You say: 1 red consonant",
        ),
        Try(
            "hear", "Cleo led red S, Dan played red T; Ben plays last. Look what Ben has said. You hold red H and red "
            "I. Which helps?",
            at("Ben: say 1 red vowels", "Ben: say 0 red consonants", **S_T),
            good=(Told("R:H", "Ben has to follow, and has nothing red but a vowel: with H there was room for it.",
                       "may_say", then=("R:O",), shows="It makes HOST"),),
            costs=(Told("R:I", "S, T, I and the O, Ben's only red card, make no word.", "may_say",
                        then=("R:O",), shows="It makes no word"),),
            hints=("Ben has to follow suit.", "Ben's only red card is a vowel.", "Press the red H, and again."),
        ),
        Count(
            "old", "Cleo said: 3 red. Then Cleo led red S. How many red cards does Cleo hold now?",
            at("Cleo: say 3 red", "R:S", turn="C", **TWO_VOWELS),
            count=said("red", 2), rule="true_count",
            near=(Told("3", "That was true when it was said. One of them lies on the table."),),
            less="One of the three was played.", more="One of the three was played.",
            right="Two. What was said is not corrected later: remember when it was said.",
        ),
        Predict(
            "twice", "You have said in this trick that you hold 2 vowels. May you say it once more?",
            at("You: say 2 vowels", **TWO_VOWELS),
            choices=(
                Told("Yes, as often as I like", "Once a trick is enough, so that every game ends. Something else you "
                     "may say.", "once_a_trick"),
                Told("Not in this trick", "Something else you may say; and the same again in the next trick.",
                     "once_a_trick", right=True),
            ),
            then=("You: say 1 yellow vowels",), shows="You say: 1 yellow vowel",
        ),
        Predict(
            "agree", "Before the game your group agrees: whoever leads plays a vowel if they can. Is that allowed?",
            at(**TWO_VOWELS),
            choices=(
                Told("Yes, it is a convention", "Agreed beforehand, and the same for all. Bots have some, too, and "
                     "their table names them.", "may_say", right=True),
                Told("No, that tells letters", "What is agreed before the game names no card of a hand: it is allowed.",
                     "may_say"),
            ),
            then=("Y:A",), shows="You play yellow A",
        ),
        Try(
            "three", "Before the first trick everybody passes three cards to the player on the left: you to Ben. "
            "Hard letters are hard for Ben, too. Choose any three and pass them.", at(**DEALT),
            good=(Told("pass *", "Exactly three, of any kind. When all had chosen, you got Dan's three. Now you know "
                       "three of Ben's cards, and Dan knows three of yours.", "passes_to", then=(BEN, CLEO, DAN),
                       shows="Dan passes you"),),
            refused=(("pass M:X M:J", "pass_many"),),
            hints=("Three cards, neither more nor less.", "Any three will do.",
                   "Press three cards, then Pass blue C, multicolored J and multicolored X."),
        ),
        Predict(
            "who", "You passed three cards to Ben. Who knows them?",
            at("pass B:C M:J M:X", BEN, CLEO, DAN, **DEALT),
            choices=(
                Told("All four of us", "Giver and receiver know them, the others do not.", "passes_to"),
                Told("Ben and I", "So remember them: you know where three cards are until they are played.",
                     "passes_to", right=True),
                Told("Only Ben", "You chose them, so you know them, too.", "passes_to"),
            ),
            then=("Y:A",), shows="You play yellow A",
        ),
        Try(
            "use", "Cleo led red S, Dan played red T. Ben plays last and says: 1 red. You passed red O to Ben. Red H "
            "or red I?", O_TO_BEN,
            good=(
                Told("R:H", "HOST: you knew Ben's only red card, without a word about it.", "passes_to", then=("R:O",),
                     shows="It makes HOST"),
                Told("M:J", "JOTS: you knew that the O would come. With the H it would have been HOST.", "passes_to",
                     then=("R:O",), shows="It makes JOTS"),
            ),
            costs=(
                Told("R:I", "S, T, I and the O make no word. You had passed that O to Ben.", "passes_to",
                     then=("R:O",), shows="It makes no word"),
                Told("M:*", "Ben had to follow with the O, and with that hard letter there was no word.", "passes_to",
                     then=("R:O",), shows="It makes no word"),
            ),
            hints=("What you passed lies where you passed it.", "S, T, O, and H or I.", "Press the red H, and again."),
        ),
    ),
)  # fmt: skip
