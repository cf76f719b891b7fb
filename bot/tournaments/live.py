"""A tournament and everything that can happen to it.

Players and admins call the methods of `LiveTournament`. Each is one of `tournaments.changes`, made in one
transaction on the tournament as it's stored. Then its lanes are marked, even if it's unknown whether the
write has worked. Its row is its lock; a match's lock may be taken inside, never the other way round.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial

from bot.kit.clock import Clock
from bot.kit.lanes import Lanes
from bot.matches.loaded import LoadedMatch
from bot.posts.live import LivePosts
from db.model.posts import Owner, OwnerKind
from db.store import Store
from tournaments import changes
from tournaments.changes import Named, RefusedError
from tournaments.model import Pairing
from tournaments.tournament import NewTournament, Tournament, WhyOut

STEPS = "steps"
"""The lane of its next steps. Once there are none, they mark the other lane."""
POSTS = "posts"
"""The lane of its message and posts. Discord's trouble must not keep a round from its end."""

EVERY = 0
"""Marks all tournaments that go on."""
Key = tuple[int, str]


class LiveTournament:
    def __init__(self, tournament_id: int, among: "LiveTournaments") -> None:
        self.id = tournament_id
        self.uncovered = 0
        """The last round of a duplicate whose cards were shown after its last table had ended."""
        self.event_at: float | None = None
        """The start that its event shows, as far as this process knows."""
        self.posts = LivePosts(
            Owner(OwnerKind.TOURNAMENT, tournament_id), among.posts, lambda _lane: self.mark(POSTS)
        )
        self._among = among

    async def state(self) -> Tournament | None:
        """The tournament as it's stored; None if there is none."""
        return await self._among.store.get(self.id)

    async def change(self, change: Callable[[Tournament], Tournament]) -> Tournament:
        """Make one of `tournaments.changes`; returns the tournament after it. RefusedError says why not."""
        try:
            changed = await self._among.store.change(self.id, change, self._among.clock.now())
        except RefusedError:
            raise
        except BaseException:
            self.mark()
            raise
        self.mark()
        return changed

    async def sign_up(self, people: Sequence[Named]) -> Tournament:
        return await self.change(partial(changes.sign_up, people=people, now=self._now))

    async def agree(self, player_id: int) -> Tournament:
        return await self.change(partial(changes.agree, player_id=player_id, now=self._now))

    async def check_in(self, player_id: int) -> Tournament:
        return await self.change(partial(changes.check_in, player_id=player_id, now=self._now))

    async def withdraw(self, player_id: int, why: WhyOut = WhyOut.WITHDREW) -> Tournament:
        return await self.change(partial(changes.withdraw, player_id=player_id, why=why))

    async def replace(self, player_id: int, by: Named) -> Tournament:
        return await self.change(partial(changes.replace, player_id=player_id, by=by))

    async def decide(self, decided: Pairing) -> Tournament:
        return await self.change(partial(changes.decide, decided=decided))

    async def extend(self, seconds: float) -> Tournament:
        return await self.change(partial(changes.extend, seconds=seconds))

    async def pause(self) -> Tournament:
        return await self.change(partial(changes.pause, now=self._now))

    async def go_on(self) -> Tournament:
        return await self.change(partial(changes.go_on, now=self._now))

    async def end(self, *, cancelled: bool = False) -> Tournament:
        return await self.change(partial(changes.end, now=self._now, cancelled=cancelled))

    def mark(self, lane: str = STEPS) -> None:
        """Look at a lane soon."""
        self._among.lanes.mark((self.id, lane))

    @property
    def _now(self) -> float:
        return self._among.clock.now()


def _name(key: Key) -> str:
    tournament_id, lane = key
    return "tournaments" if tournament_id == EVERY else f"tournament {tournament_id}, {lane}"


Work = Callable[[LiveTournament], Awaitable[float | None]]
"""Does what is due in a lane; returns when to look again (UTC seconds), None to wait for a change."""


class LiveTournaments:
    """Every tournament by its number."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store.tournaments
        self.posts = store.posts
        self.clock = clock
        self.lanes: Lanes[Key] = Lanes(self._look, clock, name=_name)
        self.work: Mapping[str, Work] = {}
        """What is done in each lane."""
        self._live: dict[int, LiveTournament] = {}

    def of(self, tournament_id: int) -> LiveTournament:
        return self._live.setdefault(tournament_id, LiveTournament(tournament_id, self))

    async def create(self, new: NewTournament) -> Tournament:
        """Announce a tournament."""
        created = await self.store.create(new, self.clock.now())
        self.of(created.id).mark()
        return created

    async def withdraw(self, player_id: int, why: WhyOut, server_id: int | None = None) -> None:
        """A player leaves all tournaments that go on, or those of a server."""
        for tournament_id in await self.store.unfinished_of(player_id, server_id):
            with suppress(RefusedError):  # they are out already
                await self.of(tournament_id).withdraw(player_id, why)

    async def match_changed(self, loaded: LoadedMatch) -> None:
        """Look at a match's tournament once the match is over."""
        if loaded.match.tournament is not None and not loaded.match.status.live:
            self.of(loaded.match.tournament).mark()

    def start(self) -> None:
        """Look at all tournaments that go on, as they are stored."""
        for live in self._live.values():
            live.posts.forget()
        self.lanes.mark((EVERY, STEPS))

    async def close(self) -> None:
        await self.lanes.close()

    async def _look(self, key: Key) -> float | None:
        tournament_id, lane = key
        if tournament_id != EVERY:
            return await self.work[lane](self.of(tournament_id))
        for each in await self.store.unsettled():
            self.of(each).mark()
        return None
