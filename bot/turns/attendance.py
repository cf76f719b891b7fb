"""Who has left the server has left the match: asked for only when a turn waits, for that needs no intent."""

import logging

import discord

from bot.kit.clock import Clock
from bot.matches.desk import Desk
from bot.matches.loaded import LoadedMatch
from bot.settings import Settings
from db.model.fleet import Shards
from db.model.matches import Seat, Status
from hockey.game import SIDES, By

log = logging.getLogger(__name__)

UNKNOWN_MEMBER = 10007
UNKNOWN_USER = 10013
LONGEST_SECONDS = 6 * 3600.0


class Attendance:
    def __init__(
        self,
        client: discord.Client,
        desk: Desk,
        clock: Clock,
        settings: Settings,
        shards: Shards | None = None,
    ) -> None:
        self._client = client
        self._desk = desk
        self._clock = clock
        self._shards = shards or Shards()
        self._first = settings.reminder_time.total_seconds()

    async def look(self, loaded: LoadedMatch) -> float | None:
        """End the match where whoever it waits for has left; else say when to ask again (UTC seconds)."""
        if loaded.match.status is not Status.RUNNING or loaded.match.in_dm:
            return None
        now = self._clock.now()
        due = loaded.since + self._first
        if now < due:
            return due
        for seat in loaded.match.people:
            if loaded.to_act(seat.seat) and await self._has_left(loaded, seat):
                log.info("match %s: seat %s has left the server", loaded.id, seat.seat)
                await self._desk.end(loaded.id, By.WALKOVER, 1 - seat.seat % SIDES)
                return None
        # The longer a turn has waited already, the longer it waits for the next question.
        return now + min(now - loaded.since, LONGEST_SECONDS)

    async def _has_left(self, loaded: LoadedMatch, seat: Seat) -> bool:
        server_id = loaded.match.server_id
        if self._shards.of(server_id) in self._shards.ids and self._client.get_guild(server_id) is None:
            return False  # the bot is not there itself, so it cannot know
        try:
            # The servers of other processes are not known here as more than their ids.
            await self._client.http.get_member(server_id, seat.player_id)
        except discord.NotFound as error:
            return error.code in (UNKNOWN_MEMBER, UNKNOWN_USER)
        except discord.Forbidden:
            pass
        return False
