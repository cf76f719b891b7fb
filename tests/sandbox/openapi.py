"""Checks both directions against Discord's own description of its API.

It's beside the project as `shared/discord-api/openapi.json`; BREAKAWAY_OPENAPI names another place.
"""

from __future__ import annotations

import json
import os
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from jsonschema_rs import Draft202012Validator, Registry, ValidationError

if TYPE_CHECKING:
    from sandbox import Sandbox
    from sandbox.world.journal import Direction

ROOT = Path(__file__).parents[2]
PLACE = Path(os.environ.get("BREAKAWAY_OPENAPI", ROOT.parent / "shared" / "discord-api" / "openapi.json"))
MISSING = f"no description of Discord's API at {PLACE}; set BREAKAWAY_OPENAPI"

# What discord.py sends beyond the description; Discord takes it.
EXTRA_FIELDS = {
    "RichEmbed": ("flags",),
    "MessageEditRequestPartial": ("tts",),
    "IncomingWebhookUpdateRequestPartial": ("tts",),
    "IncomingWebhookUpdateForInteractionCallbackRequestPartial": ("tts",),
    "ApplicationCommandUpdateRequest": ("nsfw",),
    "ApplicationCommandCreateRequest": ("nsfw",),
    "ApplicationCommandPatchRequestPartial": ("nsfw",),
}
# Gateway events that carry an object of the REST description.
EVENTS = {"MESSAGE_CREATE": "MessageResponse", "MESSAGE_UPDATE": "MessageResponse"}
BAD_REQUEST = 400
TOO_MANY_REQUESTS = 429


def available() -> bool:
    return PLACE.exists()


def _closed(node: Any) -> Any:
    """The schema with every object closed to fields that it doesn't name."""
    if isinstance(node, list):
        return [_closed(each) for each in node]
    if not isinstance(node, dict):
        return node
    closed = {key: _closed(value) for key, value in node.items()}
    if "properties" in closed and "allOf" not in closed:
        closed.setdefault("additionalProperties", False)
    return closed


@cache
def _documents() -> dict[str, Any]:
    """The description as it judges requests, and as it judges answers, by their URIs."""
    answers = json.loads(PLACE.read_text(encoding="utf-8"))
    requests = _closed(answers)
    schemas = requests["components"]["schemas"]
    schemas["SnowflakeType"] = {"type": ["string", "integer"]}
    for name, fields in EXTRA_FIELDS.items():
        schemas[name]["properties"] |= {field: {} for field in fields}
    # Its nested errors have numbers for codes, but Discord sends names like BASE_TYPE_MAX_LENGTH.
    answers["components"]["schemas"]["ErrorDetails"] = {"type": "object"}
    return {"discord:requests": requests, "discord:answers": answers}


@cache
def _registry() -> Registry:
    return Registry(list(_documents().items()))


@cache
def _validator(uri: str) -> Draft202012Validator:
    return Draft202012Validator({"$ref": uri}, registry=_registry())


def _innermost(error: ValidationError) -> ValidationError:
    """For an object that fits no branch: the errors of the branch for its type."""
    branches = getattr(error.kind, "context", [])
    fitting = [each for each in branches if all(e.instance_path[-1:] != ["type"] for e in each)]
    found = [_innermost(each) for branch in fitting or branches for each in branch]
    return max(found, key=lambda each: len(each.instance_path), default=error)


def _pointer(*parts: str) -> str:
    return "#/" + "/".join(quote(part.replace("~", "~0").replace("/", "~1"), safe="~") for part in parts)


def _operation(method: str, route: str) -> dict[str, Any] | None:
    paths = _documents()["discord:answers"]["paths"]
    found: dict[str, Any] | None = paths.get(route, {}).get(method.lower())
    return found


def _named(schema: str) -> str:
    return "discord:answers" + _pointer("components", "schemas", schema)


def _of_operation(
    operation: dict[str, Any], direction: Direction, method: str, route: str, status: int
) -> str | None:
    requested = direction == "request"
    steps = ("requestBody",) if requested else ("responses", str(status))
    node = operation
    for step in steps:
        node = node.get(step, {})
    if "application/json" not in node.get("content", {}):
        return None
    uri = "discord:requests" if requested else "discord:answers"
    return uri + _pointer("paths", route, method.lower(), *steps, "content", "application/json", "schema")


class Checker:
    """Collects what the description forbids; `verify` fails with all of it."""

    def __init__(self) -> None:
        self.violations: list[str] = []
        self.checked = 0
        self._asked: str | None = None

    @classmethod
    def install(cls, world: Sandbox) -> Checker:
        """A checker that watches `world`; without the description, it checks nothing."""
        checker = cls()
        if available():
            world.journal.observers.append(checker)
        return checker

    def __call__(self, direction: Direction, method: str, route: str, status: int, body: Any) -> None:
        found = self._violation(direction, method, route, status, body)
        if direction == "request":
            # Recorded once it's answered: refusing a malformed request is no violation.
            self._asked = found
            return
        if direction == "response":
            asked, self._asked = self._asked, None
            self.violations += [asked] if asked and status != BAD_REQUEST else []
        self.violations += [found] if found else []

    def _violation(self, direction: Direction, method: str, route: str, status: int, body: Any) -> str | None:
        uri = self._schema(direction, method, route, status)
        if uri is None or body is None:
            return None
        self.checked += 1
        try:
            _validator(uri).validate(json.loads(json.dumps(body)))
        except ValidationError as whole:
            error = _innermost(whole)
        else:
            return None
        where = "/".join(map(str, error.instance_path))
        return f"{direction} {method} {route} {status or ''} at {where}: {error.message[:400]}"

    def _schema(self, direction: Direction, method: str, route: str, status: int) -> str | None:
        if direction == "event":
            return _named(EVENTS[method]) if method in EVENTS else None
        if status >= BAD_REQUEST:
            return _named("RatelimitedResponse" if status == TOO_MANY_REQUESTS else "ErrorResponse")
        operation = _operation(method, route)
        if operation is None:
            return None
        if direction == "response" and str(status) not in operation["responses"]:
            self.violations.append(f"{method} {route} does not answer {status}")
            return None
        return _of_operation(operation, direction, method, route, status)

    def verify(self) -> None:
        assert not self.violations, "\n".join(dict.fromkeys(self.violations))
