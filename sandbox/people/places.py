from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from sandbox.ground import permissions, serialize
from sandbox.ground.models import MEMBER_OVERWRITE, ROLE_OVERWRITE, TEXT, Channel, Overwrite, Role
from sandbox.service import messages, threads

if TYPE_CHECKING:
    from sandbox.ground.models import Guild, Message
    from sandbox.people.person import Person
    from sandbox.sandbox import Sandbox


class HasId(Protocol):
    @property
    def id(self) -> int: ...


class ChannelPlace:
    """A text channel, thread or DM, with the switches of somebody who manages it."""

    def __init__(self, world: Sandbox, channel: Channel) -> None:
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
        """Everything said here that is not deleted, also what only one person sees."""
        return list(self.world.store.messages.get(self.id, {}).values())

    @property
    def threads(self) -> list[ChannelPlace]:
        under = [c for c in self.world.store.channels.values() if c.parent_id == self.id]
        return [ChannelPlace(self.world, c) for c in under]

    def deny(self, who: HasId, *names: str) -> None:
        """Take permissions from a person, a role or `world.bot`, here alone."""
        self._overwrite(who, deny=permissions.bits(*names))

    def allow(self, who: HasId, *names: str) -> None:
        self._overwrite(who, allow=permissions.bits(*names))

    def clear(self, who: HasId, *names: str) -> None:
        """Neither allow nor deny here: what the roles say counts again."""
        bits = permissions.bits(*names)
        if who.id in self.channel.overwrites:
            self.channel.overwrites[who.id].allow &= ~bits
            self.channel.overwrites[who.id].deny &= ~bits
            self.world.tell_channel("CHANNEL_UPDATE", self.channel)

    def _overwrite(self, who: HasId, *, allow: int = 0, deny: int = 0) -> None:
        kind = MEMBER_OVERWRITE if who.id in self.world.store.users else ROLE_OVERWRITE
        overwrite = self.channel.overwrites.setdefault(who.id, Overwrite(who.id, kind))
        overwrite.allow = overwrite.allow & ~deny | allow
        overwrite.deny = overwrite.deny & ~allow | deny
        self.world.tell_channel("CHANNEL_UPDATE", self.channel)

    def delete(self) -> None:
        self.world.remove_channel(self.channel)

    def delete_message(self, message_id: int) -> None:
        """As a moderator would."""
        messages.delete(self.world, self.world.store.messages[self.id][message_id])

    def archive(self, *, locked: bool = False) -> None:
        threads.archive(self.world, self.channel, archived=True, locked=locked)


class GuildPlace:
    def __init__(self, world: Sandbox, guild: Guild) -> None:
        self.world = world
        self.guild = guild

    @property
    def id(self) -> int:
        return self.guild.id

    @property
    def everyone(self) -> Role:
        return self.guild.roles[self.id]

    def channel(self, name: str) -> ChannelPlace:
        """The channel of this name, made if there is none."""
        for channel in self.world.store.channels_of(self.guild):
            if channel.name == name:
                return ChannelPlace(self.world, channel)
        position = len(self.world.store.channels_of(self.guild))
        made = Channel(self.world.clock.snowflake(), TEXT, name, self.id, position=position)
        self.world.add_channel(made)
        return ChannelPlace(self.world, made)

    def person(self, name: str, *, locale: str = "en-US", nick: str | None = None) -> Person:
        person = self.world.person(name, locale=locale)
        self.join(person, nick=nick)
        return person

    def join(self, person: Person, *, nick: str | None = None) -> None:
        member = self.world.store.add_member(self.guild, person.id)
        member.nick = nick
        self.guild.former.discard(person.id)
        self._tell_member("GUILD_MEMBER_ADD", person)

    def leave(self, person: Person) -> None:
        del self.guild.members[person.id]
        self.guild.former.add(person.id)
        for thread in self.world.store.threads_of(self.guild):
            if thread.thread and person.id in thread.thread.members:
                threads.leave(self.world, thread, person.id)
        body = {"guild_id": str(self.id), "user": serialize.user(person.user)}
        self.world.gateway.dispatch("GUILD_MEMBER_REMOVE", body, guild_id=self.id)
        self.world.changed()

    def role(self, name: str, *members: HasId, grants: tuple[str, ...] = ()) -> Role:
        """A new role with the permissions named in `grants`, given to `members`."""
        made = Role(self.world.clock.snowflake(), name, permissions.bits(*grants), len(self.guild.roles))
        self.guild.roles[made.id] = made
        self._tell_role("GUILD_ROLE_CREATE", made)
        for each in members:
            self.assign(made, each)
        return made

    def assign(self, role: Role, who: HasId) -> None:
        roles = self.guild.members[who.id].roles
        if role.id not in roles:
            roles.append(role.id)
        self._tell_member("GUILD_MEMBER_UPDATE", who)

    def unassign(self, role: Role, who: HasId) -> None:
        member = self.guild.members[who.id]
        member.roles = [each for each in member.roles if each != role.id]
        self._tell_member("GUILD_MEMBER_UPDATE", who)

    def grant(self, *names: str, role: Role | None = None) -> None:
        """Give everybody, or those of a role, permissions in the whole guild."""
        granted = role or self.everyone
        granted.permissions |= permissions.bits(*names)
        self._tell_role("GUILD_ROLE_UPDATE", granted)

    def revoke(self, *names: str, role: Role | None = None) -> None:
        revoked = role or self.everyone
        revoked.permissions &= ~permissions.bits(*names)
        self._tell_role("GUILD_ROLE_UPDATE", revoked)

    def invite_bot(self) -> None:
        self.world.add_bot(self.guild)

    def kick_bot(self) -> None:
        self.world.remove_bot(self.guild)

    def outage(self) -> None:
        """The guild becomes unavailable, as when Discord itself is in trouble."""
        body = {"id": str(self.id), "unavailable": True}
        self.world.gateway.dispatch("GUILD_DELETE", body, guild_id=self.id)

    def recover(self) -> None:
        body = serialize.guild_create(self.world.store, self.guild, all_members=False)
        self.world.gateway.dispatch("GUILD_CREATE", body, guild_id=self.id)

    def _tell_role(self, event: str, role: Role) -> None:
        body = {"guild_id": str(self.id), "role": serialize.role(role)}
        self.world.gateway.dispatch(event, body, guild_id=self.id)
        self.world.changed()

    def _tell_member(self, event: str, who: HasId) -> None:
        member = serialize.member(self.world.store, self.guild.members[who.id])
        self.world.gateway.dispatch(event, member | {"guild_id": str(self.id)}, guild_id=self.id)
        self.world.changed()
