"""One process among several: which shards it connects, for how long, and when it may identify."""

import asyncio
import logging
from hashlib import sha256
from uuid import uuid4

from sqlalchemy.exc import DBAPIError

from bot.kit.clock import Clock, set_within
from bot.settings import Settings
from db.engine.database import BusyError
from db.fleet.leases import Leases
from db.model.fleet import Shards

log = logging.getLogger(__name__)

# A process renews its lease after a third of it, and gives up while another third is left: by then its
# connections are closed, even if its clock and another's are a little apart.
PARTS = 3
# How often a spare process looks for a block, and whoever failed to renew tries again.
LOOK_SECONDS = 1.0
# Discord wants five seconds between two; what lies between taking the turn and Discord's clock varies.
IDENTIFY_SECONDS = 5.5
LEAVE_SECONDS = 2.0


class LeaseLostError(Exception):
    """Others may hold this process for dead, and connect its shards."""


def process_of(settings: Settings) -> str | None:
    """A name for this process; None where there is but one.

    Whoever starts again with the same shards set by hand is the same, and goes on with its matches at once.
    """
    if not settings.blocks:
        return None
    return (
        uuid4().hex
        if settings.pinned is None
        else sha256(repr(settings.pinned.ids).encode()).hexdigest()[:32]
    )


class Lease:
    """One block of the shards for one process at a time, or those that the host has set by hand."""

    def __init__(self, leases: Leases, process: str, clock: Clock, settings: Settings) -> None:
        self._leases = leases
        self._process = process
        self._clock = clock
        self._seconds = settings.lease_time.total_seconds()
        self._blocks = settings.blocks
        self._pinned = settings.pinned
        self._until = 0.0

    async def claim(self) -> Shards | None:
        """The shards that are this process's now; None where others hold all of them."""
        now = self._clock.now()
        until = now + self._seconds
        if self._pinned is not None:
            await self._leases.join(self._process, now, until)
            return self._pinned
        block = await self._leases.claim(self._process, len(self._blocks), now, until)
        if block is None:
            return None
        self._until = until
        return self._blocks[block]

    async def wait(self, stop: asyncio.Event) -> Shards | None:
        """Claim shards as soon as there are any; None once `stop` is set."""
        told = False
        while not stop.is_set():
            try:
                if (shards := await self.claim()) is not None:
                    log.info("connects shards %s of %s", ", ".join(map(str, shards.ids)), shards.count)
                    return shards
                if not told:
                    log.info("every block of shards is held: waiting to take over")
                told = True
            except BusyError:
                log.warning("the database does not answer: asking for shards again")
            await set_within(stop, LOOK_SECONDS)
        return None

    async def hold(self) -> None:
        """Renew what was claimed; returns when it may be somebody else's before long."""
        pause = self._seconds / PARTS
        while True:
            await asyncio.sleep(pause)
            renewed = await self._renew()
            if renewed is False or (renewed is None and self._left() <= 0):
                return
            pause = self._seconds / PARTS if renewed else min(LOOK_SECONDS, max(self._left(), 0.0))

    async def leave(self) -> None:
        """Let others have everything at once."""
        try:
            async with asyncio.timeout(LEAVE_SECONDS):
                await self._leases.leave(self._process)
        except (BusyError, TimeoutError):
            log.warning("the database does not answer: others take over in %.0f s", self._seconds)

    def _left(self) -> float:
        """For how many seconds it is worth while to try again."""
        return self._until - self._seconds / PARTS - self._clock.now()

    async def _renew(self) -> bool | None:
        """Whether the lease goes on; None where the database does not say."""
        now = self._clock.now()
        try:
            async with asyncio.timeout(max(self._left(), LOOK_SECONDS)):
                if self._pinned is not None:
                    await self._leases.join(self._process, now, now + self._seconds)
                elif not await self._leases.renew(self._process, now + self._seconds):
                    return False
        except (BusyError, DBAPIError, TimeoutError):
            # Shards that were set by hand are nobody else's: only matches may be.
            return True if self._pinned is not None else None
        self._until = now + self._seconds
        return True


class Turnstile:
    """Lets one identify at a time and bucket, whichever process it comes from."""

    def __init__(self, leases: Leases, clock: Clock) -> None:
        self._leases = leases
        self._clock = clock
        self.at_once = 1
        """Discord's max_concurrency."""

    async def wait(self, shard: int) -> None:
        """Until a shard may identify."""
        while True:
            now = self._clock.now()
            try:
                again = await self._leases.identify(shard % self.at_once, now, IDENTIFY_SECONDS)
            except BusyError:
                again = now + LOOK_SECONDS
            if not again:
                return
            await asyncio.sleep(max(0.0, again - now))
