"""`python -m tests.db.killing WORK`: works on the database at each address that it reads, killed on the way.

The work is to `migrate` it to a later release, or to `pack` the match that is due in it.

Before each address is the instant at which it's killed, counting those before rows are written or a commit,
or when a file is opened, renamed or removed. If there is a folder instead, no one is killed: at each instant
the database's own folder is copied into it, named by its number. Each runs in its own process. Its exit code
is printed before the next address is read.
"""

import asyncio
import gc
import os
import signal
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from shutil import copytree
from tempfile import TemporaryDirectory

from sqlalchemy import Engine, event
from sqlalchemy.engine import make_url

from db.engine.database import Database
from db.store import Store
from tests.db.later import later_release
from tests.db.stores import make_tables, url_of

FILES = frozenset({"sqlite3.connect", "os.rename", "os.remove"})
# Reading leaves everything as it was. A changed table leads to the next instant, when a revision writes its
# number: anything committed too early is still there then.
ON_THE_WAY = ("SELECT", "PRAGMA", "CREATE", "ALTER", "DROP")


def at_each_instant(do: Callable[[int], None]) -> None:
    """From now on, print each instant's number, from 1 on, before it's over."""
    instant = 0

    def pass_by(*_facts: object) -> None:
        nonlocal instant
        instant += 1
        do(instant)

    def execute(_connection: object, _cursor: object, statement: str, *_facts: object) -> None:
        if not statement.lstrip().startswith(ON_THE_WAY):
            pass_by()

    event.listen(Engine, "before_cursor_execute", execute)
    event.listen(Engine, "commit", pass_by)
    sys.addaudithook(lambda name, _arguments: pass_by() if name in FILES else None)


def die(at: int, instant: int) -> None:
    if instant == at:
        os.kill(os.getpid(), signal.SIGKILL)


def copy(database: Path, into: Path, instant: int) -> None:
    # Closing a file gives back all locks that the process has on it, so another process looks.
    child = os.fork()
    if child == 0:
        copytree(database.parent, into / str(instant))
        os._exit(0)
    os.waitpid(child, 0)


async def migrate(address: str) -> None:
    await (await Store.open(make_url(address), lambda _copy: None)).close()


async def pack(address: str) -> None:
    store = Store(Database(make_url(address)))
    (match_id,) = await store.packing.due(time.time(), 0, 1)
    await store.packing.pack(match_id)
    await store.close()


WORK = {"migrate": migrate, "pack": pack}


def watched(work: str, address: str, how: str) -> int:
    """The exit code of a process that works, and dies on the way, like os.waitstatus_to_exitcode's."""
    child = os.fork()
    if child == 0:
        database = Path(make_url(address).database or "")
        at_each_instant(partial(die, int(how)) if how.isdecimal() else partial(copy, database, Path(how)))
        asyncio.run(WORK[work](address))
        os._exit(0)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def warm_up(old: str) -> None:
    """Import what a migration imports, because each process is a fork of this one, and compile it.

    A new database has none, so it takes an `old` one.
    """
    asyncio.run(migrate(old))
    gc.collect()
    gc.freeze()


if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        old = url_of(Path(folder) / "old.sqlite3")
        asyncio.run(make_tables(old))
        with later_release():
            warm_up(str(old))
            for line in sys.stdin:
                how, address = line.split()
                print(watched(sys.argv[1], address, how), flush=True)  # noqa: T201 - its one purpose
