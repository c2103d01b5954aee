"""Every step of every lesson without a person: right answers turn it green, the others get what was meant for them."""

import json
import re
from importlib import import_module
from itertools import islice
from types import FunctionType
from typing import Any

import pytest

from lettergames.lessons.coding import check
from lettergames.lessons.course import LESSONS
from lettergames.lessons.steps import Code, Count, Free, Lesson, Predict, Section, Step, Told, Try, Watch

from .walks import answer, answers, ask, lines, move, play_all, possible, press, shown, stage

ALL = [import_module(f"lettergames.lessons.{home}").LESSON for home in LESSONS.values()]
SECTIONS = [(lesson.about(section), section) for lesson in ALL for section in lesson.sections]
STEPS = [
    (lesson, section, step)
    for lesson, section in SECTIONS
    for step in (*((section.know,) if section.know else ()), *section.steps)
]
FRESH = [(lesson, section) for lesson, section in SECTIONS if section.fresh]


def of(*kinds: type[Step]) -> pytest.MarkDecorator:
    found = [each for each in STEPS if isinstance(each[2], kinds)]
    return pytest.mark.parametrize(
        ("lesson", "section", "step"), found, ids=[f"{one.name}-{section.id}-{step.id}" for one, section, step in found]
    )


every_section = pytest.mark.parametrize(
    ("lesson", "section"), SECTIONS, ids=[f"{lesson.name}-{section.id}" for lesson, section in SECTIONS]
)


def test_names_are_used_once():
    for lesson in ALL:
        ids = [section.id for section in lesson.sections]
        assert len(set(ids)) == len(ids)
        for section in lesson.sections:
            steps = [step.id for step in section.steps]
            assert len(set(steps)) == len(steps)
            assert bool(steps) != bool(section.fresh)


def test_every_kind_of_step_occurs():
    kinds = {type(step) for lesson, _, step in STEPS if lesson.name == "secret-letter"}
    assert kinds == {Watch, Try, Predict, Count, Code, Free}


@of(Step)
def test_texts_are_short(lesson: Lesson, section: Section, step: Step):
    said = [step.text]
    if isinstance(step, Try):
        said += [told.say for told in (*step.good, *step.costs)] + list(step.hints)
    if isinstance(step, Predict):
        said += [told.say for told in step.choices]
        assert len(step.text.split()) + sum(len(told.answer.split()) for told in step.choices) <= 60
    if isinstance(step, Count):
        said += [told.say for told in step.near] + [step.less, step.more, step.right]
    if isinstance(step, Watch):
        said += [say for _, say in step.line]
    for text in said:
        assert 0 < len(text.split()) <= 60, text
        assert text.endswith((".", "?", "!")), text
        assert not re.search(r"[Ww]rong(?! Guess)", text), text


def rules_named(step: Step) -> set[str]:
    told: list[Told] = []
    names: set[str] = set()
    if isinstance(step, Try):
        told += [*step.good, *step.costs]
        names |= {rule for _, rule in step.refused}
    if isinstance(step, Predict):
        told += step.choices
    if isinstance(step, Count):
        told += step.near
        names.add(step.rule)
    if isinstance(step, Code):
        names.add(step.rule)
    return (names | {each.rule for each in told}) - {""}


@of(Step)
def test_only_rules_that_exist_are_named(lesson: Lesson, section: Section, step: Step):
    assert rules_named(step) <= set(lesson.rules(step.at).printed_rules)


@of(Predict, Count, Try)
def test_every_answer_names_its_rule(lesson: Lesson, section: Section, step: Step):
    assert rules_named(step)


def test_every_rule_of_a_game_is_taught_in_one_section():
    for lesson in ALL:
        taught = [rule for section in lesson.sections for rule in section.rules]
        assert len(set(taught)) == len(taught)
        order = {rule for each in lesson.sections for rule in type(lesson.about(each).rules()).printed_class.order}
        assert set(taught) <= order if lesson.game else set(taught) == order


