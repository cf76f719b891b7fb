"""The limits of a process on this machine, and the port."""

import asyncio
from ipaddress import IPv4Address, IPv6Address

import aiohttp

from bot.host.checking.findings import Finding, ok, problem, problem_of
from bot.host.limits import too_low
from bot.settings import Settings

IPV6 = 6
LOOK_SECONDS = 3.0


def look_at_limits() -> list[Finding]:
    return [problem_of(each) for each in too_low()]


async def look_at_port(settings: Settings) -> list[Finding]:
    """Nothing if the port is free. `check` may run beside the bot, whose port is taken by itself."""
    if settings.port is None:
        return []
    address, port = settings.bind_address, settings.port
    try:
        # As the bot does it: a port that was just given up is free.
        server = await asyncio.start_server(lambda _reader, _writer: None, str(address), port)
    except OSError:
        if await _is_ours(f"http://{_reachable(address)}:{port}/healthz"):
            return [ok("host-check-port-ours", port=str(port))]
        return [problem("host-port-taken", address=str(address), port=str(port))]
    server.close()
    return []


def _reachable(address: IPv4Address | IPv6Address) -> str:
    if address.is_unspecified:
        return "localhost"
    return f"[{address}]" if address.version == IPV6 else str(address)


async def _is_ours(health: str) -> bool:
    try:
        async with (
            aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(LOOK_SECONDS)) as session,
            session.get(health) as answer,
        ):
            return "gateway" in await answer.json()
    except (aiohttp.ClientError, OSError, ValueError, TypeError, RecursionError):
        return False
