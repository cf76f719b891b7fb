"""Who a message names, and who it notifies.

Source: https://discord.com/developers/docs/resources/message#allowed-mentions-object
"""

import re
from dataclasses import dataclass
from typing import Self

from sandbox.ground import components
from sandbox.ground.errors import invalid
from sandbox.ground.models import SUPPRESS_NOTIFICATIONS, Channel, Json, Message
from sandbox.ground.state import WorldState

_USER = re.compile(r"<@!?(\d+)>")
_ROLE = re.compile(r"<@&(\d+)>")
_EVERYONE = re.compile(r"@(everyone|here)\b")


@dataclass(frozen=True)
class Allowed:
    """Which mentions may take effect; `None` means all of a kind."""

    users: frozenset[int] | None = None
    roles: frozenset[int] | None = None
    everyone: bool = True
    replied_user: bool = True

    @classmethod
    def read(cls, body: Json | None) -> Self:
        if body is None:
            return cls()
        parse = body.get("parse") or []
        for kind in ("users", "roles"):
            if kind in parse and body.get(kind):
                raise invalid(
                    ("allowed_mentions",),
                    "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                    f"parse and {kind} exclude",
                )
        return cls(
            users=None if "users" in parse else frozenset(map(int, body.get("users") or [])),
            roles=None if "roles" in parse else frozenset(map(int, body.get("roles") or [])),
            everyone="everyone" in parse,
            replied_user=bool(body.get("replied_user", False)),
        )

    def user(self, user_id: int) -> bool:
        return self.users is None or user_id in self.users

    def role(self, role_id: int) -> bool:
        return self.roles is None or role_id in self.roles


def mark(store: WorldState, message: Message, allowed: Allowed) -> None:
    """Set who `message` names. An embed names no one."""
    text = "\n".join([message.content, *components.text_of(message.components)])
    guild = store.guild_of(store.channels[message.channel_id])
    users = dict.fromkeys(int(found) for found in _USER.findall(text))
    message.mentions = [u for u in users if u in store.users and allowed.user(u)]
    replied = _replied_to(store, message)
    if replied is not None and allowed.replied_user and replied not in message.mentions:
        message.mentions.append(replied)
    if guild is None:
        return
    may_all = store.can(message.author_id, store.channels[message.channel_id], "mention_everyone")
    roles = dict.fromkeys(int(found) for found in _ROLE.findall(text))
    message.mention_roles = [
        r for r in roles if r in guild.roles and allowed.role(r) and (may_all or guild.roles[r].mentionable)
    ]
    message.mention_everyone = may_all and allowed.everyone and bool(_EVERYONE.search(text))


def _replied_to(store: WorldState, message: Message) -> int | None:
    if message.reference is None:
        return None
    channel_id, message_id = int(message.reference["channel_id"]), int(message.reference["message_id"])
    referenced = store.messages.get(channel_id, {}).get(message_id)
    return None if referenced is None or store.users[referenced.author_id].bot else referenced.author_id


def notified(store: WorldState, message: Message, channel: Channel) -> frozenset[int]:
    """Who is notified of a new message: everyone in a DM, in a channel those it names who can see it."""
    if message.visible_to is not None or message.flags & SUPPRESS_NOTIFICATIONS:
        return frozenset()
    if channel.recipient_id is not None:
        return frozenset({channel.recipient_id}) - {message.author_id}
    guild = store.guild_of(channel)
    if guild is None:
        return frozenset()
    named = set(message.mentions)
    for member in guild.members.values():
        if message.mention_everyone or set(member.roles) & set(message.mention_roles):
            named.add(member.user_id)
    people = {u for u in named if not store.users[u].bot and store.can(u, channel, "view_channel")}
    return frozenset(people - {message.author_id})
