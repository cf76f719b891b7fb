from collections.abc import Iterator
from functools import partial
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.e2e.conftest import rink, world
from tests.package.building import built, installed, once

__all__ = ["rink", "world"]


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """A folder shared by all processes of this run of the tests."""
    own = tmp_path_factory.getbasetemp()
    folder = (own if worker_id == "master" else own.parent) / "package"
    folder.mkdir(exist_ok=True)
    return folder


@pytest.fixture(scope="session")
def wheel(shared: Path) -> Path:
    folder = shared / "wheel"
    once(folder, partial(built, "wheel"))
    (made,) = folder.iterdir()
    return made


@pytest.fixture(scope="session")
def files(wheel: Path) -> Iterator[set[str]]:
    """The files in the wheel."""
    with ZipFile(wheel) as opened:
        yield set(opened.namelist())


@pytest.fixture(scope="session")
def environment(wheel: Path, shared: Path) -> Path:
    """An environment outside the checkout, in which the wheel is installed."""
    folder = shared / "environment"
    once(folder, partial(installed, wheel))
    return folder
