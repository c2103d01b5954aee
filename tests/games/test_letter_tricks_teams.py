"""What the printed rules of the team game leave open, case by case."""

import random

import pytest

import lettergames as lg
from lettergames.core.errors import IllegalMove
from tests.games.tricks import after, after_trick, claimed, teams, texts, won

YELLOW, BLUE, RED = "Y:M Y:A Y:T Y:C Y:H", "B:B B:R B:A B:I B:N", "R:H R:O R:L R:D R:S"
WINNING = f"{YELLOW} {BLUE} {RED}"
CLAIM = "MATCH; BRAIN; HOLDS"


def last_trick(rules, number: int, taken: str = ""):
    """The first card of the last trick of a hand that D will win, C holding the lowest."""
    return rules.position(
        hands={"A": "B:E", "B": "B:F", "C": "B:C", "D": "B:Y"}, taken={"A": taken} if taken else {}, number=number,
        past=12, turn="A",
    )  # fmt: skip


def hand_over(rules, number: int, taken: str = ""):
    """The end of a hand that D has won, by the last trick of which both teams took a card."""
    return after(rules, last_trick(rules, number, taken), "B:E", "B:F", "B:C", "B:Y", "pick B:Y", "pick B:C")


def test_case_17_the_winner_of_the_last_trick_leads_the_next_hand() -> None:
    rules = teams()
    state = hand_over(rules, 1)
    assert state.phase == "hand_over"
    assert state.to_act == 3
    assert after(rules, state, "deal").to_act == 3
    assert rules.verdict(state, "deal led by B").rule == "partner_leads"


def test_case_17_and_108_the_team_may_choose_who_leads() -> None:
    rules = teams(team_next_leader="team_chooses")
    state = hand_over(rules, 1)
    assert texts(rules, state) == ["deal", "deal led by B"]
    assert after(rules, state, "deal led by B").to_act == 1
    assert not rules.verdict(state, "deal led by A")


def test_case_18_partners_sit_opposite_and_collect_together() -> None:
    rules = teams()
    assert [rules.pool(seat) for seat in range(4)] == [0, 1, 0, 1]
    state = after(rules, rules.position(trick="B:G B:L R:Y B:E"), "pick B:L", "pick B:E")
    assert state.taken == ((), ("B:E", "B:L"), (), ())


def test_case_19_and_100_two_cards_lie_on_the_table() -> None:
    rules = teams()
    state = rules.position(
        hands={"A": "B:G R:A", "B": "B:L R:B", "C": "B:E R:D", "D": "B:F R:E"}, display="Y:A B:Y", number=2, turn="A"
    )
    assert rules.view(state, 2)["display"] == ["Y:A", "B:Y"]
    state = after(rules, state, "B:G", "B:L", "B:E", "B:F")
    assert state.winner == 1  # the B:Y of the table is no card of the trick
    assert texts(rules, state) == ["pick B:G", "pick B:L", "pick B:E", "pick B:F", "pick Y:A", "pick B:Y"]
    state = after(rules, state, "pick B:Y", "pick Y:A")
    assert set(state.aside) >= {"B:G", "B:L", "B:E", "B:F"}
    assert state.match.display == ()
    assert state.taken[:2] == (("Y:A",), ("B:Y",))
    state = after(rules, state, "R:B", "R:D", "R:E", "R:A")
    assert set(state.left) == {"R:A", "R:B", "R:D", "R:E"}


@pytest.mark.parametrize("seed", range(5))
def test_arithmetic_of_three_hands(seed) -> None:
    rules = teams(word_list=("XX",))
    state = rules.deal(seed)
    hands = []
    while state.to_act is not None:
        if not state.past and not state.trick:
            hands.append((len(state.hands[0]), len(state.match.display)))
        state = rules.apply(state, list(rules.legal_moves(state))[-1])
    assert hands == [(13, 0), (6, 2), (3, 2)]
    assert len(state.aside) == 8
    assert rules.result(state).winners == ()


