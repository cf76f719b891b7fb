from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.cogs.rink import Rink, rink_at


@pytest.fixture
async def rink(tmp_path: Path) -> AsyncIterator[Rink]:
    async with rink_at(tmp_path) as made:
        yield made
