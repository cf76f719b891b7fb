"""Who looks after a match, where two processes might."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from dataclasses import dataclass, field
from typing import Self

import pytest
from sqlalchemy import select
from sqlalchemy.engine import URL

from bot.fleet.keeping import GRACE_SECONDS, TAKEN_AT_ONCE, Keeping
from bot.kit.lanes import AgainError
from bot.known_people import KnownPeople
from bot.marks.keys import Key
from bot.marks.marks import Marks
from bot.marks.owed import Owed
from db.model.matches import Match
from db.model.surface import Shown, Surface
from db.schema import players
from db.store import Store
from tests.bot.desks import MovableClock, marks_over
from tests.db.stores import JON, NOW, match_of, met, new_match, running_match, store_at

LEASE = 15.0


@dataclass
class Process:
    store: Store
    clock: MovableClock = field(default_factory=MovableClock)
    keeping: Keeping = field(init=False)
    marks: Marks = field(init=False)
    people: KnownPeople = field(init=False)

    def __post_init__(self) -> None:
        self.marks = marks_over(self.store, self.clock)
        self.people = KnownPeople(self.store)
        self.keeping = Keeping(self.store, self.clock, self.marks, self.people, seconds=60.0)

    @property
    def taken(self) -> set[int]:
        """The matches that somebody is to look at, which nobody does here."""
        return self.marks.under_way()

    def looking_sets(self, event: asyncio.Event, matches: Iterable[int]) -> None:
        """Have it look at what it takes; the event is set once these matches have been looked at."""
        waiting = set(matches)

        async def look(key: Key, _owed: Owed) -> None:
            waiting.discard(key[0])
            if not waiting:
                event.set()

        self.marks.start(look)

    @classmethod
    async def start(cls, url: URL, name: str | None) -> Self:
        store = await store_at(url, name)
        if name is not None:
            await store.leases.join(name, NOW, NOW + LEASE)
        return cls(store)

    async def looks(self, match_id: int, error: Exception | None = None) -> bool:
        """Look at a match, as a lane does; whether that is this process's work."""
        with self.keeping.paying(match_id) as debt:
            match = await match_of(self.store, match_id)
            assert match is not None
            if error is not None:
                raise error
            ply = len(await self.store.matches.log(match_id))
            return await self.keeping.keeps(match, ply, debt)


async def knows(store: Store, player_id: int) -> bool:
    """Whether a player's name is on the books."""
    async with store.people._database.read() as connection:
        found = await connection.execute(select(players.c.name).where(players.c.id == player_id))
        return found.first() is not None


@pytest.fixture
async def url(backend: str) -> AsyncIterator[URL]:
    async with met(backend) as made:
        yield made


@pytest.fixture
async def pair(url: URL) -> AsyncIterator[tuple[Process, Process]]:
    processes = await Process.start(url, "one"), await Process.start(url, "other")
    yield processes
    for process in processes:
        await process.keeping.close()
        await process.marks.close()
        await process.store.close()


@pytest.fixture
async def match(pair: tuple[Process, Process]) -> Match:
    """A match that the first one keeps."""
    return await running_match(pair[0].store)


async def test_the_only_process_looks_after_everything(url: URL) -> None:
    process = await Process.start(url, None)
    match = await running_match(process.store)
    process.keeping.owe(match.id)
    assert await process.looks(match.id)
    assert process.taken == set()
    await process.store.close()


async def test_only_the_keeper_looks_after_a_match(pair: tuple[Process, Process], match: Match) -> None:
    assert [await process.looks(match.id) for process in pair] == [True, False]


LEFT_UNDONE: dict[str, Surface] = {
    "nobody knows what it shows": Surface("hand:0", message_id=5, shown=Shown(1, None, 2)),
    "it shows less than was played": Surface("hand:0", message_id=5, shown=Shown(1, "a", 1)),
    "the one before it still stands": Surface("hand:0", message_id=5, previous_id=4, shown=Shown(1, "a", 2)),
}
WELL_DONE = {
    "it shows all": Surface("hand:0", message_id=5, shown=Shown(1, "a", 2)),
    "it is not looked at again": Surface("hand:0", message_id=5, shown=Shown(1, "a", 1, final=True)),
    "it was never sent": Surface("hand:0"),
}


async def show(store: Store, match_id: int, surface: Surface) -> None:
    await store.surfaces.change(match_id, surface.name, lambda _before: surface)


@pytest.mark.parametrize("surface", LEFT_UNDONE.values(), ids=LEFT_UNDONE)
async def test_what_was_shown_here_and_left_undone_is_looked_after_here_a_little_later(
    pair: tuple[Process, Process], match: Match, surface: Surface
) -> None:
    one, other = pair
    await show(one.store, match.id, surface)
    other.keeping.owe(match.id)
    assert not await other.looks(match.id)
    other.clock.at += GRACE_SECONDS
    assert await other.looks(match.id)
    assert other.taken == {match.id}
    assert [await process.looks(match.id) for process in pair] == [False, True]
    assert one.taken == set()


