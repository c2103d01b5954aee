"""Every decided case of Dead Letters, one test for each, by its number; options are tried in both values."""

from collections import Counter

import pytest

import lettergames as lg
from lettergames.core.chance import shuffled
from lettergames.core.decks import cards_of
from lettergames.core.errors import NotationError, OptionError, PositionError
from lettergames.games.dead_letters.decks import SHIPPED, shipped
from lettergames.words import Lexicon, all_with_vowels
from tests.games.dead_letters import accepted, after, gained, passed, refused, three, two

EXAMPLE = "B B C H J S X Y"


def test_case_01_the_decks_and_their_points() -> None:
    rows = {letter: (count, points) for letter, count, points in shipped("scrabble54")}
    assert rows["R"] == (6, 1)
    assert rows["Q"] == (1, 10)
    assert rows["D"] == (4, 2)
    assert sum(count * points for count, points in rows.values()) == 143
    for name in SHIPPED:
        deck = cards_of(shipped(name))
        assert len(deck) == 54
        assert not set(deck) & set("AEIOU")
        assert "Y" in deck
        assert not Counter(EXAMPLE.split()) - Counter(deck)
    assert Counter(cards_of(shipped("wordlist54")))["S"] == 8
    assert three(values="compressed").points["Z"] == three(deck="compressed54").points["Z"] == 5


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_case_02_players(seats) -> None:
    rules = lg.DeadLetters(seats=seats)
    state = rules.deal(seed=1)
    assert len(state.pile) == {2: 48, 3: 45, 4: 42, 5: 39, 6: 36}[seats]
    assert [len(hand) for hand in state.hands] == [3] * seats
    assert sorted((*state.pile, *(card for hand in state.hands for card in hand))) == sorted(cards_of(rules.letters))


@pytest.mark.parametrize("seats", [0, 1, 7, "3", None, True])
def test_case_02_other_numbers_of_players(seats) -> None:
    with pytest.raises(OptionError, match="seats"):
        lg.DeadLetters(seats=seats)


def test_case_03_the_first_player_by_chance_or_chosen() -> None:
    def first_player(rules, state):
        """Ben begins."""
        return 1

    assert {three().deal(seed).to_act for seed in range(40)} == {0, 1, 2}
    assert {three().with_rule(first_player).deal(seed).to_act for seed in range(40)} == {1}


def test_case_04_the_example_has_a_fourth_vowel_card() -> None:
    rules = two()
    state = rules.position(hands={"A": EXAMPLE})
    assert refused(rules, state, "score BECAUSE with X J Y") == "vowels_face_down"
    end = accepted(rules, state, "score BECAUSE with X J Y B")
    assert len(end.hands[0]) == 4


def test_case_05_drawing() -> None:
    rules = two()
    state = rules.deal(seed=3)
    assert sum(str(move).startswith("draw") for move in rules.legal_moves(state)) == 48
    drawn = rules.step(state, "draw 5")
    assert sorted(drawn.hands[state.to_act]) == sorted((*state.hands[state.to_act], *state.pile[:5]))
    assert drawn.pile == state.pile[5:]
    assert drawn.to_act == 1 - state.to_act
    assert refused(rules, state, "draw 0") == "may_draw"


def test_case_06_one_thing_a_turn() -> None:
    rules = two()
    state = rules.position(hands={"A": "B Z T N"}, pile=9)
    for move in ("draw 3", "score BE with Z"):
        assert accepted(rules, state, move).to_act == 1


def test_case_07_as_many_letters_as_they_can_is_advice() -> None:
    rules = two()
    longest = [word for word in all_with_vowels(Lexicon.default(), EXAMPLE.split()).words if len(word) == 8]
    assert len(longest) == 10
    assert "ICEBOXES" in longest
    assert rules.verdict(rules.position(hands={"A": EXAMPLE}), "score BECAUSE")


