"""How long something takes, as people type it: `45m`, `2h 30m`, `3d`."""

import re
from functools import cache
from typing import Final

from bot.replies import SorryError
from bot.words import locales, words_for

_SECONDS: Final = {"minute": 60.0, "hour": 3600.0, "day": 86400.0, "week": 604800.0}
_PART: Final = re.compile(r"(\d{1,5})\s*([^\W\d_]+)[\s,]*")
_MOMENT: Final = re.compile(r"<t:(\d{1,12})(?::\w)?>")


@cache
def _units() -> dict[str, float]:
    """The seconds of a unit, by each word for it in each language: people type their own."""
    return {
        word: seconds
        for language in locales()
        for unit, seconds in _SECONDS.items()
        for word in words_for(language)(f"duration-words-{unit}").split()
    }


def seconds_of(text: str) -> float:
    """A duration in seconds: weeks, days, hours and minutes. SorryError if it's none.

    >>> seconds_of("1h 30min")
    5400.0
    """
    typed, units = text.strip().casefold(), _units()
    parts = _PART.findall(typed)
    if not parts or _PART.sub("", typed) or not all(unit in units for _, unit in parts):
        raise SorryError("tournament-no-duration")
    return sum(int(count) * units[unit] for count, unit in parts)


def moment_of(text: str, now: float) -> float:
    """A moment in UTC seconds: a duration from now, or Discord's own `<t:...>`."""
    moment = _MOMENT.fullmatch(text.strip())
    return float(moment[1]) if moment else now + seconds_of(text)
