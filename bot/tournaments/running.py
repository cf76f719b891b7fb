"""Runs tournaments: one step after the other, each from what is stored."""

import logging
from contextlib import suppress

from bot.kit.clock import Clock
from bot.kit.lanes import Lanes
from bot.kit.processes import Processes, StoppedError
from bot.matches.loaded import LoadedMatch
from bot.tournaments.field import Field
from bot.tournaments.pairs import Pairs
from bot.tournaments.showing import Showing
from bot.turns.heart import Heart
from db.store import Store
from tournaments.model import Format, Pairing
from tournaments.pairing import next_round
from tournaments.tournament import Tournament, WhyOut

log = logging.getLogger(__name__)

EVERY = 0
"""Marks all tournaments that go on."""
# A match that ends, a tap and a start are looked at right away. This catches everything else.
LOOK_SECONDS = 600.0
# A Swiss round of 64 takes a tenth of this.
PAIRING_SECONDS = 30.0


class Tournaments:
    def __init__(
        self,
        store: Store,
        field: Field,
        pairs: Pairs,
        showing: Showing,
        heart: Heart,
        thinking: Processes,
        clock: Clock,
    ) -> None:
        self._store = store.tournaments
        self._field = field
        self._pairs = pairs
        self._showing = showing
        self._heart = heart
        self._thinking = thinking
        self._clock = clock
        self._lanes: Lanes[int] = Lanes(self._look, clock)

    def look(self, tournament_id: int) -> None:
        """Take its next steps soon: something has changed."""
        self._lanes.mark(tournament_id)

    def look_everywhere(self) -> None:
        self._lanes.mark(EVERY)

    async def watch(self, loaded: LoadedMatch) -> None:
        """Look at a match's tournament once the match is over."""
        if loaded.match.tournament is not None and not loaded.match.status.live:
            self.look(loaded.match.tournament)

    async def withdraw(self, player_id: int, why: WhyOut, server_id: int | None = None) -> None:
        """A player leaves all tournaments that go on, or those of a server."""
        for tournament_id in await self._store.unfinished_of(player_id, server_id):
            await self._store.withdraw(tournament_id, player_id, why)
            self.look(tournament_id)

    async def close(self) -> None:
        await self._lanes.close()
        await self._showing.close()

    async def _look(self, tournament_id: int) -> float | None:
        if tournament_id == EVERY:
            for each in await self._store.unfinished():
                self.look(each)
            return None
        tournament = await self._store.get(tournament_id)
        if tournament is None:
            return None
        # One step a look: if one fails, those before it needn't wait longer and longer.
        with suppress(StoppedError):  # the next process goes on
            if await self._step(tournament):
                return self._clock.now()
        self._showing.look(tournament_id)
        return self._next_look(tournament)

    def _next_look(self, tournament: Tournament) -> float | None:
        """When something is due next (UTC seconds); None once everything has been told."""
        now, round_ = self._clock.now(), tournament.round
        latest = now + LOOK_SECONDS
        if tournament.told_at is not None:
            return None
        if tournament.paused_at is not None or tournament.ended_at is not None:
            return latest
        times = (round_.ends_at,) if round_ else (tournament.check_in_at, tournament.new.starts_at)
        # A time that has passed waits for the bot's absence to be given back.
        return min(latest, *([at for at in times if at > now] or [now + self._heart.patience]))

    async def _step(self, tournament: Tournament) -> bool:
        """Take its next step; False if there's none to take now."""
        for match_id in await self._store.left_on(tournament.id):
            await self._pairs.stop(match_id)
        if tournament.ended_at is not None or not tournament.open:
            await self._pairs.uncover(tournament)
        if tournament.ended_at is not None:
            return False
        round_, goes_on = tournament.round, tournament.paused_at is None
        if round_ is None:
            return goes_on and self._is_past(tournament.new.starts_at) and await self._start(tournament)
        if not (pairings := tournament.open):
            return goes_on and await self._pair(tournament)
        failure, late = None, goes_on and self._is_past(round_.ends_at)
        for pairing in pairings:
            try:
                if await self._pairs.play(tournament, pairing, late=late):
                    return True
            except Exception as error:  # noqa: BLE001 - it's tried again once the others have gone on
                failure = failure or error
        if failure is not None:
            self._showing.look(tournament.id)
            raise failure
        return False

    def _is_past(self, at: float) -> bool:
        """False until the time that the bot was away has been given back."""
        return self._clock.now() >= at and self._heart.steady

    async def _start(self, tournament: Tournament) -> bool:
        """Those who have checked in get their seeds, and the first round is paired."""
        await self._field.fill(tournament)
        await self._store.start(tournament.id, await self._field.seeds(tournament.id))
        begun = await self._store.get(tournament.id)
        return begun is not None and await self._pair(begun)

    async def _pair(self, tournament: Tournament) -> bool:
        """Begin the next round with those who are still there, or end it."""
        if await self._field.put_out(tournament):
            return True
        now = self._clock.now()
        if len(tournament.entrants) < tournament.new.format.fewest:
            return await self._store.end(tournament.id, now, cancelled=True)
        new = await self._next_round(tournament)
        if not new:
            log.info("tournament %s is over", tournament.id)
            return await self._store.end(tournament.id, now)
        log.info("tournament %s: round %s begins", tournament.id, new[0].round)
        await self._store.pair(tournament.id, new, now, now + tournament.new.round_seconds)
        return True

    async def _next_round(self, tournament: Tournament) -> tuple[Pairing, ...]:
        about = tournament.new.format, tournament.entrants, tournament.pairings
        if tournament.new.format is Format.SWISS:  # its library needs too much memory
            return await self._thinking.ask(next_round, *about, longest=PAIRING_SECONDS)
        return next_round(*about)
