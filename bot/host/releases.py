"""Asks `RELEASES_URL` once a day for the newest release, and tells the owner if it's newer than this one.

The answer looks like that of GitHub's `releases/latest`: JSON with a `tag_name`.
"""

import json
import logging
import re

import aiohttp

from bot import __version__
from bot.host.notices import Notice, Notices
from bot.kit.clock import Clock
from bot.kit.lanes import Lanes
from bot.settings import Settings
from bot.watching.lifetime import DAY_SECONDS, Lifetime

log = logging.getLogger("bot")

RELEASE = "release"
LONGEST_SECONDS = 10.0
MOST_BYTES = 2**20
VERSION = re.compile(r"v?(\d{1,9}(?:\.\d{1,9}){0,5})([-+.\w]{0,40})", re.ASCII)
# What may follow a version and doesn't make it an earlier one.
ADDED = re.compile(r"(\+.*|\.?post\d*.*)?", re.ASCII)


class Releases:
    def __init__(self, settings: Settings, clock: Clock, notices: Notices, lifetime: Lifetime) -> None:
        self._address = settings.releases_url
        self._clock = clock
        self._notices = notices
        self._lifetime = lifetime
        self._lanes: Lanes[str] = Lanes(lambda _key: self._look(), clock)

    def look(self) -> None:
        if self._address is not None:
            self._lanes.mark(RELEASE)

    async def close(self) -> None:
        await self._lanes.close()

    async def _look(self) -> float:
        now, asked_at = self._clock.monotonic(), self._lifetime.asked_at
        if asked_at is None or now >= asked_at + DAY_SECONDS:
            self._lifetime.asked_at = asked_at = now
            await self._ask()
        return self._clock.now() + asked_at + DAY_SECONDS - now

    async def _ask(self) -> None:
        try:
            tag = await _newest(str(self._address))
        except (aiohttp.ClientError, OSError, ValueError, KeyError, TypeError, RecursionError) as error:
            log.warning(
                "RELEASES_URL didn't name a release (%s): asking again tomorrow", type(error).__name__
            )
            return
        if is_newer(tag, __version__):
            self._notices.tell(Notice.RELEASE, newest=tag.removeprefix("v"), version=__version__)


async def _newest(address: str) -> str:
    """The tag of the newest release. ValueError, KeyError, TypeError or RecursionError if there is none."""
    wait = aiohttp.ClientTimeout(LONGEST_SECONDS)
    # GitHub answers no one without a name.
    headers = {"User-Agent": f"Breakaway/{__version__}", "Accept": "application/json"}
    async with (
        aiohttp.ClientSession(timeout=wait, headers=headers, raise_for_status=True) as session,
        session.get(address) as answer,
    ):
        told = bytearray()
        async for part in answer.content.iter_any():
            told += part
            if len(told) > MOST_BYTES:
                raise ValueError
    tag = json.loads(told)["tag_name"]
    if not isinstance(tag, str) or not VERSION.fullmatch(tag):
        raise ValueError
    return tag


def is_newer(one: str, other: str) -> bool:
    """True if one version is newer than another; one that is in development comes before its release."""
    return _order(one) > _order(other)


def _order(version: str) -> tuple[list[int], bool]:
    found = VERSION.fullmatch(version)
    if not found:
        return [], False
    numbers = [int(each) for each in found[1].split(".")]
    while numbers and not numbers[-1]:
        numbers.pop()
    return numbers, ADDED.fullmatch(found[2]) is not None
