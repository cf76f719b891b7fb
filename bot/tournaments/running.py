"""Runs tournaments: one step after the other, each from what is stored."""

import logging
from contextlib import suppress
from functools import partial

from bot.kit.clock import Clock
from bot.kit.processes import Processes, StoppedError
from bot.tournaments.field import Field
from bot.tournaments.live import POSTS, LiveTournament
from bot.tournaments.pairs import Pairs
from bot.turns.heart import Heart
from db.store import Store
from tournaments import changes
from tournaments.model import Format, Pairing
from tournaments.pairing import next_round
from tournaments.tournament import Tournament

log = logging.getLogger(__name__)

# A match that ends, a tap and a start are looked at right away. This catches everything else.
LOOK_SECONDS = 600.0
# A Swiss round of 64 takes a tenth of this.
PAIRING_SECONDS = 30.0


class Running:
    def __init__(
        self, store: Store, field: Field, pairs: Pairs, heart: Heart, thinking: Processes, clock: Clock
    ) -> None:
        self._store = store.tournaments
        self._field = field
        self._pairs = pairs
        self._heart = heart
        self._thinking = thinking
        self._clock = clock

    async def look(self, live: LiveTournament) -> float | None:
        """Take its next step; returns when to look again (UTC seconds), None once everything was told."""
        tournament = await live.state()
        if tournament is None:
            return None
        # One step a look: if one fails, those before it needn't wait longer and longer.
        with suppress(StoppedError):  # the next process goes on
            if await self._step(live, tournament):
                return self._clock.now()
        live.mark(POSTS)
        return self._next_look(tournament)

    def _next_look(self, tournament: Tournament) -> float | None:
        """When something is due next (UTC seconds); None once everything has been told."""
        now, round_ = self._clock.now(), tournament.round
        latest = now + LOOK_SECONDS
        if tournament.settled:
            return None
        if tournament.paused_at is not None or tournament.ended_at is not None:
            return latest
        times = (round_.ends_at,) if round_ else (tournament.check_in_at, tournament.new.starts_at)
        # A time that has passed waits for the bot's absence to be given back.
        return min(latest, *([at for at in times if at > now] or [now + self._heart.patience]))

    async def _step(self, live: LiveTournament, tournament: Tournament) -> bool:
        """Take its next step; False if there's none to take now."""
        for match_id in await self._store.left_on(tournament.id):
            await self._pairs.stop(match_id)
        if tournament.ended_at is not None or not tournament.open:
            await self._pairs.uncover(live, tournament)
        if tournament.ended_at is not None:
            return False
        round_, goes_on = tournament.round, tournament.paused_at is None
        if round_ is None and not tournament.begun:
            return goes_on and self._is_past(tournament.new.starts_at) and await self._start(live, tournament)
        if round_ is None or not tournament.open:
            return goes_on and await self._pair(live, tournament)
        return await self._play(live, tournament, late=goes_on and self._is_past(round_.ends_at))

    async def _play(self, live: LiveTournament, tournament: Tournament, *, late: bool) -> bool:
        """Take the next step of a pairing; False if all wait for their players."""
        failure = None
        for pairing in tournament.open:
            try:
                if await self._pairs.play(live, tournament, pairing, late=late):
                    return True
            except Exception as error:  # noqa: BLE001 - it's tried again once the others have gone on
                failure = failure or error
        if failure is not None:
            live.mark(POSTS)
            raise failure
        return False

    def _is_past(self, at: float) -> bool:
        """False until the time that the bot was away has been given back."""
        return self._clock.now() >= at and self._heart.steady

    async def _start(self, live: LiveTournament, tournament: Tournament) -> bool:
        """Those who have checked in get their seeds, and the first round is paired."""
        return await self._pair(live, await live.change(await self._field.start(tournament)))

    async def _pair(self, live: LiveTournament, tournament: Tournament) -> bool:
        """Begin the next round with those who are still there, or end it."""
        if await self._field.put_out(live, tournament):
            return True
        new = None
        if enough := len(tournament.entrants) >= tournament.new.format.fewest:
            new = await self._next_round(tournament)
        if not new:
            log.info("tournament %s is over", tournament.id)
            with suppress(changes.RefusedError):  # an admin has just ended it
                await live.end(cancelled=not enough)
            return True
        log.info("tournament %s: round %s begins", tournament.id, new[0].round)
        ends_at = self._clock.now() + tournament.new.round_seconds
        await live.change(partial(changes.pair, new=new, ends_at=ends_at))
        return True

    async def _next_round(self, tournament: Tournament) -> tuple[Pairing, ...]:
        about = tournament.new.format, tournament.entrants, tournament.pairings
        if tournament.new.format is Format.SWISS:  # its library needs too much memory
            return await self._thinking.ask(next_round, *about, longest=PAIRING_SECONDS)
        return next_round(*about)
