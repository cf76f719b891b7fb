"""Where a hand is shown, and when its owner is told that it is their turn.

A seat has up to three surfaces: its hand by DM, a private copy that was asked for in a channel, and, for
whoever has closed DMs, a nudge in the channel. The hand lives in one of the first two, the other is a line.
"""

import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from functools import partial

import discord

from bot.kit.clock import Clock
from bot.marks.keys import PUBLIC, seat_lane
from bot.marks.marks import Marks
from bot.marks.owed import Owed
from bot.matches.desk import Desk
from bot.matches.loaded import LoadedMatch
from bot.messages.drawing import Drawing
from bot.messages.emojis import EmojisGoneError
from bot.messages.names import dm_name, private_name
from bot.messages.outbox import Outbox
from bot.publishing.answered import Answered
from bot.publishing.foreseen import Foreseen
from bot.publishing.hand_drawings import HandDrawings
from bot.publishing.pause_rings import PauseRings
from bot.publishing.seat_look import SeatLook, SeatLooks
from bot.publishing.want import want
from bot.settings import Settings
from bot.turns.autoplay import Autoplay
from bot.turns.telling import told_at
from db.model.matches import Status
from db.model.people import Home
from db.model.surface import MessageRef, Surface
from db.store import Store

log = logging.getLogger(__name__)

# Beside every 403: an unknown or invalid recipient, and too many DMs opened at once (with any status).
UNREACHABLE = frozenset({10013, 40003, 50033})

# Nobody is any more there for having tapped twice within this.
NOTED_SECONDS = 1.0


