"""Several processes over one PostgreSQL: one plays, the others stand by, whatever happens to the first."""

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

from sandbox import Sandbox
from sandbox.ground.call import ApiCall
from tests.db import server
from tests.db.stores import blank, rows
from tests.e2e.process import TAKEOVER_TIME, BotProcess, free_port
from tests.e2e.records import cards_kept
from tests.e2e.rink import Rink, Tap, conversation, done

A_DAY = "86400"
A_DEAL = 10
LONGEST_SECONDS = 0.12
DRAWN_AGAIN = "redrawing what changed around the takeover"
EDIT = ("PATCH", "/channels/{channel_id}/messages/{message_id}")
# Every write is noted with its process and the term.
NOTED = "matches", "seats", "plies", "posts"
AUDIT = (
    "CREATE TABLE written (who text, term integer)",
    """CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO written SELECT current_setting('application_name'), term FROM holder; RETURN NULL; END $$""",
    *(
        f"CREATE TRIGGER noted AFTER INSERT OR UPDATE OR DELETE ON {table}"
        " FOR EACH STATEMENT EXECUTE FUNCTION note()"
        for table in NOTED
    ),
)

Launch = Callable[..., BotProcess]
pytestmark = pytest.mark.parametrize("backend", ["postgresql"])


@pytest.fixture
async def url(backend: str) -> AsyncIterator[URL]:
    async with blank(backend) as made:
        yield made


@pytest.fixture
async def bot(world: Sandbox, url: URL, tmp_path: Path) -> AsyncIterator[Launch]:
    """Makes processes over one database, which end with the test."""
    made: list[BotProcess] = []
    async with AsyncExitStack() as stack:

        def make(**settings: str) -> BotProcess:
            name = f"bot-{len(made)}"
            folder = tmp_path / name
            folder.mkdir()
            named = url.update_query_dict({"application_name": name})
            usual = {
                "DATABASE_URL": named.render_as_string(hide_password=False),
                "PORT": str(free_port()),
                "BIND_ADDRESS": "127.0.0.1",
            }
            process = BotProcess(world, folder, **usual | settings)
            stack.push_async_callback(end, process)
            made.append(process)
            return process

        yield make
        for process in made:
            await process.until_all_is_shown()


async def end(process: BotProcess) -> None:
    if process.launched:
        await process.kill()


async def waits(process: BotProcess) -> None:
    """Wait until a process says that it's standing by."""
    told = 200, json.dumps({"gateway": "waiting", "database": "ok"})
    async with asyncio.timeout(60):
        while True:
            try:
                if await process.get("/healthz") == told:
                    break
            except OSError:
                pass  # it has not opened its port yet
            await asyncio.sleep(0.05)
    assert "breakaway_shards 0.0" in (await process.get("/metrics"))[1]


async def three(bot: Launch) -> list[BotProcess]:
    """One that plays, and two that stand by."""
    processes = [bot() for _ in range(3)]
    await processes[0].start()
    for process in processes[1:]:
        await process.launch()
    for process in processes[1:]:
        await waits(process)
    return processes


def sessions(world: Sandbox) -> set[str]:
    return {session.id for session in world.gateway.connected()}


async def connects(world: Sandbox, before: set[str]) -> None:
    """Wait until another process has connected."""
    await world.until(lambda: sessions(world) - before, within=120)


async def holder_of(url: URL) -> tuple[str, int]:
    """The name of the process that plays, and its term."""
    ((holder, term),) = await rows(url, "SELECT holder, term FROM holder")
    assert isinstance(term, int)
    return str(holder), term


async def playing(url: URL, processes: list[BotProcess]) -> BotProcess:
    holder, _ = await holder_of(url)
    return next(process for process in processes if holder.endswith(f", process {process.pid}"))


async def settle_the_tap(url: URL, rink: Rink, tap: "asyncio.Task[object]", played: Tap) -> None:
    """Find out whether a card tapped around a kill was kept, and wait until everyone sees that."""
    rink.world.give_up()
    await tap
    if await cards_kept(url, rink) > len(rink.taps):
        rink.taps.append(played)
    await rink.world.until(rink.caught_up, within=60)


async def shown_once(rink: Rink) -> None:
    """Wait until everything is shown, and nothing twice."""
    await rink.world.until(rink.is_told)
    for told in (
        [sheet.text.splitlines()[0] for sheet in rink.sheets()],
        [m.text for m in rink.people[0].sees(rink.channel) if "🚨" in m.text],
    ):
        assert len(told) == len(set(told))
    await rink.world.until(lambda: all(len(conversation(person)) == 1 for person in rink.people))


async def resigned(rink: Rink) -> None:
    jon, _ = rink.people
    asked = await done(lambda: jon.command(rink.channel, "hockey match resign"))
    await done(lambda: jon.tap(asked.messages[0], "I resign"))
    await rink.world.until(rink.result)


@pytest.mark.parametrize("kills", [3, pytest.param(10, marks=pytest.mark.soak)])
async def test_kills_in_a_row_cost_nobody_a_card(
    world: Sandbox, url: URL, bot: Launch, rink: Rink, kills: int
) -> None:
    processes, chance = await three(bot), random.Random(1961)
    await rink.face_off(length=3)
    for number in range(kills):
        await rink.play(chance.randint(1, 3))
        person, message, cards = await world.until(rink.turn)
        tap = asyncio.create_task(person.tap(message, button=cards[0]))
        await asyncio.wait({tap}, timeout=chance.random() * LONGEST_SECONDS)
        before, killed = sessions(world), await playing(url, processes)
        await killed.kill()
        await connects(world, before)
        await settle_the_tap(url, rink, tap, Tap(person.name, cards[0].label))
        assert (await holder_of(url))[1] == number + 2
        await killed.launch()
    await shown_once(rink)


