"""Interactions: what a person did, and how the bot answers within Discord's deadlines.

Source: https://discord.com/developers/docs/interactions/receiving-and-responding
"""

from collections.abc import Iterator

from sandbox.ground import errors, serialize
from sandbox.ground.call import Upload
from sandbox.ground.errors import Refusal, invalid
from sandbox.ground.interaction import (
    ANSWER,
    AUTOCOMPLETE,
    CHOICES,
    COMMAND,
    COMPONENT,
    DEFER,
    DEFER_UPDATE,
    MODAL,
    SHOW_MODAL,
    UPDATE,
    Interaction,
)
from sandbox.ground.models import DM, EPHEMERAL, LOADING, Channel, Json, Message
from sandbox.service import attachments, messages, validate
from sandbox.service.command_rules import GROUP, SUBCOMMAND
from sandbox.service.messages import Origin, Posted
from sandbox.world import World

CHAT_INPUT_COMMAND, CONTEXT_MENU_COMMAND = 20, 23

TOKEN_SECONDS = 15 * 60.0

_ANSWERS = {
    COMMAND: (ANSWER, DEFER, SHOW_MODAL),
    COMPONENT: (ANSWER, DEFER, DEFER_UPDATE, UPDATE, SHOW_MODAL),
    AUTOCOMPLETE: (CHOICES,),
    MODAL: (ANSWER, DEFER, DEFER_UPDATE, UPDATE),
}


def begin(world: World, interaction: Interaction) -> None:
    """Send the interaction to the bot and start the time for its answer."""
    world.interactions[interaction.id] = world.by_token[interaction.token] = interaction
    due = interaction.created + world.answer_seconds
    interaction.timer = world.clock.call_at(due, lambda: expire(world, interaction))
    payload = _payload(world, interaction)
    world.gateway.dispatch("INTERACTION_CREATE", payload, guild_id=interaction.channel.guild_id)
    world.changed()


def expire(world: World, interaction: Interaction) -> None:
    """The person reads that it failed, unless it has an answer."""
    if not interaction.acknowledged:
        interaction.failed = True
        world.changed()


def _payload(world: World, interaction: Interaction) -> Json:
    store, channel, user = world.store, interaction.channel, interaction.user
    guild = store.guild_of(channel)
    own = str(store.permissions(user.id, channel))
    body: Json = {
        "id": str(interaction.id),
        "application_id": str(store.application_id),
        "type": interaction.type,
        "token": interaction.token,
        "version": 1,
        "data": interaction.data,
        "channel_id": str(channel.id),
        "channel": serialize.channel(store, channel) | {"permissions": own},
        "app_permissions": str(store.permissions(store.bot.id, channel)),
        "locale": user.locale,
        "entitlements": [],
        "authorizing_integration_owners": _owners(channel),
        "context": 1 if channel.type == DM else 0,
        "attachment_size_limit": attachments.LARGEST_FILE,
    }
    if guild is None:
        # From the bot's DM, the other side is always the person.
        body["user"] = serialize.user(user)
    else:
        body["guild_id"] = str(guild.id)
        body["guild"] = {"id": str(guild.id), "locale": guild.locale, "features": []}
        body["guild_locale"] = guild.locale
        body["member"] = serialize.member(store, guild.members[user.id]) | {"permissions": own}
    if interaction.message is not None:
        body["message"] = serialize.message(store, interaction.message)
    return body


def _owners(channel: Channel) -> Json:
    return {"0": "0" if channel.guild_id is None else str(channel.guild_id)}


def find(world: World, token: str) -> Interaction:
    """The interaction of a webhook token, while the token is valid."""
    interaction = world.by_token.get(token)
    if interaction is None:
        raise Refusal(errors.UNKNOWN_WEBHOOK)
    if world.clock.now() - interaction.created > TOKEN_SECONDS:
        raise Refusal(errors.BAD_WEBHOOK_TOKEN)
    world.store.channel(interaction.channel.id)
    return interaction


def answer(
    world: World, interaction_id: int, token: str, body: Json, files: dict[int, Upload]
) -> tuple[Interaction, Message | None]:
    interaction = world.interactions.get(interaction_id)
    if interaction is None or interaction.token != token or interaction.failed:
        raise Refusal(errors.UNKNOWN_INTERACTION)
    if interaction.acknowledged:
        raise Refusal(errors.ALREADY_ACKNOWLEDGED)
    kind, data = int(body.get("type", 0)), body.get("data") or {}
    world.store.channel(interaction.channel.id)
    fits = kind in _ANSWERS[interaction.type]
    if not fits or (kind in (UPDATE, DEFER_UPDATE) and interaction.message is None):
        raise invalid(
            ("type",), "BASE_TYPE_CHOICES", "Value must be one of the types fitting the interaction."
        )
    message = _effect(world, interaction, kind, data, files)
    interaction.answered = kind
    interaction.answered_after = world.clock.now() - interaction.created
    if interaction.timer is not None:
        interaction.timer.cancel()
    world.changed()
    return interaction, message


