"""`python -m tests.db.killing WORK`: works on the database at each address that it reads, killed on the way.

The work is to `migrate` it, or to `pack` the match that is due in it.

The n-th one is killed at its n-th instant: before rows are written or a commit, or where a file is opened,
renamed or removed. Each is a process of its own. Its exit code is printed before the next address is read.
"""

import asyncio
import gc
import os
import signal
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import Engine, event
from sqlalchemy.engine import make_url

from db.engine.database import Database
from db.store import Store
from tests.db.stores import make_tables, url_of

FILES = frozenset({"sqlite3.connect", "os.rename", "os.remove"})
# What only reads leaves all as it was. A table that is changed leads to the next instant, where a revision
# writes its number: whatever was committed too early on the way stands there still.
ON_THE_WAY = ("SELECT", "PRAGMA", "CREATE", "ALTER", "DROP")


def die_at(instant: int) -> None:
    left = instant

    def pass_by(*_facts: object) -> None:
        nonlocal left
        left -= 1
        if left == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    def execute(_connection: object, _cursor: object, statement: str, *_facts: object) -> None:
        if not statement.lstrip().startswith(ON_THE_WAY):
            pass_by()

    event.listen(Engine, "before_cursor_execute", execute)
    event.listen(Engine, "commit", pass_by)
    sys.addaudithook(lambda name, _arguments: pass_by() if name in FILES else None)


async def migrate(address: str) -> None:
    await (await Store.open(make_url(address), lambda _copy: None)).close()


async def pack(address: str) -> None:
    store = Store(Database(make_url(address)))
    (match_id,) = await store.packing.due(time.time(), 0, 1)
    await store.packing.pack(match_id)
    await store.close()


WORK = {"migrate": migrate, "pack": pack}


def killed(work: str, address: str, instant: int) -> int:
    """The exit code of a process that works and dies; as of `os.waitstatus_to_exitcode`."""
    child = os.fork()
    if child == 0:
        die_at(instant)
        asyncio.run(WORK[work](address))
        os._exit(0)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def warm_up() -> None:
    """Import what a migration imports: each process is a fork of this one."""
    with TemporaryDirectory() as folder:
        asyncio.run(make_tables(url_of(Path(folder) / "warm.sqlite3")))
    gc.collect()
    gc.freeze()


if __name__ == "__main__":
    warm_up()
    for number, line in enumerate(sys.stdin, 1):
        print(killed(sys.argv[1], line.strip(), number), flush=True)  # noqa: T201 - its one purpose
