"""Command names worked out in every language once: a process has one bot, its tests have thousands."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from discord import app_commands

import bot.host.registering
from bot.host.registering import Json
from tests.simulation.seams import swapped


@contextmanager
def translated_once() -> Iterator[None]:
    """Bots that register meanwhile reuse the words of an earlier one with the same commands."""
    payload = bot.host.registering.payload_of
    said: dict[object, Json] = {}

    async def said_before(command: Any, tree: app_commands.CommandTree[Any]) -> Json:
        # The same functions, as they describe themselves: a test may have changed a command, or made one.
        what = (type(tree.translator), _functions(command), repr(command.to_dict(tree)))
        if what not in said:
            said[what] = await payload(command, tree)
        return said[what]

    with swapped(bot.host.registering, "payload_of", said_before):
        yield


def _functions(command: Any) -> tuple[Any, ...]:
    if not isinstance(command, app_commands.Group):
        return (command.callback,)
    inner = command.walk_commands()
    return tuple(each.callback for each in inner if isinstance(each, app_commands.Command))
