"""Where a hand is shown, and when its owner hears that it's their turn.

A seat has up to three messages: its hand by DM, a private copy that was asked for in a channel, and, for
players who have closed DMs, a nudge in the channel. The hand is in one of the first two; the other is a line.
Each is drawn inside `LivePost.drawing`, from the match at that moment.
"""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial

import discord

from bot.appearance import HandDrawings, want
from bot.kit.clock import Clock
from bot.matches.live import LiveMatch
from bot.matches.loaded import LoadedMatch
from bot.messages.dms import Dms, DmsDownError
from bot.messages.drawing import Drawing
from bot.messages.emojis import EmojisGoneError
from bot.posts.live import REPLY_WAITS_SECONDS, LivePost
from bot.posts.names import PUBLIC, dm_name, hand_names, nudge_name, private_name, seat_lane
from bot.posts.outbox import Outbox
from bot.posts.reply import TapReply
from bot.publishing.seat_look import SeatLook, SeatLooks, changes_at
from bot.settings import Settings
from bot.turns.autoplay import Autoplay
from bot.turns.telling import told_at
from db.model.matches import Ring, Status
from db.model.people import Home
from db.model.posts import Post
from db.store import Store

log = logging.getLogger(__name__)

# Besides every 403: an unknown or invalid recipient.
UNREACHABLE = frozenset({10013, 50033})


