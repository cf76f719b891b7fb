"""What a person's client makes of a slash command and its options."""

from collections.abc import Iterable
from typing import Any

from sandbox.ground import permissions, serialize
from sandbox.ground.models import DM, Channel, Json
from sandbox.ground.state import WorldState
from sandbox.service import command_rules
from sandbox.service.command_rules import (
    ATTACHMENT,
    CHANNEL,
    GROUP,
    MENTIONABLE,
    ROLE,
    STRING,
    SUBCOMMAND,
    USER,
)
from sandbox.world import NotShownError

_KINDS: dict[int, type | tuple[type, ...]] = {
    STRING: str,
    command_rules.INTEGER: int,
    command_rules.BOOLEAN: bool,
    command_rules.NUMBER: (int, float),
}
_BY_ID = (USER, CHANNEL, ROLE, MENTIONABLE)


def shown_commands(store: WorldState, user_id: int, channel: Channel, kind: int) -> dict[str, Json]:
    """The commands that Discord offers this person here, by name."""
    guild = store.guild_of(channel)
    if guild is not None and store.bot.id not in guild.members:
        return {}
    if not store.can(user_id, channel, "use_application_commands"):
        return {}
    scopes = [store.commands[None], store.commands.get(channel.guild_id, {}) if guild else {}]
    found = [command for scope in scopes for command in scope.values() if command["type"] == kind]
    return {c["name"]: c for c in found if _offered(store, c, user_id, channel)}


def _offered(store: WorldState, command: Json, user_id: int, channel: Channel) -> bool:
    contexts = command["contexts"]
    if channel.type == DM:
        return 1 in contexts if contexts is not None else bool(command.get("dm_permission", True))
    if contexts is not None and 0 not in contexts:
        return False
    needed = command["default_member_permissions"]
    own = store.permissions(user_id, channel)
    # An empty set means: administrators only.
    return needed is None or own == permissions.ALL or (needed != "0" and own & int(needed) == int(needed))


def invocation(
    store: WorldState,
    user_id: int,
    channel: Channel,
    words: str,
    values: dict[str, Any],
    focus: str | None = None,
) -> Json:
    """The data of a command interaction; with `focus` that of an autocomplete."""
    root, *path = words.removeprefix("/").split()
    commands = shown_commands(store, user_id, channel, command_rules.CHAT)
    if root not in commands:
        raise NotShownError(f"no command {root}; shown: {sorted(commands)}")
    node, layers = commands[root], []
    for name in path:
        node = _nested(node, name)
        layers.append({"name": name, "type": node["type"]})
    declared = {o["name"]: o for o in node.get("options") or []}
    if any(o["type"] in (SUBCOMMAND, GROUP) for o in declared.values()):
        raise NotShownError(f"{words} needs one of {sorted(declared)}")
    resolved: Json = {}
    options = _options(store, channel, declared, values, resolved, focus)
    for layer in reversed(layers):
        options = [{**layer, "options": options}]
    data: Json = {"id": commands[root]["id"], "name": root, "type": command_rules.CHAT, "options": options}
    if "guild_id" in commands[root]:
        data["guild_id"] = commands[root]["guild_id"]
    return data | ({"resolved": resolved} if resolved else {})


def _nested(node: Json, name: str) -> Json:
    for option in node.get("options") or []:
        if option["name"] == name and option["type"] in (SUBCOMMAND, GROUP):
            return dict(option)
    raise NotShownError(f"no {name} in {node['name']}")


def _options(
    store: WorldState,
    channel: Channel,
    declared: dict[str, Json],
    values: dict[str, Any],
    resolved: Json,
    focus: str | None,
) -> list[Json]:
    unknown = set(values) - set(declared)
    if unknown:
        raise NotShownError(f"no options {sorted(unknown)}; shown: {sorted(declared)}")
    if focus is not None and not declared[focus].get("autocomplete"):
        raise NotShownError(f"{focus} completes nothing")
    missing = [name for name, o in declared.items() if o.get("required") and name not in values]
    if missing and focus is None:
        raise NotShownError(f"options {missing} are required")
    built = []
    for name, value in values.items():
        kind = declared[name]["type"]
        option: Json = {"name": name, "type": kind}
        if name == focus:
            # What is still being typed is sent as it is, unchecked.
            option |= {"value": str(value), "focused": True}
        elif kind == ATTACHMENT:
            if not isinstance(value, dict):
                raise NotShownError(f"{name} takes a file")
            option["value"] = value["id"]
            resolved.setdefault("attachments", {})[value["id"]] = value
        elif kind in _BY_ID:
            option["value"] = str(value.id)
            resolve(store, channel, [value.id], resolved)
        else:
            option["value"] = _plain(declared[name], value)
        built.append(option)
    return built


def _plain(option: Json, value: Any) -> Any:
    choices = option.get("choices")
    if choices:
        for choice in choices:
            if value in (choice["name"], choice["value"]):
                return choice["value"]
        raise NotShownError(f"{option['name']} offers {[c['name'] for c in choices]}")
    if not isinstance(value, _KINDS.get(option["type"], ())):
        raise NotShownError(f"{option['name']} does not take {value!r}")
    size = len(value) if isinstance(value, str) else value
    kind = "length" if isinstance(value, str) else "value"
    least, most = option.get(f"min_{kind}"), option.get(f"max_{kind}")
    if (least is not None and size < least) or (most is not None and size > most):
        raise NotShownError(f"{option['name']} must be between {least} and {most}")
    return value


def resolve(store: WorldState, channel: Channel, ids: Iterable[int], into: Json) -> None:
    """Add to `into` what Discord sends about users, members, roles and channels that a person picked."""
    guild = store.guild_of(channel)
    for each in ids:
        key = str(each)
        if each in store.users:
            into.setdefault("users", {})[key] = serialize.user(store.users[each])
            if guild is not None and each in guild.members:
                member = serialize.bare_member(guild.members[each])
                own = str(store.permissions(each, channel))
                into.setdefault("members", {})[key] = member | {"permissions": own}
        elif guild is not None and each in guild.roles:
            into.setdefault("roles", {})[key] = serialize.role(guild.roles[each])
        elif each in store.channels:
            picked = store.channels[each]
            body = serialize.channel(store, picked)
            into.setdefault("channels", {})[key] = body | {
                "permissions": str(store.permissions(store.bot.id, picked))
            }
        else:
            raise NotShownError(f"nobody and nothing has the id {each}")
