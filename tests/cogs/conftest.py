from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.cogs.people import Person
from tests.cogs.rink import Rink, rink_at
from tests.memory import tmp_path

__all__ = ["tmp_path"]


@pytest.fixture
def seed() -> int:
    """Which deals are dealt; a test that needs others says @pytest.mark.parametrize("seed", [...])."""
    return 1


@pytest.fixture
def drawn() -> bool:
    """True if pictures are drawn for real; a fixture that makes matches look like that says so too."""
    return False


@pytest.fixture
def ida(rink: Rink) -> Person:
    """A person who may manage the server."""
    return rink.admin("Ida")


@pytest.fixture
async def rink(tmp_path: Path, seed: int, *, drawn: bool) -> AsyncIterator[Rink]:
    async with rink_at(tmp_path, seed, drawn=drawn) as made:
        yield made
