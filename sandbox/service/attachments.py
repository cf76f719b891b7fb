"""Files of messages, and the pictures in components and embeds that name them.

Source: https://discord.com/developers/docs/reference#uploading-files and
https://discord.com/developers/docs/components/reference#unfurled-media-item
"""

import mimetypes
import re
import struct
from collections.abc import Mapping

from sandbox.ground import components, errors, media
from sandbox.ground.call import Upload
from sandbox.ground.errors import Form, Refusal
from sandbox.ground.models import Json, Message
from sandbox.world import World

LARGEST_FILE = 10 * 1024 * 1024
LONGEST_DESCRIPTION = 1024
MOST_FILES = 10
# Discord deletes files only later: a page or a bot may be about to fetch what an edit has just replaced.
MOST_UNNAMED = 200
# Looking through all messages at each upload would be slow.
UPLOADS_PER_LOOK = 50
_NAMED = "attachment://"
_PNG, _GIFS = b"\x89PNG\r\n\x1a\n", (b"GIF87a", b"GIF89a")


def of(world: World, channel_id: int, body: Json, files: dict[int, Upload]) -> list[Json]:
    """What Discord makes of uploaded files; `body` may describe them by their numbers."""
    if any(len(upload.data) > LARGEST_FILE for upload in files.values()):
        raise Refusal(errors.TOO_LARGE)
    told = {str(each.get("id")): each for each in body.get("attachments") or []}
    form = Form()
    form.count(("attachments",), list(told), MOST_FILES)
    for number, each in enumerate(told.values()):
        path = ("attachments", number, "description")
        form.length(path, str(each.get("description") or ""), LONGEST_DESCRIPTION)
    form.check()
    return [_stored(world, channel_id, upload, told.get(str(n), {})) for n, upload in files.items()]


def of_person(world: World, channel_id: int, upload: Upload) -> Json:
    """What Discord makes of a file that a person attaches to a slash command."""
    if len(upload.data) > LARGEST_FILE:
        raise Refusal(errors.TOO_LARGE)
    return _stored(world, channel_id, upload, {}) | {"ephemeral": True}


def _stored(world: World, channel_id: int, upload: Upload, told: Json) -> Json:
    file_id = world.clock.snowflake()
    world.store.files[file_id] = upload.data
    _let_go(world)
    name = _safe(str(told.get("filename") or upload.name))
    url = f"{world.url}/attachments/{channel_id}/{file_id}/{name}"
    stored: Json = {
        "id": str(file_id),
        "filename": name,
        "size": len(upload.data),
        "url": url,
        "proxy_url": url,
        # The library's own type says nothing; Discord looks for itself.
        "content_type": mimetypes.guess_type(name)[0] or upload.content_type,
    }
    size = _pixels(upload.data)
    stored |= {"width": size[0], "height": size[1]} if size else {}
    return stored | ({"description": told["description"]} if told.get("description") else {})


def named(messages: Mapping[int, Mapping[int, Message]]) -> set[int]:
    """The files that messages of any place have."""
    found = (message for there in messages.values() for message in there.values())
    return {int(each["id"]) for message in found for each in message.attachments}


def _let_go(world: World) -> None:
    """Forget files that no message names, but for the newest of them."""
    store = world.store
    if len(store.files) < store.files_looked_through + UPLOADS_PER_LOOK:
        return
    names = named(store.messages)
    # An old picture may have been replaced just now, so it doesn't count when it was sent.
    unnamed = {number: None for number in (*store.unnamed_files, *store.files) if number not in names}
    for number in list(unnamed)[:-MOST_UNNAMED]:
        del store.files[number], unnamed[number]
    store.unnamed_files, store.files_looked_through = unnamed, len(store.files)


def _safe(name: str) -> str:
    return re.sub(r"[^\w.-]", "_", name)


def _pixels(data: bytes) -> tuple[int, int] | None:
    """Width and height of a picture whose format tells them at a fixed place."""
    if data.startswith(_PNG) and len(data) >= struct.calcsize(">16xII"):
        width, height = struct.unpack_from(">16xII", data)
        return width, height
    if data.startswith(_GIFS) and len(data) >= struct.calcsize("<6xHH"):
        width, height = struct.unpack_from("<6xHH", data)
        return width, height
    return None


def kept(message: Message, body: Json) -> list[Json]:
    """What an edit leaves of a message's files: all if it names none, else those it names."""
    if body.get("attachments") is None:
        return message.attachments
    told = {str(each.get("id")): each for each in body["attachments"]}
    return [
        each | {key: told[each["id"]][key] for key in ("description",) if key in told[each["id"]]}
        for each in message.attachments
        if each["id"] in told
    ]


def resolve(stored: list[Json], embeds: list[Json], attachments: list[Json], form: Form) -> None:
    """Fill in the named media; a missing file is refused, and in an embed it stays invisible."""
    # A file that comes with an edit goes before an older one of its name.
    named = {_NAMED + each["filename"]: each for each in attachments}
    by_url = named | {each["url"]: each for each in attachments}
    for item in media.of(stored):
        found = by_url.get(item["url"])
        if found is not None:
            item.update(_unfurled(found))
        elif item["url"].startswith(_NAMED):
            code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
            form.add(("components",), code, "The referenced attachment was not found")
    for file in (each for each in components.walk(stored) if each.get("type") == components.FILE):
        found = by_url.get(file["file"]["url"], {})
        file.update({"name": found.get("filename"), "size": found.get("size")})
    for embed in embeds:
        for key in media.PICTURES_OF_EMBED:
            found = named.get((embed.get(key) or {}).get("url"))
            if found is not None:
                embed[key] = {k: found[k] for k in ("url", "proxy_url", "width", "height") if k in found}


def _unfurled(found: Json) -> Json:
    keys = ("url", "proxy_url", "content_type")
    size: Json = {"width": found.get("width"), "height": found.get("height")}
    return {"id": found["id"], "attachment_id": found["id"]} | {key: found[key] for key in keys} | size
