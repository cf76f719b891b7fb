"""Where people talk, with a manager's switches."""

from typing import Protocol

from sandbox.ground import permissions
from sandbox.ground.models import (
    MEMBER_OVERWRITE,
    ROLE_OVERWRITE,
    Channel,
    Message,
    Overwrite,
)
from sandbox.service import channels, messages, threads
from sandbox.world import World


class HasId(Protocol):
    @property
    def id(self) -> int: ...


class ChannelPlace:
    """A text channel, thread or DM, with a manager's switches."""

    def __init__(self, world: World, channel: Channel) -> None:
        self.world = world
        self.channel = channel

    @property
    def id(self) -> int:
        return self.channel.id

    @property
    def mention(self) -> str:
        return f"<#{self.id}>"

    @property
    def messages(self) -> list[Message]:
        """Everything said here that isn't deleted, also private messages."""
        return list(self.world.store.messages.get(self.id, {}).values())

    @property
    def threads(self) -> list["ChannelPlace"]:
        under = [c for c in self.world.store.channels.values() if c.parent_id == self.id]
        return [ChannelPlace(self.world, c) for c in under]

    def deny(self, who: HasId, *names: str) -> None:
        """Take permissions from a person, a role or `world.bot`, only here."""
        self._overwrite(who, deny=permissions.bits(*names))

    def allow(self, who: HasId, *names: str) -> None:
        self._overwrite(who, allow=permissions.bits(*names))

    def clear(self, who: HasId, *names: str) -> None:
        """Neither allow nor deny here: the roles decide again."""
        bits = permissions.bits(*names)
        if who.id in self.channel.overwrites:
            self.channel.overwrites[who.id].allow &= ~bits
            self.channel.overwrites[who.id].deny &= ~bits
            channels.tell(self.world, "CHANNEL_UPDATE", self.channel)

    def _overwrite(self, who: HasId, *, allow: int = 0, deny: int = 0) -> None:
        kind = MEMBER_OVERWRITE if who.id in self.world.store.users else ROLE_OVERWRITE
        overwrite = self.channel.overwrites.setdefault(who.id, Overwrite(who.id, kind))
        overwrite.allow = overwrite.allow & ~deny | allow
        overwrite.deny = overwrite.deny & ~allow | deny
        channels.tell(self.world, "CHANNEL_UPDATE", self.channel)

    def delete(self) -> None:
        channels.remove(self.world, self.channel)

    def delete_message(self, message_id: int) -> None:
        """Like a moderator."""
        messages.delete(self.world, self.world.store.messages[self.id][message_id])

    def lock(self, *, locked: bool = True) -> None:
        threads.archive(self.world, self.channel, archived=False, locked=locked)

    def archive(self, *, locked: bool = False) -> None:
        threads.archive(self.world, self.channel, archived=True, locked=locked)
