"""What the page gets: what each person's client would show, as flat keys whose changes are sent."""

from itertools import islice

from sandbox.ground import permissions
from sandbox.ground.interaction import COMMAND
from sandbox.ground.models import (
    DM,
    Channel,
    Guild,
    Json,
    Message,
    Role,
)
from sandbox.page.commands import commands_told
from sandbox.page.messages import message_told
from sandbox.people import Person, screen
from sandbox.sandbox import Sandbox

MOST_LOGGED = 80

State = dict[str, Json]


def state(world: Sandbox) -> State:
    """Everything the page shows. Only people's own views are in it, each under the person's id."""
    found: State = {"world": _world(world)}
    for person in world.people:
        for channel in _channels(person):
            messages = person.shown(channel)
            key = f"{person.id}:{channel.id}"
            found[f"place:{key}"] = _place(person, channel, messages)
            found[f"commands:{key}"] = commands_told(person, channel)
            for message in messages:
                found[f"message:{person.id}:{message.id}"] = message_told(person, channel, message)
    return found | _log(world)


def _world(world: Sandbox) -> Json:
    store = world.store
    guilds = [
        {
            "id": str(guild.id),
            "name": guild.name,
            "channels": [str(channel.id) for channel in store.channels_of(guild)],
            "members": [str(user_id) for user_id in guild.members if user_id != guild.owner_id],
            "roles": [_role(guild, role) for role in guild.roles.values()],
            "bot": store.bot.id in guild.members,
        }
        for guild in store.guilds.values()
    ]
    return {
        "bot": {"id": str(store.bot.id), "name": store.bot.name, "online": bool(world.gateway.connected())},
        "people": [_person(person) for person in world.people],
        "guilds": guilds,
        "users": {str(user.id): user.name for user in store.users.values()},
        "channels": {str(c.id): c.name for c in store.channels.values() if c.name},
        "ahead": world.clock.ahead,
        "denied": _denied(world),
        "permissions": list(permissions.BITS),
    }


def _role(guild: Guild, role: Role) -> Json:
    """`grants` are what a role adds to what everyone may; the role whose id is the guild's is everyone's."""
    added = role.permissions if role.id == guild.id else role.permissions & ~guild.roles[guild.id].permissions
    return {
        "id": str(role.id),
        "name": role.name,
        "grants": [name for name, bit in permissions.BITS.items() if added & bit],
        "members": [str(member.user_id) for member in guild.members.values() if role.id in member.roles],
    }


def _person(person: Person) -> Json:
    return {
        "id": str(person.id),
        "name": person.name,
        "locale": person.user.locale,
        "dms_open": person.user.dms_open,
        "rung": [str(each.channel_id) for each in person.notifications],
        "dm": str(person.dms().id),
        "member": any(person.id in guild.members for guild in person.world.store.guilds.values()),
    }


def _denied(world: Sandbox) -> list[str]:
    """What was taken away, as `channel:who:permission`."""
    return [
        f"{channel.id}:{overwrite.id}:{name}"
        for channel in world.store.channels.values()
        for overwrite in channel.overwrites.values()
        for name, bit in permissions.BITS.items()
        if overwrite.deny & bit
    ]


def _channels(person: Person) -> list[Channel]:
    store = person.world.store
    own = person.dms().channel
    return [
        channel
        for channel in store.channels.values()
        if channel is own or (channel.type != DM and store.can(person.id, channel, "view_channel"))
    ]


def _place(person: Person, channel: Channel, messages: list[Message]) -> Json:
    store = person.world.store
    failed = screen.failure(person.world, person.user, channel)
    name = store.bot.name if channel.type == DM else channel.name
    return {
        "id": str(channel.id),
        "name": name,
        "kind": "dm" if channel.type == DM else "channel" if channel.thread is None else "thread",
        "guild": None if channel.guild_id is None else str(channel.guild_id),
        "writable": store.can(person.id, channel, "send_messages"),
        "messages": [str(message.id) for message in messages],
        "failure": None if failed is None else _failure(failed.type == COMMAND, failed.message),
    }


def _failure(silent: bool, message: Message | None) -> Json:
    return {"silent": silent, "message": None if message is None else str(message.id)}


def _log(world: Sandbox) -> State:
    """The newest requests, without bodies."""
    entries = world.journal.entries
    start = max(0, len(entries) - MOST_LOGGED)
    return {
        f"log:{number:06}": {
            "at": entry.at,
            "method": entry.method,
            "route": entry.route,
            "status": entry.status,
            "code": entry.code,
        }
        for number, entry in enumerate(islice(entries, start, None), start)
    }
