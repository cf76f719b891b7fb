"""What a host's log may hold, at its most talkative and when things go wrong."""

import re
import sqlite3

import pytest

from tests.e2e.conftest import StartBot
from tests.e2e.process import free_port
from tests.e2e.rink import Rink

A_CARD = re.compile(r"(?<![0-9A-Za-z])(?:10|[2-9TJQKA])[CDHS♠♥♦♣](?![0-9A-Za-z])")
TOKEN_LENGTH = 20


@pytest.mark.parametrize("style", ["text", "json"])
async def test_no_card_and_no_token_is_told_even_at_debug_through_a_database_error(
    rink: Rink, start_bot: StartBot, style: str
) -> None:
    bot = await start_bot(LOG_LEVEL="DEBUG", LOG_FORMAT=style, PORT=str(free_port()))
    await rink.face_off(length=1)
    await rink.play(7)
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
        assert "slipped" in broken.text
        intruder.execute("ALTER TABLE hidden RENAME TO plies")
    await rink.play_out()
    _, numbers = await bot.get("/metrics")
    assert await bot.stop() == 0
    log = bot.output.read_text()

    assert "DEBUG" in log
    assert "OperationalError" in log
    assert log.count("kind=hockey") > len(rink.taps)
    assert "breakaway_plays_total" in numbers
    tokens = interaction_tokens(rink) | {rink.world.token}
    assert len(tokens) > len(rink.taps)
    for told in (log, numbers):
        assert not A_CARD.findall(told)
        assert not [token for token in tokens if len(token) >= TOKEN_LENGTH and token in told]


def interaction_tokens(rink: Rink) -> set[str]:
    return {interaction.token for interaction in rink.world.interactions.values()}
