"""Posts that are said once and never edited: a round, a podium, a greeting, a question by DM."""

import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

import discord

from bot.kit.clock import Clock
from bot.kit.lanes import AgainError, Lanes
from bot.kit.trouble import trouble_of
from bot.messages.dms import Dms, DmsDownError
from bot.messages.drawing import Drawing, Wanted
from bot.posts.live import LivePost, LivePosts
from bot.posts.outbox import Outbox
from db.model.matches import Seat
from db.model.posts import Post

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Once:
    """A post of an owner, to a channel or to a player by DM. `said` runs once it's posted or refused."""

    posts: LivePosts
    name: str
    drawing: Drawing
    channel_id: int | None = None
    player_id: int = 0
    said: Callable[[], object] | None = None

    @property
    def key(self) -> str:
        kind, number = self.posts.owner
        return f"{kind} {number} {self.name}"


class OncePosts:
    """Posts each one once. It tries again until Discord takes it or refuses it.

    What is on its way is stored. An owner says it again after a start, until `said` shows that it's done. No
    one does so with a question by DM, because the player's hand asks it as well.
    """

    def __init__(self, outbox: Outbox, dms: Dms, clock: Clock) -> None:
        self._outbox = outbox
        self._dms = dms
        self._waiting: dict[str, Once] = {}
        self._lanes: Lanes[str] = Lanes(self._deliver, clock)

    def say(self, once: Once) -> None:
        """Post it soon, unless it's already waiting."""
        self._waiting.setdefault(once.key, once)
        self._lanes.mark(once.key)

    def tell_player(self, posts: LivePosts, seat: Seat, what: str, drawing: Drawing) -> None:
        """Post it by DM, unless the player has closed their DMs. `what` is the end of its name."""
        if not seat.dms_closed:
            self.say(Once(posts, f"ask:{seat.seat}:{what}", drawing, player_id=seat.player_id))

    async def close(self) -> None:
        await self._lanes.close()

    async def _deliver(self, key: str) -> float | None:
        once = self._waiting.get(key)
        if once is None:
            return None
        post = (await once.posts.read()).get(once.name)
        try:
            with self._dms.sending():
                await self._send(once, post)
        except DmsDownError as down:
            return down.until
        except discord.HTTPException as error:
            if trouble_of(error) is not None:
                raise
            log.info("%s: Discord refuses to post it (%s)", key, error.code)
            await post.change(Post.retired)
        del self._waiting[key]
        if once.said is not None:
            once.said()
        return None

    async def _send(self, once: Once, post: LivePost) -> None:
        if post.stored.said:
            return
        channel_id = once.channel_id or await self._dms.open(once.player_id)
        wanted = Wanted(once.posts.owner, once.name, 0, channel_id, lambda: once.drawing, final=True)
        async with post.drawing():
            with suppress(AgainError):  # an earlier process has said it in other words
                await self._outbox.send(post, wanted)
