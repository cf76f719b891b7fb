from sandbox.ground import errors
from sandbox.ground.call import Call
from sandbox.ground.errors import Refusal, invalid
from sandbox.ground.models import Json
from sandbox.service import command_rules
from sandbox.service.command_rules import CHAT
from sandbox.wire import Reply, Route
from sandbox.world import World


def _scope(world: World, call: Call) -> dict[int, Json]:
    if call.id("application_id") != world.store.application_id:
        raise Refusal(errors.MISSING_ACCESS)
    if "guild_id" not in call.args:
        return world.store.commands[None]
    guild = world.store.bot_guild(call.id("guild_id"))
    return world.store.commands.setdefault(guild.id, {})


def _stored(world: World, call: Call, body: Json, old: Json | None) -> Json:
    stored: Json = {
        "id": old["id"] if old else str(world.clock.snowflake()),
        "application_id": str(world.store.application_id),
        "version": str(world.clock.snowflake()),
        "type": body.get("type") or CHAT,
        "name": body["name"],
        "description": body.get("description") or "",
        "default_member_permissions": body.get("default_member_permissions"),
        "nsfw": bool(body.get("nsfw", False)),
        "integration_types": body.get("integration_types") or [0],
        "contexts": body.get("contexts"),
        "dm_permission": body.get("dm_permission", True),
    }
    for key in ("name_localizations", "description_localizations"):
        stored[key] = body.get(key)
    if body.get("options"):
        stored["options"] = body["options"]
    if stored["default_member_permissions"] is not None:
        stored["default_member_permissions"] = str(stored["default_member_permissions"])
    if "guild_id" in call.args:
        stored["guild_id"] = call.args["guild_id"]
    return stored


def _named(scope: dict[int, Json], body: Json) -> Json | None:
    kind = body.get("type") or CHAT
    return next((c for c in scope.values() if (c["type"], c["name"]) == (kind, body.get("name"))), None)


def listing(world: World, call: Call) -> Reply:
    return Reply(list(_scope(world, call).values()))


def overwrite(world: World, call: Call) -> Reply:
    if not isinstance(call.body, list):
        raise invalid((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
    scope = _scope(world, call)
    command_rules.check_all(call.body)
    stored = [_stored(world, call, body, _named(scope, body)) for body in call.body]
    scope.clear()
    scope.update({int(each["id"]): each for each in stored})
    return Reply(stored)


def create(world: World, call: Call) -> Reply:
    command_rules.check(call.form)
    scope = _scope(world, call)
    old = _named(scope, call.form)
    stored = _stored(world, call, call.form, old)
    scope[int(stored["id"])] = stored
    return Reply(stored, 200 if old else 201)


def _find(world: World, call: Call) -> tuple[dict[int, Json], Json]:
    scope = _scope(world, call)
    command = scope.get(call.id("command_id"))
    if command is None:
        raise Refusal(errors.UNKNOWN_COMMAND)
    return scope, command


def get(world: World, call: Call) -> Reply:
    return Reply(_find(world, call)[1])


def edit(world: World, call: Call) -> Reply:
    scope, old = _find(world, call)
    body = old | call.form
    command_rules.check(body)
    stored = _stored(world, call, body, old)
    scope[int(stored["id"])] = stored
    return Reply(stored)


def delete(world: World, call: Call) -> Reply:
    scope, old = _find(world, call)
    del scope[int(old["id"])]
    return Reply()


ROUTES = [
    Route(method, prefix + template, handler)
    for prefix in (
        "/applications/{application_id}/commands",
        "/applications/{application_id}/guilds/{guild_id}/commands",
    )
    for method, template, handler in (
        ("GET", "", listing),
        ("PUT", "", overwrite),
        ("POST", "", create),
        ("GET", "/{command_id}", get),
        ("PATCH", "/{command_id}", edit),
        ("DELETE", "/{command_id}", delete),
    )
]
