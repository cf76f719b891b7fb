"""When somebody is told, by a message of its own, that a pause is asked for: once for each that is."""

from dataclasses import replace

from bot.messages.surface_cache import SurfaceCache
from bot.publishing.seat_look import SeatLook
from db.model.matches import Ring

# Whoever asks, takes it back and asks again gets nobody out of bed each time.
QUIET_SECONDS = 900.0


class PauseRings:
    def __init__(self, surfaces: SurfaceCache) -> None:
        self._surfaces = surfaces
        self._rung: dict[tuple[int, int], float] = {}

    async def settle(self, look: SeatLook) -> SeatLook:
        """The look, where a pause that nobody asks for any more counts no longer: the next one rings.

        Not before its owner has had their quiet, unless they have tapped something since.
        """
        key = look.loaded.id, look.seat.seat
        for each in look.settled:
            after = await self._surfaces.change(
                look.loaded.id, each.name, lambda last: last.told_no_more(Ring.PAUSE)
            )
            look = replace(look, dm=after) if each is look.dm else replace(look, nudge=after)
        rung = self._rung.get(key)
        if rung is None:
            return look
        if look.seat.tapped_at > rung or look.now >= rung + QUIET_SECONDS:
            del self._rung[key]
            return look
        return replace(look, quiet_until=rung + QUIET_SECONDS)

    def note(self, look: SeatLook) -> None:
        """A message was sent."""
        if look.rings & Ring.PAUSE:
            self._rung[look.loaded.id, look.seat.seat] = look.now
