"""Two taps on one message: whoever is answered later draws later, so that what it shows never falls back."""

import asyncio

from bot.kit.clock import Clock
from bot.messages.edits import Edits
from bot.messages.surface_cache import SurfaceCache
from db.store import Store
from tests.db.stores import running_match

HAND, OTHER = "hand:0", "hand:1"


async def edits_of(store: Store) -> tuple[Edits, int]:
    return Edits(store, SurfaceCache(store), Clock()), (await running_match(store)).id


async def test_an_answer_waits_for_an_earlier_one_on_the_same_message_alone(store: Store) -> None:
    edits, match_id = await edits_of(store)
    told: list[str] = []
    arrived, under_way = asyncio.Event(), asyncio.Event()

    async def answer(name: str, said: str) -> None:
        async with edits.answering(match_id, name):
            told.append(f"{said} is drawn")
            under_way.set()
            if said == "first":
                await arrived.wait()
            told.append(f"{said} arrives")

    first = asyncio.create_task(answer(HAND, "first"))
    await under_way.wait()
    later = [asyncio.create_task(answer(HAND, said)) for said in ("second", "third")]
    await answer(OTHER, "the other hand's")
    assert told == ["first is drawn", "the other hand's is drawn", "the other hand's arrives"]
    arrived.set()
    await asyncio.gather(first, *later)
    assert told[3:] == [
        "first arrives",
        *(f"{said} {end}" for said in ("second", "third") for end in ("is drawn", "arrives")),
    ]


async def test_an_answer_that_takes_long_keeps_nobody_waiting_for_good(store: Store) -> None:
    edits, match_id = await edits_of(store)
    async with edits.answering(match_id, HAND), asyncio.timeout(5.0), edits.answering(match_id, HAND):
        pass
