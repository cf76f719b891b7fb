"""Answers taps with the player's hand, and notes where it is from then on."""

from functools import partial

from bot.appearance import HandDrawings
from bot.kit.clock import Clock
from bot.matches.live import LiveMatch, LiveSeat
from bot.messages.emojis import EmojisGoneError
from bot.posts.live import REPLY_WAITS_SECONDS, LivePost
from bot.posts.names import seat_lane
from bot.posts.outbox import Outbox
from bot.posts.reply import TapReply
from db.model.people import Home
from db.model.posts import Post
from db.store import Store


class HandReplies:
    def __init__(self, store: Store, outbox: Outbox, clock: Clock, *, face: HandDrawings) -> None:
        self._store = store
        self._outbox = outbox
        self._clock = clock
        self._face = face

    async def reply(self, live: LiveMatch, player_id: int, reply: TapReply, *, noted: bool = False) -> None:
        """Answer a tap with the player's hand, in the DM or privately.

        It's `noted` if a move was, which notes the tap too. RefusedError: STRANGER to the match.
        """
        home, loaded = Home.PRIVATE if reply.private else Home.DM, await live.state()
        seat = live.seat(loaded.seat_of(player_id))
        moves = loaded.match.seats[seat.number].home is not home
        try:
            if moves:
                await self._move_home(seat, home)
            await live.posts.read()
            post = seat.private if reply.private else seat.dm
            async with post.drawing(REPLY_WAITS_SECONDS):
                if reply.private and (reply.tapped_id is None or reply.tapped_id != post.stored.message_id):
                    # Stored first, so that it can be found after a crash.
                    await post.change(lambda last: last.asking(reply.token))
                try:
                    elsewhere = await self._reply(seat, post, reply)
                except EmojisGoneError:
                    elsewhere = await self._reply(seat, post, reply)
            if elsewhere:
                seat.mark()
            if not (moves or noted):
                await self._note_tap(seat, home)
        except BaseException:
            seat.mark()
            raise

    async def _reply(self, seat: LiveSeat, post: LivePost, reply: TapReply) -> bool:
        loaded = await seat.live.state()
        drawing = self._face.hand(loaded, seat.number, private=reply.private)
        elsewhere = await self._outbox.reply(post, loaded.ply, drawing, reply)
        # Of two private hands the newer one stays, and it may not be the one that was just drawn.
        post.drawn_from = None if elsewhere else loaded
        return elsewhere

    async def _move_home(self, seat: LiveSeat, home: Home) -> None:
        """Stored before it's shown: after a crash in between, the hand is looked for in the right place."""
        await self._note_tap(seat, home)
        await seat.live.posts.read()
        # A line is there until the answer, and may be wanted again after the crash. The place where the hand
        # was will get one, and an answer that was never noted may have replaced one.
        for post in (seat.dm, seat.private):
            if post.stored.message_id is not None:
                await post.change(Post.unsure)

    async def _note_tap(self, seat: LiveSeat, home: Home) -> None:
        now = self._clock.now()
        write = partial(self._store.matches.tapped, seat.live.id, seat.number, now, home)
        await seat.live.change(lambda _: write(), lanes=(seat_lane(seat.number),))
