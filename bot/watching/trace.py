"""Watches discord.py's HTTP: counts requests, and stops them while another process may play."""

import json
import re
from collections.abc import Callable
from types import SimpleNamespace

import aiohttp
from yarl import URL

from bot.kit.trouble import ALREADY_ANSWERED, NotHoldingError
from bot.watching.metrics import Metrics
from bot.watching.taps import Taps

CALLBACK = "/interactions/{id}/{token}/callback"
TOKEN_FOLLOWS = ("interactions", "webhooks")
LITERAL = re.compile(r"@?[a-z][a-z-]*[0-9]?")
FIRST_FAILURE = 400
ELSEWHERE = "elsewhere"


def trace(base: URL, metrics: Metrics, taps: Taps, may_act: Callable[[], bool]) -> aiohttp.TraceConfig:
    """The trace of a client of the API at `base`. Raises NotHoldingError unless `may_act`.

    Connections to the gateway pass: they only listen, and play goes on sooner with them.
    """

    async def begins(
        _session: aiohttp.ClientSession, _context: SimpleNamespace, request: aiohttp.TraceRequestStartParams
    ) -> None:
        # discord.py has done its own waiting by now, and comes by here before each try.
        route = template(request.url, base)
        if not may_act() and route != ELSEWHERE:
            raise NotHoldingError
        if route == CALLBACK:
            taps.answering()

    async def ended(
        _session: aiohttp.ClientSession, _context: SimpleNamespace, request: aiohttp.TraceRequestEndParams
    ) -> None:
        route, response = template(request.url, base), request.response
        metrics.answered(request.method, route, response.status, response.headers)
        if route == CALLBACK and response.status < FIRST_FAILURE:
            taps.acknowledged()
        # discord.py reads the body again: aiohttp keeps it.
        elif route == CALLBACK and _code_in(await response.text()) == ALREADY_ANSWERED:
            taps.answered_already()

    async def failed(
        _session: aiohttp.ClientSession,
        _context: SimpleNamespace,
        request: aiohttp.TraceRequestExceptionParams,
    ) -> None:
        metrics.unanswered(request.method, template(request.url, base))

    config = aiohttp.TraceConfig()
    config.on_request_start.append(begins)
    config.on_request_end.append(ended)
    config.on_request_exception.append(failed)
    return config


def _code_in(body: str) -> object:
    """Discord's own code for an error; the status alone is too vague."""
    try:
        return json.loads(body).get("code")
    except (ValueError, AttributeError):
        return None


def template(url: URL, base: URL) -> str:
    """The route of a request to the API at `base`, without ids and tokens."""
    if not url.path.startswith(f"{base.path}/"):
        return ELSEWHERE
    parts = url.path.removeprefix(base.path).split("/")
    return "/".join(_shown(part, parts[max(0, place - 2)]) for place, part in enumerate(parts))


def _shown(part: str, two_before: str) -> str:
    if two_before in TOKEN_FOLLOWS:
        return "{token}"
    if part.isdigit():
        return "{id}"
    return part if not part or LITERAL.fullmatch(part) else "{other}"
