"""Spaces the bot's IDENTIFYs: Discord allows 1,000 a day, and resets the token of a bot that sends more."""

import asyncio
import math

import discord

FEW = 0.5
"""Below this share of the day's starts, what is left has to last for the rest of the day."""


class SessionStarts:
    def __init__(self) -> None:
        self._last = -math.inf

    def noted(self) -> None:
        """A session starts now."""
        self._last = asyncio.get_running_loop().time()

    def due_in(self, limits: discord.SessionStartLimits, shards: int = 1) -> float:
        """How many seconds to wait before this many sessions may start. A process's first ones needn't."""
        reset_after = limits.reset_after / 1000
        if limits.remaining < shards:
            return max(1.0, reset_after)
        if limits.remaining >= FEW * limits.total:
            return 0.0
        due = self._last + shards * reset_after / limits.remaining
        return max(0.0, due - asyncio.get_running_loop().time())
