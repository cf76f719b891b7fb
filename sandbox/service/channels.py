"""Channels that are created, changed and deleted, and who hears of it."""

from sandbox.ground import serialize
from sandbox.ground.models import Channel
from sandbox.world import World


def add(world: World, channel: Channel) -> None:
    world.store.add_channel(channel)
    tell(world, "CHANNEL_CREATE", channel)


def tell(world: World, event: str, channel: Channel) -> None:
    world.gateway.dispatch(event, serialize.channel(world.store, channel), guild_id=channel.guild_id)
    world.changed()


def remove(world: World, channel: Channel) -> None:
    for child in [c for c in world.store.channels.values() if c.parent_id == channel.id]:
        remove(world, child)
    tell(world, "CHANNEL_DELETE" if channel.thread is None else "THREAD_DELETE", channel)
    del world.store.channels[channel.id]
    del world.store.messages[channel.id]
    world.changed()
