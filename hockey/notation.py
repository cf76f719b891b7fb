import json
from collections.abc import Collection
from enum import StrEnum
from typing import Any, Final

from hockey.cards import Card, cards_of


class Flaw(StrEnum):
    """Why a document isn't a match record, apart from illegal moves and contradictory rules."""

    NOT_JSON = "not-json"
    DUPLICATE_KEY = "duplicate-key"
    WRONG_TYPE = "wrong-type"
    MISSING_KEY = "missing-key"
    UNKNOWN_KEY = "unknown-key"
    UNKNOWN_FORMAT = "unknown-format"
    UNKNOWN_VARIANT = "unknown-variant"
    BAD_RULES = "bad-rules"
    BAD_PLAYERS = "bad-players"
    BAD_LENGTH = "bad-length"
    BAD_CARDS = "bad-cards"
    BAD_FIRST = "bad-first"
    BAD_OVERTIME = "bad-overtime"
    INCOMPLETE_PERIOD = "incomplete-period"
    INCOMPLETE_PLAY = "incomplete-play"
    OVERLONG_PLAY = "overlong-play"
    BAD_TEAMS = "bad-teams"
    BAD_SEAL = "bad-seal"
    BAD_CUTS = "bad-cuts"
    NOT_SEALED = "not-sealed"
    FALSE_COMMITMENT = "false-commitment"
    FALSE_CUT = "false-cut"
    FALSE_DEALER = "false-dealer"
    FALSE_DECK = "false-deck"
    FALSE_DIGEST = "false-digest"


MOST_DRAWS: Final = 100
"""The most rounds of a cut or a shootout. No match has seen a tenth as many ties in a row."""


class BadRecord(ValueError):  # noqa: N818 - names what was given
    """A refused record. `period` and `play` count from 1; None if the flaw isn't in a single one."""

    def __init__(self, reason: StrEnum, period: int | None = None, play: int | None = None) -> None:
        super().__init__(f"period {period or '-'}, play {play or '-'}: {reason}")
        self.reason = reason
        self.period = period
        self.play = play

    def __reduce__(self) -> tuple[Any, ...]:
        return BadRecord, (self.reason, self.period, self.play)


def load(text: str | bytes) -> object:
    """The JSON document of a text (bytes in UTF-8), with every duplicate key refused."""
    try:
        if isinstance(text, bytes):
            text = text.decode()
        return json.loads(text, object_pairs_hook=_unique, parse_constant=_no_constant)
    except BadRecord:
        raise
    except (ValueError, RecursionError):
        raise BadRecord(Flaw.NOT_JSON) from None


def fields(
    value: object, required: Collection[str], optional: Collection[str] = (), period: int | None = None
) -> dict[str, Any]:
    """An object with exactly these keys, else BadRecord."""
    if not isinstance(value, dict):
        raise BadRecord(Flaw.WRONG_TYPE, period)
    if not value.keys() <= {*required, *optional}:
        raise BadRecord(Flaw.UNKNOWN_KEY, period)
    if not value.keys() >= set(required):
        raise BadRecord(Flaw.MISSING_KEY, period)
    return value


def texts(value: object, period: int | None = None) -> list[str]:
    """An array of strings, else BadRecord."""
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise BadRecord(Flaw.WRONG_TYPE, period)
    return value


def cards(value: object, otherwise: StrEnum, period: int | None, play: int | None = None) -> tuple[Card, ...]:
    """An array of cards, else BadRecord; with the reason `otherwise` if its strings aren't cards."""
    named = texts(value, period)
    try:
        return cards_of(named)
    except ValueError:
        raise BadRecord(otherwise, period, play) from None


def exactly(kind: type, value: object, period: int | None = None) -> None:
    """Refuses a value of another JSON type; a boolean isn't a number."""
    if type(value) is not kind:
        raise BadRecord(Flaw.WRONG_TYPE, period)


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    value = dict(pairs)
    if len(value) != len(pairs):
        raise BadRecord(Flaw.DUPLICATE_KEY)
    return value


def _no_constant(_text: str) -> None:
    raise BadRecord(Flaw.NOT_JSON)