def test_case_20_only_the_team_that_won_the_trick_may_claim() -> None:
    rules = teams()
    assert claimed(rules, WINNING, CLAIM)
    other = after_trick(rules, WINNING, turn="B")
    assert rules.verdict(other, f"claim {' ; '.join(full())}", 0).rule == "may_claim"
    both = teams(team_claim="both_winner_first")
    assert both.verdict(after_trick(both, WINNING, turn="B"), f"claim {' ; '.join(full())}", 0)


def full() -> list[str]:
    """The claim with its cards named."""
    return [f"MATCH from {YELLOW}", f"BRAIN from {BLUE}", f"HOLDS from {RED}"]


def test_case_21_and_107_cards_are_counted() -> None:
    rules = teams()
    assert rules.team_goal(None, "red") == 5
    four = teams(multicolored="off")
    assert four.team_goal(None, "red") == 4


def test_case_21_a_multicolored_card_is_in_one_word() -> None:
    rules = teams()
    verdict = claimed(rules, f"{WINNING} M:K", f"MATCHK from {YELLOW} M:K; BRAINK from {BLUE} M:K")
    assert not verdict
    assert verdict.rule == "may_use"
    assert verdict.facts == "multicolored K is in MATCHK"
    mixed = claimed(rules, f"{WINNING} R:T", "MATCH in yellow from Y:M Y:A R:T Y:C Y:H; BRAIN; HOLDS")
    assert mixed.rule == "one_suit"


def test_a_suit_without_a_word_is_no_victory() -> None:
    assert claimed(teams(), WINNING, "MATCH; BRAIN").rule == "every_suit"
    assert claimed(teams(), WINNING, "MATCH; BRAIN; HOLSD").rule == "is_word"


def test_case_22_a_draw_after_three_hands() -> None:
    rules = teams()
    state = hand_over(rules, 3)
    assert state.phase == "draw"
    state = after(rules, state, "done")
    assert rules.result(state).winners == ()
    assert "draw" in rules.result(state).why


def test_case_93_the_engine_may_notice() -> None:
    taken = f"{YELLOW} {BLUE} R:H R:O R:L R:D"
    start = {"taken": {"C": taken}, "hands": {"A": "R:S B:E", "B": "R:E B:F", "C": "R:B B:C", "D": "R:A B:G"}}
    moves = ("R:S", "R:E", "R:B", "R:A", "pick R:S", "pick R:A")
    claims = teams()
    state = after(claims, claims.position(**start), *moves)
    assert state.phase == "trick"
    (claim,) = claims.interrupts(state, 2)
    assert claims.result(claims.step(state, claim, 2)).winners == (0, 2)
    auto = teams(team_detect="auto")
    assert auto.result(after(auto, auto.position(**start), *moves)).winners == (0, 2)


def test_case_94_either_partner_claims_until_the_next_lead() -> None:
    rules = teams()
    state = after_trick(rules, WINNING)
    assert rules.verdict(state, f"claim {CLAIM}", 0)
    assert rules.verdict(state, f"claim {CLAIM}", 2)
    assert not rules.verdict(state, f"claim {CLAIM}", 1)
    led = rules.step(state, next(iter(rules.legal_moves(state))))
    assert not rules.verdict(led, f"claim {' ; '.join(full())}", 0)


def test_case_95_a_claim_that_fails_costs_nothing() -> None:
    rules = teams()
    state = after_trick(rules, WINNING)
    game = lg.Game(rules, position=state)
    with pytest.raises(IllegalMove, match="not in the list"):
        game.play("claim MATCH; BRANI; HOLDS", seat=0)
    assert game.state == state
    game.play(f"claim {CLAIM}", seat=2)
    assert game.result.winners == (0, 2)
    assert lg.Game.from_record(game.record()).result == game.result


