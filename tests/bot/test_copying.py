import asyncio
import random
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory

import pytest
from sqlalchemy.engine import URL

from bot.command_line import main
from bot.host.copying import copy_database
from bot.host.unusable import UnusableError
from db.model.matches import Status
from db.schema import holder, metadata
from tests.bot.matches import lobby_of, matches_over
from tests.db.leagues import fill_every_table
from tests.db.stores import (
    DARRELL,
    IDA,
    JON,
    NOW,
    SERVER,
    blank,
    execute,
    match_of,
    new_match,
    rows,
    rows_of_each,
    store_at,
    url_of,
)
from tests.memory import MEMORY

League = Callable[[URL], Awaitable[None]]

BOTH = ["sqlite", "postgresql"]
LAST = "SELECT there FROM holder"
directions = pytest.mark.parametrize(("source", "backend"), [(one, other) for one in BOTH for other in BOTH])


def address(url: URL) -> str:
    return url.render_as_string(hide_password=False)


@pytest.fixture(scope="module")
def files() -> Iterator[Path]:
    with TemporaryDirectory(dir=MEMORY) as folder:
        yield Path(folder)


@pytest.fixture
def league(files: Path) -> League:
    """Makes a league with rows in every table; a file's is made once, and copied."""

    async def make(url: URL) -> None:
        if url.get_backend_name() == "sqlite":
            made = files / "league.sqlite3"
            if not made.exists():
                await fill(url_of(made))
            copyfile(made, str(url.database))
        else:
            await fill(url)

    return make


async def fill(url: URL) -> None:
    store = await store_at(url)
    await fill_every_table(store)
    await store.close()


async def everything(url: URL) -> dict[str, list[tuple[object, ...]]]:
    """Every row of every table, in the same order on each database."""
    queries = {}
    for table in metadata.sorted_tables:
        if table is holder:  # no one plays on a copy
            continue
        columns = ", ".join(f'"{column.name}"' for column in table.columns)
        order = ", ".join(f'"{column.name}"' for column in table.primary_key)
        queries[table.name] = f"SELECT {columns} FROM {table.name} ORDER BY {order}"  # noqa: S608 - our own names
    return dict(zip(queries, await rows_of_each(url, queries.values()), strict=True))


@directions
async def test_a_database_is_copied_with_nothing_lost_and_played_on(
    source: str, backend: str, league: League
) -> None:
    async with AsyncExitStack() as stack:
        there = await stack.enter_async_context(blank(source))
        here = await stack.enter_async_context(blank(backend))
        await league(there)
        before, said = await everything(there), list[str]()
        assert all(before.values())
        await copy_database(address(there), address(here), said.append)
        assert await everything(here) == before == await everything(there)
        assert said[:-1] == [
            line for table in metadata.sorted_tables for line in said if line.startswith(f"{table.name}: ")
        ]
        assert f"posts: {len(before['posts'])} rows" in said
        (last,) = {*await rows(there, LAST), *await rows(here, LAST)}
        assert last == (NOW,)
        assert await rows(here, "SELECT holder, term FROM holder") == [(None, 0)]
        await played_on(here)


async def test_tables_of_another_program_stay_where_they_are(league: League, tmp_path: Path) -> None:
    """Litestream, for example, keeps two of its own in the file."""
    file, copy = tmp_path / "breakaway.sqlite3", tmp_path / "copy.sqlite3"
    await league(url_of(file))
    await execute(url_of(file), "CREATE TABLE _litestream_seq (id INTEGER PRIMARY KEY, seq INTEGER)")
    before = await everything(url_of(file))
    await copy_database(address(url_of(file)), address(url_of(copy)), list[str]().append)
    assert await everything(url_of(copy)) == before
    theirs = "SELECT name FROM sqlite_master WHERE name LIKE '%litestream%'"
    assert (await rows(url_of(file), theirs), await rows(url_of(copy), theirs)) == (
        [("_litestream_seq",)],
        [],
    )
    await played_on(url_of(file))


async def played_on(url: URL) -> None:
    store = await store_at(url)
    matches, rng = matches_over(store), random.Random(2)
    loaded = await matches.load(2)
    while loaded.match.status is Status.RUNNING:
        (seat,) = loaded.view(None).to_act
        view = loaded.view(seat)
        assert view.decision is not None
        loaded = await matches.of(2).play(
            loaded.match.seats[seat].player_id, view.decision, rng.choice(view.moves)
        )
    await lobby_of(matches, store).withdraw(3, IDA)
    assert (await store.challenges.create(new_match(JON, DARRELL), NOW)).id == 5
    assert (await store.houses.add(SERVER, "Alley", {}, NOW)).id == 2
    await store.close()


@pytest.mark.parametrize("source", BOTH)
async def test_a_bot_may_play_on_while_its_database_is_copied(source: str, league: League) -> None:
    async with blank(source) as there, blank("sqlite") as here:
        await league(there)
        before = await everything(there)

        def written_meanwhile(line: str) -> None:
            # One table has been read by then, and the other one hasn't.
            if line.startswith("players:"):
                for change in ("UPDATE players SET name = 'Gordie'", "UPDATE results SET goals = goals + 1"):
                    elsewhere.submit(asyncio.run, execute(there, change)).result()

        with ThreadPoolExecutor(1) as elsewhere:
            await copy_database(address(there), address(here), written_meanwhile)
        now = await everything(there)
        assert now["players"] != before["players"]
        assert now["results"] != before["results"]
        assert await everything(here) == before


@pytest.mark.parametrize("backend", BOTH, scope="session")
async def test_a_database_with_rows_is_not_written_over(backend: str, league: League) -> None:
    async with blank("sqlite") as there, blank(backend) as here:
        await league(there)
        await league(here)
        before = await everything(here)
        with pytest.raises(UnusableError, match="host-copy-not-empty"):
            await copy_database(address(there), address(here), lambda _: None)
        assert await everything(here) == before


@pytest.mark.parametrize("backend", BOTH, scope="session")
async def test_a_copy_that_fails_half_way_leaves_nothing(backend: str, league: League) -> None:
    async with blank("sqlite") as there, blank(backend) as here:
        await league(there)
        await execute(there, "ALTER TABLE results RENAME TO away")
        with pytest.raises(UnusableError):
            await copy_database(address(there), address(here), lambda _: None)
        store = await store_at(here)
        assert await match_of(store, 1) is None
        await store.close()


async def test_a_database_of_another_release_is_not_copied(league: League) -> None:
    async with blank("sqlite") as there, blank("sqlite") as here:
        await league(there)
        await execute(there, "UPDATE alembic_version SET version_num = '0000'")
        with pytest.raises(UnusableError, match="host-database-unknown"):
            await copy_database(address(there), address(here), lambda _: None)


def test_what_cannot_be_copied_is_told_on_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("rink")
    missing, garbage = folder / "missing.sqlite3", folder / "diary.sqlite3"
    garbage.write_text("Dear diary, " * 200)
    good = address(url_of(folder / "new.sqlite3"))
    for source, target in [(missing, good), (garbage, good)]:
        assert main(["copy-database", address(url_of(source)), target]) == 2
        told = capsys.readouterr()
        assert told.out == ""
        assert str(source) in told.err
        assert told.err.count("\n") == 1
    assert not missing.exists()
    assert main(["copy-database", "nowhere", good]) == 2
    assert "FROM" in capsys.readouterr().err
    assert main(["copy-database", good, "mysql://a/b"]) == 2
    assert "TO" in capsys.readouterr().err
