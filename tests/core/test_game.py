"""A game in progress: what is kept, what is refused, and that a refusal changes nothing."""

import copy
import pickle
import threading

import pytest

import lettergames as lg
from lettergames.core.errors import HouseRuleError, IllegalMove, NotationError, OptionError
from tests.toy import Toy


def letter_game(**pieces) -> lg.Game:
    rules = lg.SecretLetter(seats=3)
    return lg.Game(rules, position=rules.position(**pieces)) if pieces else lg.Game(rules, seed=7)


def everything(game: lg.Game) -> tuple:
    return game.state, game.rules, game.record(), len(game.history), list(game.undone), game.taken_back


def test_moves_are_texts_or_moves() -> None:
    one, two = letter_game(), letter_game()
    move = next(iter(one.legal_moves))
    assert one.play(move) is one
    two.play(str(move))
    assert one.state == two.state
    assert one.to_act == one.state.to_act


def test_a_game_without_a_seed_is_a_new_deal() -> None:
    rules = lg.SecretLetter(seats=4)
    assert len({lg.Game(rules).state.pile for _ in range(8)}) > 4


@pytest.mark.parametrize(
    "make",
    [
        lambda: lg.Game(None),
        lambda: lg.Game(lg.SecretLetter),
        lambda: lg.Game("secret-letter"),
        lambda: lg.Game(Toy(), seed=1, position=Toy().deal(1)),
        lambda: lg.Game(Toy(), seed=1, names=["Ann"]),
        lambda: lg.Game(Toy(), seed=1, names=["Ann", "Bo", "Cy"]),
    ],
)
def test_what_is_no_game_is_refused(make) -> None:
    with pytest.raises(OptionError):
        make()


def test_refused_moves_change_nothing() -> None:
    game = letter_game(hands={"A": "7 5", "B": 2})
    before = everything(game)
    for move, error in (
        ("5 on B", IllegalMove),
        ("6 on Q", NotationError),
        ("6 on B", IllegalMove),
        ("deal", IllegalMove),
        ("", NotationError),
        (None, IllegalMove),
        (7, IllegalMove),
    ):
        with pytest.raises(error):
            game.play(move)
        assert everything(game) == before
    with pytest.raises(IllegalMove):
        game.play("7", seat=1)
    assert everything(game) == before


def test_refused_moves_keep_what_can_be_played_again() -> None:
    game = letter_game(hands={"A": "7 5", "B": 2}).play("7").undo()
    with pytest.raises(IllegalMove):
        game.play("5 on B")
    assert game.redo().history
    game.undo()
    game.play("7")
    with pytest.raises(OptionError):
        game.redo()


def test_a_seat_that_does_not_exist_is_refused() -> None:
    game = lg.Game(Toy(), seed=1)
    before = everything(game)
    for seat in (2, -1, "A", 7.5):
        with pytest.raises((IllegalMove, OptionError, NotationError)):
            game.play("knock", seat=seat)
        assert everything(game) == before


def test_interrupts_are_played_for_their_seat() -> None:
    game = lg.Game(Toy(), seed=1)
    assert game.to_act == 0
    with pytest.raises(IllegalMove):
        game.play("knock")
    game.play("knock", seat=1)
    assert game.to_act == 0
    assert game.state.knocks == (1,)
    with pytest.raises(IllegalMove):
        game.play("knock", seat=1)
    assert game.undo().state.knocks == ()
    assert game.redo().state.knocks == (1,)


def test_a_house_rule_holds_from_the_next_move_on() -> None:
    game = letter_game(hands={"A": "7 5", "B": 2})

    @game.house_rule
    def must_play(rules, state, hand):
        """Any card of your hand may be played."""
        return hand

    assert callable(must_play)
    assert game.rules.house_rule("must_play")
    game.play("5 on B")
    assert game.history[0].rules == game.rules
    game.without_rule("must_play")
    assert game.rules == lg.SecretLetter(seats=3)
    assert game.history[0].rules != game.rules


def test_undo_takes_back_moves_and_never_rules() -> None:
    game = letter_game(hands={"A": "7 5", "B": 2})
    before = game.state

    def must_play(rules, state, hand):
        """Any card of your hand may be played."""
        return hand

    game.house_rule(must_play)
    game.play("5 on B").undo()
    assert game.state == before
    assert game.rules.house_rule("must_play")
    game.without_rule("must_play")
    with pytest.raises(IllegalMove) as error:
        game.redo()
    assert error.value.verdict.rule == "must_play"
    assert game.state == before
    assert len(game.undone) == 1


def test_redo_stops_at_the_first_refusal() -> None:
    game = letter_game(hands={"A": "2 4", "B": 7, "C": 1}, pile="5 1 1")
    game.play("4").play("7").undo(2)

    def must_play(rules, state, hand):
        """The 7 may never be played."""
        return tuple(card for card in hand if card != 7)

    game.house_rule(must_play)
    with pytest.raises(IllegalMove) as error:
        game.redo(2)
    assert error.value.verdict.rule == "must_play"
    assert len(game.history) == 1
    assert len(game.undone) == 1


@pytest.mark.parametrize("kind", ["raises", "returns None", "returns a text", "leaves no move", "endless"])
def test_a_house_rule_that_goes_wrong_here_is_refused_and_named(kind) -> None:
    game = letter_game(hands={"A": "7 5", "B": 2})
    before = everything(game)

    def must_play(rules, state, hand):
        """Goes wrong."""
        if kind == "raises":
            raise KeyError(hand)
        while kind == "endless":
            pass
        return {"returns None": None, "returns a text": "7", "leaves no move": ()}[kind]

    with pytest.raises(HouseRuleError, match="must_play") as error:
        game.house_rule(must_play)
    assert error.value.rule == "must_play"
    assert everything(game) == before
    game.play("7")


