"""Stores to test with: real SQLite files, a server, and people who have met."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import cache
from pathlib import Path
from shutil import copyfile
from sqlite3 import connect
from tempfile import TemporaryDirectory

from sqlalchemy.engine import URL

from db.model import Match, NewMatch, Ply, Status
from db.store import Store
from hockey.game import Options

SERVER, OTHER_SERVER, CHANNEL = 11, 12, 77
JON, DARRELL, IDA = 101, 102, 103
NAMES = {JON: "Jon", DARRELL: "Darrell", IDA: "Ida"}
NOW = 1_000.0


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


async def start(store: Store, match_id: int, opening: list[Ply]) -> bool:
    """The opponent accepts: the match starts with these plies."""
    return await store.challenges.accept(match_id, 1, 2, opening) is Status.RUNNING


async def running_match(store: Store) -> Match:
    """A match with plies 0 and 1 in its log."""
    created = await store.challenges.create(new_match(), NOW)
    assert await start(store, created.id, plies(0, 2))
    match = await match_of(store, created.id)
    assert match is not None
    return match


@cache
def _template() -> TemporaryDirectory[str]:
    return TemporaryDirectory()


async def _people_have_met() -> Path:
    path = Path(_template().name) / "met.sqlite3"
    if not path.exists():
        store = await Store.open(url_of(path))
        await meet(store)
        await store.close()
    return path


@asynccontextmanager
async def stores(count: int = 1) -> AsyncIterator[list[Store]]:
    """So many stores over one file of its own, in which people have met."""
    met = await _people_have_met()
    async with AsyncExitStack() as stack:
        path = Path(stack.enter_context(TemporaryDirectory())) / "breakaway.sqlite3"
        copyfile(met, path)
        opened = []
        for _ in range(count):
            store = await Store.open(url_of(path))
            stack.push_async_callback(store.close)
            opened.append(store)
        yield opened


def rows(path: Path, query: str) -> list[tuple[object, ...]]:
    """What stands in the file, read without any of our code."""
    connection = connect(path)
    try:
        return connection.execute(query).fetchall()
    finally:
        connection.close()
