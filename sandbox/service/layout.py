"""Message components: what Discord refuses in them, and the shape in which it gives them back.

Source: https://discord.com/developers/docs/components/reference
"""

from collections.abc import Callable
from typing import Any

from sandbox.ground.components import (
    BUTTON,
    CONTAINER,
    FILE,
    GALLERY,
    ROW,
    SECTION,
    SELECTS,
    SEPARATOR,
    STRING_SELECT,
    TEXT,
    THUMBNAIL,
    walk,
)
from sandbox.ground.errors import Form
from sandbox.ground.models import Json
from sandbox.service import controls
from sandbox.service.controls import Path

MOST_COMPONENTS = 40
MOST_TEXT = 4000
# Past that many bytes, Discord answers 500: https://github.com/discord/discord-api-docs/issues/8554
MOST_BYTES, BYTES_A_TEXT = 10_170, 12
_TOP_V2 = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER)
_IN_CONTAINER = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)


def normalise(components: list[Json], form: Form, *, v2: bool) -> list[Json]:
    """The components as Discord stores them: with ids, and defaults filled in. Faults go to `form`."""
    path: Path = ("components",)
    if not v2:
        form.count(path, components, 5)
    allowed = _TOP_V2 if v2 else (ROW,)
    stored = [_each(c, form, (*path, i), allowed) for i, c in enumerate(components)]
    every = list(walk(components))
    if v2 and len(every) > MOST_COMPONENTS:
        form.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {MOST_COMPONENTS} or fewer in length.")
    if v2 and sum(map(len, _strings(every))) > MOST_TEXT:
        form.add(
            path,
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
            f"Displayable text exceeds {MOST_TEXT} characters.",
        )
    unique(every, form, path, "custom_id")
    _number(stored)
    return stored


def is_too_heavy(components: list[Json]) -> bool:
    """True if the texts have more bytes than Discord can store, though no rule forbids that."""
    texts = _strings(list(walk(components)))
    return sum(len(text.encode()) + BYTES_A_TEXT for text in texts) > MOST_BYTES


def unique(every: list[Json], form: Form, path: Path, key: str) -> None:
    seen: set[str] = set()
    for component in every:
        value = component.get(key)
        if value is None:
            continue
        if value in seen:
            form.add(path, "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated")
        seen.add(value)


def _strings(every: list[Json]) -> list[str]:
    return [str(c.get("content", "")) for c in every if c.get("type") == TEXT]


def _number(stored: list[Json]) -> None:
    every = list(walk(stored))
    taken = {c["id"] for c in every if c.get("id")}
    free = (number for number in range(1, 10_000) if number not in taken)
    for component in every:
        if not component.get("id"):
            component["id"] = next(free)


def _each(component: Json, form: Form, path: Path, allowed: tuple[int, ...]) -> Json:
    kind = component.get("type")
    if kind not in allowed:
        choices = ", ".join(map(str, allowed))
        form.add((*path, "type"), "UNION_TYPE_CHOICES", f'Value of field "type" must be one of ({choices},).')
        return component
    stored = {"type": kind, "id": component.get("id")}
    return stored | _KINDS[kind](component, form, path)


def _children(component: Json, form: Form, path: Path, allowed: tuple[int, ...], most: int) -> list[Json]:
    children = component.get("components") or []
    form.count((*path, "components"), children, most, 1)
    return [_each(c, form, (*path, "components", i), allowed) for i, c in enumerate(children)]


def _row(component: Json, form: Form, path: Path) -> Json:
    children = _children(component, form, path, (BUTTON, *SELECTS), 5)
    kinds = [c["type"] for c in children if "type" in c]
    if len(kinds) > 1 and any(kind in SELECTS for kind in kinds):
        form.add(
            (*path, "components"),
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
            "The specified component exceeds the maximum width",
        )
    return {"components": children}


def _section(component: Json, form: Form, path: Path) -> Json:
    children = _children(component, form, path, (TEXT,), 3)
    accessory = component.get("accessory")
    if not isinstance(accessory, dict):
        form.required((*path, "accessory"))
        return {"components": children}
    stored = _each(accessory, form, (*path, "accessory"), (BUTTON, THUMBNAIL))
    return {"components": children, "accessory": stored}


def _text(component: Json, form: Form, path: Path) -> Json:
    content = component.get("content") or ""
    form.length((*path, "content"), content, MOST_TEXT, 1)
    return {"content": content}


def _media(item: Json | None, form: Form, path: Path) -> Json:
    url = (item or {}).get("url") or ""
    form.length((*path, "url"), url, 2048, 1)
    return {"id": "0", "url": url, "proxy_url": url, "width": None, "height": None, "content_type": None}


def _thumbnail(component: Json, form: Form, path: Path) -> Json:
    description = component.get("description")
    if description is not None:
        form.length((*path, "description"), description, 1024, 1)
    return {
        "media": _media(component.get("media"), form, (*path, "media")),
        "description": description,
        "spoiler": bool(component.get("spoiler", False)),
    }


def _gallery(component: Json, form: Form, path: Path) -> Json:
    items = component.get("items") or []
    form.count((*path, "items"), items, 10, 1)
    return {"items": [_thumbnail(item, form, (*path, "items", i)) for i, item in enumerate(items)]}


def _file(component: Json, form: Form, path: Path) -> Json:
    return {
        "file": _media(component.get("file"), form, (*path, "file")),
        "name": None,
        "size": None,
        "spoiler": bool(component.get("spoiler", False)),
    }


def _separator(component: Json, form: Form, path: Path) -> Json:
    spacing = 1 if component.get("spacing") is None else component["spacing"]
    form.range((*path, "spacing"), spacing, 1, 2)
    return {"divider": component.get("divider", True), "spacing": spacing}


def _container(component: Json, form: Form, path: Path) -> Json:
    color = component.get("accent_color")
    form.range((*path, "accent_color"), color or 0, 0, 0xFFFFFF)
    return {
        "components": _children(component, form, path, _IN_CONTAINER, MOST_COMPONENTS),
        "accent_color": color,
        "spoiler": bool(component.get("spoiler", False)),
    }


_KINDS: dict[Any, Callable[[Json, Form, Path], Json]] = {
    ROW: _row,
    BUTTON: controls.button,
    STRING_SELECT: controls.string_select,
    **dict.fromkeys(SELECTS[1:], controls.select),
    SECTION: _section,
    TEXT: _text,
    THUMBNAIL: _thumbnail,
    GALLERY: _gallery,
    FILE: _file,
    SEPARATOR: _separator,
    CONTAINER: _container,
}
