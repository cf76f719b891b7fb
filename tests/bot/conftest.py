from collections.abc import AsyncIterator

import pytest

from bot.matches.desk import Desk
from db.store import Store
from tests.bot.desks import desk_over
from tests.db.stores import stores
from tests.memory import tmp_path

__all__ = ["tmp_path"]


@pytest.fixture
async def store(backend: str) -> AsyncIterator[Store]:
    async with stores(1, backend) as (opened,):
        yield opened


@pytest.fixture
def desk(store: Store) -> Desk:
    return desk_over(store)
