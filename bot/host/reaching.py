"""Reaches Discord: its API, its gateway, with the host's token."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from email.utils import parsedate_to_datetime
from time import time

import aiohttp
import discord
from discord.http import Route

from bot.host.certificates import by_the_clock, certificate_error
from bot.host.unusable import UnusableError
from bot.kit.clock import local_time
from bot.kit.trouble import trouble_of
from bot.settings import Settings
from bot.token_shape import key_if_refused

PATIENCE_SECONDS = 30.0


def reach(settings: Settings) -> None:
    """From now on, send requests where the host's settings say."""
    Route.BASE = settings.api_url
    # Breakaway has no voice, so hosts need no warnings about voice libraries.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


class Answers:
    """What Discord's answers tell beside their content: its time."""

    def __init__(self) -> None:
        self._ahead: float | None = None
        self.trace = aiohttp.TraceConfig()
        self.trace.on_request_end.append(self._answered)

    def clock_ahead(self) -> float | None:
        """By how many seconds this machine's clock is ahead of Discord's, None if no answer came."""
        return self._ahead

    async def _answered(
        self, _session: object, _context: object, told: aiohttp.TraceRequestEndParams
    ) -> None:
        with suppress(KeyError, ValueError):
            self._ahead = time() - parsedate_to_datetime(told.response.headers["Date"]).timestamp()


@asynccontextmanager
async def logged_in(settings: Settings, answers: Answers | None = None) -> AsyncIterator[discord.Client]:
    """A client that can send requests with the host's token. UnusableError if Discord doesn't answer."""
    reach(settings)
    trace = (answers or Answers()).trace
    try:
        async with (
            asyncio.timeout(PATIENCE_SECONDS),
            discord.Client(intents=discord.Intents.none(), http_trace=trace) as client,
        ):
            await client.login(settings.discord_token.get_secret_value())
            yield client
    except discord.LoginFailure:
        raise token_refused(settings) from None
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        if (certificate := certificate_error(error)) is not None:
            if by_the_clock(certificate):
                raise UnusableError("host-discord-certificate-time", now=local_time()) from None
            raise UnusableError("host-discord-certificate", reason=certificate.verify_message) from None
        reason = trouble_of(error) or type(error).__name__
        raise UnusableError("host-discord-away", reason=reason) from None


def token_refused(settings: Settings) -> UnusableError:
    """What to tell the host of a token that Discord refuses."""
    return UnusableError(key_if_refused(settings.discord_token.get_secret_value()))
