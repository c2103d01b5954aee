"""The fresh questions of the LetterTricks lessons: none that has nearly always the same answer."""

from collections import Counter, defaultdict

import pytest

import lettergames as lg
from lettergames.lessons.steps import Count

DEALS = 60


@pytest.mark.parametrize("name", ["trick-taking", "competitive-tricks", "three-player-tricks"])
def test_the_answers_differ_from_deal_to_deal(name: str) -> None:
    lesson = lg.lesson(name).data
    fresh = lesson.section("questions").fresh
    assert fresh
    answers: dict[str, Counter[object]] = defaultdict(Counter)
    for seed in range(DEALS):
        for step in fresh(lesson.rules(), seed):
            game = lesson.begun(step.at)
            if isinstance(step, Count):
                right: object = step.count(game.rules, game.state)
            else:
                right = next(told.answer for told in step.choices if told.right)
            answers[step.id.partition("-")[0]][right] += 1
    for kind, found in answers.items():
        assert found.most_common(1)[0][1] < found.total() * 3 / 4, (kind, found)
