"""A process that may not act sends nothing to Discord, neither by discord.py nor by a lane."""

import asyncio
import logging
from collections.abc import AsyncIterator

import aiohttp
import discord
import pytest
from discord.webhook.async_ import async_context

from bot.client import Breakaway
from bot.kit.clock import Clock
from bot.kit.lanes import Lanes
from bot.kit.trouble import NotHoldingError, trouble_of
from bot.replies import apologise
from sandbox import Limits, Sandbox
from tests.bot.matches import SETTINGS
from tests.db.stores import stores


class Bot:
    """A bot that is logged in, and may act until the test says otherwise."""

    def __init__(self, client: Breakaway, world: Sandbox) -> None:
        self.client = client
        self.world = world
        self.acts = True

    @property
    def requests(self) -> int:
        return len(self.world.journal.entries)

    @property
    def session(self) -> aiohttp.ClientSession:
        session: aiohttp.ClientSession = self.client.http._HTTPClient__session  # type: ignore[attr-defined] # discord.py's own name
        return session


@pytest.fixture
async def bot(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Bot]:
    world = Sandbox(limits=Limits.off())
    async with world.running(), stores() as (store,):
        monkeypatch.setattr(discord.http.Route, "BASE", world.api_url)
        made: list[Bot] = []
        settings = SETTINGS.model_copy(update={"card_emojis": False})
        async with Breakaway(settings, store, Clock(), may_act=lambda: made[0].acts) as client:
            made.append(Bot(client, world))
            await client.login(world.token)
            yield made[0]


async def test_requests_go_out_while_it_may_act(bot: Bot) -> None:
    before = bot.requests
    await bot.client.application_info()
    assert bot.requests == before + 1


async def test_no_request_goes_out_and_none_is_tried_again(bot: Bot) -> None:
    bot.acts, before = False, bot.requests
    async with asyncio.timeout(0.9):  # discord.py's own tries are a second apart
        with pytest.raises(NotHoldingError):
            await bot.client.application_info()
    assert bot.requests == before
    bot.acts = True
    await bot.client.application_info()
    assert bot.requests == before + 1


async def test_no_answer_to_a_tap_goes_out(bot: Bot) -> None:
    bot.acts, before = False, bot.requests
    params = discord.webhook.async_.interaction_message_response_params(type=5)
    with params:
        async with asyncio.timeout(0.9):
            with pytest.raises(NotHoldingError):
                await async_context.get().create_interaction_response(
                    1, "token", session=bot.session, params=params
                )
    assert bot.requests == before


async def test_a_request_that_had_to_wait_is_refused_when_its_turn_comes(bot: Bot) -> None:
    """Discord has asked it to wait: before each try, it checks whether it may act."""
    fault = bot.world.faults.fail("GET", "/oauth2/applications/@me", status=502)
    asking = asyncio.create_task(bot.client.application_info())
    await bot.world.until(lambda: fault.hits)
    bot.acts, before = False, bot.requests
    with pytest.raises(NotHoldingError):
        await asking
    assert bot.requests == before


async def test_the_gateway_may_be_reached_all_the_same(bot: Bot) -> None:
    bot.acts = False
    async with bot.session.ws_connect(bot.world.gateway_url) as socket:
        assert (await socket.receive_json())["op"] == 10


async def test_a_lane_tries_again_and_says_so_on_one_line(caplog: pytest.LogCaptureFixture) -> None:
    tried = asyncio.Event()

    async def work(_key: str) -> float | None:
        if not tried.is_set():
            tried.set()
            raise NotHoldingError
        again.set()
        return None

    again, lanes = asyncio.Event(), Lanes(work, Clock())
    with caplog.at_level(logging.WARNING):
        lanes.mark("lane")
        async with asyncio.timeout(10):
            await again.wait()
    await lanes.close()
    (record,) = caplog.records
    assert record.exc_info is None
    assert "NotHoldingError" in record.getMessage()
    assert trouble_of(NotHoldingError()) == "NotHoldingError"
    assert isinstance(NotHoldingError(), aiohttp.ClientError), (
        "what is written for a cut line holds for it too"
    )


async def test_a_tap_that_cannot_be_answered_is_one_line_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    class Tapped:
        locale = discord.Locale.american_english
        extras: dict[str, object] = {}  # noqa: RUF012 - as discord.py has it

    for error in (NotHoldingError(), RuntimeError("Session is closed")):
        caplog.clear()
        with caplog.at_level(logging.WARNING):
            await apologise(Tapped(), error)  # type: ignore[arg-type] # as much of an interaction as it asks for
        (record,) = caplog.records
        assert (record.levelno, record.exc_info) == (logging.WARNING, None)
