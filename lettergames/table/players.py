"""Who sits at a table: people by name, bots by level, and what the bots keep to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, cast

from ..bots.base import Bot
from ..core.errors import OptionError
from ..core.game import Game
from .refusals import Refused

PERSON = "person"
CAREFUL, RANDOM = "Careful", "Random"
VOCABULARIES = {"Careful, everyday words": 35, "Careful, very common words": 10}


def levels(game: str) -> list[str]:
    """The levels of bots that play this game."""
    from ..bots.careful import WITH_WORDS

    return [CAREFUL, *(VOCABULARIES if game in WITH_WORDS else ()), RANDOM]


def level_of(bot: Bot) -> str:
    """The bot's level in words."""
    vocabulary = getattr(bot, "vocabulary", None)
    return next((level for level, words in VOCABULARIES.items() if words == vocabulary), bot.level)


def bot_of(level: Any) -> Bot:
    """A bot of this level; Refused if there is none."""
    from .. import bots

    if level == RANDOM:
        return cast(Bot, bots.Random())
    if level != CAREFUL and (not isinstance(level, str) or level not in VOCABULARIES):
        raise Refused(f"{level!r} is no player here; expected {', '.join((CAREFUL, *VOCABULARIES, RANDOM))}")
    return cast(Bot, bots.Careful(VOCABULARIES.get(level, 100)))


# --- conventions ------------------------------------------------------------------------------------------------------


def conventions(bots: Iterable[Bot], game: str) -> list[dict[str, Any]]:
    """What the bots could keep to in this game, in words, and whether they do."""
    from ..bots.careful import TOGETHER
    from ..bots.conventions import CONVENTIONS

    if game not in TOGETHER:
        return []
    kept = {name for bot in bots for name in getattr(bot, "conventions", ())}
    return [{"name": name, "text": text, "on": name in kept} for name, text in CONVENTIONS.items()]


def keeping(bots: Mapping[int, Bot], wanted: Any) -> dict[int, Bot]:
    """The same bots, the careful ones keeping to these conventions; Refused if there is no such convention."""
    from ..bots.careful import Careful
    from ..bots.conventions import CONVENTIONS

    if not isinstance(wanted, list) or not all(isinstance(name, str) and name in CONVENTIONS for name in wanted):
        raise Refused(f"conventions are some of {', '.join(CONVENTIONS)}")
    return {seat: Careful(bot.vocabulary, wanted) if isinstance(bot, Careful) else bot for seat, bot in bots.items()}


def habits(bots: Iterable[Bot], game: str) -> list[str]:
    """What the bots keep to in this game, a sentence each; nothing from one that does not say."""
    said = (getattr(bot, "habits", None) for bot in bots)
    return list(dict.fromkeys(habit for each in said if each for habit in each(game)))


# --- people -----------------------------------------------------------------------------------------------------------


def seated(game: Game, seats: Mapping[int, Any] | None) -> tuple[set[int], dict[int, Bot], tuple[str, ...]]:
    """Who is a person, who is played by which bot, and everybody's name. OptionError for whoever cannot sit there."""
    count = game.rules.players
    if seats is not None and not isinstance(seats, Mapping):
        raise OptionError(f"seats={seats!r}: expected a dict such as {{0: 'You', 1: lg.bots.Careful()}}")
    given = {0: "You"} if seats is None else dict(seats)
    for seat, player in given.items():
        if type(seat) is not int or not 0 <= seat < count:
            raise OptionError(f"there is no seat {seat!r}; the seats are 0 to {count - 1}")
        is_bot = callable(getattr(player, "choose", None)) and not isinstance(player, type)
        if not isinstance(player, str) and not is_bot:
            raise OptionError(f"{player!r} cannot sit at the table; expected a name or a bot such as lg.bots.Careful()")
    names = list(game.names)
    people = {seat for seat, player in given.items() if isinstance(player, str)}
    for seat in people:
        if given[seat] != "You":
            names[seat] = given[seat]
    free = [seat for seat in range(count) if seat not in people]
    bots: dict[int, Bot] = {seat: cast(Bot, given.get(seat) or bot_of(CAREFUL)) for seat in free}
    return people, bots, tuple(names)


def people_at(
    kinds: Any, seat: int, count: int, people: set[int], here: frozenset[int]
) -> tuple[set[int], set[int]]:
    """All people, and those besides this seat who play at its screen, as its start panel says: a bot's seat may become
    a person's there, and such a person's seat a bot's. Refused for what is no list of kinds."""
    if not isinstance(kinds, list):
        raise Refused("expected a kind of player for each seat")
    said = dict(enumerate(kinds[:count]))
    stay = {each for each in here if each < count and said.get(each) in (None, "", PERSON)}
    come = {each for each, kind in said.items() if kind == PERSON and each not in people}
    return (people - here) | stay | come, stay | come


def renamed(names: Any, called: list[str], seat: int, count: int) -> list[str]:
    """The names as a person at this seat wrote them; Refused for what is no name, or for two equal initials."""
    if not isinstance(names, list) or len(names) != count or not all(isinstance(name, str) for name in names):
        raise Refused(f"expected {count} names")
    new = [
        old if each == seat and name.strip().lower() == "you" else name.strip()
        for each, (name, old) in enumerate(zip(names, called, strict=True))
    ]
    for each, name in enumerate(new):
        if not name or len(name) > 20 or not name.replace(" ", "").replace("-", "").replace("'", "").isalpha():
            raise Refused(f"{name!r} is no name; a name has 1 to 20 letters")
        first = name[0].upper()
        if any(other[0].upper() == first for other in new[:each]):
            raise Refused(f"two names begin with {first}; every name needs an initial of its own")
    return new
