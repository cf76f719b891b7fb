"""The commands that a person can type or pick in a place, for the page."""

from collections.abc import Iterator

from sandbox.ground.models import (
    Channel,
    Json,
)
from sandbox.people import Person, asks
from sandbox.service.command_rules import CHAT, GROUP, MESSAGE_MENU, SUBCOMMAND, USER_MENU


def commands_told(person: Person, channel: Channel) -> Json:
    """What a person can type or pick here, in their own language if the bot registered one."""
    store, locale = person.world.store, person.user.locale
    kinds = {
        kind: asks.shown_commands(store, person.id, channel, kind) for kind in (CHAT, USER_MENU, MESSAGE_MENU)
    }
    return {
        "chat": [leaf for root in kinds[CHAT].values() for leaf in _leaves(root, "", "", locale)],
        "user": [_named(each, locale) for each in kinds[USER_MENU].values()],
        "message": [_named(each, locale) for each in kinds[MESSAGE_MENU].values()],
    }


def _named(node: Json, locale: str) -> Json:
    names, texts = node.get("name_localizations") or {}, node.get("description_localizations") or {}
    return {
        "name": node["name"],
        "label": names.get(locale) or node["name"],
        "description": texts.get(locale) or node.get("description") or "",
    }


def _leaves(node: Json, before: str, label: str, locale: str) -> Iterator[Json]:
    own = _named(node, locale)
    words, label = f"{before} {own['name']}".strip(), f"{label} {own['label']}".strip()
    options = node.get("options") or []
    nested = [option for option in options if option["type"] in (SUBCOMMAND, GROUP)]
    if nested:
        for each in nested:
            yield from _leaves(each, words, label, locale)
        return
    yield own | {"name": words, "label": label, "options": [_option(each, locale) for each in options]}


def _option(option: Json, locale: str) -> Json:
    choices = [
        {"value": c["value"], "label": (c.get("name_localizations") or {}).get(locale) or c["name"]}
        for c in option.get("choices") or []
    ]
    bounds = {key: option.get(key) for key in ("min_length", "max_length", "min_value", "max_value")}
    return (
        _named(option, locale)
        | bounds
        | {
            "type": option["type"],
            "required": bool(option.get("required")),
            "autocomplete": bool(option.get("autocomplete")),
            "choices": choices,
        }
    )