@pytest.mark.parametrize("surface", WELL_DONE.values(), ids=WELL_DONE)
async def test_what_was_shown_here_and_is_well_is_left_to_its_keeper(
    pair: tuple[Process, Process], match: Match, surface: Surface
) -> None:
    one, other = pair
    await show(one.store, match.id, surface)
    other.keeping.owe(match.id)
    other.clock.at += GRACE_SECONDS
    assert not await other.looks(match.id)
    assert [await process.looks(match.id) for process in pair] == [True, False]


async def test_a_look_that_is_owed_comes_by_itself(pair: tuple[Process, Process], match: Match) -> None:
    one, other = pair
    await show(one.store, match.id, LEFT_UNDONE["nobody knows what it shows"])
    looked = asyncio.Event()
    other.looking_sets(looked, [match.id])
    other.keeping.owe(match.id)
    assert not await other.looks(match.id)
    async with asyncio.timeout(30):
        await looked.wait()


async def test_whoever_keeps_it_again_owes_nothing(pair: tuple[Process, Process], match: Match) -> None:
    one, other = pair
    other.keeping.owe(match.id)
    await other.store.keepers.take(match.id)
    assert await other.looks(match.id)
    await one.store.keepers.take(match.id)
    other.clock.at += GRACE_SECONDS
    assert not await other.looks(match.id)


async def test_a_look_that_fails_is_still_owed(pair: tuple[Process, Process], match: Match) -> None:
    one, other = pair
    await show(one.store, match.id, LEFT_UNDONE["nobody knows what it shows"])
    other.keeping.owe(match.id)
    with pytest.raises(OSError, match="gone"):
        await other.looks(match.id, OSError("gone"))
    other.clock.at += GRACE_SECONDS
    assert await other.looks(match.id)


@pytest.mark.parametrize("drawn_anew", [False, True])
async def test_what_two_drew_at_once_is_taken_over_unless_it_was_drawn_anew(
    pair: tuple[Process, Process], match: Match, drawn_anew: bool
) -> None:
    one, other = pair
    await show(one.store, match.id, LEFT_UNDONE["nobody knows what it shows"])
    with pytest.raises(AgainError):
        await other.looks(match.id, AgainError())
    assert not await other.looks(match.id)
    if drawn_anew:
        await one.store.surfaces.change(match.id, "hand:0", lambda before: before.redrawn("a", 2))
    other.clock.at += GRACE_SECONDS
    assert await other.looks(match.id) is not drawn_anew
    assert other.taken == (set() if drawn_anew else {match.id})


async def test_a_failure_of_somebody_who_is_no_longer_the_keeper_is_nobody_s_concern(
    pair: tuple[Process, Process], match: Match
) -> None:
    _, other = pair
    with pytest.raises(OSError, match="gone"):
        await other.looks(match.id, OSError("gone"))
    assert not await other.looks(match.id)


async def test_every_match_of_a_dead_process_is_taken_over(pair: tuple[Process, Process]) -> None:
    one, other = pair
    kept = []
    for number in range(TAKEN_AT_ONCE + 3):
        await one.store.people.saw_player(200 + number, "somebody")
        kept.append((await one.store.challenges.create(new_match(JON, 200 + number), NOW)).id)
    await one.store.leases.leave("one")
    everything = asyncio.Event()
    other.looking_sets(everything, kept)
    other.keeping.start()
    async with asyncio.timeout(30):
        await everything.wait()


async def test_what_an_earlier_session_kept_is_looked_after_by_the_next(
    pair: tuple[Process, Process], match: Match
) -> None:
    one, _ = pair
    found = asyncio.Event()
    one.looking_sets(found, [match.id])
    one.keeping.start()
    async with asyncio.timeout(30):
        await found.wait()
    assert await one.looks(match.id)


async def test_it_is_noticed_that_another_process_has_forgotten_somebody(
    pair: tuple[Process, Process],
) -> None:
    one, other = pair
    await other.people.remember_name(JON, "Jon")
    await one.store.privacy.forget(JON, "nobody")
    assert not await knows(other.store, JON)
    other.keeping.start()
    async with asyncio.timeout(30):
        while not await knows(other.store, JON):
            await other.people.remember_name(JON, "Jon")


async def test_whoever_has_it_drawn_otherwise_takes_it_over_and_looks_at_everything(
    pair: tuple[Process, Process],
) -> None:
    """Its keeper sees that nothing was played, and that every message shows that."""
    one, other = pair
    match = await running_match(one.store)
    await other.keeping.take_over(match.id)
    assert other.taken == {match.id}
    assert await other.looks(match.id)
    assert not await one.looks(match.id)
