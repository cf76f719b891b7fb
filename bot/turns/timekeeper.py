"""What players do about time: claim a win, wait on, pause, go on; leave, once a partner could object."""

from bot.kit.clock import Clock
from bot.matches.desk import Desk
from bot.matches.loaded import LoadedMatch
from bot.matches.refusal import Refused, RefusedError
from bot.messages.names import hand_names
from bot.turns.timing import (
    bot_wish,
    claimant,
    gone_from,
    is_paused,
    is_time_up,
    late_sides,
    lets_bot_in,
    must_answer_pause,
    must_ask_partner,
    partner_of,
    pause_asked,
)
from db.model.matches import Status
from db.store import Store
from hockey.game import SIDES, By, Phase


class Timekeeper:
    """Every method raises RefusedError, then nothing has changed; else it gives the match as it is now."""

    def __init__(self, store: Store, desk: Desk, clock: Clock) -> None:
        self._store = store
        self._desk = desk
        self._clock = clock

    async def claim(self, match_id: int, player_id: int) -> LoadedMatch:
        """Win against a side whose time is up."""
        return await self._desk.end_when(match_id, By.CLOCK, lambda loaded: _claiming(loaded, player_id))

    async def wait_on(self, match_id: int, player_id: int) -> LoadedMatch:
        """Give a side whose time is up another whole turn."""
        async with self._desk.changing(match_id):
            loaded = await self._desk.load(match_id)
            _claiming(loaded, player_id)
            due_at = loaded.now + loaded.match.turn_seconds
            await self._store.clocks.wait_on(match_id, due_at)
        return await self._desk.changed_otherwise(match_id)

    async def ask_pause(self, match_id: int, player_id: int, seconds: float) -> LoadedMatch:
        async with self._desk.changing(match_id):
            loaded, seat = await self._on_ice(match_id, player_id)
            if loaded.view(None).phase is Phase.CHOICE:
                raise RefusedError(Refused.NOT_DEALT)
            if pause_asked(loaded) is not None and not must_answer_pause(loaded, seat):
                raise RefusedError(Refused.PAUSE_WAITS)
            await self._store.clocks.agree_to_pause(match_id, seat, seconds, loaded.now)
        return await self._desk.changed_otherwise(match_id)

    async def agree_to_pause(self, match_id: int, player_id: int) -> LoadedMatch:
        """The last seat to agree stops the clock."""
        asked = pause_asked(await self._desk.load(match_id))
        if asked is None:
            await self._on_ice(match_id, player_id)
            raise RefusedError(Refused.NO_PAUSE_ASKED)
        return await self.ask_pause(match_id, player_id, asked)

    async def refuse_pause(self, match_id: int, player_id: int) -> LoadedMatch:
        """No to a pause that somebody else asked for, or no longer to one's own."""
        async with self._desk.changing(match_id):
            loaded, _ = await self._on_ice(match_id, player_id)
            if pause_asked(loaded) is None:
                raise RefusedError(Refused.NO_PAUSE_ASKED)
            await self._store.clocks.refuse_pause(match_id)
        return await self._desk.changed_otherwise(match_id)

    async def resume(self, match_id: int, player_id: int) -> LoadedMatch:
        """Go on before the pause is over."""
        loaded = await self._desk.load(match_id)
        loaded.seat_of(player_id)
        if loaded.match.status is not Status.RUNNING:
            raise RefusedError(Refused.OVER)
        return await self.go_on(match_id)

    async def go_on(self, match_id: int) -> LoadedMatch:
        async with self._desk.changing(match_id):
            if not await self._store.clocks.resume(match_id, self._clock.now()):
                raise RefusedError(Refused.NOT_PAUSED)
        return await self._desk.changed_otherwise(match_id)

    async def leave(self, match_id: int, player_id: int) -> LoadedMatch:
        """Leave the ice for one's side; the match goes on as long as a partner is still to be asked."""
        loaded = await self._desk.load(match_id)
        seat = loaded.seat_of(player_id)
        if loaded.match.status is Status.RUNNING and must_ask_partner(loaded, seat):
            async with self._desk.changing(match_id):
                loaded, seat = await self._on_ice(match_id, player_id)
                agreed = await self._store.leaving.ask(match_id, seat, loaded.now)
            if not agreed:
                return await self._desk.changed_otherwise(match_id)
        return await self._desk.resign(match_id, player_id)

    async def stay(self, match_id: int, player_id: int) -> LoadedMatch:
        """Do not leave, nor let a partner who wants to."""
        async with self._desk.changing(match_id):
            seat = (await self._desk.load(match_id)).seat_of(player_id)
            await self._store.leaving.stay(match_id, seat)
        return await self._desk.changed_otherwise(match_id)

    async def note_gone(self, match_id: int, seat: int, *, gone: bool) -> LoadedMatch:
        """A seat's owner has left the server, or is back."""
        async with self._desk.changing(match_id):
            await self._store.leaving.note_gone(match_id, seat, self._clock.now() if gone else None)
        return await self._desk.changed_otherwise(match_id)

    async def win_alone(self, match_id: int, player_id: int) -> LoadedMatch:
        """Win against a side that has left the server."""
        return await self._desk.end_when(match_id, By.WALKOVER, lambda loaded: _staying(loaded, player_id))

    async def ask_for_bot(self, match_id: int, player_id: int) -> LoadedMatch:
        """Ask those across whether a bot may play in the place of a partner who wants to leave; once."""
        async with self._desk.changing(match_id):
            loaded, seat = await self._on_ice(match_id, player_id)
            if not await self._store.leaving.ask_for_bot(match_id, seat, loaded.now):
                raise RefusedError(Refused.LATE)
        return await self._desk.changed_otherwise(match_id)

    async def refuse_bot(self, match_id: int, player_id: int) -> LoadedMatch:
        """No to a bot that somebody across would play on with."""
        async with self._desk.changing(match_id):
            loaded = await self._desk.load(match_id)
            wish = bot_wish(loaded, loaded.seat_of(player_id))
            if wish is None or not await self._store.leaving.refuse_bot(match_id, wish.partner.seat):
                raise RefusedError(Refused.LATE)
        return await self._desk.changed_otherwise(match_id)

    async def hand_over(
        self, match_id: int, player_id: int, leaver: int, mind: tuple[int, str]
    ) -> LoadedMatch:
        """Let a mind, an id and a name, play on for a seat that wants to leave, or that left the server.

        Raises AlreadyPairedError beside RefusedError.
        """
        async with self._desk.changing(match_id):
            loaded, seat = await self._on_ice(match_id, player_id)
            if not lets_bot_in(loaded, seat, leaver):
                raise RefusedError(Refused.LATE)
            partner = partner_of(loaded, leaver)
            asked_by = partner.seat if partner and partner.seat != seat else None
            if not await self._store.leaving.hand_over(
                match_id, leaver, mind, hand_names(leaver), loaded.now, asked_by=asked_by
            ):
                raise RefusedError(Refused.LATE)
        return await self._desk.changed_otherwise(match_id)

    async def _on_ice(self, match_id: int, player_id: int) -> tuple[LoadedMatch, int]:
        """A running match that is not paused, and the seat of somebody in it."""
        loaded = await self._desk.load(match_id)
        seat = loaded.seat_of(player_id)
        _check_going(loaded)
        return loaded, seat


def _claiming(loaded: LoadedMatch, player_id: int) -> int:
    """The side for which somebody may claim the win."""
    side = loaded.seat_of(player_id) % SIDES
    _check_going(loaded)
    if not is_time_up(loaded):
        raise RefusedError(Refused.IN_TIME)
    if side in late_sides(loaded) or claimant(loaded) != side:
        raise RefusedError(Refused.OWN_TIME)
    return side


def _staying(loaded: LoadedMatch, player_id: int) -> int:
    """The side that may have the win because the other one has left the server."""
    seat = loaded.seat_of(player_id)
    gone = gone_from(loaded, seat)
    if gone is None or gone.seat % SIDES == seat % SIDES:
        raise RefusedError(Refused.LATE)
    return seat % SIDES


def _check_going(loaded: LoadedMatch) -> None:
    if loaded.match.status is not Status.RUNNING:
        raise RefusedError(Refused.OVER)
    if is_paused(loaded):
        raise RefusedError(Refused.PAUSED)
