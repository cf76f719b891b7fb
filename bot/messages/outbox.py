"""Messages as they are wanted and as they are: sends, edits and deletes only where the two differ."""

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial

import aiohttp
import discord

from bot.kit.clock import Clock
from bot.messages.attached import Attached
from bot.messages.drawing import Drawing, Wanted
from bot.messages.edits import Edits
from bot.messages.emojis import Emojis
from bot.messages.picture import Paint, drawn_here
from bot.messages.reaching import delete_message, edit_tapped, is_old, message_at, webhook_of
from bot.messages.sender import SERVER_ERROR, Sender
from bot.messages.surface_cache import OvertakenError, SurfaceCache, check_forward
from bot.messages.unanswered import find_begun
from db.engine.database import BusyError
from db.model.surface import MessageRef, Surface, Token
from db.store import Store

log = logging.getLogger(__name__)

TOKEN_SECONDS = 15 * 60.0
"""How long the token of a tap edits its answer, and the message that was tapped (Discord's limit)."""

BAD_REQUEST = 400
UNKNOWN_MESSAGE = 10008
ARCHIVED_THREAD = 50083
TOO_MANY_OLD_EDITS = 30046
# A send opens an archived thread again, an edit does not.
MUST_POST_ANEW = frozenset({UNKNOWN_MESSAGE, ARCHIVED_THREAD})
OUT_OF_REACH = frozenset({401, 403, 404})


