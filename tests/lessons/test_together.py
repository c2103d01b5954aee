"""What the lesson of playing together shows of the bots, who follow a script in all steps but free play."""

from lettergames.lessons.cooperative import LESSON
from lettergames.lessons.steps import Free, Step

from .walks import stage


def zones(section: str, step: Step) -> set[str]:
    """What lies on the table of this step."""
    return {zone["id"] for zone in stage(LESSON, LESSON.section(section), step).scene(0)["zones"]}


def test_what_bots_keep_to_is_on_the_table_in_free_play_alone():
    steps = [(section.id, step) for section in LESSON.sections for step in section.steps]
    shown = [step for section, step in steps if "habits" in zones(section, step)]
    assert shown == [step for _, step in steps if isinstance(step, Free)]
    assert shown
