from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.cogs.rink import Rink, rink_at
from tests.memory import tmp_path

__all__ = ["tmp_path"]


@pytest.fixture
def seed() -> int:
    """Which deals are dealt; a test that needs others says @pytest.mark.parametrize("seed", [...])."""
    return 1


@pytest.fixture
async def rink(tmp_path: Path, seed: int) -> AsyncIterator[Rink]:
    async with rink_at(tmp_path, seed) as made:
        yield made
