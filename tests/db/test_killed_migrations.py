"""A migration can be killed with its process, at each of its instants, without harm."""

import asyncio
import re
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Iterable
from contextlib import closing
from itertools import count, repeat
from pathlib import Path
from signal import SIGKILL
from sqlite3 import connect

import pytest
from sqlalchemy.engine import URL

from db.backups import UNFINISHED, kept
from tests.db.later import later_release
from tests.db.leagues import make_league, plays_on
from tests.db.stores import blank, make_tables, rows, store_at, url_of

pytestmark = pytest.mark.slow

# More instants than there are.
INSTANTS = 30
# One of this many instants is tried with a real kill.
EVERY = 4
MADE_AT = re.compile(r"\d{4}-\d\d-\d\dT\d{6}Z")
ROOT = Path(__file__).parents[2]


async def kills(
    work: str, urls: Iterable[URL], how: Iterable[int | Path] | None = None
) -> AsyncIterator[int]:
    """Work on these one after the other, the n-th killed at its n-th instant, until one survives.

    `how` has other instants, or folders; each instant's files are copied into a folder, and no one is killed.
    Returns the exit code of each.
    """
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.db.killing", work), cwd=ROOT, stdin=PIPE, stdout=PIPE
    )
    assert process.stdin is not None
    assert process.stdout is not None
    for each, url in zip(count(1) if how is None else how, urls, strict=False):
        process.stdin.write(f"{each} {url.render_as_string(hide_password=False)}\n".encode())
        code = int(await process.stdout.readline())
        yield code
        if code == 0:
            break
    process.stdin.close()
    await process.wait()


async def league(folder: Path) -> Path:
    """A file as this release leaves it, in its own folder."""
    path = folder / "breakaway.sqlite3"
    await make_league(path)
    return path


def names_in(folder: Path) -> set[str]:
    """The names of its files, whenever they were made."""
    return {MADE_AT.sub("", path.name) for path in folder.iterdir()}


def contents(path: Path) -> list[str]:
    """Everything in a file, its schema included."""
    with closing(connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        return list(connection.iterdump())


def left_in(folder: Path) -> frozenset[tuple[str, bytes]]:
    """Every file in a folder, whenever it was made."""
    return frozenset((MADE_AT.sub("", path.name), path.read_bytes()) for path in folder.iterdir())


async def test_of_a_file_the_old_one_or_the_new_one_is_left_and_the_next_start_goes_on(
    tmp_path: Path,
) -> None:
    made, left = await league(tmp_path / "made"), tmp_path / "left"
    before = contents(made)
    assert [code async for code in kills("migrate", [url_of(made)], [left])] == [0]
    after = contents(made)
    assert after != before
    paths = [left / str(instant) / made.name for instant in range(1, len(list(left.iterdir())) + 1)]
    assert len(paths) < INSTANTS
    assert (left / str(len(paths))).is_dir()
    ways_on = {}
    for path in [*paths, made]:
        found = contents(path)
        assert found in (before, after)
        assert [contents(copy.path) for copy in kept(path)] in ([], [before])
        assert kept(path) or found == before
        # A start finds only these files: if they are the same, so is all that follows.
        ways_on[left_in(path.parent)] = path
    assert len(ways_on) > 1
    for path in ways_on.values():
        with later_release():
            store = await store_at(url_of(path))
        assert contents(path) == after
        await plays_on(store)
        await store.close()
        assert [contents(copy.path) for copy in kept(path)] == [before]
        assert not list(path.parent.glob(f"*{UNFINISHED}*"))


async def test_a_kill_leaves_the_files_as_they_lie_at_its_instant(tmp_path: Path) -> None:
    made, left = await league(tmp_path / "made"), tmp_path / "left"
    before = made.read_bytes()
    assert [code async for code in kills("migrate", [url_of(made)], [left])] == [0]
    instants = range(1, len(list(left.iterdir())) + 1, EVERY)
    killed = [tmp_path / str(instant) / made.name for instant in instants]
    for path in killed:
        path.parent.mkdir()
        path.write_bytes(before)
    codes = [code async for code in kills("migrate", map(url_of, killed), instants)]
    assert codes == [-SIGKILL] * len(instants)
    for instant, path in zip(instants, killed, strict=True):
        copied = left / str(instant) / path.name
        assert names_in(path.parent) == names_in(copied.parent)
        assert contents(path) == contents(copied)


@pytest.mark.parametrize("backend", ["postgresql"], scope="session")
async def test_on_postgresql_the_old_schema_is_left_and_the_next_start_goes_on(backend: str) -> None:
    async with blank(backend) as url:
        await make_tables(url)
        before = await schema(url)
        instants = 0
        async for code in kills("migrate", repeat(url, INSTANTS)):
            if code == 0:
                break
            assert code == -SIGKILL
            assert await schema(url) == before
            instants += 1
        assert 0 < instants < INSTANTS
        assert await schema(url) != before


async def schema(url: URL) -> list[tuple[object, ...]]:
    columns = (
        "SELECT table_name, column_name, data_type FROM information_schema.columns"
        " WHERE table_schema = 'public' ORDER BY 1, 2"
    )
    return [*await rows(url, columns), *await rows(url, "SELECT version_num FROM alembic_version")]
