"""Which process brings up to date what a match shows, and does what falls due in it."""

from sqlalchemy import Integer, bindparam, or_, select, update

from db.base import processes
from db.engine.database import Database
from db.rows import keep, kept
from db.schema import matches

_ALIVE = select(processes.c.id).where(processes.c.claimed_until > bindparam("now"))
# Every process asks for them several times a minute.
_NOBODYS = (
    select(matches.c.id)
    .where(matches.c.settled.is_(False), or_(matches.c.kept_by.is_(None), matches.c.kept_by.not_in(_ALIVE)))
    .order_by(matches.c.id)
    .limit(bindparam("most", type_=Integer))
    .with_for_update(skip_locked=True, key_share=True)
)


class Keepers:
    """Every change of a match makes whoever wrote it the keeper, in the same transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @property
    def me(self) -> str | None:
        """The process that writes through this store; None where there is but one."""
        return self._database.keeper

    def is_mine(self, kept_by: str | None) -> bool:
        """Whether a match that is kept by that process is this one's; all are where there is but one."""
        return self.me is None or kept_by == self.me

    async def take(self, match_id: int) -> None:
        """Keep a match from now on, whoever has kept it: everything of it has to be looked at then."""
        async with self._database.write() as connection:
            await keep(connection, match_id, self.me)

    async def let_go(self) -> None:
        """Keep nothing any more."""
        mine = update(matches).where(matches.c.kept_by == self.me, matches.c.settled.is_(False))
        async with self._database.write() as connection:
            await connection.execute(mine.values(kept_by=None))

    async def take_in(self, server_id: int) -> None:
        """Keep every match of a server that may still have something to show."""
        query = update(matches).where(matches.c.server_id == server_id, matches.c.settled.is_(False))
        others = query.where(matches.c.kept_by.is_distinct_from(self.me))
        async with self._database.write() as connection:
            await connection.execute(others.values(kept(self.me)))

    async def take_abandoned(self, now: float, most: int) -> list[int]:
        """Keep at most so many matches that may have something to show, but have no living keeper."""
        async with self._database.write() as connection:
            found = await connection.execute(_NOBODYS, {"now": now, "most": most})
            taken = list(found.scalars())
            if taken:
                query = update(matches).where(matches.c.id.in_(taken))
                await connection.execute(query.values(kept(self.me)))
        return taken
