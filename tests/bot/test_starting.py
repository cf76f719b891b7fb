"""A bot that can't start says why: Discord, the database, or a fault."""

import signal
from contextlib import closing
from pathlib import Path
from sqlite3 import connect

import pytest
from sqlalchemy.engine import make_url

from bot.host.rebuilding import bring_up_to_date
from bot.host.unusable import AwayError
from bot.words import words_for
from db.engine.database import Database
from db.store import Store
from sandbox import Limits, Sandbox
from tests.bot.test_process import ended, says, started
from tests.db.stores import store_at, url_of, written_elsewhere

pytestmark = pytest.mark.slow

ME = ("GET", "/users/@me")


async def database(folder: Path) -> Path:
    """The database of a bot that has run before, where `started` looks for it."""
    path = folder / "breakaway.sqlite3"
    await (await store_at(url_of(path))).close()
    return path


async def test_a_fault_is_named_as_one_with_its_traceback_once(tmp_path: Path) -> None:
    world = Sandbox(limits=Limits.off())
    with closing(connect(await database(tmp_path))) as kept:
        kept.execute("ALTER TABLE holder DROP COLUMN there")
        kept.commit()
    async with world.running(), started(tmp_path, **world.environment()) as process:
        first = await says(process, b"a fault keeps the bot from starting (OperationalError)")
        again = await says(process, b"a fault keeps the bot from starting (OperationalError)")
        process.send_signal(signal.SIGTERM)
        code, said = await ended(process)
    assert code == 0
    traceback, rest = again.split("trying again in", 1)
    assert "no such column: holder.there" in traceback
    assert 'bot/turns/heart.py"' in traceback
    for quiet in (first, rest, said):
        assert "Traceback" not in quiet
    assert "Discord" not in first + again + said
    assert world.token not in first + again + said


async def test_a_server_that_discord_py_fails_on_costs_few_sessions(tmp_path: Path) -> None:
    world = Sandbox(limits=Limits.off())
    world.guild("The Rink")
    world.gateway.spoiled = {"guild_scheduled_events": [{"id": "1"}]}
    async with world.running(), started(tmp_path, **world.environment()) as process:
        said = await says(process, b"(KeyError): trying again in 1 s")
        said += await says(process, b"(KeyError): trying again in 2 s")
        world.gateway.starts_left = 400
        said += await says(process, b"Discord allows 400 more connections in the next 23:59:")
        assert world.gateway.identified == 2
        process.send_signal(signal.SIGTERM)
        code, rest = await ended(process)
    assert code == 0
    assert (said + rest).count("Traceback") == 1
    assert "on the ice" not in said + rest


async def test_without_sessions_left_it_waits_for_more(tmp_path: Path) -> None:
    world = Sandbox(limits=Limits.off())
    world.guild("The Rink")
    world.gateway.starts_left, held = 0, world.faults.hold("GET", "/gateway/bot")
    async with world.running(), started(tmp_path, **world.environment()) as process:
        await world.until(lambda: held.hits)
        world.gateway.starts_reset_at = world.clock.now() + 1
        held.release()
        said = await says(process, b"Discord allows 0 more connections in the next 0:00:0")
        assert world.gateway.identified == 0
        said += await says(process, b"on the ice in 1 server\n")
        world.gateway.starts_left = 400
        world.gateway.drop(4000, forget=True)
        said += await says(process, b"Discord allows 400 more connections")
        assert world.gateway.identified == 1
    assert "Traceback" not in said


async def test_an_outage_costs_a_line_a_try_and_it_is_back_soon(tmp_path: Path) -> None:
    world = Sandbox(limits=Limits.off())
    world.guild("The Rink")
    async with world.running(), started(tmp_path, **world.environment()) as process:
        await says(process, b"on the ice in 1 server\n")
        world.gateway.refusing = True
        world.gateway.drop(1006, forget=True)
        said = await says(process, b"the connection to Discord has ended: trying again in 1 s")
        said += await says(process, b"can't reach Discord (WSServerHandshakeError): trying again in 2 s")
        world.gateway.refusing = False
        await world.until(world.gateway.connected)
        process.send_signal(signal.SIGTERM)
        _, rest = await ended(process)
    assert len(said.splitlines()) == 2, said
    assert "Traceback" not in said + rest


async def test_a_database_that_is_locked_is_not_called_discord(tmp_path: Path) -> None:
    world = Sandbox(limits=Limits.off())
    path = await database(tmp_path)
    held = world.faults.hold(*ME)
    async with world.running(), started(tmp_path, **world.environment()) as process:
        await world.until(lambda: held.hits)
        with written_elsewhere(path):
            held.release()
            said = await says(process, b"the database is locked, full or out of reach (SQLITE_BUSY)")
        await world.until(world.gateway.connected)
        process.send_signal(signal.SIGTERM)
        code, rest = await ended(process)
    assert code == 0
    assert "Traceback" not in said + rest
    assert "Discord" not in said


async def test_a_discord_that_fails_is_told_by_what_it_answers(tmp_path: Path) -> None:
    world = Sandbox(limits=Limits.off())
    world.faults.fail(*ME, status=503, times=None)
    async with world.running(), started(tmp_path, **world.environment()) as process:
        said = await says(process, b"can't reach Discord (503)")
        world.faults.clear()
        await world.until(world.gateway.connected)
        process.send_signal(signal.SIGTERM)
        code, rest = await ended(process)
    assert code == 0
    assert "Traceback" not in said + rest


async def test_a_database_that_is_away_is_waited_for_and_the_wait_can_be_ended(tmp_path: Path) -> None:
    away = {"DATABASE_URL": "postgresql://jon:slapshot@127.0.0.1:1/hockey", "DISCORD_TOKEN": "a.b.c"}
    async with started(tmp_path, **away) as process:
        said = await says(process, b"trying again in 2 s")
        process.send_signal(signal.SIGTERM)
        code, rest = await ended(process)
    assert code == 0
    assert said.count(words_for(None)("host-database-away", place="127.0.0.1")) == 2
    assert "slapshot" not in said + rest
    assert "Traceback" not in said + rest


async def test_a_rebuild_waits_for_a_database_that_goes_away() -> None:
    url = make_url("postgresql+asyncpg://jon@127.0.0.1:1/hockey")
    store = Store(Database(url))
    with pytest.raises(AwayError) as away:
        await bring_up_to_date(store, url)
    assert away.value.key == "host-database-away"
    await store.close()
