"""What the printed rules of the cooperative game leave open, case by case."""

import random
from itertools import combinations

import pytest

import lettergames as lg
from lettergames.core.errors import OptionError, RecordError
from lettergames.core.log import entries
from lettergames.games.letter_tricks import talk
from lettergames.games.letter_tricks.ladder import Ladder
from tests.games.tricks import after, texts, together

LAST = {"B": "R:T Y:S", "C": "Y:A B:I", "D": "M:K Y:H", "A": "B:E B:P"}


def finish(rules):
    """The last two tricks, B to lay first."""
    return rules.position(hands=LAST, turn="B", past=11, made=[""] * 11)


def passed(rules, seed: int = 1):
    """The state before the first trick, everybody having passed his first three cards, and the deal."""
    dealt = state = rules.deal(seed)
    for _ in range(rules.seats):
        state = rules.step(state, "pass " + " ".join(state.hands[state.to_act][:3]))
    return dealt, state


# --- words ---


def test_case_24_the_size_of_a_word_with_qu() -> None:
    trick = ("M:Qu", "R:I", "R:T", "R:E")
    assert together().makes_word(None, trick)
    assert together().makes_word(None, ("R:U", *trick[:3]))
    letters = together(coop_qu_size="spelled_letters")
    assert not letters.makes_word(None, trick)
    assert letters.makes_word(None, ("R:U", *trick[:3]))


def test_case_24_a_house_rule_on_qu_is_asked() -> None:
    def virtual_u(rules, state, card):
        """A Qu card spells only Q."""
        return False

    rules = together().with_rule(virtual_u)
    assert not rules.makes_word(None, ("M:Qu", "R:I", "R:T", "R:E"))
    assert rules.makes_word(None, ("M:Qu", "R:U", "R:I", "R:T"))


def test_case_119_a_word_is_a_point_whatever_their_number() -> None:
    rules = together()
    state = rules.position(trick="Y:A R:E Y:T B:S")
    shown = next(item for item in rules.events(state)[-1].shown if item[0] == "makes")
    assert {"SEAT", "EAST", "TEAS"} <= set(shown[2])
    assert rules.result(state).scores == (1, 1, 1, 1)


def test_words_not_to_be_said_score_and_are_not_named() -> None:
    rules = together(word_list=lg.Lexicon.default())
    flagged = next(
        word
        for word in rules.lexicon
        if len(word) == 4 and "Q" not in word and len(set(word)) == 4 and rules.lexicon.flagged(word)
        and not any(each != word and sorted(each) == sorted(word) for each in rules.lexicon)
    )  # fmt: skip
    cards = tuple(next(card for card in rules.cards if card[2:] == letter) for letter in flagged)
    assert rules.makes_word(None, cards)
    assert rules.words_of(None, cards) == ()


# --- the pass ---


def test_case_26_and_116_three_cards_go_to_the_left_at_once() -> None:
    rules = together()
    dealt, state = passed(rules)
    for seat in range(4):
        came = set(dealt.hands[(seat - 1) % 4][:3])
        assert set(state.hands[seat]) == set(dealt.hands[seat][3:]) | came
    assert state.to_act == dealt.to_act == (dealt.match.dealer + 1) % 4


def test_what_may_be_passed_is_every_choice_of_three_cards() -> None:
    rules = together()
    state = rules.deal(2)
    hand, moves = state.hands[state.to_act], rules.candidates(state)
    assert [moves[place].cards for place in range(len(moves))] == list(combinations(hand, 3))
    assert [move.cards for move in rules.legal_moves(state)] == list(combinations(hand, 3))
    assert [move.cards for move in moves[10:12]] == list(combinations(hand, 3))[10:12]
    rng = random.Random(1)
    assert len({rules.legal_moves(state).sample(rng) for _ in range(4000)}) == 286


@pytest.mark.parametrize("many", [0, 1, 2, 4])
def test_case_116_exactly_three_cards(many) -> None:
    rules = together()
    state = rules.deal(1)
    text = " ".join(("pass", *state.hands[state.to_act][:many]))
    assert rules.verdict(state, text).rule == "pass_many"
    assert len(rules.legal_moves(state)) == sum(1 for _ in combinations(range(13), 3))