def _effect(
    world: World, interaction: Interaction, kind: int, data: Json, files: dict[int, Upload]
) -> Message | None:
    if kind == CHOICES:
        interaction.choices = validate.choices(data.get("choices") or [])
    elif kind == SHOW_MODAL:
        interaction.modal = validate.modal(data)
    elif kind == DEFER:
        origin = _origin(world, interaction, ephemeral=bool(int(data.get("flags") or 0) & EPHEMERAL))
        return _original(interaction, messages.placeholder(world, interaction.channel, origin))
    elif kind == ANSWER:
        origin = _origin(world, interaction, ephemeral=bool(int(data.get("flags") or 0) & EPHEMERAL))
        posted = Posted(data, files, origin=origin)
        return _original(interaction, messages.post(world, interaction.channel, posted))
    elif kind == UPDATE and interaction.message is not None:
        interaction.original_id = interaction.message.id
        return messages.edit(world, _still_there(world, interaction.message), data, files)
    elif interaction.message is not None:
        interaction.original_id = interaction.message.id
    return None


def _still_there(world: World, message: Message) -> Message:
    there = world.store.messages.get(message.channel_id, {}).get(message.id)
    if there is None:
        raise Refusal(errors.UNKNOWN_MESSAGE)
    return there


def _original(interaction: Interaction, message: Message) -> Message:
    interaction.original_id = message.id
    return message


def _origin(world: World, interaction: Interaction, *, ephemeral: bool, followup: bool = False) -> Origin:
    user = serialize.user(interaction.user)
    metadata: Json = {
        "id": str(interaction.id),
        "type": interaction.type,
        "user": user,
        "authorizing_integration_owners": _owners(interaction.channel),
    }
    about: Json = {"interaction_metadata": metadata}
    kind, reference = messages.REPLY, None
    if interaction.message is not None:
        reference = messages.reference(world, interaction.message)
        if interaction.type == COMPONENT:
            metadata["interacted_message_id"] = str(interaction.message.id)
    if interaction.type == COMMAND and not followup:
        is_menu = interaction.data.get("type", 1) != 1
        kind, reference = CONTEXT_MENU_COMMAND if is_menu else CHAT_INPUT_COMMAND, None
        about["interaction"] = {
            "id": metadata["id"],
            "type": COMMAND,
            "name": " ".join(_names(interaction.data)),
            "user": user,
        }
    if followup and interaction.original_id is not None:
        metadata["original_response_message_id"] = str(interaction.original_id)
    if interaction.type == MODAL:
        metadata["triggering_interaction_metadata"] = metadata | {"type": COMMAND}
    return Origin(
        interaction=about,
        by_webhook=True,
        visible_to=interaction.user.id if ephemeral else None,
        type=kind if reference or kind != messages.REPLY else 0,
        reference=reference,
        flags=EPHEMERAL if ephemeral else 0,
    )


def _names(node: Json) -> Iterator[str]:
    """A command's name with its group's and subcommand's."""
    yield node["name"]
    for option in node.get("options") or []:
        if option["type"] in (SUBCOMMAND, GROUP):
            yield from _names(option)


def follow_up(world: World, token: str, body: Json, files: dict[int, Upload]) -> Message:
    interaction = find(world, token)
    if not interaction.acknowledged:
        raise Refusal(errors.UNKNOWN_WEBHOOK)
    original = _message(world, interaction, interaction.original_id)
    if original is not None and original.flags & LOADING:
        # Documented: right after a deferred answer this edits it, and its ephemeral flag is ignored.
        return messages.edit(world, original, body, files)
    ephemeral = bool(int(body.get("flags") or 0) & EPHEMERAL)
    origin = _origin(world, interaction, ephemeral=ephemeral, followup=True)
    message = messages.post(world, interaction.channel, Posted(body, files, origin=origin))
    interaction.followups.append(message.id)
    return message


def message_of(world: World, token: str, message_id: int | None) -> Message:
    """The original answer (`None`) or a follow-up of the interaction with this token."""
    interaction = find(world, token)
    if not interaction.acknowledged:
        raise Refusal(errors.UNKNOWN_WEBHOOK)
    if message_id is not None and message_id not in (interaction.original_id, *interaction.followups):
        raise Refusal(errors.UNKNOWN_MESSAGE)
    message = _message(world, interaction, message_id or interaction.original_id)
    if message is None:
        raise Refusal(errors.UNKNOWN_MESSAGE)
    return message


def _message(world: World, interaction: Interaction, message_id: int | None) -> Message | None:
    return None if message_id is None else world.store.messages[interaction.channel.id].get(message_id)
