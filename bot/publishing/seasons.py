"""Closes seasons that are over, and announces each close once."""

from functools import partial

import discord

from bot.announcements import Announcement, Announcements
from bot.appearance import DrawPodium
from bot.kit.clock import Clock
from bot.kit.lanes import Lanes
from bot.messages.drawing import Drawing
from db.model.league import Podium
from db.store import Store

LOOK = "look"
# A changed calendar is looked at right away. This catches everything else.
LOOK_SECONDS = 3600.0


class SeasonCloses:
    """Announces seasons of servers that the bot is in; the others wait until it's back."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        clock: Clock,
        announcements: Announcements,
        draw: DrawPodium,
    ) -> None:
        self._client = client
        self._store = store
        self._clock = clock
        self._announcements = announcements
        self._draw = draw
        self._lanes: Lanes[str] = Lanes(lambda _key: self._look(), clock)

    def look(self) -> None:
        """Look soon, and from then on again and again."""
        self._lanes.mark(LOOK)

    async def close(self) -> None:
        await self._lanes.close()

    async def _look(self) -> float:
        await self._store.seasons.close_due(self._clock.now())
        for podium in await self._store.seasons.untold():
            if self._client.get_guild(podium.season.server_id) is not None:
                await self._tell(podium)
        now, close = self._clock.now(), await self._store.seasons.next_close()
        due = now + LOOK_SECONDS
        return max(now + 1, due if close is None else min(due, close))

    async def _tell(self, podium: Podium) -> None:
        now, season = self._clock.now(), podium.season
        told = partial(self._store.seasons.told, season, now)
        if podium.channel_id is None:
            return await told()
        if podium.begun_at is None:
            await self._store.seasons.begin_to_tell(season, now)
        _, language = await self._store.people.server(season.server_id)
        key, drawing = f"season:{season.server_id}:{season.number}", Drawing(self._draw(language, podium))
        self._announcements.say(
            Announcement(key, drawing, podium.channel_id, begun_at=podium.begun_at, then=told)
        )
        return None
