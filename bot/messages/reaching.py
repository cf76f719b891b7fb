"""How messages are reached: by the bot itself, or by the token of a tap, which Discord does not count."""

import logging
from typing import Any

import discord
from discord.http import handle_message_parameters
from discord.webhook.async_ import async_context

log = logging.getLogger(__name__)


def webhook_of(client: discord.Client, token: str) -> discord.Webhook:
    """What edits messages by the token of a tap."""
    return discord.Webhook.partial(client.application_id or 0, token, client=client)


def message_at(client: discord.Client, channel_id: int, message_id: int) -> discord.PartialMessage:
    return client.get_partial_messageable(channel_id).get_partial_message(message_id)


async def delete_message(client: discord.Client, channel_id: int, message_id: int) -> None:
    try:
        await message_at(client, channel_id, message_id).delete()
    except (discord.NotFound, discord.Forbidden) as error:
        log.info("a replaced message is out of reach: %s", error.code)


async def edit_tapped(webhook: discord.Webhook, changes: dict[str, Any]) -> None:
    """Edit it through the interaction's webhook; `changes` are those of discord.py's `edit`.

    discord.py does so only with the interaction itself at hand, which a restart takes away.
    """
    with handle_message_parameters(**changes) as parameters:
        await async_context.get().edit_original_interaction_response(
            webhook.id,
            webhook.token or "",
            session=webhook.session,
            proxy=webhook.proxy,
            proxy_auth=webhook.proxy_auth,
            payload=parameters.payload,
            multipart=parameters.multipart,
            files=parameters.files,
        )
