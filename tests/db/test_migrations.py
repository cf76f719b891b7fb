import subprocess
import sys
from pathlib import Path

import pytest
from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import MetaData
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.schema import CreateTable

from db.engine.database import Database
from db.migrate import DIRECTORY, UnknownSchemaError, config_for, revisions
from tests.db.stores import blank, execute, meet, rows, store_at, url_of

VERSION = "SELECT version_num FROM alembic_version"
HOLDER = "SELECT * FROM holder"
INDEXES = {
    "sqlite": "SELECT sql FROM sqlite_master WHERE type = 'index' ORDER BY name",
    "postgresql": "SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY indexname",
}


async def migrate(url: URL) -> None:
    store = await store_at(url)
    await store.close()


async def compare(url: URL) -> None:
    """Raises if the tables in code and in the database differ."""
    database = Database(url)
    try:
        async with database.read() as connection:
            await connection.run_sync(lambda sync: command.check(config_for(sync)))
    finally:
        await database.close()


async def schema(url: URL) -> list[str]:
    """Every table in the database, as the statement that would create it."""
    engine, found = create_async_engine(url), MetaData()
    async with engine.connect() as connection:
        await connection.run_sync(found.reflect)
    await engine.dispose()
    return [str(CreateTable(table)) for table in found.sorted_tables]


async def test_an_empty_database_gets_the_tables_that_the_code_names(empty: URL) -> None:
    await migrate(empty)
    await compare(empty)
    assert await rows(empty, VERSION)


async def test_a_new_database_has_what_all_migrations_make(empty: URL) -> None:
    database = Database(empty)
    async with database.write() as connection:
        await connection.run_sync(lambda sync: command.upgrade(config_for(sync), "head"))
    await database.close()
    await compare(empty)
    migrated = await schema(empty)
    indexes = INDEXES[empty.get_backend_name()]
    found = [await rows(empty, each) for each in (indexes, VERSION, HOLDER)]
    async with blank(empty.get_backend_name()) as url:
        await migrate(url)
        assert await schema(url) == migrated
        assert [await rows(url, each) for each in (indexes, VERSION, HOLDER)] == found


async def test_the_comparison_sees_a_difference(empty: URL) -> None:
    await migrate(empty)
    await execute(empty, "ALTER TABLE players DROP COLUMN locale")
    with pytest.raises(Exception, match="locale"):
        await compare(empty)


async def test_a_start_lets_sqlite_learn_how_rows_are_spread(path: Path) -> None:
    store = await store_at(url_of(path))
    await meet(store)
    await store.close()
    await migrate(url_of(path))
    assert await rows(url_of(path), "SELECT stat FROM sqlite_stat1 WHERE tbl = 'players'")


async def test_migrating_again_changes_nothing(empty: URL) -> None:
    await migrate(empty)
    before = await schema(empty)
    await migrate(empty)
    assert await schema(empty) == before


def test_migrations_are_named_by_their_revisions_in_the_order_in_which_they_follow() -> None:
    scripts = ScriptDirectory(str(DIRECTORY))
    assert list(revisions()) == [each.revision for each in scripts.walk_revisions()][::-1]


def test_a_start_on_a_file_imports_nothing_of_postgresql_and_alembic_only_to_update(path: Path) -> None:
    starts = (
        "import asyncio, sys\n"
        "from sqlalchemy.engine import make_url\n"
        "from db.store import Store\n"
        "url = make_url(sys.argv[1])\n"
        "store = asyncio.run(Store.open(url, print))\n"
        "found = {'alembic', 'sqlalchemy.dialects.postgresql'} & sys.modules.keys()\n"
        "sys.exit(len(found))"
    )
    for _ in range(2):
        asked = [sys.executable, "-c", starts, url_of(path).render_as_string()]
        assert subprocess.run(asked, check=False).returncode == 0


async def test_a_migration_that_fails_leaves_the_database_as_it_was(empty: URL) -> None:
    await execute(empty, "CREATE TABLE results (somebody_elses INTEGER)")
    before = await schema(empty)
    with pytest.raises(DBAPIError, match="already exists"):
        await store_at(empty)
    assert await schema(empty) == before


@pytest.mark.parametrize("revision", ["0026", "r99"])
async def test_the_database_of_another_release_is_refused_and_left_alone(empty: URL, revision: str) -> None:
    await migrate(empty)
    await execute(empty, f"UPDATE alembic_version SET version_num = '{revision}'")  # noqa: S608 - one of these two
    before = await schema(empty)
    with pytest.raises(UnknownSchemaError):
        await store_at(empty)
    assert await schema(empty) == before
    assert await rows(empty, VERSION) == [(revision,)]


async def test_tables_without_a_revision_are_refused_and_left_alone(empty: URL) -> None:
    await migrate(empty)
    await execute(empty, "DROP TABLE alembic_version")
    before = await schema(empty)
    with pytest.raises(UnknownSchemaError):
        await store_at(empty)
    assert await schema(empty) == before
