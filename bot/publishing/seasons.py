"""Closes seasons that are over, and posts each close once."""

import discord

from bot.appearance import DrawPodium
from bot.kit.clock import Clock
from bot.kit.lanes import Lanes
from bot.messages.drawing import Drawing
from bot.posts.live import LivePosts
from bot.posts.once import Once, OncePosts
from db.model.league import Podium
from db.model.posts import Owner, OwnerKind
from db.store import Store

LOOK = "seasons"
# A changed calendar is looked at right away. This catches everything else.
LOOK_SECONDS = 3600.0


class SeasonCloses:
    """Posts the closes of servers that the bot is in; the others wait until it's back."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        clock: Clock,
        once: OncePosts,
        draw: DrawPodium,
    ) -> None:
        self._client = client
        self._store = store
        self._clock = clock
        self._once = once
        self._draw = draw
        self._lanes: Lanes[str] = Lanes(lambda _key: self._look(), clock)

    def look(self) -> None:
        """Look soon, and from then on again and again."""
        self._lanes.mark(LOOK)

    async def close(self) -> None:
        await self._lanes.close()

    async def _look(self) -> float:
        await self._store.seasons.close_due(self._clock.now())
        for podium in await self._store.seasons.unsettled():
            if self._client.get_guild(podium.season.server_id) is not None:
                await self._tell(podium)
        now, close = self._clock.now(), await self._store.seasons.next_close()
        due = now + LOOK_SECONDS
        return max(now + 1, due if close is None else min(due, close))

    async def _tell(self, podium: Podium) -> None:
        """Post a close, or note that it's posted."""
        season, look = podium.season, self.look
        posts = LivePosts(Owner(OwnerKind.SERVER, season.server_id), self._store.posts, lambda _lane: look())
        name = f"season:{season.number}"
        if podium.channel_id is None or (await posts.read()).get(name).stored.said:
            return await self._store.seasons.settle(season)
        _, language = await self._store.people.server(season.server_id)
        drawing = Drawing(self._draw(language, podium))
        self._once.say(Once(posts, name, drawing, podium.channel_id, said=look))
        return None
