"""Opens DMs. Discord sometimes lets the bot open none: then the bot tells its host, and tries again later."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

import discord

from bot.kit.backoff import Backoff
from bot.kit.clock import Clock

log = logging.getLogger(__name__)

# The bot was flagged as spam (in no table of Discord's), or it has opened too many DMs at once.
OWN_TROUBLE = frozenset({20026, 40003})
FIRST_TRY_SECONDS = 300.0
LAST_TRY_SECONDS = 3600.0
WARN_AGAIN_SECONDS = 86400.0


class DmsDownError(Exception):
    """Discord has just let the bot open no DMs, so it doesn't ask before `until` (UTC seconds)."""

    def __init__(self, until: float) -> None:
        super().__init__(until)
        self.until = until


class Dms:
    def __init__(self, client: discord.Client, clock: Clock) -> None:
        self._client = client
        self._clock = clock
        self._backoff: Backoff | None = None
        # Monotonic; None if Discord lets the bot open DMs, or has never complained.
        self._until: float | None = None
        self._warned: float | None = None

    async def open(self, player_id: int) -> int:
        """The channel of a player's DMs. DmsDownError if it isn't time to ask Discord again."""
        now = self._clock.monotonic()
        if self._until is not None:
            if now < self._until:
                raise DmsDownError(self._clock.now() + self._until - now)
            self._until = now + FIRST_TRY_SECONDS  # the others wait for this answer
        channel = await self._client.create_dm(discord.Object(player_id))
        self._until = self._backoff = None
        return channel.id

    @contextmanager
    def sending(self) -> Iterator[None]:
        """Open DMs and send to them inside this. DmsDownError if a refusal is about the bot itself."""
        try:
            yield
        except discord.HTTPException as error:
            if error.code not in OWN_TROUBLE:
                raise
            raise DmsDownError(self._down_until(error)) from error

    def _down_until(self, error: discord.HTTPException) -> float:
        """When to try again; the log says why, once a day."""
        self._backoff = self._backoff or Backoff(FIRST_TRY_SECONDS, LAST_TRY_SECONDS)
        now, pause = self._clock.monotonic(), self._backoff.next()
        if self._warned is None or now >= self._warned + WARN_AGAIN_SECONDS:
            self._warned = now
            log.warning(
                "Discord lets this bot open no DMs (%s: %s). It calls players in the channel, and tries "
                "again in %.0f min. If Discord has flagged the bot by mistake, appeal: https://dis.gd/contact",
                error.code,
                error.text,
                pause / 60,
            )
        self._until = now + pause
        return self._clock.now() + pause
