"""The bot's answers beside a bare discord.py handler on the same sandbox, measured alternately."""

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from dataclasses import replace
from statistics import median, quantiles

from tests.e2e.rink import counts
from tools.bench.league import League, bare_league, hockey_league
from tools.bench.load import hurried, paced, undisturbed
from tools.bench.row import Row

LEAGUES = (1, 50, 200)
MOST = 200
BLOCKS = 8
TAPS = 50
ONE_MATCH = 1
# One match lasts for at most this many, and a hundredth of them is a single tap, so there are several
# matches.
FEW_BLOCKS = 6
FEW_TAPS = 20
SINGLE_MATCHES = 4
FIRST_TAPS = 10  # the first of a process is measured as its start
TAPS_A_SECOND = 10.0
GOOD_P50, GOOD_P99 = 2.0, 3.0
# People who play against a legend each, beside others who do not.
ALONE = 20
BESIDE = 20
ALONE_TAPS_A_SECOND = 5.0
PLAYS_A_TAP = 2  # the player's own, and the bot's answer
OPPONENT_SECONDS = "1"
GOOD_BESIDE = 1.5
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
    async for row in _beside_thinkers():
        yield row


async def _beside_thinkers() -> AsyncIterator[Row]:
    """Answers to people in their matches, while others play as much against bots as against each other."""
    chance, calm, beside = random.Random(ALONE), [], []
    async with hockey_league(BESIDE + ALONE, alone=ALONE, OPPONENT_TIME=OPPONENT_SECONDS) as league:
        measured = replace(league, tables=league.tables[:BESIDE])
        pairs, solos = replace(league, tables=league.tables[BESIDE:]), replace(league, tables=league.alone)
        await paced(measured, FIRST_TAPS, TAPS_A_SECOND, chance)
        for _ in range(BLOCKS):
            with undisturbed(), _meanwhile(pairs, ALONE_TAPS_A_SECOND * PLAYS_A_TAP):
                calm += await paced(measured, TAPS, TAPS_A_SECOND, chance)
            with undisturbed(), _meanwhile(solos, ALONE_TAPS_A_SECOND):
                beside += await paced(measured, TAPS, TAPS_A_SECOND, chance)
    told = f"beside {ALONE} opponents who think / beside {ALONE} more people"
    yield Row(f"answer to a tap, p50, {told}", median(beside) / median(calm), GOOD_BESIDE)
    yield Row(f"answer to a tap, p99, {told}", _p99(beside) / _p99(calm), GOOD_BESIDE)


@contextmanager
def _meanwhile(others: League, a_second: float) -> Iterator[None]:
    """Others play on at this many taps a second."""

    async def play_on() -> None:
        while True:
            await paced(others, TAPS, a_second, random.Random(ALONE))

    playing = asyncio.create_task(play_on())
    try:
        yield
    finally:
        playing.cancel()


class _Answers:
    """How long taps waited for their answers in leagues of different sizes, and their cost."""

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
