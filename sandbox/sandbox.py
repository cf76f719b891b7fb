from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager

from aiohttp import web

from sandbox.people import GuildPlace, Person
from sandbox.rest import ROUTES
from sandbox.service import activities, interactions
from sandbox.wire import API, Server
from sandbox.world import World

LOOPBACK = "127.0.0.1"


class Sandbox(World):
    """A Discord on this machine, with one bot and the people of `guild(...).person(...)`."""

    @property
    def api_url(self) -> str:
        return self.url + API

    @property
    def people(self) -> list[Person]:
        return [Person(self, user) for user in self.acting]

    @asynccontextmanager
    async def running(
        self, port: int = 0, *, mount: Callable[[web.Application], None] | None = None
    ) -> AsyncIterator[str]:
        """Serve on loopback and yield the address of the REST API; port 0 takes any free one.

        `mount` adds its own routes before the sandbox's.
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
        """The environment that tells a bot process where its Discord is."""
        return {"DISCORD_TOKEN": self.token, "DISCORD_API_URL": self.api_url}

    def guild(
        self, name: str, *, locale: str = "en-US", guild_id: int | None = None, with_bot: bool = True
    ) -> GuildPlace:
        guild = GuildPlace(self, self.store.add_guild(name, locale, guild_id))
        if with_bot:
            guild.invite_bot()
        return guild

    def person(self, name: str, *, locale: str = "en-US") -> Person:
        """A person who is in no guild yet."""
        return Person.arriving(self, name, locale)

    @property
    def owner(self) -> Person:
        """The person who made the bot, in no guild yet."""
        return Person(self, self.store.bot_owner)

    def give_to_team(self, *members: Person, invited: Sequence[Person] = ()) -> None:
        """Let a team own the bot: its first member is the team's owner. `invited` ones have yet to accept."""
        self.store.bot_team = {each.id: True for each in members} | {each.id: False for each in invited}

    def switch_activities_on(self) -> None:
        """Like the bot's owner in the developer portal: Discord adds a command of its own kind."""
        activities.switch_on(self)

    def give_up(self) -> None:
        """Stop waiting for all unanswered interactions."""
        for interaction in self.interactions.values():
            interactions.expire(self, interaction)

    def describe(self) -> str:
        return "\n".join(["", *(person.screen() for person in self.people), super().describe()])