def test_case_07_enforced() -> None:
    rules = two(max_use="enforced", challenge="auto_reject")
    state = rules.position(hands={"A": EXAMPLE})
    assert refused(rules, state, "score BECAUSE") == "uses_enough"
    assert rules.verdict(state, "score ICEBOXES")
    assert {len(move.word) for move in rules.legal_moves(state) if move.kind == "score"} == {8}
    with pytest.raises(OptionError, match="auto_reject"):
        two(max_use="enforced")


def test_case_08_any_card_is_one_vowel_once() -> None:
    rules = two()
    state = rules.position(hands={"A": "B N N Y T"})
    assert refused(rules, state, "score BANANA with Y T") == "vowels_face_down"
    assert refused(rules, state, "score BANANA with T T Y") == "vowels_face_down"
    needed = rules.position(hands={"A": "T T N"})
    for card in "TN":
        assert rules.verdict(needed, f"score TO with {card}")


def test_case_09_y_is_printed() -> None:
    rules = two()
    state = rules.position(hands={"A": "T R Y Y"})
    assert refused(rules, state, "score TRY keeping Y") == "may_keep_y"
    end = accepted(rules, state, "score TRY")
    assert "Y" in end.up[0]
    assert rules.verdict(rules.position(hands={"A": "B Y"}), "score BE with Y")


def test_case_09_a_player_may_say_that_y_is_a_vowel() -> None:
    rules = two(y_returns="player_says")
    state = rules.position(hands={"A": "T R Y B"}, down={"A": ""})
    end = accepted(rules, state, "score TRY keeping Y")
    assert end.hands[0] == ("Y",)
    assert end.up[0] == ("T", "R")
    assert end.down[0] == ("B",)
    assert rules.verdict(state, "score TRY")
    with pytest.raises(NotationError, match="expected"):
        rules.parse("score TRY keeping Y Y", state)
    alone = rules.position(hands={"A": "Y B"})
    assert refused(rules, alone, "score YE with B keeping Y") == "shows_a_card"


def test_case_10_the_player_says_which_cards_are_vowels() -> None:
    rules = two()
    state = rules.position(hands={"A": "C T D Z"}, down={"A": ""})
    assert gained(rules, accepted(rules, state, "score CAT with Z"), 0)[1] == 2
    assert gained(rules, accepted(rules, state, "score CAT with D"), 0)[1] == 10
    assert [str(move) for move in rules.legal_moves(state) if getattr(move, "word", "") == "CAT"] == [
        "score CAT with Z"
    ]


@pytest.mark.parametrize("word", ["AA", "AE", "AI", "EAU", "OE"])
def test_case_11_words_of_vowels_alone(word) -> None:
    cards = " ".join("QXJ"[: len(word)])
    rules = two()
    state = rules.position(hands={"A": "J Q X"})
    assert refused(rules, state, f"score {word} with {cards}") == "shows_a_card"
    assert word not in [getattr(move, "word", "") for move in rules.legal_moves(state)]
    other = two(min_printed=0)
    assert other.verdict(state, f"score {word} with {cards}")
    assert word in [getattr(move, "word", "") for move in other.legal_moves(state)]


def test_case_11_a_word_that_moves_no_card_counts_as_passed() -> None:
    rules = two(min_printed=0)
    state = rules.position(hands={"A": "J Q X", "B": ""}, pile="")
    once = rules.step(state, "score EAU with J Q X")  # Ben has no card and cannot challenge
    assert once.passes == 1
    over = rules.step(once, "pass")
    assert over.phase == "over"
    with_leftover = rules.step(rules.position(hands={"A": "J Q X", "B": ""}, pile=""), "score AA with J Q")
    assert with_leftover.passes == 0


def test_case_11_two_rounds_in_which_no_card_moves_end_the_game() -> None:
    rules = two(min_printed=0)
    state = rules.position(hands={"A": "J Q X", "B": "Z V K"}, pile=5)
    for _ in range(2):
        for _ in range(2):
            assert state.phase == "turn"
            state = accepted(rules, state, "score EAU")
    assert state.phase == "over"


