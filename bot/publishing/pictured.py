"""Which channels take pictures. Where they don't, the message says everything in words."""

import logging
from dataclasses import dataclass

import discord

from bot.kit.clock import Clock
from bot.matches.loaded import LoadedMatch

# Another process may be the one that hears about permissions from now on.
REFUSED_SECONDS = 3600.0

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Refusal:
    """A place takes no files, or a thread's channel doesn't; try again after `until` (monotonic)."""

    channel_id: int
    until: float


class Pictured:
    def __init__(self, client: discord.Client, clock: Clock) -> None:
        self._client = client
        self._clock = clock
        self._refused: dict[int, _Refusal] = {}

    def allows(self, loaded: LoadedMatch) -> bool:
        """Whether a match gets the pictures that it can do without."""
        return not self._is_refused(loaded.match.place_id) and self._may_attach(loaded) is not False

    def refuse(self, loaded: LoadedMatch) -> bool:
        """The match's place has refused a message with a picture; True if it may take the words alone."""
        if self._may_attach(loaded) is not None:
            return False
        if not self._is_refused(loaded.match.place_id):  # else another match has had the same refusal
            log.info("channel %s takes no files: match %s goes on in words", loaded.match.place_id, loaded.id)
            until = self._clock.monotonic() + REFUSED_SECONDS
            self._refused[loaded.match.place_id] = _Refusal(loaded.match.channel_id, until)
        return True

    def forget(self, channel_id: int) -> None:
        """The bot may have got the right to attach files in a channel and its threads."""
        for place_id, refusal in list(self._refused.items()):
            if channel_id in (place_id, refusal.channel_id):
                del self._refused[place_id]

    def _is_refused(self, place_id: int) -> bool:
        refusal = self._refused.get(place_id)
        return refusal is not None and self._clock.monotonic() < refusal.until

    def _may_attach(self, loaded: LoadedMatch) -> bool | None:
        """None if this process doesn't know, because another one may connect the server."""
        channel = self._client.get_channel(loaded.match.place_id)
        if not isinstance(channel, discord.abc.GuildChannel | discord.Thread) or not channel.guild.me:
            return None
        return channel.permissions_for(channel.guild.me).attach_files