class Outbox:
    """Every method that draws gives the surface as it is now, or raises OvertakenError."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        surfaces: SurfaceCache,
        emojis: Emojis,
        clock: Clock,
        draw: Paint = drawn_here,
    ) -> None:
        self._client = client
        self._store = store
        self.surfaces = surfaces
        self._emojis = emojis
        self._clock = clock
        self._draw = draw
        self._sender = Sender(client, surfaces, clock, draw)
        self._attached = Attached()
        self.edits = Edits(store, surfaces, clock)

    async def show(self, surface: Surface, wanted: Wanted) -> Surface:
        """Make the surface's message show the drawing: edited where there is one, else sent."""
        check_forward(surface, wanted.ply)
        with self._emojis.minding():
            if surface.previous_id is not None:
                surface = await self._sender.drop_previous(wanted.match_id, surface)
                now = await self.surfaces.get(wanted.match_id, surface.name)
                if now.shown.version != surface.shown.version:
                    raise OvertakenError
            if wanted.edit_only and surface.sends.begun is not None:
                surface = await self._sender.take_in(surface, surface.sends.begun, wanted)
            message = surface.message
            if message is not None and surface.sends.begun is None:
                if surface.shown.digest == wanted.digest:
                    return await self._confirm(surface, wanted)
                async with self.edits.doing(wanted.match_id, surface):
                    return await self._redraw(surface, message, wanted)
        # A message that was begun may be there already: to finish it is the only way to know.
        return surface if wanted.edit_only else await self.send(surface, wanted)

    async def send(self, surface: Surface, wanted: Wanted) -> Surface:
        """Send the drawing as a new message of the surface and delete the one before it."""
        with self._emojis.minding():
            sent = await self._sender.send(surface, wanted)
        if sent.shown.digest == wanted.digest:
            self._attached.note(wanted.match_id, sent, wanted.drawing)
        return sent

    async def _redraw(self, surface: Surface, message: MessageRef, wanted: Wanted) -> Surface:
        try:
            surface = await self._edit(wanted.match_id, surface, message, wanted.drawing)
        except discord.RateLimited:
            if not self._is_stuck(surface, wanted):
                raise
            return await self._post_anew(surface, wanted)
        except discord.HTTPException as error:
            stuck = error.code == TOO_MANY_OLD_EDITS and self._is_stuck(surface, wanted)
            if error.code not in MUST_POST_ANEW and not stuck:
                raise
            return await self._post_anew(surface, wanted, gone=error.code == UNKNOWN_MESSAGE)
        after = surface.redrawn(wanted.digest, wanted.ply)
        after = after.retired() if wanted.final else after
        redrawn = await self.surfaces.record(wanted.match_id, surface, after)
        self._attached.note(wanted.match_id, redrawn, wanted.drawing)
        return redrawn

    async def _confirm(self, surface: Surface, wanted: Wanted) -> Surface:
        """What it shows is what is wanted, and now it is known to be right."""
        if surface.shown.final != wanted.final:
            after = surface.redrawn(surface.shown.digest, wanted.ply)
            return await self.surfaces.record(
                wanted.match_id, surface, after.retired() if wanted.final else after
            )
        behind, after = surface.shown.ply < wanted.ply, surface.confirmed(wanted.ply)
        return await self.surfaces.record(wanted.match_id, surface, after) if behind else surface

    def _is_stuck(self, surface: Surface, wanted: Wanted) -> bool:
        """Whether a message that must not be edited so often is worth a new one."""
        return not wanted.edit_only and is_old(surface, self._clock.now())

    async def _edit(self, match_id: int, surface: Surface, message: MessageRef, drawing: Drawing) -> Surface:
        """Edit it, with its picture only if it has another one; with it, too, where Discord misses it."""
        if self._attached.has(match_id, surface, drawing):
            try:
                return await self._edit_by(match_id, surface, message, drawing, attached=True)
            except discord.HTTPException as error:
                if error.status != BAD_REQUEST:
                    raise
                log.info("the picture of a message has to be sent again: %s", error.code)
        return await self._edit_by(match_id, surface, message, drawing)

    async def _edit_by(
        self,
        match_id: int,
        surface: Surface,
        message: MessageRef,
        drawing: Drawing,
        *,
        attached: bool = False,
    ) -> Surface:
        """By the token of its owner's last tap, which costs the bot nothing, or by the bot's own."""
        # A file has been read to its end by whoever has sent it: each request has one of its own.
        changes = partial(drawing.edit, self._draw, attached=attached)
        if token := surface.live_token(self._clock.now()):
            try:
                await edit_tapped(webhook_of(self._client, token), await changes())
            except discord.HTTPException as error:
                if error.status not in OUT_OF_REACH:
                    raise
                surface = await self.surfaces.change(match_id, surface.name, Surface.without_token)
            else:
                return surface
        await message_at(self._client, message).edit(**await changes())
        return surface

    async def _post_anew(self, surface: Surface, wanted: Wanted, *, gone: bool = False) -> Surface:
        if gone:
            surface = await self.surfaces.record(wanted.match_id, surface, surface.gone())
        if not wanted.edit_only and surface.channel_id is not None:
            return await self.send(surface, replace(wanted, channel_id=surface.channel_id))
        if gone:
            raise OvertakenError
        # An edit cannot reach it, and it is not worth a new message: it stays as it is.
        return await self.retire(wanted.match_id, surface) if wanted.final else surface

    async def answer(
        self,
        match_id: int,
        before: Surface,
        ply: int,
        drawing: Drawing,
        respond: Callable[[], Awaitable[MessageRef]],
        token: str,
        *,
        private: bool = False,
    ) -> bool:
        """Answer a tap with a surface's drawing at this ply and remember which message shows it now.

        Whether that is another message than before.

        `before` is what `edits.answering` has given, within that. `respond` gives the drawing to Discord and
        says where it stands; `token` edits it there for a while, and is all that does where it is `private`.
        """
        name = before.name
        with self._emojis.minding():
            try:
                ref = await respond()
            except BaseException as error:
                await self._doubt(match_id, before, error)
                raise
        now, seen = self._clock.now(), [before]
        fresh = Token(token, now + TOKEN_SECONDS)

        def adopt(last: Surface) -> Surface:
            seen.append(last)
            return last if private and last.outlives(ref, now) else last.adopted(ref, fresh, private=private)

        after = adopt(before)
        if after is not before:
            # Nobody knows what it shows if an edit is still under way, and a crash must not forget that.
            unsure = ref.message_id == before.previous_id or (match_id, name) in self.edits
            after = after.redrawn(None if unsure else drawing.digest(), max(ply, before.shown.ply))
            if await self.surfaces.put(match_id, before, after) is None:
                after = await self.surfaces.change(match_id, name, lambda last: adopt(last).unsure())
                await self._store.matches.unsettle(match_id)
        # Noted first, for a deletion may fail: then two stand there, of which the right one is known.
        if private:
            seen.append(before.adopted(ref, fresh, private=True))
            for message_id, surface in {each.message_id: each for each in seen}.items():
                if message_id != after.message_id:
                    await self._delete_private(surface)
        return after.message_id != before.message_id

    async def _doubt(self, match_id: int, surface: Surface, error: BaseException) -> None:
        """Forget what a surface shows whose answer has failed, unless Discord says that it did nothing."""
        refused = isinstance(error, discord.HTTPException) and error.status < SERVER_ERROR
        if surface.message_id is not None and not refused:
            with suppress(BusyError):  # as after a crash
                await self.surfaces.change(match_id, surface.name, Surface.unsure)

    async def edit_private(self, match_id: int, surface: Surface, ply: int, drawing: Drawing) -> Surface:
        """Edit a private message by the token of the last tap on it, while that lives."""
        check_forward(surface, ply)
        token = surface.live_token(self._clock.now())
        if token is None or surface.shown.digest == (digest := drawing.digest()):
            return surface
        try:
            webhook = webhook_of(self._client, token)
            async with self.edits.doing(match_id, surface):
                with self._emojis.minding():
                    await webhook.edit_message(surface.message_id or 0, **await drawing.edit(self._draw))
                return await self.surfaces.record(match_id, surface, surface.redrawn(digest, ply))
        except discord.HTTPException as error:
            if error.status not in OUT_OF_REACH:
                raise
            # Dismissed by its reader, or the token is spent: either way nobody can edit it any more.
            return await self.surfaces.record(match_id, surface, surface.unsure().without_token())

    async def _delete_private(self, surface: Surface) -> None:
        token = surface.live_token(self._clock.now())
        if token is None or surface.message_id is None:
            return
        try:
            await webhook_of(self._client, token).delete_message(surface.message_id)
        except discord.HTTPException as error:
            log.info("a private message could not be deleted: %s", error.code)
        except (aiohttp.ClientError, OSError) as error:
            log.info("a private message could not be deleted: %s", type(error).__name__)

    async def take_down(self, surface: Surface, wanted: Wanted) -> Surface:
        """Delete the surface's message, and one that was begun like that: a later one is sent anew."""
        check_forward(surface, wanted.ply)
        message, begun = surface.message, surface.sends.begun
        if message is None and begun is None:
            return surface
        lost = None if begun is None else await find_begun(self._client, begun, self.surfaces, wanted)
        if lost is not None:
            await delete_message(self._client, MessageRef(wanted.channel_id, lost.id))
        if message is not None:
            await delete_message(self._client, message)
        return await self.surfaces.record(wanted.match_id, surface, surface.taken_down())

    async def take_away(self, match_id: int, surface: Surface, ply: int) -> None:
        """Delete a message that is wanted no more at this ply, for good."""
        check_forward(surface, ply)
        if surface.message is not None:
            await delete_message(self._client, surface.message)
        await self.surfaces.record(match_id, surface, surface.taken_down().retired())

    async def give_up(self, match_id: int, surface: Surface) -> Surface:
        """Whatever was begun is not there and will not be."""
        begun = surface.sends.begun
        return surface if begun is None else await self.surfaces.record(match_id, surface, surface.given_up())

    async def retire(self, match_id: int, surface: Surface) -> Surface:
        """Never look at the surface again; whatever could still edit it is forgotten."""
        if surface.shown.final or not surface.shown.version:
            return surface
        return await self.surfaces.record(match_id, surface, surface.retired())
