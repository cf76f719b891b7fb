from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from db.store import Store
from tests.db.stores import meet, url_of


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "breakaway.sqlite3"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(url_of(path))
    await meet(opened)
    yield opened
    await opened.close()


@pytest.fixture
async def other(path: Path, store: Store) -> AsyncIterator[Store]:
    """A second store over the file of `store`, as another process would have it."""
    assert store
    opened = await Store.open(url_of(path))
    yield opened
    await opened.close()
