"""What people and servers are called and which language they read, kept for later readers of the books."""

import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import discord
from sqlalchemy.exc import DBAPIError

from bot.words import DEFAULT, words_for
from db.engine.database import BusyError
from db.model.matches import IN_DM
from db.people.people import People
from db.store import Store

# So soon another process has heard that somebody chose another language.
CHOICE_SECONDS = 60.0
CHOSEN = "language"

log = logging.getLogger(__name__)


def language_of(interaction: discord.Interaction[Any]) -> str:
    """The locale in which somebody wants to be answered: as they have set, else as their client is."""
    return interaction.extras.get(CHOSEN) or interaction.locale.value


class KnownPeople:
    """Names and languages are written when they are new to this process, and only then."""

    def __init__(self, store: Store) -> None:
        self._books: People = store.people
        self._wishes = store.wishes
        self._alone = store.keepers.me is None
        self._names: dict[tuple[int, ...], tuple[str, ...]] = {}
        self._chosen: dict[int, tuple[str | None, float]] = {}

    async def read_players(self) -> None:
        """Find out about everybody who plays just now, so that no tap of theirs waits for it."""
        read_at = time.monotonic()
        try:
            players = await self._books.who_play()
        except (BusyError, DBAPIError) as error:
            log.warning("who plays is found out tap by tap (%s)", type(error).__name__)
            return
        for player in players:
            self._names[(player.id,)] = player.name, player.locale or ""
            self._chosen[player.id] = player.language, read_at

    async def remember(self, interaction: discord.Interaction[Any]) -> None:
        """Keep the names and languages that an interaction shows, for later readers of the leaderboard."""
        user, guild = interaction.user, interaction.guild
        await self.listen(interaction, anew=True)
        await self.remember_person(user, interaction.locale.value)
        if guild is not None and isinstance(user, discord.Member):
            await self.remember_server(guild)
            await self.remember_member(user)

    async def listen(self, interaction: discord.Interaction[Any], *, anew: bool = False) -> None:
        """Find out in which language somebody has chosen to be answered: for `language_of`.

        As far as this process knows; `anew`, also what was chosen in another one until a minute ago.
        """
        person = interaction.user.id
        chosen = self._chosen.get(person)
        if chosen is None or (anew and self._may_have_chosen(person)):
            chosen = await self._read_choice(person)
        interaction.extras[CHOSEN], _ = chosen

    async def _read_choice(self, player_id: int) -> tuple[str | None, float]:
        known, read_at = self._chosen.get(player_id), time.monotonic()
        read = (await self._wishes.of_player(player_id)).language, read_at
        if self._chosen.get(player_id) is known:  # else they have chosen meanwhile, or were forgotten
            self._chosen[player_id] = read
        return self._chosen.get(player_id, read)

    def _may_have_chosen(self, player_id: int) -> bool:
        """Whether another process may know of a choice that this one does not."""
        _, read_at = self._chosen.get(player_id, (None, -CHOICE_SECONDS))
        return not self._alone and time.monotonic() - read_at >= CHOICE_SECONDS

    def chose(self, interaction: discord.Interaction[Any], language: str | None) -> None:
        """Somebody has just chosen a language, None for their client's."""
        self._chosen[interaction.user.id] = language, time.monotonic()
        interaction.extras[CHOSEN] = language

    async def remember_person(self, user: discord.abc.User, locale: str | None = None) -> None:
        await self.remember_name(user.id, user.global_name or user.name, locale)

    async def remember_name(self, player_id: int, name: str, locale: str | None = None) -> None:
        save = partial(self._books.saw_player, player_id, name, locale)
        await self._keep((player_id,), (name, locale or ""), save)

    async def remember_member(self, member: discord.Member) -> None:
        """The server and the person must have been remembered before."""
        where, name = (member.guild.id, member.id), member.display_name
        await self._keep(where, (name,), partial(self._books.saw_member, *where, name))

    async def remember_server(self, guild: discord.Guild) -> None:
        facts = (guild.name, guild.preferred_locale.value)
        # Of one that Discord has lost for a while it tells neither: what the books have stays.
        note = self._books.met_server if guild.unavailable else self._books.saw_server
        told = ("unavailable", *facts) if guild.unavailable else facts
        await self._keep((guild.id, 0), told, partial(note, guild.id, *facts))

    async def remember_dms(self) -> None:
        """The place of matches that are played in no server."""
        name, locale = words_for(None)("place-dm"), DEFAULT
        await self._keep((IN_DM, 0), (name, locale), partial(self._books.saw_server, IN_DM, name, locale))

    def forget(self, player_id: int) -> None:
        """Somebody's names are kept no longer: should they come back, they are new."""
        for key in [key for key in self._names if player_id in key]:
            del self._names[key]
        self._chosen.pop(player_id, None)

    def forget_all(self) -> None:
        """Somebody may have been forgotten by another process."""
        self._names.clear()
        self._chosen.clear()

    async def _keep(
        self, key: tuple[int, ...], facts: tuple[str, ...], save: Callable[[], Awaitable[None]]
    ) -> None:
        if self._names.get(key) != facts:
            await save()
            # Known only once it is written: after a failure the next interaction has to try again.
            self._names[key] = facts
