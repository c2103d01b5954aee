"""A whole lesson in a real JupyterLab as a learner takes it: mistakes first, by mouse; a section by keyboard alone."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

import lettergames as lg
from lettergames.lessons.steps import Code, Count, Free, Lesson, Predict, Section, Told, Try, Watch
from tests.browser.conftest import Open
from tests.browser.notebook import GO_ON, PLAY, Notebook, TableView
from tests.browser.person import Keys, Mouse, Person
from tests.lessons.walks import answers, stage
from tests.notebooks.notebooks import FOLDER, SECRET_LETTER
from tests.notebooks.notebooks import notebook as notebook_of

LESSON = lg.lesson("secret-letter").data
LESSONS = {
    "10_secret_letter.ipynb": "secret-letter",
    "20_trick_taking.ipynb": "trick-taking",
    "21_competitive.ipynb": "competitive-tricks",
    "22_three_players.ipynb": "three-player-tricks",
    "23_teams.ipynb": "team-tricks",
    "24_cooperative.ipynb": "cooperative-tricks",
    "30_dead_letters.ipynb": "dead-letters",
}
SUITS = {"Y": "yellow", "B": "blue", "R": "red", "M": "multicolored"}
NAMES = ("You", "Ben", "Cleo")
SHOWING = re.compile("The table plays on|Read below")
BOX = ".lg-movebox"


class Learner:
    """Somebody at one section, with a mouse or without."""

    def __init__(self, table: TableView, lesson: Lesson = LESSON, kind: type[Person] = Mouse) -> None:
        self.table, self.lesson = table, lesson
        person = kind(table)
        self.press, self.write = person.press, person.write

    def says(self, text: str) -> None:
        """Wait until the step's text is there."""
        expect(self.table.find(".lg-teach p")).to_have_text(text)

    def told(self, text: str) -> None:
        """Wait until this was said to the answer, aloud, too."""
        expect(self.table.find(".lg-ask .lg-refusal p")).to_have_text(text)
        expect(self.table.said).to_contain_text(text)

    def button(self, label: str) -> None:
        self.press(f".lg-ask button:text-is({json.dumps(label)})")

    def card(self, card: str) -> None:
        """Press a card of LetterTricks, and play or take it."""
        suit, _, letter = card.partition(":")
        self.press(f"button.lg-card:has(.lg-ears:text-matches('^{SUITS[suit]} {letter}\\\\b'))")
        self.press(PLAY)

    def cards_of_power(self, text: str) -> None:
        """Press a card of Secret Letter, its player, its value, and Play."""
        card, _, rest = text.partition(" on ")
        seat, _, value = rest.partition(" naming ")
        self.press(f".lg-zone.hand button:has(.lg-rank:text-is('{card}'))")
        if seat:
            name = "Yourself" if seat == "A" else NAMES["ABC".index(seat)]
            self.press(f".lg-pick:has-text('{name}')")
        if value:
            self.press(f".lg-pick:has-text('{value},')")
        self.press(PLAY)

    def words(self, moves: list[Any]) -> None:
        """Spell these words at the desk, each in its lane, and lay them; or none."""
        laid = [move for move in moves if move.kind == "word"]
        for word in laid:
            self.write(f".lg-lane[data-lane='{word.suit or 'word'}'] input", word.word)
        self.press(f".lg-choice button:text-is('{'Lay' if laid else 'No word'}')")

    def draw(self, number: int) -> None:
        """Draw so many cards."""
        self.press(".lg-choice .lg-form:has-text('Draw')")
        self.write(".lg-number input[type='number']", str(number))
        self.press(PLAY)

    def types(self, text: str) -> None:
        """Type a move."""
        self.write(f"{BOX} input", text)
        self.press(f"{BOX} button")

    def move(self, moves: list[Any]) -> None:
        """Make the moves of one answer, by pressing them where one can."""
        if any(getattr(move, "kind", "") == "word" for move in moves) or str(moves[0]) == "done":
            self.words(moves)
            return
        for move in moves:
            text = str(move)
            if re.fullmatch("[YBRM]:[A-Z]u?", text.removeprefix("pick ")):
                self.card(text.removeprefix("pick "))
            elif re.match("[1-8]( on|$)", text):
                self.cards_of_power(text)
            elif text.startswith("draw "):
                self.draw(move.number)
            else:
                self.types(text)

    def looks_on(self, until: str) -> None:
        """Let the table play on until this was said."""
        prompt = self.table.find(".lg-prompt")
        for _ in range(20):
            expect(prompt).to_have_text(SHOWING)
            if not self.table.there(GO_ON):
                break
            with self.table.moving():
                self.press(GO_ON)
        self.told(until)

    def takes(self, section: Section) -> None:
        """Take a section from its first step to its last, with a mistake in the first step of each kind."""
        met: set[type] = set()
        for step in section.steps:
            poorly = type(step) not in met
            met.add(type(step))
            self.says(step.text)
            if isinstance(step, Watch):
                for _, say in step.line:
                    self.button("Next")
                    self.told(say)
            elif isinstance(step, Predict):
                poor, good = (next(told for told in step.choices if told.right is right) for right in (False, True))
                for told in (poor, good) if poorly else (good,):
                    self.button(told.answer)
                    self.looks_on(told.say)
                    if not told.right:
                        self.button("Ask me again")
                        expect(self.table.find(".lg-prompt")).to_have_text("Answer the question.")
            elif isinstance(step, Count):
                self.counts(step, poorly)
            elif isinstance(step, Try):
                self.tries(section, step, poorly)
            self.button({Free: "Enough", Code: "Later"}.get(type(step), "Go on"))
        self.says("That was this section. The next one begins in the next cell.")

    def counts(self, step: Count, poorly: bool) -> None:
        begun = self.lesson.begun(step.at)
        right = Told(str(step.count(begun.rules, begun.state)), step.right)
        for told in (*step.near[:poorly], right):
            self.write(".lg-ask input", told.answer)
            self.button("Answer")
            self.told(told.say)

    def tries(self, section: Section, step: Try, poorly: bool) -> None:
        for told in (*step.costs[:poorly], step.good[0]):
            self.move(next(answers(stage(self.lesson, section, step), step, told)))
            self.looks_on(told.say)
            if told in step.costs:
                self.button("Take it back")
                expect(self.table.find(".lg-prompt")).not_to_have_text(SHOWING)


