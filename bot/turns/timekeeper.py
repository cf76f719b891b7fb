"""What players do about time: claim a win, wait, pause, go on; leave, once a partner could object."""

from functools import partial

from bot.kit.clock import Clock
from bot.matches.live import LiveMatches, Write
from bot.matches.loaded import LoadedMatch
from bot.matches.refusal import Refused, RefusedError
from bot.posts.names import hand_names
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
    """Every method raises RefusedError if nothing changed; else it returns the match as it is now."""

    def __init__(self, store: Store, matches: LiveMatches, clock: Clock) -> None:
        self._clocks = store.clocks
        self._leaving = store.leaving
        self._matches = matches
        self._clock = clock

    async def claim(self, match_id: int, player_id: int) -> LoadedMatch:
        """Win against a side whose time is up."""
        return await self._matches.of(match_id).end_when(
            By.CLOCK, lambda loaded: _claiming(loaded, player_id)
        )

    async def wait_on(self, match_id: int, player_id: int) -> LoadedMatch:
        """Give a side whose time is up another whole turn."""

        async def write(loaded: LoadedMatch) -> None:
            _claiming(loaded, player_id)
            await self._clocks.wait_on(match_id, loaded.now + loaded.match.turn_seconds)

        return await self._change(match_id, write)

    async def ask_pause(self, match_id: int, player_id: int, seconds: float) -> LoadedMatch:
        async def write(loaded: LoadedMatch) -> None:
            await self._ask_pause(loaded, player_id, seconds)

        return await self._change(match_id, write)

    async def agree_to_pause(self, match_id: int, player_id: int) -> LoadedMatch:
        """The last seat to agree stops the clock."""

        async def write(loaded: LoadedMatch) -> None:
            _on_ice(loaded, player_id)
            await self._ask_pause(loaded, player_id, _asked(loaded))

        return await self._change(match_id, write)

    async def _ask_pause(self, loaded: LoadedMatch, player_id: int, seconds: float) -> None:
        seat = _on_ice(loaded, player_id)
        if loaded.view(None).phase is Phase.CHOICE:
            raise RefusedError(Refused.NOT_DEALT)
        if pause_asked(loaded) is not None and not must_answer_pause(loaded, seat):
            raise RefusedError(Refused.PAUSE_WAITS)
        await self._clocks.agree_to_pause(loaded.id, seat, seconds, loaded.now)

    async def refuse_pause(self, match_id: int, player_id: int) -> LoadedMatch:
        """Refuse another player's pause, or take back the own request."""

        async def write(loaded: LoadedMatch) -> None:
            _on_ice(loaded, player_id)
            _asked(loaded)
            await self._clocks.refuse_pause(match_id)

        return await self._change(match_id, write)

    async def resume(self, match_id: int, player_id: int) -> LoadedMatch:
        """Go on before the pause is over."""

        async def write(loaded: LoadedMatch) -> None:
            loaded.seat_of(player_id)
            if loaded.match.status is not Status.RUNNING:
                raise RefusedError(Refused.OVER)
            await self._go_on(loaded)

        return await self._change(match_id, write)

    async def go_on(self, match_id: int) -> LoadedMatch:
        return await self._change(match_id, self._go_on)

    async def _go_on(self, loaded: LoadedMatch) -> None:
        if not await self._clocks.resume(loaded.id, self._clock.now()):
            raise RefusedError(Refused.NOT_PAUSED)

    async def leave(self, match_id: int, player_id: int) -> LoadedMatch:
        """Resign for a side; the match goes on while a partner still has to be asked."""
        loaded, agreed = await self._matches.load(match_id), True
        if loaded.match.status is Status.RUNNING and must_ask_partner(loaded, loaded.seat_of(player_id)):

            async def write(now: LoadedMatch) -> None:
                nonlocal agreed
                agreed = await self._leaving.ask(match_id, _on_ice(now, player_id), now.now)

            loaded = await self._change(match_id, write)
        return await self._matches.of(match_id).resign(player_id) if agreed else loaded

    async def stay(self, match_id: int, player_id: int) -> LoadedMatch:
        """Stay after all, or keep a partner who wants to leave."""

        async def write(loaded: LoadedMatch) -> None:
            await self._leaving.stay(match_id, loaded.seat_of(player_id))

        return await self._change(match_id, write)

    async def note_gone(self, match_id: int, seat: int, *, gone: bool) -> LoadedMatch:
        """A seat's owner has left the server, or is back."""

        async def write(_loaded: LoadedMatch) -> None:
            await self._leaving.note_gone(match_id, seat, self._clock.now() if gone else None)

        return await self._change(match_id, write)

    async def win_alone(self, match_id: int, player_id: int) -> LoadedMatch:
        """Win against a side that has left the server."""
        judge = partial(_staying, player_id=player_id)
        return await self._matches.of(match_id).end_when(By.WALKOVER, judge)

    async def ask_for_bot(self, match_id: int, player_id: int) -> LoadedMatch:
        """Ask the opponents whether a bot may play in place of a partner who wants to leave; once."""

        async def write(loaded: LoadedMatch) -> None:
            here = loaded.match.tournament is None  # in a tournament, no bot plays on
            if not here or not await self._leaving.ask_for_bot(
                match_id, _on_ice(loaded, player_id), loaded.now
            ):
                raise RefusedError(Refused.LATE)

        return await self._change(match_id, write)

    async def refuse_bot(self, match_id: int, player_id: int) -> LoadedMatch:
        """Refuse a bot that an opponent would play on with."""

        async def write(loaded: LoadedMatch) -> None:
            wish = bot_wish(loaded, loaded.seat_of(player_id))
            if wish is None or not await self._leaving.refuse_bot(match_id, wish.partner.seat):
                raise RefusedError(Refused.LATE)

        return await self._change(match_id, write)

    async def hand_over(
        self, match_id: int, player_id: int, leaver: int, mind: tuple[int, str]
    ) -> LoadedMatch:
        """Let a bot, an id and a name, play on for a seat that wants to leave, or that left the server.

        Raises AlreadyPairedError or RefusedError.
        """
        live = self._matches.of(match_id)

        async def write(loaded: LoadedMatch) -> None:
            seat = _on_ice(loaded, player_id)
            partner = partner_of(loaded, leaver)
            asked_by = partner.seat if partner and partner.seat != seat else None
            facts = match_id, leaver, mind, hand_names(leaver), loaded.now
            if not lets_bot_in(loaded, seat, leaver) or not await self._leaving.hand_over(
                *facts, asked_by=asked_by
            ):
                raise RefusedError(Refused.LATE)
            live.posts.forget()

        return await live.change(write)

    async def _change(self, match_id: int, write: Write) -> LoadedMatch:
        return await self._matches.of(match_id).change(write)


def _on_ice(loaded: LoadedMatch, player_id: int) -> int:
    """The seat of a player in a running match that is not paused."""
    seat = loaded.seat_of(player_id)
    _check_going(loaded)
    return seat


def _asked(loaded: LoadedMatch) -> float:
    """The length of a pause that was asked for, in seconds."""
    if (seconds := pause_asked(loaded)) is None:
        raise RefusedError(Refused.NO_PAUSE_ASKED)
    return seconds


def _claiming(loaded: LoadedMatch, player_id: int) -> int:
    """The side for which a player may claim the win."""
    side = loaded.seat_of(player_id) % SIDES
    _check_going(loaded)
    if not is_time_up(loaded):
        raise RefusedError(Refused.IN_TIME)
    if side in late_sides(loaded) or claimant(loaded) != side:
        raise RefusedError(Refused.OWN_TIME)
    return side


def _staying(loaded: LoadedMatch, player_id: int) -> int:
    """The side that may take the win because the other one has left the server."""
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
