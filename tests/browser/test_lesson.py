"""A whole lesson in a real JupyterLab as a learner takes it: mistakes first, by mouse; a section by keyboard alone."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

import lettergames as lg
from lettergames.lessons.steps import Code, Count, Free, Lesson, Predict, Section, Try, Watch
from tests.browser.conftest import Open
from tests.browser.notebook import GO_ON, PLAY, Notebook, TableView
from tests.browser.test_play import Keys

LESSON = lg.lesson("secret-letter").data
NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
LESSONS = {"10_secret_letter.ipynb": LESSON, "20_trick_taking.ipynb": lg.lesson("trick-taking").data}
SUITS = {"Y": "yellow", "B": "blue", "R": "red"}
NAMES = ("You", "Ben", "Cleo")
SHOWING = re.compile("The table plays on|Read below")

Press = Callable[[str], None]


class Learner:
    """Somebody at one section, who presses things."""

    def __init__(self, table: TableView, lesson: Lesson = LESSON, press: Press | None = None) -> None:
        self.table, self.lesson = table, lesson
        self.press = press or (lambda selector: table.find(selector).click())

    def says(self, text: str) -> None:
        """Wait until the step's text is there."""
        expect(self.table.find(".lg-teach p")).to_have_text(text)

    def told(self, text: str) -> None:
        """Wait until this was said to the answer, aloud, too."""
        expect(self.table.find(".lg-ask .lg-refusal p")).to_have_text(text)
        expect(self.table.said).to_contain_text(text)

    def button(self, label: str) -> None:
        self.press(f".lg-ask button:text-is('{label}')")

    def move(self, text: str) -> None:
        """Play a move by pressing its card, its player, its value, and Play."""
        if ":" in text:
            suit, _, letter = text.removeprefix("pick ").partition(":")
            self.table.root.get_by_role("button", name=re.compile(f"^{SUITS[suit]} {letter}")).first.click()
            self.press(PLAY)
            return
        card, _, rest = text.partition(" on ")
        seat, _, value = rest.partition(" naming ")
        self.press(f".lg-zone.hand button:has(.lg-rank:text-is('{card}'))")
        if seat:
            name = "Yourself" if seat == "A" else NAMES["ABC".index(seat)]
            self.press(f".lg-pick:has-text('{name}')")
        if value:
            self.press(f".lg-pick:has-text('{value},')")
        self.press(PLAY)

    def looks_on(self, until: str) -> None:
        """Let the table play on until this was said."""
        prompt = self.table.find(".lg-prompt")
        for _ in range(10):
            expect(prompt).to_have_text(SHOWING)
            if not self.table.there(GO_ON):
                break
            with self.table.moving():
                self.press(GO_ON)
        self.told(until)

    def takes(self, section: Section) -> None:
        """Take a section from its first step to its last, with a mistake wherever one can be made."""
        for step in section.steps:
            self.says(step.text)
            if isinstance(step, Watch):
                for _, say in step.line:
                    self.button("Next")
                    self.told(say)
            elif isinstance(step, Predict):
                for told in sorted(step.choices, key=lambda told: told.right):
                    self.button(told.answer)
                    self.looks_on(told.say)
                    if not told.right:
                        self.button("Ask me again")
                        expect(self.table.find(".lg-prompt")).to_have_text("Answer the question.")
            elif isinstance(step, Count):
                right = step.count(self.lesson.rules(step.at), self.lesson.state(step.at))
                field = self.table.find(".lg-ask input")
                for told in step.near:
                    field.fill(told.answer)
                    field.press("Enter")
                    self.told(told.say)
                field.fill(str(right))
                self.button("Answer")
                self.told(step.right)
            elif isinstance(step, Try):
                self.tries(step)
            self.button({Free: "Enough", Code: "Later"}.get(type(step), "Go on"))
        self.says("That was this section. The next one begins in the next cell.")

    def tries(self, step: Try) -> None:
        moves = [str(move) for move in self.lesson.rules(step.at).legal_moves(self.lesson.state(step.at))]
        answers = {move: step.told(move) for move in moves}
        poor = next((move for move, (_, good) in answers.items() if not good), None)
        if poor:
            self.move(poor)
            self.looks_on(answers[poor][0].say)
            self.button("Take it back")
            expect(self.table.find(".lg-prompt")).to_contain_text("Your turn")
        good = next(move for move, (_, good) in answers.items() if good)
        self.move(good)
        self.looks_on(answers[good][0].say)


def all_sections(notebook: Notebook, lesson: Lesson = LESSON) -> Locator:
    notebook.execute("notebook:run-all-cells")
    tables = notebook.page.locator(".lettergames")
    expect(tables).to_have_count(len(lesson.sections))
    return tables


@pytest.mark.parametrize("name", LESSONS)
def test_a_whole_lesson_by_mouse_with_mistakes(open_notebook: Open, name: str) -> None:
    notebook, lesson = open_notebook(copy_of=NOTEBOOKS / name), LESSONS[name]
    tables = all_sections(notebook, lesson)
    for index, section in enumerate(lesson.sections):
        learner = Learner(TableView(tables.nth(index)), lesson)
        if not section.fresh:
            learner.takes(section)
    expect(notebook.page.locator(".lg-notice.error")).to_have_count(0)


def test_fresh_questions_are_dealt_and_answered(open_notebook: Open) -> None:
    tables = all_sections(open_notebook(copy_of=NOTEBOOKS / "10_secret_letter.ipynb"))
    learner = Learner(TableView(tables.last))
    learner.button("Ten questions")
    expect(learner.table.find(".lg-teach small")).to_have_text("Step 1 of 10")
    expect(learner.table.root.locator(".lg-ask [role=group] button, .lg-ask input").first).to_be_visible()


def test_a_section_by_keyboard_alone(open_notebook: Open) -> None:
    notebook = open_notebook('import lettergames as lg; lg.lesson("secret-letter", "duel")')
    notebook.run(0)
    table = notebook.table()
    Learner(table, press=Keys(table).press).takes(LESSON.section("duel"))
    assert notebook.page.locator(".jp-Notebook .jp-Cell").count() == 1, "a key has reached the notebook"


def test_one_right_answer_skips_a_section(open_notebook: Open) -> None:
    notebook = open_notebook('import lettergames as lg; lg.lesson("secret-letter", "reset")')
    notebook.run(0)
    learner = Learner(notebook.table())
    know = LESSON.section("reset").know
    assert isinstance(know, Predict)
    learner.button("I know this")
    learner.says(know.text)
    told = next(told for told in know.choices if told.right)
    learner.button(told.answer)
    learner.looks_on(told.say)
    learner.button("Skip this section")
    learner.says("That was this section. The next one begins in the next cell.")


@pytest.mark.parametrize("line", ["return None", "while True: pass"])
def test_a_rule_written_in_a_cell_is_answered_and_its_case_stands_on_the_table(open_notebook: Open, line: str) -> None:
    cell = f"def guess_hits(rules, state, target, value):\n    {line}\n\nlg.lesson('secret-letter').check(guess_hits)"
    notebook = open_notebook('import lettergames as lg; lg.lesson("secret-letter", "house")', cell)
    notebook.run(0)
    table = notebook.table()
    notebook.run(1)
    expect(notebook.output(1)).to_contain_text("Here: Ben holds a 6, and 6 is said.")
    expect(table.find(".lg-ask .lg-refusal")).to_contain_text("Here: Ben holds a 6, and 6 is said.")
    expect(table.root).to_contain_text("you saw a 6")
