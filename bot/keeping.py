"""Which matches are this process's to look after, where there are several processes."""

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

from bot.clock import Clock
from bot.lanes import AgainError, Lanes
from db.model import Match
from db.store import Store

SWEEP = "sweep"
# So many matches of a dead process at a time: others take their share.
TAKEN_AT_ONCE = 20


class Keeping:
    """A match is looked after by its keeper alone: whoever wrote of it last, or took it over.

    Whoever becomes the keeper looks at everything of the match, so what the keeper before it leaves undone is
    seen. A match of which something was shown here without a word in the database is owed a look: if another
    process keeps it by then, this one takes it over.
    """

    def __init__(self, store: Store, clock: Clock, seconds: float) -> None:
        """`seconds` lie between two looks for matches that nobody keeps."""
        self._store = store
        self._clock = clock
        self._seconds = seconds
        self._owed: set[int] = set()
        self._lanes: Lanes[str] = Lanes(lambda _key: self._sweep(), clock)
        self.taken: Callable[[int], None] = lambda _match_id: None
        self._begun = False
        self._forgotten = 0
        self.forgotten: Callable[[], None] = lambda: None
        self.lull: Callable[[], Awaitable[None]] = _at_once

    @property
    def alone(self) -> bool:
        """Whether there is but this process, and every match is its own."""
        return self._store.keepers.me is None

    def is_mine(self, match: Match) -> bool:
        """Whether this process has kept a match since before it was read."""
        return self.alone or match.kept_by == self._store.keepers.me

    def owe(self, match_id: int) -> None:
        if not self.alone:
            self._owed.add(match_id)

    @contextmanager
    def paying(self, match_id: int) -> Iterator[bool]:
        """Whether a look at a match is owed, which it no longer is if that succeeds."""
        owed = match_id in self._owed
        self._owed.discard(match_id)
        try:
            yield owed
        except Exception as error:
            # Two drew the same at once, and the other one may believe that it was alone.
            if owed or isinstance(error, AgainError):
                self.owe(match_id)
            raise

    async def keeps(self, match: Match, *, owed: bool) -> bool:
        """Whether to look after a match; one that is owed a look is taken over."""
        if self.is_mine(match):
            return True
        if owed:
            await self._store.keepers.take(match.id)
            self.taken(match.id)
        return owed

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
            self.forgotten()
        found = await self._store.keepers.take_abandoned(now, TAKEN_AT_ONCE)
        for match_id in found:
            self.taken(match_id)
            # Whoever taps meanwhile should not have to stand in line behind every match of the dead.
            await self.lull()
        return now if len(found) == TAKEN_AT_ONCE else now + self._seconds


async def _at_once() -> None:
    pass
