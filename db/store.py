"""The one way into the database."""

from collections.abc import Callable
from pathlib import Path
from typing import Self

from sqlalchemy.engine import URL

from db.admission import Admission
from db.engine.database import Database, Watch
from db.holder import Holder
from db.league.practice import Practice
from db.league.rebuilding import Rebuilding
from db.league.results import Results
from db.league.seasons import Seasons
from db.league.statistics import Statistics
from db.logs import Packing
from db.matches.challenges import Challenges
from db.matches.clocks import Clocks
from db.matches.crowds import Crowds
from db.matches.history import History
from db.matches.houses import Houses
from db.matches.leaving import Leaving
from db.matches.matches import Matches
from db.matches.taunts import Taunts
from db.migrate import bring_up_to_date, has_tables
from db.people.bookmarks import Bookmarks
from db.people.people import People, Teams
from db.people.privacy import Privacy
from db.people.wishes import Wishes
from db.posts import Posts
from db.tournaments.tournaments import Tournaments

SIZE = {
    "sqlite": "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size",
    "postgresql": "SELECT pg_database_size(current_database())",
}


class Store:
    def __init__(self, database: Database) -> None:
        self._database = database
        self.admission = Admission(database)
        self.challenges = Challenges(database)
        self.matches = Matches(database)
        self.clocks = Clocks(database)
        self.leaving = Leaving(database)
        self.holder = Holder(database)
        self.posts = Posts(database)
        self.people = People(database)
        self.privacy = Privacy(database)
        self.teams = Teams(database)
        self.results = Results(database)
        self.practice = Practice(database)
        self.houses = Houses(database)
        self.wishes = Wishes(database)
        self.history = History(database)
        self.bookmarks = Bookmarks(database)
        self.taunts = Taunts(database)
        self.crowds = Crowds(database)
        self.packing = Packing(database)
        self.rebuilding = Rebuilding(database)
        self.seasons = Seasons(database)
        self.statistics = Statistics(database)
        self.tournaments = Tournaments(database)

    @classmethod
    async def open(
        cls, url: URL, copied: Callable[[Path], None], *, patient: bool = False, term: int | None = None
    ) -> Self:
        """Open and update the database at `url`, to play on it in this term.

        A `patient` one may take as long as it needs, because no player waits for it. `copied` gets the path
        of the copy of an SQLite file before a migration.

        Raises OSError, BusyError or sqlalchemy.exc.DBAPIError if it can't be reached, read or written,
        UnknownSchemaError if it's from a newer release, NoCopyError if it can't be copied.
        """
        await bring_up_to_date(url, copied, term)
        return cls(Database(url, patient=patient, term=term))

    @classmethod
    async def open_beside(cls, url: URL, copied: Callable[[Path], None]) -> Self:
        """Open the database at `url` as it is, because another process may play on it. Raises like `open`.

        A database without tables has no holder to wait for, so its tables are created.
        """
        if not await has_tables(url):
            await bring_up_to_date(url, copied)
        return cls(Database(url))

    def watch(self, watch: Watch) -> None:
        self._database.watch = watch

    async def size(self) -> int:
        """How many bytes the database has."""
        async with self._database.read() as connection:
            return int((await connection.exec_driver_sql(SIZE[connection.dialect.name])).scalar_one())

    async def close(self) -> None:
        await self._database.close()
