"""The lesson of Dead Letters: short piles first, each rule where it decides something."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .dead_letters_house import HOUSE
from .dead_letters_positions import open_to_challenge, short
from .dead_letters_questions import ten
from .steps import Count, Free, Lesson, Position, Predict, Section, Told, Try, Watch


def points(*moves: str, worth: Callable[[Any, Any], int]) -> Callable[[Any, Any], int]:
    """A number that is counted once these moves were made."""

    def count(rules: Any, state: Any) -> int:
        for move in moves:
            state = rules.step(state, rules.parse(move, state))
        return worth(rules, state)

    return count


def face_up(rules: Any, state: Any) -> int:
    return sum(rules.card_points(state, card) for card in state.up[0])


def score(rules: Any, state: Any) -> int:
    return int(rules.final_score(state, 0))


def in_hand(rules: Any, state: Any) -> int:
    return sum(rules.dead_points(state, card) for card in state.hands[0])


# --- 1: draw and lay ------------------------------------------------------------------------------------------------

GOLD = short("D G L T", pile="N C B M P S T D H K Y")

DRAW = Section(
    "draw", "1 · Draw, then lay a word",
    rules=("hand_size", "first_player", "draw", "vowels_face_down", "scoring"),
    know=Predict(
        "know", "You hold D, G and T, and the deck has no vowels. Which of these words can you lay?", short("D G T"),
        choices=(
            Told("DOG", "So it is: T lies face down and is the O.", "vowels_face_down", right=True),
            Told("GOOD", "Two Os need two cards face down, and beside D and G you have only the T.",
                 "vowels_face_down"),
            Told("None of them: I have no O", "Any card laid face down is a vowel. Here the T is the O of DOG.",
                 "vowels_face_down"),
        ),
        then=("score DOG with T",), shows="You lay DOG",
    ),
    steps=(
        Try(
            "dare", "You hold D, G and T. Draw as many cards as you dare: say how many, and look at them after. Cards "
            "make a word; whatever does not fit in will cost you.", short("D G T"),
            good=(
                Told("draw [12]", "Careful. The cards are in your hand, and your turn is over.", "draw",
                     shows="You draw"),
                Told("draw [3-9]", "There will be a word in these. They are in your hand, and your turn is over.",
                     "draw", shows="You draw"),
                Told("draw 1?", "Bold! All of them are in your hand now, and it is up to you to use them.", "draw",
                     shows="You draw"),
            ),
            costs=(Told("score *", "A word at once? You may, for a few points. But here draw first: more cards make "
                        "a longer word.", "draw"),),
            hints=("You draw at least one card, at most the whole pile.", "Twelve cards are left in the pile.",
                   "Press Draw, then 4: Draw four cards."),
        ),
        Try(
            "first", "Say you drew only the L. There is no A, E, I, O or U in the deck: a card laid face down is one, "
            "whichever you like. Lay DOG with a card face down as O. Or see if you can use all four.", GOLD,
            good=(Told("score ???? with *", "No card is left over. What lies face up scores its points; a card that "
                       "was a vowel comes back to your hand.", "scoring", shows="You lay"),),
            costs=(
                Told("score *", "A card is left over, and so it is dead: face down on your pile, where it counts "
                     "against you. Is there a word of four?", "scoring", shows="dead"),
                Told("draw *", "You may draw again. But there is a word of four in your hand already.", "draw"),
            ),
            hints=("A card face down is any vowel.", "D, G and L, with the T as a vowel.",
                   "Spell GOLD: Lay GOLD with T face down."),
        ),
        Predict(
            "back", "You hold B, S, T and Z, and you lay BEST with the Z face down as E. A Z is worth 10. Where does "
            "it go?", short("B S T Z"),
            choices=(
                Told("On my pile, for 10 points", "Only what lies face up scores: B, S and T, 5 points. The Z is in "
                     "your hand again.", "scoring"),
                Told("Back to my hand", "It was a vowel, and it can be one again, or a Z.", "scoring", right=True),
                Told("Away: it has been used", "Vowel cards are not used up: the Z is in your hand again.", "scoring"),
            ),
            then=("score BEST with Z",), shows="one card comes back",
        ),
        Try(
            "once", "You hold B, N, N, R and T. Is one card face down enough for all three As of BANANA? Try it. Then "
            "lay a word that uses all five.", short("B N N R T", pile="C M P S T D H K Y L"),
            good=(Told("score ????? with *", "Each vowel was a card of its own, and no card is left over.",
                       "vowels_face_down", shows="You lay"),),
            costs=(
                Told("score *", "That word left something over, and it is dead. There is a word that uses all "
                     "five: BURNT.", "scoring", shows="dead"),
                Told("draw *", "You may draw. But a word of five is in your hand.", "draw"),
            ),
            refused=(("score BANANA with R", "vowels_face_down"), ("score BANANA", "vowels_face_down")),
            hints=("One card is one vowel, once.", "B, R, N, T, and the other N as a U.",
                   "Spell BURNT: Lay BURNT with N face down."),
        ),
    ),
)  # fmt: skip

# --- 2: dead cards --------------------------------------------------------------------------------------------------

EMMA = Position({"hands": {"A": "B B C H J S X Y"}, "seed": 5})
BECAUSE = "score BECAUSE with B J X Y"
CAT = short("C D T Z", pile="N B M P S T D H K Y")

DEAD = Section(
    "dead", "2 · What is left over is dead",
    rules=("vowel_cards", "uses_enough", "dead_cards_open", "card_points", "dead_points"),
    know=Predict(
        "know", "You hold C, D, T and Z and lay CAT with the D as A. The Z is worth 10. What does this turn bring?",
        CAT,
        choices=(
            Told("4 points less 10", "So it is: the Z is left over, and dead.", "dead_points", right=True),
            Told("4 points, and I keep the Z", "What is left over cannot be kept: the Z is dead, less 10.", "scoring"),
            Told("4 points less 10 and less 2", "The D was a vowel, so it comes back. Only the Z is dead.", "scoring"),
        ),
        then=("score CAT with D",), shows="Z is dead",
    ),
    steps=(
        Predict(
            "which", "You hold C 3, D 2, T 1 and Z 10, and you lay CAT. Either the D or the Z lies face down as the A. "
            "The other one is left over. Which do you turn down?", CAT,
            choices=(
                Told("The D: a Z is too good to be hidden", "Then the Z would be left over, dead, less 10. "
                     "Look: turned down it has come back, and only the D is dead, less 2.", "vowel_cards"),
                Told("The Z", "It comes back, and the D is dead for only 2. The table turns down the dearest card by "
                     "itself; you may choose another.", "vowel_cards", right=True),
                Told("It does not matter", "One comes back, the other is dead: it should be the cheap one.",
                     "dead_points"),
            ),
            then=("score CAT with Z",), shows="D is dead",
        ),
        Count(
            "up", "You hold B, B, C, H, J, S, X and Y. You lay BECAUSE with B, J, X and Y face down. B and C are "
            "worth 3, S is worth 1. How many points lie face up?", EMMA,
            count=points(BECAUSE, worth=face_up), rule="card_points",
            near=(Told("10", "Only one B lies face up. The other one is a vowel."),
                  Told("3", "What the left-over card costs comes next. First add what lies face up.")),
            less="Add what lies face up: B, C and S.", more="Only B, C and S lie face up.",
            right="B 3, C 3 and S 1. The four vowel cards come back.",
        ),
        Predict(
            "keep", "H is left over, worth 4. What becomes of it when you lay BECAUSE?", EMMA,
            choices=(
                Told("I keep it for the next word", "Only vowel cards come back. All the rest of the hand is dead.",
                     "scoring"),
                Told("It is dead and costs me 4", "So this turn brings 7 less 4. The rule is there so that you do not "
                     "grab too much.", "dead_points", right=True),
                Told("It goes back under the pile", "No card ever goes back. It is dead, and it is yours.", "scoring"),
            ),
            then=(BECAUSE,), shows="H is dead",
        ),
        Predict(
            "must", "You hold D, G, L and T, and GOLD would use all four. May you lay DOG?", GOLD,
            choices=(
                Told("Yes, and the L is dead", "To use as many as you can is good advice, and nobody checks it. What "
                     "you leave over is dead: that is reason enough.", "uses_enough", right=True),
                Told("No, the longest word is a must", "It is advice only: DOG may be laid, and the L is dead.",
                     "uses_enough"),
            ),
            then=("score DOG with T",), shows="L is dead",
        ),
        Predict(
            "seen", "DOG with the T as O; the L is dead. What does Ben know of your cards now?", GOLD,
            choices=(
                Told("D and G, and that one card is dead", "Face up is open to all, face down to nobody but you: "
                     "neither which card is dead nor which was the vowel.", "dead_cards_open", right=True),
                Told("D, G, and the dead L", "Dead cards lie face down. Ben sees only how many there are.",
                     "dead_cards_open"),
                Told("All four cards", "The T was face down all the time, and so is the L now.", "dead_cards_open"),
            ),
            then=("score DOG with T",), shows="L is dead",
        ),
    ),
)  # fmt: skip

# --- 3: one thing a turn --------------------------------------------------------------------------------------------

FOUR_LEFT = short("V X", ben="L R", pile="L T G K")
RACE = Position({"hands": {"A": "D G T"}, "seed": 7}, options={"seats": 3})

TURN = Section(
    "turn", "3 · One thing a turn",
    rules=("one_word", "may_draw", "may_pass"),
    know=Predict(
        "know", "You have drawn, and now you see a word in your hand. When may you lay it?",
        short("D G T", "L R S", "L C B M P S T D H K Y R"),
        choices=(
            Told("In my next turn", "So it is: you draw or you lay a word.", "one_word", right=True),
            Told("At once", "To draw was your turn. Now it is Ben's.", "one_word"),
            Told("At once, if the word uses every card", "To draw was your turn, whatever you drew.", "one_word"),
        ),
        then=("draw 1", "draw 2"), shows="Ben draws two cards",
    ),
    steps=(
        Predict(
            "wait", "You drew one card, an L. With D, G and T you could lay GOLD. What is next?",
            short("D G T", "L R S", "L C B M P S T D H K Y R", "draw 1"),
            choices=(
                Told("I lay GOLD", "You have drawn, and a turn is one thing only. First Ben plays; then it was GOLD.",
                     "one_word"),
                Told("I wait: Ben plays first", "Draw, or lay one word, or pass: one of them. So the others may "
                     "empty the pile before you are ready.", "one_word", right=True),
            ),
            then=("draw 2", "score GOLD with T"), shows="You lay GOLD",
        ),
        Try(
            "pass", "You hold V and X, and four cards are left in the pile. You would rather wait: try to pass. Try to "
            "draw five. Then do something that is allowed.", FOUR_LEFT,
            good=(
                Told("draw *", "While a card is left, nobody may pass: so every turn takes the game nearer to its end.",
                     "may_pass", shows="You draw"),
                Told("score *", "Even two cards make a word. To pass you must wait until the pile is empty.",
                     "may_pass", shows="You lay"),
            ),
            refused=(("pass", "may_pass"), ("draw 5", "may_draw"), ("draw 0", "may_draw")),
            hints=("Draw or lay a word: nobody passes while a card is left.", "You may draw one to four.",
                   "Press Draw, then 2: Draw two cards."),
        ),
        Predict(
            "bare", "You paid for a challenge with your last card, so your hand is empty. Four cards are left in the "
            "pile. What may you do?", short("", "L R", "L T G K", down={"A": "V"}),
            choices=(
                Told("I am done and wait for the end", "The game goes on for you: you must draw at least one.",
                     "may_pass"),
                Told("I must draw", "As long as the pile has a card, an empty hand draws.", "may_pass", right=True),
                Told("I may pass", "Passing waits for the empty pile: you must draw at least one.", "may_pass"),
            ),
            then=("draw 1",), shows="You draw one card",
        ),
        Try(
            "race", "A whole deck: three players, 45 cards in the pile. Nobody limits you: how many do you draw?", RACE,
            good=(
                Told("draw [6-9]", "So your hand has nine to twelve: there everyday words bring most, some 16 points, "
                     "and few cards die.", "may_draw", shows="You draw"),
                Told("draw 1[0-5]", "With thirteen to eighteen cards: about 16 points in everyday words. If you know "
                     "rare words, you can hold more.", "may_draw", shows="You draw"),
            ),
            costs=(
                Told("draw [1-5]", "A small hand makes a small word, 6 to 13 points. Meanwhile the others have shared "
                     "the pile out between them.", "may_draw", then=("draw 14", "draw 14"),
                     shows="Cleo draws 14 cards"),
                Told("draw 1[6-9]", "With more than 18 cards a hand has no better words, only more dead cards. It is "
                     "no disaster yet.", "may_draw"),
                Told("draw [234]?", "Words do not grow with the hand. On average the best everyday word of 28 cards "
                     "brings 5 points, and that of all 48 costs 32.", "dead_points"),
                Told("score *", "A word of three at once? The others would take the pile. Draw.", "may_draw"),
            ),
            hints=("Words grow more slowly than hands.", "A good word has eight or nine letters; you hold three.",
                   "Press Draw, then 9: Draw 9 cards."),
        ),
    ),
)  # fmt: skip

# --- 4: which words -------------------------------------------------------------------------------------------------

WORDS = Section(
    "y", "4 · Y, Q, and odd words",
    rules=("own_letters", "may_keep_y", "shows_a_card", "word_length", "may_repeat"),
    know=Predict(
        "know", "You hold B, R, S and T. May you lay TRY, with the S face down as the Y?", short("B R S T"),
        choices=(
            Told("No", "So it is: a Y must be a Y card. But a card may be the U of RUST.", "own_letters", right=True),
            Told("Yes, it sounds like a vowel", "Y is in the deck, so it needs its own card, however it sounds.",
                 "own_letters"),
        ),
        then=("score RUST with B",), shows="You lay RUST",
    ),
    steps=(
        Try(
            "no-y", "You hold B, R, S and T. The Y of TRY sounds like a vowel. Try to lay it with the S face down as "
            "Y. Then lay a word of four.", short("B R S T", "L N D"),
            good=(Told("score ???? with *", "Face down you may have A, E, I, O and U. A Y has to be a Y card.",
                       "own_letters", shows="You lay"),),
            costs=(
                Told("score *", "No Y needed, and a card is dead. There are words of four: STAR, BEST, RUST.",
                     "scoring", shows="dead"),
                Told("draw *", "You may draw, and one Y is in there. But there are words of four without it.", "draw"),
            ),
            refused=(("score TRY with S", "own_letters"), ("score TRY", "own_letters")),
            hints=("A card face down is A, E, I, O or U, and nothing else.", "Your four cards and a vowel: RUST.",
                   "Spell RUST: Lay RUST with B face down."),
        ),
        Try(
            "as-e", "And the other way round? You hold a Y, with B, S and T. Lay a word of four in which the Y card "
            "lies face down, as E perhaps.", short("B S T Y", "L N D", "N C B M P S T D H K R"),
            good=(Told("score ???? with *Y*", "Any card may be any vowel, a Y too. It was an E, so it comes back.",
                       "vowel_cards", shows="You lay"),),
            costs=(
                Told("score *Y* with *", "There the Y was printed: it lies face up and scores 4. You may, but here "
                     "turn it down.", "may_keep_y", shows="You lay"),
                Told("score *", "Look for a word of four with the Y face down: BEST.", "vowel_cards",
                     shows="You lay"),
                Told("draw *", "You may draw. But here lay a word with the Y face down.", "draw"),
            ),
            hints=("Any card may lie face down as a vowel.", "B, S and T, and the Y as E.",
                   "Spell BEST: Lay BEST with Y face down."),
        ),
        Count(
            "hymn", "You hold H 4, M 3, N 1 and Y 4, and lay HYMN: no card lies face down. How many cards does your "
            "hand hold after it?", short("H M N Y", "L R S", "N C B M P S T D K"),
            count=points("score HYMN", worth=lambda rules, state: len(state.hands[0])), rule="may_keep_y",
            near=(Told("1", "The Y counts as printed, even where it sounds like a vowel: it scores and stays."),),
            less="Count again.", more="Only cards that lay face down come back.",
            right="None. A printed Y scores and stays, so all four lie face up: 12 points.",
        ),
        Count(
            "queue", "There is no Qu card: a U costs a card like every vowel. You hold J, K, Q, X and Z and lay QUEUE. "
            "How many cards lie face down?", short("J K Q X Z"),
            count=points("score QUEUE with J K X Z", worth=lambda rules, state: len(state.hands[0])),
            rule="vowels_face_down",
            near=(Told("2", "Each U and each E is a card of its own."),
                  Told("3", "The U after the Q is a card, too.")),
            right="Four, and all come back. Only the Q lies face up, for 10.",
        ),
        Try(
            "eau", "You hold J, Q and X. Could you lay EAU, three vowels, and keep the whole hand? Try it. Then lay "
            "another word.", short("J Q X"),
            good=(
                Told("score ??? with *", "At least one card of a word is printed and stays on your pile. Else one hand "
                     "could be laid for ever.", "shows_a_card", shows="You lay"),
                Told("score ?? with *", "Two letters are a word, too, if it is in the list. What is over is dead.",
                     "word_length", shows="dead"),
            ),
            costs=(Told("draw *", "You may draw. But these three do make a word.", "draw"),),
            refused=(("score EAU with J Q X", "shows_a_card"),),
            hints=("A word needs a card face up.", "Q with two vowels, or X with two.",
                   "Spell AXE: Lay AXE with J and Q face down."),
        ),
        Predict(
            "again", "Ben has scored DOG. May you lay DOG as well?", short(
                "D G T", "L R S", "N C B M P S T H K Y R", up={"B": "D G"}, words=(("B", "DOG"),)),
            choices=(
                Told("Yes", "A word may be laid again, by anybody.", "may_repeat", right=True),
                Told("No, it has been used", "It may be laid again, by anybody.", "may_repeat"),
            ),
            then=("score DOG with T",), shows="You lay DOG",
        ),
    ),
)  # fmt: skip

# --- 5: challenges --------------------------------------------------------------------------------------------------

BLORK: tuple[Any, ...] = ("B K L N R", "D R S", "C M P T D H Y")
CWM: tuple[Any, ...] = ("Q R T", "C M W", "N B P S D H K Y L")
SPEEK: tuple[Any, ...] = ("B R T", "G K L P S", "N M D H T C Y")

CHALLENGE = Section(
    "challenge", "5 · Who looks it up?",
    rules=("may_lay", "asked_in_turn", "may_challenge", "is_listed", "payment", "may_pass_instead"),
    know=Predict(
        "know", "Ben lays CWM. You do not believe it and challenge, but the list has it: a hollow in a mountain. What "
        "now?", open_to_challenge(*CWM, turn="B"),
        choices=(
            Told("I lay one of my cards dead, and Ben scores", "So it is, and you choose the card.", "payment",
                 right=True),
            Told("Ben scores, and that is all", "To be mistaken costs a card of your hand, dead.", "payment"),
            Told("I lose my next turn", "It costs no turn, but a card of your hand, dead.", "payment"),
        ),
        then=("score CWM", "challenge", "give R"), shows="You give R for it",
    ),
    steps=(
        Watch(
            "bluff", "So far the table has looked every word up. By the rules nobody does, unless somebody asks for "
            "it. See what happens to BLORK, which is no word at all.", open_to_challenge(*BLORK, cleo="G S T"),
            line=(
                ("score BLORK with N", "You lay BLORK, the N as its O. Before any card moves the others are asked."),
                ("accept", "Ben sits on your left, so Ben is asked first, and has accepted."),
                ("accept", "Cleo believed it, too. So it stands: nobody looked it up, and you have scored 10."),
            ),
        ),
        Predict(
            "caught", "Again BLORK. Ben accepts it, but Cleo challenges. It is not in the list. What do you do?",
            open_to_challenge(*BLORK, cleo="G S T"),
            choices=(
                Told("I take the cards back and lay another word", "The cards come back, but a turn has one word only: "
                     "you draw.", "one_word"),
                Told("I take the cards back and draw", "You lose the turn for a word, and all have seen your letters.",
                     "may_pass_instead", right=True),
                Told("I lose these cards", "They come back to your hand. But now you must draw.", "may_pass_instead"),
            ),
            then=("score BLORK with N", "accept", "challenge", "draw 2"), shows="BLORK is not in the list",
        ),
        Try(
            "lost", "BLORK was challenged, and its cards are back in your hand. Try BLINK instead, a true word. Try to "
            "pass. Then do what is left.",
            open_to_challenge(*BLORK, "score BLORK with N", "challenge"),
            good=(Told("draw *", "One word a turn, even if it failed. And you may not pass: with cards in the pile you "
                       "draw. Only with an empty pile you would have passed.", "may_pass_instead", shows="You draw"),),
            refused=(("score BLINK with R", "one_word"), ("pass", "may_pass_instead")),
            hints=("After a lost challenge no word may be laid in this turn.", "Seven cards are left to draw.",
                   "Press Draw, then 1: Draw one card."),
        ),
        Try(
            "rare", "Ben lays CWM, three cards face up and no vowel at all. Is there such a word? Accept it, or "
            "challenge it.", open_to_challenge(*CWM, "score CWM", turn="B"),
            good=(Told("accept", "It is in the list, a hollow in a mountain: a challenge would have cost you a card. "
                       "Nonsense would stand, too, when nobody challenges it.", "may_lay",
                       shows="Nobody challenges it"),),
            costs=(Told("challenge", "CWM is in the list. You gave a card, dead, and Ben scores all the same. Words "
                        "without vowels are allowed.", "payment", then=("give R",), shows="You give R for it"),),
            hints=("To challenge a word that is listed costs a card.", "C, W and M: some words have no vowel.",
                   "Press Accept."),
        ),
        Try(
            "misspelt", "Now Ben lays SPEEK for 9 points. Accept it, or challenge it.",
            open_to_challenge(*SPEEK, "score SPEEK with G L", turn="B"),
            good=(Told("challenge", "It is not in the list: Ben takes the cards back and has to draw. That costs you "
                       "nothing.", "is_listed", shows="SPEEK is not in the list"),),
            costs=(Told("accept", "Nobody asked, so nobody looked: SPEEK stands, and Ben has 9 points for a word that "
                        "is none.", "may_lay", shows="Nobody challenges it"),),
            hints=("A word that is not in the list falls, if somebody challenges it.", "SPEAK is spelt with an A.",
                   "Press Challenge (costs you a card if it is listed), then Play."),
        ),
        Try(
            "pay", "You challenged CWM, and it is in the list. Which card do you give? It is dead then.",
            open_to_challenge(*CWM, "score CWM", "challenge", turn="B"),
            good=(Told("give [RT]", "You pay what costs least. Nobody else sees which card it is; then CWM is scored.",
                       "payment", shows="for it, face down"),),
            costs=(Told("give Q", "The card is yours to choose, and a dead Q costs 10. R or T would cost 1.", "payment",
                        shows="You give Q"),),
            hints=("You choose the card, and it is dead.", "Q costs 10, R and T cost 1.",
                   "Press the T: Give a card."),
        ),
        Predict(
            "order", "Ben lays CWM. Cleo, on Ben's left, is asked first and challenges. You would have, too. CWM is "
            "listed. Who pays?", open_to_challenge(*CWM, cleo="G V Z", turn="B"),
            choices=(
                Told("Cleo alone", "The first who challenges is the only one; you are not even asked.",
                     "asked_in_turn", right=True),
                Told("Cleo and I", "One challenge a word: Cleo's came first, and you are not asked.", "asked_in_turn"),
                Told("Ben", "CWM is listed, so the challenger pays: Cleo alone.", "payment"),
            ),
            then=("score CWM", "challenge", "give V"), shows="Cleo gives a card",
        ),
        Predict(
            "bare", "You have paid with your last card: your hand is empty. Ben lays SPEEK. May you challenge it?",
            open_to_challenge("", *SPEEK[1:], turn="B", down={"A": "V"}),
            choices=(
                Told("No", "You could not pay, so you are not asked. With an empty hand you have to believe all.",
                     "may_challenge", right=True),
                Told("Yes: what could I lose?", "Who has no card to pay with is not asked.", "may_challenge"),
            ),
            then=("score SPEEK with G L",), shows="Ben's word counts",
        ),
    ),
)  # fmt: skip

# --- 6: the end -----------------------------------------------------------------------------------------------------

LAST_TWO = short("B J", "K", "", passes=1)
THREE_LEFT = short("K", "L R", "", "pass", "pass", "score ZA with T", cleo="T Z")
EQUAL: dict[str, Any] = {"up": {"A": "D D L R G", "B": "M M D"}, "down": {"A": "", "B": ""}}

END = Section(
    "end", "6 · The end",
    rules=("game_ends", "hands_count", "final_score", "more_face_up", "fewer_face_down"),
    know=Predict(
        "know", "The pile is empty, and all pass. You still hold a Z. What does it do?",
        short("Z", "L", "", passes=1, up={"A": "C"}, down={"B": "K"}),
        choices=(
            Told("It costs me 10", "So it is: what is left in the hand is dead.", "hands_count", right=True),
            Told("Nothing: I have not played it", "What is left in the hand is dead in the end: less 10.",
                 "hands_count"),
            Told("It counts 10 for me", "Only what lies face up counts for you. In the hand it is dead.",
                 "hands_count"),
        ),
        then=("pass",), shows="The game is over",
    ),
    steps=(
        Try(
            "last", "The pile is empty and Ben has passed. You hold B and J: 3 and 8. If you pass, too, the game is "
            "over, and your hand is dead. Do better.", LAST_TWO,
            good=(Told("score JO with B", "The J is safe. The B came back, and in the end it costs 3: then a card that "
                       "comes back is a burden.", "hands_count", then=("pass", "pass"),
                       shows="The game is over"),),
            costs=(
                Told("pass", "Both cards were dead: less 11.", "hands_count", shows="The game is over"),
                Told("score *", "That word scores the B, and the J came back: dead at the end, less 8. Is there a word "
                     "with the J?", "hands_count", then=("pass", "pass"), shows="The game is over"),
            ),
            hints=("What is left in the hand is dead in the end.", "J and a vowel: JO, a sweetheart.",
                   "Spell JO: Lay JO with B face down."),
        ),
        Count(
            "burden", "You laid BECAUSE, took B 3, J 8, X 8 and Y 4 back, and never scored again. How much do these "
            "four cards cost in the end?", short("B J X Y", "L", "", passes=1, up={"A": "B C S"}, down={"A": "H"}),
            count=in_hand, rule="hands_count",
            near=(Told("0", "Vowel cards come back, and what is in the hand at the end is dead."),
                  Told("27", "The H is dead already; count these four alone.")),
            less="Add all four.", more="Add these four alone.",
            right="23. With 7 face up and 4 dead that makes −20: a score may lie below 0.",
        ),
        Predict(
            "row", "Three players, the pile is empty. You passed, Ben passed, then Cleo laid ZA. Now you pass again. "
            "Is that the end?", THREE_LEFT,
            choices=(
                Told("Yes, all three have had their last word", "All must pass one after the other; with ZA the count "
                     "began anew.", "game_ends"),
                Told("No, the count began anew", "Three passes in a row are needed, and this is the first after ZA.",
                     "game_ends", right=True),
            ),
            then=("pass",), shows="That is 1 of 3 in a row",
        ),
        Predict(
            "dry", "Cleo draws the last card of the pile. How does the game go on?",
            short("K", "L R", "D", cleo="T Z", turn="C"),
            choices=(
                Told("It is over", "An empty pile does not end it: you were to play.", "game_ends"),
                Told("Everybody has one more turn", "There is no last round: as many turns as words are found.",
                     "game_ends"),
                Told("Until all have passed in a row", "Words go on; and from now on you may pass, even if you could "
                     "lay a word.", "game_ends", right=True),
            ),
            then=("draw 1", "pass"), shows="That is 1 of 3 in a row",
        ),
        Count(
            "sum", "In the end: face up you have B 3, C 3 and Z 10, dead H 4, and a T 1 is in your hand. All pass. "
            "What is your score?", short("T", "L", "", passes=1, up={"A": "B C Z"}, down={"A": "H"}),
            count=points("pass", worth=score), rule="final_score",
            near=(Told("16", "Take away what is dead, the hand as well."),
                  Told("12", "The T in the hand is dead, too.")),
            less="Face up less dead, and the hand is dead.", more="Take away what is dead, the hand as well.",
            right="16 less 4 less 1.",
        ),
        Predict(
            "tie", "You and Ben both have 8 points: you with D, D, G, L and R face up, Ben with M, M and D. Nothing "
            "is dead. Who wins?", short("", "", "", passes=1, **EQUAL),
            choices=(
                Told("Ben: fewer cards for as many points", "Of equal scores the one with more cards face up wins: "
                     "you, with five.", "more_face_up"),
                Told("I do, with more cards face up", "Five to three: of equal scores, more cards face up win.",
                     "more_face_up", right=True),
                Told("Both", "First the cards face up are counted: five to three.", "more_face_up"),
            ),
            then=("pass",), shows="The game is over",
        ),
        Predict(
            "tie-again", "Once more 5 points each, and three cards face up each. You have two dead cards, L and R; Ben "
            "has one, a D. Who wins?",
            short("", "", "", passes=1, up={"A": "M P T", "B": "M P S"}, down={"A": "L R", "B": "D"}),
            choices=(
                Told("Ben, with fewer dead cards", "The last thing that is asked. If even that is equal, both win.",
                     "fewer_face_down", right=True),
                Told("I do", "Ben has fewer dead cards, and that is what is asked last.", "fewer_face_down"),
                Told("Both", "First the dead cards are counted, payments and hands among them: Ben has fewer.",
                     "fewer_face_down"),
            ),
            then=("pass",), shows="The game is over",
        ),
    ),
)  # fmt: skip

# --- 7: other ways --------------------------------------------------------------------------------------------------

ANY_TIME = short("V X", "L R", "L T G K", options={"passing": "any_time"})

VARIANTS = Section(
    "variants", "7 · Other ways to play, and a whole game",
    rules=("stalemate",),
    know=Predict(
        "know", "You agree that one may pass at any time. Nobody wants to draw: you pass, Ben passes, and so on. When "
        "does it end?", ANY_TIME,
        choices=(
            Told("After two rounds in which no card moved", "So it is, with cards left in the pile.", "stalemate",
                 right=True),
            Told("After one round of passes", "That would be enough with an empty pile only.", "game_ends"),
            Told("Never, until somebody draws", "After two full rounds without a card moved it is over.", "stalemate"),
        ),
        then=("pass", "pass", "pass", "pass"), shows="The game is over",
    ),
    steps=(
        Count(
            "y-back", "A variant: whoever lays a word may say that its printed Y is a vowel. You lay HYMN, H 4, M 3, "
            "N 1, and take the Y back. How many points is that?",
            short("H M N Y", "L R S", "N C B M P S T D K", options={"y_returns": "player_says"}),
            count=points("score HYMN keeping Y", worth=face_up), rule="may_keep_y",
            near=(Told("12", "The Y has come back, so it does not score."),),
            less="Add H, M and N.", more="Only H, M and N lie face up.", right="8, and the Y is in your hand again.",
        ),
        Try(
            "must", "Another one: a word must be as long as your hand allows. You hold D, G, L and T. Try DOG. Then "
            "lay what is allowed.", short("D G L T", pile="N C B M P S", options={"max_use": "enforced"}),
            good=(Told("score ???? with *", "Only words of four were allowed here. This needs a table that looks up "
                       "every word.", "uses_enough", shows="You lay"),),
            costs=(Told("draw *", "You may still draw. But here lay a word.", "draw"),),
            refused=(("score DOG with T", "uses_enough"),),
            hints=("As long as the longest word of your hand.", "All four cards.",
                   "Spell GOLD: Lay GOLD with T face down."),
        ),
        Predict(
            "still", "And if one may pass at any time? Four cards are left; you pass, Ben passes, and both once more. "
            "What happens?", ANY_TIME,
            choices=(
                Told("The game is over", "Two full rounds in which no card moved end it.", "stalemate", right=True),
                Told("It goes on", "No card has moved for two full rounds: it is over.", "stalemate"),
            ),
            then=("pass", "pass", "pass", "pass"), shows="The game is over",
        ),
        Free(
            "game", "A whole game with three, fifteen minutes: 54 cards, three to begin with, any word may be laid and "
            "challenged. Who last posted a letter begins; here chance chooses.",
            Position(options={"seats": 3, "challenge": "manual"}, seed=41),
        ),
    ),
)  # fmt: skip

LESSON = Lesson(
    "dead-letters", "Dead Letters",
    (DRAW, DEAD, TURN, WORDS, CHALLENGE, END, VARIANTS, HOUSE, Section("questions", "Ten questions", fresh=ten)),
    {"seats": 2, "challenge": "auto_reject"},
)  # fmt: skip
