"""Who may do what where.

The order of the steps: https://discord.com/developers/docs/topics/permissions#permission-overwrites
"""

from sandbox.ground.models import DM, MEMBER_OVERWRITE, Channel, Guild

BITS: dict[str, int] = {
    "kick_members": 1 << 1,
    "administrator": 1 << 3,
    "manage_channels": 1 << 4,
    "manage_guild": 1 << 5,
    "add_reactions": 1 << 6,
    "view_channel": 1 << 10,
    "send_messages": 1 << 11,
    "manage_messages": 1 << 13,
    "embed_links": 1 << 14,
    "attach_files": 1 << 15,
    "read_message_history": 1 << 16,
    "mention_everyone": 1 << 17,
    "use_external_emojis": 1 << 18,
    "manage_roles": 1 << 28,
    "use_application_commands": 1 << 31,
    "manage_threads": 1 << 34,
    "create_public_threads": 1 << 35,
    "create_private_threads": 1 << 36,
    "send_messages_in_threads": 1 << 38,
}
ALL = (1 << 53) - 1
EVERYDAY = sum(
    BITS[name]
    for name in (
        "add_reactions",
        "view_channel",
        "send_messages",
        "embed_links",
        "attach_files",
        "read_message_history",
        "use_external_emojis",
        "use_application_commands",
        "create_public_threads",
        "create_private_threads",
        "send_messages_in_threads",
    )
)
# In a DM both sides may do what a DM allows, whatever any role says.
IN_DM = EVERYDAY & ~(
    BITS["create_public_threads"] | BITS["create_private_threads"] | BITS["send_messages_in_threads"]
)
# https://support.discord.com/hc/en-us/articles/4413305239191-Time-Out-FAQ
IN_TIME_OUT = BITS["view_channel"] | BITS["read_message_history"]


def bits(*names: str) -> int:
    return sum(BITS[name] for name in names)


def in_guild(guild: Guild, user_id: int) -> int:
    member = guild.members.get(user_id)
    if member is None:
        return 0
    if guild.owner_id == user_id:
        return ALL
    value = guild.roles[guild.id].permissions
    for role_id in member.roles:
        value |= guild.roles[role_id].permissions
    return ALL if value & BITS["administrator"] else value


def in_channel(guild: Guild | None, channel: Channel, user_id: int, parent: Channel | None = None) -> int:
    """A thread takes its overwrites from `parent`."""
    if channel.type == DM or guild is None:
        return IN_DM
    value = in_guild(guild, user_id)
    if value == ALL or user_id not in guild.members:
        return value
    overwrites = (parent or channel).overwrites
    member = guild.members[user_id]
    if everyone := overwrites.get(guild.id):
        value = value & ~everyone.deny | everyone.allow
    theirs = [overwrites[role] for role in member.roles if role in overwrites]
    for overwrite in theirs:
        value &= ~overwrite.deny
    for overwrite in theirs:
        value |= overwrite.allow
    own = overwrites.get(user_id)
    if own is not None and own.kind == MEMBER_OVERWRITE:
        value = value & ~own.deny | own.allow
    # Without a view of the channel every other permission is void.
    return value if value & BITS["view_channel"] else 0
