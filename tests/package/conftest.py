from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.e2e.conftest import rink, world
from tests.package.building import built, installed

__all__ = ["rink", "world"]


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built("wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="session")
def files(wheel: Path) -> Iterator[set[str]]:
    """What lies in the wheel."""
    with ZipFile(wheel) as opened:
        yield set(opened.namelist())


@pytest.fixture(scope="session")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment outside the checkout, in which the wheel is installed."""
    return installed(wheel, tmp_path_factory.mktemp("environment"))
