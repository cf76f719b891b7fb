"""How a database compares to this release, and that looking at it changes nothing."""

from pathlib import Path

import pytest

from db.migrate import SchemaState, UnknownSchemaError
from db.standing import standing_of
from tests.db.later import later_release
from tests.db.stores import blank, execute, store_at, url_of

BOTH = pytest.mark.parametrize("backend", ["sqlite", "postgresql"], scope="session")


@BOTH
async def test_a_database_is_missing_until_a_bot_has_made_its_tables(backend: str) -> None:
    async with blank(backend) as url:
        for _ in range(2):
            assert await standing_of(url) is SchemaState.MISSING
        await (await store_at(url)).close()
        assert await standing_of(url) is SchemaState.CURRENT


@BOTH
async def test_one_of_an_earlier_release_and_one_of_a_later_are_told_apart(backend: str) -> None:
    async with blank(backend) as url:
        await (await store_at(url)).close()
        with later_release():
            assert await standing_of(url) is SchemaState.OLDER
        await execute(url, "UPDATE alembic_version SET version_num = '9999'")
        with pytest.raises(UnknownSchemaError):
            await standing_of(url)


async def test_a_file_that_could_not_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "taken").touch()
    with pytest.raises(PermissionError):
        await standing_of(url_of(tmp_path / "taken" / "under" / "breakaway.sqlite3"))
    assert await standing_of(url_of(tmp_path / "new" / "breakaway.sqlite3")) is SchemaState.MISSING
    assert not (tmp_path / "new").exists()
