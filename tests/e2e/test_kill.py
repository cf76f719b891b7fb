"""SIGKILL at instants picked by chance, while taps are on their way."""

import asyncio
import random
import sqlite3

import pytest

from sandbox.people import Handle
from tests.e2e.conftest import StartBot
from tests.e2e.process import BotProcess
from tests.e2e.rink import Rink, Tap

KILLS = 4
LONGEST_SECONDS = 0.12


@pytest.mark.parametrize("seed", [1, 2])
async def test_a_kill_at_any_instant_costs_nobody_a_card(rink: Rink, start_bot: StartBot, seed: int) -> None:
    chance = random.Random(seed)
    bot = await start_bot()
    await rink.face_off(length=1)
    for _ in range(KILLS):
        await rink.play(chance.randint(2, 6))
        await kill_during_a_tap(rink, bot, chance.random() * LONGEST_SECONDS)
    result = await rink.play_out()

    await rink.world.until(lambda: rink.public_plays() == rink.taps)
    assert len({tap.label for tap in rink.taps[:52]}) == 52
    titles = [sheet.text.splitlines()[0] for sheet in rink.sheets()]
    assert len(titles) == len(set(titles))
    goals = [m.text for m in rink.people[0].sees(rink.channel) if "🚨" in m.text]
    assert len(goals) == len(set(goals))
    await rink.world.until(lambda: [len(p.sees(p.dms())) for p in rink.people] == [1, 1])
    assert result.button("Rematch")


async def kill_during_a_tap(rink: Rink, bot: BotProcess, after: float) -> None:
    """Tap a card, kill the bot some instants later, start it again, and see whether the card was kept."""
    person, message, cards = await rink.world.until(rink.turn)
    button = rink.chance.choice(cards)
    tap: asyncio.Task[Handle] = asyncio.create_task(person.tap(message, button=button))
    await asyncio.wait({tap}, timeout=after)
    await bot.kill()
    await bot.start()
    rink.world.clock.advance(4.0)  # Discord gives the tap up
    handle = await tap
    kept = Tap(person.name, button.label)
    kept_by_bot = cards_kept(bot)
    played = await rink.world.until(lambda: caught_up(rink, kept_by_bot))
    if kept in played:
        rink.taps.append(kept)
    else:
        assert not handle.acknowledged


def cards_kept(bot: BotProcess) -> int:
    """How many cards the bot's log holds."""
    with sqlite3.connect(bot.database) as kept:
        (count,) = kept.execute("SELECT count(*) FROM plies WHERE length(move) = 2").fetchone()
        return int(count)


def caught_up(rink: Rink, count: int) -> list[Tap] | None:
    """The public plays once they are so many, and both hands tell of the last one."""
    plays = rink.public_plays()
    if len(plays) != count or rink.turn() is None:
        return None
    last = f"{plays[-1].player}: {plays[-1].label} "
    hands = [person.sees(person.dms())[0].text for person in rink.people]
    return plays if all(last in text for text in hands) else None
