"""Tells the bot's owner by DM what only the host can mend, at most once a day for each kind of trouble.

The database may be the trouble, so nothing is stored there. After a restart, the DM itself shows what was
told.
"""

import logging
from enum import StrEnum
from typing import Any

import discord

from bot.host.owner import owner_of
from bot.kit.clock import Clock
from bot.kit.lanes import Lanes
from bot.kit.trouble import trouble_of
from bot.messages.dms import Dms, DmsDownError
from bot.posts.unanswered import nonce, own_messages_since
from bot.watching.lifetime import DAY_SECONDS, Lifetime
from bot.words import words_for

log = logging.getLogger(__name__)

# What the database, or its driver, calls such an error. A disk that is full for one user (a quota) says what
# a failing one says.
FULL = ("SQLITE_FULL", "SQLITE_IOERR", "53100", "58030")
DAMAGED = ("SQLITE_CORRUPT", "SQLITE_NOTADB", "XX001", "XX002")


class Notice(StrEnum):
    FULL = "full"
    DAMAGED = "damaged"
    BACKUP = "backup"
    RELEASE = "release"

    @property
    def days(self) -> int:
        """For how long the same isn't told again, if the owner still has the DM."""
        return 30 if self is Notice.RELEASE else 1


class Notices:
    def __init__(self, client: discord.Client, dms: Dms, clock: Clock, lifetime: Lifetime) -> None:
        self._client = client
        self._dms = dms
        self._clock = clock
        self._lifetime = lifetime
        self._waiting: dict[Notice, str] = {}
        self._lanes: Lanes[Notice] = Lanes(self._tell, clock)

    def tell(self, notice: Notice, **facts: Any) -> None:
        """Tell the owner soon, unless they were told today. The first line alone says what it's about."""
        now, told = self._clock.monotonic(), self._lifetime.told
        if now < told.get(notice, -DAY_SECONDS) + DAY_SECONDS:
            return
        told[notice] = now
        self._waiting[notice] = words_for(None)(f"host-tell-{notice}", **facts)
        self._lanes.mark(notice)

    def database_failed(self, reason: str) -> None:
        """A read or a write of the database has failed, for this reason."""
        if reason.startswith(FULL):
            self.tell(Notice.FULL)
        elif reason.startswith(DAMAGED):
            self.tell(Notice.DAMAGED)

    async def close(self) -> None:
        await self._lanes.close()

    async def _tell(self, notice: Notice) -> float | None:
        try:
            with self._dms.sending():
                channel_id = await self._dms.open((await owner_of(self._client)).person_id)
                await self._send_once(channel_id, notice)
        except DmsDownError as down:
            return down.until
        except discord.HTTPException as error:
            if trouble_of(error) is not None:
                raise
            about = self._waiting[notice].partition("\n")[0].strip("*")
            log.info(
                "couldn't send the bot's owner a DM (%s): share a server with the bot, and allow DMs there. "
                "It was about this: %s",
                error.code,
                about,
            )
        self._waiting.pop(notice, None)
        return None

    async def _send_once(self, channel_id: int, notice: Notice) -> None:
        """Send it unless the DM shows that the owner was told: its first line says what it's about."""
        text, since = self._waiting[notice], self._clock.now() - notice.days * DAY_SECONDS
        told = await own_messages_since(self._client, channel_id, since)
        about = text.partition("\n")[0]
        if not any(each.content.partition("\n")[0] == about for each in told):
            channel = self._client.get_partial_messageable(channel_id)
            # If an answer gets lost, the next try with this nonce gives back the first message.
            await channel.send(text, nonce=nonce("host", notice, text))
