from sandbox.ground import serialize
from sandbox.ground.call import ApiCall
from sandbox.ground.models import Channel, Json
from sandbox.service import threads
from sandbox.wire import Reply, Route
from sandbox.world import World


def _created(world: World, channel: Channel) -> Reply:
    member = serialize.thread_member(channel, world.store.bot.id)
    return Reply(serialize.channel(world.store, channel) | {"member": member}, 201)


def start(world: World, call: ApiCall) -> Reply:
    parent = world.store.channel(call.id("channel_id"))
    return _created(world, threads.start(world, parent, call.form))


def start_from_message(world: World, call: ApiCall) -> Reply:
    parent = world.store.channel(call.id("channel_id"))
    message = world.store.message(parent.id, call.id("message_id"))
    return _created(world, threads.start(world, parent, call.form, thread_id=message.id))


def _who(world: World, call: ApiCall) -> tuple[Channel, int]:
    channel = world.store.channel(call.id("channel_id"))
    world.store.require(channel, "view_channel")
    named = call.args.get("user_id")
    return channel, world.store.bot.id if named is None else world.store.user(call.id("user_id")).id


def join(world: World, call: ApiCall) -> Reply:
    threads.join(world, *_who(world, call))
    return Reply()


def leave(world: World, call: ApiCall) -> Reply:
    threads.leave(world, *_who(world, call))
    return Reply()


def members(world: World, call: ApiCall) -> Reply:
    channel, _ = _who(world, call)
    ids = channel.thread.members if channel.thread else {}
    return Reply([serialize.thread_member(channel, user_id) for user_id in ids])


def active(world: World, call: ApiCall) -> Reply:
    store = world.store
    guild = store.bot_guild(call.id("guild_id"))
    seen = [t for t in store.threads_of(guild) if store.can(store.bot.id, t, "view_channel")]
    return Reply(_listed(world, [t for t in seen if t.thread and not t.thread.archived]))


def archived(world: World, call: ApiCall) -> Reply:
    parent = world.store.channel(call.id("channel_id"))
    world.store.require(parent, "read_message_history")
    under = [c for c in world.store.channels.values() if c.parent_id == parent.id]
    return Reply(_listed(world, [t for t in under if t.thread and t.thread.archived]))


def _listed(world: World, found: list[Channel]) -> Json:
    own = world.store.bot.id
    joined = [t for t in found if t.thread and own in t.thread.members]
    return {
        "threads": [serialize.channel(world.store, t) for t in found],
        "members": [serialize.thread_member(t, own) for t in joined],
        "has_more": False,
    }


_MEMBERS = "/channels/{channel_id}/thread-members"
ROUTES = [
    Route("POST", "/channels/{channel_id}/threads", start),
    Route("POST", "/channels/{channel_id}/messages/{message_id}/threads", start_from_message),
    Route("GET", "/channels/{channel_id}/threads/archived/public", archived),
    Route("GET", "/guilds/{guild_id}/threads/active", active),
    Route("GET", _MEMBERS, members),
    Route("PUT", _MEMBERS + "/@me", join),
    Route("DELETE", _MEMBERS + "/@me", leave),
    Route("PUT", _MEMBERS + "/{user_id}", join),
    Route("DELETE", _MEMBERS + "/{user_id}", leave),
]
