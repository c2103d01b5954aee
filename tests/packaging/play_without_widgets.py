"""Plays a match by the public names; test_wheel.py runs it where this package is all there is."""

import random
from importlib.util import find_spec

import lettergames as lg

assert find_spec("anywidget") is None
assert find_spec("ipywidgets") is None

rules = lg.SecretLetter(seats=3)
game = lg.Game(rules, seed=7)
rng = random.Random(7)
while rules.result(game.state) is None:
    game.play(rules.legal_moves(game.state).sample(rng))

again = lg.Game.from_record(game.record())
assert again.state == game.state
print("won by seat", *rules.result(game.state).winners)
