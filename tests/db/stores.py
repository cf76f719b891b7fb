"""Stores to test with: real SQLite files, a server, and people who have met."""

import sqlite3
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, closing, contextmanager
from functools import cache
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory

from sqlalchemy import Executable, delete, insert, select, text
from sqlalchemy.dialects import postgresql
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import create_async_engine

from db.engine.database import Database
from db.migrate import bring_up_to_date
from db.model.matches import Match, NewMatch, Ply, Status
from db.schema import holder, metadata, players, servers
from db.store import Store
from hockey.game import Options
from tests.db import server
from tests.memory import MEMORY

SERVER, OTHER_SERVER, CHANNEL = 11, 12, 77
JON, DARRELL, IDA = 101, 102, 103
NAMES = {JON: "Jon", DARRELL: "Darrell", IDA: "Ida"}
NOW = 1_000.0
TURN = 600.0


def url_of(path: Path) -> URL:
    return URL.create("sqlite+aiosqlite", database=str(path))


def new_match(
    *players: int | None,
    server_id: int = SERVER,
    game: str = "classic",
    length: int = 1,
    rematch_of: int | None = None,
) -> NewMatch:
    people = players or (JON, DARRELL)
    return NewMatch(
        server_id=server_id,
        channel_id=CHANNEL,
        game=game,
        rules=1,
        options=Options(length=length),
        players=tuple(
            None if player_id is None else (player_id, NAMES.get(player_id, str(player_id)))
            for player_id in people
        ),
        expires_at=NOW + 3600.0,
        turn_seconds=TURN,
        rematch_of=rematch_of,
    )


def plies(first: int, count: int = 1, move: str = "7H") -> list[Ply]:
    return [Ply(number, number % 2, move, NOW + number) for number in range(first, first + count)]


async def meet(store: Store, *more: int) -> None:
    """Have two servers and three people, and `more`, seen once."""
    for server_id, name in ((SERVER, "The Rink"), (OTHER_SERVER, "The Pond")):
        await store.people.saw_server(server_id, name, "en-US")
    for player_id in (JON, DARRELL, IDA, *more):
        await store.people.saw_player(player_id, NAMES.get(player_id, str(player_id)))


async def match_of(store: Store, match_id: int) -> Match | None:
    match, _ = await store.matches.read(match_id)
    return match


async def locale_of(store: Store, player_id: int) -> object:
    (player,) = (await store.privacy.kept_of(player_id))["players"]
    return player["locale"]


async def start(store: Store, match_id: int, opening: list[Ply]) -> bool:
    """The opponent accepts: the match starts with these plies."""
    match = await match_of(store, match_id)
    assert match is not None
    opponent = match.seats[1].player_id
    return await store.challenges.accept(match_id, opponent, 2, opening) is Status.RUNNING


async def running_match(store: Store) -> Match:
    """A match with plies 0 and 1 in its log."""
    created = await store.challenges.create(new_match(), NOW)
    assert await start(store, created.id, plies(0, 2))
    match = await match_of(store, created.id)
    assert match is not None
    return match


NOTHING = "DROP SCHEMA public CASCADE; CREATE SCHEMA public"
DIALECT = postgresql.dialect()  # type: ignore[no-untyped-call] # SQLAlchemy's, untyped
NO_ROWS = "; ".join(
    [str(delete(table)) for table in reversed(metadata.sorted_tables) if table is not holder]
    + ["UPDATE holder SET holder = NULL, term = 0, seen = 0, there = NULL"]
    + [f"ALTER SEQUENCE {table}_id_seq RESTART" for table in ("matches", "houses")]
)


@asynccontextmanager
async def blank(backend: str) -> AsyncIterator[URL]:
    """An empty database, gone at the end."""
    if backend == "sqlite":
        with TemporaryDirectory(dir=MEMORY) as folder:
            yield url_of(Path(folder) / "breakaway.sqlite3")
    else:
        async with server.database(NOTHING) as url:
            yield url


@asynccontextmanager
async def met(backend: str) -> AsyncIterator[URL]:
    """A database in which people have met, gone at the end."""
    if backend == "sqlite":
        template = await _people_have_met()
        async with blank(backend) as url:
            copyfile(template, str(url.database))
            yield url
    else:
        met_again = "; ".join([NO_ROWS, *await _those_who_have_met()])
        async with server.database(met_again, first=make_tables) as url:
            yield url


@cache
def _templates() -> TemporaryDirectory[str]:
    return TemporaryDirectory()


async def migrate(path: Path) -> None:
    """Make an SQLite database with every table by copying one, because migrations take far longer."""
    template = Path(_templates().name) / "migrated.sqlite3"
    if not template.exists():
        await make_tables(url_of(template))
    copyfile(template, path)


async def _people_have_met() -> Path:
    path = Path(_templates().name) / "met.sqlite3"
    if not path.exists():
        await migrate(path)
        store = opened(url_of(path))
        await meet(store)
        await store.close()
    return path


_met_anew: list[str] = []


async def _those_who_have_met() -> list[str]:
    """Statements for PostgreSQL that let people meet; built once."""
    if not _met_anew:
        url = url_of(await _people_have_met())
        _met_anew.extend(
            [
                str(
                    insert(table).values(row).compile(dialect=DIALECT, compile_kwargs={"literal_binds": True})
                )
                for table in (servers, players)
                for row in await rows(url, str(select(table)))
            ]
        )
    return _met_anew


async def store_at(url: URL) -> Store:
    """A store as a bot opens it, for tests that don't ask where copies are."""
    return await Store.open(url, _unheard)


async def make_tables(url: URL) -> None:
    await bring_up_to_date(url, _unheard)


def _unheard(_copy: Path) -> None:
    pass


def opened(url: URL, *, patient: bool = False) -> Store:
    """A store over a database that has its tables."""
    return Store(Database(url, patient=patient))


@asynccontextmanager
async def stores(count: int = 1, backend: str = "sqlite") -> AsyncIterator[list[Store]]:
    """Several stores over their own database, in which people have met."""
    async with met(backend) as url, AsyncExitStack() as stack:
        made = [opened(url) for _ in range(count)]
        for store in made:
            stack.push_async_callback(store.close)
        yield made


async def rows(url: URL, query: str) -> list[tuple[object, ...]]:
    """The database's contents, read without any of our code."""
    (found,) = await rows_of_each(url, [query])
    return found


async def rows_of_each(url: URL, queries: Iterable[str]) -> list[list[tuple[object, ...]]]:
    """The results of several queries, over one connection."""
    engine = create_async_engine(url)
    async with engine.connect() as connection:
        found = [(await connection.execute(text(query))).all() for query in queries]
    await engine.dispose()
    return [[tuple(row) for row in each] for each in found]


async def execute(url: URL, statement: str | Executable) -> None:
    """Change the database behind our code's back."""
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(statement) if isinstance(statement, str) else statement)
    await engine.dispose()


@contextmanager
def written_elsewhere(database: Path) -> Iterator[None]:
    """Another process writes to an SQLite file, and doesn't finish."""
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")
