"""Processor time of a play, all told: the answer, the sheet, the other hand and the picture."""

import os
import random
import sys
from collections.abc import AsyncIterator
from pathlib import Path

from tools.bench.league import League, bare_league, hockey_league, settled
from tools.bench.load import paced
from tools.bench.row import Row

MATCHES = 50
ROUNDS = 3
TAPS = 150
FIRST_TAPS = 50
TAPS_A_SECOND = 10.0
USER_AND_SYSTEM = slice(11, 13)
"""The fields of /proc/PID/stat after the name of the program (man 5 proc)."""


async def rows() -> AsyncIterator[Row]:
    if sys.platform != "linux":
        return
    chance = random.Random(MATCHES)
    ours = theirs = 0.0
    async with bare_league(MATCHES) as bare, hockey_league(MATCHES) as league:
        for one in (bare, league):
            await paced(one, FIRST_TAPS, TAPS_A_SECOND, chance)
        await settled(league)
        for _ in range(ROUNDS):
            theirs += await _spent(bare, chance)
            ours += await _spent(league, chance)
    plays = ROUNDS * TAPS
    yield Row("CPU ms a play, all told", 1000 * ours / plays)
    yield Row("CPU a play, all told / a tap on the bare handler", ours / theirs)


async def _spent(league: League, chance: random.Random) -> float:
    """Processor seconds of a number of taps, until everyone has seen the results."""
    before = _seconds(league.pid)
    await paced(league, TAPS, TAPS_A_SECOND, chance)
    if league.port:
        await settled(league)
    return _seconds(league.pid) - before


def _seconds(pid: int) -> float:
    """Processor seconds of a process and those that it has started."""
    stat = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    ticks = sum(map(int, stat[USER_AND_SYSTEM]))
    lists = Path(f"/proc/{pid}/task").glob("*/children")
    started = [child for each in lists for child in each.read_text(encoding="ascii").split()]
    return ticks / os.sysconf("SC_CLK_TCK") + sum(_seconds(int(child)) for child in started)
