"""Checks `oneOf` by those of its branches alone that can fit: a component of one type is no other's.

Discord's description of a message holds a dozen kinds of components, each of them within others; to try
all of them on each component took most of the time of a test with a bot in a process.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from jsonschema import Draft202012Validator
from jsonschema.validators import extend

if TYPE_CHECKING:
    from collections.abc import Iterator

    from jsonschema.exceptions import ValidationError

TELLING = "x-telling"
"""Stands beside a `oneOf`: for each branch what its value, or its `type`, must be; None for anything."""


def mark(node: Any, schemas: dict[str, Any]) -> None:
    """Put beside every `oneOf` within `node` what its branches need; `schemas` are those that it may name."""
    if isinstance(node, list):
        for each in node:
            mark(each, schemas)
    elif isinstance(node, dict):
        for each in list(node.values()):
            mark(each, schemas)
        if isinstance(node.get("oneOf"), list):
            node[TELLING] = [_need(branch, schemas) for branch in node["oneOf"]]


def _need(branch: dict[str, Any], schemas: dict[str, Any]) -> tuple[str, list[Any]] | None:
    named = schemas.get(branch.get("$ref", "").rpartition("/")[2], branch)
    if "const" in named:
        return "", [named["const"]]
    kind = named.get("properties", {}).get("type", {})
    values = kind.get("enum", [kind["const"]] if "const" in kind else None)
    return None if values is None else ("type", values)


def _may_fit(need: tuple[str, list[Any]] | None, instance: Any) -> bool:
    """Where this is False the branch refuses the instance; where it is True it may or may not."""
    if need is None:
        return True
    field, values = need
    if not field:
        return instance in values
    return not isinstance(instance, dict) or field not in instance or instance[field] in values


def _one_of(
    validator: Any, branches: list[Any], instance: Any, schema: dict[str, Any]
) -> Iterator[ValidationError]:
    needs = schema.get(TELLING, [None] * len(branches))
    left = [branch for branch, need in zip(branches, needs, strict=True) if _may_fit(need, instance)]
    yield from Draft202012Validator.VALIDATORS["oneOf"](validator, left or branches, instance, schema)


Validator = extend(Draft202012Validator, {"oneOf": _one_of})  # type: ignore[no-untyped-call] # it has no types
