"""Threads.

Source: https://discord.com/developers/docs/topics/threads
"""

from sandbox.ground import errors, serialize
from sandbox.ground.errors import Form, Refusal
from sandbox.ground.models import (
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    TEXT,
    THREAD_CREATED,
    Channel,
    Json,
    Message,
    Thread,
)
from sandbox.service import messages
from sandbox.world import World

ARCHIVE_MINUTES = (60, 1440, 4320, 10080)


def start(world: World, parent: Channel, body: Json, *, thread_id: int | None = None) -> Channel:
    """Open a thread under `parent`; one that hangs on a message carries that message's id."""
    store = world.store
    if parent.type != TEXT:
        raise Refusal(errors.WRONG_CHANNEL_KIND)
    kind = PUBLIC_THREAD if thread_id is not None else int(body.get("type") or PRIVATE_THREAD)
    store.require(parent, "create_public_threads" if kind == PUBLIC_THREAD else "create_private_threads")
    form = Form()
    form.length(("name",), str(body.get("name") or ""), 100, 1)
    minutes = int(body.get("auto_archive_duration") or 1440)
    if minutes not in ARCHIVE_MINUTES:
        form.add(("auto_archive_duration",), "BASE_TYPE_CHOICES", f"Value must be one of {ARCHIVE_MINUTES}.")
    form.check()
    if thread_id in store.channels:
        raise Refusal(errors.THREAD_EXISTS)
    now = world.clock.now()
    thread = Thread(store.bot.id, now, now, auto_archive_minutes=minutes, members={store.bot.id: now})
    channel = Channel(
        thread_id or world.clock.snowflake(),
        kind,
        str(body["name"]),
        parent.guild_id,
        parent.id,
        thread=thread,
    )
    store.add_channel(channel)
    told = serialize.channel(store, channel) | {"newly_created": True}
    world.gateway.dispatch("THREAD_CREATE", told, guild_id=channel.guild_id, place=channel)
    if thread_id is not None:
        messages.hang(world, store.messages[parent.id][thread_id], channel.id)
    elif kind == PUBLIC_THREAD:
        _announce(world, parent, channel)
    world.changed()
    return channel


def _announce(world: World, parent: Channel, channel: Channel) -> None:
    """Discord announces a public thread without a message by one of its own, which notifies no one."""
    clock, bot = world.clock, world.store.bot
    told = Message(
        clock.snowflake(), parent.id, bot.id, clock.now(), type=THREAD_CREATED, content=channel.name
    )
    told.thread_id = channel.id
    messages.publish(world, parent, told)


def edit(world: World, channel: Channel, body: Json) -> None:
    thread = _thread(channel)
    own = thread.owner_id == world.store.bot.id
    if thread.archived and body.get("archived", True) is True:
        raise Refusal(errors.THREAD_ARCHIVED)
    if "locked" in body or not own:
        world.store.require(channel, "manage_threads")
    channel.name = str(body.get("name") or channel.name)
    thread.locked = bool(body.get("locked", thread.locked))
    thread.auto_archive_minutes = int(body.get("auto_archive_duration") or thread.auto_archive_minutes)
    if "archived" in body:
        archive(world, channel, archived=bool(body["archived"]))
    else:
        tell(world, channel)


def archive(world: World, channel: Channel, *, archived: bool, locked: bool | None = None) -> None:
    thread = _thread(channel)
    thread.archived = archived
    thread.locked = thread.locked if locked is None else locked
    thread.archive_changed = world.clock.now()
    tell(world, channel)


def refuse_locked(world: World, channel: Channel) -> None:
    """In a locked thread the bot can neither send nor edit, archived or not, and reads that it's archived.

    Source: https://github.com/discordjs/discord.js/pull/9216
    """
    if _thread(channel).locked and not world.store.can(world.store.bot.id, channel, "manage_threads"):
        raise Refusal(errors.THREAD_ARCHIVED)


def unarchive(world: World, channel: Channel) -> None:
    """A send reopens an archived thread, but not a locked one."""
    refuse_locked(world, channel)
    if _thread(channel).archived:
        archive(world, channel, archived=False)


def tell(world: World, channel: Channel) -> None:
    world.gateway.dispatch(
        "THREAD_UPDATE", serialize.channel(world.store, channel), guild_id=channel.guild_id, place=channel
    )
    world.changed()


def join(world: World, channel: Channel, user_id: int) -> None:
    thread = _thread(channel)
    if thread.archived:
        raise Refusal(errors.THREAD_ARCHIVED)
    thread.members.setdefault(user_id, world.clock.now())
    _tell_members(world, channel, added=user_id)


def leave(world: World, channel: Channel, user_id: int) -> None:
    _thread(channel).members.pop(user_id, None)
    _tell_members(world, channel, removed=user_id)


def _tell_members(world: World, channel: Channel, *, added: int = 0, removed: int = 0) -> None:
    body = {
        "id": str(channel.id),
        "guild_id": str(channel.guild_id),
        "member_count": len(_thread(channel).members),
        "added_members": [serialize.thread_member(channel, added)] if added else [],
        "removed_member_ids": [str(removed)] if removed else [],
    }
    world.gateway.dispatch("THREAD_MEMBERS_UPDATE", body, guild_id=channel.guild_id, place=channel)
    world.changed()


def _thread(channel: Channel) -> Thread:
    if channel.thread is None:
        raise Refusal(errors.WRONG_CHANNEL_KIND)
    return channel.thread
