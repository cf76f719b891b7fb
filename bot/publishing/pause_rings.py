"""When a player is told, by a message of its own, that a pause is asked for: once for each that is."""

from dataclasses import replace

from bot.messages.message import MatchMessages
from bot.publishing.seat_look import SeatLook
from db.model.matches import Ring

# Asking, taking it back and asking again gets nobody out of bed each time.
QUIET_SECONDS = 900.0


class PauseRings:
    def __init__(self) -> None:
        self._rung: dict[tuple[int, int], float] = {}

    async def settle(self, look: SeatLook, messages: MatchMessages) -> None:
        """A pause that nobody asks for any more no longer counts: the next one rings."""
        for each in look.settled:
            await messages.get(each.name).change(lambda last: last.forget_ring(Ring.PAUSE))

    def quiet(self, look: SeatLook) -> SeatLook:
        """The look with how long its owner is left in peace, unless they have tapped something since."""
        key = look.loaded.id, look.seat.seat
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
