"""The turn clock in a process of its own: reminders, forfeits, pauses, and the time that the bot was dead."""

import sqlite3
import time
from functools import partial
from pathlib import Path

from sandbox.people import Person, Rendered
from tests.e2e.conftest import StartBot
from tests.e2e.rink import Rink, conversation
from tests.typeset import together

HOUR = 3600.0
HALF, UP = "Half your time is over", "Time is up for"


async def waiting(rink: Rink) -> tuple[Person, Person]:
    """A live match in which a card has been played; who is to play, and the other."""
    await rink.face_off(pace="live", length=1)
    await rink.play(1)
    person, _, _ = await rink.world.until(rink.turn)
    return person, next(each for each in rink.people if each is not person)


def sheet(rink: Rink) -> Rendered:
    return rink.sheets()[-1]


def says(rink: Rink, text: str) -> bool:
    return text in sheet(rink).text


def reminders(person: Person) -> int:
    return sum(HALF in rung.text for rung in person.notifications)


def told(rink: Rink, text: str) -> bool:
    return any(text in shown.text for shown in rink.people[0].sees(rink.channel))


def ends_at(database: Path) -> float:
    with sqlite3.connect(database) as connection:
        ((due_at,),) = connection.execute("SELECT due_at FROM matches").fetchall()
    return float(due_at)


def passes(seconds: float, database: Path, *, dead: bool) -> None:
    """Put the past further back; the bot was there all the time unless `dead`."""
    with sqlite3.connect(database) as connection:
        connection.execute(
            "UPDATE matches SET due_at = due_at - ?, created_at = created_at - ?", (seconds, seconds)
        )
        connection.execute("UPDATE plies SET at = at - ?", (seconds,))
        seen = time.time() - (seconds if dead else 0.0)
        connection.execute("UPDATE holder SET there = ?", (seen,))


def turns_last(seconds: float, database: Path) -> None:
    """Let the turn that is waited for begin now, and be so long."""
    with sqlite3.connect(database) as connection:
        now = time.time()
        connection.execute("UPDATE matches SET turn_seconds = ?, due_at = ?", (seconds, now + seconds))
        connection.execute("UPDATE holder SET there = ?", (now,))


async def test_half_time_rings_once_and_the_other_claims_the_win(rink: Rink, start_bot: StartBot) -> None:
    bot = await start_bot(LIVE_TURN_TIME=str(HOUR))
    person, other = await waiting(rink)
    await bot.kill()
    passes(0.7 * HOUR, bot.database, dead=False)
    await bot.start()
    await rink.world.until(lambda: reminders(person))
    await bot.kill()
    passes(0.7 * HOUR, bot.database, dead=False)
    await bot.start()
    await rink.world.until(lambda: says(rink, UP))
    assert reminders(person) == 1
    assert reminders(other) == 0
    assert "your own time" in (await person.tap(sheet(rink), "Claim the win")).text
    assert "is yours" in (await other.tap(sheet(rink), "Claim the win")).text
    await rink.world.until(rink.result)
    assert told(rink, f"Time is up for {person.name}, {other.name} wins.")


async def test_unclaimed_the_match_ends_by_itself(rink: Rink, start_bot: StartBot) -> None:
    bot = await start_bot()
    person, other = await waiting(rink)
    await bot.kill()
    turns_last(1.0, bot.database)
    await bot.start()
    await rink.world.until(rink.result)
    assert told(rink, f"Time is up for {person.name}, {other.name} wins.")
    for each in rink.people:
        await rink.world.until(partial(knows_the_end, each))


def knows_the_end(person: Person) -> bool:
    return [UP in shown.text for shown in conversation(person)] == [True]


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
    assert told(rink, f"Time is up for {person.name}, {other.name} wins.")


async def test_a_pause_outlives_a_kill_and_ends_with_a_tap(rink: Rink, start_bot: StartBot) -> None:
    bot = await start_bot()
    person, other = await waiting(rink)
    await person.command(rink.channel, "hockey match pause")
    menu = person.sees(rink.channel)[-1]
    await person.tap(menu, "A day")
    await rink.world.until(lambda: says(rink, together(f"{person.name} asks for a pause of 24 hours.")))
    assert "The match is paused" in (await other.tap(sheet(rink), "Agree to the pause")).text
    await rink.world.until(lambda: says(rink, "Paused until"))
    await bot.kill()
    await bot.start()
    assert "On with the match" in (await person.tap(sheet(rink), "Go on")).text
    await rink.world.until(lambda: not says(rink, "Paused until"))
    await rink.play(2)
    await rink.world.until(rink.is_told)
