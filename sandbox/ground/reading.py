"""A text as it is read: names for mentions, and times in words."""

import re
from datetime import UTC, datetime

from sandbox.ground.models import Channel, Message
from sandbox.ground.state import WorldState
from sandbox.words import word

_USER = re.compile(r"<@!?(\d+)>")
_ROLE = re.compile(r"<@&(\d+)>")
_CHANNEL = re.compile(r"<#(\d+)>")
_EMOJI = re.compile(r"<a?:(\w+):\d+>")
_COMMAND = re.compile(r"</([^:>]+):\d+>")
_TIME = re.compile(r"<t:(-?\d+)(?::([a-zA-Z]))?>")
_MOMENTS = {"t": "%H:%M", "T": "%H:%M:%S", "d": "%Y-%m-%d", "D": "%Y-%m-%d"}
_UNITS = ((86_400, "day"), (3600, "hour"), (60, "minute"), (1, "second"))


def plain(store: WorldState, text: str, about: Message) -> str:
    """`text` as it is read: names for mentions, and times in words."""
    channel = store.channels[about.channel_id]
    text = _USER.sub(lambda found: "@" + name_of(store, int(found[1]), channel), text)
    text = _ROLE.sub(lambda found: "@" + _role(store, int(found[1]), channel), text)
    text = _CHANNEL.sub(lambda found: "#" + _channel(store, int(found[1])), text)
    text = _EMOJI.sub(r":\1:", text)
    text = _COMMAND.sub(r"/\1", text)
    return _TIME.sub(lambda found: _when(store, int(found[1]), found[2]), text)


def name_of(store: WorldState, user_id: int, channel: Channel) -> str:
    guild = store.guild_of(channel)
    member = guild.members.get(user_id) if guild else None
    if member is not None and member.nick:
        return member.nick
    return store.users[user_id].name if user_id in store.users else str(user_id)


def _role(store: WorldState, role_id: int, channel: Channel) -> str:
    guild = store.guild_of(channel)
    return guild.roles[role_id].name if guild and role_id in guild.roles else str(role_id)


def _channel(store: WorldState, channel_id: int) -> str:
    return store.channels[channel_id].name if channel_id in store.channels else str(channel_id)


def _when(store: WorldState, moment: int, style: str | None) -> str:
    if style == "R":
        return _distance(moment - store.clock.now())
    pattern = _MOMENTS.get(style or "", "%Y-%m-%d %H:%M")
    return datetime.fromtimestamp(moment, UTC).strftime(pattern)


def _distance(seconds: float) -> str:
    size, unit = next(((s, u) for s, u in _UNITS if abs(seconds) >= s), _UNITS[-1])
    key = "time.ahead" if seconds >= 0 else "time.ago"
    count = round(abs(seconds) / size)
    return word(key, count=count, unit=word(f"time.{unit}" if count == 1 else f"time.{unit}s"))
