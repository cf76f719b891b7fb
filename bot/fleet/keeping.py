"""Which matches are this process's to look after, where there are several processes."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from bot.kit.clock import Clock
from bot.kit.lanes import AgainError, Lanes
from bot.known_people import KnownPeople
from bot.marks.marks import Marks
from db.model.matches import Match
from db.store import Store

SWEEP = "sweep"
# So many matches of a dead process at a time: others take their share.
TAKEN_AT_ONCE = 20
# By then whoever keeps a match has seen and mended what was shown elsewhere, if all is well.
GRACE_SECONDS = 1.0


@dataclass(slots=True)
class Debt:
    """A look at a match that is owed from then on (UTC seconds)."""

    at: float
    timer: asyncio.TimerHandle | None = None


class Keeping:
    """A match is looked after by its keeper alone: whoever wrote of it last, or took it over.

    Whoever becomes the keeper looks at everything of the match, so what the keeper before it leaves undone is
    seen. A match of which something was shown here is owed a look, and so is one that two have drawn at once:
    where another process keeps it, this one takes it over, but only if that leaves something undone. Two that
    took it from each other for no reason would go on doing so.
    """

    def __init__(self, store: Store, clock: Clock, marks: Marks, people: KnownPeople, seconds: float) -> None:
        """`seconds` lie between two looks for matches that nobody keeps."""
        self._store = store
        self._clock = clock
        self._marks = marks
        self._people = people
        self._seconds = seconds
        self._owed: dict[int, Debt] = {}
        self._lanes: Lanes[str] = Lanes(lambda _key: self._sweep(), clock)
        self._begun = False
        self._forgotten = 0

    @property
    def alone(self) -> bool:
        """Whether there is but this process, and every match is its own."""
        return self._store.keepers.me is None

    def is_mine(self, match: Match) -> bool:
        """Whether this process has kept a match since before it was read."""
        return self._store.keepers.is_mine(match.kept_by)

    def owe(self, match_id: int) -> None:
        """Something of a match was shown to somebody here, or they want it otherwise."""
        if not self.alone:
            self._owed[match_id] = Debt(self._clock.now() + GRACE_SECONDS)

    async def take_over(self, match_id: int) -> None:
        """Keep a match that shows something else from now on, which neither its log nor its messages tell.

        Its keeper could not know. Raises BusyError.
        """
        await self._store.keepers.take(match_id)
        self._marks.mark_anew(match_id)

    @contextmanager
    def paying(self, match_id: int) -> Iterator[Debt | None]:
        """The look at a match that is owed, which it no longer is if that succeeds."""
        debt = self._owed.pop(match_id, None)
        try:
            yield debt
        except Exception as error:
            # Two drew the same at once, and the other one may believe that it was alone.
            if debt or isinstance(error, AgainError):
                self.owe(match_id)
            raise

    async def keeps(self, match: Match, ply: int, debt: Debt | None) -> bool:
        """Whether to look after a match of so many plies; one that is owed a look may be taken over."""
        if self.is_mine(match):
            return True
        if debt is None:
            return False
        if (left := debt.at - self._clock.now()) > 0:
            self._owed.setdefault(match.id, debt)
            if debt.timer is None:
                debt.timer = asyncio.get_running_loop().call_later(left, self._marks.mark_anew, match.id)
            return False
        if not await self._is_left_undone(match.id, ply):
            return False
        await self._store.keepers.take(match.id)
        self._marks.mark_anew(match.id)
        return True

    async def _is_left_undone(self, match_id: int, ply: int) -> bool:
        """Whether a message shows less than so many plies, or what nobody knows, or was to be deleted."""
        for surface in (await self._store.surfaces.of(match_id)).values():
            shown = surface.shown
            behind = not shown.final and (shown.digest is None or shown.ply < ply)
            if (surface.message_id is not None and behind) or surface.previous_id is not None:
                return True
        return False

    def start(self) -> None:
        """Look for matches that nobody keeps, again and again; those that were kept before are among them."""
        self._lanes.mark(SWEEP)

    async def close(self) -> None:
        await self._lanes.close()

    async def _sweep(self) -> float:
        now = self._clock.now()
        if not self._begun:
            # Kept under the same name by a session, or a process, that is no more.
            await self._store.keepers.let_go()
            self._begun = True
        if (forgotten := await self._store.privacy.forgotten()) != self._forgotten:
            self._forgotten = forgotten
            self._people.forget_all()
        found = await self._store.keepers.take_abandoned(now, TAKEN_AT_ONCE)
        for match_id in found:
            self._marks.mark_anew(match_id)
            # Whoever taps meanwhile should not have to stand in line behind every match of the dead.
            await self._marks.lull()
        return now if len(found) == TAKEN_AT_ONCE else now + self._seconds
