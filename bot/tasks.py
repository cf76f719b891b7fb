"""What a host asks for that takes the whole bot, above all to run it until it is told to stop."""

import asyncio
import logging
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from collections.abc import Set as AbstractSet
from contextlib import AsyncExitStack, asynccontextmanager
from difflib import get_close_matches
from functools import partial
from typing import Any, TypeVar

import discord

from bot.client import Breakaway
from bot.fleet.lease import Lease, LeaseLostError, process_of
from bot.host.checking import check
from bot.host.copying import back_up, copy_database
from bot.host.invite_command import invite
from bot.host.opening import is_wiped_at_each_start, open_store
from bot.host.reaching import reach
from bot.host.reading import check_shards, read
from bot.host.rebuilding import bring_up_to_date, rebuild
from bot.host.unusable import BAD_SETTING, AwayError, UnusableError, complain
from bot.kit.clock import Clock, set_within
from bot.kit.trouble import Obituary
from bot.settings import DatabaseSettings, Settings
from bot.watching import logs
from bot.watching.garbage import let_go_of_clients
from bot.watching.health import HealthServer
from bot.watching.metrics import Metrics
from bot.words import words_for
from db.model.fleet import Shards
from db.store import Store

log = logging.getLogger("bot")
T = TypeVar("T")

COMMANDS = ("run", "rink", "check", "invite", "backup", "copy-database", "rebuild")
START_AGAIN = 1
FIRST_RETRY_SECONDS = 1.0
LAST_RETRY_SECONDS = 60.0
DRAIN_SECONDS = 3.0
# How long a thread has Python to itself where another one wants it. SQLite's takes a dozen short turns for a
# move: by Python's own measure, a hundred times this, it would get the first one once a hand has been drawn.
TURN_SECONDS = 3e-5
# The gateway's own code.
TOKEN_REFUSED = 4004


def do(arguments: Sequence[str], program: str) -> int:
    """Do what a command line asks for, `program` being how it was called; the exit code."""
    try:
        asyncio.run(task_of(arguments, program))
    except UnusableError as error:
        complain(words_for(None)(error.key, **error.facts))
        return BAD_SETTING
    except LeaseLostError:
        complain(words_for(None)("host-lease-lost"))
        return START_AGAIN
    return 0


def task_of(arguments: Sequence[str], program: str) -> Coroutine[Any, Any, None]:
    """What a command line asks for. UnusableError where it makes no sense or a setting is wrong."""
    match arguments:
        case [] | ["run"]:
            settings = read(Settings)
            logs.set_up(settings.log_level, settings.log_format)
            return run(settings)
        case ["copy-database", source, target]:
            return copy_database(source, target, print)
        case ["backup", *file] if len(file) <= 1:
            return back_up(read(DatabaseSettings).database, next(iter(file), None), print)
        case ["invite", *application_id] if len(application_id) <= 1:
            return invite(next(iter(application_id), None), print)
        case ["rebuild"]:
            return rebuild(read(DatabaseSettings).database, print)
        case ["check"]:
            return check(partial(print, flush=True), complain)
    raise not_understood(arguments[0], program)


def not_understood(word: str, program: str) -> UnusableError:
    if word in COMMANDS:
        return UnusableError("host-usage", word=word, program=program)
    near = get_close_matches(word, COMMANDS, 1)
    if near:
        return UnusableError("host-unknown-near", word=word, near=near[0], program=program)
    return UnusableError("host-unknown", word=word, program=program)


async def run(settings: Settings) -> None:
    sys.setswitchinterval(TURN_SECONDS)
    reach(settings)
    others, stop = asyncio.all_tasks(), asyncio.Event()
    loop = asyncio.get_running_loop()
    for signum in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(signum, begin_to_stop, stop)
    check_shards(settings)
    process = process_of(settings)
    store = await once_there(lambda: open_store(settings.database, process), stop)
    if store is None:
        return
    if is_wiped_at_each_start(settings.database, os.environ):
        log.warning(words_for(None)("host-database-wiped"))
    metrics = Metrics()
    health = HealthServer(store.census, metrics)
    try:
        async with metrics.watching_the_loop(), opened(health, settings):
            await count_anew(settings, store, stop, health)
            if process is None:
                await supervise(settings, store, stop, metrics, health)
            else:
                lease = Lease(store.leases, process, Clock(), settings)
                await supervise_as_one_of_several(lease, settings, store, stop, metrics, health)
    finally:
        await drain(others)
        await store.close()
    if stop.is_set():
        log.info("stopped")


async def once_there(work: Callable[[], Coroutine[Any, Any, T]], stop: asyncio.Event) -> T | None:
    """Do it once the database is there; None where the bot is to stop before. UnusableError."""
    delay = FIRST_RETRY_SECONDS
    while not stop.is_set():
        working, stopping = asyncio.create_task(work()), asyncio.create_task(stop.wait())
        await asyncio.wait({working, stopping}, return_when=asyncio.FIRST_COMPLETED)
        stopping.cancel()
        if not working.done():
            working.cancel()
            await asyncio.wait({working}, timeout=DRAIN_SECONDS)
            return None
        try:
            return await working
        except AwayError as error:
            log.warning("%s", words_for(None)(error.key, **error.facts))
        log.warning("trying again in %.0f s", delay)
        await set_within(stop, delay)
        delay = min(2 * delay, LAST_RETRY_SECONDS)
    return None


async def count_anew(settings: Settings, store: Store, stop: asyncio.Event, health: HealthServer) -> None:
    """Bring the books up to date, which may take minutes, unless the bot is to stop before. UnusableError."""
    health.spare = True
    await once_there(lambda: bring_up_to_date(store, settings.database), stop)
    health.spare = False


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


async def drain(others: AbstractSet[asyncio.Task[Any]]) -> None:
    """Let answers under way come to their end before the database closes; `others` are older than the bot."""
    under_way = asyncio.all_tasks() - others
    if under_way:
        _, late = await asyncio.wait(under_way, timeout=DRAIN_SECONDS)
        if late:
            log.warning("%d answers have not come to their end within %.0f s", len(late), DRAIN_SECONDS)


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
        anew = health.session is not None
        client = Breakaway(settings, store, Clock(), metrics, shards)
        health.session = client
        session = asyncio.create_task(client.start(settings.discord_token.get_secret_value()))
        stopping = asyncio.create_task(stop.wait())
        if anew:
            let_go_of_clients()
        try:
            await asyncio.wait({session, stopping}, return_when=asyncio.FIRST_COMPLETED)
        except asyncio.CancelledError:
            stopping.cancel()  # else it would pass for an answer under way
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
