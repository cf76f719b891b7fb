"""What the bot shows of a league: exports as files, cards and boards as people read them."""

import gzip
import json
import re
from collections.abc import Sequence
from typing import Any

import aiohttp

from sandbox.people import ChannelPlace, Handle, Person, Rendered


async def files(person: Person, handle: Handle) -> dict[str, bytes]:
    """The files of an answer and its follow-ups, by name."""
    await handle.person.world.until(lambda: not any(m.thinking for m in handle.messages))
    ids = {message.id for message in handle.messages}
    found: dict[str, bytes] = {}
    async with aiohttp.ClientSession() as session:
        for message in person.shown(handle.interaction.channel):
            if message.id in ids:
                for each in message.attachments:
                    async with session.get(each["url"]) as response:
                        found[each["filename"]] = await response.read()
    return found


async def of_server(boss: Person, place: ChannelPlace) -> list[dict[str, Any]]:
    """The lines of the server's export."""
    handle = await boss.command(place, "hockey-admin export")
    # What is said last comes without a file, however few matches there are.
    await boss.world.until(
        lambda: bool(handle.messages) and not (handle.messages[-1].thinking or handle.messages[-1].files)
    )
    told = await files(boss, handle)
    parts = [gzip.decompress(told[name]) for name in sorted(told, key=_first)]
    return [json.loads(line) for part in parts for line in part.splitlines()]


def _first(name: str) -> int:
    found = re.match(r"matches-(\d+)-", name)
    assert found, name
    return int(found[1])


async def of_match(person: Person, place: ChannelPlace, match: int) -> dict[str, Any]:
    """The record that a player gets."""
    handle = await person.command(place, "hockey export", match=str(match))
    await person.world.until(lambda: bool(handle.messages and handle.messages[0].files))
    told = await files(person, handle)
    record: dict[str, Any] = json.loads(told[f"match-{match}.json"])
    return record


def lines(message: Rendered | Handle) -> list[str]:
    return message.text.replace("**", "").splitlines()


async def ask(person: Person, place: ChannelPlace, words: str, **options: object) -> Rendered:
    handle = await person.command(place, words, **options)
    await person.world.until(lambda: bool(handle.messages) and not handle.messages[0].thinking)
    return handle.messages[0]


async def tapped(person: Person, message: Rendered, label: str) -> Rendered:
    """The private answer to a tap."""
    handle = await person.tap(message, label)
    await person.world.until(lambda: bool(handle.messages) and not handle.messages[0].thinking)
    return handle.messages[0]


def alt(person: Person, message: Rendered) -> str | None:
    """A message's alt text."""
    channel = person.world.store.channels[message.channel_id]
    shown = next(each for each in person.shown(channel) if each.id == message.id)
    return next((each["description"] for each in shown.attachments), None)


async def pages(person: Person, place: ChannelPlace, words: str, **options: object) -> list[Rendered]:
    """All pages of an answer, by its button to the next one."""
    handle = await person.command(place, words, **options)
    turned = [handle.messages[0]]
    while (forward := _next(handle.messages[0])) is not None:
        before = handle.messages[0].text
        await person.tap(handle.messages[0], forward)
        await person.world.until(lambda before=before: handle.messages[0].text != before)  # type: ignore[misc]
        turned.append(handle.messages[0])
    return turned


def _next(message: Rendered) -> str | None:
    labels: Sequence[str] = ("Next", "Older")
    return next((b.label for b in message.pressable if b.label in labels), None)