class Hands:
    def __init__(
        self,
        store: Store,
        outbox: Outbox,
        dms: Dms,
        autoplay: Autoplay,
        clock: Clock,
        settings: Settings,
        *,
        face: HandDrawings,
    ) -> None:
        self._store = store
        self._outbox = outbox
        self._dms = dms
        self._clock = clock
        self._looks = SeatLooks(autoplay, settings)
        self.face = face
        self._refused: set[tuple[int, int]] = (
            set()
        )  # no more DMs until that is stored: Discord bans for refusals
        self._handing_over: set[tuple[int, int]] = set()

    async def look(self, live: LiveMatch, seat: int) -> float | None:
        """Update a seat's messages; returns when to look again, None to wait for a change."""
        loaded = await live.state()
        if loaded.match.status not in (Status.RUNNING, Status.OVER) or loaded.match.seats[seat].level:
            return None
        if (live.id, seat) in self._handing_over:
            return None
        private = (await live.posts.read()).get(private_name(seat))
        if private.stored.asked:
            await self._outbox.find_asked(private)
        look = await self._look(live, seat)
        for rung in look.settled:  # the next request for a pause notifies again
            await live.posts.get(rung.name).change(lambda last: last.forget_ring(Ring.PAUSE))
        if loaded.match.status is Status.OVER and told_at(loaded) is None:
            await self._finish(live, seat)
            return None
        if look.seat.dms_closed:
            return await self._by_channel(live, seat)
        if (live.id, seat) in self._refused:
            return await self._close_dms(live, seat)
        return await self._try_dm(live, seat)

    async def _try_dm(self, live: LiveMatch, seat: int) -> float | None:
        try:
            return await self._by_dm(live, seat)
        except DmsDownError as down:
            until = down.until
        except discord.HTTPException as error:
            down_until = self._dms.down_until(error)
            if down_until is None:
                if not isinstance(error, discord.Forbidden) and error.code not in UNREACHABLE:
                    raise
                log.info("match %s: seat %s gets no DMs (%s)", live.id, seat, error.code)
                self._refused.add((live.id, seat))
                return await self._close_dms(live, seat)
            until = down_until
        return await self._by_channel(live, seat, until)

    async def _look(self, live: LiveMatch, seat: int) -> SeatLook:
        """The seat at this moment: after this, draw before anything else is awaited."""
        posts = await live.posts.read()
        return self._looks.at(await live.state(), seat, posts.stored)

    async def _close_dms(self, live: LiveMatch, seat: int) -> float:
        """Store that a DM was refused, and look again at once."""
        home = Home.PRIVATE if live.posts.get(dm_name(seat)).stored.message_id is None else None

        async def write(loaded: LoadedMatch) -> None:
            await self._store.matches.close_dms(live.id, seat, len(loaded.view(None).facts), home)

        await live.change(write, lanes=(PUBLIC,))
        self._refused.discard((live.id, seat))
        return self._clock.now()

    async def _by_dm(self, live: LiveMatch, seat: int) -> float | None:
        dm = live.posts.get(dm_name(seat))
        async with dm.drawing():
            # It's drawn at this moment or later, so a deadline that passes meanwhile isn't missed.
            look = await self._look(live, seat)
            if look.spared and look.dm.message_id is None:
                return None  # a hand that is about to change by itself shouldn't notify
            if look.must_tell or (look.dm.message_id is None and look.seat.home is Home.DM):
                await self._send_dm(live, dm, seat)
            else:
                await self._draw_dm(live, dm, seat)
        await self._draw_private(live, seat)
        if look.nudge.message_id is not None:  # from a time without DMs
            await self._take_down_nudge(live, seat)
        return look.next_look

    async def _send_dm(self, live: LiveMatch, dm: LivePost, seat: int) -> None:
        """Notify its owner with the hand, which is in the DM from now on."""
        channel_id, look = await self._dm_channel(live, seat), await self._look(live, seat)
        if look.seat.home is not Home.DM:
            await live.change(lambda _: self._store.matches.move_home(live.id, seat, Home.DM), lanes=())
            look = await self._look(live, seat)
        draw = partial(self.face.hand, look.loaded, seat, private=False)
        await self._outbox.send(dm, want(look.loaded, dm.name, draw, channel_id=channel_id, rings=look.rings))
        dm.drawn_from = look.loaded
        self._looks.note_rings(look)

    async def _by_channel(self, live: LiveMatch, seat: int, down_until: float | None = None) -> float | None:
        """For players who get no DMs: update their messages, and announce a waiting turn in the channel.

        With `down_until`, it's the bot that can't open DMs until then.
        """
        dm = live.posts.get(dm_name(seat))
        before = await self._look(live, seat)
        async with dm.drawing():
            with suppress(DmsDownError):  # it was being sent when they went down
                await self._draw_dm(live, dm, seat)
        await self._draw_private(live, seat)
        await self._draw_nudge(live, seat, dms_down=down_until is not None)
        return min((at for at in (before.next_look, down_until) if at is not None), default=None)

    async def _draw_nudge(self, live: LiveMatch, seat: int, *, dms_down: bool) -> None:
        nudge = live.posts.get(nudge_name(seat))
        async with nudge.drawing():
            look = await self._look(live, seat)
            word = want(
                look.loaded,
                nudge.name,
                partial(self.face.nudge, look.loaded, seat, dms_down=dms_down),
                # In a locked thread, its button wouldn't work.
                channel_id=look.loaded.match.channel_id if look.loaded.match.lost else None,
                rings=look.rings,
            )
            sends = look.nudge.sends
            if look.must_nudge:
                try:
                    await self._outbox.send(nudge, word)
                    self._looks.note_rings(look)
                except (discord.Forbidden, discord.NotFound) as error:
                    log.warning("match %s: seat %s cannot be reached at all (%s)", live.id, seat, error.code)
            elif sends.begun is not None or sends.ply < look.began:
                await self._outbox.take_down(nudge, word)

    async def _take_down_nudge(self, live: LiveMatch, seat: int) -> None:
        nudge = live.posts.get(nudge_name(seat))
        async with nudge.drawing():
            loaded = await live.state()
            await self._outbox.take_down(
                nudge, want(loaded, nudge.name, partial(self.face.nudge, loaded, seat))
            )

    async def _draw_dm(self, live: LiveMatch, dm: LivePost, seat: int, *, final: bool = False) -> None:
        """Edit the DM's message: the hand if it's there, else a line that says where it is."""
        begun = dm.stored.sends.begun is not None
        if dm.stored.channel_id is None and not begun:
            return
        channel_id, look = await self._dm_channel(live, seat), await self._look(live, seat)
        here = look.lives_in_dm or final
        if here and not final and self._stands(dm, look):
            return
        drawing = self.face.hand(look.loaded, seat, private=False) if here else self._line(look, seat)
        await self._edit_dm(dm, look, drawing, channel_id, final=final)
        dm.drawn_from = look.loaded if here else None

    def _line(self, look: SeatLook, seat: int) -> Drawing:
        at = look.private.channel_id
        return self.face.elsewhere(look.loaded, seat, at, here=at == look.dm.channel_id)

    async def _edit_dm(
        self, dm: LivePost, look: SeatLook, drawing: Drawing, channel_id: int, *, final: bool = False
    ) -> None:
        begun = dm.stored.sends.begun is not None
        wanted = want(
            look.loaded,
            dm.name,
            lambda: drawing,
            channel_id=channel_id,
            final=final,
            # If a DM may have worked before they were closed, look it up, and don't try again.
            edit_only=not begun or look.seat.dms_closed,
        )
        try:
            await self._outbox.show(dm, wanted)
        except discord.Forbidden as error:
            if not (final or look.seat.dms_closed):
                raise
            await self._outbox.give_up(dm)
            if begun and dm.stored.message is not None:
                # The next message won't come, so the existing one must say it.
                await self._edit_dm(dm, look, drawing, channel_id, final=final)
            else:
                log.info("match %s: a hand could not be updated (%s)", look.loaded.id, error.code)
                if final:
                    await self._outbox.retire(dm)

    async def _draw_private(self, live: LiveMatch, seat: int, *, final: bool = False) -> None:
        """Edit the private message: the hand if it's there, else a line."""
        private = live.posts.get(private_name(seat))
        if private.stored.message_id is None:
            return
        async with private.drawing():
            look = await self._look(live, seat)
            here = final or not look.lives_in_dm
            if here and not final and self._stands(private, look):
                return
            line = partial(self.face.elsewhere, look.loaded, seat, None, here=False)
            drawing = self.face.hand(look.loaded, seat, private=True) if here else line()
            await self._outbox.edit_private(private, look.loaded.ply, drawing)
            private.drawn_from = look.loaded if here else None

    def _stands(self, post: LivePost, look: SeatLook) -> bool:
        """True if the message was drawn from the current match, for example by the reply to a tap."""
        source, stored = post.drawn_from, post.stored
        if not isinstance(source, LoadedMatch) or not source.is_same(look.loaded):
            return False
        until = changes_at(source, look.seat.seat)
        settled = stored.previous_id is None and stored.sends.begun is None and not stored.shown.final
        return settled and stored.shown.digest is not None and (until is None or look.now < until)

    async def _finish(self, live: LiveMatch, seat: int) -> None:
        """Show how the match ended wherever its hand has been."""
        self._refused.discard((live.id, seat))
        dm, nudge = live.posts.get(dm_name(seat)), live.posts.get(nudge_name(seat))
        await self._draw_private(live, seat, final=True)
        await self._take_down_nudge(live, seat)
        async with dm.drawing():
            await self._draw_dm(live, dm, seat, final=True)
        await self._outbox.retire_private(live.posts.get(private_name(seat)))
        await self._outbox.retire(nudge)
        if dm.stored.shown.digest is not None:  # else a reply has just drawn it, and its lane is marked
            await self._outbox.retire(dm)

    @asynccontextmanager
    async def handing_over(self, live: LiveMatch, seat: int) -> AsyncIterator[None]:
        """Say that a bot plays on, wherever a seat's hand is shown.

        Its lane leaves it alone meanwhile, and must be marked afterwards: otherwise a hand that is drawn
        again, and no longer its player's, would stay.
        """
        self._handing_over.add((live.id, seat))
        try:
            await self._say_goodbye(live, seat)
            yield
        finally:
            self._handing_over.discard((live.id, seat))

    async def _say_goodbye(self, live: LiveMatch, seat: int) -> None:
        posts, loaded = await live.posts.read(), await live.state()
        dm, private, nudge = (posts.get(name) for name in hand_names(seat))
        left = self.face.left(loaded, seat)
        try:
            async with nudge.drawing():
                await self._outbox.take_down(nudge, want(loaded, nudge.name, lambda: left))
            async with private.drawing():
                await self._outbox.edit_private(private, loaded.ply, left)
            if dm.stored.channel_id is not None:
                async with dm.drawing():
                    look = await self._look(live, seat)
                    await self._edit_dm(dm, look, left, dm.stored.channel_id, final=True)
        except Exception as error:  # noqa: BLE001 - Discord, the way to it, the database: none of them plays on
            log.info(
                "match %s: the hand of seat %s could not be removed (%s)", live.id, seat, type(error).__name__
            )

    async def _dm_channel(self, live: LiveMatch, seat: int) -> int:
        channel_id = live.posts.get(dm_name(seat)).stored.channel_id
        if channel_id is not None:
            return channel_id
        player_id = (await live.state()).match.seats[seat].player_id
        return await self._dms.open(player_id)

    async def reply(self, live: LiveMatch, player_id: int, reply: TapReply, *, noted: bool = False) -> None:
        """Answer a tap with the player's hand, in the DM or privately.

        It's `noted` if a move was, which notes the tap too. RefusedError: STRANGER to the match.
        """
        home, loaded = Home.PRIVATE if reply.private else Home.DM, await live.state()
        seat = loaded.seat_of(player_id)
        moves = loaded.match.seats[seat].home is not home
        try:
            if moves:
                await self._move_home(live, seat, home)
            name = private_name(seat) if reply.private else dm_name(seat)
            post = (await live.posts.read()).get(name)
            async with post.drawing(REPLY_WAITS_SECONDS):
                if reply.private and (reply.tapped_id is None or reply.tapped_id != post.stored.message_id):
                    # Stored first, so that it can be found after a crash.
                    await post.change(lambda last: last.asking(reply.token))
                try:
                    elsewhere = await self._reply(live, post, seat, reply)
                except EmojisGoneError:
                    elsewhere = await self._reply(live, post, seat, reply)
            if elsewhere:
                live.mark(seat_lane(seat))
            if not (moves or noted):
                await self._note_tap(live, seat, home)
        except BaseException:
            live.mark(seat_lane(seat))
            raise

    async def _reply(self, live: LiveMatch, post: LivePost, seat: int, reply: TapReply) -> bool:
        loaded = await live.state()
        drawing = self.face.hand(loaded, seat, private=reply.private)
        elsewhere = await self._outbox.reply(post, loaded.ply, drawing, reply)
        # Of two private hands the newer one stays, and it may not be the one that was just drawn.
        post.drawn_from = None if elsewhere else loaded
        return elsewhere

    async def _move_home(self, live: LiveMatch, seat: int, home: Home) -> None:
        """Stored before it's shown: after a crash in between, the hand is looked for in the right place."""
        await self._note_tap(live, seat, home)
        posts = await live.posts.read()
        # A line is there until the answer, and may be wanted again after the crash. The place where the hand
        # was will get one, and an answer that was never noted may have replaced one.
        for name in (dm_name(seat), private_name(seat)):
            if posts.get(name).stored.message_id is not None:
                await posts.get(name).change(Post.unsure)

    async def _note_tap(self, live: LiveMatch, seat: int, home: Home) -> None:
        now = self._clock.now()
        write = partial(self._store.matches.tapped, live.id, seat, now, home)
        await live.change(lambda _: write(), lanes=(seat_lane(seat),))
