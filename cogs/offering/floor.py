"""Where a match is offered: mostly where somebody asks for it, sometimes in a channel far from their DM."""

from dataclasses import dataclass

import discord

from bot.client import Breakaway, Interaction
from bot.matches.refusal import Refused, RefusedError
from bot.replies import SorryError
from db.model.matches import IN_DM, Match


@dataclass(frozen=True, slots=True)
class Floor:
    """A place with who asks there, as they are known there, and what the bot may do in it.

    `guild` is None in a DM. `afar` says that somebody asks from elsewhere: no answer of theirs stands there,
    and the channel, or that of the thread, is `parent`.
    """

    guild: discord.Guild | None
    channel: object
    channel_id: int | None
    asker: discord.Member | discord.User
    mine: discord.Permissions
    afar: bool = False
    parent: discord.abc.GuildChannel | None = None

    @property
    def server_id(self) -> int:
        return self.guild.id if self.guild else IN_DM


def floor_of(interaction: Interaction) -> Floor:
    """Where somebody asks."""
    return Floor(
        interaction.guild,
        interaction.channel,
        interaction.channel_id,
        interaction.user,
        interaction.app_permissions,
    )


def check_place(interaction: Interaction, match: Match) -> None:
    """An offer is answered where it stands, whatever somebody's client sends. SorryError elsewhere."""
    if match.server_id != (interaction.guild_id or IN_DM):
        raise SorryError("sorry-button")


async def floor_of_match(interaction: Interaction, match: Match) -> Floor:
    """Where a match was played, for whoever asks from elsewhere. SorryError where they cannot go back."""
    bot, me = interaction.client, interaction.client.user
    if interaction.guild_id == match.server_id or match.in_dm or me is None:
        return floor_of(interaction)
    try:
        guild = await _whole_guild(bot, match.server_id)
        channel = guild.get_channel_or_thread(match.place_id) or await guild.fetch_channel(match.place_id)
        mine = guild.me or await guild.fetch_member(me.id)
        parent = await _parent(guild, channel)
    except (discord.NotFound, discord.Forbidden):
        raise RefusedError(Refused.GONE) from None
    try:
        asker = await guild.fetch_member(interaction.user.id)
    except discord.NotFound:
        raise SorryError("rematch-not-member") from None
    theirs = permissions_in(channel, parent, asker)
    # Whom Discord would let type no command there: their DM is no way around it.
    if asker.is_timed_out() or not (theirs.view_channel and theirs.use_application_commands):
        raise SorryError("rematch-not-there")
    may = permissions_in(channel, parent, mine)
    return Floor(guild, channel, match.place_id, asker, may, afar=True, parent=parent)


def permissions_in(
    channel: object, parent: discord.abc.GuildChannel, member: discord.Member
) -> discord.Permissions:
    """What a member may do in a channel, or in a thread of the channel `parent`."""
    if not isinstance(channel, discord.Thread):
        return parent.permissions_for(member)
    if channel.parent is not None:
        return channel.permissions_for(member)
    # As a thread of a known channel has it: what needs Send Messages there needs another right here.
    base = discord.abc.GuildChannel.permissions_for(parent, member)
    return base if base.view_channel else discord.Permissions.none()


async def _whole_guild(bot: Breakaway, server_id: int) -> discord.Guild:
    """A server with its roles: it may be another process's, or one that Discord has just lost."""
    guild = bot.get_guild(server_id)
    return await bot.fetch_guild(server_id) if guild is None or guild.unavailable else guild


async def _parent(
    guild: discord.Guild, channel: discord.abc.GuildChannel | discord.Thread
) -> discord.abc.GuildChannel:
    """The channel whose permissions count in a channel or a thread."""
    if not isinstance(channel, discord.Thread):
        return channel
    found = channel.parent or await guild.fetch_channel(channel.parent_id)
    if isinstance(found, discord.Thread):
        raise RefusedError(Refused.GONE)
    return found
