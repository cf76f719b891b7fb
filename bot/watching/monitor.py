"""Tells the host's monitor that the bot is well, or why it isn't.

Two ways are known by the address: the push monitors of Uptime Kuma (a path with `/api/push/`), and that of
Healthchecks for everything else.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import aiohttp
from yarl import URL

from bot import __version__
from bot.kit.clock import set_within
from bot.watching.health import Health
from bot.words import words_for

log = logging.getLogger("bot")

LOOK_SECONDS = 10.0
TELL_SECONDS = 60.0
# A connection that is just being resumed is no trouble.
BRIEF_LOOKS = 1
PATIENCE_SECONDS = 10.0
KUMA = "/api/push/"
FIRST_FAILURE = 400
NOT_FOUND = 404
# Healthchecks answers this, with the status 200, at an address that it doesn't know.
UNKNOWN = b"OK (not found)"
MOST_BYTES = 200


class Monitor:
    def __init__(self, address: str, look: Callable[[], Awaitable[Health]]) -> None:
        """The address is a secret: who knows it can call the bot well. No log ever shows it."""
        self._url = URL(address)
        self._look = look
        self._troubled = False

    async def watch(self, stop: asyncio.Event) -> None:
        """Tell it every minute, and sooner if that changes, until the bot stops: then it says nothing."""
        now = asyncio.get_running_loop().time
        # A start may take as long as the pause between two tellings before it counts as trouble.
        told_at, well, bad = now(), False, 0
        while not await set_within(stop, LOOK_SECONDS):
            health = await self._look()
            bad = 0 if health.good else bad + 1
            changed = health.good != well
            if 0 < bad <= BRIEF_LOOKS or not (changed or now() - told_at >= TELL_SECONDS) or stop.is_set():
                continue
            told_at, well = now(), health.good
            await self._tell(health)

    async def _tell(self, health: Health) -> None:
        """One request; trouble is logged once, until it's over."""
        try:
            trouble = await self._ask(health)
        except (aiohttp.ClientError, OSError, ValueError) as error:
            trouble = type(error).__name__  # its text has the address
        if trouble is not None and not self._troubled:
            log.warning("can't reach the monitor at MONITOR_URL (%s): trying again every minute", trouble)
        elif trouble is None and self._troubled:
            log.info("the monitor at MONITOR_URL answers again")
        self._troubled = trouble is not None

    async def _ask(self, health: Health) -> str | None:
        """What is wrong with the monitor's answer, None if nothing is."""
        url, reason = self._url, reason_of(health)
        if KUMA in url.path:
            told = {"status": "up", "msg": "OK"} if health.good else {"status": "down", "msg": reason}
            method, url, body = "GET", url.update_query(told), None
        elif health.good:
            method, body = "GET", None
        else:
            failing = url.with_path(f"{url.path.rstrip('/')}/fail").with_query(url.query)
            method, url, body = "POST", failing, reason
        async with (
            aiohttp.ClientSession(
                headers={"User-Agent": f"Breakaway/{__version__}"},
                timeout=aiohttp.ClientTimeout(total=PATIENCE_SECONDS),
            ) as session,
            session.request(method, url, data=body) as response,
        ):
            answer = await response.content.read(MOST_BYTES)
        status = NOT_FOUND if answer.startswith(UNKNOWN) else response.status
        return str(status) if status >= FIRST_FAILURE else None


def reason_of(health: Health) -> str:
    """Why the bot isn't well, in words for its host."""
    words = words_for(None)
    reasons = {
        words("host-monitor-gateway"): health.gateway == "down",
        words("host-monitor-database-down"): health.database == "down",
        words("host-monitor-database-failing"): health.database == "failing",
    }
    return " ".join(reason for reason, holds in reasons.items() if holds)
