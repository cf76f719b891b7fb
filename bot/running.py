"""The bot as a process: it stands by, plays, and ends when the host stops it."""

import asyncio
import logging
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from collections.abc import Set as AbstractSet
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, TypeVar

import discord

from bot import __version__
from bot.client import Breakaway
from bot.holding import Holding, this_process
from bot.host.opening import (
    alone_with,
    described,
    held,
    is_wiped_at_each_start,
    open_beside,
    open_store,
)
from bot.host.reaching import reach, token_refused
from bot.host.rebuilding import bring_up_to_date
from bot.host.session_starts import SessionStarts
from bot.host.telling import telling_the_host
from bot.host.unusable import AwayError, UnusableError
from bot.kit.backoff import Backoff
from bot.kit.clock import Clock, set_within
from bot.kit.trouble import TOKEN_REFUSED, EndedClientLog, is_fault
from bot.settings import Settings
from bot.watching.health import HealthServer
from bot.watching.lifetime import Lifetime
from bot.watching.metrics import Metrics
from bot.watching.monitor import Monitor
from bot.words import words_for
from db.engine.database import BusyError
from db.store import Store

log = logging.getLogger("bot")
T = TypeVar("T")

FIRST_RETRY_SECONDS = 1.0
LAST_RETRY_SECONDS = 60.0
# How long the bot waits at most before it connects again: while Discord is away, and after a fault. A fault
# comes back at once, and each try costs one of the day's sessions.
LAST_AWAY_SECONDS = 25.0
LAST_FAULT_SECONDS = 600.0
# A process that started less than this ago is the newer one of two with the same token.
NEWCOMER_SECONDS = 600.0
DRAIN_SECONDS = 3.0
# In takeover times: when to redraw what the dead process may have drawn over, and since when.
DRAWN_AGAIN_AFTER = 4
DOUBTED_BEFORE = 8
# How long a thread keeps Python if another one wants it. SQLite's takes a dozen short turns for a move. With
# Python's default, a hundred times this, it would get its first turn only after a hand was drawn.
TURN_SECONDS = 3e-5


async def run(settings: Settings) -> None:
    """Stand by until this process is the holder, then play, and so on until the host stops it."""
    log.info("Breakaway %s on %s", __version__, described(settings.database))
    sys.setswitchinterval(TURN_SECONDS)
    reach(settings)
    others, stop = asyncio.all_tasks(), asyncio.Event()
    loop = asyncio.get_running_loop()
    for signum in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(signum, begin_to_stop, stop)
    async with alone_with(settings.database, stop) as alone:
        store = await once_there(lambda: open_beside(settings.database), stop) if alone else None
        if store is None:
            return
        if is_wiped_at_each_start(settings.database, os.environ):
            log.warning(words_for(None)("host-database-wiped"))
        bot = Bot(settings, store, stop)
        try:
            async with (
                bot.lifetime.listening(),
                bot.metrics.watching_the_loop(),
                opened(bot.health, settings),
            ):
                await bot.play_in_turn()
        finally:
            await drain(others)
            await bot.give_back()
            await store.close()
    if stop.is_set():
        log.info("stopped")


