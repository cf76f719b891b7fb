"""Compares messages with what they should show; sends, edits and deletes only where they differ."""

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial

import aiohttp
import discord

from bot.kit.clock import Clock
from bot.kit.lanes import AgainError
from bot.messages.drawing import Drawing, Wanted
from bot.messages.emojis import Emojis
from bot.messages.message import MatchMessage
from bot.messages.names import CHALLENGE
from bot.messages.picture import Paint
from bot.messages.reaching import (
    SERVER_ERROR,
    answer_to,
    delete_message,
    edit_tapped,
    is_old,
    message_at,
    webhook_of,
)
from bot.messages.sender import Sender
from bot.messages.unanswered import find_begun
from db.engine.database import BusyError
from db.model.posts import MessageRef, Surface, Token
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
    """Inside `MatchMessage.drawing`, call everything that draws or deletes a message."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        emojis: Emojis,
        clock: Clock,
        draw: Paint,
    ) -> None:
        self._client = client
        self._surfaces = store.posts
        self._emojis = emojis
        self._clock = clock
        self._draw = draw
        self._sender = Sender(client, store.posts, clock, draw)

    async def show(self, message: MatchMessage, wanted: Wanted) -> None:
        """Make the message show the drawing: edit it if there is one, else send it."""
        with self._emojis.forget_if_refused():
            await self._sender.drop_previous(message)
            if wanted.edit_only and message.surface.sends.begun is not None:
                await self._sender.take_in(message, message.surface.sends.begun, wanted)
            there, begun = message.surface.message, message.surface.sends.begun
            if there is not None and begun is None:
                if message.surface.shown.digest == wanted.digest:
                    await self._confirm(message, wanted)
                else:
                    await self._redraw(message, there, wanted)
                return
        # A message that was begun may be there already. Only finishing it tells.
        if not wanted.edit_only:
            await self.send(message, wanted)

    async def send(self, message: MatchMessage, wanted: Wanted) -> None:
        """Send the drawing as a new message and delete the one before it."""
        with self._emojis.forget_if_refused():
            await self._sender.send(message, wanted)
        message.picture = wanted.drawing.pictured

    async def _redraw(self, message: MatchMessage, there: MessageRef, wanted: Wanted) -> None:
        try:
            await self._edit(message, there, wanted.drawing)
        except discord.RateLimited:
            if not self._is_stuck(message.surface, wanted):
                raise
            await self._post_anew(message, wanted)
        except discord.HTTPException as error:
            stuck = error.code == TOO_MANY_OLD_EDITS and self._is_stuck(message.surface, wanted)
            if error.code not in MUST_POST_ANEW and not stuck:
                raise
            await self._post_anew(message, wanted, gone=error.code == UNKNOWN_MESSAGE)
        else:
            await message.show(wanted.digest, wanted.ply, final=wanted.final)
            message.picture = wanted.drawing.pictured

    async def _confirm(self, message: MatchMessage, wanted: Wanted) -> None:
        """What it shows is right, and now we know."""
        shown = message.surface.shown
        if shown.final != wanted.final:
            await message.show(wanted.digest, wanted.ply, final=wanted.final)
        elif shown.ply < wanted.ply and message.name != CHALLENGE:  # which shows no play
            await message.change(lambda last: last.confirmed(wanted.ply))

    def _is_stuck(self, surface: Surface, wanted: Wanted) -> bool:
        """True if a message that Discord rarely lets us edit is worth a new one."""
        return not wanted.edit_only and is_old(surface, self._clock.now())

    async def _edit(self, message: MatchMessage, there: MessageRef, drawing: Drawing) -> None:
        """Edit it, with its picture only if that changed, or if Discord lost it."""
        if message.picture and message.picture == drawing.pictured:
            try:
                await self._edit_by(message, there, drawing, attached=True)
            except discord.HTTPException as error:
                if error.status != BAD_REQUEST:
                    raise
                log.info("the picture of a message has to be sent again: %s", error.code)
            else:
                return
        await self._edit_by(message, there, drawing)

    async def _edit_by(
        self, message: MatchMessage, there: MessageRef, drawing: Drawing, *, attached: bool = False
    ) -> None:
        """Use the token of its owner's last tap, which costs the bot nothing, or the bot's own."""
        # Sending a file reads it to its end, so each request gets its own.
        changes = partial(drawing.edit, self._draw, attached=attached)
        if token := message.surface.live_token(self._clock.now()):
            try:
                await edit_tapped(webhook_of(self._client, token), await changes())
            except discord.HTTPException as error:
                if error.status not in OUT_OF_REACH:
                    raise
                await message.change(lambda last: last.without_token(token))
            else:
                return
        await message_at(self._client, there).edit(**await changes())

    async def _post_anew(self, message: MatchMessage, wanted: Wanted, *, gone: bool = False) -> None:
        if gone:
            await message.change(Surface.gone)
        channel_id = message.surface.channel_id
        if not wanted.edit_only and channel_id is not None:
            await self.send(message, replace(wanted, channel_id=channel_id))
        elif gone:
            raise AgainError
        elif wanted.final:
            # An edit can't reach it, and it isn't worth a new message, so it stays.
            await self.retire(message)

    async def reply(
        self,
        message: MatchMessage,
        ply: int,
        drawing: Drawing,
        respond: Callable[[], Awaitable[MessageRef]],
        token: str,
        *,
        private: bool = False,
    ) -> bool:
        """Answer a tap with the message's drawing of a log of this length; note where it is now.

        `respond` sends the drawing to Discord and returns where it is; `token` edits it there for a while,
        and is the only thing that can if it's `private`. False if that is the same message as before.
        """
        before = message.surface
        with self._emojis.forget_if_refused():
            try:
                ref = await respond()
            except BaseException as error:
                await self._doubt(message, error)
                raise
        shown = None if message.crossed else drawing.digest()
        after = await self._adopt(message, before, ref, token, shown=(shown, ply), private=private)
        return not before.message_id == after.message_id == ref.message_id

    async def find_asked(self, message: MatchMessage) -> None:
        """Of private messages that answered taps before a crash, keep the newest and delete the others."""
        async with message.drawing():  # an answer may be on its way
            for token in message.surface.asked:
                try:
                    ref = await answer_to(webhook_of(self._client, Token(token, 0.0)))
                except discord.HTTPException as error:
                    if error.status not in OUT_OF_REACH:
                        raise
                    await message.change(partial(Surface.answered, token=token))
                else:
                    await self._adopt(message, message.surface, ref, token, shown=(None, 0), private=True)

    async def _adopt(
        self,
        message: MatchMessage,
        before: Surface,
        ref: MessageRef,
        token: str,
        *,
        shown: tuple[str | None, int],
        private: bool,
    ) -> Surface:
        """Note that a tap was answered there, with the drawing of this digest and ply."""
        now, seen = self._clock.now(), [before]
        fresh = Token(token, now + TOKEN_SECONDS)

        def adopt(last: Surface) -> Surface:
            seen.append(last)
            last = last.answered(token)
            if private and last.outlives(ref, now):
                return last.asking(token)
            adopted = last.adopted(ref, fresh, private=private)
            if private and last.token and last.message_id not in (None, ref.message_id):
                adopted = adopted.asking(last.token.text)
            if adopted is last:
                return last  # that message is about to be deleted
            return adopted.redrawn(shown[0], max(shown[1], last.shown.ply))

        after = await message.change(adopt)
        # Noted first, because a deletion may fail: then there are two, and we know the right one.
        if private:
            seen.append(before.adopted(ref, fresh, private=True))
            for message_id, surface in {each.message_id: each for each in seen}.items():
                if message_id != after.message_id and surface.token and await self._delete_private(surface):
                    gone = surface.token.text
                    await message.change(partial(Surface.answered, token=gone))
        return after

    async def _doubt(self, message: MatchMessage, error: BaseException) -> None:
        """Forget what a message shows if its answer failed, unless Discord says that nothing happened."""
        refused = isinstance(error, discord.HTTPException) and error.status < SERVER_ERROR
        if message.surface.message_id is not None and not refused:
            with suppress(BusyError):  # as after a crash
                await message.change(Surface.unsure)

    async def edit_private(self, message: MatchMessage, ply: int, drawing: Drawing) -> None:
        """Edit a private message with the token of the last tap on it, while that works."""
        token = message.surface.live_token(self._clock.now())
        if token is None or message.surface.shown.digest == (digest := drawing.digest()):
            return
        try:
            webhook = webhook_of(self._client, token)
            with self._emojis.forget_if_refused():
                await webhook.edit_message(message.surface.message_id or 0, **await drawing.edit(self._draw))
        except discord.HTTPException as error:
            if error.status not in OUT_OF_REACH:
                raise
            # Its reader has dismissed it, or the token has expired: either way, no one can edit it any more.
            await message.change(lambda last: last.unsure().without_token(token))
        else:
            await message.show(digest, ply)

    async def _delete_private(self, surface: Surface) -> bool:
        """True if it's gone, or out of reach."""
        token = surface.live_token(self._clock.now())
        if token is None or surface.message_id is None:
            return True
        try:
            await webhook_of(self._client, token).delete_message(surface.message_id)
        except discord.HTTPException as error:
            log.info("a private message could not be deleted: %s", error.code)
            return error.status < SERVER_ERROR
        except (aiohttp.ClientError, OSError) as error:
            log.info("a private message could not be deleted: %s", type(error).__name__)
            return False
        return True

    async def take_down(self, message: MatchMessage, wanted: Wanted) -> None:
        """Delete the message, and one that was begun like it: a later one is sent again."""
        there, begun = message.surface.message, message.surface.sends.begun
        if there is None and begun is None:
            return
        lost = None if begun is None else await find_begun(self._client, begun, self._surfaces, wanted)
        if lost is not None:
            await delete_message(self._client, MessageRef(wanted.channel_id, lost.id))
        if there is not None:
            await delete_message(self._client, there)
        await message.change(Surface.taken_down)

    async def give_up(self, message: MatchMessage) -> None:
        """The message that was begun doesn't exist and won't."""
        await message.change(Surface.given_up)

    async def retire(self, message: MatchMessage) -> None:
        """Never look at the message again, and forget the token that could edit it."""
        if message.surface != Surface(message.name):
            await message.change(Surface.retired)

    async def retire_private(self, message: MatchMessage) -> None:
        """The same for a private one, unless a reply has just drawn it and it can be edited once more."""
        unsure = message.surface.shown.digest is None
        if not (unsure and message.surface.live_token(self._clock.now())):
            await self.retire(message)
