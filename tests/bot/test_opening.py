import re
from pathlib import Path

import pytest
from sqlalchemy.engine import URL

from bot.host.opening import is_wiped_at_each_start, open_store
from bot.host.telling import telling_the_host
from bot.host.unusable import UnusableError
from bot.settings import PROJECT
from bot.words import words_for
from db.backups import kept
from db.engine.database import Database
from tests.db.later import REVISION, later_release
from tests.db.stores import blank, execute, migrate, url_of

HOSTS = ["DYNO", "RAILWAY_PROJECT_ID", "RENDER", "FLY_APP_NAME", "BREAKAWAY_CONTAINER"]
POSTGRESQL = URL.create("postgresql+asyncpg", "jon", "slapshot", "127.0.0.1", 1, "hockey")


async def told(url: URL) -> tuple[str, str]:
    """The line's key for the host, and the line."""
    with pytest.raises(UnusableError) as refused:
        await open_store(url)
    error = refused.value
    assert "slapshot" not in words_for(None)(error.key, **error.facts)
    return error.key, words_for(None)(error.key, **error.facts)


async def test_a_server_that_does_not_answer_is_named() -> None:
    key, line = await told(POSTGRESQL)
    assert key == "host-database-away"
    assert "127.0.0.1" in line
    assert "hockey" not in line


@pytest.mark.parametrize("backend", ["postgresql"], scope="session")
async def test_a_server_that_says_no_is_quoted_on_one_line(backend: str) -> None:
    async with blank(backend) as url:
        key, line = await told(url.set(username="nobody_at_all", password="slapshot"))  # noqa: S106 - made up
        assert (key, line.count("\n")) == ("host-database-refused", 0)
        assert "nobody_at_all" in line
        await execute(url, "CREATE TABLE players (somebody_elses INTEGER)")
        key, line = await told(url)
        assert key == "host-database-refused"
        assert 'relation "players" already exists' in line


async def test_an_update_tells_of_its_copy_and_so_does_the_older_bot(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "breakaway.sqlite3"
    await migrate(path)
    caplog.set_level("INFO", "bot")
    with later_release():
        await (await open_store(url_of(path))).close()
    (copy,) = kept(path)
    assert caplog.messages == [words_for(None)("host-database-copied", copy=str(copy.path))]
    key, line = await told(url_of(path))
    assert key == "host-database-newer-copied"
    assert str(copy.path) in line


async def fill_the_disk(database: Database) -> None:
    async with database.write() as connection:
        await connection.exec_driver_sql("PRAGMA max_page_count = 1")  # as if the disk ended there
        await connection.exec_driver_sql("CREATE TABLE rinks AS SELECT randomblob(100000)")


async def test_a_full_disk_is_not_taken_for_missing_rights(tmp_path: Path) -> None:
    path = tmp_path / "breakaway.sqlite3"
    await migrate(path)
    database = Database(url_of(path))
    with pytest.raises(UnusableError, match="host-database-full"), telling_the_host(url_of(path)):
        await fill_the_disk(database)
    await database.close()


async def test_an_update_that_cannot_be_taken_back_is_not_begun(tmp_path: Path) -> None:
    path = tmp_path / "breakaway.sqlite3"
    await migrate(path)
    (tmp_path / f"breakaway.2026-01-01T000000Z.{REVISION}.sqlite3.part").mkdir()
    with later_release():
        key, line = await told(url_of(path))
    assert (key, "Is a directory" in line) == ("host-database-uncopied", True)


@pytest.mark.parametrize("host", HOSTS)
def test_a_file_on_a_disk_that_does_not_stay_is_known(host: str) -> None:
    default = url_of(PROJECT / "breakaway.sqlite3")
    assert is_wiped_at_each_start(default, {host: "1"})
    assert not is_wiped_at_each_start(default, {"HOME": "/root"})
    assert not is_wiped_at_each_start(POSTGRESQL, {host: "1"})


def test_a_file_on_a_volume_stays_but_where_there_are_no_volumes() -> None:
    volume = url_of(Path("/proc/self/breakaway.sqlite3"))  # mounted on every Linux
    assert Path("/proc").is_mount()
    assert not is_wiped_at_each_start(volume, {"RENDER": "true"})
    assert is_wiped_at_each_start(volume, {"DYNO": "worker.1"})


def test_the_image_says_that_it_is_one() -> None:
    """Without it, a container with no volume at `/data` would lose its matches without a warning."""
    assert re.search(
        r"^    BREAKAWAY_CONTAINER=1 ", (PROJECT / "Dockerfile").read_text("utf-8"), re.MULTILINE
    )
