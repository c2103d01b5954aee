"""Everything that leaves the table for one seat, and whether it is the same when only the hidden cards differ."""

import json
import random
from collections.abc import Iterator
from typing import Any

import lettergames as lg
from lettergames.core import chance
from lettergames.core.log import entries
from lettergames.table import picture
from lettergames.table.sitting import Sitting

SAMPLES = 3
MOMENTS = 8
QUESTIONS = ("hint", "legal", "read")
# What a person could type that is no move or a move that some rule forbids; nothing of it is ever carried out.
COMMANDS = ("hand", "table", "scores", "last", "help")
TYPED: dict[str, tuple[str, ...]] = {
    "secret-letter": (
        "why 1", "why 5", "why 6", "why 8", "why Ben", "9", "jump", "6 on Q", "8 naming 3", "4 on B",
        "1 on B naming 1", "1 on me naming 8", "3 on me", "6 on me",
    ),
    "dead-letters": ("why pass", "why draw", "why lay", "score SYZYGY", "score EAU", "draw 0", "give Q", "challenge"),
    "competitive-tricks": ("why red Z", "why yellow A", "why blue N", "blue", "pick", "word ZZZ", "word QUI from R:Qu"),
    "team-tricks": ("why red Z", "why claim", "claim ZZZ in red", "claim HOLDS in red; BRAIN in blue", "deal led by B"),
    "cooperative-tricks": ("why red Z", "say 99 yellow", "say 1 Z", "pass Y:A", "lay Y:A B:A / R:A", "advise nothing"),
    "three-player-tricks": ("why red Z", "why multicolored J", "why red A", "word ZZZ in red", "word QUIT in green"),
}  # fmt: skip
MESSAGES: tuple[Any, ...] = (
    {"kind": "move", "form": "play", "answers": ["hand.0", 0, 1]},
    {"kind": "move", "form": "play", "answers": ["hand.9"]},
    {"kind": "move", "form": "deal", "answers": [1]},
    {"kind": "moment", "at": 10**6},
    {"kind": "action", "action": "seed"},
    {"kind": "start", "options": {"deck": "1"}},
    {"kind": "text", "text": None},
    {"kind": "shuffle"},
    None,
)


def leaving(game: lg.Game, seat: int, people: set[int]) -> dict[str, str]:
    """What the table sends to the seat, each by its name, as it would be sent."""
    names = {each: "You" if each == seat else game.names[each] for each in people}
    table = Sitting(game, names)
    scene, book = table.scene(seat), table.book(seat)
    left: dict[str, Any] = {
        "book": book,
        "scene": scene,
        "picture": picture.html(scene, book),
        "told": table.told(seat),
        "repr": f"{book['title']} {scene['prompt']}",
    }
    for what in QUESTIONS:
        left[f"ask {what}"] = table.request(seat, {"kind": "ask", "id": 1, "what": what})
    for text in (*COMMANDS, *TYPED[game.rules.name]):
        left[f"type {text}"] = table.request(seat, {"kind": "text", "id": 1, "n": table.number, "text": text})
    for content in MESSAGES:
        sent = {**content, "id": 1, "n": table.number} if content else content
        left[f"send {content}"] = table.request(seat, sent)
    for at in range(max(0, len(game.history) - MOMENTS), len(game.history) + 1):
        left[f"moment {at}"] = table.request(seat, {"kind": "moment", "id": 1, "at": at})
    left["scene after"] = table.scene(seat)
    table.close()
    return {name: json.dumps(value) for name, value in left.items()}


def imagined(game: lg.Game, sample: Any) -> lg.Game:
    """The same game with the present deal as in the sample, which agrees with what one seat knows: same moves but for
    those it has not seen, and other cards where it has seen none."""
    begun = max((at for at, step in enumerate(game.history, 1) if step.move.kind == "deal"), default=0)
    other = lg.Game(game.rules, position=game.rules.opening(sample), names=game.names)
    for seat, move, *_ in entries(sample.log)[1:]:
        other.play(str(move), seat)
    other.history[:0] = game.history[:begun]
    other.position = None
    # When the match is over its deal number is told; until then it is nobody's business.
    other.seed = game.seed if game.result else sample.seed
    return other


def copied(game: lg.Game) -> lg.Game:
    """The game again, for a table of its own."""
    return lg.Game.from_record(game.record())


def differences(game: lg.Game, seat: int, rng: random.Random) -> list[str]:
    """The names of what leaves for this seat and gives away more than it may know."""
    others = [each for each in range(game.rules.seats) if each != seat]
    people = {seat, *rng.sample(others, rng.randrange(len(others) + 1))}
    true = leaving(copied(game), seat, people)
    found = set()
    for _ in range(SAMPLES):
        view = game.view(seat)
        false = leaving(imagined(game, game.rules.sample(view, rng)), seat, people)
        found |= {name for name in true | false if true.get(name) != false.get(name)}
    return sorted(found)


def tricks(count: int) -> Iterator[lg.Game]:
    """So many games of LetterTricks, each before its first move, options mixed."""
    common = {"word_list": "common"}
    kinds = (
        lg.ThreePlayerTricks(hands=2, **common),
        lg.CompetitiveTricks(hands=2, penalty="half", **common),
        lg.TeamTricks(**common),
        lg.CooperativeTricks(**common),
        lg.CompetitiveTricks(seats=5, hands=2, **common),
        lg.CooperativeTricks(seats=5, coop_leftover="hidden", coop_finish="free", **common),
        lg.TeamTricks(multicolored="off", team_claim="both_winner_first", **common),
    )
    for number in range(count):
        yield lg.Game(kinds[number % len(kinds)], seed=number)


def games(count: int) -> Iterator[lg.Game]:
    """So many games of Secret Letter for two to four, each before its first move, options mixed."""
    for number in range(count):
        seats = 2 + number % 3
        short, gap, shown = number % 5 == 0, seats > 2 and number % 7 == 0, number % 4 == 0
        rules = lg.SecretLetter(seats=seats, short_game=short, open_gap=gap, reveal_aside=shown)
        yield lg.Game(rules, seed=number)


def play_on(game: lg.Game, moves: int) -> None:
    """Play so many random moves, if the match does not end before."""
    for _ in range(moves):
        if game.result:
            return
        game.play(game.legal_moves.sample(chance.generator(game.seed, len(game.history))))
