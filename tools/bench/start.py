"""What a thousand live matches cost a process: memory, and time until its first answer."""

from collections.abc import AsyncIterator
from statistics import median
from time import perf_counter

from tools.bench.league import KIBI, League, breakaway, hockey_league, settled
from tools.bench.row import Row

MATCHES = 1000
STARTS = 3


async def rows() -> AsyncIterator[Row]:
    async with hockey_league(1, running=False) as small, hockey_league(MATCHES, running=False) as large:
        for league in (small, large):
            async with breakaway(league):
                await settled(league)
        starts = [(await _start(large), await _start(small)) for _ in range(STARTS)]
        ratio = median(one[0] / other[0] for one, other in starts)
        grown = median(one[1] - other[1] for one, other in starts) / (MATCHES - 1) / KIBI
        yield Row(f"start to first answer, {MATCHES} live / one live match", ratio, 2.0)
        yield Row("KiB of memory a live match", grown, 20.0)


async def _start(league: League) -> tuple[float, int]:
    """Seconds from starting the process to its first answered tap; bytes once it has looked at everything."""
    before = perf_counter()
    async with breakaway(league):
        while not await _answered(league):
            continue
        took = perf_counter() - before
        await settled(league)
        return took, league.memory()


async def _answered(league: League) -> bool:
    turn = await league.world.until(league.tables[0].turn)
    return (await turn[0].tap(turn[1], button=turn[2][0])).acknowledged
