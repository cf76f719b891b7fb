"""Compares messages with what they should show; sends, edits and deletes only where they differ."""

import logging
from contextlib import suppress
from dataclasses import replace
from functools import partial

import aiohttp
import discord

from bot.kit.clock import Clock
from bot.kit.lanes import AgainError
from bot.messages.drawing import Drawing, Wanted
from bot.messages.emojis import Emojis
from bot.messages.picture import Paint
from bot.posts.live import LivePost
from bot.posts.names import CHALLENGE
from bot.posts.reaching import (
    SERVER_ERROR,
    delete_message,
    edit_tapped,
    hand_in_answer,
    is_old,
    message_at,
    webhook_of,
)
from bot.posts.reply import TapReply
from bot.posts.sender import Sender
from bot.posts.unanswered import find_begun
from db.engine.database import BusyError
from db.model.posts import TOKEN_SECONDS, MessageRef, Post, Token
from db.store import Store

log = logging.getLogger(__name__)

BAD_REQUEST = 400
UNKNOWN_MESSAGE = 10008
ARCHIVED_THREAD = 50083
TOO_MANY_OLD_EDITS = 30046
# A send opens an archived thread again, an edit does not.
MUST_POST_ANEW = frozenset({UNKNOWN_MESSAGE, ARCHIVED_THREAD})
OUT_OF_REACH = frozenset({401, 403, 404})