def test_case_97_there_is_no_limit_of_time_for_a_claim() -> None:
    rules = teams()
    state = after_trick(rules, WINNING)
    assert rules.seconds(state, 0) == 0
    assert not rules.verdict(state, "time", 0)


def test_case_97_the_time_for_a_claim_may_be_limited() -> None:
    rules = teams(claim_timer=True)
    state = after_trick(rules, WINNING)
    assert [rules.seconds(state, seat) for seat in range(4)] == [20, 0, 0, 0]
    assert rules.seconds(after_trick(rules, YELLOW), 0) == 0  # too few cards to claim with
    assert not rules.verdict(state, "time", 2)
    late = rules.step(state, "time")
    assert late.to_act == 0
    for seat in (0, 2):
        assert rules.verdict(late, f"claim {' ; '.join(full())}", seat).rule == "claiming_time"
        assert rules.interrupts(late, seat) == ()
    assert rules.seconds(late, 0) == 0
    assert rules.legal_moves(late)
    assert rules.result(rules.step(state, f"claim {CLAIM}", 0)).winners == (0, 2)
    game = lg.Game(rules, position=state)
    game.play("time")
    game.play(next(iter(game.legal_moves)))
    assert lg.Game.from_record(game.record()).state == game.state


def test_case_97_the_next_trick_brings_new_time() -> None:
    rules = teams(claim_timer=True)
    state = rules.step(after_trick(rules, WINNING), "time")
    while state.past == 5:
        state = rules.step(state, next(iter(rules.legal_moves(state))))
    assert state.match.ready == ()
    over = rules.step(hand_over(rules, 1, WINNING), "time")
    assert after(rules, over, "deal").match.ready == ()


def test_case_97_what_lies_on_the_desk_when_the_time_is_up_is_claimed() -> None:
    rules = teams(claim_timer=True)
    view = rules.view(after_trick(rules, WINNING), 0)

    def lane(suit: str, word: str, cards: str) -> dict:
        return {"lane": suit, "letters": word, "cards": [{"card": f"tray.{card}"} for card in cards.split()]}

    lanes = [lane("yellow", "MATCH", YELLOW), lane("blue", "BRAIN", BLUE), lane("red", "HOLDS", RED)]
    (claim,) = rules.out_of_time(view, [lanes])
    assert claim.kind == "claim"
    assert [str(move) for move in rules.out_of_time(view, [lanes[:2]])] == ["time"]
    assert [str(move) for move in rules.out_of_time(view, None)] == ["time"]


def test_case_94_the_team_that_won_the_trick_is_asked_before_the_other_wins() -> None:
    rules = teams(team_claim="both_winner_first", multicolored="off")
    first = "Y:M Y:A Y:T Y:H B:F B:R B:O B:G R:W R:I R:F R:E"
    second = "Y:C Y:O Y:K Y:E B:B B:A B:N B:S R:H R:L R:D R:O"
    start = rules.position(taken={"A": first, "B": second}, hands={"A": "R:S", "B": "R:T"}, turn="A", past=5)
    theirs = "claim COKE from Y:C Y:O Y:K Y:E; BANS from B:B B:A B:N B:S; HOLD from R:H R:O R:L R:D"
    ours = "claim MATH; FROG; WIFE"
    state = rules.step(start, theirs, 1)
    assert state.phase == "counterclaim"
    assert state.to_act == 0
    assert rules.result(state) is None
    assert texts(rules, state) == ["done"]
    assert not rules.verdict(state, theirs, 3)
    assert rules.interrupts(state, 3) == ()
    assert rules.result(rules.step(state, "done")).winners == (1, 3)
    for seat in (0, 2):
        assert rules.result(rules.step(state, ours, seat)).winners == (0, 2)
    assert rules.result(rules.step(start, ours, 0)).winners == (0, 2)
    game = lg.Game(rules, position=start)
    game.play(theirs, seat=1)
    game.play("done")
    assert lg.Game.from_record(game.record()).result == game.result


