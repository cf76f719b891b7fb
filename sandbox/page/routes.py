"""The page's side of the server: its files, what it shows, and what people do on it."""

import asyncio
import json
import mimetypes
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path as File

from aiohttp import web

from sandbox.ground.models import Json
from sandbox.page.acts import Acts
from sandbox.page.controls import Controls
from sandbox.page.guide import Guide
from sandbox.page.keeper import Keeper
from sandbox.page.view import State, state
from sandbox.sandbox import Sandbox
from sandbox.wire import websocket
from sandbox.words import section

STATIC = File(__file__).parent / "static"
SILENCE_SECONDS = 15.0
# One tap changes several things in a row; the page hears of them once.
GATHER_SECONDS = 0.03
_POLICY = (
    "default-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
_HEADERS = {
    "Content-Security-Policy": _POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
}

PageHandler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class PageServer:
    """What `Sandbox.running` serves beside the API. Only pages that came from here may act."""

    def __init__(
        self, world: Sandbox, keeper: Keeper | None = None, guide: Guide | None = None, *, kept: bool = False
    ) -> None:
        self._world = world
        self._guide = guide or Guide()
        self._acts = Acts(world, self._guide)
        self._controls = Controls(world, keeper)
        self._kept = kept

    def mount(self, application: web.Application) -> None:
        router = application.router
        router.add_get("/", self._index)
        router.add_get("/page/words", _guarded(_words))
        router.add_get("/page/events", _guarded(self._events))
        router.add_get("/page/emojis/{id}", _guarded(self._emoji))
        router.add_post("/page/act", _guarded(self._receiving(self._acts.act)))
        router.add_post("/page/control", _guarded(self._receiving(self._controls.control)))
        router.add_get("/page/{name}", _guarded(_static))

    def _receiving(self, do: Callable[[Json], Awaitable[Json]]) -> PageHandler:
        async def receive(request: web.Request) -> web.StreamResponse:
            # A form of another site can send text; it cannot name it JSON.
            if request.content_type != "application/json":
                return web.Response(status=415, headers=_HEADERS)
            try:
                answer = await do(json.loads(await request.read()))
            except (KeyError, ValueError, TypeError, AttributeError):
                return web.Response(status=400, headers=_HEADERS)
            return web.json_response(answer | {"count": self._world.changes}, headers=_HEADERS)

        return receive

    async def _index(self, request: web.Request) -> web.StreamResponse:
        # A library may cut the gateway's address down to its host; a browser never upgrades here.
        if request.headers.get("Upgrade", "").lower() == "websocket":
            return await websocket.serve(self._world, request)
        return _file("page.html")

    async def _events(self, request: web.Request) -> web.StreamResponse:
        stream = web.StreamResponse(headers=_HEADERS | {"Content-Type": "text/event-stream"})
        await stream.prepare(request)
        # The browser has gone.
        with suppress(ConnectionError):
            await self._follow(stream)
        return stream

    async def _follow(self, stream: web.StreamResponse) -> None:
        told: dict[str, str] = {}
        while True:
            change, count = self._world.change, self._world.changes
            told = await _tell(stream, told, self._state(), count)
            while not await _comes(change):
                await stream.write(b":\n\n")
            await asyncio.sleep(GATHER_SECONDS)

    def _state(self) -> State:
        own: State = {
            "guide": {
                "steps": self._guide.state(),
                "turn": self._guide.turn,
                "playing": self._guide.playing,
            },
            "run": {"kept": self._kept},
        }
        return state(self._world) | self._controls.state() | own

    async def _emoji(self, request: web.Request) -> web.StreamResponse:
        number = request.match_info["id"]
        emoji = self._world.store.emojis.get(int(number)) if number.isdecimal() else None
        if emoji is None:
            return web.Response(status=404)
        return web.Response(body=emoji.image, headers=_HEADERS, content_type=_image(emoji.image))


async def _comes(change: asyncio.Event) -> bool:
    """Whether there is a change before the silence has lasted too long."""
    with suppress(TimeoutError):
        await asyncio.wait_for(change.wait(), SILENCE_SECONDS)
    return change.is_set()


async def _tell(stream: web.StreamResponse, told: dict[str, str], now: State, count: int) -> dict[str, str]:
    """Send what differs from `told`, with the `count` of changes, and return what the page knows now."""
    wire = {key: json.dumps(value) for key, value in now.items()}
    changed = {key: text for key, text in wire.items() if told.get(key) != text}
    gone = [key for key in told if key not in wire]
    parts = ",".join(f"{json.dumps(key)}:{text}" for key, text in changed.items())
    head = f'"fresh":{json.dumps(not told)},"count":{count},"gone":{json.dumps(gone)}'
    await stream.write(f'data: {{{head},"set":{{{parts}}}}}\n\n'.encode())
    return wire


def _guarded(handler: PageHandler) -> PageHandler:
    """Refuse requests by other sites' pages: by Origin, and for reads without one by Sec-Fetch-Site."""

    async def guarded(request: web.Request) -> web.StreamResponse:
        own = f"http://{request.host}"
        origin = request.headers.get("Origin")
        foreign = origin is None if request.method == "POST" else False
        site = request.headers.get("Sec-Fetch-Site", "same-origin")
        if foreign or origin not in (None, own) or site not in ("same-origin", "none"):
            return web.Response(status=403, headers=_HEADERS)
        return await handler(request)

    return guarded


async def _words(_request: web.Request) -> web.StreamResponse:
    return web.json_response(section("page"), headers=_HEADERS)


async def _static(request: web.Request) -> web.StreamResponse:
    return _file(request.match_info["name"])


def _file(name: str) -> web.Response:
    # Looked up among the existing files, so a name with a path in it is never found.
    found = {each.name: each for each in STATIC.iterdir()}.get(name)
    if found is None:
        return web.Response(status=404, headers=_HEADERS)
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    kind = "text/javascript" if name.endswith(".js") else kind
    return web.Response(body=found.read_bytes(), headers=_HEADERS, content_type=kind, charset="utf-8")


def _image(data: bytes) -> str:
    kinds = {b"\x89PNG": "image/png", b"GIF8": "image/gif", b"RIFF": "image/webp"}
    return kinds.get(data[:4], "image/jpeg")
