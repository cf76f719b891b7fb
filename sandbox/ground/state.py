from sandbox.ground import errors, permissions
from sandbox.ground.clock import WorldClock
from sandbox.ground.errors import Refusal
from sandbox.ground.models import DM, PRIVATE_THREAD, Channel, Emoji, Guild, Json, Member, Message, Role, User


class WorldState:
    """Everything that exists. Lookups refuse as Discord does; nothing here notifies the gateway."""

    def __init__(self, clock: WorldClock, bot_name: str) -> None:
        self.clock = clock
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.messages: dict[int, dict[int, Message]] = {}
        self.commands: dict[int | None, dict[int, Json]] = {None: {}}
        # True if the bot's owner has turned on Activities, which allows an Entry Point command.
        self.activities = False
        # What else its owner has set in the developer portal.
        self.application: Json = {}
        self.emojis: dict[int, Emoji] = {}
        self.files: dict[int, bytes] = {}
        # Those that no message names, in the order in which that was found, and how many were looked through.
        self.unnamed_files: dict[int, None] = {}
        self.files_looked_through = 0
        self.dms: dict[int, Channel] = {}
        self.bot = self.add_user(bot_name, bot=True)
        self.bot_owner = self.add_user(f"{bot_name} owner")
        # The people of the team that owns it, its owner first, and whether they have accepted; empty if a
        # person does.
        self.bot_team: dict[int, bool] = {}

    @property
    def application_id(self) -> int:
        """A bot made today shares its id with its application."""
        return self.bot.id

    def add_user(self, name: str, *, bot: bool = False, locale: str = "en-US") -> User:
        user = User(self.clock.snowflake(), name, bot=bot, locale=locale)
        self.users[user.id] = user
        return user

    def add_guild(self, name: str, locale: str, guild_id: int | None) -> Guild:
        owner = self.add_user(f"{name} owner")
        guild = Guild(guild_id or self.clock.snowflake(), name, owner.id, locale)
        guild.roles[guild.id] = Role(guild.id, "@everyone", permissions.EVERYDAY, position=0)
        self.guilds[guild.id] = guild
        self.add_member(guild, owner.id)
        return guild

    def add_member(self, guild: Guild, user_id: int) -> Member:
        member = guild.members[user_id] = Member(user_id, self.clock.now())
        return member

    def add_channel(self, channel: Channel) -> Channel:
        self.channels[channel.id] = channel
        self.messages[channel.id] = {}
        return channel

    def dm(self, user_id: int) -> Channel:
        if user_id not in self.dms:
            made = Channel(self.clock.snowflake(), DM, recipient_id=user_id)
            self.dms[user_id] = self.add_channel(made)
        return self.dms[user_id]

    def user(self, user_id: int) -> User:
        if user_id not in self.users:
            raise Refusal(errors.UNKNOWN_USER)
        return self.users[user_id]

    def bot_guild(self, guild_id: int) -> Guild:
        guild = self.guilds.get(guild_id)
        if guild is None:
            raise Refusal(errors.UNKNOWN_GUILD)
        if self.bot.id not in guild.members:
            raise Refusal(errors.MISSING_ACCESS)
        return guild

    def channel(self, channel_id: int) -> Channel:
        if channel_id not in self.channels:
            raise Refusal(errors.UNKNOWN_CHANNEL)
        return self.channels[channel_id]

    def message(self, channel_id: int, message_id: int) -> Message:
        """Ephemeral messages exist for one person and are not found here."""
        message = self.messages.get(channel_id, {}).get(message_id)
        if message is None or message.visible_to is not None:
            raise Refusal(errors.UNKNOWN_MESSAGE)
        return message

    def guild_of(self, channel: Channel) -> Guild | None:
        return None if channel.guild_id is None else self.guilds.get(channel.guild_id)

    def channels_of(self, guild: Guild) -> list[Channel]:
        return [c for c in self.channels.values() if c.guild_id == guild.id and c.thread is None]

    def threads_of(self, guild: Guild) -> list[Channel]:
        return [c for c in self.channels.values() if c.guild_id == guild.id and c.thread is not None]

    def permissions(self, user_id: int, channel: Channel) -> int:
        thread = channel.thread
        parent = None if thread is None or channel.parent_id is None else self.channels.get(channel.parent_id)
        guild = self.guild_of(channel)
        granted = permissions.in_channel(guild, channel, user_id, parent)
        member = guild.members.get(user_id) if guild else None
        if member and member.timed_out_until > self.clock.now() and granted != permissions.ALL:
            granted &= permissions.IN_TIME_OUT
        outside = thread is not None and channel.type == PRIVATE_THREAD and user_id not in thread.members
        return 0 if outside and not granted & permissions.BITS["manage_threads"] else granted

    def can(self, user_id: int, channel: Channel, *names: str) -> bool:
        needed = permissions.bits(*names)
        return self.permissions(user_id, channel) & needed == needed

    def require(self, channel: Channel, *names: str) -> None:
        """Refuse the bot what it may not do in `channel`: 50001 if it can't see it, else 50013."""
        if not self.can(self.bot.id, channel, "view_channel"):
            raise Refusal(errors.MISSING_ACCESS)
        if not self.can(self.bot.id, channel, *names):
            raise Refusal(errors.MISSING_PERMISSIONS)

    def share_guild(self, user_id: int) -> bool:
        return any(self.bot.id in g.members and user_id in g.members for g in self.guilds.values())
