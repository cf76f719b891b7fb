"""How long something takes, as people type it: `45m`, `2h 30m`, `3d`."""

import re
from typing import Final

from bot.replies import SorryError

_SECONDS: Final = {"m": 60.0, "h": 3600.0, "d": 86400.0, "j": 86400.0, "м": 60.0, "ч": 3600.0, "д": 86400.0}
_PART: Final = re.compile(r"(\d{1,5})\s*([^\W\d_]+)[\s,]*")
_MOMENT: Final = re.compile(r"<t:(\d{1,12})(?::\w)?>")


def seconds_of(text: str) -> float:
    """A duration in seconds: days, hours and minutes by their first letters. SorryError if it's none.

    >>> seconds_of("1h 30min")
    5400.0
    """
    found = list(_PART.finditer(text.strip().casefold()))
    if not found or "".join(each[0] for each in found) != text.strip().casefold():
        raise SorryError("tournament-no-duration")
    units = [_SECONDS.get(each[2][0]) for each in found]
    if None in units:
        raise SorryError("tournament-no-duration")
    return sum(int(each[1]) * (unit or 0.0) for each, unit in zip(found, units, strict=True))


def moment_of(text: str, now: float) -> float:
    """A moment in UTC seconds: a duration from now, or Discord's own `<t:...>`."""
    moment = _MOMENT.fullmatch(text.strip())
    return float(moment[1]) if moment else now + seconds_of(text)
