from __future__ import annotations

import asyncio
import secrets
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from aiohttp import web

from sandbox.ground import permissions, serialize
from sandbox.ground.clock import Clock
from sandbox.ground.reading import plain
from sandbox.ground.store import Store
from sandbox.people.person import NotShownError, Person
from sandbox.people.places import GuildPlace
from sandbox.rest import ROUTES
from sandbox.service import interactions
from sandbox.wire.server import API, Server
from sandbox.world.faults import Faults
from sandbox.world.gateway import Gateway
from sandbox.world.journal import Journal
from sandbox.world.limits import Limits, RateLimiter

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from sandbox.ground.interaction import Interaction
    from sandbox.ground.models import Channel, Guild, Message, User

T = TypeVar("T")
LOOPBACK = "127.0.0.1"


class NotSeenError(AssertionError):
    """What was waited for did not come; says what was on the screens instead."""


@dataclass(frozen=True)
class Notification:
    """What a lock screen shows. `text` is blank for a Components V2 message, as on Discord."""

    user_id: int
    message_id: int
    channel_id: int
    text: str


class Sandbox:
    """A Discord on this machine, with one bot and the people of `guild(...).person(...)`.

    `privileged_intents` are the bits that the bot may ask for; others close its gateway with 4014.
    `reaction_seconds` is how long people take to act, in real time: a client learns of its own message's id
    only with the answer to its request, and nobody taps before that.
    `answer_seconds` is how long the bot has for its first answer: Discord's three, and on a machine that is
    too slow for them more.
    """

    def __init__(
        self,
        *,
        bot_name: str = "Breakaway",
        limits: Limits | None = None,
        privileged_intents: int = 0,
        reaction_seconds: float = 0.05,
        answer_seconds: float = 3.0,
    ) -> None:
        self.clock = Clock()
        self.store = Store(self.clock, bot_name)
        self.limiter = RateLimiter(self.clock, limits or Limits())
        self.faults = Faults()
        self.journal = Journal()
        self.gateway = Gateway(self)
        self.interactions: dict[int, Interaction] = {}
        self.by_token: dict[str, Interaction] = {}
        self.notifications: list[Notification] = []
        self.people: list[Person] = []
        self.privileged_intents = privileged_intents
        self.reaction_seconds = reaction_seconds
        self.answer_seconds = answer_seconds
        self.token = f"sandbox-{self.store.bot.id}.{secrets.token_urlsafe(24)}"
        self.url = ""
        # Counts what happened: whoever follows can tell whether something is already known to them.
        self.changes = 0
        self._change = asyncio.Event()

    @property
    def bot(self) -> User:
        return self.store.bot

    @property
    def api_url(self) -> str:
        return self.url + API

    @property
    def gateway_url(self) -> str:
        return self.url.replace("http://", "ws://") + "/gateway/"

    @asynccontextmanager
    async def running(
        self, port: int = 0, *, mount: Callable[[web.Application], None] | None = None
    ) -> AsyncIterator[str]:
        """Serve on loopback and yield the address of the REST API; port 0 takes any free one.

        `mount` adds routes of its own, which go before the sandbox's.
        """
        application = Server(self, ROUTES, mount).application
        runner = web.AppRunner(application, access_log=None, shutdown_timeout=0.1)
        await runner.setup()
        site = web.TCPSite(runner, LOOPBACK, port)
        await site.start()
        self.url = f"http://{LOOPBACK}:{runner.addresses[0][1]}"
        try:
            yield self.api_url
        finally:
            self.gateway.drop(1001)
            await runner.cleanup()
            self.clock.stop()

    def environment(self) -> dict[str, str]:
        """What tells a bot process where its Discord is."""
        return {"DISCORD_TOKEN": self.token, "DISCORD_API_URL": self.api_url}

    def guild(
        self, name: str, *, locale: str = "en-US", guild_id: int | None = None, with_bot: bool = True
    ) -> GuildPlace:
        guild = GuildPlace(self, self.store.add_guild(name, locale, guild_id))
        if with_bot:
            guild.invite_bot()
        return guild

    def person(self, name: str, *, locale: str = "en-US") -> Person:
        """Somebody who is in no guild yet."""
        person = Person(self, self.store.add_user(name, locale=locale))
        self.people.append(person)
        return person

    @property
    def change(self) -> asyncio.Event:
        """Set at the next change, and then never again: take it before looking."""
        return self._change

    def changed(self) -> None:
        self.changes += 1
        change, self._change = self._change, asyncio.Event()
        change.set()

    def give_up(self) -> None:
        """Wait no longer for any answer that is due."""
        for interaction in self.interactions.values():
            interactions.expire(self, interaction)

    async def until(self, predicate: Callable[[], T | None], within: float | None = 60.0) -> T:
        """Wait until `predicate` gives something true, asking after every change, and return that.

        `within` is in real seconds, None for however long it takes. A `NotShownError` out of `predicate`
        counts as not yet.
        """
        try:
            async with asyncio.timeout(within):
                while True:
                    change = self._change
                    if value := _tried(predicate):
                        return value
                    await change.wait()
        except TimeoutError:
            raise NotSeenError(self.describe()) from None

    def describe(self) -> str:
        screens = [person.screen() for person in self.people]
        requests = [f"{e.method} {e.route} {e.status} {e.code}" for e in list(self.journal.entries)[-15:]]
        return "\n".join(["", *screens, *requests])

    def notify(self, message: Message) -> None:
        for user_id in sorted(message.notified):
            text = plain(self.store, message.content, message)
            self.notifications.append(Notification(user_id, message.id, message.channel_id, text))

    def guild_permission(self, guild: Guild, name: str) -> bool:
        return bool(permissions.in_guild(guild, self.bot.id) & permissions.BITS[name])

    def add_channel(self, channel: Channel) -> None:
        self.store.add_channel(channel)
        self.tell_channel("CHANNEL_CREATE", channel)

    def tell_channel(self, event: str, channel: Channel) -> None:
        self.gateway.dispatch(event, serialize.channel(self.store, channel), guild_id=channel.guild_id)
        self.changed()

    def remove_channel(self, channel: Channel) -> None:
        for child in [c for c in self.store.channels.values() if c.parent_id == channel.id]:
            self.remove_channel(child)
        self.tell_channel("CHANNEL_DELETE" if channel.thread is None else "THREAD_DELETE", channel)
        del self.store.channels[channel.id]
        del self.store.messages[channel.id]
        self.changed()

    def add_bot(self, guild: Guild) -> None:
        self.store.add_member(guild, self.bot.id)
        body = serialize.guild_create(self.store, guild, all_members=False)
        # Only a guild that is back from an outage carries this key as false; a new one lacks it.
        del body["unavailable"]
        self.gateway.dispatch("GUILD_CREATE", body, guild_id=guild.id)
        self.changed()

    def remove_bot(self, guild: Guild) -> None:
        self.gateway.dispatch("GUILD_DELETE", {"id": str(guild.id)}, guild_id=guild.id)
        guild.members.pop(self.bot.id, None)
        self.store.commands.pop(guild.id, None)
        self.changed()


def _tried(predicate: Callable[[], T | None]) -> T | None:
    try:
        return predicate()
    except NotShownError:
        return None
