"""Where a hand is shown, and when its owner is told that it is their turn.

A seat has up to three surfaces: its hand by DM, a private copy that was asked for in a channel, and, for
whoever has closed DMs, a nudge in the channel. The hand lives in one of the first two, the other is a line.
"""

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Protocol

import discord

from bot.clock import Clock
from bot.desk import LoadedMatch
from bot.outbox import PRIVATE_SECONDS, Drawing, Outbox
from bot.settings import Settings
from db.model import Home, Seat, Status, Surface
from db.store import Store

log = logging.getLogger(__name__)

DMS_CLOSED = frozenset({50007, 50278})


class HandFace(Protocol):
    """How a hand looks to its owner; cogs register one."""

    def hand(
        self, loaded: LoadedMatch, seat: int, locale: str | None, server: str, *, private: bool
    ) -> Drawing:
        """The hand itself; of a match that is over, how it ended."""

    def elsewhere(
        self, loaded: LoadedMatch, seat: int, locale: str | None, channel_id: int | None, *, here: bool
    ) -> Drawing:
        """The line that stands where the hand has been before.

        It is in the DM now, or with `channel_id` on a private message there; `here` if that is the DM too.
        """

    def nudge(self, loaded: LoadedMatch, seat: int, locale: str) -> Drawing:
        """The word in the channel to somebody who cannot be written to."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a message stands."""

    channel_id: int
    message_id: int


@dataclass(frozen=True, slots=True)
class _Look:
    """One look at one seat: everything that the decision what to do rests on."""

    loaded: LoadedMatch
    seat: Seat
    dm: Surface
    private: Surface
    nudge: Surface
    now: float
    reminder_at: float
    absent: bool

    @property
    def my_turn(self) -> bool:
        return self.loaded.to_act(self.seat.seat)

    @property
    def told(self) -> bool:
        """Whether a message of this very turn has notified its owner already."""
        return max(self.dm.sent_ply, self.nudge.sent_ply) >= self.loaded.ply

    @property
    def must_tell(self) -> bool:
        return self.my_turn and not self.told and (self.absent or self.now >= self.reminder_at)

    @property
    def next_look(self) -> float | None:
        return self.reminder_at if self.my_turn and not self.told and not self.must_tell else None


