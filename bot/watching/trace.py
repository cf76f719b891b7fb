"""Looks on while discord.py speaks HTTP: every request is counted under its route's template."""

import re
from types import SimpleNamespace

import aiohttp
from yarl import URL

from bot.watching.metrics import Metrics
from bot.watching.taps import Taps

CALLBACK = "/interactions/{id}/{token}/callback"
TOKEN_FOLLOWS = ("interactions", "webhooks")
LITERAL = re.compile(r"@?[a-z][a-z-]*[0-9]?")
FIRST_FAILURE = 400


def trace(base: URL, metrics: Metrics, taps: Taps) -> aiohttp.TraceConfig:
    """The trace of a client that speaks to the API at `base`."""

    async def ended(
        _session: aiohttp.ClientSession, _context: SimpleNamespace, request: aiohttp.TraceRequestEndParams
    ) -> None:
        route, response = template(request.url, base), request.response
        metrics.answered(request.method, route, response.status, response.headers)
        if route == CALLBACK and response.status < FIRST_FAILURE:
            taps.acknowledged()

    async def failed(
        _session: aiohttp.ClientSession,
        _context: SimpleNamespace,
        request: aiohttp.TraceRequestExceptionParams,
    ) -> None:
        metrics.unanswered(request.method, template(request.url, base))

    config = aiohttp.TraceConfig()
    config.on_request_end.append(ended)
    config.on_request_exception.append(failed)
    return config


def template(url: URL, base: URL) -> str:
    """The route of a request to the API at `base`, without whatever an id or a token may stand in."""
    if not url.path.startswith(f"{base.path}/"):
        return "elsewhere"
    parts = url.path.removeprefix(base.path).split("/")
    return "/".join(_shown(part, parts[max(0, place - 2)]) for place, part in enumerate(parts))


def _shown(part: str, two_before: str) -> str:
    if two_before in TOKEN_FOLLOWS:
        return "{token}"
    if part.isdigit():
        return "{id}"
    return part if not part or LITERAL.fullmatch(part) else "{other}"
