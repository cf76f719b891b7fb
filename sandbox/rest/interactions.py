from sandbox.ground import serialize
from sandbox.ground.call import ApiCall
from sandbox.ground.interaction import DEFER, Interaction
from sandbox.ground.models import EPHEMERAL, LOADING, Json, Message
from sandbox.service import interactions, messages
from sandbox.wire import Reply, Route
from sandbox.world import World

TRUE = ("1", "true", "True")


def callback(world: World, call: ApiCall) -> Reply:
    interaction, message = interactions.answer(
        world, call.id("interaction_id"), call.args["interaction_token"], call.form, call.files
    )
    if call.query.get("with_response") not in TRUE:
        return Reply()
    return Reply(_response(world, interaction, message))


def _response(world: World, interaction: Interaction, message: Message | None) -> Json:
    about: Json = {"id": str(interaction.id), "type": interaction.type}
    if message is None:
        return {"interaction": about}
    about |= {
        "response_message_id": str(message.id),
        "response_message_loading": bool(message.flags & LOADING),
        "response_message_ephemeral": bool(message.flags & EPHEMERAL),
    }
    body: Json = {"interaction": about}
    if interaction.answered != DEFER:
        body["resource"] = {"type": interaction.answered, "message": serialize.message(world.store, message)}
    return body


def _target(world: World, call: ApiCall) -> Message:
    named = call.id("message_id") if "message_id" in call.args else None
    return interactions.message_of(world, call.args["webhook_token"], named)


def follow_up(world: World, call: ApiCall) -> Reply:
    message = interactions.follow_up(world, call.args["webhook_token"], call.form, call.files)
    return Reply(serialize.message(world.store, message))


def get(world: World, call: ApiCall) -> Reply:
    return Reply(serialize.message(world.store, _target(world, call)))


def edit(world: World, call: ApiCall) -> Reply:
    message = messages.edit(world, _target(world, call), call.form, call.files)
    return Reply(serialize.message(world.store, message))


def delete(world: World, call: ApiCall) -> Reply:
    messages.delete(world, _target(world, call))
    return Reply()


_HOOK = "/webhooks/{webhook_id}/{webhook_token}"
_ORIGINAL = _HOOK + "/messages/@original"
_ONE = _HOOK + "/messages/{message_id}"
ROUTES = [
    Route(method, template, handler, needs_token=False, free=True)
    for method, template, handler in (
        ("POST", "/interactions/{interaction_id}/{interaction_token}/callback", callback),
        ("POST", _HOOK, follow_up),
        ("GET", _ORIGINAL, get),
        ("PATCH", _ORIGINAL, edit),
        ("DELETE", _ORIGINAL, delete),
        ("GET", _ONE, get),
        ("PATCH", _ONE, edit),
        ("DELETE", _ONE, delete),
    )
]
