"""The close of a server's season, told once where its matches were."""

import logging
from collections.abc import Callable
from datetime import UTC, datetime

import discord

from bot.kit.clock import Clock
from bot.kit.lanes import Lanes
from bot.messages.unanswered import LEEWAY_SECONDS, MOST_LOOKED_AT, nonce
from db.league.seasons import STUCK_SECONDS
from db.model.league import Podium
from db.store import Store

log = logging.getLogger(__name__)

LOOK = "look"
# Whoever changes a calendar has this looked at again; the rest is for what nobody has foreseen.
LOOK_SECONDS = 3600.0
SERVER_ERROR = 500

DrawPodium = Callable[[str, Podium], str]
"""What is told, given the language of what all in the server may read."""


class SeasonCloses:
    """Closes seasons that are over, whichever process looks first, and tells of those of its own servers."""

    def __init__(self, client: discord.Client, store: Store, clock: Clock) -> None:
        self._client = client
        self._store = store
        self._clock = clock
        self._draw: DrawPodium | None = None
        self._lanes: Lanes[str] = Lanes(lambda _key: self._look(), clock)

    def register(self, draw: DrawPodium) -> None:
        self._draw = draw

    def look(self) -> None:
        """Look soon, and from then on again and again."""
        self._lanes.mark(LOOK)

    async def close(self) -> None:
        await self._lanes.close()

    async def _look(self) -> float:
        await self._store.seasons.close_due(self._clock.now())
        due = self._clock.now() + LOOK_SECONDS
        for podium in await self._store.seasons.untold():
            if self._client.get_guild(podium.season.server_id) is not None and not await self._tell(podium):
                # Another process has begun to, and may be dead.
                due = min(due, (podium.begun_at or self._clock.now()) + STUCK_SECONDS)
        close = await self._store.seasons.next_close()
        return max(self._clock.now() + 1, due if close is None else min(due, close))

    async def _tell(self, podium: Podium) -> bool:
        """False where somebody else tells of it."""
        now, season = self._clock.now(), podium.season
        if self._draw is None or not await self._store.seasons.begin_to_tell(season, now):
            return False
        _, language = await self._store.people.server(season.server_id)
        text = self._draw(language, podium)
        if podium.channel_id is not None and not await self._was_told(podium, text):
            await self._post(podium, text)
        await self._store.seasons.told(season, now)
        return True

    async def _post(self, podium: Podium, text: str) -> None:
        season = podium.season
        channel = self._client.get_partial_messageable(podium.channel_id or 0)
        try:
            # Sent again after a crash, it is not posted twice.
            number = nonce(season.server_id, "season", season.number)
            await channel.send(text, nonce=number, allowed_mentions=discord.AllowedMentions.none())
        except discord.HTTPException as error:
            if error.status >= SERVER_ERROR:
                raise
            log.info("the close of a season of %s cannot be told (%s)", season.server_id, error.code)

    async def _was_told(self, podium: Podium, text: str) -> bool:
        """Whether a process that died over it had got through."""
        if podium.begun_at is None:
            return False
        since = datetime.fromtimestamp(podium.begun_at - LEEWAY_SECONDS, UTC)
        channel = self._client.get_partial_messageable(podium.channel_id or 0)
        mine = self._client.user.id if self._client.user else self._client.application_id
        try:
            async for message in channel.history(limit=MOST_LOOKED_AT, after=since, oldest_first=True):
                if message.author.id == mine and message.content == text:
                    return True
        except (discord.Forbidden, discord.NotFound):
            pass
        return False