class Bot:
    """Stands by, plays, and stands by again if another process takes over."""

    def __init__(self, settings: Settings, beside: Store, stop: asyncio.Event) -> None:
        """Writes `beside` play check no term: they take the holder's row and give it back."""
        self.metrics = Metrics()
        self.lifetime = Lifetime()
        self.health = HealthServer(beside.matches, self.metrics)
        # It renews the holder's row every few seconds, so the health hears soon that writes work again.
        beside.watch(lambda kind, reason: self.health.used(kind, reason) if kind == "write" else None)
        self._settings = settings
        self._stop = stop
        self._takeover = settings.takeover_time.total_seconds()
        self._holding = Holding(beside.holder, this_process(), self._takeover)
        self._store: Store | None = None
        self._client: Breakaway | None = None
        self._began = self._quiet_until = asyncio.get_running_loop().time()
        self._outdone = asyncio.Event()
        """Set once another process has turned out to play with the same token, and this one stopped."""

    async def play_in_turn(self) -> None:
        """Stand by and play in turn until the host stops it, or its token turns out to be in use.

        UnusableError.
        """
        while True:
            self.health.spare = True
            term = await self._stand_by()
            if term is None:
                return
            await self._play(term)
            if self._outdone.is_set():
                self.health.session = self._client = None
                await self.give_back()
                await self._stop.wait()
                return

    async def _stand_by(self) -> int | None:
        """Wait to be the holder; returns the term, None once the host stops it."""
        database = self._settings.database
        if database.get_backend_name() != "sqlite":
            return await self._holding.wait(self._stop)

        # The file is locked, so no one else plays on it.
        async def seize() -> int:
            with telling_the_host(database):
                return await self._holding.seize()

        return await once_there(seize, self._stop)

    async def _play(self, term: int) -> None:
        """Play until the host stops it, or another process takes over. UnusableError."""
        older = asyncio.all_tasks()
        keeping = asyncio.create_task(self._holding.keep())
        working = asyncio.create_task(self._work(term, Clock().now()))
        watching = asyncio.create_task(self._tell_the_monitor())
        await asyncio.wait({keeping, working}, return_when=asyncio.FIRST_COMPLETED)
        watching.cancel()
        if working.done():
            keeping.cancel()
            return await working
        log.warning("another process has taken over: this one closes its connections and stands by")
        working.cancel()
        await asyncio.wait({working})
        self.health.session = self._client = None
        # Unfinished answers fail by themselves, and give back their connections to the database.
        if left := asyncio.all_tasks() - older:
            await asyncio.wait(left, timeout=DRAIN_SECONDS)
        await self._close_store()
        await keeping
        if self._settings.database.get_backend_name() == "sqlite":
            # The lock beside the file was removed, and another process has made a new one.
            raise await held(self._settings.database)
        return None

    async def _work(self, term: int, taken_at: float) -> None:
        """Everything a process does that plays: migrate, recount, and keep a client connected."""
        settings, stop = self._settings, self._stop
        store = await once_there(lambda: open_store(settings.database, term=term), stop)
        if store is None:
            return
        self._store = store
        store.watch(self._database_used)
        if self._holding.from_the_dead:
            log.info("taking over from a process that died")
        # It may take minutes.
        await once_there(lambda: bring_up_to_date(store, settings.database, term), stop)
        self.health.spare = False
        doubting = (
            asyncio.create_task(self._draw_again(store, taken_at)) if self._holding.from_the_dead else None
        )
        try:
            await self._supervise(store)
        finally:
            if doubting is not None and not stop.is_set():
                doubting.cancel()

    async def _tell_the_monitor(self) -> None:
        """Only the process that plays does: a spare would call a bot well that isn't."""
        if (address := self._settings.monitor_url) is not None:
            await Monitor(address.get_secret_value(), self.health.look).watch(self._stop)

    async def _draw_again(self, store: Store, taken_at: float) -> None:
        """Redraw what changed around the takeover: an edit of the dead process may land after ours."""
        await set_within(self._stop, DRAWN_AGAIN_AFTER * self._takeover)
        while True:
            try:
                doubted = await store.posts.doubt(taken_at - DOUBTED_BEFORE * self._takeover)
            except BusyError:
                # A stop doesn't wait for this: the next start then trusts what was drawn.
                if await set_within(self._stop, FIRST_RETRY_SECONDS):
                    return
            else:
                break
        if self._client is not None:
            await self._client.matches.refresh(doubted)
            self._client.tournaments.start()
        log.info("redrawing what changed around the takeover (%d)", len(doubted))

    async def _supervise(self, store: Store) -> None:
        """Keep a client connected until the host stops it; replace one that Discord has dropped."""
        away, fault = (Backoff(FIRST_RETRY_SECONDS, last) for last in (LAST_AWAY_SECONDS, LAST_FAULT_SECONDS))
        ended, starts, now = EndedClientLog(), SessionStarts(), asyncio.get_running_loop().time
        while not self._stop.is_set():
            client = Breakaway(
                self._settings,
                store,
                Clock(),
                self.metrics,
                may_act=lambda: self._holding.may_act,
                starts=starts,
                on_rival=self._tell_of_rival,
                lifetime=self.lifetime,
            )
            self.health.session = self._client = client
            error = await self._play_with(client)
            if self._stop.is_set() or self._outdone.is_set():
                return
            lasted = 0.0 if client.ready_at is None else now() - client.ready_at
            pause = (fault if is_fault(error) else away).next(lasted)
            ended.tell(error, pause, was_ready=client.ready_at is not None)
            await set_within(self._stop, pause)

    async def _play_with(self, client: Breakaway) -> Exception | None:
        """Keep it connected until it, or the bot, ends; returns why, if discord.py says. UnusableError."""
        # It's we who connect again: discord.py would soon wait for a quarter of an hour between two tries.
        token = self._settings.discord_token.get_secret_value()
        session = asyncio.create_task(client.start(token, reconnect=False))
        ends = [asyncio.create_task(each.wait()) for each in (self._stop, self._outdone)]
        try:
            await asyncio.wait({session, *ends}, return_when=asyncio.FIRST_COMPLETED)
        except asyncio.CancelledError:
            session.cancel()
            await client.abandon()
            await asyncio.gather(session, return_exceptions=True)
            raise
        finally:
            for each in ends:  # else they would look like unfinished answers
                each.cancel()
        await client.close()
        if self._stop.is_set() or self._outdone.is_set():
            # Closed in the middle of a request, it may fail in any way, or go on waiting for Discord.
            session.cancel()
            await asyncio.gather(session, return_exceptions=True)
            return None
        try:
            await session
        except Exception as error:  # noqa: BLE001 - the next client may get through
            if is_refused_token(error):
                raise token_refused(self._settings) from None
            return error
        return None

    def _database_used(self, kind: str, reason: str | None) -> None:
        self.health.used(kind, reason)
        if reason is not None and self._client is not None:
            self._client.notices.database_failed(reason)

    def _tell_of_rival(self) -> None:
        """Another process has our token: two leagues would draw over each other. The newer one stops."""
        now = asyncio.get_running_loop().time()
        # On SQLite, the file's lock proves that the process before us is gone.
        inherited = self._holding.from_the_dead and self._settings.database.get_backend_name() != "sqlite"
        if now - self._began < NEWCOMER_SECONDS and not inherited:
            log.error(
                "another process answers players with this bot's token, so this one has stopped playing: "
                "stop the other one and start this one again, or give this one its own token"
            )
            self._outdone.set()
        elif now >= self._quiet_until:
            self._quiet_until = now + NEWCOMER_SECONDS
            log.warning(
                "another process answers players with this bot's token: stop it, or give it its own token"
            )

    async def give_back(self) -> None:
        """Let another process play, once nothing more is written here."""
        await self._close_store()
        await self._holding.give_back()

    async def _close_store(self) -> None:
        store, self._store = self._store, None
        if store is not None:
            await store.close()


