"""What can be refused, one error class for each kind of refusal."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .rules import Verdict


class OptionError(ValueError):
    """An option of a ruleset that does not exist or cannot have this value."""


class NotationError(ValueError):
    """A move, card or seat text that cannot be read; the message says what was expected.

    `text` is the message with seats as `who` marks, for a table that puts names there.
    """

    def __init__(self, text: str) -> None:
        from .names import LETTERS, named

        super().__init__(named(text, LETTERS))
        self.text = text


class PositionError(ValueError):
    """A position that cannot occur in the game."""


class RecordError(ValueError):
    """A record that cannot be read or replayed; the message names the line."""


class IllegalMove(ValueError):
    """A move that a rule forbids. `verdict` holds the rule, the facts and the rule's text."""

    def __init__(self, verdict: Verdict, move: str = "") -> None:
        super().__init__(f"{move}: {verdict}" if move else str(verdict))
        self.verdict = verdict
        self.move = move


class MissingRule(RecordError):
    """A record names a house rule that was not handed in: its `name` and its `text`."""

    def __init__(self, name: str, text: str, line: int) -> None:
        super().__init__(
            f"line {line}: the game was played with the house rule {name!r} ({text}); hand its function in: "
            f"from_record(text, house_rules=[{name}])"
        )
        self.name = name
        self.text = text


class HouseRuleError(Exception):
    """A house rule that raised, answered wrongly, ran too long or cannot be used.

    `rule` is its name. The message is for whoever wrote the rule and may quote what it was asked about; `public` is
    the same without anything that could be a hidden card, for a table.
    """

    def __init__(self, rule: str, message: str, public: str = "") -> None:
        super().__init__(message)
        self.rule = rule
        self.public = public or message

    def __reduce__(self) -> tuple[type[HouseRuleError], tuple[str, str, str]]:
        return type(self), (self.rule, str(self), self.public)


class EndlessGame(RuntimeError):
    """A game that did not end within the given number of moves."""
