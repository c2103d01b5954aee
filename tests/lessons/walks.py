"""What a learner can do in a lesson, done without one."""

from collections.abc import Iterator
from fnmatch import fnmatchcase
from typing import Any

from lettergames.lessons.progress import Progress
from lettergames.lessons.stage import Stage
from lettergames.lessons.steps import Lesson, Section, Step, Told, Try


def stage(lesson: Lesson, section: Section, step: Step | None = None) -> Stage:
    """The section as it runs, for nobody; standing at this step."""
    made = Stage(lesson, section, Progress(lesson.name))
    if step is not None and step is section.know:
        press(made, "know")
    elif step is not None:
        made.go_to(step.id)
    return made


def ask(made: Stage, kind: str, **more: Any) -> dict[str, Any]:
    """What the section answers to a request about the scene that is there now."""
    return made.request(0, {"kind": kind, "id": "1", "n": made.number, **more})


def press(made: Stage, do: str) -> None:
    """Press one of what is offered."""
    answer = ask(made, "lesson", do=do)
    assert answer["ok"], answer


def answer(made: Stage, value: int) -> None:
    """Answer the question, and see it played out."""
    given = ask(made, "lesson", do="answer", value=value)
    assert given["ok"], given
    look_on(made)


def look_on(made: Stage) -> None:
    """Let the table play on until it has said what there is to say."""
    for _ in range(20):
        if not made.scene(0)["waiting"]:
            return
        assert ask(made, "advance")["ok"]
    raise AssertionError("the table never comes to an end")


def move(made: Stage, text: str) -> dict[str, Any]:
    """Play a move of the learner, and see what it leads to."""
    given = ask(made, "text", text=text)
    look_on(made)
    return given


def possible(made: Stage) -> list[Any]:
    """Every move that the learner may make now, out of turn, too."""
    game = made.game
    mine = list(game.legal_moves) if game.to_act == 0 else []
    return [*mine, *game.rules.interrupts(game.state, 0)]


def answers(made: Stage, step: Try, told: Told) -> Iterator[list[Any]]:
    """Moves, one press, to which this is said."""
    parts = told.answer.split("; ")
    if len(parts) > 1:
        moves, state, rules = [], made.game.state, made.game.rules
        for part in parts:
            moves.append(next(each for each in rules.legal_moves(state) if fnmatchcase(str(each), part)))
            state = rules.step(state, moves[-1])
        yield moves
    elif not set(told.answer) & set("*?["):
        yield [made.game.rules.parse(told.answer, made.game.state)]
    else:
        said = ((each, step.told(str(each))) for each in possible(made))
        yield from ([each] for each, about in said if about and about[0] is told)


def play_all(made: Stage, moves: list[Any]) -> None:
    """Make the moves of one press, and see what they lead to."""
    made._made(moves, 0)
    look_on(made)


def lines(made: Stage) -> str:
    """All that the table has told."""
    return " ".join(text for _, text in made.told(0))


def shown(made: Stage) -> dict[str, Any]:
    """The lesson as the view gets it."""
    return made.scene(0)["lesson"]