def test_case_116_choices_are_unseen_until_all_are_in() -> None:
    rules = together()
    state = rules.deal(1)
    first = state.to_act
    state = rules.step(state, "pass " + " ".join(state.hands[first][:3]))
    for seat in range(4):
        view = rules.view(state, seat)
        assert (view["passes"][0][1] is not None) == (seat == first)
        assert (view["events"][-1][2] is not None) == (seat == first)


def test_case_117_what_the_pass_tells() -> None:
    rules = together()
    dealt, state = passed(rules)
    for seat in range(4):
        view, left = rules.view(state, seat), (seat + 1) % 4
        assert view["knows"][left] == list(dealt.hands[seat][:3])
        assert all(not known for other, known in enumerate(view["knows"]) if other != left)
        seen = {tuple(item[1:3]): item[3] for item in view["events"][-1][3]}
        assert seen[(seat - 1) % 4, seat] == list(dealt.hands[seat - 1][:3])
        assert seen[(seat + 1) % 4, (seat + 2) % 4] == [None] * 3
    given = dealt.hands[0][0]
    while given in state.hands[1]:
        moves = texts(rules, state)
        state = rules.step(state, given if state.to_act == 1 and given in moves else moves[0])
    assert given not in rules.view(state, 0)["knows"][1]


def test_case_118_the_player_on_the_dealers_left_leads() -> None:
    dealt, state = passed(together(5), seed=3)
    assert state.to_act == (dealt.match.dealer + 1) % 5


# --- talk ---


def test_case_29_what_can_be_said() -> None:
    rules = together()
    state = rules.position(hands={"A": "Y:A Y:T Y:W", "B": "B:Y B:A M:Qu"})
    said = set(map(str, rules.interrupts(state, 1)))
    assert said == {
        "say 0 yellow", "say 2 blue", "say 0 red", "say 1 multicolored", "say 1 vowels", "say 0 yellow vowels",
        "say 0 yellow consonants", "say 1 blue vowels", "say 1 blue consonants", "say 0 red vowels",
        "say 0 red consonants",
    }  # fmt: skip
    assert together(coop_talk="off").interrupts(state, 1) == ()
    assert together(coop_talk="off").verdict(state, "say 2 blue", 1).rule == "may_say"


def test_case_110_and_111_out_of_turn_and_once_a_trick() -> None:
    rules = together()
    dealt = rules.deal(1)
    state = dealt
    for seat in range(4):
        say = f"say {talk.count(state.hands[seat], 'vowels')} vowels"
        state = rules.step(state, say, seat)
        assert state.to_act == dealt.to_act
        assert say not in texts(rules, state)
        assert rules.verdict(state, say, seat).rule == "once_a_trick"
    _, begun = passed(rules)
    again = rules.step(begun, f"say {talk.count(begun.hands[2], 'vowels')} vowels", 2)
    for _ in range(4):
        again = rules.step(again, next(iter(rules.legal_moves(again))))
    assert rules.verdict(again, f"say {talk.count(again.hands[2], 'vowels')} vowels", 2)


@pytest.mark.parametrize("seed", range(4))
def test_case_112_no_statement_is_false(seed) -> None:
    rules, rng = together(), random.Random(seed)
    state = rules.deal(seed)
    while state.to_act is not None:
        for seat in range(4):
            for move in rules.interrupts(state, seat):
                if move.kind == "say":
                    assert talk.count(state.hands[seat], move.of) == move.many
                    refused = rules.verdict(state, move._replace(many=move.many + 1), seat)
                    assert refused.rule == "true_count"
        state = rules.apply(state, rules.legal_moves(state).sample(rng))


def test_case_113_a_count_may_give_a_letter_away() -> None:
    rules, rng = together(), random.Random(1)
    hands = {"A": "Y:A Y:C B:N", "B": "B:C B:E B:F", "C": "R:A R:B R:D", "D": "R:E R:F R:H"}
    state = rules.position(hands=hands)  # all other yellow vowels lie aside
    holders = {0: set(), 1: set()}
    for number, now in enumerate((state, rules.step(state, "say 1 yellow vowels", 0))):
        for _ in range(40):
            sample = rules.sample(rules.view(now, 1), rng)
            holders[number] |= {seat for seat, hand in enumerate(sample.hands) if "Y:A" in hand}
    assert holders == {0: {0, 2, 3}, 1: {0}}


