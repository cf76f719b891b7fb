"""What each of hundreds of bots would work out anew, and nobody looks at here."""

from base64 import b64decode
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import bot.host.registering
from bot.messages.picture import Picture
from tests.simulation.seams import swapped

# Messages tell pictures from each other by their keys, and other tests look at what is drawn.
BLANK = b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII="
)

_payload = bot.host.registering._payload
_told: dict[str, dict[str, Any]] = {}


@contextmanager
def taken() -> Iterator[None]:
    """Pictures are blank meanwhile, and commands are translated by the first bot alone."""
    with ExitStack() as stack:
        stack.enter_context(swapped(Picture, "_drawn", lambda _picture: BLANK))
        stack.enter_context(swapped(bot.host.registering, "_payload", _told_once))
        yield


async def _told_once(command: Any, tree: Any) -> dict[str, Any]:
    if command.name not in _told:
        _told[command.name] = await _payload(command, tree)
    return _told[command.name]
