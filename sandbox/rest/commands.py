from sandbox.ground import errors
from sandbox.ground.call import ApiCall
from sandbox.ground.errors import Refusal, invalid
from sandbox.ground.models import Json
from sandbox.service import command_rules
from sandbox.service.command_rules import APP_HANDLER, CHAT, ENTRY_POINT
from sandbox.wire import Reply, Route
from sandbox.world import World

LOCALIZATIONS = ("name_localizations", "description_localizations")


def _scope(world: World, call: ApiCall) -> dict[int, Json]:
    if call.id("application_id") != world.store.application_id:
        raise Refusal(errors.MISSING_ACCESS)
    if "guild_id" not in call.args:
        return world.store.commands[None]
    guild = world.store.bot_guild(call.id("guild_id"))
    return world.store.commands.setdefault(guild.id, {})


def _stored(world: World, call: ApiCall, body: Json, old: Json | None) -> Json:
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
    for key in LOCALIZATIONS:
        stored[key] = body.get(key)
    if body.get("options"):
        stored["options"] = [_kept(option) for option in body["options"]]
    if stored["type"] == ENTRY_POINT:
        stored["handler"] = body.get("handler") or APP_HANDLER
    if stored["default_member_permissions"] is not None:
        stored["default_member_permissions"] = str(stored["default_member_permissions"])
    if "guild_id" in call.args:
        stored["guild_id"] = call.args["guild_id"]
    return stored


def _kept(option: Json) -> Json:
    """An option as Discord sends it: false and empty values are left out."""
    kept = {key: value for key, value in option.items() if value is not False and value not in ([], {})}
    if "options" in kept:
        kept["options"] = [_kept(each) for each in kept["options"]]
    return kept


def _named(scope: dict[int, Json], body: Json) -> Json | None:
    kind = body.get("type") or CHAT
    return next((c for c in scope.values() if (c["type"], c["name"]) == (kind, body.get("name"))), None)


def listing(world: World, call: ApiCall) -> Reply:
    found = list(_scope(world, call).values())
    if call.query.get("with_localizations") == "true":
        return Reply(found)
    return Reply([{key: each[key] for key in each if key not in LOCALIZATIONS} for each in found])


def _check_entry_point(world: World, call: ApiCall, bodies: list[Json]) -> None:
    """There may be one if Activities are on, for all guilds at once."""
    if world.store.activities and "guild_id" not in call.args:
        return
    for index, body in enumerate(bodies):
        if body.get("type") == ENTRY_POINT:
            raise invalid((index, "type"), "BASE_TYPE_CHOICES", "Value must be one of (1, 2, 3).")


def overwrite(world: World, call: ApiCall) -> Reply:
    if not isinstance(call.body, list):
        raise invalid((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
    scope = _scope(world, call)
    command_rules.check_all(call.body)
    _check_entry_point(world, call, call.body)
    kinds = {body.get("type") for body in call.body}
    if ENTRY_POINT not in kinds and any(each["type"] == ENTRY_POINT for each in scope.values()):
        raise Refusal(errors.ENTRY_POINT_LEFT_OUT)
    stored = [_stored(world, call, body, _named(scope, body)) for body in call.body]
    scope.clear()
    scope.update({int(each["id"]): each for each in stored})
    return Reply(stored)


def create(world: World, call: ApiCall) -> Reply:
    command_rules.check(call.form)
    _check_entry_point(world, call, [call.form])
    scope = _scope(world, call)
    old = _named(scope, call.form)
    stored = _stored(world, call, call.form, old)
    scope[int(stored["id"])] = stored
    return Reply(stored, 200 if old else 201)


def _find(world: World, call: ApiCall) -> tuple[dict[int, Json], Json]:
    scope = _scope(world, call)
    command = scope.get(call.id("command_id"))
    if command is None:
        raise Refusal(errors.UNKNOWN_COMMAND)
    return scope, command


def get(world: World, call: ApiCall) -> Reply:
    return Reply(_find(world, call)[1])


def edit(world: World, call: ApiCall) -> Reply:
    scope, old = _find(world, call)
    body = old | call.form
    command_rules.check(body)
    stored = _stored(world, call, body, old)
    scope[int(stored["id"])] = stored
    return Reply(stored)


def delete(world: World, call: ApiCall) -> Reply:
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
