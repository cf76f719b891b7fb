"""A migration that is killed with its process, at each of its instants, costs nothing."""

import asyncio
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from signal import SIGKILL
from sqlite3 import connect

import pytest
from sqlalchemy.engine import URL

from db.backups import UNFINISHED, kept
from db.engine.database import Database
from db.migrate import upgrade
from tests.db.leagues import RELEASED, plays_on, unpack
from tests.db.stores import blank, make_tables, rows, store_at, url_of

# More and fewer instants than there are; each release adds some.
INSTANTS, FEWEST = 150, 10
FIRST_RELEASE = "0001"
ROOT = Path(__file__).parents[2]


async def kill_all(urls: Sequence[URL]) -> list[int]:
    """The exit codes of processes that migrate these, the n-th killed at its n-th instant."""
    addresses = [url.render_as_string(hide_password=False) for url in urls]
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.db.killing", "migrate", *addresses),
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
    )
    said, _ = await process.communicate()
    return [int(code) for code in said.split()]


def contents(path: Path) -> list[str]:
    """All that stands in a file, its schema included."""
    with closing(connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        return list(connection.iterdump())


@pytest.mark.parametrize("release", RELEASED, ids=lambda file: file.stem)
async def test_of_a_file_the_old_one_or_the_new_one_is_left_and_the_next_start_goes_on(
    release: Path, tmp_path: Path
) -> None:
    paths = [tmp_path / str(number) / "breakaway.sqlite3" for number in range(INSTANTS)]
    for path in paths:
        path.parent.mkdir()
        unpack(release, path)
    before = contents(paths[-1])
    codes = await kill_all([url_of(path) for path in paths])
    assert codes == [-SIGKILL] * (len(codes) - 1) + [0]
    assert FEWEST < len(codes) < INSTANTS
    after = contents(paths[len(codes) - 1])
    assert after != before
    for path in paths[: len(codes)]:
        found = contents(path)
        assert found in (before, after)
        assert [contents(copy.path) for copy in kept(path)] in ([], [before])
        assert kept(path) or found == before
        store = await store_at(url_of(path))
        if path in (paths[0], paths[len(codes) // 2]):
            await plays_on(store)
        else:
            assert contents(path) == after
        await store.close()
        assert [contents(copy.path) for copy in kept(path)] == [before]
        assert not list(path.parent.glob(f"*{UNFINISHED}*"))


@pytest.mark.parametrize("backend", ["postgresql"], scope="session")
async def test_on_postgresql_the_old_schema_is_left_and_the_next_start_goes_on(backend: str) -> None:
    async with blank(backend) as url, blank(backend) as other:
        before = await made_by_a_release(url)
        instants = len(await kill_all([url] * INSTANTS)) - 1
        after = await schema(url)
        assert after != before
        assert FEWEST < instants < INSTANTS
        await made_by_a_release(other)
        # Killed, each leaves to the next what it has found; the last of them was about to commit.
        assert await kill_all([other] * instants) == [-SIGKILL] * instants
        assert await schema(other) == before
        await make_tables(other)
        assert await schema(other) == after


async def made_by_a_release(url: URL) -> list[tuple[object, ...]]:
    database = Database(url, patient=True)
    async with database.write() as connection:
        await connection.run_sync(upgrade, FIRST_RELEASE)
    await database.close()
    return await schema(url)


async def schema(url: URL) -> list[tuple[object, ...]]:
    columns = (
        "SELECT table_name, column_name, data_type FROM information_schema.columns"
        " WHERE table_schema = 'public' ORDER BY 1, 2"
    )
    return [*await rows(url, columns), *await rows(url, "SELECT version_num FROM alembic_version")]
