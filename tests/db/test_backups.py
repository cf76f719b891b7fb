"""The copy of an SQLite file that is made before a migration."""

from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from sqlite3 import connect
from stat import S_IMODE

import pytest

from db.backups import NoCopyError, keep, kept
from db.migrate import way_back
from db.store import Store
from tests.db.later import later_release
from tests.db.leagues import make_league, plays_on
from tests.db.stores import store_at, url_of


async def update(path: Path) -> list[Path]:
    """Open and close it with a later release; returns the reported copies."""
    told: list[Path] = []
    with later_release():
        await (await Store.open(url_of(path), told.append)).close()
    return told


async def test_before_a_migration_the_file_is_copied_beside_itself_for_its_owner_alone(path: Path) -> None:
    await make_league(path)
    before = datetime.now(UTC)
    (copy,) = await update(path)
    assert copy.parent == path.parent
    days = {when.date().isoformat() for when in (before, datetime.now(UTC))}
    assert copy.name.startswith(tuple(f"breakaway.{day}T" for day in days))
    assert copy.name.endswith("Z.r01.sqlite3")
    assert S_IMODE(copy.stat().st_mode) == 0o600
    assert {each.name for each in path.parent.iterdir()} == {path.name, copy.name}


async def test_the_copy_can_be_played_on(path: Path) -> None:
    await make_league(path)
    (copy,) = await update(path)
    store = await store_at(url_of(copy))
    await plays_on(store)
    await store.close()


async def test_what_was_written_and_not_yet_merged_into_the_file_is_in_the_copy(path: Path) -> None:
    await make_league(path)
    with closing(connect(path)) as writer:
        writer.execute("PRAGMA journal_mode = WAL")
        writer.execute("UPDATE players SET name = 'Gordie'")
        writer.commit()
        (copy,) = await update(path)
    with closing(connect(copy)) as connection:
        assert connection.execute("SELECT DISTINCT name FROM players").fetchall() == [("Gordie",)]


async def test_without_a_migration_nothing_is_copied(path: Path) -> None:
    for _ in range(2):
        await (await store_at(url_of(path))).close()
    assert kept(path) == []


async def test_the_newest_copies_of_two_schemas_are_kept_and_nothing_else_is_touched(path: Path) -> None:
    await make_league(path)
    others = [
        path.with_name(f"{name}.sqlite3")
        for name in (
            "breakaway.old",
            "other.2026-01-01T000000Z.0001",
            "breakaway.2026-99-99T999999Z.0001",
        )
    ]
    for each in others:
        each.touch()
    for made in ("2026-01-01T000000Z.0001", "2026-02-01T000000Z.0002", "2026-03-01T000000Z.0002"):
        path.with_name(f"breakaway.{made}.sqlite3").touch()
    copy = keep(path, "0003")
    assert [each.revision for each in kept(path)] == ["0002", "0003"]
    assert [each.path.name for each in kept(path)] == ["breakaway.2026-03-01T000000Z.0002.sqlite3", copy.name]
    assert all(each.exists() for each in others)


async def test_where_it_cannot_be_copied_it_is_not_migrated(path: Path) -> None:
    await make_league(path)
    with closing(connect(path)) as connection:
        before = list(connection.iterdump())
    # What has that name can't be removed as a file.
    (path.parent / "breakaway.2026-01-01T000000Z.0001.sqlite3.part").mkdir()
    with pytest.raises(NoCopyError):
        await update(path)
    with closing(connect(path)) as connection:
        assert list(connection.iterdump()) == before


async def test_the_way_back_is_the_newest_copy_that_this_release_can_open(path: Path) -> None:
    await make_league(path)
    assert way_back(url_of(path)) is None
    (copy,) = await update(path)
    assert way_back(url_of(path)) == copy
    path.with_name("breakaway.9999-01-01T000000Z.r99.sqlite3").touch()
    assert way_back(url_of(path)) == copy
