"""The copy of an SQLite file that is made each day, and which older ones stay."""

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from stat import S_IMODE
from threading import Event

import pytest

from db.backups import (
    DamagedError,
    NoCopyError,
    NoRoomError,
    StoppedError,
    keep,
    keep_daily,
    kept,
    kept_daily,
)
from tests.db.leagues import make_league, plays_on
from tests.db.stores import NOW, migrate, store_at, url_of

DAY = 86400.0


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "far" / "backups"


def backed_up(path: Path, folder: Path, at: float = NOW, stop: Event | None = None) -> Path:
    return keep_daily(path, folder, at, stop or Event())


def modes(*paths: Path) -> list[int]:
    return [S_IMODE(each.stat().st_mode) for each in paths]


def names(folder: Path) -> list[str]:
    return sorted(each.name for each in folder.iterdir())


async def test_a_copy_can_be_played_on_and_only_its_owner_can_read_it(path: Path, folder: Path) -> None:
    await make_league(path)
    with closing(sqlite3.connect(path)) as writer:
        writer.execute("PRAGMA journal_mode = WAL")
        writer.execute("UPDATE players SET name = 'Gordie'")
        writer.commit()
        copy = backed_up(path, folder)
        assert names(folder) == [copy.name]
    assert modes(folder, copy) == [0o700, 0o600]
    with closing(sqlite3.connect(copy)) as opened:
        assert opened.execute("SELECT DISTINCT name FROM players").fetchall() == [("Gordie",)]
    store = await store_at(url_of(copy))
    await plays_on(store)
    await store.close()


async def test_who_writes_meanwhile_waits_for_nothing_and_the_copy_is_of_one_moment(
    path: Path, folder: Path
) -> None:
    await migrate(path)
    with closing(sqlite3.connect(path, isolation_level=None, timeout=0)) as writer:
        writer.execute("PRAGMA journal_mode = WAL")
        writer.execute("CREATE TABLE filler AS SELECT zeroblob(8000000) AS zeros")
        writes = 0

        class Writing(Event):
            """Asked between two parts of the copy whether to stop."""

            def wait(self, _timeout: float | None = None) -> bool:
                nonlocal writes
                writes += 1
                assert writes < 1000, "the copy begins anew at each write"
                writer.execute("INSERT INTO players (id, name) VALUES (?, 'Jon')", [writes])
                return self.is_set()

        copy = backed_up(path, folder, stop=Writing())
    assert writes > 5
    with closing(sqlite3.connect(copy)) as opened:
        assert opened.execute("SELECT count(*) FROM players").fetchall() == [(0,)]


async def test_the_newest_seven_stay_and_nothing_else_is_touched(path: Path, folder: Path) -> None:
    await migrate(path)
    made = [backed_up(path, folder, NOW + day * DAY) for day in range(9)]
    others = [folder / "other.2020-01-01T000000Z.sqlite3", folder / f"{made[0].name}.txt"]
    for each in others:
        each.touch()
    made.append(backed_up(path, folder, NOW + 9 * DAY))
    assert [each.path for each in kept_daily(path, folder)] == made[-7:]
    assert all(each.exists() for each in others)


async def test_a_wrong_clock_costs_no_right_copy(path: Path, folder: Path) -> None:
    await migrate(path)
    for day in range(7):
        backed_up(path, folder, NOW + 1000 * DAY + day)
    made = [backed_up(path, folder, NOW + day * DAY) for day in range(3)]
    assert [each.path for each in kept_daily(path, folder)][:3] == made
    assert len(kept_daily(path, folder)) == 7


async def test_copies_before_updates_and_daily_ones_leave_each_other_alone(path: Path) -> None:
    await migrate(path)
    before = [keep(path, revision) for revision in ("r01", "r02")]
    daily = [backed_up(path, path.parent, NOW + day * DAY) for day in range(8)]
    assert [each.path for each in kept(path)] == sorted(before)
    assert [each.path for each in kept_daily(path, path.parent)] == daily[1:]


@pytest.mark.parametrize("suffix", ["", ".sqlite3"])
async def test_what_a_killed_process_left_is_cleared_up(tmp_path: Path, folder: Path, suffix: str) -> None:
    path = tmp_path / f"league{suffix}"
    await migrate(path)
    first = backed_up(path, folder)
    for ending in ("", "-journal"):
        shutil.copy(first, f"{first}.part{ending}")
    assert [each.path for each in kept_daily(path, folder)] == [first]
    second = backed_up(path, folder, NOW + DAY)
    assert names(folder) == [first.name, second.name]


def _no_room(monkeypatch: pytest.MonkeyPatch, _path: Path) -> None:
    monkeypatch.setattr("db.backups.SPARE_BYTES", 2**62)


def _full(monkeypatch: pytest.MonkeyPatch, _path: Path) -> None:
    connect = sqlite3.connect

    def connect_to_a_full_disk(*arguments: object, **options: object) -> sqlite3.Connection:
        opened = connect(*arguments, **options)  # type: ignore[call-overload]
        if str(arguments[0]).endswith(".part"):
            opened.execute("PRAGMA max_page_count = 10")
        return opened  # type: ignore[no-any-return]

    monkeypatch.setattr("db.backups.sqlite3.connect", connect_to_a_full_disk)


def _damaged(_monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    with path.open("r+b") as opened:
        opened.seek(3 * path.stat().st_size // 4)
        opened.write(b"\xaa" * 20_000)


def _no_database(_monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    path.write_text("Dear diary, " * 2000)


def _not_ours(_monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    with closing(sqlite3.connect(path)) as opened:
        opened.execute("DELETE FROM alembic_version")
        opened.commit()


@pytest.mark.parametrize(
    ("trouble", "told"),
    [
        (_no_room, NoRoomError),
        (_full, NoCopyError),
        (_damaged, DamagedError),
        (_no_database, DamagedError),
        (_not_ours, DamagedError),
    ],
)
async def test_where_no_good_copy_can_be_made_the_older_ones_stay_and_nothing_is_left(
    monkeypatch: pytest.MonkeyPatch,
    path: Path,
    folder: Path,
    trouble: Callable[[pytest.MonkeyPatch, Path], None],
    told: type[NoCopyError],
) -> None:
    await migrate(path)
    made = [backed_up(path, folder, NOW + day * DAY) for day in range(7)]
    trouble(monkeypatch, path)
    with pytest.raises(told) as refused:
        backed_up(path, folder, NOW + 7 * DAY)
    assert refused.type is told
    assert names(folder) == [each.name for each in made]


async def test_a_bot_that_stops_gives_a_copy_up(path: Path, folder: Path) -> None:
    await migrate(path)
    stop = Event()
    stop.set()
    with pytest.raises(StoppedError):
        backed_up(path, folder, stop=stop)
    assert names(folder) == []
