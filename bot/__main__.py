"""`python -m bot`: run Breakaway until it is told to stop, or `copy-database` from one place to another."""

import asyncio
import logging
import os
import signal
import sys
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import discord
from discord.http import Route
from pydantic import ValidationError

from bot.client import Breakaway
from bot.fleet.lease import Lease, LeaseLostError, process_of
from bot.host.copying import copy_database
from bot.host.opening import UnusableError, is_wiped_at_each_start, open_store
from bot.kit.clock import Clock, set_within
from bot.kit.trouble import Obituary
from bot.settings import Settings, key_of
from bot.watching import logs
from bot.watching.health import HealthServer
from bot.watching.metrics import Metrics
from bot.words import words_for
from db.model import Shards
from db.store import Store

log = logging.getLogger("bot")

START_AGAIN, BAD_SETTING = 1, 2
FIRST_RETRY_SECONDS = 1.0
LAST_RETRY_SECONDS = 60.0
DRAIN_SECONDS = 3.0
# The gateway's own code.
TOKEN_REFUSED = 4004


def main(arguments: Sequence[str] = ()) -> int:
    try:
        asyncio.run(task_of(arguments))
    except UnusableError as error:
        print(words_for(None)(error.key, **error.facts), file=sys.stderr)
        return BAD_SETTING
    except LeaseLostError:
        print(words_for(None)("host-lease-lost"), file=sys.stderr)
        return START_AGAIN
    return 0


def task_of(arguments: Sequence[str]) -> Coroutine[Any, Any, None]:
    """What a command line asks for. UnusableError where it makes no sense or a setting is wrong."""
    match arguments:
        case []:
            settings = read_settings()
            logs.set_up(settings.log_level, settings.log_format)
            return run(settings)
        case ["copy-database", source, target]:
            return copy_database(source, target, print)
    raise UnusableError("host-usage")


def read_settings() -> Settings:
    """The host's settings. UnusableError names the first one that is missing or wrong."""
    try:
        return Settings()  # type: ignore[call-arg] # pydantic-settings fills the fields from the environment
    except ValidationError as error:
        first = error.errors(include_input=False, include_context=False, include_url=False)[0]
        raise UnusableError(key_of(first)) from None


async def run(settings: Settings) -> None:
    Route.BASE = settings.api_url
    # Breakaway never speaks: no host has to wonder about libraries for voice.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for signum in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(signum, begin_to_stop, stop)
    if len(settings.blocks) > 1 and settings.database.get_backend_name() == "sqlite":
        raise UnusableError("host-shards-sqlite")
    process = process_of(settings)
    store = await open_store(settings.database, process)
    if is_wiped_at_each_start(settings.database, os.environ):
        log.warning(words_for(None)("host-database-wiped"))
    metrics = Metrics()
    health = HealthServer(store.census, metrics)
    try:
        async with metrics.watching_the_loop(), opened(health, settings):
            if process is None:
                await supervise(settings, store, stop, metrics, health)
            else:
                lease = Lease(store.leases, process, Clock(), settings)
                await supervise_as_one_of_several(lease, settings, store, stop, metrics, health)
    finally:
        await drain()
        await store.close()
    if stop.is_set():
        log.info("stopped")


def begin_to_stop(stop: asyncio.Event) -> None:
    if not stop.is_set():
        log.info("stopping: answers under way come first")
    stop.set()


@asynccontextmanager
async def opened(health: HealthServer, settings: Settings) -> AsyncIterator[None]:
    """Be seen from outside, where the host wants that."""
    async with AsyncExitStack() as stack:
        if settings.port is not None:
            address, port = str(settings.bind_address), settings.port
            try:
                await stack.enter_async_context(health.open(address, port))
            except OSError:
                raise UnusableError("host-port-taken", address=address, port=str(port)) from None
        yield


async def drain() -> None:
    """Let the answers that are under way come to their end before the database closes."""
    under_way = asyncio.all_tasks() - {asyncio.current_task()}
    if under_way:
        await asyncio.wait(under_way, timeout=DRAIN_SECONDS)


async def supervise_as_one_of_several(
    lease: Lease,
    settings: Settings,
    store: Store,
    stop: asyncio.Event,
    metrics: Metrics,
    health: HealthServer,
) -> None:
    """Wait for shards, and keep them connected for as long as they are this process's. LeaseLostError."""
    health.spare = True
    shards = await lease.wait(stop)
    health.spare = False
    if shards is None:
        return
    working = asyncio.create_task(supervise(settings, store, stop, metrics, health, shards))
    holding = asyncio.create_task(lease.hold())
    await asyncio.wait({working, holding}, return_when=asyncio.FIRST_COMPLETED)
    if not working.done():
        working.cancel()
        await asyncio.wait({working})
        raise LeaseLostError
    holding.cancel()
    await lease.leave()
    await working


async def supervise(
    settings: Settings,
    store: Store,
    stop: asyncio.Event,
    metrics: Metrics,
    health: HealthServer,
    shards: Shards | None = None,
) -> None:
    """Keep a client connected until `stop` is set; one that Discord has let go of is replaced by another."""
    delay, obituary = FIRST_RETRY_SECONDS, Obituary()
    while not stop.is_set():
        client = Breakaway(settings, store, Clock(), metrics, shards)
        health.session = client
        session = asyncio.create_task(client.start(settings.discord_token.get_secret_value()))
        stopping = asyncio.create_task(stop.wait())
        try:
            await asyncio.wait({session, stopping}, return_when=asyncio.FIRST_COMPLETED)
        except asyncio.CancelledError:
            await client.abandon()
            raise
        was_ready = client.is_ready()
        await client.close()
        if stop.is_set():
            # Closed in the middle of a request, it may fail in any way or go on waiting for Discord.
            session.cancel()
            await asyncio.gather(session, return_exceptions=True)
            return
        stopping.cancel()
        try:
            await session
        except Exception as error:  # noqa: BLE001 - whatever ended this client, the next one may get through
            if is_refused_token(error):
                raise UnusableError("host-discord-token-refused") from None
            obituary.tell(error, was_ready=was_ready)
        if was_ready:
            delay = FIRST_RETRY_SECONDS
        log.warning("trying again in %.0f s", delay)
        await set_within(stop, delay)
        delay = min(2 * delay, LAST_RETRY_SECONDS)


def is_refused_token(error: Exception) -> bool:
    by_the_gateway = isinstance(error, discord.ConnectionClosed) and error.code == TOKEN_REFUSED
    return by_the_gateway or isinstance(error, discord.LoginFailure)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
