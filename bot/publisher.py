"""Brings what people see up to date with the matches: from their state, never from events."""

import logging
from typing import Protocol

import discord

from bot.clock import Clock
from bot.desk import Desk, LoadedMatch
from bot.hands import Hands
from bot.lanes import Lanes
from bot.outbox import ARCHIVED_THREAD, Outbox, OvertakenError, Wanted
from bot.turnclock import TurnClock
from db.model import Surface
from db.store import Store

log = logging.getLogger(__name__)

PUBLIC = "public"
CLOCK = "clock"
SEAT = "seat"

# The channel is gone, or the bot may not write there: trying again changes nothing.
GIVEN_UP = frozenset({403, 404})

Key = tuple[int, str]


class PublicFace(Protocol):
    """How a match looks to a channel; cogs register one."""

    def __call__(self, loaded: LoadedMatch, locale: str) -> list[Wanted]:
        """Every message that the channel should hold for this match, in the order of play."""


class Publisher:
    def __init__(
        self, store: Store, desk: Desk, outbox: Outbox, hands: Hands, turn_clock: TurnClock, clock: Clock
    ) -> None:
        self._store = store
        self._desk = desk
        self._outbox = outbox
        self._hands = hands
        self._turn_clock = turn_clock
        self._clock = clock
        self._lanes: Lanes[Key] = Lanes(self._work, clock)
        self._face: PublicFace | None = None
        desk.changed = self.mark
        hands.dms_closed = lambda match_id: self.mark_lane(match_id, PUBLIC)

    def register(self, face: PublicFace) -> None:
        self._face = face

    def mark(self, loaded: LoadedMatch, answering: str | None = None) -> None:
        """Have every surface of the match brought up to date, save those of a lane that is being answered."""
        for lane in (PUBLIC, CLOCK, *(seat_lane(seat.seat) for seat in loaded.match.seats)):
            if lane != answering:
                self.mark_lane(loaded.id, lane)

    def mark_lane(self, match_id: int, lane: str) -> None:
        self._lanes.mark((match_id, lane))

    async def start(self) -> None:
        """Look at every match that may lag behind what people see."""
        for match_id, seats in await self._store.matches.unsettled():
            for lane in (PUBLIC, CLOCK, *map(seat_lane, range(seats))):
                self.mark_lane(match_id, lane)

    async def close(self) -> None:
        await self._lanes.close()

    async def _work(self, key: Key) -> float | None:
        match_id, lane = key
        loaded = await self._desk.load(match_id)
        when: float | None = None
        if lane == CLOCK:
            return await self._turn_clock.look(loaded)
        try:
            if lane == PUBLIC:
                await self._publish(loaded)
            else:
                when = await self._hands.look(loaded, int(lane.removeprefix(SEAT)))
        except OvertakenError:
            return self._clock.now()
        if not loaded.match.status.live:
            await self._settle(loaded)
        return when

    async def _publish(self, loaded: LoadedMatch) -> None:
        surfaces = await self._store.surfaces.of(loaded.id)
        try:
            for wanted in await self._wanted(loaded):
                surface = surfaces.get(wanted.name, Surface(wanted.name))
                done = surface.final and surface.previous_id is None
                if done or (wanted.edit_only and surface.message_id is None):
                    continue
                await self._outbox.show(
                    loaded.id,
                    surface,
                    wanted.draw(),
                    loaded.match.channel_id,
                    loaded.ply,
                    final=wanted.final,
                )
        except discord.HTTPException as error:
            if error.status not in GIVEN_UP and error.code != ARCHIVED_THREAD:
                raise
            log.warning("match %s cannot be shown in its channel (%s)", loaded.id, error.code)
            if not loaded.match.status.live:
                await self._store.matches.settle(loaded.id)

    async def _wanted(self, loaded: LoadedMatch) -> list[Wanted]:
        if self._face is None:
            return []
        _, locale = await self._store.people.server(loaded.match.server_id)
        return self._face(loaded, locale)

    async def _settle(self, loaded: LoadedMatch) -> None:
        """Once a match that is over is shown everywhere as it ended, nothing has to look at it again."""
        surfaces = await self._store.surfaces.of(loaded.id)
        shown = [wanted for wanted in await self._wanted(loaded) if not wanted.edit_only]
        missing = [wanted for wanted in shown if wanted.name not in surfaces]
        if not missing and all(surface.final for surface in surfaces.values()):
            await self._store.matches.settle(loaded.id)


def seat_lane(seat: int) -> str:
    return f"{SEAT}{seat}"
