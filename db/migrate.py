"""Schema migrations: a start creates the tables, or updates those of an earlier release."""

import asyncio
import sys
from collections.abc import Callable, Sequence
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import (
    Column,
    Connection,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    func,
    insert,
    inspect,
    literal,
    select,
)
from sqlalchemy.engine import URL

from db import backups
from db.engine import sqlite
from db.engine.database import Database
from db.schema import FIRST_HOLDER, holder, metadata, plies

if TYPE_CHECKING:
    from alembic.config import Config

DIRECTORY = Path(__file__).parent / "migrations"
# As Alembic makes it.
VERSION = Table(
    "alembic_version",
    MetaData(),
    Column("version_num", String(32)),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
# Any number that no other program uses in the same database.
ADVISORY_LOCK = 0x425245414B
ONE = literal(1)
# How the name of a release's revision begins.
RELEASED = "r"


class UnknownSchemaError(Exception):
    """The database was made before 0.1.0, or a newer release has changed it. Nothing was changed."""

    def __init__(self, *, newer: bool) -> None:
        super().__init__()
        self.newer = newer


class SchemaState(StrEnum):
    MISSING = "missing"
    OLDER = "older"
    CURRENT = "current"


async def bring_up_to_date(url: URL, copied: Callable[[Path], None], term: int | None = None) -> None:
    """Create or migrate the tables of the database at `url`. Raises like Store.open.

    Before a migration, an SQLite file is copied beside itself, and `copied` gets the copy's path.
    """
    database = Database(url, patient=True, term=term)
    try:
        # The copy has exactly what is migrated: from its first statement on, no one else writes to the file.
        async with database.write() as connection:
            revision, standing = await connection.run_sync(_look_up)
            if revision and standing is SchemaState.OLDER and url.get_backend_name() == "sqlite":
                copied(await asyncio.to_thread(backups.keep, Path(url.database or ""), revision))
            await connection.run_sync(upgrade)
            if database.is_file:
                # It chooses indexes by this: without, a board of 5,000 players takes ten times as long. The
                # limit makes it 4 ms instead of 84. PRAGMA optimize needs 3.46 for tables without statistics.
                await connection.exec_driver_sql("PRAGMA analysis_limit = 1000")
                await connection.exec_driver_sql("ANALYZE")
    finally:
        await database.close()


async def has_tables(url: URL) -> bool:
    """True if the database at `url` has our tables. Raises UnknownSchemaError, and changes nothing."""
    if url.get_backend_name() == "sqlite":
        try:
            url = sqlite.read_only(url)
        except FileNotFoundError:
            return False
    database = Database(url)
    try:
        async with database.read() as connection:
            return await connection.run_sync(standing_in) is not SchemaState.MISSING
    finally:
        await database.close()


def upgrade(connection: Connection) -> None:
    """Create or update the schema inside the caller's transaction. Raises UnknownSchemaError.

    If several processes do so at once, one migrates and the others wait.
    """
    on_postgresql = connection.dialect.name == "postgresql"
    # SQLite's own lock comes with the first statement.
    connection.execute(select(func.pg_advisory_xact_lock(ADVISORY_LOCK) if on_postgresql else ONE))
    found = standing_in(connection)
    if found is SchemaState.MISSING:
        _create(connection)
    elif found is SchemaState.OLDER:
        from alembic import command  # noqa: PLC0415 - slow to import, and most starts have no use for it

        command.upgrade(config_for(connection), "head")


def _create(connection: Connection) -> None:
    """Make the newest tables at once: Alembic would stay in the memory of each new bot, 10 MB."""
    metadata.create_all(connection, checkfirst=False)
    connection.execute(insert(holder), FIRST_HOLDER)
    VERSION.create(connection, checkfirst=True)
    connection.execute(insert(VERSION), {"version_num": revisions()[-1]})


def config_for(connection: Connection) -> "Config":
    """What Alembic needs to work inside the caller's transaction."""
    from alembic.config import Config  # noqa: PLC0415 - as above

    # Alembic's default is stdout at import time, which may be closed by now.
    config = Config(stdout=sys.stdout)
    config.set_main_option("script_location", str(DIRECTORY))
    config.attributes["connection"] = connection
    return config


def revisions() -> Sequence[str]:
    """Every revision that this release knows, the oldest first: their files are named after them."""
    return sorted(path.name.partition("_")[0] for path in (DIRECTORY / "versions").glob("*.py"))


def standing_in(connection: Connection) -> SchemaState:
    """How the schema compares to this release's. UnknownSchemaError if this release doesn't know it."""
    _, standing = _look_up(connection)
    return standing


def way_back(url: URL) -> Path | None:
    """The newest copy of an SQLite file that this release can open; None if there is none."""
    if url.get_backend_name() != "sqlite":
        return None
    usable = [each.path for each in backups.kept(Path(url.database or "")) if each.revision in revisions()]
    return usable[-1] if usable else None


def _look_up(connection: Connection) -> tuple[str | None, SchemaState]:
    """The schema's revision, None if there is none yet, and how it compares. UnknownSchemaError."""
    tables = set(inspect(connection).get_table_names())
    revision = connection.execute(select(VERSION.c.version_num)).scalar() if VERSION.name in tables else None
    if revision is None:
        if plies.name in tables:  # tables without a revision aren't from a release
            raise UnknownSchemaError(newer=False)
        return None, SchemaState.MISSING
    *older, newest = revisions()
    if revision == newest:
        return revision, SchemaState.CURRENT
    if revision not in older:
        # Before 0.1.0, they had only digits.
        raise UnknownSchemaError(newer=revision.startswith(RELEASED))
    return revision, SchemaState.OLDER
