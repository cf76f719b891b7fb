"""The bot's own emojis, brought up to date where Discord has others or none.

Each is called by its key and a digest of its picture. So one that has changed is another emoji: it is sent
up, and the one before it is deleted.
"""

import asyncio
import hashlib
import logging
import re
from collections.abc import Callable, Iterable, Mapping
from math import ceil

import discord

from bot.kit.clock import Clock, set_within
from bot.kit.lanes import Lanes
from bot.kit.trouble import trouble_of
from bot.messages.emojis import INVALID_FORM, Emojis
from bot.words import words_for

log = logging.getLogger("bot")

EMOJIS = "emojis"
# So long the start waits until they are looked up: what is drawn before has none, and is drawn again.
PATIENCE_SECONDS = 10.0
# So often a process looks again that leaves it to another one to send them up.
LOOK_SECONDS = 60.0
OURS = re.compile(r"card[0-9A-Za-z]+_[0-9a-f]{6}")
DIGITS = 6

DrawEmojis = Callable[[], Mapping[str, bytes]]
"""Draws every emoji, by its key: letters and numbers. It takes long, and is called in a thread."""


class DrawnEmojis:
    """Has Discord know the emojis that are drawn; what it refuses, the bot does without."""

    def __init__(self, client: discord.Client, emojis: Emojis, clock: Clock, new: Callable[[], None]) -> None:
        """`new` is called where some are found after the start, when messages may stand without them."""
        self._client = client
        self._emojis = emojis
        self._new = new
        self._clock = clock
        self._draw: DrawEmojis | None = None
        self._sends = False
        self._looked = asyncio.Event()
        self._started = False
        self._lanes: Lanes[str] = Lanes(lambda _key: self._bring_up_to_date(), clock)

    def register(self, draw: DrawEmojis) -> None:
        self._draw = draw

    async def start(self, *, sends: bool) -> None:
        """Look them up. One process `sends` up beside all else what is missing."""
        if self._draw is None:
            return
        self._sends = sends
        self._lanes.mark(EMOJIS)
        await set_within(self._looked, PATIENCE_SECONDS)
        self._started = True

    async def close(self) -> None:
        await self._lanes.close()

    async def _bring_up_to_date(self) -> float | None:
        words = words_for(None)
        try:
            return await self._compare()
        except discord.RateLimited as error:
            log.info(words("host-emojis-later", minutes=ceil(error.retry_after / 60)))
            return self._clock.now() + error.retry_after
        except discord.HTTPException as error:
            if trouble_of(error) is not None:
                raise
            log.warning(words("host-emojis-refused", reason=" ".join(f"{error.code} {error.text}".split())))
        finally:
            self._looked.set()
        return None

    async def _compare(self) -> float | None:
        drawn = await asyncio.to_thread(self._named)
        there = {emoji.name: emoji for emoji in await self._client.fetch_application_emojis()}
        missing = [key for key, (name, _) in drawn.items() if name not in there]
        if missing and not self._sends:
            return self._clock.now() + LOOK_SECONDS
        if missing:
            self._looked.set()
        late = self._started and not self._emojis.any
        for key in missing:
            name, image = drawn[key]
            there[name] = await self._send_up(name, image)
        self._emojis.know(
            {key: discord.PartialEmoji(name=name, id=there[name].id) for key, (name, _) in drawn.items()},
            lost=lambda: self._lanes.mark(EMOJIS),
        )
        if late or (missing and self._started):
            self._new()
        if self._sends:
            await self._delete(there.values(), {name for name, _ in drawn.values()})
        return None

    async def _send_up(self, name: str, image: bytes) -> discord.Emoji:
        try:
            return await self._client.create_application_emoji(name=name, image=image)
        except discord.HTTPException as error:
            # Whoever sent it up before may have been heard without living to hear so.
            if error.code == INVALID_FORM:
                for emoji in await self._client.fetch_application_emojis():
                    if emoji.name == name:
                        return emoji
            raise

    async def _delete(self, emojis: Iterable[discord.Emoji], wanted: set[str]) -> None:
        """Those of ours whose picture is drawn no more."""
        for emoji in emojis:
            if OURS.fullmatch(emoji.name) and emoji.name not in wanted:
                await emoji.delete()

    def _named(self) -> dict[str, tuple[str, bytes]]:
        """What each is called, and its picture, by its key."""
        drawn = {} if self._draw is None else self._draw()
        return {
            key: (f"card{key}_{hashlib.sha256(image).hexdigest()[:DIGITS]}", image)
            for key, image in drawn.items()
        }
