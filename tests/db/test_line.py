"""Who may write, where a database lets one write at a time."""

import asyncio
from contextlib import AbstractAsyncContextManager

import pytest
from sqlalchemy import text

from db.engine.database import LINE_SECONDS, BusyError
from db.engine.line import WritersLine
from db.engine.sqlite import BUSY_SECONDS, begin, open_engine
from db.model.surface import Surface
from tests.db.stores import met, opened, running_match


async def test_works_of_one_trip_wait_for_no_end_of_each_other() -> None:
    line = WritersLine()
    async with line.together(None), asyncio.timeout(1), line.together(None):
        pass


@pytest.mark.parametrize("first", ["alone", "together"])
async def test_nobody_writes_beside_whoever_writes_alone(first: str) -> None:
    line, told = WritersLine(), list[str]()
    second = "together" if first == "alone" else "alone"

    async def write(door: AbstractAsyncContextManager[None], name: str) -> None:
        async with door:
            told.append(f"{name} begins")
            await asyncio.sleep(0.01)
            told.append(f"{name} ends")

    doors = {"alone": line.alone, "together": line.together}
    await asyncio.gather(*(write(doors[name](None), name) for name in (first, second)))
    assert told == [f"{first} begins", f"{first} ends", f"{second} begins", f"{second} ends"]


async def test_whoever_waits_to_write_alone_is_not_overtaken() -> None:
    line, told = WritersLine(), list[str]()

    async def alone() -> None:
        async with line.alone(None):
            told.append("alone")

    async def together() -> None:
        async with line.together(None):
            told.append("together")

    async with line.together(None):
        waiting = [asyncio.create_task(alone()), asyncio.create_task(together())]
        await asyncio.sleep(0.01)
        assert told == []
    await asyncio.gather(*waiting)
    assert told == ["alone", "together"]


async def test_whoever_has_waited_in_vain_keeps_nobody_else_waiting() -> None:
    line = WritersLine()
    async with line.together(None):
        with pytest.raises(TimeoutError):
            async with line.alone(0.01):
                pass
        async with asyncio.timeout(1), line.together(None):
            pass
    async with line.alone(None):
        with pytest.raises(TimeoutError):
            async with line.together(0.01):
                pass
    async with asyncio.timeout(1), line.alone(None):
        pass


async def test_many_who_wait_for_a_lock_are_all_told_in_time() -> None:
    async with met("sqlite") as url:
        store, engine = opened(url), open_engine(url)
        match = await running_match(store)
        async with engine.connect() as connection:
            begin(connection, writes=True)
            await connection.execute(text("UPDATE servers SET name = 'Mine'"))
            async with asyncio.timeout(LINE_SECONDS + 2 * BUSY_SECONDS):
                tries = (store.surfaces.put(match.id, Surface("sheet"), Surface("sheet")) for _ in range(8))
                told = await asyncio.gather(*tries, return_exceptions=True)
        assert [type(error) for error in told] == [BusyError] * 8
        await engine.dispose()
        await store.close()
