"""Between the bot and the sandbox, in memory: requests and events that are slow, fail and get lost."""

import asyncio
import json
import random
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import copy_context
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, Self

import aiohttp
from multidict import CIMultiDict
from yarl import URL

from sandbox import Sandbox
from sandbox.ground.call import ApiCall, Upload
from sandbox.rest import ROUTES
from sandbox.wire import API, ApiResponse, Route, Server
from sandbox.world.limits import throttled
from tests.simulation.loop import LIFE, Life
from tests.simulation.pace import Pace
from tests.simulation.seams import swapped
from tests.watch import Watch

LONGEST_WAY_SECONDS = 0.05
HOLE = re.compile(r"\{(\w+)\}")
PATHS = [(re.compile(HOLE.sub(r"(?P<\1>[^/]+)", route.template) + "$"), route) for route in ROUTES]
NOBODYS = copy_context()
"""What runs in it belongs to no process."""


@dataclass
class Weather:
    """How reliable requests are.

    `trouble` is how often one fails, `slow` how often one takes very long, up to `slowest` seconds each way.
    """

    chance: random.Random
    trouble: float
    slow: float
    slowest: float

    def way(self) -> float:
        """How many seconds it takes one way."""
        if self.chance.random() < self.slow:
            return self.chance.random() * self.slowest
        return self.chance.random() * LONGEST_WAY_SECONDS


@dataclass(eq=False)
class _Sent:
    """A request on its way to Discord."""

    life: Life | None
    arrive: Callable[[], None]
    timer: asyncio.TimerHandle | None = None


class Wire:
    """Carries every process's requests to the sandbox, and Discord's events back."""

    def __init__(self, world: Sandbox, weather: Weather, pace: Pace) -> None:
        self.weather = weather
        self._world = world
        self._server = Server(world, [])
        self._under_way: list[_Sent] = []
        self.watch = Watch(world)
        self._pace = pace

    @contextmanager
    def plugged_in(self) -> Iterator[None]:
        """Every session opened meanwhile uses this wire."""
        wire = self

        async def request(session: aiohttp.ClientSession, method: str, url: Any, **options: Any) -> Any:
            return await wire.request(session, method, URL(url), **options)

        with swapped(aiohttp.ClientSession, "_request", request):
            yield

    def cut(self, life: Life) -> None:
        """A process has died: what it has sent arrives before the next one's first request, or never."""
        for sent in [each for each in self._under_way if each.life is life]:
            if sent.timer is not None:
                sent.timer.cancel()
            if self.weather.chance.random() < 0.5:
                NOBODYS.copy().run(sent.arrive)
            else:
                self._under_way.remove(sent)

    async def request(
        self,
        session: aiohttp.ClientSession,
        method: str,
        url: URL,
        *,
        headers: Any = None,
        data: Any = None,
        params: Any = None,
        **_options: Any,
    ) -> "Answer":
        await _trace(session, "on_request_start", SimpleNamespace(method=method, url=url))
        call, route = _call_of(method, url, data, params)
        loop = asyncio.get_running_loop()
        answered: asyncio.Future[ApiResponse] = loop.create_future()

        def arrive() -> None:
            self._under_way.remove(sent)
            outcome = self._outcome(call, route, headers)
            loop.call_later(self.weather.way(), _tell, answered, outcome)

        sent = _Sent(LIFE.get(), arrive)
        sent.timer = loop.call_later(self.weather.way(), arrive, context=NOBODYS)
        self._under_way.append(sent)
        outcome = await answered
        if outcome.status == 0:
            await _trace(session, "on_request_exception", SimpleNamespace(method=method, url=url))
            raise aiohttp.ServerDisconnectedError
        answer = Answer(outcome)
        ended = SimpleNamespace(method=method, url=url, response=answer)
        await _trace(session, "on_request_end", ended)
        return answer

    def _outcome(self, call: ApiCall, route: Route, headers: Any) -> ApiResponse:
        fault = self._fault()
        if fault is not None and fault.status == 429:
            return fault
        lost = fault is not None and self.weather.chance.random() < 0.5
        if fault is None or lost:
            request: Any = SimpleNamespace(headers=headers or {})
            outcome = self._server._answer(request, route, call, None)
            self._server._note(call, outcome)
            if call.method == "PATCH" or call.route.endswith("/callback"):
                self.watch.look()
            self._pace.look()
        return outcome if fault is None else fault

    def _fault(self) -> ApiResponse | None:
        chance = self.weather.chance
        if chance.random() >= self.weather.trouble:
            return None
        match chance.randrange(4):
            case 0:
                return ApiResponse(0)
            case 1:
                verdict = throttled(chance.random() * 3, "shared")
                return ApiResponse(429, verdict.body(), dict(verdict.headers))
            case _:
                return ApiResponse(chance.choice([500, 502, 503]), {"message": "trouble", "code": 0})


def _tell(answered: asyncio.Future[ApiResponse], outcome: ApiResponse) -> None:
    if not answered.done():
        answered.set_result(outcome)


class Answer:
    """The parts of aiohttp's response that discord.py needs."""

    reason = "as the sandbox says"

    def __init__(self, outcome: ApiResponse) -> None:
        self.status = outcome.status or 500
        self.headers = CIMultiDict(outcome.headers)
        self._text = "" if outcome.body is None else json.dumps(outcome.body)
        if outcome.body is not None:
            self.headers["Content-Type"] = "application/json"
        else:
            self.headers["Content-Type"] = "text/plain"

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_error: object) -> None:
        pass

    async def text(self, encoding: str = "utf-8") -> str:  # noqa: ARG002 - aiohttp's signature
        return self._text


def _call_of(method: str, url: URL, data: Any, params: Any) -> tuple[ApiCall, Route]:
    path = url.path.removeprefix(API)
    for pattern, route in PATHS:
        if route.method == method and (found := pattern.match(path)):
            query = {**url.query, **{name: str(value) for name, value in (params or {}).items()}}
            call = ApiCall(method, route.template, found.groupdict(), query)
            _read(call, data)
            return call, route
    raise AssertionError(f"no such route: {method} {path}")


def _read(call: ApiCall, data: Any) -> None:
    if isinstance(data, aiohttp.FormData):
        for options, _, value in data._fields:
            if options["name"] == "payload_json":
                call.body = json.loads(value)
            else:
                number = int(options["name"].removeprefix("files[").removesuffix("]"))
                call.files[number] = Upload(options["filename"], value.read(), "image/png")
    elif data is not None:
        call.body = json.loads(data)


async def _trace(session: aiohttp.ClientSession, signal: str, facts: Any) -> None:
    for config in session.trace_configs:
        await getattr(config, signal).send(session, SimpleNamespace(), facts)