@every_section
def test_every_section_but_play_and_questions_is_skipped_by_one_right_answer(lesson: Lesson, section: Section):
    if section.know is None:
        assert section.fresh or len(section.steps) == 1 or all(isinstance(step, Code) for step in section.steps)
        return
    made = stage(lesson, section)
    press(made, "know")
    right = right_of(section.know, made)
    answer(made, right)
    press(made, "skip")
    assert shown(made)["kind"] == "over"
    assert made.progress.known(section.id)


def right_of(step: Step, made) -> int:
    if isinstance(step, Count):
        return step.count(made.game.rules, made.game.state)
    assert isinstance(step, Predict)
    return next(index for index, told in enumerate(step.choices) if told.right)


@of(Predict)
def test_choices_are_answered_and_played_out(lesson: Lesson, section: Section, step: Predict):
    assert sum(told.right for told in step.choices) == 1
    assert step.shows
    assert len({told.answer for told in step.choices}) == len(step.choices)
    for index, told in enumerate(step.choices):
        made = stage(lesson, section, step)
        answer(made, index)
        told_now = shown(made)
        assert told_now["feedback"]["text"] == told.say
        assert told_now["feedback"]["rule"] == told.rule
        assert step.shows in lines(made)
        assert (told_now["feedback"]["kind"] == "right") == told.right
        assert made.progress.step(section.id, step.id)["done"] == told.right
        if not told.right:
            before = stage(lesson, section, step).game.state
            press(made, "again")
            assert made.game.state == before
            assert shown(made)["feedback"]["text"] == told.say
            assert shown(made)["choices"]


@of(Count)
def test_numbers_are_answered(lesson: Lesson, section: Section, step: Count):
    made = stage(lesson, section, step)
    right = right_of(step, made)
    assert str(right) not in {told.answer for told in step.near}
    for value in sorted({0, right + 1, right - 1, *(int(told.answer) for told in step.near)} - {right, -1}):
        answer(made, value)
        near = next((told.say for told in step.near if told.answer == str(value)), None)
        assert shown(made)["feedback"]["text"] == (near or (step.less if value < right else step.more))
        assert not made.progress.step(section.id, step.id)["done"]
    answer(made, right)
    assert shown(made)["feedback"]["kind"] == "right"
    assert made.progress.step(section.id, step.id)["done"]


@of(Try)
def test_something_is_said_to_every_legal_move(lesson: Lesson, section: Section, step: Try):
    made = stage(lesson, section, step)
    rules, state = made.game.rules, made.game.state
    for each in possible(made):
        if step.told(str(each)) is None:  # then it is a statement, or the first of several words
            after = rules.step(state, each, 0)
            assert after.to_act == state.to_act, f"nothing is said to {each}"
            assert state.to_act != 0 or each in rules.interrupts(state, 0) or step.told(f"{each}; done")


@of(Try)
def test_every_answer_is_good_or_shows_what_it_costs(lesson: Lesson, section: Section, step: Try):
    for told in (*step.good, *step.costs):
        good = told in step.good
        found = list(islice(answers(stage(lesson, section, step), step, told), 8))
        assert found, f"an answer that no legal move can get: {told.answer}"
        for number, moves in enumerate(found):
            made = stage(lesson, section, step)
            began = made.game.state
            play_all(made, moves)
            now = shown(made)
            assert now["feedback"] == {"kind": "right" if good else "cost", "text": told.say, "rule": told.rule}
            assert number or not told.shows or told.shows in lines(made), lines(made)
            assert made.progress.step(section.id, step.id)["done"] == good
            if not good:
                press(made, "again")
                assert made.game.state == began
                assert shown(made)["feedback"]["text"] == told.say
    assert all(told.shows for told in step.good)


@of(Try)
def test_what_the_text_invites_is_refused_by_the_rule_it_is_about(lesson: Lesson, section: Section, step: Try):
    for text, rule in step.refused:
        made = stage(lesson, section, step)
        before = made.game.state
        given = move(made, text)
        assert given["error"]["rule"] == rule
        assert made.game.state == before
        assert shown(made)["feedback"] is None


