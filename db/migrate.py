"""Schema migrations: a start makes the tables, or brings those of an earlier release up to date."""

import asyncio
import sys
from collections.abc import Callable, Sequence
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, column, func, inspect, literal, select, table
from sqlalchemy.engine import URL

from db import backups
from db.engine.database import Database
from db.schema import plies

if TYPE_CHECKING:
    from alembic.config import Config

DIRECTORY = Path(__file__).parent / "migrations"
VERSION = table("alembic_version", column("version_num"))
# Any number will do that no other program takes in the same database.
ADVISORY_LOCK = 0x425245414B
ONE = literal(1)


class UnknownSchemaError(Exception):
    """The database was made before 0.1.0, or a newer release has changed it."""


class SchemaState(StrEnum):
    MISSING = "missing"
    OLDER = "older"
    CURRENT = "current"


async def bring_up_to_date(url: URL, copied: Callable[[Path], None], term: int | None = None) -> None:
    """Make or migrate the tables of the database at `url`. Raises as Store.open does.

    An SQLite file that is to be migrated is copied beside itself first, and `copied` is told where.
    """
    database = Database(url, patient=True, term=term)
    try:
        # What is copied is what is migrated: from its first statement on nobody else writes to the file.
        async with database.write() as connection:
            revision, standing = await connection.run_sync(_look_up)
            if revision and standing is SchemaState.OLDER and url.get_backend_name() == "sqlite":
                copied(await asyncio.to_thread(backups.keep, Path(url.database or ""), revision))
            await connection.run_sync(upgrade)
    finally:
        await database.close()


async def has_tables(url: URL) -> bool:
    """Whether the tables were made in the database at `url`. Raises UnknownSchemaError."""
    database = Database(url)
    try:
        async with database.read() as connection:
            standing = await connection.run_sync(standing_in)
    finally:
        await database.close()
    if standing is None:
        raise UnknownSchemaError
    return standing is not SchemaState.MISSING


def upgrade(connection: Connection) -> None:
    """Bring the schema up to date inside the caller's transaction. Raises UnknownSchemaError.

    Of several that do so at once, one migrates and the others wait for it.
    """
    on_postgresql = connection.dialect.name == "postgresql"
    # SQLite's own lock is taken with the first statement, whichever that is.
    connection.execute(select(func.pg_advisory_xact_lock(ADVISORY_LOCK) if on_postgresql else ONE))
    found = standing_in(connection)
    if found is None:
        raise UnknownSchemaError
    if found is not SchemaState.CURRENT:
        from alembic import command  # noqa: PLC0415 - slow to import, and most starts have no use for it

        command.upgrade(config_for(connection), "head")


def config_for(connection: Connection) -> "Config":
    """What Alembic needs to know to work inside the caller's transaction."""
    from alembic.config import Config  # noqa: PLC0415 - as above

    # Alembic's default is the stdout of when it was imported, which may be closed by now.
    config = Config(stdout=sys.stdout)
    config.set_main_option("script_location", str(DIRECTORY))
    config.attributes["connection"] = connection
    return config


def revisions() -> Sequence[str]:
    """Every revision that this release knows, the oldest first: their files are named by them."""
    return sorted(path.name.partition("_")[0] for path in (DIRECTORY / "versions").glob("*.py"))


def standing_in(connection: Connection) -> SchemaState | None:
    """How the schema stands to this release; None if this release doesn't know it."""
    _, standing = _look_up(connection)
    return standing


def way_back(url: URL) -> Path | None:
    """The newest copy of an SQLite file that this release can open; None where there is none."""
    if url.get_backend_name() != "sqlite":
        return None
    usable = [each.path for each in backups.kept(Path(url.database or "")) if each.revision in revisions()]
    return usable[-1] if usable else None


def _look_up(connection: Connection) -> tuple[str | None, SchemaState | None]:
    """The schema's revision, None where there is none yet, and how it stands; None where it is unknown."""
    tables = set(inspect(connection).get_table_names())
    revision = connection.execute(select(VERSION.c.version_num)).scalar() if VERSION.name in tables else None
    if revision is None:
        # Our tables without a revision were not made by a release.
        return None, None if plies.name in tables else SchemaState.MISSING
    *older, newest = revisions()
    if revision == newest:
        return revision, SchemaState.CURRENT
    return revision, SchemaState.OLDER if revision in older else None
