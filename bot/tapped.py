"""Edits the message that was tapped by the token of the tap, which Discord does not count against the bot."""

from typing import Any

import discord
from discord.http import handle_message_parameters
from discord.webhook.async_ import async_context


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
