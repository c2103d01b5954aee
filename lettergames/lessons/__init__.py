"""Lessons: steps that are played, asked and checked at the table. `lesson("secret-letter")` opens one."""

from .course import Course, lesson
from .progress import learners

__all__ = ["Course", "learners", "lesson"]
