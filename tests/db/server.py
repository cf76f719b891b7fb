"""A real PostgreSQL to test with: the one in TEST_DATABASE_URL, or one started for the tests."""

import atexit
import os
import shutil
import signal
import subprocess
from collections import defaultdict, deque
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import cache
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from tempfile import mkdtemp
from threading import Thread

import pytest
from sqlalchemy.engine import URL, make_url

# Nothing in here outlives the tests, so nothing has to reach the disk.
OPTIONS = {
    "fsync": "off",
    "synchronous_commit": "off",
    "full_page_writes": "off",
    "wal_level": "minimal",
    "max_wal_senders": "0",
    "max_connections": "400",  # all workers may share it
    "shared_buffers": "16MB",
    "autovacuum": "off",
    "listen_addresses": "",
}
INITDB = ["--username=breakaway", "--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync"]
END_EVERY_OTHER = (
    "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
)
_numbers = count()


class Server:
    """A server on a socket in its own folder; it ends with this process, however that ends."""

    def __init__(self, binaries: Path) -> None:
        self._binaries = binaries
        self._folder = Path(mkdtemp(prefix="breakaway-"))
        atexit.register(shutil.rmtree, self._folder, ignore_errors=True)
        setpriv = shutil.which("setpriv")
        self._lower = [setpriv, "--pdeathsig=QUIT"] if setpriv else []
        if os.geteuid() == 0:  # PostgreSQL refuses root
            shutil.chown(self._folder, "postgres", "postgres")
            self._lower += ["--reuid=postgres", "--regid=postgres", "--clear-groups"]
        initdb = [*self._lower, str(binaries / "initdb"), f"--pgdata={self._folder}/data", *INITDB]
        subprocess.run(initdb, cwd=self._folder, check=True, stdout=subprocess.DEVNULL)
        self.url = URL.create(
            "postgresql+asyncpg", "breakaway", database="postgres", query={"host": str(self._folder)}
        )

    def start(self) -> None:
        options = [f"--{name}={value}" for name, value in OPTIONS.items()]
        at = [f"-D{self._folder}/data", f"-k{self._folder}"]
        command = [*self._lower, str(self._binaries / "postgres"), *at, *options]
        self._process = subprocess.Popen(command, cwd=self._folder, stderr=subprocess.PIPE)
        atexit.register(self.stop)
        assert self._process.stderr is not None
        said = next((line for line in self._process.stderr if b"ready to accept connections" in line), None)
        assert said, "PostgreSQL has ended"
        # Unread output would fill the pipe and block the server.
        self._reader = Thread(target=deque, args=(self._process.stderr, 0), daemon=True)
        self._reader.start()

    def stop(self) -> None:
        """Like an administrator: everyone who is connected is thrown out."""
        atexit.unregister(self.stop)
        self._process.send_signal(signal.SIGINT)
        self._process.wait()
        self._reader.join()
        if self._process.stderr is not None:
            self._process.stderr.close()


def available() -> bool:
    return bool(find_spec("asyncpg") and (os.environ.get("TEST_DATABASE_URL") or _binaries()))


@cache
def server() -> URL:
    """The address of a server that can make databases; the first call starts it."""
    named = os.environ.get("TEST_DATABASE_URL")
    if named:
        return make_url(named).set(drivername="postgresql+asyncpg")
    binaries = _binaries()
    assert binaries is not None, "there is no PostgreSQL here"
    started = Server(binaries)
    started.start()
    return started.url


@contextmanager
def server_of_one_s_own() -> Iterator[Server]:
    """A server that can be stopped and started again."""
    binaries = _binaries()
    if binaries is None:
        pytest.skip("no PostgreSQL of this machine's own: nothing to stop and to start")
    started = Server(binaries)
    started.start()
    try:
        yield started
    finally:
        started.stop()


_free: dict[str, list[URL]] = defaultdict(list)


@asynccontextmanager
async def database(reset: str, first: Callable[[URL], Awaitable[None]] | None = None) -> AsyncIterator[URL]:
    """An own database on which `reset` was just executed, and `first` when it was made.

    Making one takes the server far longer than emptying one, so they are kept for others with the same needs.
    """
    if _free[reset]:
        url = _free[reset].pop()
    else:
        url = await _create_database()
        if first is not None:
            await first(url)
    await execute(url, END_EVERY_OTHER, reset)
    try:
        yield url
    finally:
        _free[reset].append(url)


async def _create_database() -> URL:
    url = server().set(database=f"breakaway_test_{os.getpid()}_{next(_numbers)}")
    await execute(server(), f"CREATE DATABASE {url.database} TEMPLATE template0")
    return url


async def execute(url: URL, *statements: str) -> None:
    """Execute statements outside any transaction."""
    import asyncpg  # type: ignore[import-untyped] # noqa: PLC0415 - it ships no types; SQLite is tested without it

    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    connection = await asyncpg.connect(address)
    for statement in statements:
        await connection.execute(statement)
    await connection.close()


def _binaries() -> Path | None:
    """Where initdb and postgres are; Debian keeps them out of the PATH."""
    found = shutil.which("postgres")
    places = [Path(found).parent] if found else sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    return next((place for place in reversed(places) if (place / "initdb").exists()), None)
