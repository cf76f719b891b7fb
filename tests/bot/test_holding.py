"""One process plays, others stand by: over a real store, with a time that the tests move."""

import asyncio
import logging
import random
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field

import pytest

from bot.holding import Holding
from db.engine.database import BusyError, Database
from db.holder import Holder, HolderRow
from db.store import Store
from tests.db.stores import met

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("one_thread")]

SECONDS = 15.0
ACTS, RENEWS = 10.0, 5.0
TIRED = 200
"""How many turns a task with work left gets before the time moves on."""


@dataclass
class Time:
    """The time of every process, which moves on only while all of them sleep."""

    at: float = 1_000.0
    sleepers: list[tuple[float, asyncio.Future[None]]] = field(default_factory=list)

    def now(self) -> float:
        return self.at

    async def sleep(self, seconds: float) -> None:
        asleep: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.sleepers.append((self.at + seconds, asleep))
        await asleep

    async def passes(self, seconds: float, check: Callable[[], None] = lambda: None) -> None:
        until = self.at + seconds
        await self._settle()
        while (due := min((due for due, _ in self.sleepers), default=until)) < until:
            self.at = max(self.at, due)
            self._wake()
            check()
            await self._settle()
            check()
        self.at = until
        self._wake()
        await self._settle()
        check()

    def jumps(self, seconds: float) -> None:
        """The machine was suspended: time has passed for everyone, and no one noticed."""
        self.at += seconds

    def _wake(self) -> None:
        due = [asleep for at, asleep in self.sleepers if at <= self.at]
        self.sleepers = [each for each in self.sleepers if each[0] > self.at and not each[1].done()]
        for asleep in due:
            if not asleep.done():
                asleep.set_result(None)

    async def _settle(self) -> None:
        for _ in range(TIRED):
            await asyncio.sleep(0)


class FarAway(Holder):
    """The row, over a network that may fail."""

    away = False
    before_renewal: Callable[[], None] = staticmethod(lambda: None)

    async def look(self) -> HolderRow:
        self._reach()
        return await super().look()

    async def take(self, name: str, row: HolderRow) -> int | None:
        self._reach()
        return await super().take(name, row)

    async def renew(self, term: int) -> bool:
        self.before_renewal()
        self._reach()
        return await super().renew(term)

    async def give_back(self, term: int) -> None:
        self._reach()
        await super().give_back(term)

    def _reach(self) -> None:
        if self.away:
            raise BusyError


@dataclass
class Process:
    name: str
    row: FarAway
    time: Time
    stop: asyncio.Event = field(default_factory=asyncio.Event)
    terms: list[int] = field(default_factory=list)
    lost: int = 0
    task: asyncio.Task[None] | None = None

    def __post_init__(self) -> None:
        self.holder = Holding(self.row, self.name, SECONDS, self.time.now, self._sleep)
        self.frozen = 0.0

    async def _sleep(self, seconds: float) -> None:
        frozen, self.frozen = self.frozen, 0.0
        await self.time.sleep(seconds + frozen)

    def start(self) -> None:
        self.task = asyncio.create_task(self._run())

    def kill(self) -> None:
        assert self.task is not None
        self.task.cancel()

    async def _run(self) -> None:
        while (term := await self.holder.wait(self.stop)) is not None:
            self.terms.append(term)
            await self.holder.keep()
            self.lost += 1


Make = Callable[[str], Process]


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
async def process(time: Time) -> AsyncIterator[Make]:
    """Makes processes over one row, which end with the test."""
    made: list[Process] = []
    async with met("sqlite") as url:
        stores: list[Store] = []

        def make(name: str) -> Process:
            database = Database(url)
            stores.append(Store(database))
            row = FarAway(database)
            row.renews = True  # like on PostgreSQL, which has no lock on a file
            made.append(Process(name, row, time))
            return made[-1]

        yield make
        for each in made:
            if each.task is not None:
                each.task.cancel()
                await asyncio.gather(each.task, return_exceptions=True)
        for store in stores:
            await store.close()


@pytest.fixture
async def pair(process: Make, time: Time) -> tuple[Process, Process]:
    """One that plays, and one that stands by."""
    one, other = process("one"), process("other")
    one.start()
    await time.passes(1)
    other.start()
    await time.passes(1)
    assert (one.terms, other.terms) == ([1], [])
    return one, other


Pair = tuple[Process, Process]


async def test_a_spare_stands_by_while_the_holder_lives(pair: Pair, time: Time) -> None:
    one, other = pair

    def check() -> None:
        assert one.holder.may_act
        assert not other.holder.may_act

    await time.passes(1000, check)
    assert (one.terms, other.terms) == ([1], [])


async def test_a_spare_takes_over_once_it_has_seen_nothing_for_15_s(pair: Pair, time: Time) -> None:
    one, other = pair
    await time.passes(100)
    one.kill()
    await time.passes(SECONDS - RENEWS)
    assert other.terms == []
    await time.passes(RENEWS + 2)
    assert other.terms == [2]
    assert other.holder.may_act
    assert other.holder.from_the_dead


