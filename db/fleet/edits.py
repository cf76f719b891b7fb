"""Which process edits a message just now, so that no other one's edit arrives before or after it unawares."""

from typing import Any

from sqlalchemy import bindparam, or_, update

from db.engine.database import Database
from db.put_away import bring_back, surfaces_away
from db.schema import surfaces

_IS_IT = (surfaces.c.match_id == bindparam("of")) & (surfaces.c.name == bindparam("called"))
_IS_FREE = or_(surfaces.c.editing_until.is_(None), surfaces.c.editing_until <= bindparam("now"))
BEGIN: Any = (
    update(surfaces)
    .where(_IS_IT, _IS_FREE)
    .values(editing_until=bindparam("until"))
    .returning(surfaces.c.version)
)
END: Any = (
    update(surfaces)
    .where(_IS_IT, surfaces.c.editing_until == bindparam("until"))
    .values(editing_until=None)
    .returning(surfaces.c.version)
)


class EditNotes:
    """A note on a surface: somebody edits its message. It counts until they are done, or so long at most."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def begin(self, match_id: int, name: str, now: float, until: float) -> int | None:
        """Note that the surface's message is edited `until` then; the version that it has.

        None where somebody else does that already, or where there is no such surface.
        """
        facts = {"of": match_id, "called": name, "now": now, "until": until}
        row = await self._database.change_at_once(BEGIN, facts)
        if row is None and await self._brought_back(match_id):
            row = await self._database.change_at_once(BEGIN, facts)
        return None if row is None else int(row["version"])

    async def end(self, match_id: int, name: str, until: float) -> None:
        """The edit that was noted `until` then is done, whatever came of it."""
        await self._database.change_at_once(END, {"of": match_id, "called": name, "until": until})

    async def _brought_back(self, match_id: int) -> bool:
        """Whether the surfaces were put away until now."""
        async with self._database.read() as connection:
            if not await surfaces_away(connection, match_id):
                return False
        async with self._database.write() as connection:
            return await bring_back(connection, match_id)
