"""A PostgreSQL server that stops and starts again, and a database that moves to another one."""

import asyncio
import os
from asyncio.subprocess import PIPE
from collections.abc import Iterator
from statistics import median

import pytest
from sqlalchemy.engine import URL

from tests.db.server import Server, server_of_one_s_own
from tests.db.stores import blank, rows
from tests.e2e.birth import give_birth
from tests.e2e.conftest import StartBot
from tests.e2e.process import ROOT, free_port
from tests.e2e.rink import Rink
from tests.e2e.test_database_faults import DISCORD_SECONDS, TRIES, refusal, seconds

UNHEALTHY = 503
HEALTHY_AGAIN_SECONDS = 10.0
LOG = "SELECT ply, seat, move FROM plies ORDER BY match_id, ply"


@pytest.fixture
def server() -> Iterator[Server]:
    with server_of_one_s_own() as started:
        yield started


def address(url: URL) -> str:
    return url.render_as_string(hide_password=False)


@pytest.mark.parametrize("backend", ["postgresql"])
async def test_a_match_goes_on_when_its_server_is_back(
    rink: Rink, start_bot: StartBot, server: Server, backend: str
) -> None:
    assert server.url.get_backend_name() == backend
    bot = await start_bot(DATABASE_URL=address(server.url), PORT=str(free_port()))
    await rink.face_off(length=1)
    await rink.play(3)
    server.stop()
    server.start()
    await rink.tap(*await rink.world.until(rink.turn))
    assert len(rink.taps) == 4  # at the first try
    await rink.play(2)
    person, message, cards = await rink.world.until(rink.turn)
    server.stop()
    refused = [await refusal(person, message, cards[0]) for _ in range(TRIES)]
    assert median(map(seconds, refused)) < DISCORD_SECONDS
    assert (await bot.get("/healthz"))[0] == UNHEALTHY
    server.start()
    async with asyncio.timeout(HEALTHY_AGAIN_SECONDS):
        while (await bot.get("/healthz"))[0] == UNHEALTHY:  # noqa: ASYNC110 - it tells nobody
            await asyncio.sleep(0.1)
    await rink.tap(person, message, cards[:1])
    await rink.play(3)
    assert len(rink.taps) == 10
    await rink.world.until(rink.is_told)
    assert await bot.stop() == 0
    assert len(await cards_kept(server.url)) == 10


@pytest.mark.parametrize(
    ("source", "backend"),
    [("sqlite", "postgresql"), pytest.param("postgresql", "sqlite", marks=pytest.mark.soak)],
)
async def test_matches_move_to_another_database_in_the_middle_of_a_match(
    rink: Rink, start_bot: StartBot, source: str, backend: str
) -> None:
    async with blank(source) as there, blank(backend) as here, blank(backend) as trial:
        bot = await start_bot(DATABASE_URL=address(there))
        await rink.face_off(length=1)
        await rink.play(4)
        # A copy can be made while people play: it's one moment.
        await asyncio.gather(rink.play(8), copy(there, trial))
        assert await bot.stop() == 0
        tried, whole = await rows(trial, LOG), await rows(there, LOG)
        assert tried == whole[: len(tried)]
        assert len(await cards_kept(trial)) >= 4
        await copy(there, here)
        await bot.start(DATABASE_URL=address(here))
        await rink.play(6)
        await rink.world.until(rink.is_told)
        assert await rows(there, LOG) == whole == (await rows(here, LOG))[: len(whole)]
        await bot.stop()


async def cards_kept(url: URL) -> list[tuple[object, ...]]:
    return [row for row in await rows(url, LOG) if len(str(row[2])) == 2]


async def copy(source: URL, target: URL) -> None:
    command = "copy-database", address(source), address(target)
    made = await give_birth("bot", *command, cwd=ROOT, env=os.environ, stdout=PIPE)
    said, _ = await made.communicate()
    assert (made.returncode, b"plies: " in said) == (0, True)
