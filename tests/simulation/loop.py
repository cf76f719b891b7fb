"""An event loop ruled by a seed: it draws what runs next from what is ready, and has its own time."""

import asyncio
import heapq
import random
from collections import deque
from collections.abc import Callable
from contextvars import Context, ContextVar
from typing import Any, TypeVar

T = TypeVar("T")

# A step of the loop takes a moment, so that close timers fall due between two steps.
STEP_SECONDS = 20e-6
LONGEST_WORK_SECONDS = 0.02


class Life:
    """One life of a process, from its start to its death: everything running in it dies with it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.dead = False
        self.asleep: list[asyncio.Handle] | None = None
        """What it would have done since it fell asleep; None while it's awake."""


LIFE: ContextVar[Life | None] = ContextVar("LIFE", default=None)
"""The owner of a callback; None for Discord and for people."""


class StandstillError(Exception):
    """A task waits, and nothing will ever happen again."""


class SeededLoop(asyncio.BaseEventLoop):
    def __init__(self, chance: random.Random, wildness: float) -> None:
        """`wildness` is how often something else goes first than what was ready first, from 0 to 1."""
        super().__init__()
        self._chance = chance
        self._wildness = wildness
        self._passed = 0.0
        self._ready: deque[asyncio.Handle]
        self._scheduled: list[asyncio.TimerHandle]
        self.steps = 0
        self._buried: list[asyncio.Handle] = []
        self.failures: list[dict[str, Any]] = []
        self.set_exception_handler(lambda _loop, context: self.failures.append(context))

    def time(self) -> float:
        return self._passed

    def run_in_executor(  # type: ignore[override] # the stubs know of coroutines in it, asyncio does not
        self, _executor: Any, func: Callable[..., T], *args: Any
    ) -> asyncio.Future[T]:
        """Other threads work for a while too; their results come at once when that is over."""
        future: asyncio.Future[T] = self.create_future()

        def work() -> None:
            if future.done():
                return
            try:
                future.set_result(func(*args))
            except Exception as error:  # noqa: BLE001 - it is told to whoever waits for it
                future.set_exception(error)

        self.call_later(self._chance.random() * LONGEST_WORK_SECONDS, work)
        return future

    def _run_once(self) -> None:
        while self._scheduled and self._scheduled[0].cancelled():
            heapq.heappop(self._scheduled)
        if not self._ready:
            if not self._scheduled:
                raise StandstillError
            self._passed = max(self._passed, self._scheduled[0].when())
        while self._scheduled and self._scheduled[0].when() <= self._passed:
            self._ready.append(heapq.heappop(self._scheduled))
        handle = self._next()
        life = _life_of(handle)
        if life is not None and life.dead:
            self._buried.append(handle)
        elif life is not None and life.asleep is not None:
            life.asleep.append(handle)
        elif not handle.cancelled():
            self.steps += 1
            self._passed += STEP_SECONDS
            handle._run()
        handle = None  # type: ignore[assignment] # an exception in it would be kept alive by this frame

    def wake(self, life: Life) -> None:
        """Let a sleeping process go on where it was."""
        self._ready.extend(life.asleep or ())
        life.asleep = None

    def exhume(self) -> None:
        """Let what has died with a process end, once no one looks any more."""
        self._ready.extend(self._buried)
        self._buried.clear()

    def forget(self, kind: type) -> None:
        """From now on, methods of objects of this kind aren't called any more."""
        for handle in (*self._ready, *self._scheduled):
            callback = handle._callback  # type: ignore[attr-defined] # asyncio's own, and the only way to know whose it is
            if isinstance(getattr(callback, "__self__", None), kind):
                handle.cancel()

    def run_out(self) -> None:
        """Do what is ready, until nothing is."""
        while self._ready:
            self._run_once()

    def _next(self) -> asyncio.Handle:
        if len(self._ready) == 1 or self._chance.random() >= self._wildness:
            return self._ready.popleft()
        which = self._chance.randrange(len(self._ready))
        handle = self._ready[which]
        del self._ready[which]
        return handle

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """It is left out when its time comes."""

    def _write_to_self(self) -> None:
        """No sleeper has to be woken, for example for a generator that was left half read."""

    def _process_events(self, event_list: Any) -> None:
        """There are none: nothing here comes from outside."""


def _life_of(handle: asyncio.Handle) -> Life | None:
    context: Context = handle._context  # type: ignore[attr-defined] # asyncio's own, and the only way to know whose it is
    return context.get(LIFE)