async def once_there(work: Callable[[], Coroutine[Any, Any, T]], stop: asyncio.Event) -> T | None:
    """Do it once the database is there; None if the bot stops before. UnusableError."""
    backoff = Backoff(FIRST_RETRY_SECONDS, LAST_RETRY_SECONDS)
    while not stop.is_set():
        working, stopping = asyncio.create_task(work()), asyncio.create_task(stop.wait())
        try:
            await asyncio.wait({working, stopping}, return_when=asyncio.FIRST_COMPLETED)
        except asyncio.CancelledError:
            working.cancel()
            raise
        finally:
            stopping.cancel()
        if not working.done():
            working.cancel()
            await asyncio.wait({working}, timeout=DRAIN_SECONDS)
            return None
        try:
            return await working
        except AwayError as error:
            log.warning("%s", words_for(None)(error.key, **error.facts))
        pause = backoff.next()
        log.warning("trying again in %.0f s", pause)
        await set_within(stop, pause)
    return None


def begin_to_stop(stop: asyncio.Event) -> None:
    if not stop.is_set():
        log.info("stopping: finishing answers first")
    stop.set()


@asynccontextmanager
async def opened(health: HealthServer, settings: Settings) -> AsyncIterator[None]:
    """Serve /healthz and /metrics, if the host wants that."""
    async with AsyncExitStack() as stack:
        if settings.port is not None:
            address, port = str(settings.bind_address), settings.port
            try:
                await stack.enter_async_context(health.open(address, port))
            except OSError:
                raise UnusableError("host-port-taken", address=address, port=str(port)) from None
        yield


async def drain(others: AbstractSet[asyncio.Task[Any]]) -> None:
    """Let unfinished answers finish before the database closes; `others` are older than the bot."""
    under_way = asyncio.all_tasks() - others
    if under_way:
        _, late = await asyncio.wait(under_way, timeout=DRAIN_SECONDS)
        if late:
            log.warning("%d answers did not finish within %.0f s", len(late), DRAIN_SECONDS)


def is_refused_token(error: Exception) -> bool:
    by_the_gateway = isinstance(error, discord.ConnectionClosed) and error.code == TOKEN_REFUSED
    return by_the_gateway or isinstance(error, discord.LoginFailure)
