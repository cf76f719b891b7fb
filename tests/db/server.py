"""A real PostgreSQL to test with: the one that TEST_DATABASE_URL names, or one started for the tests."""

import atexit
import os
import shutil
import subprocess
from collections import defaultdict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from tempfile import mkdtemp
from threading import Thread

from sqlalchemy.engine import URL, make_url

# Nothing in here outlives the tests, so nothing has to reach the disk.
OPTIONS = {
    "fsync": "off",
    "synchronous_commit": "off",
    "full_page_writes": "off",
    "wal_level": "minimal",
    "max_wal_senders": "0",
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


def available() -> bool:
    return bool(find_spec("asyncpg") and (os.environ.get("TEST_DATABASE_URL") or _binaries()))


@cache
def server() -> URL:
    """The address of a server on which databases may be made; the first call starts it."""
    named = os.environ.get("TEST_DATABASE_URL")
    if named:
        return make_url(named).set(drivername="postgresql+asyncpg")
    binaries = _binaries()
    assert binaries is not None, "there is no PostgreSQL here"
    folder = Path(mkdtemp(prefix="breakaway-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    _start(binaries, folder)
    return URL.create("postgresql+asyncpg", "breakaway", database="postgres", query={"host": str(folder)})


_free: dict[str, list[URL]] = defaultdict(list)


@asynccontextmanager
async def database(reset: str) -> AsyncIterator[URL]:
    """A database of one's own on which `reset` has just been executed.

    Making one takes the server far longer than emptying one: they are kept for whoever asks for the same.
    """
    url = _free[reset].pop() if _free[reset] else await _create_database()
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


def _start(binaries: Path, folder: Path) -> None:
    """Start a server on a socket in `folder`; it ends with this process, however that ends."""
    setpriv = shutil.which("setpriv")
    lower = [setpriv, "--pdeathsig=QUIT"] if setpriv else []
    if os.geteuid() == 0:  # whom PostgreSQL refuses
        shutil.chown(folder, "postgres", "postgres")
        lower += ["--reuid=postgres", "--regid=postgres", "--clear-groups"]
    initdb = [*lower, str(binaries / "initdb"), f"--pgdata={folder}/data", *INITDB]
    subprocess.run(initdb, cwd=folder, check=True, stdout=subprocess.DEVNULL)
    options = [f"--{name}={value}" for name, value in OPTIONS.items()]
    command = [*lower, str(binaries / "postgres"), f"-D{folder}/data", f"-k{folder}", *options]
    process = subprocess.Popen(command, cwd=folder, stderr=subprocess.PIPE)
    atexit.register(process.wait)
    atexit.register(process.terminate)
    assert process.stderr is not None
    said = next((line for line in process.stderr if b"ready to accept connections" in line), None)
    assert said, "PostgreSQL has ended"
    # What nobody reads would fill the pipe and hold the server up.
    Thread(target=deque, args=(process.stderr, 0), daemon=True).start()