def test_case_12_length_and_repeats() -> None:
    rules = two()
    assert rules.verdict(rules.position(hands={"A": "B Z"}), "score BE")
    assert refused(rules, rules.position(hands={"A": "B Z"}), "score B") == "word_length"
    longer = two(min_word=3)
    assert refused(longer, rules.position(hands={"A": "B Z"}), "score BE") == "word_length"
    again = {"hands": {"A": "B Z"}, "words": [("B", "BE")]}
    assert rules.verdict(rules.position(**again), "score BE")


def test_case_13_the_word_list() -> None:
    rules = two()
    state = rules.deal(1)
    for word in ("BECAUSE", "CHILDREN", "QI", "CWM", "NTH", "SYZYGY"):
        assert rules.is_listed(state, word)
    for word in ("LONDON", "NASA", "HTML", "ETC"):
        assert not rules.is_listed(state, word)
    own = two(word_list=Lexicon.from_words(["ZAX", "BE"]))
    assert own.is_listed(state, "ZAX")
    assert not own.is_listed(state, "CAT")
    assert two(word_list=("ZAX", "BE")).lexicon == own.lexicon
    assert "everyday" not in str(two().rulebook())


def test_case_14_challenges_are_manual() -> None:
    rules = three()
    state = rules.position(hands={"A": "X Z T", "B": "P", "C": "Q"}, pile=5)
    end = accepted(rules, state, "score ZUX with T")  # nobody challenges an unlisted word: it stands
    assert sorted(end.up[0]) == ["X", "Z"]
    asked = rules.step(state, "score ZUX with T")
    lost = rules.step(asked, "challenge")
    assert lost.hands == state.hands
    assert not rules.verdict(lost, "challenge", 2)  # one challenge a word


def test_case_14_auto_reject() -> None:
    rules = three(challenge="auto_reject")
    state = rules.position(hands={"A": "X Z T B", "B": "P", "C": "Q"}, pile=5)
    assert refused(rules, state, "score ZUX with T") == "may_lay"
    end = rules.step(state, "score BE")
    assert end.phase == "turn"
    assert end.to_act == 1


def test_case_15_after_a_lost_challenge_no_second_word() -> None:
    rules = two()
    lost = after(rules, rules.position(hands={"A": "X Z T B"}, pile=5), "score ZUX with T", "challenge")
    assert refused(rules, lost, "score BE") == "one_word"
    assert refused(rules, lost, "pass") == "may_pass_instead"
    assert rules.step(lost, "draw 2").to_act == 1


def test_case_15_draw_or_pass_has_an_end() -> None:
    rules = two(after_lost_challenge="draw_or_pass")
    state = rules.position(hands={"A": "X Z T", "B": "V K L"}, pile=5)
    for word in ("score ZUX", "score VUK", "score ZUX", "score VUK"):
        assert state.phase == "turn"
        state = after(rules, state, word, "challenge", "pass")
    assert state.phase == "over"


def test_case_16_the_challenger_gives_a_card_of_his_choice() -> None:
    rules = three()
    state = rules.position(hands={"A": "B Z", "B": "P Q"}, down={"B": ""}, pile=5)
    paying = after(rules, state, "score BE with Z", "challenge")
    assert paying.to_act == 1
    assert [str(move) for move in rules.legal_moves(paying)] == ["give P", "give Q"]
    end = rules.step(paying, "give Q")
    assert end.down[1] == ("Q",)
    assert end.to_act == 1  # the turn order is what it was


def test_case_17_an_empty_hand_may_not_challenge() -> None:
    rules = three()
    state = rules.position(hands={"A": "B Z", "B": "", "C": "Q"}, pile=5)
    assert rules.step(state, "score BE with Z").to_act == 2
    nobody = rules.position(hands={"A": "B Z", "B": "", "C": ""}, pile=5)
    assert rules.step(nobody, "score BE with Z").phase == "turn"


