"""The victories of groups that play the cooperative game: each has to beat its own best one.

Kept in one file, by the group's name and by what makes a game harder or easier: how many play, the word list, the
multicolored cards, how long words with Qu are, and talk.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from ...core.errors import RecordError
from ...core.records import folder
from ...words import list_name

if TYPE_CHECKING:
    from .cooperative import CooperativeTricks

Kept = dict[str, dict[str, int]]


class Ladder:
    """The best victories in a file, groups.json in the folder of games if none is named."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = folder() / "groups.json" if path is None else path

    def best(self, group: str, rules: CooperativeTricks) -> int:
        """The most words with which this group has won under these settings; 0 if it never has.

        RecordError if the file cannot be read.
        """
        return self._kept().get(group, {}).get(_settings(rules), 0)

    def rules_for(self, group: str, rules: CooperativeTricks) -> CooperativeTricks:
        """The rules with the group's record in them."""
        return rules.replace(best=self.best(group, rules))

    def keep(self, group: str, rules: CooperativeTricks, words: int) -> bool:
        """Note how many words a game of the group has made; returns whether that was a victory."""
        kept, settings = self._kept(), _settings(rules)
        own = kept.setdefault(group, {})
        won = words >= rules.replace(best=own.get(settings, 0)).needed
        if won:
            own[settings] = words
            self._write(kept)
        return won

    def forget(self, group: str) -> None:
        """Forget all victories of a group, or of one that is not known."""
        kept = self._kept()
        if kept.pop(group, None) is not None:
            self._write(kept)

    def _kept(self) -> Kept:
        try:
            kept: Kept = json.loads(self.path.read_text(encoding="utf-8"))
            return {group: {key: int(best) for key, best in own.items()} for group, own in kept.items()}
        except FileNotFoundError:
            return {}
        except (OSError, ValueError, TypeError, AttributeError) as error:
            raise RecordError(f"{self.path} cannot be read: {error}") from None

    def _write(self, kept: Kept) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(json.dumps(kept, ensure_ascii=False, indent=1), encoding="utf-8")


def _settings(rules: CooperativeTricks) -> str:
    return ", ".join(
        (
            f"{rules.seats} players", f"words {list_name(rules.word_list)}", f"multicolored {rules.multicolored}",
            f"Qu {rules.coop_qu_size}", f"talk {rules.coop_talk}",
        )
    )  # fmt: skip
