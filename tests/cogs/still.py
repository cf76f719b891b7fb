"""SimCord's Discord with a clock that tests alone move."""

import asyncio
from collections.abc import Sized
from typing import Any

import discord
from simcord import Env

from bot.client import Breakaway
from bot.kit.clock import Clock

# A commit to a slow disk takes long, and so does an opponent's first thought, in a process of its own.
PATIENCE_SECONDS = 60.0
# So soon something is due that the bot does at once or, giving way to a tap, after next to no time.
AT_ONCE_SECONDS = 0.1
LOOK_SECONDS = 0.01
# Far more than any answer takes: SimCord tells of a bot that comes to no end.
MOST_STEPS = 10_000


class SimClock(Clock):
    """SimCord's clock: it stands still until advance_time moves it. The host's may be `ahead` of it."""

    env: Env
    ahead = 0.0

    def now(self) -> float:
        return self.env.now().timestamp() + self.ahead


class StillEnv(Env):
    """SimCord's Discord, in which only advance_time moves the clock. What SimCord leaves out is added:
    members in options carry what they may do in the channel, and clients tell their `languages`, by person.
    """

    def __init__(self, bot: Breakaway) -> None:
        intents = discord.Intents.default()
        super().__init__(bot, approved_intents=intents, shard_count=1, settle_timeout=PATIENCE_SECONDS)
        self.languages: dict[int, str] = {}
        self.backend.subscribers.append(self._complete)

    def _complete(self, event: str, payload: Any) -> None:
        """Add to what the bot is about to receive; the first subscriber gets it first."""
        if event == "INTERACTION_CREATE":
            user = payload.get("user") or payload["member"]["user"]
            payload["locale"] = self.languages.get(int(user["id"]), "en-US")
        if event == "INTERACTION_CREATE" and "guild_id" in payload:
            guild, channel = int(payload["guild_id"]), int(payload["channel_id"])
            for member_id, member in payload["data"].get("resolved", {}).get("members", {}).items():
                may = self.backend.compute_permissions(guild, int(member_id), channel)
                member["permissions"] = str(may)

    async def _settle_internal(self, **options: Any) -> None:
        """Run what is ready first, and look again soon where something else is awaited.

        SimCord sleeps for 50 ms where all that is left is a callback of the next step.
        """
        assert self._loop is not None
        ready: Sized = self._loop._ready  # type: ignore[attr-defined] # asyncio's own list of what runs next
        for _ in range(MOST_STEPS):
            if not ready or self._moves_elsewhere():
                break
            await asyncio.sleep(0)
        await super()._settle_internal(**options | {"idle": LOOK_SECONDS})

    def _moves_elsewhere(self) -> bool:
        """Whether a timer that came due has another task move the clock, which also runs what is ready.

        Of two that do so each takes the other for something that is ready.
        """
        moving = self._real_advance_task
        return moving is not None and not moving.done() and moving is not asyncio.current_task()

    def _schedule_timer(self, record: Any, *rest: Any) -> None:
        """Let real time fire only what is due almost at once.

        SimCord sleeps until whatever is due within its patience, and a slow disk needs much of that: every
        pause of the bot would be slept through, and be over before a test could look.
        """
        if record.when - self.backend.clock.elapsed < AT_ONCE_SECONDS:
            super()._schedule_timer(record, *rest)
