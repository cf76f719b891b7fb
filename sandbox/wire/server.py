"""One request's way through the sandbox: who may ask, planned faults, rate limits, effect, answer."""

import json
import mimetypes
from collections.abc import Callable
from dataclasses import dataclass, field
from email.message import Message
from email.utils import formatdate
from typing import Any

from aiohttp import BodyPartReader, hdrs, web

from sandbox.ground import errors
from sandbox.ground.call import ApiCall, Upload
from sandbox.ground.errors import Refusal
from sandbox.wire import websocket
from sandbox.wire.route import Route
from sandbox.world import World
from sandbox.world.faults import PlannedFault
from sandbox.world.journal import Entry
from sandbox.world.limits import Verdict

API = "/api/v10"
LARGEST_BODY = 30 * 1024 * 1024
LONGEST_NAME = 30
FIRST_ERROR = 400
NO_ANSWER = 0
PICTURES = ("image/png", "image/jpeg", "image/gif", "image/webp")
OTHER_FILE = "application/octet-stream"
MAJOR = ("channel_id", "guild_id", "webhook_id", "webhook_token")


@dataclass
class ApiResponse:
    status: int
    body: Any = None
    headers: dict[str, str] = field(default_factory=dict)


class Server:
    def __init__(
        self,
        world: World,
        routes: list[Route],
        mount: Callable[[web.Application], None] | None = None,
    ) -> None:
        self._world = world
        self.application = web.Application(
            client_max_size=LARGEST_BODY, middlewares=[self._only_this_machine]
        )
        if mount is not None:
            mount(self.application)
        for route in routes:
            self.application.router.add_route(route.method, API + route.template, self._serving(route))
        for path in ("/", "/gateway", "/gateway/"):
            self.application.router.add_get(path, self._gateway)
        self.application.router.add_get("/attachments/{channel_id}/{file_id}/{name}", self._attachment)
        self.application.router.add_route("*", API + "/{rest:.*}", self._unknown)

    @web.middleware
    async def _only_this_machine(
        self, request: web.Request, handler: Callable[[web.Request], Any]
    ) -> web.StreamResponse:
        # A page in a browser could point its own name at loopback; the name would show in Host.
        if request.url.host not in ("127.0.0.1", "localhost", "::1"):
            return web.Response(status=403)
        response: web.StreamResponse = await handler(request)
        return response

    async def _gateway(self, request: web.Request) -> web.StreamResponse:
        return await websocket.serve(self._world, request)

    async def _unknown(self, request: web.Request) -> web.Response:
        # A long part may be a token.
        parts = [
            part if len(part) < LONGEST_NAME else "..." for part in request.match_info["rest"].split("/")
        ]
        route = "unknown /" + "/".join(parts)
        self._world.journal.note(Entry(self._world.clock.now(), request.method, route, {}, 404, 0, None))
        return self._respond(ApiResponse(404, {"message": "404: Not Found", "code": 0}))

    async def _attachment(self, request: web.Request) -> web.Response:
        number, name = request.match_info["file_id"], request.match_info["name"]
        data = self._world.store.files.get(int(number)) if number.isdecimal() else None
        if data is None:
            return web.Response(status=404)
        kind = mimetypes.guess_type(name)[0] or ""
        # The page is at the same address: only pictures may be shown there, nothing may run.
        headers = {"X-Content-Type-Options": "nosniff", "Cross-Origin-Resource-Policy": "same-origin"}
        if kind not in PICTURES:
            headers["Content-Disposition"] = "attachment"
        return web.Response(body=data, headers=headers, content_type=kind if kind in PICTURES else OTHER_FILE)

    def _serving(self, route: Route) -> Callable[[web.Request], Any]:
        async def serve(request: web.Request) -> web.StreamResponse:
            call = await _read(request, route)
            fault = self._world.faults.strike(call)
            if fault is not None:
                self._world.changed()
                await fault.stall()
            outcome = self._answer(request, route, call, fault)
            if fault is not None and fault.reset:
                outcome = ApiResponse(NO_ANSWER)
                _cut(request)
            self._note(call, outcome)
            return self._respond(outcome)

        return serve

    def _answer(
        self, request: web.Request, route: Route, call: ApiCall, fault: PlannedFault | None
    ) -> ApiResponse:
        self._world.journal.observe("request", call.method, call.route, 0, call.body)
        if route.needs_token and request.headers.get("Authorization") != f"Bot {self._world.token}":
            return _refused(Refusal(errors.UNAUTHORIZED))
        planned = _planned(fault)
        if planned is not None and fault is not None and not fault.after_effect:
            return planned
        headers: dict[str, str] = {}
        for verdict in self._limits(route, call):
            headers |= verdict.headers
            if verdict.retry_after is not None:
                return ApiResponse(429, verdict.body(), headers)
        outcome = self._effect(route, call)
        outcome.headers |= headers
        return planned or outcome

    def _limits(self, route: Route, call: ApiCall) -> list[Verdict]:
        major = "+".join(call.args[name] for name in MAJOR if name in call.args)
        count = self._world.limiter.count
        named = route.buckets(self._world, call) if route.buckets else []
        verdicts = [count(name, major, counts_globally=False) for name in named]
        return [*verdicts, count(f"{call.method} {call.route}", major, counts_globally=not route.free)]

    def _effect(self, route: Route, call: ApiCall) -> ApiResponse:
        try:
            reply = route.handler(self._world, call)
        except Refusal as refusal:
            return _refused(refusal)
        return ApiResponse(204 if reply.body is None else reply.status, reply.body)

    def _respond(self, outcome: ApiResponse) -> web.Response:
        # aiohttp would send this machine's time, which isn't always the sandbox's.
        headers = {**outcome.headers, "Date": formatdate(self._world.clock.now(), usegmt=True)}
        if outcome.body is None:
            # After a cut, the response goes nowhere, whatever it is.
            return web.Response(status=outcome.status or 500, headers=headers)
        # Exactly application/json: with a charset behind it, discord.py takes the body for a string.
        data = json.dumps(outcome.body).encode()
        headers["Content-Type"] = "application/json"
        return web.Response(status=outcome.status, body=data, headers=headers)

    def _note(self, call: ApiCall, outcome: ApiResponse) -> None:
        world = self._world
        refused = outcome.status >= FIRST_ERROR and isinstance(outcome.body, dict)
        code = outcome.body.get("code", 0) if refused else 0
        args = {name: value for name, value in call.args.items() if "token" not in name}
        world.journal.note(
            Entry(world.clock.now(), call.method, call.route, args, outcome.status, code, call.body)
        )
        if outcome.status != NO_ANSWER:
            world.journal.observe("response", call.method, call.route, outcome.status, outcome.body)
        world.changed()


