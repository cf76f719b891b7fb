"""What happens when nobody does anything."""

from contextlib import suppress

from bot.autoplay import DEAL, Autoplay
from bot.clock import Clock
from bot.desk import Desk, LoadedMatch, RefusedError
from bot.lobby import Lobby
from db.model import Status
from hockey.game import Move, Phase

# rules.md of every pile game: who has not chosen in time deals.
CHOICE_BY_DEFAULT = DEAL


class TurnClock:
    def __init__(self, desk: Desk, lobby: Lobby, autoplay: Autoplay, clock: Clock) -> None:
        self._desk = desk
        self._lobby = lobby
        self._autoplay = autoplay
        self._clock = clock

    async def look(self, loaded: LoadedMatch) -> float | None:
        """Act if the time is up; else say when it will be (UTC seconds), None if nothing is waited for."""
        if loaded.match.status is Status.OPEN:
            if self._clock.now() < loaded.match.expires_at:
                return loaded.match.expires_at
            with suppress(RefusedError):  # answered at the last moment
                await self._lobby.expire(loaded)
            return None
        due = await self._due(loaded)
        if due is None:
            return None
        at, seat, move = due
        if self._clock.now() < at:
            return at
        await self._desk.choose_for(loaded.id, seat, loaded.game.decision(loaded.state, seat), move)
        return None

    async def _due(self, loaded: LoadedMatch) -> tuple[float, int, Move] | None:
        """When which seat's move is made without it."""
        wanted = await self._autoplay.due(loaded)
        if wanted is not None:
            return wanted.at, wanted.seat, wanted.move
        if loaded.match.status is not Status.RUNNING or loaded.view(None).phase is not Phase.CHOICE:
            return None
        (seat,) = loaded.view(None).to_act
        return loaded.choice_due, seat, CHOICE_BY_DEFAULT