class Hands:
    def __init__(
        self, client: discord.Client, store: Store, outbox: Outbox, clock: Clock, settings: Settings
    ) -> None:
        self._client = client
        self._store = store
        self._outbox = outbox
        self._clock = clock
        self._settings = settings
        self._face: HandFace | None = None
        self.dms_closed: Callable[[int], None] = lambda _match_id: None

    def register(self, face: HandFace) -> None:
        self._face = face

    @property
    def face(self) -> HandFace:
        if self._face is None:
            raise RuntimeError("no-face")
        return self._face

    async def draw(self, loaded: LoadedMatch, seat: int, *, private: bool) -> Drawing:
        player_id = loaded.match.seats[seat].player_id
        locale = (await self._store.people.locales([player_id])).get(player_id)
        server, _ = await self._store.people.server(loaded.match.server_id)
        return self.face.hand(loaded, seat, locale, server, private=private)

    async def look(self, loaded: LoadedMatch, seat: int) -> float | None:
        """Bring a seat's surfaces up to date; the time to look again, None for not before a change."""
        if loaded.match.status not in (Status.RUNNING, Status.OVER):
            return None
        look = await self._look(loaded, seat)
        if loaded.match.status is Status.OVER:
            await self._finish(look)
            return None
        if look.seat.dms_closed:
            return await self._without_dms(look)
        try:
            return await self._with_dms(look)
        except discord.Forbidden as error:
            if error.code not in DMS_CLOSED:
                raise
        log.info("match %s: seat %s takes no DMs", loaded.id, seat)
        await self._store.matches.close_dms(loaded.id, seat)
        self.dms_closed(loaded.id)
        closed = replace(look.seat, dms_closed=True, home=Home.PRIVATE)
        return await self._without_dms(replace(look, seat=closed))

    async def _with_dms(self, look: _Look) -> float | None:
        loaded, seat = look.loaded, look.seat.seat
        if look.must_tell or (look.dm.message_id is None and look.seat.home is Home.DM):
            if look.seat.home is not Home.DM:
                await self._store.matches.move_home(loaded.id, seat, Home.DM)
            drawing = await self.draw(loaded, seat, private=False)
            channel = await self._dm_channel(look)
            await self._outbox.send(loaded.id, look.dm, drawing, channel, loaded.ply)
            await self._show_private_line(look)
            told = replace(look, dm=replace(look.dm, sent_ply=loaded.ply))
            return told.next_look
        await self._outbox.drop_previous(loaded.id, look.dm)
        if look.seat.home is Home.DM:
            drawing = await self.draw(loaded, seat, private=False)
            await self._outbox.show(loaded.id, look.dm, drawing, await self._dm_channel(look), loaded.ply)
            await self._show_private_line(look)
        else:
            drawing = await self.draw(loaded, seat, private=True)
            await self._outbox.edit_private(loaded.id, look.private, drawing, loaded.ply)
            if look.dm.message_id is not None:
                copy = look.private.channel_id
                line = self.face.elsewhere(
                    loaded, seat, await self._locale(look), copy, here=copy == look.dm.channel_id
                )
                await self._outbox.show(loaded.id, look.dm, line, await self._dm_channel(look), loaded.ply)
        return look.next_look

    async def _without_dms(self, look: _Look) -> float | None:
        loaded, seat = look.loaded, look.seat.seat
        drawing = await self.draw(loaded, seat, private=True)
        await self._outbox.edit_private(loaded.id, look.private, drawing, loaded.ply)
        if look.nudge.message_id is not None and look.nudge.sent_ply < loaded.ply:
            await self._outbox.take_down(loaded.id, look.nudge)
            look = replace(look, nudge=replace(look.nudge, message_id=None))
        if look.my_turn and not look.told and look.now >= look.reminder_at:
            _, locale = await self._store.people.server(loaded.match.server_id)
            word = self.face.nudge(loaded, seat, locale)
            try:
                await self._outbox.send(loaded.id, look.nudge, word, loaded.match.channel_id, loaded.ply)
            except (discord.Forbidden, discord.NotFound) as error:
                log.warning("match %s: seat %s cannot be reached at all (%s)", loaded.id, seat, error.code)
            return None
        return look.reminder_at if look.my_turn and not look.told else None

    async def _finish(self, look: _Look) -> None:
        loaded, seat = look.loaded, look.seat.seat
        last = await self.draw(loaded, seat, private=True)
        await self._outbox.edit_private(loaded.id, look.private, last, loaded.ply)
        await self._outbox.drop_previous(loaded.id, look.dm)
        await self._outbox.take_down(loaded.id, look.nudge)
        if look.dm.message_id is not None and not look.dm.final:
            last = await self.draw(loaded, seat, private=False)
            try:
                await self._outbox.show(
                    loaded.id, look.dm, last, await self._dm_channel(look), loaded.ply, final=True
                )
            except discord.Forbidden as error:
                log.info("match %s: seat %s was not shown its end (%s)", loaded.id, seat, error.code)
        for name in (look.dm.name, look.private.name, look.nudge.name):
            await self._store.surfaces.change(loaded.id, name, final=True, token=None, token_expires_at=None)

    async def _show_private_line(self, look: _Look) -> None:
        line = self.face.elsewhere(look.loaded, look.seat.seat, await self._locale(look), None, here=False)
        await self._outbox.edit_private(look.loaded.id, look.private, line, look.loaded.ply)

    async def _look(self, loaded: LoadedMatch, seat: int) -> _Look:
        surfaces = await self._store.surfaces.of(loaded.id)
        mine = loaded.match.seats[seat]
        now = self._clock.now()
        return _Look(
            loaded=loaded,
            seat=mine,
            dm=surfaces.get(dm_name(seat), Surface(dm_name(seat))),
            private=surfaces.get(private_name(seat), Surface(private_name(seat))),
            nudge=surfaces.get(nudge_name(seat), Surface(nudge_name(seat))),
            now=now,
            reminder_at=loaded.since + self._settings.reminder_time.total_seconds(),
            absent=now - mine.tapped_at >= self._settings.presence_time.total_seconds(),
        )

    async def _locale(self, look: _Look) -> str | None:
        return (await self._store.people.locales([look.seat.player_id])).get(look.seat.player_id)

    async def _dm_channel(self, look: _Look) -> int:
        if look.dm.channel_id is not None:
            return look.dm.channel_id
        return (await self._client.create_dm(discord.Object(look.seat.player_id))).id

    async def answered_dm(
        self, loaded: LoadedMatch, seat: int, drawing: Drawing, message: Spot, *, raced: bool = False
    ) -> None:
        """Remember that this message in the DM shows the drawing now and is where the hand lives.

        `raced` says that the publisher may have drawn the same hand at the same time: which of the two
        Discord shows is unknown then, and it has to be drawn once more.
        """
        surface = await self._store.surfaces.get(loaded.id, dm_name(seat))
        same = surface.message_id == message.message_id
        await self._store.surfaces.change(
            loaded.id,
            surface.name,
            channel_id=message.channel_id,
            message_id=message.message_id,
            previous_id=surface.previous_id if same else surface.message_id,
            digest=None if raced else drawing.digest(),
            ply=loaded.ply,
        )
        await self._store.matches.tapped(loaded.id, seat, self._clock.now(), Home.DM)

    async def answered_private(
        self,
        loaded: LoadedMatch,
        seat: int,
        drawing: Drawing,
        message: Spot,
        token: str,
        *,
        raced: bool = False,
    ) -> None:
        """Remember that this private message shows the drawing now, and the token that edits it."""
        surface = await self._store.surfaces.get(loaded.id, private_name(seat))
        if surface.message_id != message.message_id:
            await self._outbox.delete_private(surface)
        await self._store.surfaces.change(
            loaded.id,
            surface.name,
            channel_id=message.channel_id,
            message_id=message.message_id,
            digest=None if raced else drawing.digest(),
            ply=loaded.ply,
            token=token,
            token_expires_at=self._clock.now() + PRIVATE_SECONDS,
        )
        await self._store.matches.tapped(loaded.id, seat, self._clock.now(), Home.PRIVATE)


def dm_name(seat: int) -> str:
    return f"hand:{seat}"


def private_name(seat: int) -> str:
    return f"private:{seat}"


def nudge_name(seat: int) -> str:
    return f"nudge:{seat}"