def _planned(fault: PlannedFault | None) -> ApiResponse | None:
    if fault is None:
        return None
    if fault.throttle is not None:
        return ApiResponse(429, fault.throttle.body(), dict(fault.throttle.headers))
    if fault.status is not None:
        return ApiResponse(fault.status, fault.body)
    return ApiResponse(NO_ANSWER) if fault.reset else None


def _refused(refusal: Refusal) -> ApiResponse:
    return ApiResponse(refusal.status, refusal.body())


def _cut(request: web.Request) -> None:
    if request.transport is not None:
        request.transport.abort()


async def _read(request: web.Request, route: Route) -> ApiCall:
    call = ApiCall(request.method, route.template, dict(request.match_info), dict(request.query))
    if request.headers.get(hdrs.CONTENT_TYPE, "").startswith("multipart/form-data"):
        # By parts, in memory: an aborted upload leaves no file open.
        async for part in await request.multipart():
            if isinstance(part, BodyPartReader):
                await _read_part(part, call)
        call.body = call.body or {}
    elif request.can_read_body:
        call.body = json.loads(await request.read())
    return call


async def _read_part(part: BodyPartReader, call: ApiCall) -> None:
    # aiohttp's own reading of this header takes longer than everything else done with a message.
    header = Message()
    header[hdrs.CONTENT_DISPOSITION] = part.headers.get(hdrs.CONTENT_DISPOSITION, "")
    name, filename = header.get_param("name", header=hdrs.CONTENT_DISPOSITION), header.get_filename()
    if filename is not None:
        number = int(str(name).removeprefix("files[").removesuffix("]"))
        kind = part.headers.get(hdrs.CONTENT_TYPE, "application/octet-stream")
        call.files[number] = Upload(filename, bytes(await part.read()), kind)
    elif name == "payload_json":
        call.body = json.loads(await part.text())
