"""A guild, with a manager's switches."""

from sandbox.ground import permissions, serialize
from sandbox.ground.models import TEXT, Channel, Guild, Role
from sandbox.people.person import Person
from sandbox.people.places import ChannelPlace, HasId
from sandbox.service import channels, members
from sandbox.world import World


class GuildPlace:
    def __init__(self, world: World, guild: Guild) -> None:
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
        channels.add(self.world, made)
        return ChannelPlace(self.world, made)

    def greet_in(self, channel: ChannelPlace) -> None:
        """Where Discord announces new members; before the bot is invited."""
        self.guild.system_channel_id = channel.id

    def person(self, name: str, *, locale: str = "en-US", nick: str | None = None) -> Person:
        person = Person.arriving(self.world, name, locale)
        self.join(person, nick=nick)
        return person

    def join(self, person: Person, *, nick: str | None = None) -> None:
        members.join(self.world, self.guild, person.user, nick)

    def leave(self, person: Person) -> None:
        members.leave(self.world, self.guild, person.user)

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
        members.tell(self.world, "GUILD_MEMBER_UPDATE", self.guild, who.id)

    def unassign(self, role: Role, who: HasId) -> None:
        member = self.guild.members[who.id]
        member.roles = [each for each in member.roles if each != role.id]
        members.tell(self.world, "GUILD_MEMBER_UPDATE", self.guild, who.id)

    def time_out(self, who: HasId, seconds: float) -> None:
        """Like a moderator; 0 seconds end it early. Discord tells no one when it has run out."""
        until = self.world.clock.now() + seconds if seconds else 0.0
        self.guild.members[who.id].timed_out_until = until
        members.tell(self.world, "GUILD_MEMBER_UPDATE", self.guild, who.id)

    def grant(self, *names: str, role: Role | None = None) -> None:
        """Give permissions in the whole guild to everyone, or to a role."""
        granted = role or self.everyone
        granted.permissions |= permissions.bits(*names)
        self._tell_role("GUILD_ROLE_UPDATE", granted)

    def revoke(self, *names: str, role: Role | None = None) -> None:
        revoked = role or self.everyone
        revoked.permissions &= ~permissions.bits(*names)
        self._tell_role("GUILD_ROLE_UPDATE", revoked)

    def invite_bot(self) -> None:
        members.add_bot(self.world, self.guild)

    def kick_bot(self) -> None:
        members.remove_bot(self.world, self.guild)

    def outage(self) -> None:
        """The guild becomes unavailable, as during an outage at Discord."""
        body = {"id": str(self.id), "unavailable": True}
        self.world.gateway.unavailable.add(self.id)
        self.world.gateway.dispatch("GUILD_DELETE", body, guild_id=self.id)

    def recover(self) -> None:
        self.world.gateway.unavailable.discard(self.id)
        body = serialize.guild_create(self.world.store, self.guild, all_members=False)
        self.world.gateway.dispatch("GUILD_CREATE", body, guild_id=self.id)

    def _tell_role(self, event: str, role: Role) -> None:
        body = {"guild_id": str(self.id), "role": serialize.role(role)}
        self.world.gateway.dispatch(event, body, guild_id=self.id)
        self.world.changed()