def test_case_18_passing() -> None:
    state = {"hands": {"A": "Q"}, "pile": 3}
    rules = three()
    assert refused(rules, rules.position(**state), "pass") == "may_pass"
    assert rules.verdict(rules.position(hands={"A": "Q"}, pile=""), "pass")
    free = three(passing="any_time")
    assert free.verdict(rules.position(**state), "pass")
    now = free.position(**state)
    for _ in range(6):
        assert now.phase == "turn"
        now = free.step(now, "pass")
    assert now.phase == "over"


def test_case_19_the_end() -> None:
    rules = three()
    state = rules.position(hands={"A": "B Z", "B": "T", "C": "N"}, pile="")
    state = after(rules, state, "score BE with Z", "accept", "accept", "pass", "pass")
    assert state.phase == "turn"
    assert rules.step(state, "pass").phase == "over"


def test_case_19_a_pass_after_a_lost_challenge_counts() -> None:
    rules = two()
    state = rules.position(hands={"A": "X Z T", "B": "P"}, pile="", turn="A")
    state = after(rules, state, "score ZUX with T", "challenge", "pass")
    assert state.passes == 1
    assert rules.step(state, "pass").phase == "over"


def test_case_20_hands_are_dead_at_the_end() -> None:
    rules = two()
    end = passed(rules, rules.position(hands={"A": "Q Z", "B": "T"}, down={"A": "B"}, pile=""))
    assert end.hands == ((), ())
    assert end.down[0] == ("B", "Q", "Z")
    assert rules.result(end).scores[0] == -23


