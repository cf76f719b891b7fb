"""What is tapped about the tale: taunts after goals, and what those do who watch."""

from bot.custom_id import CustomId
from faces.taps import Switch


class Taunt(CustomId, template="taunt:<match>:<goal>"):
    """The list of taunts after a match's n-th goal."""

    match: int
    goal: int


class Follow(CustomId, template="follow:<match>"):
    match: int


class GuessWinner(CustomId, template="guess:<match>:<side>"):
    """That a side wins the match."""

    match: int
    side: int


class SetTaunts(CustomId, template="setup:taunts:<switch>"):
    switch: Switch