def test_case_99_a_claim_before_the_next_deal_and_before_the_draw() -> None:
    for number, phase in ((1, "hand_over"), (3, "draw")):
        rules = teams(team_claim="both_winner_first")
        state = hand_over(rules, number, taken=WINNING)
        assert state.phase == phase
        assert rules.verdict(state, f"claim {' ; '.join(full())}", 2)


def test_case_101_one_team_may_take_both() -> None:
    assert won(teams(), "B:C B:L B:S R:E") == "C A"


def test_case_103_longer_words_and_unequal_ones() -> None:
    assert claimed(teams(), f"{WINNING} B:S", "MATCH; BRAINS; HOLDS")


def test_case_105_the_dealer_stays() -> None:
    rules = teams()
    state = hand_over(rules, 1)
    assert rules.step(state, "deal").match.dealer == state.match.dealer


def test_what_a_team_has_taken_is_kept() -> None:
    rules = teams()
    state = after(rules, hand_over(rules, 1, taken=YELLOW), "deal")
    assert set(state.taken[0]) >= set(YELLOW.split())
    assert not set(YELLOW.split()) & {card for hand in state.hands for card in hand}


def test_case_96_a_claim_may_come_late() -> None:
    rules = teams()
    state = after_trick(rules, WINNING)
    for _ in range(4):
        state = rules.step(state, next(iter(rules.legal_moves(state))))
    while state.phase == "pick":
        state = rules.step(state, next(iter(rules.legal_moves(state))))
    entitled = rules.pool(state.winner) == 0
    assert bool(rules.verdict(state, f"claim {' ; '.join(full())}", 0)) == entitled


def test_case_98_and_104_multicolored_cards_may_lie_anywhere() -> None:
    rules = teams()
    rest = f"{BLUE} {RED}"
    assert claimed(rules, f"M:J M:Qu Y:U Y:I Y:C Y:E {rest}", "JUICE; BRAIN; HOLDS")
    assert claimed(rules, f"M:J M:X M:K M:V M:Z {rest}", "JXKVZ in yellow; BRAIN; HOLDS").rule == "is_word"


def test_case_102_partners_do_not_see_each_others_hands() -> None:
    rules = teams()
    dealt = rules.deal(3)
    text = str(rules.view(dealt, 0))
    assert not any(repr(card) in text for card in dealt.hands[2])


def test_case_102_partners_may_show_each_other_their_hands() -> None:
    rules, rng = teams(partner_hands="open"), random.Random(1)
    state = rules.deal(3)
    view = rules.view(state, 0)
    assert view["knows"] == [[], [], list(state.hands[2]), []]
    assert not any(repr(card) in str(view) for card in (*state.hands[1], *state.hands[3]))
    for _ in range(30):
        state = rules.apply(state, rules.legal_moves(state).sample(rng))
        for seat in range(4):
            partner = (seat + 2) % 4
            assert rules.sample(rules.view(state, seat), rng).hands[partner] == state.hands[partner]


def test_case_106_there_are_at_most_three_hands() -> None:
    assert teams().most_hands(None) == 3
    assert "hands" not in teams().options()


def test_case_109_the_winner_of_the_trick_is_noticed_first() -> None:
    rules = teams(team_detect="auto", team_claim="both_winner_first", multicolored="off")
    taken = {"A": "Y:M Y:A Y:T Y:H B:F B:R B:O B:G R:W R:I R:F", "B": "Y:C Y:O Y:K Y:E B:B B:A B:N B:S R:H R:L R:D"}
    start = rules.position(taken=taken, hands={"A": "R:E B:C", "B": "R:O B:E", "C": "R:A B:I", "D": "R:B B:J"})
    state = after(rules, start, "R:E", "R:O", "R:A", "R:B", "pick R:O", "pick R:E")
    assert rules.result(state).winners == (1, 3)
