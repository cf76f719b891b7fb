"""Sends each message once, even if a request or its answer gets lost."""

from contextlib import suppress

import discord

from bot.kit.clock import Clock
from bot.kit.lanes import AgainError
from bot.messages.drawing import Wanted
from bot.messages.message import MatchMessage
from bot.messages.picture import Paint
from bot.messages.reaching import SERVER_ERROR, delete_message
from bot.messages.unanswered import NONCE_SECONDS, find_begun, nonce
from db.engine.database import BusyError
from db.model.posts import Begun, MessageRef, Surface
from db.posts import Posts

# If the answer got lost, the library sends a request again, after this long at the earliest.
TRIED_AGAIN_SECONDS = 1.0


class Sender:
    def __init__(self, client: discord.Client, surfaces: Posts, clock: Clock, draw: Paint) -> None:
        self._client = client
        self._surfaces = surfaces
        self._clock = clock
        self._draw = draw

    async def send(self, message: MatchMessage, wanted: Wanted) -> None:
        """Send the drawing as a new message and delete the one before it.

        AgainError if it's unknown whether it shows this drawing.
        """
        await self.drop_previous(message)
        digest, begun = wanted.digest, message.surface.sends.begun
        if begun is None:
            begun = Begun(digest, wanted.ply, self._clock.now(), wanted.rings)
            sent = await self._deliver(message, begun, wanted)
        else:
            sent = await self._send_again(message, begun, wanted)
        # An earlier try may have sent another drawing: then its nonce gave us that message back.
        known = begun.digest == digest and not message.crossed
        ref = MessageRef(wanted.channel_id, sent.id)

        def stands(last: Surface) -> Surface:
            after = last.sent_as(ref, begun, known=known)
            return after.retired() if wanted.final and known else after

        await message.change(stands)
        await self.drop_previous(message)
        if not known:
            raise AgainError

    async def _deliver(self, message: MatchMessage, begun: Begun, wanted: Wanted) -> discord.Message:
        """Store the send, then send it: if the answer gets lost, the next try has the same nonce."""
        await message.change(lambda last: last.began(begun))
        try:
            return await self._post_or_find(message, begun, wanted)
        except discord.HTTPException as error:
            if error.status < SERVER_ERROR:
                # If that can't be stored now, a later look finds out; Discord's answer is returned either
                # way.
                with suppress(BusyError):
                    await message.change(Surface.given_up)
            raise

    async def _send_again(self, message: MatchMessage, begun: Begun, wanted: Wanted) -> discord.Message:
        """The message that was begun, by an earlier try without an answer or by this one."""
        found = None
        if self._clock.now() - begun.at >= NONCE_SECONDS:
            found = await find_begun(self._client, begun, self._surfaces, wanted)
        return found or await self._post_or_find(message, begun, wanted, again=True)

    async def _post_or_find(
        self, message: MatchMessage, begun: Begun, wanted: Wanted, *, again: bool = False
    ) -> discord.Message:
        """Send it, or find what an earlier try sent to a player who has closed their DMs since."""
        try:
            return await self._post(message, wanted)
        except discord.Forbidden:
            found = None
            if again or self._clock.now() - begun.at >= TRIED_AGAIN_SECONDS:
                found = await find_begun(self._client, begun, self._surfaces, wanted)
            if found is None:
                raise
            return found

    async def _post(self, message: MatchMessage, wanted: Wanted) -> discord.Message:
        channel = self._client.get_partial_messageable(wanted.channel_id)
        number = nonce(*message.owner, message.name, message.surface.sends.number)
        return await channel.send(**await wanted.drawing.new(self._draw), nonce=number)

    async def take_in(self, message: MatchMessage, begun: Begun, wanted: Wanted) -> None:
        """Find out about a message that was begun and isn't wanted any more."""
        lost = await find_begun(self._client, begun, self._surfaces, wanted)
        if lost is None:
            await message.change(Surface.given_up)
        else:
            ref = MessageRef(wanted.channel_id, lost.id)
            await message.change(lambda last: last.sent_as(ref, begun, known=False))

    async def drop_previous(self, message: MatchMessage) -> None:
        """Delete the message that the current one has replaced."""
        previous_id, channel_id = message.surface.previous_id, message.surface.channel_id
        if previous_id is not None and channel_id is not None:
            await delete_message(self._client, MessageRef(channel_id, previous_id))
            await message.change(lambda last: last.without_previous(previous_id))
