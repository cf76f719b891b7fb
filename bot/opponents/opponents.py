"""Looks after the seats that a mind plays."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field

from bot.kit.clock import Clock
from bot.kit.lru import Lru
from bot.matches.desk import Desk
from bot.matches.loaded import LoadedMatch
from bot.matches.lobby import Lobby
from bot.matches.refusal import RefusedError
from bot.opponents.tempo import tempo
from bot.opponents.thinking import Thinking
from bot.settings import Settings
from bot.turns.timing import is_paused
from db.model.matches import Seat, Status
from db.store import Store
from hockey.game import Move
from minds.levels import Level
from minds.memory import Memory, recall

SEATS_KEPT = 256


@dataclass(frozen=True, slots=True)
class Intent:
    """The move that a seat is about to make, its `decision`-th."""

    decision: int
    move: Move = field(repr=False)


@dataclass(slots=True, weakref_slot=True)
class Head:
    """What a seat has in mind: what it remembers, None before that was looked up, and what it intends."""

    memory: Memory | None = field(default=None, repr=False)
    intent: Intent | None = None


class Opponents:
    def __init__(
        self,
        store: Store,
        desk: Desk,
        lobby: Lobby,
        clock: Clock,
        settings: Settings,
        thinking: Thinking,
    ) -> None:
        self._store = store
        self._desk = desk
        self._lobby = lobby
        self._clock = clock
        self._thinking = thinking
        self._usual_seconds = settings.opponent_time.total_seconds()
        self._heads: Lru[tuple[int, int], Head] = Lru(SEATS_KEPT)

    async def look(self, loaded: LoadedMatch) -> float | None:
        """Move where a mind is waited for; when to look again (UTC seconds), None for not before a change."""
        minds = [seat for seat in loaded.match.seats if seat.level is not None]
        if loaded.match.status is Status.OPEN:
            await self._accept(loaded, minds)
        if loaded.match.status is not Status.RUNNING or is_paused(loaded):
            return None
        dues = [await self._move(loaded, seat) for seat in minds if loaded.to_act(seat.seat)]
        return min((due for due in dues if due is not None), default=None)

    async def close(self) -> None:
        await self._thinking.close()

    async def _accept(self, loaded: LoadedMatch, minds: list[Seat]) -> None:
        """A mind always wants to play, whoever was stopped half way through asking it."""
        for seat in minds:
            if not seat.accepted:
                with suppress(RefusedError):
                    await self._lobby.accept(loaded.id, seat.player_id)

    async def _move(self, loaded: LoadedMatch, seat: Seat) -> float | None:
        key, decision = (loaded.id, seat.seat), loaded.game.decision(loaded.state, seat.seat)
        head = self._heads.get(key) or self._heads.put(key, Head())
        if head.intent is None or head.intent.decision != decision:
            head.memory = await self._remember(loaded, seat.seat, head.memory)
            move = await self._thinking.choose(loaded, seat.seat, head.memory, Level(seat.level or ""))
            head.intent = Intent(decision, move)
        due = loaded.turn_of(seat.seat).since + tempo(loaded, seat.seat, self._usual_seconds)
        if self._clock.now() < due:
            return due
        with suppress(RefusedError):
            await self._desk.choose_for(loaded.id, seat.seat, decision, head.intent.move)
        return None

    async def _remember(self, loaded: LoadedMatch, seat: int, memory: Memory | None) -> Memory:
        """What a seat remembers now; without a memory, what it would if it had been there from the start."""
        if memory is None:
            log = await self._store.matches.log(loaded.id)
            moves = [(entry.seat, entry.move) for entry in log if entry.ply < loaded.ply]
            memory = await asyncio.to_thread(recall, loaded.game, loaded.match.options, moves, seat)
        return memory.after(loaded.view(seat))
