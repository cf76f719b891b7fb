"""Uploads the bot's own emojis to Discord, and deletes old ones.

Each one's name has its key and a digest of its picture. So a changed picture is a new emoji: the bot uploads
it and deletes the old one.
"""

import asyncio
import hashlib
import logging
import re
from collections.abc import Awaitable, Callable, Iterable, Mapping
from math import ceil

import discord

from bot.kit.clock import Clock, set_within
from bot.kit.lanes import Lanes
from bot.kit.trouble import reason_of, trouble_of
from bot.messages.emojis import INVALID_FORM, Emojis
from bot.words import words_for

log = logging.getLogger("bot")

EMOJIS = "emojis"
# How long the start waits for their ids. Messages drawn before have no emojis, and are drawn again.
PATIENCE_SECONDS = 10.0
OURS = re.compile(r"card[0-9A-Za-z]+_[0-9a-f]{6}")
DIGITS = 6


class DrawnEmojis:
    """Keeps the emojis at Discord up to date. If Discord refuses them, the bot does without."""

    def __init__(
        self,
        client: discord.Client,
        emojis: Emojis,
        clock: Clock,
        draw: Callable[[], Awaitable[Mapping[str, bytes]]],
        new: Callable[[], None],
    ) -> None:
        """`new` is called if some are found after the start, when messages may be without them."""
        self._client = client
        self._emojis = emojis
        self._new = new
        self._clock = clock
        self._draw = draw
        self._looked = asyncio.Event()
        self._started = False
        self._lanes: Lanes[str] = Lanes(lambda _key: self._bring_up_to_date(), clock)

    async def start(self) -> None:
        """Look them up, and upload what is missing in the background."""
        self._lanes.mark(EMOJIS)
        await set_within(self._looked, PATIENCE_SECONDS)
        self._started = True

    async def close(self) -> None:
        await self._lanes.close()

    async def _bring_up_to_date(self) -> float | None:
        words = words_for(None)
        try:
            await self._compare()
        except discord.RateLimited as error:
            log.info(words("host-emojis-later", minutes=ceil(error.retry_after / 60)))
            return self._clock.now() + error.retry_after
        except discord.HTTPException as error:
            if trouble_of(error) is not None:
                raise
            log.warning(words("host-emojis-refused", reason=reason_of(error)))
        finally:
            self._looked.set()
        return None

    async def _compare(self) -> None:
        drawn = named(await self._draw())
        there = {emoji.name: emoji for emoji in await self._client.fetch_application_emojis()}
        missing = [key for key, (name, _) in drawn.items() if name not in there]
        if missing:
            self._looked.set()
        late = self._started and not self._emojis.any
        for key in missing:
            name, image = drawn[key]
            there[name] = await self._send_up(name, image)
        self._emojis.use(
            {key: discord.PartialEmoji(name=name, id=there[name].id) for key, (name, _) in drawn.items()},
            lost=lambda: self._lanes.mark(EMOJIS),
        )
        if late or (missing and self._started):
            self._new()
        await self._delete(there.values(), {name for name, _ in drawn.values()})

    async def _send_up(self, name: str, image: bytes) -> discord.Emoji:
        try:
            return await self._client.create_application_emoji(name=name, image=image)
        except discord.HTTPException as error:
            # An earlier process may have uploaded it without getting the answer.
            if error.code == INVALID_FORM:
                for emoji in await self._client.fetch_application_emojis():
                    if emoji.name == name:
                        return emoji
            raise

    async def _delete(self, emojis: Iterable[discord.Emoji], wanted: set[str]) -> None:
        """Delete those of our emojis that are no longer drawn."""
        for emoji in emojis:
            if OURS.fullmatch(emoji.name) and emoji.name not in wanted:
                await emoji.delete()


def named(images: Mapping[str, bytes]) -> dict[str, tuple[str, bytes]]:
    """The name and the picture of each emoji, by key."""
    return {
        key: (f"card{key}_{hashlib.sha256(image).hexdigest()[:DIGITS]}", image)
        for key, image in images.items()
    }
