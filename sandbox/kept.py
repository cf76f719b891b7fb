"""A world from one run to the next: in a folder of its own, beside what its bot keeps."""

import asyncio
import fcntl
from base64 import b64decode, b64encode
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path

from pydantic import TypeAdapter, ValidationError

from sandbox.ground.models import DM, LOADING, Channel, Emoji, Guild, Json, Message, Notification, User
from sandbox.page import Guide
from sandbox.sandbox import Sandbox

VERSION = 1
SAVE_SECONDS = 0.2
PRIVATE, PRIVATE_FILE = 0o700, 0o600
WORLD, DATABASE = "world.json", "breakaway.sqlite3"


class InUseError(Exception):
    """Another run has the folder."""


@dataclass
class Kept:
    """All that outlives a run. Whoever waits for an answer, and what only one person saw, does not."""

    version: int
    ahead: float
    last_id: int
    bot: int
    bot_owner: int
    users: dict[int, User]
    guilds: dict[int, Guild]
    channels: dict[int, Channel]
    messages: dict[int, dict[int, Message]]
    commands: list[tuple[int | None, dict[int, Json]]]
    emojis: list[tuple[int, str, bool, str]]
    files: dict[int, str]
    people: list[int]
    notifications: list[tuple[int, int, int, str]]
    steps_done: int


KEPT = TypeAdapter(Kept)


def kept(world: Sandbox, guide: Guide) -> bytes:
    store = world.store
    lasting = {
        place: {number: message for number, message in messages.items() if _lasts(message)}
        for place, messages in store.messages.items()
    }
    return KEPT.dump_json(
        Kept(
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
            {number: _text(data) for number, data in store.files.items()},
            [user.id for user in world.acting],
            [(n.user_id, n.message_id, n.channel_id, n.text) for n in world.notifications],
            guide.done,
        )
    )


def put_back(world: Sandbox, data: bytes) -> int | None:
    """Make an empty `world` what was kept; returns how many first steps were done, or None for nonsense."""
    try:
        told = KEPT.validate_json(data)
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
    store.files = {number: b64decode(text) for number, text in told.files.items()}
    world.acting = [told.users[each] for each in told.people]
    world.notifications = [Notification(*each) for each in told.notifications]
    return told.steps_done


def _lasts(message: Message) -> bool:
    return message.visible_to is None and not message.flags & LOADING


def _text(data: bytes) -> str:
    return b64encode(data).decode()


@contextmanager
def folder_of_one(folder: Path) -> Iterator[Path]:
    """The folder, made if there is none, for one run at a time; private, for hands stand in what is kept."""
    folder.mkdir(mode=PRIVATE, parents=True, exist_ok=True)
    with (folder / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise InUseError(folder) from error
        yield folder


def found(folder: Path) -> bytes:
    """What was kept in a folder, or nothing."""
    file = folder / WORLD
    return file.read_bytes() if file.exists() else b""


def forget(folder: Path) -> None:
    """Leave nothing: without their world, a bot's matches are nobody's."""
    for file in (folder / WORLD, *folder.glob(f"{DATABASE}*")):
        file.unlink(missing_ok=True)


@asynccontextmanager
async def keeping(world: Sandbox, guide: Guide, folder: Path) -> AsyncIterator[None]:
    """Keep the world after every change, at most five times a second, and as it is at the end."""

    def save() -> None:
        part = folder / f"{WORLD}.part"
        part.touch(mode=PRIVATE_FILE)
        part.write_bytes(kept(world, guide))
        part.replace(folder / WORLD)

    async def follow() -> None:
        while True:
            await world.change.wait()
            save()
            await asyncio.sleep(SAVE_SECONDS)

    save()
    following = asyncio.create_task(follow())
    try:
        yield
    finally:
        following.cancel()
        save()
