"""The hockey teams that people play for."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Team:
    """What somebody plays for in one server: its matches wear it.

    `name` is what they have typed, so whoever shows it neutralises it like any name. `emoji` is a single
    emoji, empty for none; `colour` is 0xRRGGBB.
    """

    name: str
    emoji: str
    colour: int


Teams = tuple[Team | None, Team | None]
"""By side, None where nobody of it has one; partners share one."""

NO_TEAMS: Teams = (None, None)