class Hands:
    def __init__(
        self,
        client: discord.Client,
        store: Store,
        desk: Desk,
        outbox: Outbox,
        autoplay: Autoplay,
        marks: Marks,
        clock: Clock,
        settings: Settings,
    ) -> None:
        self._client = client
        self._store = store
        self._desk = desk
        self._outbox = outbox
        self._clock = clock
        self._looks = SeatLooks(autoplay, settings)
        self._face: HandDrawings | None = None
        self._marks = marks
        self._answered = Answered()
        self._pauses = PauseRings(outbox.surfaces)
        self._refused: set[tuple[int, int]] = set()  # a DM, until that is kept: Discord bans for refusals

    def register(self, face: HandDrawings) -> None:
        self._face = face

    @property
    def face(self) -> HandDrawings:
        if self._face is None:
            raise RuntimeError("no-face")
        return self._face

    async def look(
        self, loaded: LoadedMatch, seat: int, surfaces: Mapping[str, Surface], owed: Owed
    ) -> float | None:
        """Bring a seat's surfaces up to date; the time to look again, None for not before a change."""
        if loaded.match.status not in (Status.RUNNING, Status.OVER) or loaded.match.seats[seat].level:
            return None
        look = await self._pauses.settle(self._looks.at(loaded, seat, surfaces))
        look = replace(look, answered=self._answered.pays(loaded, seat, look.hand, owed))
        if loaded.match.status is Status.OVER and told_at(loaded) is None:
            await self._finish(look)
            return None
        if look.seat.dms_closed:
            return await self._by_channel(look)
        if (loaded.id, seat) not in self._refused:
            try:
                return await self._by_dm(look)
            except discord.HTTPException as error:
                if not isinstance(error, discord.Forbidden) and error.code not in UNREACHABLE:
                    raise
                log.info("match %s: seat %s gets no DMs (%s)", loaded.id, seat, error.code)
                self._refused.add((loaded.id, seat))
        return await self._close_dms(look)

    async def _close_dms(self, look: SeatLook) -> float:
        """Keep that a DM was refused, and look again at once."""
        loaded, seat = look.loaded, look.seat.seat
        home = Home.PRIVATE if look.dm.message_id is None else None
        played = len(loaded.view(None).facts)
        taken_over = await self._store.matches.close_dms(loaded.id, seat, played, home)
        self._refused.discard((loaded.id, seat))
        self._noted(loaded.id, taken_over=taken_over)
        self._marks.mark_lane(loaded.id, PUBLIC)
        return self._clock.now()

    async def _by_dm(self, look: SeatLook) -> float | None:
        loaded, seat = look.loaded, look.seat.seat
        if look.spared and look.dm.message_id is None:
            return None  # a hand that is about to change by itself need not ring
        if not look.must_tell and (look.dm.message_id is not None or look.seat.home is not Home.DM):
            await self._refresh(look)
            return look.next_look
        if look.seat.home is not Home.DM:
            taken_over = await self._store.matches.move_home(loaded.id, seat, Home.DM)
            self._noted(loaded.id, taken_over=taken_over)
        draw, channel_id = partial(self.face.hand, loaded, seat, private=False), await self._dm_channel(look)
        hand = want(loaded, look.dm.name, draw, channel_id=channel_id, rings=look.rings)
        await self._outbox.send(look.dm, hand)
        self._pauses.note(look)
        await self._show_private_line(look)
        return look.next_look

    async def _by_channel(self, look: SeatLook) -> float | None:
        """For whoever gets no DMs: what they have is kept right, a waiting turn is told in the channel."""
        loaded, seat = look.loaded, look.seat.seat
        await self._refresh(look)
        word = want(loaded, look.nudge.name, partial(self.face.nudge, loaded, seat), rings=look.rings)
        sends = look.nudge.sends
        if not look.must_nudge and (sends.begun is not None or sends.ply < look.began):
            look = replace(look, nudge=await self._outbox.take_down(look.nudge, word))
        if look.must_nudge:
            try:
                await self._outbox.send(look.nudge, word)
                self._pauses.note(look)
            except (discord.Forbidden, discord.NotFound) as error:
                log.warning("match %s: seat %s cannot be reached at all (%s)", loaded.id, seat, error.code)
        return look.next_look

    async def _refresh(self, look: SeatLook) -> None:
        """Edit what is there: the hand where it lives, and a line where it has been."""
        loaded, seat = look.loaded, look.seat.seat
        if look.lives_in_dm:
            if not look.answered:
                await self._edit_dm(look, self.face.hand(loaded, seat, private=False))
            await self._show_private_line(look)
        else:
            if not look.answered:
                drawing = self.face.hand(loaded, seat, private=True)
                await self._outbox.edit_private(loaded.id, look.private, loaded.ply, drawing)
            at = look.private.channel_id
            await self._edit_dm(look, self.face.elsewhere(loaded, seat, at, here=at == look.dm.channel_id))

    async def _edit_dm(self, look: SeatLook, drawing: Drawing, *, final: bool = False) -> Surface:
        begun = look.dm.sends.begun is not None
        if look.dm.channel_id is None and not begun:
            return look.dm
        wanted = want(
            look.loaded,
            look.dm.name,
            lambda: drawing,
            channel_id=await self._dm_channel(look),
            final=final,
            # Whether a DM got through before they were closed is looked up, and not tried again.
            edit_only=not begun or look.seat.dms_closed,
        )
        try:
            return await self._outbox.show(look.dm, wanted)
        except discord.Forbidden as error:
            if not (final or look.seat.dms_closed):
                raise
            dm = await self._outbox.give_up(look.loaded.id, look.dm)
            if begun and dm.message is not None:
                # The next message will not come, so the one that is there has to tell it.
                return await self._edit_dm(replace(look, dm=dm), drawing, final=final)
            log.info("match %s: a hand stays as it is (%s)", look.loaded.id, error.code)
            return dm

    async def _finish(self, look: SeatLook) -> None:
        """Show how the match ended wherever its hand has been."""
        loaded, seat = look.loaded, look.seat.seat
        self._refused.discard((loaded.id, seat))
        end = self.face.hand(loaded, seat, private=True)
        private = await self._outbox.edit_private(loaded.id, look.private, loaded.ply, end)
        word = want(loaded, look.nudge.name, partial(self.face.nudge, loaded, seat))
        nudge = await self._outbox.take_down(look.nudge, word)
        dm = await self._edit_dm(look, self.face.hand(loaded, seat, private=False), final=True)
        for surface in (dm, private, nudge):
            await self._outbox.retire(loaded.id, surface)

    async def take_away(self, loaded: LoadedMatch, seat: int) -> None:
        """Where a seat's hand is shown, say that somebody else plays on with it.

        Nobody may draw it again until it is theirs: whoever calls is `Marks.answering` as long as that takes.
        """
        surfaces = await self._outbox.surfaces.of(loaded.id)
        look, left = self._looks.at(loaded, seat, surfaces), self.face.left(loaded, seat)
        if look.nudge.message is not None:
            await self._outbox.take_away(loaded.id, look.nudge, loaded.ply)
        await self._outbox.edit_private(loaded.id, look.private, loaded.ply, left)
        await self._edit_dm(look, left, final=True)

    async def _show_private_line(self, look: SeatLook) -> None:
        if look.private.message_id is None:
            return
        line = self.face.elsewhere(look.loaded, look.seat.seat, None, here=False)
        await self._outbox.edit_private(look.loaded.id, look.private, look.loaded.ply, line)

    async def _dm_channel(self, look: SeatLook) -> int:
        if look.dm.channel_id is not None:
            return look.dm.channel_id
        return (await self._client.create_dm(discord.Object(look.seat.player_id))).id

    async def answer(
        self,
        loaded: LoadedMatch,
        seat: int,
        respond: Callable[[Drawing], Awaitable[MessageRef]],
        token: str,
        home: Home,
        foreseen: Foreseen | None = None,
    ) -> None:
        """Answer a tap with the hand, in the DM or privately; the tap's `token` will edit it there.

        `foreseen` may have drawn it. The seat's lane has to be marked afterwards, whatever came of it.
        """
        private = home is Home.PRIVATE
        name = private_name(seat) if private else dm_name(seat)
        mine = loaded.match.seats[seat]
        moves = mine.home is not home
        with self._marks.answering(loaded.id, seat_lane(seat)):
            if moves:
                await self._move_home(loaded.id, seat, home)
            async with self._outbox.edits.answering(loaded.id, name) as surface:
                # What it shows never goes back, however long whoever asks for it took.
                if (loaded.id, name) in self._outbox.edits:
                    # It was not waited for any longer, and may show what only another process knows yet.
                    loaded = await self._desk.newest(await self._desk.load(loaded.id))
                else:
                    # Another process that has drawn as much may have known less of how it is wanted.
                    shared = self._store.keepers.me is not None
                    loaded = await self._desk.newest(loaded, surface.shown.ply + shared)
                answer = partial(self._outbox.answer, loaded.id, surface, loaded.ply, token=token)
                stands = self._store.keepers.me is None and self._desk.stands(loaded)
                as_of = self._marks.moments.next()
                drawing = (foreseen or self.face).hand(loaded, seat, private=private)
                try:
                    elsewhere = await answer(drawing, lambda: respond(drawing), private=private)
                except EmojisGoneError:
                    plain = self.face.hand(loaded, seat, private=private)
                    elsewhere = await answer(plain, lambda: respond(plain), private=private)
                if stands:
                    hand = await self._outbox.surfaces.get(loaded.id, name)
                    self._answered.note(loaded, seat, hand.shown, as_of)
        # A move has noted its tap itself; but whoever kept the match meanwhile has not seen a new message.
        noted = moves or self._clock.now() - mine.tapped_at <= NOTED_SECONDS
        if not noted or (elsewhere and self._store.keepers.me is not None):
            await self._note_tap(loaded.id, seat, home)

    async def _move_home(self, match_id: int, seat: int, home: Home) -> None:
        """Kept before it is shown: after a crash in between, the hand is looked for in the right place."""
        await self._note_tap(match_id, seat, home)
        surfaces = self._outbox.surfaces
        # A line stands there until the answer, and may be what is wanted again after the crash. Where the
        # hand has been there will be one, and an answer that was never noted may have replaced one.
        for name in (dm_name(seat), private_name(seat)):
            if (await surfaces.get(match_id, name)).message_id is not None:
                await surfaces.change(match_id, name, Surface.unsure)

    async def _note_tap(self, match_id: int, seat: int, home: Home) -> None:
        taken_over = self._store.keepers.me is not None
        try:
            taken_over = await self._store.matches.tapped(match_id, seat, self._clock.now(), home)
        finally:
            self._noted(match_id, taken_over=taken_over)

    def _noted(self, match_id: int, *, taken_over: bool) -> None:
        """A seat's row has changed; whoever kept the match until then has shown it without."""
        self._desk.forget(match_id)
        if taken_over:
            self._marks.mark_anew(match_id)
