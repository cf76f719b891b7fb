"""The errors that /hockey-host names: by their kind, without what could name people or cards."""

import logging
from collections.abc import AsyncIterator

import pytest

from bot.watching.lifetime import DAY_SECONDS, MOST_ERRORS, PROC, Lifetime, memory


@pytest.fixture
async def lifetime() -> AsyncIterator[Lifetime]:
    made = Lifetime()
    async with made.listening():
        yield made


def kinds(lifetime: Lifetime, later: float = 0.0) -> list[str]:
    return [each.kind for each in lifetime.errors(lifetime.began + later)]


async def test_an_error_is_named_by_its_kind_and_by_nothing_else(lifetime: Lifetime) -> None:
    logging.getLogger("bot.matches").error("match %s: %s holds the %5.1f", 12, "Jon", 8.0)
    logging.getLogger("bot").warning("only a warning")
    logging.getLogger("asyncio").error("future: <Task Jon 8♣>")
    fault = ValueError("Jon holds 8♣")
    logging.getLogger("db").error("it failed\nfor Jon", exc_info=fault)
    logging.getLogger("aiohttp").error("Jon", exc_info=fault)
    assert kinds(lifetime) == [
        "match …: … holds the …",
        "asyncio",
        "it failed (ValueError)",
        "aiohttp (ValueError)",
    ]


async def test_a_long_one_is_cut_between_two_words(lifetime: Lifetime) -> None:
    said = "The puck is under the bench again. " * 9
    logging.getLogger("bot").error(said)
    (kind,) = kinds(lifetime)
    begun, _, ending = kind.rpartition(" ")
    assert ending == "…"
    assert said.startswith(f"{begun} ")


async def test_errors_are_of_the_last_day_and_not_counted_without_end(lifetime: Lifetime) -> None:
    for _ in range(MOST_ERRORS + 5):
        logging.getLogger("bot").error("again")
    assert len(kinds(lifetime)) == MOST_ERRORS
    assert kinds(lifetime, DAY_SECONDS + 60) == []


@pytest.mark.skipif(not PROC.is_dir(), reason="only Linux tells it")
def test_the_memory_of_the_process_is_known_where_the_system_tells_it() -> None:
    own, others = memory()
    assert own > 10_000_000
    assert others >= 0
