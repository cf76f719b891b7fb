"""When a backup is made, and what the owner hears if it can't be."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from datetime import UTC, datetime, time, timedelta, timezone
from pathlib import Path
from typing import Any, TypeVar, cast

import pytest

from bot.host.daily_backups import DailyBackups, last_due
from bot.host.notices import Notice, Notices
from bot.words import words_for
from db.backups import kept_daily
from tests.bot.matches import settings_of
from tests.bot.skipping import LoopClock, run
from tests.db.stores import migrate

WORDS = words_for(None)
FOUR, EASTERN = time(4), timezone(timedelta(hours=-5))


def at(written: str) -> float:
    return datetime.fromisoformat(written).replace(tzinfo=UTC).timestamp()


@pytest.mark.parametrize(
    ("when", "now", "due"),
    [
        (FOUR, "2026-03-01 03:59:59", "2026-02-28 04:00"),
        (FOUR, "2026-03-01 04:00:00", "2026-03-01 04:00"),
        (FOUR, "2026-03-01 23:00:00", "2026-03-01 04:00"),
        (FOUR.replace(tzinfo=EASTERN), "2026-03-01 08:00", "2026-02-28 09:00"),
        (FOUR.replace(tzinfo=EASTERN), "2026-03-01 09:30", "2026-03-01 09:00"),
        (time(23, 30, tzinfo=EASTERN), "2026-03-01 04:15", "2026-02-28 04:30"),
    ],
)
def test_the_time_is_utc_or_has_an_offset(when: time, now: str, due: str) -> None:
    assert last_due(when, at(now)) == at(due)


class Heard:
    """What the owner is told."""

    def __init__(self) -> None:
        self.notices: list[Notice] = []

    def tell(self, notice: Notice, **_facts: Any) -> None:
        self.notices.append(notice)


T = TypeVar("T")


class AtOnce(ThreadPoolExecutor):
    """Works without a thread: simulated time must not pass meanwhile."""

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        done: Future[T] = Future()
        try:
            done.set_result(fn(*args, **kwargs))
        except Exception as error:  # noqa: BLE001 - the one who waits for it gets it
            done.set_exception(error)
        return done


class Host:
    """A bot with backups at four, or in half a day, in simulated time."""

    def __init__(self, folder: Path, *, at_four: bool = True) -> None:
        self.database = folder / "breakaway.sqlite3"
        self.folder = folder / "backups"
        self.heard = Heard()
        self.clock = LoopClock()
        asyncio.get_running_loop().set_default_executor(AtOnce())
        self.began = self.clock.now()
        half_a_day_later = datetime.fromtimestamp(self.began + 43200, UTC)
        due = "04:00" if at_four else f"{half_a_day_later:%H:%M}"
        self._settings = settings_of(backup_time=due, database_url=f"sqlite:///{self.database}")

    def made(self) -> list[str]:
        kept = kept_daily(self.database, self.folder) if self.folder.exists() else []
        return [datetime.fromtimestamp(each.made_at, UTC).isoformat(" ", "minutes")[:16] for each in kept]

    async def runs(self, *, days: float) -> None:
        backups = DailyBackups(self._settings, self.clock, cast("Notices", self.heard))
        backups.start()
        await asyncio.sleep(days * 86400)
        await backups.close()

    def day(self, number: int) -> str:
        """Four o'clock on the n-th day after the first start."""
        first = datetime.fromtimestamp(self.began, UTC).date()
        return f"{first + timedelta(days=number)} 04:00"


def test_a_backup_is_made_at_the_first_start_and_then_each_day(tmp_path: Path) -> None:
    async def simulated() -> None:
        host = Host(tmp_path)
        await migrate(host.database)
        await host.runs(days=0.01)
        assert len(host.made()) == 1
        await host.runs(days=0.01)
        assert len(host.made()) == 1
        await host.runs(days=12)
        made = host.made()
        last = datetime.fromtimestamp(last_due(FOUR, host.clock.now()), UTC)
        days = [last - timedelta(days=back) for back in reversed(range(7))]
        assert made == [each.isoformat(" ", "minutes")[:16] for each in days]
        assert host.heard.notices == []

    run(simulated())


def test_a_time_at_which_the_bot_was_off_is_made_up_for(tmp_path: Path) -> None:
    async def simulated() -> None:
        host = Host(tmp_path)
        await migrate(host.database)
        await host.runs(days=0.01)
        await asyncio.sleep(3 * 86400)
        await host.runs(days=0.01)
        assert len(host.made()) == 2

    run(simulated())


def test_a_database_behind_a_link_is_backed_up_once_a_day_too(tmp_path: Path) -> None:
    async def simulated() -> None:
        host = Host(tmp_path, at_four=False)
        volume = tmp_path / "volume.db"
        await migrate(volume)
        host.database.symlink_to(volume)
        await host.runs(days=0.2)
        assert len(list(host.folder.iterdir())) == len(host.made()) == 1

    run(simulated())


def test_what_fails_is_told_and_tried_again_each_hour(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def simulated() -> None:
        host = Host(tmp_path, at_four=False)
        host.folder.write_text("in the way")
        await migrate(host.database)
        await host.runs(days=3.5 / 24)
        assert set(host.heard.notices) == {Notice.BACKUP}
        assert len(host.heard.notices) == 4
        assert "Traceback" not in caplog.text
        host.folder.unlink()
        await host.runs(days=0.01)
        assert len(host.made()) == 1

    run(simulated())


def test_too_little_room_for_the_next_one_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def simulated() -> None:
        host = Host(tmp_path)
        await migrate(host.database)
        await host.runs(days=0.01)
        monkeypatch.setattr("db.backups.SPARE_BYTES", 2**62)
        await host.runs(days=0.01)
        assert host.heard.notices == [Notice.FULL]
        assert len(host.made()) == 1

    run(simulated())
