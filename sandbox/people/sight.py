"""Which messages are on a person's screen."""

from sandbox.ground.models import Channel, Message, User
from sandbox.people import render
from sandbox.people.render import Rendered
from sandbox.world import World


def shown(world: World, user: User, channel: Channel) -> list[Message]:
    """What `seen` renders, as it is stored, oldest first."""
    store = world.store
    if channel.recipient_id not in (None, user.id) or not store.can(user.id, channel, "view_channel"):
        return []
    return [m for m in store.messages.get(channel.id, {}).values() if _is_shown(user, m)]


def seen(world: World, user: User, channel: Channel, last: int | None) -> list[Rendered]:
    messages = shown(world, user, channel)
    return [render.message(world.store, m) for m in (messages if last is None else messages[-last:])]


def _is_shown(user: User, message: Message) -> bool:
    if message.visible_to is None:
        return True
    fresh = message.id > user.ephemeral_since and message.id not in user.dismissed
    return message.visible_to == user.id and fresh