async def test_what_is_given_back_is_taken_within_a_second(pair: Pair, time: Time) -> None:
    one, other = pair
    one.kill()
    await one.holder.give_back()
    assert not one.holder.may_act
    await time.passes(1)
    assert other.terms == [2]
    assert not other.holder.from_the_dead


async def test_a_holder_that_cannot_renew_stops_acting_before_a_takeover(pair: Pair, time: Time) -> None:
    one, other = pair
    await time.passes(100)
    one.row.away = True

    def check() -> None:
        assert not (one.holder.may_act and other.holder.may_act)
        assert one.holder.may_act or time.at - began > ACTS - RENEWS

    began = time.at
    await time.passes(ACTS, check)
    assert not one.holder.may_act
    await time.passes(2 * SECONDS, check)
    assert other.terms == [2]
    one.row.away = False
    await time.passes(1)
    assert one.lost == 1
    assert not one.holder.may_act
    assert other.holder.may_act


async def test_a_holder_acts_on_when_the_database_is_back_and_its_term_stands(
    pair: Pair, time: Time, caplog: pytest.LogCaptureFixture
) -> None:
    one, other = pair
    one.row.away = other.row.away = True
    with caplog.at_level(logging.WARNING, "bot"):
        await time.passes(60)
    assert len(caplog.records) == 2, "each of them says so once"
    assert not one.holder.may_act
    one.row.away = other.row.away = False
    await time.passes(1)
    assert one.holder.may_act
    await time.passes(100)
    assert (one.terms, one.lost, other.terms) == ([1], 0, [])


async def test_a_renewal_counts_from_before_it_was_sent(pair: Pair, time: Time) -> None:
    one, _ = pair
    sent: list[float] = []

    def takes_long() -> None:
        sent.append(time.at)
        time.jumps(4)

    one.row.before_renewal = takes_long
    while not sent:
        await time.passes(1)
    one.row.away = True
    time.at = sent[0] + ACTS - 0.1
    assert one.holder.may_act
    time.at = sent[0] + ACTS
    assert not one.holder.may_act


async def test_a_machine_that_was_suspended_does_not_act_before_it_has_renewed(
    pair: Pair, time: Time
) -> None:
    one, other = pair
    other.kill()
    assert one.holder.may_act
    time.jumps(3600)
    assert not one.holder.may_act
    await time.passes(1)
    assert one.holder.may_act


async def test_a_spare_that_was_suspended_watches_for_15_s_again(pair: Pair, time: Time) -> None:
    one, other = pair
    one.kill()
    await time.passes(5)
    time.jumps(3600)
    await time.passes(SECONDS - 2)
    assert other.terms == []
    await time.passes(4)
    assert other.terms == [2]


async def test_a_spare_stops_when_it_is_told_to(pair: Pair, time: Time) -> None:
    _, other = pair
    other.stop.set()
    await time.passes(0)
    assert other.task is not None
    assert other.task.done()


async def test_a_tool_hears_at_once_that_a_bot_lives(pair: Pair, process: Make, time: Time) -> None:
    assert pair[0].holder.may_act
    tool = process("tool")
    asking = asyncio.create_task(tool.holder.wait(asyncio.Event(), patient=False))
    await time.passes(RENEWS + 1)
    assert asking.done()
    assert await asking is None


async def test_a_tool_takes_over_from_a_dead_bot(pair: Pair, process: Make, time: Time) -> None:
    for each in pair:
        each.kill()
    tool = process("tool")
    asking = asyncio.create_task(tool.holder.wait(asyncio.Event(), patient=False))
    await time.passes(SECONDS + 2)
    assert await asking == 2


async def test_a_file_that_is_locked_is_seized(pair: Pair, process: Make) -> None:
    assert pair[0].holder.may_act
    assert await process("third").holder.seize() == 2


@pytest.mark.parametrize(
    "seed", [0, 1, *(pytest.param(seed, marks=pytest.mark.soak) for seed in range(2, 10))]
)
async def test_no_two_ever_act_whatever_freezes_or_is_away(process: Make, time: Time, seed: int) -> None:
    chance = random.Random(seed)
    everybody = [process(name) for name in ("one", "two", "three")]

    def check() -> None:
        assert sum(each.holder.may_act for each in everybody) <= 1

    for each in everybody:
        each.start()
    for _ in range(60):
        each = chance.choice(everybody)
        match chance.randrange(4):
            case 0:
                each.frozen = chance.choice([2.0, 8.0, 20.0, 60.0])
            case 1:
                each.row.away = not each.row.away
            case 2:
                time.jumps(chance.choice([1.0, 12.0, 100.0]))
            case 3:
                await time.passes(chance.choice([20.0, 60.0]), check)
        await time.passes(chance.random() * 8, check)
    for each in everybody:
        each.row.away, each.frozen = False, 0.0
    await time.passes(100, check)
    assert sum(each.holder.may_act for each in everybody) == 1
