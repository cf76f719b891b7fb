from sandbox.ground import errors, permissions, serialize
from sandbox.ground.call import ApiCall
from sandbox.ground.errors import Form, Refusal
from sandbox.ground.models import DM, TEXT, Channel
from sandbox.service import channels, threads
from sandbox.wire import Reply, Route
from sandbox.world import World


def get(world: World, call: ApiCall) -> Reply:
    channel = world.store.channel(call.id("channel_id"))
    world.store.require(channel, "view_channel")
    return Reply(serialize.channel(world.store, channel))


def create(world: World, call: ApiCall) -> Reply:
    guild = world.store.bot_guild(call.id("guild_id"))
    if not permissions.in_guild(guild, world.bot.id) & permissions.BITS["manage_channels"]:
        raise Refusal(errors.MISSING_PERMISSIONS)
    form = Form()
    form.length(("name",), str(call.form.get("name", "")), 100, 1)
    form.check()
    channel = Channel(world.clock.snowflake(), TEXT, str(call.form["name"]), guild.id)
    channels.add(world, channel)
    return Reply(serialize.channel(world.store, channel), 201)


def edit(world: World, call: ApiCall) -> Reply:
    channel = world.store.channel(call.id("channel_id"))
    if channel.thread is not None:
        threads.edit(world, channel, call.form)
    else:
        world.store.require(channel, "manage_channels")
        channel.name = str(call.form.get("name") or channel.name)
        channel.topic = call.form.get("topic", channel.topic)
        channels.tell(world, "CHANNEL_UPDATE", channel)
    return Reply(serialize.channel(world.store, channel))


def delete(world: World, call: ApiCall) -> Reply:
    channel = world.store.channel(call.id("channel_id"))
    if channel.type == DM:
        return Reply(serialize.channel(world.store, channel))
    world.store.require(channel, "manage_channels" if channel.thread is None else "manage_threads")
    body = serialize.channel(world.store, channel)
    channels.remove(world, channel)
    return Reply(body)


ROUTES = [
    Route("GET", "/channels/{channel_id}", get),
    Route("PATCH", "/channels/{channel_id}", edit),
    Route("DELETE", "/channels/{channel_id}", delete),
    Route("POST", "/guilds/{guild_id}/channels", create),
]
