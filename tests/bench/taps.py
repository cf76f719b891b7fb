"""How the bot answers beside a bare discord.py handler on the same sandbox, turn and turn about."""

import random
from collections.abc import AsyncIterator
from statistics import median, quantiles

from tests.bench.league import League, bare_league, hockey_league
from tests.bench.load import hurried, paced
from tests.bench.row import Row
from tests.e2e.rink import counts

LEAGUES = (1, 50, 200)
MOST = 200
BLOCKS = 6
TAPS = 50
FEW_TAPS = 20  # one match has to last for all of them
FIRST_TAPS = 10  # the first of a process is measured as its start
TAPS_A_SECOND = 10.0
HURRIES = 3
HURRY_SECONDS = 3.0


async def rows() -> AsyncIterator[Row]:
    for count in LEAGUES:
        async with bare_league(count) as bare, hockey_league(count) as league:
            async for row in _answers(league, bare, count):
                yield row
            if count == MOST:
                async for row in _speed(league, bare):
                    yield row


async def _answers(league: League, bare: League, count: int) -> AsyncIterator[Row]:
    chance = random.Random(count)
    taps = FEW_TAPS if count == 1 else TAPS
    ours: list[float] = []
    theirs: list[float] = []
    for one in (bare, league):
        await paced(one, FIRST_TAPS, TAPS_A_SECOND, chance)
    league.requests.clear()
    for _ in range(BLOCKS):
        theirs += await paced(bare, taps, TAPS_A_SECOND, chance)
        ours += await paced(league, taps, TAPS_A_SECOND, chance)
    asked = sum(count for route, count in league.requests.items() if counts(route)) / len(ours)
    p50, p99 = (2.0, 3.0) if count == MOST else (None, None)
    live = f"{count} live" if count > 1 else "one live match"
    yield Row(f"answer to a tap, p50, {live} / bare handler", median(ours) / median(theirs), p50)
    yield Row(f"answer to a tap, p99, {live} / bare handler", _p99(ours) / _p99(theirs), p99)
    # Of many matches, most have hands that nobody has tapped yet, which only the bot itself can edit.
    yield Row(f"requests a play that Discord counts, {live}", asked, 1.1 if count == 1 else None)


async def _speed(league: League, bare: League) -> AsyncIterator[Row]:
    chance = random.Random(MOST)
    speeds = [
        (await hurried(league, HURRY_SECONDS, chance), await hurried(bare, HURRY_SECONDS, chance))
        for _ in range(HURRIES)
    ]
    yield Row("plays a second, one process", median(ours for ours, _ in speeds))
    yield Row("plays a second / edits of the bare handler", median(ours / theirs for ours, theirs in speeds))


def _p99(values: list[float]) -> float:
    return quantiles(values, n=100)[98]
