"""Asks `RELEASES_URL` once a day for the newest release, and tells the owner if it's newer than this one.

The answer looks like that of GitHub's `releases/latest`: JSON with a `tag_name` and an `html_url`.
"""

import json
import logging
import re
from typing import Annotated

import aiohttp
from pydantic import HttpUrl, TypeAdapter, UrlConstraints, ValidationError

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
# The owner gets it in a DM.
LINK = TypeAdapter[HttpUrl](Annotated[HttpUrl, UrlConstraints(max_length=512, allowed_schemes=["https"])])
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
            tag, link = await _newest(str(self._address))
        except (aiohttp.ClientError, OSError, ValueError, KeyError, TypeError, RecursionError) as error:
            _log(error)
            return
        if is_newer(tag, __version__):
            facts = {"newest": tag.removeprefix("v"), "version": __version__, "link": link or "none"}
            self._notices.tell(Notice.RELEASE, **facts)


def _log(error: Exception) -> None:
    match error:
        case aiohttp.ClientResponseError(status=status):
            log.warning("RELEASES_URL answers with %d: asking again tomorrow", status)
        case aiohttp.ClientError() | OSError():
            log.warning("can't reach RELEASES_URL (%s): asking again tomorrow", type(error).__name__)
        case _:
            log.warning("RELEASES_URL answers without a version in tag_name: asking again tomorrow")


async def _newest(address: str) -> tuple[str, str | None]:
    """The tag of the newest release, and the address of its page, if that's there.

    ValueError, KeyError, TypeError or RecursionError if there is no release.
    """
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
    release = json.loads(told)
    tag = release["tag_name"]
    if not isinstance(tag, str) or not VERSION.fullmatch(tag):
        raise ValueError
    return tag, _link(release.get("html_url"))


def _link(address: object) -> str | None:
    try:
        return str(LINK.validate_python(address))
    except ValidationError:
        return None


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
