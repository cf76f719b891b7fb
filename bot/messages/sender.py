"""Sends messages so that each stands there once, whatever gets lost on the way."""

from contextlib import suppress
from dataclasses import replace

import discord

from bot.kit.clock import Clock
from bot.messages.drawing import Wanted
from bot.messages.picture import Paint, drawn_here
from bot.messages.reaching import delete_message
from bot.messages.surface_cache import OvertakenError, SurfaceCache, check_forward
from bot.messages.unanswered import find_begun, find_sent, nonce
from db.engine.database import BusyError
from db.model.surface import Begun, MessageRef, Surface

SERVER_ERROR = 500
# The library sends a request again whose answer was lost, after so long at the earliest.
TRIED_AGAIN_SECONDS = 1.0


class Sender:
    def __init__(
        self, client: discord.Client, surfaces: SurfaceCache, clock: Clock, draw: Paint = drawn_here
    ) -> None:
        self._client = client
        self._surfaces = surfaces
        self._clock = clock
        self._draw = draw

    async def send(self, surface: Surface, wanted: Wanted) -> Surface:
        """Send the drawing as a new message of the surface and delete the one before it."""
        check_forward(surface, wanted.ply)
        surface = await self.drop_previous(wanted.match_id, surface)
        digest, begun = wanted.digest, surface.sends.begun
        if begun is None:
            begun = Begun(digest, wanted.ply, self._clock.now(), wanted.rings)
            sent, surface = await self._deliver(surface, begun, wanted)
        else:
            sent = await self._send_again(surface, begun, wanted)
        # An earlier try may have got through with another drawing: its nonce then gave us that message back.
        known = begun.digest == digest
        ref = MessageRef(wanted.channel_id, sent.id)
        after = surface.sent_as(ref, begun, known=known)
        after = after.retired() if wanted.final and known else after
        changed = await self._surfaces.put(wanted.match_id, surface, after)
        if changed is None:
            changed = await self._surfaces.change(
                wanted.match_id, surface.name, lambda now: _taken_in(now, ref, begun, after)
            )
        changed = await self.drop_previous(wanted.match_id, changed)
        if changed.shown.digest != digest:
            # What it shows may be another one's drawing, who need not look after it any more.
            raise OvertakenError
        return changed

    async def _deliver(
        self, surface: Surface, begun: Begun, wanted: Wanted
    ) -> tuple[discord.Message, Surface]:
        """Send it, noted beforehand: should the answer be lost, the next try has the same nonce."""
        noted = await self._surfaces.put(wanted.match_id, surface, surface.began(begun))
        if noted is None:
            raise OvertakenError
        try:
            return await self._post_or_find(noted, begun, wanted), noted
        except discord.HTTPException as error:
            if error.status < SERVER_ERROR:
                # Where that cannot be kept now, a later look finds out; what Discord said is told either way.
                with suppress(BusyError):
                    await self._surfaces.change(wanted.match_id, surface.name, Surface.given_up)
            raise

    async def _send_again(self, surface: Surface, begun: Begun, wanted: Wanted) -> discord.Message:
        """The message that was begun: sent by an earlier try without hearing of it, or by this one."""
        found = await find_sent(self._client, begun, self._surfaces, wanted, self._clock.now())
        return await self._post_or_find(surface, begun, wanted, again=True) if found is None else found

    async def _post_or_find(
        self, surface: Surface, begun: Begun, wanted: Wanted, *, again: bool = False
    ) -> discord.Message:
        """Send it, or find what an earlier try has sent to somebody who has closed their DMs since."""
        try:
            return await self._post(surface, wanted)
        except discord.Forbidden:
            found = None
            if again or self._clock.now() - begun.at >= TRIED_AGAIN_SECONDS:
                found = await find_begun(self._client, begun, self._surfaces, wanted)
            if found is None:
                raise
            return found

    async def _post(self, surface: Surface, wanted: Wanted) -> discord.Message:
        channel = self._client.get_partial_messageable(wanted.channel_id)
        number = nonce(wanted.match_id, surface.name, surface.sends.number)
        return await channel.send(**await wanted.drawing.new(self._draw), nonce=number)

    async def take_in(self, surface: Surface, begun: Begun, wanted: Wanted) -> Surface:
        """Find out about a message that was begun and that nobody would send any more."""
        lost = await find_begun(self._client, begun, self._surfaces, wanted)
        if lost is None:
            return await self._surfaces.record(wanted.match_id, surface, surface.given_up())
        ref = MessageRef(wanted.channel_id, lost.id)
        await self._surfaces.record(wanted.match_id, surface, surface.sent_as(ref, begun, known=False))
        raise OvertakenError

    async def drop_previous(self, match_id: int, surface: Surface) -> Surface:
        """Delete the message that the surface's present one has replaced."""
        previous_id = surface.previous_id
        if previous_id is None or surface.channel_id is None:
            return surface
        await delete_message(self._client, MessageRef(surface.channel_id, previous_id))
        await self._surfaces.change(match_id, surface.name, lambda now: now.without_previous(previous_id))
        return replace(surface, previous_id=None)


def _taken_in(now: Surface, ref: MessageRef, begun: Begun, after: Surface) -> Surface:
    """A surface that somebody else has changed while this message of it was on its way.

    Another process that has found the very same one, by its nonce, and noted it, knows what it shows by now.
    """
    noted = now.message == ref and now.sends == after.sends
    return now if noted else now.sent_as(ref, begun, known=False)
