"""Everything before a match begins: sitting down, agreeing, getting up."""

from collections.abc import Iterable
from contextlib import suppress

from bot.kit.clock import Clock
from bot.matches.judging import due_after
from bot.matches.live import LiveMatches
from bot.matches.loaded import LoadedMatch
from bot.matches.refusal import Refused, RefusedError
from db.model.matches import Status
from db.store import Store
from hockey.game import SIDES, Move


class Lobby:
    """Every method raises RefusedError if nothing changed; else it returns the match as it is now."""

    def __init__(self, store: Store, matches: LiveMatches, clock: Clock) -> None:
        self._store = store.challenges
        self._matches = matches
        self._clock = clock

    async def accept(self, match_id: int, player_id: int) -> LoadedMatch:
        """An invited player agrees to play; the last one to do so starts the match."""
        expired = False

        async def write(loaded: LoadedMatch) -> None:
            nonlocal expired
            taken = loaded.match.at(_open_seat(loaded, player_id))
            if taken and taken.accepted:
                raise RefusedError(Refused.ACCEPTED if loaded.game.seats > SIDES else Refused.NOT_OPPONENT)
            expired = self._clock.now() >= loaded.match.expires_at
            if expired:
                await self._close(loaded, Status.EXPIRED)
                return
            opening, begun = self._matches.with_chance(loaded, [])
            if loaded.is_lesson or loaded.match.board is not None:
                dealt, begun = self._matches.with_chance(begun, [_choice_for(begun)])
                opening += dealt
            due_at = due_after(loaded, opening, begun)
            if await self._store.accept(match_id, player_id, loaded.game.seats, opening, due_at) is None:
                raise RefusedError(Refused.NOT_OPEN)

        after = await self._matches.of(match_id).change(write)
        if expired:
            raise RefusedError(Refused.NOT_OPEN)
        return after

    async def cut(self, match_id: int, player_id: int, number: str) -> LoadedMatch:
        """A player in the match cuts the deck before it's dealt; their last number counts."""

        async def write(loaded: LoadedMatch) -> None:
            _open_seat(loaded, player_id)
            if not await self._store.cut(match_id, player_id, number):
                raise RefusedError(Refused.NOT_OPEN)

        return await self._matches.of(match_id).change(write)

    async def agree(self, match_id: int, minds: Iterable[int]) -> LoadedMatch:
        """Bots always agree to play, though another call may have noted it already."""
        for player_id in minds:
            with suppress(RefusedError):
                await self.accept(match_id, player_id)
        return await self._matches.load(match_id)

    async def sit(self, match_id: int, player_id: int, name: str) -> LoadedMatch:
        """A player takes the first open seat, and agrees to play by it.

        Raises AlreadyPairedError or RefusedError.
        """

        async def write(loaded: LoadedMatch) -> None:
            _check_open(loaded)
            if loaded.match.seat_of(player_id) is not None:
                raise RefusedError(Refused.SEATED)
            seat = next((seat for seat in range(loaded.game.seats) if loaded.match.at(seat) is None), None)
            if seat is None or not await self._store.sit(match_id, seat, player_id, name, self._clock.now()):
                raise RefusedError(Refused.NO_SEAT)

        await self._matches.of(match_id).change(write)
        return await self.accept(match_id, player_id)

    async def change_sides(self, match_id: int, player_id: int) -> LoadedMatch:
        """All but the first move up a seat. Players who have accepted needn't do so again."""

        async def write(loaded: LoadedMatch) -> None:
            _open_seat(loaded, player_id)
            if not await self._store.change_sides(match_id, loaded.game.seats):
                raise RefusedError(Refused.NOT_OPEN)

        return await self._matches.of(match_id).change(write)

    async def decline(self, match_id: int, player_id: int) -> LoadedMatch:
        """An invited player refuses: a match of two is off, a seat of more becomes open."""

        async def write(loaded: LoadedMatch) -> None:
            if _open_seat(loaded, player_id) == 0:
                raise RefusedError(Refused.NOT_OPPONENT)
            if loaded.game.seats == SIDES:
                await self._close(loaded, Status.DECLINED)
            elif not await self._store.leave(match_id, player_id):
                raise RefusedError(Refused.NOT_OPEN)

        return await self._matches.of(match_id).change(write)

    async def withdraw(self, match_id: int, player_id: int) -> LoadedMatch:
        async def write(loaded: LoadedMatch) -> None:
            if _open_seat(loaded, player_id) != 0:
                raise RefusedError(Refused.NOT_CHALLENGER)
            await self._close(loaded, Status.WITHDRAWN)

        return await self._matches.of(match_id).change(write)

    async def expire(self, match_id: int) -> LoadedMatch:
        async def write(loaded: LoadedMatch) -> None:
            _check_open(loaded)
            await self._close(loaded, Status.EXPIRED)

        return await self._matches.of(match_id).change(write)

    async def _close(self, loaded: LoadedMatch, status: Status) -> None:
        if not await self._store.close(loaded.id, status, self._clock.now()):
            raise RefusedError(Refused.NOT_OPEN)


def _choice_for(cut: LoadedMatch) -> tuple[int, Move]:
    """The choice after a cut that no one makes themselves.

    For a newcomer, the bot plays first, so they have a card to match. Where other tables have the same cards,
    all choices must be alike, or players in the same seat would get different hands.
    """
    (chooser,) = cut.game.to_act(cut.state)
    return chooser, "first" if cut.is_lesson and cut.match.seats[chooser].level is not None else "deal"


def _check_open(loaded: LoadedMatch) -> None:
    if loaded.match.status is not Status.OPEN:
        raise RefusedError(Refused.NOT_OPEN)


def _open_seat(loaded: LoadedMatch, player_id: int) -> int:
    """The seat of a player in a match that has not begun."""
    _check_open(loaded)
    return loaded.seat_of(player_id)
