"""Commands over a large library compared with a small one, on each database.

A leaderboard is measured as the whole answer to `/hockey leaderboard`, drawing included.
"""

import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from types import SimpleNamespace
from typing import Any

from discord import Locale
from sqlalchemy import text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import create_async_engine

from cogs.league.board import ALL, Chosen, draw_board
from cogs.league.climbers import WEEK_SECONDS
from db.engine.database import Database
from db.league.statistics import Which
from db.matches.history import HistoryQuery
from db.model.league import EVERYWHERE, Order, Season, Window
from db.store import Store
from hockey.catalogue import DEFAULT
from tests.db import server
from tests.db.stores import blank, make_tables
from tools.bench.row import Row
from tools.bench.stock import BEGAN, SECONDS_APART, Size, Stock, fill, stock_of

GOOD = 1.5
PAGE = 10
ROUNDS = 40
HERE = 1
RECENT = 100
"""How many matches of each server ended within the week in which people climb."""
MORE_MATCHES = Size(1_000, 50, 5), Size(100_000, 5_000, 500)
MORE_PLAYERS = Size(2_000, 100, 1), Size(100_000, 5_000, 1)
"""All in one server."""

Question = Callable[[], Awaitable[object]]
Asked = Callable[[Store, Size], dict[str, Question]]


async def rows() -> AsyncIterator[Row]:
    """Both marks: the matches of many servers, and the players on one board.

    All on one processor: how long one of two takes to wake the other is more than what is measured.
    """
    processors = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(processors)})
    matches = f"{MORE_MATCHES[1].matches} matches to {MORE_MATCHES[0].matches}"
    async for row in _compared(MORE_MATCHES, _questions, matches):
        yield row
    players = f"{MORE_PLAYERS[1].players} players to {MORE_PLAYERS[0].players}"
    async for row in _compared(MORE_PLAYERS, _boards, players):
        yield row
    os.sched_setaffinity(0, processors)


async def _compared(sizes: tuple[Size, Size], asked: Asked, told: str) -> AsyncIterator[Row]:
    stocks = [stock_of(size) for size in sizes]
    for backend in ("sqlite", *(["postgresql"] if server.available() else [])):
        async with AsyncExitStack() as stack:
            few, many = [
                asked(await _opened(stack, backend, stock), size)
                for stock, size in zip(stocks, sizes, strict=True)
            ]
            for name in few:
                took, longer = await _seconds(few[name], many[name])
                yield Row(f"library on {backend}, {name}: {told}", longer / took, GOOD)


async def _opened(stack: AsyncExitStack, backend: str, stock: Stock) -> Store:
    url = await stack.enter_async_context(blank(backend))
    await make_tables(url)
    database = Database(url, patient=True)
    store = Store(database)
    stack.push_async_callback(store.close)
    await fill(database, stock)
    if backend == "postgresql":
        await _vacuum(url)
    return store


async def _vacuum(url: URL) -> None:
    """What a server does by itself within a minute or so."""
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text("VACUUM ANALYZE"))
    await engine.dispose()


async def _seconds(one: Question, other: Question) -> tuple[float, float]:
    """The best time of each, measured alternately: anything else on the machine can only slow it down."""
    took: tuple[list[float], list[float]] = [], []
    for _ in range(ROUNDS):
        for ask, seconds in zip((one, other), took, strict=True):
            began = time.perf_counter()
            await ask()
            seconds.append(time.perf_counter() - began)
    return min(took[0]), min(took[1])


def _questions(store: Store, size: Size) -> dict[str, Question]:
    season = Season(HERE, 1, _season(size))
    boards = _boards(store, size) | {
        "a server's board of a season": _answer(store, size, str(HERE), Order.POINTS, season=season)
    }
    asked = boards | _cards(store, size) | _library(store, size) | _own(store, size)
    return asked | {"matches that show less than was played": store.posts.lagging}


