"""Which permissions the bot lacks in a server, and the greeting to a new server.

After a start, only the log names missing permissions, because a server would see them after every restart. A
server that has just added the bot gets a greeting that names them, in its system channel or in the first
channel where the bot can write. The bot sends no DM: it can't see who added it.
"""

import logging

import discord

from bot.appearance import Greeting
from bot.host.inviting import lacking, link
from bot.kit.clock import Clock
from bot.kit.lanes import Lanes, named_server
from bot.messages.drawing import Drawing
from bot.posts.live import LivePosts
from bot.posts.once import Once, OncePosts
from bot.words import Words, words_for
from db.model.people import Place
from db.model.posts import Owner, OwnerKind
from db.store import Store

log = logging.getLogger("bot")

EVERYWHERE = 0
GREETING = "greeting"


class Granting:
    """Looks at servers, and reports for each one, once, which permissions the bot lacks."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        clock: Clock,
        once: OncePosts,
        buttons: Greeting,
    ) -> None:
        self._client = client
        self._store = store
        self._told: dict[int, list[str]] = {}
        self._once = once
        self._buttons = buttons
        self._unseen: set[int] = set()
        self._lanes: Lanes[int] = Lanes(self._look, clock, name=named_server)

    def look_everywhere(self) -> None:
        self._lanes.mark(EVERYWHERE)

    def available(self, guild: discord.Guild) -> None:
        """A server is back after an outage at Discord. Look at it, if it couldn't be looked at before."""
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
            ungreeted = await self._store.posts.on_their_way(OwnerKind.SERVER, GREETING)
            # While a server has an outage, Discord tells only its id.
            self._unseen = {guild.id for guild in self._client.guilds if guild.unavailable}
            for guild in self._client.guilds:
                if guild.id not in self._unseen:
                    self._tell_host(guild, threads=guild.id in with_threads)
                    if guild.id in ungreeted:
                        self._lanes.mark(guild.id)
            return
        setup = await self._store.wishes.of_server(guild_id)
        threads = setup is not None and setup.place is Place.THREAD
        joined = self._client.get_guild(guild_id)
        if joined is not None:
            self._tell_host(joined, threads=threads)
            language = (setup and setup.language) or joined.preferred_locale.value
            self._greet(joined, words_for(language), threads=threads)

    def _tell_host(self, guild: discord.Guild, *, threads: bool) -> None:
        """Log what is missing, unless the log has it already."""
        missing = _missing(guild, threads=threads)
        before, self._told[guild.id] = self._told.get(guild.id, []), missing
        if not missing or missing == before:
            return
        facts = self._facts(guild, words_for(None), missing, threads=threads)
        log.warning(words_for(None)("host-permissions-missing", server=guild.name, id=str(guild.id), **facts))

    def _greet(self, guild: discord.Guild, words: Words, *, threads: bool) -> None:
        """Greet a new server in the first channel that the bot can write to."""
        channel = next(filter(_may_write, (guild.system_channel, *guild.text_channels)), None)
        if channel is None:
            return
        lines = [words("greeting")]
        if missing := _missing(guild, threads=threads):
            lines.append(words("permissions-missing", **self._facts(guild, words, missing, threads=threads)))
        drawing, joined = Drawing("\n\n".join(lines), self._buttons(words)), guild.me.joined_at
        posts = LivePosts(Owner(OwnerKind.SERVER, guild.id), self._store.posts, lambda _lane: None)
        name = f"{GREETING}:{joined.timestamp() if joined else 0:.0f}"
        self._once.say(Once(posts, name, drawing, channel.id))

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
    if guild.me.is_timed_out():  # this hides what its roles give it
        return []
    return lacking(guild.me.guild_permissions, threads=threads)
