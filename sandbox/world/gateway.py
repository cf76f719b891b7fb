"""The gateway, version 10.

Source: https://discord.com/developers/docs/events/gateway
"""

import asyncio
import json
import secrets
from collections import deque
from dataclasses import dataclass, field

from sandbox.ground.clock import WorldClock
from sandbox.ground.models import DM, Channel, Json
from sandbox.ground.state import WorldState
from sandbox.world.intents import censor, wanted_by
from sandbox.world.journal import Journal

DISPATCH, RECONNECT = 0, 7
# How long Discord keeps a session that lost its socket is not documented; resuming after it fails anyway.
SESSION_LIVES_SECONDS = 180.0
STARTS_A_DAY = 1000
A_DAY = 86_400.0


class Connection:
    """What is still to be written on one socket: payloads, and finally the code to close it with."""

    def __init__(self) -> None:
        self.queue: asyncio.Queue[str | int] = asyncio.Queue()
        self.dropped = False

    def send(self, payload: Json) -> None:
        self.queue.put_nowait(json.dumps(payload))

    def close(self, code: int) -> None:
        self.dropped = True
        self.queue.put_nowait(code)


@dataclass
class Session:
    intents: int
    shard: tuple[int, int]
    id: str = field(default_factory=lambda: secrets.token_hex(16))
    sequence: int = 0
    sent: deque[Json] = field(default_factory=lambda: deque(maxlen=2000))
    connection: Connection | None = None
    lost_at: float = 0.0

    def takes(self, guild_id: int | None) -> bool:
        number, total = self.shard
        # Everything that belongs to no guild arrives on shard 0.
        return number == (0 if guild_id is None else (guild_id >> 22) % total)

    def dispatch(self, event: str, data: Json) -> None:
        self.sequence += 1
        # A snapshot: an event stays as it was when it was sent, even if it's delivered late.
        payload = json.loads(json.dumps({"op": DISPATCH, "t": event, "s": self.sequence, "d": data}))
        self.sent.append(payload)
        if self.connection is not None:
            self.connection.send(payload)


@dataclass
class HangUp:
    """Closes connections as soon as they IDENTIFY or RESUME; `hits` counts them."""

    code: int | None
    shard: int | None
    times: int | None
    hits: int = 0

    def strikes(self, shard: int | None) -> bool:
        due = self.times is None or self.hits < self.times
        due = due and self.shard in (None, shard)
        self.hits += due
        return due


class Gateway:
    """The connected sessions, which hear of events."""

    def __init__(self, store: WorldState, clock: WorldClock, journal: Journal) -> None:
        self.refusing = False
        self.unavailable: set[int] = set()
        """Guilds that Discord only says exist."""
        self.sessions: dict[str, Session] = {}
        self.identified = 0
        self.turned_away = 0
        """How many asked to identify before it was their turn."""
        self.resumed = 0
        self.starts_left = STARTS_A_DAY
        """How many more sessions may start. One too many, and Discord resets the bot's token."""
        self.starts_reset_at = clock.now() + A_DAY
        self.hang_ups: list[HangUp] = []
        self.spoiled: Json = {}
        """Replaces these keys of every guild that a session is told about at its start."""
        self.connections: set[Connection] = set()
        # Seconds since 1970, by the shard's turn.
        self.last_identify: dict[int, float] = {}
        self._store = store
        self._clock = clock
        self._journal = journal

    def seconds_until_more_starts(self) -> float:
        """How long `starts_left` has to last."""
        now = self._clock.now()
        if now >= self.starts_reset_at:
            self.starts_left, self.starts_reset_at = STARTS_A_DAY, now + A_DAY
        return self.starts_reset_at - now

    def dispatch(self, event: str, data: Json, *, guild_id: int | None, place: Channel | None = None) -> None:
        """Send `event` to every session that wants it; a bot that can't see `place` doesn't get it."""
        store = self._store
        if place is not None and not store.can(store.bot.id, place, "view_channel"):
            return
        if guild_id is not None and store.bot.id not in store.guilds[guild_id].members:
            return
        self._forget_lost()
        self._journal.observe("event", event, "", 0, data)
        is_dm = place is not None and place.type == DM
        is_own = data.get("user", {}).get("id") == str(store.bot.id)
        for session in self.sessions.values():
            if session.takes(guild_id) and wanted_by(session.intents, event, is_dm=is_dm, is_own=is_own):
                session.dispatch(event, censor(session.intents, event, data, store.bot.id, is_dm=is_dm))

    def connected(self) -> list[Session]:
        return [s for s in self.sessions.values() if s.connection is not None]

    def drop(self, code: int = 4000, *, forget: bool = False, shard: int | None = None) -> None:
        """Close every connection, or that of a shard; with `forget` no session can be resumed."""
        spared = {each.connection for each in self.connected() if shard not in (None, each.shard[0])}
        if forget:
            self.sessions.clear()
        for connection in self.connections - spared:
            connection.close(code)

    def hang_up(self, code: int | None, *, shard: int | None = None, times: int | None = None) -> HangUp:
        """Close with `code` after every IDENTIFY or RESUME of this shard, or of all, but at most `times`.

        Without a code, say nothing more instead.
        """
        self.hang_ups.append(HangUp(code, shard, times))
        return self.hang_ups[-1]

    def hangs_up(self, connection: Connection, shard: int | None) -> bool:
        """True if a planned hang-up has struck this shard's connection."""
        struck = next((each for each in self.hang_ups if each.strikes(shard)), None)
        if struck is not None and struck.code is not None:
            connection.close(struck.code)
        return struck is not None

    def ask_to_reconnect(self) -> None:
        for session in self.connected():
            if session.connection is not None:
                session.connection.send({"op": RECONNECT, "d": None})

    def _forget_lost(self) -> None:
        limit = self._clock.now() - SESSION_LIVES_SECONDS
        for session in list(self.sessions.values()):
            if session.connection is None and session.lost_at < limit:
                del self.sessions[session.id]

    def session_of(self, connection: Connection) -> Session | None:
        return next((s for s in self.sessions.values() if s.connection is connection), None)

    def lost(self, connection: Connection, *, for_good: bool) -> None:
        """The socket is gone; unless `for_good`, its session can be resumed for a while."""
        self.connections.discard(connection)
        for session in [s for s in self.sessions.values() if s.connection is connection]:
            session.connection, session.lost_at = None, self._clock.now()
            if for_good:
                del self.sessions[session.id]