@pytest.mark.parametrize("pauses", [1, pytest.param(10, marks=pytest.mark.soak)])
async def test_a_holder_that_slept_changes_nothing_when_it_wakes(
    world: Sandbox, url: URL, bot: Launch, rink: Rink, pauses: int
) -> None:
    processes = await three(bot)
    await server.execute(url, *AUDIT)
    await rink.face_off(length=3)
    for _ in range(pauses):
        await rink.play(3)
        await world.until(rink.is_told)
        (_, term), before = await holder_of(url), sessions(world)
        asleep = await playing(url, processes)
        name = f"bot-{processes.index(asleep)}"
        # An edit of the sheet is on its way while the process falls asleep, and lands after others'.
        held = world.faults.hold(*EDIT, when=about(rink))
        await rink.play(1)
        await world.until(lambda: held.hits and hands_are_told(rink))  # noqa: B023 - asked at once
        os.kill(asleep.pid, signal.SIGSTOP)
        await connects(world, before)
        await rink.play(3)
        await world.until(rink.is_told)
        # Asleep for longer than a takeover, like 40 seconds on a host.
        await asyncio.sleep(float(TAKEOVER_TIME))
        held.release()
        await world.until(lambda: not rink.is_told())
        os.kill(asleep.pid, signal.SIGCONT)
        await waits(asleep)
        taken_over = await playing(url, processes)
        assert taken_over is not asleep
        await drawn_again(taken_over)
        await world.until(rink.is_told)
        assert len(sessions(world)) == 1
        late = await rows(url, f"SELECT * FROM written WHERE who = '{name}' AND term > {term}")  # noqa: S608 - our own names
        assert late == []
        assert await rows(url, f"SELECT * FROM written WHERE who = '{name}'")  # noqa: S608 - likewise
    await shown_once(rink)
    for process in processes:
        assert "Traceback" not in process.output.read_text()


@pytest.mark.soak
async def test_a_match_that_ended_around_the_take_over_is_drawn_again_to_its_end(
    world: Sandbox, url: URL, bot: Launch, rink: Rink
) -> None:
    first, spare = bot(), bot()
    await first.start()
    await spare.launch()
    await waits(spare)
    await rink.face_off(length=1)
    await rink.play(A_DEAL + 2)
    await resigned(rink)
    await settled(url)
    before = sessions(world)
    await first.kill()
    await connects(world, before)
    await drawn_again(spare)
    await settled(url)
    unsure = "SELECT name FROM posts WHERE message_id IS NOT NULL AND NOT final"
    assert await rows(url, unsure) == []
    await shown_once(rink)


async def settled(url: URL) -> None:
    """Wait until nothing is left to draw in any match."""
    async with asyncio.timeout(60):
        while await rows(url, "SELECT id FROM matches WHERE NOT settled"):  # noqa: ASYNC110 - it tells nobody
            await asyncio.sleep(0.05)


def hands_are_told(rink: Rink) -> bool:
    """True if both hands show the last tap, so that no edit of a hand is on its way."""
    last = f"{rink.taps[-1].player} {rink.taps[-1].label} "
    return all(last in conversation(person)[0].text for person in rink.people)


def about(rink: Rink) -> Callable[[ApiCall], bool]:
    return lambda call: call.args["channel_id"] == str(rink.channel.id)


async def drawn_again(process: BotProcess) -> None:
    """Wait until it has redrawn what the earlier holder may have drawn over."""
    counted = process.output.read_text().count(DRAWN_AGAIN)
    taken_over = process.output.read_text().count("taking over from a process that died")
    async with asyncio.timeout(60):
        while counted < taken_over:
            await asyncio.sleep(0.05)
            counted = process.output.read_text().count(DRAWN_AGAIN)


async def test_a_holder_that_is_told_to_stop_hands_over_at_once(
    world: Sandbox, bot: Launch, rink: Rink
) -> None:
    first, spare = (bot(TAKEOVER_TIME=A_DAY) for _ in range(2))
    await first.start()
    assert "breakaway_shards 1.0" in (await first.get("/metrics"))[1]
    await spare.launch()
    await waits(spare)
    await rink.face_off(length=1)
    await rink.play(5)
    before = sessions(world)
    assert await first.stop() == 0
    await connects(world, before)
    await rink.play(3)
    await shown_once(rink)


async def test_a_holder_without_a_database_says_nothing_and_goes_on_with_it(
    world: Sandbox, url: URL, bot: Launch, rink: Rink
) -> None:
    only = bot()
    await only.start()
    await rink.face_off(length=1)
    await rink.play(3)
    before = sessions(world)
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.execute(text("LOCK TABLE holder"))
        await only.says("the database does not answer")
        await asyncio.sleep(float(TAKEOVER_TIME))
        asked = asyncio.create_task(rink.people[0].command(rink.channel, "hockey match list"))
        await only.says("a person could not be told: NotHoldingError")
        world.give_up()
        assert not (await asked).acknowledged
    await engine.dispose()
    await only.says("the database answers again")
    await rink.play(3)
    await shown_once(rink)
    assert sessions(world) == before
    assert "Traceback" not in only.output.read_text()


async def test_both_of_two_that_start_at_once_make_one_database(world: Sandbox, bot: Launch) -> None:
    pair = bot(), bot()
    await asyncio.gather(*(process.launch() for process in pair))
    await connects(world, set())
    async with asyncio.timeout(60):
        while sorted([await gateway(process) for process in pair]) != ["ok", "waiting"]:  # noqa: ASYNC110 - it tells nobody
            await asyncio.sleep(0.05)


async def gateway(process: BotProcess) -> str:
    try:
        return str(json.loads((await process.get("/healthz"))[1])["gateway"])
    except OSError:
        return "down"
