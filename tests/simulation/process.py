"""A process that runs the bot over the seeded loop, and may die at any await."""

import asyncio
import logging
import random
from contextlib import suppress
from contextvars import copy_context
from typing import Any

from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from bot.client import Breakaway
from bot.fleet.lease import Lease
from bot.kit.clock import Clock
from bot.settings import Settings
from bot.watching.metrics import Metrics
from bot.watching.strain import Strain
from db.engine.database import Database
from db.model.fleet import Shards
from db.store import Store
from sandbox import Sandbox
from sandbox.ground import serialize
from tests.simulation.file import Disk
from tests.simulation.loop import LIFE, Life
from tests.simulation.wire import Wire

log = logging.getLogger(__name__)

RETRY_SECONDS = 1.0
EPOCH = 2_000_000_000.0
"""When the time of the loop begins, in seconds since 1970: later than today, so that nothing has expired."""


class LoopClock(Clock):
    """The time of the loop that asks."""

    def now(self) -> float:
        return EPOCH + asyncio.get_running_loop().time()


class Process:
    """The bot as `python -m bot` runs it, but for the gateway: events are handed to it."""

    def __init__(
        self,
        name: str | None,
        settings: Settings,
        world: Sandbox,
        disk: Disk,
        wire: Wire,
        shards: Shards | None,
        seed: int,
    ) -> None:
        self.name = name
        self.client: Breakaway | None = None
        self.lives: list[Life] = []
        self._settings = settings
        self._world = world
        self._disk = disk
        self._wire = wire
        self._shards = shards
        self._shuffle = random.Random(seed).shuffle
        self._context = copy_context()
        self._graves: list[object] = []
        self._stores: list[Store] = []
        self._clients: list[Breakaway] = []
        self._metrics = Metrics()
        self._metrics.strain = Strain(LoopClock().now)

    @property
    def alive(self) -> bool:
        return bool(self.lives) and not self.lives[-1].dead

    def takes(self, guild_id: int | None) -> bool:
        """Whether this process connects what an event belongs to."""
        shards = self._shards or Shards()
        return (0 if guild_id is None else shards.of(guild_id)) in shards.ids

    def healed(self) -> float:
        """How often the net beneath the publisher had something to do."""
        return self._metrics.registry.get_sample_value("breakaway_healed_total") or 0.0

    def start(self) -> None:
        life = Life(self.name or "bot")
        self.lives.append(life)
        self._context = copy_context()
        self._context.run(LIFE.set, life)
        self._context.run(async_context.set, AsyncWebhookAdapter())  # type: ignore[no-untyped-call] # discord.py's, untyped
        asyncio.get_running_loop().create_task(self._run(), context=self._context)

    def kill(self) -> None:
        """SIGKILL: nothing of it runs on, and what it had in memory is gone."""
        self.lives[-1].dead = True
        # Forgotten, they would run their last words.
        self._graves.append(asyncio.all_tasks())
        self._disk.cut(self.lives[-1])
        self._wire.cut(self.lives[-1])
        self.client = None

    async def stop(self) -> None:
        """SIGTERM, as the bot answers it."""
        client, self.client = self.client, None
        if client is not None:
            task = asyncio.get_running_loop().create_task(self._end(client), context=self._context)
            await asyncio.wait({task}, timeout=30.0)
        self.kill()

    async def clear_away(self) -> None:
        """Leave nothing open, once nobody looks any more."""
        for client in self._clients:
            await client.http.close()
        for store in self._stores:
            with suppress(Exception):
                await store.close()

    async def _end(self, client: Breakaway) -> None:
        await client.close()
        await client.store.close()

    async def _run(self) -> None:
        clock = LoopClock()
        store = Store(Database(self._settings.database, keeper=self.name))
        self._stores.append(store)
        holding: asyncio.Task[None] | None = None
        if self.name is not None:
            lease = Lease(store.leases, self.name, clock, self._settings)
            await lease.wait(asyncio.Event())
            holding = asyncio.create_task(lease.hold())
        while True:
            client = Breakaway(self._settings, store, clock, self._metrics, self._shards, self._shuffle)
            self._clients.append(client)
            try:
                await client.login(self._world.token)
            except Exception as error:
                log.warning("cannot start", exc_info=error)
                await client.close()
                await asyncio.sleep(RETRY_SECONDS)
            else:
                break
        self._connect(client)
        self.client = client
        self._world.changed()
        if holding is not None:
            await holding

    def _connect(self, client: Breakaway) -> None:
        state: Any = client._connection
        state.shard_count = client.shard_count or 1
        for guild in self._world.store.guilds.values():
            if self.takes(guild.id):
                state.parse_guild_create(serialize.guild_create(self._world.store, guild, all_members=False))
        client.heart.connected(client.shard_ids[0] if client.shard_ids else 0)

    def tell(self, event: str, body: Any) -> None:
        """Discord tells this process something; it takes a while to arrive."""
        asyncio.get_running_loop().call_later(
            self._wire.weather.way(), self._hear, event, body, self.lives[-1], context=self._context
        )

    def _hear(self, event: str, body: Any, life: Life) -> None:
        if self.client is not None and self.lives[-1] is life:
            self.client._connection.parsers[event](body)