class Outbox:
    """Inside `LivePost.drawing`, call everything that draws or deletes a message."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        emojis: Emojis,
        clock: Clock,
        draw: Paint,
    ) -> None:
        self._client = client
        self._posts = store.posts
        self._emojis = emojis
        self._clock = clock
        self._draw = draw
        self._sender = Sender(client, store.posts, clock, draw)

    async def show(self, post: LivePost, wanted: Wanted) -> None:
        """Make the message show the drawing: edit it if there is one, else send it."""
        with self._emojis.forget_if_refused():
            await self._sender.drop_previous(post)
            if wanted.edit_only and post.stored.sends.begun is not None:
                await self._sender.take_in(post, post.stored.sends.begun, wanted)
            there, begun = post.stored.message, post.stored.sends.begun
            if there is not None and begun is None:
                if post.stored.shown.digest == wanted.digest:
                    await self._confirm(post, wanted)
                else:
                    await self._redraw(post, there, wanted)
                return
        # A message that was begun may be there already. Only finishing it tells.
        if not wanted.edit_only:
            await self.send(post, wanted)

    async def send(self, post: LivePost, wanted: Wanted) -> None:
        """Send the drawing as a new message and delete the one before it."""
        with self._emojis.forget_if_refused():
            await self._sender.send(post, wanted)
        post.picture = wanted.drawing.pictured

    async def _redraw(self, post: LivePost, there: MessageRef, wanted: Wanted) -> None:
        try:
            await self._edit(post, there, wanted.drawing)
        except discord.RateLimited:
            if not self._is_stuck(post.stored, wanted):
                raise
            await self._post_anew(post, wanted)
        except discord.HTTPException as error:
            stuck = error.code == TOO_MANY_OLD_EDITS and self._is_stuck(post.stored, wanted)
            if error.code not in MUST_POST_ANEW and not stuck:
                raise
            await self._post_anew(post, wanted, gone=error.code == UNKNOWN_MESSAGE)
        else:
            await post.show(wanted.digest, wanted.ply, final=wanted.final)
            post.picture = wanted.drawing.pictured

    async def _confirm(self, post: LivePost, wanted: Wanted) -> None:
        """What it shows is right, and now we know."""
        shown = post.stored.shown
        if shown.final != wanted.final:
            await post.show(wanted.digest, wanted.ply, final=wanted.final)
        elif shown.ply < wanted.ply and post.name != CHALLENGE:  # which shows no play
            await post.change(lambda last: last.confirmed(wanted.ply))

    def _is_stuck(self, stored: Post, wanted: Wanted) -> bool:
        """True if a message that Discord rarely lets us edit is worth a new one."""
        return not wanted.edit_only and is_old(stored, self._clock.now())

    async def _edit(self, post: LivePost, there: MessageRef, drawing: Drawing) -> None:
        """Edit it, with its picture only if that changed, or if Discord lost it."""
        if post.picture and post.picture == drawing.pictured:
            try:
                await self._edit_by(post, there, drawing, attached=True)
            except discord.HTTPException as error:
                if error.status != BAD_REQUEST:
                    raise
                log.info("the picture of a message has to be sent again: %s", error.code)
            else:
                return
        await self._edit_by(post, there, drawing)

    async def _edit_by(
        self, post: LivePost, there: MessageRef, drawing: Drawing, *, attached: bool = False
    ) -> None:
        """Use the token of its owner's last tap, which costs the bot nothing, or the bot's own."""
        # Sending a file reads it to its end, so each request gets its own.
        changes = partial(drawing.edit, self._draw, attached=attached)
        if token := post.stored.live_token(self._clock.now()):
            try:
                await edit_tapped(webhook_of(self._client, token), await changes())
            except discord.HTTPException as error:
                if error.status not in OUT_OF_REACH:
                    raise
                await post.change(lambda last: last.without_token(token))
            else:
                return
        await message_at(self._client, there).edit(**await changes())

    async def _post_anew(self, post: LivePost, wanted: Wanted, *, gone: bool = False) -> None:
        if gone:
            await post.change(Post.gone)
        channel_id = post.stored.channel_id
        if not wanted.edit_only and channel_id is not None:
            await self.send(post, replace(wanted, channel_id=channel_id))
        elif gone:
            raise AgainError
        elif wanted.final:
            # An edit can't reach it, and it isn't worth a new message, so it stays.
            await self.retire(post)

    async def reply(
        self,
        post: LivePost,
        ply: int,
        drawing: Drawing,
        reply: TapReply,
    ) -> bool:
        """Answer a tap with the message's drawing of a log of this length; note where it is now.

        False if that is the same message as before.
        """
        before = post.stored
        with self._emojis.forget_if_refused():
            try:
                ref = await reply.show(drawing)
            except BaseException as error:
                await self._doubt(post, error)
                raise
        shown = None if post.crossed else drawing.digest()
        after = await self._adopt(post, before, ref, reply.token, shown=(shown, ply), private=reply.private)
        return not before.message_id == after.message_id == ref.message_id

    async def find_asked(self, post: LivePost) -> None:
        """Of private hands that may have answered taps, keep the newest and delete the others."""
        async with post.drawing():  # an answer may be on its way
            for token in post.stored.asked:
                try:
                    ref = await hand_in_answer(webhook_of(self._client, Token(token, 0.0)))
                except discord.HTTPException as error:
                    if error.status not in OUT_OF_REACH:
                        raise
                    ref = None
                if ref is None:
                    await post.change(partial(Post.answered, token=token))
                else:
                    await self._adopt(post, post.stored, ref, token, shown=(None, 0), private=True)

    async def _adopt(
        self,
        post: LivePost,
        before: Post,
        ref: MessageRef,
        token: str,
        *,
        shown: tuple[str | None, int],
        private: bool,
    ) -> Post:
        """Note that a tap was answered there, with the drawing of this digest and ply."""
        now, seen = self._clock.now(), [before]
        fresh = Token(token, now + TOKEN_SECONDS)

        def adopt(last: Post) -> Post:
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

        after = await post.change(adopt)
        # Noted first, because a deletion may fail: then there are two, and we know the right one.
        if private:
            seen.append(before.adopted(ref, fresh, private=True))
            for message_id, stored in {each.message_id: each for each in seen}.items():
                if message_id != after.message_id and stored.token and await self._delete_private(stored):
                    gone = stored.token.text
                    await post.change(partial(Post.answered, token=gone))
        return after

    async def _doubt(self, post: LivePost, error: BaseException) -> None:
        """Forget what a message shows if its answer failed, unless Discord says that nothing happened."""
        refused = isinstance(error, discord.HTTPException) and error.status < SERVER_ERROR
        if post.stored.message_id is not None and not refused:
            with suppress(BusyError):  # as after a crash
                await post.change(Post.unsure)

    async def edit_private(self, post: LivePost, ply: int, drawing: Drawing) -> None:
        """Edit a private message with the token of the last tap on it, while that works."""
        token = post.stored.live_token(self._clock.now())
        if token is None or post.stored.shown.digest == (digest := drawing.digest()):
            return
        try:
            webhook = webhook_of(self._client, token)
            with self._emojis.forget_if_refused():
                await webhook.edit_message(post.stored.message_id or 0, **await drawing.edit(self._draw))
        except discord.HTTPException as error:
            if error.status not in OUT_OF_REACH:
                raise
            # Its reader has dismissed it, or the token has expired: either way, no one can edit it any more.
            await post.change(lambda last: last.unsure().without_token(token))
        else:
            await post.show(digest, ply)

    async def _delete_private(self, stored: Post) -> bool:
        """True if it's gone, or out of reach."""
        token = stored.live_token(self._clock.now())
        if token is None or stored.message_id is None:
            return True
        try:
            await webhook_of(self._client, token).delete_message(stored.message_id)
        except discord.HTTPException as error:
            log.info("a private message could not be deleted: %s", error.code)
            return error.status < SERVER_ERROR
        except (aiohttp.ClientError, OSError) as error:
            log.info("a private message could not be deleted: %s", type(error).__name__)
            return False
        return True

    async def take_down(self, post: LivePost, wanted: Wanted) -> None:
        """Delete the message, and one that was begun like it: a later one is sent again."""
        there, begun = post.stored.message, post.stored.sends.begun
        if there is None and begun is None:
            return
        lost = None if begun is None else await find_begun(self._client, begun, self._posts, wanted)
        if lost is not None:
            await delete_message(self._client, MessageRef(wanted.channel_id, lost.id))
        if there is not None:
            await delete_message(self._client, there)
        await post.change(Post.taken_down)

    async def give_up(self, post: LivePost) -> None:
        """The message that was begun doesn't exist and won't."""
        await post.change(Post.given_up)

    async def retire(self, post: LivePost) -> None:
        """Never look at the message again, and forget the token that could edit it."""
        if post.stored != Post(post.name):
            await post.change(Post.retired)

    async def retire_private(self, post: LivePost) -> None:
        """The same for a private one, unless a reply has just drawn it and it can be edited once more."""
        unsure = post.stored.shown.digest is None
        if not (unsure and post.stored.live_token(self._clock.now())):
            await self.retire(post)
