"""Reaches Discord: its API, its gateway, with the host's token."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp
import discord
from discord.http import Route

from bot.host.unusable import UnusableError
from bot.kit.trouble import trouble_of
from bot.settings import Settings

PATIENCE_SECONDS = 30.0


def reach(settings: Settings) -> None:
    """From now on, send requests where the host's settings say."""
    Route.BASE = settings.api_url
    # Breakaway has no voice, so hosts need no warnings about voice libraries.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


@asynccontextmanager
async def logged_in(settings: Settings) -> AsyncIterator[discord.Client]:
    """A client that can send requests with the host's token. UnusableError if Discord doesn't answer."""
    reach(settings)
    try:
        async with (
            asyncio.timeout(PATIENCE_SECONDS),
            discord.Client(intents=discord.Intents.none()) as client,
        ):
            await client.login(settings.discord_token.get_secret_value())
            yield client
    except discord.LoginFailure:
        raise UnusableError("host-discord-token-refused") from None
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        reason = trouble_of(error) or type(error).__name__
        raise UnusableError("host-discord-away", reason=reason) from None
