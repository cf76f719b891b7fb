"""What a host sees of the bot from outside: its port, and a line for every play."""

import asyncio
import json
import re
import sqlite3

from prometheus_client.parser import text_string_to_metric_families

from bot import __version__
from tests.e2e.conftest import StartBot
from tests.e2e.process import BotProcess, free_port
from tests.e2e.rink import Rink

EDIT = "/channels/{channel_id}/messages/{message_id}"
PATIENCE_SECONDS = 120
Samples = dict[tuple[str, ...], float]


async def health(bot: BotProcess, status: int, **wanted: str) -> None:
    """Wait until /healthz answers so."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        while True:
            answered, body = await bot.get("/healthz")
            if (answered, json.loads(body)) == (status, wanted):
                return


async def measured(bot: BotProcess) -> Samples:
    """Every sample of /metrics by its name and the values of its labels."""
    status, body = await bot.get("/metrics")
    assert status == 200
    return {
        (sample.name.removeprefix("breakaway_"), *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(body)
        for sample in family.samples
    }


async def test_it_is_healthy_while_discord_and_the_database_are_there(
    rink: Rink, start_bot: StartBot
) -> None:
    bot = await start_bot(PORT=str(free_port()), BIND_ADDRESS="127.0.0.1")
    await health(bot, 200, gateway="ok", database="ok")

    rink.world.gateway.refusing = True
    rink.world.gateway.drop(forget=True)
    await health(bot, 503, gateway="down", database="ok")
    rink.world.gateway.refusing = False
    # It first tries to resume a session that is gone, and loses that connection again.
    await rink.world.until(rink.world.gateway.connected)
    await health(bot, 200, gateway="ok", database="ok")

    with sqlite3.connect(bot.database, isolation_level=None) as intruder:
        intruder.execute("ALTER TABLE matches RENAME TO hidden")
        await health(bot, 503, gateway="ok", database="down")
        intruder.execute("ALTER TABLE hidden RENAME TO matches")
    await health(bot, 200, gateway="ok", database="ok")


async def until_measured(bot: BotProcess, sample: tuple[str, ...], value: float) -> Samples:
    """All samples, once that one has this value."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        while (told := await measured(bot)).get(sample) != value:
            continue
    return told


async def test_its_numbers_tell_of_a_match_and_name_nobody(rink: Rink, start_bot: StartBot) -> None:
    bot = await start_bot(PORT=str(free_port()), BIND_ADDRESS="127.0.0.1")
    await rink.face_off(length=1)
    await rink.play(6)
    hands = len(rink.taps) + 1  # with the choice after the cut
    # The player may see an answer before the bot knows that it has arrived.
    answered = ("discord_requests_total", "POST", "/interactions/{id}/{token}/callback", "200")
    told = await until_measured(bot, answered, hands + 2)
    # The loop is measured twice a second, and a match may be over before that.
    while not told["event_loop_delay_seconds_count",]:
        told = await measured(bot)
    assert told["taps_total", "hockey"] == told["plays_total", "hockey"] == hands
    assert told["taps_total", "challenge"] == told["taps_total", "command"] == 1
    assert told["acknowledgement_seconds_count", "hockey"] == hands
    assert told["live_matches", "running"] == 1
    assert told["live_matches", "open"] == 0
    assert told["stale_posts", "failing"] == 0
    # A version may end with a commit's name, whose digits are no one's id.
    labels = {label for _, *labels in told for label in labels} - {__version__}
    secrets = {str(number) for number in rink.world.interactions} | {person.name for person in rink.people}
    assert not [label for label in labels if label in secrets or re.search(r"[0-9]{5}|sandbox-", label)]


async def test_its_numbers_tell_of_a_discord_that_fails(rink: Rink, start_bot: StartBot) -> None:
    bot = await start_bot(PORT=str(free_port()), BIND_ADDRESS="127.0.0.1")
    await rink.face_off(length=1)
    await rink.world.until(rink.turn)
    await until_measured(bot, ("stale_posts", "waiting"), 0)
    rink.world.faults.fail("PATCH", EDIT, status=503, times=None)
    await rink.play(1)
    # The sheet in the channel and the other player's hand.
    told = await until_measured(bot, ("stale_posts", "failing"), 2)
    assert told["discord_requests_total", "PATCH", "/channels/{id}/messages/{id}", "503"] >= 2
    rink.world.faults.clear()
    rink.world.faults.throttle("PATCH", EDIT, retry_after=0.3)
    await until_measured(bot, ("stale_posts", "failing"), 0)
    told = await until_measured(bot, ("rate_limit_wait_seconds_count", "refused"), 1)
    assert told["rate_limit_wait_seconds_sum", "refused"] == 0.3


async def test_every_play_is_one_line_of_its_log(rink: Rink, start_bot: StartBot) -> None:
    bot = await start_bot(LOG_FORMAT="json")
    await rink.face_off(length=1)
    await rink.play(9)
    assert await bot.stop() == 0
    lines = [json.loads(line) for line in bot.output.read_text().splitlines()]
    kept = [line for line in lines if line["logger"] == "bot.watching.taps"]
    assert [line["kind"] for line in kept] == ["challenge", *["hockey"] * (len(rink.taps) + 1)]
    plies = [line["ply"] for line in kept]
    assert plies == sorted(set(plies))
    assert {line["match"] for line in kept} == {1}
    assert all(0 < line["kept_ms"] <= line["acknowledged_ms"] for line in kept)
