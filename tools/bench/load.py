"""People who tap: at their own pace, or as fast as they are answered."""

import asyncio
import gc
import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from time import perf_counter

from sandbox import Sandbox
from tools.bench.league import League, Table

NO_ANSWER_SECONDS = 3.0
WORKERS = 16


@contextmanager
def undisturbed() -> Iterator[None]:
    """The sandbox and its people do no garbage collection: their pauses say nothing about the bot."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def paced(league: League, taps: int, a_second: float, chance: random.Random) -> list[float]:
    """How long each tap waited for its answer (seconds), at a rate of taps a second by chance.

    If no one could tap for a while, no one taps faster afterwards.
    """
    waited: list[float] = []
    busy: set[int] = set()
    due = perf_counter()
    async with asyncio.TaskGroup() as group:
        for _ in range(taps):
            due += chance.expovariate(a_second)
            await asyncio.sleep(max(0.0, due - perf_counter()))
            number = await _table_with_a_turn(league, busy, chance)
            due = max(due, perf_counter())
            busy.add(number)
            group.create_task(_tap(league, number, busy, waited, chance))
    return waited


async def _table_with_a_turn(league: League, busy: set[int], chance: random.Random) -> int:
    """A table at which a player can see that it's their turn."""

    def found() -> tuple[int] | None:
        order = chance.sample(range(len(league.tables)), len(league.tables))
        free = (number for number in order if number not in busy and league.tables[number].turn())
        return next(((number,) for number in free), None)

    return (await league.world.until(found))[0]


async def _tap(
    league: League, number: int, busy: set[int], waited: list[float], chance: random.Random
) -> None:
    if turn := league.tables[number].turn():
        person, message, cards = turn
        handle = await person.tap(message, button=chance.choice(cards))
        waited.append(NO_ANSWER_SECONDS if handle.answered_after is None else handle.answered_after)
    busy.discard(number)
    league.world.changed()  # another player may wait for this very table


async def hurried(league: League, seconds: float, chance: random.Random) -> float:
    """Answered taps a second where many people tap as fast as they can."""
    until = perf_counter() + seconds
    shares = [league.tables[number::WORKERS] for number in range(WORKERS)]
    counts = await asyncio.gather(*(_hurry(league.world, share, until, chance) for share in shares))
    return sum(counts) / seconds


async def _hurry(world: Sandbox, tables: Sequence[Table], until: float, chance: random.Random) -> int:
    answered = 0
    while perf_counter() < until:
        change = world.change
        turn = next((turn for table in tables if (turn := table.turn())), None)
        if turn is None:
            await change.wait()
            continue
        handle = await turn[0].tap(turn[1], button=chance.choice(turn[2]))
        answered += handle.acknowledged
    return answered
