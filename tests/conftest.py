import gc
import logging
import os
from collections.abc import Generator, Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from bot.watching.logs import NEVER_BELOW_INFO, NEVER_BELOW_WARNING
from tests.db import server
from tests.db.compiled import compiled_once
from tests.db.unthreaded import unthreaded
from tests.translated import translated_once

# How long an example takes says more about the machine than about the code.
settings.register_profile("patient", settings(), deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")

LONGEST = ("page", "e2e", "simulation", "package", "league", "bot", "db")
"""The packages whose tests take longest, in the order in which they begin."""

SLOW = ("e2e", "league", "minds", "package", "page", "simulation", "walks")
"""The packages that start processes, a browser or a build, or simulate whole matches."""

HERE = Path(__file__).parent

# Garbage collection waits for this many more objects. A bot that starts keeps everything uncollected for
# good.
OBJECTS = 5_000


@pytest.fixture(scope="session", autouse=True)
def little_looking_for_garbage() -> Iterator[None]:
    """Modules and collected tests stay to the end, so the garbage collector skips them."""
    usual = gc.get_threshold()
    gc.freeze()
    gc.set_threshold(OBJECTS, *usual[1:])
    yield
    gc.set_threshold(*usual)


@pytest.fixture(scope="session", autouse=True)
def shared_statements() -> Iterator[None]:
    """What SQLAlchemy compiles in one test serves the next one."""
    with compiled_once():
        yield


@pytest.fixture(scope="session", autouse=True)
def shared_translations() -> Iterator[None]:
    """The command names of one test's bot serve the next one."""
    with translated_once():
        yield


@pytest.fixture(autouse=True)
def logs_as_before() -> Iterator[None]:
    """A test may set up the bot's logs: later tests must not write to its closed streams."""
    root = logging.getLogger()
    handlers = root.handlers[:]
    loggers = [root, *map(logging.getLogger, (*NEVER_BELOW_INFO, *NEVER_BELOW_WARNING))]
    levels = [logger.level for logger in loggers]
    yield
    root.handlers[:] = handlers
    for logger, level in zip(loggers, levels, strict=True):
        logger.setLevel(level)


@pytest.fixture(scope="module")
def one_thread() -> Iterator[None]:
    """SQLite's statements run on the loop, for packages whose tests ask one question after the other."""
    with unthreaded():
        yield


@pytest.fixture(scope="session", params=["sqlite", pytest.param("postgresql", marks=pytest.mark.soak)])
def backend(request: pytest.FixtureRequest) -> str:
    """The database to test with. PostgreSQL is for `make soak`, except for tests where the two may differ."""
    name: str = request.param
    return name


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Generator[None, Any, Any]:
    """Nothing collected is garbage, and looking for some took a seventh of the time."""
    gc.disable()
    try:
        worker = getattr(session.config, "workerinput", None)
        if worker is not None and session.config.args_source is pytest.Config.ArgsSource.TESTPATHS:
            _import_from_elsewhere(int(worker["workerid"].removeprefix("gw")), worker["workercount"])
        return (yield)
    finally:
        gc.enable()


def _import_from_elsewhere(worker: int, workers: int) -> None:
    """Let each worker begin with other files: in a new checkout each compiles a part, and reads the rest."""
    names = [f"tests.{path.parent.name}.{path.stem}" for path in sorted(HERE.glob("*/test_*.py"))]
    first = worker * len(names) // workers
    for name in names[first:] + names[:first]:
        with suppress(Exception, pytest.skip.Exception):  # its path is the one it is collected from
            import_module(name)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_setupnodes(config: pytest.Config) -> None:
    """Start one PostgreSQL for all workers: each would take a second to make its own."""
    if config.args_source is pytest.Config.ArgsSource.TESTPATHS and server.available():
        os.environ.setdefault("TEST_DATABASE_URL", server.server().render_as_string(hide_password=False))


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """With `auto`, enough workers that a core is busy while a test waits for a browser or a bot."""
    cores = os.cpu_count() or 1
    return 2 * cores if config.getoption("numprocesses") == "auto" else cores


@pytest.hookimpl(tryfirst=True)  # before pytest picks tests by their marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: _longest_first(item.path.parent.name))
    for item in items:
        if item.path.parent.name in SLOW or "postgresql" in _parameters(item):
            item.add_marker(pytest.mark.slow)
    if server.available():
        return
    if os.environ.get("CI"):
        raise pytest.UsageError("PostgreSQL is missing, and CI tests on it")
    # A mark is reported once per file, a skip inside a fixture once per test.
    skip = pytest.mark.skip(
        reason="no PostgreSQL here (TEST_DATABASE_URL may name one): SQLite alone is tested"
    )
    for item in items:
        if "postgresql" in _parameters(item):
            item.add_marker(skip)


def _parameters(item: pytest.Item) -> list[object]:
    callspec = getattr(item, "callspec", None)
    return list(callspec.params.values()) if callspec else []


def _longest_first(room: str) -> int:
    """The place of a package's tests in the order: those that start the longest one last wait for it."""
    return LONGEST.index(room) if room in LONGEST else len(LONGEST)
