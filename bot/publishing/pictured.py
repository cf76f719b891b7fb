"""Where pictures go, and when: they are the first that gives way, for a sheet says all of it in words."""

import logging

import discord

from bot.matches.loaded import LoadedMatch
from bot.messages.picture import Pictures
from bot.watching.strain import Strain

log = logging.getLogger(__name__)


class Pictured:
    def __init__(self, client: discord.Client, strain: Strain) -> None:
        self._client = client
        self._strain = strain
        # Places and their channels: a thread may do what its channel lets it.
        self._refused: dict[int, int] = {}

    def of(self, loaded: LoadedMatch) -> Pictures:
        """What pictures a match gets just now, those aside that it cannot be played without."""
        if loaded.match.place_id in self._refused or self._may_attach(loaded) is False:
            return Pictures.NONE
        return Pictures.MOMENTS if self._strain.felt else Pictures.ALL

    def refuse(self, loaded: LoadedMatch) -> bool:
        """The match's place has refused a message with a picture: whether it may take the words alone."""
        if loaded.match.place_id in self._refused or self._may_attach(loaded) is not None:
            return False
        log.info("channel %s takes no files: match %s goes on in words", loaded.match.place_id, loaded.id)
        self._refused[loaded.match.place_id] = loaded.match.channel_id
        return True

    def forget(self, channel_id: int) -> None:
        """Somebody may have let the bot attach files in a channel and its threads."""
        for place_id in [place for place, of in self._refused.items() if channel_id in (place, of)]:
            del self._refused[place_id]

    def _may_attach(self, loaded: LoadedMatch) -> bool | None:
        """None where this process does not know: another one may connect the server."""
        channel = self._client.get_channel(loaded.match.place_id)
        if not isinstance(channel, discord.abc.GuildChannel | discord.Thread) or not channel.guild.me:
            return None
        return channel.permissions_for(channel.guild.me).attach_files
