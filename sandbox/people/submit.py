"""What a person's client makes of a filled modal and of picked options."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from sandbox.ground.components import LABEL, ROW, SELECTS, STRING_SELECT, TEXT, TEXT_INPUT
from sandbox.ground.models import Json
from sandbox.people import render
from sandbox.people.places import HasId
from sandbox.people.render import Field, Option
from sandbox.world import NotShownError


def picked(options: tuple[Option, ...], by_label: bool, values: Sequence[str | HasId]) -> list[str]:
    """The wire values of what a person picked by its label, or of things that have an id."""
    offered = {option.label: option.value for option in options}
    found = []
    for value in values:
        if not by_label and not isinstance(value, str):
            found.append(str(value.id))
        elif by_label and isinstance(value, str) and value in offered:
            found.append(offered[value])
        else:
            raise NotShownError(f"no option {value}; shown: {sorted(offered)}")
    return found


def modal(body: Json, values: dict[str, Any], resolve: Callable[[Iterable[int]], None]) -> Json:
    fields = {field.custom_id: field for field in render.modal(body).fields}
    unknown = set(values) - {field.label for field in fields.values()}
    if unknown:
        raise NotShownError(f"no fields {sorted(unknown)}; shown: {sorted(f.label for f in fields.values())}")
    built: list[Json] = []
    for number, component in enumerate(body["components"], 1):
        shell: Json = {"type": component["type"], "id": component.get("id") or number}
        if component["type"] == LABEL:
            shell["component"] = _filled(component["component"], fields, values, resolve)
        elif component["type"] == ROW:
            shell["components"] = [_filled(c, fields, values, resolve) for c in component["components"]]
        elif component["type"] == TEXT:
            shell["content"] = component["content"]
        built.append(shell)
    return {"custom_id": body["custom_id"], "components": built}


def _filled(
    component: Json,
    fields: dict[str, Field],
    values: dict[str, Any],
    resolve: Callable[[Iterable[int]], None],
) -> Json:
    field = fields[component["custom_id"]]
    filled: Json = {"type": field.kind, "id": component.get("id") or 100, "custom_id": field.custom_id}
    if field.kind == TEXT_INPUT:
        return filled | {"value": _text(field, str(values.get(field.label, field.value)))}
    if field.kind not in SELECTS:
        return filled | {"values": list(values.get(field.label, []))}
    chosen = values.get(field.label)
    if chosen is None:
        chosen = [option.label for option in field.options if option.chosen]
    # An optional field may be left alone, but not half filled.
    if not (field.least if field.required or chosen else 0) <= len(chosen) <= field.most:
        raise NotShownError(f"{field.label} takes {field.least} to {field.most}")
    wire = picked(field.options, field.kind == STRING_SELECT, chosen)
    if field.kind != STRING_SELECT:
        resolve(map(int, wire))
    return filled | {"values": wire}


def _text(field: Field, value: str) -> str:
    too_short = len(value) < field.least and (value or field.required)
    if too_short or len(value) > field.most or (field.required and not value):
        raise NotShownError(f"{field.label} takes {field.least} to {field.most} characters")
    return value