@pytest.mark.parametrize("text", ["say 1 yellow a", "say 2 multicolored vowels", "say 3 letters", "say 1 red qu"])
def test_case_114_and_115_nothing_else_can_be_said(text) -> None:
    rules = together()
    assert rules.verdict(rules.deal(1), text).rule == "may_say"


def test_what_was_said_is_true_in_every_sample() -> None:
    rules, rng = together(), random.Random(1)
    state = rules.deal(5)
    for number in range(40):
        for seat in range(4):
            says = [move for move in rules.interrupts(state, seat) if move.kind == "say"]
            if number % 3 == seat:
                state = rules.apply(state, says[int(rng.random() * len(says))], seat)
        state = rules.apply(state, rules.legal_moves(state).sample(rng))
    for seat in range(4):
        for _ in range(20):
            sample = rules.sample(rules.view(state, seat), rng)
            now = rules.opening(sample)
            for mover, move, *_ in entries(sample.log)[1:]:
                assert rules.verdict(now, move, mover)
                now = rules.apply(now, move, mover)


# --- cards left over ---


def test_case_25_two_cards_of_five_players() -> None:
    shown = together(5)
    dealt = shown.deal(1)
    assert len(dealt.match.spare) == 2
    assert shown.view(dealt, 0)["spare"] == list(dealt.match.spare)
    hidden = together(5, coop_leftover="hidden")
    dealt = hidden.deal(1)
    view = hidden.view(dealt, 0)
    assert view["box"] == 2
    assert not any(card in str(view) for card in map(repr, dealt.match.box))
    rng = random.Random(2)
    assert len({hidden.sample(view, rng).match.box for _ in range(40)}) > 20


# --- the last two tricks ---


def test_case_27_and_128_two_tricks_are_opened() -> None:
    for seats, before in ((4, 11), (5, 8)):
        rules = together(seats)
        _, state = passed(rules)
        while state.phase == "trick":
            state = rules.step(state, next(iter(rules.legal_moves(state))))
        assert state.phase == "lay"
        assert state.past == before
        assert len(texts(rules, state)) == 2


def test_case_27_the_leader_lays_both_and_nobody_follows() -> None:
    rules = together()
    state = finish(rules)
    assert texts(rules, state) == ["lay Y:S / R:T", "lay R:T / Y:S"]
    state = rules.step(state, "lay R:T / Y:S")
    assert state.phase == "lay"
    assert state.to_act == 2
    assert len(texts(rules, state)) == 2
    assert rules.verdict(state, "lay Y:A B:I /").rule == "may_lay"


def test_case_121_only_those_who_have_laid_advise_and_the_player_decides() -> None:
    rules = together()
    state = after(rules, finish(rules), "lay R:T / Y:S", "lay B:I / Y:A")
    assert state.phase == "settle"
    assert state.to_act == 2
    assert rules.verdict(state, "advise other way", 3).rule == "may_advise"
    assert not rules.verdict(state, "advise this way", 2)
    state = after(rules, state, "B: advise other way")
    assert rules.verdict(state, "advise other way", 1).rule == "once_a_trick"
    assert rules.step(state, "this way").match.finish[-1] == (2, ("B:I",), ("Y:A",))
    state = rules.step(state, "other way")
    assert state.match.finish[-1] == (2, ("Y:A",), ("B:I",))
    state = rules.step(state, "lay M:K / Y:H")
    assert rules.verdict(state, "advise this way", 1)
    assert rules.verdict(state, "advise this way", 2)
    assert not rules.verdict(state, "advise this way", 0)


def test_case_122_counts_may_still_be_said() -> None:
    rules = together()
    assert rules.verdict(finish(rules), "say 1 vowels", 0)


def test_case_123_one_card_in_two_laps() -> None:
    rules = together(coop_finish="one_card_two_laps")
    state = after(rules, finish(rules), "lay R:T /")
    assert rules.verdict(state, "lay Y:A / B:I").rule == "may_lay"
    state = after(rules, state, "lay Y:A /", "this way", "lay M:K /", "this way", "lay / B:P", "this way")
    assert state.to_act == 1
    assert rules.verdict(state, "lay Y:S /").rule == "may_lay"
    state = after(rules, state, "lay / Y:S", "lay / B:I", "lay / Y:H", "lay B:E /")
    assert len(list(filter(None, state.match.made))) == 2


