"""How the bot answers beside a bare discord.py handler on the same sandbox, turn and turn about."""

import random
from collections.abc import AsyncIterator
from statistics import median, quantiles

from tests.bench.league import League, bare_league, hockey_league
from tests.bench.load import hurried, paced, undisturbed
from tests.bench.row import Row
from tests.e2e.rink import counts

LEAGUES = (1, 50, 200)
MOST = 200
BLOCKS = 8
TAPS = 50
ONE_MATCH = 1
# One match lasts for no more than these, and a hundredth of them is a single tap: so there are several.
FEW_BLOCKS = 6
FEW_TAPS = 20
SINGLE_MATCHES = 4
FIRST_TAPS = 10  # the first of a process is measured as its start
TAPS_A_SECOND = 10.0
GOOD_P50, GOOD_P99 = 2.0, 3.0
HURRIES = 3
HURRY_SECONDS = 3.0


async def rows() -> AsyncIterator[Row]:
    for count in LEAGUES:
        measured = _Answers(count)
        for _ in range(SINGLE_MATCHES if count == ONE_MATCH else 1):
            async with bare_league(count) as bare, hockey_league(count) as league:
                await measured.add(league, bare)
                if count == MOST:
                    async for row in _speed(league, bare):
                        yield row
        for row in measured.rows():
            yield row


class _Answers:
    """How long taps waited for their answers in leagues of so many matches, and what they cost."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._chance = random.Random(count)
        self._ours: list[float] = []
        self._theirs: list[float] = []
        self._requests = 0

    async def add(self, league: League, bare: League) -> None:
        blocks, taps = (FEW_BLOCKS, FEW_TAPS) if self._count == ONE_MATCH else (BLOCKS, TAPS)
        for one in (bare, league):
            await paced(one, FIRST_TAPS, TAPS_A_SECOND, self._chance)
        league.requests.clear()
        for _ in range(blocks):
            with undisturbed():
                self._theirs += await paced(bare, taps, TAPS_A_SECOND, self._chance)
            with undisturbed():
                self._ours += await paced(league, taps, TAPS_A_SECOND, self._chance)
        self._requests += sum(number for route, number in league.requests.items() if counts(route))

    def rows(self) -> list[Row]:
        live = "one live match" if self._count == ONE_MATCH else f"{self._count} live"
        p50, p99 = (GOOD_P50, GOOD_P99) if self._count in (ONE_MATCH, MOST) else (None, None)
        typical = median(self._ours) / median(self._theirs)
        return [
            Row(f"answer to a tap, p50, {live} / bare handler", typical, p50),
            Row(f"answer to a tap, p99, {live} / bare handler", _p99(self._ours) / _p99(self._theirs), p99),
            # Of many matches, most have hands that nobody has tapped yet, which only the bot itself can edit.
            Row(f"requests a tap that Discord counts, {live}", self._requests / len(self._ours)),
        ]


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
