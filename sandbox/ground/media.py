"""Which files a message shows in its components and embeds."""

from collections.abc import Iterator
from typing import Any

from sandbox.ground.components import walk
from sandbox.ground.models import Json, Message

PICTURES_OF_EMBED = ("image", "thumbnail")


def of(stored: list[Json]) -> Iterator[Json]:
    for each in walk(stored):
        for holder in (each, *(each.get("items") or [])):
            for key in ("media", "file"):
                if isinstance(holder.get(key), dict):
                    yield holder[key]


def loose(message: Message) -> list[Json]:
    """The files that an answer lists: not those that a component or an embed shows."""
    if not message.attachments:
        return []
    used = {media["url"] for media in of(message.components)}
    used |= {_picture(embed, key) for embed in message.embeds for key in PICTURES_OF_EMBED}
    return [each for each in message.attachments if each["url"] not in used]


def _picture(embed: Json, key: str) -> Any:
    return (embed.get(key) or {}).get("url")
