"""What happens to a match before it begins: who sits down, who agrees, who gets up."""

from collections.abc import Iterable
from contextlib import suppress

from bot.kit.clock import Clock
from bot.matches.desk import Desk
from bot.matches.judging import due_after
from bot.matches.loaded import LoadedMatch
from bot.matches.refusal import Refused, RefusedError
from db.matches.challenges import SeatsMeanwhileError
from db.model.matches import Status
from db.store import Store
from hockey.game import SIDES


class Lobby:
    def __init__(self, store: Store, desk: Desk, clock: Clock) -> None:
        self._store = store
        self._desk = desk
        self._clock = clock

    async def accept(self, match_id: int, player_id: int) -> LoadedMatch:
        """Somebody who was asked to play agrees; the last one to do so starts the match."""
        while True:
            with suppress(SeatsMeanwhileError):
                return await self._accept(match_id, player_id)

    async def _accept(self, match_id: int, player_id: int) -> LoadedMatch:
        loaded = await self._open_challenge(match_id)
        seat = loaded.seat_of(player_id)
        if (taken := loaded.match.at(seat)) and taken.accepted:
            raise RefusedError(Refused.ACCEPTED if loaded.game.seats > SIDES else Refused.NOT_OPPONENT)
        if self._clock.now() >= loaded.match.expires_at:
            await self.expire(loaded)
            raise RefusedError(Refused.NOT_OPEN)
        opening, begun = self._desk.with_chance(loaded, [])
        due_at = due_after(loaded, opening, begun)
        known, count = loaded.match.seats, loaded.game.seats
        status = await self._store.challenges.accept(match_id, player_id, count, opening, due_at, known)
        if status is None:
            raise RefusedError(Refused.NOT_OPEN)
        if status is Status.RUNNING:
            started = self._desk.after(begun, status, due_at)
            # A start notes at each seat what its owner wants, say no DMs: that has not been read yet.
            self._desk.forget(match_id)
            return started
        return await self._desk.changed_otherwise(match_id)

    async def cut(self, match_id: int, player_id: int, number: str) -> LoadedMatch:
        """Somebody who sits there cuts the deck before it is dealt; the last number of theirs counts."""
        loaded = await self._open_challenge(match_id)
        loaded.seat_of(player_id)
        if not await self._store.challenges.cut(match_id, player_id, number):
            raise RefusedError(Refused.NOT_OPEN)
        return await self._desk.changed_otherwise(match_id)

    async def agree(self, match_id: int, minds: Iterable[int]) -> LoadedMatch:
        """Minds want to play wherever they sit, whoever else has them say so meanwhile."""
        with self._desk.told_anyway(match_id):
            for player_id in minds:
                with suppress(RefusedError):
                    await self.accept(match_id, player_id)
            return await self._desk.load(match_id)

    async def sit(self, match_id: int, player_id: int, name: str) -> LoadedMatch:
        """Somebody takes the first open seat; where that was the last of two, the match starts.

        Raises AlreadyPairedError beside RefusedError.
        """
        taken = False
        while not taken:  # where somebody else was quicker, there may be another seat
            loaded = await self._open_challenge(match_id)
            if loaded.match.seat_of(player_id) is not None:
                raise RefusedError(Refused.SEATED)
            seat = next((seat for seat in range(loaded.game.seats) if loaded.match.at(seat) is None), None)
            if seat is None:
                raise RefusedError(Refused.NO_SEAT)
            taken = await self._store.challenges.sit(match_id, seat, player_id, name, self._clock.now())
        if loaded.game.seats == SIDES:
            with self._desk.told_anyway(match_id):
                return await self.accept(match_id, player_id)
        return await self._desk.changed_otherwise(match_id)

    async def change_sides(self, match_id: int, player_id: int) -> LoadedMatch:
        """Everybody but the first moves up a seat; people who did not ask for it have to accept anew."""
        loaded = await self._open_challenge(match_id)
        loaded.seat_of(player_id)
        if not await self._store.challenges.change_sides(match_id, loaded.game.seats, player_id):
            raise RefusedError(Refused.NOT_OPEN)
        return await self._desk.changed_otherwise(match_id)

    async def decline(self, match_id: int, player_id: int) -> LoadedMatch:
        """Somebody who was asked does not want to play: a match of two is off, a seat of more is open."""
        loaded = await self._open_challenge(match_id)
        seat = loaded.seat_of(player_id)
        if seat == 0:
            raise RefusedError(Refused.NOT_OPPONENT)
        if loaded.game.seats == SIDES:
            return await self._close(loaded, Status.DECLINED)
        if not await self._store.challenges.leave(match_id, player_id):
            raise RefusedError(Refused.NOT_OPEN)
        return await self._desk.changed_otherwise(match_id)

    async def withdraw(self, match_id: int, player_id: int) -> LoadedMatch:
        loaded = await self._open_challenge(match_id)
        if loaded.seat_of(player_id) != 0:
            raise RefusedError(Refused.NOT_CHALLENGER)
        return await self._close(loaded, Status.WITHDRAWN)

    async def expire(self, loaded: LoadedMatch) -> LoadedMatch:
        return await self._close(loaded, Status.EXPIRED)

    async def _open_challenge(self, match_id: int) -> LoadedMatch:
        loaded = await self._desk.load(match_id)
        if loaded.match.status is not Status.OPEN:
            raise RefusedError(Refused.NOT_OPEN)
        return loaded

    async def _close(self, loaded: LoadedMatch, status: Status) -> LoadedMatch:
        if not await self._store.challenges.close(loaded.id, status, self._clock.now()):
            raise RefusedError(Refused.NOT_OPEN)
        return self._desk.after(loaded, status, None)
