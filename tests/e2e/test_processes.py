"""Several processes over one PostgreSQL: each with its shards, one to spare, and one that is killed."""

import asyncio
import json
import os
import random
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import create_async_engine

from bot.words import words_for
from sandbox import Limits, Sandbox
from tests.db.stores import blank
from tests.e2e.process import BotProcess, free_port
from tests.e2e.records import cards_kept
from tests.e2e.rink import Rink, Tap, conversation, done
from tests.e2e.test_closed_dms import live_sheet

# Far shorter than a host's, yet longer than a busy machine keeps a process waiting.
LEASE = "6"
A_DAY = "86400"
A_DEAL = 10
# Where they take turns, the second one waits for as long as Discord wants: two tests hold how they do so.
TWO_AT_ONCE = Limits(buckets={}, everything=None, identifies_at_once=2, shards=2)
ONE_AT_A_TIME = Limits(buckets={}, everything=None, identifies_at_once=1, shards=2)

Launch = Callable[..., BotProcess]
pytestmark = pytest.mark.parametrize("backend", ["postgresql"])


@pytest.fixture
async def url(backend: str) -> AsyncIterator[URL]:
    async with blank(backend) as made:
        yield made


@pytest.fixture
async def bot(world: Sandbox, url: URL, tmp_path: Path) -> AsyncIterator[Launch]:
    """Makes processes over one database, which are ended with the test."""
    world.limiter.limits = TWO_AT_ONCE
    made: list[BotProcess] = []
    address = url.render_as_string(hide_password=False)
    async with AsyncExitStack() as stack:

        def make(**settings: str) -> BotProcess:
            folder = tmp_path / str(len(made))
            folder.mkdir()
            usual = {"DATABASE_URL": address, "LEASE_TIME": LEASE, "SHARD_COUNT": "2"}
            seen = {"PORT": str(free_port()), "BIND_ADDRESS": "127.0.0.1"}
            process = BotProcess(world, folder, **usual | seen | settings)
            stack.push_async_callback(end, process)
            made.append(process)
            return process

        yield make
        for process in made:
            await process.until_all_is_shown()


async def end(process: BotProcess) -> None:
    if process.launched:
        await process.kill()


def rink_on(world: Sandbox, shard: int, *names: str) -> Rink:
    """A rink in a server whose events come by this one of two shards."""
    guild = world.guild(f"Rink {shard}", guild_id=(1000 + shard) << 22)
    people = tuple(guild.person(name) for name in names)
    return Rink(world, guild, guild.channel("rink"), people, random.Random(1961 + shard))


def connected(world: Sandbox) -> list[int]:
    return sorted(session.shard[0] for session in world.gateway.connected())


async def never_twice(world: Sandbox) -> None:
    """Ends only when two connections have the same shard."""
    while len(set(connected(world))) == len(connected(world)):
        await world.change.wait()


async def waits(process: BotProcess) -> None:
    """Wait until a process says of itself that it is a spare one."""
    async with asyncio.timeout(60):
        while True:
            try:
                if await process.get("/healthz") == (
                    200,
                    json.dumps({"gateway": "waiting", "database": "ok"}),
                ):
                    break
            except OSError:
                pass  # it has not opened its port yet
            await asyncio.sleep(0.05)
    assert "breakaway_shards 0.0" in (await process.get("/metrics"))[1]


async def three(world: Sandbox, bot: Launch) -> list[BotProcess]:
    """One that holds shard 0, one that holds shard 1, and one to spare."""
    processes = [bot(SHARDS_PER_PROCESS="1") for _ in range(3)]
    for number, process in enumerate(processes):
        await process.launch()
        if number < 2:
            await world.until(lambda: connected(world) == [0, 1][: number + 1], within=90)  # noqa: B023 - asked at once
    await waits(processes[2])
    return processes


async def test_a_spare_takes_over_and_every_match_goes_on(world: Sandbox, url: URL, bot: Launch) -> None:
    world.limiter.limits = ONE_AT_A_TIME
    rinks = [rink_on(world, 0, "Jon", "Darrell"), rink_on(world, 1, "Ida", "Ralph")]
    watch = asyncio.create_task(never_twice(world))
    first, _, _ = await three(world, bot)
    await asyncio.gather(*(rink.face_off(length=1) for rink in rinks))
    await asyncio.gather(*(rink.play(7) for rink in rinks))
    turns = [await world.until(rink.turn) for rink in rinks]
    on_their_way = [
        asyncio.create_task(person.tap(message, button=cards[0])) for person, message, cards in turns
    ]
    await asyncio.sleep(0)
    await first.kill()
    await world.until(lambda: connected(world) == [1])

    # In the gap: whatever comes by shard 0 fails, whatever comes by shard 1 does not.
    ida, jon = rinks[1].people[0], rinks[0].people[0]
    assert (await ida.command(rinks[1].channel, "hockey match list")).acknowledged
    asked = asyncio.create_task(jon.command(rinks[0].channel, "hockey match list"))
    await world.until(lambda: connected(world) == [0, 1], within=90)
    world.give_up()
    assert (await asked).failed

    for rink, turn, tap in zip(rinks, turns, on_their_way, strict=True):
        kept = Tap(turn[0].name, turn[2][0].label)
        count = await cards_kept(url, rink)
        # Whoever still saw the hand of before could tap the same card once more.
        if count > len(rink.taps):
            rink.taps.append(kept)
        else:
            assert not (await tap).acknowledged
        await world.until(rink.caught_up)
    await asyncio.gather(*(rink.play(A_DEAL) for rink in rinks))
    await asyncio.gather(*(given_up(rink) for rink in rinks))
    await asyncio.gather(*(shown_once(rink) for rink in rinks))
    assert world.gateway.turned_away == 0
    assert not watch.done()
    watch.cancel()


