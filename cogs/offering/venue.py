"""Where a match is offered: usually where the player asks, sometimes in a channel while they are in a DM."""

from dataclasses import dataclass

import discord

from bot.client import Breakaway, Interaction
from bot.matches.refusal import Refused, RefusedError
from bot.replies import SorryError
from db.model.matches import IN_DM, Match


@dataclass(frozen=True, slots=True)
class Venue:
    """A place, the player who asks for a match in it, and what the bot may do there.

    `guild` is None in a DM. `from_elsewhere` is True if the player asks from another place. Then their answer
    isn't there, and `parent` is the channel itself, or the channel of the thread.
    """

    guild: discord.Guild | None
    channel: object
    channel_id: int | None
    asker: discord.Member | discord.User
    mine: discord.Permissions
    from_elsewhere: bool = False
    parent: discord.abc.GuildChannel | None = None

    @property
    def server_id(self) -> int:
        return self.guild.id if self.guild else IN_DM


def venue_of(interaction: Interaction) -> Venue:
    """The place where the player asks."""
    return Venue(
        interaction.guild,
        interaction.channel,
        interaction.channel_id,
        interaction.user,
        interaction.app_permissions,
    )


def check_place(interaction: Interaction, match: Match) -> None:
    """An offer is answered in its own place, whatever a client sends. SorryError elsewhere."""
    if match.server_id != (interaction.guild_id or IN_DM):
        raise SorryError("sorry-button")


async def venue_of_match(interaction: Interaction, match: Match) -> Venue:
    """Where a match was played, also if the player asks from elsewhere. SorryError if they can't go back."""
    bot, me = interaction.client, interaction.client.user
    if interaction.guild_id == match.server_id or match.in_dm or me is None:
        return venue_of(interaction)
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
    # A person who can't type a command there can't use their DM to get around it.
    if asker.is_timed_out() or not (theirs.view_channel and theirs.use_application_commands):
        raise SorryError("rematch-not-there")
    may = permissions_in(channel, parent, mine)
    return Venue(guild, channel, match.place_id, asker, may, from_elsewhere=True, parent=parent)


def permissions_in(
    channel: object, parent: discord.abc.GuildChannel, member: discord.Member
) -> discord.Permissions:
    """What a member may do in a channel, or in a thread of the channel `parent`."""
    if not isinstance(channel, discord.Thread):
        return parent.permissions_for(member)
    if channel.parent is not None:
        return channel.permissions_for(member)
    # As in a thread of a known channel: what needs Send Messages there needs another right here.
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
