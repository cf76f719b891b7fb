from collections.abc import AsyncIterator

import pytest

from bot.matches.live import LiveMatches
from db.store import Store
from sandbox import Limits, Sandbox
from tests.bot.matches import matches_over
from tests.db.stores import stores
from tests.memory import tmp_path

__all__ = ["tmp_path"]


@pytest.fixture
async def store(backend: str) -> AsyncIterator[Store]:
    async with stores(1, backend) as (opened,):
        yield opened


@pytest.fixture
async def world() -> AsyncIterator[Sandbox]:
    """A Discord for the process itself, with a server that has added it."""
    made = Sandbox(limits=Limits.off())
    made.guild("The Rink")
    async with made.running():
        yield made


@pytest.fixture
def matches(store: Store) -> LiveMatches:
    return matches_over(store)
