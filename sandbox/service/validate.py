"""What Discord refuses in a message and in a modal, beyond what its OpenAPI description says.

Source: https://discord.com/developers/docs/resources/message#create-message and #embed-object-embed-limits
"""

from collections.abc import Container

from sandbox.ground import components, errors
from sandbox.ground.components import LABEL, ROW, SELECTS, STRING_SELECT, TEXT, TEXT_INPUT
from sandbox.ground.errors import Form, Refusal
from sandbox.ground.models import COMPONENTS_V2, Json
from sandbox.service import attachments, controls, layout
from sandbox.service.controls import Path

MOST_CONTENT = 2000
MOST_EMBEDDED = 6000
MOST_TYPED = 4000
_FACES_OF_EMBED = ("title", "description", "fields", "footer", "author", "image", "thumbnail")
_MOST_OF_EMBED = {"title": 256, "description": 4096}


def message(body: Json, files: list[Json], *, emojis: Container[int]) -> Json:
    """The message of `body` and its `files` as it will be; `body` is whole, an edit comes merged."""
    form = Form()
    # Discord trims what is sent; only white space is an empty message.
    content, embeds = (body.get("content") or "").strip(), [dict(e) for e in body.get("embeds") or []]
    v2 = bool(body.get("flags", 0) & COMPONENTS_V2)
    form.length(("content",), content, MOST_CONTENT)
    if body.get("nonce") is not None:
        form.length(("nonce",), str(body["nonce"]), 25)
    if v2:
        for key in ("content", "embeds", "poll", "stickers"):
            if body.get(key):
                code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
                form.add(
                    (key,), code, f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
                )
    _embeds(embeds, form)
    stored = layout.normalise(body.get("components") or [], form, v2=v2)
    _known_emojis(stored, emojis, form)
    attachments.resolve(stored, embeds, files, form)
    form.check()
    if v2 and layout.is_too_heavy(stored):
        raise errors.ServerFault
    if not (content or embeds or stored or files):
        raise Refusal(errors.EMPTY_MESSAGE)
    return {"content": content, "embeds": [{"type": "rich", **e} for e in embeds], "components": stored}


def _known_emojis(stored: list[Json], emojis: Container[int], form: Form) -> None:
    faces = [*components.walk(stored), *(o for c in components.walk(stored) for o in c.get("options") or [])]
    custom = [each["emoji"]["id"] for each in faces if (each.get("emoji") or {}).get("id")]
    if any(int(emoji_id) not in emojis for emoji_id in custom):
        form.add(("components",), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")


def _embeds(embeds: list[Json], form: Form) -> None:
    form.count(("embeds",), embeds, 10)
    for index, embed in enumerate(embeds):
        _embed(embed, form, ("embeds", index))
    if sum(map(_size, embeds)) > MOST_EMBEDDED:
        text = f"Embed size exceeds maximum size of {MOST_EMBEDDED}"
        form.add(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", text)


def _embed(embed: Json, form: Form, path: Path) -> None:
    if not any(embed.get(key) for key in _FACES_OF_EMBED):
        form.required((*path, "description"))
    for key, most in _MOST_OF_EMBED.items():
        form.length((*path, key), embed.get(key) or "", most)
    form.length((*path, "footer", "text"), (embed.get("footer") or {}).get("text") or "", 2048)
    form.length((*path, "author", "name"), (embed.get("author") or {}).get("name") or "", 256)
    form.range((*path, "color"), embed.get("color") or 0, 0, 0xFFFFFF)
    addresses = {"url": embed.get("url")}
    addresses |= {f"{key}.url": (embed.get(key) or {}).get("url") for key in ("image", "thumbnail", "author")}
    for key, address in addresses.items():
        form.length((*path, *key.split(".")), address or "", 2048)
    fields = embed.get("fields") or []
    form.count((*path, "fields"), fields, 25)
    for index, field in enumerate(fields):
        for key, most in (("name", 256), ("value", 1024)):
            if not field.get(key):
                form.required((*path, "fields", index, key))
            form.length((*path, "fields", index, key), field.get(key) or "", most)


def _size(embed: Json) -> int:
    parts = [embed.get("title"), embed.get("description")]
    parts += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
    for field in embed.get("fields") or []:
        parts += [field.get("name"), field.get("value")]
    return sum(len(part) for part in parts if part)


def choices(offered: list[Json]) -> list[Json]:
    form = Form()
    form.count(("data", "choices"), offered, 25)
    for index, choice in enumerate(offered):
        form.length(("data", "choices", index, "name"), str(choice.get("name") or ""), 100, 1)
        form.length(("data", "choices", index, "value"), str(choice.get("value", "")), 100)
    form.check()
    return offered


def modal(body: Json) -> Json:
    form = Form()
    for key, most in (("title", 45), ("custom_id", 100)):
        value = body.get(key)
        if isinstance(value, str):
            form.length((key,), value, most, 1)
        else:
            form.required((key,))
    children = body.get("components") or []
    form.count(("components",), children, 5, 1)
    for index, child in enumerate(children):
        _modal_child(child, form, ("components", index))
    layout.unique(list(components.walk(children)), form, ("components",), "custom_id")
    form.check()
    return body


def _modal_child(child: Json, form: Form, path: Path) -> None:
    kind = child.get("type")
    if kind == LABEL:
        form.length((*path, "label"), child.get("label") or "", 45, 1)
        form.length((*path, "description"), child.get("description") or "", 100)
        _modal_input(child.get("component") or {}, form, (*path, "component"))
    elif kind == ROW:
        for index, each in enumerate(child.get("components") or []):
            form.length((*path, "components", index, "label"), each.get("label") or "", 45, 1)
            _modal_input(each, form, (*path, "components", index))
    elif kind == TEXT:
        form.length((*path, "content"), child.get("content") or "", 4000, 1)
    else:
        form.add((*path, "type"), "UNION_TYPE_CHOICES", 'Value of field "type" must be one of (1, 10, 18).')


def _modal_input(component: Json, form: Form, path: Path) -> None:
    kind = component.get("type")
    if kind == STRING_SELECT:
        controls.string_select(component, form, path)
    elif kind in SELECTS:
        controls.select(component, form, path)
    elif kind == TEXT_INPUT:
        _text_input(component, form, path)
    else:
        controls.custom_id(component, form, path)


def _text_input(component: Json, form: Form, path: Path) -> None:
    controls.custom_id(component, form, path)
    form.range((*path, "style"), component.get("style", 0), 1, 2)
    form.length((*path, "placeholder"), component.get("placeholder") or "", 100)
    form.length((*path, "value"), component.get("value") or "", MOST_TYPED)
    least, most = component.get("min_length"), component.get("max_length")
    least, most = 0 if least is None else least, MOST_TYPED if most is None else most
    form.range((*path, "min_length"), least, 0, MOST_TYPED)
    form.range((*path, "max_length"), most, max(1, least), MOST_TYPED)
