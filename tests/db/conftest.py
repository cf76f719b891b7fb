from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy.engine import URL

from db.store import Store
from tests.db.stores import blank, met, opened
from tests.memory import tmp_path

__all__ = ["tmp_path"]


HERE = Path(__file__).parent
BOTH = {"engine", "holder", "killed_migrations", "lagging", "matches", "migrations", "people"}
BOTH |= {"postgresql", "races", "results", "posts", "standing", "tournaments"}
"""Where the two databases may differ: engines, locks, races, migrations, plans and upserts."""


@pytest.hookimpl(tryfirst=True)  # before pytest picks tests by their marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        callspec = getattr(item, "callspec", None)
        on_postgresql = callspec is not None and "postgresql" in callspec.params.values()
        if item.path.parent == HERE and on_postgresql and item.path.stem.removeprefix("test_") not in BOTH:
            item.add_marker(pytest.mark.soak)


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def backend(request: pytest.FixtureRequest) -> str:
    """The database to test with; PostgreSQL is for `make soak`, except for tests where the two may differ."""
    name: str = request.param
    return name


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where an SQLite database can be made."""
    return tmp_path / "breakaway.sqlite3"


@pytest.fixture
async def empty(backend: str) -> AsyncIterator[URL]:
    """A database without a table."""
    async with blank(backend) as made:
        yield made


@pytest.fixture
async def url(backend: str) -> AsyncIterator[URL]:
    """A database in which people have met."""
    async with met(backend) as made:
        yield made


def is_file(url: URL) -> bool:
    """True if writers wait for a disk: these stores don't care how long it syncs."""
    return url.get_backend_name() == "sqlite"


@pytest.fixture
async def store(url: URL) -> AsyncIterator[Store]:
    made = opened(url, patient=is_file(url))
    yield made
    await made.close()


@pytest.fixture
async def other(url: URL, store: Store) -> AsyncIterator[Store]:
    """A second store over the database of `store`, as another process would have it."""
    assert store
    made = opened(url, patient=is_file(url))
    yield made
    await made.close()
