"""`/hockey-host`: how the bot is doing, for its owner. Only the server of `HOST_SERVER` has it.

What it tells is in English, like the log and everything else that a host reads.
"""

import asyncio
from collections import Counter
from collections.abc import Iterator

import aiohttp
import discord
from discord import app_commands
from sqlalchemy.exc import DBAPIError

from bot import __version__
from bot.client import Breakaway, Interaction
from bot.host.owner import owner_of
from bot.host.registering import HOST_COMMAND
from bot.replies import SorryError, tell
from bot.watching.lifetime import MOST_ERRORS, memory
from bot.words import Words, words_for
from db.engine.database import BusyError
from db.engine.term import reason_of
from faces.parts import ago, date

# Discord waits three seconds for the answer to a command.
OWNER_SECONDS = 1.5
DATABASE_SECONDS = 1.0
MEGABYTE = 1e6
MOST_KINDS = 5


@app_commands.command(name=HOST_COMMAND, description=words_for(None)("host-command"))
@app_commands.default_permissions(manage_guild=True)
async def host(interaction: Interaction) -> None:
    await _check_owner(interaction)
    words, bot = words_for(None), interaction.client
    lines = [
        words("host-report-bot", version=__version__, since=_when(bot.lifetime.began)),
        await asyncio.to_thread(_memory, words),
        await _database(words, bot),
        *await _backups(words, bot),
        *_errors(words, bot),
    ]
    await tell(interaction, "\n".join(lines))


async def _check_owner(interaction: Interaction) -> None:
    """SorryError unless the person owns the application. A server can show the command to anyone."""
    try:
        async with asyncio.timeout(OWNER_SECONDS):
            owner = await owner_of(interaction.client)
    except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError):
        raise SorryError("sorry-host-unknown") from None
    if interaction.user.id not in owner.people:
        raise SorryError("sorry-host-only")


def _memory(words: Words) -> str:
    own, helpers = memory()
    if not own:
        return words("host-report-memory-unknown")
    return words("host-report-memory", own=own / MEGABYTE, helpers=helpers / MEGABYTE)


async def _database(words: Words, bot: Breakaway) -> str:
    kind = bot.settings.database.get_backend_name()
    try:
        async with asyncio.timeout(DATABASE_SECONDS):
            size = await bot.store.size()
    except (BusyError, DBAPIError, OSError, TimeoutError) as error:
        reason = error.reason if isinstance(error, BusyError) else reason_of(error)
        return words("host-report-database-failing", kind=kind, reason=reason)
    return words("host-report-database", kind=kind, size=size / MEGABYTE)


async def _backups(words: Words, bot: Breakaway) -> list[str]:
    if bot.settings.database.get_backend_name() != "sqlite":
        return [words("host-report-backup-postgresql")]
    if bot.backups.time is None:
        return [words("host-report-backup-off")]
    last, failed = await bot.backups.last(), bot.backups.failed
    made = words("host-report-backup", made=_when(last.made_at)) if last else words("host-report-backup-none")
    return [made, words("host-report-backup-failed", reason=failed)] if failed else [made]


def _errors(words: Words, bot: Breakaway) -> Iterator[str]:
    """How many errors there were, and the kinds of the last ones."""
    errors = bot.lifetime.errors(bot.clock.now())
    more = "yes" if len(errors) >= MOST_ERRORS else "no"
    last = ago(errors[-1].at) if errors else ""
    yield words("host-report-errors", count=len(errors), more=more, last=last)
    counts = Counter(each.kind for each in errors)
    for kind in [*dict.fromkeys(each.kind for each in reversed(errors))][:MOST_KINDS]:
        yield words("host-report-error", count=counts[kind], kind=kind.replace("`", "'"))


def _when(moment: float) -> str:
    return f"{date(moment)} ({ago(moment)})"
