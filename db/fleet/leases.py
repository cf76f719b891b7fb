"""Which process holds which block of shards, and who may identify next.

A process counts as alive until its claim ends; whatever a dead one held is anybody's.
"""

from sqlalchemy import Table, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db.base import identifies, processes
from db.engine.database import Database
from db.engine.upsert import insert_on, put


class Leases:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def claim(self, process: str, blocks: int, now: float, until: float) -> int | None:
        """Hold the first free one of so many blocks until then; None where there is none."""
        async with self._database.write() as connection:
            await _bury(connection, now)
            query = select(processes.c.block).where(processes.c.block.is_not(None))
            taken = set((await connection.execute(query)).scalars())
            for block in range(blocks):
                # Somebody else may have been quicker.
                if block not in taken and await _put_in(
                    connection, processes, id=process, block=block, claimed_until=until
                ):
                    return block
        return None

    async def join(self, process: str, now: float, until: float) -> None:
        """Be alive until then without a block, as a process whose shards were set by hand."""
        async with self._database.write() as connection:
            await _bury(connection, now)
            await put(connection, processes, {"id": process}, {"claimed_until": until})

    async def renew(self, process: str, until: float) -> bool:
        """Hold on until then; False where others hold the process for dead."""
        query = update(processes).where(processes.c.id == process).values(claimed_until=until)
        async with self._database.write() as connection:
            return (await connection.execute(query)).rowcount == 1

    async def leave(self, process: str) -> None:
        """Give everything back."""
        async with self._database.write() as connection:
            await connection.execute(delete(processes).where(processes.c.id == process))

    async def identify(self, bucket: int, now: float, seconds: float) -> float:
        """Take the turn to identify, where that is free, and keep it for so long.

        0 if it was, else when to ask again: a turn that cannot be used at once is left to others.
        """
        free = update(identifies).where(identifies.c.bucket == bucket, identifies.c.next_at <= now)
        async with self._database.write() as connection:
            await _put_in(connection, identifies, bucket=bucket, next_at=0.0)
            if (await connection.execute(free.values(next_at=now + seconds))).rowcount == 1:
                return 0.0
            query = select(identifies.c.next_at).where(identifies.c.bucket == bucket)
            return float((await connection.execute(query)).scalar_one())


async def _bury(connection: AsyncConnection, now: float) -> None:
    await connection.execute(delete(processes).where(processes.c.claimed_until <= now))


async def _put_in(connection: AsyncConnection, table: Table, **row: object) -> bool:
    """Make a row; False where one that is unique already has something of it."""
    made = insert_on(connection.dialect.name, table).values(row).on_conflict_do_nothing()
    return bool((await connection.execute(made)).rowcount == 1)
