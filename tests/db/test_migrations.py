import json
import subprocess
import sys
from pathlib import Path
from sqlite3 import connect

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import MetaData
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.schema import CreateTable

from bot.host.rebuilding import bring_up_to_date
from bot.matches.games import game_of
from db.engine.database import Database
from db.migrate import UnknownSchemaError, revisions
from db.model.matches import Status
from db.model.people import Home, Pace, Place, Preferences, Setup, Voice
from db.upgrading import DIRECTORY, check
from hockey.cards import RANKS
from hockey.catalogue import PILE_GAMES
from hockey.pile.switches import to_switches
from tests.db.leagues import RELEASED, plays_on, unpack
from tests.db.stores import DARRELL, IDA, JON, SERVER, execute, match_of, rows, store_at, url_of

VERSION = "SELECT version_num FROM alembic_version"


@pytest.fixture(params=RELEASED, ids=lambda file: file.stem)
def released(request: pytest.FixtureRequest, path: Path) -> Path:
    """A database as a release left it."""
    unpack(request.param, path)
    return path


async def migrate(url: URL) -> None:
    store = await store_at(url)
    await store.close()


async def compare(url: URL) -> None:
    """Raises where the tables in code and in the database differ."""
    database = Database(url)
    try:
        async with database.read() as connection:
            await connection.run_sync(check)
    finally:
        await database.close()


async def schema(url: URL) -> list[str]:
    """Every table in the database, as the statement that would make it again."""
    engine, found = create_async_engine(url), MetaData()
    async with engine.connect() as connection:
        await connection.run_sync(found.reflect)
    await engine.dispose()
    return [str(CreateTable(table)) for table in found.sorted_tables]


async def test_an_empty_database_gets_the_tables_that_the_code_names(empty: URL) -> None:
    await migrate(empty)
    await compare(empty)
    assert await rows(empty, VERSION)


async def test_the_comparison_sees_a_difference(empty: URL) -> None:
    await migrate(empty)
    await execute(empty, "ALTER TABLE players DROP COLUMN locale")
    with pytest.raises(Exception, match="locale"):
        await compare(empty)


async def test_migrating_again_changes_nothing(empty: URL) -> None:
    await migrate(empty)
    before = await schema(empty)
    await migrate(empty)
    assert await schema(empty) == before


def test_migrations_are_named_by_their_revisions_in_the_order_in_which_they_follow() -> None:
    scripts = ScriptDirectory(str(DIRECTORY), recursive_version_locations=True)
    assert list(revisions()) == [each.revision for each in scripts.walk_revisions()][::-1]


def test_alembic_is_imported_by_whoever_migrates_alone() -> None:
    asked = "import sys, db.store; sys.exit('alembic' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", asked], check=False).returncode == 0


async def test_a_migration_that_fails_leaves_the_database_as_it_was(empty: URL) -> None:
    await execute(empty, "CREATE TABLE results (somebody_elses INTEGER)")
    before = await schema(empty)
    with pytest.raises(DBAPIError, match="already exists"):
        await store_at(empty)
    assert await schema(empty) == before


async def test_the_database_of_a_newer_release_is_refused_and_left_alone(empty: URL) -> None:
    await migrate(empty)
    await execute(empty, "UPDATE alembic_version SET version_num = '9999'")
    before = await schema(empty)
    with pytest.raises(UnknownSchemaError):
        await store_at(empty)
    assert await schema(empty) == before
    assert await rows(empty, VERSION) == [("9999",)]


async def test_a_released_database_is_brought_up_to_date(released: Path) -> None:
    await migrate(url_of(released))
    await compare(url_of(released))


async def test_what_a_release_kept_is_still_there(released: Path) -> None:
    store = await store_at(url_of(released))
    over, running, opened = [await match_of(store, number) for number in (1, 2, 3)]
    assert over
    assert running
    assert opened
    assert (over.status, running.status, opened.status) == (Status.OVER, Status.RUNNING, Status.OPEN)
    assert running.rematch_of == over.id
    assert [seat.home for seat in running.seats] == [Home.PRIVATE, Home.DM]
    assert [seat.player_id for seat in opened.seats] == [IDA, JON]
    assert {name: s.message_id for name, s in (await store.surfaces.of(running.id)).items()} == {
        "hand:0": 2,
        "private:0": 3,
    }
    await bring_up_to_date(store, url_of(released))
    table = await store.results.standings(SERVER, offset=0, limit=9)
    assert {row.player_id: row.name for row in table} == {JON: "member 101", DARRELL: "member 102"}
    await store.close()


async def test_a_match_begun_on_a_release_shows_no_tips_until_they_are_asked_for(released: Path) -> None:
    store = await store_at(url_of(released))
    await store.wishes.set_player(JON, lambda _: Preferences(tips=True))
    running = await match_of(store, 2)
    assert running
    assert {seat.player_id: seat.shows_tips for seat in running.seats} == {JON: True, DARRELL: False}
    await store.close()


async def test_a_match_begun_on_a_release_goes_on_to_its_end(released: Path) -> None:
    store = await store_at(url_of(released))
    assert len(await store.matches.log(2)) > 0
    await plays_on(store)
    await store.close()


async def test_house_rules_by_which_nobody_can_score_are_no_longer_on_offer(released: Path) -> None:
    """They are refused since: whoever met them in a list would meet an error."""
    connection = connect(released)
    for name, power in (("Prairie", ["J"]), ("All power", list(RANKS))):
        switches = json.dumps({**to_switches(PILE_GAMES["classic"].rules), "power": power})
        query = "INSERT INTO houses (server_id, name, switches, created_at) VALUES (?, ?, ?, 1)"
        connection.execute(query, (SERVER, name, switches))
    connection.commit()
    connection.close()
    store = await store_at(url_of(released))
    assert [game_of(house).name for house in await store.houses.of(SERVER)] == ["Prairie"]
    await store.close()


async def test_what_a_server_had_set_stays_with_ties_and_the_traditional_voice(released: Path) -> None:
    connection = connect(released)
    connection.execute(f"INSERT INTO setups VALUES ({SERVER}, 'streak', 'thread', NULL, 'live')")  # noqa: S608 - a number
    connection.commit()
    connection.close()
    store = await store_at(url_of(released))
    kept = await store.wishes.of_server(SERVER)
    assert kept == Setup("streak", Place.THREAD, None, Pace.LIVE, knockout=False, voice=Voice.TRADITIONAL)
    await store.close()
