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
from tests.db.stores import execute, meet, rows, store_at, url_of

VERSION = "SELECT version_num FROM alembic_version"


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


def test_alembic_is_imported_only_to_migrate() -> None:
    asked = "import sys, db.store; sys.exit('alembic' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", asked], check=False).returncode == 0


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
