"""A tournament with the bot as a process, killed between its steps and in the middle of them."""

import asyncio
import random
import sqlite3
from functools import partial
from pathlib import Path

import pytest

from bot.words import words_for
from sandbox.people import Handle, Person, Rendered
from tests.e2e.conftest import StartBot
from tests.e2e.process import BotProcess
from tests.e2e.rink import Rink, done
from tests.typeset import gist

WORDS = words_for("en")
JOIN, CHECK_IN, LEAVE = (WORDS(f"tournament-button-{name}") for name in ("join", "check-in", "leave"))
TEXT = {WORDS("tournament-button-text", begun=begun) for begun in ("no", "yes")}
BOSS = "Boss"
MINUTE = 60.0


def the_message(person: Person, rink: Rink) -> Rendered | None:
    found = [each for each in person.sees(rink.channel) if any(b.label in TEXT for b in each.buttons)]
    assert len(found) <= 1
    return found[0] if found else None


def shows(person: Person, rink: Rink, label: str) -> bool:
    message = the_message(person, rink)
    return message is not None and label in [each.label for each in message.buttons]


def posts(person: Person, rink: Rink, key: str) -> int:
    return sum(gist(key) in each.text for each in person.sees(rink.channel))


async def posted(rounds: int, person: Person, rink: Rink) -> None:
    """The person sees a post for each round. A round that is over before its post gets none."""
    await rink.world.until(lambda: posts(person, rink, "tournament-round-begins") == rounds)


def passes(seconds: float, database: Path) -> None:
    """The start comes closer."""
    with sqlite3.connect(database) as connection:
        connection.execute(
            "UPDATE tournaments SET starts_at = starts_at - ?1, created_at = created_at - ?1", (seconds,)
        )


def rows(database: Path, query: str) -> list[tuple[int, ...]]:
    with sqlite3.connect(database) as connection:
        return connection.execute(query).fetchall()


def playing(database: Path) -> list[tuple[int, ...]]:
    """The running games: their match, and their players."""
    return rows(
        database,
        "SELECT m.id, a.player_id, b.player_id FROM matches m"
        " JOIN seats a ON a.match_id = m.id AND a.seat = 0 JOIN seats b ON b.match_id = m.id AND b.seat = 1"
        " WHERE m.status = 'running'",
    )


async def again(bot: BotProcess, rink: Rink) -> None:
    """Kill the bot, and start it."""
    await bot.kill()
    rink.world.give_up()
    await bot.start()


async def resign(person: Person, rink: Rink) -> None:
    asked = await done(lambda: person.command(rink.channel, "hockey match resign"))
    await done(lambda: person.tap(asked.messages[0], "I resign"))


async def tap(person: Person, rink: Rink, label: str) -> Handle:
    """A tap on the tournament's message."""
    message = await rink.world.until(lambda: the_message(person, rink))
    return await done(lambda: person.tap(message, label))


async def leave(person: Person, rink: Rink) -> None:
    """Leave the tournament, if it still goes on."""
    asked = await tap(person, rink, LEAVE)
    if asked.messages and asked.messages[0].buttons:
        await done(lambda: person.tap(asked.messages[0], WORDS("tournament-leave-yes")))


async def signed_up(boss: Person, people: list[Person], rink: Rink, bot: BotProcess) -> None:
    """All have signed up, and all but three have checked in."""
    asked = {"name": "Friday cup", "starts": "1h", "round": "2h", "game": "classic"}
    await done(lambda: boss.command(rink.channel, "hockey-admin tournament create", **asked))
    for label, several, pause in ((JOIN, people, 50 * MINUTE), (CHECK_IN, people[:8], 11 * MINUTE)):
        await rink.world.until(partial(shows, boss, rink, label))
        for person in several:
            await tap(person, rink, label)
        await bot.kill()
        passes(pause, bot.database)
        await bot.start()


@pytest.mark.soak
async def test_a_cup_of_eleven_through_kills(rink: Rink, start_bot: StartBot) -> None:
    bot, chance = await start_bot(), random.Random(1961)
    boss = rink.guild.person(BOSS)
    rink.guild.role("Admin", boss, grants=("manage_guild",))
    people = [rink.guild.person(f"Player {number}") for number in range(11)]
    by_id = {each.id: each for each in people}
    await signed_up(boss, people, rink, bot)
    for _ in range(3):  # while it pairs and deals
        await asyncio.sleep(chance.uniform(0.3, 1.2))
        await again(bot, rink)
    await rink.world.until(lambda: len(playing(bot.database)) == 4)
    assert rows(bot.database, "SELECT COUNT(*) FROM rounds") == [(1,)]
    assert {p for _, *two in playing(bot.database) for p in two} == {each.id for each in people[:8]}

    await posted(1, boss, rink)
    ended, *others = playing(bot.database)
    await done(lambda: boss.command(rink.channel, "hockey-admin end", match=str(ended[0])))
    question = [m for m in boss.sees(rink.channel) if WORDS("end-button-yes") in [b.label for b in m.buttons]]
    await done(lambda: boss.tap(question[-1], WORDS("end-button-yes")))
    for _, loser, _ in others:
        await resign(by_id[loser], rink)
    await rink.world.until(lambda: [{*two} for _, *two in playing(bot.database)] == [{*ended[1:]}])
    await resign(by_id[ended[1]], rink)
    await again(bot, rink)  # between two rounds

    await rink.world.until(lambda: len(playing(bot.database)) == 2)
    await posted(2, boss, rink)
    (_, leaver, _), (_, loser, _) = playing(bot.database)
    await leave(by_id[leaver], rink)
    await resign(by_id[loser], rink)
    await rink.world.until(lambda: rows(bot.database, "SELECT COUNT(*) FROM rounds") == [(3,)])
    await rink.world.until(lambda: len(playing(bot.database)) == 1)
    ((_, first, second),) = playing(bot.database)
    await posted(3, boss, rink)
    for finalist in (first, second):
        await leave(by_id[finalist], rink)
    await again(bot, rink)
    await rink.world.until(lambda: posts(boss, rink, "tournament-over"))
    await rink.world.until(lambda: rows(bot.database, "SELECT 1 FROM tournaments WHERE settled"))
    assert posts(boss, rink, "tournament-over") == 1
    assert posts(boss, rink, "tournament-round-begins") == 3
    assert f"🥇 **{by_id[second].name}**" in (await rink.world.until(lambda: the_message(boss, rink))).text
