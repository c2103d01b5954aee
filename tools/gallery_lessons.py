"""Every kind of step of a lesson as a table to be pictured: as it is asked, and after answers of several sorts."""

from collections.abc import Iterator

import lettergames as lg
from lettergames.lessons.course import Course
from lettergames.lessons.progress import Progress
from lettergames.lessons.stage import Stage
from tools.gallery_phases import Phase

CLAIM, SAY, LAY, DRAW = (f".lg-form:has-text('{words}')" for words in ("laim", "Say", "Lay a word", "Draw"))
REFUSED = ".lg-zone.hand .choosable[aria-disabled='true']"


def at(lesson: str, kind: str, *texts: str, form: str = "") -> Stage:
    """The first step of this kind, with a choice of this form perhaps, after these were typed and all that follows was
    shown."""
    data = lg.lesson(lesson).data
    steps = [(section, step) for section in data.sections for step in section.steps if step.kind == kind]
    for section, step in steps:
        stage = Stage(data, section, Progress(data.name))
        stage.go_to(step.id)
        if not form or form in [each["id"] for each in stage.choice(0).data["forms"]]:
            return answered(stage, *texts)
    raise LookupError(f"no step of {lesson} is of the kind {kind} {form}")


def answered(stage: Stage, *texts: str) -> Stage:
    """The section after these were typed, each played on to its end."""
    for text in texts:
        stage.say(0, text)
        while stage.mood == "show":
            stage.advance()
    return stage


def playing_on() -> Stage:
    """A poor move while the table still shows what it costs."""
    stage = at("secret-letter", "try")
    stage.say(0, "1 on B naming 5")
    return stage


def written() -> Stage:
    """A rule that has been written, and its first case that fails."""
    course = Course(lg.lesson("house-rules").data)

    def can_win(rules, state, card):
        """Only red wins."""
        return card[0] == "R"

    course.check(can_win)
    return course.stage("rule")


def entered(lesson: str, section: str, *texts: str) -> Stage:
    """A section from its beginning, after these were typed."""
    data = lg.lesson(lesson).data
    return answered(Stage(data, data.section(section), Progress(data.name)), *texts)


def shown(name: str, about: str, stage: Stage, *presses: str) -> Phase:
    return Phase(f"lesson-{name}", f"A lesson: {about}", stage, presses)


def phases() -> Iterator[Phase]:
    yield shown("try", "play a move", at("secret-letter", "try"))
    yield shown("show", "a poor move, played on", playing_on())
    yield shown("cost", "what it cost", at("secret-letter", "try", "1 on B naming 5"))
    yield shown("again", "taken back", at("secret-letter", "try", "1 on B naming 5", "again"))
    yield shown("right", "a good move", at("secret-letter", "try", "1 on B naming 6"))
    yield shown("hints", "the third hint", at("secret-letter", "try", "hint", "hint", "hint"))
    yield shown("refused", "a card that a rule refuses", at("trick-taking", "try"), REFUSED)
    yield shown("watch", "a line that is played", at("secret-letter", "watch", "next"))
    yield shown("predict", "what happens next?", at("trick-taking", "predict"))
    yield shown("predicted", "another answer", at("trick-taking", "predict", "1"))
    yield shown("count", "a number", at("trick-taking", "count", "1"))
    yield shown("code", "a rule to write", at("house-rules", "code"))
    yield shown("case", "the case in which a rule failed", written())
    yield shown("know", "a section to be skipped", entered("secret-letter", "duel", "know"))
    yield shown("free", "play on", at("trick-taking", "free"))
    yield shown("desk", "words in three lanes", at("three-player-tricks", "try", form="spell"))
    yield shown("claim", "a claim", at("team-tricks", "try", form="claim"), CLAIM)
    yield shown("draw", "a number of cards", at("dead-letters", "try", form="draw"), DRAW)
    yield shown("face-down", "a word with vowels face down", at("dead-letters", "try", form="score"), LAY)
    yield shown("talk", "what is said", at("cooperative-tricks", "try", form="say"), SAY)
    yield shown("pass", "three cards to pass", at("cooperative-tricks", "try", form="pass"))
    yield shown("ready", "ten questions", entered("secret-letter", "questions"))
    yield shown("question", "one of ten", entered("secret-letter", "questions", "ten questions"))
