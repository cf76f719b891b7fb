import asyncio
import gc
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.db.stores import make_tables, url_of


@pytest.fixture(scope="module")
def template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database without a match."""
    path = tmp_path_factory.mktemp("simulation") / "template.sqlite3"
    asyncio.run(make_tables(url_of(path)))
    return path


@pytest.fixture(scope="module", autouse=True)
def only_worlds_are_collected() -> Iterator[None]:
    """Each run leaves garbage, so earlier objects needn't be searched every time."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.fixture(autouse=True)
def nothing_left_open() -> Iterator[None]:
    """What a simulated process left open fails its own test, not the one running when it's found."""
    yield
    gc.collect()