def test_case_21_ties() -> None:
    rules = two()

    def ended(up_a, up_b, hand_a="", hand_b=""):
        pieces = {"up": {"A": up_a, "B": up_b}, "hands": {"A": hand_a, "B": hand_b}}
        rest = Counter(cards_of(rules.letters)) - Counter(f"{up_a} {up_b} {hand_a} {hand_b}".split())

        def final_score(rules, state, seat):
            """Only the cards named in this test count."""
            gained = sum(rules.card_points(state, card) for card in state.up[seat])
            return gained - sum(rules.card_points(state, card) for card in pieces["hands"]["AB"[seat]].split())

        half = sorted(rest.elements())
        down = {"A": half[: len(half) // 2], "B": half[len(half) // 2 :]}
        housed = rules.with_rule(final_score)
        return housed.result(passed(housed, housed.position(pile="", down=down, **pieces)))

    more = ended("B", "R S T")
    assert more.scores == (3, 3)
    assert more.winners == (1,)
    assert more.why == "{B} wins with 3 points and more cards face up"
    fewer = ended("Q", "Z", hand_a="D", hand_b="N R")  # 8 : 8, one card face up each
    assert fewer.scores == (8, 8)
    assert fewer.winners == (0,)
    shared = ended("B", "C")
    assert shared.winners == (0, 1)
    assert shared.why == "{A} and {B} win with 3 points and equal piles"


def test_case_22_what_is_hidden() -> None:
    for dead_cards in ("hidden", "open"):
        rules = two(dead_cards=dead_cards)
        end = accepted(rules, rules.position(hands={"A": EXAMPLE}, down={"A": "", "B": ""}, pile=43), "score BECAUSE")
        view = rules.view(end, 1)
        assert view["held"] == [4, 3]
        assert view["up"][0] == ["B", "C", "S"]
        assert view["dead"] == [1, 0]
        assert view["dead_cards"][0] == (["B"] if dead_cards == "open" else None)
        scores = next(item for event in view["events"] for item in event[3] if item[0] == "scores")
        assert scores[5] == [None] * 4  # which cards were vowels
    assert rules.view(end, 0)["dead_cards"][0] == ["B"]


def test_case_23_vowel_cards_go_back_to_the_hand() -> None:
    rules = two()
    end = accepted(rules, rules.position(hands={"A": "B Z"}), "score BE with Z")
    assert end.hands[0] == ("Z",)


def test_case_24_the_others_are_asked_in_turn_unseen() -> None:
    rules = lg.DeadLetters(seats=4)
    state = rules.step(rules.position(hands={"B": "B Z"}, turn="B", pile=9), "score BE with Z")
    asked = []
    while state.phase == "answer":
        asked.append(state.to_act)
        state = rules.step(state, "accept")
    assert asked == [2, 3, 0]
    start = rules.step(rules.position(hands={"B": "B Z"}, turn="B", pile=9), "score BE with Z")
    once = rules.step(start, "accept")
    assert rules.view(once, 3)["events"][-1][2:] == [None, []]
    assert rules.view(once, 2)["events"][-1][2] == "accept"
    assert rules.step(once, "challenge").phase == "payment"  # Ada is not asked any more


def test_case_24_the_first_to_call_is_the_challenger() -> None:
    rules = lg.DeadLetters(seats=4, challenge_order="first_to_call")
    hands = {"A": "G K", "B": "B Z", "D": "P Q"}
    asking = rules.step(rules.position(hands=hands, turn="B", pile=9), "score BE with Z")
    assert asking.to_act == 2
    assert [len(rules.interrupts(asking, seat)) for seat in range(4)] == [1, 0, 0, 1]
    assert not rules.verdict(asking, "accept", 3)
    called = rules.step(asking, "challenge", 3)
    assert (called.phase, called.to_act) == ("payment", 3)
    assert rules.step(called, "give P").hands[3] == ("Q",)
    accepted = rules.step(asking, "accept")
    assert rules.interrupts(accepted, 2) == ()
    game = lg.Game(rules, position=asking)
    game.play("challenge", seat=0)
    game.play("give K")
    assert lg.Game.from_record(game.record()).state == game.state
    strict = lg.DeadLetters(seats=4)
    assert not strict.verdict(
        strict.step(strict.position(hands=hands, turn="B", pile=9), "score BE with Z"), "challenge", 3
    )


def test_case_25_accepting_is_silent() -> None:
    rules = two()
    state = rules.step(rules.position(hands={"A": "B Z"}, pile=9), "score BE with Z")
    assert rules.events(rules.step(state, "accept"))[-1].as_seen(0)[2] is None


@pytest.mark.parametrize(
    ("hand", "word", "rule"),
    [
        ("B Z", "score BED with Z", "own_letters"),
        ("B", "score BE with B", "vowels_face_down"),
        ("B Z", "score B", "word_length"),
        ("B Z", "score AE with B Z", "shows_a_card"),
    ],
)
def test_case_26_what_cannot_be_bluffed(hand, word, rule) -> None:
    rules = two()
    assert refused(rules, rules.position(hands={"A": hand}), word) == rule


@pytest.mark.parametrize("text", ["score", "score BÉ", "score B-E", "score 12", "score BE with 3", "score BE with A"])
def test_case_26_what_is_no_word(text) -> None:
    rules = two()
    with pytest.raises(NotationError, match="expected"):
        rules.parse(text, rules.deal(1))


def test_case_27_an_unchallenged_word_shows_nothing_of_its_listing() -> None:
    rules = two()
    hands = {"A": "X Z T B"}

    def shown(word):
        end = accepted(rules, rules.position(hands=hands, pile=9), word)
        return [[item[0] for item in event[3]] for event in rules.view(end, 1)["events"]]

    assert shown("score ZUX with T") == shown("score BET with Z")


def test_case_28_bluffs_are_allowed_and_not_listed() -> None:
    rules = two()
    state = rules.position(hands={"A": "X Z T"})
    moves = rules.legal_moves(state)
    assert "score ZUX with T" in moves
    assert "ZUX" not in [getattr(move, "word", "") for move in moves]
    assert all(rules.is_listed(state, move.word) for move in moves if move.kind == "score")


def test_case_29_letters_shown_in_a_lost_challenge_stay_known() -> None:
    rules = two()
    state = rules.position(hands={"A": "X Z T B N", "B": "P L"}, pile=9)
    lost = after(rules, state, "score ZUX with T", "challenge", "draw 1")
    assert rules.view(lost, 1)["known"] == [["X", "Z"], None]
    gone = accepted(rules, rules.step(lost, "draw 1"), "score ZAX with T")
    assert rules.view(gone, 1)["known"] == [[], None]


def test_case_30_which_card_lies_face_down_is_not_seen() -> None:
    rules = two()
    state = rules.position(hands={"A": "C T D Z"}, pile=9)
    one, two_ = (rules.step(state, f"score CAT with {card}") for card in "ZD")
    assert rules.view(one, 1) == rules.view(two_, 1)
    assert rules.view(one, 1)["laid"]["vowels"] == 1
    assert rules.view(one, 0)["laid"]["vowels"] == ["Z"]


def test_case_31_paying_the_last_card() -> None:
    rules = two()
    state = rules.position(hands={"A": "B Z", "B": "P"}, pile=9)
    end = after(rules, state, "score BE with Z", "challenge", "give P")
    assert end.hands[1] == ()
    _, _, move, shown = rules.view(end, 0)["events"][-1]
    assert move == "give ?"
    assert shown[0] == ["gives", 1, None, False]
    assert [item[0] for item in shown] == ["gives", "scores"]


def test_case_32_one_number_is_one_draw() -> None:
    rules = two()
    state = rules.deal(4)
    assert rules.events(rules.step(state, "draw 7"))[-1].move == "draw 7"


def test_case_33_an_empty_hand_draws() -> None:
    rules = two()
    state = rules.position(hands={"A": ""}, pile=3)
    assert [str(move) for move in rules.legal_moves(state)] == ["draw 1", "draw 2", "draw 3"]
    assert two(passing="any_time").verdict(state, "pass")


def test_case_34_nobody_has_a_card() -> None:
    rules = two()
    end = passed(rules, rules.position(hands={"A": "", "B": ""}, pile=""))
    assert end.phase == "over"


def test_case_35_no_last_turn_for_who_emptied_the_pile() -> None:
    rules = two()
    state = after(rules, rules.position(hands={"A": "B Z", "B": "N T"}, pile=1), "draw 1", "pass")
    assert state.to_act == 0
    state = accepted(rules, state, "score BE with Z")
    assert state.phase == "turn"


def test_case_36_passes_before_the_pile_was_empty() -> None:
    rules = two(passing="any_time")
    state = after(rules, rules.position(hands={"A": "B Z", "B": "N T"}, pile=1), "pass", "pass", "draw 1")
    assert state.passes == 0
    assert state.phase == "turn"


def test_case_37_ones_own_dead_cards() -> None:
    rules = two()
    state = rules.position(hands={"A": "B Z", "B": "P Q"}, down={"A": "T", "B": "N"})
    end = after(rules, state, "score BE with Z", "challenge", "give P")
    assert rules.view(end, 1)["dead_cards"] == [None, ["N", "P"]]
    assert rules.view(end, 0)["dead_cards"] == [["T"], None]
    assert rules.view(end, 0)["dead"] == [1, 2]


def test_case_38_the_net_is_shown_at_the_end() -> None:
    rules = two()
    state = rules.position(hands={"A": "B Z", "B": "P Q"}, pile="")
    assert rules.view(state, 0)["outcome"] is None
    end = passed(rules, state)
    assert rules.view(end, 1)["dead_cards"] == [list(cards) for cards in end.down]
    assert rules.view(end, 1)["outcome"]["scores"] == list(rules.result(end).scores)


@pytest.mark.parametrize(("hand", "word"), [("C W M", "CWM"), ("N T H", "NTH"), ("H Y M N", "HYMN")])
def test_case_39_words_without_vowels(hand, word) -> None:
    rules = two()
    state = rules.position(hands={"A": hand})
    assert f"score {word}" in [str(move) for move in rules.legal_moves(state)]


def test_case_40_q_stands_alone() -> None:
    rules = two()
    state = rules.position(hands={"A": "Q T Z"})
    assert refused(rules, state, "score QUIT with Z") == "vowels_face_down"
    assert rules.verdict(rules.position(hands={"A": "Q T Z B"}), "score QUIT with Z B")
    with pytest.raises(PositionError):
        rules.position(hands={"A": "Qu T"})


def test_case_41_no_repeats() -> None:
    rules = two(allow_repeats=False)
    state = rules.position(hands={"A": "B Z"}, words=[("B", "BE")])
    assert refused(rules, state, "score BE") == "may_repeat"
    assert "BE" not in [getattr(move, "word", "") for move in rules.legal_moves(state)]


def test_case_42_an_empty_hand_may_challenge() -> None:
    rules = two(empty_hand_challenge=True)
    state = rules.step(rules.position(hands={"A": "B Z", "B": ""}, down={"B": ""}, pile=5), "score BE with Z")
    assert state.to_act == 1
    end = rules.step(state, "challenge")
    assert end.phase == "turn"
    assert end.down[1] == ()
    assert end.up[0] == ("B",)


def test_case_43_tries_are_free() -> None:
    rules = two(challenge="auto_reject")
    state = rules.position(hands={"A": "X Z T B"}, pile=5)
    assert not rules.verdict(state, "score ZUX with T")
    assert rules.verdict(state, "score BET with Z")


def test_case_44_equal_cards() -> None:
    rules = two()
    state = rules.position(hands={"A": "B B T"})
    listed = [move.word for move in rules.legal_moves(state) if move.kind == "score"]
    assert len(listed) == len(set(listed))
    drawn = rules.position(hands={"A": EXAMPLE})
    assert rules.parse("score BECAUSE with X J Y B", drawn) == rules.parse("score BECAUSE with B Y J X", drawn)


def test_case_45_all_may_be_negative() -> None:
    rules = two()
    result = rules.result(passed(rules, rules.position(hands={"A": "Q", "B": "Z X"}, down={"A": ""}, pile="")))
    assert max(result.scores) < 0
    assert result.winners == (0,)


@pytest.mark.parametrize(
    ("deck", "match"),
    [
        ((("A", 20, 1), ("B", 20, 1)), "no card"),
        ((("Qu", 20, 1), ("B", 20, 1)), "no card"),
        ((("B", 5, 3), ("C", 4, 3)), "at least 10"),
        ((("B", 20), ("C", 20, 3)), "points"),
        ((("B", 20, 3), ("B", 20, 3)), "two rows"),
        ((("B", 20, 2.5),), "no row"),
        ((("B", 0, 3),), "no row"),
        (7, "deck"),
        ("nowhere.txt", "deck"),
    ],
)
def test_case_46_odd_decks(deck, match) -> None:
    with pytest.raises(OptionError, match=match):
        lg.DeadLetters(seats=3, deck=deck)


@pytest.mark.parametrize("line", ["A 4 1", "B four 3", "B 4", "B 4 0", "BB 4 3", "Qu 1 10"])
def test_case_46_a_deck_file_is_refused_with_its_line(tmp_path, line) -> None:
    path = tmp_path / "deck.txt"
    path.write_text(f"# mine\nC 30 3\n{line}\n", encoding="utf-8")
    with pytest.raises(OptionError, match="line 3"):
        lg.DeadLetters(deck=str(path))


def test_case_46_a_deck_file_can_be_dropped_in(tmp_path) -> None:
    path = tmp_path / "deck.txt"
    path.write_text("C 30 3\nD 3 2\n", encoding="utf-8")
    rules = lg.DeadLetters(deck=str(path))
    assert rules.deck == (("C", 30, 3), ("D", 3, 2))
    assert rules == lg.DeadLetters(deck={"C": (30, 3), "D": (3, 2)})
    assert len(rules.deal(1).pile) == 24


def test_case_47_the_whole_pile_in_one_turn() -> None:
    rules = two()
    state = rules.step(rules.deal(2), "draw 48")
    assert state.pile == ()
    assert rules.verdict(state, "pass")


def test_case_48_the_next_game_begins_by_chance_again() -> None:
    rules = three()
    assert rules.deal(11).starter == rules.deal(11).starter
    assert len({rules.deal(seed).starter for seed in range(30)}) == 3
    assert shuffled(cards_of(rules.letters), 5, 1)[9:] == rules.deal(5).pile
