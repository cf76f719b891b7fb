"""Work that each of hundreds of bots would repeat, and no one looks at here."""

import asyncio
from base64 import b64decode
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import bot.host.registering
from bot.kit.processes import Processes
from bot.messages.painter import Painter
from tests.simulation.seams import swapped

# Messages compare pictures by their keys, and other tests look at what is drawn.
BLANK = b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII="
)

_payload = bot.host.registering.payload_of
_told: dict[str, dict[str, Any]] = {}


@contextmanager
def taken() -> Iterator[None]:
    """Pictures are blank meanwhile, only the first bot translates commands, and no process thinks."""
    with ExitStack() as stack:
        stack.enter_context(swapped(Painter, "draw", _blank))
        stack.enter_context(swapped(Processes, "ask", _asked_here))
        stack.enter_context(swapped(bot.host.registering, "payload_of", _told_once))
        yield


async def _blank(_painter: Painter, _render: Any, **_limits: Any) -> bytes:
    # It takes as long as another thread does; a separate process wouldn't follow the seed.
    return await asyncio.to_thread(lambda: BLANK)


async def _asked_here(_processes: Processes, work: Any, *about: Any, longest: float) -> Any:  # noqa: ARG001
    return await asyncio.to_thread(work, *about)


async def _told_once(command: Any, tree: Any) -> dict[str, Any]:
    if command.name not in _told:
        _told[command.name] = await _payload(command, tree)
    return _told[command.name]
