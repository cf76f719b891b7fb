"""The answer to a tap or a command that shows a post."""

from contextlib import suppress
from typing import Any

import aiohttp
import discord

from bot.messages.drawing import Drawing
from bot.messages.picture import Paint
from db.model.posts import MessageRef


class TapReply:
    """Shows a post as the answer to an interaction: on the tapped message, or as a new one."""

    def __init__(
        self, interaction: discord.Interaction[Any], draw: Paint, *, edits: bool, private: bool = False
    ) -> None:
        """If it `edits`, the tapped message changes. A new message may be `private`, for the reader alone."""
        self.token = interaction.token
        """Edits the message for a while, and is the only thing that can if it's private."""
        self.private = private
        tapped = interaction.message if edits else None
        self.tapped_id = None if tapped is None else tapped.id
        self.is_sent = False
        """True once Discord has the answer."""
        self._interaction = interaction
        self._draw = draw

    async def show(self, drawing: Drawing) -> MessageRef:
        """Send the drawing to Discord; returns where it is."""
        if self.tapped_id is None:
            message_id = await self._send(drawing)
        else:
            await self._interaction.response.edit_message(**await drawing.edit(self._draw))
            message_id = self.tapped_id
        self.is_sent = True
        return MessageRef(self._interaction.channel_id or 0, message_id)

    async def _send(self, drawing: Drawing) -> int:
        response, message = self._interaction.response, await drawing.new(self._draw)
        if self.private:
            return (await response.send_message(**message, ephemeral=True)).message_id or 0
        try:
            return (await response.send_message(**message)).message_id or 0
        except Exception:
            # Discord may have taken the answer without being able to say so.
            with suppress(discord.DiscordException, aiohttp.ClientError, OSError):
                return (await self._interaction.original_response()).id
            raise
