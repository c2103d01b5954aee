"""Every kind of step of a lesson as a table to be pictured: as it is asked, and after answers of several sorts."""

from collections.abc import Iterator

import lettergames as lg
from lettergames.lessons.course import Course
from lettergames.lessons.progress import Progress
from lettergames.lessons.stage import Stage
from tools.gallery_phases import Phase

CLAIM = ".lg-form:has-text('claim')"
LAY = ".lg-form:has-text('Lay a word')"
REFUSED = ".lg-zone.hand .choosable[aria-disabled='true']"


def at(lesson: str, section: str, step: str = "", *texts: str) -> Stage:
    """This step of a lesson, after these were typed and all that follows was shown."""
    data = lg.lesson(lesson).data
    stage = Stage(data, data.section(section), Progress(data.name))
    if step:
        stage.go_to(step)
    for text in texts:
        stage.say(0, text)
        while stage.mood == "show":
            stage.advance()
    return stage


def shown_on(lesson: str, section: str, text: str) -> Stage:
    """A poor move of the first step while the table still plays on."""
    stage = at(lesson, section)
    stage.say(0, text)
    return stage


def written() -> Stage:
    """A rule that has been written, and its first case that fails."""
    course = Course(lg.lesson("house-rules").data)

    def can_win(rules, state, card):
        """Only red wins."""
        return card[0] == "R"

    course.check(can_win)
    return course.stage("rule")


def step(name: str, about: str, stage: Stage, *presses: str) -> Phase:
    return Phase(f"lesson-{name}", f"A lesson: {about}", stage, presses)


def phases() -> Iterator[Phase]:
    yield step("try", "play a move", at("secret-letter", "guess"))
    yield step("show", "a poor move, played on", shown_on("secret-letter", "guess", "1 on B naming 5"))
    yield step("cost", "what it cost", at("secret-letter", "guess", "", "1 on B naming 5"))
    yield step("again", "taken back", at("secret-letter", "guess", "", "1 on B naming 5", "again"))
    yield step("right", "a good move", at("secret-letter", "guess", "", "1 on B naming 6"))
    yield step("hints", "the third hint", at("secret-letter", "guess", "", "hint", "hint", "hint"))
    yield step("refused", "a card that a rule refuses", at("trick-taking", "follow"), REFUSED)
    yield step("watch", "a line that is played", at("secret-letter", "shield", "", "next"))
    yield step("predict", "what happens next?", at("trick-taking", "win"))
    yield step("predicted", "another answer", at("trick-taking", "win", "", "1"))
    yield step("count", "a number", at("trick-taking", "follow", "void", "1"))
    yield step("code", "a rule to write", at("house-rules", "rule", "trumps"))
    yield step("case", "the case in which a rule failed", written())
    yield step("know", "a section to be skipped", at("secret-letter", "duel", "", "know"))
    yield step("free", "play on", at("trick-taking", "pick", "hand"))
    yield step("desk", "words in three lanes", at("three-player-tricks", "words", "suits"))
    yield step("claim", "a claim", at("team-tricks", "win", "claim"), CLAIM)
    yield step("face-down", "a word with vowels face down", at("dead-letters", "draw", "first"), LAY)
    yield step("talk", "what is said", at("cooperative-tricks", "talk"))
    yield step("pass", "three cards to pass", at("cooperative-tricks", "pass"))
    yield step("ready", "ten questions", at("secret-letter", "questions"))
    yield step("question", "one of ten", at("secret-letter", "questions", "", "ten questions"))
