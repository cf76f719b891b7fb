"""What happens when nobody does anything."""

from contextlib import suppress

from bot.clock import Clock
from bot.desk import Desk, LoadedMatch, RefusedError
from bot.lobby import Lobby
from db.model import Status
from hockey.game import Phase

# rules.md of every pile game: who has not chosen in time deals.
CHOICE_BY_DEFAULT = "deal"


class TurnClock:
    def __init__(self, desk: Desk, lobby: Lobby, clock: Clock) -> None:
        self._desk = desk
        self._lobby = lobby
        self._clock = clock

    async def look(self, loaded: LoadedMatch) -> float | None:
        """Act if the time is up; else say when it will be (UTC seconds), None if nothing is waited for."""
        due = self.due(loaded)
        if due is None or self._clock.now() < due:
            return due
        if loaded.match.status is Status.OPEN:
            with suppress(RefusedError):  # answered at the last moment
                await self._lobby.expire(loaded)
            return None
        for seat in loaded.view(None).to_act:
            decision = loaded.game.decision(loaded.state, seat)
            await self._desk.choose_for(loaded.id, seat, decision, CHOICE_BY_DEFAULT)
        return None

    def due(self, loaded: LoadedMatch) -> float | None:
        if loaded.match.status is Status.OPEN:
            return loaded.match.expires_at
        if loaded.match.status is Status.RUNNING and loaded.view(None).phase is Phase.CHOICE:
            return loaded.choice_due
        return None
