"""All that is on a person's screen, as text."""

from collections.abc import Iterator
from itertools import groupby

from sandbox.ground.interaction import AUTOCOMPLETE, COMMAND, Interaction
from sandbox.ground.models import DM, Channel, User
from sandbox.people import sight
from sandbox.people.render import Rendered, ShownButton
from sandbox.words import word
from sandbox.world import World


def of(world: World, user: User, last: int | None) -> str:
    lines = [word("screen.title", name=user.name)]
    for channel in list(world.store.channels.values()):
        shown = sight.seen(world, user, channel, last or None)
        if shown or _failure(world, user, channel):
            lines.append(_heading(world, channel))
            lines += [line for message in shown for line in _message(world, message)]
            lines += _failure(world, user, channel)
    if len(lines) == 1:
        lines.append(word("screen.nothing"))
    return "\n".join(lines)


def failure(world: World, user: User, channel: Channel) -> Interaction | None:
    """The last thing that this person did here, if it has no answer."""
    for each in reversed(world.interactions.values()):
        if each.user is user and each.channel is channel and each.type != AUTOCOMPLETE:
            return each if each.failed else None
    return None


def _failure(world: World, user: User, channel: Channel) -> list[str]:
    failed = failure(world, user, channel)
    if failed is None:
        return []
    key = "screen.silent" if failed.type == COMMAND else "screen.failed"
    return [word("screen.only_you") + " " + word(key)]


def _heading(world: World, channel: Channel) -> str:
    store = world.store
    if channel.type == DM:
        return word("screen.dm", bot=store.bot.name)
    if channel.thread is not None and channel.parent_id in store.channels:
        return word("screen.thread", parent=store.channels[channel.parent_id].name, channel=channel.name)
    return word("screen.channel", channel=channel.name)


def _message(world: World, message: Rendered) -> Iterator[str]:
    author = word("screen.author", author=message.author)
    marks = [word("screen.edited")] if message.edited else []
    marks += [word("screen.only_you")] if message.ephemeral else []
    yield " ".join([author, *marks])
    text = word("screen.thinking", bot=world.store.bot.name) if message.thinking else message.text
    yield from (f"  {line}" for line in text.splitlines())
    yield from ("  " + word("screen.file", name=name) for name in message.files)
    for _, row in groupby(message.buttons, key=lambda button: button.row):
        yield "  " + " ".join(map(_button, row))
    yield from ("  " + word("screen.select", placeholder=s.placeholder) for s in message.selects)


def _button(button: ShownButton) -> str:
    label = " ".join(part for part in (button.emoji, button.label) if part)
    if button.url is not None:
        return word("screen.link", label=label, url=button.url)
    return word("screen.disabled" if button.disabled else "screen.button", label=label)
