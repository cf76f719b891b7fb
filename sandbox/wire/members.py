"""A guild's members, as a bot asks for them on the gateway.

Source: https://discord.com/developers/docs/events/gateway-events#request-guild-members
"""

from typing import Any

from sandbox.ground import serialize
from sandbox.ground.models import Json
from sandbox.world import World
from sandbox.world.gateway import Connection
from sandbox.world.intents import MEMBERS


def answer(world: World, connection: Connection, data: Json) -> None:
    session, store = world.gateway.session_of(connection), world.store
    guild = store.guilds.get(int(data.get("guild_id", 0)))
    if session is None or guild is None:
        return
    wanted = data.get("user_ids") or []
    ids = [int(user_id) for user_id in (wanted if isinstance(wanted, list) else [wanted])]
    query, limit = str(data.get("query") or "").lower(), int(data.get("limit") or 0)
    found = [m for m in guild.members.values() if m.user_id in ids]
    if not ids and (query or session.intents & MEMBERS):
        names = {m.user_id: (m.nick or store.users[m.user_id].name).lower() for m in guild.members.values()}
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
