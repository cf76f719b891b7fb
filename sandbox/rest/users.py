from sandbox.ground import errors, permissions, serialize
from sandbox.ground.call import ApiCall, snowflake
from sandbox.ground.errors import Refusal
from sandbox.service import members
from sandbox.wire import Reply, Route
from sandbox.world import World


def user(world: World, call: ApiCall) -> Reply:
    return Reply(serialize.user(world.store.user(call.id("user_id"))))


def open_dm(world: World, call: ApiCall) -> Reply:
    user_id = snowflake(str(call.form.get("recipient_id", "")), "recipient_id")
    recipient = world.store.user(user_id)
    if recipient.bot:
        raise Refusal(errors.CLOSED_DM)
    return Reply(serialize.channel(world.store, world.store.dm(user_id)))


def guild(world: World, call: ApiCall) -> Reply:
    return Reply(serialize.guild(world.store.bot_guild(call.id("guild_id"))))


def guild_channels(world: World, call: ApiCall) -> Reply:
    found = world.store.bot_guild(call.id("guild_id"))
    return Reply([serialize.channel(world.store, each) for each in world.store.channels_of(found)])


def roles(world: World, call: ApiCall) -> Reply:
    found = world.store.bot_guild(call.id("guild_id"))
    return Reply([serialize.role(each) for each in found.roles.values()])


def member(world: World, call: ApiCall) -> Reply:
    found = world.store.bot_guild(call.id("guild_id"))
    user_id = world.store.user(call.id("user_id")).id
    if user_id not in found.members:
        raise Refusal(errors.UNKNOWN_MEMBER)
    return Reply(serialize.member(world.store, found.members[user_id]))


def leave(world: World, call: ApiCall) -> Reply:
    members.remove_bot(world, world.store.bot_guild(call.id("guild_id")))
    return Reply()


def own_guilds(world: World, _call: ApiCall) -> Reply:
    mine = [g for g in world.store.guilds.values() if world.store.bot.id in g.members]
    keys = ("id", "name", "icon", "features")
    bodies = []
    for each in mine:
        whole = serialize.guild(each)
        body = {key: whole[key] for key in keys}
        granted = str(permissions.in_guild(each, world.store.bot.id))
        bodies.append(body | {"owner": False, "permissions": granted, "banner": None})
    return Reply(bodies)


ROUTES = [
    Route("POST", "/users/@me/channels", open_dm),
    Route("GET", "/users/@me/guilds", own_guilds),
    Route("DELETE", "/users/@me/guilds/{guild_id}", leave),
    Route("GET", "/users/{user_id}", user),
    Route("GET", "/guilds/{guild_id}", guild),
    Route("GET", "/guilds/{guild_id}/channels", guild_channels),
    Route("GET", "/guilds/{guild_id}/roles", roles),
    Route("GET", "/guilds/{guild_id}/members/{user_id}", member),
]
