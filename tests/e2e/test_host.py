"""A host who is away: the bot backs up its database, and the owner hears of trouble by DM, once."""

import os
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from aiohttp import web

from bot import __version__
from bot.words import words_for
from sandbox.people import Person
from tests.bot.test_notices import PAGE, page
from tests.e2e.conftest import StartBot
from tests.e2e.process import BotProcess
from tests.e2e.rink import Rink
from tests.e2e.test_database_faults import SELDOM, full, refusal

WORDS = words_for(None)
HISTORY = ("GET", "/channels/{channel_id}/messages")


@pytest.fixture
def owner(rink: Rink) -> Person:
    """The bot's owner, in its only server, which they manage."""
    rink.guild.join(rink.world.owner)
    rink.guild.role("Manager", rink.world.owner, grants=("manage_guild",))
    return rink.world.owner


def read_by(owner: Person) -> list[str]:
    return [message.text for message in owner.sees(owner.dms())]


def made(bot: BotProcess) -> list[Path]:
    return sorted((bot.database.parent / "backups").glob("*"))


async def report(rink: Rink, owner: Person) -> str:
    return (await owner.command(rink.channel, "hockey-host")).text


async def test_a_host_who_is_away_has_a_backup_and_hears_of_a_release_once(
    rink: Rink, start_bot: StartBot, owner: Person
) -> None:
    def latest(_request: web.Request) -> web.Response:
        return web.json_response({"tag_name": "v99.1.0", "html_url": PAGE})

    async with page(latest) as (address, asked):
        bot = await start_bot(BACKUP_TIME="04:00", HOST_SERVER=str(rink.guild.id), RELEASES_URL=address)
        await bot.says(WORDS("host-backup-made", copy="").strip())
        (copy,) = made(bot)
        assert re.search(r"Last backup\*\*: \d{4}-", await report(rink, owner))
        await rink.face_off(length=1)
        await rink.play(3)
        told = await rink.world.until(lambda: read_by(owner))
        assert told == [WORDS("host-tell-release", newest="99.1.0", version=__version__, link=PAGE)]
        assert await bot.stop() == 0
        looked = len(rink.world.journal.of(*HISTORY))
        await bot.start()
        await rink.world.until(lambda: len(rink.world.journal.of(*HISTORY)) > looked)
        assert await bot.stop() == 0
    assert len(asked) == 2
    assert made(bot) == [copy]
    assert read_by(owner) == told
    with closing(sqlite3.connect(copy)) as opened:
        assert opened.execute("SELECT count(*) FROM matches").fetchall() == [(0,)]


async def test_a_full_disk_is_told_once_though_nothing_can_be_stored(
    rink: Rink, start_bot: StartBot, owner: Person
) -> None:
    bot = await start_bot(HEARTBEAT_TIME=SELDOM, HOST_SERVER=str(rink.guild.id))
    await rink.face_off(length=1)
    await rink.world.until(rink.is_told)
    person, message, cards = await rink.world.until(rink.turn)
    with full(bot):
        for _ in range(2):
            await refusal(person, message, cards[0])
        told = await rink.world.until(lambda: read_by(owner))
        assert told == [WORDS("host-tell-full")]
        # The owner can still ask.
        assert "1× `the database is locked, full or out of reach" in await report(rink, owner)
    await bot.kill()
    await bot.start()
    person, message, cards = await rink.world.until(rink.turn)
    with full(bot):
        await refusal(person, message, cards[0])
        await bot.says("full or out of reach")
    assert await bot.stop() == 0
    assert read_by(owner) == told


async def test_a_database_that_is_damaged_or_cannot_be_backed_up_is_told(
    rink: Rink, start_bot: StartBot, owner: Person
) -> None:
    bot = await start_bot(HEARTBEAT_TIME=SELDOM)
    assert await bot.stop() == 0
    (bot.database.parent / "backups").write_text("in the way")
    await bot.start(BACKUP_TIME="04:00")
    (told,) = await rink.world.until(lambda: read_by(owner))
    facts = {"place": str(bot.database.parent / "backups"), "reason": "File exists"}
    assert told == WORDS("host-tell-backup", **facts)
    assert await bot.stop() == 0
    (bot.database.parent / "backups").unlink()
    damage(bot.database)
    await bot.start()
    assert (await rink.world.until(lambda: read_by(owner)[1:])) == [WORDS("host-tell-damaged")]
    assert made(bot) == []
    await bot.kill()


def damage(database: Path) -> None:
    """Spoil a page that no one reads, in the middle of a long row at the end of the file."""
    with closing(sqlite3.connect(database)) as opened:
        opened.execute("PRAGMA journal_mode = DELETE")
        opened.execute("CREATE TABLE filler AS SELECT zeroblob(100000) AS zeros")
        opened.commit()
        (size,) = opened.execute("PRAGMA page_size").fetchone()
    with database.open("r+b") as file:
        file.seek(-5 * size, os.SEEK_END)
        file.write(b"\xaa" * size)
