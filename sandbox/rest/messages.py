from sandbox.ground import errors, serialize
from sandbox.ground.call import ApiCall
from sandbox.ground.errors import Refusal
from sandbox.ground.models import DM, PRIVATE_THREAD, PUBLIC_THREAD, Channel, Message
from sandbox.service import messages
from sandbox.service.messages import Posted
from sandbox.service.threads import refuse_locked, unarchive
from sandbox.wire import Reply, Route
from sandbox.world import World, limits

MOST_HISTORY = 100


def _writable(world: World, channel: Channel) -> None:
    """Refuse the bot's send: closed DMs, a missing permission, a locked thread."""
    store = world.store
    if channel.type == DM and channel.recipient_id is not None:
        if not store.share_guild(channel.recipient_id):
            raise Refusal(errors.NO_MUTUAL_GUILD)
        if not store.users[channel.recipient_id].dms_open:
            raise Refusal(errors.CLOSED_DM)
    elif channel.type in (PUBLIC_THREAD, PRIVATE_THREAD):
        store.require(channel, "send_messages_in_threads")
        unarchive(world, channel)
    else:
        store.require(channel, "send_messages")


def _contents(world: World, channel: Channel, call: ApiCall) -> None:
    if call.form.get("embeds"):
        world.store.require(channel, "embed_links")
    if call.files:
        world.store.require(channel, "attach_files")


def create(world: World, call: ApiCall) -> Reply:
    channel = world.store.channel(call.id("channel_id"))
    _writable(world, channel)
    _contents(world, channel, call)
    message = messages.post(world, channel, Posted(call.form, call.files))
    return Reply(serialize.message(world.store, message))


def _readable(world: World, call: ApiCall) -> Channel:
    channel = world.store.channel(call.id("channel_id"))
    world.store.require(channel, "read_message_history")
    return channel


def _visible(world: World, call: ApiCall) -> tuple[Channel, Message]:
    channel = world.store.channel(call.id("channel_id"))
    world.store.require(channel, "view_channel")
    return channel, world.store.message(channel.id, call.id("message_id"))


def get(world: World, call: ApiCall) -> Reply:
    channel = _readable(world, call)
    return Reply(serialize.message(world.store, world.store.message(channel.id, call.id("message_id"))))


def history(world: World, call: ApiCall) -> Reply:
    """Newest first, like Discord."""
    channel = _readable(world, call)
    found = [m for m in world.store.messages[channel.id].values() if m.visible_to is None]
    limit = min(MOST_HISTORY, int(call.query.get("limit", 50)))
    if "after" in call.query:
        chosen = [m for m in found if m.id > int(call.query["after"])][:limit]
    else:
        before = int(call.query.get("before", 2**63))
        chosen = [m for m in found if m.id < before][-limit:]
    return Reply([serialize.message(world.store, m) for m in reversed(chosen)])


def edit(world: World, call: ApiCall) -> Reply:
    channel, message = _visible(world, call)
    if channel.thread is not None:
        refuse_locked(world, channel)
        if channel.thread.archived:
            raise Refusal(errors.THREAD_ARCHIVED)
    _contents(world, channel, call)
    return Reply(serialize.message(world.store, messages.edit(world, message, call.form, call.files)))


def delete(world: World, call: ApiCall) -> Reply:
    channel, message = _visible(world, call)
    if message.author_id != world.store.bot.id:
        world.store.require(channel, "manage_messages")
    messages.delete(world, message)
    return Reply()


def typing(world: World, call: ApiCall) -> Reply:
    channel = world.store.channel(call.id("channel_id"))
    world.store.require(channel, "view_channel")
    body = {
        "channel_id": str(channel.id),
        "user_id": str(world.store.bot.id),
        "timestamp": int(world.clock.now()),
    }
    world.gateway.dispatch("TYPING_START", body, guild_id=channel.guild_id, place=channel)
    return Reply()


def _old(world: World, call: ApiCall) -> list[str]:
    message = world.store.messages.get(int(call.args["channel_id"]), {}).get(int(call.args["message_id"]))
    old = message is not None and world.clock.now() - message.created > limits.OLD_AFTER_SECONDS
    return [limits.OLD_EDIT] if old else []


_ONE = "/channels/{channel_id}/messages/{message_id}"
ROUTES = [
    Route("GET", "/channels/{channel_id}/messages", history),
    Route("POST", "/channels/{channel_id}/messages", create),
    Route("GET", _ONE, get),
    Route("PATCH", _ONE, edit, buckets=_old),
    Route("DELETE", _ONE, delete),
    Route("POST", "/channels/{channel_id}/typing", typing),
]
