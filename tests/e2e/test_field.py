"""Field by people who see the picture: whole matches, kills, and nothing left over."""

import asyncio
import json
import random
import re
import sqlite3
import sys
from asyncio.subprocess import PIPE
from typing import Any

import pytest

from hockey.catalogue import CATALOGUE
from hockey.game import Options
from hockey.record import write
from sandbox.ground.models import Message
from sandbox.people import Handle, Person, ShownButton
from tests.e2e.conftest import StartBot
from tests.e2e.ice import alts, begin, next_turn, play_out, sheets, tap, turn
from tests.e2e.process import ROOT, BotProcess
from tests.e2e.rink import Rink, conversation
from tests.hockey.matches import from_log
from tests.typeset import together

KILLS = 2


def log_of(bot: BotProcess) -> list[tuple[int, str]]:
    with sqlite3.connect(bot.database) as kept:
        return list(kept.execute("SELECT seat, move FROM plies ORDER BY ply"))


async def replayed(bot: BotProcess, rink: Rink, cards: int) -> list[dict[str, Any]]:
    """The lines that the rules' own command line prints for what the bot stored."""
    names = [person.name for person in rink.people]
    record = from_log(CATALOGUE["field"], Options(cards=cards), log_of(bot), names)
    replay = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "hockey", "replay", "-", cwd=ROOT, stdin=PIPE, stdout=PIPE
    )
    lines, _ = await replay.communicate(json.dumps(write(record)).encode())
    assert replay.returncode == 0
    return [json.loads(line) for line in lines.splitlines()]


def plays(rink: Rink) -> list[str]:
    """The paths of the newest ten cards on the sheet."""
    texts = [m.text for m in rink.people[0].sees(rink.channel) if "### Cards" in m.text]
    lines = [line for text in texts for line in text.splitlines()]
    told = [line for line in lines if line.removeprefix("🚨 ").startswith(("Jon: ", "Darrell: "))]
    return [line for line in told if re.search("[♣♦♥♠]", line)]


def with_pictures(rink: Rink) -> list[Message]:
    places = [rink.channel, *(person.dms() for person in rink.people)]
    return [message for place in places for message in place.messages if message.attachments]


async def every_account_agrees(bot: BotProcess, rink: Rink, cards: int) -> None:
    """The result, the sheet and its one picture agree with the rules about a finished match."""
    await rink.world.until(lambda: rink.result() and len(with_pictures(rink)) == 1)
    played = cards - 16
    *lines, end = await replayed(bot, rink, cards)
    last = lines[-(played % 10 or 10) :]
    assert [line.removeprefix("🚨 ").split(": ")[0] for line in plays(rink)] == [
        rink.people[line["seat"]].name for line in last
    ]
    assert [len(re.findall("[♣♦♥♠]", line)) - 1 for line in plays(rink)] == [
        len(line["path"]) for line in last
    ]
    (sheet,) = [m.text for m in rink.people[0].sees(rink.channel) if "### Cards" in m.text]
    assert sheet.count("Scores!") == sum(end["score"])
    home, away = end["score"]
    result = rink.result()
    assert result is not None
    assert together(f"Jon {home}, Darrell {away}.") in result.text
    assert ("a tie" in result.text) == (home == away)
    (shown,) = with_pictures(rink)
    assert [shown] == sheets(rink)
    assert "closed" not in alts(shown)[0]


@pytest.mark.soak
async def test_a_match_with_a_whole_pack_is_played_through_kills_on_a_card_s_way(
    rink: Rink, start_bot: StartBot
) -> None:
    chance = random.Random(1)
    bot = await start_bot()
    await begin(rink, deck="52")
    kills = 0
    while kills < KILLS and rink.result() is None:
        now = await next_turn(rink)
        if now is None:
            break
        if "you flip" in now.message.text:
            await tap(rink, now)
            continue
        before, place = len(log_of(bot)), now.best()
        task: asyncio.Task[Handle] = asyncio.create_task(now.person.tap(now.message, button=place))
        await asyncio.wait({task}, timeout=chance.random() * 0.2)
        await bot.kill()
        await bot.start()
        rink.world.give_up()
        handle = await task
        kept = len(log_of(bot)) - before
        assert kept <= 1
        if kept:
            await taken_away(rink, now.person, place)
        else:
            assert not handle.acknowledged
        kills += 1
    assert kills
    await play_out(rink)
    await every_account_agrees(bot, rink, cards=52)
    assert turn(rink) is None
    await rink.world.until(lambda: [len(conversation(person)) for person in rink.people] == [1, 1])


async def taken_away(rink: Rink, person: Person, place: ShownButton) -> None:
    """Wait until a button is gone from a person's DMs."""

    def offered() -> set[str]:
        return {button.custom_id for message in person.sees(person.dms()) for button in message.buttons}

    await rink.world.until(lambda: place.custom_id not in offered())
