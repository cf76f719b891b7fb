"""Schema migrations, applied at every start that finds the schema of an earlier release, or none."""

import asyncio
from collections.abc import Callable, Sequence
from enum import StrEnum
from functools import cache
from pathlib import Path

from sqlalchemy import Connection, column, func, inspect, literal, select, table
from sqlalchemy.engine import URL

from db import backups
from db.engine.database import Database

VERSIONS = Path(__file__).parent / "migrations" / "versions"
VERSION = table("alembic_version", column("version_num"))
# Any number will do that no other program takes in the same database.
ADVISORY_LOCK = 0x425245414B
ONE = literal(1)


class UnknownSchemaError(Exception):
    """The database was last used by a release that this one knows nothing of, most likely a newer one."""


class SchemaState(StrEnum):
    MISSING = "missing"
    OLDER = "older"
    CURRENT = "current"


async def bring_up_to_date(url: URL, copied: Callable[[Path], None]) -> None:
    """Make or migrate the tables of the database at `url`. Raises as Store.open does.

    An SQLite file that is to be migrated is copied beside itself first, and `copied` is told where.
    """
    database = Database(url, patient=True)
    try:
        # What is copied is what is migrated: from its first statement on nobody else writes to the file.
        async with database.write() as connection:
            revision, standing = await connection.run_sync(_look_up)
            if revision and standing is SchemaState.OLDER and url.get_backend_name() == "sqlite":
                copied(await asyncio.to_thread(backups.keep, Path(url.database or ""), revision))
            await connection.run_sync(upgrade)
    finally:
        await database.close()


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Bring the schema up to `revision` inside the caller's transaction. Raises UnknownSchemaError.

    Of several that do so at once, one migrates and the others wait for it.
    """
    on_postgresql = connection.dialect.name == "postgresql"
    # SQLite's own lock is taken with the first statement, whichever that is.
    connection.execute(select(func.pg_advisory_xact_lock(ADVISORY_LOCK) if on_postgresql else ONE))
    found = standing_in(connection)
    if found is None:
        raise UnknownSchemaError
    if found is not SchemaState.CURRENT:
        from db import upgrading  # noqa: PLC0415 - it imports Alembic, for which most starts have no use

        upgrading.run(connection, revision)


@cache
def revisions() -> Sequence[str]:
    """Every revision that this release knows, the oldest first: their files are named by them."""
    return sorted(path.name.partition("_")[0] for path in VERSIONS.rglob("[0-9]*.py"))


def standing_in(connection: Connection) -> SchemaState | None:
    """How the schema stands to this release; None where it is none that this release knows of."""
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
    there = inspect(connection).has_table(VERSION.name)
    revision = connection.execute(select(VERSION.c.version_num)).scalar() if there else None
    if revision is None:
        return None, SchemaState.MISSING
    *older, newest = revisions()
    if revision == newest:
        return revision, SchemaState.CURRENT
    return revision, SchemaState.OLDER if revision in older else None
