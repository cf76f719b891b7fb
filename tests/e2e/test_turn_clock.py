"""The turn clock in its own process: reminders, forfeits, pauses, and the time the bot was dead."""

import sqlite3
import time
from functools import partial
from pathlib import Path

from sandbox.people import Person, Rendered
from tests.e2e.conftest import StartBot
from tests.e2e.rink import Rink

HOUR = 3600.0
HALF, UP = "Half your time is gone", "Time is up for"


async def waiting(rink: Rink) -> tuple[Person, Person]:
    """A live match after one card; the player to move, and the other."""
    await rink.face_off(pace="live", length=1)
    await rink.play(1)
    person, _, _ = await rink.world.until(rink.turn)
    return person, next(each for each in rink.people if each is not person)


def sheet(rink: Rink) -> Rendered:
    return rink.sheets()[-1]


def says(rink: Rink, text: str) -> bool:
    return text in sheet(rink).text


def told(rink: Rink, text: str) -> bool:
    return any(text in shown.text for shown in rink.people[0].sees(rink.channel))


def ends_at(database: Path) -> float:
    with sqlite3.connect(database) as connection:
        ((due_at,),) = connection.execute("SELECT due_at FROM matches").fetchall()
    return float(due_at)


def passes(seconds: float, database: Path, *, dead: bool) -> None:
    """Move the past further back; the bot was there all the time unless `dead`."""
    with sqlite3.connect(database) as connection:
        connection.execute(
            "UPDATE matches SET due_at = due_at - ?, created_at = created_at - ?", (seconds, seconds)
        )
        connection.execute("UPDATE plies SET at = at - ?", (seconds,))
        seen = time.time() - (seconds if dead else 0.0)
        connection.execute("UPDATE holder SET there = ?", (seen,))


async def test_no_match_ends_because_the_bot_was_dead(rink: Rink, start_bot: StartBot) -> None:
    bot = await start_bot()
    await waiting(rink)
    before = ends_at(bot.database)
    for _ in range(3):
        await bot.kill()
        passes(HOUR, bot.database, dead=True)
        dead = ends_at(bot.database)
        await bot.start()
        await rink.world.until(partial(given_back, bot.database, dead))
        # Not more than was lost, however often it starts.
        assert ends_at(bot.database) - before < HOUR / 2
    assert not says(rink, UP)
    await rink.play(2)
    await rink.world.until(rink.is_told)


def given_back(database: Path, dead: float) -> bool:
    return ends_at(database) > dead + HOUR - 1


async def test_time_that_the_bot_was_there_is_not_given_back(rink: Rink, start_bot: StartBot) -> None:
    bot = await start_bot()
    person, other = await waiting(rink)
    await bot.kill()
    passes(HOUR, bot.database, dead=False)
    await bot.start()
    await rink.world.until(rink.result)
    assert told(rink, f"Time is up for {person.name}. {other.name} wins.")