@of(Try)
def test_hints_name_the_rule_the_cards_the_move(lesson: Lesson, section: Section, step: Try):
    made = stage(lesson, section, step)
    for hint in step.hints:
        press(made, "hint")
        assert shown(made)["feedback"] == {"kind": "hint", "text": hint}
    assert "hint" not in {each["id"] for each in shown(made)["actions"]}
    assert made.progress.step(section.id, step.id) == {"done": False, "tries": 0, "hints": 3}
    choice = made.choice(0)
    good = [choice.words(moves[0]) for told in step.good for moves in answers(made, step, told)]
    assert any(re.split(" on | – |,", each)[0] in step.hints[2] for each in good), good


@of(Watch)
def test_lines_go_forward_and_back(lesson: Lesson, section: Section, step: Watch):
    made = stage(lesson, section, step)
    states = [made.game.state]
    for _, say in step.line:
        press(made, "next")
        assert shown(made)["feedback"]["text"] == say
        states.append(made.game.state)
    assert made.progress.step(section.id, step.id)["done"]
    for state in reversed(states[:-1]):
        press(made, "back")
        assert made.game.state == state
    assert shown(made)["feedback"] is None


@of(Code)
def test_rules_are_asked_every_case(lesson: Lesson, section: Section, step: Code):
    assert any(case.hidden for case in step.cases)
    names: dict[str, Any] = {}
    exec(step.begin, names)
    assert not check(lesson, step, names[step.rule]).ok
    assert check(lesson, step, step.solution).ok
    for function, piece in step.wrong:
        checked = check(lesson, step, FunctionType(function.__code__, function.__globals__, step.rule))
        assert not checked.ok
        assert piece in checked.text
        assert checked.case
    assert len(step.wrong) >= 2


@of(Free)
def test_play_goes_on_against_bots(lesson: Lesson, section: Section, step: Free):
    made = stage(lesson, section, step)
    for _ in range(100):
        if made.game.to_act == 0 and not made._outcome():
            given = ask(made, "text", text=str(next(iter(made.game.legal_moves))))
            assert given["ok"], given
        elif not made._outcome():
            made.advance()
    assert made.progress.step(section.id, step.id)["done"]


@pytest.mark.parametrize(("lesson", "section"), FRESH)
@pytest.mark.parametrize("seed", range(40))
def test_fresh_questions_have_the_answers_of_the_rules(lesson: Lesson, section: Section, seed: int):
    assert section.fresh
    steps = section.fresh(lesson.rules(), seed)
    assert len(steps) == 10
    as_if = Section("as-if", "As if", steps=steps)
    for step in steps:
        made = stage(lesson, as_if, step)
        assert len(step.text.split()) <= 60
        assert rules_named(step) <= set(lesson.rules().printed_rules)
        if isinstance(step, Predict):
            assert sum(told.right for told in step.choices) == 1
        answer(made, right_of(step, made))
        assert shown(made)["feedback"]["kind"] == "right"


@every_section
def test_a_section_is_walked_from_end_to_end(lesson: Lesson, section: Section):
    made = stage(lesson, section)
    if section.fresh:
        press(made, "deal")
    for step in made.steps:
        assert shown(made)["text"] == step.text
        if isinstance(step, Watch):
            for _ in step.line:
                press(made, "next")
        elif isinstance(step, Predict | Count):
            answer(made, right_of(step, made))
        elif isinstance(step, Try):
            play_all(made, next(answers(made, step, step.good[0])))
        press(made, "on")
    assert shown(made)["kind"] == "over"
    press(made, "restart")
    assert shown(made)["text"] == made.steps[0].text


@of(Step)
def test_a_scene_is_plain_data(lesson: Lesson, section: Section, step: Step):
    made = stage(lesson, section, step)
    assert json.loads(json.dumps(made.scene(0))) == made.scene(0)
    assert made.scene(0)["prompt"]