async def given_up(rink: Rink) -> None:
    jon, _ = rink.people
    asked = await done(lambda: jon.command(rink.channel, "hockey match resign"))
    await done(lambda: jon.tap(asked.messages[0], "I resign"))
    await rink.world.until(rink.result)


async def played_on(rink: Rink) -> None:
    await rink.play(3)
    await shown_once(rink)


async def shown_once(rink: Rink) -> None:
    """Wait until everything is told, and nothing twice."""
    await rink.world.until(rink.is_told)
    for told in (
        [sheet.text.splitlines()[0] for sheet in rink.sheets()],
        [m.text for m in rink.people[0].sees(rink.channel) if "🚨" in m.text],
    ):
        assert len(told) == len(set(told))
    await rink.world.until(lambda: all(len(conversation(person)) == 1 for person in rink.people))


async def test_two_processes_may_take_turns_in_a_match(world: Sandbox, bot: Launch) -> None:
    """A hand that comes by DM is played on shard 0, one that is shown in the channel on its server's."""
    processes = [bot(SHARDS_PER_PROCESS="1") for _ in range(2)]
    for process in processes:
        await process.start()
    rink = rink_on(world, 1, "Jon", "Darrell")
    darrell = rink.people[1]
    darrell.close_dms()
    await rink.face_off(length=1)
    sheet = await world.until(lambda: live_sheet(rink, darrell))
    await darrell.tap(sheet, "Show my hand")
    await rink.play(16)
    assert {tap.player for tap in rink.taps} == {"Jon", "Darrell"}
    await world.until(lambda: rink.is_told() and rink.turn())
    last = f"{rink.taps[-1].player}: {rink.taps[-1].label} "
    jon, place = rink.people[0], rink.channel
    await world.until(lambda: any(last in m.text for m in jon.sees(jon.dms())))
    await world.until(lambda: any(m.ephemeral and last in m.text for m in darrell.sees(place)))
    for process in processes:
        assert "failed" not in process.output.read_text()


async def test_whoever_is_told_to_end_hands_everything_over_at_once(world: Sandbox, bot: Launch) -> None:
    world.limiter.limits = ONE_AT_A_TIME
    first, spare = (bot(LEASE_TIME=A_DAY) for _ in range(2))
    rink = rink_on(world, 1, "Jon", "Darrell")
    await first.start()
    await world.until(lambda: connected(world) == [0, 1], within=90)
    assert "breakaway_shards 2.0" in (await first.get("/metrics"))[1]
    await spare.launch()
    await waits(spare)
    await rink.face_off(length=1)
    await rink.play(5)
    assert await first.stop() == 0
    await world.until(lambda: connected(world) == [0, 1], within=90)
    assert world.gateway.turned_away == 0
    await played_on(rink)


async def test_whoever_was_held_for_dead_ends_and_says_so(world: Sandbox, bot: Launch) -> None:
    first, spare = (bot() for _ in range(2))
    rink = rink_on(world, 0, "Jon", "Darrell")
    await first.start()
    await rink.face_off(length=1)
    await spare.launch()
    await waits(spare)
    sleepers = {session.id for session in world.gateway.connected()}
    os.kill(first.pid, signal.SIGSTOP)
    await world.until(
        lambda: sorted(s.shard[0] for s in world.gateway.connected() if s.id not in sleepers) == [0, 1],
        within=90,
    )
    os.kill(first.pid, signal.SIGCONT)
    assert await first.ended() == 1
    said = first.output.read_text()
    assert said.count(words_for(None)("host-lease-lost")) == 1
    assert "Traceback" not in said
    assert "have not come to their end" not in said
    assert connected(world) == [0, 1]
    await played_on(rink)


async def test_whoever_cannot_reach_the_database_gives_up_its_shards_in_time(
    world: Sandbox, url: URL, bot: Launch
) -> None:
    first, spare = (bot(SHARD_COUNT="1") for _ in range(2))
    await first.start()
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.execute(text("LOCK TABLE processes"))
        assert await first.ended() == 1
        assert not world.gateway.sessions
        await spare.launch()
    await engine.dispose()
    await world.until(lambda: connected(world) == [0], within=90)
    assert "Traceback" not in first.output.read_text()


async def test_shards_that_are_set_by_hand_wait_for_nobody(world: Sandbox, bot: Launch) -> None:
    rink = rink_on(world, 1, "Jon", "Darrell")
    first, second = bot(SHARD_IDS="0", LEASE_TIME=A_DAY), bot(SHARD_IDS="1", LEASE_TIME=A_DAY)
    for process in (first, second):
        await process.start()
    await rink.face_off(length=1)
    await rink.play(5)
    await first.kill()
    await first.start()
    await world.until(lambda: connected(world) == [0, 1])
    await played_on(rink)
