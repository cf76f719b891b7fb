"""What a bot says on the gateway: who it is, and which events it wants.

Source: https://discord.com/developers/docs/events/gateway#connection-lifecycle
"""

import asyncio

from sandbox.ground import serialize
from sandbox.ground.models import Json
from sandbox.wire import members
from sandbox.world import World
from sandbox.world.gateway import Connection, Session
from sandbox.world.intents import MEMBERS, PRIVILEGED

HEARTBEAT, IDENTIFY, PRESENCE, RESUME = 1, 2, 3, 6
REQUEST_MEMBERS, INVALID_SESSION, ACK = 8, 9, 11
BAD_TOKEN, NOT_IDENTIFIED, BAD_SHARD, BAD_INTENTS = 4004, 4003, 4010, 4014
IDENTIFY_SECONDS = 5.0
# About a trip to Discord and back. discord.py notes in a thread when it has sent a heartbeat. If the answer
# comes before that, it takes the time since the last heartbeat for a delay, and warns.
ACK_SECONDS = 0.05


def received(world: World, connection: Connection, payload: Json) -> None:
    operation, data = payload.get("op"), payload.get("d")
    if operation == HEARTBEAT:
        asyncio.get_running_loop().call_later(ACK_SECONDS, connection.send, {"op": ACK})
    elif operation == IDENTIFY:
        _identify(world, connection, data or {})
    elif operation == RESUME:
        _resume(world, connection, data or {})
    elif operation == REQUEST_MEMBERS:
        members.answer(world, connection, data or {})
    elif operation != PRESENCE and not world.gateway.session_of(connection):
        connection.close(NOT_IDENTIFIED)


def _identify(world: World, connection: Connection, data: Json) -> None:
    shard = tuple(data.get("shard") or (0, 1))
    intents = int(data.get("intents", 0))
    if data.get("token") != world.token:
        connection.close(BAD_TOKEN)
    elif not 0 <= shard[0] < shard[1]:
        connection.close(BAD_SHARD)
    elif intents & PRIVILEGED & ~world.privileged_intents:
        connection.close(BAD_INTENTS)
    elif not _may_identify(world, shard[0]):
        connection.send({"op": INVALID_SESSION, "d": False})
    elif not _may_start(world):
        world.reset_token()
        connection.close(BAD_TOKEN)
    elif not world.gateway.hangs_up(connection, shard[0]):
        _welcome(world, connection, Session(intents, (shard[0], shard[1])), sharded="shard" in data)


def _may_identify(world: World, shard: int) -> bool:
    """Within five seconds one shard of each `shard % max_concurrency` may identify."""
    at_once = world.limiter.limits.identifies_at_once
    if at_once is None:
        return True
    now, key = world.clock.now(), shard % at_once
    free = now - world.gateway.last_identify.get(key, 0.0) >= IDENTIFY_SECONDS
    if free:
        world.gateway.last_identify[key] = now
    else:
        world.gateway.turned_away += 1
    return free


def _may_start(world: World) -> bool:
    """Count a session against the day's limit."""
    world.gateway.seconds_until_more_starts()
    world.gateway.starts_left -= 1
    return world.gateway.starts_left >= 0


def _welcome(world: World, connection: Connection, session: Session, *, sharded: bool) -> None:
    store = world.store
    session.connection = connection
    world.gateway.sessions[session.id] = session
    world.gateway.identified += 1
    mine = [g for g in store.guilds.values() if store.bot.id in g.members and session.takes(g.id)]
    ready: Json = {
        "v": 10,
        "user": serialize.own_user(store.bot),
        "guilds": [{"id": str(guild.id), "unavailable": True} for guild in mine],
        "session_id": session.id,
        "resume_gateway_url": world.gateway_url,
        "application": {"id": str(store.application_id), "flags": 0},
    }
    session.dispatch("READY", ready | ({"shard": list(session.shard)} if sharded else {}))
    for guild in (each for each in mine if each.id not in world.gateway.unavailable):
        everyone = bool(session.intents & MEMBERS)
        told = serialize.guild_create(store, guild, all_members=everyone)
        session.dispatch("GUILD_CREATE", told | world.gateway.spoiled)
    world.changed()


def _resume(world: World, connection: Connection, data: Json) -> None:
    session = world.gateway.sessions.get(str(data.get("session_id")))
    if data.get("token") != world.token:
        connection.close(BAD_TOKEN)
        return
    if world.gateway.hangs_up(connection, session.shard[0] if session else None):
        return
    seen = int(data.get("seq") or 0)
    if session is None or (session.sent and session.sent[0]["s"] > seen + 1):
        connection.send({"op": INVALID_SESSION, "d": False})
        return
    session.connection = connection
    world.gateway.resumed += 1
    for payload in session.sent:
        if payload["s"] > seen:
            connection.send(payload)
    session.dispatch("RESUMED", {"_trace": []})
    world.changed()
