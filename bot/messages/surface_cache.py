"""What every message of a match shows: read once, then kept in step with the store.

Another process may know better. Whoever draws on what stands here finds out when that is put down:
`put` then gives None, and the next look reads anew.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from bot.kit.lanes import AgainError
from bot.kit.lru import Lru
from db.model.surface import Surface
from db.store import Store

# Further ones are read anew when they are asked for.
BOARDS_KEPT = 256


@dataclass(slots=True, weakref_slot=True)
class _MatchSurfaces:
    """The surfaces of one match, None where they have to be read. They are read and changed in turn.

    They were read in the `tenure` of a keeper, or later; `forgotten` counts how often they were.
    """

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    surfaces: dict[str, Surface] | None = None
    tenure: int = -1
    forgotten: int = 0

    def forget(self) -> None:
        self.surfaces = None
        self.forgotten += 1


class OvertakenError(AgainError):
    """The same surface was drawn twice at once, or shows more than what is to be drawn."""


class SurfaceCache:
    def __init__(self, store: Store) -> None:
        self._store = store.surfaces
        self._boards: Lru[int, _MatchSurfaces] = Lru(BOARDS_KEPT)

    async def of(self, match_id: int) -> Mapping[str, Surface]:
        """Every surface of a match by its name."""
        board = self._board(match_id)
        if board.surfaces is not None:
            return board.surfaces
        async with board.lock:
            while board.surfaces is None:
                forgotten = board.forgotten
                read = await self._store.of(match_id)
                if forgotten == board.forgotten:
                    board.surfaces = read
            return board.surfaces

    async def messages_in(self, channel_id: int) -> set[int]:
        """The messages in a channel that are known to show some match."""
        return await self._store.messages_in(channel_id)

    def knows(self, match_id: int) -> bool:
        """Whether a match's surfaces need not be read."""
        board = self._boards.get(match_id)
        return board is not None and board.surfaces is not None

    async def get(self, match_id: int, name: str) -> Surface:
        """A surface as it stands, or an empty one that was never sent."""
        return (await self.of(match_id)).get(name, Surface(name))

    async def put(self, match_id: int, before: Surface, after: Surface) -> Surface | None:
        """Make a surface what it is `after`, unless it was drawn anew since `before` was read: then None."""
        async with self._changing(match_id) as board:
            changed = await self._store.put(match_id, before, after)
            if changed is None:
                board.forget()
                return None
            return _noted(board, changed)

    async def record(self, match_id: int, before: Surface, after: Surface) -> Surface:
        """The same; where it was drawn anew, nobody knows any more what it shows: raises OvertakenError."""
        changed = await self.put(match_id, before, after)
        if changed is None:
            await self.change(match_id, before.name, Surface.unsure)
            raise OvertakenError
        return changed

    async def change(self, match_id: int, name: str, step: Callable[[Surface], Surface]) -> Surface:
        """Take a step from a surface as it stands, which is made where there is none, and return it."""
        async with self._changing(match_id) as board:
            return _noted(board, await self._store.change(match_id, name, step))

    async def leave(self, match_id: int, channel_id: int) -> None:
        """A channel is gone: what still changes there has to be sent anew, elsewhere."""
        async with self._changing(match_id) as board:
            await self._store.leave(match_id, channel_id)
            board.forget()

    def forget(self, match_id: int) -> None:
        """Read the match's surfaces anew when they are next asked for."""
        if board := self._boards.get(match_id):
            board.forget()

    def tenure(self, match_id: int) -> int:
        """In which tenure of the match's keepers, or later, its surfaces were read; -1 where nobody knows."""
        return self._board(match_id).tenure

    def begin(self, match_id: int, tenure: int) -> None:
        """Another process may have shown more of the match than is known here, before this tenure."""
        board = self._board(match_id)
        if tenure > board.tenure:
            board.forget()
            board.tenure = tenure

    def _board(self, match_id: int) -> _MatchSurfaces:
        return self._boards.get(match_id) or self._boards.put(match_id, _MatchSurfaces())

    @asynccontextmanager
    async def _changing(self, match_id: int) -> AsyncIterator[_MatchSurfaces]:
        board = self._board(match_id)
        async with board.lock:
            try:
                yield board
            except BaseException:
                board.forget()  # nobody knows whether it was kept
                raise


def _noted(board: _MatchSurfaces, surface: Surface) -> Surface:
    if board.surfaces is not None:
        board.surfaces = {**board.surfaces, surface.name: surface}
    return surface


def check_forward(surface: Surface, ply: int) -> None:
    """What a message shows only moves forward: at an earlier ply it is neither drawn nor taken away."""
    if ply < surface.shown.ply:
        raise OvertakenError
