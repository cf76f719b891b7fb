"""The one door to what is kept."""

from typing import Self

from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine

from db.engine import open_engine
from db.matches import Matches
from db.migrate import upgrade
from db.people import People
from db.results import Results
from db.surfaces import Surfaces


class Store:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.matches = Matches(engine)
        self.surfaces = Surfaces(engine)
        self.people = People(engine)
        self.results = Results(engine)

    @classmethod
    async def open(cls, url: URL) -> Self:
        """Open and bring up to date the database at `url`.

        Raises OSError or sqlalchemy.exc.DatabaseError where it cannot be read or written, UnknownSchemaError
        where a newer release has written it.
        """
        engine = open_engine(url)
        try:
            async with engine.execution_options(write=True).begin() as connection:
                await connection.run_sync(upgrade)
        except BaseException:
            await engine.dispose()
            raise
        return cls(engine)

    async def close(self) -> None:
        await self._engine.dispose()
