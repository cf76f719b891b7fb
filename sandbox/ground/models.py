from dataclasses import dataclass, field
from typing import Any

Json = dict[str, Any]

TEXT, DM, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 11, 12
THREAD_CREATED = 18
ROLE_OVERWRITE, MEMBER_OVERWRITE = 0, 1

SUPPRESS_EMBEDS = 1 << 2
HAS_THREAD = 1 << 5
EPHEMERAL = 1 << 6
LOADING = 1 << 7
SUPPRESS_NOTIFICATIONS = 1 << 12
COMPONENTS_V2 = 1 << 15


@dataclass
class User:
    id: int
    name: str
    bot: bool = False
    locale: str = "en-US"
    dms_open: bool = True
    # An ephemeral message exists only in the client's memory; what came before this id is gone from it.
    ephemeral_since: int = 0
    dismissed: set[int] = field(default_factory=set)


@dataclass
class Role:
    id: int
    name: str
    permissions: int
    position: int = 1
    mentionable: bool = False
    managed: bool = False


@dataclass
class Member:
    user_id: int
    joined: float
    roles: list[int] = field(default_factory=list)
    nick: str | None = None
    timed_out_until: float = 0.0


@dataclass
class Overwrite:
    id: int
    kind: int
    allow: int = 0
    deny: int = 0


@dataclass
class Guild:
    id: int
    name: str
    owner_id: int
    locale: str
    roles: dict[int, Role] = field(default_factory=dict)
    members: dict[int, Member] = field(default_factory=dict)
    former: set[int] = field(default_factory=set)
    system_channel_id: int | None = None


@dataclass
class Thread:
    owner_id: int
    created: float
    archive_changed: float
    archived: bool = False
    locked: bool = False
    auto_archive_minutes: int = 1440
    members: dict[int, float] = field(default_factory=dict)
    messages_sent: int = 0


@dataclass
class Channel:
    id: int
    type: int
    name: str = ""
    guild_id: int | None = None
    parent_id: int | None = None
    topic: str | None = None
    position: int = 0
    recipient_id: int | None = None
    last_message_id: int | None = None
    overwrites: dict[int, Overwrite] = field(default_factory=dict)
    thread: Thread | None = None


@dataclass
class Message:
    id: int
    channel_id: int
    author_id: int
    created: float
    type: int = 0
    content: str = ""
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Json] = field(default_factory=list)
    flags: int = 0
    edited: float | None = None
    nonce: str | None = None
    mentions: list[int] = field(default_factory=list)
    mention_roles: list[int] = field(default_factory=list)
    mention_everyone: bool = False
    reference: Json | None = None
    interaction: Json | None = None
    by_webhook: bool = False
    visible_to: int | None = None
    notified: frozenset[int] = frozenset()
    # The thread that hangs on this message, or that this message announces.
    thread_id: int | None = None


@dataclass
class Emoji:
    id: int
    name: str
    animated: bool
    image: bytes


@dataclass(frozen=True)
class Notification:
    """What a lock screen shows. `text` is blank for a Components V2 message, as on Discord."""

    user_id: int
    message_id: int
    channel_id: int
    text: str
