"""All that a bot imports, says and asks its database first, in the one process that bots are forked from."""

import asyncio
import errno
import gc
import os
import random
import re
import signal
from contextlib import ExitStack, suppress
from importlib import import_module
from multiprocessing import reduction
from pathlib import Path
from socket import socket
from tempfile import TemporaryDirectory

from bot.running import run
from bot.settings import Settings
from bot.words import DIRECTORY, WordsError, locales, words_for
from sandbox import Limits, Sandbox
from tests.db.compiled import compiled_once
from tests.e2e.rink import ANSWER_SECONDS, Rink, done
from tests.memory import MEMORY

KEY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
# The bot or its libraries import these late, or by name.
USED = (
    "bot.command_line",
    "cogs.hockey",
    "faces.art.emojis",
    "faces.field.ice",
    "faces.lineup.ice",
    "faces.rink.ice",
    "alembic.command",
    "aiosqlite",
    "asyncpg",
    "sqlalchemy.dialects.postgresql.asyncpg",
    "sqlalchemy.dialects.sqlite.aiosqlite",
)
CARDS = 6


def say_everything() -> None:
    """A message is parsed when first said, and a bot says the names of all commands in every language."""
    for locale in locales():
        words = words_for(locale)
        for key in KEY.findall((DIRECTORY / f"{locale}.ftl").read_text(encoding="utf-8")):
            with suppress(WordsError):
                words(key)


async def play() -> None:
    """Run a bot in here for the first cards of a match, and its end."""
    world = Sandbox(limits=Limits.off(), reaction_seconds=0.0, answer_seconds=ANSWER_SECONDS)
    guild = world.guild("The Rink")
    people = guild.person("Jon"), guild.person("Darrell")
    rink = Rink(world, guild, guild.channel("rink"), people, random.Random(1961))
    with TemporaryDirectory(dir=MEMORY) as folder:
        async with world.running():
            settings = Settings.model_validate(
                {
                    **{name.lower(): value for name, value in world.environment().items()},
                    "database_url": f"sqlite:///{Path(folder) / 'breakaway.sqlite3'}",
                    "card_emojis": "off",
                    "merge_time": "0",
                    "reveal_time": "0",
                    "port": None,
                }
            )
            running = asyncio.create_task(run(settings))
            await world.until(world.gateway.connected, within=180.0)
            await rink.face_off()
            await rink.play(CARDS)
            say_everything()  # before the end, which waits until discord.py has waited for servers
            asked = await done(lambda: people[0].command(rink.channel, "hockey match resign"))
            await done(lambda: people[0].tap(asked.messages[0], "I resign"))
            await world.until(rink.result)
            os.kill(os.getpid(), signal.SIGTERM)
            await running


_receive = reduction.recvfds


def _received(sock: socket, size: int) -> list[int]:
    """A caller that is killed while it asks for a process is skipped, and doesn't end the one that forks."""
    try:
        return _receive(sock, size)
    except EOFError:
        raise ConnectionAbortedError(errno.ECONNABORTED, "killed") from None


reduction.recvfds = _received

for module in USED:
    import_module(module)
# For good: what is compiled now serves every bot. Unused objects go at once.
KEPT = ExitStack()
KEPT.enter_context(compiled_once())
asyncio.run(play())

# What is never freed isn't collected again in every bot, nor copied for it.
gc.collect()
gc.freeze()
