import random
from pathlib import Path
from sqlite3 import connect

import pytest

from bot.clock import Clock
from bot.desk import Desk
from bot.settings import Settings
from db.engine import open_engine
from db.migrate import UnknownSchemaError, check
from db.model import Home, Status
from db.store import Store
from tests.db.stores import DARRELL, IDA, JON, SERVER, match_of, rows, url_of

RELEASED = Path(__file__).parent / "released"
SCHEMA = "SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY name"


@pytest.fixture(params=sorted(RELEASED.glob("*.sql")), ids=lambda file: file.stem)
def released(request: pytest.FixtureRequest, path: Path) -> Path:
    """A database as a release left it."""
    connection = connect(path)
    connection.executescript(request.param.read_text(encoding="utf-8"))
    connection.close()
    return path


async def migrate(path: Path) -> None:
    store = await Store.open(url_of(path))
    await store.close()


async def compare(path: Path) -> None:
    """Raises where the tables in code and in the database differ."""
    engine = open_engine(url_of(path))
    try:
        async with engine.connect() as connection:
            await connection.run_sync(check)
    finally:
        await engine.dispose()


async def test_an_empty_database_gets_the_tables_that_the_code_names(path: Path) -> None:
    await migrate(path)
    await compare(path)
    assert rows(path, "SELECT version_num FROM alembic_version")


async def test_the_comparison_sees_a_difference(path: Path) -> None:
    await migrate(path)
    connection = connect(path)
    connection.execute("ALTER TABLE players DROP COLUMN locale")
    connection.close()
    with pytest.raises(Exception, match="locale"):
        await compare(path)


async def test_migrating_again_changes_nothing(path: Path) -> None:
    await migrate(path)
    before = rows(path, SCHEMA)
    await migrate(path)
    assert rows(path, SCHEMA) == before


async def test_a_migration_that_fails_leaves_the_database_as_it_was(path: Path) -> None:
    connection = connect(path)
    connection.execute("CREATE TABLE results (somebody_elses INTEGER)")
    connection.close()
    before = rows(path, SCHEMA)
    with pytest.raises(Exception, match="results already exists"):
        await Store.open(url_of(path))
    assert rows(path, SCHEMA) == before


async def test_the_database_of_a_newer_release_is_refused_and_left_alone(path: Path) -> None:
    await migrate(path)
    connection = connect(path)
    connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.commit()
    connection.close()
    before = rows(path, SCHEMA)
    with pytest.raises(UnknownSchemaError):
        await Store.open(url_of(path))
    assert rows(path, SCHEMA) == before
    assert rows(path, "SELECT version_num FROM alembic_version") == [("9999",)]


async def test_a_released_database_is_brought_up_to_date(released: Path) -> None:
    await migrate(released)
    await compare(released)


async def test_what_a_release_kept_is_still_there(released: Path) -> None:
    store = await Store.open(url_of(released))
    over, running, opened = [await match_of(store, number) for number in (1, 2, 3)]
    assert over
    assert running
    assert opened
    assert (over.status, running.status, opened.status) == (Status.OVER, Status.RUNNING, Status.OPEN)
    assert running.rematch_of == over.id
    assert [seat.home for seat in running.seats] == [Home.PRIVATE, Home.DM]
    assert [seat.player_id for seat in opened.seats] == [IDA, JON]
    assert {name: s.message_id for name, s in (await store.surfaces.of(running.id)).items()} == {
        "hand:0": 2,
        "private:0": 3,
    }
    table = await store.results.standings(SERVER, offset=0, limit=9)
    assert {row.player_id: row.name for row in table} == {JON: "member 101", DARRELL: "member 102"}
    await store.close()


async def test_a_match_begun_on_a_release_goes_on_to_its_end(released: Path) -> None:
    store = await Store.open(url_of(released))
    settings = Settings(_env_file=None, discord_token="t")  # type: ignore[call-arg, arg-type] # noqa: S106 - pydantic-settings takes both; no token of anybody
    desk = Desk(store, Clock(), settings)
    loaded = await desk.load(2)
    assert loaded.ply == len(await store.matches.log(2)) > 0
    rng = random.Random(2)
    while loaded.match.status is Status.RUNNING:
        (seat,) = loaded.view(None).to_act
        view = loaded.view(seat)
        assert view.decision is not None
        player_id = loaded.match.seats[seat].player_id
        loaded = await desk.play(2, player_id, view.decision, rng.choice(view.moves))
    assert loaded.match.status is Status.OVER
    assert [row.games for row in await store.results.standings(SERVER, offset=0, limit=9)] == [2, 2]
    await store.close()
