"""Messages that are sent, edited and deleted, and who hears of it."""

from dataclasses import dataclass, field

from sandbox.ground import errors, serialize
from sandbox.ground.call import Upload
from sandbox.ground.errors import Refusal, invalid
from sandbox.ground.models import (
    COMPONENTS_V2,
    HAS_THREAD,
    LOADING,
    SUPPRESS_EMBEDS,
    SUPPRESS_NOTIFICATIONS,
    Channel,
    Json,
    Message,
    Notification,
)
from sandbox.ground.reading import plain
from sandbox.service import attachments, mentions, validate
from sandbox.world import World

NONCE_SECONDS = 300.0
_SENT_FLAGS = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2
REPLY = 19


@dataclass
class Origin:
    """How a message came about: by an interaction, for one person only, as which type."""

    interaction: Json | None = None
    by_webhook: bool = False
    visible_to: int | None = None
    type: int = 0
    reference: Json | None = None
    flags: int = 0


@dataclass
class Posted:
    body: Json
    files: dict[int, Upload] = field(default_factory=dict)
    author_id: int = 0
    origin: Origin = field(default_factory=Origin)


def post(world: World, channel: Channel, posted: Posted) -> Message:
    """Make a message from a request body, refusing what Discord refuses, and notify everyone."""
    body = posted.body
    again = _same_nonce(world, channel, posted)
    if again is not None:
        return again
    flags = int(body.get("flags") or 0) & _SENT_FLAGS | posted.origin.flags
    files = attachments.of(world, channel.id, body, posted.files)
    parts = validate.message(body | {"flags": flags}, files, emojis=world.store.emojis)
    allowed = mentions.Allowed.read(body.get("allowed_mentions"))
    message = Message(
        world.clock.snowflake(),
        channel.id,
        posted.author_id or world.store.bot.id,
        world.clock.now(),
        type=posted.origin.type,
        flags=flags,
        nonce=None if body.get("nonce") is None else str(body["nonce"]),
        interaction=posted.origin.interaction,
        by_webhook=posted.origin.by_webhook,
        visible_to=posted.origin.visible_to,
        reference=posted.origin.reference or _reference(world, channel, body),
        attachments=files,
        **parts,
    )
    if body.get("message_reference") and message.reference:
        message.type = REPLY
    mentions.mark(world.store, message, allowed)
    return publish(world, channel, message)


def publish(world: World, channel: Channel, message: Message) -> Message:
    message.notified = mentions.notified(world.store, message, channel)
    world.store.messages[channel.id][message.id] = message
    if channel.thread is not None:
        channel.thread.messages_sent += 1
    _notify(world, message)
    if message.visible_to is None:
        channel.last_message_id = message.id
        _tell(world, "MESSAGE_CREATE", message)
    world.changed()
    return message


def _notify(world: World, message: Message) -> None:
    for user_id in sorted(message.notified):
        text = plain(world.store, message.content, message)
        world.notifications.append(Notification(user_id, message.id, message.channel_id, text))


def placeholder(world: World, channel: Channel, origin: Origin) -> Message:
    """What a deferred answer leaves until it is filled in."""
    message = Message(
        world.clock.snowflake(),
        channel.id,
        world.store.bot.id,
        world.clock.now(),
        type=origin.type,
        flags=LOADING | origin.flags,
        interaction=origin.interaction,
        by_webhook=True,
        visible_to=origin.visible_to,
        reference=origin.reference,
    )
    return publish(world, channel, message)


def edit(world: World, message: Message, body: Json, files: dict[int, Upload]) -> Message:
    """Change what `body` names, as if the whole message were sent again. An edit notifies no one."""
    if message.author_id != world.store.bot.id and set(body) - {"flags"}:
        raise Refusal(errors.EDIT_OF_ANOTHERS)
    allowed = mentions.Allowed.read(body.get("allowed_mentions"))
    flags = message.flags | (int(body.get("flags") or 0) & COMPONENTS_V2)
    whole: Json = {"content": message.content, "embeds": message.embeds, "components": message.components}
    whole |= {key: body[key] for key in whole if key in body} | {"flags": flags}
    new = attachments.of(world, message.channel_id, body, files)
    stay = attachments.kept(message, body)
    parts = validate.message(whole, stay + new, emojis=world.store.emojis)
    message.attachments = stay + new
    message.content, message.embeds = parts["content"], parts["embeds"]
    message.components = parts["components"]
    # Filling in a deferred answer is not shown as an edit.
    if not flags & LOADING:
        message.edited = world.clock.now()
    message.flags = flags & ~LOADING
    mentions.mark(world.store, message, allowed)
    if message.visible_to is None:
        _tell(world, "MESSAGE_UPDATE", message)
    world.changed()
    return message


def hang(world: World, message: Message, thread_id: int) -> None:
    """A thread begins at this message."""
    message.thread_id = thread_id
    message.flags |= HAS_THREAD
    _tell(world, "MESSAGE_UPDATE", message)


def delete(world: World, message: Message) -> None:
    channel = world.store.channels[message.channel_id]
    del world.store.messages[channel.id][message.id]
    if message.visible_to is None:
        body = {"id": str(message.id), "channel_id": str(channel.id)}
        if channel.guild_id is not None:
            body["guild_id"] = str(channel.guild_id)
        world.gateway.dispatch("MESSAGE_DELETE", body, guild_id=channel.guild_id, place=channel)
    world.changed()


def _tell(world: World, event: str, message: Message) -> None:
    channel = world.store.channels[message.channel_id]
    body = serialize.message_event(world.store, message)
    world.gateway.dispatch(event, body, guild_id=channel.guild_id, place=channel)


def _same_nonce(world: World, channel: Channel, posted: Posted) -> Message | None:
    nonce = posted.body.get("nonce")
    if nonce is None or not posted.body.get("enforce_nonce"):
        return None
    since = world.clock.now() - NONCE_SECONDS
    author_id = posted.author_id or world.store.bot.id
    for message in world.store.messages[channel.id].values():
        if message.nonce == str(nonce) and message.author_id == author_id and message.created > since:
            return message
    return None


def _reference(world: World, channel: Channel, body: Json) -> Json | None:
    wanted = body.get("message_reference")
    if not wanted:
        return None
    target = world.store.messages[channel.id].get(int(wanted["message_id"]))
    if target is None or target.visible_to is not None:
        if wanted.get("fail_if_not_exists", True):
            raise invalid(("message_reference",), "MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message")
        return None
    if not world.store.can(world.store.bot.id, channel, "read_message_history"):
        raise Refusal(errors.REPLY_WITHOUT_HISTORY)
    return reference(world, target)


def reference(world: World, target: Message) -> Json:
    channel = world.store.channels[target.channel_id]
    body: Json = {"type": 0, "channel_id": str(channel.id), "message_id": str(target.id)}
    return body if channel.guild_id is None else body | {"guild_id": str(channel.guild_id)}