def test_a_house_rule_is_tried_on_every_move_that_could_come_next() -> None:
    game = letter_game(hands={"A": "7 1", "B": 2})
    before = everything(game)

    def guess_hits(rules, state, target, value):
        """Fails for one value only."""
        if value == 6:
            raise ValueError("six")
        return False

    with pytest.raises(HouseRuleError, match="six"):
        game.house_rule(guess_hits)
    assert everything(game) == before


def test_a_house_rule_may_come_when_the_game_is_over() -> None:
    rules = lg.SecretLetter(seats=2)
    start = rules.position(hands={"A": "6 3", "B": 5}, points={"A": 6})
    game = lg.Game(rules, position=start).play("3 on B")
    assert game.result.winners == (0,)

    @game.house_rule
    def protected(rules, state, seat):
        """Nobody is protected."""
        return False

    assert game.rules.house_rule("protected")
    game.undo()
    assert game.to_act == 0


def test_a_house_rule_that_goes_wrong_later_leaves_the_game_where_it_was() -> None:
    game = letter_game(hands={"A": "2 4", "B": 7, "C": 1}, pile="5 1 1 3 2")

    def must_play(rules, state, hand):
        """Fails when C is to act."""
        if state.to_act == 2:
            raise RuntimeError("not ready for this")
        return hand

    game.house_rule(must_play)  # C's turn is two moves away
    game.play("4")
    before = everything(game)
    with pytest.raises(HouseRuleError, match="not ready for this"):
        game.play("7")
    assert everything(game) == before
    game.undo()
    game.without_rule("must_play")
    assert game.play("4").play("7").to_act == 2


def test_a_rule_that_reaches_into_hidden_cards_is_seen_in_the_samples() -> None:
    """A house rule may use hidden cards; what it then proves is honoured by the samples."""
    import random

    def guess_hits(rules, state, target, value):
        """A Guess hits at most one off."""
        return abs(state.hands[target][0] - value) <= 1

    rules = lg.SecretLetter(seats=3).with_rule(guess_hits)
    state = rules.step(rules.position(hands={"A": "8 1", "B": 2, "C": 7}), "1 on B naming 6")
    view = rules.view(state, 2)
    assert not {5, 6, 7} & set(view["possible"][1])
    rng = random.Random(1)
    assert not {5, 6, 7} & {rules.sample(view, rng).hands[1][0] for _ in range(60)}


def test_without_rule_refuses_a_name_that_is_not_there() -> None:
    game = letter_game()
    with pytest.raises(OptionError, match="protected"):
        game.without_rule("protected")


def test_replay_under_other_rules_says_where_and_by_which_rule_they_part() -> None:
    game = letter_game(hands={"A": "7 5", "B": 2, "C": 1}, pile="4 1 1")

    def must_play(rules, state, hand):
        """Any card of your hand may be played."""
        return hand

    game.house_rule(must_play)
    game.play("5 on C")
    replay = game.replay_under(lg.SecretLetter(seats=3))
    assert (replay.at, replay.rule) == (1, "must_play")
    assert replay.verdict is not None
    assert "must_play" not in replay.why
    assert "7 and 5" in replay.why
    assert not replay.game.history
    assert game.replay_under(game.rules).at is None


def test_replay_under_another_option_that_leads_elsewhere() -> None:
    game = letter_game(hands={"A": "2 5", "B": 1, "C": 4}, pile="3 1 1")
    game.play("5 on C")
    replay = game.replay_under(lg.SecretLetter(seats=3, reset_four_shields=True))
    assert replay.at == 1
    assert replay.rule == "reset_four_shields"
    assert replay.verdict is None


def test_replay_under_another_set_up_parts_at_the_deal() -> None:
    game = letter_game()
    game.play(next(iter(game.legal_moves)))
    assert game.replay_under(lg.SecretLetter(seats=3, open_gap=True)).at == 0
    for other in (lg.SecretLetter(seats=4), Toy()):
        with pytest.raises(OptionError):
            game.replay_under(other)


def test_watchers_hear_of_every_change_until_they_stop() -> None:
    game = letter_game(hands={"A": "2 4", "B": 7, "C": 1}, pile="5 1 1")
    heard = []
    stop = game.watch(lambda changed: heard.append(len(changed.history)))
    game.play("4").undo().redo()
    assert heard == [1, 0, 1]
    with pytest.raises(NotationError):
        game.play("nonsense")
    assert len(heard) == 3
    stop()
    stop()
    game.undo()
    assert len(heard) == 3


def test_two_threads_play_one_move_each() -> None:
    game = letter_game()
    moves = [str(move) for move in game.legal_moves][:1] * 20
    refused = []

    def play(move):
        try:
            game.play(move)
        except IllegalMove as error:
            refused.append(error)

    threads = [threading.Thread(target=play, args=(move,)) for move in moves]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(game.history) + len(refused) == 20
    now = lg.SecretLetter(seats=3).deal(7)
    for step in game.history:
        assert step.before == now
        now = step.rules.step(now, step.move)
    assert game.state == now


def test_a_copied_state_is_the_same_state() -> None:
    game = letter_game()
    assert copy.deepcopy(game.state) == pickle.loads(pickle.dumps(game.state)) == copy.copy(game.state) == game.state


def test_the_repr_says_whose_turn_it_is_by_name() -> None:
    game = lg.Game(lg.SecretLetter(seats=3), seed=7, names=["Ann", "Bo", "Cy"])
    assert "Cy to act" in repr(game)