def test_case_124_a_trick_with_a_wrong_number_of_cards() -> None:
    rules = together(coop_finish="free")
    state = after(rules, finish(rules), "lay R:T / Y:S", "lay Y:A B:I /", "this way", "lay M:K / Y:H", "this way")
    state = after(rules, state, "lay B:E / B:P", "this way")
    assert state.match.made[11:] == ("", "")
    assert rules.makes_word(None, ("R:T", "Y:A", "M:K", "B:E"))
    assert not rules.makes_word(None, ("Y:S", "Y:H", "B:P"))


def test_case_125_a_multicolored_card_is_laid_like_any_other() -> None:
    rules = together()
    state = after(rules, finish(rules), "lay R:T / Y:S", "lay Y:A / B:I", "this way")
    assert texts(rules, state) == ["lay Y:H / M:K", "lay M:K / Y:H"]


def test_case_120_all_tricks_are_played() -> None:
    rules = together()
    made = ["AWED"] * 9 + [""] * 3
    state = rules.position(hands={"A": "Y:A", "B": "Y:C", "C": "Y:D", "D": "Y:E"}, past=12, made=made)
    assert rules.result(state) is None
    assert rules.result(after(rules, state, "Y:A", "Y:C", "Y:D", "Y:E")).winners


# --- victory ---


def ended(rules, words: int):
    """The result of a game with so many words."""
    made = ["AWED"] * words + [""] * (12 - words)
    start = rules.position(hands={"A": "Y:G", "B": "Y:C", "C": "Y:D", "D": "Y:H"}, past=12, made=made)
    return rules.result(after(rules, start, "Y:G", "Y:C", "Y:D", "Y:H"))


@pytest.mark.parametrize(
    ("best", "words", "won"), [(0, 8, False), (0, 9, True), (9, 9, False), (9, 10, True), (12, 12, False)]
)
def test_case_28_victory(best, words, won) -> None:
    result = ended(together(best=best), words)
    assert result.winners == ((0, 1, 2, 3) if won else ())
    assert result.scores == (words,) * 4


def test_case_28_targets_by_players() -> None:
    assert together().needed == 9
    assert together(5).needed == 7
    with pytest.raises(OptionError, match="best"):
        together(best=-1)


def test_case_126_a_perfect_record_is_not_beaten() -> None:
    assert together(best=13).needed == 14
    assert together(5, best=10).needed == 11


def test_case_127_another_setting_is_another_ladder(tmp_path) -> None:
    ladder = Ladder(tmp_path / "deep" / "groups.json")
    assert ladder.keep("owls", together(), 9)
    assert ladder.rules_for("owls", together()).best == 9
    for other in (
        together(5), together(multicolored="off"), together(coop_talk="off"), together(word_list="common"),
        together(coop_qu_size="spelled_letters"),
    ):  # fmt: skip
        assert ladder.best("owls", other) == 0
    assert ladder.best("owls", together(coop_finish="free")) == 9
    ladder.forget("owls")
    ladder.forget("nobody")
    assert ladder.best("owls", together()) == 0


def test_a_broken_file_of_records_is_refused(tmp_path) -> None:
    for text in ("{", "[1]", '{"owls": 3}', '{"owls": {"x": "many"}}'):
        (tmp_path / "groups.json").write_text(text)
        with pytest.raises(RecordError, match=r"groups\.json"):
            Ladder(tmp_path / "groups.json").best("owls", together())


def test_a_whole_game_is_a_record() -> None:
    rules, rng = together(5, coop_leftover="hidden"), random.Random(3)
    game = lg.Game(rules, seed=4)
    while game.to_act is not None:
        seat = int(rng.random() * 5)
        says = game.rules.interrupts(game.state, seat)
        if says and rng.random() < 0.3:
            game.play(says[0], seat)
        game.play(game.legal_moves.sample(rng))
    assert lg.Game.from_record(game.record()).state == game.state
