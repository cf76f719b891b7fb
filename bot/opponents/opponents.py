"""Plays the bots' seats."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from secrets import randbits

from cachetools import LRUCache

from bot.kit.clock import Clock
from bot.kit.processes import NoAnswerError, Processes, StoppedError
from bot.matches.live import LiveMatches
from bot.matches.loaded import LoadedMatch
from bot.matches.lobby import Lobby
from bot.matches.refusal import RefusedError
from bot.opponents.tempo import tempo
from bot.settings import Settings
from bot.turns.timing import is_paused
from db.model.matches import Seat, Status
from db.store import Store
from hockey.game import Move
from minds.deciding import decide
from minds.levels import Level
from minds.memory import Memory, recall

log = logging.getLogger(__name__)

SEATS_KEPT = 256
SEED_BITS = 64
# A process that takes longer hangs. The slowest level takes a tenth of it on a slow machine.
LONGEST_SECONDS = 5.0


def system_seed() -> int:
    return randbits(SEED_BITS)


class Opponents:
    def __init__(
        self,
        store: Store,
        matches: LiveMatches,
        lobby: Lobby,
        clock: Clock,
        settings: Settings,
        thinking: Processes,
        *,
        think: Callable[..., Move] = decide,
        seed: Callable[[], int] = system_seed,
        longest: float = LONGEST_SECONDS,
    ) -> None:
        """`think` chooses moves in other processes, and may take this many seconds."""
        self._store = store
        self._matches = matches
        self._lobby = lobby
        self._clock = clock
        self._thinking = thinking
        self._think = think
        self._seed = seed
        self._longest_seconds = longest
        self._usual_seconds = settings.opponent_time.total_seconds()
        self._memories: LRUCache[tuple[int, int], Memory] = LRUCache(SEATS_KEPT)

    async def look(self, loaded: LoadedMatch) -> float | None:
        """Move if a bot must; returns when to look again (UTC seconds), None to wait for a change."""
        minds = loaded.match.minds
        if loaded.match.status is Status.OPEN:
            # The process that asked them may have stopped halfway.
            await self._lobby.agree(loaded.id, [seat.player_id for seat in minds if not seat.accepted])
        if loaded.match.status is not Status.RUNNING or is_paused(loaded):
            return None
        dues = [await self._move(loaded, seat) for seat in minds if loaded.to_act(seat.seat)]
        return min((due for due in dues if due is not None), default=None)

    async def _move(self, loaded: LoadedMatch, seat: Seat) -> float | None:
        due = loaded.turn_of(seat.seat).since + tempo(loaded, seat.seat, self._usual_seconds)
        if self._clock.now() < due:
            return due
        key, decision = (loaded.id, seat.seat), loaded.game.decision(loaded.state, seat.seat)
        known = self._memories.get(key)
        memory = (
            known.after(loaded.view(seat.seat)) if known else await memory_of(self._store, loaded, seat.seat)
        )
        self._memories[key] = memory
        with suppress(RefusedError, StoppedError):
            move = await self._choose(loaded, seat, memory)
            await self._matches.of(loaded.id).choose_for(seat.seat, decision, move)
        return None

    async def _choose(self, loaded: LoadedMatch, seat: Seat, memory: Memory) -> Move:
        """The move of a seat that is to move now; a quick one if thinking failed. StoppedError."""
        asked, level = (loaded.game, loaded.view(seat.seat), memory), Level(seat.level or "")
        try:
            return await self._thinking.ask(
                self._think, *asked, level, self._seed(), longest=self._longest_seconds
            )
        except StoppedError:
            raise
        except NoAnswerError as error:
            # The match must go on, whatever a bot or its process did.
            log.error("match %s: the %s could not think (%s)", loaded.id, level, error)  # noqa: TRY400 - where it was asked says nothing
            return await asyncio.to_thread(decide, *asked, Level.PRO, self._seed())


async def memory_of(store: Store, loaded: LoadedMatch, seat: int) -> Memory:
    """The memory of a seat that was there from the start. What it never saw isn't in it."""
    log = await store.matches.log(loaded.id)
    moves = [(entry.seat, entry.move) for entry in log if entry.ply < loaded.ply]
    memory = await asyncio.to_thread(recall, loaded.game, loaded.match.options, moves, seat)
    return memory.after(loaded.view(seat))
