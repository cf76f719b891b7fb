"""The gateway, version 10.

Source: https://discord.com/developers/docs/events/gateway
"""

from __future__ import annotations

import asyncio
import json
import secrets
import zlib
from collections import deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from aiohttp import WSCloseCode, WSMsgType, web

from sandbox.ground import serialize
from sandbox.ground.models import DM
from sandbox.world.intents import MEMBERS, PRIVILEGED, censor, wanted_by

if TYPE_CHECKING:
    from sandbox.ground.models import Channel, Json
    from sandbox.sandbox import Sandbox

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, RESUME = 0, 1, 2, 3, 6
RECONNECT, REQUEST_MEMBERS, INVALID_SESSION, HELLO, ACK = 7, 8, 9, 10, 11
BAD_TOKEN, NOT_IDENTIFIED, BAD_SHARD, BAD_INTENTS = 4004, 4003, 4010, 4014
HEARTBEAT_INTERVAL_MS = 41_250
IDENTIFY_SECONDS = 5.0
# How long Discord keeps a session that lost its socket is not documented; resuming after it fails anyway.
SESSION_LIVES_SECONDS = 180.0


class Connection:
    def __init__(self, socket: web.WebSocketResponse, *, compressed: bool) -> None:
        self.socket = socket
        self.queue: asyncio.Queue[str | int] = asyncio.Queue()
        self.dropped = False
        self._compressor = zlib.compressobj() if compressed else None

    def send(self, payload: Json) -> None:
        self.queue.put_nowait(json.dumps(payload))

    def close(self, code: int) -> None:
        self.dropped = True
        self.queue.put_nowait(code)

    async def write(self) -> None:
        while True:
            item = await self.queue.get()
            try:
                if isinstance(item, int):
                    await self.socket.close(code=item)
                    return
                await self._write(item)
            except ConnectionError:
                return

    async def _write(self, text: str) -> None:
        if self._compressor is None:
            await self.socket.send_str(text)
            return
        data = self._compressor.compress(text.encode()) + self._compressor.flush(zlib.Z_SYNC_FLUSH)
        await self.socket.send_bytes(data)


@dataclass
class Session:
    intents: int
    shard: tuple[int, int]
    id: str = field(default_factory=lambda: secrets.token_hex(16))
    sequence: int = 0
    sent: deque[Json] = field(default_factory=lambda: deque(maxlen=2000))
    connection: Connection | None = None
    lost_at: float = 0.0

    def takes(self, guild_id: int | None) -> bool:
        number, total = self.shard
        # Everything that belongs to no guild arrives on shard 0.
        return number == (0 if guild_id is None else (guild_id >> 22) % total)

    def dispatch(self, event: str, data: Json) -> None:
        self.sequence += 1
        # A snapshot: what is told stays as it was when told, also when it is told late.
        payload = json.loads(json.dumps({"op": DISPATCH, "t": event, "s": self.sequence, "d": data}))
        self.sent.append(payload)
        if self.connection is not None:
            self.connection.send(payload)


