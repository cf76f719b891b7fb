"""What is tapped about goals: a taunt, and whether a server wants any."""

from bot.custom_id import CustomId
from faces.taps import Switch


class Taunt(CustomId, template="taunt:<match>:<goal>"):
    """The list of taunts after a match's n-th goal."""

    match: int
    goal: int


class SetTaunts(CustomId, template="setup:taunts:<switch>"):
    switch: Switch
