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


async def serve(world: World, request: web.Request) -> web.StreamResponse:
    gateway = world.gateway
    if gateway.refusing:
        return web.Response(status=503)
    socket = web.WebSocketResponse(autoping=True)
    await socket.prepare(request)
    connection = Connection()
    gateway.connections.add(connection)
    compressed = request.query.get("compress") == "zlib-stream"
    writer = asyncio.create_task(_write(connection, socket, compressed=compressed))
    connection.send({"op": HELLO, "d": {"heartbeat_interval": HEARTBEAT_INTERVAL_MS}})
    try:
        async for message in socket:
            if message.type == WSMsgType.TEXT:
                handshake.received(world, connection, json.loads(message.data))
    finally:
        writer.cancel()
        said_goodbye = socket.close_code in (WSCloseCode.OK, WSCloseCode.GOING_AWAY)
        gateway.lost(connection, for_good=said_goodbye and not connection.dropped)
        world.changed()
    return socket


async def _write(connection: Connection, socket: web.WebSocketResponse, *, compressed: bool) -> None:
    compressor = zlib.compressobj() if compressed else None
    while True:
        item = await connection.queue.get()
        try:
            if isinstance(item, int):
                await socket.close(code=item)
                return
            if compressor is None:
                await socket.send_str(item)
            else:
                data = compressor.compress(item.encode()) + compressor.flush(zlib.Z_SYNC_FLUSH)
                await socket.send_bytes(data)
        except ConnectionError:
            return
