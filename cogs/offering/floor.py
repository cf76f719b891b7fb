"""Where a match is offered: mostly where somebody asks for it, sometimes in a channel far from their DM."""

from dataclasses import dataclass

import discord

from bot.client import Interaction
from bot.matches.refusal import Refused, RefusedError
from bot.replies import SorryError
from db.model.matches import IN_DM, Match
from faces.parts import plain


@dataclass(frozen=True, slots=True)
class Floor:
    """A place with who asks there, as they are known there, and what the bot may do in it.

    `guild` is None in a DM. `afar` says that somebody asks from elsewhere: no answer of theirs stands there.
    """

    guild: discord.Guild | None
    channel: object
    channel_id: int | None
    asker: discord.Member | discord.User
    mine: discord.Permissions
    afar: bool = False

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


async def floor_of_match(interaction: Interaction, match: Match) -> Floor:
    """Where a match was played, for whoever asks from their DM. SorryError where they cannot go back."""
    bot, me = interaction.client, interaction.client.user
    if interaction.guild is not None or match.in_dm or me is None:
        return floor_of(interaction)
    try:
        # Its server may be another process's.
        guild = bot.get_guild(match.server_id) or await bot.fetch_guild(match.server_id)
        channel = guild.get_channel_or_thread(match.place_id) or await guild.fetch_channel(match.place_id)
        mine = guild.me or await guild.fetch_member(me.id)
    except (discord.NotFound, discord.Forbidden):
        raise RefusedError(Refused.GONE) from None
    try:
        asker = await guild.fetch_member(interaction.user.id)
    except discord.NotFound:
        name = plain(interaction.user.display_name)
        raise SorryError("challenge-not-member", opponent=name) from None
    may, theirs = (_permissions(channel, each) for each in (mine, asker))
    # Whom Discord would let type no command there: their DM is no way around it.
    if asker.is_timed_out() or not (theirs.view_channel and theirs.use_application_commands):
        raise SorryError("challenge-not-there")
    return Floor(guild, channel, match.place_id, asker, may, afar=True)


def _permissions(
    channel: discord.abc.GuildChannel | discord.Thread, member: discord.Member
) -> discord.Permissions:
    """All of them in a thread whose channel is not known."""
    if isinstance(channel, discord.Thread) and channel.parent is None:
        return discord.Permissions.all()
    return channel.permissions_for(member)
