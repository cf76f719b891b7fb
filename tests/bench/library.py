"""What a command asks of a large library against the same of a small one, at once, on each database."""

import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack

from db.engine.database import Database
from db.league.statistics import Which
from db.matches.history import HistoryQuery
from db.model.league import EVERYWHERE, Order, Window
from db.store import Store
from hockey.catalogue import DEFAULT
from tests.bench.row import Row
from tests.bench.stock import BEGAN, SECONDS_APART, Size, Stock, fill, stock_of
from tests.db import server
from tests.db.stores import blank, make_tables

GOOD = 1.5
PAGE = 10
ROUNDS = 40
SMALL, LARGE = Size(1_000, 50, 5), Size(100_000, 5_000, 500)

Question = Callable[[], Awaitable[object]]


async def rows() -> AsyncIterator[Row]:
    small, large = stock_of(SMALL), stock_of(LARGE)
    for backend in ("sqlite", *(["postgresql"] if server.available() else [])):
        async with AsyncExitStack() as stack:
            few, many = [
                _questions(await _opened(stack, backend, stock), size)
                for stock, size in ((small, SMALL), (large, LARGE))
            ]
            for name in few:
                took, longer = await _seconds(few[name], many[name])
                told = f"library on {backend}, {name}: {LARGE.matches} matches to {SMALL.matches}"
                yield Row(told, longer / took, GOOD)


async def _opened(stack: AsyncExitStack, backend: str, stock: Stock) -> Store:
    url = await stack.enter_async_context(blank(backend))
    await make_tables(url)
    database = Database(url, patient=True)
    store = Store(database)
    stack.push_async_callback(store.close)
    await fill(database, stock)
    return store


async def _seconds(one: Question, other: Question) -> tuple[float, float]:
    """What each takes at its quickest, by turns: whatever else a machine does can only slow it down."""
    took: tuple[list[float], list[float]] = [], []
    for _ in range(ROUNDS):
        for ask, seconds in zip((one, other), took, strict=True):
            began = time.perf_counter()
            await ask()
            seconds.append(time.perf_counter() - began)
    return min(took[0]), min(took[1])


def _questions(store: Store, size: Size) -> dict[str, Question]:
    asked = _boards(store, size) | _cards(store, size) | _library(store, size) | _own(store, size)
    return asked | {"matches that show less than was played": store.surfaces.lagging}


def _boards(store: Store, size: Size) -> dict[str, Question]:
    """`/hockey leaderboard`: pages, the reader's own row, and what is told beside them."""
    boards, me, here = store.results, 1 + size.players // 3, 1
    last, season = size.players - PAGE, _season(size)

    def page(order: Order, server_id: int | None = None, offset: int = 0) -> Question:
        return lambda: boards.standings(server_id, order=order, offset=offset, limit=PAGE)

    def own(order: Order) -> Question:
        return lambda: boards.standing_of(me, None, order=order)

    return {
        "a server's board": page(Order.POINTS, here),
        "a server's board of a season": lambda: boards.standings(here, window=season, offset=0, limit=PAGE),
        "own row of a season": lambda: boards.standing_of(here, here, window=season),
        **{f"everybody's by {order}": page(order) for order in Order},
        **{f"the middle by {order}": page(order, offset=size.players // 2) for order in Order},
        **{f"the last page by {order}": page(order, offset=last) for order in Order},
        **{f"own row by {order}": own(order) for order in Order},
        "who climbs": lambda: boards.climbs(here, since=season.since),
        "how many rows": lambda: boards.count(None),
        "whether there are pairs": lambda: boards.has_pairs(None),
        "form": lambda: store.statistics.outcomes_of(range(1, 1 + PAGE), Which()),
    }


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
    """What a challenge asks, `/hockey me` and the export of one's own."""
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
