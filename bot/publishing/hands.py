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
from bot.matches.live import LiveSeat
from bot.matches.loaded import LoadedMatch
from bot.messages.dms import Dms, DmsDownError
from bot.messages.drawing import Drawing
from bot.posts.live import LivePost
from bot.posts.names import PUBLIC
from bot.posts.outbox import Outbox
from bot.publishing.seat_look import SeatLook, SeatLooks, changes_at
from bot.settings import Settings
from bot.turns.autoplay import Autoplay
from bot.turns.telling import told_at
from db.model.matches import Ring, Status
from db.model.people import Home
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

    async def look(self, seat: LiveSeat) -> float | None:
        """Update a seat's messages; returns when to look again, None to wait for a change."""
        loaded = await seat.live.state()
        if loaded.match.status not in (Status.RUNNING, Status.OVER) or loaded.match.seats[seat.number].level:
            return None
        if seat.notes.handed_over:
            return None
        await seat.live.posts.read()
        if seat.private.stored.asked:
            await self._outbox.find_asked(seat.private)
        look = await self._look(seat)
        for rung in look.settled:  # the next request for a pause notifies again
            await seat.live.posts.get(rung.name).change(lambda last: last.forget_ring(Ring.PAUSE))
        if loaded.match.status is Status.OVER and told_at(loaded) is None:
            await self._finish(seat)
            return None
        if look.seat.dms_closed:
            return await self._by_channel(seat)
        if seat.notes.refused:
            return await self._close_dms(seat)
        return await self._try_dm(seat)

    async def _try_dm(self, seat: LiveSeat) -> float | None:
        try:
            with self._dms.sending():
                return await self._by_dm(seat)
        except DmsDownError as down:
            until = down.until
        except discord.HTTPException as error:
            if not isinstance(error, discord.Forbidden) and error.code not in UNREACHABLE:
                raise
            log.info("match %s: seat %s gets no DMs (%s)", seat.live.id, seat.number, error.code)
            seat.notes.refused = True
            return await self._close_dms(seat)
        return await self._by_channel(seat, until)

    async def _look(self, seat: LiveSeat) -> SeatLook:
        """The seat at this moment: after this, draw before anything else is awaited."""
        posts = await seat.live.posts.read()
        return self._looks.at(await seat.live.state(), seat, posts.stored)

    async def _close_dms(self, seat: LiveSeat) -> float:
        """Store that a DM was refused, and look again at once."""
        home = Home.PRIVATE if seat.dm.stored.message_id is None else None

        async def write(loaded: LoadedMatch) -> None:
            await self._store.matches.close_dms(seat.live.id, seat.number, len(loaded.view(None).facts), home)

        await seat.live.change(write, lanes=(PUBLIC,))
        seat.notes.refused = False
        return self._clock.now()

    async def _by_dm(self, seat: LiveSeat) -> float | None:
        dm = seat.dm
        async with dm.drawing():
            # It's drawn at this moment or later, so a deadline that passes meanwhile isn't missed.
            look = await self._look(seat)
            if look.spared and look.dm.message_id is None:
                return None  # a hand that is about to change by itself shouldn't notify
            if look.must_tell or (look.dm.message_id is None and look.seat.home is Home.DM):
                await self._send_dm(seat)
            else:
                await self._draw_dm(seat)
        await self._draw_private(seat)
        if look.nudge.message_id is not None:  # from a time without DMs
            await self._take_down_nudge(seat)
        return look.next_look

    async def _send_dm(self, seat: LiveSeat) -> None:
        """Notify its owner with the hand, which is in the DM from now on."""
        dm = seat.dm
        channel_id, look = await self._dm_channel(seat), await self._look(seat)
        if look.seat.home is not Home.DM:
            move = partial(self._store.matches.move_home, seat.live.id, seat.number, Home.DM)
            await seat.live.change(lambda _: move(), lanes=())
            look = await self._look(seat)
        draw = partial(self.face.hand, look.loaded, seat.number, private=False)
        await self._outbox.send(dm, want(look.loaded, dm.name, draw, channel_id=channel_id, rings=look.rings))
        dm.drawn_from = look.loaded
        _note_rings(seat, look)

    async def _by_channel(self, seat: LiveSeat, down_until: float | None = None) -> float | None:
        """For players who get no DMs: update their messages, and announce a waiting turn in the channel.

        With `down_until`, it's the bot that can't open DMs until then.
        """
        dm = seat.dm
        before = await self._look(seat)
        async with dm.drawing():
            with suppress(DmsDownError):  # it was being sent when they went down
                await self._draw_dm(seat)
        await self._draw_private(seat)
        await self._draw_nudge(seat, dms_down=down_until is not None)
        return min((at for at in (before.next_look, down_until) if at is not None), default=None)

    async def _draw_nudge(self, seat: LiveSeat, *, dms_down: bool) -> None:
        nudge = seat.nudge
        async with nudge.drawing():
            look = await self._look(seat)
            word = want(
                look.loaded,
                nudge.name,
                partial(self.face.nudge, look.loaded, seat.number, dms_down=dms_down),
                # In a locked thread, its button wouldn't work.
                channel_id=look.loaded.match.channel_id if look.loaded.match.lost else None,
                rings=look.rings,
            )
            sends = look.nudge.sends
            if look.must_nudge:
                try:
                    await self._outbox.send(nudge, word)
                    _note_rings(seat, look)
                except (discord.Forbidden, discord.NotFound) as error:
                    log.warning(
                        "match %s: seat %s cannot be reached at all (%s)",
                        seat.live.id,
                        seat.number,
                        error.code,
                    )
            elif sends.begun is not None or sends.ply < look.began:
                await self._outbox.take_down(nudge, word)

    async def _take_down_nudge(self, seat: LiveSeat) -> None:
        nudge = seat.nudge
        async with nudge.drawing():
            loaded = await seat.live.state()
            await self._outbox.take_down(
                nudge, want(loaded, nudge.name, partial(self.face.nudge, loaded, seat.number))
            )

    async def _draw_dm(self, seat: LiveSeat, *, final: bool = False) -> None:
        """Edit the DM's message: the hand if it's there, else a line that says where it is."""
        dm = seat.dm
        if dm.stored.channel_id is None and dm.stored.sends.begun is None:
            return
        channel_id, look = await self._dm_channel(seat), await self._look(seat)
        here = look.lives_in_dm or final
        if here and not final and self._stands(dm, look):
            return
        drawing = self.face.hand(look.loaded, seat.number, private=False) if here else self._line(look, seat)
        await self._edit_dm(dm, look, drawing, channel_id, final=final)
        dm.drawn_from = look.loaded if here else None

    def _line(self, look: SeatLook, seat: LiveSeat) -> Drawing:
        at = look.private.channel_id
        return self.face.elsewhere(look.loaded, seat.number, at, here=at == look.dm.channel_id)

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

    async def _draw_private(self, seat: LiveSeat, *, final: bool = False) -> None:
        """Edit the private message: the hand if it's there, else a line."""
        private = seat.private
        if private.stored.message_id is None:
            return
        async with private.drawing():
            look = await self._look(seat)
            here = final or not look.lives_in_dm
            if here and not final and self._stands(private, look):
                return
            line = partial(self.face.elsewhere, look.loaded, seat.number, None, here=False)
            drawing = self.face.hand(look.loaded, seat.number, private=True) if here else line()
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

    async def _finish(self, seat: LiveSeat) -> None:
        """Show how the match ended wherever its hand has been."""
        seat.notes.refused = False
        dm, nudge = seat.dm, seat.nudge
        await self._draw_private(seat, final=True)
        await self._take_down_nudge(seat)
        async with dm.drawing():
            await self._draw_dm(seat, final=True)
        await self._outbox.retire_private(seat.private)
        await self._outbox.retire(nudge)
        if dm.stored.shown.digest is not None:  # else a reply has just drawn it, and its lane is marked
            await self._outbox.retire(dm)

    @asynccontextmanager
    async def handing_over(self, seat: LiveSeat) -> AsyncIterator[None]:
        """Say that a bot plays on, wherever a seat's hand is shown.

        Its lane leaves it alone meanwhile, and must be marked afterwards: otherwise a hand that is drawn
        again, and no longer its player's, would stay.
        """
        seat.notes.handed_over = True
        try:
            await self._say_goodbye(seat)
            yield
        finally:
            seat.notes.handed_over = False

    async def _say_goodbye(self, seat: LiveSeat) -> None:
        await seat.live.posts.read()
        loaded = await seat.live.state()
        dm, private, nudge = seat.dm, seat.private, seat.nudge
        left = self.face.left(loaded, seat.number)
        try:
            async with nudge.drawing():
                await self._outbox.take_down(nudge, want(loaded, nudge.name, lambda: left))
            async with private.drawing():
                await self._outbox.edit_private(private, loaded.ply, left)
            if dm.stored.channel_id is not None:
                async with dm.drawing():
                    look = await self._look(seat)
                    await self._edit_dm(dm, look, left, dm.stored.channel_id, final=True)
        except Exception as error:  # noqa: BLE001 - Discord, the way to it, the database: none of them plays on
            log.info(
                "match %s: the hand of seat %s could not be removed (%s)",
                seat.live.id,
                seat.number,
                type(error).__name__,
            )

    async def _dm_channel(self, seat: LiveSeat) -> int:
        channel_id = seat.dm.stored.channel_id
        if channel_id is not None:
            return channel_id
        player_id = (await seat.live.state()).match.seats[seat.number].player_id
        return await self._dms.open(player_id)


def _note_rings(seat: LiveSeat, look: SeatLook) -> None:
    """A message was sent that notifies of what the look says."""
    if look.rings & Ring.PAUSE:
        seat.notes.rung_at = look.now
