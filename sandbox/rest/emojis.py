import base64
import binascii
import re

from sandbox.ground import errors, serialize
from sandbox.ground.call import ApiCall
from sandbox.ground.errors import Refusal, invalid
from sandbox.ground.models import Emoji
from sandbox.wire import Reply, Route
from sandbox.world import World

MOST_EMOJIS = 2000
MOST_BYTES = 256 * 1024
_NAME = re.compile(r"\w{2,32}")
_DATA = re.compile(r"data:image/(png|jpeg|gif|webp);base64,(.*)", re.DOTALL)


def listing(world: World, _call: ApiCall) -> Reply:
    return Reply({"items": [serialize.emoji(world.store, each) for each in world.store.emojis.values()]})


def _find(world: World, call: ApiCall) -> Emoji:
    emoji = world.store.emojis.get(call.id("emoji_id"))
    if emoji is None:
        raise Refusal(errors.UNKNOWN_EMOJI)
    return emoji


def get(world: World, call: ApiCall) -> Reply:
    return Reply(serialize.emoji(world.store, _find(world, call)))


def _name(world: World, call: ApiCall, but: Emoji | None = None) -> str:
    name = str(call.form.get("name") or "")
    if not _NAME.fullmatch(name):
        raise invalid(("name",), "STRING_TYPE_REGEX", "String value did not match validation regex.")
    if any(each.name == name for each in world.store.emojis.values() if each is not but):
        raise invalid(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "Emoji name is already taken")
    return name


def create(world: World, call: ApiCall) -> Reply:
    name = _name(world, call)
    found = _DATA.fullmatch(str(call.form.get("image") or ""))
    if found is None:
        raise invalid(("image",), "IMAGE_INVALID", "Invalid image data")
    try:
        image = base64.b64decode(found[2], validate=True)
    except binascii.Error as error:
        raise invalid(("image",), "IMAGE_INVALID", "Invalid image data") from error
    if len(image) > MOST_BYTES:
        raise invalid(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    if len(world.store.emojis) >= MOST_EMOJIS:
        raise Refusal(errors.TOO_MANY_EMOJIS)
    emoji = Emoji(world.clock.snowflake(), name, animated=found[1] == "gif", image=image)
    world.store.emojis[emoji.id] = emoji
    return Reply(serialize.emoji(world.store, emoji), 201)


def rename(world: World, call: ApiCall) -> Reply:
    emoji = _find(world, call)
    emoji.name = _name(world, call, emoji)
    return Reply(serialize.emoji(world.store, emoji))


def delete(world: World, call: ApiCall) -> Reply:
    del world.store.emojis[_find(world, call).id]
    return Reply()


_ALL = "/applications/{application_id}/emojis"
ROUTES = [
    Route("GET", _ALL, listing),
    Route("POST", _ALL, create),
    Route("GET", _ALL + "/{emoji_id}", get),
    Route("PATCH", _ALL + "/{emoji_id}", rename),
    Route("DELETE", _ALL + "/{emoji_id}", delete),
]