def all_sections(notebook: Notebook, name: str) -> dict[str, TableView]:
    """Every section of a notebook's lesson once all its cells have been run."""
    notebook.execute("notebook:run-all-cells")
    ids = [cell["id"] for cell in notebook_of(name)["cells"]]
    sections = lg.lesson(LESSONS[name]).data.sections
    return {section.id: notebook.table(ids.index(f"{section.id}-steps")) for section in sections}


@pytest.mark.parametrize("name", LESSONS)
def test_a_whole_lesson_by_mouse_with_mistakes(open_notebook: Open, name: str) -> None:
    notebook, lesson = open_notebook(copy_of=FOLDER / name), lg.lesson(LESSONS[name]).data
    tables = all_sections(notebook, name)
    for section in lesson.sections:
        if not section.fresh:
            Learner(tables[section.id], lesson).takes(section)
    expect(notebook.page.locator(".lg-notice.error")).to_have_count(0)


def test_fresh_questions_are_dealt_and_answered(open_notebook: Open) -> None:
    tables = all_sections(open_notebook(copy_of=FOLDER / SECRET_LETTER), SECRET_LETTER)
    learner = Learner(tables["questions"])
    learner.button("Ten questions")
    expect(learner.table.find(".lg-teach small")).to_have_text("Step 1 of 10")
    expect(learner.table.root.locator(".lg-ask [role=group] button, .lg-ask input").first).to_be_visible()


def test_a_whole_lesson_by_keyboard_alone(open_notebook: Open) -> None:
    lesson = lg.lesson("trick-taking").data
    sections = [section for section in lesson.sections if not section.fresh]
    notebook = open_notebook(
        *(f'import lettergames as lg; lg.lesson("{lesson.name}", "{section.id}")' for section in sections)
    )
    for number, section in enumerate(sections):
        notebook.run(number)
        table = notebook.table(number)
        table.find(".lg-prompt").focus()
        Learner(table, lesson, Keys).takes(section)
    assert notebook.page.locator(".jp-Notebook .jp-Cell").count() == len(sections), "a key has reached the notebook"


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


def test_a_learner_is_named_and_forgotten_without_code(open_notebook: Open) -> None:
    shown = 'import lettergames as lg; lg.lesson("trick-taking")'
    notebook = open_notebook(shown, 'lg.lesson("trick-taking", "follow")')
    notebook.run(0)
    panel = notebook.output(0)
    name = panel.get_by_role("combobox", name="Your name")
    name.fill("Mia")
    name.press("Enter")
    expect(panel.get_by_role("status")).to_have_text("What Mia does is kept on this computer, and never sent anywhere.")
    notebook.run(1)
    learner = Learner(notebook.table(1), lg.lesson("trick-taking").data)
    learner.card("Y:S")
    expect(panel).to_contain_text("1 of 2 steps")
    for label in ("Delete what Mia has done here", "Yes, delete it"):
        button = panel.get_by_role("button", name=label)
        button.focus()
        button.press("Enter")
    expect(panel.get_by_role("status")).to_have_text("What Mia has done in this lesson is deleted.")
    expect(panel).not_to_contain_text("1 of 2 steps")
