"""Messages that are posted once and never edited: a season's close, a greeting, a question by DM."""

import logging
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import discord

from bot.kit.clock import Clock
from bot.kit.lanes import Lanes
from bot.kit.trouble import trouble_of
from bot.messages.dms import Dms, DmsDownError
from bot.messages.drawing import Drawing
from bot.messages.picture import Paint
from bot.messages.unanswered import nonce, own_messages_since
from db.model.matches import Seat

log = logging.getLogger(__name__)


@dataclass(slots=True)
class Announcement:
    """A message to a channel, or to a player by DM. Its `key` is unique, in the log too.

    Its first line must say what it's about: a later try finds it by that line.
    `begun_at` is when the first try began (UTC seconds), perhaps in a process that has died. `then` runs once
    it's posted or refused.
    """

    key: str
    drawing: Drawing
    channel_id: int | None = None
    player_id: int = 0
    begun_at: float | None = None
    then: Callable[[], Awaitable[None]] | None = None


class Announcements:
    """Posts each announcement once. It tries again until Discord takes it or refuses it.

    They wait in memory. If one must survive a crash, its caller stores in the database when it begins, passes
    that as `begun_at` after a restart, and stores in `then` that it's done.
    """

    def __init__(self, client: discord.Client, dms: Dms, clock: Clock, draw: Paint) -> None:
        self._client = client
        self._dms = dms
        self._clock = clock
        self._draw = draw
        self._waiting: dict[str, Announcement] = {}
        self._lanes: Lanes[str] = Lanes(self._deliver, clock)

    def say(self, announcement: Announcement) -> None:
        """Post it soon, unless it's already waiting."""
        self._waiting.setdefault(announcement.key, announcement)
        self._lanes.mark(announcement.key)

    def tell_player(self, match_id: int, seat: Seat, what: str, drawing: Drawing) -> None:
        """Post it by DM, unless the player has closed their DMs. `what` is the end of the key."""
        if not seat.dms_closed:
            key = f"match:{match_id}:{seat.seat}:{what}"
            self.say(Announcement(key, drawing, player_id=seat.player_id))

    async def close(self) -> None:
        await self._lanes.close()

    async def _deliver(self, key: str) -> float | None:
        said = self._waiting.get(key)
        if said is None:
            return None
        try:
            channel_id = said.channel_id or await self._dms.open(said.player_id)
            if not await self._is_posted(said, channel_id):
                channel = self._client.get_partial_messageable(channel_id)
                await channel.send(**await said.drawing.new(self._draw), nonce=nonce(key))
        except DmsDownError as down:
            return down.until
        except discord.HTTPException as error:
            if (until := self._dms.down_until(error)) is not None:
                return until
            if trouble_of(error) is not None:
                raise
            log.info("%s: Discord refuses to post it (%s)", key, error.code)
        if said.then is not None:
            await said.then()
        del self._waiting[key]
        return None

    async def _is_posted(self, said: Announcement, channel_id: int) -> bool:
        """True if an earlier try worked without an answer: then the channel's history has it."""
        if said.begun_at is None:
            said.begun_at = self._clock.now()
            return False
        earlier = await own_messages_since(self._client, channel_id, said.begun_at)
        about = _about(said.drawing.content)
        return any(_about(message.content) == about for message in earlier)


def _about(content: str | None) -> str:
    """What a message announces: its first line, without times, which may have moved since it was sent."""
    return re.sub(r"<t:.*?>", "", (content or "").partition("\n")[0])
