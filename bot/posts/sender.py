"""Sends each message once, even if a request or its answer gets lost."""

from contextlib import suppress

import discord

from bot.kit.clock import Clock
from bot.kit.lanes import AgainError
from bot.messages.drawing import Wanted
from bot.messages.picture import Paint
from bot.posts.live import LivePost
from bot.posts.reaching import SERVER_ERROR, delete_message
from bot.posts.unanswered import NONCE_SECONDS, find_begun, nonce
from db.engine.database import BusyError
from db.model.posts import Begun, MessageRef, Post
from db.posts import Posts

# If the answer got lost, the library sends a request again, after this long at the earliest.
TRIED_AGAIN_SECONDS = 1.0


class Sender:
    def __init__(self, client: discord.Client, posts: Posts, clock: Clock, draw: Paint) -> None:
        self._client = client
        self._posts = posts
        self._clock = clock
        self._draw = draw

    async def send(self, post: LivePost, wanted: Wanted) -> None:
        """Send the drawing as a new message and delete the one before it.

        AgainError if it's unknown whether it shows this drawing.
        """
        await self.drop_previous(post)
        digest, begun = wanted.digest, post.stored.sends.begun
        if begun is None:
            begun = Begun(digest, wanted.ply, self._clock.now(), wanted.rings)
            sent = await self._deliver(post, begun, wanted)
        else:
            sent = await self._send_again(post, begun, wanted)
        # An earlier try may have sent another drawing: then its nonce gave us that message back.
        known = begun.digest == digest and not post.crossed
        ref = MessageRef(wanted.channel_id, sent.id)

        def stands(last: Post) -> Post:
            after = last.sent_as(ref, begun, known=known)
            return after.retired() if wanted.final and known else after

        await post.change(stands)
        await self.drop_previous(post)
        if not known:
            raise AgainError

    async def _deliver(self, post: LivePost, begun: Begun, wanted: Wanted) -> discord.Message:
        """Store the send, then send it: if the answer gets lost, the next try has the same nonce."""
        await post.change(lambda last: last.began(begun))
        try:
            return await self._post_or_find(post, begun, wanted)
        except discord.HTTPException as error:
            if error.status < SERVER_ERROR:
                # If that can't be stored now, a later look finds out; Discord's answer is returned either
                # way.
                with suppress(BusyError):
                    await post.change(Post.given_up)
            raise

    async def _send_again(self, post: LivePost, begun: Begun, wanted: Wanted) -> discord.Message:
        """The message that was begun, by an earlier try without an answer or by this one."""
        found = None
        # Less than none if the clock has stepped back: then no one knows how long ago it was.
        if not 0 <= self._clock.now() - begun.at < NONCE_SECONDS:
            found = await find_begun(self._client, begun, self._posts, wanted)
        return found or await self._post_or_find(post, begun, wanted, again=True)

    async def _post_or_find(
        self, post: LivePost, begun: Begun, wanted: Wanted, *, again: bool = False
    ) -> discord.Message:
        """Send it, or find what an earlier try sent to a player who has closed their DMs since."""
        try:
            return await self._post(post, wanted)
        except discord.Forbidden:
            found = None
            if again or self._clock.now() - begun.at >= TRIED_AGAIN_SECONDS:
                found = await find_begun(self._client, begun, self._posts, wanted)
            if found is None:
                raise
            return found

    async def _post(self, post: LivePost, wanted: Wanted) -> discord.Message:
        channel = self._client.get_partial_messageable(wanted.channel_id)
        number = nonce(*post.owner, post.name, post.stored.sends.number)
        return await channel.send(**await wanted.drawing.new(self._draw), nonce=number)

    async def take_in(self, post: LivePost, begun: Begun, wanted: Wanted) -> None:
        """Find out about a message that was begun and isn't wanted any more."""
        lost = await find_begun(self._client, begun, self._posts, wanted)
        if lost is None:
            await post.change(Post.given_up)
        else:
            ref = MessageRef(wanted.channel_id, lost.id)
            await post.change(lambda last: last.sent_as(ref, begun, known=False))

    async def drop_previous(self, post: LivePost) -> None:
        """Delete the message that the current one has replaced."""
        previous_id, channel_id = post.stored.previous_id, post.stored.channel_id
        if previous_id is not None and channel_id is not None:
            await delete_message(self._client, MessageRef(channel_id, previous_id))
            await post.change(lambda last: last.without_previous(previous_id))
