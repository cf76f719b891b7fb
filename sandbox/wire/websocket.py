"""The gateway's socket, version 10.

Source: https://discord.com/developers/docs/events/gateway
"""

import asyncio
import json
import zlib

from aiohttp import WSCloseCode, WSMsgType, web

from sandbox.wire import handshake
from sandbox.world import World
from sandbox.world.gateway import Connection

HELLO = 10
HEARTBEAT_INTERVAL_MS = 41_250
# No one sends this code: it says that a connection was cut.
CUT = 1006


async def serve(world: World, request: web.Request) -> web.StreamResponse:
    gateway = world.gateway
    if gateway.refusing:
        return web.Response(status=503)
    socket = web.WebSocketResponse(autoping=True)
    await socket.prepare(request)
    connection = Connection()
    gateway.connections.add(connection)
    compressed = request.query.get("compress") == "zlib-stream"
    connection.send({"op": HELLO, "d": {"heartbeat_interval": HEARTBEAT_INTERVAL_MS}})
    reading = asyncio.create_task(_read(world, connection, socket))
    writing = asyncio.create_task(_write(connection, socket, compressed=compressed))
    try:
        await asyncio.wait({reading, writing}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        ended = [each for each in (reading, writing) if not each.cancel()]
        said_goodbye = socket.close_code in (WSCloseCode.OK, WSCloseCode.GOING_AWAY)
        gateway.lost(connection, for_good=said_goodbye and not connection.dropped)
        world.changed()
    if reading in ended:
        reading.result()
    elif (code := writing.result()) == CUT and request.transport is not None:
        request.transport.abort()
    elif code is not None:
        # Nothing reads any more, so this waits for the bot's answer. A connection that is closed
        # without it may be gone before the bot has read the code.
        await asyncio.wait({reading})
        await socket.close(code=code)
    return socket


async def _read(world: World, connection: Connection, socket: web.WebSocketResponse) -> None:
    async for message in socket:
        if message.type == WSMsgType.TEXT:
            handshake.received(world, connection, json.loads(message.data))


async def _write(connection: Connection, socket: web.WebSocketResponse, *, compressed: bool) -> int | None:
    """Write until the connection is to be closed; returns the code for that, None if it's gone."""
    compressor = zlib.compressobj() if compressed else None
    while not isinstance(item := await connection.queue.get(), int):
        try:
            if compressor is None:
                await socket.send_str(item)
            else:
                data = compressor.compress(item.encode()) + compressor.flush(zlib.Z_SYNC_FLUSH)
                await socket.send_bytes(data)
        except ConnectionError:
            return None
    return item
