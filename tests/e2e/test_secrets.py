"""What a host's log may contain, at DEBUG and when things go wrong."""

import asyncio
import re
import sqlite3

from tests.e2e.conftest import StartBot
from tests.e2e.process import BotProcess, free_port
from tests.e2e.rink import Rink
from tests.typeset import gist

A_CARD = re.compile(r"(?<![0-9A-Za-z])(?:10|[2-9TJQKA])[CDHS♠♥♦♣](?![0-9A-Za-z])")
TOKEN_LENGTH = 20
A_STATEMENT = re.compile(r"\[SQL: [^]]*\]")
A_NAME_GIVEN = re.compile(r" AS (?=\w)")
LOOKED_IN_VAIN = "heal: failed"
PATIENCE_SECONDS = 60.0


async def test_no_card_and_no_token_is_told_even_at_debug_through_a_database_error(
    rink: Rink, start_bot: StartBot
) -> None:
    bot = await start_bot(LOG_LEVEL="DEBUG", PORT=str(free_port()))
    await rink.face_off(length=1)
    numbers: list[str] = []
    logs: list[str] = []
    for style in ("text", "json"):
        if logs:
            await bot.start(LOG_FORMAT=style)
        await rink.play(7)
        await through_a_database_error(rink, bot)
        if style == "json":
            await rink.play_out()
        _, told = await bot.get("/metrics")
        numbers.append(told)
        assert await bot.stop() == 0
        logs.append(bot.output.read_text()[len("".join(logs)) :])

    for log in logs:
        assert "DEBUG" in log
        assert "OperationalError" in log
        assert LOOKED_IN_VAIN in log
    assert logs[1].lstrip().startswith("{")
    assert sum(log.count("kind=hockey") for log in logs) > len(rink.taps)
    assert all("breakaway_plays_total" in told for told in numbers)
    tokens = interaction_tokens(rink) | {rink.world.token}
    assert len(tokens) > len(rink.taps)
    for told in (*logs, *numbers):
        assert not cards_in(told)
        assert not [token for token in tokens if len(token) >= TOKEN_LENGTH and token in told]


async def through_a_database_error(rink: Rink, bot: BotProcess) -> None:
    """Two taps that can't be stored: the database is busy, then broken, also for the bot itself."""
    turn = await rink.world.until(rink.turn)
    with sqlite3.connect(bot.database, isolation_level=None) as intruder:
        intruder.execute("BEGIN IMMEDIATE")
        refused = await turn[0].tap(turn[1], button=turn[2][0])
        assert refused.acknowledged
        assert "busy" in refused.text
        intruder.execute("ROLLBACK")
        intruder.execute("ALTER TABLE plies RENAME TO hidden")
        broken = await turn[0].tap(turn[1], button=turn[2][0])
        assert broken.acknowledged
        assert gist("sorry-error") in broken.text
        before = len(bot.output.read_text())
        async with asyncio.timeout(PATIENCE_SECONDS):
            while LOOKED_IN_VAIN not in bot.output.read_text()[before:]:
                await bot.get("/metrics")
        intruder.execute("ALTER TABLE hidden RENAME TO plies")


def cards_in(told: str) -> list[str]:
    """The cards in a text. In a statement, the short form of the ace of spades makes a name."""
    return A_CARD.findall(A_STATEMENT.sub(lambda statement: A_NAME_GIVEN.sub(" ", statement[0]), told))


def interaction_tokens(rink: Rink) -> set[str]:
    return {interaction.token for interaction in rink.world.interactions.values()}
