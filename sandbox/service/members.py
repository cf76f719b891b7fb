"""People and the bot who join and leave a guild, and who hears of it."""

from sandbox.ground import serialize
from sandbox.ground.models import Guild, User
from sandbox.service import threads
from sandbox.world import World


def join(world: World, guild: Guild, user: User, nick: str | None = None) -> None:
    world.store.add_member(guild, user.id).nick = nick
    guild.former.discard(user.id)
    tell(world, "GUILD_MEMBER_ADD", guild, user.id)


def leave(world: World, guild: Guild, user: User) -> None:
    del guild.members[user.id]
    guild.former.add(user.id)
    for thread in world.store.threads_of(guild):
        if thread.thread and user.id in thread.thread.members:
            threads.leave(world, thread, user.id)
    body = {"guild_id": str(guild.id), "user": serialize.user(user)}
    world.gateway.dispatch("GUILD_MEMBER_REMOVE", body, guild_id=guild.id)
    world.changed()


def tell(world: World, event: str, guild: Guild, user_id: int) -> None:
    member = serialize.member(world.store, guild.members[user_id])
    world.gateway.dispatch(event, member | {"guild_id": str(guild.id)}, guild_id=guild.id)
    world.changed()


def add_bot(world: World, guild: Guild) -> None:
    world.store.add_member(guild, world.bot.id)
    body = serialize.guild_create(world.store, guild, all_members=False)
    # Only a guild that is back from an outage carries this key as false; a new one lacks it.
    del body["unavailable"]
    world.gateway.dispatch("GUILD_CREATE", body, guild_id=guild.id)
    world.changed()


def remove_bot(world: World, guild: Guild) -> None:
    world.gateway.dispatch("GUILD_DELETE", {"id": str(guild.id)}, guild_id=guild.id)
    guild.members.pop(world.bot.id, None)
    world.store.commands.pop(guild.id, None)
    world.changed()
