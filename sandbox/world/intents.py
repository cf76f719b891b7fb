"""What a session hears.

Source: https://discord.com/developers/docs/events/gateway#gateway-intents
"""

from sandbox.ground.models import Json

GUILDS, MEMBERS, PRESENCES = 1 << 0, 1 << 1, 1 << 8
GUILD_MESSAGES, GUILD_TYPING = 1 << 9, 1 << 11
DIRECT_MESSAGES, DIRECT_TYPING = 1 << 12, 1 << 14
MESSAGE_CONTENT = 1 << 15
PRIVILEGED = MEMBERS | PRESENCES | MESSAGE_CONTENT

_GUILD_EVENTS = ("GUILD_", "CHANNEL_", "THREAD_")


def wanted_by(intents: int, event: str, *, is_dm: bool, is_own: bool) -> bool:
    """`is_own` is whether it's about the bot as a member, which it hears of without any intent."""
    if event == "GUILD_MEMBER_UPDATE" and is_own:
        return True
    if event.startswith("MESSAGE_"):
        return bool(intents & (DIRECT_MESSAGES if is_dm else GUILD_MESSAGES))
    if event == "TYPING_START":
        return bool(intents & (DIRECT_TYPING if is_dm else GUILD_TYPING))
    if event.startswith("GUILD_MEMBER_") or event == "THREAD_MEMBERS_UPDATE":
        return bool(intents & MEMBERS)
    return not event.startswith(_GUILD_EVENTS) or bool(intents & GUILDS)


def censor(intents: int, event: str, data: Json, bot_id: int, *, is_dm: bool) -> Json:
    """Without the intent the bot reads what it wrote, what names it, and its direct messages."""
    if event not in ("MESSAGE_CREATE", "MESSAGE_UPDATE") or intents & MESSAGE_CONTENT or is_dm:
        return data
    own = data["author"]["id"] == str(bot_id)
    if own or any(user["id"] == str(bot_id) for user in data["mentions"]):
        return data
    return data | {"content": "", "embeds": [], "components": [], "attachments": []}
