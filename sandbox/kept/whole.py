"""What outlives a run, as JSON, and the files it names."""

from base64 import b64decode, b64encode
from dataclasses import dataclass

from pydantic import TypeAdapter, ValidationError

from sandbox.ground.models import DM, LOADING, Channel, Emoji, Guild, Json, Message, Notification, User
from sandbox.page import Guide
from sandbox.sandbox import Sandbox
from sandbox.service import attachments

VERSION = 1

Messages = dict[int, dict[int, Message]]


@dataclass(frozen=True)
class Whole:
    """A `Kept` as JSON, and the files of its messages, of which most stay as they are."""

    told: bytes
    files: dict[int, bytes]


@dataclass
class Kept:
    """All that outlives a run. Unanswered interactions and private messages don't."""

    version: int
    ahead: float
    last_id: int
    bot: int
    bot_owner: int
    users: dict[int, User]
    guilds: dict[int, Guild]
    channels: dict[int, Channel]
    messages: Messages
    commands: list[tuple[int | None, dict[int, Json]]]
    emojis: list[tuple[int, str, bool, str]]
    people: list[int]
    notifications: list[tuple[int, int, int, str]]
    steps_done: int


KEPT = TypeAdapter(Kept)


def whole(world: Sandbox, guide: Guide) -> Whole:
    store = world.store
    lasting = {
        place: {number: message for number, message in messages.items() if _lasts(message)}
        for place, messages in store.messages.items()
    }
    told = Kept(
        VERSION,
        world.clock.ahead,
        world.clock.snowflake(),
        store.bot.id,
        store.bot_owner.id,
        store.users,
        store.guilds,
        store.channels,
        lasting,
        list(store.commands.items()),
        [(each.id, each.name, each.animated, _text(each.image)) for each in store.emojis.values()],
        [user.id for user in world.acting],
        [(n.user_id, n.message_id, n.channel_id, n.text) for n in world.notifications],
        guide.done,
    )
    return Whole(KEPT.dump_json(told), _named(store.files, lasting))


def put_back(world: Sandbox, found: Whole) -> int | None:
    """Fill an empty `world` with what was kept; returns the finished first steps, or None for nonsense."""
    try:
        told = KEPT.validate_json(found.told)
    except ValidationError:
        return None
    if told.version != VERSION:
        return None
    world.clock.go_on(told.ahead, told.last_id)
    store = world.store
    store.users, store.bot, store.bot_owner = told.users, told.users[told.bot], told.users[told.bot_owner]
    store.guilds, store.channels, store.messages = told.guilds, told.channels, told.messages
    store.dms = {c.recipient_id: c for c in told.channels.values() if c.type == DM and c.recipient_id}
    store.commands = dict(told.commands)
    store.emojis = {
        number: Emoji(number, name, moves, b64decode(i)) for number, name, moves, i in told.emojis
    }
    store.files = _named(found.files, told.messages)
    world.acting = [told.users[each] for each in told.people]
    world.notifications = [Notification(*each) for each in told.notifications]
    return told.steps_done


def _lasts(message: Message) -> bool:
    return message.visible_to is None and not message.flags & LOADING


def _named(files: dict[int, bytes], messages: Messages) -> dict[int, bytes]:
    return {number: files[number] for number in attachments.named(messages) if number in files}


def _text(data: bytes) -> str:
    return b64encode(data).decode()
