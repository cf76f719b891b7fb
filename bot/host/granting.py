"""What servers allow the bot, who is told where that is too little, and the greeting to a new server.

At a start only the log says so: a server would read it again after each of them. A server that has just
added the bot is greeted in its system channel, where Discord itself tells of who comes, or else in the first
channel that takes the greeting; what is missing stands in it. Nobody is told by DM: those should follow what
the person did, and who has added a bot only those know who may read the audit log.
"""

import logging
from collections.abc import Callable

import aiohttp
import discord

from bot.host.inviting import link, permissions
from bot.kit.clock import Clock
from bot.kit.lanes import Lanes
from bot.words import Words, words_for
from db.model.people import Place
from db.store import Store

log = logging.getLogger("bot")

Greeting = Callable[[Words], discord.ui.View]
"""The buttons below a greeting."""

EVERYWHERE = 0
# discord.py's own name for what Discord calls View Channel.
READ_MESSAGES, VIEW_CHANNEL = "read_messages", "view_channel"


class Granting:
    """Looks at servers and says once of each what the bot lacks there."""

    def __init__(self, client: discord.Client, store: Store, clock: Clock) -> None:
        self._client = client
        self._store = store
        self._told: dict[int, list[str]] = {}
        self._greeting: Greeting | None = None
        self._unseen: set[int] = set()
        self._lanes: Lanes[int] = Lanes(self._look, clock)

    def register(self, greeting: Greeting) -> None:
        """Who says what stands below a greeting."""
        self._greeting = greeting

    def look_everywhere(self) -> None:
        self._lanes.mark(EVERYWHERE)

    def available(self, guild: discord.Guild) -> None:
        """Discord has a server again: one of which nothing was known is looked at."""
        if guild.id in self._unseen:
            self.look_everywhere()

    def joined(self, guild: discord.Guild) -> None:
        self._told.pop(guild.id, None)
        self._lanes.mark(guild.id)

    async def close(self) -> None:
        await self._lanes.close()

    async def _look(self, guild_id: int) -> None:
        if guild_id == EVERYWHERE:
            with_threads = await self._store.wishes.servers_with_threads()
            # Of a server that Discord has lost for a while it tells no more than the number.
            self._unseen = {guild.id for guild in self._client.guilds if guild.unavailable}
            for guild in self._client.guilds:
                if guild.id not in self._unseen:
                    self._tell_host(guild, threads=guild.id in with_threads)
            return
        setup = await self._store.wishes.of_server(guild_id)
        threads = setup is not None and setup.place is Place.THREAD
        joined = self._client.get_guild(guild_id)
        if joined is not None:
            missing = self._tell_host(joined, threads=threads)
            language = (setup and setup.language) or joined.preferred_locale.value
            await self._greet(joined, words_for(language), missing, threads=threads)

    def _tell_host(self, guild: discord.Guild, *, threads: bool) -> list[str]:
        """What is missing; nothing where it had been told before."""
        missing = _missing(guild, threads=threads)
        before, self._told[guild.id] = self._told.get(guild.id, []), missing
        if not missing or missing == before:
            return []
        facts = self._facts(guild, words_for(None), missing, threads=threads)
        log.warning(words_for(None)("host-permissions-missing", server=guild.name, id=str(guild.id), **facts))
        return missing

    async def _greet(self, guild: discord.Guild, words: Words, missing: list[str], *, threads: bool) -> None:
        """Once, where it may be written; a greeting that fails is not tried again."""
        channel = next(filter(_may_write, (guild.system_channel, *guild.text_channels)), None)
        if channel is None:
            return
        lines = [words("greeting")]
        if missing:
            lines.append(words("permissions-missing", **self._facts(guild, words, missing, threads=threads)))
        view = self._greeting(words) if self._greeting else discord.utils.MISSING
        try:
            await channel.send("\n\n".join(lines), view=view)
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            log.info("a server could not be greeted: %s", type(error).__name__)

    def _facts(
        self, guild: discord.Guild, words: Words, missing: list[str], *, threads: bool
    ) -> dict[str, str]:
        names = [words(f"permission-{name}") for name in missing]
        address = link(self._client.application_id or 0, threads=threads)
        return {"permissions": ", ".join(names), "link": f"{address}&guild_id={guild.id}"}


def _may_write(channel: discord.TextChannel | None) -> bool:
    if channel is None:
        return False
    mine = channel.permissions_for(channel.guild.me)
    return mine.view_channel and mine.send_messages


def _missing(guild: discord.Guild, *, threads: bool) -> list[str]:
    granted = guild.me.guild_permissions
    needed = [name for name, wanted in permissions(threads=threads) if wanted]
    lacking = [name for name in needed if not getattr(granted, name)]
    return [VIEW_CHANNEL if name == READ_MESSAGES else name for name in lacking]
