"""Backs up an SQLite file each day at `BACKUP_TIME`, and looks whether the disk has room for the next copy.

Only the process that plays has a client, so only that one makes backups.
"""

import asyncio
import logging
from contextlib import suppress
from datetime import UTC, datetime, time, timedelta
from pathlib import Path
from threading import Event

from bot.host.notices import Notice, Notices
from bot.kit.clock import Clock
from bot.kit.lanes import Lanes
from bot.settings import Settings
from bot.watching.lifetime import DAY_SECONDS
from bot.words import words_for
from db.backups import (
    Backup,
    DamagedError,
    NoCopyError,
    NoRoomError,
    StoppedError,
    keep_daily,
    kept_daily,
    lacks_room,
    moment,
)

log = logging.getLogger("bot")

BACKUP = "backup"
# The clock may be set, and a disk may fill up.
LOOK_SECONDS = 3600.0


class DailyBackups:
    def __init__(self, settings: Settings, clock: Clock, notices: Notices) -> None:
        self.time = settings.backup_time
        """When to make one; None if the host wants none."""
        self.failed = ""
        """Why the last try failed; empty if it worked."""
        self._database = Path(settings.database.database or "")
        self._folder = settings.backups
        self._clock = clock
        self._notices = notices
        self._stop = Event()
        self._lanes: Lanes[str] = Lanes(lambda _key: self._look(), clock)

    def start(self) -> None:
        if self.time is not None:
            self._lanes.mark(BACKUP)

    async def close(self) -> None:
        self._stop.set()
        await self._lanes.close()

    async def last(self) -> Backup | None:
        """The newest backup, None if there is none."""
        return await asyncio.to_thread(self._last, self._clock.now())

    def _last(self, now: float) -> Backup | None:
        with suppress(OSError):  # there's no such folder yet, for example
            # A wrong clock may have made some in the future.
            made = [each for each in kept_daily(self._database, self._folder) if each.made <= moment(now)]
            return made[-1] if made else None
        return None

    async def _look(self) -> float | None:
        if self.time is None:
            return None
        last, due = await self.last(), last_due(self.time, self._clock.now())
        if last is None or last.made < moment(due):
            await self._back_up()
        elif await asyncio.to_thread(lacks_room, self._database, self._folder):
            self._notices.tell(Notice.FULL)
        return min(due + DAY_SECONDS, self._clock.now() + LOOK_SECONDS)

    async def _back_up(self) -> None:
        try:
            copy = await asyncio.to_thread(
                keep_daily, self._database, self._folder, self._clock.now(), self._stop
            )
        except StoppedError:
            return
        except NoCopyError as error:
            self._tell(error)
        else:
            self.failed = ""
            log.info(words_for(None)("host-backup-made", copy=str(copy)))

    def _tell(self, error: NoCopyError) -> None:
        self.failed = error.reason
        facts = {"place": str(self._folder), "reason": error.reason}
        log.error(words_for(None)("host-backup-failed", **facts))
        self._notices.tell(_notice(error), **facts)


def _notice(error: NoCopyError) -> Notice:
    if isinstance(error, NoRoomError):
        return Notice.FULL
    return Notice.DAMAGED if isinstance(error, DamagedError) else Notice.BACKUP


def last_due(at: time, now: float) -> float:
    """When a backup was due last; times are UTC seconds since the epoch."""
    today = datetime.fromtimestamp(now, at.tzinfo or UTC)
    due = datetime.combine(today, at, today.tzinfo)
    return (due if due <= today else due - timedelta(days=1)).timestamp()
