"""A match that is over, on paper: what export, verification and replay tell."""

from collections.abc import Sequence
from typing import Any

from bot.matches.loaded import LoadedMatch
from bot.matches.refusal import Refused, RefusedError
from db.model.matches import Status
from hockey.record import Record


def record_of(loaded: LoadedMatch, players: Sequence[str] | None = None) -> Record[Any]:
    """The record of a match, by the names that its players had, or by `players`.

    RefusedError while it runs: a record tells every deck, and the secret that the next ones follow from.
    """
    if loaded.match.status is not Status.OVER:
        raise RefusedError(Refused.STILL_ON)
    names = players or [seat.name for seat in loaded.match.seats]
    home, away = (team.name if team else None for team in loaded.match.teams)
    return Record(loaded.game, tuple(names), loaded.state, loaded.match.seal, (home, away))
