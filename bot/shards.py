"""The connections to the gateway, one for each shard: which are up, and when each comes back.

discord.py resumes a session at once, however often Discord closes it, and one shard that can't connect ends
the whole client. Here the first try comes at once, as Discord wants it, and later ones after growing pauses.
While other shards are up, a shard comes back by itself, so it's no one else's trouble.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import discord
from discord.gateway import DiscordWebSocket, ReconnectWebSocket
from discord.shard import EventItem, EventType, Shard

from bot.kit.backoff import Backoff
from bot.kit.trouble import trouble_of

log = logging.getLogger("bot")

FIRST_RETRY_SECONDS = 1.0
LAST_RETRY_SECONDS = 25.0
# After these codes Discord wants a new session: https://discord.com/developers/docs/topics/opcodes-and-status-codes
NEW_SESSION = (4003, 4007, 4009)
# After so many tries in a row that didn't bring a shard up, it gets a new session, too.
VAIN_TRIES = 2
# How long Discord may take to say READY or RESUMED.
READY_SECONDS = 60.0


def _pauses() -> Backoff:
    return Backoff(FIRST_RETRY_SECONDS, LAST_RETRY_SECONDS)


@dataclass
class _Standing:
    up_since: float | None = None
    """By the loop's clock, None unless Discord has said READY or RESUMED."""
    calm: bool = True
    """True unless it went down since it was last up for a while."""
    vain: int = 0
    """How many tries in a row didn't bring it up."""
    pauses: Backoff = field(default_factory=_pauses)
    ended: DiscordWebSocket | None = None
    """The connection that ended last."""


class Shards:
    def __init__(self, on_lost: Callable[[int], None], may_start: Callable[[], Awaitable[object]]) -> None:
        """`on_lost` is told of each shard that is down. `may_start` waits until a session may start."""
        self._on_lost = on_lost
        self._may_start = may_start
        self._standing: dict[int, _Standing] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._open = True
        self.starting = asyncio.Lock()
        """Held while a session starts: Discord wants five seconds between two of them."""

    def watch(self, shard: Shard) -> None:
        """From now on, bring this shard back when its connection ends."""
        self._standing[shard.id] = _Standing()
        # discord.py has no hook for a resume: it's what a shard puts into this queue.
        shard._queue_put = partial(self._ended, shard._queue_put)  # noqa: SLF001
        self._expect(shard)

    def connected(self, shard_id: int) -> None:
        """Discord has said READY or RESUMED."""
        if standing := self._standing.get(shard_id):
            standing.up_since, standing.vain = asyncio.get_running_loop().time(), 0

    def up(self) -> frozenset[int]:
        """The shards that are connected and hear of events."""
        return frozenset(number for number, each in self._standing.items() if each.up_since is not None)

    async def close(self) -> None:
        """Bring none back any more."""
        self._open = False
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _ended(self, put: Callable[[EventItem], None], item: EventItem) -> None:
        """A connection has ended, or a try to connect: come back, or let discord.py end the client."""
        if not self._open or item.shard is None or item.error is None:
            put(item)
            return
        # One step later: what Discord said before it closed the connection has been heard by then.
        self._begin(self._come_back(item.shard, item.error, partial(put, item)))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _expect(self, shard: Shard) -> None:
        """Discord has a connection, and a while to say READY or RESUMED."""
        asyncio.get_running_loop().call_later(READY_SECONDS, self._end_if_silent, shard, shard.ws)

    def _end_if_silent(self, shard: Shard, connection: DiscordWebSocket) -> None:
        if self._open and shard.ws is connection and connection.open and shard.id not in self.up():
            self._begin(connection.close())

    async def _come_back(self, shard: Shard, error: Exception, give_up: Callable[[], None]) -> None:
        standing = self._standing[shard.id]
        pause = _pause_after(standing)
        self._on_lost(shard.id)
        asked = error if isinstance(error, ReconnectWebSocket) else None
        if not asked and (
            isinstance(error, discord.ConnectionClosed) or not (self.up() and trouble_of(error))
        ):
            give_up()
            return
        # Without a new connection, it's the code of an earlier end.
        code = None if shard.ws is standing.ended else shard.ws.socket.close_code
        standing.ended = shard.ws
        if pause:
            self._tell(shard, str(code or "") if asked else trouble_of(error), pause)
            await asyncio.sleep(pause)
        if code in NEW_SESSION or standing.vain >= VAIN_TRIES or (asked and not asked.resume):
            shard.ws.session_id = shard.ws.sequence = None
        if shard.ws.session_id is not None:
            await shard.reidentify(ReconnectWebSocket(shard.id, resume=True))
        else:
            await self._start_anew(shard)
        self._expect(shard)

    async def _start_anew(self, shard: Shard) -> None:
        try:
            await self._may_start()
        except Exception as error:  # noqa: BLE001 - it ends this try like any other
            shard._queue_put(EventItem(EventType.close, shard, error))  # noqa: SLF001
            return
        async with self.starting:
            await shard.reidentify(ReconnectWebSocket(shard.id, resume=False))

    def _tell(self, shard: Shard, reason: str | None, pause: float) -> None:
        which = f"shard {shard.id}" if len(self._standing) > 1 else ""
        facts = ", ".join(filter(None, (which, reason)))
        told = f" ({facts})" if facts else ""
        if self._standing[shard.id].vain:
            log.warning(
                "Discord ends the connection before the bot is ready%s: trying again in %.0f s", told, pause
            )
        else:
            log.warning("the connection to Discord has ended%s: trying again in %.0f s", told, pause)


def _pause_after(standing: _Standing) -> float:
    """Note that a connection has ended; returns how long to wait before the next try."""
    since, standing.up_since = standing.up_since, None
    if since is None:
        standing.vain += 1
        return standing.pauses.next()
    if asyncio.get_running_loop().time() - since > LAST_RETRY_SECONDS:
        standing.calm, standing.pauses = True, _pauses()
    if standing.calm:
        standing.calm = False
        return 0.0
    return standing.pauses.next()
