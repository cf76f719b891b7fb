"""A season's close is announced once, even if the bot is killed in the middle of it."""

import sqlite3
from pathlib import Path

import pytest

from sandbox.ground.call import ApiCall
from sandbox.people import Person
from tests.e2e.conftest import StartBot
from tests.e2e.process import BotProcess
from tests.e2e.rink import Rink, done

SEND = ("POST", "/channels/{channel_id}/messages")
OVER = "Season 1 is over."
LONG = 600.0
SEASON = "hockey-admin season"


def is_close(call: ApiCall) -> bool:
    return OVER in str(call.body)


def closes(rink: Rink) -> int:
    return sum(OVER in message.text for message in rink.people[0].sees(rink.channel))


def passes(seconds: float, database: Path) -> None:
    """Move the past of seasons and matches further back."""
    with sqlite3.connect(database) as connection:
        for table, column in (
            ("results", "ended_at"),
            ("seasons", "since"),
            ("seasons", "until"),
            ("seasons", "closed_at"),
            ("posts", "sending_at"),
        ):
            connection.execute(f"UPDATE {table} SET {column} = {column} - ?", (seconds,))  # noqa: S608 - names of ours


def is_told(database: Path) -> bool:
    with sqlite3.connect(database) as connection:
        rows = connection.execute("SELECT settled FROM seasons WHERE number = 1").fetchall()
    return bool(rows[0][0])


async def season_over(rink: Rink, bot: BotProcess) -> Person:
    """A season with one match, ended, which the bot's next start must close; a person to ask for it."""
    boss = rink.guild.person("Boss")
    rink.guild.role("Admin", boss, grants=("manage_guild",))
    begun = await done(lambda: boss.command(rink.channel, SEASON, calendar="hand"))
    assert "Season 1" in begun.text
    await rink.face_off(length=1)
    jon = rink.people[0]
    asked = await done(lambda: jon.command(rink.channel, "hockey match resign"))
    await done(lambda: jon.tap(asked.messages[0], "I resign"))
    await rink.world.until(rink.result)
    question = await done(lambda: boss.command(rink.channel, SEASON, end=True))
    (yes, _) = question.messages[0].buttons
    ended = await done(lambda: boss.tap(question.messages[0], button=yes))
    assert OVER in ended.text.replace("**", "")
    await bot.kill()
    passes(LONG, bot.database)
    return boss


@pytest.mark.parametrize("sent", [False, True], ids=["before it is sent", "after it is sent"])
async def test_a_kill_while_a_close_is_told_leaves_it_told_once(
    rink: Rink, start_bot: StartBot, *, sent: bool
) -> None:
    bot = await start_bot()
    boss = await season_over(rink, bot)
    faults = rink.world.faults
    lost = faults.fail(*SEND, reset=True, after_effect=sent, times=None, when=is_close)
    await bot.start()
    await rink.world.until(lambda: lost.hits and closes(rink) == int(sent))
    await bot.kill()
    faults.clear()
    passes(LONG, bot.database)
    assert not is_told(bot.database)
    await bot.start()
    while not is_told(bot.database):
        told = await done(lambda: boss.command(rink.channel, SEASON))
        assert "Season 2" in told.text
    assert closes(rink) == 1
