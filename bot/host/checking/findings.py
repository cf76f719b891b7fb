"""What a look has found."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from bot.host.unusable import UnusableError
from bot.words import words_for


class Level(StrEnum):
    OK = "ok"
    NOTE = "note"
    """Good to know; the bot plays anyway."""
    PROBLEM = "problem"


@dataclass(frozen=True, slots=True)
class Finding:
    """A key of the catalogue, and its facts."""

    key: str
    level: Level
    facts: Mapping[str, str | int] = field(default_factory=dict)

    @property
    def sentence(self) -> str:
        return words_for(None)(self.key, **self.facts)


def ok(key: str, **facts: str | int) -> Finding:
    return Finding(key, Level.OK, facts)


def note(key: str, **facts: str | int) -> Finding:
    return Finding(key, Level.NOTE, facts)


def problem(key: str, **facts: str | int) -> Finding:
    return Finding(key, Level.PROBLEM, facts)


def problem_of(error: UnusableError) -> Finding:
    return Finding(error.key, Level.PROBLEM, error.facts)
