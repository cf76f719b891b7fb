"""What a server gets beside a tournament's message: an event for its start, and a role for its champion.

Neither holds up the tournament: if Discord refuses one, the tournament goes on without it.
"""

import logging
from collections.abc import Iterable
from datetime import UTC, datetime
from enum import StrEnum

import discord

from bot.kit.clock import Clock
from bot.kit.trouble import trouble_of
from bot.tournaments.live import LiveTournament
from bot.turns.attendance import UNKNOWN_MEMBER
from db.store import Store
from tournaments.tournament import Tournament

log = logging.getLogger(__name__)

NO_EVENT = 0
"""Instead of an event's id: Discord has refused it, or an admin has deleted it."""


class NoRole(StrEnum):
    """Why the bot can't, or doesn't, give a role."""

    GONE = "gone"
    PERMISSION = "permission"
    POWERS = "powers"
    """It's more than an honour, or another bot's."""
    ABOVE = "above"
    REFUSED = "refused"


def refusal_of(role: discord.Role) -> NoRole | None:
    """Why the bot doesn't give this role to a champion; None if it does."""
    guild = role.guild
    if not guild.me.guild_permissions.manage_roles:
        return NoRole.PERMISSION
    extra = role.permissions.value & ~guild.default_role.permissions.value
    if role.is_default() or role.managed or extra:
        return NoRole.POWERS
    return NoRole.ABOVE if role >= guild.me.top_role else None


class Extras:
    def __init__(self, client: discord.Client, store: Store, clock: Clock) -> None:
        self._client = client
        self._store = store.tournaments
        self._clock = clock

    async def announce(self, live: LiveTournament, tournament: Tournament) -> None:
        """Show a coming start as an event, if the bot may; delete the event once it's all over."""
        guild, event_id = self._client.get_guild(tournament.new.server_id), tournament.event_id
        over, starts_at = tournament.ended_at is not None, tournament.new.starts_at
        if guild is None or event_id == NO_EVENT or (over and event_id is None):
            return
        to_come = not tournament.rounds and self._clock.now() < starts_at != live.event_at
        if not over and not (to_come and guild.me.guild_permissions.create_events):
            return
        try:
            event_id = await self._change(guild, tournament)
        except discord.HTTPException as error:
            if trouble_of(error) is not None:
                raise
            log.info("tournament %s: Discord refuses its event (%s)", tournament.id, error.code)
            event_id = NO_EVENT
        live.event_at = starts_at
        await self._store.scheduled(tournament.id, event_id)

    async def _change(self, guild: discord.Guild, tournament: Tournament) -> int:
        """Create, move or delete the event, and return its id or NO_EVENT."""
        event, new = await self._event(guild, tournament), tournament.new
        begins, ends = (
            datetime.fromtimestamp(at, UTC) for at in (new.starts_at, new.starts_at + new.round_seconds)
        )
        channel = guild.get_channel(new.channel_id)
        if tournament.ended_at is not None:
            if event is not None:
                await event.delete()
            return NO_EVENT
        if event is not None:
            if event.start_time != begins:
                await event.edit(start_time=begins, end_time=ends)
            return event.id
        if tournament.event_id is not None or channel is None:
            return NO_EVENT
        made = await guild.create_scheduled_event(
            name=new.name,
            start_time=begins,
            end_time=ends,
            entity_type=discord.EntityType.external,
            privacy_level=discord.PrivacyLevel.guild_only,
            location=channel.jump_url,
        )
        return made.id

    async def _event(self, guild: discord.Guild, tournament: Tournament) -> discord.ScheduledEvent | None:
        """Its event; also one that a process created and couldn't note any more."""
        link = f"{guild.id}/{tournament.new.channel_id}"
        for event in await guild.fetch_scheduled_events(with_counts=False):
            theirs = event.name == tournament.new.name and (event.location or "").endswith(link)
            lost = tournament.event_id is None and event.creator_id == guild.me.id and theirs
            if lost or event.id == tournament.event_id:
                return event
        return None

    async def crown(self, tournament: Tournament, champions: Iterable[int]) -> NoRole | None:
        """Give champions their role, and return why not if the bot can't."""
        guild, role_id = self._client.get_guild(tournament.new.server_id), tournament.new.role_id
        if guild is None or role_id is None:
            return None
        role = guild.get_role(role_id)
        if role is None:
            return NoRole.GONE
        if (refused := refusal_of(role)) is not None:
            return refused
        for player_id in champions:
            try:
                await self._client.http.add_role(guild.id, player_id, role.id)
            except discord.HTTPException as error:
                if trouble_of(error) is not None:
                    raise
                log.info("tournament %s: Discord refuses the role (%s)", tournament.id, error.code)
                if error.code != UNKNOWN_MEMBER:
                    return NoRole.REFUSED
        return None
