"""What Discord refuses in an application command.

Source: https://discord.com/developers/docs/interactions/application-commands#application-command-object
"""

import re

from sandbox.ground.errors import Form
from sandbox.ground.models import Json
from sandbox.service.controls import Path

CHAT, USER_MENU, MESSAGE_MENU, ENTRY_POINT = 1, 2, 3, 4
APP_HANDLER, LAUNCHES_ACTIVITY = 1, 2
SUBCOMMAND, GROUP = 1, 2
STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(3, 12)
MOST_OPTIONS = 25
MOST_COMMANDS = {CHAT: 100, USER_MENU: 15, MESSAGE_MENU: 15, ENTRY_POINT: 1}
MOST_CHARACTERS = 8000
MOST_TYPED = 6000

_NAME = re.compile(r"^[-_'\w]{1,32}$")
_CHOICE_KINDS = (STRING, INTEGER, NUMBER)


def check(body: Json) -> None:
    form = Form()
    _command(body, form, ())
    form.check()


def check_all(bodies: list[Json]) -> None:
    form = Form()
    seen: set[tuple[int, str]] = set()
    for index, body in enumerate(bodies):
        _command(body, form, (index,))
        key = (body.get("type", CHAT), body.get("name", ""))
        if key in seen:
            form.add(
                (index,), "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique"
            )
        seen.add(key)
    for kind, most in MOST_COMMANDS.items():
        if sum(body.get("type", CHAT) == kind for body in bodies) > most:
            form.add((), "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
    form.check()


def _command(body: Json, form: Form, path: Path) -> None:
    kind = body.get("type", CHAT)
    for key, most in (("contexts", 2), ("integration_types", 1)):
        values = body.get(key)
        if values is None:
            continue
        if (
            not values
            or len(set(values)) < len(values)
            or any(value not in range(most + 1) for value in values)
        ):
            form.add((*path, key), "SET_TYPE_INVALID", f"Must be different values from 0 to {most}.")
    if kind not in MOST_COMMANDS:
        form.add((*path, "type"), "BASE_TYPE_CHOICES", f"Value must be one of {tuple(MOST_COMMANDS)}.")
    if kind == CHAT:
        _named(body, form, path)
        _options(body.get("options") or [], form, (*path, "options"), depth=0)
        if _characters(body) > MOST_CHARACTERS:
            form.add(
                path, "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({MOST_CHARACTERS})"
            )
        return
    form.length((*path, "name"), body.get("name") or "", 32, 1)
    if kind == ENTRY_POINT:
        form.length((*path, "description"), body.get("description") or "", 100)
    elif body.get("description"):
        form.add(
            (*path, "description"),
            "APPLICATION_COMMAND_DESCRIPTION_NOT_ALLOWED",
            "Description is not allowed",
        )
    if body.get("options"):
        form.add((*path, "options"), "APPLICATION_COMMAND_OPTIONS_NOT_ALLOWED", "Options are not allowed")


def _named(body: Json, form: Form, path: Path) -> None:
    name = body.get("name") or ""
    names = {"name": name} | {
        f"name_localizations.{k}": v for k, v in (body.get("name_localizations") or {}).items()
    }
    for key, value in names.items():
        if not _NAME.match(value) or value != value.lower():
            text = "Command name is invalid" if key == "name" else "Localized command name is invalid"
            form.add((*path, *key.split(".")), "APPLICATION_COMMAND_INVALID_NAME", text)
    form.length((*path, "description"), body.get("description") or "", 100, 1)
    for locale, value in (body.get("description_localizations") or {}).items():
        form.length((*path, "description_localizations", locale), value, 100, 1)


def _options(options: list[Json], form: Form, path: Path, *, depth: int) -> None:
    form.count(path, options, MOST_OPTIONS)
    nested = [option.get("type") in (SUBCOMMAND, GROUP) for option in options]
    if any(nested) and not all(nested):
        text = "Sub-commands and sub-command groups are mutually exclusive with other options"
        form.add(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", text)
    names = [option.get("name") for option in options]
    if len(set(names)) < len(names):
        form.add(path, "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", "Option names must be unique")
    optional_seen = False
    for index, option in enumerate(options):
        _option(option, form, (*path, index), depth)
        if option.get("required") and optional_seen:
            text = "Required options must be placed before non-required options"
            form.add((*path, index), "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", text)
        optional_seen = optional_seen or not option.get("required")


def _option(option: Json, form: Form, path: Path, depth: int) -> None:
    kind = option.get("type")
    _named(option, form, path)
    if (kind == GROUP and depth > 0) or (kind == SUBCOMMAND and depth > 1):
        form.add((*path, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Nested too deep")
    if kind in (SUBCOMMAND, GROUP):
        _options(option.get("options") or [], form, (*path, "options"), depth=depth + 1)
        return
    _bounds(option, form, path)
    choices = option.get("choices") or []
    form.count((*path, "choices"), choices, MOST_OPTIONS)
    if choices and (option.get("autocomplete") or kind not in _CHOICE_KINDS):
        form.add((*path, "autocomplete"), "APPLICATION_COMMAND_AUTOCOMPLETE_WITH_CHOICES", "Not with choices")
    for index, choice in enumerate(choices):
        form.length((*path, "choices", index, "name"), str(choice.get("name") or ""), 100, 1)
        if kind == STRING:
            form.length((*path, "choices", index, "value"), str(choice.get("value", "")), 100)


def _bounds(option: Json, form: Form, path: Path) -> None:
    least, most = option.get("min_length"), option.get("max_length")
    form.range((*path, "min_length"), 0 if least is None else least, 0, MOST_TYPED)
    form.range((*path, "max_length"), MOST_TYPED if most is None else most, max(1, least or 0), MOST_TYPED)


def _characters(body: Json) -> int:
    own = len(body.get("name") or "") + len(body.get("description") or "")
    choices = sum(len(str(c.get("name"))) + len(str(c.get("value"))) for c in body.get("choices") or [])
    return own + choices + sum(map(_characters, body.get("options") or []))