def _boards(store: Store, size: Size) -> dict[str, Question]:
    """`/hockey leaderboard` of all time: pages at both ends and in the middle."""
    return {
        f"{whose} by {order}, {which} page": _answer(store, size, where, order, page)
        for whose, where, rows in (
            ("a server's board", str(HERE), size.players // size.servers),
            ("everybody's board", ALL, size.players),
        )
        for order in Order
        for which, page in (("first", 1), ("middle", max(1, rows // PAGE // 2)), ("last", rows // PAGE))
    }


def _answer(
    store: Store, size: Size, where: str, order: Order, page: int = 1, season: Season | None = None
) -> Question:
    """A whole answer, drawing included."""
    reader, chosen = _reader(store, size), Chosen(where, None, order, season)
    return lambda: draw_board(reader, chosen, page, private=False)


def _reader(store: Store, size: Size) -> Any:
    """The parts of an interaction that a leaderboard reads: a player of the server asks."""
    week_ago = BEGAN + SECONDS_APART * (size.matches - RECENT * size.servers)
    clock = SimpleNamespace(now=lambda: week_ago + WEEK_SECONDS)
    return SimpleNamespace(
        client=SimpleNamespace(store=store, clock=clock),
        user=SimpleNamespace(id=HERE + size.players // size.servers // 3 * size.servers),
        guild_id=1,
        extras={},
        locale=Locale.american_english,
    )


def _cards(store: Store, size: Size) -> dict[str, Question]:
    """`/hockey stats`, `rivalry`, `records` and the boards of practice."""
    cards, me, here = store.statistics, 1 + size.players // 3, 1
    return {
        "a card": lambda: cards.played_by(me, Which()),
        "a card of a season": lambda: cards.played_by(here, Which(here, DEFAULT, _season(size))),
        "a card's ratings": lambda: cards.ratings_of(me, EVERYWHERE, BEGAN),
        "a card's badges": lambda: store.seasons.badges_of(me, None),
        "a server's records": lambda: cards.played_in(Which(here)),
        "a server's records of a season": lambda: cards.played_in(Which(here, DEFAULT, _season(size))),
        "a server's seasons": lambda: store.seasons.of(here),
        "what a match did": lambda: cards.moved_by(size.matches // 2),
        "practice of a server": lambda: store.practice.board(here, BEGAN),
        "practice of one": lambda: store.practice.of(me),
    }


def _library(store: Store, size: Size) -> dict[str, Question]:
    """`/hockey history`, `replay` and the export of a server."""
    history, me, other = store.history, 1, 1 + size.servers
    season = _season(size)
    season_of_one = HistoryQuery(me, 1, other, DEFAULT, season.since, season.until)
    return {
        "history": lambda: history.of(HistoryQuery(me), 0, PAGE),
        "history's third page": lambda: history.of(HistoryQuery(me), 2 * PAGE, PAGE),
        "history with filters": lambda: history.of(season_of_one, 0, PAGE),
        "the last match": lambda: store.matches.finished_of(me, 1),
        "a match": lambda: store.matches.read(size.matches // 2),
        "its rematches": lambda: store.matches.rematches_of(size.matches // 2),
        "a server's matches": lambda: history.of_server(1, size.matches // 2, PAGE),
        "bookmarks": lambda: store.bookmarks.of(me, size.matches // 2),
    }


def _own(store: Store, size: Size) -> dict[str, Question]:
    """What a challenge asks, `/hockey me` and the export of one match."""
    me, other = 1, 1 + size.servers
    return {
        "a challenge": lambda: store.admission.situation(1, (me, other)),
        "live matches": lambda: store.matches.live_of(me),
        "live matches here": lambda: store.matches.live_in(1),
        "everything of one": lambda: store.privacy.kept_of(me),
        "matches of one": lambda: store.privacy.matches_of(me),
    }


def _season(size: Size) -> Window:
    """The second half of all matches."""
    return Window(BEGAN + SECONDS_APART * size.matches / 2, BEGAN + SECONDS_APART * (size.matches + 1))
