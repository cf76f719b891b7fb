"""How many requests that Discord counts a play costs, at people's pace."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager

from sqlalchemy.engine import make_url

from tests.db.stores import rows as rows_of
from tests.e2e.rink import counts
from tools.bench.league import League, hockey_league, url_of
from tools.bench.load import paced
from tools.bench.row import Row

# A tenth of the usual time: a play every three seconds, a sheet that stays for two.
PAUSE_SECONDS = 0.3
TENTH_SECONDS = "0.2"
TAPS = 80
AT_ONCE = 1000.0  # taps a second
FIRST_TAPS = 4
MATCHES = 50
CARDS = "SELECT count(*) FROM plies WHERE length(move) = 2"


async def rows() -> AsyncIterator[Row]:
    async with _league(1) as league:
        await _tap(league, FIRST_TAPS)
        yield Row("requests a play that Discord counts, one match", await _cost(league, TAPS), 1.1)
    # At least two: the sheet, and the other's hand, which no tap of its owner can edit yet.
    async with _league(MATCHES) as league:
        league.requests.clear()
        for table in league.tables:
            league.tables = (table,)
            await _tap(league, 1)
        yield Row("requests a first play of a match that Discord counts", _counted(league) / MATCHES, 2.0)


def _league(count: int) -> AbstractAsyncContextManager[League]:
    return hockey_league(count, MERGE_TIME=TENTH_SECONDS, LAST_CARD_TIME=TENTH_SECONDS)


async def _cost(league: League, taps: int) -> float:
    played = await _cards(league)
    league.requests.clear()
    await _tap(league, taps)
    return _counted(league) / (await _cards(league) - played)


async def _tap(league: League, taps: int) -> None:
    """A number of taps, and time for everyone to see the results."""
    chance = random.Random(taps)
    for _ in range(taps):
        await paced(league, 1, AT_ONCE, chance)
        await asyncio.sleep(PAUSE_SECONDS)


async def _cards(league: League) -> int:
    """How many cards were played, also by themselves."""
    ((count,),) = await rows_of(make_url(url_of(league)).set(drivername="sqlite+aiosqlite"), CARDS)
    assert isinstance(count, int)
    return count


def _counted(league: League) -> int:
    return sum(number for route, number in league.requests.items() if counts(route))