class Gateway:
    def __init__(self, world: Sandbox) -> None:
        self.refusing = False
        self.sessions: dict[str, Session] = {}
        self.identified = 0
        self.resumed = 0
        self._world = world
        self._last_identify: dict[int, float] = {}
        self._connections: set[Connection] = set()

    def dispatch(self, event: str, data: Json, *, guild_id: int | None, place: Channel | None = None) -> None:
        """Tell every session that wants `event`; `place` hides it from a bot that cannot see the channel."""
        store = self._world.store
        if place is not None and not store.can(store.bot.id, place, "view_channel"):
            return
        if guild_id is not None and store.bot.id not in store.guilds[guild_id].members:
            return
        self._forget_lost()
        self._world.journal.observe("event", event, "", 0, data)
        is_dm = place is not None and place.type == DM
        for session in self.sessions.values():
            if session.takes(guild_id) and wanted_by(session.intents, event, is_dm=is_dm):
                session.dispatch(event, censor(session.intents, event, data, store.bot.id, is_dm=is_dm))

    def connected(self) -> list[Session]:
        return [s for s in self.sessions.values() if s.connection is not None]

    def drop(self, code: int = 4000, *, forget: bool = False) -> None:
        """Close every connection; with `forget` no session can be resumed."""
        if forget:
            self.sessions.clear()
        for connection in list(self._connections):
            connection.close(code)

    def ask_to_reconnect(self) -> None:
        for session in self.connected():
            if session.connection is not None:
                session.connection.send({"op": RECONNECT, "d": None})

    async def serve(self, request: web.Request) -> web.StreamResponse:
        if self.refusing:
            return web.Response(status=503)
        socket = web.WebSocketResponse(autoping=True)
        await socket.prepare(request)
        compressed = request.query.get("compress") == "zlib-stream"
        connection = Connection(socket, compressed=compressed)
        self._connections.add(connection)
        writer = asyncio.create_task(connection.write())
        connection.send({"op": HELLO, "d": {"heartbeat_interval": HEARTBEAT_INTERVAL_MS}})
        try:
            await self._read(connection)
        finally:
            writer.cancel()
            self._lost(connection)
        return socket

    async def _read(self, connection: Connection) -> None:
        async for message in connection.socket:
            if message.type == WSMsgType.TEXT:
                self._received(connection, json.loads(message.data))

    def _lost(self, connection: Connection) -> None:
        self._connections.discard(connection)
        codes = (WSCloseCode.OK, WSCloseCode.GOING_AWAY)
        said_goodbye = not connection.dropped and connection.socket.close_code in codes
        for session in list(self.sessions.values()):
            if session.connection is connection:
                session.connection = None
                session.lost_at = self._world.clock.now()
                if said_goodbye:
                    del self.sessions[session.id]
        self._world.changed()

    def _forget_lost(self) -> None:
        limit = self._world.clock.now() - SESSION_LIVES_SECONDS
        for session in list(self.sessions.values()):
            if session.connection is None and session.lost_at < limit:
                del self.sessions[session.id]

    def _received(self, connection: Connection, payload: Json) -> None:
        operation, data = payload.get("op"), payload.get("d")
        if operation == HEARTBEAT:
            connection.send({"op": ACK})
        elif operation == IDENTIFY:
            self._identify(connection, data or {})
        elif operation == RESUME:
            self._resume(connection, data or {})
        elif operation == REQUEST_MEMBERS:
            self._members(connection, data or {})
        elif operation != PRESENCE and not self._session_of(connection):
            connection.close(NOT_IDENTIFIED)

    def _session_of(self, connection: Connection) -> Session | None:
        return next((s for s in self.sessions.values() if s.connection is connection), None)

    def _identify(self, connection: Connection, data: Json) -> None:
        shard = tuple(data.get("shard") or (0, 1))
        intents = int(data.get("intents", 0))
        if data.get("token") != self._world.token:
            connection.close(BAD_TOKEN)
        elif not 0 <= shard[0] < shard[1]:
            connection.close(BAD_SHARD)
        elif intents & PRIVILEGED & ~self._world.privileged_intents:
            connection.close(BAD_INTENTS)
        elif not self._may_identify(shard[0]):
            connection.send({"op": INVALID_SESSION, "d": False})
        else:
            self._welcome(connection, Session(intents, (shard[0], shard[1])), sharded="shard" in data)

    def _may_identify(self, shard: int) -> bool:
        """Within five seconds one shard of each `shard % max_concurrency` may identify."""
        at_once = self._world.limiter.limits.identifies_at_once
        if at_once is None:
            return True
        now, key = self._world.clock.now(), shard % at_once
        free = now - self._last_identify.get(key, 0.0) >= IDENTIFY_SECONDS
        if free:
            self._last_identify[key] = now
        return free

    def _welcome(self, connection: Connection, session: Session, *, sharded: bool) -> None:
        store = self._world.store
        session.connection = connection
        self.sessions[session.id] = session
        self.identified += 1
        mine = [g for g in store.guilds.values() if store.bot.id in g.members and session.takes(g.id)]
        ready: Json = {
            "v": 10,
            "user": serialize.own_user(store.bot),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in mine],
            "session_id": session.id,
            "resume_gateway_url": self._world.gateway_url,
            "application": {"id": str(store.application_id), "flags": 0},
        }
        session.dispatch("READY", ready | ({"shard": list(session.shard)} if sharded else {}))
        for guild in mine:
            everyone = bool(session.intents & MEMBERS)
            session.dispatch("GUILD_CREATE", serialize.guild_create(store, guild, all_members=everyone))
        self._world.changed()

    def _resume(self, connection: Connection, data: Json) -> None:
        session = self.sessions.get(str(data.get("session_id")))
        if data.get("token") != self._world.token:
            connection.close(BAD_TOKEN)
            return
        seen = int(data.get("seq") or 0)
        if session is None or (session.sent and session.sent[0]["s"] > seen + 1):
            connection.send({"op": INVALID_SESSION, "d": False})
            return
        session.connection = connection
        self.resumed += 1
        for payload in session.sent:
            if payload["s"] > seen:
                connection.send(payload)
        session.dispatch("RESUMED", {"_trace": []})
        self._world.changed()

    def _members(self, connection: Connection, data: Json) -> None:
        session, store = self._session_of(connection), self._world.store
        guild = store.guilds.get(int(data.get("guild_id", 0)))
        if session is None or guild is None:
            return
        wanted = data.get("user_ids") or []
        ids = [int(user_id) for user_id in (wanted if isinstance(wanted, list) else [wanted])]
        query, limit = str(data.get("query") or "").lower(), int(data.get("limit") or 0)
        found = [m for m in guild.members.values() if m.user_id in ids]
        if not ids and (query or session.intents & MEMBERS):
            names = {
                m.user_id: (m.nick or store.users[m.user_id].name).lower() for m in guild.members.values()
            }
            found = [m for m in guild.members.values() if names[m.user_id].startswith(query)]
        chunk: dict[str, Any] = {
            "guild_id": str(guild.id),
            "members": [serialize.member(store, m) for m in (found[:limit] if limit else found)],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [str(i) for i in ids if i not in guild.members],
        }
        if data.get("nonce") is not None:
            chunk["nonce"] = data["nonce"]
        session.dispatch("GUILD_MEMBERS_CHUNK", chunk)
