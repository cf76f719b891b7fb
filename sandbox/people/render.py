"""A message as one person sees it on a screen."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from sandbox.ground import components
from sandbox.ground.components import (
    BUTTON,
    CONTAINER,
    LABEL,
    ROW,
    SECTION,
    SELECTS,
    STRING_SELECT,
    TEXT,
    TEXT_INPUT,
)
from sandbox.ground.models import EPHEMERAL, LOADING, Json, Message
from sandbox.ground.reading import plain
from sandbox.ground.state import WorldState
from sandbox.service.controls import LINK


@dataclass(frozen=True)
class ShownButton:
    """`label` and `emoji` are what is on it; `row` counts from 0 at the top of the message."""

    label: str
    emoji: str | None
    style: int
    disabled: bool
    row: int
    url: str | None
    custom_id: str = field(repr=False)
    message_id: int = field(repr=False)
    channel_id: int = field(repr=False)
    source: Json = field(repr=False, compare=False)

    @property
    def pressable(self) -> bool:
        return not self.disabled and self.url is None


@dataclass(frozen=True)
class Option:
    label: str
    value: str
    description: str | None
    emoji: str | None
    chosen: bool


@dataclass(frozen=True)
class ShownSelect:
    placeholder: str
    kind: int
    options: tuple[Option, ...]
    least: int
    most: int
    disabled: bool
    row: int
    custom_id: str = field(repr=False)


@dataclass(frozen=True)
class Rendered:
    id: int
    channel_id: int
    author: str
    text: str
    buttons: tuple[ShownButton, ...]
    selects: tuple[ShownSelect, ...]
    files: tuple[str, ...]
    ephemeral: bool
    edited: bool
    thinking: bool
    reply_to: int | None

    @property
    def pressable(self) -> list[ShownButton]:
        return [button for button in self.buttons if button.pressable]

    def button(self, label: str) -> ShownButton | None:
        """The first button with this label, or this emoji if it has no label."""
        return next((b for b in self.buttons if label in (b.label, b.emoji)), None)


@dataclass(frozen=True)
class Field:
    label: str
    description: str
    kind: int
    required: bool
    value: str
    placeholder: str
    least: int
    most: int
    options: tuple[Option, ...]
    custom_id: str = field(repr=False)


@dataclass(frozen=True)
class Modal:
    title: str
    text: str
    fields: tuple[Field, ...]


def message(store: WorldState, value: Message) -> Rendered:
    placed = list(rows(value.components))
    buttons = [_button(c, row, value) for row, c in placed if c["type"] == BUTTON]
    selects = [_select(c, row) for row, c in placed if c["type"] in SELECTS]
    parts = [value.content, *_embedded(value.embeds), *components.text_of(value.components)]
    return Rendered(
        value.id,
        value.channel_id,
        store.users[value.author_id].name,
        plain(store, "\n".join(part for part in parts if part), value),
        tuple(buttons),
        tuple(selects),
        tuple(a["filename"] for a in value.attachments),
        ephemeral=bool(value.flags & EPHEMERAL),
        edited=value.edited is not None,
        thinking=bool(value.flags & LOADING),
        reply_to=int(value.reference["message_id"]) if value.reference else None,
    )


def rows(shown: list[Json]) -> Iterator[tuple[int, Json]]:
    row = 0
    for component in _in_containers(shown):
        if component["type"] == ROW:
            yield from ((row, child) for child in component["components"])
            row += 1
        elif component["type"] == SECTION:
            yield row, component["accessory"]
            row += 1


def _in_containers(shown: list[Json]) -> Iterator[Json]:
    for component in shown:
        if component["type"] == CONTAINER:
            yield from component["components"]
        else:
            yield component


def _emoji(value: Json | None) -> str | None:
    if not value:
        return None
    return f":{value['name']}:" if value.get("id") else value.get("name")


def _button(component: Json, row: int, source: Message) -> ShownButton:
    return ShownButton(
        component.get("label", ""),
        _emoji(component.get("emoji")),
        component["style"],
        component.get("disabled", False),
        row,
        component.get("url") if component["style"] == LINK else None,
        component.get("custom_id", ""),
        source.id,
        source.channel_id,
        component,
    )


def options(component: Json) -> tuple[Option, ...]:
    return tuple(
        Option(o["label"], o["value"], o.get("description"), _emoji(o.get("emoji")), o.get("default", False))
        for o in component.get("options", [])
    )


def _select(component: Json, row: int) -> ShownSelect:
    return ShownSelect(
        component.get("placeholder", ""),
        component["type"],
        options(component),
        component["min_values"],
        component["max_values"],
        component.get("disabled", False),
        row,
        component["custom_id"],
    )


def _embedded(embeds: list[Json]) -> Iterator[str]:
    for embed in embeds:
        yield (embed.get("author") or {}).get("name") or ""
        yield embed.get("title") or ""
        yield embed.get("description") or ""
        for each in embed.get("fields") or []:
            yield f"{each['name']}\n{each['value']}"
        yield (embed.get("footer") or {}).get("text") or ""


def modal(body: Json) -> Modal:
    texts = [c["content"] for c in body["components"] if c["type"] == TEXT]
    return Modal(body["title"], "\n".join(texts), tuple(_fields(body)))


def _fields(body: Json) -> Iterator[Field]:
    for component in body["components"]:
        if component["type"] == LABEL:
            yield _field(component["component"], component["label"], component.get("description") or "")
        elif component["type"] == ROW:
            yield from (_field(each, each.get("label") or "", "") for each in component["components"])


def _field(component: Json, label: str, description: str) -> Field:
    is_text = component["type"] == TEXT_INPUT
    least = component.get("min_length" if is_text else "min_values")
    most = component.get("max_length" if is_text else "max_values")
    return Field(
        label,
        description,
        component["type"],
        component.get("required", True),
        component.get("value") or "",
        component.get("placeholder") or "",
        (0 if is_text else 1) if least is None else least,
        (4000 if is_text else 1) if most is None else most,
        options(component) if component["type"] == STRING_SELECT else (),
        component["custom_id"],
    )
