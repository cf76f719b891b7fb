"""SIGKILL at random instants, while taps are on their way."""

import asyncio
import random

import pytest
from sqlalchemy.engine import URL

from sandbox.people import Handle
from tests.db.stores import blank
from tests.e2e.conftest import StartBot
from tests.e2e.process import BotProcess
from tests.e2e.records import cards_kept
from tests.e2e.rink import Rink, Tap, conversation

KILLS = 4
TRIES = [
    ("sqlite", 1),
    *(pytest.param("sqlite", seed, marks=pytest.mark.soak) for seed in range(2, 21)),
    *(pytest.param("postgresql", seed, marks=pytest.mark.soak) for seed in range(1, 21, 2)),
]
"""The test names a seed that fails."""
LONGEST_SECONDS = 0.12


@pytest.mark.parametrize(("backend", "seed"), TRIES)
async def test_a_kill_at_any_instant_costs_nobody_a_card(
    rink: Rink, start_bot: StartBot, backend: str, seed: int
) -> None:
    async with blank(backend) as url:
        bot = await start_bot(DATABASE_URL=url.render_as_string(hide_password=False))
        await play_through_kills(rink, bot, url, random.Random(seed))
        await bot.kill()


async def play_through_kills(rink: Rink, bot: BotProcess, url: URL, chance: random.Random) -> None:
    await rink.face_off(length=1)
    for _ in range(KILLS):
        await rink.play(chance.randint(2, 6))
        await kill_during_a_tap(rink, bot, url, chance.random() * LONGEST_SECONDS)
    result = await rink.play_out()

    await rink.world.until(rink.is_told)
    assert len({tap.label for tap in rink.taps[:52]}) == 52
    titles = [sheet.text.splitlines()[0] for sheet in rink.sheets()]
    assert len(titles) == len(set(titles))
    await rink.world.until(lambda: [len(conversation(p)) for p in rink.people] == [1, 1])
    assert result.button("Rematch")


async def kill_during_a_tap(rink: Rink, bot: BotProcess, url: URL, after: float) -> None:
    """Tap a card, kill the bot some instants later, start it again, and see whether the card was kept."""
    person, message, cards = await rink.world.until(rink.turn)
    button = rink.chance.choice(cards)
    tap: asyncio.Task[Handle] = asyncio.create_task(person.tap(message, button=button))
    await asyncio.wait({tap}, timeout=after)
    await bot.kill()
    await bot.start()
    rink.world.give_up()
    handle = await tap
    kept = Tap(person.name, button.label)
    kept_by_bot = await cards_kept(url, rink)
    if kept_by_bot > len(rink.taps):
        rink.taps.append(kept)
    else:
        assert not handle.acknowledged
    await rink.world.until(rink.caught_up)
