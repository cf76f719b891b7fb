"""Names and languages of people and servers, for matches and for the leaderboard."""

import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import discord
from sqlalchemy.exc import DBAPIError

from bot.matches.live import LiveMatches
from bot.words import DEFAULT, words_for
from db.engine.database import BusyError
from db.model.matches import IN_DM
from db.people.people import People
from db.store import Store

CHOSEN = "language"

log = logging.getLogger(__name__)


def language_of(interaction: discord.Interaction[Any]) -> str:
    """The locale in which a person is answered: their setting, else their client's."""
    return interaction.extras.get(CHOSEN) or interaction.locale.value


class KnownPeople:
    """Names and languages are written only when they're new to this process."""

    def __init__(self, store: Store, matches: LiveMatches) -> None:
        self._books: People = store.people
        self._wishes = store.wishes
        self._matches = matches
        self._names: dict[tuple[int, ...], tuple[str, ...]] = {}
        self._chosen: dict[int, str | None] = {}

    async def read_players(self) -> None:
        """Load everyone who is playing, so that their taps don't wait for it."""
        try:
            players = await self._books.who_play()
        except (BusyError, DBAPIError) as error:
            log.warning("names and languages are loaded tap by tap (%s)", type(error).__name__)
            return
        for player in players:
            self._names[(player.id,)] = player.name, player.locale or ""
            self._chosen[player.id] = player.language

    async def remember(self, interaction: discord.Interaction[Any]) -> None:
        """Store the names and languages in an interaction, for later readers of the leaderboard."""
        user, guild = interaction.user, interaction.guild
        await self.listen(interaction)
        await self.remember_person(user, interaction.locale.value)
        if guild is not None and isinstance(user, discord.Member):
            await self.remember_server(guild)
            await self.remember_member(user)

    async def listen(self, interaction: discord.Interaction[Any]) -> None:
        """Load a person's chosen language, for `language_of`."""
        person = interaction.user.id
        if person not in self._chosen:
            language = (await self._wishes.of_player(person)).language
            self._chosen.setdefault(person, language)  # unless they have chosen meanwhile
        interaction.extras[CHOSEN] = self._chosen[person]

    def chose(self, interaction: discord.Interaction[Any], language: str | None) -> None:
        """A person has just chosen a language, None for their client's."""
        self._chosen[interaction.user.id] = language
        interaction.extras[CHOSEN] = language

    async def remember_person(self, user: discord.abc.User, locale: str | None = None) -> None:
        await self.remember_name(user.id, user.global_name or user.name, locale)

    async def remember_name(self, player_id: int, name: str, locale: str | None = None) -> None:
        async def save() -> None:
            saw = self._books.saw_player(player_id, name, locale)
            await self._matches.refresh_after(saw, player_id=player_id)

        await self._keep((player_id,), (name, locale or ""), save)

    async def remember_member(self, member: discord.Member) -> None:
        """The server and the person must have been remembered before."""
        where, name = (member.guild.id, member.id), member.display_name
        await self._keep(where, (name,), partial(self._books.saw_member, *where, name))

    async def remember_server(self, guild: discord.Guild) -> None:
        facts = (guild.name, guild.preferred_locale.value)
        # During an outage, Discord tells neither name nor language, so the stored ones stay.
        note = self._books.met_server if guild.unavailable else self._books.saw_server
        told = ("unavailable", *facts) if guild.unavailable else facts

        async def save() -> None:
            await self._matches.refresh_after(note(guild.id, *facts), server_id=guild.id)

        await self._keep((guild.id, 0), told, save)

    async def remember_dms(self) -> None:
        """The server id of matches outside a server."""
        name, locale = words_for(None)("place-dm"), DEFAULT
        await self._keep((IN_DM, 0), (name, locale), partial(self._books.saw_server, IN_DM, name, locale))

    def forget(self, player_id: int) -> None:
        """A person's names were deleted: if they come back, they're new."""
        for key in [key for key in self._names if player_id in key]:
            del self._names[key]
        self._chosen.pop(player_id, None)

    async def _keep(
        self, key: tuple[int, ...], facts: tuple[str, ...], save: Callable[[], Awaitable[None]]
    ) -> None:
        """Write it if it's new."""
        if self._names.get(key) != facts:
            await save()
            # Remember it only after the write: after a failure, the next interaction has to try again.
            self._names[key] = facts
