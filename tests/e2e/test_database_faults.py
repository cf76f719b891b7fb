"""A full disk, a locked database: a player who taps hears in time, and nothing is half done."""

import resource
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from shutil import copy
from statistics import median

import pytest

from sandbox.people import Handle, Person, Rendered, ShownButton
from tests.db.stores import written_elsewhere
from tests.e2e.conftest import StartBot
from tests.e2e.process import BotProcess, free_port
from tests.e2e.rink import Rink, Tap, conversation
from tests.typeset import gist

Trouble = Callable[[BotProcess], AbstractContextManager[None]]
BUSY = gist("sorry-busy")
DISCORD_SECONDS = 3.0
HEALTHY = 200
FAILING = (503, '{"gateway": "ok", "database": "failing"}')
GONE = "the database file was deleted or replaced"
# On a busy machine, one tap or another may be late.
TRIES = 4
# While a heartbeat waits for the database, everyone else is refused sooner.
SELDOM = "P1D"


@contextmanager
def full(bot: BotProcess) -> Iterator[None]:
    """None of the bot's files can grow any more."""
    size = bot.database.with_name(bot.database.name + "-wal").stat().st_size
    before = resource.prlimit(bot.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(bot.pid, resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.prlimit(bot.pid, resource.RLIMIT_FSIZE, before)


@contextmanager
def locked(bot: BotProcess) -> Iterator[None]:
    """Another process writes, and doesn't finish."""
    with written_elsewhere(bot.database):
        yield


troubles = pytest.mark.parametrize("trouble", [full, pytest.param(locked, marks=pytest.mark.soak)])


@troubles
async def test_a_card_that_cannot_be_kept_is_refused_in_time_and_played_afterwards(
    rink: Rink, start_bot: StartBot, trouble: Trouble
) -> None:
    bot = await start_bot(HEARTBEAT_TIME=SELDOM, PORT=str(free_port()))
    await rink.face_off(length=1)
    await rink.play(5)
    await rink.world.until(rink.is_told)
    assert (await bot.get("/healthz"))[0] == HEALTHY
    person, message, cards = await rink.world.until(rink.turn)
    shown, kept = everything(rink), log_of(bot)
    with trouble(bot):
        refused = [await refusal(person, message, cards[0]) for _ in range(TRIES)]
        assert median(map(seconds, refused)) < DISCORD_SECONDS
        assert (everything(rink), log_of(bot)) == (shown, kept)
        assert await bot.get("/healthz") == FAILING
        assert bot.output.read_text().count("full or out of reach") == 1
    assert 'breakaway_database_errors_total{kind="write",reason="SQLITE_' in (await bot.get("/metrics"))[1]
    again = await person.tap(message, button=cards[0])
    assert again.acknowledged
    rink.taps.append(Tap(person.name, cards[0].label))
    await rink.play(6)
    await rink.world.until(rink.is_told)
    assert await bot.stop() == 0
    # A disk may stay full for long: that is one line at a time.
    assert "Traceback" not in bot.output.read_text()


async def test_a_file_that_is_deleted_or_replaced_takes_no_more_plays(
    rink: Rink, start_bot: StartBot
) -> None:
    bot = await start_bot(HEARTBEAT_TIME="1", PORT=str(free_port()))
    await rink.face_off(length=1)
    await rink.world.until(rink.is_told)
    away = bot.database.with_name("away")
    for replaced in (False, True):
        bot.database.rename(away)
        if replaced:
            copy(away, bot.database)
        await bot.says(GONE)
        assert await bot.get("/healthz") == FAILING
        person, message, cards = await rink.world.until(rink.turn)
        await refusal(person, message, cards[0])
        away.replace(bot.database)
        await bot.says("the database takes writes again")
        assert bot.output.read_text().count(GONE) == 1
        bot.output.write_text("")
    await rink.play(1)
    assert await bot.stop() == 0


async def refusal(person: Person, message: Rendered, card: ShownButton) -> Handle:
    """A tap that can't be stored: the player is told so, until their next tap."""
    handle = await person.tap(message, button=card)
    assert handle.text == BUSY
    return handle


def seconds(handle: Handle) -> float:
    assert handle.answered_after is not None
    return handle.answered_after


def everything(rink: Rink) -> list[str]:
    """What everyone may read, and the hands; the answers to refused taps go away by themselves."""
    seen = [m for m in rink.people[0].sees(rink.channel) if not m.ephemeral]
    hands = [m for person in rink.people for m in conversation(person)]
    return [m.text for m in (*seen, *hands)]


def log_of(bot: BotProcess) -> list[tuple[int, int, str]]:
    with sqlite3.connect(bot.database) as kept:
        return list(kept.execute("SELECT ply, seat, move FROM plies ORDER BY match_id, ply"))
