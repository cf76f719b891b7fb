"""A process that runs the bot over the seeded loop, and may die at any await."""

import asyncio
import logging
import random
from collections.abc import Callable, Coroutine
from contextlib import suppress
from contextvars import copy_context
from typing import Any

from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from bot.client import Breakaway
from bot.holding import Holding
from bot.kit.clock import Clock
from bot.running import DOUBTED_BEFORE, DRAWN_AGAIN_AFTER
from bot.settings import Settings
from bot.watching.metrics import Metrics
from db.engine.database import BusyError, Database
from db.store import Store
from sandbox import Sandbox
from sandbox.ground import serialize
from tests.simulation.file import Disk
from tests.simulation.loop import LIFE, Life, SeededLoop
from tests.simulation.wire import Wire

log = logging.getLogger(__name__)

RETRY_SECONDS = 1.0
TAKEOVER_SECONDS = 6.0
EPOCH = 2_000_000_000.0
"""When the time of the loop begins, in seconds since 1970: later than today, so that nothing has expired."""


class LoopClock(Clock):
    """The time of the running loop, in whole milliseconds like the real one."""

    def now(self) -> float:
        return round(EPOCH + asyncio.get_running_loop().time(), 3)


class Process:
    """The bot as `python -m bot` runs it, without the gateway: it receives events directly."""

    def __init__(
        self,
        name: str | None,
        settings: Settings,
        world: Sandbox,
        disk: Disk,
        wire: Wire,
        seed: int,
    ) -> None:
        """One with a `name` has others beside it, which take over from each other."""
        self.name = name
        self.client: Breakaway | None = None
        self.lives: list[Life] = []
        self._settings = settings
        self._world = world
        self._disk = disk
        self._wire = wire
        self._shuffle = random.Random(seed).shuffle
        self._context = copy_context()
        self._graves: list[object] = []
        self._stores: list[Store] = []
        self._clients: list[Breakaway] = []
        self._metrics = Metrics()
        self.ready: Callable[[Breakaway], object] = lambda _client: None
        """What a client does once it's connected."""

    @property
    def alive(self) -> bool:
        return bool(self.lives) and not self.lives[-1].dead

    def healed(self) -> float:
        """How often healing had something to do."""
        return self._metrics.registry.get_sample_value("breakaway_healed_total") or 0.0

    def start(self) -> None:
        life = Life(self.name or "bot")
        self.lives.append(life)
        self._context = copy_context()
        self._context.run(LIFE.set, life)
        self._context.run(async_context.set, AsyncWebhookAdapter())  # type: ignore[no-untyped-call] # discord.py's, untyped
        asyncio.get_running_loop().create_task(self._run(), context=self._context)

    def kill(self) -> None:
        """SIGKILL: nothing of it runs on, and its memory is gone."""
        self.lives[-1].dead = True
        # Otherwise they would run their last words.
        self._graves.append(asyncio.all_tasks())
        self._disk.cut(self.lives[-1])
        self._wire.cut(self.lives[-1])
        self.client = None

    def sleep(self) -> None:
        """SIGSTOP: nothing of it runs on before it wakes."""
        self.lives[-1].asleep = []

    def wake(self) -> None:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, SeededLoop)
        loop.wake(self.lives[-1])

    def lose_database(self) -> None:
        """Cut it off from its database: its open transactions are undone, and nothing answers."""
        self._disk.lose(self.lives[-1])

    def find_database(self) -> None:
        self._disk.find(self.lives[-1])

    async def stop(self) -> None:
        """SIGTERM, as the bot answers it."""
        client, self.client = self.client, None
        if client is not None:
            task = asyncio.get_running_loop().create_task(self._end(client), context=self._context)
            await asyncio.wait({task}, timeout=30.0)
        self.kill()

    async def clear_away(self) -> None:
        """Leave nothing open, once no one looks any more."""
        for client in self._clients:
            await client.http.close()
        for store in self._stores:
            with suppress(Exception):
                await store.close()

    async def _end(self, client: Breakaway) -> None:
        await client.close()
        await client.store.close()
        await self._holding.give_back()

    async def _run(self) -> None:
        beside = self._opened(None)
        beside.holder.renews = self.name is not None
        loop = asyncio.get_running_loop()
        self._holding = holding = Holding(beside.holder, self.name or "bot", TAKEOVER_SECONDS, now=loop.time)
        while True:
            term = await (holding.seize() if self.name is None else holding.wait(asyncio.Event()))
            playing = asyncio.create_task(self._play(self._opened(term), holding))
            await holding.keep()
            playing.cancel()
            await asyncio.wait({playing})
            client, self.client = self.client, None
            if client is not None:
                await client.abandon()

    def _opened(self, term: int | None) -> Store:
        store = Store(Database(self._settings.database, term=term))
        self._stores.append(store)
        return store

    async def _play(self, store: Store, holding: Holding) -> None:
        while True:
            client = Breakaway(
                self._settings,
                store,
                LoopClock(),
                self._metrics,
                self._shuffle,
                may_act=lambda: holding.may_act,
            )
            self._clients.append(client)
            try:
                await client.login(self._world.token)
            except asyncio.CancelledError:  # another process plays by now
                await client.abandon()
                raise
            except Exception as error:
                log.warning("cannot start", exc_info=error)
                await client.close()
                await asyncio.sleep(RETRY_SECONDS)
            else:
                break
        self._connect(client)
        self.client = client
        self._world.changed()
        if holding.from_the_dead and self.name is not None:
            await self._draw_again(store, client)

    async def _draw_again(self, store: Store, client: Breakaway) -> None:
        """Like the bot after a holder that died."""
        taken_at = client.clock.now()
        await asyncio.sleep(DRAWN_AGAIN_AFTER * TAKEOVER_SECONDS)
        while True:
            try:
                doubted = await store.posts.doubt(taken_at - DOUBTED_BEFORE * TAKEOVER_SECONDS)
            except BusyError:
                await asyncio.sleep(RETRY_SECONDS)
            else:
                await client.matches.refresh(doubted)
                return client.tournaments.start()

    def _connect(self, client: Breakaway) -> None:
        state: Any = client._connection
        state.shard_count = client.shard_count or 1
        for guild in self._world.store.guilds.values():
            state.parse_guild_create(serialize.guild_create(self._world.store, guild, all_members=False))
        client.heart.connected(0)
        self.ready(client)

    def act(self, work: Coroutine[Any, Any, object]) -> asyncio.Task[object]:
        """Something that this process does, and that dies with it."""
        return asyncio.get_running_loop().create_task(work, context=self._context)

    def tell(self, event: str, body: Any) -> None:
        """Discord tells this process something; it takes a while to arrive."""
        asyncio.get_running_loop().call_later(
            self._wire.weather.way(), self._hear, event, body, self.lives[-1], context=self._context
        )

    def _hear(self, event: str, body: Any, life: Life) -> None:
        if self.client is not None and self.lives[-1] is life:
            self.client._connection.parsers[event](body)
